"""The contract tests fail when they should: for each promise a planted fault that breaks it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from manege import files, games
from manege.kernel.chance import Chance, chance_from
from manege.kernel.errors import UndoRefused
from manege.kernel.game import Settings
from manege.kernel.match import Match
from manege.kernel.refusal import Refused
from manege.kernel.secrecy import Secrecy, Zone, everybody
from manege.kernel.sight import Sight
from manege.kernel.table import Step, Table
from tests.contract import bataille, checks, nim
from tests.contract.bataille import Bataille, DrawAll, Lay, NextRound, TurnUp
from tests.contract.cases import Case

NIM = Case(nim.GAME, 2)
BATAILLE = Case(bataille.GAME, 3)
TOC = Case(games.game("toc_toc_toc"), 4)

Check = Callable[[Case, int], object]


def found(check: Check, case: Case, *, as_error: type[Exception] = AssertionError) -> bool:
    """Whether the check finds the fault within a few seeds."""
    for seed in range(20):
        try:
            check(case, seed)
        except as_error:
            return True
    return False


def with_zone(case: Case, name: str, **changes: Any) -> Case:
    def changed(zone: Zone) -> Zone:
        return replace(zone, **changes) if zone.name == name else zone

    secrecy = case.game.secrecy
    return case.with_fault(secrecy=replace(secrecy, zones=[changed(z) for z in secrecy.zones]))


def with_event(case: Case, event: str, field: str) -> Case:
    secrecy: Secrecy = case.game.secrecy
    events = {**secrecy.events, event: {**secrecy.events[event], field: everybody}}
    return case.with_fault(secrecy=replace(secrecy, events=events))


@pytest.mark.parametrize(("case", "zone"), [(TOC, "hand"), (TOC, "door"), (TOC, "pile")])
def test_a_leaked_zone_is_found(case: Case, zone: str) -> None:
    assert not found(checks.secrets_stay_secret, case)
    assert found(checks.secrets_stay_secret, with_zone(case, zone, seen_by=everybody))


@pytest.mark.parametrize(("case", "event"), [(TOC, "knocked"), (BATAILLE, "laid")])
def test_an_event_that_tells_too_much_is_found(case: Case, event: str) -> None:
    assert not found(checks.secrets_stay_secret, case)
    assert found(checks.secrets_stay_secret, with_event(case, event, "card"))


def test_something_that_comes_to_light_uncounted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class InTheDark(TurnUp):
        def perform(self, table: Table) -> None:
            super().perform(table)
            table.light -= 1

    with_steps(monkeypatch, InTheDark(), DrawAll(), NextRound())
    assert found(checks.secrets_stay_secret, BATAILLE)


def test_a_refusal_that_knows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = Lay.why_not

    def tells_the_top_of_the_deck(self: Lay, table: Table, code: int) -> Any:
        assert isinstance(table, Bataille)
        refusal = why_not(self, table, code)
        refusal.facts["deck"] = table.deck[-1] if table.deck else 0
        return refusal

    monkeypatch.setattr(Lay, "why_not", tells_the_top_of_the_deck)
    assert found(checks.secrets_stay_secret, BATAILLE)


def test_a_shared_list_in_a_copy_is_found() -> None:
    class SharesHands(Bataille):
        def copy(self) -> Bataille:
            twin = SharesHands(self.seats, self.chance.copy(), self.hand_size)
            for name, value in vars(super().copy()).items():
                setattr(twin, name, value)
            for name in ("decision", "beside", "agenda", "light"):
                setattr(twin, name, getattr(self, name))
            twin.hands = self.hands
            return twin

    def setup(seats: int, chance: Chance, settings: Settings) -> Table:
        t = SharesHands(seats, chance, 2)
        t.deck = bataille.setup(seats, chance, settings).deck
        return t

    assert not found(checks.copies_share_nothing, BATAILLE)
    assert found(checks.copies_share_nothing, BATAILLE.with_fault(setup=setup))


def test_an_unlisted_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Take, "allows", lambda *_: True)
    assert found(checks.legal_is_listed_is_performable, NIM)


def test_a_listed_action_that_cannot_be_performed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Take, "options", lambda *_: [0, 1, 5])
    monkeypatch.setattr(nim.Take, "allows", lambda _, __, code: code in (0, 1))
    assert found(checks.legal_is_listed_is_performable, NIM, as_error=Refused)


def test_an_uneven_draw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Take, "pick", lambda *_: 0)
    assert found(checks.legal_is_listed_is_performable, NIM)


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class DropsOne(TurnUp):
        def perform(self, table: Table) -> None:
            super().perform(table)
            assert isinstance(table, Bataille)
            table.played.pop()

    with_steps(monkeypatch, DropsOne(), DrawAll(), NextRound())
    assert found(checks.components_are_conserved, BATAILLE)


def test_steps_in_the_wrong_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with_steps(monkeypatch, TurnUp(), NextRound(), DrawAll())
    assert found(checks.components_are_conserved, BATAILLE)


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = nim.Take.answer

    def puts_them_back(self: nim.Take, table: Table, code: int) -> None:
        assert isinstance(table, nim.Nim)
        table.heap += code + 1
        answer(self, table, code)

    monkeypatch.setattr(nim.Take, "answer", puts_them_back)
    assert found(checks.ends, NIM)


def test_chance_from_elsewhere_is_found() -> None:
    def setup(seats: int, chance: Chance, settings: Settings) -> Table:
        t = bataille.setup(seats, chance, settings)
        random.shuffle(t.deck)
        return t

    case = BATAILLE.with_fault(setup=setup)
    assert found(checks.same_seed_same_story, case, as_error=Exception)
    assert found(replays, case, as_error=Exception)


def replays(case: Case, seed: int) -> None:
    checks.saves_and_replays(case, seed, lambda game, data: files.replayed(data, lambda _: game))


def test_an_imagination_that_knows_the_truth_is_found() -> None:
    case = TOC.with_fault(imagine=lambda t, viewer, chance: t.copy())
    assert found(checks.imagining_deals_anew, case)


def test_an_imagination_that_forgets_what_was_seen_is_found() -> None:
    def deals_all_anew(t: Any, viewer: Any, chance: Chance) -> Table:
        twin: Table = TOC.game.imagine(t, None, chance)
        return twin

    case = TOC.with_fault(imagine=deals_all_anew)
    assert found(checks.secrets_stay_secret, case)


def test_an_undo_that_takes_others_along_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def back_to_before_mine(self: Match, seat: int) -> Match:
        mine = [number for number, action in enumerate(self.actions) if action.seat == seat]
        if not mine:
            raise UndoRefused("nothing")
        return self.fork(mine[-1])

    assert checks.undoes(BATAILLE, 1) > 0
    monkeypatch.setattr(Match, "undone", back_to_before_mine)
    assert found(checks.undoes, BATAILLE)


def test_a_code_that_moved_is_found() -> None:
    recorded = "\n".join(NIM.game.actions) + "\n"
    checks.codes_are_stable(NIM.game, recorded)
    moved = replace(NIM.game, actions=list(reversed(NIM.game.actions)))
    with pytest.raises(AssertionError):
        checks.codes_are_stable(moved, recorded)


def test_a_bot_that_plays_what_is_not_listed_is_found() -> None:
    class Cheat:
        def choose(self, sight: Sight) -> int:
            return len(sight.game.actions)

    case = NIM.with_fault(bots={"cheat": lambda seed: Cheat()})
    with pytest.raises(Refused):
        checks.bots_play_it(case, 1)


def test_a_run_that_differs_by_one_card_has_another_trace() -> None:
    """What this guards against happened: `1 << 40` compiled to a 32-bit shift."""
    one, two = BATAILLE.match(0), BATAILLE.match(0)
    assert isinstance(two.table, Bataille)
    two.table.deck.reverse()
    assert checks.trace(one, chance_from(0)) != checks.trace(two, chance_from(0))


def with_steps(monkeypatch: pytest.MonkeyPatch, *steps: Step) -> None:
    monkeypatch.setattr(bataille, "REST_OF_THE_ROUND", steps)
