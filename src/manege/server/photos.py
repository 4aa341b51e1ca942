"""Photos — a picture somebody sends, made one of the album's: upright, 8:7, small, only pixels.

What the camera wrote beside them (places, times, names, profiles) is not taken over. It runs in a
process of its own: a line comes in that says how much follows, then the picture; a line goes out.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from math import ceil, floor
from typing import IO, BinaryIO

from msgspec import Struct, json
from PIL import Image, ImageCms, UnidentifiedImageError
from PIL.ExifTags import Base
from PIL.Image import Resampling, Transpose

from manege.server.trouble import Trouble

SIZE = (480, 420)  # 8:7, as the postcards
MOST_BYTES = 26_000  # eleven of them load in less than 300 KB
MOST_PIXELS = 60_000_000
MOST_PIXELS_OF_WEBP = 30_000_000  # it is decoded into four copies
STRIP = 1_000_000  # pixels
PAPER = "#ddd3c1"
FORMATS = ["JPEG", "PNG", "WEBP"]
QUALITIES = [82, 74, 66, 58, 50, 40, 30, 20, 10, 0]
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))

warnings.simplefilter("error", Image.DecompressionBombWarning)

Box = tuple[float, float, float, float]  # left, top, right, bottom
Point = Callable[[float, float], tuple[float, float]]

# How each EXIF orientation is set upright, and where a point of the upright picture lies in it.
UPRIGHT: dict[int, tuple[Transpose, Point]] = {
    2: (Transpose.FLIP_LEFT_RIGHT, lambda x, y: (1 - x, y)),
    3: (Transpose.ROTATE_180, lambda x, y: (1 - x, 1 - y)),
    4: (Transpose.FLIP_TOP_BOTTOM, lambda x, y: (x, 1 - y)),
    5: (Transpose.TRANSPOSE, lambda x, y: (y, x)),
    6: (Transpose.ROTATE_270, lambda x, y: (y, 1 - x)),
    7: (Transpose.TRANSVERSE, lambda x, y: (1 - y, 1 - x)),
    8: (Transpose.ROTATE_90, lambda x, y: (1 - y, x)),
}
LYING = [UPRIGHT[orientation][0] for orientation in (5, 6, 7, 8)]


class Crop(Struct, frozen=True):
    """A part of the upright picture, in fractions of its width and height."""

    x: float = 0.0
    y: float = 0.0
    w: float = 1.0
    h: float = 1.0


class Order(Struct, frozen=True):
    """So many bytes follow."""

    size: int
    crop: Crop


class Print(Struct, frozen=True):
    """The picture, or the name of a trouble with it."""

    body: bytes = b""
    error: str = ""


def developed(file: IO[bytes], crop: Crop) -> bytes:
    """The picture as the album keeps it (WebP), or a Trouble that says what is wrong with it."""
    try:
        with opened(file) as image:
            return encoded(plain(cut(image, crop)))
    except Trouble:
        raise
    except Exception:  # a broken file can break anything in there
        raise Trouble("album.broken") from None


def opened(file: IO[bytes]) -> Image.Image:
    """Whatever its name says, its content decides; nothing is decoded before its size is known."""
    file.seek(0)
    try:
        image = Image.open(file, formats=FORMATS)
    except UnidentifiedImageError:
        raise Trouble("album.not-a-picture") from None
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise Trouble("album.too-many-pixels") from None
    most = MOST_PIXELS_OF_WEBP if image.format == "WEBP" else MOST_PIXELS
    if image.width * image.height > most:
        raise Trouble("album.too-many-pixels")
    return image


def cut(image: Image.Image, crop: Crop) -> Image.Image:
    """The part that is wanted, upright, in the album's size; of an animation its first picture."""
    turn, where = UPRIGHT.get(orientation(image), (None, lambda x, y: (x, y)))
    lies = turn in LYING
    width, height = (image.height, image.width) if lies else image.size
    part = with_our_shape(crop, width, height)
    wanted = (ceil(SIZE[0] / part.w), ceil(SIZE[1] / part.h))
    image.draft(None, wanted[::-1] if lies else wanted)  # a JPEG is decoded no larger than needed
    corners = [where(part.x, part.y), where(part.x + part.w, part.y + part.h)]
    across, down = (sorted(axis) for axis in zip(*corners, strict=True))
    left, right = (min(x, 1.0) * image.width for x in across)
    top, bottom = (min(y, 1.0) * image.height for y in down)
    small = resized(image, (left, top, right, bottom), SIZE[::-1] if lies else SIZE)
    return small if turn is None else small.transpose(turn)


