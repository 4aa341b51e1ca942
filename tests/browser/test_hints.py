"""« Indice »: a good bot's move is picked and explained; nothing leaves before Confirm."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import untranslated
from tests.browser.conftest import Visit
from tests.browser.games import every_place
from tests.browser.games.guide import Guide
from tests.browser.hands import CONFIRM, Mouse
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

HINT = re.compile("^(Indice|Hint)$")
CASES = [pytest.param(WIDE, "fr", id="wide-fr"), pytest.param(PHONE, "en", id="phone-en")]


@pytest.mark.parametrize(("size", "language"), CASES)
@every_place("advised")
def test_a_hint_picks_a_move_says_why_and_leaves_it_to_me(
    visit: Visit, site: Site, guide: Guide, where: str, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size, language)
    with position(site, guide, where) as reached:
        page = visitor.take_seat(reached.table)
        before = reached.others.seq
        page.get_by_role("button", name=HINT).click()

        reason = page.locator(".notice p")
        expect(reason).to_have_text(re.compile(r"^[A-ZÀ-Ý\d].{15,}[.!?]$"))
        expect(page.locator("[aria-live=assertive]")).to_contain_text(reason.inner_text())
        assert untranslated(page) == []
        expect(page.locator(guide.chosen)).not_to_have_count(0)
        expect(page.locator(CONFIRM)).not_to_have_attribute("aria-disabled", "true")
        with reached.table.device(1) as friend:
            assert friend.seq == before

        Player(guide, Mouse(page)).confirm()
        assert reached.others.hear("moved")["seat"] == 0
        expect(reason).to_have_count(0)
