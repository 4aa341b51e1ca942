"""Indices — what a knock, an answer, a choice changes in points, by what the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from manege.games.toc_toc_toc.components import (
    CARD_IDS,
    CHILD,
    COPIES,
    KINDS,
    MOST_SEATS,
    TYPES,
    becomes_a_guest,
    is_vamp,
    type_of,
)
from manege.games.toc_toc_toc.effects import SEND, TAKE, frightened_types, of_type
from manege.games.toc_toc_toc.scoring import worth
from manege.games.toc_toc_toc.turn import KNOCK, OPEN, REFUSE
from manege.kernel.bag import bag_of, cards_of, count, one, size, some
from manege.kernel.hints import Hints, Saying

KIND_OF = {name: kind for kind, name in enumerate(CARD_IDS)}
ALL_CARDS = sum(some(copies, kind) for kind, copies in enumerate(COPIES))

View = dict[str, Any]
Two = tuple[int, int]
"""Of the two at the door, revealer and rival: their parties, or by how much their points change."""


def look(view: View, seat: int, code: int) -> Saying:
    if is_knock(code):
        return "look-knock", {"seat": card_and_door(code)[1]}
    if TAKE.first <= code < TAKE.end:
        return "look-take", {"seat": other_at_the_door(view, seat)}
    if SEND.first <= code < SEND.end:
        return "look-send", {"seat": other_at_the_door(view, seat)}
    return "look-answer", {"seat": view["fields"]["turn"]}


def why(view: View, seat: int, code: int) -> Saying:
    if is_knock(code):
        card, door = card_and_door(code)
        host_by, own_by = revealed(view, card, door, seat)
        own_if_kept_by, host_if_kept_by = revealed(view, card, seat, door)
        return "reason-knock", {
            "card": card,
            "seat": door,
            "offerer": seat,
            "host_by": host_by,
            "own_by": own_by,
            "host_if_kept_by": host_if_kept_by,
            "own_if_kept_by": own_if_kept_by,
        }
    other = other_at_the_door(view, seat)
    if TAKE.first <= code < TAKE.end or SEND.first <= code < SEND.end:
        host_by, own_by = chosen(view, seat, code)
        names = {"card": code - TAKE.first} if code < TAKE.end else {"type": code - SEND.first}
        key = "reason-take" if "card" in names else "reason-send"
        return key, {**names, "seat": other, "rival": seat, "host_by": host_by, "own_by": own_by}
    number, less, total = better_open(view, seat)
    facts = {"number": number, "less": less, "total": total}
    return "reason-answer", {**facts, "seat": seat, "offerer": view["fields"]["turn"]}


def worth_of(view: View, seat: int, codes: Sequence[int]) -> list[float]:
    """Points gained on whoever else is at the door: it opens as often as not, and any card that may
    lie there is as likely as the next."""
    return [gained(view, seat, code) for code in codes]


def gained(view: View, seat: int, code: int) -> float:
    if code in (OPEN.first, REFUSE.first):
        offerer = view["fields"]["turn"]
        possible = may_hold(view, seat, offerer)
        pair = (seat, offerer) if code == OPEN.first else (offerer, seat)
        total = sum(
            int(count(possible, card)) * lead(revealed(view, card, *pair), mine=pair[0] == seat)
            for card in range(KINDS)
        )
        return total / int(size(possible))
    if is_knock(code):
        card, door = card_and_door(code)
        opened, kept = revealed(view, card, door, seat), revealed(view, card, seat, door)
        return (lead(opened, mine=False) + lead(kept, mine=True)) / 2
    return lead(chosen(view, seat, code), mine=False)


def lead(changes: Two, *, mine: bool) -> int:
    """By how much the revealer, or the rival, gains on the other."""
    revealer, rival = changes
    return revealer - rival if mine else rival - revealer


def is_knock(code: int) -> bool:
    return bool(KNOCK.first <= code < KNOCK.end)


def card_and_door(code: int) -> Two:
    return divmod(code - int(KNOCK.first), MOST_SEATS)


def same_card(seats: int, seat: int, code: int) -> list[int]:
    """Before any other door."""
    if not is_knock(code):
        return []
    card, _ = card_and_door(code)
    first = int(KNOCK.first) + card * MOST_SEATS
    return [first + door for door in range(seats) if door != seat]


def other_at_the_door(view: View, seat: int) -> int:
    fields = view["fields"]
    return int(fields["keeper"] if fields["turn"] == seat else fields["turn"])


def party(view: View, seat: int) -> int:
    return bag(view["zones"]["party"][seat])


def bag(names: Sequence[str]) -> int:
    return int(bag_of([KIND_OF[name] for name in names]))


# What a card changes


def revealed(view: View, card: int, revealer: int, rival: int) -> Two:
    """The changes once the card has come to light; of several the rival picks his best (TT-39)."""
    before = party(view, revealer), party(view, rival)
    changes = [changed(before, after) for after in effects(card, *before)]
    return max(changes, key=lambda change: change[1] - change[0])


def chosen(view: View, seat: int, code: int) -> Two:
    """The rival's choice of a guest for a vamp, or of a type for a child or taxi."""
    before = party(view, other_at_the_door(view, seat)), party(view, seat)
    if code < TAKE.end:
        after = lured(code - int(TAKE.first), *before)
    else:
        card = KIND_OF[view["zones"]["revealed"][0]]
        after = driven_off(card, code - int(SEND.first), *before)
    return changed(before, after)


