"""Règles solo — a rival that takes things away, dice set aside, a target (DP-192 to DP-211).

What it keeps besides the table is noted on the table's `notes`, a sheet that copies share.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    HAND,
    NONE,
    NOTHING_YET,
    ROOM_FOR_STAFF,
    STAFF_IDS,
    STAFF_INCOME,
    SUM,
    Parks,
    add,
    has,
)
from manege.games.dice_theme_park.questions import Expansion
from manege.games.dice_theme_park.variants.initiative import MONORAIL, SKILL, TILE, VALUE
from manege.games.dice_theme_park.variants.promo import MIXED as PROMO
from manege.games.dice_theme_park.variants.solo_objectives import (
    AIM_IDS,
    ASIDE,
    ASIDE_NOW,
    FIRST_B,
    FIRST_PLUS,
    MEASURE,
    PLUS_A,
    PLUS_B,
    RED,
    cards_of_letter,
    is_met,
    measured,
)
from manege.games.dice_theme_park.variants.solo_story import (
    AIM,
    AIM_MET,
    AIM_MISSED,
    CAME_FIRST,
    DENIED_MONORAIL,
    DENIED_SKILL,
    DENIED_TILE,
    DISMISSED,
    INITIATIVE,
    LEFT_OUT,
    TARGET_ROSE,
)
from manege.games.dice_theme_park.worth import HABITS, staff_worth
from manege.kernel.bag import count, one, size
from manege.kernel.bits import bit, bits
from manege.kernel.chance import Chance, dealt_anew
from manege.kernel.choices import Choices
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, tell, then

ALONE: Final = 0  # the only seat
PLAYERS: Final = 2  # for whom all is laid out (DP-192)
DICE_EACH_COLOUR: Final = 9  # DP-193
HAND_SIZE: Final = 12  # DP-194
ON_DISPLAY: Final = 3  # monorails, attractions, skills
OUT_AT_START: Final = 36  # dice

# The track. Round 3's red number is the sheet's, as are the targets; the others are ours
SIDE_IDS: Final = ["normal", "difficult"]
TARGETS: Final = vec[i64]([160, 170])  # DP-197
LETTERED: Final = [2, 3, 4, 5]  # rounds
FIRST_A_ROUND: Final = 2
FIRST_B_ROUND: Final = 4
TRACK: Final = vec[i64]([0, 0, 10, 10, 10, 10])  # by round

# What is noted
SIDE: Final = 0
TARGET: Final = 1
CARD: Final = 2  # of initiative in this round, or NONE
SHUT: Final = 3  # monorails denied, a bit each
DENIED_TILES: Final = 4  # a bit each
DENIED_SKILLS: Final = 5  # a bag
ASIDE_BEFORE: Final = 6  # dice set aside before this round
SPENT: Final = 7  # staff cards, a bag (DP-205)
UNUSED: Final = 51  # staff cards that were left out at the start, a bag (DP-213)
NEXT: Final = 8  # where the top card of the deck lies
TILES_LAID: Final = 9  # by place (DP-201)
SKILLS_LAID: Final = 12
OBJECTIVES: Final = 15  # by round, two each, or NONE
RESULTS: Final = 27  # of each of them
INITIATIVES: Final = 39  # the deck
ALL_INITIATIVES: Final = 12
NOTES: Final = 52

NOTHING_NOTED: Final = vec[i64](
    [NONE if place == CARD or TILES_LAID <= place < RESULTS else 0 for place in range(NOTES)]
)

EACH_ROUND: Final = 2  # objectives at most (DP-211)
OBJECTIVE_PLACES: Final = 12
STILL_OPEN: Final = 0
MET: Final = 1
MISSED: Final = 2


def note(t: Parks, what: i64, number: i64) -> None:
    t.notes = t.notes[:]
    t.notes[what] = number


class Solo(Expansion):
    """It is asked last: what it doubles or halves, the others have brought before."""

    def chosen(self, settings: Mapping[str, object]) -> bool:
        return settings[self.key] in SIDE_IDS

    # Set-up

    def players(self, t: Parks, number: i64) -> i64:
        return PLAYERS

    def dice_each_colour(self, t: Parks, number: i64) -> i64:
        return DICE_EACH_COLOUR

    def hand(self, t: Parks, cards: i64) -> i64:
        return cards + cards  # DP-194

    def objectives(self, t: Parks, cards: vec[i64]) -> vec[i64]:
        return NOTHING_YET  # DP-R93

    def bring(self, t: Parks) -> None:
        """One of each skill (DP-196)."""
        seen: i64 = 0
        deck = vec[i64]()
        for skill in t.skill_deck:
            if not seen & bit(skill):
                seen |= bit(skill)
                deck = append(deck, skill)
        t.skill_deck = deck

    def agree(self, t: Parks, settings: Mapping[str, object]) -> None:
        """The side of the track, its objectives, the initiative deck (DP-197 to DP-199)."""
        t.notes = NOTHING_NOTED[:]
        t.notes[SIDE] = SIDE_IDS.index(str(settings[self.key]))
        t.notes[TARGET] = TARGETS[t.notes[SIDE]]
        cards = vec[i64](range(ALL_INITIATIVES))
        t.chance.shuffle(cards)
        for place in range(ALL_INITIATIVES):
            t.notes[INITIATIVES + place] = cards[place]
        extra: i64 = 0
        for number in LETTERED:
            if settings[f"extra-{number}"]:
                extra |= bit(number)
        lay_objectives(t, FIRST_A_ROUND, cards_of_letter(t, 0, FIRST_B, PLUS_A), extra)
        lay_objectives(t, FIRST_B_ROUND, cards_of_letter(t, FIRST_B, FIRST_PLUS, PLUS_B), extra)

    def begin(self, t: Parks) -> None:
        place: i64 = 0
        while place < OBJECTIVE_PLACES:
            if t.notes[OBJECTIVES + place] != NONE:
                tell(t, AIM, place // EACH_ROUND, t.notes[OBJECTIVES + place])
            place += 1
        then(t, CHOOSE_HAND)

    def laid(self, t: Parks, place: i64, tile: i64) -> None:
        note(t, TILES_LAID + place, tile)

    def laid_skill(self, t: Parks, place: i64, skill: i64) -> None:
        note(t, SKILLS_LAID + place, skill)

    # Planning

    def revealed(self, t: Parks) -> None:
        """The top card of the deck (DP-202)."""
        card = t.notes[INITIATIVES + t.notes[NEXT]]
        note(t, CARD, card)
        note(t, NEXT, t.notes[NEXT] + 1)
        tell(t, INITIATIVE, card, VALUE[card])

    def ordered(self, t: Parks) -> None:
        """If equal, the rival comes first; it takes all that its card marks (DP-203, DP-R94,
        DP-R95)."""
        card = t.notes[CARD]
        if VALUE[card] > has(t, ALONE, SUM):
            tell(t, CAME_FIRST, ALONE, has(t, ALONE, SUM))
            return
        if MONORAIL[card] > 0:
            note(t, SHUT, bit(MONORAIL[card] - 1))
            tell(t, DENIED_MONORAIL, MONORAIL[card])
        tile = laid_at(t, TILES_LAID, TILE[card])
        if tile != NONE:
            t.row &= ~bit(tile)
            note(t, DENIED_TILES, bit(tile))
            tell(t, DENIED_TILE, tile)
        skill = laid_at(t, SKILLS_LAID, SKILL[card])
        if skill != NONE:
            t.offer -= one(skill)
            note(t, DENIED_SKILLS, one(skill))
            tell(t, DENIED_SKILL, skill)

    def shut(self, t: Parks) -> i64:
        return t.notes[SHUT]

    def why_shut(self, t: Parks, c: Choices) -> None:
        c.unless(t.notes[SHUT] >> c.which & 1 != 0, MONORAIL_DENIED, c.which + 1)

    # Maintenance

    def gone(self, t: Parks, seat: i64, die: i64) -> None:
        """Out of the bag again (DP-206, DP-R98)."""
        t.bag &= ~bit(die)
        t.out |= bit(die)

    def maintained(self, t: Parks) -> None:
        """Each missed objective raises the target by its red number, all of them together once by
        the track's (DP-207 to DP-210, DP-R97, DP-R99)."""
        rise: i64 = 0
        missed = False
        place = t.round * EACH_ROUND
        while place < (t.round + 1) * EACH_ROUND:
            aim = t.notes[OBJECTIVES + place]
            if aim != NONE:
                met = is_met(aim, progress(t, aim))
                note(t, RESULTS + place, MET if met else MISSED)
                tell(t, AIM_MET if met else AIM_MISSED, t.round, aim)
                if not met:
                    missed = True
                    rise += RED[aim]
            place += 1
        if missed:
            rise += TRACK[t.round]
        if rise > 0:
            note(t, TARGET, t.notes[TARGET] + rise)
            tell(t, TARGET_ROSE, rise, t.notes[TARGET])

    def retiring(self, t: Parks, cards: i64) -> i64:
        return cards  # DP-205

    def retired(self, t: Parks, seat: i64, cards: i64) -> None:
        """Consultants leave the game as ever (DP-187)."""
        cards -= PROMO.retiring(t, cards)
        note(t, SPENT, t.notes[SPENT] + cards)
        staff: i64 = 0
        while staff < ROOM_FOR_STAFF:
            number = count(cards, staff)
            while number > 0:
                tell(t, DISMISSED, seat, staff)
                number -= 1
            staff += 1

    def tidy(self, t: Parks, seat: i64) -> None:
        """What the rival took is discarded with what is left (DP-204, DP-R24, DP-R94)."""
        t.discards |= t.notes[DENIED_TILES]
        t.used_skills += t.notes[DENIED_SKILLS]
        aside = set_aside(t)
        t.notes = t.notes[:]
        t.notes[CARD] = NONE
        t.notes[SHUT] = 0
        t.notes[DENIED_TILES] = 0
        t.notes[DENIED_SKILLS] = 0
        t.notes[ASIDE_BEFORE] = aside
        place = TILES_LAID
        while place < OBJECTIVES:
            t.notes[place] = NONE
            place += 1

    def judged(self, t: Parks, outcome: Outcome) -> Outcome:
        """The target is to be beaten, not equalled, by all stars, those of money too (DP-200,
        DP-R102)."""
        needed = t.notes[TARGET] + 1
        return Outcome(outcome.scores, outcome.sources, rule="DP-200", target=needed)

    # Those who look

    def imagine(self, t: Parks, chance: Chance) -> None:
        """The order of the deck is unknown (DP-198)."""
        first = INITIATIVES + t.notes[NEXT]
        cards = dealt_anew(t.notes[first : INITIATIVES + ALL_INITIATIVES], chance)
        t.notes = t.notes[:]
        for place in range(len(cards)):
            t.notes[first + place] = cards[place]

    def lay_out(self, t: Parks, position: Any) -> None:
        """`aims` are the objectives of rounds 2 to 5, `initiative` the top of the deck; dice named
        nowhere were set aside before."""
        t.notes = t.notes[:]
        t.notes[TARGET] = position.number("target", t.notes[TARGET], range(1000))
        t.notes[ASIDE_BEFORE] = set_aside(t)
        for place, tile in enumerate(some_things(position, "row", "tile")):
            t.notes[TILES_LAID + place] = tile
        for place, skill in enumerate(some_things(position, "offer", "skill")):
            t.notes[SKILLS_LAID + place] = skill
        if position.has("aims"):
            for n, aims in enumerate(position.by_seat("aims", len(LETTERED), "aim")):
                position.needs(len(aims) <= EACH_ROUND, "“aims” are two a round at most (DP-211)")
                for place in range(EACH_ROUND):
                    aim = aims[place] if place < len(aims) else NONE
                    t.notes[OBJECTIVES + LETTERED[n] * EACH_ROUND + place] = aim
        first = position.things("initiative", "initiative")
        once = len(set(first)) == len(first)
        position.needs(once, "each card of “initiative” is there once (DP-198)")
        deck = t.notes[INITIATIVES : INITIATIVES + ALL_INITIATIVES]
        rest = [card for card in deck if card not in first]
        for place, card in enumerate([*first, *rest]):
            t.notes[INITIATIVES + place] = card

    def worth(self, t: Parks, seat: i64, code: i64, dollar: float) -> float:
        """Who does least in a round is left out."""
        if LEAVE_OUT.first <= code < LEAVE_OUT.end:
            staff = code - LEAVE_OUT.first
            return -staff_worth(t, seat, staff, HABITS) - dollar * float(STAFF_INCOME[staff])
        return 0.0

    def reason(self, t: Parks, seat: i64, code: i64) -> str:
        return "reason-leave" if LEAVE_OUT.first <= code < LEAVE_OUT.end else ""

    def seen(self, t: Parks, fields: dict[str, Any]) -> None:
        """All that a sensible player looks at: what is asked for, and how far one has come."""
        told = fields["solo"]
        t.notes = NOTHING_NOTED[:]
        t.notes[TARGET] = told["target"]
        t.notes[ASIDE_BEFORE] = told["aside"] - told["aside_now"]
        for each in told["objectives"]:
            place = OBJECTIVES + each["round"] * EACH_ROUND
            if t.notes[place] != NONE:
                place += 1
            t.notes[place] = AIM_IDS.index(each["aim"])


