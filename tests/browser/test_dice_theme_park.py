"""Dice Theme Park: its full game, the way back along the chain of a phase, and trials of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from manege.texts import Texts
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.games import guide_of
from tests.browser.games.dice_theme_park import ALONE, EXPANSIONS, FULL
from tests.browser.games.dice_theme_park.playing import (
    AID,
    KEYS,
    LIT,
    ROLL,
    TICKET,
    act_once,
    settled,
)
from tests.browser.hands import CONFIRM, Finger, Mouse
from tests.browser.player import Player
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

GUIDE = guide_of("dice_theme_park")
MOVING_SEED = 4


def test_a_whole_full_game_by_clicking(visit: Visit, site: Site) -> None:
    visitor = visit(WIDE)
    table = site.open_table(2, game=GUIDE.key, name="Aïcha", options={"mode": "full"})
    table.seat(1, "bot")
    table.start()
    player = Player(GUIDE, Mouse(visitor.take_seat(table)))
    player.play_to_the_end()
    assert {"card", "start", "plan", "welcome", "operate"} <= {made.move for made in player.made}
    with table.device(0) as me:
        zones = me.view(0)["zones"]
    page = player.hands.page
    page.locator(".players [data-seat='0'] button.park").click()
    for key in (f"administrator-{zones['administrator'][0][0]}", f"skill-{zones['skills'][0][0]}"):
        expect(page.locator("dialog")).to_contain_text(Texts("fr").say(f"{key}.text", GUIDE.key))


@pytest.mark.rule("DP-164")
def test_all_sums_are_seen_while_one_may_still_change(visit: Visit, site: Site) -> None:
    with position(site, FULL, "adjust") as reached:
        page = visit(WIDE).take_seat(reached.table)
        sums = reached.my_view()["fields"]["sums"]
        expect(page.locator(".reveal .sum")).to_have_text([str(each) for each in sums])
        page.locator(KEYS).click()
        page.locator(CONFIRM).click()
        expect(page.locator(".asks-adjust-sum")).to_have_count(0)
        assert reached.my_view()["fields"]["sums"][0] == sums[0] - 2


def test_a_die_that_is_tapped_is_in_the_group_instead(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "regroup", 2) as reached:
        page = visit(PHONE, touch=True).take_seat(reached.table)
        other = page.locator("[data-spot=e2] .die:not(.lifted)").first
        die, box = other.get_attribute("data-die"), other.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(f"[data-spot=e2] .die.lifted[data-die={die}]")).to_have_count(1)
        assert reached.my_view()["fields"]["group"][0]["dice"] == [die]


@pytest.mark.parametrize(("size", "hands"), [(WIDE, Mouse), (PHONE, Finger)], ids=["wide", "phone"])
def test_a_whole_game_with_all_expansions(
    visit: Visit, site: Site, size: tuple[int, int], hands: type[Mouse | Finger]
) -> None:
    """No decision is without its control (DP-165 to DP-191)."""
    visitor = visit(size, touch=hands is Finger)
    table = site.open_table(2, game=GUIDE.key, name="Aïcha", options=dict(EXPANSIONS.options))
    table.seat(1, "bot")
    table.start()
    player = Player(EXPANSIONS, hands(visitor.take_seat(table)))
    player.play_to_the_end()
    with table.device(0) as me:
        fields = me.view(0)["fields"]
    assert fields["innovations"][0]


@pytest.mark.rule("DP-192", "DP-212", "DP-213")
def test_a_whole_game_alone_with_all_expansions(visit: Visit, site: Site) -> None:
    visitor = visit(PHONE, touch=True)
    options = {**EXPANSIONS.options, "objectives": "base", "solo": "difficult", "extra-3": True}
    table = site.open_table(1, game=GUIDE.key, name="Aïcha", options=options)
    table.start()
    player = Player(ALONE, Finger(visitor.take_seat(table)))
    player.play_to_the_end()
    assert [made.move for made in player.made[:4]] == ["keys"] * 4
    with table.device(0) as me:
        view = me.view(0)
    assert len(view["zones"]["left-out"]) == 4
    assert len(view["fields"]["solo"]["objectives"]) == 5


@pytest.mark.rule("DP-167")
def test_a_surprise_is_rolled_and_then_somebody_goes(visit: Visit, site: Site) -> None:
    with position(site, EXPANSIONS, "surprise", 2) as reached:
        page = visit(WIDE).take_seat(reached.table)
        page.locator(ROLL).first.click()
        expect(page.locator(ROLL)).to_have_count(0)
        assert reached.my_view()["fields"]["rolled"][0]
        page.locator(LIT).first.click()
        expect(page.locator(".asks-operate")).to_be_visible()


@pytest.mark.rule("DP-168")
def test_the_gambler_has_a_die_rolled(visit: Visit, site: Site) -> None:
    with position(site, EXPANSIONS, "gamble", 4) as reached:
        page = visit(WIDE).take_seat(reached.table)
        page.locator(f"{AID}[data-aid=gamble]").click()
        page.locator(LIT).first.click()
        if page.locator(KEYS).count():
            page.locator(KEYS).first.click()
        expect(page.locator(".tickets")).to_contain_text("Relance")
        assert reached.my_view()["fields"]["gambled"][0]
        page.locator(f"{AID}[data-aid=gamble]").click()
        expect(page.locator(".notice")).to_contain_text("Une fois par manche")


@pytest.fixture
def moving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site whose seed deals the administrator who moves facilities."""
    monkeypatch.setattr(positions, "SEED", MOVING_SEED)
    site = Site(tmp_path, seed=MOVING_SEED)
    yield site
    site.stop()


