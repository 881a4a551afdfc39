"""The tools as a row of icons: what a press does, and what turns the whole board."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from desktop.games.mono.tools import Tool
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from desktop.widgets.buttons import IconButton, leave_focus
from desktop.widgets.focus import paint_focus
from desktop.widgets.surfaces import Rule


class ToolButton(IconButton):
    """A tool that is in hand or not."""

    def __init__(self, tool: Tool) -> None:
        super().__init__(tool.icon, tool.title)
        self.tool = tool
        self.setCheckable(True)
        self.setAutoExclusive(True)
        leave_focus(self)
        self.say(tool.title, tool.letter)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isChecked():
            super().paintEvent(event)
            return
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            radius = colours.radius("button")
            painter.fillPath(rounded_rect(whole, radius), colours.colour("accent"))
            box = QRectF(0, 0, self.glyph, self.glyph)
            box.moveCenter(whole.center())
            paint_icon(painter, self.icon_name, box, colours.colour("onAccent"))
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class ToolBar(QWidget):
    """Emits the tool that was taken, and what is to be done to the whole board."""

    taken = Signal(object)  # Tool
    mirror = Signal()
    flip = Signal()
    turn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        fix(row, QLayout.setContentsMargins, 7, 5, 7, 9)
        fix(row, QLayout.setSpacing, 2)
        self.buttons = {tool: ToolButton(tool) for tool in Tool}
        for tool, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, t=tool: self.taken.emit(t))
            row.addWidget(button)
        row.addWidget(Rule(upright=True))
        for icon, name, signal in (
            ("flip", self.tr("Mirror: left and right change sides"), self.mirror),
            ("flip-down", self.tr("Flip: top and bottom change sides"), self.flip),
            ("half-turn", self.tr("Half a turn"), self.turn),
        ):
            whole = IconButton(icon, name)
            leave_focus(whole)
            whole.clicked.connect(signal)
            row.addWidget(whole)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_tool(self, tool: Tool) -> None:
        """Marks the tool in hand."""
        self.buttons[tool].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            face = room(self).adjusted(2, 1, -2, -5)
            shape = rounded_rect(face, colours.radius("well") + 2)
            paint_shadow(painter, shape, colours.elevation("island"), 0.35)
            painter.fillPath(shape, colours.colour("surface"))
