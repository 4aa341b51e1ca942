"""Outcomes — who came where, with how much, from what, and which clause decided."""

from __future__ import annotations


class TieBreak:
    """What equal scores are compared by next, and the clause that says so; more is better."""

    def __init__(self, rule: str, values: list[int]) -> None:
        self.rule = rule
        self.values = values


class Outcome:
    """`ranks[seat]` is 1 for whoever comes first; equal ranks share the place.

    `rule` ranks by scores; the tie-breaks follow in order, each by its own clause; `shared` is the
    clause for those still equal at the top. Who plays alone plays for a `target`.
    """

    def __init__(
        self,
        scores: list[int],
        sources: list[dict[str, int]],
        rule: str,
        shared: str = "",
        tie_breaks: list[TieBreak] | None = None,
        ranked: list[bool] | None = None,
        target: int | None = None,
    ) -> None:
        self.scores = scores
        self.sources = sources
        self.tie_breaks = tie_breaks or []
        self.target = target
        self.ranked = ranked or [True] * len(scores)  # whoever has left comes after all others
        standing = [
            [int(self.ranked[seat]), score, *(each.values[seat] for each in self.tie_breaks)]
            for seat, score in enumerate(scores)
        ]
        self.ranks = [1 + sum(1 for other in standing if other > own) for own in standing]
        self.decided_by = self._decided_by(standing, rule, shared)

    def _decided_by(self, standing: list[list[int]], rule: str, shared: str) -> str:
        """The first clause that leaves a single leader."""
        best = max(standing)
        rules = [rule, *(each.rule for each in self.tie_breaks)]
        for place, each in enumerate(rules):
            if sum(1 for own in standing if own[: place + 2] == best[: place + 2]) == 1:
                return each
        return shared or rule

    @property
    def winners(self) -> list[int]:
        """Nobody if the target was missed, or if all have left."""
        return [
            seat
            for seat, rank in enumerate(self.ranks)
            if rank == 1
            and self.ranked[seat]
            and (self.target is None or self.scores[seat] >= self.target)
        ]

    def as_data(self) -> dict[str, object]:
        return {
            "ranks": self.ranks,
            "winners": self.winners,
            "scores": self.scores,
            "sources": self.sources,
            "tie_breaks": [each.values for each in self.tie_breaks],
            "target": self.target,
            "decided_by": self.decided_by,
        }
