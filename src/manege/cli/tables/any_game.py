"""Any game — its zones and fields as its view names them, its options as a numbered list."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manege.cli.menu import Menu
from manege.cli.scene import Scene

OPEN: frozenset[str] = frozenset()
QUIET: frozenset[str] = frozenset()
PARAGRAPHS: frozenset[str] = frozenset()


def table(scene: Scene) -> RenderableType:
    """What lies before each seat in a grid, what lies in the middle in lines below."""
    seats = scene.view["seats"]
    grid = Table(box=None if scene.plain else box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for seat in range(seats):
        grid.add_column(scene.house(seat), overflow="fold")
    middle = []
    zones = {scene.say(f"zone-{name}"): shown for name, shown in scene.view["zones"].items()}
    for name, shown in {**zones, **scene.view["fields"]}.items():
        if isinstance(shown, list) and len(shown) == seats and is_of_seats(shown):
            grid.add_row(name, *(lying(each) for each in shown))
        else:
            before = scene.say("cli-colon", before=name)
            middle.append(Text(f"{before} {lying(shown)}"))
    return Group(grid, *middle)


def is_of_seats(shown: list[object]) -> bool:
    """One entry a seat; the cards of a single zone are all names."""
    return not all(isinstance(each, str) for each in shown)


def lying(shown: object) -> str:
    if isinstance(shown, list):
        return ", ".join(map(lying, shown)) or "–"
    if isinstance(shown, dict):
        return ", ".join(f"{key} {lying(value)}" for key, value in shown.items())
    return "–" if shown is None else str(shown)


def question(scene: Scene) -> Menu:
    asked = Text(scene.say(f"decision-{scene.decision}"), style="bold")
    choices = {str(number): code for number, code in enumerate(scene.options, start=1)}
    labels = [
        scene.texts.action(scene.game.key, scene.game.actions[code], scene.names)
        for code in scene.options
    ]
    listed = [Text(f"{number:>3}  {label}") for number, label in enumerate(labels, start=1)]
    return Menu(scene.say("cli-ask-number", last=len(choices)), {**choices}, [asked, *listed])


def memory(scene: Scene) -> RenderableType | None:
    return None


def because(scene: Scene, facts: Mapping[str, int]) -> Mapping[str, object]:
    return scene.texts.worded(scene.game.key, facts, scene.names)
