"""A help text, read: headings, paragraphs, bullets, figures, options, puzzles, notation.

The texts are `resources/help/<topic>.md`; a translation stands beside its original as
`<topic>.<language>.md` (`mono.de.md`, `mono.pt_BR.md`) and replaces it whole. Line by line:

    # Adamas              the title, first
    > One sentence.       the aim
    ## A turn             a section
    ### Splitting         a heading within it
    - a bullet
    ! name Caption        a figure by the name it has in code; figures in a row stand side by side
    : size Words.         an option of the game; its label and range come from the rules, and its
                          words, too, if there is no line for it
    ~ mono Words.         a kind of puzzle; its name and game come from the game's card, and its
                          words, too, if there are none here or no line for it
    = a3-a5 | Meaning.    something to type, and what it does
    @ EDITOR Open it      a button for a command of the window, by its name in code

Everything else is a paragraph. A line without a mark continues the line before, unless that is
empty or a heading. A text may contain **bold** words and `notation`. `{UNDO.label}` and
`{UNDO.keys}` are the name and the keys of a command, by its name in `desktop.controls.commands`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLocale

from desktop.controls import commands
from desktop.games.card import said
from desktop.games.cards import CARDS
from desktop.language.languages import help_source
from desktop.language.messages import translated
from rules.core import OptionSpec
from rules.games import GAMES


@dataclass(frozen=True, slots=True)
class Heading:
    """A section (level 2) or a heading within one (level 3)."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Bullet:
    text: str


@dataclass(frozen=True, slots=True)
class FigureRow:
    """Figures side by side: their names and captions."""

    figures: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class OptionText:
    """The effect of an option."""

    option: str
    text: str


@dataclass(frozen=True, slots=True)
class KindText:
    """The task of a kind of puzzle; without a text, the card's words are shown."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Notation:
    """A notation to type, and its meaning."""

    typed: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leaves the help for a command of the window."""

    command: commands.Command
    text: str


Block = Link | Heading | Paragraph | Bullet | FigureRow | OptionText | KindText | Notation


@dataclass(frozen=True, slots=True)
class HelpText:
    """A topic: its title, its aim in one sentence, and its parts."""

    title: str
    aim: str
    blocks: tuple[Block, ...]

    @property
    def sections(self) -> tuple[str, ...]:
        return tuple(b.text for b in self.blocks if isinstance(b, Heading) and b.level == 2)


class InvalidHelpText(ValueError):
    """A help text cannot be read; the message has the line and the error."""


def help_text(topic: str, language: str | None = None) -> HelpText:
    """Return a topic in a language (`de_AT`, the system's by default), or else in English."""
    language = language if language is not None else QLocale().name()
    text = read(help_source(topic, language))
    game = next((game for game in GAMES if game.slug == topic), None)
    return with_kinds(text) if game is None else with_options(text, game.options.specs())


def with_options(text: HelpText, specs: Mapping[str, OptionSpec]) -> HelpText:
    """Return a text with all options of a game; missing ones are added in the rules' words."""
    told = {block.option for block in text.blocks if isinstance(block, OptionText)}
    more = [OptionText(name, translated(specs[name].help)) for name in specs if name not in told]
    end = _end_of(OptionText, text.blocks) or len(text.blocks)
    return replace(text, blocks=(*text.blocks[:end], *more, *text.blocks[end:]))


def with_kinds(text: HelpText) -> HelpText:
    """Return a text whose list of puzzles, if it has one, names every kind, as bullets."""
    end = _end_of(KindText, text.blocks)
    if not end:
        return text
    told = {block.kind for block in text.blocks if isinstance(block, KindText)}
    every = (kind for card in CARDS.values() for kind in card.puzzles)
    more = [KindText(kind, "") for kind in every if kind not in told]
    whole = (*text.blocks[:end], *more, *text.blocks[end:])
    shown = (_of_kind(block) if isinstance(block, KindText) else block for block in whole)
    return replace(text, blocks=tuple(shown))


