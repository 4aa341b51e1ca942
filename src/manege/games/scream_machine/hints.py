"""Indices — which of the visitors in sight a move brings or costs, were the round over now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from manege.games.scream_machine.components import (
    ATTRACTION_IDS,
    CHEAPSKATE,
    VALUES,
    VISITOR_IDS,
    Scream,
    value_of,
    visitor_kinds,
)
from manege.games.scream_machine.opening import OPEN, OPENINGS, PUBLICITY_TOO, cost_of_all
from manege.games.scream_machine.turn import (
    ADVERTISE,
    BUILD,
    BUILD_FROM_ROW,
    DEMOLISH,
    DEVELOP,
    END,
    LOOK,
    RENEW,
)
from manege.kernel.hints import Hints, Saying
from manege.kernel.table import Verb

CARD_OF = {name: card for card, name in enumerate(ATTRACTION_IDS)}

View = dict[str, Any]

PLACES: dict[Verb[Scream], str] = {
    OPEN: "look-opening",
    RENEW: "look-row",
    ADVERTISE: "look-options",
    LOOK: "look-hidden",
    DEVELOP: "look-options",
    END: "look-options",
}


def look(view: View, seat: int, code: int) -> Saying:
    card = card_of(code)
    if card is None:
        return next(place for verb, place in PLACES.items() if is_of(verb, code)), {}
    if is_of(DEMOLISH, code):
        return "look-demolish", {}
    key = "look-build-row" if is_of(BUILD_FROM_ROW, code) else "look-build"
    return key, {"family": card // VALUES}


def why(view: View, seat: int, code: int) -> Saying:
    fields = view["fields"]
    if is_of(OPEN, code):
        return opening(code - int(OPEN.first))
    if is_of(ADVERTISE, code):
        return "reason-publicity", {"total": fields["scores"][seat] + 1}  # SM-33
    if is_of(LOOK, code):
        return "reason-survey", {"number": len(hidden_from(view, seat))}
    if is_of(DEVELOP, code):
        held = view["zones"]["hand"][seat]
        return "reason-develop", {"number": (held if isinstance(held, int) else len(held)) + 1}
    if is_of(RENEW, code):
        return "reason-novelties", {"number": fields["actions"] - 1}
    if is_of(END, code):
        return "reason-end", {"actions": fields["actions"], "price": fields["tickets"][seat]}
    return changing(view, seat, code)


def opening(which: int) -> Saying:
    built = OPENINGS[which]
    cost = cost_of_all(tuple(built))
    facts = {"number": len(built), "price": sum(int(value_of(card)) for card in built)}
    return ("reason-opening-publicity" if cost == PUBLICITY_TOO else "reason-opening"), facts


def changing(view: View, seat: int, code: int) -> Saying:
    """Of a build or a demolition."""
    card = card_of(code)
    assert card is not None
    came, left, kept, lead = change_of(view, seat, code)
    builds = not is_of(DEMOLISH, code)
    named = {"card": card}
    key = "reason-build" if builds else "reason-demolish"
    if came and left:
        return f"{key}-mixed", {**named, "number": came, "lost": left}
    if came:
        return f"{key}-wins", {**named, "number": came}
    if left:
        return f"{key}-loses", {**named, "lost": left}
    if builds and kept:
        return "reason-build-leads", {**named, "number": kept, "lead": lead}
    family = card // VALUES
    value = view["fields"]["values"][seat][family] + signed_value(code)
    return f"{key}-later", {**named, "family": family, "value": value}


def change_of(view: View, seat: int, code: int) -> tuple[int, int, int, int]:
    """Visitors in sight who would come, who would leave, who stay of the card's family, and by how
    little that park would then lead for them."""
    card = card_of(code)
    assert card is not None
    came = left = kept = 0
    lead: int | None = None
    for kind, rivals, number in in_sight(view, seat):
        before = appeal(view, seat, kind)
        change = signed_value(code) if kind == card // VALUES else 0
        after = before - signed_value(code) if kind == CHEAPSKATE else before + change  # SM-47
        best = max(appeal(view, rival, kind) for rival in rivals)
        came += number * (before <= best < after)
        left += number * (after <= best < before)
        if kind == card // VALUES and before > best and after > best:
            kept += number
            lead = after - best if lead is None else min(lead, after - best)
    return came, left, kept, lead or 0


def in_sight(view: View, seat: int) -> Iterator[tuple[int, list[int], int]]:
    """Visitors who might come to this park: their kind, the parks they compare it to, how many."""
    zones, seats = view["zones"], view["seats"]
    others = [each for each in range(seats) if each != seat]
    gaps = (
        [(0, others)]
        if seats == 2
        else [  # SM-R12
            ((seat - 1) % seats, [(seat - 1) % seats]),
            (seat, [(seat + 1) % seats]),
        ]
    )
    for kind in range(visitor_kinds(seats)):
        name = VISITOR_IDS[kind]
        if number := zones["nationals"].count(name):
            yield kind, others, number
        for gap, rivals in gaps:
            seen = zones["hidden"][gap] if isinstance(zones["hidden"][gap], list) else []
            if number := [*zones["locals"][gap], *seen].count(name):
                yield kind, rivals, number


def hidden_from(view: View, seat: int) -> list[int]:
    """The gaps beside a park where somebody hides."""
    gaps = {0} if view["seats"] == 2 else {(seat - 1) % view["seats"], seat}
    hidden = view["zones"]["hidden"]
    return [gap for gap in sorted(gaps) if hidden[gap] and not isinstance(hidden[gap], list)]


def appeal(view: View, seat: int, kind: int) -> int:
    fields = view["fields"]
    return int(-fields["tickets"][seat] if kind == CHEAPSKATE else fields["values"][seat][kind])


def worth(view: View, seat: int, codes: Sequence[int]) -> list[float]:
    """Visitors now, a little for what a park is worth to those to come."""
    return [value(view, seat, code) for code in codes]


def value(view: View, seat: int, code: int) -> float:
    if is_of(ADVERTISE, code):
        return 1.0
    if card_of(code) is None:
        return -0.5 if is_of(END, code) else 0.0
    came, left, kept, _ = change_of(view, seat, code)
    return came - left + 0.1 * kept + 0.05 * signed_value(code)


def card_of(code: int) -> int | None:
    for verb in (BUILD, BUILD_FROM_ROW, DEMOLISH):
        if is_of(verb, code):
            return code - int(verb.first)
    return None


def signed_value(code: int) -> int:
    """By how much a build, or a demolition, changes its family's sum and the ticket."""
    card = card_of(code)
    assert card is not None
    return int(-value_of(card) if is_of(DEMOLISH, code) else value_of(card))


def is_of(verb: Verb[Scream], code: int) -> bool:
    return bool(verb.first <= code < verb.end)


HINTS = Hints(look=look, why=why, worth=worth, shown_by={"open": "opened"})
