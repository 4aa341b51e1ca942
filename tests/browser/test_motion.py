"""E-13: motion is short and can be cut short; whoever wants none gets none, and loses nothing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DOORS, END, HAND, SCENE, TILES, Keys, Mouse, Player
from tests.browser.positions import Move, Position, position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

LONGEST = 1500  # ms
# Notes the longest animation that was ever on the page, its delay included.
WATCH = """
window.longest = 0;
(function look() {
  for (const animation of document.getAnimations())
    window.longest = Math.max(window.longest, animation.effect.getComputedTiming().endTime);
  requestAnimationFrame(look);
})();
"""
MINE = f"{HAND}, {DOORS}, {TILES}, {END}"


def others_play(reached: Position) -> None:
    """Until something is awaited of the page."""
    chance = random.Random(4)
    while asked := reached.others.deciding():
        seat, options = asked
        reached.play(Move(seat, chance.choice(options)))


@pytest.mark.parametrize("where", ["waiting", "knocked"])
@pytest.mark.parametrize("motion", [True, False], ids=["motion", "calm"])
def test_no_animation_is_long_and_whoever_wants_none_gets_none(
    visit: Visit, site: Site, where: str, motion: bool
) -> None:
    visitor = visit(WIDE, motion=motion)
    visitor.context.add_init_script(WATCH)
    with position(site, where) as reached:
        page = visitor.take_seat(reached.table)
        others_play(reached)
        page.locator(MINE).first.wait_for()
        longest = page.evaluate("window.longest")
    assert 0 < longest <= LONGEST if motion else longest <= 1


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_one_tap_or_one_key_ends_what_is_shown(
    visit: Visit, site: Site, hands: type[Mouse] | type[Keys]
) -> None:
    visitor = visit(WIDE, motion=True)
    with position(site, "turn") as reached:
        page = visitor.take_seat(reached.table)
        player = Player(hands(page))
        page.clock.install()  # time stands still: without a skip the scene would stay
        player.choose("offer")
        page.clock.run_for(1000)
        player.hands.confirm()
        expect(page.locator(SCENE)).not_to_have_count(0)
        player.hands.skip()
        expect(page.locator(SCENE)).to_have_count(0)
        expect(page.locator(".hand.rest")).to_be_visible()
