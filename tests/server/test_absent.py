"""People who go: after a while a bot may play for them, the table is handed on, and they return."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from manege.server import lobby, storage, wire
from manege.server.keys import hashed
from manege.server.room import Room
from manege.server.trouble import Trouble
from tests.server.inside import CODE, Ear, ear_at, house_in, room_of
from tests.server.running import Device, Message, Running, Table, running, wait_for
from tests.server.test_house import Hours, heard, hours

__all__ = ["hours"]  # a fixture

SOON = 0.3  # seconds of absence
GAMES = ["toc_toc_toc", "scream_machine", "qui_paire_gagne"]


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def is_away(device: Device, seat: int) -> Message:
    """Hears until the table says so."""
    while True:
        told = device.hear("presence")
        if told["seats"][seat]["away"]:
            return told


def stand_in(table: Table, seat: int, by: int) -> httpx.Response:
    return table.call("POST", f"/seats/{seat}/stand-in", key=table.keys[by])


# A bot plays for somebody absent


def test_twenty_seconds_after_the_line_went_down_the_table_says_so(
    tmp_path: Path, hours: Hours
) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 1)
            ears = [await ear_at(room, seat) for seat in range(3)]
            room.leave(ears[1])
            for passed, away in ((19, False), (1, True)):
                hours.now += passed
                room.presence.tell()
                seats = ears[0].last["seats"]
                assert [seat["away"] for seat in seats] == [False, away, False]
                assert [seat["online"] for seat in seats] == [True, False, True]
            ears[1] = await ear_at(room, 1)
            assert not any(seat["away"] for seat in heard(ears[0], "presence")[-1]["seats"])
            room.rest()

    asyncio.run(run())


def test_it_is_pushed_without_anybody_asking(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3).all_here(3)
        table.start()
        with table.device(1) as basile:
            with table.device(0), table.device(2):
                pass
            told = is_away(basile, 0)  # the last to go
            assert [seat["away"] for seat in told["seats"]] == [True, False, True]


def test_anybody_at_the_table_lets_a_bot_play_and_the_person_gets_the_seat_back(
    tmp_path: Path,
) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3, options={"first": 0}).all_here(3)
        table.start()
        with table.device(1, 2) as others:
            is_away(others, 0)
            lent = stand_in(table, 0, by=2).json()["seats"][0]
            assert (lent["kind"], lent["bot"], lent["stands_in"]) == ("bot", "sensible", 0)
            others.hear_seq(1)  # the bot knocked
            assert table.lobby()["seats"][0]["stands_in"] == 1
            with table.device(0) as back:
                assert back.state["views"].keys() == {"0"}
                assert back.play(0, 0)["error"] == "seat.bot"
                table.call("PUT", "/seats/0/person", {}, table.keys[0])
                seat = back.hear("lobby")["seats"][0]
                assert (seat["kind"], seat["stands_in"]) == ("person", None)


def test_who_may_not_let_a_bot_play_and_when(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3).all_here(3)
        with table.device(1) as basile:
            assert error(stand_in(table, 0, by=1)) == (409, "table.not-started")
            table.start()
            assert error(stand_in(table, 1, by=1)) == (409, "seat.present")  # oneself
            is_away(basile, 0)
            path = "/seats/0/stand-in"
            assert error(table.call("POST", path)) == (401, "key.missing")
            assert error(table.call("POST", path, key="guess")) == (403, "key.wrong")
            assert error(table.call("POST", "/seats/7/stand-in", key=table.keys[1])) == (
                404,
                "seat.unknown",
            )
            assert stand_in(table, 0, by=1).status_code == 201
            assert error(stand_in(table, 0, by=1)) == (409, "seat.present")  # a bot is


def test_a_seat_nobody_came_to_is_played_by_a_bot_which_plays_for_nobody(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3)
        table.seat(2, "open")
        table.start()
        with table.device(0) as host:
            is_away(host, 2)
            seat = stand_in(table, 2, by=0).json()["seats"][2]
    assert (seat["kind"], seat["stands_in"]) == ("bot", None)


def test_nobody_is_replaced_before_the_time(server: Running) -> None:
    table = server.open_table(3).all_here(3)
    table.start()
    with table.device(1):
        assert error(stand_in(table, 0, by=1)) == (409, "seat.present")
    assert table.lobby()["seats"][0]["kind"] == "person"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_but_one_goes_and_the_game_comes_to_its_end(tmp_path: Path, game: str) -> None:
    """Whatever is decided there: together, in turn, as an answer, under a clock."""
    chance = random.Random(3)
    with running(tmp_path, away_seconds=SOON, clock_pace=40.0) as server:
        table = server.open_table(4, game=game).all_here(4)
        table.start()
        with table.device(3) as last:
            for seat in range(3):
                is_away(last, seat)
                assert stand_in(table, seat, by=3).status_code == 201
            while not last.is_over():
                asked = last.deciding()
                if asked is None:
                    last.hear("moved")
                else:
                    last.play(asked[0], chance.choice(asked[1]))
                    last.hear("moved")
        assert table.lobby()["over"]


def test_a_stand_in_goes_on_after_a_restart_and_its_moves_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=SOON, bot_workers=0) as server:
        table = server.open_table(3, options={"first": 0}).all_here(3)
        table.start()
        with table.device(1, 2) as others:
            is_away(others, 0)
            stand_in(table, 0, by=1)
    with running(tmp_path) as server:
        table.at, table.http = server.at, server.http
        wait_for(lambda: table.lobby()["seats"][0]["stands_in"] == 1)
        assert table.lobby()["host"] == 0  # nobody else is there
        back = table.call("PUT", "/seats/0/person", {}, table.keys[0]).json()
        assert back["seats"][0]["kind"] == "person"


def test_moves_made_before_are_not_counted(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 1)
            ear = await ear_at(room, 0, 1, 2)
            match = room.playing()
            first = match.table.decisions()[0].seat
            await room.play(wire.Play(first, 0, match.options(first)[0], "a"), ear)
            change = wire.SeatChange("bot")
            now = await room.change(
                lambda record: lobby.changed_seat(record, first, change, "", room.seq)
            )
            assert now.seats[first].stands_in == 0
            kept = await house.storage.do(storage.load(CODE))
            assert kept is not None
            assert Room(house, kept).lobby().seats[first].stands_in == 0
            room.rest()

    asyncio.run(run())


# The table is handed on


def test_the_table_is_held_by_the_first_who_is_there_while_its_host_is_away(
    tmp_path: Path,
) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3).all_here(3)
        with table.device(2) as chloe:
            assert error(table.call("POST", "/start", key=table.keys[2])) == (403, "key.wrong")
            is_away(chloe, 0)
            assert table.lobby()["host"] == 2
            with table.device(1):
                while chloe.hear("lobby")["host"] != 1:
                    pass
                assert error(table.call("POST", "/start", key=table.keys[2])) == (403, "key.wrong")
                assert table.call("POST", "/start", key=table.keys[1]).status_code == 201
                with table.device(0):
                    while chloe.hear("lobby")["host"] != 0:
                        pass
                    assert table.call("POST", "/seats/1/link", key=table.keys[1]).status_code == 403
            key = table.host_key  # it is good all the while
            assert table.call("POST", "/seats/1/link", key=key).status_code == 201


def test_a_host_for_whom_a_bot_plays_gets_the_table_back_too(tmp_path: Path) -> None:
    with running(tmp_path, away_seconds=SOON) as server:
        table = server.open_table(3).all_here(3)
        table.start()
        with table.device(1, 2) as others:
            is_away(others, 0)
            stand_in(table, 0, by=1)
            assert table.lobby()["host"] == 1
            with table.device(0):
                assert table.lobby()["host"] == 1  # a bot still plays there
                table.call("PUT", "/seats/0/person", {}, table.keys[0])
                assert table.lobby()["host"] == 0


def test_who_is_host_now_goes_on_for_the_house(tmp_path: Path, hours: Hours) -> None:
    """A call of Qui paire gagne, by hand: its announcer, or whoever holds the table."""

    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "qui_paire_gagne", 3, 1)
            ears = [await ear_at(room, seat) for seat in range(3)]
            house_seat = len(room.record.seats)
            code = room.playing().game.code("time-up")
            wish = wire.Play(house_seat, room.seq, code, "x")
            with pytest.raises(Trouble, match=r"seat\.foreign"):
                await room.play(wish, ears[1])
            room.leave(ears[0])
            hours.now += 20
            room.presence.tell()
            await room.play(wish, ears[1])
            room.rest()

    asyncio.run(run())


# Devices


def test_a_second_device_on_a_seat_is_told_and_a_line_taken_up_again_is_none(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with house_in(tmp_path) as house:
            room = await room_of(house, "toc_toc_toc", 3, 1)
            first, again, other = Ear(), Ear(), Ear()
            first.device = again.device = "phone"
            other.device = "tablet"
            for ear, devices in ((first, 1), (again, 1), (other, 2)):
                await room.hello(ear, [hashed("1")], None)
                assert devices_of(first, 1) == devices
            room.leave(other)
            assert devices_of(first, 1) == 1
            room.rest()

    asyncio.run(run())


def devices_of(ear: Ear, seat: int) -> Any:
    return heard(ear, "presence")[-1]["seats"][seat]["devices"]


def test_hello_names_the_device(server: Running) -> None:
    table = server.open_table(3)
    with table.device(0) as old, Device(table.at, table.code, None) as new:
        new.say("hello", keys=[table.keys[0]], device="tablet")
        assert old.hear("presence")["seats"][0]["devices"] == 2
        assert msgspec.json.decode(old.frames[-1])["seats"][1]["devices"] == 0


def test_a_seats_own_link_is_drawn_for_its_own_key(server: Running) -> None:
    table = server.open_table(3).all_here(3)
    picture = table.call("GET", "/seats/1/qr.svg", key=table.keys[1])

    assert picture.text.startswith("<svg ")
    assert picture.text != table.call("GET", "/qr.svg").text
    assert error(table.call("GET", "/seats/1/qr.svg")) == (401, "key.missing")
    for key in (table.keys[0], table.host_key):
        assert error(table.call("GET", "/seats/1/qr.svg", key=key)) == (403, "key.wrong")


# Whoever comes


def test_a_friend_takes_a_bots_chair_before_the_game(server: Running) -> None:
    table = server.open_table(4)
    seats = [table.call("POST", "/join", {"name": name}).json()["seat"] for name in "abcd"]

    assert seats == [1, 2, 3, 4]
    assert [seat["kind"] for seat in table.lobby()["seats"]] == ["person"] * 5
    assert error(table.call("POST", "/join", {"name": "e"})) == (409, "table.full")


def test_a_friend_picks_a_free_place_and_nobody_elses(server: Running) -> None:
    table = server.open_table(3)
    assert error(table.call("POST", "/join", {"name": "a", "seat": 1})) == (409, "seat.taken")
    assert table.call("POST", "/join", {"name": "a", "seat": 4}).json()["seat"] == 4
    kinds = [seat["kind"] for seat in table.lobby()["seats"]]

    assert kinds == ["person", "bot", "bot", "empty", "person"]
    assert table.call("POST", "/join", {"name": "b", "seat": 3}).json()["seat"] == 3
    assert error(table.call("POST", "/join", {"name": "c", "seat": 5})) == (404, "seat.unknown")


def test_the_chair_of_somebody_for_whom_a_bot_plays_is_nobody_elses(server: Running) -> None:
    table = server.open_table(3).all_here(3)
    table.start()
    table.seat(1, "bot")
    play_to_the_end(table)
    again = table.call("POST", "/again", key=table.host_key).json()["code"]
    seats = server.http.get(f"/api/tables/{again}").json()["seats"]

    assert (seats[1]["kind"], seats[1]["stands_in"]) == ("bot", 0)
    joined = server.http.post(f"/api/tables/{again}/join", json={"name": "x"}).json()
    assert joined["seat"] == 3


def play_to_the_end(table: Table) -> None:
    chance = random.Random(1)
    with table.device(0, 1, 2) as device:
        while not device.is_over():
            asked = [each for each in [device.deciding()] if each is not None and each[0] != 1]
            if asked:
                device.play(asked[0][0], chance.choice(asked[0][1]))
            device.hear("moved")


def test_no_bot_gives_way_during_the_game_but_whoever_watches_may_ask(server: Running) -> None:
    table = server.open_table(3)
    table.start()
    assert error(table.call("POST", "/join", {"name": "Zoé"})) == (409, "table.full")
    with table.device(0) as host, table.device() as guest:
        guest.say("ask", name="  Zoé ")
        while not (told := host.hear("presence"))["asking"]:
            pass
        assert told["asking"] == ["Zoé"]
        table.seat(2, "open")
        seated = table.call("POST", "/join", {"name": "Zoé"}).json()
        guest.say("hello", keys=[seated["seat_key"]])
        while host.hear("presence")["asking"]:
            pass


def test_asking_is_taken_back_and_needs_a_proper_name(server: Running) -> None:
    table = server.open_table(3)
    with table.device(0) as host, table.device() as guest:
        guest.say("ask", name="a\u202eb")
        assert guest.hear("error")["error"] == "name.bad"
        guest.say("ask", name="Zoé")
        while not host.hear("presence")["asking"]:
            pass
        guest.say("ask", name="")
        while host.hear("presence")["asking"]:
            pass


def test_a_link_that_only_this_machine_can_follow_says_so(tmp_path: Path) -> None:
    with running(tmp_path, lan="http://192.168.1.5:8000") as server:
        table = server.open_table(3)
        assert table.call("GET", "/invite").json() == {
            "link": f"http://192.168.1.5:8000/t/{table.code}",
            "local": False,
        }
        headers = {"host": "games.example.org"}
        invite = server.http.get(f"/api/tables/{table.code}/invite", headers=headers).json()
        assert not invite["local"]
