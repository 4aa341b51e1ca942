"""Seats that change hands: a bot's has no link, old keys open nothing, and everybody is told."""

from __future__ import annotations

import httpx

from manege.server.records import Seat
from tests.server.running import Device, Message, Running, Table


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def link(table: Table, seat: int) -> httpx.Response:
    return table.call("POST", f"/seats/{seat}/link", key=table.host_key)


def opens(table: Table, key: str) -> list[int | None]:
    with Device(table.at, table.code, [key]) as device:
        return [int(seat) for seat in device.state["views"]]


def handed(said: list[Message]) -> list[tuple[int, str, str]]:
    return [(each["seat"], each["line"], each["about"]) for each in said]


def test_a_bots_seat_has_no_link_before_the_game_or_in_it(server: Running) -> None:
    table = server.open_table(3)
    assert error(link(table, 1)) == (409, "seat.bot")
    table.start()
    assert error(link(table, 1)) == (409, "seat.bot")


def test_nor_has_one_where_a_bot_sits_in(server: Running) -> None:
    table = server.open_table(3).all_here(3)
    table.start()
    table.seat(1, "bot")
    assert error(link(table, 1)) == (409, "seat.bot")
    assert opens(table, table.keys[1]) == [1]  # it plays for whoever has this key


def test_a_key_nobody_has_sat_down_with_opens_nothing_once_a_bot_plays(server: Running) -> None:
    table = server.open_table(3)
    table.seat(2, "open")
    key = link(table, 2).json()["seat_key"]
    table.start()
    assert opens(table, key) == [2]
    seat = table.seat(2, "bot")["seats"][2]
    assert (seat["kind"], seat["stands_in"]) == ("bot", None)
    assert opens(table, key) == []
    assert error(table.call("PUT", "/seats/2/person", {}, key)) == (403, "key.wrong")


def test_a_key_stored_for_a_bot_by_an_older_server_opens_nothing() -> None:
    assert Seat("bot", key=b"k").way_in is None
    assert Seat("bot", key=b"k", lent=3).way_in == b"k"
    assert Seat("person", key=b"k").way_in == b"k"


def test_everybody_is_told_of_every_seat_that_changes_hands(server: Running) -> None:
    table = server.open_table(3, options={"first": 0}).all_here(3)
    link(table, 2)  # before the game it is nobody's secret
    table.seat(2, "here", name="Chloé")
    table.start()
    with table.device(0) as mine, table.device() as spectator:
        link(table, 1)
        table.seat(2, "bot")
        table.call("PUT", "/seats/2/person", {"name": "Zoé"}, table.keys[2])
        table.seat(1, "open")
        table.seat(1, "here", name="Ada")
        told = [(1, "seat-link", "Seat 1"), (2, "seat-bot", "Chloé"), (2, "seat-person", "Zoé")]
        told += [(1, "seat-open", "Seat 1"), (1, "seat-person", "Ada")]
        for device in (mine, spectator):
            assert handed([device.hear("said") for _ in told]) == told
        table.call("PUT", "/seats/1/person", {"name": "Ada B."}, table.keys[1])  # still hers
    with table.device() as late:
        assert handed(late.state["said"]) == told


def test_a_seat_that_changed_hands_may_still_say_its_line(server: Running) -> None:
    table = server.open_table(3, options={"first": 0}).all_here(3)
    table.start()
    table.seat(0, "bot")
    table.call("PUT", "/seats/0/person", {}, table.keys[0])
    with table.device(0) as mine:
        mine.say("say", seat=0, line=mine.state["lines"][0])
        assert mine.hear("said", "error")["type"] == "said"
