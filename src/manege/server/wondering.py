"""Wondering — what would come of it, on what a seat may know; the true table stays as it is."""

from __future__ import annotations

from typing import cast

from manege.kernel.chance import Chance
from manege.kernel.errors import TrialEnds
from manege.kernel.foresight import foreseen
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.trying import tried
from manege.server import telling, wire
from manege.server.trouble import Trouble


def foresight(match: Match, turn: int, wish: wire.Foresee, chance: Chance) -> wire.Foreseen:
    if refusal := match.game.refusal(match.table, wish.seat, wish.codes[0]):
        raise Refused(refusal)
    seen = foreseen(match.game, match.table, wish.seat, wish.codes, chance)
    if seen is None:
        raise Trouble("foresee.nothing")
    return wire.Foreseen(
        id=wish.id,
        seat=wish.seat,
        turn=turn,
        view=cast(wire.View, seen.view),
        deciding=cast(list[wire.Deciding], seen.deciding),
        events=cast(list[wire.GameEvent], seen.events),
    )


def moment(match: Match, wish: wire.Recall, seats: tuple[int, ...]) -> wire.Recalled:
    """What these seats saw before and after an action."""
    if not 0 < wish.chapter <= len(match.actions):
        raise Trouble("recall.none")
    past = match.fork(wish.chapter - 1)
    viewers = telling.viewers_of(seats)

    def seen() -> tuple[dict[int, wire.View], wire.View | None]:
        views = {seat: telling.view(past, seat) for seat in seats}
        return views, telling.view(past, None) if None in viewers else None

    before, watch_before = seen()
    action = match.actions[wish.chapter - 1]
    past.play(action.code, action.seat)
    after, watch = seen()
    return wire.Recalled(wish.id, wish.chapter, before, watch_before, after, watch)


def trial(match: Match, turn: int, wish: wire.Try, chance: Chance, *, shared: bool) -> wire.Tried:
    """Where several share the device also what anybody would see of it."""
    game, seat = match.game, wish.seat
    try:
        copy = tried(game, match.table, seat, wish.codes, chance)
    except TrialEnds as ends:
        raise Trouble(f"try.{ends.reason}") from None
    return wire.Tried(
        id=wish.id,
        seat=seat,
        turn=turn,
        view=cast(wire.View, game.view(copy.table, seat)),
        watch=cast(wire.View, game.view(copy.table, None)) if shared else None,
        told={
            telling.name_of(viewer): [telling.heard(match, each, viewer) for each in copy.chapters]
            for viewer in ([seat, None] if shared else [seat])
        },
    )
