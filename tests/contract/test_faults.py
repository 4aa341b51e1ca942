"""The contract tests fail when they should: for each promise a planted fault that breaks it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from manege import files, games
from manege.kernel import bag
from manege.kernel.chance import Chance, chance_from
from manege.kernel.choices import Choices
from manege.kernel.errors import BadSetup, UndoRefused
from manege.kernel.game import Option, Settings, View
from manege.kernel.match import Match
from manege.kernel.refusal import Refused, Why
from manege.kernel.secrecy import Secrecy, Zone, everybody
from manege.kernel.sight import Sight
from manege.kernel.story import ALL, Kind
from manege.kernel.table import (
    Agenda,
    Beside,
    Decision,
    Step,
    Table,
    agenda_of,
    ask,
    ask_nobody_else,
    joined,
)
from tests.contract import bataille, checks, fete, lanes, nim
from tests.contract.bataille import Bataille, DrawAll, LayAll, NextRound, TurnUp
from tests.contract.cases import Case
from tests.contract.fete import chain
from tests.contract.fete.components import Fair
from tests.contract.fete.lanterns import Lanterns

NIM = Case(nim.GAME, 2)
BATAILLE = Case(bataille.GAME, 3)
FETE = Case(fete.GAME, 3)
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
    told = Kind(event, **{**secrecy.events[event].told_to, field: ALL})
    return case.with_fault(secrecy=replace(secrecy, events={**secrecy.events, event: told}))


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
        def perform(self, t: Bataille) -> None:
            super().perform(t)
            t.light -= 1

    with_steps(monkeypatch, InTheDark(), DrawAll(), NextRound())
    assert found(checks.secrets_stay_secret, BATAILLE)


def test_a_refusal_that_knows_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = bataille.Lay.offers
    tells_the_top_of_the_deck = Why("BA-1", "not-in-hand", "card", "deck")

    def with_the_deck(self: bataille.Lay, t: Bataille, seat: int, c: Choices) -> None:
        top = t.deck[-1] if t.deck else 0
        c.unless(c.which not in t.hands[seat], tells_the_top_of_the_deck, c.which, top)
        offers(self, t, seat, c)

    monkeypatch.setattr(bataille.Lay, "offers", with_the_deck)
    assert found(checks.secrets_stay_secret, BATAILLE)


def test_a_shared_list_in_a_copy_is_found() -> None:
    class SharesHands(Bataille):
        def copy(self) -> Bataille:
            twin = super().copy()
            twin.hands = self.hands
            return twin

    def setup(seats: int, chance: Chance, settings: Settings) -> Table:
        t = SharesHands(seats, chance)
        vars(t).update(vars(bataille.setup(seats, chance, settings)))
        return t

    assert not found(checks.copies_share_nothing, BATAILLE)
    assert found(checks.copies_share_nothing, BATAILLE.with_fault(setup=setup))


def test_an_unlisted_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Turn, "allows", lambda *_: True)
    assert found(checks.legal_is_listed_is_performable, NIM)


def test_a_listed_action_that_cannot_be_performed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lists_two_and_allows_one(self: nim.Take, t: nim.Nim, seat: int, c: Choices) -> None:
        c.one()
        if not c.asked:
            c.one(1)

    monkeypatch.setattr(nim.Take, "offers", lists_two_and_allows_one)
    assert found(checks.legal_is_listed_is_performable, NIM, as_error=Refused)


def test_a_verb_that_does_not_know_all_its_codes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.TAKE, "end", 1)
    assert found(checks.legal_is_listed_is_performable, NIM, as_error=Refused)


def test_a_verb_left_out_of_the_actions_is_found() -> None:
    assert not found(checks.verbs_say_why, FETE)
    case = FETE.with_fault(actions=[*fete.GAME.actions[:-1], "leave-dark"])
    assert found(checks.verbs_say_why, replace(case, settings=(("lanterns", True),)))


def test_a_verb_that_refuses_without_a_clause_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_a_word(self: nim.Take, t: nim.Nim, seat: int, c: Choices) -> None:
        c.one()
        if t.heap > 1:
            c.one(1)

    assert not found(checks.verbs_say_why, NIM)
    monkeypatch.setattr(nim.Take, "offers", without_a_word)
    assert found(checks.verbs_say_why, NIM)


def test_an_uneven_draw_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nim.Turn, "pick", lambda *_: 0)
    assert found(checks.legal_is_listed_is_performable, NIM)


def test_an_option_before_the_one_it_depends_on_is_found() -> None:
    def jokers(seats: int, chosen: Settings) -> list[object]:
        return [False, True] if chosen.get("hand") == 3 else [False]

    hand, _ = BATAILLE.game.options
    case = Case(bataille.GAME, 3, (("hand", 3),))
    backwards = case.with_fault(options=[Option("joker", False, jokers), hand])
    checks.options_settle(case)
    with pytest.raises(BadSetup):
        checks.options_settle(backwards)


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class DropsOne(TurnUp):
        def perform(self, t: Bataille) -> None:
            super().perform(t)
            t.played.pop()

    with_steps(monkeypatch, DropsOne(), DrawAll(), NextRound())
    assert found(checks.components_are_conserved, BATAILLE)


def test_steps_in_the_wrong_order_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with_steps(monkeypatch, TurnUp(), NextRound(), DrawAll())
    assert found(checks.components_are_conserved, BATAILLE)


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    perform = nim.Take.perform

    def puts_them_back(self: nim.Take, t: nim.Nim, seat: int, which: int) -> None:
        t.heap += which + 1
        perform(self, t, seat, which)

    monkeypatch.setattr(nim.Take, "perform", puts_them_back)
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


def test_an_imagination_that_starts_from_the_true_order_is_found() -> None:
    def shuffles_as_it_lies(t: Any, viewer: Any, chance: Chance) -> Table:
        twin: Table = TOC.game.imagine(t, viewer, chance.copy())
        pile = t.pile[:]
        under = pile[t.drawn + 1 :]
        chance.shuffle(under)
        for place, card in enumerate(under):
            pile[t.drawn + 1 + place] = card
        twin.pile = pile  # type: ignore[attr-defined]
        return twin

    case = TOC.with_fault(imagine=shuffles_as_it_lies)
    assert found(checks.imagining_starts_from_what_is_known, case)


class Peeping:
    """Looks at the true table by way of what it is given."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> int:
        hidden: list[int] = sight._Sight__table.under_the_top()  # type: ignore[attr-defined]
        return sight.options[sum(place * card for place, card in enumerate(hidden)) % 2]


