"""A document: pages painted in millimetres, written as PDF or shown as pictures.

Pages can be painted in any thread, because nothing in them needs the window.
"""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QLocale,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.paint.ink import BLACK, line, write
from desktop.paint.painting import painting
from desktop.paint.paths import hexagon
from rules.core.clock import Cancelled

translate = QCoreApplication.translate

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
_LETTER_TERRITORIES = ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US",
                       "VE")  # fmt: skip
"""The territories whose paper is Letter (CLDR); all others use A4."""
SIDE, TOP, BOTTOM = 15.0, 13.0, 12.0
"""Margins in millimetres."""
HEAD = 16.0
"""Height in millimetres of the title and the rule below it."""
_DOTS_AN_INCH = 508
_DOTS = _DOTS_AN_INCH / 25.4  # dots in a millimetre
_RIGHT = Qt.AlignmentFlag.AlignRight

Page = Callable[[QPainter], None]
"""Paints a page; the origin is its upper left corner, the unit a millimetre."""
Watch = Callable[[int, int], bool]
"""Called with the number of steps done and of all steps; returns whether to continue."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Document:
    """The title, the paper (see PAPERS) and the pages."""

    title: str
    paper: str
    pages: tuple[Page, ...]


def paper_size(paper: str) -> QSizeF:
    """Return the size of a paper in millimetres."""
    return QPageSize(PAPERS[paper]).size(QPageSize.Unit.Millimeter)


def body_of(paper: str) -> QRectF:
    """Return the area below a page's head, in millimetres."""
    size = paper_size(paper)
    return QRectF(QPointF(), size).adjusted(SIDE, TOP + HEAD, -SIDE, -BOTTOM)


def usual_paper() -> str:
    """Return the usual paper of the system's country, see PAPERS."""
    given = (os.environ.get(name) for name in ("LC_ALL", "LC_PAPER", "LANG"))
    name = next(filter(None, given), "")
    named = re.match("[a-z]+_([A-Z]{2})", name)  # QLocale does not know all of them
    locale = QLocale(name) if name else QLocale.system()
    territory = named[1] if named else QLocale.territoryToCode(locale.territory())
    return "Letter" if territory in _LETTER_TERRITORIES else "A4"


def as_pdf(document: Document, watch: Watch = lambda done, of: True) -> bytes:
    """Return a document as a PDF file. Raises Cancelled once `watch` returns False."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.setCreator("Quincunx")
    made.setTitle(document.title)
    made.setResolution(_DOTS_AN_INCH)
    portrait, unit = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    paper, margins = QPageSize(PAPERS[document.paper]), QMarginsF()
    made.setPageLayout(QPageLayout(paper, portrait, margins, unit))
    with painting(made) as painter:
        for number, page in enumerate(document.pages):
            if not watch(number, len(document.pages)):
                raise Cancelled
            if number:
                made.newPage()
            painter.save()
            painter.scale(_DOTS, _DOTS)
            page(painter)
            painter.restore()
    buffer.close()
    return bytes(kept.data())


def page_image(document: Document, number: int, height: int) -> QImage:
    """Return a page as a picture of this height in pixels."""
    size = paper_size(document.paper)
    scale = height / size.height()
    made = QImage(round(size.width() * scale), height, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.white)
    with painting(made) as painter:
        painter.scale(scale, scale)
        document.pages[number](painter)
    return made


def batched(things: Sequence[T], size: int) -> list[Sequence[T]]:
    """Return the things in groups of this size; the last may be smaller."""
    return [things[at : at + size] for at in range(0, len(things), size)]


def paint_head(
    painter: QPainter, paper: str, title: str, number: int, count: int, second: str = ""
) -> None:
    """Paint the logo, title, page number and a second line, and a rule below."""
    width = paper_size(paper).width()
    for x, y in ((0, 0), (0, 1), (1, 0.5), (2, 0), (2, 1)):
        at = QPointF(SIDE + 2.7 + x * 5.0, TOP + 2.4 + y * 5.2)
        painter.fillPath(hexagon(at, 2.7 if x != 1 else 2.4, 0.25), BLACK)
    title_box = QRectF(SIDE + 19, TOP - 1, width - 2 * SIDE - 19 - 52, 12)
    write(painter, title, title_box, 27, 800, role="display")
    aside = QRectF(width - SIDE - 52, TOP - 0.5, 52, 5)
    words = translate("common", "Page {number} of {count}").format(number=number, count=count)
    write(painter, words, aside, 9.5, 600, align=_RIGHT)
    write(painter, second, aside.translated(0, 5.2), 9.5, align=_RIGHT)
    rule = TOP + 12.2
    line(painter, QPointF(SIDE, rule), QPointF(width - SIDE, rule), 2)


def numbered(title: str, paper: str, bodies: Sequence[Page], second: str = "") -> Document:
    """Return a document of these bodies, with the usual head on each page."""

    def pages() -> Iterator[Page]:
        for number, body in enumerate(bodies, 1):

            def paint(painter: QPainter, number: int = number, body: Page = body) -> None:
                paint_head(painter, paper, title, number, len(bodies), second)
                body(painter)

            yield paint

    return Document(title, paper, tuple(pages()))
