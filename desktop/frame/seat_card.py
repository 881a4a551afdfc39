"""A player's card in the panel: glyph, name, a detail, and the score or a row of pips.

In a folded panel a narrow block shows the same.
"""

from collections.abc import Collection

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.board.row_data import SeatInfo, SeatTime
from desktop.controls.accessible_role import HasRole
from desktop.controls.progress_ring import ProgressRing
from desktop.frame.tally_block import LINE, lines_below
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon, rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.text import fitted, paint_line, paint_text
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_HEIGHT = 68
_TWO_LINES, _THREE_LINES = 33.0, 46.0  # px
_CAPTION_SHARE = 0.34  # share of the card's width, if the detail needs the rest
_BESIDE_TIME = 32.0
_TWO_LINES_FROM, _WITH_CLOCK = 54, 50  # px high
_LARGE = 5
"""The least gain in points that is counted up."""
_CHIP = 18.5  # radius of the glyph
_CROWN, _BESIDE_NAME = 18.0, 7.0  # px
_AROUND = 4.5  # from the glyph to the ring that fills while a computer player thinks


def crowned(winners: Collection[int], players: int) -> frozenset[int]:
    """Return the players who wear a crown: all who share a win, but nobody if all players do."""
    return frozenset(winners) if len(winners) < players else frozenset()


def paint_time(painter: QPainter, time: SeatTime, box: QRectF, *, centred: bool = False) -> float:
    """Paint a clock in a box and return its width.

    The running clock is a filled shape with a small clock hand before the digits.
    """
    colours, made = theme(), theme().font("button")
    made.setPixelSize(15)
    made.setFeature(QFont.Tag("tnum"), 1)
    ink = colours.colour("error") if time.low else colours.colour("text")
    width = min(box.width(), QFontMetricsF(made).horizontalAdvance(time.text) + _BESIDE_TIME)
    left = box.center().x() - width / 2 if centred else box.left()
    pill = QRectF(left, box.top(), width, box.height())
    shape = rounded_rect(pill.adjusted(0.75, 0.75, -0.75, -0.75), box.height() / 2)
    if time.running:
        painter.fillPath(shape, colours.colour("surface"))
    painter.strokePath(shape, colours.pen("focus" if time.running else "icon", ink, 0.9))
    if time.running:
        hand = QPainterPath(QPointF(left + 8, pill.center().y() - 4.5))
        hand.lineTo(left + 14.5, pill.center().y())
        hand.lineTo(left + 8, pill.center().y() + 4.5)
        hand.closeSubpath()
        painter.fillPath(hand, ink)
    figures = pill.adjusted(18 if time.running else 4, 0, -4, 0)
    paint_line(painter, time.text, figures, made, ink, Qt.AlignmentFlag.AlignCenter)
    return width


