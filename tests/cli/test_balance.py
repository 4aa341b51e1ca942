"""`manege balance`: tables, JSON, and charts that are whole pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from manege.cli import exits
from manege.cli.charts import Row, chart
from tests.cli.terminal import Here

WORDS = ("balance", "wish", "--seats", 2, "--games", 3, "--seed", 4)


def test_what_leanings_seats_and_cards_score(here: Here) -> None:
    said = here(*WORDS).out
    for heading in ("Leaning", "Seat from the first", "Card bought", "Mean points"):
        assert heading in said
    assert "wishland, 2 seats, 3 games" in " ".join(said.split())


def test_as_data_and_with_charts(here: Here, tmp_path: Path) -> None:
    found = json.loads(here(*WORDS, "--json", "--plot", tmp_path).out)
    assert found["all"]["number"] == 6
    drawn = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert set(drawn) == {f"wishland-2-{what}.svg" for what in ("cards", "leanings", "seats")}
    for picture in drawn.values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")
    bought = [card for card, each in found["cards"].items() if each["number"] > 1]
    assert all(f">{card}<" in drawn["wishland-2-cards.svg"] for card in bought)


def test_a_line_each_and_the_mean_of_all() -> None:
    picture = chart("Title & more", "told", [Row("one", 3.0, 1.0), Row("two", 5.0, 0.5)], 4.0)
    assert picture.count("<circle") == 2
    assert "Title &amp; more" in picture
    assert ">4.0<" in picture


def test_a_folder_that_is_none(here: Here, tmp_path: Path) -> None:
    said = here(*WORDS, "--plot", tmp_path / "none").refused_in_one_line(exits.NO)
    assert "is no folder" in said


def test_a_game_without_leanings(here: Here) -> None:
    said = here("balance", "toc", "--games", 1).refused_in_one_line(exits.NO)
    assert "no bots that lean to anything" in said
