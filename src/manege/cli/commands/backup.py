"""`manege backup` — all that a server keeps, as one file, while it runs."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege.cli.naming import texts_in
from manege.cli.wishes import Data, Force, Lang
from manege.server import restoring
from manege.server.settings import data_folder


def backup(
    file: Annotated[Path, Parameter(help="The copy to write.")],
    /,
    *,
    force: Force = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy all tables and albums into one file."""
    size = restoring.back_up(data_folder(data), file, time.time(), force=force)
    print(texts_in(lang).say("upkeep-backup", file=str(file), kib=size // 1024))
