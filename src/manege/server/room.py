"""A room — a table that people and bots sit at: its match, its log, and those who listen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import structlog
from msgspec import Struct
from msgspec.structs import asdict, replace

from manege import games
from manege.bots import bots_of
from manege.kernel.chance import Chance, chance_from
from manege.kernel.errors import UndoRefused
from manege.kernel.house import Wait
from manege.kernel.match import Action, Match
from manege.kernel.refusal import Refused
from manege.server import asking, lobby, logs, storage, telling, wire, wondering
from manege.server.bot_seats import BotSeats
from manege.server.bots import BotFailed, Choice, Thinkers
from manege.server.bounds import Bounds
from manege.server.catching_up import catching_up, moved
from manege.server.clock import Clock
from manege.server.keys import same
from manege.server.limits import Bucket
from manege.server.lines import Lines
from manege.server.listening import Listener, held, written
from manege.server.metrics import Metrics
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


class Room:
    """One thing happens at a time. What has happened is on disk before anybody hears of it."""

    def __init__(self, house: House, kept: Kept) -> None:
        record, actions, said, notes = kept
        self.house = house
        self.record = record
        self.lines = Lines(self, said)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.is_broken = False
        self.seq = len(actions)
        self.chapter_seqs = [0, *(each.seq for each in asking.standing(actions))]
        self.answered = {(a.seat, a.client): a.seq for a in actions if a.client is not None}
        self.last_acted = {action.seat: action.seq for action in actions}
        self.bots = BotSeats(self)
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
        if record.started:
            began = time.perf_counter()
            self.match, self.asked = asking.replayed(record, actions)
            self.clock.resume(self._wait(), actions[-1].spent if actions else 0.0)
            house.metrics.rebuild_seconds.observe(time.perf_counter() - began)

    # Who is who

    def is_host(self, key: bytes) -> bool:
        """The key given to whoever opened the table; or that of the seat that holds it now."""
        seat = self.seat_of(key)
        is_there = seat is not None and seat == self.presence.host
        return same(self.record.host_key, key) or is_there

    def seat_of(self, key: bytes) -> int | None:
        found = [n for n, seat in enumerate(self.record.seats) if same(seat.way_in, key)]
        return found[0] if found else None

    def lobby(self) -> wire.Lobby:
        here = self.presence
        return lobby.shown(self.record, here.online, here.host, here.stand_ins())

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
            record = change(self.record)
            await self.lines.hand_over(record)
            await self._become(record)
            await self._follow_the_door()
            self.go_on()
            return self.lobby()

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
            log.info("game started", game=record.game, seats=len(record.seats))
            return self.lobby()

    async def _become(
        self, record: Record, match: Match | None = None, asked: dict[int, int] | None = None
    ) -> None:
        """With a match, the game begins."""
        await self.keep(storage.save(record))
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
            for listener in hear_all:
                self._tell_state(listener, since=None)
        self.presence.tell()

    # Coming and going

    async def hello(self, listener: Listener, keys: list[bytes], since: int | None) -> None:
        async with self._turn():
            listener.keys = keys
            listener.seats = [self.seat_of(key) for key in keys]
            self.listeners.add(listener)
            self.presence.look()
            listener.tell(written(wire.Welcome(listener.seats)))
            listener.tell(written(self._lobby_changed()))
            if self.match is not None:
                self._tell_state(listener, since)
            self.presence.tell()
            self.bots.wake()

    async def ask(self, asker: Listener, wish: wire.Ask) -> None:
        """A spectator would like to sit: all are told, and whoever holds the table sees to it."""
        async with self._turn():
            asker.asks = lobby.checked_name(wish.name) or ""
            self.presence.tell()

    def leave(self, listener: Listener) -> None:
        self.touched = time.monotonic()
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
                    self._check_hand(asker, wish.seat)
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
            self._check_hand(asker, wish.seat)
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
            for listener in list(self.listeners):
                self._tell_state(listener, since=self.seq - 1)
            self.go_on()

    def _go_back_to(self, match: Match) -> None:
        self.match = match

    async def hint(self, asker: Listener, wish: wire.Hint) -> None:
        """What a good bot would do there, on what that seat may know; nobody waits for it."""
        match, turn = self.playing(), self.seq
        self._check_hand(asker, wish.seat)
        decision = match.table.decision_of(wish.seat)
        if decision is None or not decision.awaited:
            raise Trouble("hint.not-asked")
        if not self.hints.take(time.monotonic()):
            raise Trouble("too-fast")
        adviser = [*bots_of(match.game)][-1]
        try:
            advice = await self.house.thinkers.advice(self.question(adviser, wish.seat))
        except BotFailed:
            raise Trouble("hint.none") from None
        about = "" if self.keeper is None else self.keeper.notes.about(match.table, advice.code)
        reason, facts = telling.reason(match, about or "", advice.reason, advice.facts)
        asker.tell(written(wire.Advice(wish.id, wish.seat, turn, advice.code, reason, facts)))

    def why(self, asker: Listener, wish: wire.Why) -> None:
        """What hinders a seat: refused as if it had tried."""
        match = self.playing()
        self._check_hand(asker, wish.seat)
        self._check_code(match, wish.code)
        if refusal := match.game.refusal(match.table, wish.seat, wish.code):
            raise Refused(refusal)
        asker.tell(written(wire.Allowed(wish.id)))

    def foresee(self, asker: Listener, wish: wire.Foresee) -> None:
        """What would come of it, on what that seat may know."""
        match = self.playing()
        self._check_hand(asker, wish.seat)
        for code in wish.codes:
            self._check_code(match, code)
        asker.tell(written(wondering.foresight(match, self.seq, wish, self._chance())))

    def try_out(self, asker: Listener, wish: wire.Try) -> None:
        """The seat plays on by itself on a copy: nobody is told, nothing is kept."""
        match = self.playing()
        self._check_hand(asker, wish.seat)
        for code in wish.codes:
            self._check_code(match, code)
        self.bounds.count_trial(wish.seat)
        shared = len(held(asker)) > 1
        tried = wondering.trial(match, self.seq, wish, self._chance(), shared=shared)
        asker.tell(written(tried))

    def _chance(self) -> Chance:
        return chance_from(self.house.settings.new_seed())

    async def say(self, asker: Listener, wish: wire.Say) -> None:
        async with self._turn():
            self._check_hand(asker, wish.seat)
            await self.lines.say(self.playing(), wish)

    # Notes

    async def write(self, asker: Listener, wish: wire.Write) -> None:
        """Kept at once; read by others when what it is about is shown."""
        async with self._turn():
            match = self.playing()
            self._check_hand(asker, wish.seat)
            if self.keeper is None:
                raise Trouble("message.malformed")
            if refusal := self.keeper.notes.why_not(match.table, wish.seat, wish.about):
                raise Refused(refusal)
            text = lobby.checked_line(wish.text)
            await self._note(match, LoggedNote(wish.seat, wish.about, text))
            asker.tell(written(wire.Played(wish.id, self.seq)))

    async def _note(self, match: Match, note: LoggedNote) -> None:
        await self.keep(storage.write_note(self.record.code, note))
        self.notes.take(note)
        self.notes.tell(match, note, self.listeners)

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
            log.error("a rule failed", game=self.record.game, error=logs.traced(error))
            self._break()
            raise Trouble("server.failed") from None
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
            log.info("game over", game=self.record.game, actions=self.seq)

    async def keep(self, job: storage.Job[T]) -> T:
        try:
            return await self.house.storage.do(job)
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

    # The house

    async def wake(self) -> None:
        """It comes from the disk: what was about to happen goes on."""
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
        if self.keeper is None or not choice.reason:
            return
        async with self._turn():
            match = self.playing()
            about = self.keeper.notes.about(match.table, choice.code)
            if about and self.keeper.notes.why_not(match.table, seat, about) is None:
                await self._note(match, LoggedNote(seat, about, "", choice.reason, choice.facts))

    def seats_asked(self, *, bots: bool) -> list[int]:
        """Those the game waits for, and not the house: all of them, or only people."""
        if self.match is None or self.is_broken:
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
        return Question(self.record.game, bot, drawn(match.seed, seat), self.seq, seat, view)

    # Telling

    def tell_lobby(self) -> None:
        self.tell_all(written(self._lobby_changed()))

    def tell_all(self, text: str) -> None:
        for listener in list(self.listeners):
            listener.tell(text)

    def _lobby_changed(self) -> wire.LobbyChanged:
        return wire.LobbyChanged(**asdict(self.lobby()))

    def _tell_state(self, listener: Listener, since: int | None) -> None:
        """All of it; for whoever was away a while, as it was, then what has happened since."""
        for message in catching_up(self, held(listener), since):
            listener.tell(written(message))

    def _tell_moved(self, match: Match, seat: int, code: int) -> None:
        """The same seats hear the same words, so they are worded once."""
        worded: dict[tuple[int, ...], str] = {}
        for listener in list(self.listeners):
            seats = held(listener)
            if seats not in worded:
                worded[seats] = written(moved(self, match, self.seq, Action(seat, code), seats))
            listener.tell(worded[seats])
