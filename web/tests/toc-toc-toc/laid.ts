// A laid table: four houses, seventeen turns into the evening; Aïcha, seat 0, looks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '$lib/games/toc-toc-toc/cards';
import { tableOf, type Table } from '$lib/games/toc-toc-toc/model';
import type { Told } from '$lib/games/toc-toc-toc/told';
import type { People } from '$lib/table/people';
import type { View } from '$lib/wire';

/** The notation of every action, as the server lists it. */
const recorded = '../../../tests/contract/recorded/toc_toc_toc.txt';
export const ACTIONS = readFileSync(join(import.meta.dirname, recorded), 'utf8').split('\n');

export const code = (notation: string) => ACTIONS.indexOf(notation);

const cards = (words: string) => words.split(' ').filter(Boolean) as Card[];

export const PARTIES = [
  'monster monster brute-monster ghost musician-ghost vampire',
  'monster vampire brute-vampire',
  'ghost ghost brute-ghost musician-vampire scarecrow',
  'monster ghost vampire',
].map(cards);

const HAND = cards('musician-monster vamp-ghost vampire child taxi');

interface Laid {
  viewer?: number | null;
  parties?: Card[][];
  decision?: string | null;
  decider?: number;
  turn?: number;
  keeper?: number | null;
  door?: Card[] | number;
  revealed?: Card[];
  revealer?: number;
  choices?: string[];
  ifOpened?: Partial<Record<Card, Told[]>>;
  points?: number[];
  options?: string[];
  memory?: boolean;
  hand?: Card[];
  outcome?: View['outcome'];
}

const points = () => ({ monster: 0, ghost: 0, vampire: 0, music: 0, scarecrow: 0 });

export function laidView(how: Laid = {}): View {
  const { viewer = 0, decision = 'offer', decider = 0, turn = 0, memory = true } = how;
  const hand = how.hand ?? HAND;
  const seen = ['musician-monster child taxi', 'vamp-vampire monster', 'taxi', 'ghost child'];
  return {
    game: 'toc_toc_toc',
    edition: 1,
    seats: 4,
    viewer,
    zones: {
      hand: [viewer === 0 ? hand : hand.length, 5, 5, 5],
      party: how.parties ?? PARTIES,
      door: how.door ?? 0,
      revealed: how.revealed ?? [],
      top: ['brute-ghost'],
      pile: 10,
      out: cards('vamp-monster vamp-ghost vamp-vampire child taxi ghost ghost'),
      box: [],
    },
    fields: {
      turn,
      keeper: how.keeper ?? null,
      revealer: how.revealer ?? null,
      choices: (how.choices ?? []).map(code),
      if_opened: how.ifOpened ?? {},
      round: 17,
      guarded: [['monster'], ['vampire'], ['ghost'], []],
      doubled: [['ghost'], [], ['vampire'], []],
      by_type: [
        [3, 4, 1],
        [1, 0, 2],
        [0, 3, 2],
        [1, 1, 1],
      ].map(([monster, ghost, vampire]) => ({
        monster,
        ghost,
        vampire,
      })),
      points: (how.points ?? [8, 3, 8, 3]).map((monster) => ({ ...points(), monster })),
      memory,
      ...(memory ? { seen: seen.map(cards) } : {}),
    },
    deciding: decision ? [{ seat: decider, decision }] : [],
    options: (how.options ?? []).map(code),
    outcome: how.outcome ?? null,
  } as View;
}

export const laidTable = (how: Laid = {}): Table => tableOf(laidView(how));

export function people(you: number | null = 0): People {
  const names = ['Aïcha', 'Basile', 'Chloé', 'Driss'];
  return { name: (seat) => names[seat] ?? '', mark: () => null, you };
}
