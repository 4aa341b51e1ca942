// What is printed on tiles and cards, as the server tells it once: see `printed.py`.
import type { Category, Colour, Initiative, Objective, Skill, Staff, Tile } from './told';

export type Values = 'any' | 'odd' | 'even' | 'low' | 'high';

export interface WantedDie {
  colour: Colour;
  values: Values;
}

export interface PrintedTile {
  colour: Colour;
  category: Category | null;
  cost: number;
  stars: number;
  income: number;
  slots: number;
  slot: number;
  relation: 'free' | 'lower' | 'equal' | 'run';
  icons: WantedDie[];
}

export interface Printed {
  tiles: Record<Tile, PrintedTile>;
  staff: Record<Staff, { value: number; income: number }>;
  /** Of each kind. */
  facilities: number;
  /** Stars by place, by the number of players. */
  prizes: Record<string, number[]>;
  /** By the number of players: what each has on its spaces. */
  monorails: Record<string, number[][]>;
  skills: Record<Skill, { form: string; colour: Colour }>;
  objectives: Record<Objective, { code: string }>;
  /** Which attractions lie in each; those of neither are on the park board. */
  stacks: Record<'A' | 'B', Tile[]>;
  /** Surprises: the die on the first icon may be rolled. */
  marked: Tile[];
  /** What the rival's cards are worth, and the places they mark; 0 where they mark none. */
  initiatives: Record<Initiative, { value: number; monorail: number; tile: number; skill: number }>;
  /** Alone: what each objective asks for at least, and by what the target rises without it. */
  aims: Record<string, { number: number; red: number }>;
}
