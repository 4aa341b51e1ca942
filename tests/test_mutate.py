"""`make mutate`: what it changes, that it finds what no test notices, and only that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import mutants_of

ROOT = Path(__file__).parents[1]

SOURCE = '''
"""A door."""
SEATS: int = 3

def opens(t, seat: "0 < 1") -> bool:
    """Not for 1."""
    if seat >= SEATS or not t.cards[1:]:
        return False
    tell(t, seat + 2)
    t.light += 1
    return True
'''
CHANGES = [
    "SEATS: int = 3 → SEATS: int = 4",
    "SEATS: int = 3 → SEATS: int = 2",
    "if seat >= SEATS or not t.cards[1:]: → if seat >= SEATS and (not t.cards[1:]):",
    "if seat >= SEATS or not t.cards[1:]: → if False:",
    "if seat >= SEATS or not t.cards[1:]: → if True:",
    "if seat >= SEATS or not t.cards[1:]: → if seat > SEATS or not t.cards[1:]:",
    "if seat >= SEATS or not t.cards[1:]: → if seat >= SEATS or t.cards[1:]:",
    "if seat >= SEATS or not t.cards[1:]: → if seat >= SEATS or not t.cards[:]:",
    "if seat >= SEATS or not t.cards[1:]: → if seat >= SEATS or not t.cards[2:]:",
    "if seat >= SEATS or not t.cards[1:]: → if seat >= SEATS or not t.cards[0:]:",
    "return False → return True",
    "tell(t, seat + 2) → pass",
    "tell(t, seat + 2) → tell(t, seat - 2)",
    "tell(t, seat + 2) → tell(t, seat + 3)",
    "tell(t, seat + 2) → tell(t, seat + 1)",
    "t.light += 1 → t.light -= 1",
    "t.light += 1 → pass",
    "t.light += 1 → t.light += 2",
    "t.light += 1 → t.light += 0",
    "return True → return False",
]


def test_what_a_small_function_can_become() -> None:
    mutants = mutants_of(SOURCE, "door.py")

    assert [f"{mutant.before} → {mutant.after}" for mutant in mutants] == CHANGES
    assert {(mutant.function, mutant.outermost) for mutant in mutants} == {
        ("<module>", None),
        ("opens", "opens"),
    }
    assert str(mutants[-1]) == "door.py:11: return True → return False"


def test_every_mutant_is_a_module_that_differs_in_that_alone() -> None:
    for number in range(len(CHANGES)):
        mutant = mutants_of(SOURCE, "door.py")[number]
        unchanged = compile(SOURCE, "door.py", "exec")
        assert mutant.code("door.py") != unchanged


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("a = b if c else d", ["a = b if False else d", "a = b if True else d"]),
        ("a = x[b:]", ["a = x[:]", "a = x[b + 1:]"]),
        ("while a:\n    b()", ["while False:", "pass"]),
        ("if t.story is not None:\n    b = 'c'", ["if t.story is None:", "if False:"]),
        ("assert a > 1", []),
        ("t.a = b", ["pass"]),
        ("a = b", []),
    ],
)
def test_what_a_statement_can_become(source: str, changes: list[str]) -> None:
    assert [mutant.after for mutant in mutants_of(source, "a.py")] == changes


# A game of one line, in a project of its own

FILES = {
    "src/manege/__init__.py": "",
    "src/manege/games/__init__.py": "",
    "src/manege/games/toy/__init__.py": """
from types import SimpleNamespace
from manege.games.toy.bot import Bot
from manege.games.toy.guide import Guide
from manege.games.toy.hints import HINTS
from manege.games.toy.trial import trial
from manege.games.toy.rules import LEAST
from manege.games.toy.variants import crowd

GAME = SimpleNamespace(bots={"bot": Bot}, trial=trial, guide=Guide, hints=HINTS, least=LEAST)
""",
    "src/manege/games/toy/bot.py": """
from manege.games.toy.luck import LUCK

class Bot:
    luck = LUCK + 7
""",
    "src/manege/games/toy/guide.py": """
class Guide:
    luck = 9
""",
    "src/manege/games/toy/hints.py": """
from types import SimpleNamespace
from manege.games.toy.luck import LUCK

def why():
    return LUCK + 7

HINTS = SimpleNamespace(why=why)
""",
    "src/manege/games/toy/luck.py": "LUCK = 7\n",
    "src/manege/games/toy/trial.py": """
from manege.games.toy.luck import LUCK

def trial():
    return LUCK + 7
""",
    "src/manege/games/toy/rules.py": """
LEAST = 2

def enough(seats):
    while seats > 5:
        seats -= 1
    return seats >= LEAST

def never(seats):
    return seats + 1
""",
    "src/manege/games/toy/variants/__init__.py": "",
    "src/manege/games/toy/variants/crowd.py": "MOST = 5\n",
    "tests/__init__.py": "",
    "tests/games/__init__.py": "",
    "tests/games/toy/__init__.py": "",
    "tests/games/toy/test_toy.py": """
import subprocess
import sys
from manege.games.toy.rules import enough
from manege.games.toy.variants.crowd import MOST

