// Where the points of all come from: the sheet, the curve of the game, the sections of its end.
import type { GameEvent, Outcome, Seat } from '$lib/wire';
import type { Card, Entrepreneur, Fields, Source, Told } from './told';

/** Won while the game goes on, the usual ones first. */
export const IN_PLAY = [
  'attractions',
  'happiness',
  'achievements',
  'order',
  'hotels',
  'mascot-bonus',
  'entrepreneur',
] as const satisfies Source[];

/** The sections of the end, in the order of the sheet. */
export const SECTIONS = [
  'end-entrepreneur',
  'end-hotels',
  'end-mascots',
  'end-shows',
  'end-happiness',
  'end-visitors',
  'end-restaurants',
] as const satisfies Source[];
export type Section = (typeof SECTIONS)[number];

export interface Row {
  source: Source;
  /** By the columns of the sheet. */
  points: number[];
}

export interface Sheet {
  /** The columns: who did best first, once all is over. */
  seats: Seat[];
  played: Row[];
  subtotals: number[];
  final: Row[];
  finals: number[];
  totals: number[];
}

type Scores = Pick<Fields, 'sources' | 'forecast' | 'points'>;

/** Everybody's points by source; while the game goes on the last rows are what would be counted. */
export function sheetOf(scores: Scores, outcome: Outcome | null): Sheet {
  const seats = scores.points.map((_, seat) => seat);
  if (outcome) seats.sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0) || a - b);
  const from = (given: Record<string, number>[], source: Source): Row => ({
    source,
    points: seats.map((seat) => given[seat]?.[source] ?? 0),
  });
  const counts = ({ points }: Row) => points.some((number) => number !== 0);
  const played = IN_PLAY.map((source) => from(scores.sources, source)).filter(counts);
  const final = SECTIONS.map((source) => from(outcome ? scores.sources : scores.forecast, source));
  const sum = (rows: Row[]) =>
    seats.map((_, at) => rows.reduce((total, { points }) => total + (points[at] ?? 0), 0));
  const finals = sum(final);
  const subtotals = sum(played);
  return {
    seats,
    played,
    subtotals,
    final: final.filter((row) => row.source !== 'end-entrepreneur' || counts(row)),
    finals,
    totals: subtotals.map((points, at) => points + (finals[at] ?? 0)),
  };
}

/** Who has most of a row, where it is anything at all. */
export function bestOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((number, at) => (number === most ? [at] : [])) : [];
}

/** The floors of a tower from the ground up, and what lies in its cellar. */
export function towerOf(
  { played, final }: Sheet,
  column: number,
): { floors: Row[]; cellar: Row[] } {
  const floors: Row[] = [];
  const cellar: Row[] = [];
  for (const { source, points } of [...played, ...final]) {
    const number = points[column] ?? 0;
    if (number !== 0) (number > 0 ? floors : cellar).push({ source, points: [number] });
  }
  return { floors, cellar };
}

// The curve

/** The points of all when a round or a section was over. */
export interface Moment {
  round: number | null;
  section: Section | null;
  points: number[];
  gains: number[];
}

const COUNTED: Partial<Record<Told['event'], Section>> = {
  entrepreneur_counted: 'end-entrepreneur',
  hotel_counted: 'end-hotels',
  mascots_counted: 'end-mascots',
  shows_counted: 'end-shows',
  duplicates_counted: 'end-shows',
  happiness_counted: 'end-happiness',
  visitors_counted: 'end-visitors',
  restaurants_counted: 'end-restaurants',
};

/** Round by round, then section by section; the first entry is how it began. `points`: at the end. */
export function momentsOf(told: readonly GameEvent[][], points: readonly number[]): Moment[] {
  const story = told.flat() as unknown as Told[];
  const rounds: { round: number; gains: number[] }[] = [];
  const none = () => points.map(() => 0);
  const sections = Object.fromEntries(SECTIONS.map((each) => [each, none()])) as Record<
    Section,
    number[]
  >;
  let gains = none();
  let over = false;
  for (const event of story) {
    const section = COUNTED[event.event];
    if (event.event === 'round_over') {
      rounds.push({ round: event.round, gains });
      gains = none();
    } else if (event.event === 'scoring_began') over = true;
    else if (event.event === 'scored')
      // a hotel may buy one more card when all is over
      add(over ? sections['end-hotels'] : gains, event.seat, event.points);
    else if (section && 'points' in event) add(sections[section], event.seat, event.points);
  }
  const unused = (section: Section) =>
    section === 'end-entrepreneur' && !story.some(({ event }) => event === 'entrepreneur_counted');
  const steps = [
    ...rounds.map(({ round, gains }) => ({ round, section: null, gains })),
    ...(over
      ? SECTIONS.filter((section) => !unused(section)).map((section) => ({
          round: null,
          section,
          gains: sections[section],
        }))
      : []),
    ...(over ? [] : [{ round: (rounds.at(-1)?.round ?? 0) + 1, section: null, gains }]),
  ];
  const start = points.map((number, seat) =>
    steps.reduce((left, step) => left - (step.gains[seat] ?? 0), number),
  );
  let now = start;
  const moments: Moment[] = [{ round: 0, section: null, points: start, gains: none() }];
  for (const step of steps) {
    now = now.map((number, seat) => number + (step.gains[seat] ?? 0));
    moments.push({ ...step, points: now });
  }
  return moments;
}

