"""`manege rules` — the rule book of a game."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from manege.cli import rulebook
from manege.cli.desk import console_here
from manege.cli.exits import NotPossible
from manege.cli.naming import texts_in
from manege.cli.wishes import Lang, game_named


def rules(
    key: Annotated[str, Parameter(help="The game, or the beginning of its name.")],
    /,
    *clauses: Annotated[str, Parameter(name="ID", help="Clauses, TT-33 or just 33, or a word.")],
    lang: Lang = None,
) -> None:
    """Read the rules, or single clauses of them."""
    game = game_named(key)
    spoken = texts_in(lang).lang
    shown = list(rulebook.book(game.key, spoken))
    if clauses:
        found = [each for wanted in clauses for each in clauses_of(game.key, spoken, wanted)]
        shown = [rulebook.rows(list(dict.fromkeys(found)))]
    console = console_here()
    for each in shown:
        console.print(each)


def clauses_of(key: str, lang: str, wanted: str) -> list[tuple[str, str]]:
    found = rulebook.found(key, lang, wanted)
    if not found:
        raise NotPossible(f"The rules of {key} have no clause “{wanted}” and no such word.")
    return found
