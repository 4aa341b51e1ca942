// The sentences of Toc toc toc: what a card would do, and what a listener hears of a house.
import { yes, type People } from '$lib/table/people';
import { signed, wordingOf } from '$lib/table/wording';
import { listed, t, together, type Args } from '$lib/texts';
import type { Seat } from '$lib/wire';
import {
  CREATURES,
  count,
  creatureOf,
  gardenOf,
  guestsOf,
  type Card,
  type Creature,
} from './cards';
import { handOf, type Hand, type Table } from './model';
import { effectsIn } from './queue';
import type { Told } from './told';

export const { worded, forms, sentence } = wordingOf(
  ['seat', 'door', 'offerer', 'rival', 'host', 'to'],
  { card: ['bare', 'one', 'the', 'plural', 'short', 'text'], type: ['one', 'plural'] },
);

/** What happened, sentence after sentence. */
export const story = (told: readonly Told[], people: People): string =>
  told.map((each) => sentence({ ...each }, people)).join(' ');

export const cardWords = (card: Card): Args => forms('card', card);
export const typeWords = (creature: Creature): Args => forms('type', creature);

/** « 3 fantômes », « un fantôme ». */
export function counted(number: number, creature: Creature): string {
  return t('tt-guests', { number, ...typeWords(creature) });
}

/** What would come of a card, in the words of what would be told. */
export function effectSentence(events: readonly Told[], table: Table, people: People): string {
  const shown = events.find((told) => told.event === 'revealed');
  const effects = effectsIn(events);
  const [first] = effects;
  if (!shown) return '';
  const names = {
    host: people.name(shown.seat),
    rival: people.name(shown.rival),
    host_you: yes(shown.seat === people.you),
    rival_you: yes(shown.rival === people.you),
  };
  if (!first) return t('tt-effect-choice', names);
  if (first.event === 'no_effect') return t('tt-effect-nothing', names);
  if (first.event === 'joined') {
    const worth = events.findLast((told) => told.event === 'worth' && told.seat === shown.seat);
    const points = worth?.event === 'worth' ? worth.points : 0;
    return t('tt-effect-joins', {
      ...names,
      gain: signed(points - (table.points[shown.seat] ?? 0)),
    });
  }
  const number = effects.reduce((sum, told) => sum + ('number' in told ? told.number : 0), 0);
  const guests = counted(number, creatureOf(first.card) as Creature);
  return t(`tt-effect-${first.event === 'moved' ? 'moves' : 'leaves'}`, {
    ...names,
    number,
    guests,
  });
}

// For those who listen

export function houseLabel(table: Table, seat: Seat, people: People): string {
  const party = table.parties[seat] ?? [];
  const guests = CREATURES.map((creature) => {
    const how = [
      table.guarded[seat]?.includes(creature) && 'guarded',
      table.doubled[seat]?.includes(creature) && 'music',
    ];
    const form = how.filter(Boolean).join('-');
    const number = guestsOf(party, creature).length;
    return t(form ? `a11y-guests.${form}` : 'a11y-guests', { number, ...typeWords(creature) });
  });
  for (const card of new Set(gardenOf(party)))
    guests.push(t('a11y-garden', { number: count(party, card), ...cardWords(card) }));
  const hand = table.hands[seat] as Hand;
  const seen = listed(
    together(
      hand.seen.map((card) => `card-${card}`),
      'one',
    ),
  );
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
