"""Balance: means and intervals are those of the scores; leanings show in what is bought."""

from __future__ import annotations

import math
import statistics

import pytest

from manege import games
from manege.arena.balance import Balance, NoTrials, Sample, balance
from manege.games.wishland import GAME
from manege.games.wishland.trial import PLANNERS
from manege.kernel.chance import chance_from
from manege.kernel.trial import Tried


def test_mean_and_interval() -> None:
    scores = [31, 40, 28, 35, 44]
    sample = Sample()
    for score in scores:
        sample.add(score)
    assert sample.mean == pytest.approx(statistics.mean(scores))
    assert sample.interval == pytest.approx(1.96 * statistics.stdev(scores) / math.sqrt(5))


def test_one_score_says_nothing_of_how_far_it_may_be_off() -> None:
    sample = Sample()
    assert sample.mean == 0
    sample.add(3)
    assert sample.interval == math.inf
    assert sample.as_data() == {"number": 1, "mean": 3.0, "interval": None}


def test_every_park_is_counted_by_leaning_seat_and_card() -> None:
    found = Balance("wishland", 2, 1)
    found.count(Tried("mascot", 1, 30, ["mascot-1", "hotel-1"]))
    found.count(Tried("balanced", 2, 40, ["hotel-1"]))

    assert found.all.mean == 35
    assert found.most_above() == ("balanced", 5)
    assert found.between_places() == 10
    assert {card: each.mean for card, each in found.cards.items()} == {
        "mascot-1": 30,
        "hotel-1": 35,
    }


def test_games_are_the_same_by_the_same_seed_and_progress_is_told() -> None:
    told: list[int] = []
    one = balance(GAME, 2, 2, 7, progress=told.append)
    assert told == [1, 2]
    assert balance(GAME, 2, 2, 7).as_data() == one.as_data()
    assert one.all.number == 4
    assert set(one.leanings) <= set(PLANNERS)
    assert list(one.places) == ["1", "2"]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_trial_tells_of_every_seat(seats: int) -> None:
    assert GAME.trial is not None
    tried = GAME.trial(seats, chance_from(3), GAME.settings(seats, {}))
    assert sorted(each.place for each in tried) == list(range(1, seats + 1))
    assert all(each.cards for each in tried)


def test_who_leans_to_a_colour_buys_more_of_it() -> None:
    assert GAME.trial is not None
    bought: dict[bool, list[int]] = {True: [], False: []}
    chance = chance_from(5)
    for _ in range(4):
        for tried in GAME.trial(4, chance, GAME.settings(4, {})):
            mascots = sum(card.startswith("mascot") for card in tried.cards)
            bought[tried.leaning == "mascot"].append(mascots)
    assert statistics.mean(bought[True]) > statistics.mean(bought[False])


def test_other_games_have_no_leanings() -> None:
    with pytest.raises(NoTrials, match="no bots that lean"):
        balance(games.game("toc_toc_toc"), 4, 1, 1)


@pytest.mark.parametrize("mode", ["initiation", "short"])
def test_a_trial_of_dice_theme_park_tells_what_was_built_kept_and_played(mode: str) -> None:
    parks = games.game("dice_theme_park")
    assert parks.trial is not None
    tried = parks.trial(2, chance_from(3), parks.settings(2, {"mode": mode}))
    assert sorted(each.place for each in tried) == [1, 2]
    for each in tried:
        kinds = {card.partition("-")[0] for card in each.cards}
        with_cards = {"administrator", "skill"} if mode == "short" else set()
        assert kinds == {"tile", "staff"} | with_cards
        assert sum(card.startswith("staff-") for card in each.cards) == 8
        assert each.score > 50
