"""The shared screen of every game: for the whole room, read from afar, nothing on it to press."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from manege.games import game
from tests.browser.checks import misfits, settle, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ALL, ANY, EVERY_GAME, guide_of
from tests.browser.games.guide import Guide
from tests.browser.positions import Move, Position, position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

LARGE = (1920, 1080)
SCREENS = {"usual": WIDE, "large": LARGE, "huge": (3840, 2160)}
# Words below 28 px, were the screen 1920 × 1080; what is printed on drawn pieces is a picture.
TOO_SMALL_TO_READ = """() => {
  const least = 28 * Math.min(innerWidth / 1920, innerHeight / 1080) - 0.5;
  const wrong = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    const printed = one.closest('.vh, svg, script, style') || !one.closest('.screen');
    if (printed || !node.textContent.trim()) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
    if (size > 0 && size < least) wrong.push(`${size} px: ${node.textContent.trim()}`);
  }
  return wrong;
}"""
# Cards and posters that cannot be pressed lie over one another as on a real table.
IGNORED = ("cannot be reached", "stays under", "lies over")


def cut(page: Page, *parts: str) -> list[str]:
    """Words that are cut, on the table, beside it and below."""
    found = [each for part in parts for each in misfits(page, part)]
    return [each for each in found if not each.endswith(IGNORED) and "lies over" not in each]


def shown(page: Page, code: str) -> None:
    page.goto(f"/t/{code}/ecran")
    expect(page.locator(".screen[data-phase]")).to_be_visible()
    settle(page)


PLACES = [
    pytest.param(guide, where, id=f"{guide.name}-{where}")
    for guide in ALL
    for where in guide.shared
]


@pytest.mark.parametrize(("guide", "where"), PLACES)
def test_all_can_read_it_and_nobody_can_press_anything(
    visit: Visit, site: Site, guide: Guide, where: str
) -> None:
    number = PLACES.index(next(each for each in PLACES if each.values == (guide, where)))
    visitor = visit(LARGE, ("fr", "en")[number % 2])
    with position(site, guide, where) as reached, reached.table.device(0):
        page = visitor.page
        shown(page, reached.table.code)
        assert violations(page) + untranslated(page) == []
        for width, height in SCREENS.values():
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            assert page.evaluate(TOO_SMALL_TO_READ) == []
            assert cut(page, ".screen > main", ".screen > aside") == []
            code = page.locator("img[src*='qr.svg']").bounding_box()
            assert code is not None
            assert code["x"] + code["width"] <= width
            assert code["y"] + code["height"] <= height
        page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
        assert page.locator(".screen .stage").get_attribute("inert") is not None
        assert page.locator(".screen aside :is(button, a)").count() <= 2  # full screen, and out
        for seat in range(len(reached.table.keys)):
            expect(page.locator(f"aside [data-seat='{seat}']")).to_be_visible()
        expect(page.locator(".words")).not_to_be_empty()
        states = [json.loads(frame) for frame in visitor.frames if '"type":"state"' in frame]
        assert states
        for state in states:
            assert state["views"] == {}
            guide.check_secrets(
                state["watch"], [e for c in state["told"]["watch"] for e in c], None
            )


@EVERY_GAME
def test_before_the_game_it_invites(visit: Visit, site: Site, guide: Guide) -> None:
    table = site.open_table(3, game=guide.key, name="Aïcha")
    table.seat(1, "open")
    page = visit(LARGE).page
    shown(page, table.code)
    expect(page.locator(".back img")).to_be_visible()
    expect(page.locator("body")).to_contain_text(table.code[:3])
    expect(page.locator("aside [data-seat='1']")).to_contain_text("on attend")
    table.seat(1, "here", name="Basile")
    expect(page.locator("aside [data-seat='1']")).to_contain_text("Basile")
    settle(page)
    assert violations(page) + untranslated(page) + page.evaluate(TOO_SMALL_TO_READ) == []


SHOWS = [  # the knock, walking visitors, sold cards, workers, dice that come, hands that rise
    ("toc_toc_toc", "waiting", "^knock .* > 0$", ".plot .knocking"),
    ("scream_machine", "last", "^end$", ".trails .walker"),
    ("wishland", "waiting", "^buy ", ".air > span"),
    ("wishland", "waiting", "^recover$", ".air > span"),
    ("dice_theme_park", "waiting", "^welcome 1$", ".air > span"),
    ("qui_paire_gagne", "calls", "^next$", ".reveal .stage"),
]


@pytest.mark.parametrize(("key", "where", "move", "seen"), SHOWS)
def test_what_happens_is_shown_and_then_stays_in_words(
    visit: Visit, site: Site, key: str, where: str, move: str, seen: str
) -> None:
    guide = guide_of(key)
    with position(site, guide, where) as reached, reached.table.device(0):
        page = visit(LARGE, motion=True).page
        shown(page, reached.table.code)
        words = page.locator(".words .last, aside .reads")
        before = words.inner_text()
        does(reached, move)
        expect(page.locator(seen).first).to_be_attached()
        expect(words).not_to_have_text(before)


def does(reached: Position, pattern: str) -> None:
    """Another makes the first of the moves that are written so."""
    actions = game(reached.guide.key).actions
    asked = reached.others.deciding()
    assert asked is not None
    seat, options = asked
    reached.play(Move(seat, next(code for code in options if re.search(pattern, actions[code]))))


def test_it_goes_with_those_who_play_once_more(visit: Visit, site: Site) -> None:
    with position(site, ANY, "end") as reached:
        page = visit(LARGE).page
        shown(page, reached.table.code)
        expect(page.locator("aside .won")).not_to_have_count(0)
        again = site.http.post(
            f"/api/tables/{reached.table.code}/again",
            headers={"Authorization": f"Bearer {reached.table.keys[0]}"},
        ).json()["code"]
        page.wait_for_url(f"**/t/{again}/ecran")
