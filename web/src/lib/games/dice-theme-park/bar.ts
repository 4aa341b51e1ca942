// What the action bar says, and the keys it holds where something is not tapped on the map.
import { listed, t, together } from '$lib/texts';
import { duelOf } from './alone';
import { winning } from './announce';
import type { Around } from './around.svelte';
import { colourOf, turned, valueOf, type Move } from './model';
import type { Die, Staff } from './told';
import { fittingName, nameOf } from './words';

export interface Said {
  lead: string;
  text: string;
}

export function barSentence(here: Around): Said {
  const { table, people, scene, question, fields } = here;
  if (scene?.kind === 'reveal' && scene.after.fields.solo)
    return { lead: duelOf(here, scene.after).lead, text: t('dp-duel-then') };
  if (scene) return { lead: '', text: sceneSaid(here) };
  if (table.phase === 'over') return { lead: t('dp-well-played'), text: winning(here) };
  if (question) return asked(here, question);
  const others = table.deciding.filter(
    ({ seat }) => seat < table.seats.length && seat !== people.you,
  );
  const [first] = others;
  if (!first) return { lead: '', text: '' };
  const names = listed(others.map(({ seat }) => people.name(seat)));
  if (others.length > 1 || fields.finished[here.seat])
    return { lead: t('dp-waiting'), text: t('dp-awaited', { players: names }) };
  return {
    lead: '',
    text: t(`decision-${first.decision}.other`, { player: people.name(first.seat) }),
  };
}

function sceneSaid(here: Around): string {
  const { scene } = here;
  if (!scene) return '';
  if (scene.kind === 'reveal') return t('dp-revealing');
  if (scene.kind === 'round') return t('dp-round-told', { round: scene.before.fields.round });
  if (scene.kind === 'stars') return t('dp-scoring');
  return here.words.sentence(scene.told, here.people);
}

function asked(here: Around, question: string): Said {
  const lead = (key: string, args = {}) => ({ lead: t(key, args), text: t(`${key}.more`, args) });
  const { outlook, tile, site, picked } = here;
  if (here.trying && !here.holding && (question === 'operate' || question === 'improve'))
    return lead('dp-ask-trial');
  switch (question) {
    case 'plan-round':
      if (!outlook) return lead('dp-ask-plan', { number: 2 - here.staff.length });
      return lead('dp-ask-planned', {
        staff: listed(together(here.staff.map((staff) => `staff-${staff}`))),
        sum: outlook.sum,
        money: outlook.money,
      });
    case 'take-monorail':
      return lead('dp-ask-train', { number: here.of('welcome').length });
    case 'expand':
      if (tile) return lead(site ? 'dp-ask-here' : 'dp-ask-where', { name: nameOf(tile) });
      if (here.moves.length === 1) return lead('dp-ask-no-build');
      return lead(picked ? 'dp-ask-recruit' : 'dp-ask-build');
    case 'choose-tile':
      return tile
        ? lead(site ? 'dp-ask-here' : 'dp-ask-where', { name: nameOf(tile) })
        : lead('dp-ask-keep');
    case 'improve':
      if (!here.facility) return lead('dp-ask-improve');
      return lead('dp-ask-fit', { name: fittingName(here.facility) });
    case 'replant-facility': {
      const { facility = 'kiosk' } = here.fields.replanting[here.seat] ?? {};
      return lead('dp-ask-replant', { name: fittingName(facility) });
    }
    case 'operate':
      if (here.from) return lead('dp-ask-which');
      if (here.aid) return lead(ASKED[here.aid]);
      return lead('dp-ask-operate');
    case 'send-visitor':
      return here.leaving
        ? lead('dp-ask-send', { die: t(`die-${here.leaving}`) })
        : lead('dp-ask-wave');
    default:
      return { lead: '', text: t(`decision-${question}`) };
  }
}

const ASKED = { plan: 'dp-ask-map', guide: 'dp-ask-guide', gamble: 'dp-ask-gamble' };

// Keys: a die, a word, and what it does

