"""One contract for every bus: in one process, and over NATS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from manege.server.bus import Bus, Hall, Nobody
from manege.server.nats import NatsBus, NoBus
from tests.nodes.services import Nats

Make = Callable[[], Bus]


@pytest.fixture(params=["hall", "nats"])
def make(request: pytest.FixtureRequest, nats: Nats) -> Make:
    """A node's end of the bus: in one process all have the same."""
    hall = Hall()
    return (lambda: hall) if request.param == "hall" else lambda: NatsBus(nats.url)


@asynccontextmanager
async def ends(make: Make) -> AsyncIterator[tuple[Bus, Bus]]:
    one, other = make(), make()
    await one.start()
    await other.start()
    try:
        yield one, other
    finally:
        await one.stop()
        await other.stop()


def on_both(make: Make, doing: Callable[[Bus, Bus], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        async with ends(make) as (one, other):
            await doing(one, other)

    asyncio.run(go())


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.005)


def saying(word: bytes) -> Callable[[bytes], Awaitable[bytes]]:
    async def reply(question: bytes) -> bytes:
        return question + word

    return reply


def test_what_is_told_is_heard_in_order(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        heard: list[bytes] = []
        await other.hear("tables.a", heard.append)
        for number in range(200):
            await one.tell("tables.a", b"%d" % number)
        await one.tell("tables.b", b"for others")
        await until(lambda: len(heard) >= 200)
        assert heard == [b"%d" % number for number in range(200)]

    on_both(make, doing)


def test_who_has_begun_to_listen_misses_nothing(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        heard: list[bytes] = []
        for number in range(300):
            await other.hear(f"tables.{number}", heard.append)
            await one.tell(f"tables.{number}", b"%d" % number)
        await until(lambda: len(heard) >= 300)
        assert heard == [b"%d" % number for number in range(300)]

    on_both(make, doing)


def test_all_who_listen_hear_it(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        first: list[bytes] = []
        second: list[bytes] = []
        await one.hear("tables.a", first.append)
        await other.hear("tables.a", second.append)
        await one.tell("tables.a", b"news")
        await until(lambda: first and second)
        assert (first, second) == ([b"news"], [b"news"])

    on_both(make, doing)


def test_a_question_is_answered_by_one(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        asked: list[bytes] = []

        async def reply(question: bytes) -> bytes:
            asked.append(question)
            return question.upper()

        await one.answer("think", reply)
        await other.answer("think", reply)
        answers = [await one.ask("think", b"why %d" % n, 5) for n in range(20)]
        assert answers == [b"WHY %d" % n for n in range(20)]
        assert sorted(asked) == sorted(b"why %d" % n for n in range(20))

    on_both(make, doing)


def test_where_nobody_answers_one_is_told_so(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        with pytest.raises(Nobody):
            await one.ask("nowhere", b"?", 5)

    on_both(make, doing)


def test_an_answer_that_takes_too_long_is_none(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        async def reply(question: bytes) -> bytes:
            await asyncio.sleep(5)
            return b"late"

        await other.answer("slow", reply)
        with pytest.raises(Nobody):
            await one.ask("slow", b"?", 0.05)

    on_both(make, doing)


def test_a_slow_answer_keeps_nobody_waiting(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        gate = asyncio.Event()

        async def reply(question: bytes) -> bytes:
            if question == b"slow":
                await gate.wait()
            return question

        await other.answer("work", reply)
        slow = asyncio.create_task(one.ask("work", b"slow", 10))
        assert await one.ask("work", b"quick", 10) == b"quick"
        gate.set()
        assert await slow == b"slow"

    on_both(make, doing)


def test_bytes_come_as_they_are(make: Make) -> None:
    async def doing(one: Bus, other: Bus) -> None:
        heard: list[bytes] = []
        await other.hear("bytes", heard.append)
        large = bytes(range(256)) * 2048
        for body in (b"", b"\r\n+OK\r\n", large):
            await one.tell("bytes", body)
        await until(lambda: len(heard) == 3)
        assert heard == [b"", b"\r\n+OK\r\n", large]

    on_both(make, doing)


def test_a_bus_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(NoBus, match=r"No NATS server answers at 127\.0\.0\.1:9"):
        asyncio.run(NatsBus("nats://127.0.0.1:9").start())


def test_a_cut_is_told(nats: Nats) -> None:
    from tests.nodes import services

    async def go() -> None:
        with services.nats() as own:
            cuts: list[bool] = []
            bus = NatsBus(own.url)
            bus.when_cut(lambda: cuts.append(True))
            await bus.start()
            try:
                own.stop()
                await until(lambda: cuts)
                with pytest.raises(Nobody):
                    await bus.tell("tables.a", b"lost")
                own.start()
                heard: list[bytes] = []
                await until(lambda: bus.client.is_connected)
                await bus.hear("tables.a", heard.append)
                await bus.tell("tables.a", b"back")
                await until(lambda: heard)
            finally:
                await bus.stop()

    asyncio.run(go())
