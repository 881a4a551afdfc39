"""A help text laid out as a page."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.idle_queue import idle_queue
from desktop.board.figure import Figure
from desktop.controls.accessible_role import HasRole, Title
from desktop.controls.buttons import Button, Look
from desktop.controls.commands import Command
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.games.catalogue import figure_picture, ui_of
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
    plain,
)
from desktop.help.page import HelpPage
from desktop.help.prose import Prose
from desktop.help.tables import LEFT, beside, table
from desktop.language.messages import translated
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.painting import dots, painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.core import AnyGame, OptionSpec
from rules.games import GAMES

translate = QCoreApplication.translate


_HEIGHTS = {1: 292, 2: 250, 3: 216}
_RADIUS = 16.0


class FigureBox(HasRole, QWidget):
    """One picture. It is drawn when it becomes visible, and only in spare time."""

    role = QAccessible.Role.Graphic

    def __init__(self, figure: Figure, height: int, caption: str) -> None:
        super().__init__()
        self._picture = CachedPicture(figure_picture(figure))
        fix(self, QWidget.setFixedHeight, height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("common", "Picture"))
        self.setAccessibleDescription(caption)

    @property
    def drawn(self) -> bool:
        """Whether the picture is drawn for the present size and theme."""
        return self._picture.is_ready(room(self), dots(self))

    def draw(self) -> None:
        """Draw the picture now, and show it."""
        self._picture.prepare(room(self), dots(self))
        self.update()

    def _draw_if_seen(self) -> None:
        if self.isVisible():
            self.draw()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = room(self)
            paint_table(painter, box, _RADIUS, theme())
            if self.drawn:
                self._picture.paint(painter, box, dots(self))
            else:
                idle_queue().add(self, self._draw_if_seen, self)


def figure_row(figures: Sequence[tuple[Figure, str]]) -> QWidget:
    """Return figures side by side, with their captions below."""
    row = QWidget()
    grid = QGridLayout(row)
    fix(grid, QLayout.setContentsMargins, 0, 6, 0, 6)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(9)
    usual = _HEIGHTS[min(3, len(figures))]
    height = max(figure.height or usual for figure, _caption in figures)
    for column, (figure, caption) in enumerate(figures):
        grid.addWidget(FigureBox(figure, height, plain(caption)), 0, column)
        grid.addWidget(Prose(caption, "hint", "muted"), 1, column)
        grid.setColumnStretch(column, 1)
    return row


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
