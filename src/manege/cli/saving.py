"""Files we write — never over one that exists, unless asked to; whole or not at all."""

from __future__ import annotations

from pathlib import Path

from manege import files
from manege.cli.exits import NotPossible
from manege.kernel.match import Match


def free_path(path: Path, *, force: bool = False) -> Path:
    """The path, if it may be written."""
    if path.exists() and not path.is_file():
        raise NotPossible(f"{path} is no ordinary file.")
    if path.exists() and not force:
        raise NotPossible(f"{path} exists already; --force replaces it.")
    return path


def write(match: Match, path: Path) -> None:
    try:
        files.save(match, path)
    except OSError as error:
        raise NotPossible(f"{path} cannot be written: {error.strerror}.") from None


def next_path(path: Path) -> Path:
    """`party.json`, then `party-2.json`, `party-3.json`…: the first that is free."""
    number = 2
    while (other := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return other
