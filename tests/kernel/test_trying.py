"""A trial: one's own acts on a copy, as they would be for real, until something unknown comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import manege
from manege.games import game, keys
from manege.kernel.chance import chance_from
from manege.kernel.errors import TrialEnds
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.trying import Tried, tried

ANNE, BASILE = range(2)
DICE = game("dice_theme_park")
POSITION: dict[str, Any] = {
    "phase": ["activation"],
    "dice": [
        [["blue-5", "e2"], ["green-2", "d2"], ["yellow-4", "d2"]],
        [["blue-5", "e2"], ["green-1", "e2"]],
    ],
    "played": [["guide", "mascot"], ["guide", "director"]],
    "mascots": [2, 1],
    "skills": [["dye"], []],
}
CHAIN = [
    *("activate e2", "send blue-4 d2", "activate d2", "with blue-4", "send blue-3 c3"),
    *("plan blue-3 c3", "stroll-to d3", "guide blue-3 d3", "tour-to e2"),
    *("mascot", "stand d2", "raise yellow-4", "enough"),
]


def parks() -> Match:
    return Match(DICE, 2, 3, {"mode": "full"}, POSITION)


def trial(match: Match, seat: int, *notations: str, world: int = 5) -> Tried:
    codes = [match.game.code(each) for each in notations]
    return tried(match.game, match.table, seat, codes, chance_from(world))


def heard(match: Match, chapters: list[list[Any]], seat: int) -> list[dict[str, object]]:
    told = (match.game.secrecy.told(event, seat) for chapter in chapters for event in chapter)
    return [event for event in told if event is not None]


def test_each_act_is_as_it_would_be_for_real() -> None:
    match, real = parks(), parks()
    for number, notation in enumerate(CHAIN, start=1):
        real.play(notation, ANNE)
        copy = trial(match, ANNE, *CHAIN[:number])

        assert match.game.view(copy.table, ANNE) == real.view(ANNE)
        assert heard(match, copy.chapters, ANNE) == real.told(ANNE, since=1)
        assert len(copy.chapters) == number


def test_the_true_table_is_neither_asked_nor_changed() -> None:
    match = parks()
    before = match.as_data(), match.view(ANNE), match.view(BASILE), match.table.chance.a
    views = [match.game.view(trial(match, ANNE, *CHAIN, world=w).table, ANNE) for w in range(5)]

    assert (match.as_data(), match.view(ANNE), match.view(BASILE), match.table.chance.a) == before
    assert all(view == views[0] for view in views)


def test_what_others_did_meanwhile_is_in_it() -> None:
    match, real = parks(), parks()
    for each in (match, real):
        each.play("activate e2", BASILE)
    for notation in CHAIN:
        real.play(notation, ANNE)

    assert match.game.view(trial(match, ANNE, *CHAIN).table, ANNE) == real.view(ANNE)


def test_it_ends_before_others_are_asked() -> None:
    with pytest.raises(TrialEnds) as ends:
        trial(parks(), ANNE, "activate e2", "send blue-4 d2", "finish")
    assert ends.value.reason == "others"


def test_it_ends_before_anything_comes_to_light() -> None:
    match = manege.start("scream_machine", seats=3, seed=11)
    for seat in range(3):
        match.play(match.options(seat)[0], seat)
    assert match.table.decision is not None
    seat = match.table.decision.seat

    assert trial(match, seat, "publicity").chapters
    with pytest.raises(TrialEnds) as ends:
        trial(match, seat, "publicity", "develop")
    assert ends.value.reason == "light"


def test_what_the_copy_refuses_is_refused_with_its_clause() -> None:
    match = parks()
    with pytest.raises(Refused) as now:
        trial(match, ANNE, "send blue-4 d2")
    with pytest.raises(Refused) as then:
        trial(match, ANNE, "activate e2", "send blue-4 d2", "send blue-4 d2")

    assert now.value.refusal == then.value.refusal
    assert trial(match, ANNE, "activate e2", "send blue-4 d2")


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seed", range(2))
def test_whatever_can_be_tried_comes_true(key: str, seed: int) -> None:
    """No game keeps quiet about what comes to light."""
    match = manege.start(key, seats=max(game(key).seats), seed=seed)
    chance = random.Random(seed)
    for _ in range(120):
        if match.over:
            break
        seat = chance.choice([each.seat for each in match.table.decisions()])
        code = chance.choice(match.options(seat))
        try:
            copy = tried(match.game, match.table, seat, [code], chance_from(chance.getrandbits(30)))
        except TrialEnds:
            copy = None
        match.play(code, seat)
        if copy is not None:
            assert match.game.view(copy.table, seat) == match.view(seat)
            assert heard(match, copy.chapters, seat) == heard(match, match.chapters[-1:], seat)
