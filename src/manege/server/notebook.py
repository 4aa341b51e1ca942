"""The notebook — what people and bots wrote about things of theirs, and who may read it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from manege.kernel.house import House
from manege.kernel.match import Match
from manege.server import telling, wire
from manege.server.listening import Listener, held, written
from manege.server.records import LoggedNote


class Notebook:
    """A note is its writer's alone until the game has shown what it is about."""

    def __init__(self, house: House | None, notes: Iterable[LoggedNote]) -> None:
        self.house = house
        self.notes = {note.whose: note for note in notes}
        self.hushed: set[tuple[int, str]] = set()

    def take(self, note: LoggedNote) -> None:
        if note.is_blank:
            self.notes.pop(note.whose, None)
        else:
            self.notes[note.whose] = note

    def shown(self, match: Match, since: int | None = None) -> set[tuple[int, str]]:
        """Whose notes about what everybody may read; `since`: a chapter up to which one looks."""
        if self.house is None:
            return set()
        chapters = match.chapters[:since]
        return self.house.notes.shown(event for chapter in chapters for event in chapter)

    def just_shown(self, match: Match) -> list[LoggedNote]:
        """By the last action."""
        news = self.shown(match) - self.shown(match, -1)
        return [self.notes[whose] for whose in sorted(news) if whose in self.notes]

    def unhushed(self, match: Match) -> list[LoggedNote]:
        """Bots' notes that everybody was told in part, and now may be told whole."""
        notes = [self.notes[whose] for whose in sorted(self.hushed)]
        whole = [note for note in notes if telling.note(match, note).reason == note.reason]
        self.hushed.difference_update(note.whose for note in whole)
        return whole

    def readable(self, match: Match, seats: Collection[int]) -> list[LoggedNote]:
        """By these seats."""
        shown = self.shown(match)
        return [note for note in self.notes.values() if note.seat in seats or note.whose in shown]

    def tell(self, match: Match, note: LoggedNote, listeners: Collection[Listener]) -> None:
        """To whoever may read it."""
        told = written(wire.Noted(telling.note(match, note)))
        is_shown = note.whose in self.shown(match)
        for listener in list(listeners):
            if is_shown or note.seat in held(listener):
                listener.tell(told)

    def tell_shown(self, match: Match, listeners: Collection[Listener], *, is_news: bool) -> None:
        """Those that the last action has brought to light, to all who did not know them."""
        for note in self.unhushed(match):
            self.tell(match, note, listeners)
        for note in self.just_shown(match) if is_news else []:
            told = telling.note(match, note)
            if told.reason != note.reason:
                self.hushed.add(note.whose)
            for listener in list(listeners):
                if note.seat not in held(listener):
                    listener.tell(written(wire.Noted(told)))
