// The sentences of Toc toc toc: what a card would do, and what a listener hears of a house.
import { yes, type People } from '$lib/table/people';
import { signed, wordingOf } from '$lib/table/wording';
import { t, type Args } from '$lib/texts';
import type { Seat } from '$lib/wire';
import {
  CREATURES,
  gardenOf,
  guestsOf,
  isDoubled,
  isGuarded,
  count,
  type Card,
  type Creature,
} from './cards';
import { effectOf, handOf, type Hand, type Table } from './model';

export const { worded, forms, sentence } = wordingOf(
  ['seat', 'door', 'offerer', 'rival', 'host', 'to'],
  { card: ['bare', 'one', 'the', 'plural', 'short', 'text'], type: ['one', 'plural'] },
);

export const cardWords = (card: Card): Args => forms('card', card);
export const typeWords = (creature: Creature): Args => forms('type', creature);

export function listed(items: readonly string[], last = 'list-and'): string {
  if (items.length < 2) return items.join('');
  const before = items.slice(0, -1).reduce((a, b) => t('list-next', { before: a, next: b }));
  return t(last, { before, last: items.at(-1) ?? '' });
}

/** « 3 fantômes », « un fantôme ». */
export function counted(number: number, creature: Creature): string {
  return t('tt-guests', { number, ...typeWords(creature) });
}

/** What a card would do at `host`'s, with `rival` at the other side of the door. */
export function effectSentence(
  card: Card,
  party: readonly Card[],
  host: Seat,
  rival: Seat,
  people: People,
): string {
  const effect = effectOf(card, party);
  const names = {
    host: people.name(host),
    rival: people.name(rival),
    host_you: yes(host === people.you),
    rival_you: yes(rival === people.you),
  };
  switch (effect.kind) {
    case 'joins':
      return t('tt-effect-joins', { ...names, gain: signed(effect.gain) });
    case 'nothing':
      return t('tt-effect-nothing', names);
    case 'takes':
      return t('tt-effect-takes', {
        ...names,
        number: effect.number,
        ...typeWords(effect.creature),
      });
    case 'flees':
    case 'leaves': {
      const { number } = effect;
      const guests = listed(
        effect.creatures.map((creature) => counted(number, creature)),
        'list-or',
      );
      return t(`tt-effect-${effect.kind}`, { ...names, number, guests });
    }
  }
}

/** A line spoken or a face made at the door. */
export function uttered(line: string): string {
  return line.startsWith('face-') ? t(line) : t('tt-quote', { line: t(line) });
}

// For those who listen

export function houseLabel(table: Table, seat: Seat, people: People): string {
  const party = table.parties[seat] ?? [];
  const guests = CREATURES.map((creature) => {
    const how = [isGuarded(party, creature) && 'guarded', isDoubled(party, creature) && 'music'];
    const form = how.filter(Boolean).join('-');
    const number = guestsOf(party, creature).length;
    return t(form ? `a11y-guests.${form}` : 'a11y-guests', { number, ...typeWords(creature) });
  });
  for (const card of new Set(gardenOf(party)))
    guests.push(t('a11y-garden', { number: count(party, card), ...cardWords(card) }));
  const hand = table.hands[seat] as Hand;
  const seen = listed(hand.seen.map((card) => t(`card-${card}.one`)));
  return t(seen ? 'a11y-house.seen' : 'a11y-house', {
    player: people.name(seat),
    points: table.points[seat] ?? 0,
    party: apart(guests),
    cards: hand.size,
    seen,
  });
}

export function turnSentence(table: Table, seat: Seat, people: People): string {
  const hand = handOf(table, seat).map(({ card, seen }) =>
    t(seen ? 'a11y-hand-card.seen' : 'a11y-hand-card', cardWords(card)),
  );
  const facts = { player: people.name(seat), hand: apart(hand) };
  return table.top
    ? t('a11y-turn', { ...facts, ...cardWords(table.top) })
    : t('a11y-turn.empty-pile', facts);
}

function apart(items: readonly string[]): string {
  return items.length ? items.reduce((before, next) => t('list-apart', { before, next })) : '';
}
