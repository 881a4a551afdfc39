"""Small pictures of the positions in the list, drawn by the games' own scenes.

A picture comes from the cache if it is there. Otherwise its match is replayed in a thread and the
board drawn in spare time, one at a time and never while the list scrolls.
"""

from collections.abc import Callable
from functools import partial
from hashlib import sha256

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPixmap

from desktop.background.idle_queue import idle_queue
from desktop.background.task import BackgroundTask
from desktop.games.catalogue import position_picture
from desktop.paint.cached_picture import clear_pixmap, paint_table
from desktop.records.reading import position_of
from desktop.records.record_index import RecordEntry
from desktop.storage import picture_cache
from desktop.theme.appearance import theme
from rules.core import Position

SIZE = QSizeF(92, 56)
PREFIX = "record-"
RADIUS = 8
_EDGE = 4
_REST_MS = 150
_MOST = 4000

Key = tuple[str, str, float]


def digest(entry: RecordEntry) -> str:
    """Return the name of a record's pictures in the cache; it changes with the record."""
    return sha256(f"{entry.path}|{entry.stamp}".encode(errors="replace")).hexdigest()[:20]


class Thumbnails(QObject):
    """The pictures of a list. Only those requested since the last scrolling are made."""

    def __init__(self, show_picture: Callable[[RecordEntry], object], parent: QObject) -> None:
        """`show_picture` repaints an entry whose picture was made."""
        super().__init__(parent)
        self._show_picture = show_picture
        self._pictures: dict[Key, QPixmap] = {}
        self._wanted: dict[Key, RecordEntry] = {}
        self._missing: dict[Key, RecordEntry] = {}
        """The requested pictures that are not in the cache."""
        self._drawing: Key | None = None
        self._reading = BackgroundTask(self)
        self.scrolling = QTimer(self, singleShot=True, interval=_REST_MS)
        """Runs until the list rests: then visible rows should request their pictures again."""
        self.scrolling.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether a requested picture is still to be made."""
        return bool(self._wanted or self._missing)

    def of(self, entry: RecordEntry, ratio: float) -> QPixmap | None:
        """Return the picture of an entry, in `ratio` dots a pixel; None while it is being made."""
        key = (digest(entry), theme().key, ratio)
        picture = self._pictures.get(key)
        if picture is None and entry.game and key not in self._missing:
            self._wanted[key] = entry
            self._fetch_soon()
        return picture

    def hold(self) -> None:
        """Drop the requests and draw nothing while the list scrolls."""
        self._wanted.clear()
        self._missing.clear()
        self.scrolling.start()

    def rest(self) -> None:
        """Stop all work when the page is left."""
        self.hold()
        self.scrolling.stop()
        self._reading.stop()
        self._drawing = None

    def close(self) -> None:
        self.rest()
        self._reading.close()

    # -- from the cache

    def _fetch_soon(self) -> None:
        idle_queue().add(self, self._fetch, (self, "fetch"))

    def _fetch(self) -> None:
        """Read one picture from the cache."""
        if not self._wanted:
            return
        key = next(iter(self._wanted))
        entry = self._wanted.pop(key)
        image = picture_cache.load(_name(key))
        if image.size() == (SIZE * key[2]).toSize():
            self._keep(key, entry, QPixmap.fromImage(image))
        else:
            self._missing[key] = entry
            if not self.scrolling.isActive():
                self._go_on()
        if self._wanted:
            self._fetch_soon()

    # -- otherwise drawn

    def _go_on(self) -> None:
        if self._missing and self._drawing is None:
            self._drawing = key = next(iter(self._missing))
            entry = self._missing[key]
            self._reading.ask(partial(position_of, entry), partial(self._draw_soon, key, entry))

    def _draw_soon(self, key: Key, entry: RecordEntry, view: Position | None) -> None:
        idle_queue().add(self, lambda: self._draw(key, entry, view), (self, "draw"))

    def _draw(self, key: Key, entry: RecordEntry, view: Position | None) -> None:
        self._drawing = None
        if self.scrolling.isActive():
            return  # the list scrolls again; visible rows will ask again
        self._missing.pop(key, None)
        if key[1] == theme().key:
            made = _drawn(view, key[2])
            self._keep(key, entry, made)
            image = made.toImage()
            idle_queue().add(self, lambda: picture_cache.save(_name(key), image), (self, key))
        self._go_on()

    def _keep(self, key: Key, entry: RecordEntry, picture: QPixmap) -> None:
        picture.setDevicePixelRatio(key[2])
        if len(self._pictures) >= _MOST:
            self._pictures.pop(next(iter(self._pictures)))
        self._pictures[key] = picture
        self._show_picture(entry)


def _name(key: Key) -> str:
    return f"{PREFIX}{key[0]}-{key[1]}-{key[2]:g}"


def _drawn(view: Position | None, ratio: float) -> QPixmap:
    """Return the position on a piece of table; only the table without a position."""
    pixmap = clear_pixmap(SIZE, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(QPointF(), SIZE)
    paint_table(painter, box, RADIUS, theme())
    if view is not None:
        position_picture(view)(painter, box.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), theme())
    painter.end()
    return pixmap
