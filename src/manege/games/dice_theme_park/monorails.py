"""Monorails — three dice each, turned to the values of their spaces (DP-7, DP-11, DP-142)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manege.games.dice_theme_park.components import Parks
from manege.games.dice_theme_park.dice import draw, kind_of, turn_to
from manege.games.dice_theme_park.questions import players
from manege.games.dice_theme_park.story import BOARDED
from manege.kernel.bits import bit, lowest
from manege.kernel.table import tell

SPACES: Final = 3  # of a monorail
# What is printed on the spaces of each set, by players; every monorail totals 13, all are our own
SETS: Final = [
    *(6, 4, 3, 5, 5, 3, 5, 4, 4),
    *(6, 5, 2, 6, 4, 3, 5, 5, 3, 5, 4, 4),
    *(6, 6, 1, 6, 5, 2, 6, 4, 3, 5, 5, 3, 5, 4, 4),
]
PRINTED: Final = vec[i64](SETS)
SET_AT: Final = vec[i64]([0, 0, 0, 9, 21])  # where the set of so many players begins


def fill_monorails(t: Parks) -> None:
    """Die by die, left to right and top to bottom, as far as the bag goes (DP-11, DP-R19)."""
    space: i64 = 0
    first = SET_AT[players(t)]
    while space < SPACES * len(t.monorails) and t.bag != 0:
        die = draw(t)
        turn_to(t, die, PRINTED[first + space])
        t.monorails[space // SPACES] |= bit(die)
        space += 1


def tell_monorails(t: Parks) -> None:
    monorail: i64 = 0
    while monorail < len(t.monorails):
        dice = t.monorails[monorail]
        while dice:
            tell(t, BOARDED, monorail + 1, kind_of(t, lowest(dice)))
            dice &= dice - 1
        monorail += 1
