"""Balance — many trials between bots of different leanings; means with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from manege.arena.hands import Hands, in_order
from manege.arena.simulate import draw
from manege.kernel.chance import chance_from
from manege.kernel.errors import ManegeError
from manege.kernel.game import Game, Settings
from manege.kernel.trial import Tried

NORMAL_95 = 1.96


class NoTrials(ManegeError):
    """A game whose bots have no leanings."""


@dataclass
class Sample:
    """Scores, as far as mean and interval need them."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        self.number += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        return self.total / max(self.number, 1)

    @property
    def interval(self) -> float:
        """How far the mean may be off, either way, 95 times in 100."""
        if self.number < 2:
            return math.inf
        spread = max(0.0, self.squares - self.number * self.mean**2) / (self.number - 1)
        return NORMAL_95 * math.sqrt(spread / self.number)

    def as_data(self) -> dict[str, object]:
        interval = round(self.interval, 2) if self.number > 1 else None
        return {"number": self.number, "mean": round(self.mean, 2), "interval": interval}


@dataclass
class Balance:
    game: str
    seats: int
    games: int = 0
    all: Sample = field(default_factory=Sample)
    leanings: dict[str, Sample] = field(default_factory=dict)
    places: dict[str, Sample] = field(default_factory=dict)  # from whoever began, "1"
    cards: dict[str, Sample] = field(default_factory=dict)

    def count(self, tried: Tried) -> None:
        self.all.add(tried.score)
        sample_of(self.leanings, tried.leaning).add(tried.score)
        sample_of(self.places, str(tried.place)).add(tried.score)
        for card in tried.cards:
            sample_of(self.cards, card).add(tried.score)

    def most_above(self) -> tuple[str, float]:
        """The leaning that is furthest above the mean, and how far."""
        best = max(self.leanings, key=lambda leaning: self.leanings[leaning].mean)
        return best, self.leanings[best].mean - self.all.mean

    def between_places(self) -> float:
        """From the worst seat to the best."""
        means = [sample.mean for sample in self.places.values()]
        return max(means) - min(means)

    def as_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "all": self.all.as_data(),
            "leanings": {name: sample.as_data() for name, sample in self.leanings.items()},
            "places": {place: sample.as_data() for place, sample in self.places.items()},
            "cards": {card: sample.as_data() for card, sample in self.cards.items()},
        }


def sample_of(samples: dict[str, Sample], key: str) -> Sample:
    return samples.setdefault(key, Sample())


def balance(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    settings: Settings | None = None,
    progress: Callable[[int], None] | None = None,
    hands: Hands | None = None,
) -> Balance:
    """Each game from a seed of its own."""
    if game.trial is None:
        raise NoTrials(f"{game.key} has no bots that lean to anything.")
    chance = chance_from(seed)
    seeds = (draw(chance) for _ in range(games))
    one = partial(tried, seats=seats, settings=game.settings(seats, settings or {}))
    found = Balance(game.key, seats)
    for parks in in_order(game, one, seeds, games, hands):
        for each in parks:
            found.count(each)
        found.games += 1
        if progress is not None:
            progress(found.games)
    found.leanings = dict(sorted(found.leanings.items()))
    found.places = dict(sorted(found.places.items()))
    return found


def tried(game: Game, seed: int, seats: int, settings: Settings) -> Sequence[Tried]:
    assert game.trial is not None
    return game.trial(seats, chance_from(seed), settings)
