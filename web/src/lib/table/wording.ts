// Sentences from facts: a seat is worded by its player's name, a card with all its forms.
import type { People } from '$lib/table/people';
import { formsOf, has, listed, t, together, type Args } from '$lib/texts';
import type { GameEvent, GameInfo, Seat } from '$lib/wire';

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
  named: Wording['forms'] = (kind, id) => ({
    [kind]: t(`${kind}-${id}`),
    ...Object.fromEntries(
      (forms[kind] ?? []).map((form) => [`${kind}_${form}`, t(`${kind}-${id}.${form}`)]),
    ),
  }),
): Wording {
  function worded(facts: Facts, people: People): Args {
    const said: Args = {};
    for (const [fact, value] of Object.entries(facts)) {
      if (seats.includes(fact))
        said[fact === 'seat' ? 'player' : fact] = people.name(value as Seat);
      else if (fact.endsWith('_by')) said[fact] = value === 0 ? '0' : signed(Number(value));
      else if (forms[fact]) Object.assign(said, named(fact, String(value)));
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

  return { worded, forms: named, sentence };
}

/** The sentences of any game, by what its shelf says of facts; an action is worded from its notation. */
export function wordingOfAny({ things, seat_facts }: GameInfo): Wording & {
  action: (notation: string, people: People) => string;
} {
  const forms = (kind: string, id: string): Args => {
    const key = `${kind}-${id}`;
    const own = formsOf(key).map((form) => [`${kind}_${form}`, t(`${key}.${form}`)]);
    return { [kind]: t(key), ...Object.fromEntries(own) };
  };
  const wording = wordingOf(
    seat_facts,
    Object.fromEntries(things.map((kind) => [kind, []])),
    forms,
  );

  /** `knock ghost > 2`: words that are things of the catalogue, then seats, then pairs of numbers. */
  function action(notation: string, people: People): string {
    const [kind = '', ...words] = notation.split(' ');
    const facts: Facts = {};
    const lists: Record<string, string[]> = {};
    for (const word of words) {
      if (/^\d+$/.test(word)) Object.assign(facts, { seat: Number(word), number: Number(word) });
      const [, one, other] = /^(\d+)-(\d+)$/.exec(word) ?? [];
      if (one && other) Object.assign(facts, { one: Number(one), other: Number(other) });
      for (const thing of things) {
        const id = [word, word.replace(/s$/, '')].find((each) => has(`${thing}-${each}`));
        if (id === undefined) continue;
        facts[thing] = id;
        (lists[`${thing}s`] ??= []).push(`${thing}-${id}`);
      }
    }
    if (!has(`action-${kind}`)) return notation;
    const own = words.filter((word) => has(`action-${kind}.${word}`));
    const said = Object.fromEntries(
      Object.entries(lists).map(([plural, keys]) => [plural, listed(together(keys))]),
    );
    return t([`action-${kind}`, ...own].join('.'), { ...wording.worded(facts, people), ...said });
  }

  /** A game without words yet is told as it is. */
  const sentence = (told: GameEvent, people: People): string =>
    has(`log-${told.event.replaceAll('_', '-')}`)
      ? wording.sentence(told, people)
      : Object.values(wording.worded({ ...told }, people)).join(' ');

  return { ...wording, sentence, action };
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** +2, −1. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A sentence, and the words of it that are set in bold. */
export interface Said {
  text: string;
  bold: readonly string[];
}

/** The same, cut there. */
export function emphasised({ text, bold }: Said): { text: string; bold: boolean }[] {
  let parts = [{ text, bold: false }];
  for (const word of bold.filter(Boolean))
    parts = parts.flatMap((part) => {
      const at = part.bold ? -1 : part.text.indexOf(word);
      if (at < 0) return [part];
      return [
        { text: part.text.slice(0, at), bold: false },
        { text: word, bold: true },
        { text: part.text.slice(at + word.length), bold: false },
      ];
    });
  return parts.filter((part) => part.text);
}

/** The same, cut where somebody is named: whole words only, each time. */
export function named(text: string, names: readonly string[]): { text: string; bold: boolean }[] {
  const known = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  if (known.length === 0) return [{ text, bold: false }];
  const written = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${written.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(whole)
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((part) => part.text);
}
