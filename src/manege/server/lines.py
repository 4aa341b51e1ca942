"""Ready lines — when a seat may say one."""

from __future__ import annotations

from collections.abc import Iterable

from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.server import telling, wire
from manege.server.records import LoggedLine
from manege.server.trouble import Trouble


def check_line(match: Match, wish: wire.Say, said: Iterable[LoggedLine], last_acted: int) -> None:
    """Once between two actions of the seat; with a house when the game says, once a thing."""
    if wish.line not in telling.ready_lines(match.game.key):
        raise Trouble("line.unknown")
    house = match.game.house
    mine = [each for each in said if each.seat == wish.seat]
    if house is not None:
        if refusal := house.why_not_say(match.table, wish.seat, wish.line, wish.about):
            raise Refused(refusal)
        if any(each.line == wish.line and each.about == wish.about for each in mine):
            raise Trouble("line.said")
    elif wish.about:
        raise Trouble("line.unknown")
    elif mine and mine[-1].seq >= last_acted:
        raise Trouble("line.said")
