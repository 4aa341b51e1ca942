"""Bots — they see what two pictures share, weigh it after their own taste, and pair at their pace.

In tune, normal and dreamer differ in one thing: how far their fancy strays (PP-68).
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import accumulate
from typing import Final, NamedTuple

from manege.games.qui_paire_gagne.components import COUPLES, PAIRS, couple
from manege.games.qui_paire_gagne.people import LOOSEN, PAIR, READY
from manege.kernel.chance import SEED_BITS, Chance, chance_from
from manege.kernel.game import View
from manege.kernel.sight import Sight

# How far a fancy strays, in deviations of likeness
IN_TUNE: Final = 0.3
NORMAL: Final = 0.6
DREAMER: Final = 1.0

TASTE: Final = (6.0, 2.5, 1.5, 5.0)  # how people lean on theme, colour, shape and facets
ALIKE: Final = 1.0  # deviations above the mean from where on likeness is worth a word
LOOKS: Final = ("theme", "colour", "shape")

# When a bot pairs, in seconds of the usual clock (PP-10, PP-68)
USUAL_CLOCK: Final = 90
EARLIEST: Final = 20.0
LATEST: Final = 80.0
READING: Final = 7.0  # usual pauses: everybody wants to look at a call

FINE: Final = 1 << 30  # steps of a drawn fraction
AFTER_SEEDS: Final = 80  # bits: seeds are shorter, so no two share the fancies of a round

Couple = tuple[int, int]
"""Two places of the table, the smaller first."""

Reason = tuple[str, dict[str, int]]
"""A sentence of the catalogue and what it tells: numbers of pictures, a facet's place in the deck's
list. It is empty where there is nothing true to say: the bot merely fancies the pair."""


# What is known of the pictures


class Likeness(NamedTuple):
    """How much more alike two pictures are than usual, in deviations."""

    theme: float
    colour: float
    shape: float
    facets: float


UNKNOWN: Final = Likeness(0.0, 0.0, 0.0, 0.0)


class Deck:
    """Our own pictures: three tables of likeness, and what each picture is or shows."""

    def __init__(self, text: str, tables: bytes) -> None:
        deck = json.loads(text)
        self.facets = list(deck["facets"])
        names = {name: facet for facet, name in enumerate(self.facets)}
        self.shown = [frozenset(map(names.__getitem__, one["facets"])) for one in deck["pictures"]]
        self.tables = tables
        self.size = len(self.shown)
        self.couples = self.size * (self.size - 1) // 2

        often = Counter(facet for facets in self.shown for facet in facets)
        self.rarity = {facet: math.log(self.size / number) for facet, number in often.items()}
        both = {facet: number * (number - 1) / 2 / self.couples for facet, number in often.items()}
        self.usual = sum(self.rarity[facet] * share for facet, share in both.items())
        self.spread = math.sqrt(
            sum(self.rarity[facet] ** 2 * share * (1 - share) for facet, share in both.items())
        )

    def shared(self, one: int, other: int) -> frozenset[int]:
        return self.shown[one] & self.shown[other]

    def likeness(self, one: int, other: int) -> Likeness:
        """The tables are upper triangles, row by row, a byte a pair: 24 to the deviation."""
        low, high = sorted((one, other))
        place = low * self.size - low * (low + 1) // 2 + high - low - 1
        theme, colour, shape = ((byte - 128) / 24 for byte in self.tables[place :: self.couples])
        shared = sum(self.rarity[facet] for facet in self.shared(one, other))
        return Likeness(theme, colour, shape, (shared - self.usual) / self.spread)


@cache
def our_deck() -> Deck:
    folder = resources.files(__package__) / "deck"
    return Deck((folder / "deck.json").read_text("utf-8"), (folder / "likeness.bin").read_bytes())


# The bot


class Associating:
    """After `choose`: the `reason` for the move, and the next best one, `rejected`.

    All of it hangs on the seed: the same one keeps to its taste, and in a round to its fancies.
    """

    steady = True  # one seed for a whole match

    def __init__(self, seed: int, strays: float) -> None:
        self.seed = seed
        self.strays = strays
        self.reason: Reason = ("", {})
        self.rejected = 0
        self.at: float | None = None  # the second of the clock at which to say it, and
        self.pauses = 1.0  # how many usual pauses to make in any case

    def choose(self, sight: Sight) -> int:
        self.reason = ("", {})
        self.at = moment(sight, self.seed)
        self.pauses = READING if sight.view["fields"]["phase"] == "calls" else 1.0
        if sight.view["fields"]["phase"] != "pairing":
            chosen = sight.options[0]  # ready, or next
            self.rejected = chosen
            return chosen
        look = Look(sight.view, self.seed, self.strays)
        wanted = look.wanted()
        chosen = code_of(wanted[0]) if wanted else int(READY.first)
        self.reason = look.reason(wanted[0]) if wanted else ("reason-ready", {})
        self.rejected = look.next_best(sight.options, chosen)
        return chosen


def in_tune(seed: int) -> Associating:
    return Associating(seed, IN_TUNE)


def normal(seed: int) -> Associating:
    return Associating(seed, NORMAL)


def dreamer(seed: int) -> Associating:
    return Associating(seed, DREAMER)


class Look:
    """A round's eleven pictures as one seat sees them, with a taste and fancies of its own."""

    def __init__(self, view: View, seed: int, strays: float) -> None:
        zones = view["zones"]
        me: int = view["viewer"]
        self.free = sorted(number_of(name) - 1 for name in zones["numbers"][me])
        self.missing = PAIRS - len(zones["pairs"][me]) // 2
        self.pictures = [number_of(name) - 1 for name in zones["pictures"]]
        self.deck = None if view["fields"]["album"] else our_deck()
        self.taste = taste(chance_from(seed))
        fancies = chance_from(seed_of(view, seed))
        self.liking = {
            places: self.appeal(places) + strays * normally(fancies) for places in COUPLES
        }

    def likeness(self, places: Couple) -> Likeness:
        """Of an album nothing is known (PP-75): there the fancies decide alone."""
        one, other = (self.pictures[place] for place in places)
        return self.deck.likeness(one, other) if self.deck else UNKNOWN

    def appeal(self, places: Couple) -> float:
        counted = zip(self.taste, self.likeness(places), strict=True)
        return sum(weight * likeness for weight, likeness in counted)

    def wanted(self) -> list[Couple]:
        """The pairs still to make, the strongest first; those made already stay."""
        if not self.missing:
            return []
        return sorted(best_pairs(self.free, self.liking), key=self.liking.__getitem__, reverse=True)

    def next_best(self, options: Sequence[int], chosen: int) -> int:
        """Another pair; or, with all five made, to loosen the weakest."""
        if chosen == READY.first:
            made = [code for code in options if LOOSEN.first <= code < LOOSEN.end]
            return min(made, key=lambda code: self.liking[COUPLES[code - LOOSEN.first]])
        others = [code for code in options if PAIR.first <= code < PAIR.end and code != chosen]
        return max(others, key=lambda code: self.liking[COUPLES[code - PAIR.first]])

    def reason(self, places: Couple) -> Reason:
        """The rarest thing both pictures are or show; else what the taste finds alike in them."""
        if self.deck is None:
            return "", {}
        numbers = {"one": places[0] + 1, "other": places[1] + 1}
        rarity = self.deck.rarity
        shared = self.deck.shared(*(self.pictures[place] for place in places))
        if shared:
            rarest = max(shared, key=lambda facet: (rarity[facet], facet))
            return "reason-facet", {"facet": rarest, **numbers}
        likeness = self.likeness(places)
        alike = [n for n in range(len(LOOKS)) if likeness[n] >= ALIKE]
        if not alike:  # a mere fancy, or what was left
            return ("reason-left-over", numbers) if self.missing == 1 else ("", {})
        strongest = max(alike, key=lambda n: self.taste[n] * likeness[n])
        return f"reason-{LOOKS[strongest]}", numbers


