// The phase as a chain: what somebody did since the round began, one ticket an act.
import type { GameEvent, Seat } from '$lib/wire';
import { turned, type Fitting } from './model';
import type { Die, Hex, Tile } from './told';

export interface Ticket {
  kind:
    | 'activated'
    | 'plan'
    | 'guide'
    | 'mascot'
    | 'gamble'
    | 'installed'
    | 'innovated'
    | 'relocated'
    | 'bought'
    | 'dismantled';
  tile: Tile | null;
  hex: Hex | null;
  fitting: Fitting | null;
  money: number;
  /** What the activation will bring. */
  stars: number;
  /** Dice as they were, and as they are. */
  before: Die[];
  after: Die[];
  /** Where somebody went. */
  to: Hex | null;
  directed: boolean;
}

const STARTS: Record<string, Ticket['kind']> = {
  activated: 'activated',
  used_plan: 'plan',
  guided: 'guide',
  used_mascot: 'mascot',
  gambled: 'gamble',
  installed: 'installed',
  innovated: 'innovated',
  relocated: 'relocated',
  bought_plan: 'bought',
  took_back: 'dismantled',
};

/** The events of this round. */
export function roundOf(told: readonly GameEvent[][]): GameEvent[] {
  const events = told.flat();
  const from = events.findLastIndex(({ event }) => event === 'round_began');
  return events.slice(from + 1);
}

export function chainOf(told: readonly GameEvent[][], seat: Seat): Ticket[] {
  const tickets: Ticket[] = [];
  for (const told1 of roundOf(told)) {
    if (told1['seat'] !== seat) continue;
    const kind = STARTS[told1.event];
    if (kind) tickets.push(ticketOf(kind, told1));
    else note(tickets.at(-1), told1);
  }
  return tickets;
}

function ticketOf(kind: Ticket['kind'], told: GameEvent): Ticket {
  return {
    kind,
    tile: (told['tile'] as Tile | undefined) ?? null,
    hex: (told['hex'] as Hex | undefined) ?? null,
    fitting: ((told['facility'] ?? told['innovation']) as Fitting | undefined) ?? null,
    money: Number(told['money'] ?? 0),
    stars: Number(told['stars'] ?? 0),
    before: [],
    after: [],
    to: (told['to'] as Hex | undefined) ?? null,
    directed: false,
  };
}

/** What followed on an act. */
function note(ticket: Ticket | undefined, told: GameEvent): void {
  if (!ticket) return;
  const die = told['die'] as Die;
  const becomes = () => turned(die, Number(told['value']));
  if (told.event === 'decreased' || told.event === 'rolled') {
    ticket.before.push(die);
    ticket.after.push(becomes());
  } else if (told.event === 'left') ticket.before.push(die);
  else if (told.event === 'moved') {
    ticket.to = told['to'] as Hex;
    if (ticket.kind !== 'activated') ticket.before.push(die);
  } else if (told.event === 'adjusted') {
    ticket.before.push(die);
    ticket.after.push(becomes());
  }
}
