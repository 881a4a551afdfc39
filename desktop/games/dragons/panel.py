"""The panel of Dragons: tiles left, the chosen tile and its buttons, the switch for paths."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QTransform
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from desktop.board.folding import ActionRow
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, Look
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section, well
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.games.dragons.tiles import paint_tile
from desktop.games.tiles.geometry import R
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix, px
from rules.dragons.tiles import TAILS, TileSet

_RADIUS = 58.0
_SQUARE = 44


@dataclass(frozen=True, slots=True)
class PanelState:
    """The contents of the panel. Without a letter, no player here is to move."""

    left: int
    total: int
    letter: str
    side: str
    place: str  # the text of the button that places the tile
    ready: bool
    paths: str


class Bar(QWidget):
    """A bar that shows the remaining share."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 1.0
        fix(self, QWidget.setFixedHeight, 8)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self).adjusted(4, 0, -4, 0)
            painter.fillPath(rounded_rect(whole, 4), theme().colour("sunken"))
            if self._share > 0:
                part = QRectF(whole)
                part.setWidth(max(8.0, whole.width() * self._share))
                painter.fillPath(rounded_rect(part, 4), theme().colour("control"))


class TurnButton(FocusRing, QPushButton):
    """A square with an icon, and the verb under it."""

    def __init__(self, icon: str, text: str, name: str) -> None:
        super().__init__(text)
        self._icon_name = icon
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedSize, 56, _SQUARE + 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setOpacity(1 if self.isEnabled() else 0.4)
            square = QRectF((room(self).width() - _SQUARE) / 2, 0, _SQUARE, _SQUARE)
            ground = colours.colour("raised")
            if self.isEnabled() and (self.isDown() or self.underMouse()):
                ground = mix(ground, colours.colour("text"), 0.14 if self.isDown() else 0.07)
            painter.fillPath(rounded_rect(square, colours.radius("button")), ground)
            box = QRectF(0, 0, 20, 20)
            box.moveCenter(square.center())
            paint_icon(painter, self._icon_name, box, colours.colour("text"))
            label = QRectF(0, _SQUARE + 4, room(self).width(), 18)
            centre = Qt.AlignmentFlag.AlignHCenter
            paint_line(
                painter,
                self.text(),
                label,
                colours.font("caption"),
                colours.colour("muted"),
                centre,
            )
            if self.by_keyboard:
                paint_focus(painter, square, colours.radius("button"))


class BigTile(HasRole, QWidget):
    """The chosen tile, which can turn and flip."""

    def __init__(self) -> None:
        super().__init__()
        self._tile_set, self._letter = TAILS, ""
        self._back = ""
        self._angle, self._flip = 0.0, 1.0
        fix(self, QWidget.setMinimumSize, round(2.3 * _RADIUS), round(2.0 * _RADIUS))

    def show_tile(self, tile_set: TileSet, letter: str) -> None:
        self._tile_set, self._letter = tile_set, letter
        self.setAccessibleName(letter)
        self.update()

    def lean(self, angle: float) -> None:
        """Show the tile turned by an angle in degrees."""
        self._angle = angle
        self.update()

    def flip_from(self, letter: str) -> None:
        """Set the state of the old side for the next flip animation."""
        self._back = letter

    def squeeze(self, t: float) -> None:
        """Show a step of the flip: 0 is the old side, 0.5 the tile's edge, 1 the new side."""
        self._flip = t
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._letter:
            return
        with painting(self, as_read=False) as painter:
            painter.setOpacity(1 if self.isEnabled() else 0.45)
            middle = room(self).center()
            scale = _RADIUS / R
            turn = (
                QTransform().translate(middle.x(), middle.y() - 2).scale(abs(2 * self._flip - 1), 1)
            )
            painter.setTransform(turn.rotate(self._angle).scale(scale, scale), combine=True)
            shown = self._back if self._flip < 0.5 else self._letter
            paint_tile(painter, self._tile_set, shown, theme(), 1 / scale)


class DragonsPanel(QWidget):
    """The game's own part of the right panel."""

    turned = Signal(int)
    flipped = Signal()
    placed = Signal()
    paths_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._left = Section(self.tr("Tiles left"))
        self._bar = Bar()
        self._chosen = Section(self.tr("Chosen tile"))
        self.tile = BigTile()
        back, onward = self.tr("Turn to the left (Shift+R)"), self.tr("Turn to the right (R)")
        #: verb: the tile in hand
        self.back = TurnButton("turn-left", self.tr("Turn"), back)
        self.onward = TurnButton("turn-right", self.tr("Turn"), onward)
        #: verb: the other side of the tile
        self.flip = Button(self.tr("Flip"), Look.QUIET, "flip")
        self.flip.setToolTip(self.tr("Show the other side (F)"))
        self.place = Button("", Look.ACCENT)
        self._paths = Text("", "hint", "muted", wrap=True)
        self.paths = Toggle(self.tr("Show the longest loops"))
        self._well = well()
        self._lay_out()
        self.back.clicked.connect(lambda: self.turned.emit(-1))
        self.onward.clicked.connect(lambda: self.turned.emit(1))
        self.flip.clicked.connect(self.flipped)
        self.place.clicked.connect(self.placed)
        self.paths.toggled.connect(self.paths_wanted)
        # A click leaves the focus on the board, so that R and F still work.
        for button in (self.back, self.onward, self.flip, self.place, self.paths):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        around = lay(QHBoxLayout(), self.back, (self.tile, 1), self.onward)
        fix(self._well.column, QLayout.setContentsMargins, 10, 6, 10, 6)
        self._well.column.addLayout(around)
        self._well.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # tiles turn alike everywhere
        fix(self._well, QWidget.setFixedHeight, 140)
        buttons = ActionRow((self.flip, 31), (self.place, 40))
        switch = lay(QHBoxLayout(), (self._paths, 1), self.paths, spacing=-1, margins=(4, 0, 0, 0))
        pool, tile = (self._left, self._bar), (self._chosen, self._well)
        lay(QVBoxLayout(self), *pool, 4, *tile, buttons, switch, None, spacing=8)

    def sizeHint(self) -> QSize:
        return QSize(px(292), super().sizeHint().height())

    def show_state(self, state: PanelState, tile_set: TileSet) -> None:
        """Show a new state; the scene animates the tile."""
        count = self.tr("{left} of {total}").format(left=state.left, total=state.total)
        self._left.show_fact(count, "text")
        self._bar.show_share(state.left / state.total)
        fact = f"{state.letter} · {state.side}" if state.letter else self.tr("none")
        self._chosen.show_fact(fact)
        self.tile.show_tile(tile_set, state.letter)
        for button in (self.back, self.onward, self.flip):
            button.setEnabled(bool(state.letter))
        self.place.setText(state.place)
        self.place.setEnabled(state.ready)
        self.place.setToolTip("" if state.ready else self.tr("Choose a position first"))
        self._paths.setText(state.paths)

    def show_over(self, over: bool) -> None:
        """Hide the controls for choosing a tile once the game is over."""
        for part in (self._chosen, self._well, self.flip, self.place):
            part.setVisible(not over)
