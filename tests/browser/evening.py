"""What every whole game has in common: from the front page to the final score, and once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from manege import files
from tests.browser.checks import settle
from tests.browser.hands import CONFIRM
from tests.browser.player import Player
from tests.browser.visitor import Visitor

START = re.compile("Commencer la partie|Start the game")


def sit_down(player: Player) -> None:
    """E-1: two taps from the front page to the table; the next one is the first of a move.

    What is arranged there besides is no part of it.
    """
    hands = player.hands
    hands.press(player.page.locator(player.guide.poster))
    taps = hands.taps
    player.guide.arrange(hands)
    hands.taps = taps
    hands.press(player.page.get_by_role("button", name=START))


def play_an_evening(visitor: Visitor, player: Player) -> None:
    visitor.open("/")
    sit_down(player)
    player.wait()
    assert player.hands.taps == 2
    player.play_to_the_end()
    player.check_taps()
    check_the_score(visitor, player)
    if not player.guide.variant:
        play_again(player)


def check_the_score(visitor: Visitor, player: Player) -> None:
    """What the last screen says is what the match file says."""
    code = visitor.page.url.rsplit("/", 1)[-1]
    key = visitor.kept()[code]["seats"][0]["key"]
    answer = visitor.site.http.get(
        f"/api/tables/{code}/match", headers={"authorization": f"Bearer {key}"}
    )
    outcome = files.replayed(answer.json()).outcome
    assert outcome is not None
    chairs = visitor.site.http.get(f"/api/tables/{code}").json()["seats"]
    players = [each["seat"] for each in chairs if each["kind"] != "empty"]
    shown = visitor.page.locator(player.guide.totals)
    expect(shown).to_have_count(len(players))
    settle(visitor.page)
    totals = sorted(map(int, shown.all_inner_texts()), reverse=True)
    assert totals == sorted((outcome.scores[seat] for seat in players), reverse=True)


def play_again(player: Player) -> None:
    """« Rejouer »: the same people at a new table, and a first decision there."""
    page = player.page
    before = page.url
    player.hands.press(page.locator(CONFIRM))
    start = page.get_by_role("button", name=START)
    expect(start).to_be_visible()
    assert page.url != before
    player.hands.press(start)
    player.decide(player.wait())
