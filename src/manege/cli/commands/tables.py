"""`manege tables` — the tables of a server, running or not: seen, closed, deleted."""

from __future__ import annotations

import json
import time
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from manege import games
from manege.cli.exits import NotPossible, WrongUsage
from manege.cli.naming import texts_in
from manege.cli.wishes import AsJson, Data, Lang, Whole
from manege.server import office, upkeep
from manege.server.settings import data_folder
from manege.texts import Texts

Action = Literal["list", "show", "close", "delete"]


def tables(
    action: Action = "list",
    /,
    *codes: str,
    state: Annotated[
        upkeep.State | None, Parameter(help="Only those: lobby, playing, over or closed.")
    ] = None,
    most: Annotated[Whole, Parameter(help="How many are listed, else 100.")] = 100,
    data: Data = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List, show, close or delete tables."""
    folder = data_folder(data)
    if (action == "list") != (not codes):
        raise WrongUsage(f"manege tables {action}: the codes of tables go with all but list.")
    found = [each for code in codes for each in office.read(folder, upkeep.found(code.upper()))]
    known = {each.code for each in found}
    if missing := [code for code in codes if code.upper() not in known]:
        raise NotPossible(f"There is no table {', '.join(missing)}.")
    if action == "list":
        found = office.read(folder, upkeep.listed(state, most=most))
    elif action == "close":
        for code in known:
            office.do(folder, upkeep.close(code, time.time()))
    elif action == "delete":
        office.do(folder, upkeep.delete(*known))
    if as_json:
        print(json.dumps([msgspec.structs.asdict(each) for each in found], indent=2))
        return
    texts = texts_in(lang)
    for each in found:
        print(told(texts, each, detailed=action == "show"))
    if action in ("close", "delete"):
        print(texts.say(f"upkeep-{action}d", number=len(found)))
    elif not found:
        print(texts.say("upkeep-none"))


def told(texts: Texts, table: upkeep.KeptTable, *, detailed: bool) -> str:
    known = games.keys()
    title = texts.say("game-name", table.game) if table.game in known else table.game
    line = texts.say(
        "upkeep-table",
        table=table.code,
        title=title,
        state=table.state,
        people=table.people,
        actions=table.actions,
        day=day(table.touched),
    )
    if not detailed:
        return line
    more = texts.say(
        "upkeep-table.more",
        edition=table.edition,
        seats=table.seats,
        opened=day(table.created),
        pictures=table.pictures,
        kib=table.picture_bytes // 1024,
    )
    return f"{line}\n  {more}"


def day(when: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(when))
