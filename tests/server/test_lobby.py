"""Tables, seats, keys: the calls of docs/wire.md before and between games."""

from __future__ import annotations

import re

import httpx
import pytest

from manege.games.toc_toc_toc import GAME
from tests.server.running import Device, Running, Table


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def kinds(table: Table) -> list[str]:
    return [seat["kind"] for seat in table.lobby()["seats"]]


def test_the_shelf_has_five_games_and_says_which_are_ready(server: Running) -> None:
    games = server.http.get("/api/games").json()
    toc = next(game for game in games if game["key"] == "toc_toc_toc")

    assert len(games) == 5
    assert toc["ready"]
    assert toc["seats"] == {"min": 3, "max": 5}
    assert toc["minutes"] == 15
    assert toc["options"][0]["values"]["3"] == ["random", 0, 1, 2]
    assert toc["bots"][0] == "random"
    assert all(game["ready"] for game in games)


def test_every_code_has_a_notation_or_is_kept_free(server: Running) -> None:
    actions = server.http.get("/api/games/toc_toc_toc/actions").json()

    assert actions[0] == "knock monster > 0"
    assert actions == GAME.actions


def test_whoever_opens_a_table_sits_on_seat_0_and_bots_on_the_others(server: Running) -> None:
    table = server.open_table(4, name="  Anne  Marie ")
    lobby = table.lobby()

    assert re.fullmatch("[2-9A-HJKMNP-Z]{6}", table.code)
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "bot", "bot", "bot"]
    assert [seat["mark"] for seat in lobby["seats"]] == ["A", "B", "C", "D"]
    assert lobby["seats"][0]["name"] == "Anne Marie"
    assert all(seat["name"] and seat["bot"] for seat in lobby["seats"][1:])
    assert lobby["options"] == {"first": "random", "memory": True}
    assert (lobby["started"], lobby["over"], lobby["host"]) == (False, False, 0)


def test_the_code_is_read_in_small_letters_too(server: Running) -> None:
    table = server.open_table()

    assert server.http.get(f"/api/tables/{table.code.lower()}").json()["code"] == table.code


@pytest.mark.parametrize(
    ("wish", "trouble"),
    [
        ({"game": "chess", "seats": 3}, (404, "game.unknown")),
        ({"game": "toc_toc_toc", "seats": 2}, (409, "table.too-few")),
        ({"game": "toc_toc_toc", "seats": 6}, (409, "table.too-many")),
        ({"game": "toc_toc_toc", "seats": 3, "options": {"first": 3}}, (400, "options.bad")),
        ({"game": "toc_toc_toc", "seats": 3, "options": {"x": 1}}, (400, "options.bad")),
        ({"game": "toc_toc_toc", "seats": 3, "options": {"memory": 1}}, (400, "options.bad")),
        ({"game": "toc_toc_toc", "seats": "three"}, (400, "request.malformed")),
        ({"game": "toc_toc_toc", "seats": 3, "name": "x" * 25}, (400, "request.malformed")),
        ({"game": "toc_toc_toc", "seats": 3, "name": "a\u202eb"}, (400, "name.bad")),
        ({"game": "toc_toc_toc", "seats": 3, "mark": "Z"}, (400, "request.malformed")),
        ({"seats": 3}, (400, "request.malformed")),
        ([], (400, "request.malformed")),
    ],
)
def test_a_table_that_cannot_be(server: Running, wish: object, trouble: object) -> None:
    assert error(server.http.post("/api/tables", json=wish)) == trouble


@pytest.mark.parametrize("code", ["ABCDEF", "ABC", "ABCDE0", "ABCDEFG", "%2e%2e", "é"])
def test_a_code_that_opens_nothing(server: Running, code: str) -> None:
    assert error(server.http.get(f"/api/tables/{code}")) == (404, "table.unknown")


def test_a_friend_joins_by_the_link(server: Running) -> None:
    table = server.open_table()
    table.seat(1, "open")
    with table.device(0) as host:
        seated = table.call("POST", "/join", {"name": "Léa", "mark": "H"}).json()
        news = host.hear("lobby")

    assert seated["seat"] == 1
    assert news["seats"][1]["name"] == "Léa"
    assert news["seats"][1]["mark"] == "H"
    assert error(table.call("POST", "/join", {"name": "Max", "seat": 1})) == (409, "seat.taken")
    assert error(table.call("POST", "/join", {"name": "Max", "seat": 7})) == (404, "seat.unknown")


