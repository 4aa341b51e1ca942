"""What a table can be opened with, and what the room decides (PP-41, PP-59, PP-70 to PP-76)."""

from __future__ import annotations

import pytest

from manege.games.qui_paire_gagne import GAME

OPTIONS = {option.key: option for option in GAME.options}


def values(key: str, seats: int = 4) -> list[object]:
    return list(OPTIONS[key].values(seats, {}))


@pytest.mark.rule("PP-41")
def test_one_looks_for_up_to_half_a_minute() -> None:
    assert values("look") == list(range(31))
    assert OPTIONS["look"].default == 5


@pytest.mark.rule("PP-10", "PP-71")
def test_the_clock_runs_for_half_a_minute_to_five_or_not_at_all() -> None:
    assert values("clock") == [0, *range(30, 301, 15)]
    assert OPTIONS["clock"].default == 90


@pytest.mark.rule("PP-59")
def test_a_call_stays_by_hand_or_for_some_seconds() -> None:
    assert values("talk") == [0, 4, 6, 8, 10, 15, 20, 30]


@pytest.mark.rule("PP-61", "PP-63", "PP-75")
def test_who_is_there_and_whose_pictures_lie_there_the_room_knows() -> None:
    by_room = [option.key for option in GAME.options if option.by_room]

    assert by_room == ["pictures", "album", "doors", "company"]
    assert values("company", seats=5) == ["all", 3, 4]
