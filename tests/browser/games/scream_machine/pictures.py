"""The finest moments of Scream Machine, for the pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from manege.games import game
from tests.browser.games.guide import View
from tests.browser.games.scream_machine.playing import HAND, ROW, cost
from tests.browser.games.scream_machine.positions import KEY
from tests.browser.games.scream_machine.screens import round_end
from tests.browser.hands import CONFIRM
from tests.browser.panels import see_screen

if TYPE_CHECKING:
    from tests.browser.positions import Position


UNDER_WAY = 700  # ms


def moved_by(view: View, card: str) -> int:
    """How many visitors would change sides if seat 0 built this."""
    family, value = card.rsplit("-", 1)
    return sum(
        winner(view, kind, among) != winner(view, kind, among, family, int(value))
        for kind, among in standing(view)
    )


def standing(view: View) -> list[tuple[str, list[int]]]:
    """The visitors this seat knows, each with the parks he compares."""
    zones, seats = view["zones"], view["seats"]
    found = [(kind, list(range(seats))) for kind in zones["nationals"]]
    for gap in range(seats):
        among = [gap, (gap + 1) % seats]
        hidden = zones["hidden"][gap]
        known = zones["locals"][gap] + (hidden if isinstance(hidden, list) else [])
        found += [(kind, among) for kind in known]
    return found


def winner(view: View, kind: str, among: list[int], family: str = "", value: int = 0) -> int | None:
    """The seat this visitor would go to, if seat 0 had this too."""
    families = list(game(KEY).secrecy.names["family"])
    if kind == "cheapskate":
        worths = [-view["fields"]["tickets"][seat] - value * (seat == 0) for seat in among]
    else:
        at = families.index(kind)
        more = value if family == kind else 0
        worths = [view["fields"]["values"][seat][at] + more * (seat == 0) for seat in among]
    best = [seat for seat, worth in zip(among, worths, strict=True) if worth == max(worths)]
    return best[0] if len(best) == 1 else None


def payable(view: View, zone: list[str]) -> list[str]:
    return [card for card in zone if cost(card) <= view["fields"]["actions"]]


def crush(view: View) -> int:
    """How many visitors hide another."""
    zones = view["zones"]
    around = [len(kinds) - 2 for kinds in zones["locals"]]
    return sum(max(0, more) for more in [len(zones["nationals"]) - 6, *around])


def richness(view: View) -> int:
    """Full parks, a full hand, hidden visitors seen, and a poster that changes much."""
    zones, fields = view["zones"], view["fields"]
    if not 4 <= len(zones["hand"][0]) <= 5:
        return -1
    families: list[int] = [sum(value > 0 for value in values) for values in fields["values"]]
    change = max(moved_by(view, card) for card in payable(view, zones["row"]))
    full = sum(min(number, 4) for number in families) + 3 * min(families[0], 3)
    return max(0, 6 * change + full - 8 * crush(view))


def fine_opening(view: View) -> int:
    """Many kinds, and three actions at once."""
    hand = view["zones"]["hand"][0]
    return len({card.rsplit("-", 1)[0] for card in hand})


def fine_end(view: View) -> int:
    """Every park welcomes somebody, and one or two stay; in the middle of the season."""
    zones, fields = view["zones"], view["fields"]
    if fields["round"] == fields["rounds"] or not 3 <= len(zones["hand"][0]) <= 5:
        return -1
    going = [winner(view, kind, among) for kind, among in standing(view)]
    parks = [going.count(seat) for seat in range(view["seats"])]
    families: list[int] = [sum(value > 0 for value in values) for values in fields["values"]]
    full = 3 * min(parks) + parks[0] + min(going.count(None), 2) + sum(families)
    return max(0, full - 2 * crush(view))


def victory(view: View) -> int:
    """Aïcha wins, and everybody has something."""
    scores: list[int] = view["outcome"]["scores"]
    return scores[0] + 2 * min(scores) + (20 if view["outcome"]["winners"] == [0] else 0)


def lay_two(page: Page, reached: Position) -> None:
    page.locator(f"{HAND}[data-card$='-3']").first.click()
    page.locator(f"{HAND}[data-card$='-1']").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


def pick_the_best(page: Page, reached: Position) -> None:
    """The poster of the offer that changes most."""
    view = reached.my_view()
    best = max(payable(view, view["zones"]["row"]), key=lambda card: moved_by(view, card))
    page.locator(f"{ROW}[data-card={best}]").first.click()
    expect(page.locator("footer.bar .chips > span").first).to_be_visible()  # the server foresees it


def see_them(page: Page, reached: Position) -> None:
    next(round_end(page, reached, walked=9))


def see_end(page: Page, reached: Position) -> None:
    expect(page.locator("#sm-end")).to_be_visible()


def any_time(view: View) -> int:
    return int(view["fields"]["round"] > 1)


def see_walk(page: Page, reached: Position) -> None:
    """The shared screen while visitors walk to their parks."""
    see_screen(page, reached)
    with reached.table.device(0) as me:
        actions = game(KEY).actions
        me.play(0, next(code for code in me.view(0)["options"] if actions[code] == "end"))
    expect(page.locator(".trails .walker").first).to_be_attached()
    page.wait_for_timeout(UNDER_WAY)
