"""Outcomes: places, the clause that decided, a target for whoever plays alone."""

from __future__ import annotations

from manege.kernel.outcome import Outcome, TieBreak

A, B, C, D = range(4)


def outcome(
    scores: list[int], *tie_breaks: TieBreak, ranked: list[bool] | None = None, shared: str = ""
) -> Outcome:
    sources = [{"points": score} for score in scores]
    return Outcome(scores, sources, "R-1", shared, list(tie_breaks), ranked)


def test_the_highest_score_wins_and_its_clause_decided() -> None:
    found = outcome([3, 9, 5], TieBreak("R-2", [9, 0, 0]))
    assert (found.ranks, found.winners, found.decided_by) == ([3, 1, 2], [B], "R-1")


def test_a_tie_is_broken_by_the_first_clause_that_can() -> None:
    coins, cards = TieBreak("R-2", [4, 4, 1]), TieBreak("R-3", [1, 2, 3])
    found = outcome([7, 7, 7], coins, cards)
    assert (found.ranks, found.winners, found.decided_by) == ([2, 1, 3], [B], "R-3")
    found = outcome([7, 7, 7], cards, coins)
    assert (found.ranks, found.winners, found.decided_by) == ([3, 2, 1], [C], "R-3")


def test_a_tie_break_says_nothing_to_those_it_does_not_concern() -> None:
    found = outcome([7, 7, 2], TieBreak("R-2", [1, 2, 99]))
    assert (found.ranks, found.decided_by) == ([2, 1, 3], "R-2")


def test_who_is_equal_in_everything_shares_the_place() -> None:
    breaks = TieBreak("R-2", [1, 1, 0, 0])
    found = outcome([7, 7, 5, 5], breaks, shared="R-9")
    assert (found.ranks, found.winners, found.decided_by) == ([1, 1, 3, 3], [A, B], "R-9")
    assert outcome([7, 7]).decided_by == "R-1"


def test_a_tie_below_the_top_decides_nothing() -> None:
    found = outcome([9, 5, 5], TieBreak("R-2", [0, 1, 2]), shared="R-9")
    assert (found.ranks, found.decided_by) == ([1, 3, 2], "R-1")


def test_whoever_left_comes_last_whatever_the_score() -> None:
    found = outcome([5, 99, 3], TieBreak("R-2", [0, 9, 0]), ranked=[True, False, True])
    assert (found.ranks, found.winners, found.decided_by) == ([1, 3, 2], [A], "R-1")
    found = outcome([5, 99, 5], TieBreak("R-2", [1, 9, 2]), ranked=[True, False, True])
    assert (found.ranks, found.winners, found.decided_by) == ([2, 3, 1], [C], "R-2")


def test_where_all_have_left_nobody_wins() -> None:
    found = outcome([5, 9, 3], ranked=[False, False, False])
    assert (found.ranks, found.winners) == ([2, 1, 3], [])


def test_whoever_plays_alone_wins_by_reaching_the_target() -> None:
    for score, winners in ((39, []), (40, [A]), (41, [A])):
        found = Outcome([score], [{"points": score}], "R-1", target=40)
        assert (found.ranks, found.winners, found.decided_by) == ([1], winners, "R-1")


def test_it_is_told_as_plain_data() -> None:
    assert outcome([3, 3], TieBreak("R-2", [0, 1])).as_data() == {
        "ranks": [2, 1],
        "winners": [B],
        "scores": [3, 3],
        "sources": [{"points": 3}, {"points": 3}],
        "tie_breaks": [[0, 1]],
        "target": None,
        "decided_by": "R-2",
    }