def _end_of(sort: type, blocks: Sequence[Block]) -> int:
    """Return the place after the last block of a sort, 0 if there is none."""
    return max((at for at, block in enumerate(blocks, 1) if isinstance(block, sort)), default=0)


def _of_kind(block: KindText) -> Bullet:
    for card in CARDS.values():
        if (words := card.puzzles.get(block.kind)) is not None:
            name, line = said(words.name), block.text or said(words.line)
            return Bullet(f"**{name}** ({card.title}). {line}")
    raise InvalidHelpText(f"{block.kind} is not a kind of puzzle")


def read(source: str) -> HelpText:
    """Read a help text. Raises InvalidHelpText."""
    source = _OF_COMMAND.sub(_of_command, source)
    title = aim = ""
    blocks: list[Block] = []
    for mark, line in _joined(source):
        if mark == "#":
            title = line
        elif mark == ">":
            aim = line
        elif mark == "!":
            name, _, caption = line.partition(" ")
            row = name, caption
            before = blocks[-1] if blocks else None
            if isinstance(before, FigureRow):
                blocks[-1] = FigureRow((*before.figures, row))
            else:
                blocks.append(FigureRow((row,)))
        elif mark != "/":
            blocks.append(_block(mark, line))
        elif blocks and isinstance(blocks[-1], FigureRow):
            blocks.append(Paragraph(""))  # An empty line ends a row of figures.
    if not title or not aim:
        raise InvalidHelpText("a help text begins with a title and an aim")
    return HelpText(title, aim, tuple(b for b in blocks if b != Paragraph("")))


def _block(mark: str, line: str) -> Block:
    if mark in ("##", "###"):
        return Heading(line, len(mark))
    if mark == "-":
        return Bullet(line)
    if mark == ":":
        return OptionText(*_split(line, " "))
    if mark == "~":
        kind, _, text = line.partition(" ")
        return KindText(kind, text)
    if mark == "=":
        return Notation(*_split(line, " | "))
    if mark == "@":
        name, text = _split(line, " ")
        return Link(_command(name), text)
    return Paragraph(line)


def _split(line: str, at: str) -> tuple[str, str]:
    first, found, rest = line.partition(at)
    if not found:
        raise InvalidHelpText(f"{at!r} is missing: {line}")
    return first.strip(), rest.strip()


_OF_COMMAND = re.compile(r"\{([A-Z_]+)\.(label|keys|also)\}")


def _of_command(found: re.Match[str]) -> str:
    return str(getattr(_command(found[1]), found[2]))


def _command(name: str) -> commands.Command:
    command = getattr(commands, name, None)
    if not isinstance(command, commands.Command):
        raise InvalidHelpText(f"{name} is not a command")
    return command


_MARKED = re.compile(r"(#{1,3}|[>!:~=@-]) +(.*)")


def _joined(source: str) -> list[tuple[str, str]]:
    """Return the marks and texts of the lines, with wrapped lines joined.

    "/" is the mark of an empty line.
    """
    lines: list[tuple[str, str]] = []
    for line in source.splitlines():
        marked = _MARKED.fullmatch(line)
        if not line.strip():
            lines.append(("/", ""))
        elif marked is not None:
            lines.append((marked[1], marked[2].strip()))
        elif lines and lines[-1][0] not in ("/", "#", "##", "###"):
            mark, text = lines[-1]
            lines[-1] = (mark, f"{text} {line.strip()}")
        else:
            lines.append(("", line.strip()))
    return lines


def spans(text: str) -> list[tuple[str, str]]:
    """Return a text cut into ("", plain), ("**", bold) and ("`", notation)."""
    cut = re.split(r"(\*\*.+?\*\*|`.+?`)", text)
    found = []
    for part in filter(None, cut):
        mark = next((m for m in ("**", "`") if len(part) > 2 and part.startswith(m)), "")
        found.append((mark, part.strip(mark) if mark else part))
    return found


def plain(text: str) -> str:
    """Return a text without its marks."""
    return "".join(part for _mark, part in spans(text))
