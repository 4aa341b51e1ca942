"""Tables: an agenda in reading order, decisions made of verbs, pickles."""

from __future__ import annotations

import pickle

import pytest

from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.refusal import Refused
from manege.kernel.story import ALL, NOBODY, OWNER, Event, Kind
from manege.kernel.table import (
    Decision,
    Verb,
    agenda_of,
    ask,
    go_on,
    playout,
    space_of,
    tell,
    tell_each,
    then,
)
from tests.contract.cases import state_of
from tests.kernel.toy import ACTIONS, DO, A, Act, B, Say, Toy, TwoEffects, do, effects, say, toy


def test_two_effects_of_a_step_happen_in_the_order_written() -> None:
    t = toy(2)
    then(t, agenda_of([TwoEffects(), Say("rest")]))
    go_on(t)
    assert t.said == ["first", "and more", "second", "rest"]


def test_so_do_those_of_an_action_before_what_was_on_the_agenda() -> None:
    t = toy(2)
    then(t, say("rest"))
    ask(t, Act(A))
    do(t, effects, A)
    assert t.said == ["first", "and more", "second", "end", "rest"]
    assert t.agenda is None


def test_nothing_happens_by_itself_while_somebody_decides() -> None:
    t = toy(2)
    then(t, say("rest"))
    ask(t, Act(B))
    go_on(t)
    assert (t.said, t.asked) == ([], [B])


def test_a_decision_without_verbs_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="at least one verb"):
        Decision[Toy](A, [])


def test_an_action_of_no_verb_here_is_refused_by_the_decision() -> None:
    t = toy(2)
    ask(t, Act(A))
    for code in (-1, len(ACTIONS)):
        with pytest.raises(Refused, match="elsewhere"):
            t.play(code)
    with pytest.raises(Refused, match="not-asked"):
        t.play(0, B)


class Card(Verb[Toy]):
    def offers(self, t: Toy, seat: int, c: Choices) -> None:
        for which in range(len(self.notations)):
            c.one(which)

    def perform(self, t: Toy, seat: int, which: int) -> None:
        t.said.append(self.notations[which])


def test_codes_follow_the_verbs_and_room_keeps_some_free() -> None:
    play, end = Card(["play a", "play b"], room=4), Card(["end"])
    assert space_of([play, end]) == ["play a", "play b", "", "", "end"]
    assert (play.first, play.end, end.first, end.end) == (0, 2, 4, 5)


def test_a_card_added_in_its_room_moves_no_other_code() -> None:
    before = space_of([Card(["play a"], room=3), Card(["end"])])
    after = space_of([Card(["play a", "play b"], room=3), Card(["end"])])
    assert [code for code, action in enumerate(after) if before[code] != action] == [1]
    assert before[1] == ""


def test_a_free_code_is_nobodys() -> None:
    play, end = Card(["play a"], room=3), Card(["end"])
    space_of([play, end])

    class Turn(Act):
        def __init__(self, seat: int) -> None:
            Decision.__init__(self, seat, [play, end])

    t = toy(1)
    ask(t, Turn(A))
    assert t.options() == [0, 3]
    for free in (1, 2):
        with pytest.raises(Refused, match="elsewhere"):
            t.play(free)
    t.play(3)
    assert t.said == ["end"]


def test_a_pick_is_one_of_the_options() -> None:
    t = toy(1)
    ask(t, Act(A))
    chance = chance_from(3)
    picked = {Act(A).pick(t, chance, Choices()) for _ in range(300)}
    assert picked == set(t.options()) == set(range(len(DO.notations)))


def test_playing_to_the_end_counts_the_decisions() -> None:
    t = toy(1)
    then(t, say("end"))
    ask(t, Act(A))
    twin = t.copy()
    number = playout(twin, chance_from(5))
    assert number > 0
    assert twin.decision is None
    assert twin.said[-1] == "end"
    assert t.said == []


def test_a_pickled_table_is_all_of_it_but_hears_nothing() -> None:
    t = toy(3)
    then(t, say("rest"))
    ask(t, Act(B))
    t.said.append("before")
    t.light = 4
    t.story = []
    twin = pickle.loads(pickle.dumps(t))
    assert state_of(twin) == state_of(t)
    assert twin.story is None
    do(twin, effects, B)
    assert t.said == ["before"]
    assert twin.said[-1] == "rest"


# What is told

DREW = Kind("drew", seat=ALL, card=OWNER, place=NOBODY)


def test_nothing_is_told_when_nobody_listens() -> None:
    t = toy(2)
    tell(t, DREW, A, 3, 5)
    assert t.story is None


def test_an_event_has_the_facts_of_its_kind_in_order() -> None:
    t = toy(2)
    t.story = []
    tell(t, DREW, B, 3, 5)
    tell_each(t, Kind("dealt", seat=ALL, card=OWNER), A, 0o201)
    assert t.story == [
        Event("drew", {"seat": B, "card": 3, "place": 5}),
        Event("dealt", {"seat": A, "card": 0}),
        Event("dealt", {"seat": A, "card": 2}),
        Event("dealt", {"seat": A, "card": 2}),
    ]
    assert DREW.told_to == {"seat": ALL, "card": OWNER, "place": NOBODY}
