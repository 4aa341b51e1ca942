"""The rules pages: how one comes there, what stands on them, how they are searched and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from manege.texts import Texts
from tests.browser.checks import settle, untranslated
from tests.browser.conftest import Visit
from tests.browser.games import EVERY_GAME
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.site import Site
from tests.browser.test_screens import cut
from tests.browser.visitor import PHONE, WIDE

# Pieces that show nothing: neither a drawing that is there, nor a picture, nor a figure.
EMPTY = """() => [...document.querySelectorAll('.whole[data-piece]')].filter((piece) => {
  const drawn = piece.firstElementChild;
  const uses = [...drawn.querySelectorAll('use')];
  const lost = uses.filter((use) => !document.querySelector(use.getAttribute('href')));
  return lost.length || !(drawn.querySelector('svg, img') || drawn.textContent.trim());
}).map((piece) => piece.dataset.piece)"""


@EVERY_GAME
def test_every_piece_is_drawn_and_examples_can_be_touched(visit: Visit, guide: Guide) -> None:
    visitor = visit(WIDE)
    book = visitor.site.http.get(f"/api/games/{guide.key}/rulebook").json()
    page = visitor.open(f"/regles/{guide.key}#{guide.clause}")
    expect(page.locator(f".here[data-clause={guide.clause}]")).to_be_in_viewport()
    wanted = [piece for shelf in book["shelves"].values() for piece in shelf]
    expect(page.locator(".whole[data-piece]")).to_have_count(len(wanted))
    if guide.key == "qui_paire_gagne":
        page.locator(".whole img").first.wait_for(state="attached")
    assert page.evaluate(EMPTY) == []
    beside = {clause: len(pieces) for clause, pieces in book["beside"].items()}
    for clause, number in beside.items():
        expect(page.locator(f"[data-clause={clause}] figure")).to_have_count(number)

    expect(page.locator(".example")).to_have_count(len(book["examples"]))
    examples = page.locator(".example").all()
    seen = [touch(each) for each in examples]
    assert seen.count(False) <= 1  # points that come and go may leave all as it was


def touch(example: Locator) -> bool:
    """Each choice tells what came of it; a second tap takes it back. Whether anything changed."""
    position = example.locator(".position")
    before, seen = position.inner_html(), set()
    for choice in example.locator(".choices button[aria-pressed]").all():
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        for sentence in example.get_by_role("status").locator("li").all_inner_texts():
            assert re.search(r"\w.*[.!]$", sentence), sentence
        assert example.get_by_role("status").locator("li").count()
        seen.add(position.inner_html())
        choice.click()
        assert position.inner_html() == before
    return bool(seen - {before})


A4 = (718, 1047)  # pixels, within the margins
READ = ".clause, .whole[data-piece], .example, .example dd"
HIDDEN = """(read) => [...document.querySelectorAll(read)]
  .filter((one) => !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((one) => one.id || one.textContent.trim().slice(0, 30))"""


@pytest.mark.parametrize("language", ["fr", "en"])
@EVERY_GAME
def test_wide_on_a_phone_and_printed_all_of_it_can_be_read(
    visit: Visit, guide: Guide, language: str
) -> None:
    visitor = visit(WIDE, language)
    book = visitor.site.http.get(f"/api/games/{guide.key}/rulebook").json()
    page = visitor.open(f"/regles/{guide.key}")
    pieces = sum(len(shelf) for shelf in book["shelves"].values())
    expect(page.locator(".whole[data-piece]")).to_have_count(pieces)
    expect(page.locator(".example")).to_have_count(len(book["examples"]))
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        assert cut(page, "body") + untranslated(page) == []

    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4[0], "height": A4[1]})
    settle(page)
    for hidden in ("header", "footer", "nav", "search", ".example .choices >> nth=0"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert page.evaluate(HIDDEN, READ) == []
    assert cut(page, "body") == []
    page.emulate_media(media="screen")


def test_a_rules_page_is_searched_by_words_and_by_the_names_of_cards(visit: Visit) -> None:
    visitor = visit(PHONE, "en")
    page = visitor.open("/regles/toc_toc_toc")
    expect(page.locator(".whole[data-piece]")).to_have_count(15)
    search = page.get_by_role("searchbox")
    search.fill("SCARECROW points")
    expect(page.locator("[data-clause=TT-26] mark").first).to_have_text(
        re.compile("scarecrow", re.IGNORECASE)
    )
    expect(page.locator("[data-clause=TT-1]")).to_have_count(0)
    search.fill("hearse taxi")
    expect(page.locator("#card-taxi")).to_be_visible()
    expect(page.locator("[data-clause=TT-28]")).to_be_visible()  # the card is drawn beside it
    search.fill("")
    page.locator("[data-clause=TT-28] a[href='#card-taxi']").click()
    expect(page.locator("#card-taxi")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["fr", "en"])
@EVERY_GAME
def test_any_piece_is_found_by_its_name_in_both_languages(
    visit: Visit, guide: Guide, language: str
) -> None:
    page = visit(PHONE, language).open(f"/regles/{guide.key}")
    pieces = page.locator(".whole[data-piece]")
    pieces.first.wait_for()
    search = page.get_by_role("searchbox")
    before = pieces.count()
    for place in (0, before // 2, before - 1):
        piece = pieces.nth(place).get_attribute("data-piece")
        name = page.locator(f".whole[data-piece='{piece}'] figcaption b").inner_text()
        search.fill(name.upper())
        expect(page.locator(f".whole[data-piece='{piece}']")).to_be_visible()
        expect(page.locator(f".whole[data-piece='{piece}'] mark").first).to_be_visible()
        assert pieces.count() < before or before < 3
        search.fill("")
        expect(pieces).to_have_count(before)


@EVERY_GAME
def test_the_rules_are_opened_from_where_one_asks_for_them(
    visit: Visit, site: Site, guide: Guide
) -> None:
    """The front page, the chairs, the table: always those of the game that was asked about."""
    visitor = visit(WIDE)
    title = Texts("fr").say("game-name", guide.key)
    page = visitor.open("/")
    page.get_by_role("link", name=f"Règles de {title}").click()
    expect(page).to_have_url(re.compile(f"/regles/{guide.key}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.get_by_role("link", name="Tous les livrets").click()
    page.locator(f"main a[href='/regles/{guide.key}']").click()
    expect(page).to_have_url(re.compile(f"/regles/{guide.key}$"))

    table = site.open_table(3, game=guide.key, name="Aïcha")
    lobby = visitor.hold(table, 0).get_by_role("link", name=re.compile("Le livret illustré"))
    expect(lobby).to_have_attribute("href", f"/regles/{guide.key}")
    with position(site, guide, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        tab = page.get_by_role("tab", name="Règles")
        (tab if tab.count() else page.get_by_role("button", name="Règles")).click()
        way = page.get_by_role("link", name=re.compile("Le livret illustré"))
        expect(way).to_have_attribute("href", f"/regles/{guide.key}")
        expect(way).to_have_attribute("target", "_blank")
