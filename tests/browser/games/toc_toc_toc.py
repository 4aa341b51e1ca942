"""Toc toc toc: somebody knocks with a card, another opens or not, guests come and go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.browser.games.guide import Call, Event, Guide, Picture, Steps, View, Wanted
from tests.browser.hands import Hands
from tests.browser.panels import opened_by, see_screen, sheets

if TYPE_CHECKING:
    from tests.browser.positions import Position

HAND = ".hand:not(.rest) button"
DOORS = ".doors button"
TILES = "[role=radiogroup] [data-tile]"
HOUSES = "button.plot[aria-pressed]"
CHOSEN = f"{HAND}[aria-pressed=true], {DOORS}[aria-pressed=true], {TILES}[aria-checked=true]"
SEATS = 4  # of the pictures


def decides(seat: int, *decisions: str) -> Wanted:
    """This seat has to make one of these decisions."""

    def is_wanted(view: View) -> bool:
        return any(
            asked["seat"] == seat and asked["decision"] in decisions for asked in view["deciding"]
        )

    return is_wanted


def last_card_chosen(view: View) -> bool:
    return decides(0, "take-guest", "choose-type")(view) and view["zones"]["hand"][0] == 5


# Playing


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    page = hands.page
    if awaited == "offer":
        cards, houses = page.locator(HAND), page.locator(HOUSES)
        slot = chance.randrange(cards.count())
        hands.pick(cards.nth(slot), str(slot + 1))
        house = houses.nth(chance.randrange(houses.count()))
        hands.pick(house, house.locator("text.letter").inner_html().lower())
    elif awaited == "answer":
        which = chance.randrange(2)
        hands.pick(page.locator(DOORS).nth(which), "on"[which])
    else:
        tiles = page.locator(TILES)
        hands.turn_to(tiles, chance.randrange(tiles.count()))
    return awaited


def show(hands: Hands) -> None:
    choose("offer", hands, random.Random(1))


def check_secrets(view: View, events: list[Event], seat: int | None) -> None:
    for owner, hand in enumerate(view["zones"]["hand"]):
        assert isinstance(hand, list if owner == seat else int)
    assert isinstance(view["zones"]["pile"], int)
    for event in events:
        if event["event"] in ("dealt", "knocked"):
            assert ("card" in event) == (event["seat"] == seat)


# Screens


def turn(page: Page, reached: Position) -> Iterator[str]:
    yield "turn"
    page.locator(HAND).nth(1).click()
    yield "turn: a card"
    page.locator(HOUSES).nth(1).click()
    yield "turn: a card and a house"
    page.locator("[popovertarget]").click()
    yield "turn: ready lines"
    page.keyboard.press("Escape")
    yield from sheets(page)
    yield from opened_by(page, page.locator(".strip button.score").first, "points by source")


def knock(page: Page, reached: Position) -> Iterator[str]:
    yield "knock"
    page.locator(DOORS).first.click()
    yield "knock: a door"


def reveal(page: Page, reached: Position) -> Iterator[str]:
    yield "reveal"
    page.locator(TILES).first.click()
    yield "reveal: a guest"


def end(page: Page, reached: Position) -> Iterator[str]:
    yield "end"


def picking(*selectors: str) -> Steps:
    def steps(page: Page, reached: Position) -> Iterator[str]:
        yield "nothing"
        for selector in selectors:
            page.locator(selector).last.click()
            yield selector

    return steps


def at_my_own_door(page: Page) -> str:
    page.locator(HAND).first.click()
    own = "button.plot[data-seat='0'], .own button.front"
    page.locator(own).locator("visible=true").click()
    return "TT-16"


# Pictures


def variety(view: View) -> int:
    """Lit windows, one's own twice; cards of all sorts in hand; some of them seen."""
    zones = view["zones"]
    if zones["pile"] <= 5:
        return -1
    windows = [min(len(party), 7) for party in zones["party"]]
    sorts = [len(set(party)) for party in zones["party"]]
    seen = [min(len(cards), 3) for cards in view["fields"]["seen"]]
    return sum(windows) + windows[0] + sum(sorts) + 3 * len(set(zones["hand"][0])) + sum(seen)


