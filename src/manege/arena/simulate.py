"""Many games between bots, and what came of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from manege.arena.hands import Hands, in_order
from manege.bots import Bot, bot
from manege.bots.random import Random
from manege.kernel.chance import Chance, chance_from
from manege.kernel.choices import Choices
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game, Settings
from manege.kernel.sight import Sight
from manege.kernel.table import Table

SEEDS = 2**31


class BrokenGame(ManegeError):
    """A rule of ours failed in the middle of a game; the sentence holds what replays it."""


@dataclass
class Simulation:
    """`wins` and `scores` are by bot; a bot on several seats has what they have together.

    Shared victories count as parts of one; `scores` are means a seat and game, `figures` (what a
    game counts besides) means a game.
    """

    game: str
    seats: int
    games: int
    finished: int = 0
    decisions: int = 0
    cpu_s: float = 0.0
    wins: dict[str, float] = field(default_factory=dict)
    scores: dict[str, float] = field(default_factory=dict)
    figures: dict[str, float] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "cpu_s": round(self.cpu_s, 3),
            "decisions_per_cpu_s": round(self.decisions / max(self.cpu_s, 1e-9)),
            "wins": {name: round(number, 2) for name, number in self.wins.items()},
            "scores": {name: round(number, 2) for name, number in self.scores.items()},
            **{name: round(mean, 3) for name, mean in self.figures.items()},
        }


class Dealt(NamedTuple):
    """A game that is to be played: its seed, who sits there, the seeds of the bots."""

    seed: int
    sitting: tuple[str, ...]
    bot_seeds: tuple[int, ...]


class Ended(NamedTuple):
    """What came of it."""

    sitting: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    decisions: int
    cpu_s: float
    figures: Mapping[str, float]


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str] | None = None,
    settings: Settings | None = None,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Simulation:
    """Games number 0, 1, 2…, each from a seed of its own; the bots move one seat on each time."""
    names = list(bots or ["random"])
    sitting = [names[place % len(names)] for place in range(seats)]
    found = Simulation(game.key, seats, games)
    found.wins = dict.fromkeys(sitting, 0.0)
    found.scores = dict.fromkeys(sitting, 0.0)
    for name in sitting:
        bot(game, name, seed=0)  # an unknown one is told before the first game
    one = partial(played, settings=settings)
    for ended in in_order(game, one, dealt(sitting, games, seed), games, hands):
        count(found, ended)
        if progress is not None:
            progress(found.finished)
    for name in found.scores:
        found.scores[name] /= games * sitting.count(name)
    return found


def dealt(sitting: Sequence[str], games: int, seed: int) -> Iterator[Dealt]:
    chance = chance_from(seed)
    seats = range(len(sitting))
    for number in range(games):
        turned = tuple(sitting[(seat + number) % len(seats)] for seat in seats)
        yield Dealt(draw(chance), turned, tuple(draw(chance) for _ in seats))


def played(game: Game, deal: Dealt, settings: Settings | None) -> Ended:
    start = time.process_time()
    table = game.table(len(deal.sitting), deal.seed, settings)
    bots = [bot(game, *each) for each in zip(deal.sitting, deal.bot_seeds, strict=True)]
    decisions = play(game, table, bots, deal.seed, settings)
    outcome = game.outcome(table)
    return Ended(
        deal.sitting,
        [*outcome.winners],
        [*outcome.scores],
        decisions,
        time.process_time() - start,
        game.figures(table),
    )


def draw(chance: Chance) -> int:
    return chance.below(SEEDS)


def play(
    game: Game, table: Table, bots: Sequence[Bot], seed: int, settings: Settings | None
) -> int:
    """One game to its end; how many decisions it took."""
    done: list[str] = []
    choices = Choices()
    while (decision := table.decision) is not None:
        seat = decision.seat
        player = bots[seat]
        try:
            if isinstance(player, Random):  # looks at nothing, so nothing is shown
                code = decision.pick(table, player.chance, choices)
            else:
                code = player.choose(Sight(game, table, seat))
            table.play(code, seat)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            raise broken(game, table, seed, settings, done, fault) from error
        done.append(f"{seat} {game.actions[code]}")
    if found := game.fault(table):
        raise broken(game, table, seed, settings, done, found)
    return len(done)


def broken(
    game: Game, table: Table, seed: int, settings: Settings | None, done: list[str], fault: str
) -> BrokenGame:
    match = {
        "game": game.key,
        "edition": game.edition,
        "options": game.settings(table.seats, settings or {}),
        "seats": table.seats,
        "seed": seed,
        **({"components": game.other_figures()} if game.other_figures() else {}),
        "actions": done,
    }
    return BrokenGame(
        f"{game.key}, {table.seats} seats, seed {seed}: {fault}. As a match file: "
        + json.dumps(match)
    )


def count(found: Simulation, ended: Ended) -> None:
    found.finished += 1
    found.decisions += ended.decisions
    found.cpu_s += ended.cpu_s
    for seat in ended.winners:
        found.wins[ended.sitting[seat]] += 1 / len(ended.winners)
    for name, score in zip(ended.sitting, ended.scores, strict=True):
        found.scores[name] += score
    for name, figure in ended.figures.items():
        found.figures[name] = found.figures.get(name, 0.0) + figure / found.games
