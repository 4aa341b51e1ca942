"""Questions — what the rules ask of expansions; the answers here are those of the game without any.

An expansion answers some of them, in a file of its own under `variants`, and keeps its numbers in
cells of `own` from MORE on. The rules ask all that a table has agreed on, and name none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import MOST_SEATS, NONE, Parks
from manege.kernel.bits import bit, lowest
from manege.kernel.chance import Chance
from manege.kernel.choices import Choices
from manege.kernel.outcome import Outcome
from manege.kernel.table import Decision, Verb, ask

# Questions to which there may be further answers
SENDING: Final = 0
IMPROVING: Final = 1
OPERATING: Final = 2
TURNING: Final = 3
NUDGING: Final = 4
WORKING: Final = 5  # then with a card of each form in turn


class Expansion:
    def __init__(self, key: str, last: bool = False) -> None:
        self.key = key
        self.last: bool = last  # asked after all others, of what they have brought
        self.number: i64 = len(KNOWN)
        KNOWN[key] = self

    def chosen(self, settings: Mapping[str, object]) -> bool:
        """Whether a table plays with it."""
        return bool(settings[self.key])

    def __reduce__(self) -> tuple[object, ...]:
        return known, (self.key,)

    # Set-up

    def bring(self, t: Parks) -> None:
        """Tiles and cards for stacks and decks, which are shuffled next."""

    def hand(self, t: Parks, cards: i64) -> i64:
        """The staff cards of each player at the start, a bag."""
        return cards

    def players(self, t: Parks, number: i64) -> i64:
        """For how many the board is laid out."""
        return number

    def dice_each_colour(self, t: Parks, number: i64) -> i64:
        """That go into the bag."""
        return number

    def administrators(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        """Those that are dealt from."""
        return cards

    def objectives(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        """Those that are chosen from."""
        return cards

    def agree(self, t: Parks, settings: Mapping[str, object]) -> None:
        """What was chosen besides."""

    def begin(self, t: Parks) -> None:
        """What else is told of the set-up."""

    def laid(self, t: Parks, place: i64, tile: i64) -> None:
        """A tile lies at a place among the available ones."""

    def laid_skill(self, t: Parks, place: i64, skill: i64) -> None:
        """Likewise a skill."""

    # All phases

    def verbs(self, question: i64) -> list[Verb[Parks]]:
        """What else may be done where this is asked."""
        return []

    # Planning

    def revealed(self, t: Parks) -> None:
        """All staff lies open."""

    def ordered(self, t: Parks) -> None:
        """The sums are settled."""

    # Welcome

    def shut(self, t: Parks) -> i64:
        """Monorails that nobody may take this round, a bit each."""
        return 0

    def why_shut(self, t: Parks, c: Choices) -> None:
        """What stands against the monorail that is asked about."""

    def welcomed(self, t: Parks, seat: i64) -> None:
        """A monorail's dice have come and the guards have lifted them."""

    # Improvement

    def more_fittings(self, t: Parks, seat: i64) -> i64:
        """How many more facilities may be installed this round."""
        return 0

    def can_improve(self, t: Parks, seat: i64) -> bool:
        """Whether there is anything else to do in phase 4."""
        return False

    # Activation

    def waived(self, t: Parks, seat: i64, place: i64) -> i64:
        """How many colours an attraction asks for in vain."""
        return 0

    def ways_out(self, t: Parks, seat: i64, place: i64) -> i64:
        """Where else a die may go from here, a bit a hex."""
        return 0

    def moved(self, t: Parks, seat: i64, place: i64, to: i64) -> None:
        """A die has gone from a hex to another."""

    def redirects(self, t: Parks, seat: i64, die: i64, place: i64) -> bool:
        """Whether a die about to be moved to the mascot may go elsewhere: its owner is asked."""
        return False

    def undiminished(self, t: Parks, seat: i64) -> i64:
        """Dice of the group that are not decreased."""
        return 0

    def may_stay(self, t: Parks, seat: i64) -> i64:
        """Those of them that need not be, if their owner says so."""
        return 0

    def used(self, t: Parks, seat: i64) -> None:
        """The group is about to be decreased."""

    def gone(self, t: Parks, seat: i64, die: i64) -> None:
        """A die has left the park for the bag."""

    def exchanged(self, t: Parks, seat: i64, old: i64, new: i64) -> None:
        """A die has been exchanged for another of the bag."""

    def meant(self, t: Parks, seat: i64, dice: i64) -> i64:
        """Of dice that are alike, those that are meant when one is named."""
        return dice

    def unrolled(self, t: Parks, seat: i64) -> i64:
        """Dice that nobody may roll."""
        return 0

    # Maintenance

    def due(self, t: Parks, seat: i64) -> i64:
        """Stars that phase 6 will bring besides."""
        return 0

    def upkeep(self, t: Parks, seat: i64) -> None:
        """They are scored."""

    def measure(self, t: Parks, seat: i64, objective: i64) -> i64:
        """What an objective of its own counts; NONE if it is another's."""
        return NONE

    def retiring(self, t: Parks, cards: i64) -> i64:
        """Staff cards that leave the game instead of being passed on, a bag."""
        return 0

    def retired(self, t: Parks, seat: i64, cards: i64) -> None:
        """They have left."""

    def maintained(self, t: Parks) -> None:
        """Scored and cleared; what follows prepares the next round."""

    def tidy(self, t: Parks, seat: i64) -> None:
        """The round is over."""

    def judged(self, t: Parks, outcome: Outcome) -> Outcome:
        """How the game has ended."""
        return outcome

    # Those who look

    def lay_out(self, t: Parks, position: Any) -> None:
        """What a position names of it."""

    def seen(self, t: Parks, fields: dict[str, Any]) -> None:
        """What a view tells of it is laid out again."""

    def imagine(self, t: Parks, chance: Chance) -> None:
        """What nobody knows of it is dealt anew."""

    def fault(self, t: Parks) -> str | None:
        """What of it lies where it cannot."""
        return None

    def worth(self, t: Parks, seat: i64, code: i64, dollar: float) -> float:
        """What an action of its own does for a park, in stars; 0 for others'."""
        return 0.0

    def staff_worth(self, t: Parks, seat: i64, staff: i64) -> float:
        """What the ability of a card of its own adds in a round."""
        return 0.0

    def at_once(self, t: Parks, seat: i64, codes: vec[i64]) -> i64:
        """What a sensible player does before all else; NONE if nothing."""
        return NONE

    def reason(self, t: Parks, seat: i64, code: i64) -> str:
        """The sentence why; empty for actions of others."""
        return ""


