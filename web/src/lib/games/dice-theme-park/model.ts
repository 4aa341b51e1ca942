// The table of Dice Theme Park as a screen needs it: all of it is read from a view.
import type { Deciding, Outcome, Seat, View } from '$lib/wire';
import type { Die, Facility, Fields, Hex, Innovation, Phase, Staff, Tile, Zones } from './told';

export const PHASES = [
  'planning',
  'welcome',
  'expansion',
  'improvement',
  'activation',
  'maintenance',
] as const satisfies readonly Phase[];

export const STAFF = [
  'receptionist',
  'guard',
  'guide',
  'mascot',
  'architect',
  'director',
  'engineer',
  'consultant',
  'escort',
] as const satisfies readonly Staff[];

export const FACILITIES = ['kiosk', 'effects', 'generator'] as const;
export const INNOVATIONS = ['cable-car', 'photo-stand', 'statue'] as const;

/** What phase 4 lays on attractions. */
export type Fitting = Facility | Innovation;

export function isInnovation(fitting: Fitting): fitting is Innovation {
  return (INNOVATIONS as readonly string[]).includes(fitting);
}

export interface Table {
  phase: Phase | 'over';
  seats: Seat[];
  deciding: Deciding[];
  zones: Zones;
  fields: Fields;
  outcome: Outcome | null;
}

export function tableOf(view: View): Table {
  const fields = view.fields as unknown as Fields;
  return {
    phase: view.outcome ? 'over' : fields.phase,
    seats: Array.from({ length: view.seats }, (_, seat) => seat),
    deciding: view.deciding,
    zones: view.zones as unknown as Zones,
    fields,
    outcome: view.outcome,
  };
}

/** What lies there for whoever may see it. */
export function seen<Thing>(lies: Thing[] | number | undefined): Thing[] {
  return Array.isArray(lies) ? lies : [];
}

export function colourOf(die: string): string {
  return die.slice(0, die.lastIndexOf('-'));
}

export function valueOf(die: string): number {
  return Number(die.slice(die.lastIndexOf('-') + 1));
}

/** The same die on another face. */
export function turned(die: Die, value: number): Die {
  return `${colourOf(die)}-${value}` as Die;
}

/** One park, all that stands in it. */
export interface Park {
  seat: Seat;
  tiles: Partial<Record<Hex, Tile>>;
  dice: Partial<Record<Hex, Die[]>>;
  cubes: Partial<Record<Hex, number>>;
  places: Partial<Record<Hex, number>>;
  facilities: Partial<Record<Hex, Fields['facilities'][number][Hex]>>;
  standing: Partial<Record<Hex, number>>;
  slots: Partial<Record<Hex, number>>;
  innovations: Partial<Record<Hex, Innovation>>;
  /** The dice on a token. */
  vips: Partial<Record<Hex, Die[]>>;
}

export function parkOf({ fields }: Table, seat: Seat): Park {
  return {
    seat,
    tiles: fields.parks[seat] ?? {},
    dice: fields.dice[seat] ?? {},
    cubes: fields.cubes[seat] ?? {},
    places: fields.places[seat] ?? {},
    facilities: fields.facilities[seat] ?? {},
    standing: fields.standing[seat] ?? {},
    slots: fields.slots[seat] ?? {},
    innovations: fields.innovations[seat] ?? {},
    vips: fields.vips[seat] ?? {},
  };
}

export function hexesOf(park: Park): Hex[] {
  return Object.keys(park.tiles) as Hex[];
}

// Moves

export interface Move {
  code: number;
  notation: string;
  verb: string;
  words: string[];
}

export function moveOf(code: number, notation: string): Move {
  const [verb = '', ...words] = notation.split(' ');
  return { code, notation, verb, words };
}

/** Two cards as their move is written: the lower die first. */
export function pairOf(one: Staff, other: Staff): [Staff, Staff] {
  return STAFF.indexOf(one) <= STAFF.indexOf(other) ? [one, other] : [other, one];
}
