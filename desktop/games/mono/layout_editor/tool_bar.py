"""The tool bar: a row of tools, and commands that transform the whole board."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.board.table_layout import Stand, TablePart
from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.focus import paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Rule
from desktop.games.mono.layout_editor.tool_controller import Symmetry, ToolController
from desktop.games.mono.layout_editor.tools import Tool, Transform
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_NAMED, _BARE, _NARROW = (52, 50), (40, 40), (32, 40)  # px
_AROUND = 6  # px beside a tool's name
_WORDS = 200  # px; with less room for them beside the tools, the words are above
_LEAST = 24  # pixels of a target, however large texts are


class ToolButton(IconButton):
    """The button of a tool or command. Its name may be below the icon."""

    def __init__(self, icon: str, title: str, name: str = "", keys: str = "") -> None:
        super().__init__(icon, name or title)
        self.title, self.named = title, False
        focus_by_tab_only(self)
        self.say(name or title, keys)

    def take_room(self, size: tuple[int, int], *, named: bool) -> None:
        """Set the size in pixels. `named` shows the name."""
        self.named = named
        fix(self, QWidget.setFixedSize, *size)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            if self.isChecked():
                painter.fillPath(rounded_rect(whole, radius), colours.colour("accent"))
            elif self.underMouse() or self.isDown():
                share = 0.14 if self.isDown() else 0.07
                painter.fillPath(rounded_rect(whole, radius), colours.colour("text", share))
            ink = colours.colour("onAccent" if self.isChecked() else "text")
            box = QRectF(0, 0, self.glyph, self.glyph)
            box.moveCenter(whole.center() - QPointF(0, 9 if self.named else 0))
            paint_icon(painter, self.icon_name, box, ink)
            if self.named:
                foot = QRectF(0, whole.bottom() - 22, whole.width(), 18)
                centre = Qt.AlignmentFlag.AlignHCenter
                paint_line(painter, self.title, foot, colours.font("caption"), ink, centre)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class ToolBar(TablePart):
    """Selects the controller's tool, and gives it commands for the whole board."""

    stand = Stand.TOOLS

    def __init__(self, controller: ToolController) -> None:
        super().__init__()
        self._row = row = lay(QHBoxLayout(self), spacing=2, margins=(7, 5, 7, 9))
        self.buttons = {tool: ToolButton(tool.icon, tool.title, keys=tool.letter) for tool in Tool}
        for tool, button in self.buttons.items():
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _checked=False, t=tool: controller.take(t))
            row.addWidget(button)
        row.addWidget(Rule(upright=True))
        for way in Transform:
            whole = ToolButton(way.icon, way.title, way.hint)
            whole.clicked.connect(lambda _checked=False, way=way: controller.transform(way))
            row.addWidget(whole)
        row.addWidget(Rule(upright=True))
        #: a switch: each stroke is painted twice
        self.symmetric = ToolButton("symmetry", self.tr("Symmetric"), keys="Y")
        self.symmetric.setCheckable(True)
        self.symmetric.clicked.connect(lambda: controller.reflect())
        row.addWidget(self.symmetric)
        self.show_symmetry(Symmetry.NONE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def fit(self, width: int) -> None:
        self._choose_size(width - px(_WORDS), width)
        self.resize(self._row.sizeHint())

    def _choose_size(self, beside: int, across: int) -> None:
        """Show the tools' names if the bar is then at most `beside` pixels wide.

        Otherwise show icons, beside the words or `across` the table, as large as fits there.
        """
        buttons, made = self.findChildren(ToolButton), QFontMetricsF(theme().font("caption"))
        widest = max(made.horizontalAdvance(button.title) for button in buttons)
        with_name = (max(_NAMED[0], round(widest) + _AROUND), _NAMED[1])
        sizes = [(size, beside) for size in (with_name, _BARE, _NARROW)]
        for size, most in (*sizes, (_BARE, across), (_NARROW, across)):
            for button in buttons:
                button.take_room(size, named=size is with_name)
            self._row.activate()  # otherwise the width is the previous one
            if self._row.sizeHint().width() <= most:
                return
        # For large texts in a small window, narrow all buttons equally.
        over = self._row.sizeHint().width() - across
        for button in buttons:
            button.setFixedWidth(max(_LEAST, button.width() - ceil(over / len(buttons))))

    def show_tool(self, tool: Tool) -> None:
        """Mark the selected tool."""
        self.buttons[tool].setChecked(True)

    def show_symmetry(self, symmetry: Symmetry) -> None:
        """Show the symmetry of strokes."""
        self.symmetric.setChecked(symmetry is not Symmetry.NONE)
        self.symmetric.icon_name = "half-turn" if symmetry is Symmetry.TURN else "symmetry"
        words = {
            Symmetry.NONE: self.tr("Symmetric drawing: off"),
            Symmetry.MIRROR: self.tr("Symmetric drawing: left and right"),
            Symmetry.TURN: self.tr("Symmetric drawing: half a turn"),
        }[symmetry]
        self.symmetric.say(words, "Y")
        self.symmetric.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            face = room(self).adjusted(2, 1, -2, -5)
            shape = rounded_rect(face, colours.radius("well") + 2)
            paint_shadow(painter, shape, colours.elevation("island"), 0.35)
            painter.fillPath(shape, colours.colour("surface"))
