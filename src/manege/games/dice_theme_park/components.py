"""Matériel — parks, dice, staff, mascots, and what lies where on the table (DP-1 to DP-26).

The chapters: `hexes` is the outline of a park, `dice` the visitors, `tiles` what is printed on
attractions, `groups` what they ask for, `skills`, `administrators` and `objectives` the cards,
`monorails`, `market` and `purse` the supplies; `setup` and `opening` the start. Then the phases:
`planning`, `welcome`, `building`, `improvement`, `activation` (with `activating`, `moves`,
`mascots`, their `tricks`), `maintenance` (with the `staff_room`); `round` binds them, `scoring` is
the end. `questions` is what all of them ask of expansions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.kernel.chance import Chance
from manege.kernel.refusal import Refusal
from manege.kernel.table import Table

if TYPE_CHECKING:
    from manege.games.dice_theme_park.questions import Expansion

MOST_SEATS: Final = 4

# Modes (DP-1 to DP-3)
INITIATION: Final = 0
SHORT: Final = 1
FULL: Final = 2
MODE_IDS: Final = ["initiation", "short", "full"]

# Phases (DP-27); 0 is set-up
OPENING: Final = 0
PLANNING: Final = 1
WELCOME: Final = 2
EXPANSION: Final = 3
IMPROVEMENT: Final = 4
ACTIVATION: Final = 5
MAINTENANCE: Final = 6
PHASE_IDS: Final = [
    *("opening", "planning", "welcome", "expansion", "improvement", "activation", "maintenance"),
]

# Colours of dice and tiles; grey ones ask for no colour
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
GREY: Final = 3
COLOURS: Final = 3
COLOUR_IDS: Final = ["blue", "green", "yellow", "grey"]

# Staff (DP-13), by the value of the die on the card
RECEPTIONIST: Final = 0
GUARD: Final = 1
GUIDE: Final = 2
MASCOT: Final = 3
ARCHITECT: Final = 4
DIRECTOR: Final = 5
STAFF: Final = 6  # in a hand at the start
ROOM_FOR_STAFF: Final = 9
STAFF_IDS: Final = ["receptionist", "guard", "guide", "mascot", "architect", "director"]
STAFF_VALUE: Final = vec[i64]([1, 2, 3, 4, 5, 6, 0, 0, 0])
STAFF_INCOME: Final = vec[i64]([2, 2, 3, 3, 4, 4, 0, 0, 0])  # the sheet's: guide and mascot

# Facilities (DP-18)
KIOSK: Final = 0
EFFECTS: Final = 1
GENERATOR: Final = 2
FACILITIES: Final = 3
FACILITY_IDS: Final = ["kiosk", "effects", "generator"]
EACH_FACILITY: Final = 3  # a player has so many of each, and never more (DP-81)

MOST_MASCOTS: Final = 6  # DP-R30

# What a seat has, side by side in `own`
MONEY: Final = 0
STARS: Final = 1
TOKENS: Final = 2  # stars of skills, scored in phase 6 (DP-R60)
PLANS: Final = 3  # ready side up
TURNED: Final = 4  # plans used this round
MASCOTS: Final = 5  # all that one owns
RESTING: Final = 6  # of those without a skill card, the ones still in the own area
READY: Final = 7  # skill cards whose mascot is still there, a bag
SKILLS: Final = 8  # all skill cards, a bag
ADMINISTRATOR: Final = 9  # its number, or NONE
HAND: Final = 10  # staff cards, a bag
PLAYED: Final = 11  # the two of this round, a bag
SUM: Final = 12  # of their dice (DP-33)
MONORAIL: Final = 13  # the one taken this round, or NONE
BUILT: Final = 14  # the hexes with a tile, a bit each
INSTALLED: Final = 15  # by kind of facility, the hexes that have one, a bit each
CUBES: Final = 18  # on attractions now: a bag of hexes
COUNTED: Final = 19  # the same once they are taken off and scored (DP-131)
STANDING: Final = 20  # mascots on attractions: a bag of hexes (DP-101)
LEFT: Final = 21  # of each staff member's ability, how often it can still be used this round
HAS_BUILT: Final = 30  # this round (DP-59)
HAS_RECRUITED: Final = 31  # DP-65
HAS_PLAN: Final = 32  # bought this round (DP-72)
FITTED: Final = 33  # facilities installed this round (DP-73)
FINISHED: Final = 34  # with phase 4 or 5
# An act under way
HERE: Final = 35  # the attraction that is activated, or where the mascot stands
GROUP: Final = 36  # the dice that are used, a bit each
NEEDED: Final = 37  # those of them that were asked for by name
CHOICE: Final = 38  # 1 if another group could be formed
HUED: Final = 39  # those that count as of the colour asked for (DP-103)
SPARED: Final = 40  # the one that is not decreased (DP-155)
USING: Final = 41  # the skill card of the mascot in use, or NONE
ADJUSTED: Final = 42  # how many adjustments this mascot has made
SKILLED: Final = 43  # how often its skill was used
BUSY: Final = 44  # dice that guard, skill or rescue has changed already, a bit each
MOVING: Final = 45  # the die that is turned or moved
TILE_IN_HAND: Final = 46  # taken and still to be placed; 0 if none
IN_USE: Final = 47  # 1 while a mascot has something to do
RESCUED: Final = 48  # 1 once the administrator has saved a die this round (DP-154)
# Where stars came from
SOURCES: Final = 49
FROM_ATTRACTIONS: Final = 0
FROM_EFFECTS: Final = 1
FROM_SKILLS: Final = 2
FROM_ADMINISTRATOR: Final = 3
FROM_OBJECTIVES: Final = 4
FROM_MONEY: Final = 5
STAR_SOURCES: Final = 6
FROM_INCOME: Final = 6  # these two bring money only
FROM_KIOSKS: Final = 7
SOURCE_IDS: Final = [
    *("attractions", "effects", "skills", "administrator", "objectives", "money"),
    *("income", "kiosks"),
]
ROOM_FOR_SOURCES: Final = 12
MORE: Final = 61  # what expansions keep, each in cells of its own
ROOM_FOR_MORE: Final = 24
OWN: Final = 85  # numbers a seat has

NONE: Final = -1
NOBODY: Final = -1
NOTHING_YET: Final = vec[i64]()


class Parks(Table):
    """Dice are bits: die 0 to 20 is blue, 21 to 41 green, 42 to 62 yellow; see `dice`.

    What seldom changes is shared by copies: whoever writes on it takes a new sheet first, `[:]`.
    """

    def __init__(self, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.own = NOTHING_YET  # by seat: see OWN
        self.visitors = NOTHING_YET  # by seat and hex: the dice that stand there
        self.ones: i64 = 0  # the faces of all dice, in binary: those whose value has a 1,
        self.twos: i64 = 0  # a 2,
        self.fours: i64 = 0  # a 4
        self.bag: i64 = 0
        self.round: i64 = 1  # DP-6
        self.phase: i64 = OPENING
        self.player: i64 = NOBODY  # whose turn it is, in phases 2 and 3
        self.called: i64 = 0  # how many have had their turn in this phase
        self.row: i64 = 0  # the available attractions, a bit each (DP-26)
        self.discards: i64 = 0  # attractions, a bit each (DP-143)
        self.top_a: i64 = 0  # of stack A: where its top tile lies
        self.top_b: i64 = 0
        self.offer: i64 = 0  # the available skills, a bag (DP-22)
        self.top_skill: i64 = 0
        self.revealed: bool = False  # the staff of this round (DP-31)
        # Shared by copies
        self.expansions: list[Expansion] = []  # agreed on before the game; see `questions`
        self.variant: i64 = 0  # the same as one number
        self.mode: i64 = INITIATION
        self.out: i64 = 0  # dice that are not in the game (DP-10)
        self.tiles = NOTHING_YET  # by seat and hex: the number of the tile that lies there
        self.monorails = NOTHING_YET  # the dice on each
        self.order = NOTHING_YET  # the seats from left to right (DP-28)
        self.stack_a = NOTHING_YET
        self.stack_b = NOTHING_YET
        self.skill_deck = NOTHING_YET
        self.used_skills: i64 = 0  # discarded ones, a bag (DP-146)
        self.objectives = NOTHING_YET  # of rounds 3, 4 and 5 (DP-8)
        self.notes = NOTHING_YET  # what an expansion keeps of the table, not of a seat
        self.dealt = NOTHING_YET  # by seat: what is to be chosen from, a bit each
        self.kept = NOTHING_YET  # by seat: what was chosen, not yet shown, or NONE
        self.stage: i64 = 0  # of set-up: see `opening`
        self.giver: i64 = NOBODY  # who passed on a card that some still cannot tell (DP-162)
        self.given: i64 = NONE  # that card
        self.unseen: bool = False  # it is still to be passed on
        self.pool: i64 = 0  # what else it might have been, a bag: he has held them ever since

    def copy(self) -> Parks:
        twin = Parks(self.seats, self.chance.copy())
        self.lend_to(twin)
        twin.own = self.own[:]
        twin.visitors = self.visitors[:]
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.bag = self.bag
        twin.round = self.round
        twin.phase = self.phase
        twin.player = self.player
        twin.called = self.called
        twin.row = self.row
        twin.discards = self.discards
        twin.top_a = self.top_a
        twin.top_b = self.top_b
        twin.offer = self.offer
        twin.top_skill = self.top_skill
        twin.revealed = self.revealed
        twin.expansions = self.expansions
        twin.variant = self.variant
        twin.mode = self.mode
        twin.out = self.out
        twin.tiles = self.tiles
        twin.monorails = self.monorails
        twin.order = self.order
        twin.stack_a = self.stack_a
        twin.stack_b = self.stack_b
        twin.skill_deck = self.skill_deck
        twin.used_skills = self.used_skills
        twin.objectives = self.objectives
        twin.notes = self.notes
        twin.dealt = self.dealt
        twin.kept = self.kept
        twin.stage = self.stage
        twin.giver = self.giver
        twin.given = self.given
        twin.unseen = self.unseen
        twin.pool = self.pool
        return twin

    def not_asked(self, seat: i64) -> Refusal:
        decision = self.decision
        if decision is None:
            return Refusal("DP-148", "over")
        if self.phase == WELCOME or self.phase == EXPANSION:
            return Refusal("DP-28", "not-your-turn", {"seat": decision.seat})
        return Refusal("DP-29", "wait-for-the-others")


def has(t: Parks, seat: i64, what: i64) -> i64:
    return t.own[seat * OWN + what]


def put(t: Parks, seat: i64, what: i64, number: i64) -> None:
    t.own[seat * OWN + what] = number


def add(t: Parks, seat: i64, what: i64, number: i64) -> None:
    t.own[seat * OWN + what] += number


def add_staff(name: str, value: i64, income: i64) -> i64:
    """A further card; its number."""
    staff = len(STAFF_IDS)
    STAFF_IDS.append(name)
    STAFF_VALUE[staff] = value
    STAFF_INCOME[staff] = income
    return staff


def add_source(name: str) -> i64:
    """Of stars or money; its number."""
    SOURCE_IDS.append(name)
    return len(SOURCE_IDS) - 1


def rounds_of(t: Parks) -> i64:
    """DP-1 to DP-3, DP-5."""
    return 5 if t.mode == FULL else 4


def with_cards(t: Parks) -> bool:
    """Administrators and skills (DP-1 to DP-3)."""
    return t.mode != INITIATION


def left_to_use(t: Parks, seat: i64, staff: i64) -> i64:
    """How often the ability of a staff member can still be used this round (DP-39, DP-40)."""
    return t.own[seat * OWN + LEFT + staff]
