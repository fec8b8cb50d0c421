"""Mutants: a module of the game with one small thing changed in the body of one function."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy

import msgspec

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
NAMES = {"any": "all", "all": "any", "min": "max", "max": "min", "sorted": "list", "reversed": "iter"}
REMOVED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Raise, ast.Break, ast.Continue)

LEFT_OUT = ("annotation", "returns", "decorator_list", "type_params", "args")
"""What belongs to a function and isn't in its body."""

Path = tuple[tuple[str, int | None], ...]
"""Where a node lies in a tree: from the root by field, and by place where the field is a list."""


class Mutant(msgspec.Struct, frozen=True):
    """One change: in which function, on which line, what it was and what it has become."""

    file: str
    function: str
    line: int
    before: str
    after: str
    source: str
    """The whole module with the change, as code."""
    again: int = 1
    """Which one it is of those in the function that read the same."""

    @property
    def name(self) -> str:
        """Its name, which stays as it is when other lines move."""
        again = f" ({self.again})" if self.again > 1 else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{again}"


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """Return every mutant of a module."""
    tree = ast.parse(source)
    seen: Counter[tuple[str, str, str]] = Counter()
    for function, path, node in _bodies(tree):
        for changed in _changes(node):
            copy = deepcopy(tree)
            _put(copy, path, changed)
            ast.fix_missing_locations(copy)
            reads = (function, _short(node), _short(changed))
            seen[reads] += 1
            yield Mutant(file, function, getattr(node, "lineno", 0), *reads[1:], ast.unparse(copy), seen[reads])


def _short(node: ast.AST) -> str:
    return "nothing" if isinstance(node, ast.Pass) else " ".join(ast.unparse(node).split())


def _bodies(tree: ast.Module) -> Iterator[tuple[str, Path, ast.AST]]:
    """Return every node that lies in the body of a function, with the function's name and the node's path."""

    def walk(node: ast.AST, path: Path, function: str) -> Iterator[tuple[str, Path, ast.AST]]:
        for field, value in ast.iter_fields(node):
            if field in LEFT_OUT and not isinstance(node, ast.Call):
                continue
            for place, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                if not isinstance(child, ast.AST) or _is_docstring(child):
                    continue
                here = (*path, (field, place))
                if isinstance(child, ast.FunctionDef | ast.ClassDef):
                    inner = f"{function}.{child.name}" if function else child.name
                    yield from walk(child, here, inner)
                    continue
                if _is_in_function(tree, here):
                    yield function, here, child
                yield from walk(child, here, function)

    yield from walk(tree, (), "")


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_in_function(tree: ast.AST, path: Path) -> bool:
    node = tree
    for field, place in path[:-1]:
        child = getattr(node, field)
        node = child if place is None else child[place]
        if isinstance(node, ast.FunctionDef):
            return True
    return False


def _put(tree: ast.AST, path: Path, changed: ast.AST) -> None:
    node = tree
    for field, place in path[:-1]:
        child = getattr(node, field)
        node = child if place is None else child[place]
    field, place = path[-1]
    if place is None:
        setattr(node, field, changed)
    else:
        getattr(node, field)[place] = changed


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Return what one node may be changed into."""
    if isinstance(node, ast.expr):
        yield from _other_expressions(node)
    elif isinstance(node, ast.Return):
        if node.value is not None and not (isinstance(node.value, ast.Constant) and not node.value.value):
            yield ast.Return(ast.Constant(None))
    elif isinstance(node, REMOVED):
        yield ast.Pass()
    if isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Compare | ast.UnaryOp):
        changed = deepcopy(node)
        changed.test = ast.UnaryOp(ast.Not(), changed.test)
        yield changed


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in COMPARISONS.get(type(node.ops[0]), ()):
            yield ast.Compare(node.left, [other()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for left_out in range(len(node.values)):
            rest = [value for place, value in enumerate(node.values) if place != left_out]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from _other_constants(node.value)
    elif isinstance(node, ast.Name) and node.id in NAMES:
        yield ast.Name(NAMES[node.id], node.ctx)


def _other_constants(value: object) -> Iterator[ast.Constant]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        yield ast.Constant(value + 1)
