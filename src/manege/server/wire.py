"""The wire — every message between browser and server; docs/wire.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

MARKS = "ABCDEFGHIJKL"
MOST_NUMBER = 2**53 - 1  # beyond it JavaScript counts badly
NAME_SIGNS = 24
NOTE_SIGNS = 140
PICTURE_SIGNS = 60  # of its name

SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
ClientId = Annotated[str, Meta(pattern=r"^[ -~]+\Z", max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=NAME_SIGNS)]
Mark = Annotated[str, Meta(pattern=f"^[{MARKS}]$", max_length=1)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
About = Annotated[str, Meta(max_length=64)]
NoteText = Annotated[str, Meta(max_length=NOTE_SIGNS)]
OptionValue = str | int | bool
OptionValues = Annotated[dict[str, OptionValue], Meta(max_length=64)]
SeatKind = Literal["person", "open", "bot", "empty"]


# What a table looks like


class GameOption(Struct, frozen=True):
    """A choice made before the game; `values` by number of seats."""

    key: str
    default: OptionValue
    values: dict[str, list[OptionValue]]


class SeatRange(Struct, frozen=True):
    min: int
    max: int


class GameInfo(Struct, frozen=True):
    """A game on the front page; not `ready` while it is still to come.

    `most` counts the seats of its largest variant; with `doors` people come and go during the
    game; `album` is how many pictures of their own they may bring. `things` and `seat_facts` say
    how facts are worded: by a name of the catalogue (`card-ghost`), or by the player's. `thinks`:
    the seconds that a move may take those bots that search. `judged`: once it is over, it can be
    told how everybody's chances stood.
    """

    key: str
    seats: SeatRange
    most: int
    minutes: int
    minutes_max: int
    options: list[GameOption]
    bots: list[str]
    ready: bool
    doors: bool
    album: SeatRange | None
    things: list[str]
    seat_facts: list[str]
    thinks: dict[str, float]
    judged: bool


class LobbySeat(Struct, frozen=True):
    """`stands_in`: how many moves a bot has made here for the person whose seat it is."""

    seat: int
    kind: SeatKind
    name: str | None
    mark: str | None
    bot: str | None
    online: bool
    stands_in: int | None


class Lobby(Struct, frozen=True):
    """The table as everybody sees it; `offered`: before the game, what each option may be, as the
    others stand. `closed` by whoever runs the server; `stuck`: an error that says why the game
    cannot go on here; `kept_until`: when the table is deleted if nothing happens there any more,
    in seconds since 1970.
    """

    code: str
    game: str
    seats: list[LobbySeat]
    options: dict[str, OptionValue]
    offered: dict[str, list[OptionValue]]
    started: bool
    over: bool
    host: int | None
    next: str | None
    album: int
    closed: bool
    stuck: str | None
    kept_until: int | None


class Deciding(TypedDict):
    seat: int
    decision: str


class Outcome(TypedDict):
    ranks: list[int]
    winners: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    tie_breaks: list[list[int]]
    target: int | None
    decided_by: str


class View(TypedDict):
    """All that a viewer may know: Game.view of the kernel."""

    game: str
    edition: int
    seats: int
    viewer: int | None
    zones: dict[str, object]
    fields: dict[str, object]
    deciding: list[Deciding]
    options: list[int]
    outcome: Outcome | None


class GameEvent(TypedDict):
    """One fact of the story, with whatever else the viewer may hear of it."""

    event: str


class Choice(Struct, frozen=True):
    """What may be done in an example, what is told of it, and what lies there then."""

    key: str
    told: list[GameEvent]
    view: View


class Example(Struct, frozen=True):
    """A small position of the rules; `position` is what was laid out."""

    key: str
    clauses: list[str]
    position: dict[str, object]
    view: View
    choices: list[Choice]


class Rulebook(Struct, frozen=True):
    """What stands in a rule book beside its clauses: the pieces as drawn, shelf by shelf and clause
    by clause, named as in the texts (`card-ghost`); the examples; a table just dealt."""

    shelves: dict[str, list[str]]
    beside: dict[str, list[str]]
    examples: list[Example]
    view: View


class SeatPresence(Struct, frozen=True):
    """`away`: gone for so long that anybody at the table may let a bot play."""

    seat: int
    online: bool
    away: bool
    devices: int


class SaidLine(Struct, frozen=True):
    seat: int
    line: str
    seq: int
    about: str


class Note(Struct, frozen=True):
    """What somebody wrote; a bot's `reason` is a sentence of the game, worded with its facts."""

    seat: int
    about: str
    text: str
    reason: str
    facts: dict[str, str | int]


