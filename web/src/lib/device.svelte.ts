// What this device remembers: my name and mark, and the tables it holds keys of.
import { newId } from '$lib/ids';
import type { Seat } from '$lib/wire';

export interface KeptSeat {
  /** Unknown until the table has said which seat this key opens. */
  seat: Seat | null;
  key: string;
}

export interface KeptTable {
  code: string;
  game: string;
  hostKey?: string;
  seats: KeptSeat[];
  /** Whom I play with, as the table last said. */
  others: string[];
  yourTurn: boolean;
  over: boolean;
  /** When this device last looked, in milliseconds. */
  seen: number;
}

const TABLES = 'manege.tables';
const ME = 'manege.me';
const NAME = 'manege.device';
const WORD = 'manege.word';
const MOST_TABLES = 20;

function kept<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as T) };
  } catch {
    return otherwise;
  }
}

class Device {
  tables = $state(kept<Record<string, KeptTable>>(TABLES, {}));
  me = $state(kept(ME, { name: '', mark: '' }));

  /** What this device calls itself: so that a line taken up again is not another device. */
  get id(): string {
    const kept = localStorage.getItem(NAME) ?? newId();
    localStorage.setItem(NAME, kept);
    return kept;
  }

  /** What opens tables on a private server. */
  get word(): string | null {
    return localStorage.getItem(WORD);
  }

  keepWord(word: string): void {
    localStorage.setItem(WORD, word);
  }

  /** Tables to take up again, the latest first. */
  get resumable(): KeptTable[] {
    return Object.values(this.tables)
      .filter(({ over, seats, hostKey }) => !over && (seats.length > 0 || hostKey))
      .sort((one, other) => other.seen - one.seen);
  }

  table(code: string): KeptTable | undefined {
    return this.tables[code];
  }

  keys(code: string): string[] {
    return this.tables[code]?.seats.map(({ key }) => key) ?? [];
  }

  seatKey(code: string, seat: Seat): string | undefined {
    return this.tables[code]?.seats.find((kept) => kept.seat === seat)?.key;
  }

  /** What opens the table to whoever holds it: the host key, or that of the seat it passed to. */
  holding({ code, host }: { code: string; host: Seat | null }): string | undefined {
    return this.tables[code]?.hostKey ?? (host === null ? undefined : this.seatKey(code, host));
  }

  keep(code: string, news: Partial<KeptTable>): void {
    const old = this.tables[code];
    const fresh = { game: '', seats: [], others: [], yourTurn: false, over: false };
    this.tables[code] = { code, seen: Date.now(), ...fresh, ...old, ...news };
    const latest = Object.entries(this.tables).sort(([, one], [, other]) => other.seen - one.seen);
    this.tables = Object.fromEntries(latest.slice(0, MOST_TABLES));
    localStorage.setItem(TABLES, JSON.stringify(this.tables));
  }

  keepSeat(code: string, key: string, seat: Seat | null): void {
    const others = this.table(code)?.seats.filter((k) => k.key !== key && k.seat !== seat) ?? [];
    this.keep(code, { seats: [...others, { seat, key }] });
  }

  /** The table said which seat each key opens; keys that open none are let go. */
  welcome(code: string, keys: string[], seats: (Seat | null)[]): Seat[] {
    const held = keys
      .map((key, place) => ({ key, seat: seats[place] ?? null }))
      .filter(({ seat }) => seat !== null);
    if (this.tables[code] || held.length) this.keep(code, { seats: held });
    return held.map(({ seat }) => seat as Seat).sort((one, other) => one - other);
  }

  /** All keys of a table open the one that follows it. */
  moveOn(code: string, next: string): void {
    const { hostKey, seats = [], game = '' } = this.tables[code] ?? {};
    this.keep(next, { game, seats, ...(hostKey ? { hostKey } : {}) });
  }

  dropSeat(code: string, seat: Seat): void {
    this.keep(code, { seats: this.table(code)?.seats.filter((k) => k.seat !== seat) ?? [] });
  }

  forget(code: string): void {
    this.tables = Object.fromEntries(Object.entries(this.tables).filter(([each]) => each !== code));
    localStorage.setItem(TABLES, JSON.stringify(this.tables));
  }

  rememberMe(name: string, mark: string): void {
    this.me = { name, mark };
    localStorage.setItem(ME, JSON.stringify(this.me));
  }
}

export const device = new Device();
