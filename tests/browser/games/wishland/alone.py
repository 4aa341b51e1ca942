"""Alone: one deck, a hand, free cards on the order track; how it is played, and its screens."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from manege.games import game
from manege.kernel.match import Match
from tests.browser.games.guide import View
from tests.browser.games.wishland.playing import (
    ADVERTISE,
    BOOTH,
    HELD,
    RECOVER,
    any_of,
    step_too,
    take_a_booth,
)
from tests.browser.games.wishland.positions import KEY, asked, over
from tests.browser.hands import CONFIRM, Hands

if TYPE_CHECKING:
    from tests.browser.positions import Position

DECK = "[data-act=draw]"
FREE = "[data-act=draw-freely]"
HAND = ".solo .hand button.card"
STOP = "[data-act=stop]"
LIVE = ":not(.dim)"


# Where a game can be


def turn(view: View) -> bool:
    """Three cards in hand: one can be played, another lacks something."""
    lacks = view["fields"]["lacks"][0]
    hand = view["zones"]["hand"]
    return asked(view, "buying") and view["fields"]["round"] > 2 and 0 < len(lacks) < len(hand) == 3


def beginning(view: View) -> bool:
    """Before the first card of a turn."""
    return asked(view, "solo-turn") and view["fields"]["round"] > 2


def order(view: View) -> bool:
    return asked(view, "choose-order") and view["fields"]["round"] > 2


def last(view: View) -> bool:
    """Whatever ends this turn ends the round."""
    fields = view["fields"]
    return asked(view, "solo-end") and fields["turn"] == 4 and 2 < fields["round"] < 6


WANTED = {"turn": turn, "beginning": beginning, "order": order, "last": last, "end": over}


def play(match: Match, seat: int, chance: random.Random, towards: str) -> int:
    actions = game(KEY).actions
    options = match.options(seat)
    cards = [code for code in options if actions[code].startswith(("play", "draw"))]
    return chance.choice(cards if cards and chance.random() < 0.7 else options)


# Playing


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    page = hands.page
    if awaited == "order":
        return take_a_booth(hands, chance)
    if awaited == "step":
        hands.pick(any_of(page.locator("footer.bar .steps button"), chance))
        return "step"
    if awaited == "begin":
        return draw(hands) if chance.random() < 0.7 and is_alive(page, DECK) else recover(hands)
    if awaited == "buy":
        return buy(hands, chance)
    if page.locator(FREE).count() and chance.random() < 0.2:
        hands.pick(page.locator(FREE))
        return "draw freely"
    return "end"


def is_alive(page: Page, deck: str) -> bool:
    return page.locator(f"{deck}.live").count() > 0


def draw(hands: Hands) -> str:
    hands.pick(hands.page.locator(DECK))
    return "draw"


def recover(hands: Hands) -> str:
    hands.pick(hands.page.locator(RECOVER))
    return "recover"


def buy(hands: Hands, chance: random.Random) -> str:
    page = hands.page
    cards = page.locator(f"{HAND}{LIVE}")
    if cards.count():
        hands.pick(any_of(cards, chance))
        return "play and step" if step_too(hands, chance) else "play"
    advert = page.locator(f"{ADVERTISE}{LIVE}")
    if advert.count() and chance.random() < 0.5:
        hands.pick(advert)
        step_too(hands, chance)
        return "advertise"
    if is_alive(page, DECK) and chance.random() < 0.3:
        return draw(hands)
    hands.press(page.locator(STOP))
    return "stop"


# Screens


def buying(page: Page, reached: Position) -> Iterator[str]:
    yield "alone: a hand"
    page.locator(f"{HAND}{LIVE}").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    yield "alone: a card is chosen"
    page.locator(f"{HAND}[aria-pressed=true]").click()
    expect(page.locator("section.sheet")).to_be_visible()
    yield "alone: its page"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(f"{HAND}.dim").first.click()
    expect(page.locator(".notice")).to_be_visible()
    yield "alone: why not"


def ordering(page: Page, reached: Position) -> Iterator[str]:
    yield "alone: order"
    page.locator(f"{BOOTH}:not(.taken) .take").last.click()
    yield "alone: a booth is chosen"


def round_end(page: Page, reached: Position) -> Iterator[str]:
    page.locator(CONFIRM).click()
    expect(page.locator(HELD)).to_be_visible()
    yield "alone: the round is over"


def still(page: Page, reached: Position) -> Iterator[str]:
    yield "alone: as it is"