def victory(view: View) -> int:
    """Aïcha wins, and everybody has something."""
    scores: list[int] = view["outcome"]["scores"]
    return scores[0] + 3 * min(scores) + (20 if view["outcome"]["winners"] == [0] else 0)


def pick_card_and_line(page: Page, reached: Position) -> None:
    page.locator(HAND).nth(1).click()
    page.locator(HOUSES).nth(1).click()
    page.locator("[popovertarget]").click()
    page.locator("[popover] .word").nth(1).click()


def see_doors(page: Page, reached: Position) -> None:
    expect(page.locator(DOORS)).to_have_count(2)


def pick_guest(page: Page, reached: Position) -> None:
    page.locator(TILES).first.click()


def see_end(page: Page, reached: Position) -> None:
    expect(page.locator("[data-phase=end]")).to_be_visible()


GUIDE = Guide(
    key="toc_toc_toc",
    clause="TT-16",
    earliest=24,  # by then houses are lit and cards have been seen
    wanted={
        "turn": decides(0, "offer"),
        "knock": decides(0, "answer"),
        "reveal": last_card_chosen,
        "waiting": decides(1, "offer"),
        "knocked": decides(1, "answer"),
        "end": lambda view: not view["deciding"],
    },
    awaited={
        "end": "[data-phase=end]",
        "scene": "main .reveal:not(.choice), .knocking, .pile .leaves",
        "offer": HAND,
        "answer": DOORS,
        "choose": TILES,
    },
    choose=choose,
    chosen=CHOSEN,
    hand=".hand button",
    nowhere="main.table",  # the sky
    usual=("offer", "answer"),
    undecided="knock",
    quick=("offer", "answer"),
    totals=".poster tbody td.total b",
    screens={"turn": turn, "knock": knock, "reveal": reveal, "end": end},
    counts=(3, 5),
    own="div.own, footer.bar",
    apart=[(".own > .pile", ".own .hand button:not([aria-pressed=true])")],
    reach={
        "turn": picking(HAND, HOUSES),
        "waiting": picking(),
        "knock": picking(DOORS),
        "reveal": picking(TILES),
    },
    shared=("turn", "knock", "reveal", "end"),
    things=".hand button, button.plot, .own button.front,"
    " footer.bar button[aria-disabled=true]:not([data-undo])",
    picked=f"{CHOSEN}, {HOUSES}[aria-pressed=true]",
    refusals={"turn": (), "waiting": (), "knocked": (), "knock": (), "reveal": ()},
    provoked={"turn": at_my_own_door},
    advised=("turn", "knock", "reveal"),
    moving=("waiting", "knocked"),
    showing="turn",
    show=show,
    shown=".hand.rest",
    english="knocks",
    french="frappe|ouvre|pioche|chez",
    call=Call("waiting", "> 0", "Basile frappe chez vous.*Ouvrir", "assertive"),
    letters=("1", "2"),
    secretive=("knock",),
    check_secrets=check_secrets,
    curtained="turn",
    pictures={
        "turn": Picture("turn", SEATS, variety, pick_card_and_line),
        "knock": Picture("knock", SEATS, variety, see_doors, "line-passing"),
        "reveal": Picture("reveal", SEATS, variety, pick_guest),
        "end": Picture("end", SEATS, victory, see_end, bot=False),
        "toc-screen": Picture("turn", SEATS, variety, see_screen, games=60),
        "toc-screen-knock": Picture("knock", SEATS, variety, see_screen, "line-passing", games=60),
        "toc-screen-reveal": Picture("reveal", SEATS, variety, see_screen, games=60),
        "toc-screen-end": Picture("end", SEATS, victory, see_screen, bot=False, games=60),
    },
)
