"""A server stopped and started again: everything is where it was, and bots go on by themselves."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.running import Table, running, wait_for


def test_a_game_resumes_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.open_table(3, options={"first": 0}).all_here(3)
        table.start()
        with table.device(0, 1, 2) as device:
            device.play(0, device.view(0)["options"][0], id="knock")
            device.hear_seq(1)  # the door-keeper must answer now
            before = device.state
            lobby = table.lobby()
    with running(tmp_path) as server:
        table = at_new_address(table, server.at, server.http)
        assert unlit(table.lobby()) == unlit(lobby)
        with table.device(0, 1, 2, since=1) as device:
            for part in ("seq", "views", "names", "over"):
                assert device.state[part] == before[part]
            assert device.state["missed"] == 0
            with table.device(0, 1, 2) as anew:
                assert anew.state["told"] == before["told"]
            repeated = device.play(0, 0, turn=0, id="knock")
            assert repeated == {"type": "played", "id": "knock", "seq": 1}
            seat, options = device.deciding() or (0, [])
            assert device.play(seat, options[0])["seq"] == 2


def at_new_address(table: Table, at: str, http: object) -> Table:
    table.at = at
    table.http = http  # type: ignore[assignment] # the new server's
    return table


def unlit(lobby: dict[str, object]) -> object:
    """Without who is there."""
    return str(lobby).replace("'online': True", "'online': False")


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers=0) as server:  # nobody thinks: the game stands still
        table = server.open_table(4)
        table.seat(0, "bot")
        table.start()
    with running(tmp_path) as server:
        figures = server.http
        wait_for(lambda: "manege_actions_total" in figures.get("/metrics").text)
        wait_for(lambda: game_is_over(at_new_address(table, server.at, server.http)))


def game_is_over(table: Table) -> bool:
    return bool(table.lobby()["over"])


def test_undo_and_lobby_survive_too(tmp_path: Path) -> None:
    chance = random.Random(2)
    with running(tmp_path) as server:
        lobby_only = server.open_table(3, name="Waiting")
        lobby_only.seat(1, "open")
        table = server.open_table(3).all_here(3)
        table.start()
        with table.device(0, 1, 2) as device:
            seat, options = device.deciding() or (0, [])
            device.play(seat, chance.choice(options))
            device.hear_seq(1)
            device.say("undo", seat=seat, id="u")
            device.hear("state")
            views = device.state["views"]
    with running(tmp_path) as server:
        table = at_new_address(table, server.at, server.http)
        with table.device(0, 1, 2) as device:
            assert device.seq == 2
            assert device.state["views"] == views
            device.say("undo", seat=seat, id="u")
            assert device.hear("played")["seq"] == 2
        waiting = at_new_address(lobby_only, server.at, server.http).lobby()
        assert [each["kind"] for each in waiting["seats"]] == ["person", "open", "bot"]
        assert waiting["seats"][0]["name"] == "Waiting"
