"""`manege texts` — what a game says, and what it has no words for yet."""

from __future__ import annotations

import re
from typing import Annotated

from cyclopts import Parameter
from fluent.syntax.ast import Pattern
from fluent.syntax.serializer import serialize_pattern

from manege.cli import exits
from manege.cli.desk import console_here
from manege.cli.naming import texts_in
from manege.cli.rulebook import rows
from manege.cli.wishes import Lang, game_named
from manege.texts import languages, patterns
from manege.texts.needed import missing as lacked


def texts(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
    *,
    missing: Annotated[
        bool, Parameter(help="The keys still to be written, in all languages.")
    ] = False,
    lang: Lang = None,
) -> int:
    """List the texts of a game, or those it lacks."""
    game = game_named(key)
    spoken = texts_in(lang).lang
    if not missing:
        written = patterns(spoken, game.key).items()
        console_here().print(rows([(name, in_one_line(text)) for name, text in written]))
        return exits.FINE
    found = {each: lacked(game, each) for each in (languages() if lang is None else [spoken])}
    for each, keys in found.items():
        print(f"{each}.ftl: {len(keys)} missing")
        for name in keys:
            print(f"  {name}")
    return exits.NO if any(found.values()) else exits.FINE


def in_one_line(text: Pattern) -> str:
    """As it is written, with its facts; French spaces stay."""
    return re.sub("[ \n]+", " ", serialize_pattern(text)).strip(" ")
