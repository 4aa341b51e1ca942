"""What is kept of a picture that is sent (PP-75), and what is none."""

from __future__ import annotations

import struct
import time
import zlib
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageCms

from manege.server.photos import MOST_BYTES, SIZE
from tests.server.photographs import (
    BLUE,
    GAME,
    GPS,
    GREEN,
    ORIENTATION,
    RED,
    SRGB,
    UNTURNED,
    WHITE,
    add,
    corners_are,
    error,
    kept,
    quarters,
    written,
)
from tests.server.running import Running, Table


@pytest.fixture
def table(server: Running) -> Table:
    return server.open_table(3, game=GAME)


# What is kept of a picture


def photographed() -> bytes:
    """Held sideways, in a place the camera knows, with much written beside the pixels."""
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    exif[0x010F] = "SecretCamera"
    exif.get_ifd(GPS).update({1: "N", 2: (48.0, 51.0, 29.5), 3: "E", 4: (2.0, 17.0, 40.2)})
    xmp = b"<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretPlace</x:xmpmeta>"
    return written(
        quarters().transpose(UNTURNED[6]),
        "JPEG",
        quality=95,
        exif=exif,
        xmp=xmp,
        comment=b"SecretComment",
        icc_profile=SRGB,
    )


@pytest.mark.rule("PP-75")
def test_of_a_photo_only_the_pixels_are_kept_and_they_stand_upright(table: Table) -> None:
    body = photographed()
    assert Image.open(BytesIO(body)).getexif().get_ifd(GPS)
    assert add(table, body, name="La  tour ").json() == {"number": 1, "name": "La tour"}
    answer = table.call("GET", "/album/1", key=table.keys[0])
    found = Image.open(BytesIO(answer.content))

    assert answer.headers["content-type"] == "image/webp"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert found.format == "WEBP"
    assert found.size == SIZE
    assert not found.getexif()
    assert not {"exif", "xmp", "icc_profile", "comment"} & set(found.info)
    for trace in (b"EXIF", b"Exif", b"XMP", b"ICCP", b"GPS", b"Secret", b"adobe", b"sRGB"):
        assert trace not in answer.content
    assert corners_are(found.convert("RGB"), RED, GREEN, BLUE, WHITE)


@pytest.mark.parametrize("orientation", UNTURNED)
def test_however_the_camera_was_held(table: Table, orientation: int) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    body = written(quarters(960, 700).transpose(UNTURNED[orientation]), "JPEG", exif=exif)
    add(table, body)
    add(table, body, crop="0.5,0,0.5,0.5")

    assert corners_are(kept(table), RED, GREEN, BLUE, WHITE)
    assert corners_are(kept(table, 2), GREEN, GREEN, GREEN, GREEN)


def test_without_a_wish_the_middle_is_kept(table: Table) -> None:
    wide = Image.new("RGB", (2400, 700), RED)
    wide.paste(quarters(), (800, 0))
    add(table, written(wide))
    tall = Image.new("RGB", (800, 2100), RED)
    tall.paste(quarters(), (0, 700))
    add(table, written(tall))

    assert corners_are(kept(table), RED, GREEN, BLUE, WHITE)
    assert corners_are(kept(table, 2), RED, GREEN, BLUE, WHITE)


@pytest.mark.parametrize(
    ("crop", "colours"),
    [
        ("0,0,0.5,0.5", (RED, RED, RED, RED)),
        ("0.25,0.5,0.5,0.5", (BLUE, WHITE, BLUE, WHITE)),
        ("0.5,0.25,9,0.5", (GREEN, GREEN, WHITE, WHITE)),
    ],
)
def test_a_part_of_it(table: Table, crop: str, colours: Any) -> None:
    add(table, written(quarters()), crop=crop)

    assert corners_are(kept(table), *colours)


@pytest.mark.parametrize("crop", ["1", "a,b,c,d", "0,0,0,1", "-1,0,1,1", "nan,0,1,1", "0,0,inf,1"])
def test_a_part_that_cannot_be(table: Table, crop: str) -> None:
    assert error(add(table, crop=crop)) == (400, "request.malformed")


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_what_is_transparent_lies_on_white(table: Table, kind: str) -> None:
    glass = Image.new("RGBA", (1600, 1400), (0, 0, 0, 0))
    glass.paste((*RED, 255), (0, 0, 800, 700))
    more = {"lossless": True} if kind == "WEBP" else {}
    add(table, written(glass, kind, **more))

    assert corners_are(kept(table), RED, WHITE, WHITE, WHITE)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "I;16", "CMYK"])
