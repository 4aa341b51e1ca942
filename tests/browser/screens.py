"""The pages around the tables, and how to come to every state of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from manege.games import game
from tests.browser.games.guide import Guide
from tests.browser.visitor import Visitor

Walk = Callable[[Visitor, Guide], Iterator[str]]


def home(visitor: Visitor, guide: Guide) -> Iterator[str]:
    page = visitor.open("/")
    expect(page.locator(f"{guide.poster}.ready")).to_be_visible()
    yield "home"
    page.locator("form.ticket button").click(force=True)
    yield "home: a code too short"


def rules(visitor: Visitor, guide: Guide) -> Iterator[str]:
    page = visitor.open(f"/regles/{guide.key}#{guide.clause}")
    expect(page.locator(f".here[data-clause={guide.clause}]")).to_be_visible()
    page.locator(".example .choices button").first.click()
    expect(page.locator(".example .story li").first).to_be_visible()
    yield "rules"
    page.locator("input[type=search]").fill("zzz")
    yield "rules: nothing found"


def elsewhere(visitor: Visitor, guide: Guide) -> Iterator[str]:
    page = visitor.open("/regles")
    expect(page.locator("main li")).to_have_count(5)
    yield "rule books"
    page = visitor.open("/credits")
    expect(page.locator("main h1")).to_be_visible()
    yield "credits"
    page = visitor.open("/t/ZZZZZZ")
    visitor.may_fall = True  # the browser notes the answer 404
    expect(page.locator("main h1")).to_be_visible()
    yield "no such table"


def chairs(guide: Guide) -> int:
    """As many as the box has room for."""
    rules = game(guide.key)
    return max(rules.usual or rules.seats)


def host(visitor: Visitor, guide: Guide) -> Iterator[str]:
    table = visitor.site.open_table(4, game=guide.key, name="Aïcha")
    table.seat(1, "open")
    table.seat(2, "here", name="Chloé")
    visitor.hold(table, 0, 2)
    page = visitor.page
    expect(page.locator(".seats li")).to_have_count(chairs(guide))
    yield "seats"
    folded = page.locator("[aria-expanded=false]")
    if folded.count():
        folded.click()
        yield "seats: options"
    person, dialog = page.locator(".more, button.who"), page.locator("dialog")
    person.first.click()
    expect(dialog).to_be_visible()
    yield "seats: name and mark"
    page.keyboard.press("Escape")
    person.nth(1).click()
    expect(dialog).to_be_visible()
    yield "seats: a seat's link"


def guest(visitor: Visitor, guide: Guide) -> Iterator[str]:
    table = visitor.site.open_table(3, game=guide.key, name="Aïcha")
    table.seat(1, "open")
    page = visitor.open(f"/t/{table.code}")
    expect(page.locator("form input[type=radio]")).to_have_count(8)
    yield "guest"
    page.locator("form button").first.click()
    yield "guest: no name"
    page.locator("form input").first.fill("Zoé")
    page.locator("form button").first.click()
    expect(page.locator(".seats li")).to_have_count(chairs(guide))
    yield "guest: seated"


def kept(visitor: Visitor, guide: Guide) -> Iterator[str]:
    """The front page of whoever has tables to go back to."""
    for _ in range(3):
        table = visitor.site.open_table(3, game=guide.key, name="Aïcha")
        page = visitor.open(f"/t/{table.code}#seat={table.keys[0]}")
        expect(page.locator(".seats li")).to_have_count(chairs(guide))
    page = visitor.open("/")
    expect(page.locator(".now, .row em, .short small").first).to_be_attached()
    yield "home: tables"
    page.locator(".all, .short").locator("visible=true").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "home: all tables"


def silence(visitor: Visitor, guide: Guide) -> Iterator[str]:
    """The server does not answer."""
    visitor.may_fall = True
    page = visitor.page
    page.route("**/api/**", lambda route: route.abort())
    visitor.open("/")
    expect(page.locator(".note.shown button")).to_be_visible()
    yield "home: no answer"
    visitor.open("/t/ABCDEF")
    expect(page.locator("main button")).to_be_visible()
    yield "a table: no answer"


def album(visitor: Visitor, guide: Guide) -> Iterator[str]:
    table = visitor.site.open_table(7, game="qui_paire_gagne", name="Aïcha")
    page = visitor.hold(table, 0)
    expect(page.locator(".seats li")).to_have_count(8)
    yield "seats: eight"
    page.locator("aside section button").locator("visible=true").nth(1).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "album"


def crowd(game_key: str, seats: int) -> Walk:
    """All sorts of people on many chairs."""

    def walk(visitor: Visitor, guide: Guide) -> Iterator[str]:
        table = visitor.site.open_table(seats, game=game_key, name="Jean-Baptiste")
        table.seat(1, "open")
        for seat, name in ((2, "Marie-Hélène"), (4, "Guillemette")):
            table.seat(seat, "here", name=name)
        page = visitor.hold(table, 0, 2, 4)
        expect(page.locator(".seats li .who")).to_have_count(seats)
        yield f"{seats} chairs"

    return walk


PAGES: dict[str, Walk] = {"home": home, "elsewhere": elsewhere}
RARE: dict[str, Walk] = {
    "kept": kept,
    "silence": silence,
    "album": album,
    "six": crowd("scream_machine", 6),
    "eight": crowd("qui_paire_gagne", 8),
}
PAGES_OF_A_GAME: dict[str, Walk] = {"rules": rules, "host": host, "guest": guest}
