// The sentences of Qui paire gagne: what a picture is to me, who is awaited, what a call was worth.
import type { People } from '$lib/table/people';
import { capital, wordingOf } from '$lib/table/wording';
import { has, listed, t } from '$lib/texts';
import type { Seat } from '$lib/wire';
import type { Call, Table } from './model';
import { verdictOf } from './reveal';

export const { worded, sentence } = wordingOf(['seat'], { phase: ['over'] });

export type CardState = 'free' | 'chosen' | 'paired' | 'apple' | 'plain';

/** « Image 3, en paire avec 9. Toucher pour délier. »; the name only where it was asked for. */
export function cardLabel(number: number, state: CardState, partner: number, name = ''): string {
  const picture = t(name ? 'pp-picture.named' : 'pp-picture', { number, name });
  return t(`pp-card.${state}`, { picture, partner });
}

/** « trois », up to eleven; figures beyond. */
export function numeral(number: number): string {
  return has(`pp-numeral-${number}`) ? t(`pp-numeral-${number}`) : String(number);
}

export const namesOf = (seats: readonly Seat[], people: People): string =>
  listed(seats.map((seat) => people.name(seat)));

/** Who has not said « Prêt » yet. */
export function awaited(table: Table): Seat[] {
  const all = table.phase === 'gather' ? table.present : table.playing;
  return all.filter((seat) => !table.ready.includes(seat));
}

/** « Léa lit 4 et 11. Trois mains : Léa, Tom et Zoé. 3 points chacun. » */
export function callSentence(call: Call, table: Table, people: People): string {
  const [one = 0, other = 0] = call.numbers;
  const facts = {
    player: people.name(call.seat),
    one,
    other,
    points: call.points,
    hands: call.hands.length,
    word: capital(numeral(call.hands.length)),
    names: namesOf(call.hands, people),
  };
  const lead = t(call.numbers.length > 1 ? 'pp-reads' : 'pp-reads.apple', facts);
  return `${lead} ${t(`pp-hands.${verdictOf(call, table.playing)}`, facts)}`;
}
