// Photographs, and how long they last.
import type { OptionValue } from '$lib/wire';

/** How many rounds so many pictures are good for; `layout` of them make one layout. */
export function roundsOf(
  pictures: number,
  layout: number,
  options: Record<string, OptionValue>,
): number {
  const layouts = Math.floor(pictures / layout);
  return Math.min(Number(options['rounds']), options['fresh'] === true ? layouts : 2 * layouts);
}
