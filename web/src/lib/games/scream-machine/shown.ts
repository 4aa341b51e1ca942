// What every piece of the table is drawn from.
import type { People } from '$lib/table/people';
import type { Seat } from '$lib/wire';
import type { Preview, Table, Visitor } from './model';
import type { Walk } from './walk';

export interface Shown {
  table: Table;
  people: People;
  /** Whose park lies nearest; nobody's for those who watch. */
  me: Seat | null;
  /** What the move chosen would change. */
  preview: Preview | null;
  /** The round is over: visitors are on their way. */
  walk?: Walk | null;
  /** The visitor somebody asked about. */
  looked?: string | null;
  onlook?: ((visitor: Visitor) => void) | undefined;
}
