"""What is chosen in secret: behind the curtain of a shared device, and taken back unseen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import manege
from tests.browser.checks import words_of
from tests.browser.conftest import Visit
from tests.browser.frames import check_frames
from tests.browser.games import ALL, tables_with
from tests.browser.games.guide import Guide
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.positions import SEED, moves_to, position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

RETRACTING = [guide for guide in ALL if guide.retracting is not None]


def lift_the_curtain(page: Page) -> None:
    """It opens to whoever holds it for a moment."""
    page.locator(".curtain button").hover()
    page.mouse.down()
    expect(page.locator(".curtain.lifted")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".curtain")).to_have_count(0)


@tables_with("curtained")
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


@tables_with("curtained")
def test_what_is_chosen_on_a_shared_device_reaches_no_other_before_its_time(
    visit: Visit, site: Site, guide: Guide
) -> None:
    shared, friend, watcher = visit(WIDE), visit(PHONE, touch=True), visit(WIDE, "en")
    with position(site, guide, guide.curtained) as reached:
        table = reached.table
        friend.take_seat(table, 2)
        watcher.open(f"/t/{table.code}").locator("[data-phase]").wait_for()
        shared.hold(table, 0, 1)
        lift_the_curtain(shared.page)
        player = Player(guide, Mouse(shared.page))
        player.decide(player.wait())
        while not is_told_alike(sent := [[*each.frames] for each in (shared, friend, watcher)]):
            shared.page.wait_for_timeout(20)

    check_frames(guide, {2: sent[1], None: sent[2]}, played_on(guide, sent[0]))


def is_told_alike(sent: list[list[str]]) -> bool:
    """All have heard of it, and none of more than the others: it may take several acts."""
    newest = {max((frame["seq"] for frame in news_in(frames)), default=0) for frames in sent}
    return len(newest) == 1 and 0 not in newest


def news_in(frames: list[str]) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, frames) if frame["type"] == "moved"]


def played_on(guide: Guide, frames: list[str]) -> dict[str, Any]:
    """The match so far: to the position, then by what the device that played was told it did."""
    match = manege.start(guide.key, seats=guide.seats, seed=SEED, options=guide.options)
    moves = moves_to(guide, guide.curtained, guide.seats)
    for seat, code in [*moves, *((one["seat"], one["code"]) for one in news_in(frames))]:
        match.play(code, seat)
    return match.as_data()


# Puts a card where the finger lies, and counts what it feels.
UNDER = """([hand, { x, y }]) => {
  const card = document.querySelector(hand);
  const size = { width: '80px', height: '80px' };
  const place = { position: 'fixed', left: `${x - 40}px`, top: `${y - 40}px`, zIndex: 20 };
  Object.assign(card.style, size, place);
  window.felt = 0;
  for (const kind of ['click', 'pointerup', 'mouseup'])
    addEventListener(kind, ({ target }) => target.closest('.curtain') ?? window.felt++, true);
}"""


class Touch:
    """A finger that stays where it is."""

    def __init__(self, page: Page, thing: Locator) -> None:
        self.line = page.context.new_cdp_session(page)
        box = thing.bounding_box()
        assert box is not None
        self.at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]

    def down(self) -> None:
        touches = {"type": "touchStart", "touchPoints": self.at}
        self.line.send("Input.dispatchTouchEvent", touches)

    def up(self) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@tables_with("curtained")
def test_a_finger_that_lifts_the_curtain_picks_nothing_below(
    visit: Visit, site: Site, guide: Guide
) -> None:
    visitor = visit(PHONE, touch=True)
    with position(site, guide, guide.curtained) as reached:
        visitor.hold(reached.table, 0, 1)
        page = visitor.page
        curtain, hand = page.locator(".curtain"), page.locator(guide.hand)
        page.locator(".curtain button").tap()
        expect(curtain).to_contain_text("gardez le doigt sur le bouton")
        expect(hand).to_have_count(0)

        finger = Touch(page, page.locator(".curtain button"))
        finger.down()
        expect(page.locator(".curtain.lifted")).to_have_count(1)
        expect(hand).not_to_have_count(0)
        page.evaluate(UNDER, [guide.hand, finger.at[0]])
        finger.up()
        expect(curtain).to_have_count(0)
        page.wait_for_timeout(400)  # a click that comes late would be there
        expect(page.locator(guide.chosen)).to_have_count(0)
        assert page.evaluate("window.felt") == 0


@pytest.mark.parametrize("guide", RETRACTING, ids=lambda guide: guide.name)
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
