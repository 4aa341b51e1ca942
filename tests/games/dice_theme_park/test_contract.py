"""The contract of every game, held by this one before it stands on the shelf."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from manege import files
from manege.games.dice_theme_park.contents import GAME
from tests.contract import checks
from tests.contract.cases import Case, cases_of

CASES = cases_of(GAME)
EACH_CASE = pytest.mark.parametrize("case", CASES, ids=str)
CHECKS: list[Callable[[Case, int], object]] = [
    *(checks.ends, checks.same_seed_same_story, checks.legal_is_listed_is_performable),
    *(checks.verbs_say_why, checks.copies_share_nothing, checks.undoes),
    *(checks.secrets_stay_secret, checks.imagining_deals_anew),
    *(checks.imagined_tables_play_on, checks.components_are_conserved),
]


def test_every_number_of_players_and_every_mode_is_looked_at() -> None:
    assert len(CASES) == 9


@EACH_CASE
def test_options_settle(case: Case) -> None:
    checks.options_settle(case)


@EACH_CASE
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_holds(case: Case, check: Callable[[Case, int], object]) -> None:
    check(case, 20261116)


@EACH_CASE
def test_a_match_is_its_file(case: Case) -> None:
    checks.saves_and_replays(case, 7, lambda game, data: files.replayed(data, lambda _: game))
