"""Matches — a game as the list of its actions: the file, the replay, the fork, the undo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from manege.kernel.errors import UndoRefused
from manege.kernel.game import Game, Settings, View, name_of
from manege.kernel.outcome import Outcome
from manege.kernel.refusal import Refused
from manege.kernel.secrecy import Viewer
from manege.kernel.story import Event


@dataclass(frozen=True, slots=True)
class Action:
    seat: int
    code: int


class Match:
    """A pure function of game, edition, options, seats, seed and actions; `table` is its end."""

    def __init__(self, game: Game, seats: int, seed: int, settings: Settings | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.actions: list[Action] = []
        self.table = game.table(seats, seed, settings, listen=True)
        self.settings = game.settings(seats, settings or {})
        self.chapters: list[list[Event]] = [self._written()]  # the set-up, then one an action

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
        self.table.play(code, seat)
        self.actions.append(Action(seat or 0, code))
        self.chapters.append(self._written())

    def view(self, viewer: Viewer) -> View:
        return self.game.view(self.table, viewer)

    def told(self, viewer: Viewer, since: int = 0) -> list[dict[str, object]]:
        """The story as this viewer heard it, from chapter `since` on (0 is the set-up)."""
        told = (
            self.game.secrecy.told(event, self.table, viewer)
            for chapter in self.chapters[since:]
            for event in chapter
        )
        return [event for event in told if event is not None]

    def fork(self, at: int | None = None) -> Match:
        """The same match up to its `at`-th action, to go on otherwise."""
        twin = Match(self.game, self.seats, self.seed, self.settings)
        for action in self.actions[:at]:
            twin.play(action.code, action.seat)
        return twin

    def undone(self, seat: int) -> Match:
        """The match without this seat's last action.

        Allowed if nothing hidden or random came to light since, and if every other seat was asked
        the same questions and gave the same answers without it.
        """
        mine = [number for number, action in enumerate(self.actions) if action.seat == seat]
        if not mine:
            raise UndoRefused("nothing")
        before = self.fork(mine[-1])
        if before.table.light != self.table.light:
            raise UndoRefused("light")
        later = self.actions[mine[-1] + 1 :]
        asked = list(questions(self.fork(mine[-1] + 1), later))
        try:
            if list(questions(before, later)) != asked:
                raise UndoRefused("acted")
        except Refused:
            raise UndoRefused("acted") from None
        return before

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game.key,
            "edition": self.game.edition,
            "options": self.settings,
            "seats": self.seats,
            "seed": self.seed,
            "actions": [f"{each.seat} {self.game.actions[each.code]}" for each in self.actions],
        }


def questions(match: Match, actions: list[Action]) -> Iterator[tuple[int, str, list[int]]]:
    """Play these actions; tell what each was an answer to."""
    for action in actions:
        decision = match.table.decision_of(action.seat)
        asked = "" if decision is None else name_of(decision)
        yield action.seat, asked, match.options(action.seat)
        match.play(action.code, action.seat)
