"""A rule is said once: what the kernel makes of verbs, no game writes by hand."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "src" / "manege" / "games").rglob("*.py"))
SMALL_BOOKS = sorted((ROOT / "tests" / "contract").rglob("*.py"))
BY_THE_KERNEL = ("options", "allows", "why_not")

every_chapter = pytest.mark.parametrize(
    "chapter", [*BOOKS, *SMALL_BOOKS], ids=lambda path: str(path.relative_to(ROOT))
)


def faults(source: str) -> list[str]:
    """What a chapter says that is the kernel's to say."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    found += [f"{node.name}.{fault}" for fault in faults_of(part)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "cast":
            found.append(f"cast in line {node.lineno}")
    return found


def faults_of(method: ast.FunctionDef) -> list[str]:
    if method.name in BY_THE_KERNEL:
        return [f"{method.name} is written by hand"]
    if method.name == "pick" and "`make bench`" not in (ast.get_docstring(method) or ""):
        return ["pick names no benchmark"]
    return []


@every_chapter
def test_no_game_says_a_rule_twice(chapter: Path) -> None:
    assert faults(chapter.read_text(encoding="utf-8")) == []


def test_all_games_are_looked_at() -> None:
    folders = {path.relative_to(ROOT / "src" / "manege" / "games").parts[0] for path in BOOKS}
    assert {"qui_paire_gagne", "scream_machine", "toc_toc_toc"} <= folders
    assert {path.name for path in SMALL_BOOKS} >= {"nim.py", "bataille.py", "chain.py"}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("class Offer:\n  def options(self, t): ...", "Offer.options is written by hand"),
        ("class Offer:\n  def allows(self, t, code): ...", "Offer.allows is written by hand"),
        ("class Offer:\n  def why_not(self, t, code): ...", "Offer.why_not is written by hand"),
        ("class Offer:\n  def pick(self, t): 'quick'", "Offer.pick names no benchmark"),
        ("def offer(t):\n  t = cast(Toc, t)", "cast in line 2"),
        ("def offer(t):\n  t = typing.cast(Toc, t)", "cast in line 2"),
    ],
)
def test_whoever_does_is_found(source: str, fault: str) -> None:
    assert faults(source) == [fault]


def test_a_pick_that_names_its_benchmark_may_stay() -> None:
    assert faults("class Offer:\n  def pick(self, t): 'Quick: `make bench`, toc_toc_toc.'") == []
