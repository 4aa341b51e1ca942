// The games' own folders. A folder may hold:
//   Table.svelte   the table, from the first move to the score (TableProps)
//   Screen.svelte  the public table on a shared screen (ScreenProps); else the table as a spectator
//   Scene.svelte   what stands behind the chairs while people sit down (SceneProps)
//   rulebook/      pieces and small positions between the clauses of its rules page (Drawn)
//   poster.svg     206 × 352, with the views #board (wide crop) and #round (medallion)
//   fr.ftl en.ftl  the poster's words; all other sentences come from the game's own catalogue
import type { Component } from 'svelte';
import type { Components } from '$lib/api';
import type { Room } from '$lib/room.svelte';
import type { Example, GameInfo, Lobby, View } from '$lib/wire';

export interface TableProps {
  room: Room;
  info: GameInfo;
  /** The notation of every action; its place is its code. */
  actions: string[];
  /** What is printed on the pieces, where a name does not say it. */
  components?: Components;
  /** Opens the menu every table has: invitation, language, sound, way out. */
  onmenu: () => void;
  /** The same people once more; absent for spectators. */
  onagain?: () => Promise<void>;
}

/** What a game's table and its shared screen are made from. */
export type TableFacts = Omit<TableProps, 'onmenu' | 'onagain'>;

/** `room` holds no seat here, so nothing secret can be shown. */
export interface ScreenProps extends TableFacts {
  lobby: Lobby;
}

/** How lit a seat's place is: nobody, somebody expected, somebody there. */
export type Light = 'dark' | 'half' | 'lit';

export interface SceneProps {
  lights: Light[];
  /** Only the roofs, behind the header of a small screen. */
  strip?: boolean;
}

/** What a rules page draws of a game, with the pieces of its table. `Here` is what they ask around them. */
export interface Drawn<Here = unknown> {
  /** All drawings, once on the page; `onready` hands over what every piece needs. */
  Booklet: Component<TableProps & { onready: (here: Here) => void }>;
  /** `card-ghost`, as wide as its parent. */
  Piece: Component<{ piece: string; here: Here }>;
  /** What lies there, as `room` shows it. */
  Position: Component<TableProps & { example: Example }>;
  /** What stands beside each name there, seat by seat. */
  figuresOf?: (view: View) => string[];
  /** Events that the pictures tell. */
  quiet: ReadonlySet<string>;
  nameOf?: (piece: string) => string;
  /** How wide it is drawn, in pixels. */
  widthOf: (piece: string) => number;
  /** What a piece says beyond its name. */
  textOf?: (piece: string, here: Here) => string;
}

type Load<Props extends object> = () => Promise<{ default: Component<Props> }>;

const tables = import.meta.glob('./*/Table.svelte') as Record<string, Load<TableProps>>;
const screens = import.meta.glob('./*/Screen.svelte') as Record<string, Load<ScreenProps>>;
const scenes = import.meta.glob('./*/Scene.svelte') as Record<string, Load<SceneProps>>;
const rulebooks = import.meta.glob<Drawn>('./*/rulebook/index.ts');
const posters = import.meta.glob<string>('./*/poster.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const folder = (game: string) => `./${game.replaceAll('_', '-')}`;

const anyTable: Load<TableProps> = () => import('$lib/table/AnyGame.svelte');

/** Its own, or until that is drawn the plain one; the same one however often it is asked for. */
export function tableOf(game: string): Load<TableProps> {
  return tables[`${folder(game)}/Table.svelte`] ?? anyTable;
}

export function screenOf(game: string): Load<ScreenProps> | undefined {
  return screens[`${folder(game)}/Screen.svelte`];
}

export function sceneOf(game: string): Load<SceneProps> | undefined {
  return scenes[`${folder(game)}/Scene.svelte`];
}

export function rulebookOf(game: string): (() => Promise<Drawn>) | undefined {
  return rulebooks[`${folder(game)}/rulebook/index.ts`];
}

export function posterOf(game: string, view: 'tall' | 'board' | 'round' = 'tall'): string | null {
  const address = posters[`${folder(game)}/poster.svg`];
  return address ? address + (view === 'tall' ? '' : `#${view}`) : null;
}
