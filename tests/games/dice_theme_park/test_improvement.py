"""4. Amélioration — plans, facilities, architects (DP-45 to DP-47, DP-72 to DP-81)."""

from __future__ import annotations

from typing import Any

import pytest

from manege.games.dice_theme_park.components import EFFECTS, KIOSK, Parks
from manege.games.dice_theme_park.hexes import HEX_IDS
from manege.kernel.errors import BadSetup
from tests.games.dice_theme_park.support import (
    ANNE,
    BASILE,
    EACH_SEAT_COUNT,
    SPECTATOR,
    all_asked,
    by,
    fields,
    money,
    offered,
    options,
    plans,
    play,
    refusal,
    refused,
    table,
    to_phase,
    told,
)

NO_ARCHITECT = {ANNE: ("guide", "guard"), BASILE: ("guide", "guard")}
TWO_SLOTS = {ANNE: ["log-flume d1", "ghost-train c2"]}  # two slots of 3$ each


def improvement(**places: Any) -> Parks:
    usual: dict[str, Any] = {
        "phase": "improvement",
        "played": NO_ARCHITECT,
        "money": {ANNE: 20, BASILE: 20},
        "park": TWO_SLOTS,
    }
    return table(**(usual | places))


@pytest.mark.rule("DP-29", "DP-R31")
@EACH_SEAT_COUNT
def test_all_improve_at_once(seats: int) -> None:
    t = improvement(seats=seats, played={}, money={})
    assert all_asked(t) == [(seat, "improve") for seat in range(seats)]
    by(t, seats - 1, "buy")
    by(t, 0, "buy", "finish")
    assert refused(t, "buy", 0) == "DP-29 wait-for-the-others"


@pytest.mark.rule("DP-30")
def test_all_some_or_none_of_it_and_who_can_do_nothing_is_not_asked() -> None:
    t = improvement(money={ANNE: 20, BASILE: 2}, dice={ANNE: ["blue-3 e2"]})
    assert all_asked(t) == [(ANNE, "improve")]
    play(t, "finish")
    assert fields(t)["phase"] == "activation"


@pytest.mark.rule("DP-72", "DP-R28", "DP-19")
def test_one_plan_a_round_for_3_ready_at_once() -> None:
    t = improvement()
    play(t, "buy")
    assert (money(t), plans(t)) == (17, 4)
    assert refused(t, "buy") == "DP-72 plan-already"


@pytest.mark.rule("DP-72")
@pytest.mark.parametrize(("held", "possible"), [(3, True), (2, False)])
def test_a_plan_must_be_paid(held: int, possible: bool) -> None:
    t = improvement(money={ANNE: held}, park={ANNE: ["duck-pond d1"]})

    assert ("buy" in options(t)) == possible
    if not possible:
        assert refused(t, "buy") == "DP-72 plan-too-dear"


@pytest.mark.rule("DP-163", "DP-R32", "DP-R27")
def test_an_administrator_makes_plans_cost_1() -> None:
    t = improvement(mode="full", administrator={ANNE: "k11"}, money={ANNE: 1, BASILE: 20})
    play(t, "buy", seat=ANNE)

    assert (money(t), plans(t)) == (0, 4)
    assert fields(t)["plan_price"] == [1, 3]


@pytest.mark.rule("DP-73", "DP-74")
def test_two_facilities_a_round_for_the_price_of_their_slots() -> None:
    t = improvement()
    play(t, "install kiosk d1", "install effects d1")
    assert money(t) == 14
    assert fields(t)["facilities"][ANNE] == {"d1": ["kiosk", "effects"]}

    assert refused(t, "install kiosk c2") == "DP-73 two-facilities-already"
    assert offered(t, "install") == []


@pytest.mark.rule("DP-74")
def test_only_on_a_free_slot_of_an_own_tile() -> None:
    t = improvement(facilities={ANNE: ["kiosk d2"]})

    assert refused(t, "install effects d2") == "DP-74 no-free-slot"
    assert refused(t, "install effects a1") == "DP-74 no-tile-there"
    assert refused(t, "install effects e2") == "DP-74 no-free-slot"
    assert refused(t, "activate e2") == "DP-73 improve-or-finish"


@pytest.mark.rule("DP-74")
@pytest.mark.parametrize(("held", "possible"), [(3, True), (2, False)])
def test_without_the_money_it_cannot_be_installed(held: int, possible: bool) -> None:
    t = improvement(money={ANNE: held}, park={ANNE: ["duck-pond d1"]})  # duck-pond: 2$

    assert ("install kiosk d2" in options(t)) == possible
    assert "install kiosk d1" in options(t)
    if not possible:
        why = refusal(t, "install kiosk d2")
        assert why is not None
        assert (why.rule, why.facts["price"], why.facts["money"]) == ("DP-74", 3, 2)


