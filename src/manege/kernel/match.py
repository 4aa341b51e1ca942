"""Matches — a game as the list of its actions: the file, the replay, the fork, the undo."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any

from manege.kernel.errors import UndoRefused
from manege.kernel.game import Game, Settings, View
from manege.kernel.outcome import Outcome
from manege.kernel.position import Layout
from manege.kernel.secrecy import Viewer
from manege.kernel.story import Event
from manege.kernel.table import Table

SNAPSHOTS = 32  # actions from one to the next: an undo plays no more of them anew


@dataclass(frozen=True, slots=True)
class Action:
    seat: int
    code: int


class Match:
    """A pure function of game, edition, figures, options, seats, seed, position and actions.

    `table` is its end. The game's own start is meant where no position is given, the game's own
    figures where no others are in force.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        settings: Settings | None = None,
        position: Layout | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.position = position
        self.other_figures = game.other_figures()
        self.actions: list[Action] = []
        self.table = game.table(seats, seed, settings, position=position, listen=True)
        self.settings = game.settings(seats, settings or {})
        self.chapters: list[list[Event]] = [self._written()]  # the set-up, then one an action
        self.snapshots: list[Table] = [self.table.copy()]  # after every 32 actions

    def _written(self) -> list[Event]:
        """The events since the last time."""
        events = self.table.story or []
        self.table.story = []
        return events

    @property
    def over(self) -> bool:
        return self.table.decision is None

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table) if self.over else None

    def options(self, seat: int | None = None) -> list[int]:
        return self.table.options(seat)

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Do one of the options, by code or by notation; without a seat, whoever is asked first."""
        code = self.game.code(action) if isinstance(action, str) else action
        if seat is None and self.table.decision is not None:
            seat = self.table.decision.seat
        self._do(Action(seat or 0, code))

    def _do(self, action: Action) -> None:
        self.table.play(action.code, action.seat)
        self.actions.append(action)
        self.chapters.append(self._written())
        if len(self.actions) % SNAPSHOTS == 0:
            self.snapshots.append(self.table.copy())

    def view(self, viewer: Viewer) -> View:
        return self.game.view(self.table, viewer)

    def told(self, viewer: Viewer, since: int = 0) -> list[dict[str, object]]:
        """The story as this viewer heard it, from chapter `since` on (0 is the set-up)."""
        told = (
            self.game.secrecy.told(event, viewer)
            for chapter in self.chapters[since:]
            for event in chapter
        )
        return [event for event in told if event is not None]

    def fork(self, at: int | None = None) -> Match:
        """The same match up to its `at`-th action, to go on otherwise."""
        kept = self.actions[:at]
        place = len(kept) // SNAPSHOTS
        twin = copy(self)
        twin.actions = kept[: place * SNAPSHOTS]
        twin.chapters = self.chapters[: place * SNAPSHOTS + 1]
        twin.snapshots = self.snapshots[: place + 1]
        twin.table = self.snapshots[place].copy()
        twin.table.story = []
        for action in kept[place * SNAPSHOTS :]:
            twin._do(action)
        return twin

    def undone(self, seat: int) -> Match:
        """The match without this seat's last action.

        Allowed if nothing hidden or random came to light for it since, and if without it every
        other seat is asked the same, answers the same, and the same comes of it.
        """
        number = self._last_of(seat)
        without = self.fork(number)
        if without.table.light_of(seat) != self.table.light_of(seat):
            raise UndoRefused("light")
        table = without.table.copy()  # as it was, so that both sides are asked step by step
        table.play(self.actions[number].code, seat)
        for action, told in zip(
            self.actions[number + 1 :], self.chapters[number + 2 :], strict=True
        ):
            if question(without.table, action.seat) != question(table, action.seat):
                raise UndoRefused("acted")
            without._do(action)
            table.play(action.code, action.seat)
            if without.chapters[-1] != told:
                raise UndoRefused("acted")
        return without

    def _last_of(self, seat: int) -> int:
        for number in range(len(self.actions) - 1, -1, -1):
            if self.actions[number].seat == seat:
                return number
        raise UndoRefused("nothing")

    def as_data(self) -> dict[str, Any]:
        begins: dict[str, Any] = {} if self.position is None else {"position": self.position}
        if self.other_figures:
            begins["components"] = self.other_figures
        return {
            "game": self.game.key,
            "edition": self.game.edition,
            "options": self.settings,
            "seats": self.seats,
            "seed": self.seed,
            **begins,
            "actions": [f"{each.seat} {self.game.actions[each.code]}" for each in self.actions],
        }


def question(table: Table, seat: int) -> tuple[object, list[int]]:
    """What a seat is asked, and what it may answer."""
    decision = table.decision_of(seat)
    return (None, []) if decision is None else (type(decision), decision.options(table))