class Clock(Struct, frozen=True):
    """Seconds left of the present wait as this was sent, and its whole length."""

    left: float
    of: float


# HTTP: bodies and answers


class OpenTable(Struct, frozen=True):
    game: Word
    seats: SeatNumber
    options: OptionValues = {}
    name: Name | None = None
    mark: Mark | None = None
    word: Word | None = None


class Opened(Struct, frozen=True):
    code: str
    host_key: str
    seat: int
    seat_key: str


class SeatChange(Struct, frozen=True):
    kind: Literal["open", "here", "bot", "empty"]
    bot: Word | None = None
    name: Name | None = None
    mark: Mark | None = None


class SeatChanged(Lobby, frozen=True):
    """The lobby, and the key of a seat taken `here`."""

    seat: int | UnsetType = UNSET
    seat_key: str | UnsetType = UNSET


class OptionsChange(Struct, frozen=True):
    options: OptionValues
    seats: SeatNumber | None = None


class Guest(Struct, frozen=True):
    name: Name
    seat: SeatNumber | None = None
    mark: Mark | None = None


class Person(Struct, frozen=True):
    name: Name | None = None
    mark: Mark | None = None


class Seated(Struct, frozen=True):
    seat: int
    seat_key: str


class NewKey(Struct, frozen=True):
    seat_key: str


class Again(Struct, frozen=True):
    code: str


class Invite(Struct, frozen=True):
    """`local`: only this very machine can follow it."""

    link: str
    local: bool


class AlbumPicture(Struct, frozen=True):
    number: int
    name: str


class PictureName(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=PICTURE_SIGNS)]


class Problem(Struct, frozen=True):
    """What an HTTP call answers when it cannot be done."""

    error: str
    detail: dict[str, object]


class Health(Struct, frozen=True):
    status: str
    version: str


# WebSocket: what the browser says


class Message(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Hello(Message, frozen=True):
    keys: Annotated[list[Key], Meta(max_length=16)]
    since: Number | None = None
    device: ClientId | None = None


class Play(Message, frozen=True):
    """Option `code` of the decision open at sequence `turn`."""

    seat: SeatNumber
    turn: Number
    code: Number
    id: ClientId


class Say(Message, frozen=True):
    """A ready line; `about` is the game's name of what it speaks of."""

    seat: SeatNumber
    line: Word
    about: About = ""


class Write(Message, frozen=True):
    """A note about something of one's own; nobody else reads it before that thing is shown."""

    seat: SeatNumber
    about: Word
    text: NoteText
    id: ClientId


class Undo(Message, frozen=True):
    seat: SeatNumber
    id: ClientId


class Hint(Message, frozen=True):
    """What would a bot do on my seat?"""

    seat: SeatNumber
    id: ClientId


class Explain(Message, frozen=True):
    """Why was that done, which a bot did? `chapter` is its place in the story, 0 the set-up."""

    chapter: Number
    id: ClientId


class Recall(Message, frozen=True):
    """What did I see before and after that action? `chapter` is its place in the story."""

    chapter: Number
    id: ClientId


class Judge(Message, frozen=True):
    """How did everybody's chances stand? Once the game is over."""

    id: ClientId


class Why(Message, frozen=True):
    """What hinders my seat from doing this now? Nothing is played."""

    seat: SeatNumber
    code: Number
    id: ClientId


class Foresee(Message, frozen=True):
    """What would come of this? The first code is my seat's, later ones of whoever is asked then."""

    seat: SeatNumber
    codes: Annotated[list[Number], Meta(min_length=1, max_length=4)]
    id: ClientId


class Try(Message, frozen=True):
    """I play on by myself, on a copy: what do I see then? Nobody else hears of it."""

    seat: SeatNumber
    codes: Annotated[list[Number], Meta(min_length=1, max_length=80)]
    id: ClientId


class Ask(Message, frozen=True):
    """A spectator would like to sit; without a name no longer."""

    name: Name


class Ping(Message, frozen=True):
    n: Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]


FromBrowser = (
    Hello
    | Play
    | Say
    | Write
    | Undo
    | Hint
    | Explain
    | Recall
    | Judge
    | Why
    | Foresee
    | Try
    | Ask
    | Ping
)


# WebSocket: what the server says


class Welcome(Message, frozen=True):
    """The seat each key of the hello opens, in order."""

    seats: list[int | None]


