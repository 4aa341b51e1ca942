// The sentences of Scream Machine: what a poster is, where a visitor would go, what would change.
import { yes, type People } from '$lib/table/people';
import { capital, wordingOf } from '$lib/table/wording';
import { t, together, type Args } from '$lib/texts';
import type { Seat } from '$lib/wire';
import { FAMILIES, KINDS, costOf, familyOf, valueOf, type Card, type Kind } from './cards';
import {
  comparedBy,
  sideOf,
  worthTo,
  type Change,
  type Outlook,
  type Side,
  type Table,
  type Visitor,
} from './model';

export const { worded, sentence } = wordingOf(['seat', 'first', 'left', 'right', 'rival'], {
  card: ['bare', 'one', 'the', 'short'],
  visitor: ['one', 'the'],
  option: ['the'],
  family: [],
});

/** Said by the pictures, or too often to be told. */
export const UNSAID: ReadonlySet<string> = new Set([
  'dealt',
  'row',
  'national',
  'local',
  'hidden_local',
  'round_over',
]);

export const titleOf = (card: Card): string => t(`card-${card}`);

/** « La Hurleuse », « 2 Bûches ». */
export const titlesOf = (cards: readonly Card[]): string[] =>
  together(cards.map((card) => `card-${card}`));

/** « La Hurleuse, Montagnes russes, valeur 5, coûte 3 actions ». */
export function posterLabel(card: Card): string {
  return t('sm-poster', {
    title: titleOf(card),
    family: t(`family-${familyOf(card)}`),
    value: valueOf(card),
    cost: costOf(card),
  });
}

const kindName = (kind: Kind) => capital(t(`visitor-${kind}.bare`));

function who(side: Side, people: People): Args {
  if (side === 'tied' || side === 'unknown') return { side, player: '' };
  return { side: side === people.you ? 'you' : 'seat', player: people.name(side) };
}

/** « Fou de montagnes russes, national : irait chez Hugo ; avec ce choix, chez Léa ». */
export function visitorLabel(
  visitor: Visitor,
  side: Side,
  change: Change | null | undefined,
  people: People,
): string {
  const [left, right] = visitor.among.map((seat) => called(seat, people)) as [string, string];
  const place = t(visitor.gap === null ? 'sm-visitor-national' : 'sm-visitor-local', {
    left,
    right,
  });
  if (visitor.kind === null) return t('sm-visitor-hidden', { place });
  const facts = { place, kind: kindName(visitor.kind), seen: yes(visitor.hidden) };
  const now = t('sm-visitor', { ...facts, ...who(side, people) });
  if (!change) return now;
  return t('sm-visitor-then', { now, ...who(change.to, people) });
}

/** « moi », or the player's name. */
export function called(seat: Seat, people: People): string {
  return seat === people.you ? t('sm-me') : people.name(seat);
}

/** What a visitor compares, the park he prefers first. */
export function comparison(visitor: Visitor, table: Table, people: People): string {
  const { kind, among } = visitor;
  const label = visitorLabel(visitor, sideOf(visitor, table), null, people);
  if (kind === null) return label;
  const parks = comparedBy(kind, among, table).map(({ seat, value }) =>
    t('sm-compared', { player: capital(called(seat, people)), value }),
  );
  return t('sm-comparison', { label, parks: parks.join(', ') });
}

/** The families whose sum a move would change, and the ticket. */
export function shiftsOf({ before, after, seat }: Outlook) {
  const worth = (kind: Kind, table: Table) => worthTo(kind, seat, table);
  return KINDS.map((kind) => ({ kind, from: worth(kind, before), to: worth(kind, after) })).filter(
    ({ from, to }) => from !== to,
  );
}

/** For those who listen, on choosing: cost, sums, who comes, who leaves, who goes elsewhere. */
export function outlookSentence(outlook: Outlook, people: People): string {
  const { move, seat, before } = outlook;
  const card = move.kind === 'build' || move.kind === 'demolish' ? move.cards[0] : null;
  const lead = card
    ? t('sm-choose', { title: titleOf(card), cost: outlook.cost, actions: before.actions })
    : '';
  const sums = shiftsOf(outlook).map(({ kind, from, to }) =>
    kind === 'cheapskate'
      ? t('sm-shift-ticket', { from, to })
      : t('sm-shift', { family: t(`family-${kind}`), from, to }),
  );
  const you = { player: people.name(seat), you: yes(seat === people.you) };
  const { gained, lost } = outlook;
  const elsewhere = [...outlook.changes.values()].filter(
    ({ from, to }) => from !== seat && to !== seat,
  );
  return [
    lead,
    ...sums,
    gained ? t('sm-would-come', { ...you, number: gained }) : '',
    lost ? t('sm-would-leave', { ...you, number: lost }) : '',
    ...elsewhere.map(({ visitor, to }) =>
      t('sm-would-move', { kind: kindName(visitor.kind as Kind), ...who(to, people) }),
    ),
    outlook.changes.size === 0 && card ? t('sm-nobody-moves') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The park in words: « Montagnes russes 8, Vagues 5 ; billet 13 ». */
export function parkLabel(table: Table, seat: Seat, people: People): string {
  const sums = FAMILIES.filter((family) => worthTo(family, seat, table)).map((family) =>
    t('sm-compared', { player: t(`family-${family}`), value: worthTo(family, seat, table) }),
  );
  return t('sm-park', {
    player: people.name(seat),
    you: yes(seat === people.you),
    sums: sums.join(', '),
    empty: yes(sums.length === 0),
    ticket: table.tickets[seat] ?? 0,
  });
}
