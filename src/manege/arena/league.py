"""A league — bots in all seatings of the same deals: who wins how often, and how sure that is."""

from __future__ import annotations

import csv
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from pathlib import Path

from msgspec import Struct, ValidationError, convert
from msgspec.structs import asdict, replace
from openskill.models import PlackettLuce

from manege.arena.balance import Sample
from manege.arena.hands import Hands, in_order
from manege.arena.simulate import draw, play
from manege.bots import Bot, UnknownBot, bot, known_bot
from manege.kernel.chance import chance_from
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game, Settings
from manege.kernel.sight import Sight


class OtherLeague(ManegeError):
    """A file that holds the games of something else."""


class Played(Struct, frozen=True):
    """One game: a line of a league's file. What is by seats stands in their order."""

    game: str
    edition: int
    options: str
    components: str
    seed: int  # of the league
    deal: int
    bots: str
    ranks: str = ""
    scores: str = ""
    moves: str = ""
    cpu_s: str = ""

    def played(self) -> tuple[object, ...]:
        return self.game, self.edition, self.options, self.components, self.seed

    def sitting(self) -> tuple[object, ...]:
        return self.deal, self.bots

    def by_bot(self, what: str) -> Iterator[tuple[str, float]]:
        return zip(self.bots.split(), map(float, getattr(self, what).split()), strict=True)

    def shares(self) -> dict[str, float]:
        """Of the victory, for each of a bot's seats (on average)."""
        won = [(name, float(rank == 1)) for name, rank in self.by_bot("ranks")]
        winners = sum(share for _, share in won)
        names = [name for name, _ in won]
        return {
            each: sum(share for name, share in won if name == each) / winners / names.count(each)
            for each in names
        }


@dataclass(frozen=True, slots=True)
class League:
    """What is to be played."""

    game: Game
    seats: int
    bots: Sequence[str]  # one for each seat
    deals: int
    seed: int
    settings: Settings

    def games(self) -> Iterator[Played]:
        options = self.game.settings(self.seats, self.settings)
        told = [json.dumps(each, sort_keys=True) for each in (options, self.game.other_figures())]
        for deal in range(self.deals):
            for sitting in seatings(self.bots):
                yield Played(
                    self.game.key,
                    self.game.edition,
                    options=told[0],
                    components=told[1],
                    seed=self.seed,
                    deal=deal,
                    bots=" ".join(sitting),
                )


MOST_SEATINGS = 120


