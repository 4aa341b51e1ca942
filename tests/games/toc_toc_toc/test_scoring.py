"""Score — what each party is worth in the end, and who wins."""

from __future__ import annotations

import pytest

from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.scoring import points
from manege.kernel.bag import bag_of
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_GHOST,
    BRUTE_VAMPIRE,
    CHLOE,
    DENIS,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    MUSICIAN_MONSTER,
    MUSICIAN_VAMPIRE,
    MUSICIANS,
    SCARECROW,
    SPECTATOR,
    VAMP_GHOST,
    VAMPIRE,
    Card,
    at_random,
    dealt,
    fields,
    knock,
    numbers,
    offer_opened,
    open_door,
    scores,
    table,
)


def worth(guests: list[Card]) -> int:
    return scores(table(parties={ANNE: guests}))[ANNE]


@pytest.mark.rule("TT-24", "TT-31", "TT-34")
@pytest.mark.parametrize(
    ("guests", "total"),
    [
        ([], 0),
        ([MONSTER], 1),
        ([BRUTE_GHOST], 1),
        ([MONSTER, GHOST, VAMPIRE, BRUTE_VAMPIRE], 4),
        ([GHOST] * 7 + [BRUTE_GHOST] * 2, 9),
    ],
)
def test_each_guest_is_worth_a_point_brutes_too(guests: list[Card], total: int) -> None:
    assert worth(guests) == total


@pytest.mark.rule("TT-25", "TT-36", "TT-R26")
@pytest.mark.parametrize(
    ("guests", "total"),
    [
        ([MUSICIAN_GHOST], 2),
        ([MUSICIAN_GHOST, MONSTER, VAMPIRE], 4),
        ([MUSICIAN_GHOST, GHOST, GHOST], 6),
        ([MUSICIAN_VAMPIRE, BRUTE_VAMPIRE, BRUTE_VAMPIRE], 6),
        ([MUSICIAN_GHOST, MUSICIAN_MONSTER, GHOST, MONSTER, VAMPIRE], 9),
        ([*MUSICIANS, GHOST, MONSTER, VAMPIRE], 12),
        ([MUSICIAN_GHOST, SCARECROW, SCARECROW], 8),
        ([MUSICIAN_GHOST, BRUTE_GHOST, BRUTE_GHOST] + [GHOST] * 7, 20),
    ],
)
def test_a_musician_doubles_his_type_and_nothing_else(guests: list[Card], total: int) -> None:
    assert worth(guests) == total


@pytest.mark.rule("TT-26", "TT-43")
@pytest.mark.parametrize(("number", "total"), [(0, 0), (1, 3), (2, 6)])
def test_each_scarecrow_is_worth_3_points(number: int, total: int) -> None:
    assert worth([SCARECROW] * number) == total


@pytest.mark.rule("TT-24", "TT-25", "TT-26")
def test_points_are_told_by_source() -> None:
    guests = [GHOST, BRUTE_GHOST, MUSICIAN_GHOST, MONSTER, SCARECROW]

    assert points(bag_of(numbers(guests))) == {
        "monster": 1,
        "ghost": 3,
        "vampire": 0,
        "music": 3,
        "scarecrow": 3,
    }


@pytest.mark.rule("TT-23")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_scores_are_worked_out_when_the_game_is_over_not_before(viewer: int | None) -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, parties={BASILE: [GHOST, BRUTE_GHOST]})
    outcomes = [GAME.view(t, viewer)["outcome"]]
    for move in (f"knock {VAMP_GHOST} > {BASILE}", "open", "take ghost"):
        t.play(GAME.code(move))
        outcomes.append(GAME.view(t, viewer)["outcome"])

    assert outcomes[:-1] == [None, None, None]
    assert outcomes[-1]["scores"] == [1, 1, 0, 0]


@pytest.mark.rule("TT-12", "TT-24")
@pytest.mark.parametrize("viewer", [ANNE, BASILE, SPECTATOR])
def test_all_can_reckon_what_the_parties_in_view_would_be_worth(viewer: int | None) -> None:
    t = table(parties={ANNE: [GHOST, MUSICIAN_GHOST], CHLOE: [SCARECROW]})

    assert [sum(party.values()) for party in fields(t, viewer)["points"]] == [4, 0, 3, 0]


@pytest.mark.rule("TT-23", "TT-31")
def test_only_the_parties_of_the_end_count() -> None:
    t = dealt(seats=3, seed=4)
    for _ in at_random(t):
        pass

    parties = [points(party) for party in t.parties]
    assert scores(t) == [sum(party.values()) for party in parties]


@pytest.mark.rule("TT-27", "TT-3")
def test_the_highest_total_wins() -> None:
    t = table(parties={ANNE: [GHOST], BASILE: [SCARECROW], CHLOE: [GHOST, GHOST], DENIS: []})

    outcome = GAME.outcome(t)

    assert outcome.winners == [BASILE]
    assert outcome.ranks == [3, 1, 2, 4]
    assert outcome.decided_by == "TT-27"


@pytest.mark.rule("TT-27")
def test_the_best_guests_win_not_the_most() -> None:
    t = table(parties={ANNE: [GHOST, MONSTER, VAMPIRE], BASILE: [SCARECROW, GHOST]})

    assert GAME.outcome(t).winners == [BASILE]


@pytest.mark.rule("TT-R25")
@pytest.mark.parametrize(
    ("parties", "winners", "ranks"),
    [
        ({ANNE: [GHOST] * 3, CHLOE: [SCARECROW], DENIS: [GHOST]}, [ANNE, CHLOE], [1, 4, 1, 3]),
        ({ANNE: [MUSICIAN_GHOST], BASILE: [GHOST, MONSTER], DENIS: [VAMPIRE] * 2}, [0, 1, 3], None),
        ({}, [ANNE, BASILE, CHLOE, DENIS], [1, 1, 1, 1]),
    ],
)
def test_a_tie_for_the_highest_total_is_a_shared_victory(
    parties: dict[int, list[Card]], winners: list[int], ranks: list[int] | None
) -> None:
    outcome = GAME.outcome(table(parties=parties))

    assert outcome.winners == winners
    assert outcome.decided_by == "TT-R25"
    assert ranks is None or outcome.ranks == ranks


@pytest.mark.rule("TT-R25", "TT-27")
def test_a_tie_further_down_shares_its_rank_but_no_victory() -> None:
    t = table(parties={ANNE: [GHOST], BASILE: [SCARECROW], CHLOE: [MONSTER]})

    outcome = GAME.outcome(t)

    assert outcome.ranks == [2, 1, 2, 4]
    assert (outcome.winners, outcome.decided_by) == ([BASILE], "TT-27")


@pytest.mark.rule("TT-27", "TT-22")
def test_the_last_card_can_still_decide() -> None:
    t = table(hands={ANNE: [SCARECROW]}, parties={ANNE: [GHOST], BASILE: [GHOST]})
    knock(t, SCARECROW, BASILE)
    assert GAME.outcome(t).winners == [ANNE, BASILE]

    open_door(t)

    assert GAME.outcome(t).winners == [BASILE]


@pytest.mark.rule("TT-28", "TT-R12")
def test_cards_that_are_out_are_worth_nothing_to_anybody() -> None:
    t = table(hands={ANNE: [VAMP_GHOST]}, out=[GHOST, SCARECROW])

    offer_opened(t, VAMP_GHOST, BASILE)

    assert scores(t) == [0, 0, 0, 0]
