// What happened, as scenes: a group walks out, a card is opened, gains rise, workers come home.
import type { Shown } from '$lib/table/stage.svelte';
import type { GameEvent, Seat } from '$lib/wire';
import { roundScenes, type RoundScene } from './ending';
import type { Table } from './model';
import type { Achievement, Card, Row, Step } from './told';

type Gained = Step | 'credits' | 'points' | 'tickets';

export type TurnScene = Shown<Table> & { seat: Seat; told: GameEvent } & (
    | { kind: 'placed'; row: Row; workers: number }
    | { kind: 'bought'; card: Card }
    | { kind: 'gained'; gains: Gained[] }
    | { kind: 'home' }
    | { kind: 'claimed'; achievement: Achievement }
    | { kind: 'order'; space: number }
    | { kind: 'income' }
  );

export type Scene = TurnScene | RoundScene;

const WALK = 420;
const OPEN = 620;
const RISE = 420;
const HOME = 600;
const CLAIM = 700;
const HOP = 420;
const COINS = 260;

export function scenesOf(told: readonly GameEvent[], before: Table, after: Table): Scene[] {
  const scenes: Scene[] = [];
  for (const event of told) {
    const gain = gainOf(event);
    const last = scenes.at(-1);
    if (gain && last?.kind === 'gained' && last.seat === event['seat']) last.gains.push(gain);
    else scenes.push(...(sceneOf(event, gain) ?? []));
  }
  return [...scenes, ...roundScenes(told, before, after)];
}

function gainOf(told: GameEvent): Gained | null {
  switch (told.event) {
    case 'stepped':
      return told['step'] as Step;
    case 'credited':
      return 'credits';
    case 'scored':
      return 'points';
    case 'ticketed':
      return 'tickets';
    default:
      return null;
  }
}

function sceneOf(told: GameEvent, gain: Gained | null): TurnScene[] | null {
  const common = { told, seat: told['seat'] as Seat };
  if (gain) return [{ ...common, kind: 'gained', ms: RISE, gains: [gain] }];
  switch (told.event) {
    case 'placed':
      return [
        {
          ...common,
          kind: 'placed',
          ms: WALK,
          row: told['row'] as Row,
          workers: told['workers'] as number,
        },
      ];
    case 'bought':
      return [{ ...common, kind: 'bought', ms: OPEN, card: told['card'] as Card }];
    case 'recovered':
    case 'recalled':
      return [{ ...common, kind: 'home', ms: HOME }];
    case 'claimed':
      return [
        { ...common, kind: 'claimed', ms: CLAIM, achievement: told['achievement'] as Achievement },
      ];
    case 'order':
      return [{ ...common, kind: 'order', ms: HOP, space: told['space'] as number }];
    case 'income':
      return [{ ...common, kind: 'income', ms: COINS }];
    default:
      return null;
  }
}
