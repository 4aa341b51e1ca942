"""Games — a game's contents page, and what every game can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from manege.kernel.chance import Chance, chance_from
from manege.kernel.components import Components, Figures
from manege.kernel.errors import BadSetup
from manege.kernel.guide import Guide
from manege.kernel.hints import Hints
from manege.kernel.house import House
from manege.kernel.outcome import Outcome
from manege.kernel.position import Layout, Position
from manege.kernel.refusal import Refusal
from manege.kernel.secrecy import Secrecy, Viewer
from manege.kernel.table import Decision, Table, go_on
from manege.kernel.trial import Trial

Settings = Mapping[str, object]
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice the table makes before the game.

    Its `values` may depend on the number of seats and on the options before it; where they do not
    have the default, the first of them is the default.
    """

    key: str
    default: object
    values: Callable[[int, Settings], Sequence[object]]
    by_room: bool = False  # set by whoever keeps the table, not by its players


def switch(key: str, *, default: bool) -> Option:
    return Option(key, default, lambda seats, chosen: [True, False])


@dataclass(frozen=True, slots=True)
class Game:
    key: str
    edition: int  # raised when a change makes an old match file tell another story
    seats: range
    setup: Callable[[int, Chance, Settings], Table]
    begin: Callable[[Any], None]  # tells the set-up and opens the first decision
    actions: Sequence[str]  # the notation of each code, "" for those kept free: see `space_of`
    secrecy: Secrecy
    imagine: Callable[[Any, Viewer, Chance], Table]
    outcome: Callable[[Any], Outcome]
    fault: Callable[[Any], str | None]  # what is wrong with a table, if what is always true is not
    options: Sequence[Option] = ()
    bots: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)
    hints: Hints | None = None  # what it says of a move: where to look, and why
    guide: Callable[[], Guide[Any]] | None = None  # how bots that search play it
    figures: Callable[[Any], Mapping[str, float]] = lambda table: {}  # of a game that is over
    lay_out: Callable[[Any, Position], None] | None = None  # a dealt table, as a position says
    usual: range | None = None  # the seats on the box, where a variant has more
    house: House | None = None  # what the room does; it sits after the last player
    printed: Callable[[], Mapping[str, Any]] = dict  # on its pieces, for whoever draws them
    components: Components | None = None  # the figures on its cards that may be replaced
    trial: Trial | None = None  # a game between bots that lean to something

    def table(
        self,
        seats: int,
        seed: int,
        settings: Settings | None = None,
        *,
        position: Layout | None = None,
        listen: bool = False,
    ) -> Table:
        """A table ready for its first decision; `listen` to have its story written."""
        if seats not in self.seats:
            raise BadSetup(
                f"{self.key} is for {self.seats.start} to {self.seats[-1]} players, not {seats}."
            )
        try:
            chance = chance_from(seed)
        except ValueError as error:
            raise BadSetup(f"{error}.") from None
        table = self.setup(seats, chance, self.settings(seats, settings or {}))
        if position is not None:
            self._lay_out(table, position)
        if listen:
            table.story = []
        self.begin(table)
        go_on(table)
        return table

    def _lay_out(self, table: Table, layout: Layout) -> None:
        if self.lay_out is None:
            raise BadSetup(f"{self.key} cannot be laid out from a position.")
        position = Position(self.key, self.secrecy.names, layout)
        self.lay_out(table, position)
        position.all_read()

    def settings(self, seats: int, chosen: Settings) -> dict[str, object]:
        """All options of the game, the chosen ones checked, the others at their default."""
        known = [option.key for option in self.options]
        for key in chosen:
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.key} has no option “{key}”; its options: {names}.")
        settled = self.settled(seats, chosen)
        for key, value in chosen.items():
            if not same(settled[key], value):
                allowed = self.offered(seats, chosen)[key]
                names = ", ".join(str(each).lower() for each in runs(allowed))
                raise BadSetup(f"{self.key}: option “{key}” is one of {names}, not {value!r}.")
        return settled

    def settled(self, seats: int, chosen: Settings) -> dict[str, object]:
        """Likewise, but what does not go with the seats or with options before it is dropped."""
        settled: dict[str, object] = {}
        for option in self.options:
            allowed = option.values(seats, settled)
            wishes = [chosen.get(option.key), option.default, allowed[0]]
            settled[option.key] = next(wish for wish in wishes if is_among(wish, allowed))
        return settled

    def offered(self, seats: int, chosen: Settings) -> dict[str, Sequence[object]]:
        """What each option may be, as the others stand."""
        settled = self.settled(seats, chosen)
        return {option.key: option.values(seats, settled) for option in self.options}

    def other_figures(self) -> Figures:
        """Those in force that are not the game's own."""
        return {} if self.components is None else self.components.replaced()

    def code(self, notation: str) -> int:
        """The code of an action written as text."""
        if self.key not in CODES:
            CODES[self.key] = {action: code for code, action in enumerate(self.actions) if action}
        code = CODES[self.key].get(" ".join(notation.split()))
        if code is None:
            raise BadSetup(f"{self.key} has no action “{notation}”.")
        return code

    def view(self, table: Table, viewer: Viewer) -> View:
        """All that this viewer may know, as plain data."""
        decisions = table.decisions()
        return {
            "game": self.key,
            "edition": self.edition,
            "seats": table.seats,
            "viewer": viewer,
            "zones": self.secrecy.zones_for(table, viewer),
            "fields": self.secrecy.fields_for(table, viewer),
            "deciding": [{"seat": d.seat, "decision": name_of(d)} for d in decisions if d.awaited],
            "options": [] if viewer is None else table.options(viewer),
            "outcome": None if decisions else self.outcome(table).as_data(),
        }

    def refusal(self, table: Table, seat: int, code: int) -> Refusal | None:
        """Why this seat cannot do this now; None if it can."""
        decision = table.decision_of(seat)
        if decision is None:
            return table.not_asked(seat)
        return None if decision.allows(table, code) else decision.why_not(table, code)


CODES: dict[str, dict[str, int]] = {}


def is_among(value: object, values: Sequence[object]) -> bool:
    return any(same(value, each) for each in values)


def same(value: object, other: object) -> bool:
    """1 is not True here."""
    return value == other and type(value) is type(other)


def runs(values: Sequence[object]) -> list[object]:
    """For people: more than six numbers in even steps are told by their ends, `22…300`."""
    told: list[object] = []
    place = 0
    while place < len(values):
        length, step = run_at(values, place)
        if length > 6:
            ends = f"{values[place]}…{values[place + length - 1]}"
            told.append(ends if step == 1 else f"{ends} by {step}")
            place += length
        else:
            told.append(values[place])
            place += 1
    return told


def run_at(values: Sequence[object], place: int) -> tuple[int, int]:
    """How many numbers follow one another from here, and in which step."""
    length, step = 1, 0
    for before, after in zip(values[place:], values[place + 1 :], strict=False):
        if not (isinstance(before, int) and isinstance(after, int)):
            break
        if length > 1 and after - before != step:
            break
        length, step = length + 1, after - before
    return length, step


def name_of(decision: Decision[Any]) -> str:
    return dashed(type(decision).__name__)


def dashed(name: str) -> str:
    """`TakeGuest` is `take-guest` in texts and views."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
