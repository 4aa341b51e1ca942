// The rule book: it stands in the game's catalogue in reading order, clause by clause.
import { rulesOf, t } from '$lib/texts';

export interface Clause {
  /** As the rule book names it. */
  id: string;
  text: string;
}

export interface Chapter {
  /** `chapter-turn`: its place on the page. */
  key: string;
  title: string;
  clauses: Clause[];
}

/** A `rule-…` belongs to the `chapter-…` above it. */
export function ruleBook(game: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const key of rulesOf(game)) {
    if (key.startsWith('chapter-')) chapters.push({ key, title: t(key), clauses: [] });
    if (key.startsWith('rule-'))
      chapters.at(-1)?.clauses.push({ id: key.slice('rule-'.length), text: t(key) });
  }
  return chapters;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
    .replace(/œ/g, 'oe');

const wordsOf = (question: string) => plain(question).split(/\s+/).filter(Boolean);

/** Does every word of the question occur? Accents and case do not matter. */
export function occurs(question: string, where: string): boolean {
  const text = plain(where);
  return wordsOf(question).every((word) => text.includes(word));
}

/** The clauses in which the question occurs, or in what stands `beside` them. */
export function search(
  book: Chapter[],
  question: string,
  beside: (clause: string) => string = () => '',
): Chapter[] {
  return book
    .map(({ key, title, clauses }) => ({
      key,
      title,
      clauses: clauses.filter(({ id, text }) =>
        occurs(question, `${id} ${title} ${text} ${beside(id)}`),
      ),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** The same text, cut where words of the question begin and end. */
export function marked(text: string, question: string): { text: string; found: boolean }[] {
  const signs = [...text];
  const places: number[] = []; // of every plain letter, the sign it comes from
  const letters = signs.map((sign, place) => {
    const written = plain(sign);
    places.push(...Array<number>(written.length).fill(place));
    return written;
  });
  const lit = new Set<number>();
  for (const word of wordsOf(question))
    for (let at = letters.join('').indexOf(word); at >= 0;) {
      for (let n = at; n < at + word.length; n++) lit.add(places[n] as number);
      at = letters.join('').indexOf(word, at + word.length);
    }
  const parts: { text: string; found: boolean }[] = [];
  signs.forEach((sign, place) => {
    const found = lit.has(place);
    const last = parts.at(-1);
    if (last?.found === found) last.text += sign;
    else parts.push({ text: sign, found });
  });
  return parts;
}
