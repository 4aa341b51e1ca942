// The table of Toc toc toc as a screen needs it: read from a view, no rule decided here.
import type { Outcome, Seat, View } from '$lib/wire';
import {
  CREATURES,
  GUEST_ROLES,
  cardOf,
  count,
  creatureOf,
  guestsOf,
  isGuarded,
  joins,
  worth,
  type Card,
  type Creature,
} from './cards';

export type Decision = 'offer' | 'answer' | 'take-guest' | 'choose-type';

export type Move =
  | { kind: 'knock'; code: number; card: Card; door: Seat }
  | { kind: 'open' | 'refuse'; code: number }
  | { kind: 'take'; code: number; card: Card }
  | { kind: 'send'; code: number; creature: Creature };

export interface Hand {
  /** Absent where the viewer may not look. */
  cards: Card[] | null;
  size: number;
  /** Those all saw drawn (TT-R5); empty without the memory aid. */
  seen: Card[];
}

export interface Table {
  seats: Seat[];
  viewer: Seat | null;
  hands: Hand[];
  parties: Card[][];
  /** Points by source, if the evening ended now, and their sums. */
  sources: Record<string, number>[];
  points: number[];
  turn: Seat;
  keeper: Seat | null;
  /** The card before a door, face down: its name if the viewer laid it there. */
  door: Card | 'hidden' | null;
  revealed: Card | null;
  top: Card | null;
  /** The pile with its top card. */
  pile: number;
  out: Card[];
  box: Card[];
  memory: boolean;
  decider: Seat | null;
  decision: Decision | null;
  /** How many turns have begun. */
  round: number;
  outcome: Outcome | null;
}

type Zone = Card[] | number;

function cardsIn(zone: Zone): Card[] {
  return typeof zone === 'number' ? [] : zone;
}

function sizeOf(zone: Zone): number {
  return typeof zone === 'number' ? zone : zone.length;
}

export function tableOf(view: View): Table {
  const zones = view.zones as Record<string, Zone> & { hand: Zone[]; party: Card[][] };
  const fields = view.fields as {
    turn: Seat;
    keeper: Seat | null;
    points: Record<string, number>[];
    memory: boolean;
    seen?: Card[][] | null;
  };
  const zone = (name: string) => zones[name] ?? [];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const door = cardsIn(zone('door'))[0] ?? (sizeOf(zone('door')) > 0 ? 'hidden' : null);
  const out = cardsIn(zone('out'));
  const [first] = view.deciding;
  const played = zones.party.flat().length + out.length - FIRST_GUESTS * view.seats;
  return {
    seats,
    viewer: view.viewer,
    hands: seats.map((seat) => {
      const hand = zones.hand[seat] ?? 0;
      const cards = typeof hand === 'number' ? null : hand;
      return { cards, size: sizeOf(hand), seen: fields.seen?.[seat] ?? [] };
    }),
    parties: zones.party,
    sources: fields.points,
    points: fields.points.map((sources) => Object.values(sources).reduce((a, b) => a + b, 0)),
    turn: fields.turn,
    keeper: fields.keeper,
    door,
    revealed: cardsIn(zone('revealed'))[0] ?? null,
    top: cardsIn(zone('top'))[0] ?? null,
    pile: sizeOf(zone('pile')) + sizeOf(zone('top')),
    out,
    box: cardsIn(zone('box')),
    memory: fields.memory,
    decider: first?.seat ?? null,
    decision: (first?.decision as Decision | undefined) ?? null,
    round: played + (first ? 1 : 0),
    outcome: view.outcome,
  };
}

const FIRST_GUESTS = 2; // TT-5

/** The same table for whoever passes by: on a shared device nobody's hand lies open. */
export function publicView(view: View): View {
  const hand = (view.zones['hand'] as Zone[]).map(sizeOf);
  const door = sizeOf(view.zones['door'] as Zone);
  return { ...view, viewer: null, options: [], zones: { ...view.zones, hand, door } };
}

/** Option codes as moves, by the game's list of notations. */
export function movesOf(options: readonly number[], notations: readonly string[]): Move[] {
  return options.flatMap((code) => moveOf(code, notations[code] ?? '') ?? []);
}

function moveOf(code: number, notation: string): Move | null {
  const [verb, what = '', , door] = notation.split(' ');
  switch (verb) {
    case 'knock':
      return { kind: 'knock', code, card: what as Card, door: Number(door) };
    case 'open':
    case 'refuse':
      return { kind: verb, code };
    case 'take':
      return { kind: 'take', code, card: what as Card };
    case 'send':
      return { kind: 'send', code, creature: what.slice(0, -1) as Creature };
    default:
      return null;
  }
}

/** Who of the two at the door has the card, while the other chooses (TT-R9). */
export function revealerOf(table: Table): Seat {
  return table.decider === table.turn ? (table.keeper ?? table.turn) : table.turn;
}

export function rivalOf(table: Table, seat: Seat): Seat {
  return seat === table.turn ? (table.keeper ?? seat) : table.turn;
}

/** What a card does to the party it is revealed in: for the sentences of a preview. */
export type Effect =
  | { kind: 'joins'; gain: number }
  | { kind: 'nothing' }
  | { kind: 'takes'; creature: Creature; number: number; roles: number }
  | { kind: 'flees' | 'leaves'; creatures: Creature[]; number: number };

export function effectOf(card: Card, party: readonly Card[]): Effect {
  if (joins(card)) return { kind: 'joins', gain: worth([...party, card]) - worth(party) };
  const creature = creatureOf(card);
  if (creature) {
    const number = guestsOf(party, creature).length;
    const roles = GUEST_ROLES.filter((role) => party.includes(cardOf(creature, role))).length;
    return number ? { kind: 'takes', creature, number, roles } : { kind: 'nothing' };
  }
  const creatures = frightened(party);
  const [first] = creatures;
  if (!first) return { kind: 'nothing' };
  const number = guestsOf(party, first).length;
  return { kind: card === 'child' ? 'flees' : 'leaves', creatures, number };
}

