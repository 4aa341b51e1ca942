"""Whoever is invited gets in, whoever holds a seat may take it elsewhere, and nobody is unsaid."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.evening import START
from tests.browser.games import ANY, EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.hands import Finger
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.test_absent import told
from tests.browser.test_friends import hand_of, sit_down_as_guest
from tests.browser.visitor import PHONE, WIDE

MENU = "Menu de la table"


def link_of(page: Page) -> str:
    return f"http://{page.locator('.invite .url').inner_text()}"


def my_link(page: Page) -> Locator:
    """The dialog of this device's own seat."""
    page.get_by_role("button", name=MENU).click()
    page.get_by_role("button", name="Mon lien").click()
    return page.get_by_role("dialog", name=re.compile("Le lien de la place"))


# The way in


@EVERY_GAME
def test_the_table_of_a_poster_has_a_chair_for_a_friend(visit: Visit, guide: Guide) -> None:
    """E-1: from the code to the seat within ten seconds, and the game begins with the friend."""
    host, guest = visit(WIDE), visit(PHONE, touch=True)
    page = host.open("/")
    page.locator(guide.poster).click()
    expect(page.locator(".invite .qr")).to_be_visible()
    began = time.monotonic()
    sit_down_as_guest(guest, link_of(page))
    expect(page.locator(".seats")).to_contain_text("Zoé")
    assert time.monotonic() - began < 10
    page.get_by_role("button", name=START).click()
    guest.page.locator("[data-phase]").wait_for()
    expect(guest.page.locator("[data-told]")).to_have_count(0)


def test_a_free_place_is_taken_by_a_tap(visit: Visit, site: Site) -> None:
    table = site.open_table(3, name="Aïcha")
    guest = visit(PHONE, touch=True)
    page = guest.open(f"/t/{table.code}")
    page.get_by_role("button", name="Regarder seulement").tap()
    page.get_by_role("button", name="Place libre").last.tap()
    page.get_by_label("Votre prénom").fill("Zoé")
    page.get_by_role("button", name="S’asseoir").tap()
    expect(page.locator(".seats")).to_contain_text("Zoé")
    assert table.lobby()["seats"][4]["name"] == "Zoé"


def test_whoever_comes_to_a_running_table_asks_and_is_given_a_bots_seat(
    visit: Visit, site: Site
) -> None:
    table = site.open_table(3, name="Aïcha", options={"first": 0})
    table.start()
    host, guest = visit(WIDE), visit(PHONE, touch=True)
    host.hold(table, 0)
    page = guest.open(f"/t/{table.code}")
    told(page, "watching").get_by_role("button", name="Demander une place").tap()
    page.get_by_label("Prénom").fill("Zoé")
    page.get_by_role("button", name="C’est bon").tap()
    expect(told(page, "asked")).to_be_visible()

    asks = told(host.page, "asks")
    expect(asks).to_contain_text("Zoé demande une place")
    asks.get_by_role("button", name="Donner la place").click()
    expect(page.locator(ANY.hand)).not_to_have_count(0)
    expect(asks).to_have_count(0)
    assert "Zoé" in [seat["name"] for seat in table.lobby()["seats"]]


def test_a_server_for_this_machine_alone_says_so_beside_the_code(visit: Visit, site: Site) -> None:
    table = site.open_table(3, name="Aïcha")
    host = visit(WIDE)
    host.hold(table, 0)
    expect(host.page.locator(".invite")).to_contain_text("Les téléphones n’atteignent pas")
    expect(host.page.locator(".invite code")).to_have_text('make play ARGS="--host 0.0.0.0"')


# One's own seat, elsewhere


def test_the_hosts_own_link_opens_the_seat_on_a_second_device_and_the_first_is_told(
    visit: Visit, site: Site
) -> None:
    first, second = visit(WIDE), visit(PHONE, touch=True)
    with position(site, ANY, "turn") as reached:
        first.hold(reached.table, 0)
        page = first.page
        expect(page.locator(ANY.hand)).not_to_have_count(0)
        hand = hand_of(page, ANY)
        dialog = my_link(page)
        expect(dialog.get_by_role("img", name="Code QR de cette place")).to_be_visible()
        second.open(dialog.get_by_role("textbox").input_value())
        expect(second.page.locator(ANY.hand)).to_have_count(len(hand))
        assert hand_of(second.page, ANY) == hand
        assert "#" not in second.page.url

        expect(told(page, "shared-0")).to_contain_text("aussi sur un autre appareil")
        player = Player(ANY, Finger(second.page))
        told(second.page, "shared-0").get_by_role("button", name="Fermer").tap()
        player.decide(player.wait())
        assert reached.others.hear("moved")["seat"] == 0
        second.page.get_by_role("button", name=MENU).tap()  # it holds the table there too
        expect(second.page.get_by_role("button", name="Son lien").first).to_be_visible()


def test_a_seat_with_a_new_link_is_told_on_the_device_that_held_it(
    visit: Visit, site: Site
) -> None:
    friend = visit(PHONE, touch=True)
    with position(site, ANY, "turn") as reached:
        page = friend.take_seat(reached.table, 1)
        key = reached.table.host_key
        reached.table.call("POST", "/seats/1/link", key=key)
        lost = told(page, "lost-1")
        expect(lost).to_contain_text("Vous ne tenez plus la place B")
        expect(lost).to_contain_text("un nouveau lien")
        lost.get_by_role("button", name="Fermer").tap()
        expect(lost).to_have_count(0)


def test_a_bot_that_sits_in_is_told_and_goes_with_one_tap(visit: Visit, site: Site) -> None:
    friend = visit(PHONE, touch=True)
    with position(site, ANY, "turn") as reached:
        page = friend.take_seat(reached.table, 1)
        reached.table.seat(1, "bot")
        banner = told(page, "lent-1")
        expect(banner).to_contain_text("Un bot joue à votre place.")
        banner.get_by_role("button", name="Reprendre la place").tap()
        expect(banner).to_have_count(0)
        assert reached.table.lobby()["seats"][1]["kind"] == "person"


def test_a_chair_taken_away_before_the_game_is_told(visit: Visit, site: Site) -> None:
    table = site.open_table(3, name="Aïcha")
    guest = visit(PHONE, touch=True)
    sit_down_as_guest(guest, f"{site.address}/t/{table.code}")
    table.seat(1, "bot")
    expect(told(guest.page, "lost-1")).to_contain_text("un bot l’a prise")
