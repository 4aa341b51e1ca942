// The sentences of Scream Machine: what a poster is, where a visitor would go, what would change.
import { yes, type People } from '$lib/table/people';
import { capital, wordingOf } from '$lib/table/wording';
import { listed, t, type Args } from '$lib/texts';
import type { Seat } from '$lib/wire';
import { FAMILIES, costOf, familyOf, valueOf, type Card, type Kind } from './cards';
import {
  comparedBy,
  sideOf,
  visitorsOf,
  worthTo,
  type Change,
  type Outlook,
  type Side,
  type Table,
  type Visitor,
} from './model';

export const { worded, forms, sentence } = wordingOf(['seat', 'first', 'left', 'right', 'rival'], {
  card: ['bare', 'one', 'the', 'short'],
  visitor: ['one', 'the'],
  option: ['the'],
  family: [],
});

export const titleOf = (card: Card): string => t(`card-${card}`);

/** « La Hurleuse, Montagnes russes, valeur 5, coûte 3 actions ». */
export function posterLabel(card: Card): string {
  return t('sm-poster', {
    title: titleOf(card),
    family: t(`family-${familyOf(card)}`),
    value: valueOf(card),
    cost: costOf(card),
  });
}

export const kindName = (kind: Kind): string => t(`visitor-${kind}.bare`);

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
  const place =
    visitor.gap === null
      ? t('sm-visitor-national')
      : t('sm-visitor-local', {
          left: name(visitor.among[0], people),
          right: name(visitor.among[1], people),
        });
  if (visitor.kind === null) return t('sm-visitor-hidden', { place });
  const facts = { place, kind: capital(kindName(visitor.kind)), seen: yes(visitor.hidden) };
  const now = t('sm-visitor', { ...facts, ...who(side, people) });
  if (!change) return now;
  return t('sm-visitor-then', { now, ...who(change.to, people) });
}

function name(seat: Seat | undefined, people: People): string {
  if (seat === undefined) return '';
  return seat === people.you ? t('sm-me') : people.name(seat);
}

/** What a visitor compares, the park he prefers first. */
export function comparison(visitor: Visitor, table: Table, people: People): string {
  const { kind, among } = visitor;
  const label = visitorLabel(visitor, sideOf(visitor, table), null, people);
  if (kind === null) return label;
  const parks = comparedBy(kind, among, table).map(({ seat, value }) =>
    t('sm-compared', { player: capital(name(seat, people)), value }),
  );
  return t('sm-comparison', { label, parks: parks.join(', ') });
}

/** One family whose sum a outlook changes, and the ticket. */
export interface Shift {
  kind: Kind;
  from: number;
  to: number;
}

export function shiftsOf({ before, after, seat }: Outlook): Shift[] {
  const of = (kind: Kind): Shift => ({
    kind,
    from: worthTo(kind, seat, before),
    to: worthTo(kind, seat, after),
  });
  return [...FAMILIES, 'cheapskate' as const].map(of).filter(({ from, to }) => from !== to);
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
      t('sm-would-move', { kind: capital(kindName(visitor.kind as Kind)), ...who(to, people) }),
    ),
    outlook.changes.size === 0 && card ? t('sm-nobody-moves') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a listener hears when a turn begins: actions, hand, and how many visitors would come now. */
export function turnSentence(table: Table, seat: Seat, winning: number): string {
  const hand = (table.hands[seat]?.cards ?? []).map(titleOf);
  return t('sm-your-turn', {
    actions: table.actions,
    hand: listed(hand),
    cards: hand.length,
    winning,
    visitors: visitorsOf(table).length,
  });
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

/** A sentence cut at some of its words, so that those can be set in bold. */
export function emphasised(
  text: string,
  words: readonly string[],
): { text: string; bold: boolean }[] {
  let parts = [{ text, bold: false }];
  for (const word of words.filter(Boolean))
    parts = parts.flatMap((part) => {
      const at = part.bold ? -1 : part.text.indexOf(word);
      if (at < 0) return [part];
      const end = at + word.length;
      return [
        { text: part.text.slice(0, at), bold: false },
        { text: word, bold: true },
        { text: part.text.slice(end), bold: false },
      ];
    });
  return parts.filter((part) => part.text);
}
