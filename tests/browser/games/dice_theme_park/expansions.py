"""With all expansions: hands of eight, VIPs, dice that are rolled, innovations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.dice_theme_park import pictures, positions
from tests.browser.games.dice_theme_park.playing import FACILITY, KEYS, LIT, ROLL, STAFF
from tests.browser.games.guide import Picture, View
from tests.browser.hands import CONFIRM
from tests.browser.panels import see_screen

if TYPE_CHECKING:
    from tests.browser.positions import Position

EVERYTHING = {
    "mode": "full",
    "surprises": True,
    "innovations": True,
    "promo": True,
    "objectives": "mixed",
}


def hand(view: View) -> bool:
    return positions.alone(view, "plan-round")


def escort(view: View) -> bool:
    return positions.alone(view, "honour-one")


def innovate(view: View) -> bool:
    """One lies on an attraction already, and there is money for another."""
    fields = view["fields"]
    rich = fields["money"][0] > 3
    return positions.alone(view, "improve") and bool(fields["innovations"][0]) and rich


def move_one(view: View) -> bool:
    """The administrator may move a facility."""
    mover = view["zones"]["administrator"][0] == ["k14"]
    return innovate(view) and mover and any(view["fields"]["facilities"][0].values())


def surprise(view: View) -> bool:
    """A die of the group may be rolled."""
    group = view["fields"]["group"][0]
    if not positions.alone(view, "send-visitor") or group is None:
        return False
    tile = view["fields"]["parks"][0][group["hex"]]
    return tile in game(positions.KEY).printed()["marked"] and view["fields"]["rolled"][0] is None


def cable_car(view: View) -> bool:
    """Somebody leaves by cable car, if they like; a VIP is in the park."""
    fields = view["fields"]
    group = fields["group"][0]
    cars = [place for place, each in fields["innovations"][0].items() if each == "cable-car"]
    return (
        positions.alone(view, "send-visitor")
        and group is not None
        and len(cars) > 1
        and group["hex"] in cars
        and bool(fields["vips"][0])
    )


def gamble(view: View) -> bool:
    """The administrator may have a die rolled."""
    gambler = view["zones"]["administrator"][0] == ["k13"]
    return positions.alone(view, "operate") and gambler and bool(view["fields"]["dice"][0])


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    """As ever, and innovations come before facilities."""
    options = match.options(seat)
    actions = game(positions.KEY).actions
    for verb in ("appoint k13", "appoint k14", "honour", "add cable-car", "add"):
        found = [code for code in options if actions[code].startswith(verb)]
        if found:
            return chance.choice(found)
    return positions.play(match, seat, chance, towards)


def plan_eight(page: Page, reached: Position) -> Iterator[str]:
    yield "eight cards"
    page.locator(STAFF).first.click()
    page.locator(STAFF).last.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "eight cards: two of them"


def choose_vip(page: Page, reached: Position) -> Iterator[str]:
    yield "an escort"
    page.locator(KEYS).first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "an escort: a die"


def add_one(page: Page, reached: Position) -> Iterator[str]:
    yield "innovate"
    page.locator(f"{FACILITY}:not(.dim)").last.click()
    yield "innovate: where"
    page.locator(LIT).first.click()
    page.locator(".tickets .ticket").first.wait_for()
    yield "innovate: a piece"


def roll_one(page: Page, reached: Position) -> Iterator[str]:
    yield "a surprise"
    page.locator(ROLL).first.click()
    expect(page.locator(ROLL)).to_have_count(0)
    yield "a surprise: rolled"


def ride(page: Page, reached: Position) -> Iterator[str]:
    yield "a cable car"


WANTED = {
    "hand": hand,
    "escort": escort,
    "innovate": innovate,
    "move": move_one,
    "surprise": surprise,
    "cable-car": cable_car,
    "gamble": gamble,
}
SCREENS = {
    "hand": plan_eight,
    "escort": choose_vip,
    "innovate": add_one,
    "surprise": roll_one,
    "cable-car": ride,
}


def richness(view: View) -> int:
    """Innovations and VIPs in a full park."""
    fields = view["fields"]
    vips = sum(map(len, fields["vips"][0].values()))
    return pictures.richness(view) + 3 * len(fields["innovations"][0]) + 5 * vips


PICTURES = {
    "dice-innovate": Picture("innovate", 2, richness, pictures.pick_a_facility, games=6),
    "dice-surprise": Picture("surprise", 2, richness, pictures.see, games=10),
    "dice-screen-surprise": Picture("surprise", 2, richness, see_screen, games=10),
}
