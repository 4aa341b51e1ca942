"""Messages no honest browser sends, from a seed; none of them may do anything."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

Frame = str | bytes
FAR = 10**6  # a turn no game reaches

TYPES = ["hello", "play", "say", "undo", "ping", "moved", "state", "", "PLAY", "__proto__"]
ODD: list[object] = [
    None,
    True,
    -1,
    1.5,
    2**53,
    2**70,
    -(2**63),
    "",
    "0",
    "é\u0000\u2028",
    "x" * 200,
    [],
    {},
    [[[[]]]],
    {"a": None},
]


def malformed(chance: random.Random) -> Frame:
    """JSON that is no message, or no JSON."""
    fields = ["seat", "turn", "code", "id", "keys", "since", "line", "n", "type", "x"]
    message = {field: chance.choice(ODD) for field in chance.sample(fields, 4)}
    message["type"] = chance.choice([*TYPES, chance.choice(ODD)])
    if message["type"] in ("hello", "ping", "say", "undo", "play"):
        message.pop("seat", None)
        message.pop("n", None)
        message["keys"] = chance.choice(ODD[:9])
    return json.dumps(message)


def broken(chance: random.Random) -> Frame:
    """A message with a few of its signs changed or its end cut off."""
    signs = list(foreign(chance, str))
    for _ in range(chance.randint(1, 6)):
        signs[chance.randrange(len(signs))] = chance.choice('{}[]":,\\0e-.\u20ac\n')
    return "".join(signs[: chance.randint(1, len(signs))])


def noise(chance: random.Random) -> Frame:
    if chance.random() < 0.5:
        return chance.randbytes(chance.randint(0, 300))
    return "".join(chr(chance.randint(1, 0xD7FF)) for _ in range(chance.randint(0, 100)))


def deep(chance: random.Random) -> Frame:
    return chance.choice(["[", '{"type":', '"', "\\"]) * chance.randint(1, 7000)


def oversized(chance: random.Random) -> Frame:
    text = "x" * chance.randint(66_000, 90_000)
    return text if chance.random() < 0.8 else text.encode()


def foreign(chance: random.Random, name: Callable[[int], str] = str) -> str:
    """A move, an undo, a word for a seat this device does not hold."""
    seat = chance.randint(0, 63)
    wishes = [
        {
            "type": "play",
            "seat": seat,
            "turn": chance.randint(0, 90),
            "code": chance.randint(0, 99),
        },
        {"type": "undo", "seat": seat},
        {"type": "say", "seat": seat, "line": "line-x"},
    ]
    return json.dumps({**chance.choice(wishes), "id": name(chance.randint(0, 10**9))})


def stale(chance: random.Random) -> str:
    """A move of one's own seat, from another time, or one the game does not have."""
    is_late = chance.random() < 0.7
    turn, code = (FAR + chance.randint(0, FAR), chance.randint(0, 88)) if is_late else (1, 10**6)
    wish = {"type": "play", "seat": 2, "turn": turn, "code": code}
    return json.dumps({**wish, "id": f"stale {chance.randint(0, 10**9)}"})


def polite(chance: random.Random) -> Frame:
    return json.dumps({"type": "ping", "n": chance.randint(-(2**50), 2**50)})


STRANGERS: list[tuple[Callable[[random.Random], Frame], int]] = [
    (malformed, 30),
    (broken, 30),
    (noise, 10),
    (foreign, 20),
    (polite, 5),
    (deep, 2),
    (oversized, 2),
]
NEIGHBOURS: list[tuple[Callable[[random.Random], Frame], int]] = [
    (stale, 60),
    (malformed, 20),
    (noise, 10),
    (oversized, 2),
]


def frames(chance: random.Random, number: int, *, has_seat: bool) -> list[Frame]:
    kinds = NEIGHBOURS if has_seat else STRANGERS
    makers = chance.choices([kind for kind, _ in kinds], [weight for _, weight in kinds], k=number)
    return [make(chance) for make in makers]
