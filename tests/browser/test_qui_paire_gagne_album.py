"""Photos of one's own (PP-75): added, named, cut, taken out; then a table plays with them."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.checks import settle, too_small, untranslated, violations
from tests.browser.conftest import Visit
from tests.browser.evening import START
from tests.browser.site import Site
from tests.browser.visitor import PHONE, WIDE

ENOUGH = 22
SENT = 30_000  # ms for all of them


def photo(number: int, name: str | None = None) -> FilePayload:
    """Three times as wide as high: red, a colour of its own, blue."""
    image = Image.new("RGB", (900, 300), (200, 30, 30))
    image.paste((number * 9 % 256, 160, 40), (300, 0, 600, 300))
    image.paste((30, 30, 200), (600, 0, 900, 300))
    file = BytesIO()
    image.save(file, "JPEG")
    return {
        "name": name or f"Souvenir {number}.jpg",
        "mimeType": "image/jpeg",
        "buffer": file.getvalue(),
    }


def add(page: Page, *files: FilePayload) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ajouter des photos").click()
    chooser.value.set_files(list(files))
    expect(page.locator("dialog progress")).to_have_count(0, timeout=SENT)


@pytest.mark.rule("PP-75")
def test_a_host_makes_an_album_and_everybody_plays_with_it(visit: Visit, site: Site) -> None:
    table = site.open_table(3, game="qui_paire_gagne")
    host, guest, watcher = visit(WIDE), visit(PHONE), visit(WIDE, "en")
    page = host.hold(table, 0)
    page.get_by_role("button", name="Choisir").click()

    letter: FilePayload = {"name": "lettre.jpg", "mimeType": "image/jpeg", "buffer": b"Bonjour"}
    add(page, photo(1, "Mémé_à_la_mer.JPG"), letter, photo(2, "IMG_2034.jpg"))
    expect(page.locator("dialog .refused")).to_contain_text(
        "lettre.jpg : Ce n’est pas une photo JPEG, PNG ou WebP."
    )
    expect(page.locator("[aria-live=assertive]")).to_contain_text("lettre.jpg")
    host.complaints.clear()  # the browser notes that the letter was refused
    expect(page.get_by_label("Nom de la photo 1")).to_have_value("Mémé à la mer")
    expect(page.get_by_label("Nom de la photo 2")).to_have_value("")
    expect(page.locator("dialog")).to_contain_text("2 photos : encore 20")

    page.get_by_label("Nom de la photo 2").fill("La dune")
    page.get_by_label("Nom de la photo 2").press("Enter")
    page.get_by_role("button", name="Retirer : Mémé à la mer").press("Enter")
    expect(page.get_by_label("Nom de la photo 1")).to_have_value("La dune")
    expect(page.get_by_role("button", name="Retirer : La dune")).to_be_focused()
    page.keyboard.press("Escape")
    start = page.get_by_role("button", name=START)
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(page.locator("footer")).to_contain_text("Il manque 21 photos à l’album")

    page.get_by_role("button", name="Ouvrir").click()
    add(page, *[photo(number) for number in range(2, ENOUGH + 1)])
    expect(page.locator("dialog")).to_contain_text("22 photos : 2 manches")
    page.keyboard.press("Escape")

    watcher.open(f"/t/{table.code}").get_by_role("button", name="Just watch").click()
    sees = watcher.page.locator("aside")
    expect(sees).to_contain_text("22 photos: 2 rounds")
    expect(sees.get_by_role("button", name="Open")).to_have_count(0)
    table.seat(1, "here")
    start.click()
    other = guest.take_seat(table, 1)
    assert table.lobby()["options"]["pictures"] == ENOUGH
    album = f"{site.address}/api/tables/{table.code}/album"
    assert other.evaluate(FETCHED, [f"{album}/1", table.keys[1]]) == [200, "image/webp"]
    assert watcher.page.evaluate(FETCHED, [f"{album}/1", ""])[0] == 401
    watcher.complaints.clear()  # and that it may not look


FETCHED = """async ([url, key]) => {
  const answer = await fetch(url, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  return [answer.status, answer.headers.get('content-type')];
}"""
# The colour in the middle of the first photo, as the page shows it.
MIDDLE = """async () => {
  const image = document.querySelector('dialog .grid img');
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  const { naturalWidth: width, naturalHeight: height } = image;
  context.drawImage(image, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
  return [width, height, ...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}"""


@pytest.mark.rule("PP-75")
@pytest.mark.parametrize("by", ["keyboard", "pointer"])
def test_a_photo_is_cut_by_keys_and_by_hand(visit: Visit, site: Site, by: str) -> None:
    table = site.open_table(3, game="qui_paire_gagne")
    visitor = visit(PHONE)
    page = visitor.hold(table, 0)
    page.get_by_role("button", name="Choisir").click()
    add(page, photo(5))
    shown = page.locator("dialog .grid img")
    first = shown.get_attribute("src")
    assert colour(page) == "green"

    page.get_by_role("button", name="Recadrer : Souvenir 5").click()
    frame = page.locator(".frame")
    box = frame.bounding_box()
    assert box is not None
    if by == "keyboard":
        page.get_by_label("Gauche, droite").press("Home")
    else:
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] - 300, box["y"] + 20, steps=3)
        page.mouse.up()
    settle(page)
    wrong = violations(page) + untranslated(page) + too_small(page)
    page.get_by_role("button", name="Garder ce cadre").click()
    expect(shown).not_to_have_attribute("src", first or "")
    assert colour(page) == "red"
    settle(page)
    wrong += violations(page) + untranslated(page) + too_small(page)
    assert not wrong, "\n".join(wrong)


def colour(page: Page) -> str:
    seen: list[int] = page.evaluate(MIDDLE)
    assert seen[:2] == [480, 420]
    return ["red", "green", "blue"][seen[2:].index(max(seen[2:]))]
