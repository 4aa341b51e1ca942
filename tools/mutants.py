"""Mutants — the ways in which one small thing in a source file could be wrong."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import CodeType
from typing import Any

WIDTH = 72  # signs of the code that is shown around a change
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
NAMED = (*FUNCTION, ast.ClassDef)
UNTOUCHED = ("annotation", "returns", "decorator_list")
TRUE, FALSE = ast.Constant(True), ast.Constant(False)


@dataclass(frozen=True, eq=False)
class Mutant:
    """A change of one node of a module's tree."""

    file: str
    line: int
    function: str  # `Offer.options`, or `<module>`
    outermost: str | None  # the function around it that no other function is around
    before: str
    after: str
    tree: ast.Module
    holder: Any  # a node or a list of nodes
    place: Any  # an attribute or an index of it
    old: ast.AST
    new: ast.AST

    @property
    def name(self) -> tuple[str, str, str, str]:
        """It stays when lines move."""
        return self.file, self.function, self.before, self.after

    def code(self, path: str) -> CodeType:
        """The module with this change; its tree stays changed."""
        put(self.holder, self.place, self.new)
        return compile(ast.fix_missing_locations(self.tree), path, "exec", dont_inherit=True)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.before} → {self.after}"


def mutants_of(source: str, file: str) -> list[Mutant]:
    tree = ast.parse(source)
    return [
        Mutant(
            file,
            line_of([*above, node]),
            ".".join(each.name for each in above if isinstance(each, NAMED)) or "<module>",
            outermost(above),
            *before_and_after([*above, node], holder, place, new),
            tree,
            holder,
            place,
            node,
            new,
        )
        for above, holder, place, node in nodes_below([tree])
        for new in instead_of(node, above[-1])
    ]


Found = tuple[list[ast.AST], Any, Any, ast.AST]


def nodes_below(above: list[ast.AST]) -> Iterator[Found]:
    """Every node with those above it and its place: what it is held by, and where there."""
    parent = above[-1]
    for name, value in ast.iter_fields(parent):
        held = (
            [(value, n) for n in range(len(value))] if isinstance(value, list) else [(parent, name)]
        )
        for holder, place in held:
            node = get(holder, place)
            if isinstance(node, ast.AST) and name not in UNTOUCHED and not is_said_only(node):
                around = above[:-1] if name == "args" and isinstance(parent, FUNCTION) else above
                yield around, holder, place, node  # defaults are made outside of their function
                yield from nodes_below([*around, node])


def is_said_only(node: ast.AST) -> bool:
    """A docstring, or what is there for the type checker."""
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, ast.Assert)


def instead_of(node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=ops):
            for n, op in enumerate(ops):
                yield changed(node, ops=[*ops[:n], OTHER[type(op)](), *ops[n + 1 :]])
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in OTHER:
            yield changed(node, op=OTHER[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield changed(node, value=not value)
        case ast.Constant(value=int(value)):
            yield changed(node, value=value + 1)
            yield changed(node, value=value - 1)
        case ast.Slice(lower=lower, upper=upper):
            for name, bound in (("lower", lower), ("upper", upper)):
                if bound is not None:
                    yield changed(node, **{name: None})
                    if not isinstance(bound, ast.Constant):
                        yield changed(node, **{name: ast.BinOp(bound, ast.Add(), ast.Constant(1))})
    match node:
        case ast.Expr() | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
    match parent:
        case ast.If(test=test) | ast.IfExp(test=test) if node is test:
            yield FALSE
            if not ast.unparse(test).endswith(".story is not None"):  # `tell` asks it again
                yield TRUE
        case ast.While(test=test) if node is test:
            yield FALSE
        case ast.comprehension(ifs=conditions) if node in conditions:
            yield from (TRUE, FALSE)


def changed(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def before_and_after(
    chain: Sequence[ast.AST], holder: Any, place: Any, new: ast.AST
) -> tuple[str, str]:
    """As much of the code around as fits, the statement at most."""
    old = get(holder, place)
    around = old
    for each in reversed(chain[:-1]):
        if isinstance(around, ast.stmt) or len(shown(each)) > WIDTH or isinstance(each, NAMED):
            break
        around = each
    before = shown(around)
    put(holder, place, new)
    after = shown(new if around is old else around)
    put(holder, place, old)
    return before, after


def shown(node: ast.AST) -> str:
    """Of a statement with others in it, its first line."""
    text = ast.unparse(node).strip()
    return text.partition("\n")[0] if isinstance(node, ast.stmt) else text


def line_of(chain: Sequence[ast.AST]) -> int:
    return next(int(each.lineno) for each in reversed(chain) if hasattr(each, "lineno"))


def outermost(above: Sequence[ast.AST]) -> str | None:
    names: list[str] = []
    for each in above:
        if isinstance(each, NAMED):
            names.append(each.name)
        if isinstance(each, FUNCTION):
            return ".".join(names)
    return None


def get(holder: Any, place: Any) -> Any:
    return holder[place] if isinstance(holder, list) else getattr(holder, place)


def put(holder: Any, place: Any, node: ast.AST) -> None:
    if isinstance(holder, list):
        holder[place] = node
    else:
        setattr(holder, place, node)