def test_a_bot_that_peeps_is_found() -> None:
    case = TOC.with_fault(bots={"peeping": Peeping}, guide=None)
    assert found(checks.bots_choose_by_what_they_may_know, case)


@pytest.mark.parametrize("told", ["look", "why", "worth"])
def test_a_hint_that_tells_of_the_others_hands_is_found(told: str) -> None:
    hints = TOC.game.hints
    assert hints is not None

    def peeping(view: View, seat: int, asked: Any) -> Any:
        hands = view["zones"]["hand"]
        held = sum(len(card) for cards in hands for card in cards)
        said = getattr(hints, told)(view, seat, asked)
        if told == "worth":
            return [value + held * place for place, value in enumerate(said)]
        return said[0], {**said[1], "held": held}

    case = with_zone(TOC, "hand", seen_by=everybody)
    changes: dict[str, Any] = {told: peeping}
    case = case.with_fault(guide=None, hints=replace(hints, **changes))
    assert found(checks.bots_choose_by_what_they_may_know, case)


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


def test_a_new_action_is_recorded_but_no_code_moves() -> None:
    grown = replace(NIM.game, actions=[*NIM.game.actions, "take 4"])
    recorded = "\n".join([*NIM.game.actions, "", ""])
    assert checks.recorded_anew(grown, recorded).endswith("\ntake 4\n")
    with pytest.raises(AssertionError, match="is now that of “take 4”"):
        checks.recorded_anew(grown, recorded.replace("\n\n", "\ntake 9\n"))


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