class LobbyChanged(Lobby, frozen=True, tag_field="type", tag="lobby"):
    pass


class State(Message, frozen=True):
    """The whole: for each seat of this device; `watch` for those with none, or with several.

    `undo` says of each seat why its last action cannot be taken back, or "" where it can;
    `told_before` is how many chapters of the story stand before those in `told`.
    """

    seq: int
    views: dict[int, View]
    watch: View | None
    told: dict[str, list[list[GameEvent]]]
    told_before: int
    missed: int
    names: list[str]
    lines: list[str]
    said: list[SaidLine]
    notes: list[Note]
    clock: Clock | None
    undo: dict[int, str]
    over: bool


class Moved(Message, frozen=True):
    """Action number `seq` has happened; `code` for devices that hold `seat`."""

    seq: int
    seat: int
    views: dict[int, View]
    watch: View | None
    events: dict[str, list[GameEvent]]
    clock: Clock | None
    undo: dict[int, str]
    code: int | UnsetType = UNSET


class Played(Message, frozen=True):
    """Acknowledged: it is on disk."""

    id: str
    seq: int


class Advice(Message, frozen=True):
    """A bot's choice on this seat at `turn`; `look`, at what to look for it, and `reason` are
    sentences of the game, or empty."""

    id: str
    seat: int
    turn: int
    code: int
    look: str
    look_facts: dict[str, str | int]
    reason: str
    facts: dict[str, str | int]


class Explained(Message, frozen=True):
    """What a bot's action brought by what all know; and the best it `rejected` of what all know
    it could have done, with what that would have brought, and what it would have cost."""

    id: str
    chapter: int
    seat: int
    code: int
    reason: str
    facts: dict[str, str | int]
    rejected: int | None
    rejected_reason: str
    rejected_facts: dict[str, str | int]
    cost: str
    cost_facts: dict[str, str | int]


class Recalled(Message, frozen=True):
    """An action's moment: what each seat of this device saw before and after it."""

    id: str
    chapter: int
    before: dict[int, View]
    watch_before: View | None
    views: dict[int, View]
    watch: View | None


class Stood(Struct, frozen=True):
    """Everybody's chances after that chapter of the story, in thousandths of a victory."""

    chapter: int
    shares: list[int]


class Turned(Struct, frozen=True):
    """An action that moved them most: how they stood before and after it; and what all know would
    have been `better`, by how much, where anything clearly would."""

    chapter: int
    seat: int
    before: list[int]
    after: list[int]
    better: int | None
    gain: int


class Judged(Message, frozen=True):
    """As far as it is reckoned: `done` of so many steps. `turned` comes with the last one."""

    id: str
    done: int
    of: int
    stood: list[Stood]
    turned: list[Turned]


class Allowed(Message, frozen=True):
    """The answer to a why: nothing hinders it."""

    id: str


class Foreseen(Message, frozen=True):
    """As far as the seat can know at `turn`; what it cannot is "?".

    `view` is right after the last action itself; `deciding` and `events` are of all that follows.
    """

    id: str
    seat: int
    turn: int
    view: View
    deciding: list[Deciding]
    events: list[GameEvent]


class Tried(Message, frozen=True):
    """The copy after all of these acts, from `turn` on; `told` has a list for each of them.

    `watch`, and what anybody would hear, for devices that hold several seats.
    """

    id: str
    seat: int
    turn: int
    view: View
    watch: View | None
    told: dict[str, list[list[GameEvent]]]


class Refused(Message, frozen=True):
    id: str
    reason: str
    rule: str
    facts: dict[str, str | int]


class Failure(Message, frozen=True, tag="error"):
    error: str
    detail: dict[str, object]
    id: str | UnsetType = UNSET


class Presence(Message, frozen=True):
    """Who is there, and the names of spectators who would like to sit."""

    seats: list[SeatPresence]
    asking: list[str]


class Said(Message, frozen=True):
    seat: int
    line: str
    seq: int
    about: str


class Noted(Message, frozen=True):
    """A note this device may now read, or has taken back."""

    note: Note


class Pong(Message, frozen=True):
    n: int


FromServer = (
    Welcome
    | LobbyChanged
    | State
    | Moved
    | Played
    | Advice
    | Explained
    | Recalled
    | Judged
    | Allowed
    | Foreseen
    | Tried
    | Refused
    | Failure
    | Presence
    | Said
    | Noted
    | Pong
)
