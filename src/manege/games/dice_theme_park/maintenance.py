"""6. Maintenance — stars and money, objective, dice on 1, the next round (DP-128 to DP-147).

Barriers lie between its steps: all score, then the objective, then all discards, then cards pass
(DP-R63, DP-R64).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import BONUS, RESCUES, counted
from manege.games.dice_theme_park.components import (
    BUSY,
    COUNTED,
    CUBES,
    EFFECTS,
    FITTED,
    FROM_ADMINISTRATOR,
    FROM_ATTRACTIONS,
    FROM_EFFECTS,
    FROM_KIOSKS,
    FROM_OBJECTIVES,
    FROM_SKILLS,
    HAS_BUILT,
    HAS_PLAN,
    HAS_RECRUITED,
    INSTALLED,
    KIOSK,
    LEFT,
    MAINTENANCE,
    MASCOTS,
    MONORAIL,
    MOST_SEATS,
    NONE,
    PLANS,
    READY,
    RECEPTIONIST,
    RESCUED,
    RESTING,
    SKILLS,
    STANDING,
    TOKENS,
    TURNED,
    Parks,
    add,
    has,
    left_to_use,
    put,
    with_cards,
)
from manege.games.dice_theme_park.dice import (
    DIE_IDS,
    FACES,
    OF_COLOUR,
    arrive,
    colours_in,
    kind_of,
    leave,
    place_of,
    showing,
    turn_to,
    visitors_of,
)
from manege.games.dice_theme_park.hexes import HEXES
from manege.games.dice_theme_park.improvement import EFFECT_STARS, KIOSK_MONEY, tile_at
from manege.games.dice_theme_park.market import lay_row, lay_skills
from manege.games.dice_theme_park.monorails import fill_monorails, tell_monorails
from manege.games.dice_theme_park.objectives import measure, objective_of_round, prizes
from manege.games.dice_theme_park.purse import earn, score
from manege.games.dice_theme_park.questions import meant
from manege.games.dice_theme_park.staff_room import EXCHANGE_STEPS
from manege.games.dice_theme_park.story import DECLINED, MEASURED
from manege.games.dice_theme_park.story import LEFT as LEFT_THE_PARK
from manege.games.dice_theme_park.story import TURNED as DIE_TURNED
from manege.games.dice_theme_park.tiles import PRINTED_STARS
from manege.kernel.bag import count, size
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, ask_together, tell, then


class ScoreCubes(Step[Parks]):
    """Each cube its stars, special effects and kiosk; then it comes off (DP-128 to DP-131)."""

    def perform(self, t: Parks) -> None:
        t.phase = MAINTENANCE
        seat: i64 = 0
        while seat < t.seats:
            stars: i64 = 0
            effects: i64 = 0
            money: i64 = 0
            place: i64 = 0
            while place < HEXES:
                cubes = count(has(t, seat, CUBES), place)
                if cubes > 0:
                    stars += cubes * PRINTED_STARS[tile_at(t, seat, place)]
                    effects += cubes * (has(t, seat, INSTALLED + EFFECTS) >> place & 1)
                    money += cubes * (has(t, seat, INSTALLED + KIOSK) >> place & 1)
                place += 1
            score(t, seat, stars, FROM_ATTRACTIONS)
            score(t, seat, EFFECT_STARS * effects, FROM_EFFECTS)
            earn(t, seat, KIOSK_MONEY * money, FROM_KIOSKS)
            put(t, seat, COUNTED, has(t, seat, CUBES))
            put(t, seat, CUBES, 0)
            seat += 1


class ScoreExtras(Step[Parks]):
    """Tokens of skills, then administrators (DP-132, DP-156, DP-158, DP-R64)."""

    def perform(self, t: Parks) -> None:
        seat: i64 = 0
        while seat < t.seats:
            score(t, seat, has(t, seat, TOKENS), FROM_SKILLS)
            put(t, seat, TOKENS, 0)
            for expansion in t.expansions:
                expansion.upkeep(t, seat)
            score(t, seat, counted(t, seat, BONUS), FROM_ADMINISTRATOR)
            seat += 1


class RankObjective(Step[Parks]):
    """Places are shared by those who tie (DP-133 to DP-137)."""

    def perform(self, t: Parks) -> None:
        objective = objective_of_round(t)
        if objective == NONE:
            return
        numbers = vec[i64]()
        seat: i64 = 0
        while seat < t.seats:
            numbers = append(numbers, measure(t, seat, objective))
            tell(t, MEASURED, seat, objective, numbers[seat])
            seat += 1
        stars = prizes(objective, numbers)
        seat = 0
        while seat < t.seats:
            score(t, seat, stars[seat], FROM_OBJECTIVES)
            seat += 1


# Dice on 1


def doomed(t: Parks, seat: i64) -> i64:
    """Those on 1 that were not saved already (DP-139)."""
    return showing(t, visitors_of(t, seat), 1) & ~has(t, seat, BUSY)


def saves_left(t: Parks, seat: i64) -> i64:
    """The dice that can still be saved (DP-41, DP-154, DP-R70)."""
    dice = doomed(t, seat)
    if left_to_use(t, seat, RECEPTIONIST) > 0:
        return dice
    found: i64 = 0
    if has(t, seat, RESCUED) == 0:
        colour: i64 = 0
        while colour < len(OF_COLOUR):
            if counted(t, seat, RESCUES) & bit(colour):
                found |= dice & OF_COLOUR[colour]
            colour += 1
    return found


class Rescue(Verb[Parks]):
    """A die on 1 goes to the Entrance on any value instead; it is named as it will be. The
    administrator's own chance is used first where it can be (DP-41, DP-42, DP-154)."""

    def __init__(self) -> None:
        super().__init__([f"rescue {die}" for die in DIE_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        found: i64 = 0
        colours = colours_in(saves_left(t, seat))
        colour: i64 = 0
        while colour < len(OF_COLOUR):
            if colours & bit(colour):
                found |= shifted_faces(colour)
            colour += 1
        c.places(found, NOBODY_TO_RESCUE, c.which // FACES)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        colour = which // FACES
        die = meant(t, seat, saves_left(t, seat) & OF_COLOUR[colour])
        if has(t, seat, RESCUED) == 0 and counted(t, seat, RESCUES) & bit(colour):
            put(t, seat, RESCUED, 1)
        else:
            add(t, seat, LEFT + RECEPTIONIST, -1)
        tell(t, DIE_TURNED, seat, kind_of(t, die), which % FACES + 1)
        t.visitors[seat * HEXES + place_of(t, seat, die)] &= ~bit(die)
        arrive(t, seat, bit(die))
        turn_to(t, die, which % FACES + 1)
        put(t, seat, BUSY, has(t, seat, BUSY) | bit(die))
        then(t, RESCUE_ON[seat])


def shifted_faces(colour: i64) -> i64:
    """All six faces of a colour, a bit each kind."""
    return (bit(FACES) - 1) << (colour * FACES)


class GiveUp(Verb[Parks]):
    def __init__(self) -> None:
        super().__init__(["farewell"])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.one()

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        tell(t, DECLINED, seat)


RESCUE: Final = Rescue()
GIVE_UP: Final = GiveUp()
NOBODY_TO_RESCUE: Final = Why("DP-R70", "nobody-to-rescue", "colour")


class RescueVisitors(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [RESCUE, GIVE_UP])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-41", "rescue-or-not")


class RescueOn(Step[Parks]):
    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def perform(self, t: Parks) -> None:
        if saves_left(t, self.seat):
            ask(t, RESCUES_OF[self.seat])

    def __reduce__(self) -> tuple[object, ...]:
        return RescueOn, (self.seat,)


RESCUES_OF: Final = [RescueVisitors(seat) for seat in range(MOST_SEATS)]
RESCUE_ON: Final = [agenda_of([RescueOn(seat)]) for seat in range(MOST_SEATS)]


class AskRescues(Step[Parks]):
    """All at once (DP-29, DP-R63)."""

    def perform(self, t: Parks) -> None:
        asked: list[Decision[Parks]] = []
        seat: i64 = 0
        while seat < t.seats:
            put(t, seat, BUSY, 0)
            put(t, seat, RESCUED, 0)
            if saves_left(t, seat):
                asked.append(RESCUES_OF[seat])
            seat += 1
        ask_together(t, asked)


class DiscardDice(Step[Parks]):
    """Also after the last round: the tie-break looks at what is left (DP-139, DP-R71)."""

    def perform(self, t: Parks) -> None:
        seat: i64 = 0
        while seat < t.seats:
            discard_doomed(t, seat)
            seat += 1
        for expansion in t.expansions:
            expansion.maintained(t)


def discard_doomed(t: Parks, seat: i64) -> None:
    rest = doomed(t, seat)
    while rest:
        die = lowest(rest)
        place = place_of(t, seat, die)
        tell(t, LEFT_THE_PARK, seat, kind_of(t, die), place)
        leave(t, seat, die, place)
        rest &= rest - 1


# The next round


class Tidy(Step[Parks]):
    """Plans are ready, mascots home again, each card with its mascot (DP-141, DP-117, DP-R29)."""

    def perform(self, t: Parks) -> None:
        seat: i64 = 0
        while seat < t.seats:
            add(t, seat, PLANS, has(t, seat, TURNED))
            put(t, seat, TURNED, 0)
            put(t, seat, STANDING, 0)
            put(t, seat, READY, has(t, seat, SKILLS))
            put(t, seat, RESTING, has(t, seat, MASCOTS) - size(has(t, seat, SKILLS)))
            put(t, seat, COUNTED, 0)
            put(t, seat, HAS_BUILT, 0)
            put(t, seat, HAS_RECRUITED, 0)
            put(t, seat, HAS_PLAN, 0)
            put(t, seat, FITTED, 0)
            put(t, seat, MONORAIL, NONE)
            for expansion in t.expansions:
                expansion.tidy(t, seat)
            seat += 1


class Refill(Step[Parks]):
    """Monorails, attractions, skills, the round marker (DP-142 to DP-147)."""

    def perform(self, t: Parks) -> None:
        t.monorails = t.monorails[:]
        monorail: i64 = 0
        while monorail < len(t.monorails):
            t.bag |= t.monorails[monorail]
            t.monorails[monorail] = 0
            monorail += 1
        t.round += 1
        fill_monorails(t)
        tell_monorails(t)
        lay_row(t)
        if with_cards(t):
            lay_skills(t)


PREPARATIONS: Final = agenda_of([*EXCHANGE_STEPS, Tidy(), Refill()])
MAINTENANCE_STEPS: Final[list[Step[Parks]]] = [
    *(ScoreCubes(), ScoreExtras(), RankObjective(), AskRescues(), DiscardDice()),
]
