"""The list of a turn in the rack: its values in runs, the squares below, the score."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.games.mono.paint import shade
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.text import fitted, paint_letters, paint_line
from desktop.theme.colour import faded
from rules.mono.board import LABELS
from rules.mono.score import runs_of

translate = QCoreApplication.translate

_WIDTH = 800.0
_MOST, _LEAST = 164.0, 116.0
_SLIM = 38.0  # px, where large texts leave little room: tiles and score alone
_SLIM_TILE = 28.0
_LINE = 84.0  # px, below several boards: title, tiles and score in one line
_TITLE = 150.0
_SIDE = 22.0  # px, left of the list
_TWO_LINES = 31.0  # px
_SCORE_ROOM, _LEAST_SCORE, _SCORE_SHARE = 172.0, 104.0, 0.36
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
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


def rack_size(available: QSizeF, *, line: bool = False, slim: bool = False) -> QSizeF:
    """Return the size of the rack in the available room.

    `line`: all in one line; `slim`: a line of tiles and score alone.
    """
    wide = available.width() if line else min(_WIDTH, available.width())
    if slim or line:
        return QSizeF(wide, _SLIM if slim else _LINE)
    return QSizeF(wide, round(min(_MOST, max(_LEAST, 0.68 * available.height()))))


@dataclass(frozen=True, slots=True)
class Measures:
    """The places of the rack's rows and the size of its tiles, in pixels.

    A run is as wide as its tiles or, without room for that, `folded` to this width.
    """

    tile: float
    gap: float
    top: float
    folded: float = 0.0

    @property
    def step(self) -> float:
        return self.tile + 4

    @property
    def bracket(self) -> float:
        return self.top + self.tile + max(9.0, 0.28 * self.tile)

    @property
    def below(self) -> float:
        return self.bracket + 20

    @property
    def last(self) -> float:
        return max(self.tile, _LAST)

    def width(self, length: int) -> float:
        """Return the width of a run of this length."""
        if self.folded and length > 1:
            return self.folded
        return self.tile + (length - 1) * self.step


def is_slim(size: QSizeF) -> bool:
    """Whether there is room for one line alone."""
    return size.height() <= _LINE


def _left(size: QSizeF) -> float:
    """Return where the tiles begin: in a line that has room for it, beside the title."""
    return _SIDE + (_TITLE if _SLIM < size.height() <= _LINE else 0)


def _score_room(size: QSizeF) -> float:
    """Return the width of the score at the right."""
    return min(_SCORE_ROOM, max(_LEAST_SCORE, _SCORE_SHARE * size.width()))


def measures(look: ListLook, size: QSizeF) -> Measures:
    """Return the measures with the largest tiles for which the whole list fits.

    Runs are folded before the tiles become tiny.
    """
    room = size.width() - _left(size) - _score_room(size) - 14
    low, slim = _LINE < size.height() < 150, is_slim(size)
    most = _SLIM_TILE if size.height() <= _SLIM else 34.0 if low else 46.0
    lengths = [length for _, length in look.runs()]
    others = 1 if look.dropped or look.running else 0
    made = Measures(most, 4, 0)
    for folded, least in ((0.0, 30.0), (_FOLDED, 18.0), (1.0, 0.0)):
        for tile in (side for side in _SIZES if least <= side <= most):
            gap = 16.0 if tile > 36 else 9.0 if tile > 24 else 5.0 if tile > 15 else 2.0
            above = (size.height() - most) / 2 - 1 if slim else 36.0 if low else 50.0
            top = above + (most - tile) / 2
            made = Measures(tile, gap, top, max(folded, tile) if folded else 0.0)
            wide = sum(map(made.width, lengths)) + others * made.last
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
        theme, look = self._scene.theme, self._look
        if self._dice:
            self._paint_die(painter)
        low = self._size.height() < 150
        if is_slim(self._size):
            self._paint_slim(painter)
            return
        name = theme.font("name")
        name.setPixelSize(15)
        words = self._size.width() - _score_room(self._size) - _SIDE - 10
        box = QRectF(_SIDE, 8 if low else 14, words, 24)
        if fitted(look.title, name, QSizeF(words, _TWO_LINES))[1]:
            box.setRect(_SIDE, box.top() - 4, words, _TWO_LINES)
        paint_line(painter, look.title, box, name, theme.colour("text"))
        if not self._dice:
            self._paint_score(painter)
        if not look.values and not look.running:
            box = QRectF(_SIDE, box.bottom(), box.width(), self._size.height() - box.bottom() - 18)
            paint_line(painter, look.words, box, theme.font("hint"), theme.colour("muted"))
            return
        self._paint_runs(painter, measures(look, self._size))

    def _paint_die(self, painter: QPainter) -> None:
        theme, box = self._scene.theme, die_box(self._size)
        painter.fillPath(rounded_rect(box, theme.radius("button")), theme.colour("sunken"))
        icon = QRectF(0, 0, 20, 20)
        icon.moveCenter(box.center())
        paint_icon(painter, "dice", icon, theme.colour("text"))

    def _paint_slim(self, painter: QPainter) -> None:
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
            if not is_slim(self._size):
                self._paint_bracket(painter, box, length, made)
            left += box.width() + made.gap
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

    def _paint_bracket(self, painter: QPainter, box: QRectF, length: int, made: Measures) -> None:
        """Paint the bracket below a run, and what it scores."""
        theme = self._scene.theme
        y = made.bracket
        bracket = QPainterPath(QPointF(box.left() + 1, y - 4))
        for x, down in ((box.left() + 1, 0), (box.right() - 1, 0), (box.right() - 1, -4)):
            bracket.lineTo(x, y + down)
        painter.strokePath(bracket, QPen(theme.colour("control"), 1.4))
        bold = theme.font("name")
        bold.setPixelSize(round(min(17.0, max(12.0, 0.37 * made.tile))))
        squared = theme.font("detail")
        power = f"{length}²" if length > 1 else ""
        worth = str(length * length)
        metrics = QFontMetricsF(bold)
        gap = 8.0 if not made.folded else 3.0
        wide = metrics.horizontalAdvance(worth)
        beside = QFontMetricsF(squared).horizontalAdvance(power)
        shows_power = bool(power) and wide + gap + beside <= box.width() + made.gap
        total = wide + (gap + beside if shows_power else 0)
        left = box.center().x() - total / 2
        _write(painter, QPointF(left, made.below), worth, bold, theme.colour("text"))
        if shows_power:
            at = QPointF(left + wide + gap, made.below - 0.5)
            _write(painter, at, power, squared, theme.colour("muted"))

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
        if is_slim(self._size):
            return
        bold = theme.font("detail")
        bold.setWeight(QFont.Weight.Bold)
        text = translate("ListItem", "ends the turn")
        wide = QFontMetricsF(bold).horizontalAdvance(text)
        left = max(box.left() - made.gap + 2, box.center().x() - wide / 2)
        _write(painter, QPointF(left, made.below), text, bold, theme.colour("error"))

    def _paint_next(self, painter: QPainter, box: QRectF) -> None:
        """Paint what may come next."""
        theme = self._scene.theme
        last = self._look.values[-1] if self._look.values else 1
        text = LABELS[last - 1] + ("+" if last < self._highest else "")
        shape = rounded_rect(box.adjusted(1, 1, -1, -1), 0.18 * box.width())
        painter.strokePath(shape, theme.pen("legalDash", theme.colour("control")))
        size = max(12.0, 0.36 * box.width()) if box.width() > _LAST else 12.0
        paint_letters(painter, text, box.center(), size, theme.colour("muted"), 700)

    def _paint_score(self, painter: QPainter) -> None:
        """Paint the score so far, at the right."""
        theme, look, height = self._scene.theme, self._look, self._size.height()
        across = _score_room(self._size)
        left = self._size.width() - across
        painter.fillRect(QRectF(left, 0.15 * height, 1.5, 0.7 * height), theme.colour("border"))
        box = QRectF(left + 8, 0, across - 16, 30)
        hint, muted = theme.font("hint"), theme.colour("muted")
        box.moveTop(0.235 * height - 15)
        paint_line(painter, look.heading, box, hint, muted, _MIDDLE)
        big = theme.font("score")
        big.setPixelSize(round(min(46.0, 0.29 * height)))
        number = str(self.shown_score) if look.values or look.running else "–"
        ink = theme.colour("accent" if look.running or look.values else "muted")
        middle = QRectF(box.left(), 0, box.width(), 60)
        middle.moveCenter(QPointF(box.center().x(), 0.5 * height))
        paint_line(painter, number, middle, big, ink, _MIDDLE)
        box.moveTop(0.79 * height - 15)
        paint_line(painter, look.fact, box, hint, muted, _MIDDLE)


def _write(painter: QPainter, at: QPointF, text: str, made: QFont, ink: QColor) -> None:
    """Write a text whose digits are centred vertically at a point."""
    wide = QFontMetricsF(made).horizontalAdvance(text) + 1
    paint_line(painter, text, QRectF(at.x(), at.y() - 15, wide, 30), made, ink)


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