/** The most numerous types without a brute (TT-44, TT-R14 to TT-R17). */
export function frightened(party: readonly Card[]): Creature[] {
  const open = CREATURES.filter((creature) => !isGuarded(party, creature));
  const most = Math.max(1, ...open.map((creature) => guestsOf(party, creature).length));
  return open.filter((creature) => guestsOf(party, creature).length === most);
}

/** Both parties after a choice: `take` moves one guest, `send` a whole type, or sends it home. */
export function afterChoice(
  move: Move,
  card: Card,
  party: readonly Card[],
  rival: readonly Card[],
): { party: Card[]; rival: Card[] } {
  if (move.kind !== 'take' && move.kind !== 'send') return { party: [...party], rival: [...rival] };
  const gone = move.kind === 'take' ? [move.card] : guestsOf(party, move.creature);
  const rest = [...party];
  for (const guest of gone) rest.splice(rest.indexOf(guest), 1);
  return { party: rest, rival: card === 'taxi' ? [...rival] : [...rival, ...gone] };
}

/** All cards this viewer knows the place of; the others were never seen (TT-R5). */
export function known(table: Table): Card[] {
  const hands = table.hands.flatMap((hand) => hand.cards ?? hand.seen);
  const shown = [table.revealed, table.top, table.door === 'hidden' ? null : table.door];
  const alone = shown.filter((card): card is Card => card !== null);
  return [...hands, ...alone, ...table.parties.flat(), ...table.out, ...table.box];
}

export interface Mini {
  card: Card | null;
  /** A card of this hand lies face down before a door: any of them, for all one knows. */
  atDoor: boolean;
}

/** A hand as everybody may picture it: seen cards, unknown ones, the one before a door. */
export function minisOf(table: Table, seat: Seat): Mini[] {
  const hand = table.hands[seat] as Hand;
  const laid = table.door !== null && table.turn === seat;
  const unknown = hand.size - hand.seen.length; // one less than none if the laid card was seen too
  return [
    ...hand.seen.map((card) => ({ card, atDoor: false })),
    ...Array.from({ length: Math.max(0, unknown) }, () => ({ card: null, atDoor: false })),
    ...(laid ? [{ card: null, atDoor: true }] : []),
  ];
}

export interface Held {
  card: Card;
  /** All saw it drawn (TT-R5). */
  seen: boolean;
  slot: number;
  /** Stays the same while the card is in this hand. */
  id: string;
}

/** A hand with its seen cards marked, each kind as often as it was seen. */
export function handOf(table: Table, seat: Seat): Held[] {
  const { cards, seen } = table.hands[seat] as Hand;
  const held = cards ?? [];
  return held.map((card, slot) => {
    const earlier = count(held.slice(0, slot), card);
    return { card, seen: earlier < count(seen, card), slot, id: `${card} ${earlier}` };
  });
}

/** Why something is not alive, as the server would put it: reason, clause, facts. */
export interface Why {
  reason: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** Why this seat cannot knock now, or null if it may (TT-13, TT-22, TT-R9). */
export function whyNotNow(table: Table, seat: Seat | null): Why | null {
  if (table.decision === null) return { reason: 'over', rule: 'TT-22', facts: {} };
  if (seat !== null && table.decider === seat && table.decision === 'offer') return null;
  const facts = { seat: table.decider ?? 0 };
  if (table.decider === seat && table.decision === 'answer')
    return { reason: 'open-or-refuse', rule: 'TT-17', facts: {} };
  if (table.keeper === null) return { reason: 'not-your-turn', rule: 'TT-13', facts };
  if (table.decider === seat) return whyNotChosen(table);
  return { reason: 'not-at-the-door', rule: 'TT-R9', facts };
}

function whyNotChosen(table: Table): Why {
  const creature = table.revealed && creatureOf(table.revealed);
  if (table.decision === 'take-guest' && creature)
    return { reason: 'take-a-guest', rule: 'TT-R10', facts: { type: creature } };
  const rule = table.revealed === 'child' ? 'TT-46' : 'TT-49';
  return { reason: 'choose-a-type', rule, facts: {} };
}

/** Points of a hand at the end, by column of the score sheet. */
export interface ScoreLine {
  seat: Seat;
  rank: number;
  total: number;
  columns: {
    creature: Creature;
    panes: { card: Card; number: number }[];
    guests: number;
    doubled: boolean;
    points: number;
  }[];
  scarecrows: number;
}

/** The score sheet, winner first. */
export function scoreSheet(table: Table): ScoreLine[] {
  const { outcome } = table;
  if (!outcome) return [];
  const lines = table.seats.map((seat): ScoreLine => {
    const party = table.parties[seat] ?? [];
    const columns = CREATURES.map((creature) => {
      const guests = guestsOf(party, creature).length;
      const doubled = party.includes(`musician-${creature}`);
      const kinds = GUEST_ROLES.map((role) => cardOf(creature, role));
      const panes = kinds
        .map((card) => ({ card, number: count(party, card) }))
        .filter(({ number }) => number > 0);
      return { creature, panes, guests, doubled, points: guests * (doubled ? 2 : 1) };
    });
    const scarecrows = count(party, 'scarecrow');
    return {
      seat,
      rank: outcome.ranks[seat] ?? 0,
      total: outcome.scores[seat] ?? 0,
      columns,
      scarecrows,
    };
  });
  return lines.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
