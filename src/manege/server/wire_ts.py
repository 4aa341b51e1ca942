"""The browser's types from wire.py: `python -m manege.server.wire_ts > web/src/lib/wire.ts`; those
of hosts from hosting_wire.py, with `hosting > web/src/lib/hosting/wire.ts`."""

from __future__ import annotations

import inspect
import sys
import typing
from types import ModuleType
from typing import Any

import msgspec
from msgspec.inspect import (
    BoolType,
    CustomType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
    TypedDictType,
    UnionType,
    type_info,
)

from manege.server import hosting_wire, wire

HEADER = """\
// Written by `python -m manege.server.wire_ts` from src/manege/server/wire.py: change it there.
// What the messages mean: docs/wire.md.
export type Seat = number;
export type OptionValue = string | number | boolean;
export type SeatKind = 'person' | 'open' | 'bot' | 'empty';
export type Views = Record<Seat, View>;
"""
OF_HOSTS = """\
// Written by `python -m manege.server.wire_ts hosting` from src/manege/server/hosting_wire.py.
// What it means: docs/hosting.md.
export type TableState = 'closed' | 'lobby' | 'over' | 'playing';
"""
ALIASES = {
    "'closed' | 'lobby' | 'over' | 'playing'": "TableState",
    "string | number | boolean": "OptionValue",
    "'bot' | 'empty' | 'open' | 'person'": "SeatKind",
    "Record<number, View>": "Views",
}
OPEN = (wire.GameEvent,)  # with more than the named keys
PRIVATE = (wire.Message,)
COLUMNS = 100


def typescript() -> str:
    parts = [HEADER, *(interface(each) for each in messages()), union("FromBrowser")]
    return "\n".join([*parts, union("FromServer")])


def of_hosts() -> str:
    return "\n".join([OF_HOSTS, *(interface(each) for each in messages(hosting_wire))])


def messages(module: ModuleType = wire) -> list[Any]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__ and each not in PRIVATE
    ]


def interface(message: Any) -> str:
    told = (message.__doc__ or "").strip()
    comment = f"/** {told} */\n" if told and not told.startswith(message.__name__ + "(") else ""
    lines = [f"  {line}" for line in fields(message)]
    if message in OPEN:
        lines.append("  [fact: string]: string | number;")
    body = "\n".join(lines)
    return f"{comment}export interface {message.__name__} {{\n{body}\n}}\n"


def fields(message: Any) -> list[str]:
    info = type_info(message)
    assert isinstance(info, StructType | TypedDictType)
    lines = []
    if isinstance(info, StructType) and info.tag is not None:
        lines.append(f"{info.tag_field}: '{info.tag}';")
    for field in info.fields:
        optional = not field.required
        kind = written(field.type)
        if optional and kind.endswith(" | null"):
            kind = kind.removesuffix(" | null")  # left out, as null would be
        lines.append(f"{field.encode_name}{'?' if optional else ''}: {kind};")
    return lines


def written(info: Type) -> str:
    """A type as TypeScript writes it."""
    match info:
        case Metadata():
            return written(info.type)
        case StructType() | TypedDictType():
            return str(info.cls.__name__)
        case NoneType():
            return "null"
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case CustomType() if info.cls is object:
            return "unknown"
        case LiteralType():
            kind = " | ".join(sorted(f"'{value}'" for value in info.values))
        case ListType():
            item = written(info.item_type)
            kind = f"({item})[]" if " | " in item else f"{item}[]"
        case DictType():
            kind = f"Record<{written(info.key_type)}, {written(info.value_type)}>"
        case UnionType():
            order = ["string", "number", "boolean", "null"]
            kinds = [written(each) for each in info.types if not is_unset(each)]
            kind = " | ".join(sorted(kinds, key=lambda k: order.index(k) if k in order else -1))
        case _:
            raise TypeError(f"wire_ts cannot write {info}")
    return ALIASES.get(kind, kind)


def is_unset(info: Type) -> bool:
    return isinstance(info, msgspec.inspect.CustomType) and info.cls is msgspec.UnsetType


def union(name: str) -> str:
    return union_of(name, [each.__name__ for each in typing.get_args(getattr(wire, name))])


def union_of(name: str, members: list[str]) -> str:
    """Broken into lines as the browser side's formatter would."""
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= COLUMNS + 1:
        return line
    indented = f"  {' | '.join(members)};\n"
    if len(indented) <= COLUMNS + 1:
        return f"export type {name} =\n{indented}"
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";\n"


if __name__ == "__main__":
    print(of_hosts() if sys.argv[1:] == ["hosting"] else typescript(), end="")
