"""Sheets on paper: other programs open them, fonts are embedded, and no secret is in them."""

import re
import zlib
from io import BytesIO

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop.games.catalogue import ui_of
from desktop.paint.text import noting_cut_texts
from desktop.paper.commands import layout_sheets, sheet_to_write_on
from desktop.paper.document import Document, as_pdf, page_image
from desktop.paper.match_sheet import match_sheet, position_sheet, turns_of
from rules.core.clock import Cancelled
from rules.games import GAMES
from rules.match import Match
from tests.desktop.paper.test_text import texts_in
from tests.tools.sample_matches import finished, middle

SLUGS = [game.slug for game in GAMES]

pytestmark = pytest.mark.usefixtures("look")


def uncompressed(data: bytes) -> bytes:
    """Return a PDF file with its streams as they are meant."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    return data + b"".join(
        zlib.decompressobj().decompress(one) for one in streams if one[:1] == b"x"
    )


def is_blank(image: QImage) -> bool:
    return image.convertToFormat(
        QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither
    ) == (QImage(image.size(), QImage.Format.Format_Mono))


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("Letter", (612, 792))])
def test_a_match_is_printed_on_the_paper_asked_for(paper: str, size: tuple[int, int]) -> None:
    match = middle("mono")
    ply = match.ply
    page = PdfReader(BytesIO(as_pdf(match_sheet(match, 0, paper)))).pages[0]
    assert (round(page.mediabox.width), round(page.mediabox.height)) == size
    assert match.ply == ply


@pytest.mark.parametrize("slug", SLUGS)
def test_players_result_and_all_turns_can_be_read(slug: str) -> None:
    match = finished(slug)
    text = "".join(texts_in(as_pdf(match_sheet(match, None, "A4"))))
    assert all(name in text for name in match.names)
    words = "".join(text.split())
    assert all("".join(turn.text.split()) in words for turn in turns_of(match, None))


def test_every_font_is_embedded() -> None:
    data = uncompressed(as_pdf(match_sheet(middle("mono"), 0, "A4")))
    described = re.findall(rb"/Type /FontDescriptor.*?>>", data, re.DOTALL)
    assert described
    assert all(b"/FontFile" in one for one in described)


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_secret_of_another_player_is_in_the_file(slug: str, viewer: int | None) -> None:
    match = middle(slug)
    data = as_pdf(match_sheet(match, viewer, "A4", diagrams=None))
    text = "".join("".join(texts_in(data)).split())
    for player in (0, 1):
        [secret] = {match.history(player)[player]} - {match.history(viewer)[player]} or {""}
        if player != viewer:
            assert secret
            assert secret not in text
            assert secret.encode() not in uncompressed(data)


def test_a_match_may_have_a_diagram_for_each_turn() -> None:
    match = finished("adamas")
    few, all_turns = (match_sheet(match, 0, "A4", diagrams) for diagrams in (0, None))
    assert len(few.pages) == 1
    assert len(all_turns.pages) > 1


def test_a_match_without_moves_is_a_page() -> None:
    match = Match.new("dragons", ("Fred", "Ned"), seed=1)
    assert len(match_sheet(match, None, "A4").pages) == 1


def test_drawing_stops_when_nobody_wants_it() -> None:
    with pytest.raises(Cancelled):
        match_sheet(middle("adamas"), 0, "A4", None, lambda done, of: done < 2)
    with pytest.raises(Cancelled):
        as_pdf(match_sheet(middle("adamas"), 0, "A4"), lambda done, of: False)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_position_has_a_page(slug: str) -> None:
    document = position_sheet(middle(slug).view(0), "A4")
    assert len(document.pages) == 1
    assert not is_blank(page_image(document, 0, 300))


def sheets() -> list[Document]:
    blanks = [("mono", ("", size, "")) for size in (3, 9, 25)]
    given = [*blanks, ("blackbox", ("", 0, "")), ("mono", ("Layout 1", 3, "332321"))]
    return [
        sheet_to_write_on(made(*layout), paper)
        for slug, layout in given
        if (made := ui_of(slug).score_sheet) is not None
        for paper in ("A4", "Letter")
    ]


def test_sheets_to_write_on_cut_no_text() -> None:
    with noting_cut_texts() as cut:
        for document in sheets():
            for page in range(len(document.pages)):
                assert not is_blank(page_image(document, page, 400))
    assert not cut


def test_six_layouts_fit_on_a_page() -> None:
    assert len(layout_sheets([("One", 3, "332321")] * 7, "A4").pages) == 2


@pytest.mark.parametrize(("a_page", "pages"), [(2, 4), (4, 2), (6, 2)])
def test_a_page_has_as_many_layouts_as_wanted(a_page: int, pages: int) -> None:
    layouts = [(f"Layout {number}", size, "1" * (size * (size + 1) // 2))
               for number, size in enumerate((2, 3, 9, 10, 15, 25, 9, 9))]  # fmt: skip
    with noting_cut_texts() as cut:
        document = layout_sheets(layouts, "A4", a_page)
        assert len(document.pages) == pages
        for page in range(pages):
            assert not is_blank(page_image(document, page, 400))
    assert not cut
