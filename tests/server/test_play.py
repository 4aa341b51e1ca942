"""A seat's line: moves acknowledged, refused, repeated, taken back, and told to the others."""

from __future__ import annotations

import random

import msgspec
import pytest

from manege.games import game
from tests.server.running import Device, Message, Running, Table

TOC = game("toc_toc_toc")
OPEN = TOC.code("open")


@pytest.fixture
def table(server: Running) -> Table:
    """Three people, seat 0 begins."""
    table = server.open_table(3, options={"first": 0}).all_here(3)
    table.start()
    return table


def play_on(device: Device, chance: random.Random, moves: int = 10_000) -> None:
    """The device holds every seat; it plays at random."""
    while moves and not device.is_over():
        asked = device.deciding()
        assert asked is not None
        answer = device.play(asked[0], chance.choice(asked[1]))
        assert answer["type"] == "played"
        device.hear_seq(answer["seq"])
        moves -= 1


def test_nothing_is_said_before_hello(table: Table) -> None:
    with Device(table.at, table.code, keys=None) as silent:
        with pytest.raises(TimeoutError):
            silent.next(timeout=0.1)
        silent.say("ping", n=1)
        assert silent.next()["error"] == "hello.missing"


def test_hello_is_answered_in_order(table: Table) -> None:
    with table.device(0, 2) as device:
        types = [frame.split('"')[3] for frame in device.frames]
        state = device.state

    assert types == ["welcome", "lobby", "state", "presence"]
    assert sorted(state["views"]) == ["0", "2"]
    assert sorted(state["told"]) == ["0", "2", "watch"]
    assert (state["seq"], state["missed"], state["over"]) == (0, 1, False)
    assert state["names"] == ["", "Seat 1", "Seat 2"]


@pytest.mark.parametrize(("seats", "sees_it"), [((), True), ((0,), False), ((0, 2), True)])
def test_what_anybody_may_see_is_for_no_seat_or_for_several_on_a_device(
    table: Table, seats: tuple[int, ...], sees_it: bool
) -> None:
    with table.device(*seats) as device:
        state = device.state

    assert (state["watch"] is not None) == sees_it
    assert ("watch" in state["told"]) == sees_it
    if sees_it:
        assert state["watch"]["viewer"] is None
        assert not any(isinstance(hand, list) for hand in state["watch"]["zones"]["hand"])


def test_a_move_is_acknowledged_and_told_to_all(table: Table) -> None:
    with table.device(0) as mine, table.device(1) as theirs, table.device() as spectator:
        asked = mine.deciding()
        assert asked is not None
        assert asked[0] == 0
        answer = mine.play(0, asked[1][0], id="first")
        told = [device.hear("moved") for device in (mine, theirs, spectator)]

    assert answer == {"type": "played", "id": "first", "seq": 1}
    assert [each["seq"] for each in told] == [1, 1, 1]
    assert [each["seat"] for each in told] == [0, 0, 0]
    assert told[0]["code"] == asked[1][0]
    assert "code" not in told[1]
    assert "code" not in told[2]
    assert list(told[1]["views"]) == ["1"]
    assert told[2]["watch"]["viewer"] is None
    assert told[0]["events"]["0"][0]["event"] == "knocked"
    assert "card" in told[0]["events"]["0"][0]
    assert "card" not in told[1]["events"]["1"][0]
    assert "card" not in told[2]["events"]["watch"][0]


def test_a_repeated_id_is_answered_alike_and_changes_nothing(table: Table) -> None:
    with table.device(0, 1, 2) as device:
        first = device.play(0, device.view(0)["options"][0], id="same")
        device.hear_seq(1)
        keeper, _ = device.deciding() or (0, [])
        device.play(keeper, OPEN)
        again = device.play(0, 3, turn=0, id="same")
        with table.device(0) as later:
            from_elsewhere = later.play(0, 3, turn=0, id="same")
            seq = later.state["seq"]

    assert first == again == from_elsewhere
    assert seq == 2


def test_a_stale_turn_is_told_and_changes_nothing(table: Table) -> None:
    with table.device(0, 1, 2) as device:
        device.play(0, device.view(0)["options"][0])
        device.hear_seq(1)
        keeper, options = device.deciding() or (0, [])
        answer = device.play(keeper, options[0], turn=0)
        future = device.play(keeper, options[0], turn=2)

    assert (answer["error"], answer["detail"]) == ("turn.stale", {"seq": 1})
    assert future["error"] == "turn.stale"


def test_nobody_plays_for_another(table: Table) -> None:
    with table.device(1) as theirs, table.device() as spectator:
        assert theirs.play(0, 0)["error"] == "seat.foreign"
        assert theirs.play(17, 0)["error"] == "seat.foreign"
        assert spectator.play(0, 0)["error"] == "seat.foreign"