def test_a_guest_needs_a_name_and_a_mark_nobody_has(server: Running) -> None:
    table = server.open_table()
    table.seat(1, "open")

    assert error(table.call("POST", "/join", {"name": "  "})) == (400, "name.bad")
    assert error(table.call("POST", "/join", {"name": "A", "mark": "C"})) == (409, "mark.taken")
    assert kinds(table) == ["person", "open", "bot"]


def test_only_whoever_holds_the_table_changes_it(server: Running) -> None:
    table = server.open_table()
    table.seat(1, "here")
    calls = [
        ("PUT", "/seats/1", {"kind": "open"}),
        ("PUT", "/options", {"options": {}}),
        ("POST", "/start", None),
        ("POST", "/seats/1/link", None),
    ]
    for method, path, body in calls:
        assert error(table.call(method, path, body)) == (401, "key.missing")
        assert error(table.call(method, path, body, "guess")) == (403, "key.wrong")
        assert error(table.call(method, path, body, table.keys[1])) == (403, "key.wrong")
    assert kinds(table) == ["person", "person", "bot"]


def test_seats_are_set_one_by_one(server: Running) -> None:
    table = server.open_table()
    table.seat(1, "here", name="Papi Jo")
    table.seat(2, "empty")
    table.seat(3, "bot", bot="random", name="Zoé", mark="H")
    seats = table.lobby()["seats"]

    assert kinds(table) == ["person", "person", "empty", "bot"]
    assert seats[1]["name"] == "Papi Jo"
    assert (seats[3]["name"], seats[3]["mark"], seats[3]["bot"]) == ("Zoé", "H", "random")
    assert 1 in table.keys


@pytest.mark.parametrize(
    ("seat", "wish", "trouble"),
    [
        (5, {"kind": "open"}, (404, "seat.unknown")),
        (-1, {"kind": "open"}, (404, "seat.unknown")),
        (1, {"kind": "throne"}, (400, "request.malformed")),
        (1, {"kind": "bot", "bot": "deep-blue"}, (400, "bot.unknown")),
        (1, {"kind": "here", "mark": "A"}, (409, "mark.taken")),
    ],
)
def test_a_seat_that_cannot_be(server: Running, seat: int, wish: object, trouble: object) -> None:
    table = server.open_table()

    assert error(table.call("PUT", f"/seats/{seat}", wish, table.host_key)) == trouble
    assert kinds(table) == ["person", "bot", "bot"]


def test_empty_chairs_are_taken_away_at_the_start(server: Running) -> None:
    table = server.open_table(4)
    table.seat(1, "empty")
    table.seat(3, "here", name="Last")
    with table.device(3) as last:
        table.start()
        welcome = last.hear("welcome")
        state = last.hear("state")

    assert welcome["seats"] == [2]
    assert list(state["views"]) == ["2"]
    assert [seat["name"] for seat in table.lobby()["seats"]][2] == "Last"
    assert state["names"][2] == "Last"


def test_a_table_with_too_few_does_not_start(server: Running) -> None:
    table = server.open_table(3)
    table.seat(2, "empty")
    answer = table.call("POST", "/start", key=table.host_key)

    assert error(answer) == (409, "table.too-few")
    assert answer.json()["detail"] == {"players": 2, "min": 3, "max": 5}
    assert not table.lobby()["started"]


def test_a_table_starts_once(server: Running) -> None:
    table = server.open_table().all_here(3)

    assert table.start()["started"]
    assert error(table.call("POST", "/start", key=table.host_key)) == (409, "table.started")
    assert error(table.call("PUT", "/options", {"options": {}}, table.host_key)) == (
        409,
        "table.started",
    )


