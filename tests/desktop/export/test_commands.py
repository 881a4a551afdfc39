"""Copy picture and the export sheet, from every page that shows a board."""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
import shiboken6
from PIL import Image
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.view import BoardView
from desktop.controls.commands import COPY_PICTURE, EXPORT, SHARE_RESULT
from desktop.export import commands
from desktop.export import sheet as sheets
from desktop.export.commands import PictureCommands, board_of
from desktop.export.drawing import scenes_of
from desktop.export.sheet import PDF, SVG, ExportSheet
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.edit_scene import MonoEditScene
from desktop.new_match.request import NewMatch
from desktop.position_editor.page import PositionEditor
from desktop.puzzles.page import PuzzlePage
from desktop.records.page import RecordsPage
from desktop.shell.page import Page
from desktop.storage.saving import Saver
from desktop.theme.appearance import theme
from desktop.theme.theme import Theme
from rules.match import Match
from tests.desktop.analysis.studies import new_review
from tests.desktop.conftest import HoldBack, new_table, shown_window
from tests.tools.sample_matches import finished, middle

PAGES = (new_table, PuzzlePage, RecordsPage, new_review)

pytestmark = pytest.mark.usefixtures("look")


class BoardPage(Page):
    """A page with a board on it."""

    def __init__(self, slug: str) -> None:
        super().__init__()
        self.view = BoardView(self)
        self.view.setScene(scenes_of(middle(slug).view(None))(theme()))
        self.pictures = PictureCommands(self, board_of(lambda: self.view))


def page_of(slug: str, qtbot: QtBot) -> BoardPage:
    page = BoardPage(slug)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    return page


@pytest.fixture
def page(qtbot: QtBot) -> BoardPage:
    return page_of("adamas", qtbot)


@pytest.fixture(autouse=True)
def _empty_clipboard() -> Iterator[None]:
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.__name__)
def test_every_page_with_a_board_answers_both_commands(
    kind: Callable[[], Page], qtbot: QtBot
) -> None:
    page = kind()
    qtbot.addWidget(page)
    assert {COPY_PICTURE, EXPORT} <= page.commands.keys()
    page.shut_down()


def test_the_editor_of_layouts_answers_both_commands(qtbot: QtBot) -> None:
    assert {COPY_PICTURE, EXPORT} <= shown_window(qtbot).pages.editor.commands.keys()


@pytest.mark.parametrize("slug", ["adamas", "dragons", "holomino", "blackbox"])
def test_an_editor_of_positions_draws_what_is_set_up(slug: str, qtbot: QtBot) -> None:
    page = PositionEditor(slug)
    qtbot.addWidget(page)
    page.commands[COPY_PICTURE].trigger()
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())


def test_the_editor_of_layouts_draws_the_layout() -> None:
    drawing = Drawing(3, "333221")
    scene = MonoEditScene(drawing, Theme())
    twin = scene.twin(Theme())
    assert isinstance(twin, MonoEditScene)
    assert twin.drawing.sheet == drawing.sheet
    assert not twin.board_rect().isEmpty()
    for one in (scene, twin):
        one.deleteLater()


def test_a_picture_is_copied(page: BoardPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.told):
        page.commands[COPY_PICTURE].trigger()
    assert QGuiApplication.clipboard().image().width() == 1184


@pytest.mark.parametrize(("slug", "secret"), [("adamas", False), ("mono", True)])
def test_a_picture_that_may_show_secrets_is_marked_to_be_withdrawn(
    slug: str, secret: bool, qtbot: QtBot
) -> None:
    page = page_of(slug, qtbot)
    with qtbot.waitSignal(page.told):
        page.commands[COPY_PICTURE].trigger()
    formats = QGuiApplication.clipboard().mimeData().formats()
    assert ("x-kde-passwordManagerHint" in formats) == secret
    assert ("application/x-quincunx-shared" in formats) != secret