def changed(before: Two, after: Two) -> Two:
    return worth(after[0]) - worth(before[0]), worth(after[1]) - worth(before[1])


def effects(card: int, revealer: int, rival: int) -> list[Two]:
    """What may become of the two parties."""
    if becomes_a_guest(card):
        return [(revealer + int(one(card)), rival)]
    if is_vamp(card):
        guests = cards_of(of_type(revealer, type_of(card)))
        results = [lured(guest, revealer, rival) for guest in dict.fromkeys(guests)]
    else:
        types = frightened_types(revealer)
        results = [
            driven_off(card, creature, revealer, rival)
            for creature in range(TYPES)
            if types >> creature & 1
        ]
    return results or [(revealer, rival)]  # TT-51, TT-52


def lured(guest: int, revealer: int, rival: int) -> Two:
    return revealer - int(one(guest)), rival + int(one(guest))  # TT-37


def driven_off(card: int, creature: int, revealer: int, rival: int) -> Two:
    gone = int(of_type(revealer, creature))
    return revealer - gone, rival + gone if card == CHILD else rival  # TT-45, TT-50


# What may lie at a door


def better_open(view: View, seat: int) -> tuple[int, int, int]:
    """Of the cards the offerer may hold: how many serve the door-keeper better by an open door,
    how many by a closed one, and all of them."""
    offerer = view["fields"]["turn"]
    possible = may_hold(view, seat, offerer)
    number = less = 0
    for card in range(KINDS):
        copies = int(count(possible, card))
        host_by, other_by = revealed(view, card, seat, offerer)
        other_kept_by, host_kept_by = revealed(view, card, offerer, seat)
        gained = (host_by - other_by) - (host_kept_by - other_kept_by)
        number += copies * (gained > 0)
        less += copies * (gained < 0)
    return number, less, int(size(possible))


def may_hold(view: View, seat: int, offerer: int) -> int:
    """What lies in sight nowhere else; only what was seen drawn, where that is all (TT-R5)."""
    zones, fields = view["zones"], view["fields"]
    seen = [bag(cards) for cards in fields.get("seen", [[]] * view["seats"])]
    held = [each if isinstance(each, int) else len(each) for each in zones["hand"]]
    if held[offerer] + 1 == size(seen[offerer]):  # one of them lies before the door
        return seen[offerer]
    known = bag(zones["out"] + zones["box"] + zones["top"])
    known += sum(bag(each) for each in zones["party"])
    for each, cards in enumerate(zones["hand"]):
        if each != offerer:
            known += bag(cards) if isinstance(cards, list) else seen[each]
    return ALL_CARDS - known


HINTS = Hints(
    look=look,
    why=why,
    worth=worth_of,
    shown_by={"knock": "revealed"},
    as_well=same_card,
)
