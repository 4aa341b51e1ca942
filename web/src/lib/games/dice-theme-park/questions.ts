// What is asked of somebody, by how it is answered.

/** What is done at a tap and can be taken back until the phase is finished. */
export const FREELY = new Set([
  'improve',
  'operate',
  'send-visitor',
  'walk-next',
  'walk-anywhere',
  'stand-mascot',
  'work-mascot',
  'second-nudge',
  'replant-facility',
  'alight-somewhere',
]);
/** Of these, what goes on until it is finished; the others a tap answers. */
export const FINISHED = new Set(['improve', 'operate']);
/** Chosen unseen: where several share a device, a curtain hangs before it. */
export const SECRET = new Set([
  'choose-administrator',
  'choose-skill',
  'choose-tile',
  'choose-first-site',
  'plan-round',
  'swap-staff',
]);
/** What a tap on a hex would have meant, for the reason why not. */
export const MEANT: Record<string, string> = {
  'walk-next': 'stroll-to',
  'walk-anywhere': 'tour-to',
  'stand-mascot': 'stand',
  'replant-facility': 'replant',
  'alight-somewhere': 'alight',
  expand: 'at',
  'place-tile': 'at',
  'place-salvaged': 'at',
  'salvage-tile': 'at',
  'choose-tile': 'open',
  'choose-first-site': 'open',
};
