"""Who sees what: zones that say what they hold, kinds of event that say whom they are told."""

from __future__ import annotations

from types import ModuleType

from manege.kernel.chance import chance_from
from manege.kernel.secrecy import Secrecy, Zone, everybody, kinds_in, nobody, owner
from manege.kernel.story import ALL, NOBODY, OWNER, Event, Kind
from tests.kernel.toy import A, B, Toy, toy

SECRECY = Secrecy(
    zones=[
        Zone("hand", lambda t, seat: [0, 1], seen_by=owner),
        Zone("pile", lambda t, _: [1], seen_by=nobody, each_seat=False),
        Zone("bench", lambda t, seat: [1] * seat, seen_by=everybody, holds="visitor"),
        Zone("drawer", lambda t, _: [0], seen_by=nobody, counted_by=nobody, each_seat=False),
    ],
    events={
        kind.name: kind
        for kind in (
            Kind("drew", seat=ALL, card=OWNER),
            Kind("came", visitor=ALL),
            Kind("thought", seat=OWNER, card=OWNER),
            Kind("shuffled", place=NOBODY),
        )
    },
    names={"card": ["fox", "owl"], "visitor": ["ann", "bob"]},
)


def test_a_zone_writes_what_it_holds() -> None:
    assert SECRECY.zones_for(toy(2), A) == {
        "hand": [["fox", "owl"], 2],
        "pile": 1,
        "bench": [[], ["bob"]],
        "drawer": None,
    }


def test_cards_and_visitors_are_counted_apart() -> None:
    assert SECRECY.census(toy(2)) == {("card", 0): 3, ("card", 1): 3, ("visitor", 1): 1}


def test_a_fact_is_told_to_its_owner_or_to_all() -> None:
    drew = Event("drew", {"seat": B, "card": 1})
    assert SECRECY.told(drew, B) == {"event": "drew", "seat": B, "card": "owl"}
    assert SECRECY.told(drew, A) == SECRECY.told(drew, None) == {"event": "drew", "seat": B}
    came = Event("came", {"visitor": 1})
    assert SECRECY.told(came, None) == {"event": "came", "visitor": "bob"}


def test_of_what_is_nobodys_business_nothing_is_told() -> None:
    thought = Event("thought", {"seat": A, "card": 0})
    assert SECRECY.told(thought, A) == {"event": "thought", "seat": A, "card": "fox"}
    assert SECRECY.told(thought, B) is None
    assert SECRECY.told(Event("shuffled", {"place": 3}), A) is None
    assert SECRECY.told(Event("undeclared", {"seat": A}), A) is None


def test_a_games_story_declares_its_kinds() -> None:
    story = ModuleType("story")
    vars(story).update(DREW=Kind("drew", seat=ALL), ALL=ALL, CAME=Kind("came", seat=ALL), Toy=Toy)
    assert list(kinds_in(story)) == ["drew", "came"]
    assert Toy(2, chance_from(1)).story is None
