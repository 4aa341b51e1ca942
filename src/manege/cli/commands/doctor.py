"""`manege doctor` — is all well with the data, and what to do if not."""

from __future__ import annotations

import time
from typing import Annotated, Any

from cyclopts import Parameter

from manege.cli import exits
from manege.cli.naming import texts_in
from manege.cli.wishes import Data, Lang
from manege.server import doctor as practice
from manege.server.settings import data_folder


def doctor(
    *,
    upgrade: Annotated[
        bool,
        Parameter(help="Before an upgrade: run the new Manège's doctor on the old one's data."),
    ] = False,
    data: Data = None,
    lang: Lang = None,
) -> int:
    """Look at the data, the disk, the versions, and play every open table anew."""
    folder = data_folder(data)
    texts = texts_in(lang)
    found = practice.before_upgrade(folder) if upgrade else practice.examined(folder, time.time())
    code = exits.FINE
    for each in found:
        facts: dict[str, Any] = {**each.facts}
        said = texts.say(each.key, **facts)
        print(texts.say("doctor-well" if each.well else "doctor-ill", said=said))
        if not each.well:
            code = exits.NO
            advice = texts.say(f"{each.key}.advice", **facts)
            print(" ", texts.say("doctor-do", said=advice))
    return code
