// A game as the front page tells it, for tables in tests.
import type { GameInfo } from '$lib/wire';

export const info = (key: string): GameInfo => ({
  key,
  seats: { min: 2, max: 6 },
  most: 6,
  minutes: 20,
  minutes_max: 40,
  options: [],
  bots: [],
  ready: true,
  doors: false,
  album: null,
  things: [],
  seat_facts: ['seat'],
  thinks: {},
  judged: false,
});
