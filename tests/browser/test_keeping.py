"""How long a table is kept, what each may delete of it, what its page says once it is closed."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from manege.server import office, upkeep
from manege.server.database import FILE
from tests.browser.checks import misfits, too_small, violations
from tests.browser.conftest import Visit
from tests.browser.positions import SEED
from tests.browser.site import Site
from tests.browser.visitor import PHONE
from tests.server.running import Table


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path, seed=SEED)
    yield site
    site.stop()


def begun(site: Site) -> Table:
    table = site.open_table(3, name="Aïcha").all_here(3)
    table.start()
    return table


def test_a_person_deletes_their_own_hears_of_a_closed_table_and_goes_on_elsewhere(
    visit: Visit, own: Site
) -> None:
    table, stuck = begun(own), begun(own)
    own.kill()
    with closing(sqlite3.connect(Path(own.wish.data) / FILE)) as database, database:
        database.execute("UPDATE rooms SET edition = 99 WHERE code = ?", [stuck.code])
    own.start()
    host = visit(PHONE, touch=True, at=own)
    host.may_fall = True

    page = host.open(f"/t/{stuck.code}#seat={stuck.keys[0]}")
    expect(page.get_by_role("heading")).to_contain_text("Les règles ont changé")
    assert [*violations(page), *too_small(page), *misfits(page)] == []
    page.get_by_role("button", name="Ouvrir une nouvelle table").tap()
    page.wait_for_url(lambda url: "/t/" in url and stuck.code not in url)

    page = host.take_seat(table, 0)
    page.get_by_role("button", name="Menu").first.tap()
    kept = page.get_by_role("region", name="Ce qui est gardé")
    expect(kept).to_contain_text("Si plus personne n’y joue, cette table sera effacée le")
    kept.get_by_role("button", name="Effacer mon nom").tap()
    kept.get_by_role("button", name="Vraiment").tap()
    expect(kept).to_contain_text("Votre nom et vos mots sont effacés.")
    assert table.lobby()["seats"][0]["name"] is None
    assert [*violations(page), *too_small(page, "dialog"), *misfits(page, "dialog")] == []
    page.keyboard.press("Escape")

    office.do(Path(own.wish.data), upkeep.close(table.code, time.time()))
    expect(page.locator("[data-told=kept]")).to_contain_text("Cette table est fermée")
    assert violations(page) == []
