// How it ended, in words.
import type { People } from '$lib/table/people';
import { listed, t } from '$lib/texts';
import type { Outcome, Seat } from '$lib/wire';

/** Who has won. */
export function winning(outcome: Outcome | null, people: People): string {
  const { winners = [], scores = [] } = outcome ?? {};
  return t(winners.length > 1 ? 'outcome-shared' : 'outcome-alone', {
    players: listed(winners.map(people.name)),
    points: scores[winners[0] ?? 0] ?? 0,
  });
}

/** Who has won, and where the others stand. */
export function ending(
  outcome: Outcome | null,
  seats: readonly Seat[],
  people: People,
  standing: (player: string, points: number) => string,
): string {
  const { ranks = [], scores = [], winners = [] } = outcome ?? {};
  const others = seats
    .filter((seat) => !winners.includes(seat))
    .sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
    .map((seat) => standing(people.name(seat), scores[seat] ?? 0));
  return [winning(outcome, people), ...others].join(' ');
}
