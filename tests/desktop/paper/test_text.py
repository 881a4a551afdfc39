"""Text of PDF files: all that is written can be searched, copied and read aloud."""

from collections import Counter
from collections.abc import Callable, Iterator
from io import BytesIO
from string import ascii_letters, digits, punctuation

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPainter, QPdfWriter, QTextItem

from desktop.export.drawing import drawing_of, scenes_of
from desktop.export.formats import as_pdf as picture_as_pdf
from desktop.games.catalogue import ui_of
from desktop.language.languages import ENGLISH, offered, speak
from desktop.paint.painting import painting
from desktop.paper.commands import layout_sheets, sheet_to_write_on
from desktop.paper.document import Document, as_pdf
from desktop.paper.match_sheet import match_sheet, position_sheet
from desktop.puzzles.booklet import of_puzzles, printed
from desktop.theme.fonts import families, font
from desktop.theme.theme import Theme
from rules.games import GAMES
from rules.puzzles import from_text
from rules.puzzles.stock import shipped
from tests.tools.sample_matches import middle

SLUGS = [game.slug for game in GAMES]
QUICK = ("adamas-capture", "holomino", "mono", "dragons-1")
LETTERS = "ÄÖÜäöüßÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿÁÍÑÓÚáíñóú¿¡–—−×÷·…“”„‘’«»‹›→½±°€"

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("look")]


class TextEngine(QPaintEngine):
    """Collects the texts that are drawn."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.texts: list[str] = []

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def drawTextItem(self, _at: object, item: QTextItem) -> None:  # noqa: N802
        self.texts.append(item.text())

    def _ignore(self, *_shapes: object) -> None: ...

    updateState = drawPath = drawPolygon = drawPixmap = _ignore  # noqa: N815


class TextDevice(QPaintDevice):
    """Collects the texts that are painted on it."""

    def __init__(self) -> None:
        super().__init__()
        self._engine = TextEngine()

    def paintEngine(self) -> QPaintEngine:  # noqa: N802
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        return 1 if metric == QPaintDevice.PaintDeviceMetric.PdmDevicePixelRatio else 508


def characters(text: str) -> Counter[str]:
    return Counter("".join(text.split()))


def painted(page: Callable[[QPainter], None]) -> Counter[str]:
    """Return the characters that a page paints as text."""
    device = TextDevice()
    with painting(device) as painter:
        page(painter)
    return characters("".join(device._engine.texts))


def texts_in(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]


@pytest.fixture(params=offered())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak(ENGLISH)


def documents() -> Iterator[Document]:
    for slug in SLUGS:
        match = middle(slug)
        yield match_sheet(match, 0, "A4", diagrams=0)
        yield position_sheet(match.view(0), "A4")
        if (blank := ui_of(slug).score_sheet) is not None:
            yield sheet_to_write_on(blank("", 9 if slug == "mono" else 0, ""), "A4")
    yield layout_sheets([("Ábaco", 3, "332321"), ("Ärger", 3, "332321")], "A4")
    yield of_puzzles([printed(from_text(shipped(kind)[1].text)) for kind in QUICK], "A4")


@pytest.mark.usefixtures("language")
def test_every_character_of_a_document_is_text() -> None:
    for document in documents():
        texts = texts_in(as_pdf(document))
        for page, text in zip(document.pages, texts, strict=True):
            assert painted(page) == characters(text), document.title


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_title_of_an_exported_board_is_text(slug: str) -> None:
    drawing = drawing_of(scenes_of(middle(slug).view(0)), Theme())
    [text] = texts_in(picture_as_pdf(drawing))
    assert characters(text) == characters(drawing.title)


def test_every_letter_and_sign_of_a_bundled_font_is_text() -> None:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    lines = [ascii_letters, digits, punctuation, LETTERS]
    with painting(writer) as painter:
        for at, face in enumerate(families()):
            painter.setFont(font(face[0], 40, face[1]))
            for row, line in enumerate(lines):
                painter.drawText(0, 100 * (1 + row + len(lines) * at), line)
    buffer.close()
    [text] = texts_in(bytes(buffer.data().data()))
    assert sorted(text.split()) == sorted(lines * len(families()))
