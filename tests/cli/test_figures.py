"""`manege simulate` and `manege bench`: JSON on stdout and nothing else, tables for people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from manege.cli import exits
from tests.cli.terminal import Here

GAMES = ("simulate", "toc", "--games", 12, "--seed", 4)


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manege.arena.bench.bench.__defaults__", (None, 0.005))
    monkeypatch.setattr("manege.arena.bench.RUNS", 1)
    monkeypatch.setattr("manege.arena.bench.TRIES", 2)
    monkeypatch.setattr("manege.arena.bench.LEAVES", 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_simulation_as_data(here: Here, seats: int) -> None:
    ran = here(*GAMES, "--seats", seats, "--json")
    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert list(found) == [
        *("game", "seats", "games", "finished", "decisions"),
        *("cpu_s", "decisions_per_cpu_s", "wins", "scores"),
    ]
    assert (found["game"], found["seats"], found["finished"]) == ("toc_toc_toc", seats, 12)
    assert found["wins"] == {"random": 12.0}


def test_the_same_seed_and_options_give_the_same_games(here: Here) -> None:
    def outcome(*words: object) -> object:
        found = json.loads(here(*words, "--json").out)
        return found["decisions"], found["scores"]

    assert outcome(*GAMES) == outcome(*GAMES)
    assert outcome(*GAMES) != outcome("simulate", "toc", "--games", 12, "--seed", 5)
    assert outcome(*GAMES, "--option", "first=1") != outcome(*GAMES, "--option", "first=2")


AGREEMENT = ("simulate", "qui", "--seats", 3, "--games", 30, "--seed", 3, "--option", "rounds=1")


@pytest.mark.rule("PP-68")
def test_bots_in_tune_agree_far_above_chance_and_dreamers_clearly_less(here: Here) -> None:
    """In the share of their pairs that two of them have in common."""
    levels = ("in_tune", "normal", "dreamer", "random")
    told = [here(*AGREEMENT, "--bots", level, "--json").out for level in levels]
    in_tune, normal, dreamer, random = (json.loads(out)["agreement"] for out in told)
    by_chance = 1 / 11
    assert random == pytest.approx(by_chance, abs=0.04)
    assert in_tune > 4 * by_chance
    assert in_tune > normal + 0.08
    assert by_chance + 0.06 < dreamer < in_tune - 0.15


def test_agreement_is_told_in_words(here: Here) -> None:
    words = here(*AGREEMENT, "--bots", "random").out
    found = json.loads(here(*AGREEMENT, "--bots", "random", "--json").out)["agreement"]
    assert f"\nAgreement: {found:.1%}.\n" in words


def test_a_simulation_in_words(here: Here) -> None:
    ran = here(*GAMES, "--bots", "random,random,random,random")
    assert "12 of 12 games finished" in ran.out
    assert "100.0%" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate", "KEY"),
        ("simulate chess", "There is no game “chess”"),
        ("simulate toc --games 0", "--games is at least 1, not 0"),
        ("simulate toc --games many", "“many” is no whole number"),
        ("simulate toc --seats 9", "not 9"),
        ("simulate toc --seed -3", "A seed is"),
        ("simulate toc --bots random,genius,random,random", "no bot “genius”"),
        ("simulate toc --bots random,random", "2 bots are named for 4 seats"),
        ("simulate toc --option first=9", "“first” is one of"),
        ("bench chess", "There is no game “chess”"),
        ("bench toc --seats 2", "not 2"),
    ],
)
def test_wrong_usage(here: Here, words: str, sentence: str) -> None:
    assert sentence in here(*words.split()).refused_in_one_line(exits.USAGE)


ARENA = ("arena", "toc", "--seats", 3, "--bots", "moyen,random", "--games", 6, "--workers", 1)


def test_an_arena_as_data(here: Here) -> None:
    ran = here(*ARENA, "--seed", 4, "--json")
    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert (found["games"], found["deals"]) == (6, 2)
    assert list(found["bots"]) == ["sensible", "random"]
    assert found["bots"]["sensible"]["share"] > found["fair_share"]


def test_an_arena_in_words_with_its_file_and_chart(here: Here, tmp_path: Path) -> None:
    keep, plot = tmp_path / "league.csv", tmp_path / "league.svg"
    out = here(*ARENA, "--seed", 4, "--keep", keep, "--plot", plot).out
    assert "sensible" in out
    assert "6 games, 2 deals" in out
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 7
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert here(*ARENA, "--seed", 4, "--keep", keep).out == out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("arena toc --bots genius", "no bot “genius”"),
        ("arena toc --seats 3 --bots random,random,random,random", "4 bots are named for 3 seats"),
        ("arena toc --bots random --keep league.csv", "give them a --seed"),
        ("arena toc --bots random --workers 0", "--workers is at least 1, not 0"),
    ],
)
def test_wrong_usage_of_an_arena(here: Here, words: str, sentence: str) -> None:
    assert sentence in here(*words.split()).refused_in_one_line(exits.USAGE)


@pytest.mark.usefixtures("quick_bench")
def test_a_bench_as_data(here: Here) -> None:
    ran = here("bench", "toc", "--seats", 5, "--json")
    [found] = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert (found["game"], found["seats"]) == ("toc_toc_toc", 5)
    assert isinstance(found["compiled"], bool)
    for rate in ("decisions_per_cpu_s", "driven_per_cpu_s", "copies_per_cpu_s"):
        assert found[rate] > 1000


@pytest.mark.usefixtures("quick_bench")
def test_a_bench_in_words_has_every_game(here: Here) -> None:
    out = here("bench").out
    assert "Decisions/s" in out
    assert "toc_toc_toc" in out
    assert "leaves/s" in out
