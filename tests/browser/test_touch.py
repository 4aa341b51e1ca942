"""A whole game by finger on a phone."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.evening import check_the_score, play_again, sit_down
from tests.browser.player import Finger, Player
from tests.browser.visitor import PHONE


def test_a_whole_game_by_tapping_then_another_one(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    page = visitor.open("/")
    finger = Finger(page)
    sit_down(page, finger)
    player = Player(finger, seed=2)
    first = player.wait()
    assert finger.taps == 2
    player.choose(first)
    assert finger.taps <= 4
    player.confirm()

    player.play_to_the_end()
    check_the_score(visitor)
    play_again(visitor, finger, player)
