"""Reads every message of the rules from the source code, for translation.

A message's template must be a literal where the message is made. Translators would not see another
one, so this tool reports every place where a template is put together.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path

import desktop
import rules
from rules.games import GAMES

TEMPLATE_AT = {
    "Message": 0,
    "IllegalMove": 0,
    "InvalidMove": 0,
    "InvalidText": 0,
    "InvalidSetup": 0,
    "InvalidPuzzle": 0,
    "InvalidLetter": 0,
    "InvalidRecord": 0,
    "InvalidOptions": 1,
    "Hint": 1,
    "Outcome": 1,
    "Verdict": 4,
    "finished": 2,
    "last_one_wins": 1,
}
"""Functions that make messages or turn a text into one, and the index of the template."""

_TRANSLATED = ("InvalidLayoutText",)
"""Errors of the window whose text is already translated."""

_SHOWING = (
    "emit",
    "refuse",
    "show_error",
    "say",
    "tell",
    "setText",
    "show_words",
    "told",
    "format",
)
"""Methods of the window whose arguments are shown, or become part of a shown text.

`_tell` is found, too: it may hold one of them.
"""

_ROOT = Path(rules.__file__).parent
_WINDOW = Path(desktop.__file__).parent
_ENGLISH_ALONE = ("terminal", "tournament", "__main__.py")
"""Parts of `rules/` whose texts appear only in a terminal."""


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """A template, its other form if it counts something, and a note for translators, or "".

    The note is a comment `#: …` above the template, the call, or any statement around it.
    """

    template: str
    singular: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class MessageFault:
    """A place where a translator would find no text."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@cache
def sources() -> list[Source]:
    """Return the templates of all messages, sorted, each once with each of its notes."""
    found = {source for source in _everywhere() if isinstance(source, Source)}
    for game in GAMES:
        for spec in game.options.specs().values():
            found |= {Source(spec.label.template), Source(spec.help.template)}
    return sorted(found)


def faults() -> list[MessageFault]:
    """Return the places where a template is no literal, or a number is put into words by hand."""
    return [fault for fault in _everywhere() if isinstance(fault, MessageFault)]


@cache
def _everywhere() -> list[Source | MessageFault]:
    """Return the messages and faults of all modules, read once and cached."""
    return list(_read())


def _read() -> Iterator[Source | MessageFault]:
    for file in sorted(_ROOT.rglob("*.py")):
        name = file.relative_to(_ROOT).as_posix()
        if name.startswith(_ENGLISH_ALONE):
            continue
        text = file.read_text(encoding="utf-8")
        module = ast.parse(text)
        notes = _notes(module, text)
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                yield from _of_call(node, f"rules/{name}", notes)
    for file in sorted(_WINDOW.rglob("*.py")):
        name = file.relative_to(_WINDOW).as_posix()
        yield from in_window(file.read_text(encoding="utf-8"), f"desktop/{name}")


def in_window(source: str, file: str) -> Iterator[Source | MessageFault]:
    """Yield the messages a module of the window raises, and errors it shows in English."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "InvalidText":
            yield from _of_call(node, file, {})
        elif isinstance(node, ast.ExceptHandler) and node.name and not _is_translated(node):
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and _shows(call) and _in_english(call, node.name):
                    what = f"str({node.name}) is shown without a translation"
                    yield MessageFault(file, call.lineno, what)


def _shows(call: ast.Call) -> bool:
    """Whether a call shows its arguments to the player."""
    return isinstance(call.func, ast.Attribute) and call.func.attr.removeprefix("_") in _SHOWING


def _in_english(call: ast.Call, error: str) -> bool:
    """Whether an argument holds an error's own text: `str(error)`, or `{error}` in an f-string."""
    return any(
        ast.unparse(node) == f"str({error})"
        or (isinstance(node, ast.FormattedValue) and ast.unparse(node.value) == error)
        for node in ast.walk(call)
    )


def _is_translated(handler: ast.ExceptHandler) -> bool:
    """Whether the caught errors hold texts in the language of the window."""
    return handler.type is not None and ast.unparse(handler.type) in _TRANSLATED


def _of_call(
    call: ast.Call, file: str, notes: Mapping[ast.AST, str]
) -> Iterator[Source | MessageFault]:
    """Yield the message or fault of a call that makes a message."""
    if ast.unparse(call.func) == "Message.counted":
        texts = [_literal(argument) for argument in call.args[1:3]]
        if len(texts) == 2 and texts[0] and texts[1]:
            yield Source(texts[1], texts[0], notes.get(call.args[1], ""))
        else:
            yield MessageFault(
                file, call.lineno, "both forms of a counted message should be literals"
            )
        return
    if not isinstance(call.func, ast.Name) or call.func.id not in TEMPLATE_AT:
        return
    place = TEMPLATE_AT[call.func.id]
    if len(call.args) <= place:
        return
    argument = call.args[place]
    if (text := _literal(argument)) is not None:
        if text:
            yield Source(text, note=notes.get(argument, ""))
    elif not isinstance(argument, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.IfExp):
        yield MessageFault(file, call.lineno, f"the template of {call.func.id} is put together")
    elif isinstance(argument, ast.Call) and ast.unparse(argument.func) == "str":
        yield MessageFault(file, call.lineno, f"{call.func.id} takes a text without its template")


def _notes(module: ast.Module, text: str) -> dict[ast.AST, str]:
    """Return the nearest note above each part of a module that has one."""
    lines = [line.strip() for line in text.splitlines()]
    notes: dict[ast.AST, str] = {}
    for node in ast.walk(module):
        if isinstance(node, ast.stmt | ast.expr):
            above = takewhile(_is_note, reversed(lines[: node.lineno - 1]))
            if found := [line.removeprefix("#:").strip() for line in above]:
                notes |= dict.fromkeys(ast.walk(node), " ".join(reversed(found)))
    return notes


def _is_note(line: str) -> bool:
    return line.startswith("#:")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
