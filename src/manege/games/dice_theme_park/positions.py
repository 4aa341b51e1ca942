"""Positions — a game laid out by name where a phase begins: parks, dice, hands, rows, who leads.

Tiles, facilities, dice and cubes of a park are written with their hex: `["duck-pond", "c2"]`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    ADMINISTRATOR,
    COLOURS,
    CUBES,
    FROM_ATTRACTIONS,
    HAND,
    INSTALLED,
    LEFT,
    MASCOTS,
    MONEY,
    MOST_MASCOTS,
    NONE,
    PLANNING,
    PLANS,
    PLAYED,
    READY,
    RESTING,
    ROOM_FOR_STAFF,
    SKILLS,
    SOURCES,
    STAFF_VALUE,
    STARS,
    SUM,
    TOKENS,
    TURNED,
    WELCOME,
    Parks,
    add,
    has,
    put,
    rounds_of,
)
from manege.games.dice_theme_park.dice import EACH_COLOUR, FACES, OF_COLOUR, turn_to
from manege.games.dice_theme_park.hexes import HEXES
from manege.games.dice_theme_park.invariants import misplaced
from manege.games.dice_theme_park.market import place_tile
from manege.games.dice_theme_park.opening import PLAYING
from manege.games.dice_theme_park.tiles import FIRST_A
from manege.kernel.bag import bag_of, cards_of, count, size
from manege.kernel.bits import bit, bits, lowest
from manege.kernel.errors import BadSetup
from manege.kernel.position import Position

NUMBERS = range(1000)


def lay_out(t: Parks, position: Position) -> None:
    """What is not named is as at the start: the other tiles and skill cards are still to come, the
    other dice in the bag. Stars won before count as won by attractions."""
    phase = position.things("phase", "phase") or [PLANNING]
    t.phase = phase[0]
    t.stage = PLAYING
    t.round = position.number("round", 1, range(1, rounds_of(t) + 1))
    lay_out_numbers(t, position)
    lay_out_parks(t, position)
    lay_out_dice(t, position)
    lay_out_market(t, position)
    lay_out_cards(t, position)
    lay_out_staff(t, position)
    if position.has("order"):
        t.order = vec[i64](position.numbers("order", t.seats, range(t.seats)))
    if position.has("objectives"):
        t.objectives = vec[i64](position.things("objectives", "objective"))
    for expansion in t.expansions:
        expansion.lay_out(t, position)
    if found := misplaced(t):
        raise BadSetup(f"{position.game}: {found}.")


def lay_out_numbers(t: Parks, position: Position) -> None:
    for place, what, usual in (
        ("money", MONEY, 6),
        ("stars", STARS, 0),
        ("tokens", TOKENS, 0),
        ("plans", PLANS, 3),
        ("turned", TURNED, 0),
    ):
        for seat, number in enumerate(position.numbers(place, t.seats, NUMBERS, usual)):
            put(t, seat, what, number)
            if what == STARS:
                put(t, seat, SOURCES + FROM_ATTRACTIONS, number)


def on_hexes(t: Parks, position: Position, place: str, holds: str) -> list[list[tuple[int, int]]]:
    """What each seat has where, as (thing, hex)."""
    if not position.has(place):
        return [[] for _ in range(t.seats)]
    value: Any = position.layout[place]
    if not isinstance(value, list) or len(value) != t.seats:
        raise BadSetup(f"{position.game}: “{place}” is a list for each of the {t.seats} seats.")
    return [[with_hex(position, place, holds, each) for each in mine] for mine in value]


def with_hex(position: Position, place: str, holds: str, written: Any) -> tuple[int, int]:
    things, hexes = position.names[holds], position.names["hex"]
    if not (isinstance(written, list) and len(written) == 2):
        raise BadSetup(f"{position.game}: “{place}” has a {holds} and a hex, not {written!r}.")
    thing, where = written
    if thing not in things or where not in hexes:
        raise BadSetup(f"{position.game}: “{place}” has no {holds} “{thing}” on “{where}”.")
    return things.index(thing), hexes.index(where)


def lay_out_parks(t: Parks, position: Position) -> None:
    for seat, mine in enumerate(on_hexes(t, position, "park", "tile")):
        for tile, place in mine:
            if t.tiles[seat * HEXES + place] != NONE or tile < FIRST_A:
                raise BadSetup(f"{position.game}: “park” has a tile too many on a hex (DP-63).")
            place_tile(t, seat, tile, place)
    for seat, installed in enumerate(on_hexes(t, position, "facilities", "facility")):
        for facility, place in installed:
            there = has(t, seat, INSTALLED + facility)
            put(t, seat, INSTALLED + facility, there | bit(place))
    for seat, cubes in enumerate(position.by_seat("cubes", t.seats, "hex")):
        put(t, seat, CUBES, bag_of(cubes))


def lay_out_dice(t: Parks, position: Position) -> None:
    """`bag` says how many of each colour are in it; those named nowhere are out of the game."""
    t.bag |= sum(t.monorails)
    t.monorails = vec[i64]([0] * len(t.monorails))
    for seat, mine in enumerate(on_hexes(t, position, "dice", "die")):
        for kind, place in mine:
            t.visitors[seat * HEXES + place] |= bit(die_of(t, position, kind))
    if position.has("monorails"):
        trains = position.by_seat("monorails", len(t.monorails), "die")
        for number, train in enumerate(trains):
            for kind in train:
                t.monorails[number] |= bit(die_of(t, position, kind))
    if position.has("bag"):
        wanted = position.numbers("bag", COLOURS, range(EACH_COLOUR + 1))
        for colour, number in enumerate(wanted):
            while bits(t.bag & OF_COLOUR[colour]) > number:
                die = lowest(t.bag & OF_COLOUR[colour])
                t.bag &= ~bit(die)
                t.out |= bit(die)


def die_of(t: Parks, position: Position, kind: int) -> int:
    """One of the bag, turned to what is wanted."""
    left = t.bag & OF_COLOUR[kind // FACES]
    if not left:
        raise BadSetup(f"{position.game}: there are not so many dice of a colour (DP-10).")
    die = lowest(left)
    t.bag &= ~bit(die)
    turn_to(t, die, kind % FACES + 1)
    return die


def lay_out_market(t: Parks, position: Position) -> None:
    row = position.things("row", "tile")
    discards = position.things("discards", "tile")
    gone = Counter([*row, *discards, *(tile for tile in t.tiles if tile >= FIRST_A)])
    if any(number > 1 for number in gone.values()):
        raise BadSetup(f"{position.game}: each tile is there once (DP-23).")
    t.row = sum(bit(tile) for tile in row)
    t.discards = sum(bit(tile) for tile in discards)
    t.stack_a = vec[i64]([tile for tile in t.stack_a if tile not in gone])
    t.stack_b = vec[i64]([tile for tile in t.stack_b if tile not in gone])


def lay_out_cards(t: Parks, position: Position) -> None:
    for seat, number in enumerate(
        position.numbers("mascots", t.seats, range(MOST_MASCOTS + 1), usual=1)
    ):
        put(t, seat, MASCOTS, number)
    skills = position.by_seat("skills", t.seats, "skill")
    offer = position.things("offer", "skill")
    deck = list(t.skill_deck)
    for skill in [*offer, *(skill for mine in skills for skill in mine)]:
        if skill not in deck:
            raise BadSetup(f"{position.game}: there are not so many of a skill card (DP-127).")
        deck.remove(skill)
    for seat, mine in enumerate(skills):
        put(t, seat, SKILLS, bag_of(mine))
        put(t, seat, READY, bag_of(mine))
        put(t, seat, RESTING, has(t, seat, MASCOTS) - len(mine))
    t.offer = bag_of(offer)
    t.skill_deck = vec[i64]()
    for skill in deck:
        t.skill_deck = append(t.skill_deck, skill)
    t.chance.shuffle(t.skill_deck)
    chosen = position.by_seat("administrator", t.seats, "administrator")
    for seat, cards in enumerate(chosen):
        if len(cards) > 1:
            raise BadSetup(f"{position.game}: a player keeps one “administrator” (DP-20).")
        put(t, seat, ADMINISTRATOR, cards[0] if cards else NONE)
    named = [card for cards in chosen for card in cards]
    if len(set(named)) < len(named):
        raise BadSetup(f"{position.game}: each “administrator” is there once (DP-20).")


def lay_out_staff(t: Parks, position: Position) -> None:
    """Who has played cards has the others of the first hand, unless the hand is named."""
    played = position.by_seat("played", t.seats, "staff")
    hands = position.by_seat("hand", t.seats, "staff")
    for seat in range(t.seats):
        cards = bag_of(played[seat])
        put(t, seat, PLAYED, cards)
        if position.has("hand"):
            put(t, seat, HAND, bag_of(hands[seat]))
        else:
            put(t, seat, HAND, hand_without(has(t, seat, HAND), played[seat]))
        for staff in range(ROOM_FOR_STAFF):
            put(t, seat, LEFT + staff, count(cards, staff))
            add(t, seat, SUM, count(cards, staff) * STAFF_VALUE[staff])
        if size(cards) not in (0, 2) or (t.phase == PLANNING and cards):
            raise BadSetup(f"{position.game}: two cards are “played”, from phase 2 on (DP-31).")
    t.revealed = t.phase >= WELCOME


def hand_without(first: int, played: list[int]) -> int:
    """Less those played; one that was not there leaves the highest other away."""
    hand = cards_of(first)
    for staff in played:
        hand.remove(staff if staff in hand else hand[-1])
    return bag_of(hand)
