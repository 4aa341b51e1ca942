"""The deck "cartes postales": the committed tables, and what compose.mjs makes of the recipes."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from statistics import mean, pstdev
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = ROOT / "pictures" / "recipes.txt"
COMMITTED = ROOT / "src" / "manege" / "games" / "qui_paire_gagne" / "deck"

DECK: dict[str, Any] = json.loads((COMMITTED / "deck.json").read_text(encoding="utf-8"))
PICTURES: list[dict[str, Any]] = DECK["pictures"]
LIKENESS = (COMMITTED / "likeness.bin").read_bytes()
PAIRS = [*combinations(range(len(PICTURES)), 2)]  # in the order of a table
THEME, COLOUR, SHAPE = (
    dict(zip(PAIRS, LIKENESS[start : start + len(PAIRS)], strict=True))
    for start in range(0, 3 * len(PAIRS), len(PAIRS))
)


def rows() -> list[list[str]]:
    lines = RECIPES.read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines if line and not line.startswith("#")]


def shared(one: int, other: int) -> set[str]:
    return set(PICTURES[one]["facets"]) & set(PICTURES[other]["facets"])


# The committed deck


@pytest.mark.rule("PP-64")
def test_there_are_300_pictures_in_the_order_of_the_recipes() -> None:
    assert len(PICTURES) == 300
    assert [[one["key"], one["label"]["fr"], one["label"]["en"]] for one in PICTURES] == [
        row[:3] for row in rows()
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_picture_has_a_name_of_its_own(language: str) -> None:
    names = [one["label"][language] for one in PICTURES]

    assert len(set(names)) == 300
    assert not [name for name in names if not name[0].isupper() or "'" in name]


def test_a_picture_has_four_facets_and_a_facet_eight_pictures() -> None:
    counts = dict.fromkeys(DECK["facets"], 0)
    for one in PICTURES:
        assert len(set(one["facets"])) >= 4, one["key"]
        for facet in one["facets"]:
            counts[facet] += 1

    assert {facet for facet, count in counts.items() if count < 8} == set()


def test_a_facet_has_a_name_and_a_sentence_for_two_in_both_languages() -> None:
    for facet in DECK["facets"].values():
        assert all([facet["fr"], facet["en"], facet["both"]["fr"], facet["both"]["en"]])
    for language in ("fr", "en"):
        sentences = [facet["both"][language] for facet in DECK["facets"].values()]
        assert len(set(sentences)) == len(sentences)


def test_the_two_sides_of_a_card_are_no_partners() -> None:
    places = [row[3].split(":")[0] for row in rows()]
    for front in range(0, 300, 2):
        back = front + 1
        assert places[front] != places[back], PICTURES[front]["key"]
        assert len(shared(front, back)) <= 2, PICTURES[front]["key"]
        assert THEME[front, back] < 128 + 24, PICTURES[front]["key"]


def test_there_are_three_tables_in_standard_deviations() -> None:
    assert len(LIKENESS) == 3 * 300 * 299 // 2
    for table in (THEME, COLOUR, SHAPE):
        assert mean(table.values()) == pytest.approx(128, abs=1)
        assert pstdev(table.values()) == pytest.approx(24, abs=1)


def test_the_tables_are_those_of_these_pictures() -> None:
    """What shares facets is alike in theme; what shares a backdrop and its tint, in colour."""
    places = [row[3].removesuffix(":flip") for row in rows()]
    of_a_kind = [pair for pair in PAIRS if len(shared(*pair)) >= 3]
    of_a_place = [(one, other) for one, other in PAIRS if places[one] == places[other]]

    assert mean(THEME[pair] for pair in of_a_kind) > 128 + 24 * 0.5
    assert mean(COLOUR[pair] for pair in of_a_place) > 128 + 24


@pytest.mark.parametrize(
    ("table", "one", "alike", "unlike"),
    [
        (THEME, "trompette", "saxophone", "tortue-salade"),
        (THEME, "loco", "wagon", "rose"),
        (COLOUR, "herisson", "pomme-ver", "pain"),
        (SHAPE, "globe", "basket", "stylo"),
    ],
)
def test_a_picture_is_nearer_to_its_like(
    table: dict[tuple[int, int], int], one: str, alike: str, unlike: str
) -> None:
    places = {picture["key"]: number for number, picture in enumerate(PICTURES)}

    def likeness(other: str) -> int:
        first, second = sorted((places[one], places[other]))
        return table[first, second]

    assert likeness(alike) > 128 + 24 > 128 > likeness(unlike)


# What compose.mjs makes


def compose(pictures: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    beside = os.path.dirname(sys.executable)  # where `make test` puts a Node if there is none
    node = shutil.which("node", path=os.pathsep.join([beside, os.environ["PATH"]]))
    assert node is not None
    return subprocess.run(
        [node, pictures / "compose.mjs", folder], capture_output=True, text=True, timeout=60
    )


@pytest.fixture(scope="module")
def composed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    done = compose(ROOT / "pictures", folder)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_the_committed_deck_is_the_composed_one(composed: Path) -> None:
    deck = json.loads((composed / "deck.json").read_text(encoding="utf-8"))
    known = [{name: one[name] for name in ("key", "label", "facets")} for one in deck["pictures"]]

    assert {"facets": deck["facets"], "pictures": known} == DECK
    assert all(one["tags"]["fr"] and one["tags"]["en"] for one in deck["pictures"])
    assert all(
        re.fullmatch("#[0-9a-f]{6}", hue) for one in deck["pictures"] for hue in one["colours"]
    )


def test_a_picture_is_small_and_a_round_loads_in_300_kb(composed: Path) -> None:
    drawn = {path.stem: path.read_bytes() for path in composed.glob("*.svg")}
    packed = sorted((len(gzip.compress(svg)) for svg in drawn.values()), reverse=True)

    assert set(drawn) == {one["key"] for one in PICTURES}
    assert max(map(len, drawn.values())) <= 20_000
    assert sum(packed[:11]) <= 300_000


def test_a_picture_has_ids_of_its_own_and_no_letters(composed: Path) -> None:
    for path in composed.glob("*.svg"):
        parts = [*ElementTree.parse(path).getroot().iter()]
        ids = [part.attrib["id"] for part in parts if "id" in part.attrib]
        named = re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', path.read_text(encoding="utf-8"))

        assert all(name.startswith(f"{path.stem}-") for name in ids), path.stem
        assert len(set(ids)) == len(ids), path.stem
        assert {one or other for one, other in named} <= set(ids), path.stem
        assert not [part for part in parts if part.tag.endswith("text")], path.stem


def test_the_same_recipes_make_the_same_pictures(composed: Path, tmp_path: Path) -> None:
    compose(ROOT / "pictures", tmp_path)

    assert all(
        path.read_bytes() == (composed / path.name).read_bytes() for path in tmp_path.iterdir()
    )


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("; hedgehog ", "; hodgeheg ", 'herisson: Noto has no drawing "hodgeheg"'),
        ("\nherisson |", "\ncactus |", "the key cactus is that of"),
        ("; hedgehog ", "; cactus ", "the main subject cactus is that of"),
        (" | night | mushroom", " | moor | mushroom", 'herisson: there is no backdrop "moor"'),
        (" | night | mushroom", " | night:pink | mushroom", '"night:pink" names no tint of night'),
        (" | piquant petit", " | piquant tiny", 'herisson: there is no facet "tiny"'),
        (" 172 | piquant petit brun", " 240 | piquant petit brun", "the main subject is 240 large"),
        ("\nherisson |", "\n# herisson |", "299 pictures, not 300"),
        (" insecte", "", "facets.txt: insecte has 0 pictures, 8 are wanted"),
    ],
)
def test_a_wrong_recipe_is_refused_with_a_reason(
    wrong: str, right: str, said: str, tmp_path: Path
) -> None:
    shutil.copytree(ROOT / "pictures", tmp_path / "pictures")
    (tmp_path / "web").symlink_to(ROOT / "web")
    recipes = tmp_path / "pictures" / "recipes.txt"
    text = recipes.read_text(encoding="utf-8")
    assert wrong in text
    recipes.write_text(text.replace(wrong, right), encoding="utf-8")

    done = compose(tmp_path / "pictures", tmp_path / "out")

    assert done.returncode == 1
    assert said in done.stderr
