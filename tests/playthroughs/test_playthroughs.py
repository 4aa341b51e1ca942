"""Whole games as text, one a player count: a change of the rules shows as a diff one can read.

After a change that is wanted: `pytest tests/playthroughs --regenerate`, then read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from manege import all_games
from manege.kernel.chance import chance_from
from manege.kernel.game import Game, name_of
from manege.kernel.match import Match
from manege.kernel.story import Event

SEED = 7  # of deal and moves; in its games every kind of event happens
HERE = Path(__file__).parent
GAMES = [(game, seats) for game in all_games() for seats in game.seats]


def kept(game: Game, seats: int) -> Path:
    return HERE / game.key / f"{seats}-players.txt"


def playthrough(game: Game, seats: int) -> Iterator[str]:
    """A game played at random, told in full."""
    match = Match(game, seats, SEED)
    chance = chance_from(SEED)
    settings = "".join(f", {key} {value}" for key, value in match.settings.items())
    yield f"[{game.key}] edition {game.edition}, seats {seats}, seed {SEED}{settings}"
    yield from (told(game, event) for event in match.chapters[0])
    while (decision := match.table.decision) is not None:
        options = match.options()
        code = options[chance.below(len(options))]
        turn = f"{len(match.actions) + 1}. seat {decision.seat} {name_of(decision)}"
        yield f"{turn}, options {len(options)}: {game.actions[code]}"
        match.play(code)
        yield from (told(game, event) for event in match.chapters[-1])
    assert match.outcome is not None
    yield f"ranks {match.outcome.ranks}, by {match.outcome.decided_by}"
    for seat, sources in enumerate(match.outcome.sources):
        points = ", ".join(f"{source} {number}" for source, number in sources.items())
        yield f"    seat {seat}: {match.outcome.scores[seat]} = {points}"


def told(game: Game, event: Event) -> str:
    facts = (f"{key} {game.secrecy.written(key, value)}" for key, value in event.facts.items())
    return f"    {event.name}: {', '.join(facts)}"


@pytest.mark.parametrize(
    ("game", "seats"), GAMES, ids=[f"{game.key}-{seats}" for game, seats in GAMES]
)
def test_a_whole_game_goes_as_it_went(
    game: Game, seats: int, request: pytest.FixtureRequest
) -> None:
    lines = list(playthrough(game, seats))
    path = kept(game, seats)
    if request.config.getoption("--regenerate"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert path.read_text(encoding="utf-8").splitlines() == lines


def test_every_playthrough_kept_is_of_a_game_and_player_count_we_have() -> None:
    assert set(HERE.glob("*/*.txt")) == {kept(game, seats) for game, seats in GAMES}
