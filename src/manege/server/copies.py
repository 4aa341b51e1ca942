"""Copies of the database — one file with everything, made while others read and write.

Always through SQLite: a file that is copied or moved by hand may lack, or find, the newest state
that lies in the `-wal` beside it.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

FOLDER = "copies"  # those made by ourselves, beside the database
MOST_COPIES = 3  # of each kind
NAME = "%Y%m%d-%H%M%S"


def copied(source: Path, target: Path) -> None:
    """Whole or not at all; readable by its owner only, for it holds seeds."""
    draft = target.with_name(f".{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(reading(source)) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def kept(path: Path, why: str) -> Path:
    """A copy beside the database; of each kind only the newest few stay."""
    folder = path.parent / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    target = folder / f"{why}-{time.strftime(NAME)}.sqlite3"
    copied(path, target)
    for old in sorted(folder.glob(f"{why}-*.sqlite3"))[:-MOST_COPIES]:
        old.unlink()
    return target


def size_of(path: Path) -> int:
    """With what lies in its `-wal`."""
    parts = [path, path.with_name(f"{path.name}-wal")]
    return sum(part.stat().st_size for part in parts if part.exists())
