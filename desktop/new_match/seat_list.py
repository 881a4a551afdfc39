"""The shared parts of seat lists: a row for each seat, and the seat that can be added."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from desktop.board.prompt import PlayerChip
from desktop.controls.buttons import IconButton
from desktop.controls.field import HEIGHT, TextField
from desktop.controls.focus import FocusRing, paint_focus
from desktop.language.messages import stand_ins
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
GAP = 12
"""Pixels between the sign of a seat and the field of its name."""


class SeatChip(PlayerChip):
    """The glyph of a seat; dashed with dice while the seat is not drawn yet."""

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


class Seat(QWidget):
    """One seat: its sign, its player, and a button that removes it."""

    def __init__(
        self, levels: Sequence[str], name: str, remove: IconButton, show: Callable[[], object]
    ) -> None:
        """`show` is called after each change."""
        super().__init__()
        self._show = show
        self._levels = levels
        self._level: int | None = None
        self.chip = SeatChip(0)
        self.field = TextField(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.textChanged.connect(lambda _text: show())
        self.remove = remove
        self.remove.glyph = 18.0
        fix(self, QWidget.setFixedHeight, HEIGHT)

    @property
    def level(self) -> int | None:
        """The level of the computer player here, 1 is the weakest; None for a person."""
        return self._level

    @property
    def typed(self) -> str:
        """The typed name."""
        return self.field.text().strip()

    def seat_computer(self, level: int | None) -> None:
        """Seat a computer player of a level, or a person."""
        self._sit(level)
        self._show()

    def _sit(self, level: int | None) -> None:
        known = level is not None and level <= len(self._levels)
        self._level = level if known else None

    def say_seat(self, seat: int) -> None:
        """Show the number of the seat."""
        self.field.setPlaceholderText(stand_ins(seat + 1)[seat])
        self.field.setAccessibleName(self.tr("Name of player {n}").format(n=seat + 1))


class EmptySeat(FocusRing, QPushButton):
    """The seat that can be added, dashed; clicking it adds it."""

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
            box = room(self).adjusted(2 * _CHIP + GAP, 0, 0, 0)
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


S = TypeVar("S", bound=Seat)


class SeatList(QWidget, Generic[S]):
    """A row for each seat in the order of play, within what the game allows."""

    changed = Signal()

    def __init__(self, game: AnyGame, levels: Sequence[str], places: QLayout) -> None:
        """Put the rows into the layout `places`."""
        super().__init__()
        self._game, self._levels, self._places = game, levels, places
        self.rows: list[S] = []
        self.more = EmptySeat()
        self.more.clicked.connect(self._add_and_name)

    def make_row(self, seat: int, name: str) -> S:
        """Return a row for a new seat."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Put every row in its place after seats were added, removed or reordered."""
        raise NotImplementedError

    @property
    def levels(self) -> tuple[int | None, ...]:
        """The computer player's level at each seat, None for a person."""
        return tuple(row.level for row in self.rows)

    @property
    def typed(self) -> list[str]:
        """The typed names in the order of the seats; empty where nothing was typed."""
        return [row.typed for row in self.rows]

    def remember(self) -> None:
        """Store the typed names for the next game."""
        known = Settings().names
        if self.levels.count(None) == 1:  # a person alone has one name, at any seat
            own = (row.typed for row in self.rows if row.level is None)
            Settings().names = [next(filter(None, own), *known[:1] or [""]), *known[1:]]
            return
        kept = [*known, *[""] * len(self.rows)]
        for seat, row in enumerate(self.rows):
            kept[seat] = row.typed if row.level is None else kept[seat]
        Settings().names = kept[: max(len(known), len(self.rows))]

    def seat(self, count: int) -> None:
        """Set the number of seats, within the limits of the game."""
        count = max(self._game.players[0], min(self._game.players[-1], count))
        while len(self.rows) < count:
            self._add()
        while len(self.rows) > count:
            self._remove(self.rows[-1])

    def _add(self) -> None:
        known, seat = Settings().names, len(self.rows)
        row = self.make_row(seat, known[seat] if seat < len(known) else "")
        row.remove.clicked.connect(lambda: self._remove(row))
        self.rows.append(row)
        self.arrange()

    def _add_and_name(self) -> None:
        self._add()
        self.rows[-1].show()  # the layout would do it later, and a hidden row cannot take the focus
        self.rows[-1].field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, row: S) -> None:
        had_focus = row.isAncestorOf(self.window().focusWidget() or self.window())
        self.rows.remove(row)
        self._places.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.arrange()
        if had_focus:
            self.more.setFocus(Qt.FocusReason.OtherFocusReason)
