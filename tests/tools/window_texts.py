"""Reads every translatable text of the window from the source code.

Qt's extractor finds a text if it is a literal in `self.tr(…)`, `translate("Context", …)` or
`QT_TRANSLATE_NOOP("context", …)`, under these very names. This tool reports every text that Qt
would miss, or would file under a context that is never looked up: `python -m
tests.tools.window_texts`, part of `make check`.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import desktop

MARK = "QT_TRANSLATE_NOOP"

SHOWN = {
    "setText": 0,
    "setToolTip": 0,
    "setWindowTitle": 0,
    "setTitle": 0,
    "setAccessibleName": 0,
    "setAccessibleDescription": 0,
    "setPlaceholderText": 0,
    "setInformativeText": 0,
    "setLabelText": 0,
    "setStatusTip": 0,
    "setWhatsThis": 0,
    "addAction": 0,
    "addItem": 0,
    "addMenu": 0,
    "addButton": 0,
    "QLabel": 0,
    "QPushButton": 0,
    "QAction": 0,
    "Text": 0,
    "Prose": 0,
    "Button": 0,
    "Section": 0,
    "Chip": 0,
    "Stepper": 0,
    "Segmented": 0,
    "IconButton": 1,
    "ToolButton": 1,
    "paint_line": 1,
    "paint_letters": 1,
}
"""Methods that show a text to people, and the index of that argument."""

SAME = ("qx1:…", "Quincunx")
"""Texts that are the same in every language."""

_ROOT = Path(desktop.__file__).parent
_NOT_SHOWN = "language"
"""The folder of `desktop/` to skip: the translation of the rules' messages."""


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text in its context; `counted` if a number, usually %n, chooses its form."""

    context: str
    text: str
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """A place where a reader of another language would see English, or nonsense."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


def sources() -> list[Path]:
    """Return the modules of the window."""
    found = sorted(_ROOT.rglob("*.py"))
    return [path for path in found if path.relative_to(_ROOT).parts[0] != _NOT_SHOWN]


def texts() -> list[Text]:
    """Return all texts, sorted, each once."""
    return sorted({text for reader in _readers() for text in reader.texts})


def faults() -> list[Fault]:
    """Return all faults, file by file."""
    readers = _readers()
    marked = {text.context for reader in readers for text in reader.marked}
    return [fault for reader in readers for fault in reader.all_faults(marked)]


def faults_in(source: str) -> list[Fault]:
    """Return the faults in the source of one module."""
    reader = _Reader("module.py", source)
    return list(reader.all_faults({text.context for text in reader.marked}))


def _readers() -> "list[_Reader]":
    return [
        _Reader(f"desktop/{path.relative_to(_ROOT).as_posix()}", path.read_text(encoding="utf-8"))
        for path in sources()
    ]


