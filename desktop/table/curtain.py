"""The curtain: hides everything while the computer is passed to the next player.

The message stands in the middle cell of a quincunx; its four neighbours bleed off the corners.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.board.scene import BoardScene
from desktop.controls.buttons import Button, Look
from desktop.controls.commands import ENTER
from desktop.controls.overlay import Overlay
from desktop.paint.cached_picture import CachedPicture
from desktop.paint.painting import dots, painting, room
from desktop.paint.paths import ROOT3, circle, hexagon, rounded_rect
from desktop.paint.player_glyphs import paint_chip, paint_glyph, paint_logo
from desktop.paint.shadows import paint_shadow, shadow_reach
from desktop.paint.text import elided, paint_line
from desktop.table.session import Session
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import px
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

_MARGIN, _LEAST_MARGIN = 28, 8
_FROM_RIM = 14  # px between the button's lower corners and the rim
_LEAST_WITH_WELL = 0.9
"""The least size of the hexagon, as a share of the usual, that puts the last turn in a well."""
_LEAST_HERO = 20  # px of its font
_LIFTED = 2.2  # how much larger the shadows of the cells are
_DAY, _NIGHT = Theme(dark=False), Theme(dark=True)


@dataclass(frozen=True, slots=True)
class CurtainWords:
    """The texts that both players may read. `scores` are shown if the game has them."""

    game: str
    names: Sequence[str]
    scores: Sequence[str]
    player: int
    line: str

    @classmethod
    def of(cls, session: Session, scene: BoardScene, player: int) -> CurtainWords:
        """Return the texts while the computer is passed to a player."""
        scores = [scene.words.seat_info(seat).score for seat in range(len(session.names))]
        return cls(session.game.title, session.names, scores, player, scene.words.curtain_line())


class Curtain(Overlay):
    """Covers its parent while the computer is passed to the next player."""

    fades = False

    def __init__(
        self,
        *,
        show_board: Callable[[], object],
        leave_table: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """`show_board` is called if the next player has come, `leave_table` if nobody plays on."""
        super().__init__(parent)
        self._show_board, self._leave_table = show_board, leave_table
        self._words: CurtainWords | None = None
        self._closed = 0.0
        self._leaving = False
        self.button = Button("", Look.ACCENT, height=56, parent=self)
        self.button.clicked.connect(self.lift)
        self.back = Button(translate("commands", "Back to the games"), Look.QUIET, parent=self)
        self.back.clicked.connect(self._go)
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._moved)
        self._forget_pictures()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def player(self) -> int | None:
        """The player who must come; None while the curtain is up."""
        return self._words.player if self._words is not None else None

    # -- lowering and lifting

    def fall(self, words: CurtainWords) -> None:
        """Cover everything, and ask for the next player."""
        self._words = words
        self._leave(False)
        name = words.names[words.player]
        self.button.setText(self.tr("I am {name}, show my board").format(name=name))
        self.setAccessibleName(self.tr("Pass the computer to {name}").format(name=name))
        self.open(self)  # the button cannot have the focus before it is visible
        self._run(0.0, 1.0)
        self._lay_out()

    def lift(self) -> None:
        """Lift the curtain, because the next player is here."""
        if self._words is None or self._leaving:
            return
        self._leave(True)
        self._show_board()
        self._run(1.0, 0.0)

    def _go(self) -> None:
        """Leave the table. The curtain stays until it is removed."""
        if self._words is not None and not self._leaving:
            self._leave_table()

    def _leave(self, leaving: bool) -> None:
        self._leaving = leaving
        # The widgets beneath are painted only while the curtain is lifted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, not leaving)

    def remove(self) -> None:
        """Remove the curtain without lifting it: another game, or none, is put on the table."""
        self._motion.stop()
        self._put_away()

    def _put_away(self) -> None:
        self._words = None
        self.hide()
        self._forget_pictures()

    def _forget_pictures(self) -> None:
        """Delete the pictures that are the same in every frame; each fall draws them again."""
        self._ground, self._slab = CachedPicture(_draw_ground), CachedPicture(_draw_slab)
        self._middle = CachedPicture(_draw_middle)

    def _run(self, start: float, end: float) -> None:
        self._motion.stop()
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        curve = QEasingCurve.Type.OutCubic if end else QEasingCurve.Type.InCubic
        self._motion.setEasingCurve(curve)
        self._motion.setDuration(theme().duration("curtain"))
        self._move(start)
        self._motion.start()

    def _move(self, closed: object) -> None:
        self._closed = float(closed)  # type: ignore[arg-type]
        for button in (self.button, self.back):
            button.setVisible(self._closed > 0.85)
        self.update()

    def _moved(self) -> None:
        if self._leaving:
            self._put_away()
        else:
            self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.lift()
        event.accept()  # No other event passes the curtain.

    # -- geometry

    @property
    def _radius(self) -> float:
        """Return the radius of the middle cell."""
        return max(230.0, min(room(self).height() * 0.38, room(self).width() * 0.24))

    def _reach(self, below: float) -> float:
        """Return how far the rim is from the middle line, so many pixels below the centre."""
        return self._radius * 0.965 - 11 - below / ROOT3

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        scale = self._radius / 300
        wanted = max(px(280), self.button.sizeHint().width())
        height = 56 * min(1.0, scale + 0.08)
        width = min(wanted, px(2 * (self._reach(101 * scale + height) - _FROM_RIM)))
        self.button.setFixedWidth(width)
        centre = self.rect().center()
        self.button.setFixedHeight(px(height))
        self.button.move(centre.x() - width // 2, centre.y() + px(101 * scale))
        self.back.resize(self.back.sizeHint())
        # Below the middle cell or, without room, in the corner, away from it.
        below = self.height() // 2 - px(self._radius * ROOT3 / 2) - self.back.height()
        margin = min(px(_MARGIN), max(px(_LEAST_MARGIN), below // 2))
        under = below >= 2 * px(_LEAST_MARGIN)
        left = centre.x() - self.back.width() // 2 if under else 2 * margin
        self.back.move(left, self.height() - margin * (1 if under else 2) - self.back.height())

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._words is None:
            return
        with painting(self) as painter:
            # While the curtain is lifted, nothing of the old board may show.
            painter.setOpacity(1.0 if not self._leaving else self._closed)
            self._ground.paint(painter, room(self), dots(self))
            self._paint_neighbours(painter)
            self._paint_middle(painter, self._words)
            self._paint_labels(painter, self._words)

    def _paint_neighbours(self, painter: QPainter) -> None:
        """Paint the four other cells, sliding in from the corners."""
        radius = self._radius * 1.03
        away = (1 - self._closed) * 120
        box = _room_of(radius)
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            step = QPointF(x * 1.53, y * ROOT3 / 2 * 1.04) * radius
            box.moveCenter(room(self).center() + step + QPointF(x, y) * away)
            self._slab.paint(painter, box, dots(self))

    def _paint_middle(self, painter: QPainter, words: CurtainWords) -> None:
        centre = room(self).center()
        painter.save()
        painter.translate(centre)
        grown = 0.9 + 0.1 * self._closed
        painter.scale(grown, grown)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, grown < 1)
        box = _room_of(self._radius)
        box.moveCenter(QPointF())
        self._middle.paint(painter, box, dots(self))
        seat = theme().player(words.player)
        rim = hexagon(QPointF(), self._radius * 0.965 - 11, 32)
        painter.strokePath(rim, QPen(seat.main, 2.4))
        painter.restore()
        self._paint_message(painter, words, centre, self._radius / 300)

    def _paint_message(
        self, painter: QPainter, words: CurtainWords, centre: QPointF, scale: float
    ) -> None:
        colours = theme()
        seat = colours.player(words.player)
        name = words.names[words.player]
        width = self._radius * 1.42
        paint_chip(painter, words.player, centre - QPointF(0, 132 * scale), 49 * scale, colours)
        hero = colours.font("hero")
        #: below “Pass the computer”
        to = self.tr("to {name}").format(name=name)
        pass_on = (self.tr("Pass the computer"), to)
        usual = round(42 * min(1.0, scale + 0.06))
        hero.setPixelSize(usual)
        widest = max(map(QFontMetricsF(hero).horizontalAdvance, pass_on))
        hero.setPixelSize(max(_LEAST_HERO, min(usual, int(usual * width / widest))))
        middle = Qt.AlignmentFlag.AlignHCenter
        if words.line and scale >= _LEAST_WITH_WELL:
            body = QFontMetricsF(colours.font("body"))
            well = QRectF(0, 0, min(width, body.horizontalAdvance(words.line) + 48), 36)
            well.moveCenter(centre + QPointF(0, 64 * scale))
            painter.fillPath(rounded_rect(well, 12), colours.colour("text", 0.06))
        below = 101 + (self.button.height() / theme().text_scale + 27) / scale
        lines = (
            (-36, pass_on[0], hero, colours.colour("text")),
            (14, pass_on[1], hero, seat.main),
            (63, words.line, colours.font("body"), colours.colour("text")),
            (below, self.tr("or press Enter"), colours.font("hint"), colours.colour("muted")),
        )
        for y, text, made, ink in lines if self.button.isVisible() else lines[:-1]:
            box = QRectF(0, 0, width, 56)
            box.moveCenter(centre + QPointF(0, y * scale))
            paint_line(painter, text, box, made, ink, middle)

    def _paint_labels(self, painter: QPainter, words: CurtainWords) -> None:
        """Paint the game at the upper left, the scores at the upper right, but nothing secret."""
        made = _NIGHT.font("button")
        ground, ink = QColor("#263B37"), _NIGHT.colour("text")
        metrics = QFontMetricsF(made)
        width = metrics.horizontalAdvance(words.game) + 78
        box = QRectF(32, 28, width, 44)
        painter.fillPath(rounded_rect(box, 12), ground)
        paint_logo(painter, QPointF(box.left() + 30, box.center().y()), 34, _NIGHT)
        paint_line(painter, words.game, box.adjusted(60, 0, 0, 0), made, ink)
        bold = _NIGHT.font("name")
        right = room(self).width() - 32.0
        parts = [
            (elided(name, made, 140), score)
            for name, score in zip(words.names, words.scores, strict=True)
        ]
        widths = [
            metrics.horizontalAdvance(name) + QFontMetricsF(bold).horizontalAdvance(score) + 58
            for name, score in parts
        ]
        left = right - sum(widths) - 8
        painter.fillPath(rounded_rect(QRectF(left, 28, right - left, 44), 12), ground)
        for player, ((name, score), wide) in enumerate(zip(parts, widths, strict=True)):
            glyph = _NIGHT.player(player).main
            paint_glyph(painter, player, QPointF(left + 24, 50), 8, glyph)
            paint_line(painter, name, QRectF(left + 42, 28, wide, 44), made, ink)
            place = left + 42 + metrics.horizontalAdvance(name) + 16
            paint_line(painter, score, QRectF(place, 28, wide, 44), bold, ink)
            left += wide


def _draw_ground(painter: QPainter, box: QRectF, _colours: Theme) -> None:
    """Draw the back of the curtain, with its dots."""
    back = _back()
    glow = QRadialGradient(box.center(), box.width() * 0.62)
    glow.setColorAt(0, mix(back, QColor("white"), 0.02))
    glow.setColorAt(1, mix(back, QColor("black"), 0.24))
    painter.fillRect(box, glow)
    pattern = CachedPicture(_draw_dots)
    pattern.prepare(QRectF(0, 0, 128, 128), painter.device().devicePixelRatioF())
    painter.drawTiledPixmap(box, pattern.pixmap, QPointF(32, 20))


def _draw_dots(painter: QPainter, _box: QRectF, _colours: Theme) -> None:
    """Draw two quincunxes of hidden cells, a tile 128 pixels wide."""
    for middle in (QPointF(32, 32), QPointF(96, 96)):
        for dx, dy in ((0, 0), (-11, -8), (11, -8), (-11, 8), (11, 8)):
            dot = circle(middle + QPointF(dx, dy), 3.4)
            painter.fillPath(dot, _DAY.colour("tileBackDot", 0.22))


def _room_of(radius: float) -> QRectF:
    """Return the box of a cell with its shadow, for a radius."""
    side = 2 * (radius + shadow_reach(theme().elevation("slab"), _LIFTED))
    return QRectF(0, 0, side, side)


def _radius_in(box: QRectF) -> float:
    """Return the radius of the cell in a box from `_room_of`."""
    return (box.width() / 2 - shadow_reach(theme().elevation("slab"), _LIFTED)) * 0.965


def _draw_slab(painter: QPainter, box: QRectF, colours: Theme) -> None:
    """Draw a cell of the back, with its shadow."""
    radius = _radius_in(box)
    shape = hexagon(box.center(), radius, 44)
    paint_shadow(painter, shape, colours.elevation("slab"), _LIFTED)
    painter.fillPath(shape, mix(_back(), QColor("black"), 0.05))
    painter.strokePath(
        hexagon(box.center(), radius - 11, 36), QPen(_DAY.colour("tileBackDot", 0.35), 1.2)
    )


def _draw_middle(painter: QPainter, box: QRectF, colours: Theme) -> None:
    """Draw the cell that shows whose turn it is, without its rim."""
    shape = hexagon(box.center(), _radius_in(box), 40)
    paint_shadow(painter, shape, colours.elevation("slab"), _LIFTED)
    painter.fillPath(shape.translated(0, 9), colours.colour("tileSide"))
    face = QLinearGradient(shape.boundingRect().topLeft(), shape.boundingRect().bottomRight())
    face.setColorAt(0, colours.colour("tileHi"))
    face.setColorAt(1, colours.colour("tileLo"))
    painter.fillPath(shape, face)


def _back() -> QColor:
    """Return the colour of the back: green with five dots always means hidden, in every theme."""
    return mix(_DAY.colour("tileBack"), QColor("black"), 0.18 if theme().dark else 0.02)
