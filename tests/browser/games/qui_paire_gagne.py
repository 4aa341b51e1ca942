"""Qui paire gagne: eleven pictures, five pairs made at once by everybody, then the calls."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from manege.kernel.match import Match
from tests.browser.games.guide import Call, Event, Guide, Picture, Steps, View, Wanted
from tests.browser.hands import CONFIRM, Hands, Keys
from tests.browser.panels import close, menu, opened_by, see_screen

if TYPE_CHECKING:
    from tests.browser.positions import Position

PLACE = "button.place"
FREE = f"{PLACE}.free"
CHOSEN = f"{PLACE}.chosen"
PAIRS = 5
MOMENT = """['[data-phase]', '.reveal .stage', 'footer.bar .said'].map((which) => {
  const { phase, about } = document.querySelector(which)?.dataset ?? {};
  return phase ?? about ?? document.querySelectorAll(which).length;
}).join(' ')"""
SEATS = 6  # of the pictures
TIED = 800  # ms; then a new thread lies under the cards


def phase(name: str, round_: int = 1) -> Wanted:
    return lambda view: view["fields"]["phase"] == name and view["fields"]["round"] >= round_


def nothing_made(view: View) -> bool:
    return phase("pairing", 2)(view) and view["zones"]["pairs"][0] == 0


def all_made(view: View) -> bool:
    is_asked = any(each["seat"] == 0 for each in view["deciding"])
    return phase("pairing")(view) and view["zones"]["pairs"][0] == 2 * PAIRS and is_asked


def shared_call(view: View) -> bool:
    """Read by another, and worth something."""
    calls = view["fields"]["calls"]
    return phase("calls", 2)(view) and calls[-1]["seat"] != 0 and calls[-1]["points"] > 0


def my_call(view: View) -> bool:
    return any(each == {"seat": 0, "decision": "announce"} for each in view["deciding"])


def an_apple(view: View) -> bool:
    return phase("calls")(view) and len(view["fields"]["calls"][-1]["numbers"]) == 1


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    """Neighbours are often seen alike; five pairs, then ready."""
    options = match.options(seat)
    pairs = [code for code in options if match.game.actions[code].startswith("pair ")]
    if not pairs:
        return options[-1]  # ready, or next
    near = [code for code in pairs if "1-2 3-4 5-6 7-8 9-10".find(notation(match, code)) >= 0]
    return chance.choice(near if near and chance.random() < 0.6 else pairs)


def notation(match: Match, code: int) -> str:
    return match.game.actions[code].partition(" ")[2]


# Playing


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    """All five pairs: two taps each."""
    if awaited == "pair":
        free = hands.page.locator(FREE)
        while (number := free.count()) > 1:
            before = hands.taps
            for left in (number, number - 1):
                expect(free).to_have_count(left)
                thing = free.nth(chance.randrange(left))
                figure = thing.get_attribute("data-number") or ""
                hands.pick(thing, figure)
                expect(hands.page.locator(f"{FREE}[data-number='{figure}']")).to_have_count(0)
            if not isinstance(hands, Keys):
                assert hands.taps - before == 2  # E-2
    return awaited


def check_secrets(view: View, events: list[Event], seat: int | None) -> None:
    for owner, pairs in enumerate(view["zones"]["pairs"]):
        assert isinstance(pairs, list if owner == seat else int)
    assert isinstance(view["zones"]["pile"], int)
    for event in events:
        if event["event"] in ("paired", "loosened"):
            assert ("one" in event) == (event["seat"] == seat)


# Screens


def tap(page: Page, number: int) -> None:
    page.locator(f"{PLACE}[data-number='{number}']").click()


def pair(page: Page, one: int, other: int) -> None:
    tap(page, one)
    tap(page, other)
    expect(page.locator(f"{PLACE}.paired[data-number='{other}']")).to_be_visible()


def gathering(page: Page, reached: Position) -> Iterator[str]:
    yield "round table"
    with menu(page):
        yield "menu"
    page.locator(CONFIRM).click()
    expect(page.locator(CONFIRM)).to_have_count(0)
    yield "round table: ready"


def look(page: Page, reached: Position) -> Iterator[str]:
    yield "look"


def turn(page: Page, reached: Position) -> Iterator[str]:
    yield "pairing"
    tap(page, 2)
    yield "pairing: one chosen"
    tap(page, 9)
    pair(page, 3, 4)
    yield "pairing: two pairs"
    wide = page.locator(".own .note").locator("visible=true")
    if wide.count():
        yield from opened_by(page, wide.first, "a reason for a pair")
    for tool in page.locator("header .tools button").all()[:-1]:
        if tool.get_attribute("aria-label") in ("Journal", "Log", "Règles", "Rules"):
            tool.click()
            yield "a sheet"
            close(page)
    for one, other in ((1, 5), (6, 7), (8, 10)):
        pair(page, one, other)
    yield "pairing: five pairs"
    page.locator(CONFIRM).click()
    yield "pairing: ready"


def calls(page: Page, reached: Position) -> Iterator[str]:
    yield "call"
    page.locator("footer.bar button.laugh").click()
    expect(page.locator("footer.bar button.laugh[aria-pressed=true]")).to_be_visible()
    yield "call: funny"


def read(page: Page, reached: Position) -> Iterator[str]:
    yield "my call"


def apple(page: Page, reached: Position) -> Iterator[str]:
    yield "an apple"


def end(page: Page, reached: Position) -> Iterator[str]:
    yield "end"


def picking(*numbers: int) -> Steps:
    def steps(page: Page, reached: Position) -> Iterator[str]:
        yield "nothing"
        for number in numbers:
            tap(page, number)
            yield f"picture {number}"

    return steps


def standing(page: Page, reached: Position) -> Iterator[str]:
    yield "as it is"


def a_sixth(page: Page) -> str:
    for one in range(1, 10, 2):
        pair(page, one, one + 1)
    tap(page, 11)
    return "PP-12"


# Pictures


def any_time(view: View) -> int:
    return int(view["fields"]["round"] == 2)


def any_round(view: View) -> int:
    return int(view["fields"]["round"])


def scene_of_hands(view: View) -> int:
    call = view["fields"]["calls"][-1]
    return -1 if len(call["numbers"]) == 1 else 10 * call["points"] + len(view["fields"]["calls"])


def victory(view: View) -> int:
    return int(view["outcome"]["scores"][0]) + 30 * int(view["outcome"]["winners"] == [0])


def make_three(page: Page, reached: Position) -> None:
    for one, other in ((5, 7), (3, 9), (4, 11)):
        pair(page, one, other)
    tap(page, 2)
    page.wait_for_timeout(TIED)


def make_five(page: Page, reached: Position) -> None:
    for one, other in ((5, 7), (3, 9), (4, 11), (1, 8), (2, 10)):
        pair(page, one, other)
    page.wait_for_timeout(TIED)


def see_hands(page: Page, reached: Position) -> None:
    expect(page.locator(".reveal .stage")).to_be_visible()


def see_end(page: Page, reached: Position) -> None:
    expect(page.locator("[data-phase=over]")).to_be_visible()


GUIDE = Guide(
    key="qui_paire_gagne",
    clause="PP-22",
    options={"clock": 300, "look": 30, "talk": 0},  # time to look at things
    wanted={
        "turn": nothing_made,
        "five": all_made,
        "waiting": phase("look"),
        "between": phase("gather"),
        "calls": shared_call,
        "read": my_call,
        "apple": an_apple,
        "end": lambda view: not view["deciding"],
    },
    play=play,
    awaited={
        "end": "[data-phase=over] .cloth table",
        "ready": f"[data-phase=gather] {CONFIRM}, [data-phase=look] {CONFIRM}",
        "pair": f"[data-phase=pairing] {FREE}:not([aria-disabled=true])",
        "announce": f"[data-phase=calls] {CONFIRM}",
    },
    choose=choose,
    chosen=CHOSEN,
    hand=PLACE,
    nowhere=".head",
    confirms=False,
    moment=MOMENT,
    usual=("ready", "pair", "announce"),
    quick=(),
    totals=".cloth table td.total",
    screens={
        "between": gathering,
        "waiting": look,
        "turn": turn,
        "calls": calls,
        "read": read,
        "apple": apple,
        "end": end,
    },
    counts=(3, 8),
    own="div.own, footer.bar",
    reach={
        "between": standing,
        "waiting": standing,
        "turn": picking(2, 9, 3),
        "five": standing,
        "calls": standing,
        "read": standing,
    },
    sizes=("five", "calls", "end"),
    things=f"{PLACE}, footer.bar button[aria-disabled=true]",
    picked=CHOSEN,
    refusals={"turn": ("PP-46",), "waiting": ("PP-41",)},
    provoked={"turn": a_sixth},
    advised=(),
    moving=(),
    english="calls",
    french="annonce|Manche",
    call=Call("calls", "next", "main", "polite"),
    logged="calls",
    open_log=".panel [role=tab]:nth-child(2)",
    letters=("2", "3"),
    secretive=("pair",),
    check_secrets=check_secrets,
    deals=False,
    pictures={
        "pairs-play": Picture("turn", SEATS, any_time, make_three, games=1),
        "pairs-ready": Picture("turn", SEATS, any_time, make_five, games=1),
        "pairs-screen-between": Picture("between", SEATS, any_round, see_screen, games=4),
        "pairs-screen-reveal": Picture("calls", SEATS, scene_of_hands, see_screen, games=40),
        "pairs-screen-end": Picture("end", SEATS, victory, see_screen, bot=False, games=40),
        "pairs-screen": Picture("turn", SEATS, any_time, see_screen, games=1),
        "pairs-reveal": Picture("calls", SEATS, scene_of_hands, see_hands, games=40),
        "pairs-end": Picture("end", SEATS, victory, see_end, bot=False, games=40),
    },
)
