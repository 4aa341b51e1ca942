// The end of a round: every visitor chooses a park, one after the other, as the events tell it.
import { yes, type People } from '$lib/table/people';
import { capital } from '$lib/table/wording';
import { listed, t } from '$lib/texts';
import type { GameEvent, Seat } from '$lib/wire';
import type { Kind } from './cards';
import { comparedBy, visitorsOf, type Table, type Visitor } from './model';

/** One visitor's choice. */
export interface Step {
  visitor: Visitor;
  kind: Kind;
  /** The park he enters; null: he stays, as the best are equal. */
  seat: Seat | null;
  /** The parks that settle it, best first: the one he enters and the next, or those that are equal. */
  duel: { seat: Seat; value: number }[];
}

/** How far the visitors of a round have come. */
export interface Walk {
  round: number;
  /** As it lay when the round was over, the hidden ones turned up. */
  table: Table;
  steps: Step[];
  /** Which step is shown now; all of them when it is as many as there are. */
  at: number;
  /** The hidden ones are just being turned up, nobody walks yet. */
  turning: boolean;
  /** The step shown now, whose visitor glows; null before the first and after the last. */
  now: Step | null;
  /** Who has entered. */
  gone: ReadonlySet<string>;
  /** What stands under those who stay: « reste : 4 = 4 ». */
  stays: ReadonlyMap<string, string>;
  /** Who has entered each park. */
  entered: Kind[][];
}

/** All that happens at the end of this round; null if the events tell of none. */
export function walkOf(told: readonly GameEvent[], done: Table): Walk | null {
  const over = told.find(({ event }) => event === 'round_over');
  if (!over) return null;
  const table = turnedUp(told, done);
  const waiting = visitorsOf(table);
  const steps = told.flatMap((event): Step | [] => {
    if (!/^(entered|stayed)/.test(event.event)) return [];
    const kind = event['visitor'] as Kind;
    const gap = gapOf(table, event);
    const found = waiting.findIndex((one) => one.gap === gap && one.kind === kind);
    const [visitor] = waiting.splice(found, 1);
    if (found < 0 || !visitor) return [];
    const seat = (event['seat'] ?? null) as Seat | null;
    return { visitor, kind, seat, duel: comparedBy(kind, visitor.among, table) };
  });
  return walkAt({ round: over['round'] as number, table, steps }, 0);
}

/** The gap an event is about; null on the Place centrale. */
function gapOf({ gaps }: Table, { left, right }: GameEvent): number | null {
  return gaps.find((gap) => gap.left === left && gap.right === right)?.gap ?? null;
}

/** Who was hidden shows himself, as it was told. */
function turnedUp(told: readonly GameEvent[], table: Table): Table {
  const up = told.filter(({ event }) => event === 'turned_up');
  const shown = new Map(up.map((event) => [gapOf(table, event), event['visitor'] as Kind]));
  const turn = (visitor: Visitor): Visitor => {
    const kind = visitor.hidden && shown.get(visitor.gap);
    return kind ? { ...visitor, kind, hidden: false } : visitor;
  };
  const gaps = table.gaps.map((gap) => ({ ...gap, visitors: gap.visitors.map(turn) }));
  return { ...table, gaps };
}

/** The same round's end with so many visitors settled, and the next one on his way. */
export function walkAt(
  { round, table, steps }: Pick<Walk, 'round' | 'table' | 'steps'>,
  settled: number,
  turning = false,
): Walk {
  const done = steps.slice(0, settled);
  const by = (park: Seat | null) => done.filter(({ seat }) => seat === park);
  return {
    round,
    table,
    steps,
    at: settled,
    turning,
    now: turning ? null : (steps[settled] ?? null),
    gone: new Set(done.flatMap(({ seat, visitor }) => (seat === null ? [] : visitor.id))),
    stays: new Map(
      by(null).map(({ visitor, duel }) => [
        visitor.id,
        t('sm-stays', { value: duel[0]?.value ?? 0 }),
      ]),
    ),
    entered: table.seats.map((seat) => by(seat).map(({ kind }) => kind)),
  };
}

/** Those who are equal at the top, or the winner and the next. */
export function rivalsOf({ seat, duel }: Step): Step['duel'] {
  if (seat !== null) return duel.slice(0, 2);
  return duel.filter(({ value }) => value === duel[0]?.value);
}

/** « chez Inès »: where he goes, or where he does not. */
const at = (key: 'sm-at' | 'sm-in', seat: Seat | undefined, people: People) =>
  seat === undefined ? '' : t(key, { player: people.name(seat), you: yes(seat === people.you) });

/** What this kind looks for: « Sensations », « billet ». */
export function lookedFor(kind: Kind): string {
  return kind === 'cheapskate' ? t('sm-walk-ticket') : t(`family-${kind}`);
}

/** « Hugo 4 et Marius 4 ». */
export function standings(step: Step, people: People): string {
  return listed(
    rivalsOf(step).map(({ seat, value }) =>
      t('sm-park-value', { player: people.name(seat), value }),
    ),
  );
}

/** « Le casse-cou va chez Inès : Sensations, 8 contre 0 chez Hugo. » */
export function stepSentence(step: Step, people: People): string {
  const { kind, seat, duel, visitor } = step;
  const [best, next] = duel;
  const facts = {
    visitor: capital(t(`visitor-${kind}.the`)),
    what: lookedFor(kind),
    value: best?.value ?? 0,
    next: next?.value ?? 0,
    to: at('sm-at', best?.seat, people),
    there: at('sm-in', next?.seat, people),
    standings: standings(step, people),
  };
  if (seat !== null) return t(visitor.gap === null ? 'sm-enters' : 'sm-enters-local', facts);
  const nothing = facts.value === 0 && kind !== 'cheapskate';
  return t(nothing ? 'sm-finds-nothing' : 'sm-finds-equal', facts);
}
