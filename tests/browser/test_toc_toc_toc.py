"""Toc toc toc's own: every phase at every size, scenes that can be read, a card taken back."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from manege.games import game
from tests.browser.checks import misfits, too_small
from tests.browser.conftest import Visit
from tests.browser.games.toc_toc_toc import DOORS, GUIDE, HAND, HOUSES, TILES
from tests.browser.hands import CONFIRM
from tests.browser.positions import Move, Position, position
from tests.browser.site import Site
from tests.browser.test_sizes import SCREENS, Screen, Window
from tests.browser.visitor import WIDE

READABLE = 600  # ms
PICKS: dict[str, tuple[str, ...]] = {
    "turn": (HAND, HOUSES),
    "knock": (DOORS,),
    "reveal": (TILES,),
    "waiting": (),
    "end": (),
}


@pytest.mark.parametrize("where", PICKS)
@pytest.mark.parametrize("seats", [4, 5])
def test_every_phase_at_every_size(visit: Visit, site: Site, where: str, seats: int) -> None:
    found: list[str] = []

    def measure(window: Window, step: str) -> None:
        page = window.page
        for name, screen in SCREENS.items():
            window.show(screen)
            wrong = misfits(page) + (too_small(page) if screen.touch else [])
            found.extend(f"{step or where}, {name}: {each}" for each in wrong)
        window.show(Screen(*WIDE))

    with position(site, GUIDE, where, seats) as reached:
        page = visit(WIDE).take_seat(reached.table)
        expect(page.locator(".frame")).to_be_visible()
        window = Window(page)
        measure(window, "")
        for pick in PICKS[where]:
            page.locator(pick).last.click()
            measure(window, pick)
    assert not found, "\n".join(found)


# Every sentence the bar has said, and since when.
WATCH = """() => {
  window.said = [];
  const bar = document.querySelector('footer.bar');
  const note = () => {
    const text = bar.querySelector('p').textContent.trim();
    if (window.said.at(-1)?.text !== text) window.said.push({ text, at: performance.now() });
  };
  new MutationObserver(note).observe(bar, { subtree: true, childList: true, characterData: true });
}"""


SCENE = re.compile("frappe chez|ouvre(nt)? |Lumière|accueille|voit|se passe|pioche")


def turn(reached: Position, door: int, answer: str) -> None:
    """Somebody else's, with a choice if there is one."""
    reached.act(f"> {door}")
    reached.act(answer)
    choose(reached)


def choose(reached: Position) -> None:
    asked = reached.others.deciding()
    if asked and game(GUIDE.key).actions[asked[1][0]].startswith(("take", "send")):
        reached.play(Move(asked[0], asked[1][0]))


def test_what_others_do_can_be_read_however_often_it_was_seen(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "waiting") as reached:
        page = visit(WIDE, motion=True).take_seat(reached.table)
        expect(page.locator("footer.bar p")).to_contain_text("Basile")
        page.evaluate(WATCH)
        for door, answer in ((2, "open"), (3, "refuse"), (1, "open")):
            turn(reached, door, answer)
        page.wait_for_function("() => window.said.some(({ text }) => text.includes('À vous'))")
        said = page.evaluate("window.said")

    scenes = [
        (each["text"], after["at"] - each["at"])
        for each, after in pairwise(said)
        if SCENE.search(each["text"])
    ]
    assert len(scenes) >= 12
    assert [scene for scene in scenes if scene[1] < READABLE] == []


def knocked(page: Page) -> None:
    page.locator(HAND).first.click()
    page.locator(HOUSES).first.click()
    page.locator(CONFIRM).click()


def test_a_card_at_a_door_can_be_taken_back_until_it_is_answered(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "turn") as reached:
        page = visit(WIDE).take_seat(reached.table)
        cards = page.locator(".hand button").count()
        knocked(page)
        expect(page.locator(".hand button")).to_have_count(cards - 1)

        page.get_by_role("button", name="Reprendre").click()

        expect(page.locator(HAND)).to_have_count(cards)
        knocked(page)
        for _ in range(3):  # knocked, taken back, knocked
            reached.others.hear("moved", "state")
        reached.act("refuse")
        choose(reached)
        page.locator("footer.bar [aria-disabled=true]", has_text="Reprendre").click(force=True)
        expect(page.locator(".notice")).to_contain_text("On ne reprend pas")
