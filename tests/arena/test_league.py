"""Bots in all seatings of the same deals."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from manege.arena.league import (
    OtherLeague,
    Played,
    as_data,
    kept,
    known_player,
    league,
    play_all,
    player,
    ratings,
    seatings,
    standings,
)
from manege.bots import UnknownBot, bot
from manege.games import game
from manege.kernel.sight import Sight

TOC = game("toc_toc_toc")


def small(seed: int = 1) -> tuple[list[Played], dict[str, object]]:
    found = league(TOC, 3, ["sensible", "random"], 6, seed, {})
    lines = play_all(found)
    return lines, as_data(found, lines)


def timeless(line: Played) -> Played:
    return replace(line, cpu_s="")


@pytest.mark.parametrize(("bots", "number"), [("abc", 6), ("abb", 3), ("aaa", 1), ("abcdefgh", 8)])
def test_seatings_are_all_that_differ_or_a_turn_of_the_table(bots: str, number: int) -> None:
    found = seatings(bots)
    assert len(found) == number
    assert {sorted(each) == sorted(bots) for each in found} == {True}


def test_each_deal_is_played_in_all_seatings() -> None:
    lines, told = small()
    assert [each.deal for each in lines] == [0, 0, 0, 1, 1, 1]
    assert len({each.bots for each in lines}) == 3
    assert told["games"] == 6


def test_the_shares_of_a_game_make_one_victory() -> None:
    lines, _ = small()
    for line in lines:
        assert line.shares()["sensible"] + 2 * line.shares()["random"] == pytest.approx(1)
    assert sum(
        n * standings(lines)[name].share.mean for n, name in [(1, "sensible"), (2, "random")]
    ) == pytest.approx(1)


def test_whoever_wins_is_rated_higher() -> None:
    line = Played("nim", 1, "{}", "{}", 1, 0, "good bad", "1 2", "1 0", "1 1", "0 0")
    rated = ratings([line] * 9)
    assert rated["good"][0] > 25 > rated["bad"][0]


def test_what_its_file_holds_is_not_played_again(tmp_path: Path) -> None:
    found = league(TOC, 3, ["sensible", "random"], 6, 1, {})
    path = tmp_path / "league.csv"
    first = play_all(found, keep=path)
    cut = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(cut[:4]) + cut[4][:20], encoding="utf-8")
    done: list[int] = []
    again = play_all(found, keep=path, progress=done.append)
    assert again[:3] == first[:3]
    assert [timeless(each) for each in again] == [timeless(each) for each in first]
    assert done == [4, 5, 6]
    assert kept(path, first[0]) == again


def test_the_file_of_another_league_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "league.csv"
    play_all(league(TOC, 3, ["random"], 1, 1, {}), keep=path)
    with pytest.raises(OtherLeague, match="another league"):
        play_all(league(TOC, 3, ["random"], 1, 2, {}), keep=path)
    path.write_text("a,cpu_s\n1,2\n", encoding="utf-8")
    with pytest.raises(OtherLeague, match="no games"):
        play_all(league(TOC, 3, ["random"], 1, 2, {}), keep=path)


def test_a_bot_may_err_at_random() -> None:
    """Never, always, or now and then."""
    moves: dict[str, set[int]] = {}
    for name in ("sensible~0", "sensible~25", "sensible~99", "sensible"):
        table = TOC.table(3, 1)
        assert table.decision is not None
        sight = Sight(TOC, table, table.decision.seat)
        moves[name] = {player(TOC, name, seed).choose(sight) for seed in range(60)}
    assert moves["sensible~0"] == moves["sensible"]
    assert len(moves["sensible"]) < len(moves["sensible~25"]) <= len(moves["sensible~99"])
    assert type(player(TOC, "random", 1)) is type(bot(TOC, "random", 1))


def test_how_often_a_bot_errs_is_part_of_its_name() -> None:
    assert known_player(TOC, "moyen~25") == "sensible~25"
    for wrong in ("sensible~", "sensible~often", "sensible~-1", "sensible~100", "genius~25"):
        with pytest.raises(UnknownBot):
            known_player(TOC, wrong)
