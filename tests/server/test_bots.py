"""Bots in processes of their own: given only a view; a slow or broken one delays nobody."""

from __future__ import annotations

import asyncio
import io
import os
import pickle
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import manege
from manege.kernel.chance import chance_from
from manege.server import bots, thinking
from manege.server.bots import Thinkers
from manege.server.metrics import Metrics
from manege.server.records import Seat
from manege.server.thinking import Answer, Question
from manege.server.workers import Worker
from tests.server.inside import ear_at, house_in, on_uvloop, room_of
from tests.server.running import PATIENCE, Running, running, wait_for

PROGRAM = """
import sys, time
for line in sys.stdin:
    {act}
"""


def match_of() -> manege.Match:
    return manege.start("toc_toc_toc", seats=3, seed=1, options={"first": 0})


def view_of(seat: int = 0) -> dict[str, Any]:
    return match_of().view(seat)


def imagined_by(match: manege.Match, seat: int) -> bytes:
    return pickle.dumps(match.game.imagine(match.table, seat, chance_from(1)))


def question(bot: str = "random") -> Question:
    return Question("toc_toc_toc", bot, 1, 0, 0, view_of(), imagined_by(match_of(), 0))


async def chosen(thinkers: Thinkers, bot: str = "random") -> int:
    return (await thinkers.choose(question(bot))).code


@pytest.mark.parametrize("bot", list(manege.bots.bots_of(manege.game("toc_toc_toc"))))
def test_every_bot_thinks_in_its_own_process(bot: str) -> None:
    async def ask() -> list[int]:
        thinkers = Thinkers(1, 30.0, Metrics())
        await thinkers.start()
        codes = [await chosen(thinkers, bot) for _ in range(3)]
        assert thinkers.metrics.registry.get_sample_value("manege_bot_failures_total") == 0
        await thinkers.stop()
        return codes

    assert set(asyncio.run(ask())) <= set(view_of()["options"])


def test_bots_play_with_the_figures_that_are_in_force() -> None:
    """The dearest card of the market is free: a view says so, and a bot believes it."""
    wishland = manege.game("wishland")
    assert wishland.components is not None
    figures = {f"attraction-{n}": {"cost": 0, "points": 10} for n in range(1, 25)}

    async def ask() -> str:
        match = manege.start("wishland", seats=2, seed=3)
        while match.view(0)["deciding"][0]["decision"] != "act":
            seat = match.view(0)["deciding"][0]["seat"]
            match.play(match.options(seat)[0], seat)
        seat = match.view(0)["deciding"][0]["seat"]
        thinkers = Thinkers(1, 30.0, Metrics())
        await thinkers.start()
        table = imagined_by(match, seat)
        asked = Question("wishland", "sensible", 1, 0, seat, match.view(seat), table)
        choice = await thinkers.choose(asked)
        assert thinkers.metrics.registry.get_sample_value("manege_bot_failures_total") == 0
        await thinkers.stop()
        return wishland.actions[choice.code]

    wishland.components.replace(figures)
    try:
        assert asyncio.run(ask()).startswith("buy attraction")
    finally:
        wishland.components.replace({})


def test_the_process_is_given_the_view_and_nothing_else() -> None:
    asked = question()
    answers = io.BytesIO()
    thinking.think(io.BytesIO(msgspec.json.encode(asked) + b"\nnonsense\n"), answers)
    first, second = answers.getvalue().splitlines()

    assert msgspec.json.decode(first, type=Answer).code in view_of()["options"]
    assert msgspec.json.decode(second, type=Answer) == Answer(None, "DecodeError")
    assert set(Question.__struct_fields__) == {
        *("game", "bot", "seed", "turn", "seat", "view", "played"),
        *("judging", "seconds", "share"),
        "imagined",  # from that view
    }


