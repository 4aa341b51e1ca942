// Who is who on this screen: names, marks, and which of them is « vous ».
import type { Seat } from '$lib/wire';

export interface People {
  name: (seat: Seat) => string;
  mark: (seat: Seat) => string | null;
  /** Whom the sentences address; nobody for spectators, nor where several share a device. */
  you: Seat | null;
}

/** A choice of wording: Fluent selects on "yes" and "no". */
export function yes(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
