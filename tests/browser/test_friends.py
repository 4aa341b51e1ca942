"""Friends on several devices: what each is sent, and what becomes of a table when a line is cut."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from manege import files
from manege.games import game
from manege.kernel.chance import chance_from
from tests.browser.conftest import Visit
from tests.browser.evening import POSTER, START
from tests.browser.player import (
    CHOSEN,
    CONFIRM,
    DOORS,
    HAND,
    HOUSES,
    MOST_DECISIONS,
    Finger,
    Mouse,
    Player,
)
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE, Visitor

TOC = game("toc_toc_toc")
NOTICE = 3.0  # seconds, E-8
RETURN = 2.0
BUSY = 2.0  # a machine that also runs other tests


def test_a_friend_joins_by_link_and_is_sent_only_what_that_seat_may_know(visit: Visit) -> None:
    host, guest, watcher = visit(WIDE), visit(PHONE, touch=True), visit(WIDE, "en")
    page = host.open("/")
    page.locator(POSTER).click()
    seats = page.locator(".seats select")
    seats.nth(1).select_option("friend")
    expect(page.locator(".seats")).to_contain_text("attendu")
    page.get_by_label("Qui s’assied place D").select_option("nobody")
    link = page.locator(".invite .url").inner_text()

    sit_down_as_guest(guest, f"http://{link}")
    expect(page.locator(".seats")).to_contain_text("Zoé")
    page.get_by_role("button", name=START).click()
    watcher.open(f"http://{link}")

    play_together([Player(Mouse(host.page), seed=5), Player(Finger(guest.page), seed=6)])
    expect(watcher.page.locator("[data-phase=end]")).to_be_visible()
    check_frames({0: host, 1: guest, None: watcher})


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
        while not (asked := [p for p in players if p.look() not in (None, "scene")]):
            players[0].page.wait_for_timeout(20)
        for player in asked:
            awaited = player.look()
            if awaited == "end":
                return
            if awaited is not None:
                player.decide(awaited)
    raise AssertionError("the game does not end")


# What the frames hold


def check_frames(visitors: dict[int | None, Visitor]) -> None:
    host = visitors[0]
    code = host.page.url.rsplit("/", 1)[-1]
    kept = [visitor.kept().get(code, {}) for visitor in visitors.values()]
    keys = [seat["key"] for table in kept for seat in table.get("seats", [])]
    assert len(keys) == 2
    file = host.site.http.get(
        f"/api/tables/{code}/match", headers={"authorization": f"Bearer {keys[0]}"}
    ).json()
    secrets = [*keys, kept[0]["hostKey"], str(file["seed"]), '"seed"']
    for seat, visitor in visitors.items():
        assert len(visitor.frames) > len(file["actions"]) / 2
        for frame in visitor.frames:
            assert not [secret for secret in secrets if secret in frame]
            check_frame(json.loads(frame), seat, file)


def check_frame(frame: dict[str, Any], seat: int | None, file: dict[str, Any]) -> None:
    if frame["type"] not in ("state", "moved"):
        assert frame["type"] in ("welcome", "lobby", "presence", "played", "pong", "said")
        return
    holder = "watch" if seat is None else str(seat)
    assert list(frame["views"]) == ([] if seat is None else [holder])
    assert (frame["watch"] is None) == (seat is not None)
    assert ("code" in frame) == (frame["type"] == "moved" and frame["seat"] == seat)
    view = frame["watch"] if seat is None else frame["views"][holder]
    for owner, hand in enumerate(view["zones"]["hand"]):
        assert isinstance(hand, list if owner == seat else int)
    assert isinstance(view["zones"]["pile"], int)
    told = frame["told"] if frame["type"] == "state" else {holder: [frame["events"][holder]]}
    assert list(told) == [holder]
    for event in (event for chapter in told[holder] for event in chapter):
        if event["event"] in ("dealt", "knocked"):
            assert ("card" in event) == (event["seat"] == seat)
    check_view(view, seat, {**file, "actions": file["actions"][: frame["seq"]]})


def check_view(view: dict[str, Any], seat: int | None, file: dict[str, Any]) -> None:
    """Had the others held other cards, this seat would have been shown the same."""
    match = files.replayed(file)
    imagined = TOC.imagine(match.table, seat, chance_from(len(file["actions"])))
    assert view == TOC.view(imagined, seat)
    if not file["actions"]:
        assert TOC.view(imagined, 2) != match.view(2)  # the other cards are other ones


# The line


def lost(page: Page) -> Locator:
    return page.locator(".notice.lost")


def hand_of(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(".hand button").all()]


def choose_card_and_house(page: Page) -> None:
    page.locator(HAND).first.click()
    page.locator(HOUSES).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


def check_lost(page: Page, cut: float) -> None:
    """E-8: it is said within three seconds, and nothing can be sent."""
    expect(lost(page)).to_be_visible()
    assert time.monotonic() - cut < NOTICE + BUSY
    expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
    page.locator(CONFIRM).click(force=True)


def check_back(page: Page, mended: float, hand: list[str | None]) -> None:
    """Within two seconds, in the same position; and the move still chosen is made once."""
    expect(lost(page)).to_have_count(0)
    assert time.monotonic() - mended < RETURN + BUSY
    assert hand_of(page) == hand
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.locator(CONFIRM).click()
    expect(page.locator(".hand.rest button")).to_have_count(len(hand) - 1)


def test_a_cut_line_is_said_and_comes_back_to_the_same_position(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, "turn") as reached:
        page = visitor.take_seat(reached.table)
        choose_card_and_house(page)
        hand = hand_of(page)
        before = reached.others.seq

        visitor.context.set_offline(True)
        check_lost(page, time.monotonic())
        visitor.context.set_offline(False)
        check_back(page, time.monotonic(), hand)
        reached.others.hear("moved")
        assert reached.others.seq == before + 1


def test_a_silent_line_is_noticed_too(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, "turn") as reached:
        page = visitor.take_seat(reached.table)
        choose_card_and_house(page)
        hand = hand_of(page)

        site.freeze()
        try:
            check_lost(page, time.monotonic())
        finally:
            site.thaw()
        check_back(page, time.monotonic(), hand)


def test_a_server_that_was_killed_comes_back_and_so_does_the_page(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    visitor.may_fall = True
    with position(site, "turn") as reached:
        page = visitor.take_seat(reached.table)
        choose_card_and_house(page)
        hand = hand_of(page)

        site.kill()
        try:
            check_lost(page, time.monotonic())
        finally:
            site.start()
        site.http.get("/healthz").raise_for_status()
        check_back(page, time.monotonic(), hand)


def test_a_reload_in_the_middle_of_a_decision(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE, touch=True)
    with position(site, "knock") as reached:
        page = visitor.take_seat(reached.table)
        page.locator(DOORS).first.tap()
        hand = hand_of(page)

        page.reload()
        expect(page.locator(DOORS)).to_have_count(2)
        assert hand_of(page) == hand
        expect(page.locator(CHOSEN)).to_have_count(0)
        player = Player(Finger(page))
        player.decide("answer")
        assert reached.others.hear("moved")["seat"] == 0


def test_a_seat_is_taken_up_on_another_device_by_its_link(visit: Visit, site: Site) -> None:
    host, old, new = visit(WIDE), visit(WIDE), visit(PHONE, touch=True)
    with position(site, "turn") as reached:
        old.take_seat(reached.table, 1)
        hand = hand_of(old.page)
        assert len(hand) > 1
        host.hold(reached.table, 0)
        page = host.page
        page.get_by_role("button", name="Menu de la table").click()
        page.get_by_role("button", name="Son lien").first.click()
        page.get_by_role("button", name="Faire un nouveau lien").click()
        link = page.get_by_role("dialog", name=re.compile("Le lien de")).get_by_role("textbox")

        new.open(link.input_value())
        expect(new.page.locator(".hand button")).to_have_count(len(hand))
        assert hand_of(new.page) == hand
        assert "#" not in new.page.url
        expect(old.page.locator(".hand")).to_have_count(0)  # the old link is no longer good
