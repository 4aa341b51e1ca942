"""A room — a table that people and bots sit at: its match, its log, and those who listen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, cast

import structlog
from msgspec import DecodeError, Struct, json
from msgspec.structs import asdict, replace

from manege.kernel.errors import UndoRefused
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.server import asking, lobby, logs, storage, telling, wire
from manege.server.bots import BotFailed, Thinkers
from manege.server.keys import same
from manege.server.limits import Bucket
from manege.server.metrics import Metrics
from manege.server.records import LoggedAction, LoggedLine, Record
from manege.server.settings import Settings
from manege.server.storage import Storage
from manege.server.trouble import Trouble

log = structlog.get_logger()

RESTART = 1012
ADVISER = "sensible"  # every game has one


class House(Struct, frozen=True):
    """What all rooms share."""

    settings: Settings
    storage: Storage
    thinkers: Thinkers
    metrics: Metrics


class Listener(Protocol):
    """One browser's line; `tell` never waits."""

    keys: list[bytes]
    seats: list[int | None]  # of each key

    def tell(self, text: str) -> None: ...
    def hang_up(self, code: int) -> None: ...


def written(message: wire.FromServer) -> str:
    return json.encode(message).decode()


def held(listener: Listener) -> tuple[int, ...]:
    return tuple(sorted({seat for seat in listener.seats if seat is not None}))


