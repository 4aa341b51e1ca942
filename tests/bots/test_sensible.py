"""Counts cards, values what lies at a door, weighs bluff and target; sees no more than its seat."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from manege.arena.simulate import simulate
from manege.games.toc_toc_toc import GAME
from manege.games.toc_toc_toc.components import CARD_IDS, Toc
from manege.games.toc_toc_toc.guide import TocGuide
from manege.games.toc_toc_toc.sensible import Sensible
from manege.kernel.chance import chance_from
from manege.kernel.sight import Sight
from tests.games.toc_toc_toc.support import (
    ANNE,
    BASILE,
    BRUTE_MONSTER,
    CHILD,
    CHLOE,
    DENIS,
    GHOST,
    MONSTER,
    MUSICIAN_GHOST,
    MUSICIAN_MONSTER,
    MUSICIANS,
    SCARECROW,
    TAXI,
    VAMP_MONSTER,
    VAMPIRE,
    dealt,
    knock,
    offer_opened,
    options,
    table,
)


def chosen(t: Toc, seed: int = 1) -> str:
    """What the seat that is asked does, in words."""
    assert t.decision is not None
    return GAME.actions[Sensible(seed).choose(Sight(GAME, t, t.decision.seat))]


def card(name: str) -> int:
    return CARD_IDS.index(name)


# At the door


def test_it_opens_to_what_can_only_be_a_guest() -> None:
    hand = [GHOST, SCARECROW]
    t = table(hands={ANNE: hand}, seen={ANNE: hand}, parties={BASILE: [MONSTER]}, whole=True)
    knock(t, GHOST, BASILE)
    assert chosen(t) == "open"


@pytest.mark.parametrize("held", [CHILD, TAXI, VAMP_MONSTER])
def test_it_refuses_what_can_only_do_harm(held: str) -> None:
    t = table(
        hands={ANNE: [held, CHILD]},
        seen={ANNE: [held, CHILD]},
        parties={ANNE: [MONSTER], BASILE: [MONSTER, MONSTER]},
        whole=True,
    )
    knock(t, held, BASILE)
    assert chosen(t) == "refuse"


def at_basiles_door(seen: list[str], *, memory: bool = True) -> Toc:
    """Anne holds what she was seen to draw and one card more, and has knocked."""
    t = table(
        hands={ANNE: [*seen, VAMPIRE]},
        seen={ANNE: seen},
        parties={ANNE: [MONSTER] * 2, BASILE: [MONSTER] * 2},
        memory=memory,
        whole=True,
    )
    knock(t, VAMPIRE, BASILE)
    return t


def test_it_counts_what_has_been_seen() -> None:
    assert chosen(at_basiles_door([GHOST] * 3)) == "open"
    assert chosen(at_basiles_door([TAXI] * 3)) == "refuse"


def test_without_the_memory_aid_it_knows_no_hand() -> None:
    guests, taxis = (chosen(at_basiles_door([each] * 3, memory=False)) for each in (GHOST, TAXI))
    assert guests == taxis


# As the rival


def test_it_takes_the_musician_with_a_vamp() -> None:
    t = table(
        hands={ANNE: [VAMP_MONSTER]},
        parties={ANNE: [BRUTE_MONSTER], BASILE: [MONSTER, BRUTE_MONSTER, MUSICIAN_MONSTER]},
        whole=True,
    )
    offer_opened(t, VAMP_MONSTER, BASILE)
    assert chosen(t) == f"take {MUSICIAN_MONSTER}"


@pytest.mark.parametrize("held", [CHILD, TAXI])
def test_of_two_types_it_sends_the_one_with_the_larger_swing(held: str) -> None:
    t = table(
        hands={ANNE: [held]},
        parties={BASILE: [MONSTER, MONSTER, GHOST, MUSICIAN_GHOST], CHLOE: [MONSTER]},
        whole=True,
    )
    offer_opened(t, held, BASILE)
    assert chosen(t) == "send ghosts"


# What it expects


PARTIES = [
    [],
    [MONSTER, GHOST],
    [MONSTER, MONSTER, BRUTE_MONSTER, MUSICIAN_MONSTER, GHOST, MUSICIAN_GHOST, VAMPIRE],
    [MONSTER, MONSTER, GHOST, MUSICIAN_GHOST, VAMPIRE, VAMPIRE, SCARECROW],
]


@pytest.mark.parametrize("offered", CARD_IDS)
@pytest.mark.parametrize("guests", PARTIES, ids=len)
def test_it_expects_of_a_card_what_the_rules_do(offered: str, guests: list[str]) -> None:
    """And of the rival to make the best of it."""
    there = [guest for guest in guests if guest != offered or guest not in MUSICIANS]
    t = table(hands={ANNE: [offered]}, parties={ANNE: [GHOST, VAMPIRE], BASILE: there})
    guide = TocGuide()
    guide.look(t, ANNE)
    pulls = [guide.pull(party) for party in t.parties]
    guide.reveal(card(offered), BASILE, ANNE)
    expected = guide.at_rival, guide.at_revealer
    offer_opened(t, offered, BASILE)
    ends = [t] if t.decision is None else [t.copy() for _ in t.options()]
    found = []
    for end, code in zip_longest(ends, t.options()):
        if code is not None:
            end.play(code)
        mine, theirs = guide.pull(end.parties[ANNE]), guide.pull(end.parties[BASILE])
        total = sum(pulls) - pulls[ANNE] - pulls[BASILE] + mine + theirs
        found.append((mine / total, theirs / total))
    assert max(found) == pytest.approx(expected)


# The offer


def test_harm_goes_to_the_leader() -> None:
    t = table(
        hands={ANNE: [TAXI]},
        parties={ANNE: [VAMPIRE], BASILE: [GHOST], CHLOE: [MONSTER] * 5, DENIS: [GHOST]},
        whole=True,
    )
    assert chosen(t) == f"knock {TAXI} > {CHLOE}"


def test_harm_goes_past_a_brute() -> None:
    t = table(
        hands={ANNE: [CHILD]},
        parties={BASILE: [BRUTE_MONSTER] + [MONSTER] * 4, CHLOE: [MONSTER] * 2, DENIS: [GHOST]},
        whole=True,
    )
    assert chosen(t) == f"knock {CHILD} > {CHLOE}"


def test_a_guest_it_wants_is_offered_where_it_will_be_refused() -> None:
    """All know of the taxis: the host with most to lose will not open."""
    t = table(
        hands={ANNE: [SCARECROW, TAXI, TAXI]},
        seen={ANNE: [TAXI, TAXI]},
        parties={BASILE: [], CHLOE: [MONSTER] * 5, DENIS: []},
        whole=True,
    )
    assert chosen(t) == f"knock {SCARECROW} > {CHLOE}"


def test_among_equal_doors_the_seed_decides() -> None:
    t = table(hands={ANNE: [GHOST]}, whole=True)
    doors = {chosen(t, seed) for seed in range(40)}
    assert doors == set(options(t))


# Always


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("memory", [True, False])
def test_it_plays_what_is_listed(seats: int, memory: bool) -> None:
    t = dealt(seats, seats, {"memory": memory})
    bots = [Sensible(seat) for seat in range(seats)]
    while t.decision is not None:
        bot = bots[t.decision.seat]
        listed = t.options()
        code = bot.choose(Sight(GAME, t, t.decision.seat))
        assert code in listed
        assert bot.rejected in listed
        assert bot.rejected != code
        t.play(code)


def test_the_same_seed_plays_the_same() -> None:
    one, other = (simulate(GAME, 3, 3, 7, ["sensible"]).as_data() for _ in range(2))
    assert one["scores"] == other["scores"]


@pytest.mark.parametrize("memory", [True, False])
def test_what_it_cannot_see_changes_nothing(memory: bool) -> None:
    t = dealt(4, 11, {"memory": memory})
    chance = chance_from(12)
    while t.decision is not None:
        sight = Sight(GAME, t, t.decision.seat)
        bot, twin = Sensible(13), Sensible(13)
        code = bot.choose(sight)
        assert twin.choose(Sight(GAME, sight.imagine(chance), sight.seat)) == code
        t.play(code)


def test_it_wins_far_more_than_its_share_against_random() -> None:
    found = simulate(GAME, 4, 400, 1, ["sensible", "random", "random", "random"])
    assert found.wins["sensible"] >= 0.5 * 400