def test_without_a_board_a_sentence_says_so(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    PictureCommands(page, lambda: None)
    with qtbot.waitSignal(page.told):
        page.commands[EXPORT].trigger()
    assert not page.findChildren(ExportSheet)


# -- the sheet


@pytest.fixture
def sheet(page: BoardPage) -> ExportSheet:
    page.commands[EXPORT].trigger()
    return page.findChildren(ExportSheet)[0]


def test_the_preview_is_the_file(sheet: ExportSheet, qtbot: QtBot) -> None:
    size = Image.open(BytesIO(sheet.written())).size
    assert sheet.facts.text().startswith(f"{size[0]:,} × {size[1]:,} pixels")
    size_of_file = f"about {len(sheet.written()) / 1000:.0f} kB"
    qtbot.waitUntil(lambda: sheet.facts.text().endswith(size_of_file))
    sheet.scale.segment(0).click()
    assert Image.open(BytesIO(sheet.written())).size == (592, size[1] / 3)


def test_in_a_low_window_the_preview_gets_all_room_beside_the_rows(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1077, 575)
    window.show()
    sheet = ExportSheet(scenes_of(middle("mono").view(0)), window)
    sheet.show()
    assert sheet.preview.height() > 180


def sheet_over(match: Match, viewer: int | None, window: QWidget) -> ExportSheet:
    sheet = ExportSheet(scenes_of(match.view(viewer)), window, match, viewer)
    sheet.show()
    return sheet


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def test_another_turn_is_shown_and_saved(window: QWidget, qtbot: QtBot) -> None:
    sheet = sheet_over(middle("dragons"), 0, window)
    assert sheet.where.text() == "Turn 10 of 10"
    sheet.before.click()
    sheet.before.click()
    qtbot.waitUntil(lambda: sheet.drawing.title == "Dragons, Fred – Ned, turn 8")
    assert sheet.where.text() == "Turn 8 of 10"
    assert sheet.after.isEnabled()


def test_during_a_match_the_sheet_says_that_secrets_stay_hidden(window: QWidget) -> None:
    words = "What is hidden from you stays hidden, in the file too."
    assert sheet_over(middle("mono"), 0, window).facts.text() == words
    assert "pixels" in sheet_over(finished("mono"), 0, window).facts.text()


def test_the_light_is_offered_once_the_match_is_over(window: QWidget) -> None:
    assert not sheet_over(middle("dragons"), 0, window).light.isVisible()
    sheet = sheet_over(finished("dragons"), 0, window)
    assert sheet.light.isVisible()
    before = sheet.written()
    sheet.light.click()
    assert sheet.written() != before


def test_the_format_is_remembered(sheet: ExportSheet, page: BoardPage) -> None:
    sheet.format.segment(SVG).click()
    sheet.leave()
    assert ExportSheet(sheet._make, page).format.index == SVG


def test_what_the_sheet_shows_is_copied(sheet: ExportSheet, page: BoardPage, qtbot: QtBot) -> None:
    sheet.theme.segment(2).click()
    with qtbot.waitSignal(page.told):
        sheet.copy.click()
    assert sheet.copy.text() == "Copied"
    image = QGuiApplication.clipboard().image()
    assert image.pixelColor(5, 5).name() == "#ffffff"


def test_the_curtain_closes_the_sheet(qtbot: QtBot) -> None:
    page = new_table()
    qtbot.addWidget(page)
    sheet = ExportSheet(scenes_of(middle("mono").view(0)), page)
    sheet.show()
    page.curtain.emit(1)
    assert sheet.isHidden()


@pytest.mark.usefixtures("look")
def test_the_sheet_goes_as_another_match_comes(qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    window.start_game(NewMatch("dragons", ("fred", "ned")))
    window.table.commands[EXPORT].trigger()
    (sheet,) = window.findChildren(ExportSheet)
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    assert not sheet.isVisible()


@pytest.mark.usefixtures("look")
def test_a_picture_is_copied_though_its_match_leaves(hold_back: HoldBack, qtbot: QtBot) -> None:
    window = shown_window(qtbot)
    window.start_game(NewMatch("dragons", ("fred", "ned")))
    gate = hold_back(commands, "image_of")
    window.table.commands[COPY_PICTURE].trigger()
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    gate.set()
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())


def test_the_sheet_goes_with_its_page(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = new_review()
    page.setParent(window)
    page.commands[EXPORT].trigger()
    (sheet,) = window.findChildren(ExportSheet)
    page.deleteLater()
    for _ in range(2):  # the page, then the sheet
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(sheet)


def test_the_preview_is_painted_off_the_gui_thread(sheet: ExportSheet, qtbot: QtBot) -> None:
    before = sheet.preview.grab().toImage()
    qtbot.waitUntil(lambda: sheet.preview.grab().toImage() != before)


@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_the_sheet_fits_into_the_window(
    sheet: ExportSheet, page: BoardPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    for segment in range(sheet.format.count):
        sheet.format.segment(segment).click()
        assert page.rect().contains(sheet.sheet.geometry())


def test_a_format_has_the_choices_that_fit_it(sheet: ExportSheet) -> None:
    assert sheet.scale.isVisible()
    assert not sheet.paper.isVisible()
    sheet.format.segment(SVG).click()
    assert not sheet.scale.isVisible()
    assert not sheet.paper.isVisible()
    sheet.format.segment(PDF).click()
    assert sheet.paper.isVisible()


def test_the_other_theme_makes_another_picture(sheet: ExportSheet) -> None:
    sheet.format.segment(SVG).click()
    before = sheet.written()
    sheet.theme.segment(1).click()
    assert sheet.written() != before
    sheet.theme.segment(0).click()
    assert sheet.written() == before


def test_a_picture_may_look_as_if_it_were_printed(sheet: ExportSheet) -> None:
    sheet.theme.segment(2).click()
    with Image.open(BytesIO(sheet.written())) as image:
        red, green, blue = image.convert("RGB").split()
    assert red.tobytes() == green.tobytes() == blue.tobytes()


@pytest.mark.parametrize(("index", "begins"), [(0, b"\x89PNG"), (1, b"<?xml"), (2, b"%PDF")])
def test_a_file_is_saved_off_the_gui_thread(
    sheet: ExportSheet,
    page: BoardPage,
    qtbot: QtBot,
    index: int,
    begins: bytes,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, saver = tmp_path / "board", Saver(print)
    monkeypatch.setattr(sheets, "ask_save", lambda *_given: path)
    page.save_wanted.connect(saver.write)
    sheet.format.segment(index).click()
    sheet.save.click()
    qtbot.waitUntil(path.exists)
    assert saver.finish()
    assert path.read_bytes().startswith(begins)
    assert not shiboken6.isValid(sheet) or sheet.isHidden()


def test_a_folder_that_is_gone_is_a_sentence(
    sheet: ExportSheet,
    page: BoardPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = list[str]()
    saver = Saver(told.append)
    monkeypatch.setattr(sheets, "ask_save", lambda *_given: tmp_path / "gone" / "board.png")
    page.save_wanted.connect(saver.write)
    sheet.save.click()
    assert not saver.finish()
    assert told[0].startswith("board.png could not be saved")


def test_the_result_is_shared_with_a_picture_of_the_end(qtbot: QtBot) -> None:
    page = page_with_result("Adamas, Fred – Ned: Fred wins. All stacks are captured.", qtbot)
    with qtbot.waitSignal(page.told):
        page.commands[SHARE_RESULT].trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().startswith("Adamas, Fred – Ned: Fred wins.")
    assert "\n" not in data.text()
    assert QGuiApplication.clipboard().image().width() == 1184
    assert data.hasFormat("application/x-quincunx-shared")


def test_a_game_that_goes_on_has_no_result_to_share(qtbot: QtBot) -> None:
    page = page_with_result("", qtbot)
    with qtbot.waitSignal(page.told):
        page.commands[SHARE_RESULT].trigger()
    assert QGuiApplication.clipboard().image().isNull()


def page_with_result(line: str, qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    make = scenes_of(middle("mono").view(None))
    PictureCommands(page, lambda: make, lambda: line)
    return page


def test_a_picture_that_is_late_is_not_copied_after_the_curtain(
    page: BoardPage, hold_back: HoldBack, qtbot: QtBot
) -> None:
    gate = hold_back(commands, "image_of")
    told: list[str] = []
    page.told.connect(told.append)
    page.pictures.copy()
    page.pictures.close()  # the computer is passed to another player
    gate.set()
    qtbot.wait(100)
    assert QGuiApplication.clipboard().image().isNull()
    assert not told
