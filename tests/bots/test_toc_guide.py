"""Toc toc toc's guide: worlds drawn by what somebody knocked with, and how an evening stands."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from manege.bots import bot, hurried
from manege.bots.levels import thinks
from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, Toc
from manege.games.toc_toc_toc.guide import TocGuide
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    CHLOE,
    MONSTER,
    TAXI,
    dealt,
    knock,
    table,
)

WORLDS = 60


def knocked_at(door: int) -> Toc:
    """Nobody knows what Anne holds; Chloé leads, and has no brute."""
    t = table(
        hands={ANNE: [TAXI, MONSTER, MONSTER, MONSTER, MONSTER]},
        parties={BASILE: [MONSTER], CHLOE: [MONSTER] * 2},
        whole=True,
    )
    knock(t, TAXI, door)
    return t


def laid(t: Toc, door: int, doubt: int) -> list[str]:
    guide = TocGuide()
    guide.doubt = doubt
    chance = chance_from(3)
    return [CARD_IDS[guide.imagine(t, door, chance).card] for _ in range(WORLDS)]


def harmful(cards: list[str]) -> int:
    return sum(card in ("child", "taxi") or card.startswith("vamp") for card in cards)


def test_before_the_leaders_door_it_expects_harm() -> None:
    t = knocked_at(CHLOE)
    assert harmful(laid(t, CHLOE, 0)) > harmful(laid(t, CHLOE, 100)) + WORLDS // 10


@pytest.mark.parametrize("doubt", [0, 30, 100])
def test_its_worlds_look_like_the_table(doubt: int) -> None:
    t = knocked_at(CHLOE)
    guide, chance = TocGuide(), chance_from(3)
    guide.doubt = doubt
    for _ in range(10):
        world = guide.imagine(t, CHLOE, chance)
        assert GAME.view(world, CHLOE) == GAME.view(t, CHLOE)
        assert GAME.fault(world) is None
        assert GAME.secrecy.census(world) == GAME.secrecy.census(t)


def test_shares_make_a_victory_and_the_end_is_exact() -> None:
    t, guide, chance = dealt(4, 5), TocGuide(), chance_from(2)
    shares = vec[float]([0.0] * 4)
    while t.decision is not None:
        if guide.may_stop(t):
            guide.evaluate(t, shares)
            assert sum(shares) == pytest.approx(1)
        t.play(guide.policy(t, t.decision.seat, chance))
    guide.evaluate(t, shares)
    winners = GAME.outcome(t).winners
    assert list(shares) == [(seat in winners) / len(winners) for seat in range(4)]


def test_a_beginner_forgets_what_was_seen() -> None:
    """Anne was seen to draw three taxis, and knocks."""
    t = table(
        hands={ANNE: [TAXI, TAXI, TAXI, MONSTER]},
        seen={ANNE: [TAXI, TAXI, TAXI]},
        parties={BASILE: [MONSTER] * 2, ANNE: [MONSTER] * 2},
        whole=True,
    )
    knock(t, TAXI, BASILE)
    attentive, forgetful = TocGuide(), TocGuide()
    forgetful.forgets = True
    for guide in (attentive, forgetful):
        guide.weigh(t, BASILE)
    assert attentive.values[0] < forgetful.values[0]


@pytest.mark.parametrize("name", ["beginner", "strong", "expert", "expert-bold"])
def test_a_level_plays_what_is_listed(name: str) -> None:
    t = dealt(3, 4)
    assert t.decision is not None
    player = bot(GAME, name, 5)
    if name != "beginner":
        player.leaves = 20  # type: ignore[attr-defined]
    assert player.choose(Sight(GAME, t, t.decision.seat)) in t.options()


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_a_level_that_has_no_time_does_what_the_guide_says(name: str) -> None:
    t = knocked_at(CHLOE)
    player = hurried(bot(GAME, name, 5), share=0.0)
    codes = {player.choose(Sight(GAME, t, CHLOE)) for _ in range(3)}
    assert codes == {bot(GAME, "sensible", 1).choose(Sight(GAME, t, CHLOE))}


def test_who_searches_says_for_how_long_at_most() -> None:
    assert [thinks(GAME, name) for name in ("random", "beginner", "sensible")] == [0, 0, 0]
    assert 0 < thinks(GAME, "strong") <= 1 < thinks(GAME, "expert") <= 3
    assert thinks(GAME, "expert-bold") == thinks(GAME, "expert")


def test_levels_have_french_names() -> None:
    assert type(bot(GAME, "débutant", 1)) is type(bot(GAME, "beginner", 1))
    assert type(bot(GAME, "moyen", 1)) is type(bot(GAME, "sensible", 1))
    assert type(bot(GAME, "fort", 1)) is type(bot(GAME, "strong", 1))
