// The rule book: it stands in the game's catalogue in reading order, clause by clause.
import { rulesOf, t } from '$lib/texts';

export interface Clause {
  /** As the rule book names it. */
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** A `rule-…` belongs to the `chapter-…` above it. */
export function ruleBook(game: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const key of rulesOf(game)) {
    if (key.startsWith('chapter-')) chapters.push({ title: t(key), clauses: [] });
    if (key.startsWith('rule-'))
      chapters.at(-1)?.clauses.push({ id: key.slice('rule-'.length), text: t(key) });
  }
  return chapters;
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();

/** The clauses in which every word of the question occurs; accents and case do not matter. */
export function search(book: Chapter[], question: string): Chapter[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return book
    .map(({ title, clauses }) => ({
      title,
      clauses: clauses.filter(({ id, text }) => {
        const where = plain(`${id} ${title} ${text}`);
        return words.every((word) => where.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
