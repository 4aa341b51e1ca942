"""What can be touched at the table, and how somebody plays there."""

from __future__ import annotations

import random
from itertools import combinations

from tests.browser.hands import Hands

HAND = "section.counter button[data-from=hand]"
ROW = "section.hoarding button[data-from=row]"
PARK = "section.counter button[data-from=park]"
OPTION = "button[data-option]"
VISITORS = "main button[data-visitor]"
CROWDS = "main button.unfold"  # too many visitors to be touched one by one
END_TURN = "footer.bar button.end"
ASLEEP = "footer.bar button[aria-disabled=true]"
PAYABLE = ":not(:has(.dear))"
POSSIBLE = ":not(.used, .idle)"
ROUND_END = "[data-phase=round-end]"
PAUSE = f"{ROUND_END} footer.bar button.plain"
SCENE = f"{ROUND_END}:has(footer.bar .plain), .stages, .air > *"
HELD = f"{ROUND_END} footer.bar .actions:not(:has(.plain)) .primary"


def cost(card: str) -> int:
    """In actions (SM-12 to SM-14)."""
    return (int(card[-1]) + 1) // 2


def choose(awaited: str, hands: Hands, chance: random.Random) -> str:
    return open_park(hands, chance) if awaited == "open" else act(hands, chance)


def open_park(hands: Hands, chance: random.Random) -> str:
    """Any cards that cost three or four actions (SM-R6)."""
    hand = hands.page.locator(HAND)
    costs = [cost(card.get_attribute("data-card") or "") for card in hand.all()]
    slots = range(len(costs))
    choices = [some for number in range(1, 5) for some in combinations(slots, number)]
    fitting = [some for some in choices if 3 <= sum(costs[slot] for slot in some) <= 4]
    for slot in chance.choice(fitting):
        hands.pick(hand.nth(slot))
    return "open"


def act(hands: Hands, chance: random.Random) -> str:
    page = hands.page
    posters = page.locator(f"{ROW}{PAYABLE}, {HAND}{PAYABLE}")
    options = page.locator(f"{OPTION}{POSSIBLE}")
    names = [option.get_attribute("data-option") or "" for option in options.all()]
    move = chance.choice(["build"] * 5 * bool(posters.count()) + names + ["end"])
    if move == "build":
        hands.pick(posters.nth(chance.randrange(posters.count())))
    elif move == "end":
        hands.press(page.locator(END_TURN))
    else:
        hands.pick(page.locator(f"[data-option={move}]"))
    if move == "demolition":
        hands.pick(page.locator(PARK).nth(chance.randrange(page.locator(PARK).count())))
    elif move == "novelties":
        for slot in chance.sample(range(page.locator(ROW).count()), 2):
            hands.pick(page.locator(ROW).nth(slot))
    return move


def end_turn(hands: Hands) -> None:
    hands.press(hands.page.locator(END_TURN))
