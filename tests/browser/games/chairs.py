"""Who sits at a table before it starts."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hands import Hands

BOTS = ".seats select:has(option[value=nobody]):has(option[value^=bot]:checked)"


def sit_with_bots(number: int) -> Callable[[Hands], None]:
    """All other chairs stay empty."""

    def arrange(hands: Hands) -> None:
        bots = hands.page.locator(BOTS)
        bots.first.wait_for()
        for left in range(bots.count(), number, -1):
            hands.empty(bots.last)
            bots.nth(left - 1).wait_for(state="detached")

    return arrange
