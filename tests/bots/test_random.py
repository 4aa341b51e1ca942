"""Any option, all alike."""

from __future__ import annotations

from collections import Counter

from manege.bots.random import Random
from manege.games import game
from manege.kernel.chance import chance_from
from manege.kernel.choices import Choices
from manege.kernel.sight import Sight
from manege.kernel.table import Table

TOC = game("toc_toc_toc")


def choices(table: Table, seed: int) -> list[int]:
    """What four random bots choose, one decision after the other, on a copy."""
    table = table.copy()
    bots = [Random(seed + seat) for seat in range(table.seats)]
    chosen: list[int] = []
    while (decision := table.decision) is not None:
        chosen.append(bots[decision.seat].choose(Sight(TOC, table, decision.seat)))
        table.play(chosen[-1], decision.seat)
    return chosen


def test_the_same_seed_chooses_the_same_and_another_does_not() -> None:
    table = TOC.table(4, seed=1)
    assert choices(table, seed=5) == choices(table, seed=5) != choices(table, seed=6)


def test_every_option_is_chosen_about_as_often() -> None:
    table = TOC.table(4, seed=1)
    assert table.decision is not None
    sight = Sight(TOC, table, table.decision.seat)
    bot = Random(3)
    chosen = Counter(bot.choose(sight) for _ in range(100 * len(sight.options)))
    assert chosen.keys() == set(sight.options)
    assert all(60 < number < 140 for number in chosen.values())


def test_it_chooses_what_the_rules_pick_by_the_same_draw() -> None:
    table = TOC.table(4, seed=2)
    chance = chance_from(8)
    while (decision := table.decision) is not None:
        picked = decision.pick(table, chance.copy(), Choices())
        bot = Random(0)
        bot.chance = chance
        assert bot.choose(Sight(TOC, table, decision.seat)) == picked
        table.play(picked)