def seatings(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """All that differ; of more than 120 those where everybody moves one seat on."""
    number = math.factorial(len(bots))
    for each in set(bots):
        number //= math.factorial(bots.count(each))
    if number <= MOST_SEATINGS:
        return sorted(set(permutations(bots)))
    turned = [(*bots[place:], *bots[:place]) for place in range(len(bots))]
    return sorted(set(turned))


def league(
    game: Game, seats: int, bots: Sequence[str], games: int, seed: int, settings: Settings
) -> League:
    """With at least so many games, since each deal is played in all seatings; the last bot named
    takes the seats that are left."""
    sitting = [*bots, *[bots[-1]] * (seats - len(bots))]
    deals = -(-games // len(seatings(sitting)))
    return League(game, seats, sitting, deals, seed, settings)


def play_all(
    found: League,
    hands: Hands | None = None,
    keep: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """In their order; what the file holds already is not played again."""
    wanted = list(found.games())
    done = {} if keep is None else {each.sitting(): each for each in kept(keep, wanted[0])}
    left = [each for each in wanted if each.sitting() not in done]
    one = partial(played, settings=found.settings)
    for number, each in enumerate(
        in_order(found.game, one, left, len(left), hands), start=len(wanted) - len(left)
    ):
        done[each.sitting()] = each
        if keep is not None:
            write(keep, each)
        if progress is not None:
            progress(number + 1)
    return [done[each.sitting()] for each in wanted]


class Erring:
    """Another bot, but so many of 100 of its moves may be anything."""

    def __init__(self, bot: Bot, errs: int, seed: int) -> None:
        self.bot = bot
        self.errs = errs
        self.chance = chance_from(seed)

    def choose(self, sight: Sight) -> int:
        if self.chance.below(100) < self.errs:
            return sight.options[self.chance.below(len(sight.options))]
        return self.bot.choose(sight)


ERRS = "~"  # `sensible~25`: a quarter of its moves


def known_player(game: Game, name: str) -> str:
    """The id of a bot, and how often it errs, if it does."""
    name, errs, often = name.partition(ERRS)
    if errs and not (often.isdecimal() and len(often) < 3):
        raise UnknownBot(f"How many of 100 moves of “{name}” are any? Not “{often[:40]}”.")
    return known_bot(game, name) + errs + often


def player(game: Game, name: str, seed: int) -> Bot:
    name, errs, often = name.partition(ERRS)
    made = bot(game, name, seed)
    return Erring(made, int(often), seed) if errs else made


class Timed:
    """A bot, its moves and how long they took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.cpu_s = 0.0

    def choose(self, sight: Sight) -> int:
        began = time.process_time()
        code = self.bot.choose(sight)
        self.cpu_s += time.process_time() - began
        self.moves += 1
        return code


def played(game: Game, line: Played, settings: Settings) -> Played:
    """The same deal and the same chance of each bot, wherever it sits."""
    names = line.bots.split()
    chance = chance_from(line.seed)
    for _ in range(line.deal * (1 + len(names))):
        draw(chance)
    deal_seed = draw(chance)
    seeds = [(name, draw(chance)) for name in sorted(names)]
    bots = []
    for name in names:
        mine = next(each for each in seeds if each[0] == name)
        seeds.remove(mine)
        bots.append(Timed(player(game, *mine)))
    table = game.table(len(names), deal_seed, settings)
    play(game, table, bots, deal_seed, settings)
    outcome = game.outcome(table)
    return replace(
        line,
        ranks=" ".join(map(str, outcome.ranks)),
        scores=" ".join(map(str, outcome.scores)),
        moves=" ".join(str(each.moves) for each in bots),
        cpu_s=" ".join(f"{each.cpu_s:.4f}" for each in bots),
    )


# The file of a league


def kept(path: Path, of: Played) -> list[Played]:
    """The games that a file holds; a line that was cut off while it was written is taken away."""
    if not path.exists():
        return []
    whole, _, cut = path.read_text(encoding="utf-8").rpartition("\n")
    if cut:
        path.write_text(f"{whole}\n", encoding="utf-8")
    rows = [*csv.DictReader(whole.splitlines())]
    try:
        lines = convert(rows, list[Played], strict=False)
    except ValidationError:
        raise OtherLeague(f"{path} holds no games of an arena.") from None
    if any(each.played() != of.played() for each in lines):
        raise OtherLeague(f"{path} holds games of another league.")
    return lines


def write(path: Path, line: Played) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, Played.__struct_fields__)
        if new:
            writer.writeheader()
        writer.writerow(asdict(line))


# What came of it


@dataclass(frozen=True, slots=True)
class Standing:
    """A bot's: the share of victories a seat of its won, and how far that may be off."""

    share: Sample  # by deals, since the games of one are alike
    rating: float
    rating_within: float
    points: float
    ms: float  # of CPU time, a move


def standings(lines: Sequence[Played]) -> dict[str, Standing]:
    """By bot, the best first."""
    shares = shares_by_deal(lines)
    rated = ratings(lines)
    found = {
        name: Standing(
            sample,
            *rated[name],
            mean(value for line in lines for bot, value in line.by_bot("scores") if bot == name),
            1000 * total(lines, "cpu_s", name) / max(total(lines, "moves", name), 1),
        )
        for name, sample in shares.items()
    }
    return dict(sorted(found.items(), key=lambda each: -each[1].share.mean))


def shares_by_deal(lines: Sequence[Played]) -> dict[str, Sample]:
    by_deal: dict[int, list[dict[str, float]]] = {}
    for line in lines:
        by_deal.setdefault(line.deal, []).append(line.shares())
    samples: dict[str, Sample] = {}
    for of_deal in by_deal.values():
        for name in of_deal[0]:
            samples.setdefault(name, Sample()).add(mean(each[name] for each in of_deal))
    return samples


def total(lines: Sequence[Played], what: str, of: str) -> float:
    return sum(value for line in lines for name, value in line.by_bot(what) if name == of)


def mean(values: Iterable[float]) -> float:
    numbers = [*values]
    return sum(numbers) / len(numbers)


def ratings(lines: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """By places in all games, one after the other; a bot on several seats learns of them all."""
    model = PlackettLuce()
    known = {name: model.rating() for line in lines for name in line.bots.split()}
    for line in lines:
        names = line.bots.split()
        teams = [[known[name]] for name in names]
        after = model.rate(teams, ranks=[rank for _, rank in line.by_bot("ranks")])
        for name in known:
            mine = [team[0] for bot, team in zip(names, after, strict=True) if bot == name]
            if mine:
                known[name] = model.rating(
                    mu=mean(each.mu for each in mine), sigma=mean(each.sigma for each in mine)
                )
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def as_data(found: League, lines: Sequence[Played]) -> dict[str, object]:
    return {
        "game": found.game.key,
        "seats": found.seats,
        "games": len(lines),
        "deals": found.deals,
        "seed": found.seed,
        "fair_share": round(1 / found.seats, 4),
        "bots": {
            name: {
                "share": round(each.share.mean, 4),
                "interval": round(each.share.interval, 4) if each.share.number > 1 else None,
                "rating": round(each.rating, 2),
                "rating_within": round(each.rating_within, 2),
                "points": round(each.points, 2),
                "ms": round(each.ms, 3),
            }
            for name, each in standings(lines).items()
        },
    }