def test_most():
    assert MOST > 4

def test_enough():
    assert enough(3) and enough(9) and not enough(1)

def test_elsewhere():
    asked = "import manege.games.toy.rules as r; print(r.never(1), r.enough(2))"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout
    assert said == "2 True\\\\n"
""",
}
SURVIVORS = [
    "rules.py:2: LEAST = 2 → LEAST = 3",
    "rules.py:5: while seats > 5: → while False:",
    "rules.py:5: while seats > 5: → while seats > 4:",
    "rules.py:5: while seats > 5: → while seats > 6:",
    "rules.py:5: while seats > 5: → while seats >= 5:",
    "rules.py:6: seats -= 1 → seats -= 2",
    "rules.py:7: return seats >= LEAST → return seats > LEAST",
    "rules.py:10: return seats + 1 → return seats + 0",
    "rules.py:10: return seats + 1 → return seats + 2",
    "rules.py:10: return seats + 1 → return seats - 1",
    "variants/crowd.py:1: MOST = 5 → MOST = 6",
]


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def mutate(toy: Path, *words: str) -> tuple[int, list[str]]:
    """The exit code, and what was said but for the progress."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutate", "toy", *words],
        cwd=toy,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, [line for line in done.stdout.splitlines() if "%" not in line]


def test_survivors_are_found_and_nothing_is_written(toy: Path) -> None:
    before = {path for path in toy.rglob("*") if "__pycache__" not in str(path)}
    code, lines = mutate(toy)

    assert code == 1
    assert lines[:-1] == SURVIVORS
    assert lines[-1].startswith("16 mutants in ")
    assert lines[-1].endswith(" s: 11 survive; 0 explained")
    assert {path for path in toy.rglob("*") if "__pycache__" not in str(path)} == before


def explain(toy: Path, *told: tuple[str, str, str]) -> None:
    (toy / "tests" / "mutants").mkdir()
    (toy / "tests" / "mutants" / "toy.toml").write_text(
        "\n".join(
            f'[[survivor]]\nfile = "rules.py"\nfunction = "{function}"\n'
            f'before = "{before}"\nafter = "{after}"\nwhy = "So it is."\n'
            for function, before, after in told
        ),
        encoding="utf-8",
    )


def test_explained_survivors_are_told_apart(toy: Path) -> None:
    explain(
        toy,
        ("never", "return seats + 1", "return seats - 1"),
        ("never", "return seats + 1", "return seats + 0"),
        ("never", "return seats + 1", "return seats + 2"),
        ("gone", "return 1", "return 2"),
    )
    code, lines = mutate(toy, "--limit", "4", "--seconds", "1")

    assert code == 1
    assert lines[:3] == [SURVIVORS[0], SURVIVORS[1], SURVIVORS[4]]
    assert lines[3] == "Explained, but no survivor: rules.py, gone: return 1 → return 2"
    assert lines[4].endswith(" s: 3 survive; 4 explained")


def test_a_chapter_of_a_bot_is_left_out(toy: Path) -> None:
    explain(toy)
    (toy / "tests" / "mutants" / "toy.toml").write_text('bots = ["rules.py"]\n', encoding="utf-8")
    _, lines = mutate(toy, "--list")

    assert [line for line in lines if line.startswith("rules.py")] == []
    assert [line for line in lines if line.startswith("variants/crowd.py")] != []


def test_an_explanation_of_what_is_killed_is_found(toy: Path) -> None:
    explain(
        toy,
        ("enough", "seats -= 1", "pass"),
        ("enough", "while seats > 5:", "while False:"),
    )
    code, lines = mutate(toy, "--explained")

    assert code == 0
    assert lines[0] == "Explained, but no survivor: rules.py, enough: seats -= 1 → pass"
    assert lines[1].startswith("2 mutants in ")


def test_a_list_runs_nothing(toy: Path) -> None:
    assert mutate(toy, "--list", "--only", "rules.py", "--limit", "2") == (
        0,
        ["rules.py:2: LEAST = 2 → LEAST = 3", "rules.py:2: LEAST = 2 → LEAST = 1"],
    )


def test_survivors_of_a_first_look_meet_all_tests(toy: Path) -> None:
    code, seen = mutate(toy, "--short", "0")
    assert (code, len(seen)) == (1, 17)  # no test at all is that short
    (toy / "seen.txt").write_text("\n".join([*seen[:2], SURVIVORS[-1]]), encoding="utf-8")
    code, lines = mutate(toy, "--again", "seen.txt")

    assert code == 1
    assert lines[:-1] == [line for line in SURVIVORS if line in {*seen[:2], SURVIVORS[-1]}]
    assert lines[-1].startswith("3 mutants in ")


def test_tests_that_fail_already_tell_nothing(toy: Path) -> None:
    (toy / "tests/games/toy/test_toy.py").write_text("def test_it():\n    assert 1 > 2\n")
    code, [line] = mutate(toy)

    assert code == 2
    assert line == "Fails before anything is changed: tests/games/toy/test_toy.py::test_it"
