"""Friends on several devices: what each is sent, and what becomes of a table when a line is cut."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

from manege.games import game
from tests.browser.conftest import Visit
from tests.browser.evening import START
from tests.browser.frames import check_frames
from tests.browser.games import ANY, EVERY_GAME, games_with
from tests.browser.games.guide import Guide
from tests.browser.hands import CONFIRM, Finger, Mouse
from tests.browser.player import MOST_DECISIONS, Player
from tests.browser.positions import Position, position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, Visitor

NOTICE = 3.0  # seconds, E-8
RETURN = 2.0
BUSY = 2.0  # a machine that also runs other tests
LOOK = 60  # ms from one look at all pages to the next: a look costs something


@EVERY_GAME
def test_a_friend_joins_by_link_and_is_sent_only_what_that_seat_may_know(
    visit: Visit, guide: Guide
) -> None:
    host, guest, watcher = visit(WIDE), visit(PHONE, touch=True), visit(WIDE, "en")
    page = host.open("/")
    page.locator(guide.poster).click()
    seats = page.locator(".seats select")
    seats.nth(1).select_option("friend")
    expect(page.locator(".seats")).to_contain_text("on l’attend")
    page.get_by_label("Qui s’assied place D").select_option("nobody")
    link = page.locator(".invite .url").inner_text()

    sit_down_as_guest(guest, f"http://{link}")
    expect(page.locator(".seats")).to_contain_text("Zoé")
    page.get_by_role("button", name=START).click()
    watcher.open(f"http://{link}")
    if game(guide.key).house:  # there is a chair for whoever comes
        watcher.page.get_by_role("button", name="Just watch").click()

    players = [Player(guide, Mouse(host.page), seed=5), Player(guide, Finger(guest.page), seed=6)]
    play_together(players)
    assert Player(guide, Mouse(watcher.page)).wait() == "end"
    check_all_frames(guide, {0: host, 1: guest, None: watcher})


def sit_down_as_guest(guest: Visitor, link: str) -> None:
    """E-1: a name and one tap, within ten seconds."""
    began = time.monotonic()
    page = guest.open(link)
    page.get_by_label("Votre prénom").fill("Zoé")
    page.get_by_role("button", name="S’asseoir").tap()
    expect(page.locator(".seats")).to_contain_text("Zoé")
    assert time.monotonic() - began < 10


def play_together(players: list[Player]) -> None:
    for _ in range(MOST_DECISIONS):
        while not any(asked := [player.look_on() for player in players]):
            players[0].page.wait_for_timeout(LOOK)
        if "end" in asked:
            return
        for player, awaited in zip(players, asked, strict=True):
            if awaited is not None:
                player.decide(awaited)
    raise AssertionError("the game does not end")


# What the frames hold


def check_all_frames(guide: Guide, visitors: dict[int | None, Visitor]) -> None:
    host = visitors[0]
    code = host.page.url.rsplit("/", 1)[-1]
    kept = [visitor.kept().get(code, {}) for visitor in visitors.values()]
    keys = [seat["key"] for table in kept for seat in table.get("seats", [])]
    assert len(keys) == 2
    file = host.site.http.get(
        f"/api/tables/{code}/match", headers={"authorization": f"Bearer {keys[0]}"}
    ).json()
    assert set(guide.secretive) <= {action.split()[1] for action in file["actions"]}
    secrets = [*keys, kept[0]["hostKey"], str(file["seed"]), '"seed"']
    for visitor in visitors.values():
        assert len(visitor.frames) > len(file["actions"]) / 2
        for frame in visitor.frames:
            assert not [secret for secret in secrets if secret in frame]
    check_frames(guide, {seat: visitor.frames for seat, visitor in visitors.items()}, file)


# The line


def lost(page: Page) -> Locator:
    return page.locator("section.lost")


def hand_of(page: Page, guide: Guide) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(guide.hand).all()]


def choose_something(page: Page, guide: Guide) -> Player:
    player = Player(guide, Mouse(page))
    player.choose(player.wait())
    expect(page.locator(CONFIRM)).to_be_visible()
    return player


def check_lost(page: Page, cut: float) -> None:
    """E-8: it is said within three seconds, and nothing can be sent."""
    expect(lost(page)).to_be_visible()
    assert time.monotonic() - cut < NOTICE + BUSY
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    page.locator(CONFIRM).click(force=True)


def check_back(player: Player, reached: Position, mended: float, hand: list[str | None]) -> None:
    """Within two seconds, in the same position; and the move still chosen is made once."""
    page, guide, before = player.page, player.guide, reached.others.seq
    expect(lost(page)).to_have_count(0)
    assert time.monotonic() - mended < RETURN + BUSY
    assert hand_of(page, guide) == hand
    expect(page.locator(guide.chosen)).to_have_count(1)
    player.confirm()
    with reached.table.device(1) as friend:
        assert friend.seq == before + 1


@games_with("confirms")
def test_a_cut_line_is_said_and_comes_back_to_the_same_position(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, guide, guide.undecided) as reached:
        page = visitor.take_seat(reached.table)
        player = choose_something(page, guide)
        hand = hand_of(page, guide)

        visitor.context.set_offline(True)
        check_lost(page, time.monotonic())
        visitor.context.set_offline(False)
        check_back(player, reached, time.monotonic(), hand)


def test_a_silent_line_is_noticed_too(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, ANY, "turn") as reached:
        page = visitor.take_seat(reached.table)
        player = choose_something(page, ANY)
        hand = hand_of(page, ANY)

        site.freeze()
        try:
            check_lost(page, time.monotonic())
        finally:
            site.thaw()
        check_back(player, reached, time.monotonic(), hand)


@games_with("confirms")
def test_a_server_that_was_killed_comes_back_and_so_does_the_page(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, guide, guide.undecided) as reached:
        page = visitor.take_seat(reached.table)
        player = choose_something(page, guide)
        hand = hand_of(page, guide)

        site.kill()
        try:
            check_lost(page, time.monotonic())
        finally:
            site.start()
        site.http.get("/healthz").raise_for_status()
        check_back(player, reached, time.monotonic(), hand)


@games_with("confirms")
def test_a_reload_in_the_middle_of_a_decision(visit: Visit, site: Site, guide: Guide) -> None:
    visitor = visit(PHONE, touch=True)
    with position(site, guide, guide.undecided) as reached:
        page = visitor.take_seat(reached.table)
        player = Player(guide, Finger(page))
        awaited = player.wait()
        player.choose(awaited)
        hand = hand_of(page, guide)

        page.reload()
        assert player.wait() == awaited
        assert hand_of(page, guide) == hand
        expect(page.locator(guide.chosen)).to_have_count(0)
        player.decide(awaited)
        assert reached.others.hear("moved")["seat"] == 0


def test_a_seat_is_taken_up_on_another_device_by_its_link(visit: Visit, site: Site) -> None:
    host, old, new = visit(WIDE), visit(WIDE), visit(PHONE, touch=True)
    with position(site, ANY, "turn") as reached:
        old.take_seat(reached.table, 1)
        hand = hand_of(old.page, ANY)
        assert len(hand) > 1
        host.hold(reached.table, 0)
        page = host.page
        page.get_by_role("button", name="Menu de la table").click()
        page.get_by_role("button", name="Son lien").first.click()
        page.get_by_role("button", name="Faire un nouveau lien").click()
        link = page.get_by_role("dialog", name=re.compile("Le lien de")).get_by_role("textbox")

        new.open(link.input_value())
        expect(new.page.locator(ANY.hand)).to_have_count(len(hand))
        assert hand_of(new.page, ANY) == hand
        assert "#" not in new.page.url
        expect(old.page.locator(ANY.hand)).to_have_count(0)  # the old link is no longer good
