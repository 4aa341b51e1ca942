"""A room — a table that people and bots sit at: its match, its log, and those who listen."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import structlog
from msgspec import Struct
from msgspec.structs import asdict, replace

from manege import games
from manege.kernel.chance import Chance, chance_from
from manege.kernel.errors import UndoRefused
from manege.kernel.house import Wait
from manege.kernel.match import Action, Match
from manege.kernel.refusal import Refused
from manege.server import (
    asking,
    endings,
    forgetting,
    leases,
    lobby,
    logs,
    storage,
    telling,
    wire,
    wondering,
)
from manege.server.bot_seats import BotSeats
from manege.server.bots import Choice, Thinkers
from manege.server.bounds import Bounds
from manege.server.catching_up import Worded, catching_up, moved, worded
from manege.server.clock import Clock
from manege.server.endings import Ending
from manege.server.judging import Review
from manege.server.keys import same
from manege.server.limits import Bucket
from manege.server.lines import Lines
from manege.server.listening import Listener, held, written
from manege.server.metrics import Metrics
from manege.server.nodes import Nodes
from manege.server.notebook import Notebook
from manege.server.presence import Presence
from manege.server.records import Kept, LoggedAction, LoggedNote, Record
from manege.server.settings import Settings
from manege.server.storage import Storage, T
from manege.server.thinking import Question, drawn
from manege.server.trouble import Trouble

log = structlog.get_logger()

RESTART = 1012


class House(Struct, frozen=True):
    """What all rooms share."""

    settings: Settings
    storage: Storage
    thinkers: Thinkers
    metrics: Metrics
    ended: set[str]  # games whose ending is still to be kept
    nodes: Nodes | None = None  # where several share the database


class Room:
    """One thing happens at a time. What has happened is on disk before anybody hears of it."""

    def __init__(
        self,
        house: House,
        kept: Kept,
        stuck: Trouble | None = None,
        ending: Ending | None = None,
        played: asking.Played | None = None,
    ) -> None:
        record, actions, said, notes, changed, self.epoch = kept
        self.house = house
        self.record = record
        self.stuck = stuck  # why the game cannot be played anew
        self.ending = ending  # as it was told then
        self.changed = changed or time.time()
        self.lines = Lines(self, said)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.is_broken = False
        self.forgotten: set[int] = set()  # seats whose person's name and words were taken out
        self.seq = len(actions)
        standing = asking.standing(actions) if stuck is None else []
        self.chapter_seqs = [0, *(each.seq for each in standing)]
        self.answered = {(a.seat, a.client): a.seq for a in actions if a.client is not None}
        self.last_acted = {action.seat: action.seq for action in actions}
        self.bots = BotSeats(self)
        self.review = Review(self)
        self.match: Match | None = None
        self.asked: dict[int, int] = {}  # since which sequence number each open decision stands
        self.bounds = Bounds(house.settings.limits)
        self.hints = Bucket(house.settings.limits.hints, time.monotonic())
        self.keeper = games.game(record.game).house
        self.notes = Notebook(self.keeper, notes)
        self.clock = Clock(house.settings)
        self.presence = Presence(self)
        self.ringing: asyncio.Task[None] | None = None
        self.news = asyncio.Event()  # the next thing that happens
        if record.started and stuck is None:
            self.match, self.asked = played or asking.replayed(record, actions)
            self.clock.resume(self._wait(), actions[-1].spent if actions else 0.0)

    # Who is who

    def is_host(self, key: bytes) -> bool:
        """The key given to whoever opened the table; or that of the seat that holds it now."""
        seat = self.seat_of(key)
        is_there = seat is not None and seat == self.presence.host
        return same(self.record.host_key, key) or is_there

    def brought_pictures(self, key: bytes) -> bool:
        """Whoever opened the table, not whoever holds it meanwhile."""
        is_opener = self.record.host is not None and self.seat_of(key) == self.record.host
        return same(self.record.host_key, key) or is_opener

    def seat_of(self, key: bytes) -> int | None:
        found = [n for n, seat in enumerate(self.record.seats) if same(seat.way_in, key)]
        return found[0] if found else None

    def lobby(self) -> wire.Lobby:
        here = self.presence
        is_stuck = self.stuck is not None and self.ending is None
        return lobby.shown(
            self.record,
            here.online,
            here.host,
            here.stand_ins(),
            stuck=self.stuck.error if self.stuck is not None and is_stuck else None,
            kept_until=lobby.kept_until(self.record, self.house.settings.limits, self.changed),
        )

    def playing(self) -> Match:
        if self.stuck is not None:
            raise self.stuck
        if self.match is None:
            raise Trouble("table.not-started")
        return self.match

    @asynccontextmanager
    async def _turn(self, *, looking: bool = False) -> AsyncIterator[None]:
        async with self.lock:
            if self.is_broken:
                raise Trouble("storage.failed")
            if self.record.closed is not None and not looking:
                raise Trouble("table.closed")
            yield

    # Changes of the lobby

    async def change(self, change: Callable[[Record], Record]) -> wire.Lobby:
        """Another record: stored, then told."""
        async with self._turn():
            record = change(self.record)
            await self.lines.hand_over(record)
            await self._become(record)
            await self._follow_the_door()
            self.go_on()
            return self.lobby()

    async def forget(self, seat: int) -> wire.Lobby:
        """The name and the words of whoever sat there; the game goes on, or stays to be read."""
        async with self._turn(looking=True):
            code = self.record.code
            if seat in self.forgotten and not self._has_words_of(seat):
                return self.lobby()
            self.bounds.count_undo(seat)  # likewise all are told everything anew
            ending = self.ending
            if ending is None and self.record.over:
                ending = await self.house.storage.read(endings.get(code))
            ending = ending and ending.without_notes_of(seat)
            await self.keep(forgetting.forget(code, seat, ending))
            self.forgotten.add(seat)
            self.record = lobby.nameless(self.record, seat)
            self.ending = ending if self.ending is not None else None
            self.lines.said = forgetting.without_name(self.lines.said, seat)
            for note in forgetting.words_of([*self.notes.notes.values()], seat):
                self._take_note(self.match, replace(note, text=""))
            self.tell_lobby()
            if self.match is not None:
                await self._tell_states(self.listeners, since=None)
            return self.lobby()

    def _has_words_of(self, seat: int) -> bool:
        is_named = self.record.seats[seat].name is not None
        return is_named or bool(forgetting.words_of([*self.notes.notes.values()], seat))

    async def change_album(self, change: Callable[[Record], storage.Job[Record]]) -> wire.Lobby:
        """Another album, before the game: stored, then told."""
        async with self._turn():
            if self.record.started:
                raise Trouble("table.started")
            self.record = await self.keep(change(self.record))
            self.tell_lobby()
            return self.lobby()

    async def start(self) -> wire.Lobby:
        async with self._turn():
            record = lobby.started(self.record, self.house.settings.new_seed())
            match, asked = asking.replayed(record, [])
            await self._become(record, match, asked)
            self.go_on()
            log.info("game started", table=record.code, game=record.game)
            return self.lobby()

    async def _become(
        self, record: Record, match: Match | None = None, asked: dict[int, int] | None = None
    ) -> None:
        """With a match, the game begins."""
        await self.keep(storage.change(record))
        self.record = record
        if match is not None:
            self.match, self.asked = match, asked or {}
        hear_all = set(self.listeners) if match is not None else set()
        for listener in self.listeners:
            before = listener.seats
            listener.seats = [self.seat_of(key) for key in listener.keys]
            if listener.seats != before:
                listener.tell(written(wire.Welcome(listener.seats)))
                hear_all.add(listener)
        self.presence.look()
        self.tell_lobby()
        if self.match is not None:
            await self._tell_states(hear_all, since=None)
        self.presence.tell()

    # Coming and going

    async def hello(self, listener: Listener, keys: list[bytes], since: int | None) -> None:
        async with self._turn(looking=True):
            listener.keys = keys
            listener.seats = [self.seat_of(key) for key in keys]
            words = await self._worded(listener, since)
            self.listeners.add(listener)
            self.presence.look()
            listener.tell(written(wire.Welcome(listener.seats)))
            listener.tell(written(self._lobby_changed()))
            if words is not None:
                for text in self._states(held(listener), since, words):
                    listener.tell(text)
            elif self.ending is not None:
                listener.tell(written(self.ending.state(self, held(listener))))
            self.presence.tell()
            self.bots.wake()

    async def ask(self, asker: Listener, wish: wire.Ask) -> None:
        """A spectator would like to sit: all are told, and whoever holds the table sees to it."""
        async with self._turn():
            self.bounds.count_ask()
            asker.asks = lobby.checked_name(wish.name) or ""
            self.presence.tell()

    def check_spectators(self, newcomer: Listener, keys: list[bytes]) -> None:
        """Who holds a seat always finds a place; of those who only watch there are so many."""
        others = self.listeners - {newcomer}
        watching = sum(not held(each) for each in others)
        if watching >= self.bounds.limits.spectators and all(self.seat_of(k) is None for k in keys):
            raise Trouble("table.crowded", most=self.bounds.limits.spectators)

    def leave(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        self.review.leave(listener)
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.presence.tell()

    # Playing

    async def play(self, wish: wire.Play, asker: Listener | None = None) -> None:
        """An option of an open decision; without an asker it is the bot on that seat who plays."""
        began = time.perf_counter()
        async with self._turn():
            match = self.playing()
            if asker is not None:
                if not self._host_may(asker, wish):
                    self.check_hand(asker, wish.seat)
                if self._answered_before(asker, wish.seat, wish.id):
                    return
            self._check_turn(match, wish)
            if asker is not None:
                self.bounds.check_log(self.seq)
                self.bounds.count(wish.seat, asking.mark_of(match))
            await self._perform(match, wish, asker)
            self.go_on()
        self.house.metrics.play_seconds.observe(time.perf_counter() - began)

    def _check_turn(self, match: Match, wish: wire.Play) -> None:
        self._check_code(match, wish.code)
        refusal = match.game.refusal(match.table, wish.seat, wish.code)
        is_asked = match.table.decision_of(wish.seat) is not None
        if not self.asked.get(wish.seat, self.seq) <= wish.turn <= self.seq and (
            is_asked or refusal is None or self.keeper is None
        ):
            raise Trouble("turn.stale", seq=self.seq)
        if refusal is not None:
            raise Refused(refusal)

    def _check_code(self, match: Match, code: int) -> None:
        if code >= len(match.game.actions) or not match.game.actions[code]:
            raise Trouble("code.unknown")

    async def _perform(self, match: Match, wish: wire.Play, asker: Listener | None) -> None:
        open_before = asking.open_beside(match)
        light = match.table.light
        client = wish.id if asker is not None else None
        await self._append(wish.seat, wish.code, client, lambda: match.play(wish.code, wish.seat))
        self.chapter_seqs.append(self.seq)
        self.asked = asking.anew(match, wish.seat, open_before, self.asked, self.seq)
        self.house.metrics.actions.labels("person" if asker else "bot").inc()
        if asker is not None:
            asker.tell(written(wire.Played(wish.id, self.seq)))
        self.notes.tell_shown(match, self.listeners, is_news=match.table.light != light)
        self._tell_moved(match, wish.seat, wish.code)

    async def undo(self, asker: Listener, wish: wire.Undo) -> None:
        """The seat's last action taken back, where nobody has learnt or done anything since."""
        async with self._turn():
            match = self.playing()
            self.check_hand(asker, wish.seat)
            if self._answered_before(asker, wish.seat, wish.id):
                return
            if match.over:
                raise Trouble("undo.over")
            self.bounds.check_log(self.seq)
            self.bounds.count_undo(wish.seat)
            try:
                before = match.undone(wish.seat)
            except UndoRefused as refused:
                raise Trouble(f"undo.{refused.reason}") from None
            gone = max(n for n, each in enumerate(match.actions) if each.seat == wish.seat)
            await self._append(wish.seat, None, wish.id, lambda: self._go_back_to(before))
            self.asked = asking.of_all(before, self.seq)
            del self.chapter_seqs[gone + 1]
            asker.tell(written(wire.Played(wish.id, self.seq)))
            await self._tell_states(self.listeners, since=self.seq - 1)
            self.go_on()

    def _go_back_to(self, match: Match) -> None:
        self.match = match

    def why(self, asker: Listener, wish: wire.Why) -> None:
        """What hinders a seat: refused as if it had tried."""
        match = self.playing()
        self.check_hand(asker, wish.seat)
        self._check_code(match, wish.code)
        if refusal := match.game.refusal(match.table, wish.seat, wish.code):
            raise Refused(refusal)
        asker.tell(written(wire.Allowed(wish.id)))

    def foresee(self, asker: Listener, wish: wire.Foresee) -> None:
        """What would come of it, on what that seat may know."""
        match = self.playing()
        self.check_hand(asker, wish.seat)
        for code in wish.codes:
            self._check_code(match, code)
        asker.tell(written(wondering.foresight(match, self.seq, wish, self.chance())))

    def try_out(self, asker: Listener, wish: wire.Try) -> None:
        """The seat plays on by itself on a copy: nobody is told, nothing is kept."""
        match = self.playing()
        self.check_hand(asker, wish.seat)
        for code in wish.codes:
            self._check_code(match, code)
        self.bounds.count_trial(wish.seat)
        shared = len(held(asker)) > 1
        tried = wondering.trial(match, self.seq, wish, self.chance(), shared=shared)
        asker.tell(written(tried))

    def chance(self) -> Chance:
        return chance_from(self.house.settings.new_seed())

    async def say(self, asker: Listener, wish: wire.Say) -> None:
        async with self._turn():
            self.check_hand(asker, wish.seat)
            await self.lines.say(self.playing(), wish)

    # Notes

    async def write(self, asker: Listener, wish: wire.Write) -> None:
        """Kept at once; read by others when what it is about is shown."""
        async with self._turn():
            match = self.playing()
            self.check_hand(asker, wish.seat)
            if self.keeper is None:
                raise Trouble("message.malformed")
            if refusal := self.keeper.notes.why_not(match.table, wish.seat, wish.about):
                raise Refused(refusal)
            text = lobby.checked_line(wish.text)
            await self._note(match, LoggedNote(wish.seat, wish.about, text))
            asker.tell(written(wire.Played(wish.id, self.seq)))

    async def _note(self, match: Match, note: LoggedNote) -> None:
        await self.keep(storage.write_note(self.record.code, note))
        self._take_note(match, note)

    def _take_note(self, match: Match | None, note: LoggedNote) -> None:
        self.notes.take(note)
        if match is not None:
            self.notes.tell(match, note, self.listeners)

    def check_hand(self, asker: Listener, seat: int) -> None:
        if seat not in held(asker):
            raise Trouble("seat.foreign")
        if self.record.seats[seat].kind == "bot":
            raise Trouble("seat.bot")

    def _answered_before(self, asker: Listener, seat: int, client: str) -> bool:
        seq = self.answered.get((seat, client))
        if seq is not None:
            asker.tell(written(wire.Played(client, seq)))
        return seq is not None

    def _host_may(self, asker: Listener, wish: wire.Play) -> bool:
        """Say for the house that it is enough."""
        wait = self.clock.wait
        is_it = wait is not None and wait.by_host and wait.code == wish.code
        return is_it and self._is_house(wish.seat) and self.presence.host in held(asker)

    def _is_house(self, seat: int) -> bool:
        return self.keeper is not None and seat == len(self.record.seats)

    async def _append(
        self, seat: int, code: int | None, client: str | None, perform: Callable[[], None]
    ) -> None:
        """Do it, and have it on disk; if either fails the room is rebuilt from its log."""
        try:
            perform()
        except Exception as error:
            log.error("a rule failed", table=self.record.code, error=logs.traced(error))
            raise self.let_go(Trouble("server.failed")) from None
        over = self.playing().over
        self.clock.turn_to(self._wait())
        action = LoggedAction(self.seq + 1, seat, code, client, round(self.clock.passed, 3))
        await self.keep(storage.append(self.record.code, action, over=over))
        self.seq = action.seq
        self.last_acted[action.seat] = action.seq
        if action.client is not None:
            self.answered[action.seat, action.client] = action.seq
        if over:
            self.record = replace(self.record, over=True)
            self.house.ended.add(self.record.code)
            log.info("game over", table=self.record.code, actions=self.seq)

    async def keep(self, job: storage.Job[T]) -> T:
        if self.is_broken:  # meanwhile: what it knows may be of a database that is no more
            raise Trouble("storage.failed")
        try:
            kept = await self.house.storage.do(self._as_owner(job))
        except BaseException as error:
            log.error("storage failed", table=self.record.code, error=type(error).__name__)
            known = error if isinstance(error, Trouble) else Trouble("storage.failed")
            self.let_go(known)
            if isinstance(error, Exception):
                raise known from None
            raise
        self.changed = time.time()
        return kept

    def _as_owner(self, job: storage.Job[T]) -> storage.Job[T]:
        return job if self.epoch is None else leases.fenced(self.record.code, self.epoch, job)

    def let_go(self, why: Trouble, hang_up: int | None = None) -> Trouble:
        """Nobody plays on in a room that may know another story than its log: all are told why,
        and come in anew."""
        self.is_broken = True
        self.rest()
        for listener in list(self.listeners):
            listener.tell(written(wire.Failure(why.error, why.detail)))
            listener.hang_up(hang_up or RESTART)
        return why

    # The house

    async def wake(self) -> None:
        """It comes from the disk: what was about to happen goes on."""
        if self.record.closed is None:
            async with self._turn():
                await self._follow_the_door()
                self.go_on()

    def go_on(self) -> None:
        """Whoever is to act now, bots or clock, begins to."""
        news, self.news = self.news, asyncio.Event()
        news.set()
        self.bots.wake()
        self.set_clock()

    def rest(self) -> None:
        """Nothing happens by itself any more."""
        self.clock.stop()
        self.presence.stop()
        self.review.stop()

    def _wait(self) -> Wait | None:
        match = self.match
        if match is None or match.over or self.keeper is None:
            return None
        return self.keeper.wait(match.table, match.settings)

    def set_clock(self) -> None:
        self.clock.turn_to(self._wait())
        self.clock.set(self.seats_asked(bots=True), self._ring)

    def _ring(self) -> None:
        self.ringing = asyncio.create_task(self._time_is_up(self.clock.wait))

    async def _time_is_up(self, wait: Wait | None) -> None:
        with suppress(Trouble, Refused):
            async with self._turn():
                if wait is None or self.clock.wait is None or self.clock.wait.mark != wait.mark:
                    return  # somebody acted in the last moment
                wish = wire.Play(len(self.record.seats), self.seq, wait.code, "clock")
                self._check_turn(self.playing(), wish)
                await self._perform(self.playing(), wish, None)
                self.go_on()

    async def _follow_the_door(self) -> None:
        """Who has come, or left for good, does so in the game too."""
        match, keeper = self.match, self.keeper
        if match is None or keeper is None:
            return
        for seat, chair in enumerate(self.record.seats):
            offered = [] if match.over else match.options(len(self.record.seats))
            if chair.kind in ("person", "bot") and keeper.sit(seat) in offered:
                code = keeper.sit(seat)
            elif chair.kind == "empty" and keeper.leave(seat) in offered:
                code = keeper.leave(seat)
            else:
                continue
            wish = wire.Play(len(self.record.seats), self.seq, code, "door")
            await self._perform(match, wish, None)

    async def bot_explains(self, seat: int, choice: Choice) -> None:
        """A bot's reason for what it made is its note about it."""
        word = choice.note
        if self.keeper is None or not word.key:
            return
        async with self._turn():
            match = self.playing()
            about = self.keeper.notes.about(match.table, choice.code)
            if about and self.keeper.notes.why_not(match.table, seat, about) is None:
                await self._note(match, LoggedNote(seat, about, "", word.key, word.facts))

    def seats_asked(self, *, bots: bool) -> list[int]:
        """Those the game waits for, and not the house: all of them, or only people."""
        if self.match is None or self.is_broken or self.record.closed is not None:
            return []
        seats = [each.seat for each in self.match.table.decisions() if each.awaited]
        return [
            seat
            for seat in seats
            if not self._is_house(seat) and (bots or self.record.seats[seat].kind != "bot")
        ]

    def question(self, bot: str, seat: int) -> Question:
        match = self.playing()
        view = cast(dict[str, Any], telling.view(match, seat))
        seed = drawn(match.seed, seat)
        imagined = match.game.imagine(match.table, seat, chance_from(drawn(seed, self.seq)))
        table = pickle.dumps(imagined)
        return Question(self.record.game, bot, seed, self.seq, seat, view, table)

    # Telling

    def tell_lobby(self) -> None:
        self.tell_all(written(self._lobby_changed()))

    def tell_all(self, text: str) -> None:
        for listener in list(self.listeners):
            listener.tell(text)

    def _lobby_changed(self) -> wire.LobbyChanged:
        return wire.LobbyChanged(**asdict(self.lobby()))

    async def _worded(self, listener: Listener, since: int | None) -> Worded | None:
        return None if self.match is None else await worded(self, held(listener), since)

    async def _tell_states(self, listeners: Iterable[Listener], since: int | None) -> None:
        """The same seats hear the same words, so they are worded once."""
        told: dict[tuple[int, ...], list[str]] = {}
        for listener in [*listeners]:
            seats = held(listener)
            if seats not in told:
                told[seats] = self._states(seats, since, await worded(self, seats, since))
            for text in told[seats]:
                listener.tell(text)

    def _states(self, seats: tuple[int, ...], since: int | None, words: Worded) -> list[str]:
        """All of it; for whoever was away a while, as it was, then what has happened since."""
        return [written(message) for message in catching_up(self, seats, since, words)]

    def _tell_moved(self, match: Match, seat: int, code: int) -> None:
        """The same seats hear the same words, so they are worded once."""
        worded: dict[tuple[int, ...], str] = {}
        for listener in list(self.listeners):
            seats = held(listener)
            if seats not in worded:
                worded[seats] = written(moved(self, match, self.seq, Action(seat, code), seats))
            listener.tell(worded[seats])
