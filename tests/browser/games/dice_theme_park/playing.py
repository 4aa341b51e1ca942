"""What can be touched at the table, and how somebody plays there."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from tests.browser.hands import CONFIRM, Hands, Keys

HEX = ".map path.hit"
LIT = f"{HEX}.lit"
STAFF = "button.card[data-staff]"
TRAIN = "button[data-welcome]"
TILE = "button.plate[data-tile]"
FACILITY = "button[data-facility]"
RECRUIT = "[data-act=recruit]"
AID = "button[data-aid]"
TICKET = ".tickets button.ticket"
KEYS = "footer.bar .keys button"
ROLL = f"{KEYS}[data-verb=reroll]"
CARD = ".card.plate"
KEYED = (
    ".asks-lift, .asks-lift-another, .asks-choose-face, .asks-rescue-visitors, "
    ".asks-invite-one, .asks-adjust-sum, .asks-swap-staff, .asks-honour-one, .asks-choose-hand"
)
PLAIN = "footer.bar .actions > button.plain:not([aria-disabled=true])"
HELD = "footer.bar[data-stay] .primary"
SCENE = ".air > *, footer.bar [data-stay]"
ALIVE = ":not(.dim)"
MOST_ACTS = 6  # of a phase: tests are short


def any_of(things: Locator, chance: random.Random) -> Locator:
    things.first.wait_for()
    return things.nth(chance.randrange(things.count()))


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    page = hands.page
    if awaited == "start":
        hands.pick(any_of(page.locator(TILE), chance))
        hands.pick(any_of(page.locator(LIT), chance))
        return "start"
    if awaited == "card":
        hands.pick(any_of(page.locator(CARD), chance))
        return "card"
    if awaited == "plan":
        return take_two(hands, chance)
    if awaited == "welcome":
        hands.pick(any_of(page.locator(TRAIN), chance))
        return "welcome"
    if awaited == "build":
        return build(hands, chance)
    if awaited in ("improve", "operate"):
        return work(awaited, hands, chance)
    if awaited == "turn-die":
        return turn_a_die(hands, chance)
    if awaited == "place":
        hands.pick(any_of(page.locator(LIT), chance))
        return "place"
    if awaited == "keys":
        hands.pick(any_of(page.locator(KEYS), chance))
        return "keys"
    return awaited


def take_two(hands: Hands, chance: random.Random) -> str:
    """Two cards of the hand; two of a kind may be one card tapped twice."""
    cards = hands.page.locator(STAFF)
    cards.first.wait_for()
    for number in chance.sample(range(cards.count()), 2):
        hands.pick(cards.nth(number))
    return "plan"


def build(hands: Hands, chance: random.Random) -> str:
    page = hands.page
    if page.locator(f"{TILE}{ALIVE}").count():
        hands.pick(any_of(page.locator(f"{TILE}{ALIVE}"), chance))
        hands.pick(any_of(page.locator(LIT), chance))
        return "build"
    if page.locator(f"{RECRUIT}{ALIVE}").count():
        hands.pick(page.locator(RECRUIT))
        return "recruit"
    at_confirm(hands)
    return "pass"


def turn_a_die(hands: Hands, chance: random.Random) -> str:
    """A hex, one of its dice where there are several kinds, a face."""
    page = hands.page
    hands.pick(any_of(page.locator(LIT), chance))
    faces = page.locator(f"{KEYS}[aria-pressed]")
    if not faces.count():
        hands.pick(any_of(page.locator(KEYS), chance))
    hands.pick(any_of(faces, chance))
    return "turn"


def work(phase: str, hands: Hands, chance: random.Random) -> str:
    """Some acts of a phase that is played freely, then its end is at hand."""
    for _ in range(MOST_ACTS):
        if not (act_once(hands, chance) if phase == "operate" else fit_once(hands, chance)):
            break
    at_confirm(hands)
    return phase


def at_confirm(hands: Hands) -> None:
    """Not where Enter would do the last thing again."""
    if isinstance(hands, Keys):
        hands.reach(hands.page.locator(CONFIRM))


def act_once(hands: Hands, chance: random.Random) -> bool:
    """An activation: its attraction, a die that is rolled, then where somebody goes."""
    page = hands.page
    if not page.locator(LIT).count():
        return False
    hands.pick(any_of(page.locator(LIT), chance))
    settled(hands)
    if page.locator(ROLL).count() and chance.random() < 0.5:
        hands.pick(page.locator(ROLL).first)
        settled(hands)
    if page.locator(".asks-send-visitor").count():
        wave = page.locator(f"{PLAIN}:not(.square)")
        to = page.locator(LIT)
        hands.pick(any_of(to, chance) if to.count() else wave.last)
        settled(hands)
    return True


def fit_once(hands: Hands, chance: random.Random) -> bool:
    page = hands.page
    if not page.locator(f"{FACILITY}{ALIVE}").count() or chance.random() < 0.5:
        return False
    hands.pick(any_of(page.locator(f"{FACILITY}{ALIVE}"), chance))
    hands.pick(any_of(page.locator(LIT), chance))
    settled(hands)
    page.keyboard.press("Escape")
    return True


def settled(hands: Hands) -> None:
    """It has happened, and is shown."""
    page = hands.page
    page.locator(".frame.dice:not(.sent)").wait_for()
    page.locator(SCENE).first.wait_for(state="detached")
    page.locator(".asks-operate, .asks-send-visitor, .asks-improve").wait_for()


def finish(hands: Hands) -> None:
    hands.page.locator(CONFIRM).wait_for()
