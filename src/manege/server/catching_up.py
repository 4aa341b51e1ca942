"""Catching up — the whole table for a device, and what it has missed, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import UNSET
from msgspec.structs import asdict

from manege.kernel.match import Action, Match
from manege.server import telling, wire

if TYPE_CHECKING:
    from manege.server.room import Room

MOST_MISSED = 40  # actions; whoever was away longer sees how it stands now


def catching_up(
    room: Room, seats: tuple[int, ...], since: int | None
) -> Iterator[wire.State | wire.Moved]:
    """The table as these seats left it, then each action they missed; or at once as it is."""
    match = room.playing()
    missed = 0 if since is None else room.seq - since
    if not 0 < missed <= MOST_MISSED or room.keeper is not None or not told_before(room, since):
        yield state(room, match, room.seq, seats, since)
        return
    past = match.fork(len(match.actions) - missed)
    yield state(room, past, room.seq - missed, seats, since)
    for action in match.actions[-missed:]:
        past.play(action.code, action.seat)
        missed -= 1
        yield moved(room, past, room.seq - missed, action, seats)


def told_before(room: Room, since: int | None) -> int:
    """How many chapters a device knows that has seen the table at `since`; none that are sure,
    if something was taken back meanwhile: that is another story."""
    if since is None or not 0 <= since <= room.seq:
        return 0
    known = sum(chapter <= since for chapter in room.chapter_seqs)
    is_one_story = len(room.chapter_seqs) - known == room.seq - since
    return known if is_one_story else 0


def state(
    room: Room, match: Match, seq: int, seats: tuple[int, ...], since: int | None
) -> wire.State:
    viewers = telling.viewers_of(seats)
    chapters = room.chapter_seqs[: len(match.chapters)]
    known = told_before(room, since)
    return wire.State(
        seq=seq,
        views={seat: telling.view(match, seat) for seat in seats},
        watch=telling.view(match, None) if None in viewers else None,
        told={telling.name_of(viewer): telling.story(match, viewer, known) for viewer in viewers},
        told_before=known,
        missed=sum(since is None or chapter > since for chapter in chapters),
        names=[seat.name or "" for seat in room.record.seats],
        lines=telling.ready_lines(room.record.game),
        said=[wire.SaidLine(**asdict(each)) for each in room.lines.said],
        notes=[telling.note(match, note) for note in room.notes.readable(match, seats)],
        clock=room.clock.shown(),
        undo=undo(room, match, seats),
        over=match.over,
    )


def moved(room: Room, match: Match, seq: int, action: Action, seats: tuple[int, ...]) -> wire.Moved:
    viewers = telling.viewers_of(seats)
    last = len(match.chapters) - 1
    return wire.Moved(
        seq=seq,
        seat=action.seat,
        views={each: telling.view(match, each) for each in seats},
        watch=telling.view(match, None) if None in viewers else None,
        events={telling.name_of(each): telling.chapter(match, last, each) for each in viewers},
        clock=room.clock.shown(),
        undo=undo(room, match, seats),
        code=action.code if action.seat in seats else UNSET,
    )


def undo(room: Room, match: Match, seats: tuple[int, ...]) -> dict[int, str]:
    """Where a clock runs, changing one's mind is an action of the game."""
    if room.keeper is not None:
        return {}
    return {seat: telling.why_no_undo(match, seat) for seat in seats}
