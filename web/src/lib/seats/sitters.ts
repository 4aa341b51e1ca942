// Who sits on a chair, as this device sees it.
import type { IconName } from '$lib/icons';
import type { Light } from '$lib/games';
import { markOf } from '$lib/marks';
import { t } from '$lib/texts';
import type { Lobby, LobbySeat, Seat } from '$lib/wire';

/** Me, another person on this device, a friend elsewhere (there or expected), a bot, nobody. */
export type Sitter = 'me' | 'here' | 'friend' | 'expected' | 'bot' | 'nobody';

export interface Chair {
  seat: Seat;
  sitter: Sitter;
  mark: string;
  /** As given, or « Joueur A ». */
  name: string;
  named: boolean;
  bot: string | null;
  online: boolean;
  /** Holds the table. */
  host: boolean;
}

export const ICON: Record<Sitter, IconName> = {
  me: 'person',
  here: 'screen',
  friend: 'phone',
  expected: 'phone',
  bot: 'bot',
  nobody: 'nobody',
};

export const LIGHT: Record<Sitter, Light> = {
  me: 'lit',
  here: 'lit',
  friend: 'lit',
  bot: 'lit',
  expected: 'half',
  nobody: 'dark',
};

/** The seat I sit on: the host's if it is here, else the first of this device. */
export function mySeat(lobby: Lobby, mine: Seat[]): Seat | null {
  if (lobby.host !== null && mine.includes(lobby.host)) return lobby.host;
  return mine[0] ?? null;
}

function sitterOn({ kind, seat }: LobbySeat, mine: Seat[], me: Seat | null): Sitter {
  if (kind === 'empty') return 'nobody';
  if (kind === 'bot') return 'bot';
  if (kind === 'open') return 'expected';
  if (seat === me) return 'me';
  return mine.includes(seat) ? 'here' : 'friend';
}

/** All chairs up to the game's most; those the table does not know yet are empty. */
export function chairs(
  lobby: Lobby,
  mine: Seat[],
  most: number,
  online: Record<Seat, boolean> = {},
): Chair[] {
  const me = mySeat(lobby, mine);
  const number = Math.max(lobby.seats.length, lobby.started ? 0 : most);
  return Array.from({ length: number }, (_, seat) => {
    const known = lobby.seats[seat];
    const sitter = known ? sitterOn(known, mine, me) : 'nobody';
    const mark = markOf(seat, known?.mark).letter;
    const unnamed = sitter === 'expected' ? t('seat-waiting') : t('person-here', { letter: mark });
    return {
      seat,
      sitter,
      mark,
      name: known?.name ?? unnamed,
      named: Boolean(known?.name),
      bot: known?.bot ?? null,
      online: online[seat] ?? known?.online ?? false,
      host: seat === lobby.host,
    };
  });
}

/** A chair nobody has sat on, for whoever comes during the game. */
export function freshChair(lobby: Lobby | null): Seat | null {
  const chair = lobby?.started && lobby.seats.find(({ kind, mark }) => kind === 'empty' && !mark);
  return chair ? chair.seat : null;
}

/** Where whoever comes may sit down: an open chair; before the game a bot's too, or one more. */
export function chairFor(lobby: Lobby, most: number, doors: boolean): Seat | null {
  const first = (is: (seat: LobbySeat) => boolean) => lobby.seats.find(is)?.seat;
  const open = first(({ kind }) => kind === 'open');
  if (open !== undefined) return open;
  if (lobby.started) return doors ? freshChair(lobby) : null;
  const more = lobby.seats.length < most ? lobby.seats.length : null;
  const bots = first(({ kind, stands_in }) => kind === 'bot' && stands_in === null);
  return bots ?? first(({ kind }) => kind === 'empty') ?? more;
}

/** What stands below the name. */
export function stateOf({ sitter, host, online, bot }: Chair): string {
  if (sitter === 'nobody') return t('seat-left');
  if (host) return t('seat-holds');
  if (sitter === 'me') return t('seat-me');
  if (sitter === 'here') return t('seat-here');
  if (sitter === 'expected') return t('seat-expected');
  if (sitter === 'bot') return t(`bot-${bot}-temper`);
  return t(online ? 'seat-online' : 'seat-offline');
}
