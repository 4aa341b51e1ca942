"""A bot's own process: a seat's view comes in as a line of text, the code of an option goes out.

It is given nothing but what the seat may know and the figures on the cards, and ends when the
server does.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, BinaryIO

from msgspec import Struct, json

from manege import bots, games
from manege.kernel.components import Figures
from manege.kernel.sight import Shown


class Question(Struct, frozen=True):
    game: str
    bot: str
    seed: int  # of this seat in this match
    turn: int
    seat: int
    view: dict[str, Any]


class Answer(Struct, frozen=True):
    code: int | None
    error: str = ""  # the kind of error only: a message could tell of cards
    reason: str = ""  # a sentence of the game's catalogue; it may tell what only this seat knows
    facts: dict[str, int] = {}
    at: float | None = None  # the second of the clock at which the bot says it, while people think
    pauses: float = 1.0  # how many usual ones it makes in any case


def answer(question: Question) -> Answer:
    game = games.game(question.game)
    bot = bots.bot(game, question.bot, question.seed)
    if not getattr(bot, "steady", False):
        bot = bots.bot(game, question.bot, drawn(question.seed, question.turn))
    code = int(bot.choose(Shown(game, question.seat, question.view)))
    reason, facts = getattr(bot, "reason", ("", {}))
    at, pauses = getattr(bot, "at", None), getattr(bot, "pauses", 1.0)
    return Answer(code, reason=reason, facts=facts, at=at, pauses=pauses)


def drawn(*numbers: int) -> int:
    """A seed from which these numbers cannot be told."""
    text = "/".join(map(str, numbers)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest())


def other_figures() -> dict[str, Figures]:
    """By game, where they are not its own."""
    told = {game.key: game.other_figures() for game in games.all_games()}
    return {key: figures for key, figures in told.items() if figures}


def put_in(told: Mapping[str, Figures]) -> None:
    for key, figures in told.items():
        components = games.game(key).components
        assert components is not None
        components.replace(figures)


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    decoder = json.Decoder(Question)
    for line in questions:
        try:
            said = answer(decoder.decode(line))
        except Exception as error:
            said = Answer(None, type(error).__name__)
        answers.write(json.encode(said) + b"\n")
        answers.flush()


def main() -> None:
    os.nice(5)  # people first
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # what a bot prints is no answer
    games.all_games()
    put_in(json.decode(sys.argv[1]))
    think(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
