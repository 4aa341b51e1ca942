"""« Indice » in three steps: where to look, which move, why; nothing leaves before Confirm."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import untranslated
from tests.browser.conftest import Visit
from tests.browser.games import every_place, guide_of
from tests.browser.games.guide import Guide
from tests.browser.hands import CONFIRM, Mouse
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

HINT = re.compile("^(Indice|Hint)$")
SENTENCE = re.compile(r"^[A-ZÀ-Ý\d].{15,}[.!?]$")
CASES = [pytest.param(WIDE, "fr", id="wide-fr"), pytest.param(PHONE, "en", id="phone-en")]


def ask(page: Page) -> Locator:
    """For all three steps, each of them said aloud."""
    page.get_by_role("button", name=HINT).click()
    steps = page.locator(".advice li")
    expect(steps).to_have_text([SENTENCE])
    for step in (2, 3):
        page.locator(".advice .ways button").first.click()
        expect(steps).to_have_text([SENTENCE] * step)
        said = page.locator("[aria-live=assertive]")
        expect(said).to_contain_text(steps.last.inner_text())
    assert untranslated(page) == []
    return steps


@pytest.mark.parametrize(("size", "language"), CASES)
@every_place("advised")
def test_a_hint_says_where_to_look_picks_a_move_says_why_and_leaves_it_to_me(
    visit: Visit, site: Site, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        before = reached.others.seq
        steps = ask(page)
        expect(page.locator(guide.chosen)).not_to_have_count(0)
        expect(page.locator(CONFIRM)).not_to_have_attribute("aria-disabled", "true")
        with reached.table.device(*range(1, guide.seats)) as friend:
            assert friend.seq == before

        Player(guide, Mouse(page)).confirm()
        assert reached.others.hear("moved")["seat"] == 0
        expect(steps).to_have_count(0)


@pytest.mark.rule("PP-67")
@pytest.mark.parametrize(("size", "language"), CASES)
def test_a_hint_takes_up_one_picture_and_leaves_the_other_to_me(
    visit: Visit, site: Site, size: tuple[int, int], language: str
) -> None:
    guide = guide_of("qui_paire_gagne")
    visitor = visit(size, language)
    with position(site, guide, "turn") as reached:
        page = visitor.take_seat(reached.table)
        steps = ask(page)
        expect(page.locator(guide.chosen)).to_have_count(1)
        taken = page.locator(guide.chosen).get_attribute("data-number") or ""
        look, move, _ = steps.all_inner_texts()
        assert re.findall(r"\d+", look) == [taken]
        pair = re.findall(r"\d+", move)
        assert taken in pair
        assert reached.my_view()["zones"]["pairs"][0] == []

        (other,) = set(pair) - {taken}
        page.locator(f"{guide.hand}[data-number='{other}']").click()
        expect(page.locator(f"{guide.hand}.paired")).to_have_count(2)
        expect(steps).to_have_count(0)
