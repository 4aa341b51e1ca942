"""Which cases the contract is checked on: all, or a sample that leaves nothing out."""

from __future__ import annotations

import itertools

import pytest

from manege import games
from manege.kernel.game import Option
from tests.contract import bataille
from tests.contract.cases import GAMES, SAMPLED_SETS, cases_of, is_small, some

PAIRS = games.game("qui_paire_gagne")
PARKS = games.game("dice_theme_park")
SWITCHES = ["surprises", "innovations", "promo"]


@pytest.mark.parametrize("key", ["scream_machine", "toc_toc_toc"])
def test_of_small_games_every_set_of_options_is_a_case(key: str) -> None:
    game = games.game(key)
    for seats in game.seats:
        product = set(itertools.product(*(option.values(seats, {}) for option in game.options)))
        cases = [case.settings for case in cases_of(game) if case.seats == seats]
        assert len(cases) == len(product)
        assert {tuple(value for _, value in settings) for settings in cases} == product


def test_where_options_depend_on_one_another_every_set_that_goes_together_is_a_case() -> None:
    for seats in bataille.GAME.seats:
        sets = [case.chosen for case in cases_of(bataille.GAME) if case.seats == seats]
        assert sets == [
            {"hand": 2, "joker": False},
            {"hand": 3, "joker": False},
            {"hand": 3, "joker": True},
        ]


def test_two_games_have_too_many() -> None:
    too_many = [game.key for game in GAMES if not is_small(game)]
    assert too_many == ["dice_theme_park", "qui_paire_gagne"]


def test_the_sample_of_parks_has_every_mode_and_every_expansion_with_and_without() -> None:
    cases = [case for case in cases_of(PARKS, widely=False) if case.settings]
    for option in PARKS.options:
        offered = {value for case in cases for value in option.values(case.seats, case.chosen)}
        assert {case.chosen[option.key] for case in cases} == offered


def test_fuzzing_meets_every_mode_with_every_set_of_expansions_and_alone_both_sides() -> None:
    cases = [case for case in cases_of(PARKS, widely=True) if case.settings]
    met = {
        (case.seats, *(case.chosen[key] for key in ("mode", *SWITCHES, "solo"))) for case in cases
    }
    each = [*itertools.product(*[[False, True]] * len(SWITCHES))]
    modes = ["initiation", "short", "full"]
    assert met == {
        *((seats, mode, *on, "off") for seats in (2, 3, 4) for mode in modes for on in each),
        *((1, "full", *on, side) for on in each for side in ("normal", "difficult")),
    }
    assert len(cases) == len(met)


def test_a_sample_has_every_number_of_players_with_the_usual_options_and_others() -> None:
    for seats in PAIRS.seats:
        cases = [case for case in cases_of(PAIRS, widely=False) if case.seats == seats]
        assert [len(case.settings) for case in cases] == [0] + [len(PAIRS.options)] * SAMPLED_SETS
        assert len({case.settings for case in cases}) == len(cases)


@pytest.mark.parametrize("option", PAIRS.options, ids=lambda option: option.key)
def test_a_sample_has_every_value_of_short_options_and_the_ends_of_long_ones(
    option: Option,
) -> None:
    cases = [case for case in cases_of(PAIRS, widely=False) if case.settings]
    chosen = {case.chosen[option.key] for case in cases}
    wanted = {value for case in cases for value in some(option, case.seats, case.chosen)}
    if option.key == "company":  # its values go with the seats
        assert {"all", 3} <= chosen
        assert len(chosen) > 4
    else:
        assert chosen == wanted


def test_a_sample_has_most_values_together_with_each_other() -> None:
    cases = [case.chosen for case in cases_of(PAIRS, widely=False) if case.settings]
    usual = PAIRS.settings(8, {})
    by_two = [
        ((one.key, left), (other.key, right))
        for one, other in itertools.combinations(PAIRS.options[:-1], 2)
        for left in some(one, 8, usual)
        for right in some(other, 8, usual)
    ]
    met = [
        pair
        for pair in by_two
        if any(case[pair[0][0]] == pair[0][1] and case[pair[1][0]] == pair[1][1] for case in cases)
    ]
    assert len(met) > 0.75 * len(by_two)
