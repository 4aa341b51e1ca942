"""Choix de départ — administrator, skill, first attraction, each in secret (DP-20 to DP-26)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.administrators import ADMINISTRATOR_IDS, ADMINISTRATORS
from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    BUILT,
    HERE,
    MOST_SEATS,
    NONE,
    READY,
    RESTING,
    SKILLS,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.hexes import HEX_IDS, free_places
from manege.games.dice_theme_park.market import lay_row, lay_skills, place_tile
from manege.games.dice_theme_park.skills import SKILL_IDS
from manege.games.dice_theme_park.story import (
    KEPT_ADMINISTRATOR,
    KEPT_SKILL,
    KEPT_TILE,
    OFFERED_ADMINISTRATOR,
    OFFERED_SKILL,
    OFFERED_TILE,
    OPENED,
    SHOWED_ADMINISTRATOR,
    SHOWED_SKILL,
    SITED,
)
from manege.games.dice_theme_park.tiles import FIRST_A, ROOM_FOR_TILES, TILE_IDS
from manege.kernel.bag import one
from manege.kernel.bits import bit, lowest
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refusal, Why
from manege.kernel.table import Decision, Step, Verb, agenda_of, ask, ask_together, tell

# The stages of set-up
ADMINISTRATOR_STAGE: Final = 1
SKILL_STAGE: Final = 2
TILE_STAGE: Final = 3
PLAYING: Final = 4

NOT_DEALT: Final = Why("DP-20", "administrator-not-dealt", "administrator")
SKILL_NOT_DEALT: Final = Why("DP-21", "skill-not-dealt", "skill")
TILE_NOT_DEALT: Final = Why("DP-24", "tile-not-dealt", "tile")
NOT_BESIDE_THE_BOARD: Final = Why("DP-R6", "not-beside-the-board", "hex")


class KeepAdministrator(Verb[Parks]):
    """One of two; the other leaves the game unseen (DP-20)."""

    def __init__(self) -> None:
        super().__init__([f"appoint {each}" for each in ADMINISTRATOR_IDS], 20)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(t.dealt[seat], NOT_DEALT, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        keep(t, seat, which)
        tell(t, KEPT_ADMINISTRATOR, seat, which)


class KeepSkill(Verb[Parks]):
    """One of two; the other goes back into the deck (DP-21)."""

    def __init__(self) -> None:
        super().__init__([f"learn {each}" for each in SKILL_IDS], 21)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.each(t.dealt[seat], SKILL_NOT_DEALT, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        keep(t, seat, which)
        tell(t, KEPT_SKILL, seat, which)


class KeepTile(Verb[Parks]):
    """One of two; the other goes back into stack A (DP-24). Then its place."""

    def __init__(self) -> None:
        super().__init__([f"keep {each}" for each in TILE_IDS[FIRST_A:]], ROOM_FOR_TILES - FIRST_A)

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(t.dealt[seat] >> FIRST_A, TILE_NOT_DEALT, c.which + FIRST_A)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        keep(t, seat, which + FIRST_A)
        tell(t, KEPT_TILE, seat, which + FIRST_A)
        ask(t, FIRST_SITES[seat])


class FirstSite(Verb[Parks]):
    """On a free hex next to the park board (DP-25, DP-R6)."""

    def __init__(self) -> None:
        super().__init__([f"open {each}" for each in HEX_IDS])

    def offers(self, t: Parks, seat: i64, c: Choices) -> None:
        c.places(free_places(has(t, seat, BUILT)), NOT_BESIDE_THE_BOARD, c.which)

    def perform(self, t: Parks, seat: i64, which: i64) -> None:
        put(t, seat, HERE, which)
        tell(t, SITED, seat)


def keep(t: Parks, seat: i64, what: i64) -> None:
    t.kept = t.kept[:]
    t.kept[seat] = what


KEEP_ADMINISTRATOR: Final = KeepAdministrator()
KEEP_SKILL: Final = KeepSkill()
KEEP_TILE: Final = KeepTile()
FIRST_SITE: Final = FirstSite()


class ChooseAdministrator(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [KEEP_ADMINISTRATOR])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-20", "administrator-first")


class ChooseSkill(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [KEEP_SKILL])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-21", "skill-first")


class ChooseTile(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [KEEP_TILE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-24", "tile-first")


class ChooseFirstSite(Decision[Parks]):
    def __init__(self, seat: i64) -> None:
        super().__init__(seat, [FIRST_SITE])

    def elsewhere(self, t: Parks, code: i64) -> Refusal:
        return Refusal("DP-25", "place-the-tile-first")


CHOOSE_ADMINISTRATOR: Final = [ChooseAdministrator(seat) for seat in range(MOST_SEATS)]
CHOOSE_SKILL: Final = [ChooseSkill(seat) for seat in range(MOST_SEATS)]
CHOOSE_TILE: Final = [ChooseTile(seat) for seat in range(MOST_SEATS)]
FIRST_SITES: Final = [ChooseFirstSite(seat) for seat in range(MOST_SEATS)]


def nothing_kept(t: Parks, stage: i64) -> None:
    t.stage = stage
    t.dealt = vec[i64]([0] * t.seats)
    t.kept = vec[i64]([NONE] * t.seats)


def all_administrators(t: Parks) -> vec[i64]:
    cards = vec[i64](range(ADMINISTRATORS))
    for expansion in t.expansions:
        cards = expansion.administrators(t, cards)
    return cards


class OfferAdministrators(Step[Parks]):
    """Two each; all choose at once (DP-20, DP-R2)."""

    def perform(self, t: Parks) -> None:
        nothing_kept(t, ADMINISTRATOR_STAGE)
        t.light += 1
        cards = all_administrators(t)
        t.chance.shuffle(cards)
        seat: i64 = 0
        while seat < t.seats:
            t.dealt[seat] = bit(cards[2 * seat]) | bit(cards[2 * seat + 1])
            tell(t, OFFERED_ADMINISTRATOR, seat, cards[2 * seat])
            tell(t, OFFERED_ADMINISTRATOR, seat, cards[2 * seat + 1])
            seat += 1
        ask_together(t, CHOOSE_ADMINISTRATOR[: t.seats])


class ShowAdministrators(Step[Parks]):
    def perform(self, t: Parks) -> None:
        t.light += 1
        seat: i64 = 0
        while seat < t.seats:
            put(t, seat, ADMINISTRATOR, t.kept[seat])
            tell(t, SHOWED_ADMINISTRATOR, seat, t.kept[seat])
            seat += 1


class OfferSkills(Step[Parks]):
    """Two each (DP-21)."""

    def perform(self, t: Parks) -> None:
        nothing_kept(t, SKILL_STAGE)
        seat: i64 = 0
        while seat < t.seats:
            for place in range(2 * seat, 2 * seat + 2):
                t.dealt[seat] += one(t.skill_deck[place])
                tell(t, OFFERED_SKILL, seat, t.skill_deck[place])
            seat += 1
        t.top_skill = 2 * t.seats
        ask_together(t, CHOOSE_SKILL[: t.seats])


class ShowSkills(Step[Parks]):
    """The mascot stands on the card; the deck is shuffled anew and the first are turned up (DP-21,
    DP-22)."""

    def perform(self, t: Parks) -> None:
        deck = t.skill_deck[t.top_skill :]
        seat: i64 = 0
        while seat < t.seats:
            kept = one(t.kept[seat])
            put(t, seat, SKILLS, kept)
            put(t, seat, READY, kept)
            put(t, seat, RESTING, 0)
            tell(t, SHOWED_SKILL, seat, t.kept[seat])
            deck = append(deck, kind_in(t.dealt[seat] - kept))
            seat += 1
        t.chance.shuffle(deck)
        t.skill_deck = deck
        t.top_skill = 0
        lay_skills(t)


def kind_in(bag: i64) -> i64:
    """The kind of a bag with a single card."""
    return lowest(bag) // 3


class OfferTiles(Step[Parks]):
    """Two of stack A each (DP-24)."""

    def perform(self, t: Parks) -> None:
        nothing_kept(t, TILE_STAGE)
        seat: i64 = 0
        while seat < t.seats:
            for place in range(2 * seat, 2 * seat + 2):
                t.dealt[seat] |= bit(t.stack_a[place])
                tell(t, OFFERED_TILE, seat, t.stack_a[place])
            seat += 1
        t.top_a = 2 * t.seats
        ask_together(t, CHOOSE_TILE[: t.seats])


class ShowTiles(Step[Parks]):
    """Free of charge and without a bonus; then the first available ones (DP-25, DP-26, DP-R6)."""

    def perform(self, t: Parks) -> None:
        stack = t.stack_a[t.top_a :]
        seat: i64 = 0
        while seat < t.seats:
            place_tile(t, seat, t.kept[seat], has(t, seat, HERE))
            tell(t, OPENED, seat, t.kept[seat], has(t, seat, HERE))
            stack = append(stack, lowest(t.dealt[seat] & ~bit(t.kept[seat])))
            seat += 1
        t.chance.shuffle(stack)
        t.stack_a = stack
        t.top_a = 0
        nothing_kept(t, PLAYING)
        lay_row(t)


OPENING_WITH_CARDS: Final = agenda_of(
    [OfferAdministrators(), ShowAdministrators(), OfferSkills(), ShowSkills()]
)
OPENING_TILES: Final = agenda_of([OfferTiles(), ShowTiles()])