function add(to: number[], seat: Seat, points: number): void {
  to[seat] = (to[seat] ?? 0) + points;
}

/** What is worth telling of a game: three moments at most, in the order they happened. */
export interface Turning {
  /** Its place among the moments. */
  at: number;
  kind: 'gain' | 'section' | 'lead';
  seat: Seat;
  points: number;
  /** What was opened for it. */
  card: Card | null;
}

/** The largest single gain, the largest of a section, and what put the winner in front for good. */
export function turningsOf(
  told: readonly GameEvent[][],
  moments: readonly Moment[],
  winner: Seat | null,
): Turning[] {
  const found = [largestGain(told, moments), largestSection(moments)];
  if (winner !== null && (moments[0]?.points.length ?? 0) > 1) found.push(lead(moments, winner));
  const seen = found.filter((turning): turning is Turning => turning !== null);
  const once = seen.filter(
    ({ at, seat }, n) => seen.findIndex((each) => each.at === at && each.seat === seat) === n,
  );
  return once.sort((a, b) => a.at - b.at);
}

function largestGain(told: readonly GameEvent[][], moments: readonly Moment[]): Turning | null {
  let best: Turning | null = null;
  let at = 1;
  for (const chapter of told as unknown as Told[][]) {
    let card: Card | null = null;
    for (const event of chapter) {
      if (event.event === 'bought') ({ card } = event);
      if (event.event === 'scoring_began') return best;
      if (event.event === 'round_over') at = Math.min(at + 1, moments.length - 1);
      if (event.event === 'scored' && event.points > (best?.points ?? 0))
        best = { at, kind: 'gain', seat: event.seat, points: event.points, card };
    }
  }
  return best;
}

function largestSection(moments: readonly Moment[]): Turning | null {
  let best: Turning | null = null;
  for (const [at, { section, gains }] of moments.entries())
    for (const [seat, points] of gains.entries())
      if (section && points > (best?.points ?? 0))
        best = { at, kind: 'section', seat, points, card: null };
  return best;
}

/** The last time the winner came from behind, or from level. */
function lead(moments: readonly Moment[], winner: Seat): Turning | null {
  const ahead = ({ points }: Moment) =>
    points.every((number, seat) => seat === winner || number < (points[winner] ?? 0));
  const last = moments.findLastIndex((moment) => !ahead(moment)) + 1;
  const at = last < moments.length ? last : moments.length - 1;
  const points = moments[at]?.gains[winner] ?? 0;
  return at > 0 && points > 0 ? { at, kind: 'lead', seat: winner, points, card: null } : null;
}

// The end as a show

/** One section: what each brings to it, in turn order. */
export interface Act {
  section: Section;
  /** Its place among the moments. */
  at: number;
  lanes: Lane[];
}

export interface Lane {
  seat: Seat;
  before: number;
  gain: number;
  after: number;
  /** What was counted there: cards or an entrepreneur, with their points. */
  counted: { card: Card | Entrepreneur; points: number }[];
  /** The number the section looks at: cards alike, types, colours, credits. */
  number: number;
}

/** The sections in order, as they were told. */
export function actsOf(
  told: readonly GameEvent[][],
  moments: readonly Moment[],
  order: readonly Seat[],
): Act[] {
  const story = told.flat() as unknown as Told[];
  return moments.flatMap(({ section, points, gains }, at) => {
    if (!section) return [];
    const events = story.filter(({ event }) => COUNTED[event] === section);
    const lanes = order.map((seat): Lane => {
      const own = events.filter((event) => 'seat' in event && event.seat === seat);
      return {
        seat,
        before: (points[seat] ?? 0) - (gains[seat] ?? 0),
        gain: gains[seat] ?? 0,
        after: points[seat] ?? 0,
        counted: own.flatMap(countedIn),
        number: Math.max(0, ...own.map(numberIn)),
      };
    });
    return [{ section, at, lanes }];
  });
}

function countedIn(event: Told): Lane['counted'] {
  if (event.event === 'hotel_counted') return [{ card: event.card, points: event.points }];
  if (event.event === 'entrepreneur_counted')
    return [{ card: event.entrepreneur, points: event.points }];
  return [];
}

function numberIn(event: Told): number {
  if (event.event === 'mascots_counted' || event.event === 'restaurants_counted')
    return event.cards;
  if (event.event === 'shows_counted') return event.types;
  if (event.event === 'happiness_counted') return event.colours;
  return event.event === 'visitors_counted' ? event.credits : 0;
}

// Points won on the way

export interface Win {
  round: number;
  points: number;
  /** What was opened for it. */
  card: Card | null;
}

/** Each gain of a source, as it was told. */
export function winsOf(told: readonly GameEvent[][], source: Source, seat: Seat): Win[] {
  const wins: Win[] = [];
  let round = 1;
  for (const chapter of told as unknown as Told[][]) {
    let card: Card | null = null;
    for (const event of chapter) {
      if (event.event === 'round_began') ({ round } = event);
      if (event.event === 'bought') ({ card } = event);
      if (event.event === 'scored' && event.source === source && event.seat === seat)
        wins.push({ round, points: event.points, card });
    }
  }
  return wins;
}
