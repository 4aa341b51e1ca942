// What is printed on tiles and cards, as the server tells it once: see `printed.py`.
import type { Category, Colour, Objective, Skill, Staff, Tile } from './told';

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
  /** Of each kind; and how many may be installed in a round. */
  facilities: number;
  fitted: number;
  /** Stars by place, by the number of players. */
  prizes: Record<string, number[]>;
  skills: Record<Skill, { form: string; colour: Colour }>;
  objectives: Record<Objective, { code: string }>;
}
