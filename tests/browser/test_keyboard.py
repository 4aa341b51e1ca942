"""A whole game by keyboard alone: no mouse, no finger, not even to begin."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.evening import check_the_score, play_again, sit_down
from tests.browser.player import Keys, Player
from tests.browser.visitor import WIDE


def test_a_whole_game_by_keyboard_then_another_one(visit: Visit) -> None:
    visitor = visit(WIDE)
    page = visitor.open("/")
    keys = Keys(page)
    sit_down(page, keys)
    player = Player(keys, seed=3)

    player.play_to_the_end()
    check_the_score(visitor)
    play_again(visitor, keys, player)
