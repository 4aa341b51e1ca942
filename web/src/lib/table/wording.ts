// Sentences from facts: a seat is worded by its player's name, a card with all its forms.
import type { People } from '$lib/table/people';
import { has, t, type Args } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';

export type Facts = Record<string, string | number>;

export interface Wording {
  /** The facts of a log sentence or a refusal, ready for the catalogue. */
  worded: (facts: Facts, people: People) => Args;
  /** One thing with all its forms: `card`, `card_one`, `card_the`… */
  forms: (kind: string, id: string) => Args;
  /** An event of the log, as much of it as this seat was told. */
  sentence: (told: GameEvent, people: People) => string;
}

/** `seats`: the facts that are seats; `forms`: those that are things of the catalogue, and their forms. */
export function wordingOf(
  seats: readonly string[],
  forms: Readonly<Record<string, readonly string[]>>,
): Wording {
  const formsOf = (kind: string, id: string): Args => ({
    [kind]: t(`${kind}-${id}`),
    ...Object.fromEntries(
      (forms[kind] ?? []).map((form) => [`${kind}_${form}`, t(`${kind}-${id}.${form}`)]),
    ),
  });

  function worded(facts: Facts, people: People): Args {
    const said: Args = {};
    for (const [fact, value] of Object.entries(facts)) {
      if (seats.includes(fact))
        said[fact === 'seat' ? 'player' : fact] = people.name(value as Seat);
      else if (forms[fact]) Object.assign(said, formsOf(fact, String(value)));
      else said[fact] = value;
    }
    return said;
  }

  function sentence(told: GameEvent, people: People): string {
    const { event, ...facts } = told;
    const key = `log-${event.replaceAll('_', '-')}`;
    const fuller = Object.keys(facts).find((fact) => has(`${key}.${fact}`));
    return t(fuller ? `${key}.${fuller}` : key, worded(facts, people));
  }

  return { worded, forms: formsOf, sentence };
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** +2, −1. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
