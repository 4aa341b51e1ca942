"""A bot's own process: a seat's view comes in as a line of text, the code of an option goes out.

It is given nothing but what the seat may know, a table imagined from that, and the figures on the
cards, and ends when the server does.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, BinaryIO, Literal

from msgspec import Struct, json

from manege import bots, games
from manege.bots import judging
from manege.kernel.chance import chance_from
from manege.kernel.components import Figures
from manege.kernel.hints import rejected
from manege.kernel.sight import Shown
from manege.kernel.table import Table

Judging = Literal["", "chances", "better"]


class Question(Struct, frozen=True):
    game: str
    bot: str
    seed: int  # of this seat in this match
    turn: int
    seat: int
    view: dict[str, Any]
    imagined: bytes = b""  # a table, pickled, that the seat cannot tell from the true one
    played: int | None = None  # this was: why, and what not, of the options in anybody's view
    judging: Judging = ""  # of this table, which spectators imagine, before what was played
    seconds: float = 0.0  # for judging
    share: float = 1.0  # of its time, where others wait to think


class Sentence(Struct, frozen=True):
    """Of the game's catalogue; it may tell what only this seat knows."""

    key: str = ""
    facts: dict[str, int] = {}


class Answer(Struct, frozen=True):
    code: int | None
    error: str = ""  # the kind of error only: a message could tell of cards
    look: Sentence = Sentence()
    why: Sentence = Sentence()
    instead: int | None = None  # rejected, what it would have brought, and how much less
    why_not: Sentence = Sentence()
    cost: Sentence = Sentence()
    note: Sentence = Sentence()  # the bot's own word about it
    at: float | None = None  # the second of the clock at which the bot says it, while people think
    pauses: float = 1.0  # how many usual ones it makes in any case
    shares: list[float] = []  # everybody's chances
    gain: float = 0.0  # by what would have been better


def answer(question: Question) -> Answer:
    game = games.game(question.game)
    if question.judging:
        return judged(question)
    if question.played is not None:
        return explained(question, question.played)
    bot = bots.bot(game, question.bot, question.seed)
    if not getattr(bot, "steady", False):
        bot = bots.bot(game, question.bot, drawn(question.seed, question.turn))
    imagined = pickle.loads(question.imagined)
    bot = bots.hurried(bot, question.share)
    code = int(bot.choose(Shown(game, question.seat, question.view, imagined)))
    look, why = Sentence(), Sentence()
    if game.hints is not None:
        look = Sentence(*game.hints.look(question.view, question.seat, code))
        why = Sentence(*game.hints.why(question.view, question.seat, code))
    note = Sentence(*getattr(bot, "reason", ("", {})))
    at, pauses = getattr(bot, "at", None), getattr(bot, "pauses", 1.0)
    return Answer(code, look=look, why=why, note=note, at=at, pauses=pauses)


def explained(question: Question, played: int) -> Answer:
    hints = games.game(question.game).hints
    assert hints is not None
    view, seat = question.view, question.seat
    why = Sentence(*hints.why(view, seat, played))
    instead = rejected(hints, view, seat, played, view["options"])
    if instead is None:
        return Answer(played, why=why)
    why_not, cost = Sentence(*instead.why), Sentence(*instead.cost)
    return Answer(played, why=why, instead=instead.code, why_not=why_not, cost=cost)


def judged(question: Question) -> Answer:
    """How all stood before what was played, or what would have been better."""
    game, played = games.game(question.game), question.played
    assert played is not None
    table: Table = pickle.loads(question.imagined)
    at = game, table, question.seat
    chance = chance_from(drawn(question.seed, question.turn))
    if question.judging == "chances":
        shares = judging.chances(*at, chance, question.seconds)
        return Answer(played, shares=shares)
    other = judging.better(*at, played, chance, question.seconds)
    if other is None:
        return Answer(played)
    return Answer(played, instead=other.code, gain=other.gain)


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