def seed_of(view: View, seed: int) -> int:
    """Of this round alone."""
    return int(seed + (view["fields"]["round"] << AFTER_SEEDS)) % (1 << SEED_BITS)


def moment(sight: Sight, seed: int) -> float | None:
    """When the next pair, or « ready », would come."""
    fields = sight.view["fields"]
    if fields["phase"] != "pairing":
        return None
    made = len(sight.view["zones"]["pairs"][sight.seat]) // 2
    return moments(seed_of(sight.view, seed), fields["clock"])[made]


def number_of(name: str) -> int:
    """17 of `picture-17`."""
    return int(name.rpartition("-")[2])


def code_of(places: Couple) -> int:
    """To make this pair."""
    return int(PAIR.first + couple(*places))


def best_pairs(places: Sequence[int], liking: Mapping[Couple, float]) -> list[Couple]:
    """As many pairs as there can be, liked best together; of an odd number one place is left."""

    @cache
    def best(left: tuple[int, ...]) -> tuple[float, tuple[Couple, ...]]:
        if len(left) < 2:
            return 0.0, ()
        first, rest = left[0], left[1:]
        ways = [best(rest)] if len(left) % 2 else []  # the first is the one left
        for n, other in enumerate(rest):
            value, pairs = best(rest[:n] + rest[n + 1 :])
            ways.append((value + liking[first, other], ((first, other), *pairs)))
        return max(ways)

    return list(best(tuple(places))[1])


# Chance


def fraction(chance: Chance) -> float:
    """Above 0, up to 1."""
    return (chance.below(FINE) + 1) / FINE


def normally(chance: Chance) -> float:
    """Around 0, of deviation 1."""
    far = math.sqrt(-2 * math.log(fraction(chance)))
    return far * math.cos(2 * math.pi * fraction(chance))


def taste(chance: Chance) -> list[float]:
    """How much each kind of likeness counts, together 1: a Dirichlet draw around `TASTE`."""
    leanings = [sum(normally(chance) ** 2 for _ in range(int(2 * share))) for share in TASTE]
    return [leaning / sum(leanings) for leaning in leanings]


def moments(seed: int, clock: int, pairs: int = PAIRS) -> list[float]:
    """The seconds at which the pairs still to make come, and last the word « ready » (PP-68).

    A short clock shortens them; a long one, or none (0), does not make a bot dawdle.
    """
    chance = chance_from(seed)
    begins = EARLIEST + (LATEST - EARLIEST) / 4 * fraction(chance)
    ends = LATEST - (LATEST - EARLIEST) / 2 * fraction(chance)
    pauses = [0.3 - math.log(fraction(chance)) for _ in range(pairs)]
    pace = min(clock or USUAL_CLOCK, USUAL_CLOCK) / USUAL_CLOCK
    passed = accumulate(pauses, initial=0.0)
    total = sum(pauses) or 1.0
    return [pace * (begins + (ends - begins) * done / total) for done in passed]
