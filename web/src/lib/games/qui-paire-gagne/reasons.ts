// A reason in words: what somebody wrote, or a bot's, which is a sentence of the catalogue.
import { capital } from '$lib/table/wording';
import { has, t } from '$lib/texts';
import type { Note } from '$lib/wire';
import type { Pictures } from './pictures';

/** The same note with its text, also where a bot gave it. */
export function worded(note: Note, pictures: Pictures): Note {
  if (note.text || !note.reason) return note;
  const why = capital(pictures.both(String(note.facts['facet'] ?? '')));
  const brief = `pr-${note.reason}`;
  return { ...note, text: t(has(brief) ? brief : note.reason, { ...note.facts, why }) };
}
