// Calls to the server. What goes wrong is an ApiError whose `key` names a sentence.
import { has, t } from '$lib/texts';
import type {
  Again,
  AlbumPicture,
  GameInfo,
  Guest,
  Invite,
  Lobby,
  NewKey,
  OpenTable,
  Opened,
  OptionsChange,
  Person,
  Rulebook,
  Seat,
  SeatChange,
  SeatChanged,
  Seated,
} from '$lib/wire';

/** What is printed on a game's pieces; its own folder knows how to read it. */
export type Components = Record<string, unknown>;

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

export async function call<T>(
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<T> {
  return (await (await ask(method, path, body, key)).json().catch(() => null)) as T;
}

async function ask(method: string, path: string, body?: object, key?: string): Promise<Response> {
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
  if (answer.ok) return answer;
  throw troubleOf(answer.status, await answer.json().catch(() => null));
}

function troubleOf(status: number, said: unknown): ApiError {
  const { error, detail } = (said ?? {}) as { error?: string; detail?: Record<string, unknown> };
  return new ApiError(error ?? (status >= 500 ? 'server.unreachable' : 'unexpected'), detail);
}

/** A part of an upright picture, in fractions of its width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Sending {
  name: string;
  crop?: Crop;
  /** The number of the picture it replaces. */
  instead?: number;
  /** How much has left this device, from 0 to 1. */
  onsent?: (part: number) => void;
}

/** A picture for the album; `fetch` would not tell how far it has come. */
function sendPicture(code: string, file: Blob, how: Sending, hostKey: string) {
  const { name, crop, instead, onsent } = how;
  const query = new URLSearchParams({ name });
  if (crop) query.set('crop', [crop.x, crop.y, crop.w, crop.h].map((n) => n.toFixed(5)).join());
  if (instead !== undefined) query.set('instead', String(instead));
  const request = new XMLHttpRequest();
  request.open('POST', `/api/tables/${code}/album?${query}`);
  request.setRequestHeader('authorization', `Bearer ${hostKey}`);
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onsent?.(total ? loaded / total : 0);
  return new Promise<AlbumPicture>((resolve, reject) => {
    request.onload = () => {
      if (request.status < 300) resolve(request.response as AlbumPicture);
      else reject(troubleOf(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError('server.unreachable'));
    request.send(file);
  });
}

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  actions: (game: string) => call<string[]>('GET', `/games/${game}/actions`),
  components: (game: string) => call<Components>('GET', `/games/${game}/components`),
  rulebook: (game: string) => call<Rulebook>('GET', `/games/${game}/rulebook`),
  open: (table: OpenTable) => call<Opened>('POST', '/tables', table),
  lobby: (code: string) => call<Lobby>('GET', `/tables/${code}`),
  invite: (code: string) => call<Invite>('GET', `/tables/${code}/invite`),
  seat: (code: string, seat: Seat, change: SeatChange, hostKey: string) =>
    call<SeatChanged>('PUT', `/tables/${code}/seats/${seat}`, change, hostKey),
  person: (code: string, seat: Seat, person: Person, seatKey: string) =>
    call<Lobby>('PUT', `/tables/${code}/seats/${seat}/person`, person, seatKey),
  /** My name and my words, out of the table. */
  forget: (code: string, seat: Seat, seatKey: string) =>
    call<Lobby>('DELETE', `/tables/${code}/seats/${seat}/person`, undefined, seatKey),
  link: (code: string, seat: Seat, hostKey: string) =>
    call<NewKey>('POST', `/tables/${code}/seats/${seat}/link`, {}, hostKey),
  /** A seat's own link, as a picture. */
  seatPicture: async (code: string, seat: Seat, seatKey: string) =>
    (await ask('GET', `/tables/${code}/seats/${seat}/qr.svg`, undefined, seatKey)).blob(),
  /** A bot plays for somebody absent. */
  standIn: (code: string, seat: Seat, key: string) =>
    call<Lobby>('POST', `/tables/${code}/seats/${seat}/stand-in`, {}, key),
  /** For good: the game goes on without. */
  leave: (code: string, seat: Seat, key: string) =>
    call<Lobby>('POST', `/tables/${code}/seats/${seat}/leave`, {}, key),
  options: (code: string, change: OptionsChange, hostKey: string) =>
    call<Lobby>('PUT', `/tables/${code}/options`, change, hostKey),
  join: (code: string, guest: Guest) => call<Seated>('POST', `/tables/${code}/join`, guest),
  start: (code: string, hostKey: string) =>
    call<Lobby>('POST', `/tables/${code}/start`, {}, hostKey),
  again: (code: string, key: string) => call<Again>('POST', `/tables/${code}/again`, {}, key),
  album: (code: string, key: string) =>
    call<AlbumPicture[]>('GET', `/tables/${code}/album`, undefined, key),
  picture: async (code: string, number: number, key: string) =>
    (await ask('GET', `/tables/${code}/album/${number}`, undefined, key)).blob(),
  sendPicture,
  namePicture: (code: string, number: number, name: string, hostKey: string) =>
    call<AlbumPicture>('PUT', `/tables/${code}/album/${number}`, { name }, hostKey),
  removePicture: (code: string, number: number, hostKey: string) =>
    call<Lobby>('DELETE', `/tables/${code}/album/${number}`, undefined, hostKey),
  clearAlbum: (code: string, hostKey: string) =>
    call<Lobby>('DELETE', `/tables/${code}/album`, undefined, hostKey),
  match: (code: string, seatKey: string) =>
    call<object>('GET', `/tables/${code}/match`, undefined, seatKey),
};