# The promo staff


class LeaveOut(Verb[Parks]):
    """Until twelve are left (DP-213)."""

    def __init__(self) -> None:
        super().__init__([f"leave {staff}" for staff in STAFF_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.each(has(t, seat, HAND), NOT_HELD, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        add(t, seat, HAND, -one(which))
        note(t, UNUSED, t.notes[UNUSED] + one(which))
        tell(t, LEFT_OUT, seat, which)
        then(t, CHOOSE_HAND)


LEAVE_OUT: Final = LeaveOut()
VERBS: Final[list[Verb[Parks]]] = [LEAVE_OUT]
NOT_HELD: Final = Why("DP-213", "staff-not-held", "staff")


class ChooseHand(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [LEAVE_OUT])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-213", "hand-first")


HAND_CHOICE: Final = ChooseHand(ALONE)


class AskHand(Step[Parks]):
    def perform(self, t: Parks) -> None:
        if size(has(t, ALONE, HAND)) > HAND_SIZE:
            ask(t, HAND_CHOICE)


CHOOSE_HAND: Final = agenda_of([AskHand()])


MONORAIL_DENIED: Final = Why("DP-203", "monorail-denied", "monorail")


def some_things(position: Any, place: str, holds: str) -> list[int]:
    """As many as there are places for."""
    found: list[int] = position.things(place, holds)
    position.needs(len(found) <= ON_DISPLAY, f"alone “{place}” has three places (DP-201)")
    return found


def lay_objectives(t: Parks, first: i64, cards: vec[i64], extra: i64) -> None:
    """One under each of two rounds, two where so agreed (DP-199, DP-211)."""
    t.chance.shuffle(cards)
    place: i64 = 0
    while place < 2 * EACH_ROUND:
        if place % EACH_ROUND == 0 or extra & bit(first + place // EACH_ROUND):
            t.notes[OBJECTIVES + first * EACH_ROUND + place] = cards[place]
        place += 1


def laid_at(t: Parks, row: i64, place: i64) -> i64:
    """What lies at a place that a card marks; NONE if nothing does."""
    return NONE if place == 0 else t.notes[row + place - 1]


def set_aside(t: Parks) -> i64:
    """How many dice, since the start (DP-206)."""
    return bits(t.out) - OUT_AT_START


def progress(t: Parks, aim: i64) -> i64:
    """How far one has come with an objective."""
    measure = MEASURE[aim]
    if measure == ASIDE:
        return set_aside(t)
    if measure == ASIDE_NOW:
        return set_aside(t) - t.notes[ASIDE_BEFORE]
    return measured(t, ALONE, measure)


SOLO: Final = Solo("solo", last=True)
