"""What one may imagine — all that a seat does not know, dealt anew (DP-R2, DP-R11, DP-R72)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import (
    BUILT,
    HAND,
    HERE,
    NOBODY,
    NONE,
    PLAYED,
    Parks,
    has,
    put,
)
from manege.games.dice_theme_park.forecast import members
from manege.games.dice_theme_park.hexes import free_places
from manege.games.dice_theme_park.opening import (
    ADMINISTRATOR_STAGE,
    SKILL_STAGE,
    TILE_STAGE,
    all_administrators,
)
from manege.games.dice_theme_park.secrecy import parties
from manege.games.dice_theme_park.tiles import ROOM_FOR_TILES
from manege.kernel.bag import bag_of, cards_of, count, one
from manege.kernel.bits import bit, bits, nth_bit
from manege.kernel.chance import Chance, dealt_anew
from manege.kernel.secrecy import Viewer


def imagine(t: Parks, viewer: Viewer, chance: Chance) -> Parks:
    """What lies in stacks and decks is known, its order is not; nor what others were dealt, picked,
    or exchanged unseen. The bag is no secret, only what will be drawn from it."""
    twin = t.copy()
    imagine_stacks(twin, chance)
    if t.stage in (ADMINISTRATOR_STAGE, SKILL_STAGE, TILE_STAGE):
        imagine_offers(t, twin, viewer, chance)
    imagine_exchange(twin, viewer, chance)
    if not t.revealed:
        imagine_picks(twin, viewer, chance)
    for expansion in t.expansions:
        expansion.imagine(twin, chance)
    twin.chance = chance.copy()
    return twin


def shuffled_from(stack: vec[i64], top: int, chance: Chance) -> vec[i64]:
    shuffled = stack[:]
    for place, card in enumerate(dealt_anew(stack[top:], chance)):
        shuffled[top + place] = card
    return shuffled


def imagine_stacks(twin: Parks, chance: Chance) -> None:
    twin.stack_a = shuffled_from(twin.stack_a, twin.top_a, chance)
    twin.stack_b = shuffled_from(twin.stack_b, twin.top_b, chance)
    twin.skill_deck = shuffled_from(twin.skill_deck, twin.top_skill, chance)


def cards_dealt(t: Parks, seat: int) -> list[int]:
    if t.stage == SKILL_STAGE:
        return cards_of(t.dealt[seat])
    return members(t.dealt[seat], ROOM_FOR_TILES)


def imagine_offers(t: Parks, twin: Parks, viewer: Viewer, chance: Chance) -> None:
    """Two cards of those nobody has shown to each of the others; and one of them is kept, if one
    was."""
    others = [seat for seat in range(t.seats) if seat != viewer]
    hidden = hidden_rest(t)
    for seat in others:
        hidden += cards_dealt(t, seat)
    unknown = dealt_anew(hidden, chance)
    twin.dealt = t.dealt[:]
    twin.kept = t.kept[:]
    place = 0
    for seat in others:
        pair = [unknown[place], unknown[place + 1]]
        place += 2
        bag = t.stage == SKILL_STAGE
        twin.dealt[seat] = bag_of(pair) if bag else bit(pair[0]) | bit(pair[1])
        if t.kept[seat] != NONE:
            twin.kept[seat] = pair[chance.below(2)]
            if t.stage == TILE_STAGE:
                put(twin, seat, HERE, any_site(t, seat, chance))
    lay_under(twin, [unknown[n] for n in range(place, len(unknown))])


def any_site(t: Parks, seat: int, chance: Chance) -> int:
    places = free_places(has(t, seat, BUILT))
    return nth_bit(places, chance.below(bits(places)))


def hidden_rest(t: Parks) -> list[int]:
    """What was not dealt to anybody."""
    if t.stage == SKILL_STAGE:
        return list(t.skill_deck[t.top_skill :])
    if t.stage == TILE_STAGE:
        return list(t.stack_a[t.top_a :])
    dealt = {card for seat in range(t.seats) for card in cards_dealt(t, seat)}
    return [card for card in all_administrators(t) if card not in dealt]


def lay_under(twin: Parks, rest: list[int]) -> None:
    """What is left is the deck or stack again."""
    if twin.stage == SKILL_STAGE:
        twin.skill_deck = twin.skill_deck[: twin.top_skill]
        for card in rest:
            twin.skill_deck = append(twin.skill_deck, card)
    elif twin.stage == TILE_STAGE:
        twin.stack_a = twin.stack_a[: twin.top_a]
        for card in rest:
            twin.stack_a = append(twin.stack_a, card)


def imagine_picks(twin: Parks, viewer: Viewer, chance: Chance) -> None:
    """Any two of what each of the others held (DP-31)."""
    for seat in range(twin.seats):
        if seat != viewer and has(twin, seat, PLAYED):
            together = has(twin, seat, HAND) + has(twin, seat, PLAYED)
            held = dealt_anew(cards_of(together), chance)
            put(twin, seat, PLAYED, bag_of([held[0], held[1]]))
            put(twin, seat, HAND, bag_of([held[n] for n in range(2, len(held))]))


def imagine_exchange(twin: Parks, viewer: Viewer, chance: Chance) -> None:
    """For those who did not see it, the card exchanged may be another of that hand, as likely as
    there are copies; a pick still secret may hold it, too (DP-R11, DP-R72)."""
    if twin.giver == NOBODY or twin.unseen or viewer in parties(twin):
        return
    giver, taker = parties(twin)
    possible = sorted([twin.given, *cards_of(twin.pool)])
    card = possible[chance.below(len(possible))]
    if card != twin.given:
        give_instead(twin, taker, twin.given, card)
        give_instead(twin, giver, card, twin.given)
        twin.pool = twin.pool - one(card) + one(twin.given)
        twin.given = card


def give_instead(twin: Parks, seat: int, card: int, other: int) -> None:
    where = HAND if count(has(twin, seat, HAND), card) else PLAYED
    put(twin, seat, where, has(twin, seat, where) - one(card) + one(other))
