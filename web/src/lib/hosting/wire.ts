// Written by `python -m manege.server.wire_ts hosting` from src/manege/server/hosting_wire.py.
// What it means: docs/hosting.md.
export type TableState = 'closed' | 'lobby' | 'over' | 'playing';

/** `processor` and `uptime` in seconds, `lag` (what waits its turn in the server) in ms. */
export interface Load {
  processor: number;
  uptime: number;
  lag: number;
  average: number;
  cores: number;
  memory: number;
  lines: number;
  rooms: number;
  bot_workers: number;
  bot_workers_wanted: number;
}

/** In bytes: what our data takes, and the whole disk. */
export interface Disk {
  data: number;
  free: number;
  total: number;
}

/** A warning or an error of the log. */
export interface Happened {
  at: string;
  level: string;
  event: string;
  table: string;
  more: string;
}

/** An address with lines open, or one that is banned for so many more seconds. */
export interface Visiting {
  address: string;
  lines: number;
  banned: number;
}

/** `lines`: how many devices look at it now; `touched` in seconds since 1970. */
export interface HostedTable {
  code: string;
  game: string;
  state: TableState;
  seats: number;
  actions: number;
  pictures: number;
  lines: number;
  touched: number;
}

/** `signs`: why all visitors may look like one. `word`: what opens tables, if anything does. */
export interface Hosted {
  version: string;
  word: string | null;
  load: Load;
  disk: Disk;
  tables: Record<string, number>;
  troubles: Record<string, number>;
  happened: Happened[];
  visitors: Visiting[];
  signs: string[];
}

/** No minutes: it is let in again. */
export interface Ban {
  address: string;
  minutes: number;
}