@pytest.mark.parametrize(
    ("act", "why"),
    [
        ("sys.exit(1)", "DecodeError"),
        ("time.sleep(60)", "TimeoutError"),
        ("print('{\"code\": 88}', flush=True)", "no option"),
        ('print(\'{"code": null, "error": "KeyError"}\', flush=True)', "KeyError"),
        ("print('what?', flush=True)", "DecodeError"),
    ],
)
def test_a_bot_that_fails_twice_is_replaced_by_chance(
    act: str, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "faulty.py"
    program.write_text(PROGRAM.format(act=act))
    warnings: list[dict[str, object]] = []
    monkeypatch.setattr(bots.log, "warning", lambda _, **facts: warnings.append(facts))

    async def ask() -> list[int]:
        thinkers = Thinkers(2, 0.3, Metrics())
        thinkers.rest = 0.0
        thinkers.command = [*thinkers.command[:1], str(program)]
        await thinkers.start()
        codes = [await chosen(thinkers) for _ in range(2)]
        await thinkers.stop()
        return codes

    assert set(on_uvloop(ask())) <= set(view_of()["options"])
    assert [warning["why"] for warning in warnings] == [why] * 4
    assert "view" not in warnings[0]


SLOW = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep(0.02)
    print(json.dumps({"code": asked["view"]["options"][0], "gain": asked["share"]}), flush=True)
"""


def test_among_many_that_search_whoever_is_quick_waits_for_few(tmp_path: Path) -> None:
    """And the more of them wait, the less time each has."""
    program = tmp_path / "slow.py"
    program.write_text(SLOW)
    answered: list[tuple[str, float]] = []

    async def ask() -> None:
        thinkers = Thinkers(1, PATIENCE, Metrics())
        thinkers.command = [*thinkers.command[:1], str(program)]
        await thinkers.start()

        async def one(bot: str) -> None:
            answer = await thinkers.advice(question(bot))
            answered.append((bot, answer.gain))

        await asyncio.gather(*(one("expert") for _ in range(8)), one("sensible"))
        await one("expert")
        await thinkers.stop()

    on_uvloop(ask())
    assert [bot for bot, _ in answered].index("sensible") <= 2
    shares = [share for bot, share in answered if bot == "expert"]
    assert shares[0] == pytest.approx(1 / 9)
    assert shares[:-1] == sorted(shares[:-1])
    assert shares[-1] == 1


def value(thinkers: Thinkers, name: str) -> float:
    found = thinkers.metrics.registry.get_sample_value(name)
    assert found is not None
    return found


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


async def killed_one(thinkers: Thinkers) -> int:
    """The process number of an idle worker that is no more."""
    await until(lambda: len(thinkers.workers) == thinkers.number)
    pid = next(iter(thinkers.workers)).process.pid
    os.kill(pid, signal.SIGKILL)
    await until(lambda: pid not in {each.process.pid for each in thinkers.workers})
    return pid


def test_an_idle_bot_that_dies_is_replaced_before_it_is_asked() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1, PATIENCE, Metrics())
        thinkers.rest = 0.0
        await thinkers.start()
        pid = await killed_one(thinkers)
        assert await chosen(thinkers) in view_of()["options"]
        assert pid not in {each.process.pid for each in thinkers.workers}
        assert value(thinkers, "manege_bot_failures_total") == 0
        await thinkers.stop()

    on_uvloop(ask())


def test_a_question_is_asked_elsewhere_when_its_process_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What uvloop raises when one writes to a process that is no more."""
    asked: list[Worker] = []
    ask = Worker.ask

    async def ask_a_dead_one(worker: Worker, *question: bytes) -> bytes:
        asked.append(worker)
        if len(asked) == 1:
            raise RuntimeError("the handler is closed")
        return await ask(worker, *question)

    monkeypatch.setattr(Worker, "ask", ask_a_dead_one)

    async def run() -> None:
        thinkers = Thinkers(1, PATIENCE, Metrics())
        thinkers.rest = 0.0
        await thinkers.start()
        assert (await thinkers.advice(question())).code in view_of()["options"]
        assert asked[0] is not asked[1]
        assert value(thinkers, "manege_bot_failures_total") == 1
        await thinkers.stop()

    on_uvloop(run())


def test_the_workers_are_topped_up_once_they_can_be() -> None:
    async def ask() -> None:
        thinkers = Thinkers(2, PATIENCE, Metrics())
        thinkers.rest = 0.01
        await thinkers.start()
        await until(lambda: value(thinkers, "manege_bot_workers") == 2)
        command, thinkers.command = thinkers.command, ["/no such program"]
        for worker in list(thinkers.workers):
            os.kill(worker.process.pid, signal.SIGKILL)
        await until(lambda: value(thinkers, "manege_bot_workers") == 0)
        thinkers.command = command
        await until(lambda: value(thinkers, "manege_bot_workers") == 2)
        await chosen(thinkers)
        assert value(thinkers, "manege_bot_failures_total") == 0
        await thinkers.stop()
        assert value(thinkers, "manege_bot_workers") == 0

    on_uvloop(ask())


def test_hello_wakes_a_bot_that_owes_a_move(tmp_path: Path) -> None:
    async def look() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            await room.change(lambda old: replace(old, seats=tuple(map(as_bot, old.seats))))
            [(seat, thought)] = room.bots.thinking.items()
            await asyncio.sleep(0)  # it begins to think
            thought.cancel()
            await until(lambda: not room.bots.thinking)
            await ear_at(room)
            assert [*room.bots.thinking] == [seat]
            room.bots.thinking[seat].cancel()

    on_uvloop(look())


def as_bot(seat: Seat) -> Seat:
    return replace(seat, kind="bot")


def test_while_a_bot_thinks_people_are_served(tmp_path: Path) -> None:
    async def look() -> None:
        async with house_in(tmp_path) as house:  # its thinkers never start: bots wait for ever
            room = await room_of(house, "toc_toc_toc", 3, 5)
            await room.change(lambda old: replace(old, seats=tuple(map(as_bot, old.seats))))
            ear = await ear_at(room, 0)
            assert ear.last["type"] == "presence"
            assert [task.done() for task in room.bots.thinking.values()] == [False]
            for task in room.bots.thinking.values():
                task.cancel()

    asyncio.run(look())


def test_a_bot_pauses_like_a_person(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=0.15) as server:
        table = server.open_table(3)
        table.seat(0, "bot")
        with table.device() as spectator:
            table.start()
            spectator.hear("state")
            spectator.hear("moved")
            began = time.perf_counter()
            for _ in range(3):
                spectator.hear("moved")
            lasted = time.perf_counter() - began

    assert lasted >= 0.4


def test_the_bots_end_with_the_server(tmp_path: Path) -> None:
    before = children()
    with running(tmp_path, bot_workers=2):
        wait_for(lambda: len(children() - before) == 2)
        hired = children() - before
    assert not hired & children()


def children() -> set[int]:
    folder = Path(f"/proc/{os.getpid()}/task")
    return {
        int(child) for task in folder.iterdir() for child in (task / "children").read_text().split()
    }


def test_a_seat_taken_back_in_time_is_not_played_by_the_bot(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=1.5) as server:
        table = server.open_table(3, options={"first": 1}).all_here(3)
        table.start()
        with table.device(1) as device:
            table.seat(1, "bot")
            table.call("PUT", "/seats/1/person", {}, table.keys[1])
            time.sleep(1.8)
            played = device.play(1, random.Random(1).choice(device.view(1)["options"]))

    assert played["seq"] == 1


def test_bots_are_named_and_marked(server: Running) -> None:
    seats = server.open_table(5).lobby()["seats"]

    assert len({seat["name"] for seat in seats}) == 5
    assert len({seat["mark"] for seat in seats}) == 5
