"""After the game: everybody's chances as a curve and in figures, and what turned them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import manege
from tests.browser.checks import misfits, settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ALL
from tests.browser.games.guide import Guide
from tests.browser.hands import Keys
from tests.browser.positions import SEED, position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

JUDGED = [
    guide
    for guide in ALL
    if manege.game(guide.key).guide is not None and guide.seats > 1 and "end" in guide.wanted
]
RECKONED = 240_000  # ms, on a machine that has other things to do
CHANCES = re.compile("^(Les chances|The chances)$")
BACK = re.compile("^(Revenir|Back)")
SENTENCE = re.compile(r"\w+\W+\w{2,}.*[.!?]")
SIZES = [pytest.param(WIDE, "en", id="wide-en"), pytest.param(PHONE, "fr", id="phone-fr")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Where bots have nothing else to think about."""
    served = Site(tmp_path_factory.mktemp("chances"), seed=SEED)
    yield served
    served.stop()


def opened(page: Page) -> None:
    """By keyboard; until all is reckoned."""
    Keys(page).press(page.locator("footer.bar").get_by_role("button", name=CHANCES))
    expect(page.locator("dialog[open] details")).to_have_count(1, timeout=RECKONED)
    settle(page)


@pytest.mark.parametrize("guide", JUDGED, ids=lambda guide: guide.name)
@pytest.mark.parametrize(("size", "language"), SIZES)
def test_after_a_game_its_chances_are_told_and_lead_to_its_moments(
    visit: Visit, site: Site, guide: Guide, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language, touch=size == PHONE)
    with position(site, guide, "end") as reached:
        page = visitor.take_seat(reached.table)
        opened(page)
        told = page.locator("dialog[open]")
        expect(told.locator("progress")).to_have_count(0)
        expect(page.locator("[aria-live=polite]")).to_contain_text(re.compile("chances"))
        lines = told.locator("svg.drawn path.line")
        expect(lines).to_have_count(guide.seats)
        turns = told.locator("ol button")
        number = turns.count()
        assert number <= 3
        expect(told.locator("svg .number")).to_have_count(number)

        told.locator("summary").click()
        rows = told.locator("tbody tr")
        assert 5 < rows.count() < 20
        cells = rows.last.locator("td")
        shares = [int(re.sub(r"\D", "", text)) for text in cells.all_inner_texts()]
        assert 99 <= sum(shares) <= 101
        assert untranslated(page) == []
        assert violations(page) == []
        assert misfits(page, "dialog[open]") == []
        if size == PHONE:
            assert too_small(page) == []

        if number:
            expect(turns.first).to_have_text(SENTENCE)
            Keys(page).press(turns.first)
            moment = page.locator(".moment")
            expect(moment.locator("p").first).to_have_text(SENTENCE)
            expect(told).to_have_count(0)
            moment.get_by_role("button", name=BACK).click()
            expect(moment).to_have_count(0)
        else:
            page.keyboard.press("Escape")
        expect(page.locator("footer.bar").get_by_role("button", name=CHANCES)).to_be_visible()


def test_where_nobody_can_judge_there_is_nothing_to_open(visit: Visit, site: Site) -> None:
    """Nor where nobody plays against anybody."""
    [pairs] = [each for each in ALL if each.key == "qui_paire_gagne"]
    [alone] = [each for each in ALL if each.name == "wishland-alone"]
    for guide in (pairs, alone):
        check_closed(visit, site, guide)


def check_closed(visit: Visit, site: Site, guide: Guide) -> None:
    with position(site, guide, "end") as reached:
        page = visit(WIDE).take_seat(reached.table)
        expect(page.locator("footer.bar button").first).to_be_visible()
        expect(page.get_by_role("button", name=CHANCES)).to_have_count(0)
