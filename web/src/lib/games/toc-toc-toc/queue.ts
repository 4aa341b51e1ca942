// What happened, as short scenes in order: knock, door, card, effect, draw.
import type { GameEvent, Seat } from '$lib/wire';
import type { Card } from './cards';
import type { Table } from './model';
import type { JoinedEvent, MovedEvent, NoEffectEvent, Told, WentHomeEvent } from './told';

/** The two at the door, and the card between them. */
export interface AtTheDoor {
  offerer: Seat;
  keeper: Seat;
  opened: boolean;
  card: Card;
}

/** What becomes of the guests: one comes in, some go over or drive home, or nothing happens. */
export type Effect = JoinedEvent | MovedEvent | WentHomeEvent | NoEffectEvent;
export type How = Effect['event'];

interface Scenes {
  knock: { offerer: Seat; keeper: Seat };
  opening: { door: AtTheDoor };
  refusal: { door: AtTheDoor };
  turning: { door: AtTheDoor };
  effect: { door: AtTheDoor; how: How; guests: Card[] };
  draw: object;
}
/** Each with what was told of it, and what lies on the table meanwhile. */
export type Scene = {
  [Kind in keyof Scenes]: { kind: Kind; ms: number; told: Told[]; table?: Table } & Scenes[Kind];
}[keyof Scenes];
export type DoorScene = Extract<Scene, { door: AtTheDoor }>;

const MS = { knock: 1240, opening: 900, refusal: 1100, turning: 1200, draw: 800 };
const EFFECT: Record<How, number> = { joined: 1200, moved: 1300, went_home: 1400, no_effect: 1200 };
const EACH_GUEST = 60;
export const LONGEST = 1500;

export function effectsIn(events: readonly Told[]): Effect[] {
  return events.filter((told): told is Effect => told.event in EFFECT);
}

/** The scenes of one action: until a card is drawn, what lies there is what lay there before. */
export function scenesOf(events: readonly GameEvent[], before: Table, after: Table): Scene[] {
  const story = events as unknown as Told[];
  const scenes: Scene[] = [];
  let door = lightOf(before);
  const effects = effectsIn(story);
  for (const told of story) {
    switch (told.event) {
      case 'knocked': {
        const { seat: offerer, door: keeper } = told;
        scenes.push({ kind: 'knock', ms: MS.knock, told: [told], offerer, keeper });
        break;
      }
      case 'opened':
      case 'refused': {
        const kind = told.event === 'opened' ? 'opening' : 'refusal';
        const shown = story.filter((each) => each.event === 'revealed');
        const card = shown[0]?.card as Card;
        door = { offerer: told.offerer, keeper: told.seat, opened: kind === 'opening', card };
        scenes.push({ kind, ms: MS[kind], told: [told], door });
        scenes.push({ kind: 'turning', ms: MS.turning, told: shown, door });
        break;
      }
      case 'drew':
        scenes.push({ kind: 'draw', ms: MS.draw, told: [told], table: drawing(before, after) });
        break;
      default:
        if (door && told === effects[0]) scenes.push(effectScene(door, effects));
    }
  }
  return scenes;
}

function effectScene(door: AtTheDoor, effects: Effect[]): Scene {
  const how = effects[0]?.event ?? 'no_effect';
  const guests = effects.flatMap((told) =>
    told.event === 'no_effect'
      ? []
      : Array<Card>(told.event === 'joined' ? 1 : told.number).fill(told.card),
  );
  const ms = Math.min(LONGEST, EFFECT[how] + EACH_GUEST * (guests.length - 1));
  return { kind: 'effect', ms, told: effects, door, how, guests };
}

/** The guests have come and gone, the card at the door is no more; pile and hands are as before. */
function drawing(before: Table, after: Table): Table {
  const { hands, top, pile, round, turn } = before;
  return { ...after, hands, top, pile, round, turn, decider: turn, decision: 'offer' };
}

/** Somebody is choosing: the card lies in the light already. */
export function lightOf({ revealed, revealer, keeper, turn }: Table): AtTheDoor | null {
  if (revealed === null || keeper === null) return null;
  return { offerer: turn, keeper, opened: revealer === keeper, card: revealed };
}

export function revealerAt(door: AtTheDoor): Seat {
  return door.opened ? door.keeper : door.offerer;
}

export function rivalAt(door: AtTheDoor): Seat {
  return door.opened ? door.offerer : door.keeper;
}

/** The houses where something changes. */
export function changedBy(scenes: readonly Scene[]): Seat[] {
  return scenes.flatMap((scene) => {
    if (scene.kind === 'knock') return [scene.keeper];
    return scene.kind === 'effect' ? [scene.door.offerer, scene.door.keeper] : [];
  });
}

export interface Turn {
  seat: Seat;
  events: Told[];
  /** Everybody's points when it was over. */
  points: number[];
  /** How far the points of all moved. */
  swing: number;
}

/** The evening turn by turn; the first entry is the set-up. */
export function turnsOf(told: readonly GameEvent[][], seats: number): Turn[] {
  const points = Array<number>(seats).fill(0);
  const turns: Turn[] = [{ seat: 0, events: [], points: [...points], swing: 0 }];
  for (const event of told.flat() as unknown as Told[]) {
    if (event.event === 'knocked')
      turns.push({ seat: event.seat, events: [], points: [...points], swing: 0 });
    const turn = turns.at(-1) as Turn;
    turn.events.push(event);
    if (event.event !== 'worth') continue;
    turn.swing += Math.abs(event.points - (points[event.seat] ?? 0));
    points[event.seat] = event.points;
    turn.points = [...points];
  }
  return turns;
}

/** The numbers of the turns that moved most points, in the order they were played. */
export function turningPoints(turns: readonly Turn[], most = 3): number[] {
  return turns
    .map(({ swing }, turn) => ({ swing, turn }))
    .slice(1)
    .sort((a, b) => b.swing - a.swing || a.turn - b.turn)
    .slice(0, most)
    .map(({ turn }) => turn)
    .sort((a, b) => a - b);
}
