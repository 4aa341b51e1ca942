"""Le jeu de la maison — what is printed on the 120 market cards, card by card."""

from __future__ import annotations

import pytest

from manege.games.wishland.figures import OWN

HOUSE_SET = """
attraction-1: cost 2, symbol wheel, points 1
attraction-2: cost 2, symbol rail, points 1
attraction-3: cost 2, symbol wave, points 1
attraction-4: cost 2, symbol wheel, points 1
attraction-5: cost 2, symbol rail, points 1
attraction-6: cost 2, symbol wave, points 1
attraction-7: cost 4, symbol wheel, points 2
attraction-8: cost 4, symbol rail, points 2
attraction-9: cost 4, symbol wave, points 2
attraction-10: cost 4, symbol wheel, points 2
attraction-11: cost 4, symbol rail, points 2
attraction-12: cost 4, symbol wave, points 2
attraction-13: cost 6, symbol wheel, points 3
attraction-14: cost 6, symbol rail, points 3
attraction-15: cost 6, symbol wave, points 3
attraction-16: cost 6, symbol wheel, points 3
attraction-17: cost 6, symbol rail, points 3
attraction-18: cost 6, symbol wave, points 3
attraction-19: cost 8, symbol wheel, points 4
attraction-20: cost 8, symbol rail, points 4
attraction-21: cost 8, symbol wave, points 4
attraction-22: cost 9, symbol wheel, points 5
attraction-23: cost 9, symbol rail, points 5
attraction-24: cost 9, symbol wave, points 5
restaurant-1: cost 2, symbol grill, visitors 0, credits 0, income 1, end 0
restaurant-2: cost 2, symbol sweet, visitors 0, credits 0, income 1, end 0
restaurant-3: cost 4, symbol grill, visitors 0, credits 0, income 2, end 0
restaurant-4: cost 4, symbol grill, visitors 0, credits 0, income 2, end 0
restaurant-5: cost 4, symbol sweet, visitors 0, credits 0, income 2, end 0
restaurant-6: cost 4, symbol cup, visitors 0, credits 0, income 2, end 0
restaurant-7: cost 6, symbol sweet, visitors 0, credits 0, income 3, end 0
restaurant-8: cost 6, symbol cup, visitors 0, credits 0, income 3, end 0
restaurant-9: cost 3, symbol grill, visitors 1, credits 0, income 1, end 0
restaurant-10: cost 3, symbol grill, visitors 1, credits 0, income 1, end 0
restaurant-11: cost 3, symbol sweet, visitors 1, credits 0, income 1, end 0
restaurant-12: cost 3, symbol cup, visitors 1, credits 0, income 1, end 0
restaurant-13: cost 4, symbol grill, visitors 2, credits 0, income 1, end 0
restaurant-14: cost 4, symbol cup, visitors 2, credits 0, income 1, end 0
restaurant-15: cost 5, symbol sweet, visitors 1, credits 0, income 2, end 0
restaurant-16: cost 5, symbol cup, visitors 1, credits 0, income 2, end 0
restaurant-17: cost 0, symbol grill, visitors 0, credits 4, income 0, end -1
restaurant-18: cost 0, symbol grill, visitors 0, credits 4, income 0, end -1
restaurant-19: cost 0, symbol sweet, visitors 0, credits 4, income 0, end -1
restaurant-20: cost 0, symbol sweet, visitors 0, credits 4, income 0, end -1
restaurant-21: cost 0, symbol sweet, visitors 0, credits 4, income 0, end -1
restaurant-22: cost 0, symbol cup, visitors 0, credits 4, income 0, end -1
restaurant-23: cost 0, symbol cup, visitors 0, credits 4, income 0, end -1
restaurant-24: cost 0, symbol cup, visitors 0, credits 4, income 0, end -1
actor-1: cost 2, symbol note, steps 1, step happiness, show juggling
actor-2: cost 3, symbol mask, steps 2, step visitors, show juggling
actor-3: cost 5, symbol ribbon, steps 3, step workers, show juggling
actor-4: cost 2, symbol ribbon, steps 1, step happiness, show magic
actor-5: cost 5, symbol note, steps 3, step visitors, show magic
actor-6: cost 3, symbol mask, steps 2, step workers, show magic
actor-7: cost 2, symbol mask, steps 1, step happiness, show song
actor-8: cost 3, symbol ribbon, steps 2, step visitors, show song
actor-9: cost 3, symbol note, steps 2, step workers, show song
actor-10: cost 3, symbol mask, steps 2, step happiness, show dance
actor-11: cost 2, symbol note, steps 1, step visitors, show dance
actor-12: cost 5, symbol ribbon, steps 3, step workers, show dance
actor-13: cost 3, symbol note, steps 2, step happiness, show clown
actor-14: cost 5, symbol mask, steps 3, step visitors, show clown
actor-15: cost 2, symbol ribbon, steps 1, step workers, show clown
actor-16: cost 3, symbol ribbon, steps 2, step happiness, show trapeze
actor-17: cost 2, symbol mask, steps 1, step visitors, show trapeze
actor-18: cost 3, symbol note, steps 2, step workers, show trapeze
actor-19: cost 5, symbol mask, steps 3, step happiness, show puppet
actor-20: cost 2, symbol ribbon, steps 1, step visitors, show puppet
actor-21: cost 2, symbol note, steps 1, step workers, show puppet
actor-22: cost 5, symbol note, steps 3, step happiness, show fire
actor-23: cost 3, symbol ribbon, steps 2, step visitors, show fire
actor-24: cost 2, symbol mask, steps 1, step workers, show fire
hotel-1: cost 9, symbol key
hotel-2: cost 2, symbol key
hotel-3: cost 3, symbol pool
hotel-4: cost 2, symbol key
hotel-5: cost 3, symbol bell
hotel-6: cost 3, symbol key
hotel-7: cost 4, symbol bell
hotel-8: cost 2, symbol bell
hotel-9: cost 3, symbol key
hotel-10: cost 4, symbol key
hotel-11: cost 5, symbol pool
hotel-12: cost 3, symbol bell
hotel-13: cost 4, symbol key
hotel-14: cost 3, symbol pool
hotel-15: cost 2, symbol pool
hotel-16: cost 2, symbol pool
hotel-17: cost 4, symbol bell
hotel-18: cost 3, symbol pool
hotel-19: cost 4, symbol pool
hotel-20: cost 2, symbol bell
hotel-21: cost 1, symbol key
hotel-22: cost 3, symbol bell
hotel-23: cost 6, symbol bell
hotel-24: cost 5, symbol pool
mascot-1: cost 2, symbol wheel
mascot-2: cost 3, symbol wheel
mascot-3: cost 2, symbol rail
mascot-4: cost 3, symbol rail
mascot-5: cost 2, symbol wave
mascot-6: cost 3, symbol wave
mascot-7: cost 2, symbol grill
mascot-8: cost 3, symbol grill
mascot-9: cost 2, symbol sweet
mascot-10: cost 3, symbol sweet
mascot-11: cost 2, symbol cup
mascot-12: cost 3, symbol cup
mascot-13: cost 2, symbol mask
mascot-14: cost 3, symbol mask
mascot-15: cost 2, symbol note
mascot-16: cost 3, symbol note
mascot-17: cost 2, symbol ribbon
mascot-18: cost 3, symbol ribbon
mascot-19: cost 2, symbol key
mascot-20: cost 3, symbol key
mascot-21: cost 2, symbol bell
mascot-22: cost 3, symbol bell
mascot-23: cost 2, symbol pool
mascot-24: cost 3, symbol pool
"""


@pytest.mark.rule("WL-15", "WL-16", "WL-68", "WL-69", "WL-70", "WL-71", "WL-72", "WL-73")
def test_every_card_is_printed_as_the_house_set_has_it() -> None:
    printed = [
        f"{card}: " + ", ".join(f"{name} {fields[name]}" for name in fields if name != "table")
        for card, fields in OWN.items()
    ]

    assert printed == HOUSE_SET.split("\n")[1:-1]


@pytest.mark.rule("WL-85", "WL-92")
def test_the_tables_of_hotels_5_and_11_are_the_house_sets_too() -> None:
    assert OWN["hotel-5"]["table"] == [0, 0, 1, 2, 3, 5, 6]
    assert OWN["hotel-11"]["table"] == [0] * 10 + [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
