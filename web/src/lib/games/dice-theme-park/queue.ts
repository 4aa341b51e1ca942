// What happened, as scenes: dice turn and walk, a cube drops, cards are revealed, stars fly.
import type { Shown } from '$lib/table/stage.svelte';
import type { GameEvent, Seat } from '$lib/wire';
import type { Table } from './model';
import type { Die, Hex, Tile } from './told';

export type Scene = Shown<Table> & { told: GameEvent; seat: Seat } & (
    | { kind: 'cube'; hex: Hex }
    | { kind: 'turned'; hex: Hex }
    | { kind: 'walk'; die: Die; from: Hex; to: Hex }
    | { kind: 'arrive'; train: number; dice: Die[] }
    | { kind: 'built'; tile: Tile; hex: Hex }
    | { kind: 'fitted'; hex: Hex }
    | { kind: 'rolled' }
    | { kind: 'happened' }
    | { kind: 'reveal'; story: readonly GameEvent[]; after: Table }
    | { kind: 'stars'; hexes: Hex[] }
    | { kind: 'round'; story: readonly GameEvent[]; before: Table; after: Table }
  );

const CUBE = 160;
const TURN = 260;
const WALK = 340;
const ARRIVE = 520;
const BUILD = 520;
const SAID = 480;
const ROLLED = 900;
const REVEAL = 1500;
const STARS = 900;

/** Others' acts of phases 4 and 5 happen meanwhile, in their own parks: they stop nobody. Where
 * nobody plays (`mine` is null) all parks lie there, and every act is shown. */
export function scenesOf(
  told: readonly GameEvent[],
  before: Table,
  after: Table,
  mine: Seat | null,
): Scene[] {
  const scenes: Scene[] = [];
  for (const event of told) {
    const scene = sceneOf(event, mine === null || event['seat'] === mine);
    const last = scenes.at(-1);
    if (scene?.kind === 'turned' && last?.kind === 'turned') continue;
    if (scene?.kind === 'arrive' && last?.kind === 'arrive') last.dice.push(...scene.dice);
    else if (scene) scenes.push(scene);
  }
  return [...scenes, ...revealOf(told, after), ...endOf(told, before, after, mine)];
}

function sceneOf(told: GameEvent, mine: boolean): Scene | null {
  const common = { told, seat: told['seat'] as Seat };
  switch (told.event) {
    case 'activated':
      return mine ? { ...common, kind: 'cube', ms: CUBE, hex: told['hex'] as Hex } : null;
    case 'decreased':
      return mine ? { ...common, kind: 'turned', ms: TURN, hex: told['hex'] as Hex } : null;
    case 'moved':
      return mine
        ? {
            ...common,
            kind: 'walk',
            ms: WALK,
            die: told['die'] as Die,
            from: told['hex'] as Hex,
            to: told['to'] as Hex,
          }
        : null;
    case 'rolled':
      return mine ? { ...common, kind: 'rolled', ms: ROLLED } : null;
    case 'installed':
    case 'innovated':
    case 'relocated':
      return mine ? { ...common, kind: 'fitted', ms: CUBE, hex: told['hex'] as Hex } : null;
    case 'welcomed':
      return { ...common, kind: 'arrive', ms: ARRIVE, train: Number(told['monorail']), dice: [] };
    case 'arrived':
      return { ...common, kind: 'arrive', ms: ARRIVE, train: 0, dice: [told['die'] as Die] };
    case 'built':
      return {
        ...common,
        kind: 'built',
        ms: BUILD,
        tile: told['tile'] as Tile,
        hex: told['hex'] as Hex,
      };
    case 'recruited':
    case 'passed':
      return mine ? null : { ...common, kind: 'happened', ms: SAID };
    default:
      return null;
  }
}

/** Alone, once the sum is settled against the rival's card: that is to be read. */
function revealOf(story: readonly GameEvent[], after: Table): Scene[] {
  const alone = after.fields.solo !== null;
  const told = story.find(({ event }) => event === (alone ? 'order' : 'revealed'));
  return told ? [{ kind: 'reveal', ms: REVEAL, held: alone, told, seat: 0, story, after }] : [];
}

/** Stars rise where cubes lay; then the round is told, player by player. */
function endOf(
  story: readonly GameEvent[],
  before: Table,
  after: Table,
  mine: Seat | null,
): Scene[] {
  const scenes: Scene[] = [];
  const scored = story.find(({ event }) => event === 'scored');
  for (const seat of mine === null ? before.seats : [mine]) {
    const hexes = Object.keys(before.fields.cubes[seat] ?? {}) as Hex[];
    if (scored && hexes.length)
      scenes.push({ kind: 'stars', ms: STARS, told: scored, seat, hexes });
  }
  const next = story.find(({ event, round }) => event === 'round_began' && Number(round) > 1);
  if (next)
    scenes.push({
      kind: 'round',
      ms: 4000,
      held: true,
      told: next,
      seat: mine ?? 0,
      story,
      before,
      after,
    });
  return scenes;
}