def test_all_kinds_of_colours(table: Table, mode: str) -> None:
    image = Image.new("L", (800, 700), 255)
    image.paste(0, (0, 0, 400, 700))
    if mode == "I;16":
        image = image.convert("I").point(lambda light: light * 257)
    add(table, written(image.convert(mode), "JPEG" if mode == "CMYK" else "PNG"))

    assert corners_are(kept(table), (0, 0, 0), WHITE, (0, 0, 0), WHITE)


def test_colours_of_another_profile_become_those_of_every_screen(table: Table) -> None:
    swapped = SRGB.replace(b"rXYZ", b"?XYZ").replace(b"bXYZ", b"rXYZ").replace(b"?XYZ", b"bXYZ")
    add(table, written(quarters(), icc_profile=swapped))

    assert corners_are(kept(table), BLUE, GREEN, RED, WHITE)


def test_a_profile_for_something_else_does_no_harm(table: Table) -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    add(table, written(quarters(), icc_profile=lab))
    add(table, written(quarters(), icc_profile=b"rubbish" * 40))

    assert corners_are(kept(table), RED, GREEN, BLUE, WHITE)
    assert corners_are(kept(table, 2), RED, GREEN, BLUE, WHITE)


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_an_animation_the_first_picture(table: Table, kind: str) -> None:
    later = Image.new("RGB", (800, 700), RED)
    add(table, written(quarters(), kind, save_all=True, append_images=[later], duration=100))

    assert corners_are(kept(table), RED, GREEN, BLUE, WHITE)


def test_eleven_pictures_load_in_300_kb(table: Table) -> None:
    noise = Image.effect_noise((1600, 1400), 200)
    busy = Image.merge("RGB", (noise, noise.rotate(90), noise.rotate(180)))
    add(table, written(busy, "JPEG", quality=95))
    answer = table.call("GET", "/album/1", key=table.keys[0])

    assert len(answer.content) <= MOST_BYTES
    assert 11 * MOST_BYTES <= 300_000


# What is no picture


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def bomb(width: int, height: int) -> bytes:
    """A PNG that says it is so large, and is a few bytes."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = chunk(b"IDAT", zlib.compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + data + chunk(b"IEND", b"")


@pytest.mark.rule("PP-75")
@pytest.mark.parametrize("size", [(30_000, 30_000), (10_000, 10_000), (60_000_001, 1)])
def test_a_bomb_is_refused_before_it_is_unpacked(table: Table, size: tuple[int, int]) -> None:
    began = time.perf_counter()

    assert error(add(table, bomb(*size))) == (400, "album.too-many-pixels")
    assert time.perf_counter() - began < 1.0


@pytest.mark.parametrize(
    ("body", "trouble"),
    [
        (b"To whom it may concern: this is a letter, whatever its name.", "album.not-a-picture"),
        (b"", "album.not-a-picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "album.not-a-picture"),
        (written(quarters(), "GIF"), "album.not-a-picture"),
        (written(quarters(), "BMP"), "album.not-a-picture"),
        (written(quarters(), "PNG")[:20], "album.broken"),
        (written(quarters(), "JPEG")[:-2000], "album.broken"),
        (written(quarters(), "WEBP", lossless=True)[:-20], "album.broken"),
        (bomb(800, 700), "album.broken"),
    ],
)
def test_what_is_no_picture(table: Table, body: bytes, trouble: str) -> None:
    answer = add(table, body, name="holiday.jpg")

    assert error(answer) == (400, trouble)
    assert table.lobby()["album"] == 0


def test_a_file_of_12_mb_is_refused(table: Table) -> None:
    photo = written(quarters(), "JPEG")
    heavy = photo + bytes(12_000_000 - len(photo))

    assert error(add(table, heavy)) == (413, "album.too-large")
    assert add(table, photo + bytes(9_000_000)).status_code == 201


@pytest.mark.parametrize("name", ["x" * 61, "a\u202eb", "two\nlines"])
def test_a_name_that_cannot_be(table: Table, name: str) -> None:
    assert error(add(table, name=name)) == (400, "album.bad-name")
