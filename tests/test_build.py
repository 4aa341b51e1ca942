"""The build under test: the one that was asked for, whole, and made from this source."""

from __future__ import annotations

import ast
import importlib
import os
import tomllib
from pathlib import Path
from types import ModuleType

import manege
from tools.install import sources

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "manege"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CORE = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["modules"]


def name_of(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


def build_of(module: ModuleType) -> str:
    assert module.__file__ is not None
    return "pure" if module.__file__.endswith(".py") else "compiled"


def test_the_whole_core_is_of_the_build_that_was_asked_for() -> None:
    builds = {build_of(importlib.import_module(name_of(path))) for path in CORE}

    asked = os.environ.get("MANEGE_EXPECT")
    assert builds in ([{asked}] if asked else [{"pure"}, {"compiled"}])


def test_what_is_installed_is_this_source_texts_included() -> None:
    assert manege.__file__ is not None
    installed = Path(manege.__file__).parent

    ours = [path.relative_to(SOURCE) for path in sources() if path.is_relative_to(SOURCE)]
    assert Path("texts/fr.ftl") in ours
    for name in ours:
        assert (installed / name).read_bytes() == (SOURCE / name).read_bytes(), f"stale: {name}"


def test_core_modules_import_one_another_and_no_other_of_ours() -> None:
    """So a compiled core depends on nothing that may change without its being compiled anew."""
    core = {name_of(path) for path in CORE}
    for path in CORE:
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("manege"):
                assert node.module in core, f"{path} imports {node.module}"
            elif isinstance(node, ast.Import):
                assert not any(alias.name.startswith("manege") for alias in node.names), path


def test_contents_pages_are_never_compiled() -> None:
    assert not [path for path in CORE if path.endswith("__init__.py")]
