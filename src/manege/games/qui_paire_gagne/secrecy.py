"""Who sees what (PP-12, PP-15, PP-51), and what one may imagine."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from manege.games.qui_paire_gagne import story
from manege.games.qui_paire_gagne.calls import hands_for, list_calls, points_for
from manege.games.qui_paire_gagne.components import (
    CALLS,
    COUPLES,
    MOST_PICTURES,
    NO_PAIR,
    PAIRS,
    PHASE_IDS,
    PLACES,
    POSSIBLE_PAIRS,
    Pairs,
    couple,
    places_of,
)
from manege.kernel.bits import bit
from manege.kernel.chance import Chance, dealt_anew
from manege.kernel.secrecy import Field, Secrecy, Viewer, Zone, everybody, kinds_in, nobody, owner


def numbers_in_hand(t: Pairs, seat: int) -> list[int]:
    free = t.free(seat)
    return [place for place in range(PLACES) if free & bit(place)]


def owner_or_all_eleven(t: Any, seat: int | None, viewer: Viewer) -> bool:
    """While no pile is laid, everybody knows what is in a hand."""
    return owner(t, seat, viewer) or bool(t.pairs(seat) == 0)


def numbers_laid(t: Pairs, seat: int) -> list[int]:
    """Pile by pile, in the order of making."""
    return [place for pair in t.set_of(seat) for place in COUPLES[pair]]


def shown_pictures(t: Pairs, _: int) -> list[int]:
    return [t.picture(place) for place in range(PLACES)] if t.round else []


def undersides(t: Pairs, _: int) -> list[int]:
    """Of the cards on the table: seen already if they have been turned over."""
    other = t.ups if t.turned else t.downs
    return list(other[t.dealt - PLACES : t.dealt]) if t.round else []


def once_turned(t: Any, whose: int | None, viewer: Viewer) -> bool:
    return bool(t.turned)


def never_shown(t: Pairs, _: int) -> list[int]:
    """The pile, and the undersides of cards laid aside without having been turned (PP-72)."""
    aside = list(t.downs[: t.dealt - PLACES]) if t.rules.fresh and t.round else []
    return [*t.ups[t.dealt :], *t.downs[t.dealt :], *aside]


def done_pictures(t: Pairs, _: int) -> list[int]:
    if t.round == 0:
        return []
    turned: list[int] = [] if t.rules.fresh else list(t.downs[: t.dealt - PLACES])
    return [*t.ups[: t.dealt - PLACES], *turned]


def calls(t: Pairs) -> list[dict[str, object]]:
    """Those of this round so far: whose, which, and whose hands rose (PP-56)."""
    return [
        {
            "seat": t.callers[n],
            "numbers": numbers_of(t.calls[n]),
            "hands": seats_in(t, hands),
            "points": points_for(t, t.calls[n], hands),
        }
        for n in range(t.called if t.phase == CALLS else 0)
        for hands in [hands_for(t, t.calls[n])]
    ]


def readers(t: Pairs) -> list[int]:
    """Who announces, in which order (PP-53)."""
    playing = seats_in(t, t.playing)
    return [*(seat for seat in playing if seat >= t.first), *(s for s in playing if s < t.first)]


def reading(t: Pairs) -> dict[str, int] | None:
    """Which of how many pairs the announcer reads: all but those counted before (PP-25, PP-54)."""
    if t.phase != CALLS or t.called == 0 or t.calls[t.called - 1] >= POSSIBLE_PAIRS:
        return None
    seat = t.caller()
    own = [n for n, call in enumerate(t.calls) if t.callers[n] == seat and call < POSSIBLE_PAIRS]
    return {"place": own.index(t.called - 1) + 1, "of": len(own)}


def numbers_of(call: int) -> list[int]:
    if call >= POSSIBLE_PAIRS:
        return [call - POSSIBLE_PAIRS + 1]
    return [place + 1 for place in COUPLES[call]]


def seats_in(t: Pairs, people: int) -> list[int]:
    return [seat for seat in range(t.seats) if people & bit(seat)]


CALL = "list[{'seat': seat, 'numbers': list[int], 'hands': list[seat], 'points': int}]"

READING = "{'place': int, 'of': int} | None"

SECRECY = Secrecy(
    zones=[
        Zone("numbers", numbers_in_hand, seen_by=owner_or_all_eleven, holds="token"),  # PP-3
        Zone("pairs", numbers_laid, seen_by=owner, holds="token"),  # PP-15, PP-51: how many is open
        Zone("pictures", shown_pictures, seen_by=everybody, each_seat=False),  # PP-8
        Zone("undersides", undersides, seen_by=once_turned, each_seat=False),  # PP-30
        Zone("pile", never_shown, seen_by=nobody, each_seat=False),  # PP-5
        Zone("done", done_pictures, seen_by=everybody, each_seat=False),  # PP-31
    ],
    fields=[
        Field("phase", lambda t: PHASE_IDS[t.phase], holds="phase", seen_by=everybody),
        Field("round", lambda t: t.round, seen_by=everybody),
        Field("rounds", lambda t: t.rules.rounds, seen_by=everybody),
        Field("clock", lambda t: t.rules.clock, seen_by=everybody),  # PP-40
        Field("album", lambda t: t.rules.album, holds="bool", seen_by=everybody),  # PP-75
        Field("first", lambda t: t.first, holds="seat", seen_by=everybody),
        Field("scores", lambda t: list(t.scores), holds="list[int]", seen_by=everybody),  # PP-24
        Field(
            "ready", lambda t: seats_in(t, t.ready), holds="list[seat]", seen_by=everybody
        ),  # PP-51
        Field("present", lambda t: seats_in(t, t.present), holds="list[seat]", seen_by=everybody),
        Field("playing", lambda t: seats_in(t, t.playing), holds="list[seat]", seen_by=everybody),
        Field("calls", calls, holds=CALL, seen_by=everybody),
        Field("readers", readers, holds="list[seat]", seen_by=everybody),
        Field("reading", reading, holds=READING, seen_by=everybody),
        Field("turns", lambda t: t.turns_next(), holds="bool", seen_by=everybody),
    ],
    events=kinds_in(story),
    names={
        "card": [f"picture-{n + 1}" for n in range(MOST_PICTURES)],
        "token": [f"number-{n + 1}" for n in range(PLACES)],
        "phase": PHASE_IDS,
    },
)


def imagine(t: Pairs, viewer: Viewer, chance: Chance) -> Pairs:
    """A table the viewer cannot tell from the true one; all he does not know is made up anew."""
    twin = t.copy()
    twin.chance = chance.copy()
    imagine_pictures(t, twin, chance)
    for seat in range(t.seats):
        if seat != viewer:
            imagine_set(t, twin, seat, chance)
    if t.phase == CALLS:
        called = t.called
        list_calls(twin)
        twin.called = called
    return twin


def imagine_pictures(t: Pairs, twin: Pairs, chance: Chance) -> None:
    """Every side that was never shown."""
    hidden = [*never_shown(t, 0)]
    if t.round and not t.turned:
        hidden += undersides(t, 0)
    unknown = dealt_anew(hidden, chance)
    ups = t.ups[: t.dealt]
    downs = vec[i64]()
    shown_below = t.dealt if t.turned else t.dealt - PLACES
    drawn: i64 = 0
    for card in range(len(t.ups)):
        if card >= t.dealt:
            ups = append(ups, unknown[drawn])
            drawn += 1
        if card < shown_below and not t.rules.fresh:
            downs = append(downs, t.downs[card])
        else:
            downs = append(downs, unknown[drawn])
            drawn += 1
    twin.ups = ups
    twin.downs = downs


def imagine_set(t: Pairs, twin: Pairs, seat: i64, chance: Chance) -> None:
    """As many pairs as lie there; of those called, just the ones this hand rose for."""
    called = {t.calls[n] for n in range(t.called)} if t.phase == CALLS else set()
    known = [pair for pair in t.set_of(seat) if pair in called]
    hidden = t.pairs(seat) - len(known)
    free = [place for place in range(PLACES) if not any(places_of(p) & bit(place) for p in known)]
    guessed = random_pairs(free, hidden, chance)
    while called.intersection(guessed):
        guessed = random_pairs(free, hidden, chance)
    pairs = [*known, *guessed]
    for n in range(PAIRS):
        twin.laid[seat * PAIRS + n] = pairs[n] if n < len(pairs) else NO_PAIR


def random_pairs(places: list[int], number: int, chance: Chance) -> list[int]:
    order = vec[i64](places)
    chance.shuffle(order)
    return [couple(order[2 * n], order[2 * n + 1]) for n in range(number)]
