"""A game nobody has drawn a table for is played all the same, from its first move to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import too_small
from tests.browser.conftest import Visit
from tests.browser.hands import CONFIRM
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE
from tests.server.running import Table

GAMES = {"nim": 2, "bataille": 3, "fete": 2}
MOST_MOVES = 120


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that has the games of the contract tests."""
    served = Site(tmp_path_factory.mktemp("any"), seed=7, contract_games=True)
    yield served
    served.stop()


def begun(shelf: Site, game: str, seats: int) -> Table:
    table = shelf.open_table(seats, game=game).all_here(seats)
    table.start()
    return table


def is_over(page: Page) -> bool:
    return page.locator("[data-phase=over]").count() > 0


def choose(page: Page) -> None:
    """The last of what may be done: the first is often to stop."""
    page.get_by_role("radio").last.click()
    page.locator(CONFIRM).click()


@pytest.mark.parametrize("game", GAMES)
def test_friends_play_it_to_its_end_each_on_a_device(visit: Visit, shelf: Site, game: str) -> None:
    table = begun(shelf, game, GAMES[game])
    pages = [visit(WIDE, at=shelf).take_seat(table, seat) for seat in range(GAMES[game])]
    for _ in range(MOST_MOVES):
        asked = [page for page in pages if page.get_by_role("radio").count()]
        if not asked:
            expect(pages[0].locator(".bar p")).to_be_visible()
            if is_over(pages[0]):
                break
            continue
        seq = table_seq(table)
        choose(asked[0])
        wait_for_seq(table, seq + 1)
        asked[0].wait_for_timeout(60)
    for page in pages:
        expect(page.locator("[data-phase=over]")).to_be_visible()
    assert table.lobby()["over"]


def test_several_play_it_on_one_phone_behind_a_curtain(visit: Visit, shelf: Site) -> None:
    table = begun(shelf, "bataille", 3)
    page = visit(PHONE, "en", at=shelf, touch=True).hold(table, 0, 1, 2)
    page.locator("[data-phase]").wait_for()
    for seat in range(3):
        expect(page.locator(".places")).not_to_contain_text("card-")
        page.locator(".curtain button").click(delay=700)
        assert too_small(page) == []
        choose(page)
        wait_for_seq(table, seat + 1)


def table_seq(table: Table) -> int:
    with table.device() as spectator:
        return spectator.seq


def wait_for_seq(table: Table, seq: int) -> None:
    with table.device() as spectator:
        spectator.hear_seq(seq)
