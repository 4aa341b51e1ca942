"""How everybody's chances stood: reckoned once, from what spectators saw, told as it comes."""

from __future__ import annotations

import asyncio
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manege.bots import judging as judge
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.server import judging, thinking, wire
from manege.server.bots import BotFailed
from manege.server.room import House, Room
from manege.server.thinking import Answer, Question
from manege.server.trouble import Trouble
from tests.server.inside import Ear, ear_at, house_in, room_of


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "STEPS", 12)
    monkeypatch.setattr(judge, "WORLDS", 4)
    monkeypatch.setattr(judge, "FEW", 2)


def played_out(room: Room, seed: int = 3) -> Match:
    match, chance = room.playing(), chance_from(seed)
    while not match.over:
        seat = match.table.decisions()[0].seat
        options = match.options(seat)
        match.play(options[chance.below(len(options))], seat)
    return match


def thinking_here(house: House) -> list[Question]:
    """In this very process; what is asked is kept."""
    asked: list[Question] = []

    async def answer(question: Question) -> Answer:
        asked.append(question)
        await asyncio.sleep(0)
        return thinking.answer(question)

    house.thinkers.asked = answer
    return asked


async def reckoned(room: Room) -> None:
    assert room.review.task is not None
    await room.review.task


def judged_by(ear: Ear) -> list[dict[str, Any]]:
    frames = [msgspec.json.decode(frame) for frame in ear.frames]
    return [frame for frame in frames if frame["type"] == "judged"]


def test_it_comes_bit_by_bit_and_whole_in_the_end(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = played_out(room)
            ear = await ear_at(room)
            thinking_here(house)
            room.review.ask(ear, wire.Judge("j"))
            await reckoned(room)
            told = judged_by(ear)
            assert len(told) > 2
            assert all(each["id"] == "j" and each["done"] < each["of"] for each in told[:-1])
            last = told[-1]
            assert last["done"] == last["of"] == len(last["stood"])
            chapters = [each["chapter"] for each in last["stood"]]
            assert chapters == sorted(set(chapters))
            assert (chapters[0], chapters[-1]) == (0, len(match.actions))
            for each in last["stood"]:
                assert sum(each["shares"]) == pytest.approx(1000, abs=2)
            assert match.outcome is not None
            won = [seat in match.outcome.winners for seat in range(3)]
            assert [share > 0 for share in last["stood"][-1]["shares"]] == won

    asyncio.run(ask())


def test_a_turning_point_is_an_action_that_moved_most(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = played_out(room)
            ear = await ear_at(room)
            thinking_here(house)
            room.review.ask(ear, wire.Judge("j"))
            await reckoned(room)
            last = judged_by(ear)[-1]
            stood = {each["chapter"]: each["shares"] for each in last["stood"]}
            assert 0 < len(last["turned"]) <= judging.TURNS
            for turn in last["turned"]:
                chapter = turn["chapter"]
                assert turn["seat"] == match.actions[chapter - 1].seat
                assert (turn["before"], turn["after"]) == (stood[chapter - 1], stood[chapter])
                if turn["better"] is not None:
                    past = match.fork(chapter - 1).table
                    assert turn["better"] in past.options(turn["seat"])
                    assert turn["gain"] > 0

    asyncio.run(ask())


def test_a_judge_is_given_what_spectators_saw_and_nothing_else(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = played_out(room)
            asked = thinking_here(house)
            room.review.ask(await ear_at(room), wire.Judge("j"))
            await reckoned(room)
            differ = 0
            for question in asked:
                past = match.fork(question.turn).table
                world = pickle.loads(question.imagined)
                assert match.game.view(world, None) == match.game.view(past, None)
                differ += match.game.view(world, 0) != match.game.view(past, 0)
                assert question.view == {"options": []}
                assert question.played == match.actions[question.turn].code
                assert question.seed not in (match.seed, room.record.seed)
            assert differ > len(asked) // 2

    asyncio.run(ask())


def test_it_is_reckoned_once_for_all_who_ask(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            played_out(room)
            asked = thinking_here(house)
            one, other, late = [await ear_at(room, *seats) for seats in ((0,), (1,), ())]
            room.review.ask(one, wire.Judge("a"))
            room.review.ask(other, wire.Judge("b"))
            await reckoned(room)
            number = len(asked)
            room.review.ask(late, wire.Judge("c"))
            assert len(asked) == number
            told = [judged_by(ear)[-1] for ear in (one, other, late)]
            assert [each.pop("id") for each in told] == ["a", "b", "c"]
            assert told[0] == told[1] == told[2]

    asyncio.run(ask())


def test_who_fails_to_judge_says_so_and_may_be_asked_again(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            played_out(room)
            ear = await ear_at(room)

            async def fail(question: Question) -> Answer:
                raise BotFailed("tired")

            house.thinkers.asked = fail
            room.review.ask(ear, wire.Judge("j"))
            await reckoned(room)
            assert (ear.last["type"], ear.last["error"]) == ("error", "judge.failed")
            assert ear.last["id"] == "j"
            thinking_here(house)
            room.review.ask(ear, wire.Judge("k"))
            await reckoned(room)
            assert judged_by(ear)[-1]["id"] == "k"

    asyncio.run(ask())


def test_nobody_judges_a_game_that_goes_on_or_that_has_no_guide(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            ear = await ear_at(room)
            with pytest.raises(Trouble, match=r"table\.not-over"):
                room.review.ask(ear, wire.Judge("j"))
            pairs = await room_of(house, "qui_paire_gagne", 3, 5, "BBBBBB")
            with pytest.raises(Trouble, match=r"judge\.none"):
                pairs.review.ask(await ear_at(pairs), wire.Judge("j"))

    asyncio.run(ask())


def test_who_asked_is_not_kept_for_ever(tmp_path: Path) -> None:
    """Else whoever comes again and again fills the memory with lines that are no more."""

    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            played_out(room)
            stays, leaves = await ear_at(room), await ear_at(room)
            thinking_here(house)
            for ear in (stays, leaves):
                room.review.ask(ear, wire.Judge("j"))
            room.leave(leaves)
            assert [*room.review.askers] == [stays]
            await reckoned(room)
            late = await ear_at(room)
            room.review.ask(late, wire.Judge("late"))
            assert judged_by(late)[-1]["id"] == "late"
            assert not room.review.askers

    asyncio.run(ask())
