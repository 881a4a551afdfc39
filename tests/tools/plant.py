"""Plant faults in a copy of the code, and list those that no test of the matching folder finds.

    python -m tests.tools.plant build/plant --places 300 --seed 1
    python -m tests.tools.plant build/plant --only desktop/table
    python -m tests.tools.plant build/plant --again

Lines are drawn by the seed, and each gets one fault: a comparison is turned, a constant changed, a
call left out, or a condition removed. The tests in the folder that mirrors the code's try it, and
those that import its module. A test that fails without the fault, too, is left out.

The folder given holds the copy and `log.jsonl`. Started again, the program continues after the
last fault of the log. With --again it copies the tests anew, and tries only what survived.
"""

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from random import Random

CODE = ("rules", "desktop")
WAIT = 3600  # seconds until a run counts as a loop that never ends
NO_BEHAVIOUR = ("annotation", "returns", "decorator_list")


@dataclass(frozen=True)
class Fault:
    """A change of one expression or statement, between two offsets in the bytes of its file."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.kind}: {self.before}  ->  {self.after}"


def faults_in(path: str, source: bytes) -> Iterator[Fault]:
    """Yield all faults that can be planted in a file."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    for place in _inside(ast.parse(source)):
        for kind, node, after in _changes(place):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            yield Fault(path, node.lineno, kind, start, end, source[start:end].decode(), after)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that change behaviour."""
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            match child:
                case ast.JoinedStr() | ast.keyword("strict" | "slots"):
                    pass  # Python 3.11 does not say where the parts of an f-string are
                case ast.AST() if name not in NO_BEHAVIOUR:
                    yield from _inside(child)


_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.Gt: ast.GtE}
_TURNED |= {ast.Eq: ast.NotEq, ast.In: ast.NotIn, ast.Is: ast.IsNot}
_TURNED |= {new: old for old, new in _TURNED.items()}


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    match node:
        case ast.Compare(left, [operator, *others], right):
            turned = ast.Compare(left, [_TURNED[type(operator)](), *others], right)
            yield "comparison", node, f"({ast.unparse(turned)})"
        case ast.Constant(bool(value)):
            yield "constant", node, str(not value)
        case ast.Constant(int(value)):
            yield "constant", node, str(value + 1)
        case ast.Constant(float(value)):
            yield "constant", node, str(value * 2 or 1.0)
        case ast.Expr(ast.Call()):
            yield "call", node, "pass"
        case ast.If(test) | ast.IfExp(test) if ast.unparse(test) != "TYPE_CHECKING":
            yield "condition", test, "True"
            yield "condition", test, "False"
        case ast.BoolOp(values=values):
            for one in values:
                yield "condition", node, f"({ast.unparse(one)})"
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield "condition", test, "True"


def drawn(tree: Path, places: int, seed: int) -> list[Fault]:
    """Draw lines of all code, and a fault in each. The rules come first."""
    lines: dict[tuple[str, int], list[Fault]] = {}
    for path in (path for folder in CODE for path in sorted((tree / folder).rglob("*.py"))):
        for fault in faults_in(path.relative_to(tree).as_posix(), path.read_bytes()):
            lines.setdefault((fault.path, fault.line), []).append(fault)
    rng, order = Random(seed), list(lines)
    chosen = rng.sample(order, min(places, len(order)))
    return [rng.choice(lines[line]) for line in sorted(chosen, key=order.index)]


class Planting:
    """The copy in a folder, with its log."""

    def __init__(self, folder: Path, again: bool) -> None:
        self.tree = (folder / "tree").resolve()
        self._log = folder / "log.jsonl"
        self._broken = set[str]()
        if not self.tree.exists():
            self._copy(*CODE, "tests", "resources", "installers", "pyproject.toml")
        elif again:
            self._copy("tests")

    def _copy(self, *names: str) -> None:
        self.tree.mkdir(parents=True, exist_ok=True)
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        for name in names:
            shutil.rmtree(self.tree / name, ignore_errors=True)
            if Path(name).is_dir():
                shutil.copytree(name, self.tree / name, ignore=ignore)
            else:
                shutil.copy(name, self.tree / name)

    def results(self) -> dict[Fault, str]:
        """Return the test that found each fault so far, or an empty text for a survivor."""
        text = self._log.read_text("utf-8") if self._log.exists() else ""
        return {Fault(**row["fault"]): row["found"] for row in map(json.loads, text.splitlines())}

    def run(self, fault: Fault) -> str:
        """Plant a fault, run its tests, restore the file, log and return what found it."""
        path = self.tree / fault.path
        source = path.read_bytes()
        while True:
            path.write_bytes(source[: fault.start] + fault.after.encode() + source[fault.end :])
            try:
                found = self._pytest(*self._tests(fault))
            finally:
                path.write_bytes(source)
            if "::" not in found or not self._pytest(found):
                break
            self._broken.add(found)
        with self._log.open("a", encoding="utf-8") as log:
            print(json.dumps({"fault": asdict(fault), "found": found}), file=log)
        return found

    def _tests(self, fault: Fault) -> list[str]:
        """Return the files of tests in the matching folder, and those that import the module.

        Those that name it come first.
        """
        folder = (self.tree / "tests" / fault.path).parent
        while not (near := {*folder.glob("test_*.py")}):
            folder = folder.parent
        code = fault.path.removesuffix(".py")
        if code.startswith("rules") and "puzzle" in code:  # those of the games are tested there
            near.update((self.tree / "tests/rules/puzzles").glob("test_*.py"))
        name, module = code.replace("/", ".").removesuffix(".__init__"), Path(code).name
        texts = {test: test.read_text("utf-8") for test in self.tree.glob("tests/**/test_*.py")}
        tests = [test for test, text in texts.items() if test in near or name in text]
        tests.sort(key=lambda test: (module not in test.stem, module not in texts[test], test))
        return [str(test.relative_to(self.tree)) for test in tests]

    def _pytest(self, *tests: str) -> str:
        """Run tests in the copy, and return the first that failed, or an empty text."""
        command = [sys.executable, "-m", "pytest", "-x", "--tb=no", "-rfE", *tests]
        command += [f"--deselect={test}" for test in self._broken]
        settings = os.environ | {"QUINCUNX_PATIENCE": "60"}
        try:
            run = subprocess.run(
                command, cwd=self.tree, env=settings, capture_output=True, text=True, timeout=WAIT
            )
        except subprocess.TimeoutExpired:
            return "no end"
        bad = re.search(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", run.stdout, re.MULTILINE)
        return (bad[1] if bad else f"code {run.returncode}") if run.returncode else ""


def main() -> None:
    """Plant faults as the command line says, and print the total."""
    parser = argparse.ArgumentParser(description="Plant faults in a copy of the code.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--places", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="path of the code, such as rules/mono")
    parser.add_argument("--again", action="store_true", help="only what survived, with new tests")
    chosen = parser.parse_args()
    planting = Planting(chosen.folder, chosen.again)
    faults = drawn(planting.tree, chosen.places, chosen.seed)
    faults = [fault for fault in faults if fault.path.startswith(chosen.only)]
    for fault in faults:
        known = planting.results().get(fault)
        if known is None or (chosen.again and not known):
            print("found   " if planting.run(fault) else "SURVIVES", fault, flush=True)
    results = planting.results()
    tried = [fault for fault in faults if fault in results]
    print(*(f"survives {fault}" for fault in tried if not results[fault]), sep="\n")
    found = Counter(fault.kind for fault in tried if results[fault])
    for kind, number in Counter(fault.kind for fault in tried).items():
        print(f"{kind}: {found[kind]} of {number}")
    print(f"{found.total()} of {len(tried)} found")


if __name__ == "__main__":
    main()
