"""A game's picture on cards and in dialogs, drawn once for each size and theme."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.background.idle_queue import idle_queue
from desktop.paint.felt import paint_felt
from desktop.paint.painting import dots
from desktop.paint.paths import rounded_rect
from desktop.storage import picture_cache
from desktop.theme.appearance import theme
from desktop.theme.theme import Theme

PicturePainter = Callable[[QPainter, QRectF, Theme], None]
"""Draws a little board into a rectangle, in the colours of a theme."""


def paint_table(painter: QPainter, box: QRectF, radius: float, colours: Theme) -> None:
    """Paint a piece of the table: its glow within round corners."""
    paint_felt(painter, box, colours, rounded_rect(box, radius))


def clear_pixmap(size: QSizeF, ratio: float) -> QPixmap:
    """Return a transparent pixmap of this size in pixels, with a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def paint_pixmap(painter: QPainter, box: QRectF, picture: QPixmap) -> None:
    """Paint a picture that fills a box."""
    painter.drawPixmap(box.topLeft(), picture)


class CachedPicture:
    """A drawing cached as a pixmap until size, theme or screen change.

    With a name, it is stored in the picture cache for the next start. `before` is the older picture
    shown until this one is drawn.
    """

    def __init__(
        self, painter: PicturePainter, name: str = "", before: "CachedPicture | None" = None
    ) -> None:
        self._draw, self._name = painter, name
        self._kept = QPixmap() if before is None else before.pixmap
        self._key: tuple[QSize, float, str] | None = None
        self._fetched = ""  # the theme in which the cache was read

    @property
    def pixmap(self) -> QPixmap:
        """The present pixmap; null before the first drawing."""
        return self._kept

    def is_ready(self, box: QRectF, ratio: float) -> bool:
        """Return whether the present pixmap fits this size, theme and screen."""
        return self._key == (box.size().toSize(), ratio, theme().key)

    def prepare(self, box: QRectF, ratio: float) -> None:
        """Draw the pixmap if it is not ready."""
        if not self.is_ready(box, ratio):
            self._key = (box.size().toSize(), ratio, theme().key)
            self._kept = self._drawn(box, ratio)

    def paint(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Paint it into a box; `ratio` is the device pixel ratio."""
        self.prepare(box, ratio)
        paint_pixmap(painter, box, self._kept)

    def paint_soon(self, painter: QPainter, box: QRectF, widget: QWidget) -> None:
        """Paint the present picture at once, and draw a new one when the program is idle."""
        ratio = dots(widget)
        if self.is_ready(box, ratio):
            paint_pixmap(painter, box, self._kept)
            return
        if self._name and self._fetched != theme().key:
            self._fetched = theme().key
            fetched = picture_cache.load(f"{self._name}-{self._fetched}")
            self._kept = self._kept if fetched.isNull() else QPixmap.fromImage(fetched)
        self._paint_older(painter, box, ratio)
        idle_queue().add(widget, lambda: self._draw_for(widget, box), self)

    def _paint_older(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Paint the older picture, scaled to the new size."""
        older = self._kept
        if older.size() == (box.size() * ratio).toSize():
            older.setDevicePixelRatio(ratio)
            paint_pixmap(painter, box, older)
        elif not older.isNull():
            size = QSizeF(older.size()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRectF(QPointF(), size)
            place.moveCenter(box.center())
            painter.drawPixmap(place, older, QRectF(older.rect()))

    def _draw_for(self, widget: QWidget, box: QRectF) -> None:
        if widget.isVisible():
            self.prepare(box, dots(widget))
            widget.update()
            if self._name:
                queue = idle_queue()
                queue.add(queue, self._keep, (self, "keep"))  # not as a part of painting the widget

    def _keep(self) -> None:
        if self._key is not None:
            name = f"{self._name}-{self._key[2]}"
            picture_cache.save(name, self._kept.toImage(), packed=False)  # for a fast start

    def _drawn(self, box: QRectF, ratio: float) -> QPixmap:
        pixmap = clear_pixmap(box.size(), ratio)
        if pixmap.isNull():  # a widget may be laid out without any room
            return pixmap
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, QRectF(QPointF(), box.size()), theme())
        painter.end()
        return pixmap
