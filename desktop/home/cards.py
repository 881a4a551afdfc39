"""The cards of the home page."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.games.card import GameCard, said
from desktop.paint.cached_picture import CachedPicture, PicturePainter, paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.nine_patch import NinePatch
from desktop.paint.painting import painting
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.theme import Theme
from desktop.widgets.focus import FocusRing

_SHADE = 6.0  # room around a card for its shadow and its ring
_PAD = 10.0


class Card(FocusRing, QPushButton):
    """A large button: a rounded surface that lights up under the mouse."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(300, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 90)

    def face(self) -> QRectF:
        """The card itself, within the room for its shadow."""
        return _within(QRectF(self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            colours = theme()
            face = self.face()
            radius = colours.radius("card")
            lively = self.by_keyboard or self.underMouse()
            if lively:
                face = face.adjusted(-1, -1, 1, 1)
            _shade().paint(painter, QRectF(self.rect()), self.devicePixelRatioF())
            painter.fillPath(rounded_rect(face, radius), self.ground())
            painter.save()
            self.paint_face(painter, face)
            painter.restore()
            if lively:
                ring = rounded_rect(face.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5)
                painter.strokePath(ring, colours.pen("focus"))

    def ground(self) -> QColor:
        """The card's colour."""
        return theme().colour("surface")

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        """What is on the card."""


def _within(whole: QRectF) -> QRectF:
    return whole.adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)


def _draw_shade(painter: QPainter, box: QRectF, colours: Theme) -> None:
    """The shadow of a card that fills a box."""
    painter.setOpacity(0.55)
    shape = rounded_rect(_within(box), colours.radius("card"))
    paint_shadow(painter, shape, colours.elevation("island"), 0.6)


@cache
def _shade() -> NinePatch:
    """The one picture that the shadows of all cards are made of."""
    return NinePatch(_draw_shade, 40)


class GameButton(Card):
    """A game: its board, name, a line about it, how many may play."""

    def __init__(self, card: GameCard, motif: PicturePainter) -> None:
        self._title, self._line, self._players = card.title, said(card.line), card.players_figures
        super().__init__(f"{self._title}. {self._line}. {self._players}")
        self._picture = CachedPicture(motif, self._title)

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        foot = 78.0
        table = face.adjusted(_PAD, _PAD, -_PAD, -foot)
        paint_table(painter, table, colours.radius("well"), colours)
        pad = max(6.0, table.height() * 0.055)
        inner = table.adjusted(16, pad, -16, -pad)
        self._picture.paint_soon(painter, inner, self)
        left, width = face.left() + 20, face.width() - 40
        chip = self._paint_players(painter, face, foot)
        box = QRectF(left, face.bottom() - foot + 9, width - chip - 8, 32)
        paint_line(painter, self._title, box, colours.font("title"), colours.colour("text"))
        box = QRectF(left, face.bottom() - foot + 37, width, 24)
        paint_line(painter, self._line, box, colours.font("hint"), colours.colour("muted"))

    def _paint_players(self, painter: QPainter, face: QRectF, foot: float) -> float:
        """The chip with the number of players; the result is its width."""
        colours = theme()
        made = colours.font("detail")
        made.setWeight(made.Weight.DemiBold)
        width = QFontMetricsF(made).horizontalAdvance(self._players) + 41
        chip = QRectF(face.right() - 20 - width, face.bottom() - foot + 12, width, 28)
        painter.fillPath(rounded_rect(chip, 14), colours.colour("sunken"))
        ink = colours.colour("muted")
        paint_icon(painter, "person", QRectF(chip.left() + 9, chip.top() + 6.5, 15, 15), ink)
        paint_line(painter, self._players, chip.adjusted(29, 0, 0, 0), made, ink)
        return width


class SmallCard(Card):
    """Something besides the games: a picture, a title, a line."""

    def __init__(self, title: str, line: str, motif: PicturePainter, *, soon: bool = False) -> None:
        super().__init__(f"{title}. {line}")
        self._title, self._line = title, line
        self._soon = soon
        """Whether the picture takes so long to draw that the card is shown before it."""
        self._picture = CachedPicture(motif, title if soon else "")

    def show_line(self, line: str) -> None:
        """Says something else under the title."""
        self._line = line
        self.setAccessibleName(f"{self._title}. {line}")
        self.update()

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        foot = 68.0
        table = face.adjusted(_PAD, _PAD, -_PAD, -foot)
        if table.height() > 24:
            paint_table(painter, table, colours.radius("well"), colours)
            inner = table.adjusted(8, 8, -8, -8)
            if self._soon:
                self._picture.paint_soon(painter, inner, self)
            else:
                self._picture.paint(painter, inner, self.devicePixelRatioF())
        width = face.width() - 36
        made = colours.font("title")
        made.setPixelSize(18)
        while made.pixelSize() > 14 and QFontMetricsF(made).horizontalAdvance(self._title) > width:
            made.setPixelSize(made.pixelSize() - 1)
        box = QRectF(face.left() + 18, face.bottom() - foot + 8, width, 26)
        paint_line(painter, self._title, box, made, colours.colour("text"))
        box = QRectF(face.left() + 18, face.bottom() - foot + 31, width, 22)
        paint_line(painter, self._line, box, colours.font("hint"), colours.colour("muted"))


class ContinueCard(Card):
    """The accent card in the middle: go on where you left, or a word of welcome."""

    def __init__(self) -> None:
        super().__init__("")
        self._above = self._title = self._line = ""
        self._motif: PicturePainter | None = None
        self._picture: CachedPicture | None = None

    def show_words(self, above: str, title: str, line: str, motif: PicturePainter | None) -> None:
        """What it offers; without a picture there is nothing to go on with."""
        self._above, self._title, self._line = above, title, line
        if motif is not self._motif:
            self._picture = CachedPicture(motif, f"{title}, small") if motif is not None else None
        self._motif = motif
        self.setEnabled(motif is not None)
        self.setAccessibleName(f"{above} {title}. {line}")
        cursor = Qt.CursorShape.PointingHandCursor if motif else Qt.CursorShape.ArrowCursor
        self.setCursor(cursor)
        self.update()

    def ground(self) -> QColor:
        return theme().colour("accentSoft" if theme().dark else "accent")

    def paint_face(self, painter: QPainter, face: QRectF) -> None:
        colours = theme()
        ink = colours.colour("text" if colours.dark else "onAccent")
        painter.save()
        painter.setClipPath(rounded_rect(face, colours.radius("card")))
        self._paint_dots(painter, face, ink)
        painter.restore()
        narrow = face.width() < 360
        left = face.left() + (16 if narrow else 28)
        if self._picture is not None:
            side = min(face.height() - (40 if narrow else 48), 98)
            box = QRectF(left, face.center().y() - side / 2, side, side)
            self._picture.paint_soon(painter, box, self)
            left = box.right() + (14 if narrow else 24)
            self._paint_play(painter, face)
        width = face.right() - left - (78 if self._picture is not None else 28)
        middle = face.center().y()
        large = colours.font("title")
        large.setPixelSize(24)
        soft = mix(ink, self.ground(), 0.12)
        quiet = colours.font("hint")
        paint_line(painter, self._above, QRectF(left, middle - 38, width, 22), quiet, soft)
        paint_line(painter, self._title, QRectF(left, middle - 17, width, 34), large, ink)
        paint_line(painter, self._line, QRectF(left, middle + 15, width, 22), quiet, soft)

    @staticmethod
    def _paint_play(painter: QPainter, face: QRectF) -> None:
        colours = theme()
        centre = QPointF(face.right() - 48, face.center().y())
        ground = colours.colour("accent") if colours.dark else QColor("#FFFFFF")
        ink = colours.colour("onAccent" if colours.dark else "accent")
        painter.fillPath(circle(centre, 26), ground)
        paint_icon(painter, "play", QRectF(centre.x() - 12, centre.y() - 12, 24, 24), ink)

    @staticmethod
    def _paint_dots(painter: QPainter, face: QRectF, ink: QColor) -> None:
        """The quincunx pattern of hidden cells, faint."""
        faint = QColor(ink)
        faint.setAlphaF(0.055)
        for row in range(5):
            for column in range(8):
                x = face.left() + column * 66 + (0 if row % 2 else 33) - 8
                y = face.top() + row * 60 + 4
                for dx, dy in ((0, 0), (-9, -7), (9, -7), (-9, 7), (9, 7)):
                    painter.fillPath(circle(QPointF(x + dx, y + dy), 3), faint)
