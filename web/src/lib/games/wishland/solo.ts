// What a game played alone is compared with.
import type { Room } from '$lib/room.svelte';

/** The options it is played with: each set has a record of its own. */
export function optionsOf(room: Room): string {
  const options = room.lobby?.options ?? {};
  return Object.keys(options)
    .filter((key) => options[key])
    .sort()
    .join('-');
}
