"""E-13: motion is short and can be cut short; whoever wants none gets none, and loses nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import settle
from tests.browser.conftest import Visit
from tests.browser.games import EVERY_GAME, every_place, games_with
from tests.browser.games.guide import Guide
from tests.browser.hands import Keys, Mouse
from tests.browser.player import HELD, SCENE, Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

LONGEST = 1500  # ms
# Notes the longest animation that was ever on the page, its delay included; by frames of its own.
WATCH = """
window.longest = 0;
(function watch(draw) {
  for (const animation of document.getAnimations())
    window.longest = Math.max(window.longest, animation.effect.getComputedTiming().endTime);
  draw(() => watch(draw));
})(requestAnimationFrame.bind(window));
"""

# Counts the frames asked for and not yet drawn, and keeps the shortest beat of all clocks.
COUNT = """
window.asked = 0;
window.beat = Infinity;
const { requestAnimationFrame: ask, cancelAnimationFrame: drop, setInterval: tick } = window;
const asked = new Set();
window.requestAnimationFrame = (draw) => {
  const id = ask((now) => { asked.delete(id); window.asked = asked.size; draw(now); });
  asked.add(id);
  window.asked = asked.size;
  return id;
};
window.cancelAnimationFrame = (id) => {
  asked.delete(id);
  window.asked = asked.size;
  drop(id);
};
window.setInterval = (act, ms, ...more) => {
  window.beat = Math.min(window.beat, ms);
  return tick(act, ms, ...more);
};
"""
# Whatever moves for ever is moved by the compositor, at no cost to the page.
IDLE = """() => {
  const free = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
  const about = ['offset', 'computedOffset', 'easing', 'composite'];
  const properties = (frame) => Object.keys(frame).filter((key) => !about.includes(key));
  const costs = (moved) => moved.playState === 'running' &&
    (moved.effect.getComputedTiming().endTime !== Infinity ||
      moved.effect.getKeyframes().flatMap(properties).some((key) => !free.includes(key)));
  return window.asked === 0 && !document.getAnimations().some(costs);
}"""
SLOW = 250  # ms: no clock beats faster


def come_to_rest(page: Page) -> None:
    settle(page)
    page.wait_for_function(IDLE, polling=50)
    assert page.evaluate("window.beat") >= SLOW


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_idle_front_page_draws_nothing(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size, motion=True)
    visitor.page.add_init_script(COUNT)
    come_to_rest(visitor.open("/"))


@EVERY_GAME
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_idle_table_draws_nothing(
    visit: Visit, site: Site, guide: Guide, size: tuple[int, int]
) -> None:
    """A wide one that somebody plays at: below, before anything moves."""
    visitor = visit(size, motion=True)
    visitor.page.add_init_script(COUNT)
    come_to_rest(visitor.hold(site.open_table(3, game=guide.key), 0))
    for where in guide.moving if size == PHONE else ():
        with position(site, guide, where) as reached:
            come_to_rest(visitor.take_seat(reached.table))


@pytest.mark.parametrize(
    "fault",
    [
        "(function again() { requestAnimationFrame(again); })()",
        "document.body.animate({ color: ['red', 'blue'] }, { duration: 9, iterations: Infinity })",
    ],
)
def test_a_page_without_rest_would_be_noticed(visit: Visit, fault: str) -> None:
    visitor = visit(WIDE, motion=True)
    visitor.page.add_init_script(COUNT)
    page = visitor.open("/")
    come_to_rest(page)
    page.evaluate(fault)
    assert not page.evaluate(IDLE)


def watch_to_the_end(player: Player) -> None:
    """Nothing is cut short; what waits for somebody to go on is told so."""
    while (awaited := player.look()) in (None, SCENE, HELD):
        if awaited == HELD:
            player.hands.go_on(player.page.locator(player.guide.awaited[HELD]))
        player.page.wait_for_timeout(20)


@every_place("moving")
@pytest.mark.parametrize("motion", [True, False], ids=["motion", "calm"])
def test_no_animation_is_long_and_whoever_wants_none_gets_none(
    visit: Visit, site: Site, guide: Guide, where: str, motion: bool
) -> None:
    visitor = visit(WIDE, motion=motion)
    visitor.page.add_init_script(WATCH + COUNT)
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        if motion:
            come_to_rest(page)
        reached.others_play()
        watch_to_the_end(Player(guide, Mouse(page)))
        longest = page.evaluate("window.longest")
    assert 0 < longest <= LONGEST if motion else longest <= 1


@games_with("showing")
@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_one_tap_or_one_key_ends_what_is_shown(
    visit: Visit, site: Site, guide: Guide, hands: type[Mouse] | type[Keys]
) -> None:
    visitor = visit(WIDE, motion=True, fresh=True)
    with position(site, guide, guide.showing) as reached:
        page = visitor.take_seat(reached.table)
        player = Player(guide, hands(page))
        page.clock.install()  # time stands still: without a skip the scene would stay
        guide.show(player.hands)
        page.clock.run_for(1000)
        player.hands.confirm()
        expect(page.locator(guide.awaited[SCENE])).not_to_have_count(0)
        player.hands.skip(page.locator(guide.nowhere))
        expect(page.locator(guide.awaited[SCENE])).to_have_count(0)
        expect(page.locator(guide.shown)).to_be_visible()
