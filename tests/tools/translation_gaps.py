"""`python -m tests.tools.translation_gaps`: reports gaps in the languages that are offered.

A language in `languages.json` is complete if every text of the code has a finished translation with
the same placeholders, marks and ending, in every plural form of the language, and every page of the
help is built like the English one. What is missing is shown in English: `make check` lists it, and
only `make release-check` (`--release`) fails. A wrong translation fails in both.
"""

import re
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree.ElementTree import Element

import resources
from desktop.help.blocks import Bullet, FigureRow, Heading, KindText, Notation, OptionText, read
from desktop.language.languages import ENGLISH, offered
from installers.rule_messages import sources
from installers.translations import FOLDER, ToolFailed, forms, is_finished, root_of, update

_PLACE = re.compile(r"%n|%L?\d+|\{[^{}]*\}")
_NUMBER = re.compile(r"%n|\{n[^{}]*\}")
_MARKS = re.compile(r"</?\w[^<>]*>|\*\*|`|&(?=\w)|\n")
_ENDING = re.compile(r"(\.\.\.|[.…:;!?,]?)\s*$")
_ONE_ALONE = {
    "bg", "ca", "cs", "da", "de", "el", "en", "eo", "es", "et", "eu",
    "fi", "gl", "it", "nb", "nl", "nn", "pl", "ro", "sk", "sv",
}  # fmt: skip
"""Languages whose first plural form is for 1 only; in others it is also for 0 or 21."""
_COMMAND = re.compile(r"\{[A-Z_]+\.\w+\}")


def gaps(codes: Iterable[str], folder: Path = FOLDER) -> Iterator[tuple[str, bool]]:
    """Yield a line for each gap of these languages, and whether it is a mistake.

    Raises ToolFailed.
    """
    files = {code: folder / f"quincunx_{code}.ts" for code in codes}
    with TemporaryDirectory() as made:
        for file in files.values():
            if file.exists():
                shutil.copy(file, made)
        update(Path(made), files)
        for code, file in files.items():
            root = root_of(Path(made) / file.name)
            if file.exists() and _texts(root_of(file)) != _texts(root):
                yield f"{code}: {file.name} is not of this code: make translations", False
            for context in root.iter("context"):
                where = f"{code}: {context.findtext('name')}"
                for message in context.iter("message"):
                    if is_translated(message):
                        yield from ((f"{where}: {fault}", True) for fault in wrong(message, code))
                        continue
                    note = "" if message.find("extracomment") is not None else ", and has no note"
                    yield f"{where}: not translated{note}: {message.findtext('source')!r}", False
    for code in files:
        yield from ((gap, False) for gap in help_gaps(code))


def _texts(root: Element) -> set[tuple[str, str]]:
    """Return the texts of a catalogue, each with its context."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in root.iter("context")
        for message in context.iter("message")
    }


def is_translated(message: Element) -> bool:
    """Whether a text has a finished translation, in all plural forms."""
    return is_finished(message) and all(forms(message))


def wrong(message: Element, code: str) -> Iterator[str]:
    """Yield the faults of a translation into a language."""
    source, said = message.findtext("source", ""), forms(message)
    one = _singulars().get(source, "")
    for number, form in enumerate(said):
        first = number == 0 and len(said) > 1
        alone = first and code in _ONE_ALONE
        if reason := _difference(source, form, one if first else "", first=first, alone=alone):
            yield f"{reason}: {form!r} for {source!r}"


def _difference(source: str, form: str, singular: str, *, first: bool, alone: bool) -> str:
    """Return how the placeholders, marks, ending or spaces of a translation differ; empty if not.

    The first of several forms needs only the placeholders of the English singular. If it is used
    for 1 only, it needs no number.
    """
    wanted, found = set(_PLACE.findall(source)), set(_PLACE.findall(form))
    allowed = wanted | set(_PLACE.findall(singular))
    if first:
        numbers = {place for place in wanted if _NUMBER.fullmatch(place)}
        wanted = (wanted - numbers) & set(_PLACE.findall(singular or source))
        wanted |= set() if alone else numbers
    if not wanted <= found <= allowed:
        return "other places"
    if Counter(_MARKS.findall(source)) != Counter(_MARKS.findall(form)):
        return "other marks"
    if _ending(source) != _ending(form):
        return "another ending"
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        return "other spaces around it"
    return ""


def _ending(text: str) -> str:
    found = _ENDING.search(text)
    return found[1] if found else ""


@cache
def _singulars() -> dict[str, str]:
    return {source.template: source.singular for source in sources()}


def main(arguments: Sequence[str]) -> int:
    """Print the gaps of the languages that are offered; return the exit code."""
    try:
        found = dict(gaps(offered()))
    except ToolFailed as error:
        found = {str(error): True}
    if found:
        print(*found, "`make translations` takes up what is new.", sep="\n")
    return any(found.values()) or ("--release" in arguments and bool(found))


def help_gaps(code: str) -> Iterator[str]:
    """Yield the differences between the structure of help pages and the English ones."""
    for path in resources.listing("help", ".md"):
        topic, _, language = path.stem.partition(".")
        if language or code == ENGLISH:
            continue
        translation = path.with_name(f"{topic}.{code}.md")
        if not translation.exists():
            yield f"{code}: the help has no {translation.name}"
            continue
        english, said = (_built(file.read_text(encoding="utf-8")) for file in (path, translation))
        for what, parts in english.items():
            if parts != said[what]:
                yield f"{code}: {translation.name} has other {what}: {said[what]}, not {parts}"


def _built(text: str) -> dict[str, Sequence[object]]:
    """Return the structure of a help page, without its words."""
    blocks = read(_COMMAND.sub("", text)).blocks
    figures = [block.figures for block in blocks if isinstance(block, FigureRow)]
    return {
        "headings": [block.level for block in blocks if isinstance(block, Heading)],
        "figures": [[name for name, _ in row] for row in figures],
        "options": [block.option for block in blocks if isinstance(block, OptionText)],
        "kinds of puzzles": [block.kind for block in blocks if isinstance(block, KindText)],
        "notations": [block.typed for block in blocks if isinstance(block, Notation)],
        "bullets": [len([block for block in blocks if isinstance(block, Bullet)])],
        "commands": sorted(_COMMAND.findall(text)),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
