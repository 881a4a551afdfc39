"""The seats of a new game: who plays, in which order, and who is a computer player."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop.board.prompt import PlayerChip
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.field import HEIGHT, TextField
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.menu import Menu
from desktop.language.messages import stand_ins
from desktop.new_match.request import numbered
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import paint_line
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.core import AnyGame
from rules.core.limits import LONGEST_NAME

_CHIP = 18
_GAP = 12
_INNER = 32  # px of a button within a field


class SeatChip(PlayerChip):
    """The glyph of a seat; a dashed one with dice while that is still to be drawn."""

    def __init__(self, player: int | None) -> None:
        super().__init__(_CHIP, player)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.player is None:
            colours = theme()
            with painting(self) as painter:
                whole = room(self)
                shape = hexagon(whole.center(), _CHIP - 1, _CHIP * 0.16)
                painter.strokePath(shape, colours.pen("legalDash", colours.colour("control")))
                box = whole.adjusted(10, 10, -10, -10)
                paint_icon(painter, "dice", box, colours.colour("muted"))


class SeatRow(QWidget):
    """One seat: glyph, name, and within the name's field who sits here."""

    changed = Signal()

    def __init__(self, player: int, name: str, levels: Sequence[str]) -> None:
        super().__init__()
        self._player, self._levels = player, levels
        self._level: int | None = None
        self.chip = SeatChip(player)
        self.field = TextField(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Name of player {n}").format(n=player + 1))
        self.field.textChanged.connect(self.changed)
        self.who = IconButton("person", "", _INNER)
        self.who.clicked.connect(self._ask_who)
        self.remove = IconButton("close", "", _INNER)
        self.remove.hide()
        if not levels:
            self.who.hide()
        for button in (self.who, self.remove):
            button.glyph = 18.0
            button.ink = "muted"
        lay(QHBoxLayout(self.field), None, self.who, self.remove, margins=(0, 0, 4, 0))
        lay(QHBoxLayout(self), self.chip, (self.field, 1), spacing=_GAP)
        fix(self, QWidget.setFixedHeight, HEIGHT)
        self.seat_computer(None)

    @property
    def typed(self) -> str:
        """What stands in the field."""
        return self.field.text().strip()

    @property
    def name(self) -> str:
        """The name typed, or the one that stands in for it."""
        return self.typed or self.field.placeholderText()

    @property
    def computer(self) -> int | None:
        """The level of the computer player here, 1 the weakest; None for a person."""
        return self._level

    def seat_computer(self, level: int | None) -> None:
        """Seat a computer player of a level, which goes by its level's name, or a person."""
        self._level = level if level is not None and level <= len(self._levels) else None
        stand_in = stand_ins(self._player + 1)[self._player]
        sits = self.tr("A person sits here")
        if self._level is not None:
            stand_in = self._levels[self._level - 1]
            if self.field.text() in self._levels:
                self.field.clear()
            sits = self.tr("A computer player sits here: {level}").format(level=stand_in)
        self.field.setPlaceholderText(stand_in)
        self.who.show_icon("person" if self._level is None else "computer")
        self.who.say(sits)
        self.changed.emit()

    def show_removable(self, removable: bool) -> None:
        """Whether this seat can go."""
        self.remove.setVisible(removable)
        self.remove.say(self.tr("Remove {name}").format(name=self.name))
        inner = _INNER * (bool(self._levels) + removable)
        fix(self.field, QLineEdit.setTextMargins, 0, 0, inner - 8 if inner else 0, 0)

    def _ask_who(self) -> None:
        menu = Menu(self)
        for level, text in enumerate((self.tr("Person"), *self._levels)):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(level == (self._level or 0))
            action.triggered.connect(lambda _checked=False, n=level: self.seat_computer(n or None))
        menu.open_below(self.who)


class EmptySeat(FocusRing, QPushButton):
    """The seat that could be added, dashed; it is the button that adds it."""

    def __init__(self) -> None:
        super().__init__()
        self.player = 0
        fix(self, QWidget.setFixedHeight, HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return px_size(260, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return px_size(190, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            muted, control = colours.colour("muted"), colours.colour("control")
            centre = QPointF(_CHIP, room(self).height() / 2)
            dashes = colours.pen("legalDash", control, 0.75)
            painter.strokePath(hexagon(centre, _CHIP - 1, _CHIP * 0.16), dashes)
            paint_glyph(painter, self.player, centre, _CHIP * 0.4, muted)
            box = room(self).adjusted(2 * _CHIP + _GAP, 0, 0, 0)
            shape = rounded_rect(box.adjusted(1, 1, -1, -1), colours.radius("field") - 1)
            if self.underMouse():
                painter.fillPath(shape, colours.colour("accent", 0.08))
            painter.strokePath(shape, dashes)
            accent = colours.colour("accent")
            paint_icon(painter, "plus", QRectF(box.left() + 11, centre.y() - 9, 18, 18), accent)
            words = box.adjusted(37, 0, -6, 0)
            paint_line(painter, self.text(), words, colours.font("button"), accent)
            if self.by_keyboard:
                paint_focus(painter, box, colours.radius("field"))


class SeatRows(QWidget):
    """As many seats as the game allows, one below the other."""

    changed = Signal()

    def __init__(self, game: AnyGame, levels: Sequence[str] = ()) -> None:
        super().__init__()
        self._game, self._levels = game, levels
        self.rows: list[SeatRow] = []
        self.more = EmptySeat()
        self.more.clicked.connect(self._add_and_name)
        self.swap = Button(self.tr("Swap seats"), Look.LINK, "swap", HEIGHT)
        self.swap.clicked.connect(self._swap)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        for _ in range(game.players[0]):
            self._add()

    @property
    def names(self) -> tuple[str, ...]:
        return numbered([row.name for row in self.rows], self.typed)

    @property
    def computers(self) -> tuple[int | None, ...]:
        """For each seat the level of its computer player, None for a person."""
        return tuple(row.computer for row in self.rows)

    @property
    def typed(self) -> list[str]:
        """What stands in the fields: empty for the stand-in names."""
        return [row.typed for row in self.rows]

    @property
    def fewer(self) -> IconButton:
        """The button that removes the last seat, hidden where all are needed."""
        return self.rows[-1].remove

    def remember(self) -> None:
        """Keep the names typed for the next game."""
        known = Settings().names
        own = list(zip(self.typed, self.computers, strict=True))
        names = [
            known[n] if level is not None and n < len(known) else typed
            for n, (typed, level) in enumerate(own)
        ]
        Settings().names = names + known[len(own) :]

    def seat(self, count: int) -> None:
        """As many seats as that, within what the game allows."""
        count = max(self._game.players[0], min(self._game.players[-1], count))
        while len(self.rows) < count:
            self._add()
        while len(self.rows) > count:
            self._remove()

    def _add(self) -> None:
        player = len(self.rows)
        known = Settings().names
        row = SeatRow(player, known[player] if player < len(known) else "", self._levels)
        row.changed.connect(self.changed)
        row.remove.clicked.connect(self._remove)
        self.rows.append(row)
        self._arrange()

    def _add_and_name(self) -> None:
        self._add()
        self.rows[-1].show()  # the layout would do it later, and what is hidden takes no focus
        self.rows[-1].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self) -> None:
        row = self.rows.pop()
        had_focus = row.isAncestorOf(self.window().focusWidget() or self.window())
        self._grid.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._arrange()
        if had_focus:
            self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    def _swap(self) -> None:
        """Everybody moves up one seat."""
        sitting = [(row.field.text(), row.computer) for row in self.rows]
        for row, (text, level) in zip(self.rows, sitting[1:] + sitting[:1], strict=True):
            row.field.setText(text)
            row.seat_computer(level)

    def _arrange(self) -> None:
        """Seats, the one that could be added, and the link, each in its place."""
        count, (least, most) = len(self.rows), (self._game.players[0], self._game.players[-1])
        ordinal = {2: self.tr("Add a third player"), 3: self.tr("Add a fourth player")}
        self.more.setText(ordinal.get(count, self.tr("Add a player")))
        self.more.player = count
        cells: list[QWidget] = [*self.rows, *([self.more] if count < most else [])]
        for widget in (*cells, self.swap):
            self._grid.removeWidget(widget)
        for number, cell in enumerate(cells):
            self._grid.addWidget(cell, number, 0)
        self.more.setHidden(count == most)
        self._grid.addWidget(self.swap, len(cells), 0, Qt.AlignmentFlag.AlignRight)
        # Only the last can go, so that nobody's glyph changes.
        for number, seat in enumerate(self.rows):
            seat.show_removable(number == count - 1 and count > least)
        before: QWidget = self.rows[0].field
        for seat in self.rows:
            for widget in (seat.field, seat.who, seat.remove):
                QWidget.setTabOrder(before, widget)
                before = widget
        QWidget.setTabOrder(before, self.more)
        QWidget.setTabOrder(self.more, self.swap)
        self.changed.emit()
