"""Our speed beside others' on games of like weight, in one run: `make bench`.

OpenSpiel's crazy eights is a card game as light as Toc toc toc; its search for games with secrets
(ISMCTS) cannot play that one, and ends in a fault at hearts, so it is measured on Oh Hell, where
four hold cards that nobody else sees.
Catanatron's Catan is a board game with a market of its own, about as heavy as Wishland or Dice
Theme Park.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from manege import game
from manege.arena.bench import bench, per_cpu_second

SEATS = 4
SECONDS = 1.0
DRAW = random.Random(2026).random
LEAVES = 200

Row = tuple[str, str, Callable[[], int]]
"""What is compared: its name, our figure, their work."""


def crazy_eights(openspiel: Any) -> int:
    """A game driven from Python, as ours is."""
    state = openspiel.load_game("crazy_eights", {"players": SEATS}).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply_action(options[int(DRAW() * len(options))])
        decisions += 1
    return decisions


def copies(openspiel: Any) -> int:
    state = openspiel.load_game("crazy_eights", {"players": SEATS}).new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    for _ in range(1000):
        state.clone()
    return 1000


def leaves(openspiel: Any) -> int:
    """Worlds its search has imagined and played to the end at random, in a game of Oh Hell."""
    state = openspiel.load_game("oh_hell", {"players": SEATS}).new_initial_state()
    evaluator = openspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    bot = openspiel.ISMCTSBot(seed=7, evaluator=evaluator, uct_c=2.0, max_simulations=LEAVES)
    searched = 0
    while not state.is_terminal():
        options = state.legal_actions()
        if state.is_chance_node() or len(options) == 1:
            state.apply_action(options[int(DRAW() * len(options))])
        else:
            state.apply_action(bot.step(state))
            searched += LEAVES
    return searched


def catan(catanatron: Any) -> int:
    """A game of its own random players in its own loop, as ours is; every action counts."""
    players = [catanatron.RandomPlayer(colour) for colour in [*catanatron.Color][:SEATS]]
    played = catanatron.Game(players)
    played.play()
    return len(played.state.actions)


def catan_copies(catanatron: Any) -> int:
    players = [catanatron.RandomPlayer(colour) for colour in [*catanatron.Color][:SEATS]]
    played = catanatron.Game(players)
    for _ in range(40):
        played.play_tick()
    for _ in range(20):
        played.copy()
    return 20


def compare(key: str, others: str, rows: list[Row]) -> None:
    ours = bench(game(key), SEATS, SECONDS)
    how = "compiled" if ours["compiled"] else "pure Python"
    print(f"{SEATS} players, a second of CPU time: {key} ({how}) beside {others}")
    for name, figure, work in rows:
        own = ours[figure]
        assert isinstance(own, int)
        theirs = per_cpu_second(work, SECONDS)
        print(f"{name:32} {own:>20,} {theirs:>26,}   {own / theirs:.1f} ×")


def main() -> int:
    try:
        openspiel = importlib.import_module("pyspiel")
        catanatron = importlib.import_module("catanatron")
    except ImportError as error:
        print(f"{error.name} is not installed; `make bench` installs it.", file=sys.stderr)
        return 1
    compare(
        "toc_toc_toc",
        "crazy_eights (OpenSpiel)",
        [
            ("driven from Python", "driven_per_cpu_s", partial(crazy_eights, openspiel)),
            ("copies", "copies_per_cpu_s", partial(copies, openspiel)),
            ("leaves of a search (Oh Hell)", "leaves_per_cpu_s", partial(leaves, openspiel)),
        ],
    )
    for key in ("wishland", "dice_theme_park"):
        compare(
            key,
            "Catan (Catanatron)",
            [
                ("random play, own loop", "decisions_per_cpu_s", partial(catan, catanatron)),
                ("copies", "copies_per_cpu_s", partial(catan_copies, catanatron)),
            ],
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