KNOWN: Final[dict[str, Expansion]] = {}


def known(key: str) -> Expansion:
    return KNOWN[key]


# As the rules ask


def agreed(settings: Mapping[str, object]) -> list[Expansion]:
    chosen = [expansion for expansion in KNOWN.values() if expansion.chosen(settings)]
    return sorted(chosen, key=lambda expansion: expansion.last)


def numbered(expansions: list[Expansion]) -> i64:
    """A set of them as one number."""
    variant: i64 = 0
    for expansion in expansions:
        variant |= bit(expansion.number)
    return variant


class Aside(Verb[Parks]):
    """Something said besides: it answers nothing."""


class Asking(Decision[Parks]):
    """A decision with what the expansions of a variant add to it."""

    def __init__(self, seat: i64, question: i64, verbs: list[Verb[Parks]], variant: i64) -> None:
        further = verbs[:]
        for expansion in KNOWN.values():
            if variant & bit(expansion.number):
                further += expansion.verbs(question)
        super().__init__(seat, further)
        self.question: i64 = question
        self.variant: i64 = variant

    def within(self, variant: i64) -> Asking:
        """The same in another variant."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.variant)


def ask_again(t: Parks, decision: Asking, code: i64) -> None:
    """Who has only said something besides is asked the same as before."""
    if decision.variant and isinstance(decision.verb_of(code), Aside):
        ask(t, decision)


FULLER: Final[dict[int, Asking]] = {}


def asked(t: Parks, decision: Asking) -> Asking:
    """As the table's variant has it."""
    if t.variant == 0:
        return decision
    key = (decision.question * MOST_SEATS + decision.seat) << 16 | t.variant
    found = FULLER.get(key)
    if found is None:
        found = decision.within(t.variant)
        FULLER[key] = found
    return found


def players(t: Parks) -> i64:
    number = t.seats
    for expansion in t.expansions:
        number = expansion.players(t, number)
    return number


def on_display(t: Parks) -> i64:
    """How many monorails, attractions and skills: one more than players (DP-7, DP-22, DP-26)."""
    return players(t) + 1


def shut(t: Parks) -> i64:
    monorails: i64 = 0
    for expansion in t.expansions:
        monorails |= expansion.shut(t)
    return monorails


def more_fittings(t: Parks, seat: i64) -> i64:
    number: i64 = 0
    for expansion in t.expansions:
        number += expansion.more_fittings(t, seat)
    return number


def waived(t: Parks, seat: i64, place: i64) -> i64:
    number: i64 = 0
    for expansion in t.expansions:
        number += expansion.waived(t, seat, place)
    return number


def undiminished(t: Parks, seat: i64) -> i64:
    dice: i64 = 0
    for expansion in t.expansions:
        dice |= expansion.undiminished(t, seat)
    return dice


def may_stay(t: Parks, seat: i64) -> i64:
    dice: i64 = 0
    for expansion in t.expansions:
        dice |= expansion.may_stay(t, seat)
    return dice


def unrolled(t: Parks, seat: i64) -> i64:
    dice: i64 = 0
    for expansion in t.expansions:
        dice |= expansion.unrolled(t, seat)
    return dice


def meant(t: Parks, seat: i64, dice: i64) -> i64:
    """The die that is meant among some that are alike."""
    if dice & (dice - 1):
        for expansion in t.expansions:
            dice = expansion.meant(t, seat, dice)
    return lowest(dice)


def due(t: Parks, seat: i64) -> i64:
    stars: i64 = 0
    for expansion in t.expansions:
        stars += expansion.due(t, seat)
    return stars


def measured(t: Parks, seat: i64, objective: i64) -> i64:
    for expansion in t.expansions:
        number = expansion.measure(t, seat, objective)
        if number != NONE:
            return number
    return 0


def at_once(t: Parks, seat: i64, codes: vec[i64]) -> i64:
    for expansion in t.expansions:
        code = expansion.at_once(t, seat, codes)
        if code != NONE:
            return code
    return NONE


def retiring(t: Parks, cards: i64) -> i64:
    leaving: i64 = 0
    for expansion in t.expansions:
        leaving += expansion.retiring(t, cards - leaving)
    return leaving
