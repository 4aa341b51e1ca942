"""Somebody who plays Toc toc toc on a page: by mouse, by finger or by keyboard."""

from __future__ import annotations

import random
from typing import Literal, Protocol

from playwright.sync_api import Locator, Page, expect

Awaited = Literal["offer", "answer", "choose", "end", "scene"]

HAND = ".hand:not(.rest) button"
DOORS = ".doors button"
TILES = "[role=radiogroup] [data-tile]"
HOUSES = "button.plot[aria-pressed]"
CONFIRM = "footer.bar button.primary"
CHOSEN = f"{HAND}[aria-pressed=true], {DOORS}[aria-pressed=true], {TILES}[aria-checked=true]"
SCENE = ".reveal:not(.choice), .knocking, .drawn"
END = "[data-phase=end]"
SOMETHING = f"{HAND}, {DOORS}, {TILES}, {SCENE}, {END}"
LOOK = f"""() => {{
  const there = (what) => document.querySelector(what) !== null;
  if (there({END!r})) return 'end';
  if (there({SCENE!r})) return 'scene';
  if (there({HAND!r})) return 'offer';
  if (there({DOORS!r})) return 'answer';
  return there({TILES!r}) ? 'choose' : null;
}}"""
MOST_DECISIONS = 300


class Hands(Protocol):
    """How somebody does things."""

    page: Page

    def press(self, thing: Locator) -> None: ...
    def skip(self) -> None: ...
    def card(self, slot: int) -> None: ...
    def house(self, which: int) -> None: ...
    def door(self, which: int) -> None: ...
    def tile(self, which: int) -> None: ...
    def confirm(self) -> None: ...


class Pointing:
    """Whoever points at things."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def press(self, thing: Locator) -> None:
        raise NotImplementedError

    def at(self, x: float, y: float) -> None:
        raise NotImplementedError

    def skip(self) -> None:
        """Anywhere will do: in the sky nothing else can be meant."""
        street = self.page.locator("main.street").bounding_box()
        if street is not None:
            self.at(street["x"] + 3, street["y"] + 3)

    def card(self, slot: int) -> None:
        self.press(self.page.locator(HAND).nth(slot))

    def house(self, which: int) -> None:
        self.press(self.page.locator(HOUSES).nth(which))

    def door(self, which: int) -> None:
        self.press(self.page.locator(DOORS).nth(which))

    def tile(self, which: int) -> None:
        self.press(self.page.locator(TILES).nth(which))

    def confirm(self) -> None:
        self.press(self.page.locator(CONFIRM))


class Mouse(Pointing):
    def press(self, thing: Locator) -> None:
        thing.click()
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointing):
    def press(self, thing: Locator) -> None:
        thing.tap()
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """Whoever has nothing but a keyboard; letters as on the French table."""

    MOST_TABS = 60

    def __init__(self, page: Page) -> None:
        self.page = page

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, thing: Locator) -> None:
        """By the order of the page."""
        expect(thing).to_be_visible()
        for _ in range(self.MOST_TABS):
            if thing.evaluate("(thing) => thing === document.activeElement"):
                return
            self.type("Tab")
        raise AssertionError(f"Tab never comes to {thing}")

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.type("Enter")

    def skip(self) -> None:
        self.type("Escape")

    def card(self, slot: int) -> None:
        self.type(str(slot + 1))

    def house(self, which: int) -> None:
        letter = self.page.locator(HOUSES).nth(which).locator("text.letter")
        self.type(letter.inner_html().lower())

    def door(self, which: int) -> None:
        self.type("on"[which])

    def tile(self, which: int) -> None:
        self.reach(self.page.locator(f"{TILES}[tabindex='0']"))
        self.type(*["ArrowRight"] * (which + 1))

    def confirm(self) -> None:
        self.type("Enter")


class Player:
    def __init__(self, hands: Hands, seed: int = 1) -> None:
        self.hands = hands
        self.page = hands.page
        self.chance = random.Random(seed)
        self.made: list[Awaited] = []  # the decisions this player has made

    def look(self) -> Awaited | None:
        """What is awaited of this player now, if anything is."""
        found: Awaited | None = self.page.evaluate(LOOK)
        return found

    def wait(self) -> Awaited:
        """Until something is awaited; what is being shown is cut short."""
        while True:
            self.page.locator(SOMETHING).first.wait_for(state="attached")
            awaited = self.look()
            if awaited == "scene":
                self.hands.skip()
            elif awaited is not None:
                return awaited

    def choose(self, awaited: Awaited) -> None:
        """Two taps at most; nothing has left yet."""
        if awaited == "offer":
            self.hands.card(self.chance.randrange(self.page.locator(HAND).count()))
            self.hands.house(self.chance.randrange(self.page.locator(HOUSES).count()))
        elif awaited == "answer":
            self.hands.door(self.chance.randrange(2))
        else:
            self.hands.tile(self.chance.randrange(self.page.locator(TILES).count()))

    def confirm(self) -> None:
        expect(self.page.locator(CONFIRM)).to_be_visible()
        self.hands.confirm()
        expect(self.page.locator(CHOSEN)).to_have_count(0)

    def decide(self, awaited: Awaited) -> None:
        self.choose(awaited)
        self.confirm()
        self.made.append(awaited)

    def play_to_the_end(self) -> None:
        for _ in range(MOST_DECISIONS):
            awaited = self.wait()
            if awaited == "end":
                return
            self.decide(awaited)
        raise AssertionError("the game does not end")
