"""What holds of every game, every number of players and every set of options."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from manege import files
from manege.kernel.game import Game
from tests.contract import checks
from tests.contract.cases import (
    Case,
    every_case,
    every_game,
    every_game_and_seats,
    some_seeds,
    somewhere,
    state_of,
)

RECORDED = Path(__file__).parent / "recorded"


@every_case
def test_options_settle_and_what_is_offered_can_be_chosen(case: Case) -> None:
    checks.options_settle(case)


@every_case
@some_seeds
def test_a_game_played_at_random_ends(case: Case, seed: int) -> None:
    checks.ends(case, seed)


@every_case
@some_seeds
def test_the_same_seed_tells_the_same_story(case: Case, seed: int) -> None:
    checks.same_seed_same_story(case, seed)


@every_case
@some_seeds
def test_legal_is_listed_is_performable(case: Case, seed: int) -> None:
    checks.legal_is_listed_is_performable(case, seed)


@every_case
@some_seeds
def test_verbs_refuse_by_a_clause_of_their_own(case: Case, seed: int) -> None:
    checks.verbs_say_why(case, seed)


@every_case
@some_seeds
def test_a_copy_shares_nothing_with_its_original(case: Case, seed: int) -> None:
    checks.copies_share_nothing(case, seed)


@every_case
@some_seeds
def test_a_match_is_its_file(case: Case, seed: int) -> None:
    checks.saves_and_replays(case, seed, lambda game, data: files.replayed(data, lambda _: game))


@every_game_and_seats
@some_seeds
def test_an_undone_action_can_be_done_again(case: Case, seed: int) -> None:
    checks.undoes(case, seed)


@every_case
@some_seeds
def test_what_a_seat_gets_does_not_depend_on_what_it_may_not_know(case: Case, seed: int) -> None:
    checks.secrets_stay_secret(case, seed)


@every_case
@some_seeds
def test_imagining_deals_everything_unknown_anew(case: Case, seed: int) -> None:
    checks.imagining_deals_anew(case, seed)


@every_case
@some_seeds
def test_what_is_imagined_hangs_on_what_is_known_alone(case: Case, seed: int) -> None:
    checks.imagining_starts_from_what_is_known(case, seed)


@every_game_and_seats
@some_seeds
def test_its_bots_choose_by_what_they_may_know(case: Case, seed: int) -> None:
    checks.bots_choose_by_what_they_may_know(case, seed)


@every_case
@some_seeds
def test_an_imagined_table_plays_on(case: Case, seed: int) -> None:
    checks.imagined_tables_play_on(case, seed)


@every_case
@some_seeds
def test_no_component_is_lost_or_doubled_and_what_is_always_true_is(case: Case, seed: int) -> None:
    checks.components_are_conserved(case, seed)


@every_game_and_seats
@some_seeds
def test_its_bots_play_it(case: Case, seed: int) -> None:
    checks.bots_play_it(case, seed)


@every_game
def test_codes_never_change(game: Game, request: pytest.FixtureRequest) -> None:
    path = RECORDED / f"{game.key}.txt"
    if request.config.getoption("--regenerate"):
        recorded = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(checks.recorded_anew(game, recorded), encoding="utf-8")

    checks.codes_are_stable(game, path.read_text(encoding="utf-8"))


@every_case
@some_seeds
def test_a_table_survives_pickling(case: Case, seed: int) -> None:
    table, _ = somewhere(case, seed)
    assert state_of(pickle.loads(pickle.dumps(table))) == state_of(table)


@pytest.mark.parametrize("seats", [-1, 0, 99])
@every_game
def test_a_wrong_number_of_players_is_refused_with_a_sentence(game: Game, seats: int) -> None:
    with pytest.raises(Exception, match=f"{game.key} is for .* players, not {seats}"):
        game.table(seats, 1)
