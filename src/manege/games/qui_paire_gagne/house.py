"""À table — the clock, coming and going, hush while pairing, words for a pair (PP-40 to PP-63)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from manege.games.qui_paire_gagne.calls import NO_APPLE, apple_of, hands_for
from manege.games.qui_paire_gagne.components import (
    CALLS,
    COUPLES,
    FEWEST_PICTURES,
    GATHER,
    LOOK,
    MOST_PICTURES,
    PAIRING,
    PHASE_IDS,
    PLACES,
    POSSIBLE_PAIRS,
    Pairs,
    couple,
)
from manege.games.qui_paire_gagne.people import LEAVE, PAIR, SIT, TIME_UP
from manege.games.qui_paire_gagne.story import CALLED, CALLED_APPLE, RAISED, ROUND_BEGAN
from manege.kernel.bits import bit
from manege.kernel.game import Settings
from manege.kernel.house import House, Notes, Reason, Wait
from manege.kernel.refusal import Refusal
from manege.kernel.story import Event

GRACE = 1.0  # PP-48
TALK = 8  # seconds for a call whose announcer is not there, at a table that goes on by hand
SECONDS = {LOOK: "look", PAIRING: "clock", CALLS: "talk"}  # PP-41, PP-10, PP-59
ABOUT = re.compile(r"([1-9]\d?)/([1-9]\d?)(?:-([1-9]\d?))?")  # "2/3-9", or an apple: "2/11"
FUNNY = "face-funny"
WHY = "line-why"
NAMING = "reason-facet"


def wait(t: Pairs, settings: Settings) -> Wait:
    seconds = int(str(settings[SECONDS[t.phase]])) if t.phase in SECONDS else 0
    if t.phase == CALLS and not t.present & bit(t.caller()):
        seconds = seconds or TALK  # PP-60
    return Wait(
        mark=t.light * len(PHASE_IDS) + t.phase,
        seconds=float(seconds) if seconds else None,  # PP-71, PP-59: by hand
        code=int(TIME_UP.first),
        grace=GRACE if t.phase == PAIRING else 0.0,
        by_host=t.phase in (GATHER, CALLS),  # PP-59
        absent=float(seconds or TALK) if t.phase == CALLS else 0.0,  # PP-60
        unseen=t.phase == PAIRING,  # PP-60: stopped for nobody
    )


def room_settings(chairs: int, people: int, pictures: int | None) -> Settings:
    """Empty chairs wait for latecomers (PP-63); an album is the deck (PP-75)."""
    return {
        "doors": True,
        "company": people if people < chairs else "all",
        "pictures": pictures or MOST_PICTURES,
        "album": pictures is not None,
    }


# What is spoken of


def call_of(about: str) -> tuple[int, int] | None:
    """Round, and the pair or 55 + the apple's place; None if it names nothing."""
    if (named := ABOUT.fullmatch(about)) is None:
        return None
    one, other = int(named[2]), int(named[3] or 0)
    if one > PLACES or other > PLACES or one == other:
        return None
    found = int(named[1]), int(couple(one - 1, other - 1) if other else POSSIBLE_PAIRS + one - 1)
    return found if name_of(*found) == about else None


def name_of(round_: int, call: int) -> str:
    if call >= POSSIBLE_PAIRS:
        return f"{round_}/{call - POSSIBLE_PAIRS + 1}"
    one, other = COUPLES[call]
    return f"{round_}/{one + 1}-{other + 1}"


def calls_made(t: Pairs) -> list[int]:
    """Of the last layout: none while it is being paired."""
    return [t.calls[n] for n in range(t.called)] if t.phase in (CALLS, GATHER) else []


def why_not_say(t: Pairs, seat: int, line: str, about: str) -> Refusal | None:
    """A laugh at a call, or « why? » to a raised hand; nothing while pairing (PP-52, PP-59)."""
    if t.phase in (LOOK, PAIRING):
        return Refusal("PP-52", "hush")
    thing, _, asked = about.partition(" ")
    named = call_of(thing)
    if named is None or named[0] != t.round or named[1] not in calls_made(t):
        return Refusal("PP-59", "no-such-call")
    if line == WHY:
        hands = [s for s in range(t.seats) if hands_for(t, named[1]) & bit(s)]
        if asked not in map(str, hands) or asked == str(seat):
            return Refusal("PP-59", "no-such-hand")
    elif asked:
        return Refusal("PP-59", "no-such-call")
    return None


# Notes


def why_not_note(t: Pairs, seat: int, about: str) -> Refusal | None:
    """On a pair one has, or the apple, until it is called; then only to answer « why? » (PP-58)."""
    if t.phase not in (PAIRING, CALLS):
        return Refusal("PP-58", "note-now")
    named = call_of(about)
    own = [*t.set_of(seat)]
    if (apple := apple_of(t, seat)) != NO_APPLE:
        own.append(int(POSSIBLE_PAIRS + apple))
    if named is None or named[0] != t.round or named[1] not in own:
        return Refusal("PP-58", "note-yours")
    if named[1] in calls_made(t)[:-1]:
        return Refusal("PP-58", "note-late")
    return None


def explained(t: Pairs, code: int) -> str | None:
    """The pair that an action makes."""
    return name_of(t.round, code - PAIR.first) if PAIR.first <= code < PAIR.end else None


def shown_notes(story: Iterable[Event]) -> set[tuple[int, str]]:
    """Every hand that rose, and for what."""
    shown: set[tuple[int, str]] = set()
    round_, call = 0, 0
    for event in story:
        facts = event.facts
        if event.name == ROUND_BEGAN.name:
            round_ = facts["round"]
        elif event.name == CALLED.name:
            call = int(couple(facts["one"] - 1, facts["other"] - 1))
        elif event.name == CALLED_APPLE.name:
            call = POSSIBLE_PAIRS + facts["one"] - 1
        elif event.name == RAISED.name:
            shown.add((facts["seat"], name_of(round_, call)))
    return shown


def reason_now(t: Pairs, about: str, why: str, facts: Mapping[str, int]) -> Reason:
    """What two pictures share is named once the points of their round are final (PP-67)."""
    named = call_of(about)
    is_past = named is not None and named[0] < t.round
    if why != NAMING or is_past or t.phase == GATHER or not t.decisions():
        return why, facts
    return "reason-something", {name: facts[name] for name in ("one", "other")}


HOUSE = House(
    wait=wait,
    sit=lambda seat: int(SIT.first) + seat,
    leave=lambda seat: int(LEAVE.first) + seat,
    settings=room_settings,
    why_not_say=why_not_say,
    notes=Notes(why_not_note, explained, shown_notes, reason_now),
    album=range(FEWEST_PICTURES, MOST_PICTURES + 1),
)
