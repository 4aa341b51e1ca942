"""Twenty thousand messages no honest browser sends, and a hundred thousand for `make fuzz`: the
server serves on, and no game is harmed."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from manege.server.database import FILE
from manege.server.trouble import STATUS
from tests.depth import depth
from tests.server.fuzzing import frames
from tests.server.killing import Player, new_player
from tests.server.running import Running, running

TABLES = 4
LINES = 8
EACH_LINE = depth(2600, 2600, 13_000)
AT_ONCE = 50
CALLS = 400


def test_no_message_harms_a_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        chance = random.Random(20)
        players = [
            new_player("toc_toc_toc", 3, 3, random.Random(n), server.at) for n in range(TABLES)
        ]
        answers = asyncio.run(attack(server, players, chance))
        health = server.http.get("/healthz").status_code
        calls = Counter(bad_call(server.http, players, chance) for _ in range(CALLS))
        log = dict(logged(tmp_path))

    assert answers.total() == LINES * EACH_LINE >= depth(20_000, 20_000, 100_000)
    assert set(answers) - {"pong"} <= set(STATUS)
    assert {"message.malformed", "message.too-large", "seat.foreign", "turn.stale"} <= set(answers)
    assert "server.failed" not in answers
    assert health == 200
    assert calls.keys() <= {400, 401, 403, 404, 405, 409, 413}
    for player in players:
        assert player.over
        mine = [(wish["seat"], wish["code"]) for wish in player.wishes.values()]
        assert log[player.table.code] == mine
        assert len(player.acknowledged) == len(mine)


async def attack(server: Running, players: list[Player], chance: random.Random) -> Counter[str]:
    """Honest people play whole games while others send whatever they like."""
    for player in players:
        player.pause = 0.02  # so that the games last as long as the attack
    playing = [asyncio.create_task(player.play(server.at)) for player in players]
    attacks = [
        talk(server.at, players[line % TABLES], random.Random(chance.random()), has_seat=line < 2)
        for line in range(LINES)
    ]
    answers = sum(await asyncio.gather(*attacks), Counter[str]())
    await asyncio.gather(*playing)
    return answers


async def talk(at: str, victim: Player, chance: random.Random, *, has_seat: bool) -> Counter[str]:
    """Every frame is answered once, with a typed error or a pong."""
    answers: Counter[str] = Counter()
    keys = [victim.table.keys[2]] if has_seat else []
    async with connect(
        f"ws://{at}/ws/{victim.table.code}", ping_interval=None, compression=None
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "keys": keys}))
        for start in range(0, EACH_LINE, AT_ONCE):
            sent = frames(chance, min(AT_ONCE, EACH_LINE - start), has_seat=has_seat)
            for frame in sent:
                await socket.send(frame)
            await hear_answers(socket, len(sent), answers)
    return answers


async def hear_answers(socket: ClientConnection, number: int, answers: Counter[str]) -> None:
    while number:
        message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] in ("error", "pong"):
            answers[message.get("error", "pong")] += 1
            number -= 1
        assert message["type"] not in ("played", "refused")


def bad_call(http: httpx.Client, players: list[Player], chance: random.Random) -> int:
    """An HTTP call that must not work."""
    code = chance.choice(players).table.code
    path = chance.choice(
        [
            "/api/tables",
            f"/api/tables/{code}/seats/{chance.randint(-9, 99)}",
            f"/api/tables/{code}/options",
            f"/api/tables/{code}/join",
            f"/api/tables/{code}/start",
            f"/api/tables/{code}/match",
            f"/api/tables/{code.lower()}x",
            f"/api/{chance.randbytes(6).hex()}",
        ]
    )
    body = chance.choice(frames(chance, 5, has_seat=False))
    headers = {"authorization": f"Bearer {chance.randbytes(32).hex()}"}
    method = chance.choice(["GET", "POST", "PUT", "DELETE"])
    return http.request(method, path, content=body, headers=headers).status_code


def logged(data: Path) -> list[tuple[str, list[tuple[int, int]]]]:
    database = sqlite3.connect(data / FILE)
    try:
        rows = database.execute(
            "SELECT room, seat, code FROM actions ORDER BY room, seq"
        ).fetchall()
    finally:
        database.close()
    return [(room, [row[1:] for row in rows if row[0] == room]) for room in {r[0] for r in rows}]
