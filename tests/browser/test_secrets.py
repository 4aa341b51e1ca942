"""What is chosen in secret: behind the curtain of a shared device, and taken back unseen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import words_of
from tests.browser.conftest import Visit
from tests.browser.games import GUIDES, games_with
from tests.browser.games.guide import Guide
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

RETRACTING = [guide for guide in GUIDES if guide.retracting is not None]


def lift_the_curtain(page: Page) -> None:
    """It opens to whoever holds it for a moment."""
    page.locator(".curtain button").hover()
    page.mouse.down()
    expect(page.locator(".curtain")).to_have_count(0)
    page.mouse.up()


@games_with("curtained")
def test_a_shared_device_shows_nothing_private_behind_its_curtain(
    visit: Visit, site: Site, guide: Guide
) -> None:
    """E-7."""
    visitor = visit(WIDE)
    with position(site, guide, guide.curtained) as reached:
        visitor.hold(reached.table, 0, 1)
        page = visitor.page
        hand, curtain = page.locator(guide.hand), page.locator(".curtain")
        expect(curtain).to_be_visible()
        expect(hand).to_have_count(0)
        closed = words_of(page)

        lift_the_curtain(page)
        expect(hand).not_to_have_count(0)
        labels = [card.get_attribute("aria-label") or "" for card in hand.all()]
        assert all(labels)
        assert not [words for words in closed for label in labels if label in words]

        player = Player(guide, Mouse(page))
        player.decide(player.wait())
        expect(hand).to_have_count(0)
        assert not [words for words in words_of(page) for label in labels if label in words]


@pytest.mark.parametrize("guide", RETRACTING, ids=lambda guide: guide.key)
def test_a_secret_choice_is_taken_back_and_nobody_sees_what_it_was(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(WIDE)
    assert guide.retracting is not None
    with position(site, guide, guide.retracting) as reached:
        page = visitor.take_seat(reached.table)
        player, others = Player(guide, Mouse(page)), reached.others
        for _ in range(2):
            page.locator(guide.take_back).click()
            awaited = player.wait()
            others.hear("moved", "state")
            player.choose(awaited)
            player.confirm()
            others.hear("moved", "state")
            for seat, view in others.state["views"].items():
                told = others.state["told"][seat]
                events = [event for chapter in told for event in chapter]
                guide.check_secrets(view, events, int(seat))
        reached.others_play()
        assert player.wait() in guide.awaited
