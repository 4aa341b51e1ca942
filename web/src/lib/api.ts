// Calls to the server. What goes wrong is an ApiError whose `key` names a sentence.
import { has, t } from '$lib/texts';
import type {
  Again,
  GameInfo,
  Guest,
  Invite,
  Lobby,
  NewKey,
  OpenTable,
  Opened,
  OptionsChange,
  Person,
  Seat,
  SeatChange,
  SeatChanged,
  Seated,
} from '$lib/wire';

const PATIENCE = 8000; // ms; then the server counts as unreachable

export class ApiError extends Error {
  readonly key: string;
  readonly detail: Record<string, unknown>;

  constructor(key: string, detail: Record<string, unknown> = {}) {
    super(key);
    this.key = key;
    this.detail = detail;
  }
}

/** The sentence for a typed error: `table.unknown` is `error-table-unknown`. */
export function errorSentence(error: string): string {
  const key = `error-${error.replace(/[._]/g, '-')}`;
  return t(has(key) ? key : 'error-unexpected');
}

export function sentenceOf(error: unknown): string {
  return errorSentence(error instanceof ApiError ? error.key : 'unexpected');
}

async function call<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (key) headers['authorization'] = `Bearer ${key}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ApiError('server.unreachable');
  }
  const said = (await answer.json().catch(() => null)) as unknown;
  if (answer.ok) return said as T;
  const { error, detail } = (said ?? {}) as { error?: string; detail?: Record<string, unknown> };
  throw new ApiError(error ?? (answer.status >= 500 ? 'server.unreachable' : 'unexpected'), detail);
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  actions: (game: string) => call<string[]>('GET', `/games/${game}/actions`),
  open: (table: OpenTable) => call<Opened>('POST', '/tables', table),
  lobby: (code: string) => call<Lobby>('GET', `/tables/${code}`),
  invite: (code: string) => call<Invite>('GET', `/tables/${code}/invite`),
  seat: (code: string, seat: Seat, change: SeatChange, hostKey: string) =>
    call<SeatChanged>('PUT', `/tables/${code}/seats/${seat}`, change, hostKey),
  person: (code: string, seat: Seat, person: Person, seatKey: string) =>
    call<Lobby>('PUT', `/tables/${code}/seats/${seat}/person`, person, seatKey),
  link: (code: string, seat: Seat, hostKey: string) =>
    call<NewKey>('POST', `/tables/${code}/seats/${seat}/link`, {}, hostKey),
  options: (code: string, change: OptionsChange, hostKey: string) =>
    call<Lobby>('PUT', `/tables/${code}/options`, change, hostKey),
  join: (code: string, guest: Guest) => call<Seated>('POST', `/tables/${code}/join`, guest),
  start: (code: string, hostKey: string) =>
    call<Lobby>('POST', `/tables/${code}/start`, {}, hostKey),
  again: (code: string, key: string) => call<Again>('POST', `/tables/${code}/again`, {}, key),
  match: (code: string, seatKey: string) =>
    call<object>('GET', `/tables/${code}/match`, undefined, seatKey),
};
