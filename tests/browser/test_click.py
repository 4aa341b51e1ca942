"""A whole game by mouse on a wide screen, with everything shown as it is in life."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.evening import play_an_evening
from tests.browser.games import EVERY_EVENING
from tests.browser.games.guide import Guide
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.visitor import WIDE


@EVERY_EVENING
def test_a_whole_game_by_clicking_then_another_one(visit: Visit, guide: Guide) -> None:
    visitor = visit(WIDE, motion=True)
    play_an_evening(visitor, Player(guide, Mouse(visitor.page)))
