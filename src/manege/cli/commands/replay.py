"""`manege replay` — the story of a match file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from manege import files
from manege.cli.components import ComponentFile, finding
from manege.cli.desk import console_here
from manege.cli.ending import result
from manege.cli.exits import WrongUsage
from manege.cli.naming import names_for, texts_in
from manege.cli.wishes import AsJson, Lang, seat_named
from manege.kernel.match import Match

OPEN = (
    "game",
    "edition",
    "options",
    "seats",
    "components",
)  # of a match file: seed and actions tell hands


def replay(
    file: Annotated[Path, Parameter(help="A match file, as manege play --save writes it.")],
    /,
    *,
    seat: Annotated[str | None, Parameter(help="Only what this seat was told: 0 or A…")] = None,
    everything: Annotated[
        bool, Parameter(name="--all", help="The whole truth; so it is without --seat.")
    ] = False,
    components: ComponentFile = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Tell the story of a match file, and how it came out."""
    if seat is not None and everything:
        raise WrongUsage("Either --seat or --all.")
    texts = texts_in(lang)
    match = files.load(file, finding(components))
    story = truth(match) if seat is None else match.told(seat_named(seat, match.seats))
    outcome = match.outcome
    if as_json:
        known = {
            key: value for key, value in match.as_data().items() if seat is None or key in OPEN
        }
        told = {"story": story, "outcome": outcome.as_data() if outcome else None}
        print(json.dumps({**known, **told}, ensure_ascii=False, indent=1))
        return
    console = console_here()
    names = names_for(match, texts, None)
    for event in story:
        console.print(Text(texts.event(match.game.key, event, names)))
    console.print()
    if outcome is None:
        console.print(Text(texts.say("cli-unfinished", number=len(match.actions))))
    else:
        console.print(*result(match, texts, names), sep="\n")


def truth(match: Match) -> list[dict[str, object]]:
    """Every fact of every event, whoever was told it."""
    written = match.game.secrecy.written
    return [
        {"event": event.name, **{key: written(key, value) for key, value in event.facts.items()}}
        for chapter in match.chapters
        for event in chapter
    ]
