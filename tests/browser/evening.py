"""What every whole game has in common: from the front page to the final score, and once more."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from manege import files
from tests.browser.player import CONFIRM, Hands, Player
from tests.browser.visitor import Visitor

POSTER = "[data-game=toc_toc_toc] button.poster"
START = re.compile("Commencer la partie|Start the game")


def sit_down(page: Page, hands: Hands) -> None:
    """E-1: two taps from the front page to the table; the next one is the first of a move."""
    hands.press(page.locator(POSTER))
    hands.press(page.get_by_role("button", name=START))


def check_the_score(visitor: Visitor) -> None:
    """What the last screen says is what the match file says."""
    code = visitor.page.url.rsplit("/", 1)[-1]
    key = visitor.kept()[code]["seats"][0]["key"]
    answer = visitor.site.http.get(
        f"/api/tables/{code}/match", headers={"authorization": f"Bearer {key}"}
    )
    outcome = files.replayed(answer.json()).outcome
    assert outcome is not None
    shown = visitor.page.locator(".poster tbody td.total b")
    totals = sorted(map(int, shown.all_inner_texts()), reverse=True)
    assert totals == sorted(outcome.scores, reverse=True)


def play_again(visitor: Visitor, hands: Hands, player: Player) -> None:
    """« Rejouer »: the same people at a new table, and a first decision there."""
    page = visitor.page
    before = page.url
    hands.press(page.locator(CONFIRM))
    start = page.get_by_role("button", name=START)
    expect(start).to_be_visible()
    assert page.url != before
    hands.press(start)
    player.decide(player.wait())
