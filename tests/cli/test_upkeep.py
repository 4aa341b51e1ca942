"""`manege tables`, `doctor`, `backup`, `restore`: what whoever runs a server types."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from manege.cli import exits
from manege.server import storage
from manege.server.database import FILE
from manege.server.metrics import Metrics
from manege.server.storage import Storage
from tests.cli.terminal import Here
from tests.server.inside import record_of
from tests.server.test_copies import of_version


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server's folder with two tables; nobody serves from it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("MANEGE_DATA", str(folder))
    save(folder, "AAAAAA", "BBBBBB")
    return folder


def save(folder: Path, *codes: str) -> None:
    kept = Storage(folder, Metrics())
    try:
        records = [record_of("toc_toc_toc", 3, 5, code) for code in codes]
        asyncio.run(kept.do(storage.save(*records)))
    finally:
        kept.close()


@pytest.mark.usefixtures("data")
def test_tables_are_listed_shown_closed_and_deleted(here: Here) -> None:
    listed = here("tables")
    assert listed.code == exits.FINE
    assert "AAAAAA · Toc toc toc · en cours · 3 personnes · aucun coup" in listed.out
    assert "places\u00a0: 3" in here("tables", "show", "aaaaaa").out
    assert "Table fermée" in here("tables", "close", "AAAAAA").out
    assert "AAAAAA · Toc toc toc · fermée" in here("tables", "list", "--state", "closed").out
    assert "2 tables deleted." in here("tables", "delete", "AAAAAA", "BBBBBB", "--lang", "en").out
    assert here("tables").out == "Il n’y a aucune table.\n"


@pytest.mark.usefixtures("data")
def test_as_json_they_hold_no_secret(here: Here) -> None:
    tables = json.loads(here("tables", "--json").out)
    assert {table["code"] for table in tables} == {"AAAAAA", "BBBBBB"}
    assert not {"seed", "host_key", "key", "name"} & {*tables[0]}


@pytest.mark.usefixtures("data")
def test_what_is_not_there_is_told_in_a_line(here: Here, tmp_path: Path) -> None:
    assert "no table ZZZZZZ" in here("tables", "close", "ZZZZZZ").refused_in_one_line(exits.NO)
    here("tables", "close").refused_in_one_line(exits.USAGE)
    nowhere = here("tables", "--data", tmp_path / "nowhere")
    assert "There are no tables in" in nowhere.refused_in_one_line(exits.NO)
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.usefixtures("data")
def test_what_may_not_be_read_is_told_in_a_line(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's folder or file; whoever may read all meets a name too long."""
    far, near = tmp_path / ("x" * 300), tmp_path / "copy"
    for words in (["tables"], ["doctor"], ["doctor", "--upgrade"], ["backup", near]):
        told = here(*words, "--data", far).refused_in_one_line(exits.NO)
        assert "cannot be read: File name too long" in told
    assert "cannot be read" in here("restore", far).refused_in_one_line(exits.NO)
    assert "cannot be copied" in here("backup", far).refused_in_one_line(exits.NO)
    here("backup", near)
    monkeypatch.setattr("os.access", lambda *_: False)
    for words in (["restore", near], ["tables"]):
        assert "Permission denied" in here(*words).refused_in_one_line(exits.NO)


def test_an_empty_file_holds_no_tables(here: Here, tmp_path: Path) -> None:
    """What a restoring leaves in a new folder when it is refused."""
    (tmp_path / "letter").write_text("this is no copy")
    here("restore", tmp_path / "letter", "--data", tmp_path / "new").refused_in_one_line(exits.NO)
    for words in (["tables"], ["doctor"], ["doctor", "--upgrade"], ["backup", tmp_path / "copy"]):
        told = here(*words, "--data", tmp_path / "new").refused_in_one_line(exits.NO)
        assert "There are no tables in" in told


def test_a_copy_made_and_brought_back(here: Here, tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert str(copy) in here("backup", copy).out
    assert "--force" in here("backup", copy).refused_in_one_line(exits.NO)
    assert here("backup", copy, "--force").code == exits.FINE
    here("tables", "delete", "AAAAAA")
    restored = here("restore", copy).out
    assert "remis en place" in restored
    assert str(data / "copies") in restored
    assert "AAAAAA" in here("tables").out
    damaged = tmp_path / "damaged"
    damaged.write_text("not a copy" * 1000)
    here("restore", damaged).refused_in_one_line(exits.NO)


@pytest.mark.usefixtures("data")
def test_the_doctor_says_what_is_wrong_and_what_to_do(here: Here, tmp_path: Path) -> None:
    ill = here("doctor")
    assert ill.code == exits.NO
    assert "! Aucune copie n’a encore été faite.\n  > manege backup FICHIER" in ill.out
    assert "2 parties en cours, rejouées sans faute." in ill.out
    here("backup", tmp_path / "copy")
    well = here("doctor", "--lang", "en")
    assert (well.code, "! " in well.out) == (exits.FINE, False)
    ready = here("doctor", "--upgrade", "--lang", "en")
    assert ready.code == exits.FINE
    assert "All running games are of this Manège’s edition." in ready.out


@pytest.mark.usefixtures("data")
def test_dates_are_those_of_the_last_move(here: Here) -> None:
    assert time.strftime("%Y-%m-%d") in here("tables", "show", "AAAAAA").out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_games_of_another_edition_are_named_before_an_upgrade(
    here: Here, tmp_path: Path, lang: str
) -> None:
    of_version(tmp_path, "0003", edition=99)
    told = here("doctor", "--upgrade", "--data", tmp_path, "--lang", lang)
    assert told.code == exits.NO
    assert "AAAAAA (toc_toc_toc" in told.out
    assert "manege tables close AAAAAA" in told.out
    assert "0003" in told.out
    assert "99" in here("doctor", "--data", tmp_path, "--lang", lang).out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_ill_has_its_sentence_and_its_advice(here: Here, data: Path, lang: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as database, database:
        database.execute("INSERT INTO actions VALUES ('AAAAAA', 2, 0, 6, NULL, 0, 0)")  # a gap
        database.execute("INSERT INTO actions VALUES ('ZZZZZZ', 1, 0, 6, NULL, 0, 0)")  # of none
        database.execute("UPDATE rooms SET touched = 0")
    told = here("doctor", "--lang", lang)
    assert told.code == exits.NO
    lines = told.out.splitlines()
    for sign in ("! ", "  > "):
        assert sum(line.startswith(sign) for line in lines) == 4