@pytest.mark.rule("DP-75")
def test_never_two_of_a_type_on_one_attraction() -> None:
    t = improvement()
    play(t, "install kiosk d1")

    assert refused(t, "install kiosk d1") == "DP-75 same-facility"
    assert "install generator d1" in options(t)


@pytest.mark.rule("DP-18", "DP-81")
def test_three_of_a_type_and_never_more() -> None:
    t = improvement(facilities={ANNE: ["generator d1", "generator c2", "generator d2"]})

    assert refused(t, "install generator d3") == "DP-18 no-facility-left"
    assert "install kiosk d3" in options(t)
    with pytest.raises(BadSetup, match="DP-81"):
        improvement(facilities={ANNE: [f"generator {place}" for place in ("d1", "c2", "d2", "d3")]})


@pytest.mark.rule("DP-R35", "DP-89")
def test_the_entrance_has_its_generator_printed() -> None:
    assert refused(improvement(), "install generator e2") == "DP-R35 printed-generator"


@pytest.mark.rule("DP-76", "DP-80", "DP-R36")
def test_a_generator_works_from_now_on() -> None:
    t = improvement(
        dice={ANNE: ["green-2 d2", "blue-5 d2", "green-2 d2", "blue-5 d2"]},
        money={ANNE: 3, BASILE: 0},
    )
    play(t, "install generator d2", "finish")
    play(t, "activate d2", "send blue-4 e2")
    play(t, "activate d2", "with blue-5", "send blue-4 e2")

    assert fields(t)["cubes"][ANNE] == {"d2": 2}
    assert refused(t, "activate d2") == "DP-87 no-free-icon"


@pytest.mark.rule("DP-77")
def test_without_an_architect_nothing_comes_off() -> None:
    t = improvement(facilities={ANNE: ["kiosk d2"]})

    assert refused(t, "dismantle kiosk d2") == "DP-77 no-architect"


# The architect


def with_architects(number: int, **places: Any) -> Parks:
    staff = ["architect"] * number + ["guide"] * (2 - number)
    return improvement(played={ANNE: staff}, **places)


@pytest.mark.rule("DP-45", "DP-47", "DP-157", "DP-R27")
@pytest.mark.parametrize(
    ("architects", "administrator", "price"),
    [(0, "k1", 3), (1, "k1", 2), (2, "k1", 1), (0, "k5", 2), (1, "k5", 1), (2, "k5", 0)],
)
def test_facilities_cost_less(architects: int, administrator: str, price: int) -> None:
    t = with_architects(architects, mode="full", administrator={ANNE: administrator})
    play(t, "install kiosk d1")
    assert money(t) == 20 - price
    play(t, "install effects d1")
    assert money(t) == 20 - 2 * price


@pytest.mark.rule("DP-R27", "DP-157")
def test_a_slot_of_2_never_costs_less_than_nothing() -> None:
    t = with_architects(
        2, mode="full", administrator={ANNE: "k5"}, park={ANNE: ["duck-pond d1"]}, money={}
    )
    play(t, "install kiosk d1")

    assert money(t) == 6


@pytest.mark.rule("DP-46", "DP-R33", "DP-R34")
def test_an_architect_takes_one_back_without_a_refund_to_install_it_elsewhere() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2", "effects d3"]})
    play(t, "dismantle kiosk d2")
    assert (money(t), fields(t)["facilities"][ANNE]) == (20, {"d3": ["effects"]})
    assert refused(t, "dismantle effects d3") == "DP-77 no-architect"
    play(t, "install kiosk d1")
    assert money(t) == 18
    play(t, "install kiosk d2")

    assert refused(t, "install effects c3") == "DP-73 two-facilities-already"


@pytest.mark.rule("DP-46", "DP-R33")
def test_only_before_anything_is_installed_or_bought() -> None:
    t = with_architects(2, facilities={ANNE: ["kiosk d2"]})
    assert "dismantle kiosk d2" in options(t)
    play(t, "buy")
    assert refused(t, "dismantle kiosk d2") == "DP-R33 take-back-first"


@pytest.mark.rule("DP-R33", "DP-46")
def test_what_is_not_there_cannot_be_taken_back() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2"]})

    assert offered(t, "dismantle") == ["kiosk d2"]
    assert refused(t, "dismantle effects d2") == "DP-46 not-installed"
    assert refused(t, "dismantle generator e2") == "DP-46 not-installed"


