"""What goes over the line: nothing to anybody else, and not much of it."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visit
from tests.browser.evening import sit_down
from tests.browser.games import EVERY_GAME, GUIDES, guide_of
from tests.browser.games.guide import Guide
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.screens import elsewhere, guest, host, rules
from tests.browser.visitor import PHONE, WIDE

KB = 1000
# Compressed scripts and styles, as they are sent over HTTPS. E-19 allows 150 KB for the front page,
# and for a table 120 KB more (Dice Theme Park: 140); these are a little more than there is. Those
# limits hold for what older ways of sending make of them, too.
HOME_AT_MOST = 150 * KB
TABLE_AT_MOST = {guide.key: 120 * KB for guide in GUIDES} | {"dice_theme_park": 140 * KB}
HOME = 62 * KB
TABLE = {
    "dice_theme_park": 125 * KB,
    "qui_paire_gagne": 103 * KB,
    "scream_machine": 120 * KB,
    "toc_toc_toc": 104 * KB,
    "wishland": 116 * KB,
}


class Meter:
    """How much script and style came, as it was sent."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", lambda answer: self.answers.append(answer))

    def weigh(self) -> tuple[int, int]:
        """As it came, and as gzip."""
        kinds = ("script", "stylesheet")
        weighed = [each for each in self.answers if each.request.resource_type in kinds]
        self.answers.clear()
        assert weighed
        for each in weighed:
            assert each.headers["content-encoding"] == "br", each.url
        return (
            sum(each.request.sizes()["responseBodySize"] for each in weighed),
            sum(len(gzip.compress(each.body(), 9)) for each in weighed),
        )


@EVERY_GAME
def test_the_first_load_is_light(visit: Visit, guide: Guide) -> None:
    visitor = visit(PHONE, touch=True, fresh=True)
    meter = Meter(visitor.page)
    page = visitor.open("/")
    expect(page.locator(f"{guide.poster}.ready")).to_be_visible()
    page.wait_for_load_state("networkidle")
    home, home_zipped = meter.weigh()
    player = Player(guide, Mouse(page))
    sit_down(player)
    player.decide(player.wait())
    table, table_zipped = meter.weigh()
    print(f"home {home / KB:.1f} KB, the table {table / KB:.1f} KB more")
    print(f"as gzip {home_zipped / KB:.1f} and {table_zipped / KB:.1f} KB")
    assert home <= HOME
    assert table <= TABLE[guide.key]
    assert home_zipped <= HOME_AT_MOST
    assert table_zipped <= TABLE_AT_MOST[guide.key]


def test_once_somebody_has_played_the_rest_comes_and_a_lost_line_takes_nothing_away(
    visit: Visit,
) -> None:
    visitor = visit(PHONE, touch=True, fresh=True)
    guide = guide_of("qui_paire_gagne")
    page = visitor.open("/")
    player = Player(guide, Mouse(page))
    sit_down(player)
    with page.expect_response(re.compile(r"/End-.*\.js$")):  # the last of all
        player.decide(player.wait())
    page.wait_for_load_state("networkidle")
    visitor.may_fall = True
    visitor.context.set_offline(offline=True)
    expect(page.get_by_role("region", name="Avis")).to_be_visible()
    page.get_by_role("button", name="Menu de la table").tap()
    page.get_by_role("button", name="English").tap()
    expect(page.get_by_role("dialog", name="Table menu")).to_be_visible()


@EVERY_GAME
def test_a_whole_visit_asks_nobody_else_and_breaks_no_policy(visit: Visit, guide: Guide) -> None:
    visitor = visit(WIDE)
    for walk in (host, guest, rules, elsewhere):
        for _ in walk(visitor, guide):
            assert visitor.breaches() == []
    player = Player(guide, Mouse(visitor.open("/")))
    sit_down(player)
    player.decide(player.wait())

    assert len(visitor.requests) > 30
    assert any(url.startswith("ws://") for url in visitor.requests)
    assert visitor.foreign_requests() == []
    assert visitor.breaches() == []


def test_a_foreign_address_would_be_noticed(visit: Visit) -> None:
    """The guard of every visitor, and the policy of every page, can fail."""
    visitor = visit(WIDE)
    page = visitor.open("/")
    page.evaluate("new Image().src = 'http://192.0.2.1/spy.png'")
    page.evaluate("fetch('http://192.0.2.1/spy').catch(() => {})")
    expect(page.locator("h1")).to_be_attached()
    assert len(visitor.breaches()) == 2
    visitor.complaints.clear()
    page.evaluate("window.breaches.length = 0")
    assert visitor.foreign_requests() != []
    visitor.requests.clear()


def test_the_description_of_the_calls_needs_no_other_site(visit: Visit) -> None:
    visitor = visit(WIDE)
    page = visitor.open("/api/docs")
    expect(page.locator("h1")).to_be_visible()
    assert visitor.breaches() == []
