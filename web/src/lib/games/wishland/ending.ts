// The end of a round told in steps, and entrepreneurs shown together: scenes, and what they tell.
import { calm } from '$lib/motion';
import { prefs } from '$lib/prefs.svelte';
import type { Shown } from '$lib/table/stage.svelte';
import type { GameEvent, Seat } from '$lib/wire';
import { familyOf, type Family, type Table } from './model';
import type { Card, Entrepreneur, Row, Told } from './told';

export const STEPS_OF_A_ROUND = ['parks', 'workers', 'shuffle', 'market', 'flag'] as const;
export type RoundStep = (typeof STEPS_OF_A_ROUND)[number];

export interface RoundEnds extends Shown<Table> {
  kind: 'round';
  step: RoundStep;
  steps: RoundStep[];
  story: readonly GameEvent[];
  before: Table;
  after: Table;
}

/** All have chosen: a count of three, then everybody's entrepreneur. */
export interface RevealScene extends Shown<Table> {
  kind: 'reveal';
  count: 3 | 2 | 1 | 0;
  bosses: { seat: Seat; entrepreneur: Entrepreneur }[];
}

export type RoundScene = RoundEnds | RevealScene;

const STEP = 1300;
const LAST_STEP = 2600;
const COUNT = 300;
const LOOK = 2400;

export function roundScenes(told: readonly GameEvent[], before: Table, after: Table): RoundScene[] {
  const story = told as unknown as Told[];
  return [...revealing(story, before), ...ending(told, before, after)];
}

function revealing(story: readonly Told[], table: Table): RevealScene[] {
  const bosses = story.flatMap((event) =>
    event.event === 'revealed' ? [{ seat: event.seat, entrepreneur: event.entrepreneur }] : [],
  );
  if (!bosses.length) return [];
  return ([3, 2, 1, 0] as const).map((count) => ({
    kind: 'reveal',
    ms: count ? COUNT : LOOK,
    held: count === 0,
    table,
    count,
    bosses,
  }));
}

/** After the last round there is nothing of this: the scoring begins. */
function ending(told: readonly GameEvent[], before: Table, after: Table): RoundEnds[] {
  const over = told.some(({ event }) => event === 'round_over');
  if (!over || after.outcome || after.phase === 'scoring' || prefs.pace === 'once') return [];
  const steps = stepsOf(told, after);
  const last = steps.at(-1);
  return steps.map((step) => ({
    kind: 'round',
    ms: step === last ? LAST_STEP : STEP,
    held: step === last && !hurries(),
    step,
    steps,
    story: told,
    before,
    after,
    table: { ...before, deciding: [] },
  }));
}

/** Alone there is no market to renew, and nobody to pass the pennant to. */
function stepsOf(told: readonly GameEvent[], { alone }: Table): RoundStep[] {
  const shuffled = told.some(({ event }) => event === 'reshuffled');
  return STEPS_OF_A_ROUND.filter((step) => {
    if (step === 'shuffle') return shuffled;
    return !alone || step === 'parks' || step === 'workers';
  });
}

/** It goes on by itself for whoever likes it fast, and sees it move. */
function hurries(): boolean {
  return prefs.pace === 'fast' && !calm();
}

/** What one player made of a round. */
export interface Recap {
  seat: Seat;
  opened: Card[];
  adverts: number;
  gained: number;
  points: number;
  free: number;
  /** Where the others stay. */
  staying: { row: Row; workers: number }[];
}

/** `chapters`: the whole round, its last action too. */
export function recapOf(chapters: readonly (readonly GameEvent[])[], after: Table): Recap[] {
  const told = chapters.flat() as unknown as Told[];
  const began = told.findLastIndex(
    ({ event }, at) =>
      event === 'round_began' && told.slice(at).some((e) => e.event === 'round_over'),
  );
  const over = told.findLastIndex(({ event }) => event === 'round_over');
  const story = told.slice(Math.max(began, 0), over < 0 ? undefined : over);
  const order = new Set(story.flatMap((event) => ('seat' in event ? [event.seat] : [])));
  const seats = [...order, ...after.seats.filter((seat) => !order.has(seat))];
  return seats.map((seat) => {
    const own = story.filter((event) => 'seat' in event && event.seat === seat);
    const player = after.players[seat];
    return {
      seat,
      opened: own.flatMap((event) => (event.event === 'bought' ? [event.card] : [])),
      adverts: own.filter((event) => event.event === 'placed' && event.row === 'advert').length,
      gained: own.reduce((sum, event) => sum + (event.event === 'scored' ? event.points : 0), 0),
      points: player?.points ?? 0,
      free: player?.workers ?? 0,
      staying: (Object.keys(after.groups) as Row[]).flatMap((row) => {
        const workers = after.groups[row]
          .filter((group) => group.seat === seat)
          .reduce((sum, group) => sum + group.workers, 0);
        return workers ? [{ row, workers }] : [];
      }),
    };
  });
}

/** What nobody bought, and what lies there now. */
export function renewedIn(
  { story, before, after }: RoundEnds,
  family: Family,
): { unsold: Card[]; fresh: Card[] } {
  const bought = story.flatMap(({ event, card }) => (event === 'bought' ? [card as Card] : []));
  const of = (cards: readonly Card[]) => cards.filter((card) => familyOf(card) === family);
  return {
    unsold: of(before.market).filter((card) => !bought.includes(card)),
    fresh: of(after.market),
  };
}
