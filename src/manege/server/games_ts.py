"""The browser's types of a game's zones, fields and events, from what its secrecy declares.

`python -m manege.server.games_ts` writes web/src/lib/games/KEY/told.ts of every game with a table.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path

from manege import games
from manege.kernel.game import Game
from manege.kernel.secrecy import Secrecy, Zone, everybody, nobody
from manege.kernel.story import ALL, NOBODY, Kind
from manege.server.wire_ts import union_of

WEB = Path("web/src/lib/games")
PLAIN = {"int": "number", "str": "string", "bool": "boolean", "None": "null", "seat": "Seat"}
MANY = 30
LONGEST = 99  # with a semicolon after it


def typescript(game: Game) -> str:
    secrecy = game.secrecy
    parts = [
        "// Written by `python -m manege.server.games_ts` from the game's secrecy and story:"
        " change it there.\nimport type { Seat } from '$lib/wire';\n",
        *(union_of(alias(kind), literals(ids)) for kind, ids in secrecy.names.items()),
        interface("Zones", [f"{key(zone.name)}: {zone_type(zone)}" for zone in secrecy.zones]),
        interface(
            "Fields",
            [
                f"{field.name}{'' if field.seen_by is everybody else '?'}: {written(field.holds)}"
                for field in secrecy.fields
            ],
        ),
        *(event(kind, secrecy) for kind in told(secrecy)),
        union_of("Told", [alias(kind.name) + "Event" for kind in told(secrecy)]),
    ]
    return "\n".join(parts)


def alias(name: str) -> str:
    return "".join(word.capitalize() for word in re.split("[-_]", name))


def key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def literals(ids: Sequence[str]) -> list[str]:
    """Many things that are only numbered are told by their patterns."""
    stems = dict.fromkeys(re.sub(r"\d+$", "", each) for each in ids)
    if len(ids) > MANY and stems.keys().isdisjoint(ids):
        return [f"`{stem}${{number}}`" for stem in stems]
    return [f"'{each}'" for each in dict.fromkeys(ids)]


def zone_type(zone: Zone) -> str:
    """What those see who see it, what those see who count it, null for all others."""
    kinds = []
    if zone.seen_by is not nobody:
        kinds.append(f"{alias(zone.holds)}[]")
    if zone.seen_by is not everybody:
        kinds += ["number"] if zone.counted_by is not nobody else []
        kinds += ["null"] if zone.counted_by is not everybody else []
    return listed(kinds) if zone.each_seat else " | ".join(kinds)


def told(secrecy: Secrecy) -> list[Kind]:
    """Those kinds of event that somebody hears of."""
    return [
        kind for kind in secrecy.events.values() if set(kind.told_to.values()) - {NOBODY} != set()
    ]


def event(kind: Kind, secrecy: Secrecy) -> str:
    facts = [
        f"{fact}{'' if audience == ALL else '?'}: {fact_type(fact, secrecy)}"
        for fact, audience in kind.told_to.items()
        if audience != NOBODY
    ]
    return interface(f"{alias(kind.name)}Event", [f"event: '{kind.name}'", *facts])


def fact_type(fact: str, secrecy: Secrecy) -> str:
    if fact in secrecy.names:
        return alias(fact)
    return "Seat" if fact in secrecy.seats else "number"


def written(holds: str) -> str:
    """`list[seat | None]` as TypeScript has it."""
    return expression(ast.parse(holds, mode="eval").body)


def expression(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, alias(name))
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, right=right):
            return f"{expression(left)} | {expression(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            return listed([expression(item)])
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{expression(key)}, {expression(value)}>"
        case ast.Dict(keys=keys, values=values):
            members = [
                f"{ast.literal_eval(key)}: {expression(value)}"
                for key, value in zip(keys, values, strict=True)
                if key is not None
            ]
            return f"{{ {'; '.join(members)} }}"
        case _:
            raise TypeError(f"games_ts cannot write {ast.unparse(node)}")


def listed(kinds: list[str]) -> str:
    kind = " | ".join(kinds)
    outermost = re.sub(r"\(.*\)|\{.*\}", "", kind)
    return f"({kind})[]" if " | " in outermost else f"{kind}[]"


def interface(name: str, lines: list[str]) -> str:
    body = "\n".join(f"  {broken(line)};" for line in lines)
    return f"export interface {name} {{\n{body}\n}}\n"


def broken(line: str, indent: str = "  ") -> str:
    """A long line is broken at the members of its object, as the pages' formatter has it."""
    if len(indent) + len(line) <= LONGEST or "{ " not in line:
        return line
    before, _, rest = line.partition("{ ")
    members, _, after = rest.rpartition(" }")
    deeper = f"{indent}  "
    lines = "".join(f"{deeper}{broken(member, deeper)};\n" for member in parted(members))
    return f"{before}{{\n{lines}{indent}}}{after}"


def parted(members: str) -> list[str]:
    """Those of an object; an object among them stays whole."""
    found: list[str] = []
    for part in members.split("; "):
        if found and found[-1].count("{") > found[-1].count("}"):
            found[-1] += f"; {part}"
        else:
            found.append(part)
    return found


def folder_of(game: Game) -> Path:
    return WEB / game.key.replace("_", "-")


if __name__ == "__main__":
    for each in games.all_games():
        if folder_of(each).is_dir():
            (folder_of(each) / "told.ts").write_text(typescript(each), "utf-8")