def resized(image: Image.Image, box: Box, size: tuple[int, int]) -> Image.Image:
    """First roughly and strip by strip: so a large picture holds up nobody, nor is it copied."""
    left, top, right, bottom = floor(box[0]), floor(box[1]), ceil(box[2]), ceil(box[3])
    factor = max(1, min((right - left) // size[0], (bottom - top) // size[1]) // 2)
    rows = factor * max(1, STRIP // (factor * (right - left)))
    strips = [
        in_colours(image.crop((left, y, right, min(y + rows, bottom)))).reduce(factor)
        for y in range(top, bottom, rows)
    ]
    rough = Image.new(strips[0].mode, (strips[0].width, sum(strip.height for strip in strips)))
    for number, strip in enumerate(strips):
        rough.paste(strip, (0, number * rows // factor))
    inside = (
        (box[0] - left) / factor,
        (box[1] - top) / factor,
        (box[2] - left) / factor,
        (box[3] - top) / factor,
    )
    small = rough.resize(size, Resampling.LANCZOS, inside)
    small.info = image.info
    return small


def orientation(image: Image.Image) -> int:
    try:
        return int(image.getexif().get(Base.Orientation, 1))
    except Exception:  # what else the camera wrote may be broken
        return 1


def with_our_shape(crop: Crop, width: int, height: int) -> Crop:
    """The largest 8:7 in the middle of the part, of a picture this large."""
    shape = SIZE[0] / SIZE[1] * height / width  # of the fractions
    w = min(crop.w, crop.h * shape)
    h = min(crop.h, crop.w / shape)
    return Crop(crop.x + (crop.w - w) / 2, crop.y + (crop.h - h) / 2, w, h)


def in_colours(image: Image.Image) -> Image.Image:
    """In a mode that can be made smaller smoothly."""
    if image.mode in ("L", "LA", "RGB", "RGBA", "CMYK"):
        return image
    if image.mode.startswith("I"):  # sixteen bits of grey
        return image.point(lambda light: light * (1 / 256)).convert("L")
    return image.convert("RGBA" if image.has_transparency_data else "RGB")


def plain(image: Image.Image) -> Image.Image:
    """Opaque, in the colours of every screen, and nothing but pixels."""
    alpha = image.getchannel("A") if image.mode in ("LA", "RGBA") else None
    opaque = image if alpha is None else image.convert("RGB")
    paper = Image.new("RGB", SIZE, "white")
    paper.paste(in_srgb(opaque, image.info.get("icc_profile")), mask=alpha)
    return paper


def in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    if profile:
        with suppress(ImageCms.PyCMSError, OSError):  # a profile for something else
            theirs = ImageCms.ImageCmsProfile(BytesIO(profile))
            if converted := ImageCms.profileToProfile(image, theirs, SRGB, outputMode="RGB"):
                return converted
    return image.convert("RGB")


def encoded(image: Image.Image) -> bytes:
    body = b""
    for quality in QUALITIES:
        written = BytesIO()
        image.save(written, "WEBP", quality=quality)
        body = written.getvalue()
        if len(body) <= MOST_BYTES:
            break
    return body


def empty() -> bytes:
    """In the place of a picture that was taken back."""
    return encoded(Image.new("RGB", SIZE, PAPER))


def develop_all(orders: BinaryIO, prints: BinaryIO) -> None:
    for line in orders:
        order = json.decode(line, type=Order)
        file = BytesIO(orders.read(order.size))
        try:
            made = Print(developed(file, order.crop))
        except Trouble as trouble:
            made = Print(error=trouble.error)
        prints.write(json.encode(made) + b"\n")
        prints.flush()


if __name__ == "__main__":
    os.nice(10)  # people first, then bots
    develop_all(sys.stdin.buffer, sys.stdout.buffer)
