"""Every clause of the rules is proven by a test, and every proof names a clause."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

CLAUSE = re.compile(r"^rule-(SM-R?\d+)\s*=", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
CITED = re.compile(r'"(SM-R?\d+)"')


def clauses() -> set[str]:
    """The rules as the game's French catalogue tells them, clause by clause."""
    catalogue = files("manege.games.scream_machine") / "texts" / "fr.ftl"
    return set(CLAUSE.findall(catalogue.read_text(encoding="utf-8")))


def proven() -> set[str]:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    return {rule for text in tests for mark in MARK.findall(text) for rule in CITED.findall(mark)}


def test_the_catalogue_tells_63_clauses_and_37_rulings() -> None:
    numbered = {f"SM-{n}" for n in range(1, 64)} | {f"SM-R{n}" for n in range(1, 38)}

    assert clauses() == numbered


def test_every_clause_is_proven_by_a_test() -> None:
    assert clauses() - proven() == set()


def test_every_proof_names_a_clause() -> None:
    assert proven() - clauses() == set()
