"""Refusals — why something cannot be done, with the clause that says so."""

from __future__ import annotations

from mypy_extensions import i64


class Refusal:
    """`reason` names a sentence of the game's catalogue, `rule` the clause it rests on."""

    def __init__(self, rule: str, reason: str, facts: dict[str, int] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        facts = " ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.reason} {facts} ({self.rule})".replace("  ", " ")


class Why:
    """A clause that may refuse: its id, its sentence, and the names of the facts it tells."""

    def __init__(self, rule: str, reason: str, *facts: str) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = list(facts)

    def about(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Refusal:
        numbers: list[int] = [a, b, c]
        return Refusal(self.rule, self.reason, dict(zip(self.facts, numbers, strict=False)))


class Refused(Exception):
    """The action is not listed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return repr(self.refusal)
