"""Albums — pictures of the players' own, in place of the game's; only their table sees them."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import SpooledTemporaryFile
from typing import IO

from litestar import Controller, Response, delete, get, post, put
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import FromPath, FromQuery, JSONBody

from manege.server import album_storage, lobby, wire
from manege.server.given import Code, TheDarkroom, TheGates, TheHouse
from manege.server.limits import Gates
from manege.server.photos import Crop
from manege.server.quotas import check_room
from manege.server.records import Record
from manege.server.storage import Job
from manege.server.tables import KEY, PROBLEMS, Door, TheDoor
from manege.server.trouble import Trouble

Number = FromPath[int]

LEAST_CROP = 0.01
IN_MEMORY = 512 * 1024  # bytes of a picture that arrives; beyond, it waits on disk
A_WHILE = "private, max-age=3600"  # whoever brought it may take it back
ASK_AGAIN = "private, no-cache"


@dataclass
class WithPicture(Operation):
    """Its body is no JSON."""

    def __post_init__(self) -> None:
        picture = Schema(type=OpenAPIType.STRING, content_encoding="binary")
        kinds = ("image/jpeg", "image/png", "image/webp")
        self.request_body = RequestBody(
            content={kind: OpenAPIMediaType(schema=picture) for kind in kinds}, required=True
        )


class Albums(Controller):
    path = "/api/tables/{code:str}/album"

    @get("/", summary="The album's pictures, by number", security=KEY, responses=PROBLEMS)
    async def pictures(self, code: Code, door: TheDoor, house: TheHouse) -> list[wire.AlbumPicture]:
        room = await door.inside(code)
        found = await house.storage.read(album_storage.names(room.record.album))
        return [wire.AlbumPicture(number, name) for number, name in found]

    @post(
        "/",
        summary="A picture more, or instead of another: JPEG, PNG or WebP as the body",
        security=KEY,
        responses=PROBLEMS,
        operation_class=WithPicture,
        request_max_body_size=None,  # `arrived` counts, and says it in our words
    )
    async def add(
        self,
        code: Code,
        door: TheDoor,
        gates: TheGates,
        darkroom: TheDarkroom,
        house: TheHouse,
        name: FromQuery[str] = "",
        crop: FromQuery[str] = "",
        instead: FromQuery[int | None] = None,
    ) -> wire.AlbumPicture:
        room = await door.as_host(code)
        called, part = checked_name(name), crop_of(crop)
        place_in(room.record, instead)
        await check_room(house.storage, gates.limits)
        if gates.picture_bytes_a_day.is_empty(door.address):
            raise Trouble("quota.address")
        with at_once(door, gates), SpooledTemporaryFile(IN_MEMORY) as file:
            await arrived(door, gates, file)
            picture = await darkroom.developed(file, part, door.address)
        gates.picture_bytes_a_day.take(door.address, len(picture))

        def added(record: Record) -> Job[Record]:
            return album_storage.put(record, place_in(record, instead), called, picture)

        now = await room.change_album(added)
        return wire.AlbumPicture(instead or now.album, called)

    @put("/{number:int}", summary="Name a picture", security=KEY, responses=PROBLEMS)
    async def rename(
        self, code: Code, number: Number, data: JSONBody[wire.PictureName], door: TheDoor
    ) -> wire.AlbumPicture:
        room = await door.as_host(code)
        name = checked_name(data.name)

        def renamed(record: Record) -> Job[Record]:
            check_number(record, number)
            return album_storage.rename(record, number, name)

        await room.change_album(renamed)
        return wire.AlbumPicture(number, name)

    @delete(
        "/{number:int}",
        summary="Take a picture out; the later ones move up",
        status_code=200,
        security=KEY,
        responses=PROBLEMS,
    )
    async def remove(self, code: Code, number: Number, door: TheDoor) -> wire.Lobby:
        room = await door.as_host(code)

        def removed(record: Record) -> Job[Record]:
            check_number(record, number)
            return album_storage.remove(record, number)

        return await room.change_album(removed)

    @delete(
        "/",
        summary="Take all pictures out; once the game has begun, empty ones take their places",
        status_code=200,
        security=KEY,
        responses=PROBLEMS,
    )
    async def remove_all(self, code: Code, door: TheDoor) -> wire.Lobby:
        room = await door.as_host(code)
        if not room.record.started:
            return await room.change_album(album_storage.remove_all)
        if not room.brought_pictures(door.key()):
            raise door.wrong(code)
        room.bounds.count_undo(room.record.host or 0)  # as often as names and words
        await room.keep(album_storage.blank(room.record))
        return room.lobby()

    @get(
        "/{number:int}",
        summary="A picture",
        security=KEY,
        media_type="image/webp",
        responses=PROBLEMS,
    )
    async def picture(
        self, code: Code, number: Number, door: TheDoor, house: TheHouse
    ) -> Response[bytes]:
        room = await door.inside(code)
        check_number(room.record, number)
        body = await house.storage.read(album_storage.body(room.record.album, number))
        if body is None:
            raise Trouble("picture.unknown")
        tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        headers = {
            "etag": tag,
            "cache-control": A_WHILE if room.record.started else ASK_AGAIN,
            "vary": "authorization",
        }
        if door.request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(body, media_type="image/webp", headers=headers)


@contextmanager
def at_once(door: Door, gates: Gates) -> Iterator[None]:
    """Only so many pictures of one address are on their way, or waiting to be developed."""
    if gates.uploads[door.address] >= gates.limits.pictures_at_once:
        raise Trouble("too-fast")
    with gates.uploads.one(door.address):
        yield


async def arrived(door: Door, gates: Gates, file: IO[bytes]) -> None:
    """The body of the request, counted as it comes; it may take its time, but not for ever."""
    if not gates.pictures.take(door.address):
        raise Trouble("too-fast")
    try:
        async with asyncio.timeout(gates.limits.picture_seconds):
            size = 0
            async for part in door.request.stream():
                size += len(part)
                if size > gates.limits.picture_bytes:
                    raise Trouble("album.too-large", most=gates.limits.picture_bytes)
                file.write(part)
    except TimeoutError:
        raise Trouble("album.too-slow") from None


def place_in(record: Record, instead: int | None) -> int:
    """The number of a new picture: the next, or that of the one it replaces."""
    most = lobby.album_range(lobby.known_game(record.game))[-1]
    if record.started:
        raise Trouble("table.started")
    if instead is not None:
        check_number(record, instead)
        return instead
    if record.pictures >= most:
        raise Trouble("album.full", max=most)
    return record.pictures + 1


def check_number(record: Record, number: int) -> None:
    if not 1 <= number <= record.pictures:
        raise Trouble("picture.unknown")


def checked_name(name: str) -> str:
    return lobby.checked_name(name, "album.bad-name", wire.PICTURE_SIGNS) or ""


def crop_of(text: str) -> Crop:
    """`x,y,w,h`, in fractions of the upright picture."""
    if not text:
        return Crop()
    try:
        x, y, w, h = (float(part) for part in text.split(","))
    except ValueError:
        raise Trouble("request.malformed") from None
    fits = 0 <= x <= 1 - LEAST_CROP and 0 <= y <= 1 - LEAST_CROP
    if not fits or not w >= LEAST_CROP or not h >= LEAST_CROP or not math.isfinite(w + h):
        raise Trouble("request.malformed")
    return Crop(x, y, min(w, 1 - x), min(h, 1 - y))