export interface Key {
  notation: string;
  die: Die | null;
  label: string;
  /** Set on the key beside the die: « +1 ». */
  sign: string;
}

const SIGNS: Record<string, string> = {
  lift: '+1',
  hoist: '+2',
  raise: '+1',
  lower: '−1',
  boost: '+2',
  drop: '−2',
  'nudge-up': '+1',
  'nudge-down': '−1',
};
/** What ends a question without doing anything. */
export const REFUSING = ['decline', 'farewell', 'pass', 'enough', 'wave', 'keep-staff', 'stroll'];
/** Done by tapping the map, the cards or the tray. */
const DRAWN = new Set([
  ...REFUSING,
  ...['pick', 'welcome', 'build', 'keep', 'salvage', 'at', 'open', 'recruit', 'train', 'turn'],
  ...['install', 'dismantle', 'buy', 'finish', 'activate', 'direct', 'send', 'plan', 'guide'],
  ...['stroll-to', 'tour-to', 'stand', 'mascot', 'draw', 'appoint', 'learn'],
  ...['add', 'uproot', 'replant', 'alight', 'gamble'],
]);

export function keysOf(here: Around): Key[] {
  return here.moves.filter(({ verb }) => !DRAWN.has(verb)).map((move) => keyOf(here, move));
}

function keyOf(here: Around, { notation, verb, words }: Move): Key {
  const die = words.find((word) => /^(blue|green|yellow)-\d$/.test(word)) as Die | undefined;
  const moving = here.fields.moving[here.seat];
  const face = verb === 'face' && moving ? turned(moving.die, Number(words[0])) : null;
  const where = words[1] && here.park.tiles[words[1] as keyof typeof here.park.tiles];
  const aside = where ? t(`dp-short-${where}`) : verb === 'dye' ? t(`colour-${words[1]}`) : '';
  return {
    notation,
    die: die ?? face,
    label: labelOf(here, notation),
    sign: SIGNS[verb] ?? (aside || own(verb, words)),
  };
}

const WORDED = new Set([
  ...['cash', 'cheer', 'hurry', 'tint', 'with', 'spare', 'flip'],
  ...['reroll', 'roll', 'honour', 'mean-vip', 'mean-other'],
]);

/** A key without a die says its word. */
function own(verb: string, words: string[]): string {
  if (verb === 'swap') return words.map((staff) => t(`staff-${staff as Staff}`)).join(' / ');
  if (verb === 'leave') return t(`staff-${words[0] as Staff}`);
  const key = `dp-key-${verb}`;
  return WORDED.has(verb) ? t(key) : '';
}

function labelOf(here: Around, notation: string): string {
  return here.words.action(notation, here.people);
}

/** The six faces for the die picked. */
export function facesOf(here: Around): Die[] {
  const [verb, die] = (here.picked ?? '').split(' ');
  if (verb !== 'turn' || !die) return [];
  return [1, 2, 3, 4, 5, 6].map((value) => `${colourOf(die)}-${value}` as Die);
}

export function confirmWord(here: Around): string {
  const { question, tile, picked, fields } = here;
  if (picked && here.freely) return here.words.action(picked, here.people);
  switch (question) {
    case 'plan-round':
      return t('dp-do-plan');
    case 'take-monorail': {
      const dice = here.train ? (fields.trains[here.train - 1] ?? []) : [];
      return dice.length
        ? t('dp-do-welcome', { values: dice.map(valueOf).join('·') })
        : t('dp-do-welcome-one');
    }
    case 'expand':
      if (here.moves.length === 1) return t('action-pass');
      if (picked) return t('dp-do-recruit', { money: fields.mascot_price[here.seat] ?? 0 });
      return tile ? t('dp-do-build', { money: here.tileOf(tile).cost }) : t('dp-do-build-one');
    case 'draw-visitor':
      return t('action-draw');
    case 'improve':
    case 'operate':
      return t('action-finish');
    default:
      return t('dp-do-confirm');
  }
}
