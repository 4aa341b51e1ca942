"""Manches — order, income, four turns each; the market is renewed (WL-23, WL-154 to WL-160)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.wishland.components import NOBODY, ORDER_SPACES, ROUNDS, Wishland
from manege.games.wishland.market import deal_rows, discard_rows, reshuffle, tell_rows
from manege.games.wishland.order import NextIncome, NextToken
from manege.games.wishland.scoring import FINAL_SCORING
from manege.games.wishland.story import ROUND_BEGAN, ROUND_OVER
from manege.games.wishland.turn import NextTurn, PlayOn
from manege.kernel.table import Step, agenda_of, tell, then

NO_TOKENS: Final = vec[i64]([NOBODY] * (ORDER_SPACES + 1))


class OpenRound(Step[Wishland]):
    def perform(self, t: Wishland) -> None:
        t.turn = 1
        tell(t, ROUND_BEGAN, t.round, t.first)
        tell_rows(t)


class EndRound(Step[Wishland]):
    """After the seventh nothing but final scoring (WL-155)."""

    def perform(self, t: Wishland) -> None:
        tell(t, ROUND_OVER, t.round)
        if t.round == ROUNDS:
            then(t, FINAL_SCORING)
            return
        t.light += 1
        discard_rows(t)  # WL-156
        if t.round == ROUNDS - 1:
            reshuffle(t)  # WL-157
        if t.seats > 1:
            deal_rows(t)  # WL-158; alone nothing lies face up (WL-R87)
        t.round += 1  # WL-159
        t.first = t.left_of(t.first)  # WL-160
        t.track = NO_TOKENS  # WL-R4
        then(t, ROUND)


ROUND: Final = agenda_of([OpenRound(), NextToken(), NextIncome(), NextTurn(), EndRound()])
REST_OF_A_ROUND: Final = agenda_of([PlayOn(), NextTurn(), EndRound()])