class Room:
    """One thing happens at a time. What has happened is on disk before anybody hears of it."""

    def __init__(
        self, house: House, record: Record, actions: list[LoggedAction], said: list[LoggedLine]
    ) -> None:
        self.house = house
        self.record = record
        self.said = said
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.is_broken = False
        self.seq = len(actions)
        self.chapter_seqs = [0, *(each.seq for each in asking.standing(actions))]
        self.answered = {(a.seat, a.client): a.seq for a in actions if a.client is not None}
        self.last_acted = {action.seat: action.seq for action in actions}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.match: Match | None = None
        self.asked: dict[int, int] = {}  # since which sequence number each open decision stands
        self.undos = Bucket(house.settings.limits.undos, time.monotonic())
        self.hints = Bucket(house.settings.limits.hints, time.monotonic())
        if record.started:
            began = time.perf_counter()
            self.match, self.asked = asking.replayed(record, actions)
            house.metrics.rebuild_seconds.observe(time.perf_counter() - began)

    # Who is who

    def is_host(self, key: bytes) -> bool:
        return same(self.record.host_key, key)

    def seat_of(self, key: bytes) -> int | None:
        found = [n for n, seat in enumerate(self.record.seats) if same(seat.key, key)]
        return found[0] if found else None

    @property
    def online(self) -> list[int]:
        """Seats with somebody there; a bot always is."""
        here = {seat for listener in self.listeners for seat in held(listener)}
        seats = enumerate(self.record.seats)
        return [number for number, seat in seats if seat.kind == "bot" or number in here]

    def lobby(self) -> wire.Lobby:
        return lobby.shown(self.record, self.online)

    def playing(self) -> Match:
        if self.match is None:
            raise Trouble("table.not-started")
        return self.match

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        async with self.lock:
            if self.is_broken:
                raise Trouble("storage.failed")
            yield

    # Changes of the lobby

    async def change(self, change: Callable[[Record], Record]) -> wire.Lobby:
        """Another record: stored, then told."""
        async with self._turn():
            await self._become(change(self.record))
            self.wake_bots()
            return self.lobby()

    async def start(self) -> wire.Lobby:
        async with self._turn():
            record = lobby.started(self.record, self.house.settings.new_seed())
            match, asked = asking.replayed(record, [])
            await self._become(record, match, asked)
            self.wake_bots()
            log.info("game started", game=record.game, seats=len(record.seats))
            return self.lobby()

    async def _become(
        self, record: Record, match: Match | None = None, asked: dict[int, int] | None = None
    ) -> None:
        """With a match, the game begins."""
        await self._keep(storage.save(record))
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
        self._tell_all(written(self._lobby_changed()))
        if self.match is not None:
            for listener in hear_all:
                listener.tell(self._state(listener, since=None))
        self._tell_presence()

    # Coming and going

    async def hello(self, listener: Listener, keys: list[bytes], since: int | None) -> None:
        async with self._turn():
            listener.keys = keys
            listener.seats = [self.seat_of(key) for key in keys]
            self.listeners.add(listener)
            listener.tell(written(wire.Welcome(listener.seats)))
            listener.tell(written(self._lobby_changed()))
            if self.match is not None:
                listener.tell(self._state(listener, since))
            self._tell_presence()

    def leave(self, listener: Listener) -> None:
        self.touched = time.monotonic()
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._tell_presence()

    # Playing

    async def play(self, wish: wire.Play, asker: Listener | None = None) -> None:
        """An option of an open decision; without an asker it is the bot on that seat who plays."""
        began = time.perf_counter()
        async with self._turn():
            match = self.playing()
            if asker is not None:
                self._check_hand(asker, wish.seat)
                if self._answered_before(asker, wish.seat, wish.id):
                    return
            if not self.asked.get(wish.seat, self.seq) <= wish.turn <= self.seq:
                raise Trouble("turn.stale", seq=self.seq)
            if wish.code >= len(match.game.actions):
                raise Trouble("code.unknown")
            if refusal := match.game.refusal(match.table, wish.seat, wish.code):
                raise Refused(refusal)
            open_before = asking.open_beside(match)
            with_client = wish.id if asker is not None else None
            action = LoggedAction(self.seq + 1, wish.seat, wish.code, with_client)
            await self._append(action, lambda: match.play(wish.code, wish.seat))
            self.chapter_seqs.append(self.seq)
            self.asked = asking.anew(match, wish.seat, open_before, self.asked, self.seq)
            self.house.metrics.actions.labels("person" if asker else "bot").inc()
            if asker is not None:
                asker.tell(written(wire.Played(wish.id, self.seq)))
            self._tell_moved(match, wish.seat, wish.code)
            self.wake_bots()
        self.house.metrics.play_seconds.observe(time.perf_counter() - began)

    async def undo(self, asker: Listener, wish: wire.Undo) -> None:
        """The seat's last action taken back, where nobody has learnt or done anything since."""
        async with self._turn():
            match = self.playing()
            self._check_hand(asker, wish.seat)
            if self._answered_before(asker, wish.seat, wish.id):
                return
            if match.over:
                raise Trouble("undo.over")
            if not self.undos.take(time.monotonic()):
                raise Trouble("too-fast")
            try:
                before = match.undone(wish.seat)
            except UndoRefused as refused:
                raise Trouble(f"undo.{refused.reason}") from None
            gone = max(n for n, each in enumerate(match.actions) if each.seat == wish.seat)
            await self._append(LoggedAction(self.seq + 1, wish.seat, None, wish.id), lambda: None)
            self.match, self.asked = before, asking.of_all(before, self.seq)
            del self.chapter_seqs[gone + 1]
            asker.tell(written(wire.Played(wish.id, self.seq)))
            for listener in list(self.listeners):
                listener.tell(self._state(listener, since=self.seq))
            self.wake_bots()

    async def hint(self, asker: Listener, wish: wire.Hint) -> None:
        """What a good bot would do there, on what that seat may know; nobody waits for it."""
        match, turn = self.playing(), self.seq
        self._check_hand(asker, wish.seat)
        if match.table.decision_of(wish.seat) is None:
            raise Trouble("hint.not-asked")
        if not self.hints.take(time.monotonic()):
            raise Trouble("too-fast")
        view = cast(dict[str, Any], telling.view(match, wish.seat))
        try:
            advice = await self.house.thinkers.advice(self.record.game, ADVISER, wish.seat, view)
        except (BotFailed, OSError, DecodeError):
            raise Trouble("hint.none") from None
        facts = telling.written(match, advice.facts)
        told = wire.Advice(wish.id, wish.seat, turn, advice.code, advice.reason, facts)
        asker.tell(written(told))

    async def say(self, asker: Listener, wish: wire.Say) -> None:
        """A ready line, once between two actions of the seat."""
        async with self._turn():
            self.playing()
            self._check_hand(asker, wish.seat)
            if wish.line not in telling.ready_lines(self.record.game):
                raise Trouble("line.unknown")
            mine = [each for each in self.said if each.seat == wish.seat]
            if mine and mine[-1].seq >= self.last_acted.get(wish.seat, 0):
                raise Trouble("line.said")
            said = LoggedLine(wish.seat, wish.line, self.seq)
            await self._keep(storage.append_line(self.record.code, len(self.said), said))
            self.said.append(said)
            self._tell_all(written(wire.Said(said.seat, said.line, said.seq)))

    def _check_hand(self, asker: Listener, seat: int) -> None:
        if seat not in held(asker):
            raise Trouble("seat.foreign")
        if self.record.seats[seat].kind == "bot":
            raise Trouble("seat.bot")

    def _answered_before(self, asker: Listener, seat: int, client: str) -> bool:
        seq = self.answered.get((seat, client))
        if seq is not None:
            asker.tell(written(wire.Played(client, seq)))
        return seq is not None

    async def _append(self, action: LoggedAction, perform: Callable[[], None]) -> None:
        """Do it, and have it on disk; if either fails the room is rebuilt from its log."""
        try:
            perform()
        except Exception as error:
            log.error("a rule failed", game=self.record.game, error=logs.traced(error))
            self._break()
            raise Trouble("server.failed") from None
        over = self.playing().over
        await self._keep(storage.append(self.record.code, action, over=over))
        self.seq = action.seq
        self.last_acted[action.seat] = action.seq
        if action.client is not None:
            self.answered[action.seat, action.client] = action.seq
        if over:
            self.record = replace(self.record, over=True)
            log.info("game over", game=self.record.game, actions=self.seq)

    async def _keep(self, job: storage.Job[None]) -> None:
        try:
            await self.house.storage.do(job)
        except BaseException as error:
            log.error("storage failed", error=type(error).__name__)
            self._break()
            if isinstance(error, Exception):
                raise Trouble("storage.failed") from None
            raise

    def _break(self) -> None:
        """Nobody plays on in a room that may know more than its log: all come in anew."""
        self.is_broken = True
        for listener in list(self.listeners):
            listener.hang_up(RESTART)

    # Bots

    def waits_for_bot(self, seat: int) -> bool:
        return (
            self.match is not None
            and not self.is_broken
            and self.record.seats[seat].kind == "bot"
            and self.match.table.decision_of(seat) is not None
        )

    def wake_bots(self) -> None:
        """Every bot that must decide begins to think."""
        for seat in range(len(self.record.seats)):
            if self.waits_for_bot(seat) and seat not in self.thinking:
                self.thinking[seat] = asyncio.create_task(self._bot_plays(seat))

    async def _bot_plays(self, seat: int) -> None:
        """One decision after the other, until the next one is somebody else's."""
        try:
            while self.waits_for_bot(seat):
                await self._bot_decides(seat)
        except Exception as error:
            log.error("a bot stopped", error=type(error).__name__)
        finally:
            del self.thinking[seat]
            self.touched = time.monotonic()

    async def _bot_decides(self, seat: int) -> None:
        match, turn, bot = self.playing(), self.seq, self.record.seats[seat].bot or ""
        view = cast(dict[str, Any], telling.view(match, seat))
        chosen = self.house.thinkers.choose(self.record.game, bot, seat, view)
        pause = asyncio.sleep(self.house.settings.bot_pause)
        code, _ = await asyncio.gather(chosen, pause)
        if self.waits_for_bot(seat):
            with suppress(Trouble, Refused):  # the table changed meanwhile: it thinks again
                await self.play(wire.Play(seat, turn, code, "bot"))

    # Telling

    def _tell_presence(self) -> None:
        online = set(self.online)
        seats = [wire.SeatPresence(n, n in online) for n in range(len(self.record.seats))]
        self._tell_all(written(wire.Presence(seats)))

    def _tell_all(self, text: str) -> None:
        for listener in list(self.listeners):
            listener.tell(text)

    def _lobby_changed(self) -> wire.LobbyChanged:
        return wire.LobbyChanged(**asdict(self.lobby()))

    def _state(self, listener: Listener, since: int | None) -> str:
        match = self.playing()
        seats = held(listener)
        viewers: Collection[int | None] = seats or (None,)
        state = wire.State(
            seq=self.seq,
            views={seat: telling.view(match, seat) for seat in seats},
            watch=None if seats else telling.view(match, None),
            told={telling.name_of(viewer): telling.story(match, viewer) for viewer in viewers},
            missed=sum(since is None or seq > since for seq in self.chapter_seqs),
            names=[seat.name or seat.mark or "" for seat in self.record.seats],
            lines=telling.ready_lines(self.record.game),
            said=[wire.SaidLine(each.seat, each.line, each.seq) for each in self.said],
            over=match.over,
        )
        return written(state)

    def _tell_moved(self, match: Match, seat: int, code: int) -> None:
        """The same seats hear the same words, so they are worded once."""
        worded: dict[tuple[int, ...], str] = {}
        for listener in list(self.listeners):
            seats = held(listener)
            if seats not in worded:
                worded[seats] = written(self._moved(match, seat, code, seats))
            listener.tell(worded[seats])

    def _moved(self, match: Match, seat: int, code: int, seats: tuple[int, ...]) -> wire.Moved:
        viewers: Collection[int | None] = seats or (None,)
        last = len(match.chapters) - 1
        moved = wire.Moved(
            seq=self.seq,
            seat=seat,
            views={each: telling.view(match, each) for each in seats},
            watch=None if seats else telling.view(match, None),
            events={telling.name_of(each): telling.chapter(match, last, each) for each in viewers},
        )
        return replace(moved, code=code) if seat in seats else moved
