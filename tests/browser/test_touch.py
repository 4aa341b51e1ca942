"""A whole game by finger on a phone."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.evening import play_an_evening
from tests.browser.games import EVERY_EVENING
from tests.browser.games.guide import Guide
from tests.browser.hands import Finger
from tests.browser.player import Player
from tests.browser.visitor import PHONE


@EVERY_EVENING
def test_a_whole_game_by_tapping_then_another_one(visit: Visit, guide: Guide) -> None:
    visitor = visit(PHONE, touch=True)
    play_an_evening(visitor, Player(guide, Finger(visitor.page), seed=2))