@pytest.mark.rule("DP-175")
def test_the_mover_has_a_facility_put_elsewhere(moving: Site, visit: Visit) -> None:
    with position(moving, EXPANSIONS, "move", 2) as reached:
        page = visit(PHONE, at=moving, fresh=True).take_seat(reached.table)
        before = reached.my_view()["fields"]["facilities"][0]
        page.locator("[data-act=uproot]").first.click()
        page.locator(LIT).first.click()
        expect(page.locator(".asks-improve")).to_be_visible()
        expect(page.locator(TICKET)).to_have_count(1)
        assert reached.my_view()["fields"]["facilities"][0] != before


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


# Trials

TRY = "Essayer"
KEEP = "Garder"
THROW = "Jeter"


def button(page: Page, name: str) -> Locator:
    return page.locator("footer.bar").get_by_role("button", name=name, exact=True)


def try_once(page: Page) -> int:
    """An activation on a copy; how many tickets there were before."""
    page.locator(LIT).first.wait_for()
    tickets = page.locator(TICKET).count()
    button(page, TRY).click()
    act_once(Mouse(page), random.Random(1))
    expect(page.locator(TICKET)).to_have_count(tickets + 1)
    return tickets


def test_a_trial_is_seen_by_nobody_and_thrown_away(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "ready", 2) as reached:
        page = visit(WIDE).take_seat(reached.table)
        before = reached.my_view()
        tickets = try_once(page)
        expect(page.locator(".frame.trying")).to_be_visible()
        expect(page.locator(CONFIRM)).to_have_text(KEEP)
        assert reached.my_view() == before
        button(page, THROW).click()
        expect(page.locator(".frame.trying")).to_have_count(0)
        expect(page.locator(TICKET)).to_have_count(tickets)
        assert reached.my_view() == before


def test_a_trial_that_is_kept_is_played_for_real(visit: Visit, site: Site) -> None:
    with position(site, GUIDE, "ready", 2) as reached:
        page = visit(WIDE).take_seat(reached.table)
        cubes = reached.my_view()["fields"]["tally"][0]["cubes"]
        tickets = try_once(page)
        button(page, KEEP).click()
        expect(page.locator(".frame.trying")).to_have_count(0)
        expect(page.locator(TICKET)).to_have_count(tickets + 1)
        assert reached.my_view()["fields"]["tally"][0]["cubes"] == cubes + 1
        page.locator(TICKET).nth(tickets).click()
        expect(page.locator(TICKET)).to_have_count(tickets)


def test_in_a_trial_acts_are_taken_back_and_what_cannot_be_says_why(
    visit: Visit, site: Site
) -> None:
    with position(site, GUIDE, "ready", 2) as reached:
        page = visit(WIDE).take_seat(reached.table)
        tickets = try_once(page)
        page.locator(TICKET).nth(tickets).click()
        expect(page.locator(TICKET)).to_have_count(tickets)
        page.get_by_role("button", name="Indice").click()
        expect(page.locator(".notice")).to_contain_text("gardez ou jetez")
        button(page, THROW).click()
        expect(button(page, TRY)).to_be_visible()


def test_others_play_on_while_somebody_tries(visit: Visit, site: Site) -> None:
    """The copy has what they did; the line may be down for a while."""
    with position(site, GUIDE, "both", 2) as reached:
        visitor = visit(WIDE)
        visitor.may_fall = True
        page = visitor.take_seat(reached.table)
        tickets = try_once(page)
        reached.act("finish")
        expect(page.locator(".players")).to_contain_text("a fini")
        expect(page.locator(TICKET)).to_have_count(tickets + 1)
        visitor.context.set_offline(offline=True)
        expect(page.get_by_role("region", name="Avis")).to_be_visible()
        visitor.context.set_offline(offline=False)
        button(page, KEEP).click()
        expect(page.locator(".frame.trying")).to_have_count(0)
        expect(page.locator(TICKET)).to_have_count(tickets + 1)
