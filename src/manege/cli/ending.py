"""The end — points by source, who has won, and the clause that says so."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manege.kernel.match import Match
from manege.texts import Texts


def result(
    match: Match, texts: Texts, names: Sequence[str], *, plain: bool = False
) -> list[RenderableType]:
    outcome = match.outcome
    assert outcome is not None
    game = match.game.key
    clause = texts.say(f"rule-{outcome.decided_by}", game)
    shown: list[RenderableType] = [score(match, texts, names, plain=plain)]
    shown.append(Text(texts.outcome(game, outcome, names), style="bold yellow"))
    shown.append(Text(texts.say("cli-rule", rule=outcome.decided_by, text=clause), style="dim"))
    return shown


def score(match: Match, texts: Texts, names: Sequence[str], *, plain: bool) -> Table:
    """One row a player, the best first; one column a source."""
    outcome = match.outcome
    assert outcome is not None
    table = Table(box=None if plain else box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(texts.say("cli-column-rank"), justify="right")
    table.add_column(texts.say("cli-column-player"))
    for source in outcome.sources[0]:
        table.add_column(texts.say(f"source-{source}", match.game.key), justify="right")
    table.add_column(texts.say("cli-column-total"), justify="right", style="bold")
    for seat in sorted(range(match.seats), key=lambda seat: outcome.ranks[seat]):
        points = [str(number) for number in outcome.sources[seat].values()]
        total = str(outcome.scores[seat])
        style = "yellow" if seat in outcome.winners else ""
        table.add_row(str(outcome.ranks[seat]), names[seat], *points, total, style=style)
    return table
