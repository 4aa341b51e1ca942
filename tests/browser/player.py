"""Somebody who plays a game on a page, as its guide says and as luck has it."""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.browser.games.guide import Guide
from tests.browser.hands import CONFIRM, Hands

LOOK = """(awaited) =>
  Object.keys(awaited).find((name) => document.querySelector(awaited[name])) ?? null"""
SCENE, HELD = "scene", "held"  # something is shown; it waits until one goes on
MOST_DECISIONS = 300


class Made(NamedTuple):
    move: str
    taps: int  # before Confirm


class Player:
    def __init__(self, guide: Guide, hands: Hands, seed: int = 1) -> None:
        self.guide = guide
        self.hands = hands
        self.page = hands.page
        self.chance = random.Random(seed)
        self.made: list[Made] = []  # the decisions this player has made

    def look(self) -> str | None:
        """What is awaited of this player now, if anything is."""
        found: str | None = self.page.evaluate(LOOK, dict(self.guide.awaited))
        return found

    def look_on(self) -> str | None:
        """The same; what is being shown is cut short."""
        awaited = self.look()
        if awaited == SCENE:
            self.hands.skip(self.page.locator(self.guide.nowhere))
        elif awaited == HELD:
            self.hands.go_on(self.page.locator(self.guide.awaited[HELD]))
        return None if awaited in (SCENE, HELD) else awaited

    def wait(self) -> str:
        """Until something is awaited."""
        something = ", ".join(self.guide.awaited.values())
        while True:
            self.page.locator(something).first.wait_for(state="attached")
            if awaited := self.look_on():
                return awaited

    def choose(self, awaited: str) -> Made:
        """Nothing has left yet."""
        before = self.hands.taps
        move = self.guide.choose(awaited, self.hands, self.chance)
        return Made(move, self.hands.taps - before)

    def confirm(self) -> None:
        self.page.locator(CONFIRM).wait_for()
        self.hands.confirm()
        self.page.locator(self.guide.chosen).first.wait_for(state="detached")

    def decide(self, awaited: str) -> None:
        self.made.append(self.choose(awaited))
        before = self.page.evaluate(self.guide.moment)
        self.confirm()
        if not self.guide.confirms:
            self.page.wait_for_function(f"(before) => ({self.guide.moment}) !== before", arg=before)

    def play_to_the_end(self) -> None:
        for _ in range(MOST_DECISIONS):
            awaited = self.wait()
            if awaited == "end":
                return
            self.decide(awaited)
        raise AssertionError("the game does not end")

    def check_taps(self) -> None:
        """E-2: the commonest moves take two taps and Confirm; and there was all that is usual."""
        assert set(self.guide.usual) <= {made.move for made in self.made}
        slow = [made for made in self.made if made.move in self.guide.quick and made.taps > 2]
        assert not slow
