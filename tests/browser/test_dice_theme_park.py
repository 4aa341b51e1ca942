"""Dice Theme Park: its full game, and the way back along the chain of a phase."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import guide_of
from tests.browser.games.dice_theme_park.playing import LIT, TICKET, settled
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import WIDE

GUIDE = guide_of("dice_theme_park")


def test_a_whole_full_game_by_clicking(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    table = site.open_table(2, game=GUIDE.key, name="Aïcha", options={"mode": "full"})
    table.seat(1, "bot")
    table.start()
    player = Player(GUIDE, Mouse(visitor.take_seat(table)))
    player.play_to_the_end()
    assert {"card", "start", "plan", "welcome", "operate"} <= {made.move for made in player.made}


def test_a_ticket_leads_back_to_just_before_it(visit: Visit, site: Site) -> None:
    """Act after act is taken back, and the table is as it was (E-5)."""
    visitor = visit(WIDE)
    with position(site, GUIDE, "ready", 2) as reached:
        page = visitor.take_seat(reached.table)
        hands = Mouse(page)
        page.locator(LIT).first.wait_for()
        before = reached.my_view()
        tickets = page.locator(TICKET).count()
        hands.pick(page.locator(LIT).first)
        settled(hands)
        if page.locator(".asks-send-visitor").count():
            hands.pick(page.locator(LIT).first)
            settled(hands)
        expect(page.locator(TICKET)).to_have_count(tickets + 1)
        page.locator(TICKET).nth(tickets).click()
        expect(page.locator(TICKET)).to_have_count(tickets)
        assert reached.my_view() == before
