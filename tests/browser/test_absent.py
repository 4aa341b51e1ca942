"""Whoever goes does not keep the others waiting: a bot plays for them until they are back."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.checks import misfits, settle, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.evening import START
from tests.browser.games import ANY, EVERY_GAME, guide_of
from tests.browser.games.guide import Guide
from tests.browser.hands import Finger, Mouse
from tests.browser.player import Player
from tests.browser.positions import NAMES, SEED, position
from tests.browser.site import Site
from tests.browser.test_screens import SCREENS, cut
from tests.browser.visitor import PHONE, WIDE
from tests.server.running import Device, Table, wait_for

SOON = 0.5  # seconds of absence, instead of twenty
PLACES = [  # where seat 0 decides: alone, as an answer, with all others, for all others
    ("toc_toc_toc", "turn"),
    ("toc_toc_toc", "knock"),
    ("scream_machine", "opening"),
    ("scream_machine", "turn"),
    ("qui_paire_gagne", "between"),
    ("qui_paire_gagne", "turn"),
    ("qui_paire_gagne", "read"),
]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Where nobody waits for long."""
    site = Site(tmp_path_factory.mktemp("quick"), seed=SEED, away_seconds=SOON)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Where bots think for ever."""
    never = 3600.0
    site = Site(tmp_path_factory.mktemp("slow"), seed=SEED, away_seconds=SOON, bot_pause=never)
    yield site
    site.stop()


def without_host(site: Site, guide: Guide, where: str, seats: int = 4) -> Table:
    """A table there: seat 0 is a person without a device, so is seat 1, and bots on the others."""
    with position(site, guide, where, seats) as reached:
        for seat in range(2, seats):
            reached.table.seat(seat, "bot")
        return reached.table


def told(page: Page, what: str) -> Locator:
    return page.locator(f"[data-told^={what}]")


def box(page: Page, part: str) -> FloatRect:
    found = page.locator(part).bounding_box()
    assert found is not None
    return found


def play_on(friend: Device) -> None:
    chance = random.Random(5)
    while not friend.is_over():
        asked = friend.deciding()
        if asked is not None:
            friend.play(asked[0], chance.choice(asked[1]))
        friend.hear("moved")


@pytest.mark.parametrize(("key", "where"), PLACES)
def test_the_host_goes_for_good_and_the_rest_play_on_to_the_end(
    visit: Visit, quick: Site, key: str, where: str
) -> None:
    guide = guide_of(key)
    table = without_host(quick, guide, where)
    page = visit(PHONE, touch=True, at=quick).take_seat(table, 1)
    notice = told(page, "away-0")
    expect(notice).to_contain_text(NAMES[0])
    notice.get_by_role("button", name="Un bot joue à sa place").tap()
    expect(notice).to_have_count(0)
    expect(told(page, "holding")).to_contain_text("vous tenez maintenant la table")
    assert table.lobby()["seats"][0]["stands_in"] is not None
    with table.device(1) as friend:
        play_on(friend)
    assert Player(guide, Finger(page)).wait() == "end"
    made = table.call("GET", "/match", key=table.keys[1]).json()["actions"]
    assert table.lobby()["seats"][0]["stands_in"] in range(1, len(made))


def test_whoever_returns_hears_what_was_played_and_takes_the_seat_back(
    visit: Visit, quick: Site
) -> None:
    table = without_host(quick, ANY, "turn")
    friend = visit(WIDE, at=quick)
    page = friend.take_seat(table, 1)
    told(page, "away-0").get_by_role("button", name="Un bot joue à sa place").click()
    expect(page.locator("[data-phase]")).to_be_visible()
    wait_for(lambda: table.lobby()["seats"][0]["stands_in"])  # it has played
    friend.may_fall = True
    quick.kill()
    quick.start()
    moves = table.lobby()["seats"][0]["stands_in"]

    host = visit(PHONE, touch=True, at=quick)
    host.take_seat(table, 0)
    banner = told(host.page, "lent-0")
    expect(banner).to_contain_text("Un bot joue à votre place.")
    expect(banner).to_contain_text("un coup" if moves == 1 else f"{moves} coups")
    banner.get_by_role("button", name="Reprendre la place").tap()
    expect(banner).to_have_count(0)
    assert table.lobby()["seats"][0]["kind"] == "person"
    assert table.lobby()["host"] == 0
    expect(told(page, "held")).to_contain_text(f"{NAMES[0]} tient de nouveau la table")


def test_a_friend_starts_the_game_when_the_host_has_gone(visit: Visit, quick: Site) -> None:
    table = quick.open_table(3, name="Aïcha")
    friend = visit(WIDE, at=quick)
    page = friend.open(f"/t/{table.code}")
    page.get_by_label("Votre prénom").fill("Zoé")
    page.get_by_role("button", name="S’asseoir").click()
    expect(told(page, "holding")).to_contain_text("Aïcha n’est plus là")
    page.get_by_role("button", name=START).click()
    told(page, "away-0").get_by_role("button", name="Un bot joue à sa place").click()
    player = Player(ANY, Mouse(page))
    player.decide(player.wait())


def test_a_seat_nobody_came_to_does_not_keep_the_table_waiting(visit: Visit, quick: Site) -> None:
    table = quick.open_table(3, name="Aïcha", options={"first": 2})
    table.seat(2, "open")
    table.start()
    host = visit(WIDE, at=quick)
    host.hold(table, 0)
    notice = told(host.page, "away-2")
    expect(notice).to_contain_text("La place C attend encore quelqu’un")
    notice.get_by_role("button", name="Un bot joue à sa place").click()
    Player(ANY, Mouse(host.page)).wait()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "fr")])
def test_the_notices_are_for_everybody(
    visit: Visit, quick: Site, size: tuple[int, int], language: str
) -> None:
    """No violation, no untranslated word, targets a finger can hit: absent, returned, watching."""
    table = without_host(quick, ANY, "turn")
    friend, host, watcher = (visit(size, language, at=quick) for _ in range(3))
    friend.take_seat(table, 1)
    expect(told(friend.page, "away-0")).to_be_visible()
    watcher.open(f"/t/{table.code}")
    expect(told(watcher.page, "watching")).to_be_visible()
    pages = [friend.page, watcher.page]
    found = [wrong for page in pages for wrong in looked_over(page)]
    told(friend.page, "away-0").get_by_role("button").first.click()
    host.take_seat(table, 0)
    expect(told(host.page, "lent-0")).to_be_visible()
    assert not found + looked_over(host.page)


def looked_over(page: Page) -> list[str]:
    settle(page)
    boxes = [button.bounding_box() for button in page.locator("[data-told] button").all()]
    assert boxes
    small = [f"{box}" for box in boxes if box is None or min(box["width"], box["height"]) < 44]
    return violations(page) + untranslated(page) + small


@EVERY_GAME
@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_notice_has_a_place_of_its_own_and_covers_nothing(
    visit: Visit, quick: Site, guide: Guide, size: tuple[int, int]
) -> None:
    table = without_host(quick, guide, "turn")
    page = visit(size, touch=size == PHONE, at=quick).take_seat(table, 1)
    expect(told(page, "away-0")).to_be_visible()
    settle(page)
    notice, frame, bar = (box(page, part) for part in (".company", "[data-phase]", "footer.bar"))
    assert notice["y"] == 0
    assert notice["height"] < size[1] / 10
    assert frame["y"] == pytest.approx(notice["height"], abs=1)
    assert bar["y"] + bar["height"] == pytest.approx(size[1], abs=1)
    assert not misfits(page)


@EVERY_GAME
def test_a_shared_screen_names_those_who_are_gone(visit: Visit, quick: Site, guide: Guide) -> None:
    """From afar, and what is told of the table does not take them for people who think."""
    table = without_host(quick, guide, "turn")
    page = visit(WIDE, at=quick).open(f"/t/{table.code}/ecran")
    named = page.get_by_role("status").filter(has_text="ne sont plus là")
    expect(named).to_have_text(f"{NAMES[0]} et {NAMES[1]} ne sont plus là.")
    if guide is not guide_of("qui_paire_gagne"):  # there nobody is waited for: time runs out
        expect(page.locator(".words p").last).to_contain_text("on attend")
        expect(page.locator(".words p").last).to_contain_text("plus là")
        expect(page.locator("aside [data-seat='0'] small")).to_have_text(
            re.compile("hors ligne|absent")
        )
    for width, height in SCREENS.values():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        size = named.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= 28 * min(width / 1920, height / 1080) - 0.5
        assert not cut(page, "body")
    with table.device(0), table.device(1):
        expect(named).to_have_count(0)
        expect(page.locator("body")).not_to_contain_text("plus là")


@pytest.mark.parametrize(
    ("key", "where"),
    [("toc_toc_toc", "turn"), ("scream_machine", "turn"), ("qui_paire_gagne", "read")],
)
def test_the_bar_names_whom_the_table_waits_for(
    visit: Visit, quick: Site, key: str, where: str
) -> None:
    table = without_host(quick, guide_of(key), where)
    bar = visit(PHONE, at=quick).take_seat(table, 1).locator("footer.bar")
    expect(bar).to_contain_text(f"{NAMES[0]} n’est plus là\u202f; on attend son retour.")
    with table.device(0):
        expect(bar).not_to_contain_text("plus là")


@pytest.mark.parametrize(("key", "where"), PLACES)
def test_what_a_bot_decides_for_somebody_is_not_asked_of_them(
    visit: Visit, slow: Site, key: str, where: str
) -> None:
    guide = guide_of(key)
    table = without_host(slow, guide, where)
    table.seat(0, "bot")
    page = visit(PHONE, touch=True, at=slow).take_seat(table, 0)
    player = Player(guide, Finger(page))
    banner = told(page, "lent-0")
    expect(banner).to_contain_text("Il n’a encore rien joué.")
    assert player.look() is None
    assert page.locator("footer.bar button.primary").count() == 0
    expect(page.locator(".thinks")).to_be_visible()
    thinks, bar = (box(page, part) for part in (".thinks", "footer.bar"))
    assert thinks["y"] + thinks["height"] <= bar["y"]
    banner.get_by_role("button", name="Reprendre la place").tap()
    assert player.wait()


def test_one_may_wait_and_the_menu_still_lets_a_bot_play(visit: Visit, quick: Site) -> None:
    table = without_host(quick, ANY, "turn")
    with table.device(1):  # holds no table, for seat 1 is the first who is there
        table.seat(2, "here", name="Chloé")
        page = visit(PHONE, touch=True, at=quick).take_seat(table, 2)
        told(page, "away-0").get_by_role("button", name="Attendre").tap()
        expect(told(page, "away-0")).to_have_count(0)
        page.get_by_role("button", name="Menu de la table").tap()
        row = page.get_by_role("listitem").filter(has_text=re.compile(NAMES[0]))
        row.get_by_role("button", name="Un bot à sa place").tap()
        expect(row.get_by_role("button", name="Un bot à sa place")).to_have_count(0)
        assert table.lobby()["seats"][0]["kind"] == "bot"
