"""Pictures to send to an album, and what became of them."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import httpx
from PIL import Image, ImageCms

from tests.server.running import Table

GAME = "qui_paire_gagne"
RED, GREEN, BLUE, WHITE = (220, 20, 20), (20, 160, 20), (20, 20, 220), (255, 255, 255)
CORNERS = [(60, 50), (420, 50), (60, 370), (420, 370)]  # of a picture as it is kept
SRGB = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
GPS = 0x8825
ORIENTATION = 0x0112
UNTURNED = {  # what a camera writes that was held so
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def quarters(width: int = 800, height: int = 700) -> Image.Image:
    """Red and green above, blue and white below."""
    image = Image.new("RGB", (2, 2))
    for place, colour in enumerate([RED, GREEN, BLUE, WHITE]):
        image.putpixel((place % 2, place // 2), colour)
    return image.resize((width, height), Image.Resampling.NEAREST)


def written(image: Image.Image, kind: str = "PNG", **more: Any) -> bytes:
    file = BytesIO()
    image.save(file, kind, **more)
    return file.getvalue()


SMALL = written(Image.new("RGB", (16, 14), RED))


def add(
    table: Table, body: bytes = SMALL, key: str | None = None, **query: object
) -> httpx.Response:
    headers = {"authorization": f"Bearer {table.host_key if key is None else key}"}
    where = f"/api/tables/{table.code}/album"
    params = {name: str(value) for name, value in query.items()}
    return table.http.post(where, content=body, headers=headers, params=params)


def fill(table: Table, pictures: int) -> Table:
    for _ in range(pictures):
        assert add(table).status_code == 201
    return table


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def kept(table: Table, number: int = 1) -> Image.Image:
    answer = table.call("GET", f"/album/{number}", key=table.keys[0])
    assert answer.status_code == 200, answer.text
    return Image.open(BytesIO(answer.content)).convert("RGB")


def is_like(pixel: Any, colour: tuple[int, int, int], by: int = 24) -> bool:
    return all(abs(one - other) <= by for one, other in zip(pixel, colour, strict=True))


def corners_are(image: Image.Image, *colours: tuple[int, int, int]) -> bool:
    pixels = [image.getpixel(corner) for corner in CORNERS]
    return all(is_like(pixel, colour) for pixel, colour in zip(pixels, colours, strict=True))
