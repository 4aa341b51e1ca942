"""What can be touched at the table, and how somebody plays there."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.browser.hands import CONFIRM, Hands

CARD = ".market button.card"
STRIP = ".market button.strip"
ADVERTISE = "[data-act=advertise]"
RECOVER = "[data-act=recover]"
GOAL = ".side .goals button"
BOOTH = ".booth"
STEP = "footer.bar .steps button"
TELLING = "[data-phase=over].telling footer.bar .primary"
HELD = f"footer.bar[data-stay] .primary, {TELLING}"
SCENE = ".air > *, footer.bar [data-stay]"
ALIVE = ":not(.dim)"
ROWS = ("attraction", "restaurant", "actor", "hotel", "mascot")


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    if awaited == "order":
        return take_a_booth(hands, chance)
    if awaited == "step":
        hands.pick(any_of(hands.page.locator(STEP), chance))
        return "step"
    if awaited == "last":
        cards = hands.page.locator(".last button.card")
        cards.first.wait_for()
        hands.pick(cards.nth(chance.randrange(min(9, cards.count()))))  # not Tab by Tab to the end
        return "take"
    return "end" if awaited == "finish" else act(hands, chance)


def any_of(things: Locator, chance: random.Random) -> Locator:
    things.first.wait_for()
    return things.nth(chance.randrange(things.count()))


def take_a_booth(hands: Hands, chance: random.Random) -> str:
    hands.pick(any_of(hands.page.locator(f"{BOOTH}:not(.taken) .take"), chance))
    step_too(hands, chance)
    return "order"


def step_too(hands: Hands, chance: random.Random) -> bool:
    """A step that would be asked for is chosen before Confirm."""
    page = hands.page
    page.locator(f"{CONFIRM}, {STEP}").first.wait_for()
    asked = page.locator(STEP).count() > 0
    if asked:
        hands.pick(any_of(page.locator(STEP), chance))
    return asked


def act(hands: Hands, chance: random.Random) -> str:
    if chance.random() < 0.9 and (card := any_card(hands, chance)):
        hands.pick(card, near=row_of(card))
        return "buy and step" if step_too(hands, chance) else "buy"
    page = hands.page
    move = chance.choice([RECOVER, RECOVER, ADVERTISE])
    if page.locator(f"{move}.dim").count():
        move = RECOVER
    hands.pick(page.locator(move))
    step_too(hands, chance)
    return "recover" if move == RECOVER else "advertise"


def row_of(card: Locator) -> str:
    """The key that leads there."""
    return str(1 + ROWS.index(card.get_attribute("data-family") or ""))


def any_card(hands: Hands, chance: random.Random) -> Locator | None:
    """One that can be had; on a small screen its row is opened first."""
    page = hands.page
    strips = page.locator(f"{STRIP}:has(.pip:not(.dim, .sold))")
    open_row = page.locator(f"{CARD}{ALIVE}")
    if strips.count() and (not open_row.count() or chance.random() < 0.5):
        hands.press(any_of(strips, chance))
        open_row.first.wait_for()
    return any_of(open_row, chance) if open_row.count() else None


def recover(hands: Hands) -> None:
    hands.pick(hands.page.locator(RECOVER))
    hands.page.locator(CONFIRM).wait_for()
