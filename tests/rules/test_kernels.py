"""Modules that mypyc compiles avoid what it compiles wrongly. `rules/decisions/kernels.md`."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from rules.kernels import KERNELS, sources

SOURCES = [source for game in KERNELS for source in sources(game)]


def faults(code: str) -> list[str]:
    """Return the forms in some code that mypyc 2.4 compiles wrongly."""
    return [fault for node in ast.walk(ast.parse(code)) for fault in _faults(node)]


def _faults(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id="__file__"):
            yield f"{node.lineno}: the file of a compiled module"
        case ast.Call(func=ast.Attribute(attr="__new__", value=ast.Name(id=name))) if any(
            isinstance(given, ast.Name) and given.id == name for given in node.args
        ):
            yield f"{node.lineno}: runs __init__"
        case ast.FunctionDef() if any("cache" in ast.unparse(by) for by in node.decorator_list):
            functions = [one for one in ast.walk(node) if isinstance(one, ast.FunctionDef)]
            for inner in functions[1:]:
                if inner.name in _names(inner, ast.Load):
                    yield f"{inner.lineno}: recursion inside a cached function"
        case ast.Compare() | ast.BinOp() | ast.Call() | ast.Tuple() | ast.List():
            parts = [*ast.iter_child_nodes(node)]
            for before, after in pairwise(range(len(parts) + 1)):
                old = {name for part in parts[:before] for name in _names(part, ast.Load)}
                if old & {
                    one.target.id
                    for part in parts[before:after]
                    for one in ast.walk(part)
                    if isinstance(one, ast.NamedExpr)
                }:
                    yield f"{node.lineno}: := after the old value in one expression"


def _names(node: ast.AST, use: type[ast.expr_context]) -> set[str]:
    return {
        one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, use)
    }


@pytest.mark.parametrize(
    "code",
    [
        "if wide != (wide := 3): pass",
        "total = x + (x := 5)",
        "f(x, (x := 5))",
        "@cache\ndef outer():\n    def inner(n): return inner(n - 1)\n    return inner(3)",
        "made = Knowledge.__new__(Knowledge)",
        "there = Path(__file__)",
    ],
)
def test_a_form_that_is_compiled_wrongly_is_found(code: str) -> None:
    assert len(faults(code)) == 1


@pytest.mark.parametrize(
    "code",
    [
        "while (above := parent[tree]) != tree: tree = above",
        "if (x := 5) and x > 3: pass",
        "@cache\ndef outer():\n    def inner(n): return n\n    return inner(3)",
    ],
)
def test_other_forms_are_allowed(code: str) -> None:
    assert faults(code) == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: "/".join(path.parts[-3:]))
def test_compiled_modules_avoid_them(source: Path) -> None:
    assert faults(source.read_text("utf-8")) == []
