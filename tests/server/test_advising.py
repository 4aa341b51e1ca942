"""Hints, why a bot did what it did, moments seen again: none tells more than one may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from manege import games
from manege.kernel.hints import secret
from manege.kernel.match import Match
from manege.server import advising, wire, wondering
from manege.server.room import Room
from manege.server.trouble import Trouble
from manege.texts import Texts
from tests.server.inside import ear_at, house_in, room_of


def test_a_hint_is_a_good_bots_choice_with_its_reason(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = room.playing()
            seat = match.table.decisions()[0].seat
            ears = [await ear_at(room, each) for each in range(3)]
            await house.thinkers.start()
            heard = [len(ear.frames) for ear in ears]
            await advising.hint(room, ears[seat], wire.Hint(seat, "h"))
            advice = ears[seat].last
            assert advice["type"] == "advice"
            assert (advice["id"], advice["seat"], advice["turn"]) == ("h", seat, 0)
            assert advice["code"] in match.options(seat)
            for key, facts in (("look", "look_facts"), ("reason", "facts")):
                assert advice[key].startswith(f"{key}-")
                assert Texts("fr").say(advice[key], "toc_toc_toc", **worded(advice[facts]))
            for other in range(3):  # nobody else hears of it, and nothing has happened
                assert len(ears[other].frames) == heard[other] + (other == seat)
            assert room.seq == 0

    asyncio.run(ask())


def worded(facts: dict[str, object]) -> dict[str, object]:
    names = ["Aïcha", "Basile", "Chloé"]
    return Texts("fr").worded("toc_toc_toc", facts, names)


def test_a_hint_is_for_ones_own_decision_and_not_for_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            seat = room.playing().table.decisions()[0].seat
            other = (seat + 1) % 3
            ear = await ear_at(room, other)
            with pytest.raises(Trouble, match=r"seat\.foreign"):
                await advising.hint(room, ear, wire.Hint(seat, "a"))
            with pytest.raises(Trouble, match=r"hint\.not-asked"):
                await advising.hint(room, ear, wire.Hint(other, "b"))
            mine = await ear_at(room, seat)
            room.hints.level = 0
            with pytest.raises(Trouble, match="too-fast"):
                await advising.hint(room, mine, wire.Hint(seat, "c"))

    asyncio.run(ask())


# Why a bot did that


def with_bot(room: Room, seat: int) -> None:
    seats = [*room.record.seats]
    seats[seat] = replace(seats[seat], kind="bot", bot="sensible")
    room.record = replace(room.record, seats=tuple(seats))


def plays(room: Room, *notations: str) -> None:
    """Also what only the match knows: this room tells nobody."""
    for notation in notations:
        match = room.playing()
        seat = match.table.decisions()[0].seat
        offered = [match.game.actions[code] for code in match.options(seat)]
        match.play(next(each for each in offered if each.startswith(notation)), seat)


def test_why_a_bot_knocked_is_told_once_the_card_is_seen_with_what_it_rejected(
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = room.playing()
            seat = match.table.decisions()[0].seat
            with_bot(room, seat)
            ear = await ear_at(room, (seat + 1) % 3)
            await house.thinkers.start()
            plays(room, "knock")
            with pytest.raises(Trouble, match=r"explain\.secret"):
                await advising.explain(room, ear, wire.Explain(1, "a"))
            plays(room, "open")
            await advising.explain(room, ear, wire.Explain(1, "b"))
            told = ear.last
            played = match.game.actions[match.actions[0].code]
            card, door = played.removeprefix("knock ").split(" > ")
            assert (told["type"], told["seat"], told["chapter"]) == ("explained", seat, 1)
            assert (told["reason"], told["facts"]["card"]) == ("reason-knock", card)
            rejected = match.game.actions[told["rejected"]]
            assert rejected.startswith(f"knock {card} > ")
            assert not rejected.endswith(door)
            for key, facts in (
                ("reason", "facts"),
                ("rejected_reason", "rejected_facts"),
                ("cost", "cost_facts"),
            ):
                assert Texts("fr").say(told[key], "toc_toc_toc", **worded(told[facts]))

    asyncio.run(ask())


OPEN_GAMES = [game.key for game in games.all_games() if game.house is None]
MOVES = 14


@pytest.mark.parametrize("key", OPEN_GAMES)
def test_why_is_told_of_the_bots_of_every_game_with_what_they_rejected(
    tmp_path: Path, key: str
) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, key, 3, 5)
            for seat in range(3):
                with_bot(room, seat)
            ear = await ear_at(room)
            await house.thinkers.start()
            plays(room, *[""] * MOVES)
            match, rejected = room.playing(), 0
            for chapter in range(1, MOVES + 1):
                room.hints.level = 1
                if is_secret(match, chapter):
                    continue
                await advising.explain(room, ear, wire.Explain(chapter, str(chapter)))
                told, before = ear.last, match.fork(chapter - 1)
                sentences = ["reason"]
                if told["rejected"] is not None:
                    rejected += 1
                    sentences += ["rejected_reason", "cost"]
                    assert told["rejected"] in before.options(told["seat"])
                    assert told["rejected"] != match.actions[chapter - 1].code
                for each in sentences:
                    facts = told["facts" if each == "reason" else f"{each.split('_')[0]}_facts"]
                    said = Texts("fr").say(told[each], key, **worded_in(key, facts))
                    assert "{" not in said
            assert rejected

    asyncio.run(ask())


def is_secret(match: Match, chapter: int) -> bool:
    shown = secret(match.game, match.actions[chapter - 1].code)
    events = [event["event"] for event in match.told(None, chapter)]
    return shown is not None and shown not in events


def worded_in(key: str, facts: dict[str, object]) -> dict[str, object]:
    return Texts("fr").worded(key, facts, ["Aïcha", "Basile", "Chloé"])


def test_nobody_explains_a_person_nor_what_never_was(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "wishland", 3, 5)
            ear = await ear_at(room)
            plays(room, "")
            for chapter in (0, 1, 2):
                with pytest.raises(Trouble, match=r"explain\.none"):
                    await advising.explain(room, ear, wire.Explain(chapter, "a"))

    asyncio.run(ask())


# Moments


@pytest.mark.parametrize("seats", [(), (1,), (0, 2)])
def test_a_moment_is_what_these_seats_saw_then(tmp_path: Path, seats: tuple[int, ...]) -> None:
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 5)
            match = room.playing()
            seen: list[dict[int | None, Any]] = []
            for notation in ("", "knock", "refuse", "knock", "open"):
                plays(room, *[notation] if notation else [])
                seen.append({each: match.view(each) for each in (None, 0, 1, 2)})
            told = wondering.moment(match, wire.Recall(3, "r"), seats)
            assert told.before == {seat: seen[2][seat] for seat in seats}
            assert told.views == {seat: seen[3][seat] for seat in seats}
            everybody = len(seats) != 1
            assert (told.watch_before, told.watch) == (
                (seen[2][None], seen[3][None]) if everybody else (None, None)
            )
            for chapter in (0, 5):
                with pytest.raises(Trouble, match=r"recall\.none"):
                    wondering.moment(match, wire.Recall(chapter, "r"), seats)

    asyncio.run(ask())
