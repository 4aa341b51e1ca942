"""Sight — what a seat knows, and all that a bot is ever given."""

from __future__ import annotations

from functools import cached_property

from manege.kernel.chance import Chance
from manege.kernel.game import Game, View
from manege.kernel.table import Table


class Sight:
    """The view of a seat, its options, and tables it may imagine; never the true table."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__table = table

    @cached_property
    def options(self) -> list[int]:
        return self.__table.options(self.seat)

    @cached_property
    def view(self) -> View:
        return self.game.view(self.__table, self.seat)

    def imagine(self, chance: Chance) -> Table:
        """A table this seat cannot tell from the true one."""
        return self.game.imagine(self.__table, self.seat, chance)


class Shown(Sight):
    """A sight that came from another process: a view, and one table that was imagined there."""

    def __init__(self, game: Game, seat: int, view: View, imagined: Table) -> None:
        super().__init__(game, imagined, seat)
        self.view = view
        self.options = view["options"]
