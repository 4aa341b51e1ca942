"""What a seat may foresee: what its imagined worlds agree on, and nothing of the true one."""

from __future__ import annotations

import pytest

import manege
from manege.kernel.chance import chance_from
from manege.kernel.foresight import UNKNOWN, Foreseen, agreed, agreed_list, foreseen
from manege.kernel.match import Match


def season(seed: int = 11) -> Match:
    """Three parks, open."""
    match = manege.start("scream_machine", seats=3, seed=seed)
    for seat in range(3):
        match.play(match.options(seat)[0], seat)
    return match


def looked_ahead(match: Match, *notations: str, world: int = 5) -> Foreseen:
    assert match.table.decision is not None
    codes = [match.game.code(each) for each in notations]
    seat = match.table.decision.seat
    seen = foreseen(match.game, match.table, seat, codes, chance_from(world))
    assert seen is not None
    return seen


def first(match: Match, verb: str) -> str:
    return next(
        notation
        for code in match.options()
        if (notation := match.game.actions[code]).startswith(verb)
    )


def test_what_is_certain_is_told() -> None:
    match = season()
    seat = match.view(0)["fields"]["turn"]
    seen = looked_ahead(match, "publicity")

    before = match.view(seat)["fields"]["scores"][seat]
    assert seen.view["fields"]["scores"][seat] == before + 1
    assert seen.view["fields"]["actions"] == 3
    assert seen.deciding == [{"seat": seat, "decision": "act"}]
    assert seen.events == [{"event": "publicity", "seat": seat}]


def test_what_would_come_to_light_is_not() -> None:
    match = season()
    seat = match.view(0)["fields"]["turn"]
    before = match.view(seat)["zones"]["hand"][seat]
    after = looked_ahead(match, "develop").view["zones"]["hand"][seat]

    assert UNKNOWN in after
    assert len(after) == len(before) + 1


def test_the_true_table_is_neither_asked_nor_changed() -> None:
    match = season()
    state = match.table.chance.a, match.view(0), match.view(1), match.view(2)
    one = [looked_ahead(match, "develop", world=w).view["zones"]["hand"] for w in range(20)]

    assert (match.table.chance.a, match.view(0), match.view(1), match.view(2)) == state
    true = match.fork()
    true.play("develop")
    seat = match.view(0)["fields"]["turn"]
    assert true.view(seat)["zones"]["hand"] not in one


def test_the_view_is_before_what_follows_of_itself() -> None:
    """The last turn of a round ends: the visitors still stand there, and all they do is told."""
    match = season()
    match.play("end")
    match.play("end")
    last = match.view(0)["fields"]["turn"]
    now = match.view(last)
    seen = looked_ahead(match, "end", world=10)

    assert seen.view["zones"]["nationals"] == now["zones"]["nationals"]
    assert {"event": "round_over", "round": 1} in seen.events
    assert seen.deciding[0]["seat"] != last


def test_others_may_answer_in_between() -> None:
    match = manege.start("toc_toc_toc", seats=3, seed=4)
    knock = first(match, "knock")
    opened, refused = (looked_ahead(match, knock, answer) for answer in ("open", "refuse"))

    revealed = next(event for event in opened.events if event["event"] == "revealed")
    assert revealed["card"] == knock.split()[1]
    assert revealed["seat"] != next(e for e in refused.events if e["event"] == "revealed")["seat"]


def test_nothing_comes_of_what_cannot_be() -> None:
    match = manege.start("toc_toc_toc", seats=3, seed=4)
    codes = [match.game.code(first(match, "knock"))] * 2
    assert match.table.decision is not None
    seat = match.table.decision.seat

    assert foreseen(match.game, match.table, seat, codes, chance_from(1)) is None
    assert foreseen(match.game, match.table, (seat + 1) % 3, codes[:1], chance_from(1)) is None


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (1, 1, 1),
        (1, 2, UNKNOWN),
        ([1, 2], [1, 3], [1, UNKNOWN]),
        ([1, 2], [1], UNKNOWN),
        ({"a": [1], "b": 2}, {"a": [1], "b": 3}, {"a": [1], "b": UNKNOWN}),
        ({"a": 1}, {}, {"a": UNKNOWN}),
        (None, 0, UNKNOWN),
    ],
)
def test_what_two_worlds_agree_on(one: object, other: object, both: object) -> None:
    assert agreed(one, other) == both


def test_stories_agree_as_far_as_they_go_alike() -> None:
    assert agreed_list([1, 2, 3], [1, 4]) == [1, UNKNOWN]
