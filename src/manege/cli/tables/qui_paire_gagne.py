"""Qui paire gagne — who has laid how many pairs, the eleven pictures in words, pairs by numbers.

A terminal draws no picture: whoever plays there has asked for words instead (PP-67).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manege.cli.menu import Menu
from manege.cli.scene import Scene
from manege.cli.wishes import letter
from manege.games.qui_paire_gagne import components
from manege.games.qui_paire_gagne.components import PAIRS, PLACES

OPEN = frozenset({"ready", "announce"})
QUIET = frozenset({"ready", "shown", "paired", "loosened"})  # the table shows it
PARAGRAPHS = frozenset(
    {"round_began", "pairing_began", "closed", "called", "called_apple", "round_over", "void"}
)

OK = "ok"  # what one types to be ready, and to go on
LOOSEN = "x"
BETWEEN = ("", "-", "+")  # 3 9, 3-9 and 3+9 are the same pair
STYLES = ("red", "cyan", "yellow", "bright_blue", "magenta")  # of the pairs, in order of making
DECK = Path(components.__file__).parent / "deck" / "deck.json"


def table(scene: Scene) -> RenderableType:
    fields = scene.view["fields"]
    facts = {"round": fields["round"], "rounds": fields["rounds"]}
    title = scene.say("terminal-round", **facts, phase=scene.say(f"phase-{fields['phase']}"))
    shown: list[RenderableType] = [Text(title, style="bold")]
    shown.append(people_in_words(scene) if scene.plain else people(scene))
    if fields["calls"]:
        shown.append(Text(last_call(scene), style="bold"))
    elif fields["round"]:
        shown.append(pictures(scene))
    return Group(*shown)


# Around the table


def people(scene: Scene) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(scene.view["seats"]):
        made = pairs_made(scene, seat)
        name = Text(scene.house(seat), style="bold yellow" if seat == scene.seat else "")
        score = scene.say("cli-points", number=scene.view["fields"]["scores"][seat])
        piles = "●" * made + "○" * (PAIRS - made) if piles_lie(scene) else ""
        grid.add_row(name, score, piles, state_of(scene, seat))
    return grid


def people_in_words(scene: Scene) -> RenderableType:
    """The same on one line a person, for ears."""
    lines = []
    for seat in range(scene.view["seats"]):
        told = [
            scene.say("cli-points", number=scene.view["fields"]["scores"][seat]),
            scene.say("terminal-pairs", number=pairs_made(scene, seat)) if piles_lie(scene) else "",
            state_of(scene, seat),
        ]
        before = scene.say("cli-colon", before=scene.house(seat))
        lines.append(Text(f"{before} {', '.join(filter(None, told))}"))
    return Group(*lines)


def piles_lie(scene: Scene) -> bool:
    return scene.view["fields"]["phase"] in ("pairing", "calls")


def pairs_made(scene: Scene, seat: int) -> int:
    """How many is open to all (PP-51)."""
    laid = scene.view["zones"]["pairs"][seat]
    return (laid if isinstance(laid, int) else len(laid)) // 2


def state_of(scene: Scene, seat: int) -> str:
    fields = scene.view["fields"]
    if seat not in fields["present"]:
        return scene.say("terminal-empty")
    waits = fields["phase"] != "calls" and seat in fields["ready"]
    return scene.say("terminal-ready") if waits else ""


# The pictures


def pictures(scene: Scene) -> RenderableType:
    """The number one types, the picture in words, and the one it is paired with."""
    pairs = own_pairs(scene)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style="bold")
    for number in range(1, PLACES + 1):
        mark, style = "", ""
        for pair, colour in zip(pairs, STYLES, strict=False):
            if number in pair:
                style = colour
                mark = scene.say("terminal-with", number=sum(pair) - number)
        if len(pairs) == PAIRS and not mark:
            mark = scene.say("terminal-apple")  # PP-16
        rows.add_row(str(number), Text(name_of_picture(scene, number), style=style), mark)
    return rows


def own_pairs(scene: Scene) -> list[tuple[int, int]]:
    """Those of whoever looks, in the order of making; nobody else's."""
    viewer = scene.view["viewer"]
    laid = [] if viewer is None else scene.view["zones"]["pairs"][viewer]
    numbers = [int(card.removeprefix("number-")) for card in laid]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def name_of_picture(scene: Scene, number: int) -> str:
    picture = scene.view["zones"]["pictures"][number - 1]
    return deck()[int(picture.removeprefix("picture-")) - 1][scene.texts.lang]


def deck() -> list[dict[str, str]]:
    """What each picture shows, by language."""
    return [row["label"] for row in written()["pictures"]]


@cache
def written() -> dict[str, Any]:
    deck: dict[str, Any] = json.loads(DECK.read_text(encoding="utf-8"))
    return deck


# The calls


def last_call(scene: Scene) -> str:
    call = scene.view["fields"]["calls"][-1]
    named = [
        scene.say("terminal-picture", number=number, name=name_of_picture(scene, number))
        for number in call["numbers"]
    ]
    hands = ", ".join(map(letter, call["hands"]))
    facts = {"player": scene.names[call["seat"]], "one": named[0], "hands": hands}
    if len(named) == 1:
        return scene.say("terminal-called-apple", **facts)
    return scene.say("terminal-called", **facts, other=named[1])


def memory(scene: Scene) -> RenderableType | None:
    return None


def because(scene: Scene, facts: Mapping[str, int]) -> Mapping[str, object]:
    """What two pictures have in common stands in their deck."""
    if "facet" not in facts:
        return facts
    facet = list(written()["facets"].values())[facts["facet"]]
    return {**facts, "why": facet["both"][scene.texts.lang]}


# The questions


def question(scene: Scene) -> Menu:
    if scene.decision == "pairing":
        return which_pair(scene)
    asked = Text(scene.say(f"decision-{scene.decision}"), style="bold")
    done = "next" if scene.decision == "announce" else "ready"
    return Menu(scene.say(f"terminal-ask-{done}"), {OK: scene.game.code(done)}, [asked])


def which_pair(scene: Scene) -> Menu:
    """Any two numbers; those the rules forbid stand there too, and are told why not."""
    choices: dict[str, int | Menu] = {OK: scene.game.code("ready")}
    for one in range(1, PLACES + 1):
        partners: dict[str, int | Menu] = {
            f"{sign}{other}": coded(scene, "pair", one, other)
            for other in range(1, PLACES + 1)
            for sign in BETWEEN
            if other != one
        }
        choices[str(one)] = Menu(scene.say("terminal-ask-other"), partners)
    loose: dict[str, int | Menu] = {
        str(number): coded(scene, "loosen", *pair) for pair in own_pairs(scene) for number in pair
    }
    if loose:
        choices[LOOSEN] = Menu(scene.say("terminal-ask-loosen"), loose)
    missing = PAIRS - len(own_pairs(scene))
    asked = Text(scene.say("terminal-help", number=missing), style="bold")
    return Menu(scene.say("terminal-ask-pair", number=missing), choices, [asked])


def coded(scene: Scene, action: str, one: int, other: int) -> int:
    """The smaller number first, whichever was typed first (PP-57)."""
    return scene.game.code(f"{action} {min(one, other)}-{max(one, other)}")
