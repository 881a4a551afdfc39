"""The list of a turn in the rack: its values in runs, each with its points, and the score."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.games.mono.paint import shade
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters, paint_line
from desktop.theme.colour import faded
from rules.mono.board import LABELS
from rules.mono.score import run_points, runs_of

translate = QCoreApplication.translate

_SLIM = 38.0  # px, where large texts leave little room: tiles and score alone
_SLIM_TILE = 28.0
_LINE = 84.0  # px: title, tiles and score in one line
_TITLE = 150.0
_SIDE = 22.0  # px, left of the list
_SCORE_ROOM, _LEAST_SCORE, _SCORE_SHARE = 172.0, 104.0, 0.36
_WORTH = 40.0  # px, for the points of a run
_SIZES = (46.0, 42.0, 38.0, 34.0, 30.0, 26.0, 22.0, 18.0, 15.0, 13.0)
_FOLDED = 38.0  # px, what a folded run needs to say how long it is
_DIE = 48.0  # px
_LAST = 26.0  # px, for what ends the list or may come next


@dataclass(frozen=True, slots=True)
class ListLook:
    """The contents of the rack. `drawn` are the places of randomly uncovered values.

    `dropped` says that the last value was lower and ended the list, `running` that it may go on.
    """

    title: str = ""
    values: tuple[int, ...] = ()
    drawn: frozenset[int] = frozenset()
    dropped: bool = False
    running: bool = False
    heading: str = ""
    score: int = 0
    fact: str = ""
    words: str = ""

    @property
    def counted(self) -> tuple[int, ...]:
        """The values that score."""
        return self.values[:-1] if self.dropped else self.values

    def runs(self) -> list[tuple[int, int]]:
        """Value and length of each run."""
        return [*runs_of(self.counted)]


def rack_size(available: QSizeF, *, slim: bool = False) -> QSizeF:
    """Return the size of the rack in the available room; `slim`: tiles and score alone."""
    return QSizeF(available.width(), _SLIM if slim else _LINE)


@dataclass(frozen=True, slots=True)
class Measures:
    """The place and size of the rack's tiles, in pixels.

    A run is as wide as its tiles or, without room for that, `folded` to this width. At its right
    is room for its `worth`, if there is any.
    """

    tile: float
    gap: float
    top: float
    folded: float = 0.0
    worth: float = 0.0

    @property
    def step(self) -> float:
        return self.tile + 4

    @property
    def last(self) -> float:
        return max(self.tile, _LAST)

    def width(self, length: int) -> float:
        """Return the width of a run of this length."""
        if self.folded and length > 1:
            return self.folded
        return self.tile + (length - 1) * self.step


def _left(size: QSizeF) -> float:
    """Return where the tiles begin: in a line that has room for it, beside the title."""
    return _SIDE + (_TITLE if size.height() > _SLIM else 0)


def _score_room(size: QSizeF) -> float:
    """Return the width of the score at the right."""
    return min(_SCORE_ROOM, max(_LEAST_SCORE, _SCORE_SHARE * size.width()))


def measures(look: ListLook, size: QSizeF) -> Measures:
    """Return the measures with the largest tiles for which the whole list fits.

    Runs are folded before the tiles become tiny.
    """
    room = size.width() - _left(size) - _score_room(size) - 14
    slim = size.height() <= _SLIM
    most = _SLIM_TILE if slim else 46.0
    lengths = [length for _, length in look.runs()]
    others = 1 if look.dropped or look.running else 0
    made = Measures(most, 4, 0)
    ways = ((0.0, 30.0, _WORTH), (0.0, 30.0, 0.0), (_FOLDED, 18.0, 0.0), (1.0, 0.0, 0.0))
    for folded, least, worth in ways[slim:]:
        for tile in (side for side in _SIZES if least <= side <= most):
            gap = 16.0 if tile > 36 else 9.0 if tile > 24 else 5.0 if tile > 15 else 2.0
            top = (size.height() - tile) / 2 - 1
            made = Measures(tile, gap, top, max(folded, tile) if folded else 0.0, worth)
            wide = sum(map(made.width, lengths)) + others * made.last + len(lengths) * worth
            if wide + gap * (len(lengths) + others - 1) <= room:
                return made
    return made


def die_box(size: QSizeF) -> QRectF:
    """Return the place of the die that reveals at random, in a rack of this size."""
    side = min(_DIE, size.height() - 8)
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(size.width() - 24 - side / 2, size.height() / 2))
    return box


class ListItem(QGraphicsItem):
    """Paints the list. `arrival` 0..1 is how far the newest value has come in.

    With `dice` a die takes the place of the score, which the panel's button tells.
    """

    def __init__(
        self, scene: BoardScene, size: QSizeF, look: ListLook, *, dice: bool = False
    ) -> None:
        super().__init__(scene.rack)
        self._scene = scene
        self._size = size
        self._look = look
        self._dice = dice
        self._highest = scene.view.options.size
        self.arrival = 1.0
        self.shown_score = look.score
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def come(self, share: float) -> None:
        """Set how far the newest value has come in, 0 to 1."""
        self.arrival = share
        self.update()

    def count(self, score: int) -> None:
        """Show another number for the score, on the way to the right one."""
        self.shown_score = score
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._dice:
            self._paint_die(painter)
        self._paint_line(painter)

    def _paint_die(self, painter: QPainter) -> None:
        theme, box = self._scene.theme, die_box(self._size)
        painter.fillPath(rounded_rect(box, theme.radius("button")), theme.colour("sunken"))
        icon = QRectF(0, 0, 20, 20)
        icon.moveCenter(box.center())
        paint_icon(painter, "dice", icon, theme.colour("text"))

    def _paint_line(self, painter: QPainter) -> None:
        """Paint the tiles, or what there is instead, and the score in one line."""
        theme, look, left = self._scene.theme, self._look, _left(self._size)
        if left > _SIDE:
            title = QRectF(_SIDE, 0, left - _SIDE - 16, self._size.height())
            paint_line(painter, look.title, title, theme.font("name"), theme.colour("text"))
        across = _score_room(self._size)
        box = QRectF(self._size.width() - across, 0, across - 12, self._size.height())
        big = theme.font("title")
        number = str(self.shown_score) if look.values or look.running else "–"
        wide = QFontMetricsF(big).horizontalAdvance(number) + 8
        right = Qt.AlignmentFlag.AlignRight
        if not self._dice:
            paint_line(painter, number, box, big, theme.colour("accent"), right)
            heading = box.adjusted(0, 0, -wide, 0)
            paint_line(
                painter, look.heading, heading, theme.font("detail"), theme.colour("muted"), right
            )
        if look.values or look.running:
            self._paint_runs(painter, measures(look, self._size))
            return
        words = QRectF(left, 0, box.left() - left - 8, self._size.height())
        paint_line(
            painter, look.words or look.title, words, theme.font("hint"), theme.colour("muted")
        )

    def _paint_runs(self, painter: QPainter, made: Measures) -> None:
        look = self._look
        left, place = _left(self._size), 0
        runs = look.runs()
        for index, (value, length) in enumerate(runs):
            newest = index == len(runs) - 1 and not look.dropped
            box = QRectF(left, made.top, made.width(length), made.tile)
            painter.save()
            if newest and self.arrival < 1:
                _grow_about(painter, box.center(), 0.8 + 0.2 * self.arrival)
            self._paint_run(painter, box, value, length, place, made)
            painter.restore()
            if made.worth:
                points = QRectF(box.right() + 8, box.top(), made.worth - 8, box.height())
                ink, words = self._scene.theme.colour("muted"), f"= {run_points(length)}"
                paint_line(painter, words, points, self._scene.theme.font("name"), ink)
            left += box.width() + made.worth + made.gap
            place += length
        box = QRectF(left, made.top + (made.tile - made.last) / 2, made.last, made.last)
        if look.dropped:
            self._paint_end(painter, box, made)
        elif look.running:
            self._paint_next(painter, box)

    def _paint_run(
        self, painter: QPainter, box: QRectF, value: int, length: int, place: int, made: Measures
    ) -> None:
        """Paint a run as one moulded piece."""
        swatch = self._scene.theme.value(value, self._highest)
        shape = rounded_rect(box, 0.18 * made.tile)
        if made.folded and length > 1:
            # A pile, of which only the upper one is seen.
            painter.fillPath(shape.translated(0, 0.15 * made.tile), shade(swatch.fill))
            painter.fillPath(shape.translated(0, 0.1 * made.tile), swatch.fill)
        painter.fillPath(shape.translated(0, 0.065 * made.tile), shade(swatch.fill))
        painter.fillPath(shape, swatch.fill)
        label, size = LABELS[value - 1], max(12.0, 0.46 * made.tile)
        middle = QPointF(box.left() + made.tile / 2, box.center().y())
        if made.folded and length > 1:
            paint_letters(painter, label, box.center(), size, swatch.ink, 700)
            return
        for number in range(length):
            at = middle + QPointF(number * made.step, 0)
            paint_letters(painter, label, at, size, swatch.ink, 700)
            if place + number in self._look.drawn and made.tile >= 26:
                star = at + QPointF(0.3 * made.tile, -0.17 * made.tile)
                paint_letters(painter, "*", star, max(12.0, 0.36 * made.tile), swatch.ink, 600)
            if number:
                x = at.x() - made.step / 2
                line = QRectF(x - 0.75, box.top() + 0.2 * made.tile, 1.5, 0.58 * made.tile)
                painter.fillRect(line, faded(swatch.ink, 0.28))

    def _paint_end(self, painter: QPainter, box: QRectF, made: Measures) -> None:
        """Paint the lower value that ended the list and scores nothing."""
        theme, value = self._scene.theme, self._look.values[-1]
        swatch = theme.value(value, self._highest)
        painter.save()
        if self.arrival < 1:
            _grow_about(painter, box.center(), 0.8 + 0.2 * self.arrival)
        shape = rounded_rect(box.adjusted(1.5, 1.5, -1.5, -1.5), 0.18 * made.tile)
        painter.fillPath(shape, faded(swatch.fill, 0.3))
        painter.strokePath(shape, theme.pen("error", scale=0.8))
        size = max(12.0, 0.46 * made.tile)
        paint_letters(painter, LABELS[value - 1], box.center(), size, theme.colour("text"), 700)
        painter.restore()

    def _paint_next(self, painter: QPainter, box: QRectF) -> None:
        """Paint what may come next."""
        theme = self._scene.theme
        last = self._look.values[-1] if self._look.values else 1
        text = LABELS[last - 1] + ("+" if last < self._highest else "")
        shape = rounded_rect(box.adjusted(1, 1, -1, -1), 0.18 * box.width())
        painter.strokePath(shape, theme.pen("legalDash", theme.colour("control")))
        size = max(12.0, 0.36 * box.width()) if box.width() > _LAST else 12.0
        paint_letters(painter, text, box.center(), size, theme.colour("muted"), 700)


def _grow_about(painter: QPainter, centre: QPointF, scale: float) -> None:
    painter.translate(centre)
    painter.scale(scale, scale)
    painter.translate(-centre)


def spoken(look: ListLook) -> str:
    """Return the list for screen readers."""
    values: Sequence[str] = [LABELS[value - 1] for value in look.values]
    if not values:
        return listed(look.title, look.words)
    return listed(look.title, " ".join(values), look.fact, f"{look.heading} {look.score}")