@pytest.mark.rule("DP-47", "DP-40")
def test_two_architects_take_two_back() -> None:
    t = with_architects(2, facilities={ANNE: ["kiosk d2", "effects d3", "generator c3"]})
    play(t, "dismantle kiosk d2", "dismantle generator c3")

    assert refused(t, "dismantle effects d3") == "DP-77 no-architect"
    assert fields(t)["facilities"][ANNE] == {"d3": ["effects"]}


@pytest.mark.rule("DP-39")
def test_an_architect_need_not_be_used() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2"]})
    play(t, "finish")

    assert fields(t)["facilities"][ANNE] == {"d2": ["kiosk"]}


# To the last hex and coin, and what is told


@pytest.mark.rule("DP-74", "DP-75")
def test_all_that_could_be_installed_up_to_the_last_hex() -> None:
    t = improvement(
        park={ANNE: ["carousel b2", "duck-pond a1"], BASILE: ["orchard e3"]},
        facilities={ANNE: ["kiosk d2", "effects d3"]},
        cubes={ANNE: ["a1"]},
    )

    assert offered(t, "install", ANNE) == [
        f"{facility} {place}"
        for facility in ("kiosk", "effects", "generator")
        for place in ("a1", "b2", "c3")
    ]
    assert fields(t)["slots"][ANNE] == {"a1": 2, "b2": 2, "c3": 3}


@pytest.mark.rule("DP-74")
def test_without_a_slot_the_price_does_not_matter() -> None:
    t = improvement(facilities={ANNE: ["kiosk d2"]}, money={ANNE: 0}, mode="full", played={})

    assert refused(t, "install effects d2") == "DP-74 no-free-slot"


@pytest.mark.rule("DP-46", "DP-R33")
def test_nor_is_anything_taken_back_once_one_is_installed() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2"]})
    play(t, "install kiosk d1")

    assert refused(t, "dismantle kiosk d2") == "DP-R33 take-back-first"


@pytest.mark.rule("DP-46")
def test_what_is_missing_is_named_with_its_hex() -> None:
    t = with_architects(
        1,
        park={ANNE: ["carousel b2", "duck-pond a1"]},
        facilities={ANNE: ["kiosk a1", "effects d3"]},
    )
    for attempt, facility, place in (
        ("dismantle kiosk d2", KIOSK, "d2"),
        ("dismantle effects a1", EFFECTS, "a1"),
        ("dismantle effects d2", EFFECTS, "d2"),
    ):
        why = refusal(t, attempt)
        assert why is not None
        assert (why.reason, why.facts) == (
            "not-installed",
            {"facility": facility, "hex": HEX_IDS.index(place)},
        )


@pytest.mark.rule("DP-30", "DP-72")
@pytest.mark.parametrize(("held", "is_asked"), [(3, True), (2, False)])
def test_who_can_but_buy_a_plan_is_asked(held: int, is_asked: bool) -> None:
    t = improvement(
        park={},
        facilities={ANNE: ["kiosk d2", "kiosk d3", "kiosk c3"]},
        money={ANNE: held, BASILE: 0},
        dice={ANNE: ["blue-3 e2"]},
    )

    assert ((ANNE, "improve") in all_asked(t)) == is_asked


@pytest.mark.rule("DP-30", "DP-46")
def test_who_can_but_take_something_back_is_asked() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2"]}, money={ANNE: 0, BASILE: 0})

    assert (ANNE, "improve") in all_asked(t)


@pytest.mark.rule("DP-46", "DP-72", "DP-74")
def test_improvements_are_told_with_their_prices() -> None:
    t = with_architects(1, facilities={ANNE: ["kiosk d2"]})
    by(t, ANNE, "dismantle kiosk d2", "buy", "install kiosk d1")

    assert told(t, SPECTATOR) == [
        {
            "event": "took_back",
            "seat": ANNE,
            "facility": "kiosk",
            "hex": "d2",
            "tile": "haunted-forest",
        },
        {"event": "bought_plan", "seat": ANNE, "money": 3},
        {
            "event": "installed",
            "seat": ANNE,
            "facility": "kiosk",
            "hex": "d1",
            "money": 2,
            "tile": "log-flume",
        },
    ]


@pytest.mark.rule("DP-30")
def test_who_has_finished_the_last_activation_improves_until_he_finishes_again() -> None:
    t = table(dice={ANNE: ["blue-5 e2"]}, money={ANNE: 20, BASILE: 0})
    play(t, "finish")
    to_phase(t, "improvement")
    by(t, ANNE, "buy", "install kiosk d2")

    assert (ANNE, "improve") in all_asked(t)
