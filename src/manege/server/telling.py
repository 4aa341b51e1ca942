"""Telling — a match as a viewer may know it: views and events, through the game's secrecy only."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import cast

from manege import games, texts
from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Viewer
from manege.kernel.story import Event
from manege.server import wire
from manege.server.records import LoggedNote

READY_LINE = re.compile(r"^((?:line|face|react)-[a-z0-9-]+) *=", re.MULTILINE)


def name_of(viewer: Viewer) -> str:
    return "watch" if viewer is None else str(viewer)


def viewers_of(seats: tuple[int, ...]) -> list[Viewer]:
    """Through whose eyes a device sees: also nobody's, where no seat or several look at it."""
    return [*seats] if len(seats) == 1 else [*seats, None]


def view(match: Match, viewer: Viewer) -> wire.View:
    return cast(wire.View, match.view(viewer))


def chapter(match: Match, number: int, viewer: Viewer) -> list[wire.GameEvent]:
    return heard(match, match.chapters[number], viewer)


def heard(match: Match, events: Sequence[Event], viewer: Viewer) -> list[wire.GameEvent]:
    told = (match.game.secrecy.told(event, viewer) for event in events)
    return [cast(wire.GameEvent, event) for event in told if event is not None]


def why_no_undo(match: Match, seat: int) -> str:
    """Why a seat's last action cannot be taken back; "" if it can."""
    if match.over:
        return "over"
    try:
        match.undone(seat)
    except UndoRefused as refused:
        return refused.reason
    return ""


def written(match: Match, facts: Mapping[str, int]) -> dict[str, str | int]:
    name = match.game.secrecy.written
    return {key: cast(str | int, name(key, value)) for key, value in facts.items()}


def reason(
    match: Match, about: str, why: str, facts: Mapping[str, int]
) -> tuple[str, dict[str, str | int]]:
    """A bot's, as the game lets it be told now."""
    if match.game.house is not None:
        why, facts = match.game.house.notes.reason(match.table, about, why, facts)
    return why, written(match, facts)


def note(match: Match, kept: LoggedNote) -> wire.Note:
    why, facts = reason(match, kept.about, kept.reason, kept.facts)
    return wire.Note(kept.seat, kept.about, kept.text, why, facts)


def refused(match: Match, wish: str, refusal: Refusal) -> wire.Refused:
    return wire.Refused(wish, refusal.reason, refusal.rule, written(match, refusal.facts))


@cache
def ready_lines(game: str) -> list[str]:
    """The lines, faces and reactions of a game, in its catalogue's order; then those of all."""
    catalogue = resources.files(games) / game / "texts" / "fr.ftl"
    if not catalogue.is_file():
        return []
    common = resources.files(texts) / "fr.ftl"
    return [
        line for each in (catalogue, common) for line in READY_LINE.findall(each.read_text("utf-8"))
    ]
