"""Every clause of the rules is proven by a test, and every proof names a clause."""

from __future__ import annotations

import re
from pathlib import Path

from manege.texts import GAMES

CLAUSE = re.compile(r"^rule-(DP-R?\d+)\s*=", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
CITED = re.compile(r'"(DP-R?\d+)"')


def clauses() -> set[str]:
    """The rules as the game's French catalogue tells them, clause by clause."""
    catalogue = GAMES / "dice_theme_park" / "texts" / "fr.ftl"
    return set(CLAUSE.findall(catalogue.read_text(encoding="utf-8")))


def proven() -> set[str]:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    return {rule for text in tests for mark in MARK.findall(text) for rule in CITED.findall(mark)}


def test_the_catalogue_tells_213_clauses_and_102_rulings() -> None:
    numbered = {f"DP-{n}" for n in range(1, 214)} | {f"DP-R{n}" for n in range(1, 103)}

    assert clauses() == numbered


def test_every_clause_is_proven_by_a_test() -> None:
    assert clauses() - proven() == set()


def test_every_proof_names_a_clause() -> None:
    assert proven() - clauses() == set()
