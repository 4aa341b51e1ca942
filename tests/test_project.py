"""The project's own promises: commands, documents, locks, layers, and what it can be built into."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import manege

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
LOCKS = sorted(ROOT.glob("requirements/*.lock"))
SMALL = "src/manege/kernel/bits.py"
PIN = re.compile(
    r"^([a-z0-9-]+)==([^ ]+)( ; .+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", re.MULTILINE
)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def tracked() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_the_first_game_of_the_readme_goes_as_it_says() -> None:
    [example] = re.findall(r"```python\n(>>> .+?)```", text(ROOT / "README.md"), re.DOTALL)
    lesson = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    assert len(lesson.examples) > 5

    assert doctest.DocTestRunner().run(lesson).failed == 0


def test_the_examples_of_the_library_go_as_they_say() -> None:
    assert doctest.testmod(manege).attempted > 0
    assert doctest.testmod(manege).failed == 0


def test_every_command_the_documents_speak_of_is_there() -> None:
    targets = set(re.findall(r"^([a-z]+):", text(ROOT / "Makefile"), re.MULTILINE))
    spoken_of = {
        command
        for document in DOCUMENTS
        for command in re.findall(r"`make ([a-z]+)", text(document))
    }

    assert {"play", "test", "check", "format", "bench", "fuzz", "lock"} <= spoken_of <= targets


def test_every_test_that_proves_a_promise_is_there() -> None:
    """`file::test`; `…::test`, in the same file; or `test`, in the file that a table is about."""
    usual, file, known = Path(), Path(), 0
    for line in text(ROOT / "docs" / "reliability.md").splitlines():
        if heading := re.search(r"\| test \(`(.+)`\)", line):
            usual = file = ROOT / heading[1]
            continue
        proofs = re.findall(r"`([^`]+)`", line.split(" | ")[1]) if line.startswith("| ") else []
        for proof in proofs:
            place, _, name = proof.rpartition("::")
            if place and place != "…":
                file = usual / place if usual.is_dir() else usual.parent / place
            elif not place and name.startswith("test_") and not name.endswith(".py"):
                file = usual
            elif not place:
                at_hand = usual / name if usual.is_dir() else usual.parent / name
                assert name == "make check" or at_hand.is_file() or (ROOT / name).is_file(), name
                continue
            assert f"def {name}(" in text(file), proof
            known += 1
    assert known > 90


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert text(script).splitlines()[-1] == "exec make test"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text(document))
    for link in [*links, *re.findall(r'src="([^"]+)"', text(document))]:
        assert link.startswith("https://") or (document.parent / link).exists(), link


def test_every_shared_screen_and_rules_page_is_shown_in_both_languages() -> None:
    folder, page = ROOT / "docs" / "screenshots", text(ROOT / "docs" / "screens.md")
    taken = {path.stem for path in folder.glob("*.jpg")}
    wanted = {name for name in taken if "-screen" in name or name.startswith("rules-")}
    for name in {name[:-3] for name in wanted}:
        assert {f"{name}-fr", f"{name}-en"} <= wanted, name
        assert f"screenshots/{name}-en.jpg" in page, name


def test_no_file_names_a_registry_or_a_folder_of_somebodys_machine() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted", "registry.npm" + "js"]
    folders = ["/wo" + "rk/", "/ro" + "ot/", "/ho" + "me/", "/tm" + "p/", "/op" + "t/"]
    unwanted = re.compile(
        "|".join(hosts + [rf"(?<![\w.-]){folder}" for folder in folders]).encode()
    )
    found = {
        f"{path.relative_to(ROOT)}: {match[0].decode()}"
        for path in tracked()
        for match in unwanted.finditer(path.read_bytes())
    }
    assert found == set()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_has_exact_versions_and_hashes_and_nothing_else(lock: Path) -> None:
    lines = "".join(
        line for line in text(lock).splitlines(keepends=True) if not line.lstrip().startswith("#")
    )
    assert PIN.search(lines)
    assert PIN.sub("", lines) == ""


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("play", PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]),
        ("dev", PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]),
        ("nodes", PROJECT["project"]["optional-dependencies"]["nodes"]),
        ("cluster", PROJECT["project"]["optional-dependencies"]["cluster"]),
        ("servers", PROJECT["dependency-groups"]["servers"]),
        ("bench", PROJECT["dependency-groups"]["bench"]),
        ("node", PROJECT["dependency-groups"]["node"]),
        ("zig", PROJECT["dependency-groups"]["zig"]),
    ],
)
def test_a_lock_is_up_to_date(lock: str, wanted: list[str]) -> None:
    """Otherwise: `make lock`."""
    locked = {
        f"{name}=={version}"
        for name, version, _, _ in PIN.findall(text(ROOT / "requirements" / f"{lock}.lock"))
    }
    plain = {re.sub(r"\[.*\]", "", each).replace(".runtime", "-runtime") for each in wanted}
    assert plain <= locked


def test_versions_that_stand_twice_are_the_same() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]
    assert PROJECT["project"]["version"] == manege.__version__


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The project somewhere else, to spoil it."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("__pycache__", ".*_cache")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    return tmp_path


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-logo", "--no-cache"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
    )


def test_the_layers_are_kept(tree: Path) -> None:
    assert lint_imports(tree).returncode == 0


def test_imports_that_point_up_are_found(tree: Path) -> None:
    planted = [
        ("kernel.bag", "manege.games"),
        ("kernel.bag", "random"),
        ("kernel.bag", "rich"),
        ("games.toc_toc_toc.turn", "manege.bots"),
        ("games.toc_toc_toc.turn", "time"),
        ("files", "manege.texts"),
        ("bots.random", "manege.arena"),
        ("bots.random", "manege.cli"),
    ]
    for module, wrong in planted:
        path = tree / "src" / "manege" / f"{module.replace('.', '/')}.py"
        path.write_text(f"{text(path)}\nimport {wrong}\n", encoding="utf-8")

    report = lint_imports(tree)

    assert report.returncode == 1
    found = re.findall(r"manege\.([\w.]+) -> ([\w.]+) \(l\.", report.stdout)
    assert set(planted) <= set(found)


def build(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("MANEGE_", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"],
        cwd=tree,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_pure_wheel_can_be_asked_for_and_has_its_texts_and_licence(tree: Path) -> None:
    assert build(tree, MANEGE_PURE="1").returncode == 0

    [wheel] = (tree / "made").iterdir()
    assert wheel.name == f"manege-{manege.__version__}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    assert "manege/games/toc_toc_toc/texts/fr.ftl" in names
    assert "manege/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert all(name.startswith("manege") for name in names)


@pytest.fixture
def small_tree(tree: Path) -> Path:
    """The same with little to compile."""
    project = tree / "pyproject.toml"
    one_module = re.sub(r"(?ms)^modules = \[.*?^\]", f"modules = ['{SMALL}']", text(project))
    project.write_text(one_module, encoding="utf-8")
    return tree


def test_a_compiler_that_fails_makes_a_pure_wheel_with_a_sentence(small_tree: Path) -> None:
    report = build(small_tree, CC="false")

    assert report.returncode == 0
    assert "The core could not be compiled: this is a pure Python build." in report.stdout
    [wheel] = (small_tree / "made").iterdir()
    assert wheel.name.endswith("py3-none-any.whl")


def test_a_compiler_that_fails_is_an_error_where_tests_need_it(small_tree: Path) -> None:
    report = build(small_tree, CC="false", MANEGE_EXPECT="compiled")

    assert report.returncode != 0
    assert "The core could not be compiled." in report.stdout
    assert list((small_tree / "made").glob("*.whl")) == []