class _Reader(ast.NodeVisitor):
    """Reads one module."""

    def __init__(self, file: str, source: str) -> None:
        self.texts: list[Text] = []
        self.marked: list[Text] = []
        self._file = file
        self._faults: list[Fault] = []
        self._looked_up: list[tuple[int, str]] = []  # texts that are not literals, by context
        self._classes: list[ast.ClassDef] = []
        self._functions: list[ast.FunctionDef] = []
        self._formatted: dict[ast.Call, ast.Call] = {}
        self._called: set[ast.expr] = set()
        self._module = ast.parse(source)
        self.visit(self._module)

    def all_faults(self, marked: Iterable[str]) -> Iterator[Fault]:
        """Yield the faults, given the contexts of all marked texts."""
        yield from self._faults
        for line, context in self._looked_up:
            if context not in marked:
                yield Fault(self._file, line, "a text should be a literal where it is translated")

    def _report(self, node: ast.expr | ast.stmt, what: str) -> None:
        self._faults.append(Fault(self._file, node.lineno, what))

    # -- walking

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._functions.append(node)
        self.generic_visit(node)
        self._functions.pop()

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        if any(_is_text(part) for part in ast.walk(node)):
            self._report(node, "the extractor does not read f-strings: name the text before")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if _asks_for_one(node.test) and self._says(node.body) and self._says(node.orelse):
            self._report(node, "a number decides between two texts: count with %n")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node) == "translate = QCoreApplication.translate":
            self._called.add(node.value)
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            if (name.name in (MARK, "translate") and name.asname) or name.name == "tr":
                self._report(node, f"{name.name} should keep its own name")

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in (MARK, "translate") and isinstance(node.ctx, ast.Load):
            self._report_alias(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr == "tr" or ast.unparse(node) == "QCoreApplication.translate":
            self._report_alias(node)
        self.generic_visit(node)

    def _report_alias(self, node: ast.expr) -> None:
        if node not in self._called:
            self._report(node, f"{ast.unparse(node)} should be called under its own name")

    def visit_Call(self, node: ast.Call) -> None:
        self._called.add(node.func)
        if isinstance(node.func, ast.Attribute):
            if node.func.attr == "format" and isinstance(node.func.value, ast.Call):
                self._formatted[node.func.value] = node
            if node.func.attr == "tr":
                self._read_tr(node, ast.unparse(node.func.value))
        name = ast.unparse(node.func)
        if name in ("translate", "QCoreApplication.translate"):
            self._read_translate(node)
        elif name == MARK:
            self._read_mark(node)
        self._read_shown(node, name.rpartition(".")[2])
        self.generic_visit(node)

    # -- texts

    def _read_tr(self, call: ast.Call, owner: str) -> None:
        if owner != "self":
            self._report(call, f"{owner}.tr looks in another class's texts: use translate")
            return
        if not self._classes or not self._classes[-1].bases:
            self._report(call, "only a class of Qt has texts of its own: use translate")
            return
        if len(call.args) > 1 or call.keywords:
            self._report(call, 'self.tr with a number fails in subclasses: translate("…", …, n)')
        text = _literal(call.args[0]) if call.args else None
        if text is None:
            self._report(call, "self.tr takes a literal")
            return
        if "%n" in text and len(call.args) == 1:
            self._report(call, "%n without its number")
        self._add(call, Text(self._classes[-1].name, text))

    def _read_translate(self, call: ast.Call) -> None:
        context, text = ([_literal(part) for part in call.args] + [None] * 2)[:2]
        if context is None:
            self._report(call, "the context should be a literal")
        elif text is None and isinstance(call.args[1], ast.JoinedStr | ast.BinOp):
            self._report(call, "a text is put together")
        elif text is None:
            self._looked_up.append((call.lineno, context))
        else:
            self._check_number(call, text)
            self._add(call, Text(context, text, len(call.args) > 2))

    def _check_number(self, call: ast.Call, text: str) -> None:
        """Report a number not given as `None, n` with a plain name, which the extractor needs."""
        rest = call.args[2:]
        if call.keywords or len(rest) not in (0, 2):
            self._report(call, 'counted texts are written translate("…", "%n …", None, n)')
        elif not rest and "%n" in text:
            self._report(call, "%n without its number")
        elif rest and not (ast.unparse(rest[0]) == "None" and isinstance(rest[1], ast.Name)):
            self._report(call, "the number of a counted text should be None and a plain name")

    def _read_mark(self, call: ast.Call) -> None:
        context, text = ([_literal(part) for part in call.args] + [None] * 2)[:2]
        if context is None or text is None:
            self._report(call, f"{MARK} takes two literals")
            return
        if any(name.isdigit() for name in _places(text)):
            self._report(call, "places in a text should have names")
        self.marked.append(Text(context, text))
        self.texts.append(self.marked[-1])

    def _add(self, call: ast.Call, text: Text) -> None:
        self.texts.append(text)
        places = _places(text.text)
        if any(not name.isidentifier() for name in places):
            self._report(call, "places in a text should have names")
            return
        if call in self._formatted:
            given = _names_given(self._formatted[call])
            if given is not None and given != places:
                self._report(call, f"places {sorted(places)}, filled {sorted(given)}")
        elif places and not any(_fills(node, places) for node in ast.walk(self._module)):
            self._report(call, f"nothing here fills {sorted(places)}")

    # -- texts shown without translation

    def _read_shown(self, call: ast.Call, name: str) -> None:
        place = SHOWN.get(name)
        if place is None or len(call.args) <= place:
            return
        for part in _shown_parts(call.args[place]):
            if re.search(r"[^\W\d_]{2}", part) and part not in SAME:
                self._report(call, f"{name} shows a text that nobody translates: {part!r}")

    def _says(self, node: ast.expr) -> bool:
        """Whether an expression contains a text, or a variable that holds one in this function."""
        if any(_is_text(part) for part in ast.walk(node)):
            return True
        if not isinstance(node, ast.Name) or not self._functions:
            return False
        given = (part for part in ast.walk(self._functions[-1]) if isinstance(part, ast.Assign))
        return any(
            node.id in {ast.unparse(name) for name in _targets(part)}
            and any(_is_text(inner) for inner in ast.walk(part.value))
            for part in given
        )


def _is_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    name = ast.unparse(node.func)
    return name.endswith(".tr") or name in ("translate", "QCoreApplication.translate", MARK)


def _targets(node: ast.Assign) -> Iterator[ast.expr]:
    for target in node.targets:
        yield from target.elts if isinstance(target, ast.Tuple) else (target,)


def _asks_for_one(test: ast.expr) -> bool:
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.ops[0], ast.Eq | ast.NotEq)
        and ast.unparse(test.comparators[0]) == "1"
    )


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _names_given(call: ast.Call) -> set[str] | None:
    """Return the names that `.format` fills; None if it is given a whole mapping."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name}


def _fills(node: ast.AST, places: set[str]) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr != "format":
        return False
    given = _names_given(node)
    return given is None or places <= given


def _shown_parts(node: ast.expr) -> Iterator[str]:
    """Yield the literal parts of a text that is shown."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _shown_parts(part)
    elif isinstance(node, ast.IfExp):
        yield from _shown_parts(node.body)
        yield from _shown_parts(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from _shown_parts(node.left)
        yield from _shown_parts(node.right)


if __name__ == "__main__":
    amiss = faults()
    print(*amiss, sep="\n", end="\n" if amiss else "")
    sys.exit(bool(amiss))
