"""A help text laid out as a page."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.controls.accessible_role import Title
from desktop.controls.buttons import Button, Look
from desktop.controls.commands import Command
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.catalogue import ui_of
from desktop.help.blocks import (
    Block,
    Bullet,
    FigureRow,
    Heading,
    HelpText,
    Link,
    Notation,
    OptionText,
    Paragraph,
)
from desktop.help.figure_box import figure_row
from desktop.help.page import HelpPage
from desktop.help.prose import Prose
from desktop.help.tables import LEFT, beside, table
from desktop.language.messages import translated
from desktop.theme.scaling import fix
from rules.core import AnyGame, OptionSpec
from rules.games import GAMES

translate = QCoreApplication.translate


class RulesPage(HelpPage):
    """The text of a topic. `sections` are the headings made so far."""

    def __init__(self, topic: str, text: HelpText, follow: Callable[[Command], object]) -> None:
        """`follow` leaves the help for a command of the window."""
        super().__init__()
        self._follow = follow
        self.topic = topic
        self.sections: dict[str, QWidget] = {}
        self._game = next((game for game in GAMES if game.slug == topic), None)
        self.fill(self._widgets(text))

    def _widgets(self, text: HelpText) -> Iterator[QWidget]:
        yield Title(text.title)
        yield Prose(text.aim, "prompt", "muted")
        rows: list[QWidget] = []
        for block in text.blocks:
            row = self._row(block)
            if row is not None:
                rows.append(row)
                continue
            yield from table(rows)
            rows = []
            yield self._widget(block)
        yield from table(rows)

    def _row(self, block: Block) -> QWidget | None:
        """Return a row for an option or a notation; consecutive rows form a table."""
        if isinstance(block, OptionText):
            return _option_row(self._game, block)
        if isinstance(block, Notation):
            return _notation_row(block)
        return None

    def _widget(self, block: Block) -> QWidget:
        if isinstance(block, Heading):
            return self._heading(block)
        if isinstance(block, FigureRow):
            known = ui_of(self.topic).figures
            return figure_row([(known[name], caption) for name, caption in block.figures])
        if isinstance(block, Link):
            return self._link(block)
        assert isinstance(block, (Paragraph, Bullet))
        return Prose(block.text, bullet=isinstance(block, Bullet))

    def _link(self, block: Link) -> QWidget:
        row, button = QWidget(), Button(block.text, Look.OUTLINE)
        button.clicked.connect(lambda: self._follow(block.command))
        lay(QHBoxLayout(row), button, None)
        return row

    def _heading(self, block: Heading) -> QWidget:
        made, is_section = QWidget(), block.level == 2
        title = Prose(block.text, "dialogTitle" if is_section else "section")
        lay(QVBoxLayout(made), title, margins=(0, 22 if is_section else 8, 0, 0))
        if is_section:
            self.sections[block.text] = made
        return made


def _option_row(game: AnyGame | None, block: OptionText) -> QWidget:
    assert game is not None, "only games have options"
    spec = game.options.specs()[block.option]
    row = QWidget()
    bounds = Text(_range(spec), "detail", "muted")
    head = Flow((Text(translated(spec.label), "button", wrap=True), 1), bounds, below=0)
    text = Prose(block.text, "hint", "muted")
    lay(QVBoxLayout(row), head, text, spacing=2, margins=(0, 10, 0, 11))
    return row


def _range(spec: OptionSpec) -> str:
    if spec.low is None:
        return translate("RulesPage", "on or off")
    return translate("RulesPage", "{low} to {high}").format(low=spec.low, high=spec.high)


def _notation_row(block: Notation) -> QWidget:
    row = QWidget()
    typed = Prose(f"`{block.typed}`")
    fix(typed, QWidget.setFixedWidth, LEFT)
    row.setLayout(beside(typed, Prose(block.text, "hint"), 9))
    return row
