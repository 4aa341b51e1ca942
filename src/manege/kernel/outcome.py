"""Outcomes — who came where, with how much, from what, and which clause decided."""

from __future__ import annotations


class Outcome:
    """`ranks[seat]` is 1 for whoever wins; equal ranks share the place."""

    def __init__(
        self,
        scores: list[int],
        sources: list[dict[str, int]],
        decided_by: str,
        tie_breaks: list[int] | None = None,
        ranked: list[bool] | None = None,
    ) -> None:
        self.scores = scores
        self.sources = sources
        self.decided_by = decided_by
        self.tie_breaks = tie_breaks or [0] * len(scores)
        here = ranked or [True] * len(scores)  # whoever has left comes after all others
        standing = list(zip(here, scores, self.tie_breaks, strict=True))
        self.ranks = [1 + sum(1 for other in standing if other > own) for own in standing]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_data(self) -> dict[str, object]:
        return {
            "ranks": self.ranks,
            "winners": self.winners,
            "scores": self.scores,
            "sources": self.sources,
            "decided_by": self.decided_by,
        }
