"""Whole games as text, one a player count: a change of the rules shows as a diff one can read.

After a change that is wanted: `pytest tests/playthroughs --regenerate`, then read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from manege import all_games
from manege.kernel.chance import chance_from
from manege.kernel.game import name_of
from manege.kernel.match import Match
from manege.kernel.story import Event
from tests.playthroughs.evenings import PAIRS, PARKS, WISHES, Evening

HERE = Path(__file__).parent
EVENINGS = [
    *(
        Evening(game, f"{seats}-players", seats)
        for game in all_games()
        if game.house is None
        for seats in game.seats
    ),
    *PAIRS,
    *WISHES,
    *PARKS,
]


def kept(evening: Evening) -> Path:
    return HERE / evening.game.key / f"{evening.name}.txt"


def playthrough(evening: Evening) -> Iterator[str]:
    """A game told in full."""
    game = evening.game
    match = Match(game, evening.seats, evening.seed, evening.settings)
    chance = chance_from(evening.seed)
    settings = "".join(f", {key} {value}" for key, value in match.settings.items())
    yield f"[{game.key}] edition {game.edition}, seats {match.seats}, seed {evening.seed}{settings}"
    if evening.shows:
        yield f"# {evening.shows}"
    yield from told(match, match.chapters[0])
    while not match.over:
        seat, code = evening.next(match, chance)
        decision = match.table.decision_of(seat)
        assert decision is not None
        turn = f"{len(match.actions) + 1}. seat {seat} {name_of(decision)}"
        yield f"{turn}, options {len(match.options(seat))}: {game.actions[code]}"
        match.play(code, seat)
        yield from told(match, match.chapters[-1])
    assert match.outcome is not None
    yield f"ranks {match.outcome.ranks}, by {match.outcome.decided_by}"
    for seat, sources in enumerate(match.outcome.sources):
        points = ", ".join(f"{source} {number}" for source, number in sources.items())
        yield f"    seat {seat}: {match.outcome.scores[seat]} = {points}"


def told(match: Match, chapter: Sequence[Event]) -> Iterator[str]:
    written = match.game.secrecy.written
    for event in chapter:
        facts = (f"{key} {written(key, value)}" for key, value in event.facts.items())
        yield f"    {event.name}: {', '.join(facts)}"


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_whole_game_goes_as_it_went(evening: Evening, request: pytest.FixtureRequest) -> None:
    lines = list(playthrough(evening))
    path = kept(evening)
    if request.config.getoption("--regenerate"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert path.read_text(encoding="utf-8").splitlines() == lines


def test_every_playthrough_kept_is_of_a_game_and_player_count_we_have() -> None:
    assert set(HERE.glob("*/*.txt")) == {kept(evening) for evening in EVENINGS}


def test_every_game_has_some_and_they_show_every_kind_of_event() -> None:
    for game in all_games():
        shown = "".join(
            kept(evening).read_text(encoding="utf-8")
            for evening in EVENINGS
            if evening.game is game
        )
        for name in game.secrecy.events:
            assert f"\n    {name}: " in shown, f"{game.key}: {name}"