def test_options_are_set_whole(server: Running) -> None:
    table = server.open_table(3)

    def set_options(wish: object) -> httpx.Response:
        return table.call("PUT", "/options", wish, table.host_key)

    assert set_options({"options": {"first": 2, "memory": False}}).status_code == 200
    assert table.lobby()["options"] == {"first": 2, "memory": False}
    assert error(set_options({"options": {"first": 4}})) == (400, "options.bad")
    assert set_options({"options": {}, "seats": 5}).status_code == 200
    assert table.lobby()["options"] == {"first": "random", "memory": True}
    assert kinds(table) == ["person", "bot", "bot", "empty", "empty"]


def test_an_option_that_no_longer_fits_is_as_usual_again(server: Running) -> None:
    table = server.open_table(4, options={"first": 3, "memory": False})
    assert table.lobby()["offered"]["first"] == ["random", 0, 1, 2, 3]

    table.call("PUT", "/seats/3", {"kind": "empty"}, table.host_key)

    assert table.lobby()["options"] == {"first": "random", "memory": False}
    assert table.lobby()["offered"]["first"] == ["random", 0, 1, 2]


def test_what_only_stood_there_gives_way_to_a_change(server: Running) -> None:
    table = server.open_table(4, options={"first": 3})
    wish = {"options": {"first": 3, "memory": False}, "seats": 3}

    assert table.call("PUT", "/options", wish, table.host_key).status_code == 200
    assert table.lobby()["options"] == {"first": "random", "memory": False}


def test_a_new_link_ends_the_old_key(server: Running) -> None:
    table = server.open_table().all_here(3)
    table.start()
    with table.device(1) as old:
        answer = table.call("POST", "/seats/1/link", key=table.host_key)
        welcome = old.hear("welcome")
        state = old.hear("state")
        table.keys[1] = answer.json()["seat_key"]
        with table.device(1) as new:
            assert list(new.state["views"]) == ["1"]

    assert welcome["seats"] == [None]
    assert state["views"] == {}
    assert state["watch"]["viewer"] is None


def test_a_bot_sits_in_and_gives_the_seat_back(server: Running) -> None:
    table = server.open_table().all_here(3)
    table.start()
    with table.device(0, 1, 2) as all_seats:
        table.seat(1, "bot")
        while (asked := all_seats.deciding()) is None or asked[0] != 1:
            if asked is None:
                all_seats.hear("moved")
                continue
            played = all_seats.play(asked[0], asked[1][0])
            all_seats.hear_seq(played["seq"])
            if any(move_of(frame, 1) for frame in all_seats.frames):
                break
        assert all_seats.play(1, 0)["error"] == "seat.bot"
    back = table.call("PUT", "/seats/1/person", {"name": "Back"}, table.keys[1])

    assert back.json()["seats"][1]["kind"] == "person"
    assert back.json()["seats"][1]["name"] == "Back"
    assert error(table.call("PUT", "/seats/1/person", {}, table.keys[0])) == (403, "key.wrong")


def move_of(frame: str, seat: int) -> bool:
    return '"type":"moved"' in frame and f'"seat":{seat},"views"' in frame


def test_no_seat_is_emptied_during_the_game(server: Running) -> None:
    table = server.open_table()
    table.start()

    assert error(table.call("PUT", "/seats/1", {"kind": "empty"}, table.host_key)) == (
        400,
        "seat.needed",
    )


def test_an_open_seat_is_joined_during_the_game(server: Running) -> None:
    table = server.open_table(3)
    table.seat(2, "open")
    table.start()
    seated = table.call("POST", "/join", {"name": "Late"}).json()
    with Device(table.at, table.code, [seated["seat_key"]]) as late:
        assert list(late.state["views"]) == ["2"]


def test_the_invitation_is_a_link_and_a_picture_of_it(server: Running) -> None:
    table = server.open_table()
    picture = table.call("GET", "/qr.svg")

    link = f"http://{server.at}/t/{table.code}"
    assert table.call("GET", "/invite").json() == {"link": link, "local": True}
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert "<script" not in picture.text


def test_presence_tells_who_is_there(server: Running) -> None:
    table = server.open_table(3)
    table.seat(1, "here")
    with table.device(0) as host:
        with table.device(1):
            there = host.hear("presence")
        gone = host.hear("presence")

    assert [seat["online"] for seat in there["seats"]] == [True, True, True]
    assert [seat["online"] for seat in gone["seats"]] == [True, False, True]
