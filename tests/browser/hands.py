"""How somebody does things on a page: by mouse, by finger, or with nothing but a keyboard."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

CONFIRM = "footer.bar button.primary"


class Hands(Protocol):
    page: Page
    taps: int  # or keys

    def press(self, thing: Locator) -> None: ...

    def pick(self, thing: Locator, key: str | None = None, near: str | None = None) -> None:
        """A thing of the table, by its own key, or from where the key `near` leads."""

    def turn_to(self, group: Locator, which: int) -> None:
        """One of a group whose members the arrows reach."""

    def empty(self, chair: Locator) -> None:
        """Nobody shall sit there: the last that can be chosen."""

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

    def pick(self, thing: Locator, key: str | None = None, near: str | None = None) -> None:
        self.press(thing, thing.evaluate(FREE))

    def turn_to(self, group: Locator, which: int) -> None:
        self.press(group.nth(which))

    def empty(self, chair: Locator) -> None:
        chair.select_option("nobody")

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


# How many times Tab is likely to be pressed, backwards below 0; whether it was right, is looked at.
TABS_AWAY = """(thing) => {
  const now = document.activeElement;
  if (thing === now) return 0;
  const controls = document.querySelectorAll('a[href], button, input, select, summary, [tabindex]');
  const along = [...controls].filter((one) => one === thing || one === now ||
    (one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true })));
  return along.indexOf(thing) - along.indexOf(now);
}"""


class Keys:
    """Whoever has nothing but a keyboard; letters as on the French table."""

    MOST_TABS = 100

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.taps += 1

    def reach(self, thing: Locator) -> None:
        """By the order of the page."""
        thing.wait_for()
        pressed = 0
        while away := thing.evaluate(TABS_AWAY):
            for _ in range(abs(away)):
                self.page.keyboard.press("Tab" if away > 0 else "Shift+Tab")
            pressed += abs(away)
            assert pressed < self.MOST_TABS, f"Tab never comes to {thing}"

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.type("Enter")

    def pick(self, thing: Locator, key: str | None = None, near: str | None = None) -> None:
        thing.wait_for()
        if near is not None:
            self.type(near)
        if named := key or thing.get_attribute("aria-keyshortcuts"):
            self.type(*(named if named.isdigit() else [named]))
        else:
            self.press(thing)

    def turn_to(self, group: Locator, which: int) -> None:
        reached = group.and_(self.page.locator("[tabindex='0']"))
        self.reach(reached)
        self.type(*["ArrowRight"] * (which + 1))

    def empty(self, chair: Locator) -> None:
        self.reach(chair)
        self.type("End")

    def confirm(self) -> None:
        self.type("Enter")

    def go_on(self, thing: Locator) -> None:
        self.confirm()

    def skip(self, nowhere: Locator) -> None:
        self.page.keyboard.press("Escape")
