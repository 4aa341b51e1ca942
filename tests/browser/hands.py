"""How somebody does things on a page: by mouse, by finger, or with nothing but a keyboard."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

CONFIRM = "footer.bar button.primary"


class Hands(Protocol):
    page: Page
    taps: int  # or keys

    def press(self, thing: Locator) -> None: ...

    def pick(self, thing: Locator, key: str | None = None) -> None:
        """A thing of the table, by its own key if it has one."""

    def turn_to(self, group: Locator, which: int) -> None:
        """One of a group whose members the arrows reach."""

    def confirm(self) -> None: ...

    def go_on(self, thing: Locator) -> None:
        """What is shown waits for this; a line that was cut and is back may have taken it away."""

    def skip(self, nowhere: Locator) -> None:
        """End what is being shown; `nowhere` a tap can mean nothing else."""


# Where a thing lies free; of a card half under the next one that is not its middle.
FREE = """(thing) => {
  const box = thing.getBoundingClientRect();
  const y = box.top + box.height / 2;
  const free = [];
  for (let x = box.left + 1; x < box.right; x++)
    if (thing.contains(document.elementFromPoint(x, y))) free.push(x - box.left);
  return { x: free[free.length >> 1] ?? box.width / 2, y: box.height / 2 };
}"""


class Pointing:
    """Whoever points at things."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def press(self, thing: Locator, where: Position | None = None) -> None:
        raise NotImplementedError

    def at(self, x: float, y: float) -> None:
        raise NotImplementedError

    def pick(self, thing: Locator, key: str | None = None) -> None:
        self.press(thing, thing.evaluate(FREE))

    def turn_to(self, group: Locator, which: int) -> None:
        self.press(group.nth(which))

    def confirm(self) -> None:
        self.press(self.page.locator(CONFIRM))

    def go_on(self, thing: Locator) -> None:
        try:
            self.press(thing)
        except TimeoutError:
            expect(thing).to_have_count(0)

    def skip(self, nowhere: Locator) -> None:
        box = nowhere.bounding_box()
        if box is not None:
            self.at(box["x"] + 3, box["y"] + 3)


class Mouse(Pointing):
    def press(self, thing: Locator, where: Position | None = None) -> None:
        thing.click(position=where)
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointing):
    def press(self, thing: Locator, where: Position | None = None) -> None:
        thing.tap(position=where)
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys:
    """Whoever has nothing but a keyboard; letters as on the French table."""

    MOST_TABS = 60

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.taps += 1

    def reach(self, thing: Locator) -> None:
        """By the order of the page."""
        expect(thing).to_be_visible()
        for _ in range(self.MOST_TABS):
            if thing.evaluate("(thing) => thing === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {thing}")

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.type("Enter")

    def pick(self, thing: Locator, key: str | None = None) -> None:
        expect(thing).to_be_visible()
        if named := key or thing.get_attribute("aria-keyshortcuts"):
            self.type(*(named if named.isdigit() else [named]))
        else:
            self.press(thing)

    def turn_to(self, group: Locator, which: int) -> None:
        reached = group.and_(self.page.locator("[tabindex='0']"))
        self.reach(reached)
        self.type(*["ArrowRight"] * (which + 1))

    def confirm(self) -> None:
        self.type("Enter")

    def go_on(self, thing: Locator) -> None:
        self.confirm()

    def skip(self, nowhere: Locator) -> None:
        self.page.keyboard.press("Escape")
