"""The calls of docs/wire.md — a table opened, its seats and options set, the game begun."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, JSONBody
from structlog.contextvars import bind_contextvars

from manege.server import lobby, rulebooks, wire
from manege.server.given import Code, SeatNumber, TheGates, TheHouse, TheRooms
from manege.server.guard import address_of
from manege.server.keys import HASHED, hashed, new_key
from manege.server.limits import Gates
from manege.server.records import Record
from manege.server.room import Room
from manege.server.rooms import Rooms
from manege.server.shelf import shelf
from manege.server.trouble import Trouble
from manege.server.words import check_word

KEY: list[SecurityRequirement] = [{"key": []}]
PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=told, generate_examples=False)
    for status, told in [
        (400, "malformed"),
        (401, "a key is missing"),
        (403, "not yours"),
        (404, "unknown"),
        (405, "no such call"),
        (409, "not now"),
        (413, "too large"),
        (429, "too often"),
        (503, "nothing can be kept now"),
    ]
}
LOOPBACK = ("localhost", "127.", "[::1]")
MOST_DRAWN = 500


@get("/api/games", summary="The games on the shelf", responses=PROBLEMS)
async def all_games() -> list[wire.GameInfo]:
    return shelf()


@get(
    "/api/games/{game:str}/actions", summary="The notation of every action code", responses=PROBLEMS
)
async def actions(game: FromPath[str]) -> list[str]:
    return list(lobby.known_game(game).actions)


@get(
    "/api/games/{game:str}/components",
    summary="What is printed on its pieces",
    responses=PROBLEMS,
    cache_control=CacheControlHeader(max_age=600),
)
async def components(game: FromPath[str]) -> dict[str, Any]:
    return dict(lobby.known_game(game).printed())


@get(
    "/api/games/{game:str}/rulebook",
    summary="What stands beside its clauses: pieces, and examples with what comes of them",
    responses=PROBLEMS,
    cache_control=CacheControlHeader(max_age=600),
    sync_to_thread=False,  # it plays, and one thread plays in a process
)
def rulebook(game: FromPath[str]) -> wire.Rulebook:
    return rulebooks.rulebook(lobby.known_game(game).key)


class Door:
    """The way to a table: guessing codes and keys is slow."""

    def __init__(self, rooms: Rooms, gates: Gates, request: Request[Any, Any, Any]) -> None:
        self.rooms = rooms
        self.gates = gates
        self.request = request
        self.address = address_of(request.scope)

    async def room(self, code: str) -> Room:
        if not self.gates.may_look(self.address, code):
            raise Trouble("too-fast")
        try:
            room = await self.rooms.find(code)
        except Trouble as trouble:
            if trouble.status == HTTPStatus.NOT_FOUND:
                self.gates.guesses.take(self.address)
            raise
        self.gates.found(self.address, code)
        bind_contextvars(table=room.record.code)
        return room

    async def as_host(self, code: str) -> Room:
        room = await self.room(code)
        if not room.is_host(self.key()):
            raise self.wrong(code)
        return room

    async def as_seat(self, code: str, seat: int | None = None) -> Room:
        """With the key of this seat, or of any."""
        room = await self.room(code)
        found = room.seat_of(self.key())
        if found is None or seat not in (None, found):
            raise self.wrong(code)
        return room

    async def inside(self, code: str) -> Room:
        """With any key of the table."""
        room = await self.room(code)
        key = self.key()
        if not room.is_host(key) and room.seat_of(key) is None:
            raise self.wrong(code)
        return room

    def key(self) -> bytes:
        scheme, key = self._said()
        if scheme == HASHED and HASHED in self.request.scope:
            return bytes.fromhex(key)
        return hashed(self.secret())

    def secret(self) -> str:
        """The key as the device holds it."""
        scheme, key = self._said()
        if scheme != "bearer" or not key:
            raise Trouble("key.missing")
        return key

    def _said(self) -> tuple[str, str]:
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return scheme.lower(), key

    def wrong(self, code: str) -> Trouble:
        too_often = self.gates.wrong_key(self.address, code)
        return Trouble("too-fast" if too_often else "key.wrong")

    def drawn(self, link: str) -> Response[bytes]:
        """A link as a picture; drawing takes a while, so it is kept, and not done without end."""
        drawn = self.gates.drawn
        if link not in drawn:
            if not self.gates.drawings.take(self.address):
                raise Trouble("too-fast")
            if len(drawn) >= MOST_DRAWN:
                del drawn[next(iter(drawn))]
            drawn[link] = qr_code(link)
        return Response(drawn[link], media_type="image/svg+xml")


async def the_door(rooms: TheRooms, gates: TheGates, request: Request[Any, Any, Any]) -> Door:
    return Door(rooms, gates, request)


TheDoor = NamedDependency[Door]


class Tables(Controller):
    path = "/api/tables"

    @post("/", summary="Open a table", responses=PROBLEMS)
    async def open(
        self,
        data: JSONBody[wire.OpenTable],
        rooms: TheRooms,
        gates: TheGates,
        house: TheHouse,
        request: Request[Any, Any, Any],
    ) -> wire.Opened:
        address = address_of(request.scope)
        check_word(data.word, address, house.settings, gates)
        if not gates.tables.take(address):
            raise Trouble("too-fast")
        if not gates.tables_a_day.take(address):
            raise Trouble("quota.address")
        opened = await rooms.open(data)
        gates.found(address, opened.code)
        return opened

    @get("/{code:str}", summary="The lobby as everybody sees it", responses=PROBLEMS)
    async def lobby(self, code: Code, door: TheDoor) -> wire.Lobby:
        return (await door.room(code)).lobby()

    @get("/{code:str}/invite", summary="The link to send to a friend", responses=PROBLEMS)
    async def invite(self, code: Code, door: TheDoor, house: TheHouse) -> wire.Invite:
        address = link(await door.room(code), door.request, house.settings.lan)
        return wire.Invite(address, urlsplit(address).netloc.startswith(LOOPBACK))

    @get(
        "/{code:str}/qr.svg",
        summary="That link as a picture",
        media_type="image/svg+xml",
        responses=PROBLEMS,
    )
    async def qr(self, code: Code, door: TheDoor, house: TheHouse) -> Response[bytes]:
        return door.drawn(link(await door.room(code), door.request, house.settings.lan))

    @get(
        "/{code:str}/seats/{seat:int}/qr.svg",
        summary="A seat's own link as a picture",
        media_type="image/svg+xml",
        security=KEY,
        responses=PROBLEMS,
    )
    async def seat_qr(
        self, code: Code, seat: SeatNumber, door: TheDoor, house: TheHouse
    ) -> Response[bytes]:
        room = await door.as_seat(code, seat)
        return door.drawn(f"{link(room, door.request, house.settings.lan)}#seat={door.secret()}")

    @put(
        "/{code:str}/seats/{seat:int}",
        summary="Change who sits where",
        security=KEY,
        responses=PROBLEMS,
    )
    async def seat(
        self, code: Code, seat: SeatNumber, data: JSONBody[wire.SeatChange], door: TheDoor
    ) -> wire.SeatChanged:
        room = await door.as_host(code)
        key = new_key()
        now = await room.change(
            lambda record: lobby.changed_seat(record, seat, data, key, room.seq)
        )
        return changed(now, seat, key if data.kind == "here" else None)

    @put(
        "/{code:str}/seats/{seat:int}/person",
        summary="Come back, or rename",
        security=KEY,
        responses=PROBLEMS,
    )
    async def person(
        self, code: Code, seat: SeatNumber, data: JSONBody[wire.Person], door: TheDoor
    ) -> wire.Lobby:
        room = await door.as_seat(code, seat)
        return await room.change(lambda record: lobby.came_back(record, seat, data))

    @delete(
        "/{code:str}/seats/{seat:int}/person",
        summary="Take my name and my words out of the table, whatever state it is in",
        status_code=200,
        security=KEY,
        responses=PROBLEMS,
    )
    async def forget(
        self, code: Code, seat: SeatNumber, door: TheDoor, rooms: TheRooms
    ) -> wire.Lobby:
        return await rooms.forget(await door.as_seat(code, seat), seat)

    @post(
        "/{code:str}/seats/{seat:int}/link",
        summary="A new key for a seat",
        security=KEY,
        responses=PROBLEMS,
    )
    async def new_link(self, code: Code, seat: SeatNumber, door: TheDoor) -> wire.NewKey:
        room = await door.as_host(code)
        key = new_key()
        await room.change(lambda record: lobby.with_new_key(record, seat, key))
        return wire.NewKey(key)

    @post(
        "/{code:str}/seats/{seat:int}/leave",
        summary="Leave for good, where the game goes on without",
        security=KEY,
        responses=PROBLEMS,
    )
    async def leave(self, code: Code, seat: SeatNumber, door: TheDoor) -> wire.Lobby:
        room = await door.room(code)
        if not room.is_host(door.key()):
            await door.as_seat(code, seat)
        return await room.change(lambda record: lobby.left(record, seat))

    @post(
        "/{code:str}/seats/{seat:int}/stand-in",
        summary="Let a bot play for somebody absent",
        security=KEY,
        responses=PROBLEMS,
    )
    async def stand_in(self, code: Code, seat: SeatNumber, door: TheDoor) -> wire.Lobby:
        room = await door.inside(code)

        def lend(record: Record) -> Record:
            return lobby.stood_in(record, seat, room.seq, is_away=room.presence.is_away(seat))

        return await room.change(lend)

    @put("/{code:str}/options", summary="Set the options", security=KEY, responses=PROBLEMS)
    async def options(
        self, code: Code, data: JSONBody[wire.OptionsChange], door: TheDoor
    ) -> wire.Lobby:
        room = await door.as_host(code)
        return await room.change(lambda record: lobby.changed_options(record, data))

    @post("/{code:str}/join", summary="Sit down on an open seat", responses=PROBLEMS)
    async def join(self, code: Code, data: JSONBody[wire.Guest], door: TheDoor) -> wire.Seated:
        room = await door.room(code)
        key = new_key()
        await room.change(lambda record: lobby.joined(record, data, key)[0])
        seat = room.seat_of(hashed(key))
        assert seat is not None
        return wire.Seated(seat, key)

    @post("/{code:str}/start", summary="Begin the game", security=KEY, responses=PROBLEMS)
    async def start(self, code: Code, door: TheDoor) -> wire.Lobby:
        return await (await door.as_host(code)).start()

    @post(
        "/{code:str}/again",
        summary="Another game with the same seats",
        security=KEY,
        responses=PROBLEMS,
    )
    async def again(self, code: Code, door: TheDoor, rooms: TheRooms) -> wire.Again:
        return await rooms.again(await door.inside(code))

    @get(
        "/{code:str}/match",
        summary="The match file of a finished game",
        security=KEY,
        responses=PROBLEMS,
    )
    async def match(self, code: Code, door: TheDoor) -> dict[str, Any]:
        room = await door.as_seat(code)
        if room.ending is not None:
            return room.ending.match
        if not room.playing().over:
            raise Trouble("table.not-over")
        return room.playing().as_data()


def changed(now: wire.Lobby, seat: int, key: str | None) -> wire.SeatChanged:
    fields = {name: getattr(now, name) for name in now.__struct_fields__}
    return (
        wire.SeatChanged(**fields)
        if key is None
        else wire.SeatChanged(**fields, seat=seat, seat_key=key)
    )


def qr_code(address: str) -> bytes:
    picture = segno.make(address, error="m", micro=False).svg_inline(
        scale=8, border=4, dark="#221c2e", light="#fff", omitsize=True
    )
    svg = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return svg.encode()


def link(room: Room, request: Request[Any, Any, Any], lan: str | None) -> str:
    """Where this browser found us; from this very machine, where its neighbours find us."""
    base = str(request.base_url).rstrip("/")
    if lan is not None and request.base_url.netloc.startswith(LOOPBACK):
        base = lan
    return f"{base}/t/{room.record.code}"
