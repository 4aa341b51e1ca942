"""A whole game by mouse on a wide screen, with everything shown as it is in life."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.evening import check_the_score, play_again, sit_down
from tests.browser.player import Mouse, Player
from tests.browser.visitor import WIDE


def test_a_whole_game_by_clicking_then_another_one(visit: Visit) -> None:
    visitor = visit(WIDE, motion=True)
    page = visitor.open("/")
    mouse = Mouse(page)
    sit_down(page, mouse)
    player = Player(mouse)
    first = player.wait()
    assert mouse.taps == 2
    player.choose(first)
    assert mouse.taps <= 4  # E-2: two taps, and then Confirm
    player.confirm()

    player.play_to_the_end()
    assert {"offer", "answer"} <= {first, *player.made}
    check_the_score(visitor)
    play_again(visitor, mouse, player)
