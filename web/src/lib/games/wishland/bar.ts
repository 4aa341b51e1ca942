// What the action bar says, and which buttons it has besides Confirm.
import { winning } from '$lib/table/outcome';
import type { Said } from '$lib/table/wording';
import { listed, t } from '$lib/texts';
import type { Around } from './around.svelte';
import type { Move } from './model';
import { nameOf } from './words';

export function barSentence(here: Around): Said {
  const { table, people, scene, looks } = here;
  if (scene && 'told' in scene)
    return { text: here.words.sentence(scene.told, people), bold: [people.name(scene.seat)] };
  if (table.phase === 'over')
    return {
      text: winning(table.outcome, people),
      bold: (table.outcome?.winners ?? []).map(people.name),
    };
  if (here.live && looks.actor !== null) return asked(here, people.name(looks.actor));
  const others = table.deciding.filter(
    ({ seat }) => seat < table.seats.length && seat !== people.you,
  );
  const same = others.every(({ decision }) => decision === others[0]?.decision);
  const names = others.map(({ seat }) => people.name(seat));
  if (others.length > 1 && same)
    return { text: t('wl-awaited', { players: listed(names) }), bold: names };
  return {
    text: others
      .map(({ seat, decision }) => t(`decision-${decision}.other`, { player: people.name(seat) }))
      .join(' '),
    bold: names,
  };
}

function asked(here: Around, player: string): Said {
  const lead = here.seat === here.people.you ? t('wl-lead-me') : t('wl-lead', { player });
  const text = what(here);
  return { text: `${lead} ${text}`, bold: [lead, here.card ? nameOf(here.card) : ''] };
}

function what(here: Around): string {
  const { picked, card, then, mine } = here;
  if (!picked) return t(`wl-ask-${here.question ?? 'wait'}`);
  if (here.outlook?.asks && here.step === null) return t('wl-ask-then-step');
  if (card && then && !here.small)
    return t('wl-ask-open', {
      name: nameOf(card),
      workers: mine.workers - then.workers + gained(here),
      credits: mine.prices[card] ?? here.printedOn(card).cost,
    });
  if (card) return t('wl-ask-open.name', { name: nameOf(card) });
  return t('wl-ask-do', { action: here.words.action(picked.notation, here.people) });
}

/** Workers that come from the reserve with it: what is placed is not what is left. */
function gained({ then, mine }: Around): number {
  return then ? mine.reserve - then.reserve : 0;
}

export function confirmWord(here: Around): string {
  const { picked } = here;
  if (!picked) return t('wl-do-choose');
  if (here.card) return t('wl-do-open');
  const word = `wl-do-${picked.verb}`;
  return t(
    ['advertise', 'recover', 'claim', 'order', 'keep', 'step'].includes(picked.verb)
      ? word
      : 'wl-do-confirm',
  );
}

/** What costs no action and has no picture on the table. */
export function freeMoves({ moves }: Around): Move[] {
  return moves.filter(
    ({ verb, about }) =>
      verb === 'recall' || verb === 'stop' || (verb === 'take' && about === 'none'),
  );
}
