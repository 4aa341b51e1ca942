"""Every clause of the rules is proven by a test, and every proof names a clause."""

from __future__ import annotations

import re
from pathlib import Path

from manege.texts import GAMES

CLAUSE = re.compile(r"^rule-(WL-R?\d+)\s*=", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
CITED = re.compile(r'"(WL-R?\d+)"')


def clauses() -> set[str]:
    """The rules as the game's French catalogue tells them, clause by clause."""
    catalogue = GAMES / "wishland" / "texts" / "fr.ftl"
    return set(CLAUSE.findall(catalogue.read_text(encoding="utf-8")))


def proven() -> set[str]:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    return {rule for text in tests for mark in MARK.findall(text) for rule in CITED.findall(mark)}


def test_the_catalogue_tells_202_clauses_and_97_rulings() -> None:
    numbered = {f"WL-{n}" for n in range(1, 203)} | {f"WL-R{n}" for n in range(1, 98)}

    assert clauses() == numbered


def test_every_clause_is_proven_by_a_test() -> None:
    assert clauses() - proven() == set()


def test_every_proof_names_a_clause() -> None:
    assert proven() - clauses() == set()