class SeatCard(HasRole, QWidget):
    """One seat. `show_seat` changes its contents."""

    def __init__(self, player: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self._name = player, name
        self._info = SeatInfo()
        self._active = False
        self._gone = False
        self._asked = False
        self._won = self._shared = False
        self._time: SeatTime | None = None
        self._height = _HEIGHT
        self._score = ""
        """The painted score, which counts up to the one of `_info`."""
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(QEasingCurve.Type.OutQuart)
        self._count.valueChanged.connect(self._show_count)
        self._ring = ProgressRing(self)
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._say()

    def show_seat(
        self,
        info: SeatInfo,
        *,
        active: bool,
        gone: bool = False,
        asked: bool = False,
        winners: Collection[int] = (),
    ) -> None:
        """Show a seat; `active` is the player to move, `gone` one who has left the game.

        An `asked` player has to answer a question before anybody moves. Each of the `winners` gets
        a crown.
        """
        self._count_from(self._info.score, info.score)
        self._info, self._active, self._gone, self._asked = info, active or asked, gone, asked
        self._won = self._player in winners
        self._shared = self._won and len(winners) > 1
        self._say()
        self.update()
        self._resize()

    def _count_from(self, before: str, after: str) -> None:
        """Count up to a score that has grown a lot; show any other score at once."""
        if after == before:
            return
        self._count.stop()
        self._score = after
        grown = int(after) - int(before) if before.isdigit() and after.isdigit() else 0
        if grown >= _LARGE and not theme().reduced_motion and self.isVisible():
            self._score = before
            self._count.setStartValue(int(before))
            self._count.setEndValue(int(after))
            self._count.setDuration(theme().duration("scoreCount"))
            self._count.start()

    def _show_count(self, points: int) -> None:
        self._score = str(points)
        self.update()

    @property
    def shown_score(self) -> str:
        """The score as it is painted now."""
        return self._score

    def show_time(self, time: SeatTime | None) -> None:
        """Show the time on the player's clock, or no clock.

        A screen reader reads it on request, not every second.
        """
        appeared = (time is None) != (self._time is None)
        self._time = time
        if appeared:
            self._resize()
        self.update()

    def _resize(self) -> None:
        """Make room for what is shown: a clock is below the name."""
        high = self._height if self._time is None else max(_WITH_CLOCK, self._height)
        fix(self, QWidget.setFixedHeight, high)

    @property
    def words(self) -> str:
        """The card's texts, including the time."""
        name = self.accessibleName()
        return listed(name, self._time.spoken) if self._time is not None else name

    def think(self, seconds: float) -> None:
        """Show that a computer player thinks, for at most this many seconds; 0 ends it."""
        if seconds:
            self._ring.start(seconds)
        else:
            self._ring.stop()
        self._say()
        self.update()

    @property
    def thinking(self) -> bool:
        """Whether the ring is shown."""
        return self._ring.running

    def compress(self, height: int) -> None:
        """Set the height in pixels; a low card shows only name and score."""
        self._height = height
        self._resize()

    def _say(self) -> None:
        info = self._info
        #: on a seat
        won = self.tr("winner") if self._won and not self._shared else ""
        #: on the seat of a computer player
        turn = self.tr("thinking") if self.thinking else self._turn
        words = [self._name, won, *info.detail.split(" · "), turn, self._counted(), info.caption]
        self.setAccessibleName(listed(*words))

    @property
    def _turn(self) -> str:
        """Return the player's next step, or the shared win; empty if the detail says it."""
        if self._shared:
            #: on a seat: one of several winners
            return self.tr("shared the win")
        if self._asked:
            #: on a seat: this player must answer an offer
            return self.tr("must answer")
        #: on a seat: it is this player’s turn
        return self.tr("to move") if self._active and not self._info.tells_turn else ""

    @property
    def detail(self) -> str:
        """The line below the name: the detail of the seat, and whose turn or shared win it is.

        A question to the player takes its place.
        """
        detail, turn = "" if self._asked else self._info.detail, self._turn
        if not detail or not turn:
            return detail or turn[:1].upper() + turn[1:]
        return self.tr("{detail} · {turn}").format(detail=detail, turn=turn)

    def _counted(self) -> str:
        info = self._info
        if info.counted or not info.score.isdigit():
            return info.counted or info.score
        points = int(info.score)
        return QCoreApplication.translate("common", "%n points", None, points)

    def sizeHint(self) -> QSize:
        return QSize(px(292), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            if self._active:
                seat = colours.player(self._player)
                painter.fillPath(rounded_rect(whole, colours.radius("well")), seat.soft)
                bar = QRectF(0, 12, 4, whole.height() - 24)
                painter.fillPath(rounded_rect(bar, 2), seat.main)
            painter.setOpacity(0.5 if self._gone else 1)
            middle = whole.center().y()
            radius = min(_CHIP, middle - _AROUND - 1.5)
            paint_chip(painter, self._player, QPointF(35, middle), radius, colours)
            if self.thinking:
                pen = colours.pen("focus", colours.colour("control", 0.5))
                ink = colours.player(self._player).main
                self._ring.paint(painter, QPointF(35, middle), radius + _AROUND, pen, ink)
            painter.setOpacity(1)
            self._paint_words(painter, whole, self._paint_right(painter, whole))

    def _paint_words(self, painter: QPainter, whole: QRectF, right: float) -> None:
        """Paint the name, and the detail or the clock below it, up to the right edge."""
        colours, middle, text = theme(), whole.center().y(), self.detail
        made, muted = colours.font("detail"), colours.colour("muted")
        if whole.height() < _TWO_LINES_FROM:
            text = ""
        has_second = bool(text) or self._time is not None
        wide = right - 66 - 8
        detail = QRectF(66, middle - 0.5, wide, 20)
        lines = (_TWO_LINES, _THREE_LINES) if whole.height() == _HEIGHT else (_TWO_LINES,)
        for high in lines:
            if fitted(text, made, QSizeF(wide, high))[1]:
                detail.setRect(66, middle + 10 - high / 2, wide, high)
                break
        if self._time is not None:  # it stands where the detail begins
            detail.setRect(66, middle - 0.5, wide, 20)
        name = QRectF(66, detail.top() - 20.5 if has_second else middle - 11, wide, 22)
        self._paint_name(painter, name)
        if self._time is not None:
            high = min(23, middle - 2)
            pill = QRectF(66, min(middle + 1, whole.height() - 2 - high), wide, high)
            detail.setLeft(66 + paint_time(painter, self._time, pill) + 8)
            detail.moveTop(pill.center().y() - detail.height() / 2)
            text = self.detail_within(detail.width())
        if text:
            paint_line(painter, text, detail, made, muted)

    def detail_within(self, wide: float) -> str:
        """Return the longest text for the room beside the clock, where a cut one would puzzle."""
        turn = self._turn[:1].upper() + self._turn[1:]
        metrics = QFontMetricsF(theme().font("detail"))
        ways = (self.detail, turn, self._info.detail)
        return next((text for text in ways if metrics.horizontalAdvance(text) <= wide), "")

    @property
    def _ink(self) -> QColor:
        """The colour of name and score: paler for a player who has left the game."""
        return theme().colour("muted" if self._gone else "text")

    def _paint_name(self, painter: QPainter, box: QRectF) -> None:
        """Paint the name, and a crown behind it for the winner."""
        colours, made = theme(), theme().font("name")
        if self._won:
            box.setRight(box.right() - _CROWN - _BESIDE_NAME)
            used = min(box.width(), QFontMetricsF(made).horizontalAdvance(self._name))
            left, top = box.left() + used + _BESIDE_NAME, box.center().y() - _CROWN / 2
            crown = QRectF(left, top, _CROWN, _CROWN)
            paint_icon(painter, "crown", crown, colours.colour("lastMove"))
        paint_line(painter, self._name, box, made, self._ink)

    def _paint_right(self, painter: QPainter, whole: QRectF) -> float:
        """Paint the score or pips; return their left edge."""
        colours = theme()
        right = whole.right() - 16
        if self._info.pips is not None:
            return self._paint_pips(painter, whole, right)
        if not self._info.score:
            return right
        made = colours.font("score")
        if whole.height() < _HEIGHT:
            made.setPixelSize(28 if whole.height() >= _TWO_LINES_FROM else 22)
        painter.setFont(made)
        painter.setPen(self._ink)
        box = QRectF(66, 0, right - 66, whole.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        used = painter.boundingRect(box, flags, self._info.score)
        paint_text(painter, self._score, box, flags)
        return right - used.width()

    def _paint_pips(self, painter: QPainter, whole: QRectF, right: float) -> float:
        colours = theme()
        filled, total = self._info.pips or (0, 0)
        token = self._info.pip_colour
        colour = colours.colour(token) if token else colours.player(self._player).main
        middle, made = whole.center().y(), colours.font("caption")
        radius, step = (8.5, 22.0) if total <= 4 else (6.8, 15.0)
        width, high = QFontMetricsF(made).horizontalAdvance(self._info.caption), 18.0
        if not self._info.caption:
            middle += 10.5
        detail = QFontMetricsF(colours.font("detail")).horizontalAdvance(self.detail)
        if detail > right - width - 78:  # the caption leaves it room
            width = min(width, max(total * step, _CAPTION_SHARE * whole.width()))
            if fitted(self._info.caption, made, QSizeF(width, _TWO_LINES))[1]:
                high = _TWO_LINES
                middle = min(middle, whole.height() - high)
        for index in range(total):
            at = QPointF(right - radius - (total - 1 - index) * step, middle - 10.5)
            self._paint_pip(painter, at, radius, colour, index < filled)
        box = QRectF(right - width, middle + 1, width, high)
        flags = Qt.AlignmentFlag.AlignRight
        paint_line(painter, self._info.caption, box, made, colours.colour("muted"), flags)
        return right - max(width, total * step) - 4

    @staticmethod
    def _paint_pip(
        painter: QPainter, at: QPointF, radius: float, colour: QColor, filled: bool
    ) -> None:
        if filled:
            painter.fillPath(hexagon(at, radius, 1.2), colour)
        else:
            pen = theme().pen("icon", theme().colour("control"), 0.7)
            painter.strokePath(hexagon(at, radius - 0.7, 1.2), pen)


_ACTIVE, _WAITING, _TIGHT = 124, 94, 52  # px high
_TIME = 24  # px more for a clock
_BESIDE_BAR = 14.0  # px that pips leave beside the bar of the player to move, on both sides


class SeatBlock(SeatCard):
    """One seat for a narrow strip: everything is below the glyph."""

    def squeeze(self, small: bool, *, tight: bool = False) -> None:
        """Make the block lower if three or four have to fit, without the text about who is to play.

        In a `tight` block the score is beside the glyph.
        """
        self._low, self._tight = small, tight
        self._resize()

    _low = _tight = False

    def _resize(self) -> None:
        high = _TIGHT if self._tight else _WAITING - 14 * self._low
        if self._tells_turn:
            high = _ACTIVE + LINE * (lines_below(self._turn) - 1)
        if self._time is not None:
            high += _TIME
        fix(self, QWidget.setFixedHeight, high)

    @property
    def _tells_turn(self) -> bool:
        """Whether the block has room for who is to play, and has something to say."""
        return self._active and not self._low and bool(self._turn)

    def sizeHint(self) -> QSize:
        return QSize(px(60), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, centre = room(self), Qt.AlignmentFlag.AlignHCenter
            if self._active:
                seat = colours.player(self._player)
                painter.fillPath(rounded_rect(whole, colours.radius("button")), seat.soft)
                bar = QRectF(0, 14, 3, whole.height() - 28)
                painter.fillPath(rounded_rect(bar, 1.5), seat.main)
            painter.setOpacity(0.5 if self._gone else 1)
            if self._time is not None:
                foot = QRectF(0, whole.bottom() - _TIME, whole.width(), 21)
                paint_time(painter, self._time, foot, centred=True)
                whole.adjust(0, 0, 0, -_TIME)
            at = QPointF(whole.center().x(), 20 if self._low else 26)
            if self._tight:
                at = QPointF(18, 18)
            paint_chip(painter, self._player, at, 14 if self._low else 16, colours)
            if self._won:
                crown = QRectF(at.x() + 9, at.y() - 20, 15, 15)
                paint_icon(painter, "crown", crown, colours.colour("lastMove"))
            if self.thinking:
                pen = colours.pen("focus", colours.colour("control", 0.5))
                ink = colours.player(self._player).main
                self._ring.paint(painter, at, at.y() - 6, pen, ink)
            line = QRectF(1, at.y() + (13 if self._low else 18), whole.width() - 2, 20)
            made, text = colours.font("name"), colours.colour("text")
            made.setPixelSize(14)
            if QFontMetricsF(made).horizontalAdvance(self._name) > line.width():
                made.setPixelSize(12)
            paint_line(painter, self._name, line, made, text, centre)
            line.translate(0, 17)
            if self._tight:
                line = QRectF(at.x() + 15, 4, whole.width() - at.x() - 17, 28)
            if self._tells_turn:
                more = LINE * (lines_below(self._turn) - 1)
                line.adjust(0, 0, 0, more)
                paint_line(painter, self._turn, line, colours.font("caption"), text, centre)
                line.translate(0, 18 + more)
                line.adjust(0, 0, 0, -more)
            self._paint_standing(painter, line)

    def _paint_standing(self, painter: QPainter, line: QRectF) -> None:
        """Paint the score or the pips."""
        colours, centre = theme(), Qt.AlignmentFlag.AlignHCenter
        if self._info.pips is None:
            made = colours.font("score")
            made.setPixelSize(22 if self._low else 27)
            line.setHeight(26 if self._low else 32)
            paint_line(painter, self._score, line, made, colours.colour("text"), centre)
            return
        filled, total = self._info.pips
        token = self._info.pip_colour
        colour = colours.colour(token) if token else colours.player(self._player).main
        step = min(15.0, (line.width() - _BESIDE_BAR) / total)
        for index in range(total):
            along = (index - (total - 1) / 2) * step
            at = QPointF(line.center().x() + along, line.top() + 11)
            self._paint_pip(painter, at, 0.45 * step, colour, index < filled)
