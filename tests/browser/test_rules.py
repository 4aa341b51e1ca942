"""The rules pages: how one comes there, what stands on them, how they are searched and printed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import EVERY_GAME, guide_of
from tests.browser.games.guide import Guide
from tests.browser.positions import position
from tests.browser.site import Site
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
    example = page.locator(".example").first
    before = example.locator(".position").inner_html()
    choice = example.locator(".choices button").first
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    expect(example.get_by_role("status").locator("li").first).to_have_text(
        re.compile(r"\w.*\.$|!$")
    )
    assert example.locator(".position").inner_html() != before
    choice.click()
    assert example.locator(".position").inner_html() == before

    page.emulate_media(media="print")
    for hidden in ("header", "footer", "nav", "search", ".example .choices >> nth=0"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(example.locator("dd").first).to_be_visible()


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


def test_the_rules_are_opened_from_where_one_asks_for_them(visit: Visit, site: Site) -> None:
    guide = guide_of("toc_toc_toc")
    visitor = visit(WIDE)
    page = visitor.open("/")
    page.get_by_role("link", name="Règles de Qui paire gagne").click()
    expect(page).to_have_url(re.compile("/regles/qui_paire_gagne$"))
    page.get_by_role("link", name="Tous les livrets").click()
    page.get_by_role("link", name=re.compile("Wishland")).click()
    expect(page).to_have_url(re.compile("/regles/wishland$"))

    table = site.open_table(3, game="toc_toc_toc", name="Aïcha")
    lobby = visitor.hold(table, 0).get_by_role("link", name=re.compile("Le livret illustré"))
    expect(lobby).to_have_attribute("href", "/regles/toc_toc_toc")
    with position(site, guide, "waiting") as reached:
        page = visitor.take_seat(reached.table)
        page.get_by_role("tab", name="Règles").click()
        way = page.get_by_role("link", name=re.compile("Le livret illustré"))
        expect(way).to_have_attribute("href", "/regles/toc_toc_toc")
        expect(way).to_have_attribute("target", "_blank")
