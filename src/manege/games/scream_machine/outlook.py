"""Outlook — how many visitors each park may still expect, as a round begins, and who may win."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    CHEAPSKATE,
    FEWEST_SEATS,
    MOST_ROUNDS,
    MOST_SEATS,
    NATIONALS,
    Scream,
    families_in,
    sum_of,
    ticket,
    visitor_kinds,
)
from manege.games.scream_machine.forecast import (
    APPEALS,
    LEAST,
    LENGTH,
    change_at,
    eager_for,
    up_to_here,
)
from manege.games.scream_machine.season import LOCALS, offer
from manege.kernel.bag import count

# How much more likely a park is to win (in logarithms) for each visitor it has, each one to expect,
# the values of the cards its owner holds, each turn that comes before its own, each of its
# families; by rounds after this one. Fitted to 3,000 games among sensible players a row.
FITTED: Final = [
    # 2 players
    (1.05, 0.89, 0.040, 0.36, 0.21),
    (0.57, 0.46, 0.036, 0.15, 0.11),
    (0.44, 0.36, 0.049, 0.27, -0.007),
    (0.37, 0.31, 0.066, 0.22, -0.042),
    (0.31, 0.27, 0.068, 0.31, -0.13),
    (0.29, 0.18, 0.043, 0.048, -0.33),
    # 3 players
    (1.06, 0.90, 0.015, 0.42, 0.28),
    (0.58, 0.43, 0.026, 0.13, 0.16),
    (0.43, 0.34, 0.035, 0.10, 0.040),
    (0.34, 0.26, 0.043, 0.17, -0.068),
    (0.28, 0.18, 0.041, 0.076, -0.035),
    (0.30, 0.15, 0.025, 0.041, -0.22),
    # 4 players
    (1.14, 1.01, 0.004, 0.24, 0.22),
    (0.63, 0.47, 0.011, 0.082, 0.068),
    (0.49, 0.34, 0.020, 0.076, 0.026),
    (0.30, 0.28, 0.018, 0.010, -0.24),
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 0.0, 0.0, 0.0, 0.0),
    # 5 players
    (1.26, 1.12, 0.023, 0.11, 0.31),
    (0.73, 0.56, 0.023, 0.12, 0.14),
    (0.55, 0.39, 0.024, 0.082, 0.064),
    (0.48, 0.33, 0.031, 0.010, 0.045),
    (0.30, 0.33, 0.022, -0.016, -0.31),
    (0.0, 0.0, 0.0, 0.0, 0.0),
    # 6 players
    (1.38, 1.15, 0.015, 0.13, 0.26),
    (0.80, 0.66, 0.014, 0.077, 0.12),
    (0.61, 0.45, 0.013, 0.030, 0.051),
    (0.52, 0.37, 0.016, 0.015, 0.011),
    (0.47, 0.26, 0.021, -0.004, 0.022),
    (0.30, 0.28, 0.015, 0.020, -0.15),
]
WEIGHTS: Final = vec[float]([weight for row in FITTED for weight in row])
WORDS: Final = 5

PLACES: Final = 3  # a park's races: the nationals', then those of the gaps before and after it


class Outlook:
    """Everybody grows as the forecast has it; here all that happens is reckoned together."""

    def __init__(self) -> None:
        self.expected = vec[float]([0.0] * MOST_SEATS)
        self.appeals = vec[i64]([0] * MOST_SEATS)
        self.rows = vec[i64]([0] * MOST_SEATS)
        self.here = vec[float]([0.0] * MOST_SEATS)
        self.below = vec[float]([0.0] * MOST_SEATS)
        # By park and race: how likely it wins, later more than now
        self.wins = vec[float]([0.0] * (MOST_SEATS * PLACES))
        self.now = vec[float]([0.0] * (MOST_SEATS * PLACES))
        self.later = vec[float]([0.0] * (MOST_SEATS * PLACES))

    def share(self, t: Scream, shares: vec[float]) -> None:
        """How likely each park is to win."""
        self.expect(t)
        at = ((t.seats - FEWEST_SEATS) * MOST_ROUNDS + t.rounds - t.round) * WORDS
        best: float = 0.0
        seat: i64 = 0
        while seat < t.seats:
            pull: float = WEIGHTS[at] * float(t.scores[seat])
            pull += WEIGHTS[at + 1] * self.expected[seat]
            pull += WEIGHTS[at + 2] * float(ticket(t.hands[seat]))
            pull += WEIGHTS[at + 3] * float((seat - t.first) % t.seats)
            pull += WEIGHTS[at + 4] * float(families_in(t.parks[seat]))
            shares[seat] = pull
            if seat == 0 or pull > best:
                best = pull
            seat += 1
        total: float = 0.0
        seat = 0
        while seat < t.seats:
            shares[seat] = math.exp(shares[seat] - best)
            total += shares[seat]
            seat += 1
        seat = 0
        while seat < t.seats:
            shares[seat] /= total
            seat += 1

    def expect(self, t: Scream) -> None:
        seat: i64 = 0
        while seat < t.seats:
            self.expected[seat] = 0.0
            seat += 1
        kinds = visitor_kinds(t.seats)
        kind: i64 = 0
        while kind < kinds:
            self.expect_of(t, kind, kinds)
            kind += 1

    def expect_of(self, t: Scream, kind: i64, kinds: i64) -> None:
        seat: i64 = 0
        while seat < t.seats:
            park = t.parks[seat]
            self.appeals[seat] = -ticket(park) if kind == CHEAPSKATE else sum_of(park, kind)
            seat += 1
        at: i64 = 0
        while at < len(self.now):
            self.now[at] = 0.0
            self.later[at] = 0.0
            at += 1
        more = t.rounds - t.round
        while more >= 0:
            self.win(t, kind, more)
            self.carry_on(t, more)
            more -= 1
        nationals: float = float(NATIONALS) / float(kinds)
        locals_: float = float(LOCALS) / float(kinds)
        waiting: float = float(count(t.nationals, kind))
        seat = 0
        while seat < t.seats:
            at = seat * PLACES
            total = waiting * self.now[at] + nationals * self.later[at]
            before = t.gap_before(seat)
            total += self.waits(t, before, kind) * self.now[at + 1] + locals_ * self.later[at + 1]
            if t.gaps > 1:
                total += self.waits(t, seat, kind) * self.now[at + 2] + locals_ * self.later[at + 2]
            self.expected[seat] += total
            seat += 1

    def waits(self, t: Scream, gap: i64, kind: i64) -> float:
        return float(count(t.locals[gap], kind) + (1 if t.hidden[gap] == kind else 0))

    def stake(self, t: Scream, seat: i64, kind: i64) -> i64:
        total = count(t.nationals, kind) + count(t.locals[t.gap_before(seat)], kind)
        return total + count(t.locals[seat], kind) if t.gaps > 1 else total

    def win(self, t: Scream, kind: i64, more: i64) -> None:
        """How likely each park alone is the best, so many rounds on."""
        cheap = kind == CHEAPSKATE
        offered = offer(kind, t.row)
        low: i64 = 2 * APPEALS
        high: i64 = -2 * APPEALS
        seat: i64 = 0
        while seat < t.seats:
            row = change_at(eager_for(self.stake(t, seat, kind), offered), more, cheap)
            self.rows[seat] = row
            least = self.appeals[seat] + LEAST[row]
            if least < low:
                low = least
            if least + LENGTH[row] > high:
                high = least + LENGTH[row]
            self.here[seat] = 0.0
            seat += 1
        at: i64 = 0
        while at < len(self.wins):
            self.wins[at] = 0.0
            at += 1
        appeal = low
        while appeal < high:
            seat = 0
            while seat < t.seats:
                self.below[seat] = self.here[seat]
                self.here[seat] = up_to_here(self.rows[seat], appeal - self.appeals[seat])
                seat += 1
            seat = 0
            while seat < t.seats:
                likely = self.here[seat] - self.below[seat]
                if likely > 0.0:
                    self.best_with(t, seat, likely)
                seat += 1
            appeal += 1

    def best_with(self, t: Scream, seat: i64, likely: float) -> None:
        """It has just this appeal: are all others below, or those of its gaps?"""
        all_below: float = likely
        other: i64 = 0
        while other < t.seats:
            if other != seat:
                all_below *= self.below[other]
            other += 1
        at = seat * PLACES
        self.wins[at] += all_below
        self.wins[at + 1] += likely * self.below[seat - 1 if seat > 0 else t.seats - 1]
        self.wins[at + 2] += likely * self.below[t.left_of(seat)]

    def carry_on(self, t: Scream, more: i64) -> None:
        """Whom nobody wins waits for the next round."""
        every: float = 0.0
        seat: i64 = 0
        while seat < t.seats:
            every += self.wins[seat * PLACES]
            seat += 1
        seat = 0
        while seat < t.seats:
            at = seat * PLACES
            before = seat - 1 if seat > 0 else t.seats - 1
            after = t.left_of(seat)
            self.stay(at, 1.0 - every, more)
            self.stay(at + 1, 1.0 - self.wins[at + 1] - self.wins[before * PLACES + 2], more)
            self.stay(at + 2, 1.0 - self.wins[at + 2] - self.wins[after * PLACES + 1], more)
            seat += 1

    def stay(self, at: i64, stays: float, more: i64) -> None:
        self.now[at] = self.wins[at] + stays * self.now[at]
        if more > 0:
            self.later[at] += self.now[at]
