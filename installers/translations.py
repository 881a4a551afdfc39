"""`python -m installers.translations update|release`: the catalogues of texts, by Qt's own tools.

`update` brings every `resources/translations/quincunx_LANGUAGE.ts` up to date with the code, and
starts those of the languages named after it (`update it`). It prints the texts that are not
translated yet, with their contexts. `release` turns each catalogue into the `.qm` file that the
program reads. A translation is kept even if its text moves to another place.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import PySide6

import desktop
import resources
from desktop.language.messages import CONTEXT
from installers.rule_messages import sources

FOLDER = Path(resources.__file__).parent / "translations"
_WINDOW = Path(desktop.__file__).parent
_ENGLISH = "quincunx_en.ts"


class ToolFailed(Exception):
    """A catalogue cannot be read, or one of Qt's tools failed; the message says why."""


def update(folder: Path = FOLDER, new: Iterable[str] = ()) -> None:
    """Update the catalogues of a folder from the code; `new` are languages to start.

    Raises ToolFailed.
    """
    files = sorted({*folder.glob("quincunx_*.ts"), *(_file(folder, code) for code in new)})
    translated = {file: _finished(file) for file in files if file.exists()}
    with TemporaryDirectory() as made:
        # The first place where a text is found decides whether it is counted.
        generated = Path(made) / "texts.js"
        generated.write_text("".join(_calls()), encoding="utf-8")
        found = [generated, *_code()]
        _extract(found, files)
        for file in files:
            root = root_of(file)
            _finish(root, translated.get(file, {}))
            if file.name == _ENGLISH:
                _count_in_english(root)
            file.write_bytes(ElementTree.tostring(root, encoding="utf-8"))
        _extract(found, files)  # once more, to get the form in which Qt writes them


def unfinished(folder: Path = FOLDER) -> Iterator[tuple[str, str, str]]:
    """Yield each text without a finished translation: its catalogue, context and source."""
    for file in sorted(folder.glob("quincunx_*.ts")):
        for context in root_of(file).iter("context"):
            for message in context.iter("message"):
                if not is_finished(message):
                    source = message.findtext("source", "")
                    yield file.name, context.findtext("name", ""), source


def release(folder: Path = FOLDER) -> None:
    """Make a `.qm` of each catalogue in a folder, beside it. Raises ToolFailed and OSError."""
    # Never written in place: an open window has the old files mapped into its memory.
    with TemporaryDirectory(dir=folder) as made:
        for file in sorted(folder.glob("quincunx_*.ts")):
            new = Path(made) / f"{file.stem}.qm"
            _run("lrelease", "-silent", "-nounfinished", file, "-qm", new)
            new.replace(file.with_suffix(".qm"))


def _file(folder: Path, code: str) -> Path:
    return folder / f"quincunx_{code}.ts"


def _code() -> list[Path]:
    """Return the modules of the window."""
    return sorted(_WINDOW.rglob("*.py"))


def _extract(found: Sequence[Path], files: Sequence[Path]) -> None:
    """Have Qt extract the texts. English is translated only for counted texts."""
    common = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
    if english := [file for file in files if file.name == _ENGLISH]:
        _run("lupdate", *found, *common, "-pluralonly", "-ts", *english)
    if others := [file for file in files if file.name != _ENGLISH]:
        _run("lupdate", *found, *common, "-ts", *others)


def _calls() -> Iterator[str]:
    """Yield the calls that lupdate cannot read, rewritten so that it can, one a line."""
    for context, text in counted():
        yield _call(context, text, counts=True)
    for source in sources():
        note = f"//: {source.note}\n" if source.note else ""
        yield note + _call(CONTEXT, source.template, counts=bool(source.singular))


def _call(context: str, text: str, *, counts: bool) -> str:
    arguments = ", ".join(json.dumps(part, ensure_ascii=False) for part in (context, text))
    return f"qsTranslate({arguments}{', null, n' if counts else ''})\n"


@cache  # reads every module, and their sources do not change
def counted() -> list[tuple[str, str]]:
    """Return context and text of the counted texts: lupdate does not see this in Python."""
    return sorted(set(_counted()))


def _counted() -> Iterator[tuple[str, str]]:
    for file in _code():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name("translate") | ast.Attribute(attr="translate"),
                    args=[ast.Constant(str(context)), ast.Constant(str(text)), _, _],
                ):
                    yield context, text


def root_of(file: Path) -> Element:
    """Return a parsed catalogue. Raises ToolFailed."""
    try:
        return ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        raise ToolFailed(f"{file.name} is no catalogue: {error}") from error


def _finished(file: Path) -> dict[str, list[str]]:
    """Return the finished translations of a catalogue: each text's forms by its source."""
    return {
        message.findtext("source", ""): forms(message)
        for message in root_of(file).iter("message")
        if is_finished(message)
    }


def is_finished(message: Element) -> bool:
    """Whether a text is marked as translated."""
    return message.find("translation[@type]") is None


def forms(message: Element) -> list[str]:
    """Return the translation of a text: all its forms if it is counted, or the only one."""
    counting = [form.text or "" for form in message.iter("numerusform")]
    return counting or [message.findtext("translation", "")]


def _finish(root: Element, known: Mapping[str, list[str]]) -> None:
    """Restore translations of texts that only moved: Qt keeps them, but marks them unfinished."""
    for message in root.iter("message"):
        if known.get(message.findtext("source", "")) == forms(message):
            _accept(message)


def _count_in_english(root: Element) -> None:
    """Fill in the English forms from the code: the plural, and for the rules the singular."""
    singular = {source.template: source.singular for source in sources()}
    for message in root.iter("message"):
        text = message.findtext("source", "")
        one, many = message.iter("numerusform")
        one.text, many.text = singular.get(text) or one.text, text
        if one.text:
            _accept(message)


def _accept(message: Element) -> None:
    for translation in message.iter("translation"):
        translation.attrib.pop("type", None)


def _run(tool: str, *arguments: object) -> None:
    """Run one of Qt's tools, which PySide contains."""
    program = Path(PySide6.__file__).with_name(tool)
    try:
        subprocess.run(
            [str(part) for part in (program, *arguments)],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError) as error:
        told = getattr(error, "stderr", None) or str(error)
        raise ToolFailed(f"Qt's {tool} cannot do its work: {told.strip()}") from error


def main(arguments: Sequence[str]) -> int:
    """Update or release the catalogues; return the exit code."""
    try:
        match arguments:
            case ["update", *new]:
                update(new=new)
                for catalogue, context, source in unfinished():
                    print(f"{catalogue}: {context}: {source}")
            case ["release"]:
                release()
            case _:
                print(__doc__)
                return 2
    except (ToolFailed, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
