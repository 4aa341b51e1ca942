"""In tune, normal, dreamer: exact pairs after a taste, true reasons, and time used like people."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable, Iterator, Sequence
from importlib import resources
from itertools import combinations, pairwise, permutations

import pytest

from manege.games.qui_paire_gagne import GAME
from manege.games.qui_paire_gagne.associating import (
    ALIKE,
    LATEST,
    TASTE,
    Associating,
    Couple,
    Deck,
    Look,
    best_pairs,
    dreamer,
    in_tune,
    moments,
    normal,
    normally,
    our_deck,
    taste,
)
from manege.games.qui_paire_gagne.components import COUPLES, PLACES
from manege.games.qui_paire_gagne.people import LOOSEN
from manege.kernel.chance import chance_from
from manege.kernel.match import Match
from manege.kernel.sight import Shown, Sight
from tests.games.qui_paire_gagne.support import (
    ANNE,
    BASILE,
    CHLOE,
    WHOLE,
    at,
    call_all,
    close,
    lay,
    match_of,
    pairing,
    phase,
    reach_pairing,
)

Maker = Callable[[int], Associating]
LEVELS: list[Maker] = [in_tune, normal, dreamer]
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)


def asked(match: Match, bot: Associating, seat: int = ANNE) -> str:
    """What it does, in words; the table is as it was."""
    return GAME.actions[bot.choose(Sight(GAME, match.table, seat))]


def pair_up(match: Match, bot: Associating, seat: int) -> list[int]:
    """Its five pairs, in the order of making."""
    while len(at(match).set_of(seat)) < 5:
        match.play(bot.choose(Sight(GAME, match.table, seat)), seat)
    return at(match).set_of(seat)


def look(match: Match, bot: Associating, seat: int = ANNE) -> Look:
    return Look(match.view(seat), bot.seed, bot.strays)


# The best pairs


def all_sets(places: Sequence[int]) -> Iterator[list[Couple]]:
    """Every set that leaves no two places over, merely listed."""
    if len(places) % 2:
        for left in places:
            yield from all_sets([place for place in places if place != left])
    elif not places:
        yield []
    else:
        first, *rest = places
        for other in rest:
            for pairs in all_sets([place for place in rest if place != other]):
                yield [(first, other), *pairs]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7, 8, 9, PLACES])
def test_no_other_set_is_liked_better(number: int) -> None:
    chance = chance_from(number)
    liking = {places: normally(chance) for places in COUPLES}
    places = list(range(PLACES))[-number:]
    sets = list(all_sets(places))
    assert len(sets) == math.prod(range(3, number + 1, 2))  # 10,395 of eleven
    found = best_pairs(places, liking)
    best = max(sum(map(liking.__getitem__, pairs)) for pairs in sets)
    assert sum(map(liking.__getitem__, found)) == pytest.approx(best)
    assert sorted(map(sorted, found)) in [sorted(map(sorted, pairs)) for pairs in sets]


def test_a_strong_pair_is_given_up_for_two_good_ones() -> None:
    liking = {(0, 1): 5.0, (0, 2): 4.0, (1, 3): 4.0, (0, 3): 0.0, (1, 2): 0.0, (2, 3): 0.0}
    assert sorted(best_pairs([0, 1, 2, 3], liking)) == [(0, 2), (1, 3)]


@EACH_LEVEL
def test_the_strongest_pair_comes_first_and_then_ready(level: Maker) -> None:
    match = pairing()
    bot = level(3)
    liking = look(match, bot).liking
    made = [liking[COUPLES[pair]] for pair in pair_up(match, bot, ANNE)]
    assert made == sorted(made, reverse=True)
    assert asked(match, bot) == "ready"
    assert bot.reason == ("reason-ready", {})
    assert bot.rejected == LOOSEN.first + at(match).set_of(ANNE)[-1]


# A taste and fancies of one's own


def test_the_same_seed_plays_the_same_and_another_does_not() -> None:
    one, other, another = (pair_up(pairing(), dreamer(seed), ANNE) for seed in (1, 1, 2))
    assert one == other != another


@EACH_LEVEL
def test_it_does_not_dither_though_made_anew_for_every_question(level: Maker) -> None:
    whole, bit_by_bit = pairing(), pairing()
    planned = pair_up(whole, level(5), ANNE)
    for pair in planned:
        assert asked(bit_by_bit, level(5)) == GAME.actions[pair]
        bit_by_bit.play(pair, ANNE)


def test_a_taste_stays_and_fancies_change_from_round_to_round() -> None:
    match = pairing(rounds=2)
    first = look(match, normal(1))
    close(match)
    call_all(match)
    reach_pairing(match)
    second = look(match, normal(1))
    assert first.taste == second.taste
    fancies = [
        [here.liking[places] - here.appeal(places) for places in COUPLES]
        for here in (first, second)
    ]
    assert all(one != other for one, other in zip(*fancies, strict=True))


def test_tastes_differ_around_the_usual_one() -> None:
    tastes = [taste(chance_from(seed)) for seed in range(400)]
    assert all(sum(each) == pytest.approx(1) and min(each) > 0 for each in tastes)
    for n, share in enumerate(TASTE):
        mean = statistics.mean(each[n] for each in tastes)
        assert mean == pytest.approx(share / sum(TASTE), abs=0.02)
        assert statistics.stdev(each[n] for each in tastes) > 0.05


def test_fancies_are_as_far_as_they_should_be() -> None:
    chance = chance_from(1)
    drawn = [normally(chance) for _ in range(4000)]
    assert statistics.mean(drawn) == pytest.approx(0, abs=0.05)
    assert statistics.stdev(drawn) == pytest.approx(1, abs=0.05)


# Agreement


ROUNDS = 40


def in_common(level: Maker, *, album: bool = False) -> float:
    """The mean number of equal pairs of two seats, over rounds of three such bots."""
    common = 0
    for seed in range(ROUNDS):
        match = pairing(seed=seed, album=album)
        bots = [level(100 * seed + seat) for seat in range(3)]
        sets = [set(look(match, bot, seat).wanted()) for seat, bot in enumerate(bots)]
        common += sum(len(one & other) for one, other in combinations(sets, 2))
    return common / (3 * ROUNDS)


@pytest.mark.rule("PP-68")
def test_the_better_in_tune_the_more_they_agree_and_all_far_above_chance() -> None:
    tuned, usual, dreaming = map(in_common, LEVELS)
    chance = 5 * 5 / 55
    assert tuned > 4 * chance
    assert tuned > usual + 0.4
    assert usual > dreaming + 0.2
    assert dreaming > 1.5 * chance
    assert in_common(in_tune, album=True) == pytest.approx(chance, abs=0.2)  # of an album


# Only what the seat may see


@pytest.mark.rule("PP-68", "PP-51")
@EACH_LEVEL
def test_drafts_of_others_change_nothing(level: Maker) -> None:
    one, other = pairing(), pairing()
    lay(one, BASILE, WHOLE)
    lay(other, BASILE, "1-11 2-10 3-9 4-8 5-7")
    lay(one, CHLOE, "1-2")
    lay(other, CHLOE, "6-11")
    assert pair_up(one, level(4), ANNE) == pair_up(other, level(4), ANNE)


def test_a_view_as_plain_data_is_all_it_needs() -> None:
    match = pairing()
    bot, far_away = normal(8), normal(8)
    for pair in pair_up(pairing(), normal(8), ANNE):
        view = json.loads(json.dumps(match.view(ANNE)))
        imagined = GAME.imagine(match.table, ANNE, chance_from(8))
        assert far_away.choose(Shown(GAME, ANNE, view, imagined)) == pair
        assert asked(match, bot) == GAME.actions[pair]
        assert far_away.reason == bot.reason
        match.play(pair, ANNE)


def test_pairs_that_lie_there_stay() -> None:
    match = pairing()
    lay(match, ANNE, "1-2 10-11")
    sets = pair_up(match, in_tune(1), ANNE)
    assert [GAME.actions[pair] for pair in sets[:2]] == ["pair 1-2", "pair 10-11"]


@pytest.mark.parametrize("seats", [3, 8])
def test_whole_games_need_no_clock(seats: int) -> None:
    match = match_of(seats, rounds=2)
    bots = [LEVELS[seat % 3](seat) for seat in range(seats)]
    while not match.over:
        assert match.table.decision is not None
        seat = match.table.decision.seat
        listed = match.options(seat)
        code = bots[seat].choose(Sight(GAME, match.table, seat))
        assert code in listed
        assert bots[seat].rejected in listed
        assert bots[seat].rejected != code or len(listed) == 1
        assert phase(match) == "pairing" or bots[seat].reason == ("", {})
        match.play(code, seat)
    assert match.outcome is not None
    assert match.outcome.decided_by in ("PP-35", "PP-36")


# Reasons

LOOKS = {"reason-theme": 0, "reason-colour": 1, "reason-shape": 2}


def stored_deck() -> tuple[dict[str, dict[str, dict[str, str]]], list[set[str]]]:
    folder = resources.files("manege.games.qui_paire_gagne") / "deck"
    deck = json.loads((folder / "deck.json").read_text("utf-8"))
    return deck["facets"], [set(picture["facets"]) for picture in deck["pictures"]]


def test_reasons_are_true_of_both_pictures() -> None:
    facets, pictures = stored_deck()
    told = set()
    for seed in range(10):
        here = look(pairing(seed=seed), normal(seed))
        for places in COUPLES:
            one, other = (here.pictures[place] for place in places)
            shared = pictures[one] & pictures[other]
            key, facts = here.reason(places)
            told.add(key)
            assert (key == "reason-facet") == bool(shared)
            if key == "reason-facet":
                facet = list(facets)[facts["facet"]]
                assert facet in shared
                assert set(facets[facet]["both"]) == {"fr", "en"}
            if key in LOOKS:
                assert our_deck().likeness(one, other)[LOOKS[key]] >= ALIKE
            if key:
                assert (facts["one"], facts["other"]) == (places[0] + 1, places[1] + 1)
    assert told == {"reason-facet", *LOOKS, ""}


def test_the_rarest_thing_in_common_is_told_of_the_pair_made() -> None:
    deck = our_deck()
    bot = in_tune(1)
    for seed in range(10):
        match = pairing(seed=seed)
        places = COUPLES[bot.choose(Sight(GAME, match.table, ANNE))]
        shared = deck.shared(*(at(match).picture(place) for place in places))
        assert bot.reason == look(match, bot).reason(places)
        if shared:
            told = deck.rarity[bot.reason[1]["facet"]]
            assert told == max(map(deck.rarity.__getitem__, shared))


def test_two_pictures_with_nothing_in_common_were_left_over_if_they_come_last() -> None:
    match = pairing(seed=2)
    here = look(match, normal(1))
    nothing = next(places for places in COUPLES if here.reason(places) == ("", {}))
    here.missing = 1
    numbers = {"one": nothing[0] + 1, "other": nothing[1] + 1}
    assert here.reason(nothing) == ("reason-left-over", numbers)


@pytest.mark.rule("PP-75")
@pytest.mark.parametrize("pictures", [22, 300])
def test_of_an_album_it_knows_nothing_and_pairs_as_it_fancies(pictures: int) -> None:
    match = pairing(pictures=pictures, album=True)
    one, other, another = in_tune(1), in_tune(1), in_tune(2)
    sets = [
        pair_up(pairing(pictures=pictures, album=True), bot, ANNE) for bot in (one, other, another)
    ]
    assert sets[0] == sets[1] != sets[2]
    asked(match, one)
    assert one.reason == ("", {})
    assert set(map(look(match, one).appeal, COUPLES)) == {0.0}


# What is known of the pictures


def small_deck() -> Deck:
    pictures = [{"facets": ["a", "b"]}, {"facets": ["a"]}, {"facets": ["a", "b"]}, {"facets": []}]
    text = json.dumps({"facets": {"a": {}, "b": {}}, "pictures": pictures})
    return Deck(text, bytes([128 + 24 * n for n in (0, 1, 2, 3, 4, 5)] + [80] * 6 + [140] * 6))


def test_a_pair_is_found_in_the_tables_whichever_is_named_first() -> None:
    deck = small_deck()
    themes = [deck.likeness(*pair).theme for pair in combinations(range(4), 2)]
    assert themes == [0, 1, 2, 3, 4, 5]
    for one, other in permutations(range(4), 2):
        assert deck.likeness(one, other) == deck.likeness(other, one)
        assert deck.likeness(one, other)[1:3] == (-2, 0.5)


def test_the_rarer_what_is_shared_the_closer_they_are() -> None:
    deck = small_deck()
    nothing, common, rare_too = (deck.likeness(0, other).facets for other in (3, 1, 2))
    assert nothing < common < rare_too
    assert rare_too - common == pytest.approx(math.log(4 / 2) / deck.spread)


def test_the_tables_of_the_deck_are_in_deviations() -> None:
    deck = our_deck()
    assert (deck.size, len(deck.tables)) == (300, 3 * 300 * 299 // 2)
    chance = chance_from(1)
    couples = [(chance.below(300), chance.below(300)) for _ in range(3000)]
    drawn = [deck.likeness(one, other) for one, other in couples if one != other]
    for column in zip(*drawn, strict=True):
        assert statistics.mean(column) == pytest.approx(0, abs=0.1)
        assert statistics.stdev(column) == pytest.approx(1, abs=0.15)


# Time


@pytest.mark.rule("PP-68")
@pytest.mark.parametrize(
    ("clock", "from_", "to"), [(90, 20, 80), (0, 20, 80), (300, 20, 80), (30, 20 / 3, 80 / 3)]
)
def test_pairs_come_between_20_and_80_seconds_of_the_clock(
    clock: int, from_: float, to: float
) -> None:
    for seed in range(200):
        times = moments(seed, clock)
        assert len(times) == 6  # five pairs, then ready
        assert from_ <= times[0]
        assert times[-1] <= to
        assert all(before < after for before, after in pairwise(times))


def test_the_pace_varies_and_is_the_seeds() -> None:
    assert moments(1, 90) == moments(1, 90) != moments(2, 90)
    many = [moments(seed, 90) for seed in range(200)]
    assert statistics.stdev(times[0] for times in many) > 3
    assert statistics.stdev(times[-1] for times in many) > 6
    pauses = [after - before for times in many for before, after in pairwise(times)]
    assert min(pauses) < 4 < 15 < max(pauses)
    assert max(times[-1] for times in many) > LATEST - 2


def test_with_fewer_pairs_to_make_there_are_fewer_moments() -> None:
    assert [len(moments(1, 90, pairs)) for pairs in range(6)] == [1, 2, 3, 4, 5, 6]
