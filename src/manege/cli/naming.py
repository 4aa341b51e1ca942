"""Names and languages — what people around a table are called, and what is spoken there."""

from __future__ import annotations

from manege.cli.exits import WrongUsage
from manege.kernel.match import Match
from manege.texts import Texts, UnknownLanguage


def texts_in(lang: str | None) -> Texts:
    try:
        return Texts(lang)
    except UnknownLanguage as error:
        raise WrongUsage(str(error)) from None


def names_for(match: Match, texts: Texts, wish: str | None) -> list[str]:
    """Those given, then ours, whose first letters are the doors'."""
    given = [] if wish is None else [name.strip() for name in wish.split(",")]
    if len(given) > match.seats or len(set(given)) < len(given) or not all(given):
        raise WrongUsage(f"--names takes up to {match.seats} different names, with commas.")
    ours = texts.say("cli-names").split(", ")
    ours += [texts.say("seat-name", number=seat + 1) for seat in range(len(ours), match.seats)]
    names = given + ours[len(given) : match.seats]
    return [
        name if name not in names[:seat] else texts.say("seat-name", number=seat + 1)
        for seat, name in enumerate(names)
    ]