def test_a_refusal_carries_the_clause(table: Table) -> None:
    with table.device(0, 1, 2) as device:
        own_door = device.play(0, device.view(0)["options"][0] // 5 * 5)
        absent = next(card for card in range(15) if not has_card(device, card))
        not_mine = device.play(0, absent * 5 + 1)
        not_asked = device.play(1, OPEN)
        nothing = device.play(0, 10**6)

    assert (own_door["type"], own_door["rule"], own_door["reason"]) == (
        "refused",
        "TT-16",
        "own-door",
    )
    assert not_mine["rule"] == "TT-15"
    assert not_mine["facts"] == {"card": TOC.secrecy.names["card"][absent]}
    assert (not_asked["rule"], not_asked["facts"]) == ("TT-13", {"seat": 0})
    assert nothing["error"] == "code.unknown"


def has_card(device: Device, card: int) -> bool:
    return any(code // 5 == card for code in device.view(0)["options"])


def test_a_whole_game_is_played_and_told(table: Table) -> None:
    with table.device(0, 1, 2) as device:
        play_on(device, random.Random(1))
        told = device.state["told"]
        with table.device(0, 1, 2) as late, table.device() as spectator:
            assert late.state["told"] == told
            assert late.state["over"]
            assert spectator.is_over()

    assert table.lobby()["over"]
    assert device.view(0)["outcome"]["ranks"]


def test_a_line_taken_up_again_hears_what_it_missed_move_by_move(table: Table) -> None:
    with table.device(0) as mine, table.device(0, 1, 2) as all_three:
        play_on(all_three, random.Random(2), moves=7)
        mine.hear_seq(7)
        heard = {frame["seq"]: frame for frame in frames_of(mine, "moved")}
    with table.device(0, since=4) as back, table.device(0, since=7) as same:
        assert [frame["seq"] for frame in frames_of(back, "state")] == [4]
        assert frames_of(back, "moved") == [heard[5], heard[6], heard[7]]
        assert [frames_of(each, "state")[0]["told"]["0"] for each in (back, same)] == [[], []]
        assert [each.state["told_before"] for each in (back, same)] == [5, 8]
        assert frames_of(same, "moved") == []
        assert same.state["missed"] == 0


def test_whoever_was_away_too_long_or_from_before_an_undo_gets_the_table_as_it_is(
    table: Table,
) -> None:
    with table.device(0, 1, 2) as device:
        device.play(0, device.view(0)["options"][0])
        device.say("undo", seat=0, id="oops")
        device.hear("state")
        play_on(device, random.Random(2), moves=42)
    with table.device(0, since=0) as before, table.device(0, since=2) as long:
        for late in (before, long):
            assert frames_of(late, "moved") == []
            assert (late.seq, late.state["missed"]) == (44, 42)
        assert [late.state["told_before"] for late in (before, long)] == [0, 1]
        assert [len(late.state["told"]["0"]) for late in (before, long)] == [43, 42]
    with table.device(0, since=4) as back:
        assert len(frames_of(back, "moved")) == 40


def test_what_hinders_a_seat_is_told_and_nothing_is_played(table: Table) -> None:
    with table.device(0) as mine, table.device(1) as other:
        [option, *_] = mine.view(0)["options"]
        mine.say("why", seat=0, code=option, id="may-i")
        allowed = mine.hear("allowed", "refused", "error")
        mine.say("why", seat=0, code=len(TOC.actions), id="no-code")
        unknown = mine.hear("allowed", "refused", "error")
        other.say("why", seat=1, code=option, id="not-now")
        refused = other.hear("allowed", "refused", "error")
        other.say("why", seat=0, code=option, id="foreign")
        foreign = other.hear("allowed", "refused", "error")
        assert mine.seq == other.seq == 0

    assert allowed == {"type": "allowed", "id": "may-i"}
    assert unknown["error"] == "code.unknown"
    assert (refused["id"], refused["reason"]) == ("not-now", "not-your-turn")
    assert foreign["error"] == "seat.foreign"


def test_what_would_come_of_it_is_told_to_the_seat_alone(table: Table) -> None:
    with table.device(0) as mine, table.device(1) as other:
        codes = [mine.view(0)["options"][0], OPEN]
        mine.say("foresee", seat=0, codes=codes, id="if")
        seen = mine.hear("foreseen", "refused", "error")
        mine.say("foresee", seat=0, codes=codes[:1] * 2, id="twice")
        nothing = mine.hear("foreseen", "refused", "error")
        other.say("foresee", seat=1, codes=codes, id="not-now")
        refused = other.hear("foreseen", "refused", "error")
        other.say("foresee", seat=0, codes=codes, id="foreign")
        foreign = other.hear("foreseen", "refused", "error")
        other.say("foresee", seat=1, codes=[], id="none")
        empty = other.hear("foreseen", "refused", "error")
        assert mine.seq == 0

    assert (seen["turn"], seen["view"]["viewer"]) == (0, 0)
    assert seen["events"][0]["event"] == "knocked"
    assert nothing["error"] == "foresee.nothing"
    assert refused["reason"] == "not-your-turn"
    assert foreign["error"] == "seat.foreign"
    assert empty["error"] == "message.malformed"


def test_with_each_move_a_device_hears_whether_it_can_be_taken_back(table: Table) -> None:
    with table.device(0) as mine, table.device(1, 2) as others:
        assert mine.state["undo"] == {"0": "nothing"}
        mine.play(0, mine.view(0)["options"][0])
        mine.hear_seq(1)
        assert frames_of(mine, "moved")[-1]["undo"] == {"0": ""}
        others.hear_seq(1)
        assert frames_of(others, "moved")[-1]["undo"] == {"1": "nothing", "2": "nothing"}
        seat, options = others.deciding() or (0, [])
        others.play(seat, options[0])
        mine.hear_seq(2)
        assert frames_of(mine, "moved")[-1]["undo"] == {"0": "light"}


def frames_of(device: Device, kind: str) -> list[Message]:
    heard = [msgspec.json.decode(frame) for frame in device.frames]
    return [message for message in heard if message["type"] == kind]


def test_an_undo_gives_the_view_back_to_all(table: Table) -> None:
    with table.device(0) as mine, table.device(1) as theirs:
        before = (mine.view(0), theirs.view(1), [*mine.state["told"]["0"]])
        mine.play(0, mine.view(0)["options"][0])
        theirs.hear("moved")
        mine.say("undo", seat=0, id="oops")
        answer = mine.hear("played")
        mine.hear("state")
        told = theirs.hear("state")
        mine.say("undo", seat=0, id="oops")
        again = mine.hear("played")
        after = (mine.view(0), theirs.view(1), mine.state["told"]["0"])
        stale = mine.play(0, mine.view(0)["options"][0], turn=0)
        fresh = mine.play(0, mine.view(0)["options"][0])

    assert after == before
    assert answer == again == {"type": "played", "id": "oops", "seq": 2}
    assert (told["seq"], told["missed"]) == (2, 0)
    assert stale["error"] == "turn.stale"
    assert fresh["seq"] == 3


@pytest.mark.parametrize(
    ("moves", "seat", "error"),
    [(0, 0, "undo.nothing"), (2, 0, "undo.light"), (1, 1, "undo.nothing")],
)
def test_an_undo_that_comes_too_late_says_why(
    table: Table, moves: int, seat: int, error: str
) -> None:
    with table.device(0, 1, 2) as device:
        play_on(device, random.Random(3), moves)
        device.say("undo", seat=seat, id="u")
        answer = device.hear("error", "played")

    assert (answer["error"], answer["id"]) == (error, "u")


def test_after_the_end_nothing_is_undone(table: Table) -> None:
    with table.device(0, 1, 2) as device:
        play_on(device, random.Random(4))
        device.say("undo", seat=0, id="u")
        assert device.hear("error")["error"] == "undo.over"
        assert device.play(0, 0)["reason"] == "over"


def test_the_same_table_again(table: Table) -> None:
    early = table.call("POST", "/again", key=table.host_key)
    with table.device(0, 1, 2) as device:
        play_on(device, random.Random(5))
        nobody = table.call("POST", "/again", key="guess")
        first = table.call("POST", "/again", key=table.keys[1]).json()
        second = table.call("POST", "/again", key=table.host_key).json()
        news = device.hear("lobby")
    table.code = first["code"]

    assert early.json()["error"] == "table.not-over"
    assert nobody.json()["error"] == "key.wrong"
    assert first == second
    assert news["next"] == first["code"]
    assert [seat["name"] for seat in table.lobby()["seats"]] == [None, "Seat 1", "Seat 2"]
    assert table.lobby()["options"]["first"] == 0
    table.start()
    with table.device(2) as same_key:
        assert list(same_key.state["views"]) == ["2"]


def test_the_match_file_is_for_those_who_sat_there_once_it_is_over(table: Table) -> None:
    early = table.call("GET", "/match", key=table.keys[0])
    with table.device(0, 1, 2) as device:
        play_on(device, random.Random(6))
    file: Message = table.call("GET", "/match", key=table.keys[2]).json()

    assert early.json()["error"] == "table.not-over"
    assert table.call("GET", "/match").json()["error"] == "key.missing"
    assert table.call("GET", "/match", key=table.host_key).json()["error"] == "key.wrong"
    assert len(file["actions"]) == device.seq
    assert file["game"] == "toc_toc_toc"


def test_a_ping_is_answered(table: Table) -> None:
    with table.device(0) as device:
        device.say("ping", n=-1)
        assert device.hear("pong") == {"type": "pong", "n": -1}


def test_a_seat_in_the_lobby_cannot_play(server: Running) -> None:
    table = server.open_table()
    with table.device(0) as device:
        device.say("play", seat=0, turn=0, code=0, id="x")
        assert device.hear("error")["error"] == "table.not-started"


def test_bots_play_to_the_end(server: Running) -> None:
    table = server.open_table(4)
    table.seat(0, "bot")
    with table.device() as spectator:
        table.start()
        spectator.hear("state")
        while not spectator.is_over():
            spectator.hear("moved")

    assert table.lobby()["over"]
