"""SmallBoard: a board in the panel to look at; its spots are named like those of the table."""

from collections.abc import Hashable, Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.board.cursor import ARROWS, nearest
from desktop.board.marks import Look, paint_look
from desktop.board.spoken.accessible import BoardAccessible, places_of, tell_focus
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.controls.commands import PRESSING
from desktop.controls.voice import register
from desktop.theme.appearance import theme


class SmallBoard(SpotHolder, QWidget):
    """A small board: Tab focuses it, arrow keys go from spot to spot. Subclasses paint it."""

    spot_entered = Signal(Spot)  # the one that the cursor reached

    can_press = False

    def __init__(self) -> None:
        super().__init__()
        self._spots: Sequence[Spot] = ()
        self._key: Hashable = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        register(BoardAccessible(self))

    def board_transform(self) -> QTransform:
        """Return the transform from the spots' coordinates to those of a painter on the widget."""
        raise NotImplementedError

    def show_spots(self, spots: Iterable[Spot]) -> None:
        """Use these spots from now on; without any, the widget takes no keyboard focus."""
        self._spots = tuple(spots)
        policy = Qt.FocusPolicy.TabFocus if self._spots else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        places_of(self).renew()
        self.update()

    # -- for screen readers

    def spots(self) -> Sequence[Spot]:
        return self._spots

    def spot(self) -> Spot | None:
        return next((spot for spot in self._spots if spot.key == self._key), None)

    def about(self, spot: Spot) -> str:
        return ""

    def spot_rect(self, spot: Spot) -> QRect:
        scale = theme().text_scale
        box = self.board_transform().mapRect(spot.outline.boundingRect())
        box = QRectF(box.topLeft() * scale, box.size() * scale)
        return box.toRect().translated(self.mapToGlobal(QPoint()))

    def go(self, spot: Spot) -> None:
        self._key = spot.key
        self.update()
        tell_focus(self)
        self.spot_entered.emit(spot)

    def press(self) -> None:
        """Do nothing, unless a subclass implements it."""

    # -- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, here = Qt.Key(event.key()), self.spot()
        if key in ARROWS and here is not None:
            beyond = nearest(self._spots, here, ARROWS[key], lambda spot: spot.at)
            if beyond is not None:
                self.go(beyond)
        elif key in PRESSING and self.can_press:
            self.press()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        here = self.spot() or next(iter(self._spots), None)
        if here is not None:
            self.go(here)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paint_cursor(self, painter: QPainter) -> None:
        """Paint the ring round the spot at the cursor, if this board has the focus."""
        here = self.spot() if self.hasFocus() else None
        if here is not None:
            path = self.board_transform().map(here.outline)
            paint_look(painter, path, Look.CURSOR, theme())
