"""A picture of the board is dragged out of the window, and its file is deleted afterwards."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from unittest.mock import Mock

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.board.view import BoardView
from desktop.controls.commands import EXPORT
from desktop.dev.sample_matches import middle
from desktop.export import dragging
from desktop.export.commands import PictureCommands, board_of
from desktop.export.sheet import SVG, ExportSheet
from desktop.games.catalogue import ui_of
from desktop.shell.page import Page
from desktop.theme.appearance import theme
from rules.games import game_named

pytestmark = pytest.mark.usefixtures("look")


class BoardPage(Page):
    """A page with a board on it."""

    def __init__(self, slug: str, viewer: int | None = None) -> None:
        super().__init__()
        self.view = BoardView(self)
        scene = ui_of(slug).scene(game_named(slug), theme())
        scene.show_view(middle(slug).view(viewer), viewer=viewer, animate=False)
        self.view.setScene(scene)
        self.pictures = PictureCommands(self, board_of(lambda: self.view))


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[BoardPage]:
    made = BoardPage("adamas")
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    yield made
    dragging.dragged_files().delete_all()


@pytest.fixture
def sheet(page: BoardPage) -> ExportSheet:
    page.commands[EXPORT].trigger()
    return page.findChildren(ExportSheet)[0]


class Dropped:
    """What was dragged, read at the moment it is dropped."""

    def __init__(self) -> None:
        self.data = QMimeData()
        self.image = QImage()
        self.path = Path()
        self.size = (0, 0)
        self.action = Qt.DropAction.CopyAction

    def exec(self, drag: QDrag, _actions: Qt.DropAction) -> Qt.DropAction:
        data = drag.mimeData()
        self.image = QImage(data.imageData())
        [url] = data.urls()
        self.path = Path(url.toLocalFile())
        with Image.open(self.path) as image:
            assert image.format == "PNG"
            self.size = image.size
        return self.action


@pytest.fixture
def dropped(monkeypatch: pytest.MonkeyPatch) -> Dropped:
    made = Dropped()
    monkeypatch.setattr(QDrag, "exec", lambda drag, actions: made.exec(drag, actions))
    return made


def drag(widget: QWidget, dropped: Dropped, qtbot: QtBot) -> None:
    """Drag from the middle of a widget until something is dropped."""
    start, places = widget.rect().center(), cycle(range(20, 27))
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)

    def move() -> bool:
        QTest.mouseMove(widget, start + QPoint(next(places), 0))
        return not dropped.image.isNull()

    qtbot.waitUntil(move)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=start)


def test_the_preview_is_dragged_as_a_picture_and_as_a_file(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    drag(sheet.preview, dropped, qtbot)
    size = (sheet.drawing.size * 3).toSize().toTuple()
    assert dropped.size == dropped.image.size().toTuple() == size
    assert dropped.path.suffix == ".png"
    assert "Adamas" in dropped.path.name


def test_whatever_the_format_a_picture_is_dragged(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    sheet.scale.segment(0).click()
    sheet.format.segment(SVG).click()
    drag(sheet.preview, dropped, qtbot)
    assert dropped.size[0] == 600


def test_a_file_that_nobody_took_is_deleted_at_once(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    dropped.action = Qt.DropAction.IgnoreAction
    drag(sheet.preview, dropped, qtbot)
    assert not dropped.path.parent.exists()


def test_a_file_stays_a_while_for_the_program_that_took_it(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dragging, "KEPT_MS", 150)
    drag(sheet.preview, dropped, qtbot)
    assert dropped.path.exists()
    sheet.leave()
    assert dropped.path.exists()
    qtbot.waitUntil(lambda: not dropped.path.parent.exists())


def test_a_second_drag_leaves_the_first_file_to_its_program(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    drag(sheet.preview, dropped, qtbot)
    first, dropped.image, dropped.action = dropped.path, QImage(), Qt.DropAction.IgnoreAction
    drag(sheet.preview, dropped, qtbot)
    assert first.exists()
    assert not dropped.path.exists()


def test_a_file_outlives_its_page_but_not_its_time(
    dropped: Dropped, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dragging, "KEPT_MS", 150)
    page = BoardPage("adamas")
    page.resize(900, 700)
    page.show()
    page.commands[EXPORT].trigger()
    drag(page.findChildren(ExportSheet)[0].preview, dropped, qtbot)
    delete(page)
    qtbot.waitUntil(lambda: not dropped.path.parent.exists())


def test_other_users_cannot_read_the_file(
    sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    drag(sheet.preview, dropped, qtbot)
    assert dropped.path.parent.stat().st_mode & 0o077 == 0


def test_the_curtain_deletes_the_file(
    page: BoardPage, sheet: ExportSheet, dropped: Dropped, qtbot: QtBot
) -> None:
    drag(sheet.preview, dropped, qtbot)
    page.pictures.close()
    assert not dropped.path.parent.exists()


def test_a_click_writes_nothing(
    sheet: ExportSheet, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Mock()
    monkeypatch.setattr(dragging, "image_of", painted)
    QTest.mouseClick(sheet.preview, Qt.MouseButton.LeftButton)
    assert not painted.called


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_both_viewers_drag_the_picture_of_their_own_view(
    slug: str, dropped: Dropped, qtbot: QtBot
) -> None:
    """The picture is the preview's: it is drawn from what its viewer may see."""
    found = []
    for viewer in (0, 1):
        page = BoardPage(slug, viewer)
        qtbot.addWidget(page)
        page.resize(900, 700)
        page.show()
        page.commands[EXPORT].trigger()
        [sheet] = page.findChildren(ExportSheet)
        dropped.image = QImage()
        drag(sheet.preview, dropped, qtbot)
        assert sheet.drawing.secret
        found.append(dropped.image)
        page.pictures.close()
    assert found[0] != found[1]


def test_a_picture_of_another_page_is_dragged(
    page: BoardPage, dropped: Dropped, qtbot: QtBot
) -> None:
    picture = QWidget(page)
    picture.setGeometry(0, 0, 200, 200)
    picture.show()
    page.pictures.drag_from(picture)
    drag(picture, dropped, qtbot)
    assert dropped.size[0] == 1800
