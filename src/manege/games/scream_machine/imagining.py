"""What one may imagine — all that a seat does not know, dealt anew (SM-5, SM-15, SM-R16).

Until the pile runs out, the attractions a seat does not see are all alike to it: any of them may be
in any other hand, or in the pile. Then the discards, which lay open, become the pile (SM-30,
SM-R34), and from there on all know more: what that pile is made of; and, as the one before it is
used up, which cards of that one are in hands, all of them together. So hidden cards are dealt pile
by pile. Each seat knows what it drew itself, and all know who drew how often, and when; only
whether a card that somebody built was one of the old ones or one of the new is open, unless it can
have been but one of them. `Trace` is what all know, with the cards that went into hands unseen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.scream_machine.components import (
    INTO_A_HAND,
    NEW_PILE,
    NO_CARD,
    Scream,
    Trace,
    looker,
)
from manege.games.scream_machine.opening import ALL_OPENINGS, BAGS, OPEN
from manege.kernel.bag import bag_of, cards_of, count, one, size
from manege.kernel.chance import Chance, dealt_anew
from manege.kernel.choices import Choices

Viewer = int | None


def imagine(t: Scream, viewer: Viewer, chance: Chance) -> Scream:
    """A table the viewer cannot tell from the true one."""
    twin = t.copy()
    if t.trace is None:
        imagine_attractions(t, twin, viewer, chance)
    else:
        imagine_pile_by_pile(t, twin, viewer, chance)
    imagine_visitors(t, twin, viewer, chance)
    twin.chance = chance.copy()  # what it will bring has nothing to do with what it dealt
    return twin


def imagine_attractions(t: Scream, twin: Scream, viewer: Viewer, chance: Chance) -> None:
    """The others' hands, what they keep for the opening, and the pile."""
    together = bag_of(list(t.pile[t.drawn :]))
    for seat in range(t.seats):
        if seat != viewer:
            together += t.hands[seat] + t.chosen[seat]
    unknown = dealt_anew(cards_of(together), chance)
    twin.chosen = t.chosen[:]
    dealt: i64 = 0
    for seat in range(t.seats):
        if seat == viewer:
            continue
        last = dealt + size(t.hands[seat] + t.chosen[seat])
        twin.hands[seat] = bag_of(list(unknown[dealt:last]))
        dealt = last
        if t.chosen[seat]:
            opening = BAGS[ALL_OPENINGS[seat].pick(twin, chance, Choices()) - OPEN.first]
            twin.hands[seat] -= opening
            twin.chosen[seat] = opening
    twin.pile = unknown[dealt:]
    twin.drawn = 0


# Pile by pile


class Drawn:
    """A card that went into another's hand unseen: into whose, when, and from which pile."""

    def __init__(self, seat: int, place: int, pile: int) -> None:
        self.seat = seat
        self.place = place  # in what is told
        self.pile = pile
        self.card: int = NO_CARD  # until it is imagined


class Built:
    """A card that another built out of his hand: one of those he had drawn by then."""

    def __init__(self, seat: int, place: int, card: int) -> None:
        self.seat = seat
        self.place = place
        self.card = card


def imagine_pile_by_pile(t: Scream, twin: Scream, viewer: Viewer, chance: Chance) -> None:
    told = in_order(t.trace)
    piles, drawn, built = unknown_to(viewer, told)
    piles[-1] += bag_of(list(t.pile[t.drawn :]))
    account_for(built, drawn, piles, chance)
    left = [list(dealt_anew(cards_of(pile), chance)) for pile in piles]
    for each in drawn:
        if each.card == NO_CARD:
            each.card = left[each.pile].pop()
    twin.pile = vec[i64](left[-1])
    twin.drawn = 0
    for seat in {each.seat for each in drawn}:
        twin.hands[seat] = bag_of([each.card for each in drawn if each.seat == seat])
    for out in built:
        twin.hands[out.seat] -= one(out.card)
    twin.trace = told_anew(told, viewer, drawn)


def in_order(trace: Trace | None) -> list[Trace]:
    told = []
    while trace is not None:
        told.append(trace)
        trace = trace.before
    return told[::-1]


def unknown_to(viewer: Viewer, told: list[Trace]) -> tuple[list[int], list[Drawn], list[Built]]:
    """What others drew of each pile, all of them together; who drew and who built, in order."""
    piles = [0]
    drawn: list[Drawn] = []
    built: list[Built] = []
    for place, each in enumerate(told):
        if each.what == NEW_PILE:
            piles.append(0)
        elif each.seat == viewer:
            continue
        elif each.what == INTO_A_HAND:
            piles[-1] += each.cards
            drawn += [Drawn(each.seat, place, len(piles) - 1) for _ in cards_of(each.cards)]
        else:
            built += [Built(each.seat, place, card) for card in cards_of(each.cards)]
    return piles, drawn, built


def account_for(built: list[Built], drawn: list[Drawn], piles: list[int], chance: Chance) -> bool:
    """Which of those drawn each card built was: any that leaves all the others possible."""
    if not built:
        return True
    first, *others = built
    in_hand = [
        each
        for each in drawn
        if each.seat == first.seat
        and each.place < first.place
        and each.card == NO_CARD
        and count(piles[each.pile], first.card)
    ]
    for each in one_of_each_pile(in_hand, piles, first.card, chance):
        each.card = first.card
        piles[each.pile] -= one(first.card)
        if account_for(others, drawn, piles, chance):
            return True
        each.card = NO_CARD
        piles[each.pile] += one(first.card)
    return False


def one_of_each_pile(
    in_hand: list[Drawn], piles: list[int], card: int, chance: Chance
) -> list[Drawn]:
    """In any order, the likelier mostly first: many drawn from a pile, few other cards in it."""
    order: dict[int, float] = {}
    for pile in {each.pile for each in in_hand}:
        number = sum(each.pile == pile for each in in_hand)
        likely = number * int(count(piles[pile], card)) / int(size(piles[pile]))
        order[pile] = ((1 + chance.below(LUCK)) / LUCK) ** (1 / likely)
    choices = {each.pile: each for each in in_hand}
    return [choices[pile] for pile in sorted(order, key=lambda pile: -order[pile])]


LUCK: Final = 1_000_000


def told_anew(told: list[Trace], viewer: Viewer, drawn: list[Drawn]) -> Trace | None:
    """The same with other cards where they went into hands unseen."""
    trace: Trace | None = None
    for place, each in enumerate(told):
        cards = each.cards
        if each.what == INTO_A_HAND and each.seat != viewer:
            cards = bag_of([one.card for one in drawn if one.place == place])
        trace = Trace(each.what, each.seat, cards, trace)
    return trace


def imagine_visitors(t: Scream, twin: Scream, viewer: Viewer, chance: Chance) -> None:
    """The hidden ones he has not looked at, and their pile."""
    unseen = [
        gap
        for gap in range(t.seats)
        if t.hidden[gap] != NO_CARD and (viewer is None or not t.looked & looker(gap, viewer))
    ]
    waiting = [*t.visitors[t.arrived :], *(t.hidden[gap] for gap in unseen)]
    unknown = dealt_anew(waiting, chance)
    twin.hidden = t.hidden[:]
    for dealt, gap in enumerate(unseen):
        twin.hidden[gap] = unknown[dealt]
    twin.visitors = unknown[len(unseen) :]
    twin.arrived = 0
