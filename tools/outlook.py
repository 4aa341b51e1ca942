"""Fits the weights of Scream Machine's outlook to games of its guide against itself.

    python -m tools.outlook [--games 3000] [--seed 1]

As each round begins, what the outlook sees of every park is noted, and who has won in the end (a
shared victory in parts). For each number of seats and of rounds to come a weighing of these five
figures is sought under which the winners were likeliest (a logit, by Newton's steps, with a little
pull towards 0). Prints the rows for `games/scream_machine/outlook.py`, each with its mean
logarithm of a winner's likelihood, and that of blind chance. Compiled, some minutes.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from librt.vecs import vec

from manege.games.scream_machine import GAME
from manege.games.scream_machine.components import (
    FEWEST_SEATS,
    MOST_ROUNDS,
    MOST_SEATS,
    Scream,
    families_in,
    ticket,
)
from manege.games.scream_machine.guide import ScreamGuide, share_the_victory
from manege.games.scream_machine.outlook import WORDS, Outlook
from manege.kernel.chance import chance_from
from manege.kernel.table import perform

Park = Sequence[float]
Seen = list[Park]  # of all seats
Shares = list[float]
Matrix = list[list[float]]

PULL = 1e-3  # towards 0, a game
STEPS = 12


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3000, help="for each number of seats (3000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        print(f"    # {seats} players")
        by_rounds: dict[int, list[tuple[Seen, Shares]]] = defaultdict(list)
        for number in range(asked.games):
            for left, seen, won in noted(seats, asked.seed * 1_000_003 + number):
                by_rounds[left].append((seen, won))
        for left in range(MOST_ROUNDS):
            weights = fitted(by_rounds[left])
            row = ", ".join(f"{weight:.3g}" for weight in weights)
            told = f"  # {likelihood(by_rounds[left], weights):.2f}" if by_rounds[left] else ""
            print(f"    ({row}),{told}", flush=True)
        print(f"    # by chance {-math.log(seats):.2f}")


def noted(seats: int, seed: int) -> Iterator[tuple[int, Seen, Shares]]:
    """A game: as each round began, how many were to come, what was seen, and who won."""
    table = GAME.table(seats, seed)
    assert isinstance(table, Scream)
    guides = [ScreamGuide() for _ in range(seats)]
    chance = chance_from(seed)
    seen: dict[int, Seen] = {}
    while (decision := table.decision) is not None:
        if table.round > 0 and table.round not in seen:
            seen[table.round] = parks_of(table)
        seat = decision.seat
        perform(table, decision, guides[seat].policy(table, seat, chance))
    shares = vec[float]([0.0] * seats)
    share_the_victory(table, shares)
    for number, parks in seen.items():
        yield table.rounds - number, parks, list(shares)


def parks_of(t: Scream) -> Seen:
    outlook = Outlook()
    outlook.expect(t)
    return [
        (
            float(t.scores[seat]),
            outlook.expected[seat],
            float(ticket(t.hands[seat])),
            float((seat - t.first) % t.seats),
            float(families_in(t.parks[seat])),
        )
        for seat in range(t.seats)
    ]


def fitted(games: Sequence[tuple[Seen, Shares]]) -> list[float]:
    weights = [0.0] * WORDS
    for _ in range(STEPS if games else 0):
        slope = [-PULL * len(games) * weight for weight in weights]
        bend = [
            [PULL * len(games) * (row == word) for word in range(WORDS)] for row in range(WORDS)
        ]
        for seen, won in games:
            expected = likely(seen, weights)
            mean = [sum_over(zip(expected, seen, strict=True), word) for word in range(WORDS)]
            for share, won_by, park in zip(expected, won, seen, strict=True):
                away = [park[word] - mean[word] for word in range(WORDS)]
                for word in range(WORDS):
                    slope[word] += (won_by - share) * park[word]
                    for other in range(WORDS):
                        bend[word][other] += share * away[word] * away[other]
        weights = [old + step for old, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def likely(seen: Seen, weights: Sequence[float]) -> list[float]:
    pulls = [sum(map(float.__mul__, park, weights)) for park in seen]
    shares = [math.exp(pull - max(pulls)) for pull in pulls]
    return [share / sum(shares) for share in shares]


def likelihood(games: Sequence[tuple[Seen, Shares]], weights: Sequence[float]) -> float:
    total = 0.0
    for seen, won in games:
        for share, won_by in zip(likely(seen, weights), won, strict=True):
            total += won_by * math.log(max(share, 1e-12))
    return total / len(games)


def sum_over(parks: Iterable[tuple[float, Park]], word: int) -> float:
    return sum(share * park[word] for share, park in parks)


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """By elimination; the matrix is positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        for other in range(len(rows)):
            if other != place:
                times = rows[other][place] / rows[place][place]
                rows[other] = [a - times * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


if __name__ == "__main__":
    main()
