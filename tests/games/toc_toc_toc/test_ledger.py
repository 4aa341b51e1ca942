"""Every clause of the rules is proven by a test, and every proof names a clause."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

CLAUSE = re.compile(r"^rule-(TT-R?\d+)\s*=", re.MULTILINE)
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
CITED = re.compile(r'"(TT-R?\d+)"')


def clauses() -> set[str]:
    """The rules as the game's French catalogue tells them, clause by clause."""
    catalogue = files("manege.games.toc_toc_toc") / "texts" / "fr.ftl"
    return set(CLAUSE.findall(catalogue.read_text(encoding="utf-8")))


def proven() -> set[str]:
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    return {rule for text in tests for mark in MARK.findall(text) for rule in CITED.findall(mark)}


def test_the_clauses_and_the_rulings_are_numbered_without_a_gap() -> None:
    rulings = {clause for clause in clauses() if clause.startswith("TT-R")}
    others = clauses() - rulings

    assert rulings == {f"TT-R{n}" for n in range(1, len(rulings) + 1)}
    assert others == {f"TT-{n}" for n in range(1, len(others) + 1)}


def test_every_clause_is_proven_by_a_test() -> None:
    assert clauses() - proven() == set()


def test_every_proof_names_a_clause() -> None:
    assert proven() - clauses() == set()
