"""Other figures on tiles, staff and monorails: what may be replaced, and that it is played so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from manege import files
from manege.games.dice_theme_park import GAME
from manege.games.dice_theme_park.printed import printed
from manege.games.dice_theme_park.tiles import TILE_IDS
from manege.games.dice_theme_park.variants.figures import FIELDS, OWN, replace, replaced
from manege.kernel.errors import BadComponents, BadMatchFile
from manege.kernel.match import Match
from tests.games.dice_theme_park.support import (
    ANNE,
    at_random,
    dealt,
    fields,
    money,
    offered,
    options,
    play,
    quietly,
    table,
    to_phase,
)
from tests.games.dice_theme_park.test_solo import alone


@pytest.fixture(autouse=True)
def own_figures_again() -> Iterator[None]:
    yield
    replace({})


def test_a_tile_costs_and_brings_what_is_printed_now() -> None:
    replace({"duck-pond": {"cost": 1, "stars": 9}})
    t = table(phase="expansion", row=["duck-pond"], order=[0, 1], dice={ANNE: ["blue-3 e2"]})
    play(t, "build duck-pond", "at d1")
    assert money(t) == 5
    to_phase(t, "activation")
    play(t, "plan blue-3 e2", "stroll-to d2", "plan blue-3 d2", "stroll-to d1", "activate d1")
    assert fields(t)["tally"][ANNE]["stars"] == 9


def test_it_asks_for_what_is_printed_now() -> None:
    replace({"wild-river": {"relation": "equal", "icons": ["grey", "yellow"]}})
    t = table(dice={ANNE: ["green-3 c3", "yellow-3 c3"]})
    assert offered(t, "activate") == ["c3"]
    replace({"wild-river": {"values": ["odd", "even"], "relation": "free"}})
    t = table(dice={ANNE: ["green-5 c3", "blue-2 c3"]})
    assert offered(t, "activate") == ["c3"]
    assert printed()["tiles"]["wild-river"]["icons"][0] == {"colour": "grey", "values": "odd"}


def test_so_do_staff_monorails_and_prizes() -> None:
    replace(
        {
            "guide": {"value": 6, "income": 9},
            "monorails-2": {"spaces": [1] * 9},
            "prizes-2": {"stars": [7, 0]},
        }
    )
    t = dealt(2, 3)
    assert {die.split("-")[1] for train in fields(t)["trains"] for die in train} == {"1"}
    t = table(phase="planning", objectives=["o1", "o3"], round_=3, money={ANNE: 30})
    play(t, "pick guide mascot", seat=0)
    play(t, "pick guard mascot", seat=1)
    assert fields(t)["sums"] == [10, 6]
    assert money(t) == 30 + 9 + 3 + 1
    assert fields(t)["objectives"][0]["stars"] == [7, 0]


def test_so_do_the_cards_and_the_track_of_the_solo_game() -> None:
    replace(
        {
            "i1": {"value": 11, "skill": 0, "monorail": 2},
            "sa7": {"number": 1, "red": 9},
            "sa8": {"number": 9, "red": 9},
            "track": {"red": [5, 10, 10, 10], "targets": [100, 110]},
        }
    )
    t = alone(
        phase="planning",
        round_=2,
        extra=(2,),
        initiative=["i1"],
        aims=[["sa7", "sa8"], [], [], []],
    )
    play(t, "pick architect director")
    assert fields(t)["solo"]["denied"] == {"monorails": [2], "tiles": [], "skills": []}
    while t.round == 2:
        quietly(t)
    assert fields(t)["solo"]["target"] == 100 + 9 + 5
    assert printed()["staff"]
    assert GAME.printed()["initiatives"]["i1"]["value"] == 11


def test_every_piece_can_be_named_whole() -> None:
    assert set(TILE_IDS) <= set(OWN)
    replace(OWN)
    assert replaced() == {}
    assert FIELDS["entrance"].keys() == {"stars", "income"}
    assert "cost" not in FIELDS["wild-river"]


FAULTS: dict[str, tuple[dict[str, object], str]] = {
    "an unknown tile": ({"moon-base": {"cost": 1}}, "dice_theme_park has no card “moon-base”"),
    "an unknown field": ({"duck-pond": {"price": 1}}, "duck-pond has no field “price”"),
    "three slots": ({"duck-pond": {"slots": 3}}, "slots: a whole number from 0 to 2"),
    "a seven": ({"guide": {"value": 7}}, "guide, value: a whole number from 1 to 6"),
    "an unknown colour": ({"duck-pond": {"colour": "pink"}}, "colour: one of blue, green, yellow"),
    "an icon too many": (
        {"duck-pond": {"icons": ["blue", "blue"]}},
        "icons: 1 times one of blue, green",
    ),
    "a number for a name": ({"duck-pond": {"values": [3]}}, "values: 1 times one of any, even"),
    "too few spaces": ({"monorails-2": {"spaces": [6, 4]}}, "spaces: 9 numbers from 1 to 6"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_be_is_told_with_piece_and_field_and_nothing_changes(fault: str) -> None:
    figures, sentence = FAULTS[fault]
    with pytest.raises(BadComponents) as refused:
        replace({"carousel": {"cost": 7}, **figures})
    assert sentence in str(refused.value)
    assert replaced() == {}


def test_a_match_is_replayed_with_the_figures_it_was_played_with() -> None:
    figures = {"duck-pond": {"cost": 1}}
    replace(figures)
    match = Match(GAME, 2, 5)
    for _ in range(20):
        match.play(match.options()[0])
    data = match.as_data()

    assert data["components"] == figures
    assert files.replayed(data).told(None) == match.told(None)
    replace({})
    with pytest.raises(BadMatchFile, match="duck-pond cost 1, here as the game has it"):
        files.replayed(data)


def test_games_with_other_figures_are_played_to_their_end() -> None:
    replace({tile: {"stars": 1} for tile in TILE_IDS})
    t = dealt(3, 6, "full")
    for _ in at_random(t):
        assert options(t)
    assert GAME.fault(t) is None


@pytest.mark.parametrize(
    ("piece", "field", "least", "most"),
    [
        ("duck-pond", "cost", 0, 20),
        ("duck-pond", "stars", 0, 20),
        ("duck-pond", "income", 0, 20),
        ("duck-pond", "slots", 0, 2),
        ("duck-pond", "slot", 0, 20),
        ("entrance", "stars", 0, 20),
        ("guide", "value", 1, 6),
        ("guide", "income", 0, 20),
    ],
)
def test_figures_reach_as_far_as_they_are_told_to(
    piece: str, field: str, least: int, most: int
) -> None:
    for number in (least, most):
        replace({piece: {field: number}})
        own = OWN[piece][field]
        assert replaced() == ({} if number == own else {piece: {field: number}})
    for number in (least - 1, most + 1):
        with pytest.raises(BadComponents, match=f"from {least} to {most}"):
            replace({piece: {field: number}})


@pytest.mark.parametrize(("seats", "trains"), [(2, 9), (3, 12), (4, 15)])
def test_every_set_of_monorails_and_prizes_is_replaced_whole(seats: int, trains: int) -> None:
    spaces = [1 + n % 6 for n in range(trains)]
    prizes = [*range(seats)]
    replace({f"monorails-{seats}": {"spaces": spaces}, f"prizes-{seats}": {"stars": prizes}})

    assert printed()["prizes"][seats] == prizes
    t = dealt(seats, 1)
    trained = [[int(die[-1]) for die in train] for train in fields(t)["trains"]]
    assert [sorted(train) for train in trained] == [
        sorted(spaces[n : n + 3]) for n in range(0, trains, 3)
    ]


def test_an_income_of_1_is_paid_too() -> None:
    replace({"receptionist": {"income": 0}, "guard": {"income": 0}})
    t = table(phase="planning")
    for seat in (0, 1):
        play(t, "pick receptionist guard", seat=seat)

    assert money(t) == 7
