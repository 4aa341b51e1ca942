"""Catching up — the whole table for a device, and what it has missed, action by action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from msgspec import UNSET, Raw, Struct, json

from manege.kernel.match import Action, Match
from manege.kernel.secrecy import Viewer
from manege.server import telling, wire

if TYPE_CHECKING:
    from manege.server.room import Room

T = TypeVar("T")

MOST_MISSED = 40  # actions; whoever was away longer sees how it stands now
SLICE = 100  # chapters or lines, worded before other tables have their turn


class Worded(Struct, frozen=True):
    """What may be long, as it is sent: the story that each viewer lacks, and what was said."""

    told: dict[str, list[Raw]]
    said: list[Raw]


async def worded(room: Room, seats: tuple[int, ...], since: int | None) -> Worded:
    """Nothing happens at this table meanwhile, since whoever asks has its turn."""
    match, known = room.playing(), told_before(room, since)
    viewers = telling.viewers_of(seats)
    told = {telling.name_of(each): await story(match, each, known) for each in viewers}
    return Worded(told, await in_slices(room.lines.said, lambda each: each))


async def story(match: Match, viewer: Viewer, since: int) -> list[Raw]:
    """From this chapter on."""
    chapters = range(since, len(match.chapters))
    return await in_slices(chapters, lambda number: telling.chapter(match, number, viewer))


async def in_slices(things: Sequence[T], words: Callable[[T], Any]) -> list[Raw]:
    done = []
    for number, each in enumerate(things, start=1):
        done.append(Raw(json.encode(words(each))))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return done


def catching_up(
    room: Room, seats: tuple[int, ...], since: int | None, words: Worded
) -> Iterator[wire.State | wire.Moved]:
    """The table as these seats left it, then each action they missed; or at once as it is."""
    match = room.playing()
    missed = 0 if since is None else room.seq - since
    if not 0 < missed <= MOST_MISSED or room.keeper is not None or not told_before(room, since):
        yield state(room, match, room.seq, seats, since, words)
        return
    past = match.fork(len(match.actions) - missed)
    yield state(room, past, room.seq - missed, seats, since, words)
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
    room: Room,
    match: Match,
    seq: int,
    seats: tuple[int, ...],
    since: int | None,
    words: Worded,
) -> wire.State:
    viewers = telling.viewers_of(seats)
    chapters = room.chapter_seqs[: len(match.chapters)]
    known = told_before(room, since)
    lacking = len(match.chapters) - known
    told = {viewer: chapters[:lacking] for viewer, chapters in words.told.items()}
    return wire.State(
        seq=seq,
        views={seat: telling.view(match, seat) for seat in seats},
        watch=telling.view(match, None) if None in viewers else None,
        told=cast(dict[str, list[list[wire.GameEvent]]], told),
        told_before=known,
        missed=sum(since is None or chapter > since for chapter in chapters),
        names=[seat.name or "" for seat in room.record.seats],
        lines=telling.ready_lines(room.record.game),
        said=cast(list[wire.SaidLine], words.said),
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
