"""`manege restore` — a copy in the place of all that a server keeps, while it runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from manege.cli.naming import texts_in
from manege.cli.wishes import Data, Lang
from manege.server import restoring
from manege.server.settings import data_folder


def restore(
    file: Annotated[Path, Parameter(help="A copy that manege backup wrote.")],
    /,
    *,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Bring back a copy; what was there is kept beside it."""
    before = restoring.restore(data_folder(data), file)
    texts = texts_in(lang)
    print(texts.say("upkeep-restored", file=str(file)))
    if before is not None:
        print(texts.say("upkeep-before", file=str(before)))
