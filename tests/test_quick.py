"""`tools/quick.py`: what was changed, and which tests prove it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import quick


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        (
            "src/manege/games/toc_toc_toc/turn.py",
            "tests/games/toc_toc_toc/test_turn.py::test_a",
        ),
        (
            "src/manege/games/toc_toc_toc/texts/fr.ftl",
            "tests/contract/test_contract.py::test_a[toc_toc_toc-3]",
        ),
        (
            "src/manege/games/toc_toc_toc/turn.py",
            "tests/playthroughs/test_playthroughs.py::test_a[toc_toc_toc-3-players]",
        ),
        ("src/manege/kernel/bag.py", "tests/kernel/test_bag.py::test_a"),
        ("src/manege/kernel/bag.py", "tests/contract/test_contract.py::test_a[nim-2]"),
        ("src/manege/kernel/bag.py", "tests/contract/test_faults.py::test_a"),
        ("src/manege/cli/play.py", "tests/cli/test_play.py::test_a"),
        ("src/manege/server/room.py", "tests/server/test_rooms.py::test_a"),
        ("src/manege/texts/fr.ftl", "tests/test_texts.py::test_a"),
        ("src/manege/files.py", "tests/kernel/test_files.py::test_a"),
        ("tests/games/toc_toc_toc/support.py", "tests/games/toc_toc_toc/test_turn.py::test_a"),
        ("tests/contract/cases.py", "tests/contract/test_contract.py::test_a[bataille-2]"),
        ("tests/cli/test_play.py", "tests/cli/test_play.py::test_a"),
        ("tools/quick.py", "tests/test_quick.py::test_a"),
        ("README.md", "tests/test_project.py::test_a"),
    ],
)
def test_a_change_is_proven(changed: str, test: str) -> None:
    assert re.search(quick.about([changed]), test)


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        (
            "src/manege/games/toc_toc_toc/turn.py",
            "tests/games/scream_machine/test_turn.py::test_a",
        ),
        ("src/manege/kernel/bag.py", "tests/contract/test_contract.py::test_a[toc_toc_toc-3]"),
        ("src/manege/cli/play.py", "tests/browser/test_click.py::test_a"),
        (
            "tests/games/toc_toc_toc/test_turn.py",
            "tests/games/toc_toc_toc/test_setup.py::test_a",
        ),
    ],
)
def test_by_what_concerns_it(changed: str, test: str) -> None:
    assert not re.search(quick.about([changed]), test)


def test_pages_are_not_for_pytest() -> None:
    assert quick.about(["web/src/main.ts", "tests/browser/test_click.py"]) == ""


def test_every_file_has_its_tests() -> None:
    paths = [path for path in quick.git("ls-files") if not path.startswith(("web/", "tests/"))]
    tests = [path for path in quick.git("ls-files", "tests") if "/test_" in path]
    for pattern in {quick.proof(path) for path in paths}:
        assert any(re.search(pattern, f"{test}::test_a[nim-2]") for test in tests), pattern


def test_changed_is_what_is_committed_since_what_is_not_and_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=Léa", "-c", "user.email=lea@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    def write(name: str, text: str) -> None:
        (tmp_path / name).write_text(text, encoding="utf-8")

    monkeypatch.setattr(quick, "ROOT", tmp_path)
    for name in ("same", "committed", "edited"):
        write(name, "before")
    git("init", "--initial-branch", "main")
    git("add", ".")
    git("commit", "-m", "one")
    git("checkout", "-b", "mine")
    write("committed", "after")
    git("commit", "-am", "two")
    write("edited", "after")
    write("new", "after")

    assert quick.changed("main") == ["committed", "edited", "new"]
    assert quick.changed("HEAD") == ["edited", "new"]


@pytest.mark.parametrize(("seconds", "ended"), [(0, "1 skipped"), (600, "1 passed")])
def test_what_is_left_when_the_time_is_over_is_counted(seconds: int, ended: str) -> None:
    words = ["-v", "-n", "0", "-p", "no:cacheprovider", "--within", str(seconds)]
    one = f"{__file__}::test_pages_are_not_for_pytest"
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *words, one], cwd=quick.ROOT, capture_output=True
    )

    assert ended in told.stdout.decode()
