"""Following: what happened since one's turn, its moments and why; the tab, the sound, the light."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import misfits, settle, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.games import ANY, guide_of
from tests.browser.hands import Keys
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.test_secrets import lift_the_curtain
from tests.browser.visitor import PHONE, WIDE

SENTENCE = re.compile(r"\w+\W+\w{2,}.*[.!?]$")
WHY = re.compile("^(Pourquoi|Why)")
AFTER = re.compile("^(Le moment d’après|The moment after)$")
BACK = re.compile("^(Revenir|Back)")
CASES = [
    pytest.param("toc_toc_toc", WIDE, "fr", id="toc_toc_toc"),
    pytest.param("scream_machine", PHONE, "en", id="scream_machine"),
    pytest.param("wishland", WIDE, "en", id="wishland"),
    pytest.param("dice_theme_park", PHONE, "fr", id="dice_theme_park"),
]


def unfold(page: Page) -> int:
    """By keyboard; how many entries there are."""
    count = page.locator(".counting")
    number = int(count.get_attribute("data-number") or 0)
    Keys(page).press(count)
    entries = page.locator(".since li button")
    expect(entries).to_have_count(number)
    expect(entries.first).to_be_focused()
    return number


def explained(page: Page) -> bool:
    """Why a bot did this, and what it rejected, where all know of anything else."""
    moment = page.locator(".moment")
    why = moment.get_by_role("button", name=WHY)
    if not why.count():
        return False
    why.click()
    expect(moment.locator(".why").first).to_have_text(SENTENCE)
    return moment.locator(".why").count() == 2


@pytest.mark.parametrize(("key", "size", "language"), CASES)
def test_what_happened_since_my_turn_leads_to_its_moments_and_a_bot_says_why(
    visit: Visit, site: Site, key: str, size: tuple[int, int], language: str
) -> None:
    guide = guide_of(key)
    visitor = visit(size, language)
    with position(site, guide, "turn") as reached:
        for seat in range(1, guide.seats):
            reached.table.seat(seat, "bot")
        page = visitor.take_seat(reached.table)
        before = page.locator("footer.bar").inner_text()
        assert unfold(page) > 0
        settle(page)
        assert violations(page) == []
        assert untranslated(page) == []
        if size == PHONE:  # on a wide screen it is a strip to be moved along
            assert misfits(page, ".since") == []
        page.keyboard.press("Escape")
        expect(page.locator(".counting")).to_be_focused()

        unfold(page)
        page.keyboard.press("Enter")
        moment = page.locator(".moment")
        expect(moment.locator("p").first).to_have_text(SENTENCE)
        expect(page.locator("[aria-live=polite]")).to_contain_text(
            moment.locator("p span").first.inner_text()
        )
        while not explained(page):
            assert moment.get_by_role("button", name=AFTER).count(), "nothing was rejected"
            moment.get_by_role("button", name=AFTER).click()  # somebody else's moment
        expect(moment.locator(".why")).to_have_text([SENTENCE, SENTENCE])
        assert untranslated(page) == []
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(moment).to_have_count(0)
        expect(page.locator("footer.bar")).to_have_text(re.compile(r"\S"))
        assert page.locator("footer.bar").inner_text() == before


def test_on_a_shared_device_it_is_told_to_whoever_looks(visit: Visit, site: Site) -> None:
    """What their neighbours did at the same device, too; behind the curtain nobody looks."""
    with position(site, ANY, "turn") as reached:
        page = visit(PHONE).hold(reached.table, 0, 1)
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".counting").count() == 0
        lift_the_curtain(page)
        assert unfold(page) > 0
        page.keyboard.press("Enter")
        moment = page.locator(".moment")
        expect(moment.locator("p").first).to_have_text(SENTENCE)
        moment.get_by_role("button", name=BACK).click()
        expect(page.locator(".counting")).to_be_visible()


def test_calls_are_followed_where_all_play_at_once(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE)
    with position(site, guide_of("qui_paire_gagne"), "calls") as reached:
        page = visitor.take_seat(reached.table)
        assert unfold(page) > 0
        settle(page)
        assert violations(page) + untranslated(page) + misfits(page, ".since") == []
        page.locator(".since li button").last.click()
        moment = page.locator(".moment")
        expect(moment.locator("p").first).to_have_text(SENTENCE)
        expect(moment.get_by_role("button", name=WHY)).to_have_count(0)  # reasons are their own
        moment.get_by_role("button", name=BACK).click()
        expect(moment).to_have_count(0)
        expect(page.locator("[data-phase=calls]")).to_be_visible()


def test_whoever_comes_back_to_much_finds_it_laid_open(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE)
    with position(site, ANY, "knock") as reached:
        page = visitor.take_seat(reached.table)
        expect(page.locator(".counting")).to_be_visible()
        expect(page.locator(".since")).to_have_count(0)
        page.evaluate(
            """(code) => {
              const kept = JSON.parse(localStorage.getItem('manege.tables'));
              kept[code].seen -= 3_600_000;
              localStorage.setItem('manege.tables', JSON.stringify(kept));
            }""",
            reached.table.code,
        )
        page.reload()
        expect(page.locator(".since li button").first).to_be_visible()
        page.locator(".since .shut").click()
        expect(page.locator(".since")).to_have_count(0)


STUBS = """
  window.lit = 0; window.shaken = 0;
  const lock = () => (window.lit++, Promise.resolve({ release: async () => { window.lit--; } }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
  navigator.vibrate = () => (window.shaken++, true);
  localStorage.setItem('manege.sound', 'on');
"""


def test_ones_turn_is_heeded_by_whoever_looks_elsewhere(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE, "en", fresh=True)
    visitor.page.add_init_script(STUBS)
    with position(site, ANY, "turn") as reached:
        page = visitor.take_seat(reached.table)
        expect(page).to_have_title(re.compile(r"^\(\d+\) Your turn! · Toc toc toc · "))
        page.wait_for_function("window.lit === 1")
        shaken: Any = page.evaluate("window.shaken")

        with reached.table.device(0) as me:
            me.play(0, me.view(0)["options"][0])
        expect(page).to_have_title(re.compile("^Toc toc toc · "))
        page.wait_for_function("window.lit === 0")
        reached.others.hear("moved")
        reached.others_play()
        expect(page).to_have_title(re.compile(r"^\(\d+\) Your turn!"))
        page.wait_for_function("window.lit === 1")
        assert page.evaluate("window.shaken") > shaken


def test_what_can_be_taken_up_again_is_alive_only_where_there_is_something(visit: Visit) -> None:
    page = visit(PHONE).open("/")
    expect(page.locator("p.short")).to_be_visible()
    expect(page.locator("button.short")).to_have_count(0)
