"""Print numbers that show how hard the code is to read: `python -m tests.tools.numbers [root]`.

Lines are all lines of the Python files. A relay is a signal whose only connection emits another
one. A method is a `def` in the body of a class, including private ones and properties.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGES = ("rules", "desktop", "installers", "tests")
RINGS = ("unit", "window", "slow")
LONG = 400


@dataclass(frozen=True, slots=True)
class Source:
    """A Python file: its path below the root, its lines and its syntax tree."""

    path: Path
    lines: int
    tree: ast.Module

    @property
    def package(self) -> str:
        """Return the first two folders of the path, or one if the file is directly in it."""
        return "/".join(self.path.parts[: min(2, len(self.path.parts) - 1)])


def sources(root: Path) -> Iterator[Source]:
    """Yield the Python files of all packages below a root folder."""
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            text = path.read_text("utf-8")
            yield Source(path.relative_to(root), text.count("\n"), ast.parse(text))


def count_nodes(found: list[Source], counts: type[ast.AST]) -> int:
    return sum(isinstance(node, counts) for one in found for node in ast.walk(one.tree))


def uses_of_any(found: list[Source]) -> int:
    """Return the number of uses of the type Any, without imports."""
    nodes = (node for one in found for node in ast.walk(one.tree))
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in nodes)


def signals(found: list[Source]) -> int:
    """Return the number of signals that classes declare."""
    return sum(
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "Signal"
        for one in found
        for node in ast.walk(one.tree)
    )


def relays(found: list[Source]) -> int:
    """Return the number of signals that are connected only to another signal."""
    return sum(_is_relay(node) for one in found for node in ast.walk(one.tree))


def _is_relay(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or len(node.args) != 1:
        return False
    called, given = node.func, node.args[0]
    if not isinstance(called, ast.Attribute) or called.attr != "connect":
        return False
    target = given.body if isinstance(given, ast.Lambda) else given
    if isinstance(target, ast.Call):
        target = target.func
    return isinstance(target, ast.Attribute) and target.attr == "emit"


def methods(found: list[Source]) -> Counter[str]:
    """Return the number of methods of each class."""
    counts: Counter[str] = Counter()
    for one in found:
        for node in ast.walk(one.tree):
            if isinstance(node, ast.ClassDef):
                name = f"{one.path}:{node.name}"
                counts[name] = sum(isinstance(part, ast.FunctionDef) for part in node.body)
    return counts


def tests_per_ring(found: list[Source]) -> Counter[str]:
    """Return the number of test functions in each ring.

    Functions marked slow, directly or with their file or class, are in `slow`. The others in
    `tests/desktop` are in `window`. A test with parameters counts once.
    """
    counts: Counter[str] = Counter()
    for one in found:
        if one.path.parts[0] == "tests" and one.path.name.startswith("test_"):
            usual = "window" if one.path.parts[1] == "desktop" else "unit"
            marks = [node for node in one.tree.body if isinstance(node, ast.Assign)]
            slow = any("mark.slow" in ast.unparse(mark) for mark in marks)
            _count_tests(one.tree.body, "slow" if slow else usual, counts)
    return counts


def _count_tests(body: list[ast.stmt], ring: str, counts: Counter[str]) -> None:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            slow = any("mark.slow" in ast.unparse(mark) for mark in node.decorator_list)
            here = "slow" if slow else ring
            if isinstance(node, ast.ClassDef):
                _count_tests(node.body, here, counts)
            elif node.name.startswith("test_"):
                counts[here] += 1


def table(root: Path) -> Iterator[str]:
    """Yield the lines of the table in Markdown."""
    every = list(sources(root))
    product = [one for one in every if one.path.parts[0] in ("rules", "desktop")]
    yield "| what | number |"
    yield "|---|---|"
    for package in PACKAGES:
        inside = [one for one in every if one.path.parts[0] == package]
        yield f"| lines in {package} | {sum(one.lines for one in inside)} |"
    parts: Counter[str] = Counter()
    for one in product:
        parts[one.package] += one.lines
    for part, lines in sorted(parts.items()):
        yield f"| lines in {part} | {lines} |"
    longest = sorted((one for one in product if one.lines > LONG), key=lambda one: -one.lines)
    yield f"| files over {LONG} lines | {len(longest)} |"
    for one in longest:
        yield f"| {one.path} | {one.lines} |"
    yield f"| uses of Any | {uses_of_any(product)} |"
    yield f"| lambdas | {count_nodes(product, ast.Lambda)} |"
    yield f"| signals | {signals(product)} |"
    yield f"| relays of signals | {relays(product)} |"
    for name, count in methods(product).most_common(12):
        yield f"| methods of {name} | {count} |"
    counts = tests_per_ring(every)
    for ring in RINGS:
        yield f"| test functions, {ring} | {counts[ring]} |"


if __name__ == "__main__":
    print("\n".join(table(Path(sys.argv[1] if len(sys.argv) > 1 else "."))))
