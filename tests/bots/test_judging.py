"""Chances once all is over: by what spectators saw; the better move is one that all knew of."""

from __future__ import annotations

import pytest

from manege.bots import judging
from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import Toc
from manege.kernel.chance import chance_from
from tests.depth import depth
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    CHLOE,
    MONSTER,
    TAXI,
    VAMPIRE,
    dealt,
    knock,
    table,
)

OPEN, REFUSE = GAME.code("open"), GAME.code("refuse")


@pytest.fixture(autouse=True)
def _in_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "WORLDS", depth(40, 160, 160))


def taxis_at_the_door() -> Toc:
    """All saw Anne draw three taxis and nothing else; one of them lies before Basile's house."""
    t = table(
        hands={ANNE: [TAXI] * 3},
        seen={ANNE: [TAXI] * 3},
        parties={BASILE: [MONSTER] * 4, CHLOE: [MONSTER], ANNE: [VAMPIRE] * 2},
        whole=True,
    )
    knock(t, TAXI, BASILE)
    return t


def test_chances_make_one_victory() -> None:
    t = dealt(4, 5)
    assert t.decision is not None
    shares = judging.chances(GAME, t, t.decision.seat, chance_from(1))
    assert len(shares) == 4
    assert min(shares) >= 0
    assert sum(shares) == pytest.approx(1)


def test_whoever_leads_far_is_likely_to_win() -> None:
    t = table(hands={ANNE: [TAXI]}, parties={BASILE: [MONSTER] * 4}, whole=True)
    shares = judging.chances(GAME, t, ANNE, chance_from(1))
    assert max(range(3), key=shares.__getitem__) == BASILE


def test_what_lies_hidden_changes_no_chance_and_no_better_move() -> None:
    chance = chance_from(9)
    t = dealt(3, 4)
    for _ in range(4):
        assert t.decision is not None
        seat, code = t.decision.seat, t.options()[0]
        for other in (t, GAME.imagine(t, None, chance)):
            shares = judging.chances(GAME, other, seat, chance_from(2))
            instead = judging.better(GAME, other, seat, OPEN, chance_from(2))
            if other is t:
                told = shares, instead
            else:
                assert (shares, instead) == told
        t.play(code)


def test_whoever_opened_to_what_could_only_do_harm_had_better_refused() -> None:
    better = judging.better(GAME, taxis_at_the_door(), BASILE, OPEN, chance_from(3))
    assert better is not None
    assert better.code == REFUSE
    assert 0.03 < better.gain < 1


def test_where_what_was_done_was_best_nothing_is_better() -> None:
    assert judging.better(GAME, taxis_at_the_door(), BASILE, REFUSE, chance_from(3)) is None


def test_with_no_time_nobody_says_what_would_have_been_better() -> None:
    assert judging.better(GAME, taxis_at_the_door(), BASILE, OPEN, chance_from(3), 0.0) is None