def with_steps(monkeypatch: pytest.MonkeyPatch, *steps: Step[Bataille]) -> None:
    monkeypatch.setattr(bataille, "ROUND", agenda_of([LayAll(), *steps]))


# The traps of lanes and agendas, as rules would fall into them


def test_effects_that_happen_backwards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def then_before(t: Table, agenda: Agenda) -> None:
        t.agenda = agenda if t.agenda is None else joined(agenda, t.agenda)

    assert not found(lanes.chains_read_in_order, FETE)
    monkeypatch.setattr(chain, "then", then_before)
    assert found(lanes.chains_read_in_order, FETE)


def test_a_step_of_one_lane_that_waits_for_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def then_for_all(t: Table, agenda: Agenda) -> None:
        beside = t.beside
        if beside is None:
            t.agenda = agenda if t.agenda is None else joined(t.agenda, agenda)
        else:
            later = agenda if beside.agenda is None else joined(beside.agenda, agenda)
            t.beside = Beside(beside.lane, beside.parted, later)

    monkeypatch.setattr(chain, "then", then_for_all)
    assert found(lanes.chains_read_in_order, FETE)


def test_a_question_that_takes_the_others_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_alone(t: Table, decision: Decision[Any]) -> None:
        ask_nobody_else(t)
        ask(t, decision)

    assert not found(lanes.order_does_not_matter, FETE)
    monkeypatch.setattr(chain, "ask", ask_alone)
    assert found(lanes.order_does_not_matter, FETE)


def test_a_barrier_that_does_not_wait_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chain.Stop, "perform", lambda _, t, seat, which: ask_nobody_else(t))
    assert found(lanes.order_does_not_matter, FETE)


def test_one_light_for_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not found(lanes.light_is_ones_own, FETE)
    lanes.a_neighbours_draw_is_no_matter(FETE, 1)
    monkeypatch.setattr(Fair, "light_of", lambda t, seat: t.light + sum(t.lights), raising=False)
    assert found(lanes.light_is_ones_own, FETE)
    with pytest.raises(UndoRefused):
        lanes.a_neighbours_draw_is_no_matter(FETE, 1)


def test_a_copy_without_its_lanes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lends_its_turn(t: Fair, twin: Fair) -> None:
        twin.decision = t.decision
        twin.agenda = t.agenda
        twin.light = t.light

    assert not found(lanes.mid_chain_is_apart, FETE)
    monkeypatch.setattr(Fair, "lend_to", lends_its_turn, raising=False)
    assert found(lanes.mid_chain_is_apart, FETE)
    assert found(checks.copies_share_nothing, FETE)


def test_a_step_that_forgets_its_seat_in_a_pickle_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(chain.Pay, "__reduce__")
    assert found(lanes.mid_chain_is_apart, FETE, as_error=TypeError)


def test_an_expansion_shared_by_copies_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(fete.GAME, 3, (("lanterns", True),))
    assert not found(checks.copies_share_nothing, case)
    monkeypatch.setattr(Lanterns, "copy", lambda lanterns: lanterns)
    assert found(checks.copies_share_nothing, case)


def test_a_lane_that_asks_a_neighbour_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class AskNeighbour(chain.NextDie):
        def perform(self, t: Fair) -> None:
            ask(t, chain.Activation(t.left_of(self.seat)))

    monkeypatch.setattr(chain, "NextDie", AskNeighbour)
    assert found(checks.ends, FETE, as_error=ValueError)


def test_a_chain_that_is_another_in_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    perform = chain.Pay.perform

    def pays_more_in_a_lane(self: chain.Pay, t: Fair) -> None:
        perform(self, t)
        t.tokens[self.seat] += t.beside is not None

    assert not found(lanes.in_turn_it_is_the_same, FETE)
    monkeypatch.setattr(chain.Pay, "perform", pays_more_in_a_lane)
    assert found(lanes.in_turn_it_is_the_same, FETE)


@pytest.mark.skipif(
    not (bag.__file__ or "").endswith(".py"), reason="compiled bags are not checked"
)
def test_a_bag_that_takes_an_eighth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chain, "DICE", 50)
    assert found(checks.ends, FETE, as_error=OverflowError)
