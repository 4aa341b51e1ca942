"""What devices were sent: only what their seats may know."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from manege import files
from manege.games import game
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from tests.browser.games.guide import Guide

Frame = dict[str, Any]
QUIET = ("welcome", "lobby", "presence", "played", "pong", "said", "noted")


def check_frames(
    guide: Guide, sent: Mapping[int | None, Sequence[str]], file: dict[str, Any]
) -> None:
    """By seat, none for whoever watches; `file` is their match, played on from view to view."""
    views: list[tuple[Frame, int | None]] = []
    for seat, frames in sent.items():
        for frame in map(json.loads, frames):
            if frame["type"] == "foreseen":
                assert frame["seat"] == seat
                guide.check_secrets(frame["view"], frame["events"], seat)
            elif frame["type"] in ("state", "moved"):
                views.append((frame, seat))
            else:
                assert frame["type"] in QUIET
    match = files.replayed({**file, "actions": []})
    for frame, seat in sorted(views, key=lambda shown: shown[0]["seq"]):
        for line in file["actions"][len(match.actions) : frame["seq"]]:
            whose, _, notation = line.partition(" ")
            match.play(notation, int(whose))
        check_view(guide, frame, seat, match)


def check_view(guide: Guide, frame: Frame, seat: int | None, match: Match) -> None:
    """Had the others held other cards, this seat would have been shown the same."""
    holder = "watch" if seat is None else str(seat)
    assert list(frame["views"]) == ([] if seat is None else [holder])
    assert (frame["watch"] is None) == (seat is not None)
    assert ("code" in frame) == (frame["type"] == "moved" and frame["seat"] == seat)
    view = frame["watch"] if seat is None else frame["views"][holder]
    told = frame["told"] if frame["type"] == "state" else {holder: [frame["events"][holder]]}
    assert list(told) == [holder]
    guide.check_secrets(view, [event for chapter in told[holder] for event in chapter], seat)
    rules = game(guide.key)
    imagined = rules.imagine(match.table, seat, chance_from(len(match.actions)))
    assert view == rules.view(imagined, seat)
    if guide.deals and not match.actions:
        other = 2 if seat != 2 else 1
        assert rules.view(imagined, other) != match.view(other)  # the other cards are other ones
