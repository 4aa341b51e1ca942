"""`python -m tests.contract.trace GAME SEATS`: five matches, action by action, for comparison."""

from __future__ import annotations

import sys

from manege.kernel import table
from manege.kernel.chance import chance_from
from tests.contract.cases import GAMES, Case
from tests.contract.checks import trace

if __name__ == "__main__":
    key, seats = sys.argv[1:]
    game = next(game for game in GAMES if game.key == key)
    print("pure" if (table.__file__ or "").endswith(".py") else "compiled")
    for seed in range(5):
        print(*trace(Case(game, int(seats)).match(seed), chance_from(seed)), sep="\n")
