"""Menus — a question in quick choices: what may be typed, and where it leads."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import RenderableType


@dataclass(frozen=True, slots=True)
class Menu:
    """`choices`: what is typed, and the code of an action or the next menu.

    An action the rules forbid may stand there too: the game itself will say why not.
    """

    prompt: str
    choices: dict[str, int | Menu]
    shown: list[RenderableType] = field(default_factory=list)  # said before the prompt


def followed(menu: Menu, typed: str) -> int | Menu | None:
    """Where a line leads: `2`, then `b`, or both at once as `2b` or `2 b`; None if nowhere."""
    line = typed.strip().lower()
    if not line:
        return menu
    for choice in sorted(menu.choices, key=len, reverse=True):
        if line.startswith(choice):
            leads = menu.choices[choice]
            rest = line[len(choice) :]
            if isinstance(leads, Menu):
                found = followed(leads, rest)
                if found is not None:
                    return found
            elif not rest.strip():
                return leads
    return None
