"""A panel beside a table, which folds to a strip in a small window."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.board.table_layout import Stand, TablePart
from desktop.board.view import BoardView
from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.commands import PANEL
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import add_layout, lay
from desktop.controls.scroll_area import ScrollColumn
from desktop.controls.surfaces import Surface, islands
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_STRIP = 72
_LEAST = 112  # px: the height of an action over the table


class ActionRow(QWidget):
    """A row of buttons in a panel; while the panel is folded they appear over the table.

    In a small window or a crowded panel they stand at the panel's foot if their own area scrolls.
    Each button has a stretch factor. An `idle` row is hidden in both places. The buttons of a
    `stacked` row are always one below the other.
    """

    idle = False

    def __init__(self, *buttons: tuple[QPushButton, int], stacked: bool = False) -> None:
        super().__init__()
        self.inside = QWidget()
        directions = QBoxLayout.Direction
        self._direction = directions.TopToBottom if stacked else directions.LeftToRight
        self._row = lay(QBoxLayout(self._direction, self.inside), *buttons, spacing=8)
        self._home = lay(QVBoxLayout(self), self.inside)

    def lend(self, column: QBoxLayout, *, upright: bool) -> None:
        """Put the buttons into a column elsewhere, one below the other or side by side."""
        if upright:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
            fix(self.inside, QWidget.setMinimumWidth, _LEAST)
        column.addWidget(self.inside)
        self.inside.setHidden(self.idle)

    def rest(self, idle: bool) -> None:
        """Mark the buttons as unused now, or as used again."""
        self.idle = idle
        self.inside.setHidden(idle and self.inside.parentWidget() is not self)

    def take_back(self) -> None:
        """Put the buttons back into this row."""
        self._row.setDirection(self._direction)
        fix(self.inside, QWidget.setMinimumWidth, 0)
        self._home.addWidget(self.inside)
        self.inside.show()


class Corner(TablePart):
    """The actions of a folded panel, in the lower right corner of the table."""

    stand = Stand.CORNER

    def __init__(self, table: BoardView) -> None:
        super().__init__(table)
        self.column = lay(QVBoxLayout(self), spacing=8)
        table.table.add(self)

    def fit(self, width: int) -> None:
        self.column.activate()
        self.resize(self.sizeHint())  # never hidden: Qt does not tell a hidden widget of buttons

    def reserved_area(self) -> list[QRect]:
        return []  # besides its buttons


class SidePanel(Surface):
    """The panel beside a table.

    Its `head` holds the button that folds it in a small window. Its `foot` holds the actions that
    would otherwise scroll, in a small window or a crowded panel. If the panel is still too low
    for its `column`, the whole column scrolls.
    """

    actions_changed = Signal()  # its buttons have changed
    unfolded = Signal()  # something in it must be visible

    def __init__(self) -> None:
        super().__init__("surface", "island", (0, 0, 0, 0))
        fix(self, QWidget.setFixedWidth, "panelWidth")
        inside = QWidget()
        self._whole = ScrollColumn(inside)
        self.column.addWidget(self._whole)
        self.column = lay(QVBoxLayout(inside), margins=(14, 14, 14, 14))
        self.handle = IconButton("next", "")
        self.handle.say(self.tr("Fold the panel"), PANEL.keys)
        self.handle.hide()
        focus_by_tab_only(self.handle)
        self.head = lay(QHBoxLayout(), self.handle, spacing=8)
        add_layout(self.column, self.head)
        self.foot = lay(QVBoxLayout(), spacing=8)
        self.crowded = False
        """Whether the main buttons are at the foot in every window."""

    def action_rows(self, *, scrolled: bool) -> list[ActionRow]:
        """Return the rows of buttons in the panel, or only those that scroll."""
        areas = self._whole.findChildren(QScrollArea) if scrolled else [self]
        return [row for area in areas for row in area.findChildren(ActionRow)]


class StripHandle(FocusRing, QPushButton):
    """A button that opens the folded panel."""

    def __init__(self) -> None:
        super().__init__(translate("common", "Panel"))
        fix(self, QWidget.setFixedHeight, 52)
        self.setAccessibleName(self.tr("Open the panel"))
        self.setToolTip(f"{self.accessibleName()}  {PANEL.keys}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        focus_by_tab_only(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            ground = colours.colour("sunken")
            if self.underMouse() or self.isDown():
                ground = mix(ground, colours.colour("text"), 0.14 if self.isDown() else 0.07)
            painter.fillPath(rounded_rect(whole, radius), ground)
            icon = QRectF(whole.center().x() - 9, 9, 18, 18)
            paint_icon(painter, "previous", icon, colours.colour("text"))
            words, centre = QRectF(0, 28, whole.width(), 18), Qt.AlignmentFlag.AlignHCenter
            made, ink = colours.font("caption"), colours.colour("text")
            paint_line(painter, self.text(), words, made, ink, centre)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class Strip(Surface):
    """A folded panel: its handle, and the most important facts below."""

    def __init__(self) -> None:
        super().__init__("surface", "island", (6, 6, 6, 6))
        fix(self, QWidget.setFixedWidth, _STRIP)
        self.handle = StripHandle()
        self.column.addWidget(self.handle)


class Islands(QWidget):
    """A table and its panel. In a small window the panel is folded or open, as it was last time.

    `name` is the settings key for that. `below` is a separate widget under the table.
    """

    def __init__(
        self,
        table: BoardView,
        panel: SidePanel,
        strip: Strip,
        name: str,
        *,
        opened: bool = False,
        below: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.table, self.panel, self.strip = table, panel, strip
        self.corner = Corner(table)
        self._name, self._first = name, opened
        self.folded = self._compact = False
        self.asking: Callable[[], bool] = lambda: False
        """Whether Escape answers a question now instead of folding the panel."""
        self._lent: list[ActionRow] = []
        left: QWidget = table
        if below is not None:
            left = QWidget()
            column = lay(QVBoxLayout(left), (table, 1), below)
            fix(column, QLayout.setSpacing, "margin")
        row = islands(left, panel)
        row.addWidget(strip)
        self.setLayout(row)
        strip.hide()
        panel.handle.clicked.connect(self.toggle)
        strip.handle.clicked.connect(self.toggle)
        panel.actions_changed.connect(self._lend)
        panel.unfolded.connect(lambda: self.open())
        appearance().changed.connect(self._follow)
        self._follow()

    @property
    def _open(self) -> bool:
        return Settings().panel_open(self._name, self._first)

    def toggle(self) -> None:
        """Fold or open the panel, in a small window."""
        if theme().compact:
            self.open(self.folded)

    def open(self, opened: bool = True) -> None:
        """Open or fold the panel, in a small window."""
        if not theme().compact or opened != self.folded:
            return
        before = self.window().focusWidget()
        mine = before is not None and self.isAncestorOf(before)
        on_board = before is not None and (before is self.table or self.table.isAncestorOf(before))
        Settings().keep_panel_open(self._name, opened)
        self._follow()
        if mine and not on_board:
            (self.panel.handle if opened else self.table).setFocus()

    def _follow(self) -> None:
        compact = theme().compact
        folded = compact and not self._open
        self.panel.handle.setVisible(compact)
        self.panel.setVisible(not folded)
        self.strip.setVisible(folded)
        self.table.folded = self.panel if folded else None
        before, self.folded, self._compact = (self.folded, self._compact), folded, compact
        if before != (folded, compact):
            self._lend()

    def _lend(self) -> None:
        """Put the panel's actions where they are always visible."""
        for row in self._lent:
            row.take_back()
        lends = self._compact or self.panel.crowded
        self._lent = self.panel.action_rows(scrolled=not self.folded) if lends else []
        for row in self._lent:
            row.lend(self.corner.column if self.folded else self.panel.foot, upright=self.folded)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fold an open panel on Escape, in a small window."""
        escape = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
        if escape and theme().compact and not self.folded and not self.asking():
            self.open(False)
        else:
            super().keyPressEvent(event)
