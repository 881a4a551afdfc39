"""Files from outside: dropped on the window, named on the command line, or handed over."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.incoming import FileOpenFilter
from desktop.app.main_window import MainWindow
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from rules.match import Match
from tests.desktop.conftest import turn_until, wait_until
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.table.hot_seat import draw_own

pytestmark = pytest.mark.usefixtures("look")

NAMES = ("fred", "ned")
LAYOUT = "133223"
COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def record(folder: Path, slug: str, name: str = "") -> Path:
    path = folder / (name or f"{slug}.qcx")
    Match.new(slug, NAMES, {}, 7).save(path)
    return path


def dragged(paths: Sequence[Path]) -> QMimeData:
    """Return what a file manager hands over."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(map(str, paths)))
    return data


def enter(widget: QWidget, data: QMimeData) -> bool:
    """Whether it may be dropped there."""
    event = QDragEnterEvent(QPoint(9, 9), COPY | MOVE, data, LEFT, NONE)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def drop(window: MainWindow, *paths: Path) -> Qt.DropAction:
    """Drop files on the window; return what it says is to be done to them."""
    data = dragged(paths)
    assert enter(window, data)
    event = QDropEvent(QPointF(9, 9), COPY | MOVE, data, LEFT, NONE)
    event.setDropAction(MOVE)
    QApplication.sendEvent(window, event)
    assert event.isAccepted()
    return event.dropAction()


def plays(window: MainWindow, slug: str) -> None:
    """Wait until a game is at the table."""
    wait_until(lambda: window.session is not None and window.session.game.slug == slug)


def says(window: MainWindow, words: str) -> None:
    wait_until(lambda: words in window.notice.text and window.notice.isVisible())


class TestDrop:
    def test_a_record_is_opened(self, window: MainWindow, tmp_path: Path) -> None:
        drop(window, record(tmp_path, "dragons"))
        plays(window, "dragons")

    def test_the_match_at_the_table_is_kept(self, window: MainWindow, tmp_path: Path) -> None:
        window.start_game(NewMatch("adamas", NAMES, {}, 7))
        assert window.session is not None
        window.session.play(next(window.session.hot_seat.texts()))
        drop(window, record(tmp_path, "dragons"))
        plays(window, "dragons")
        window.files.autosave.flush()
        assert [kept.slug for kept in unfinished.saved_matches()] == ["adamas"]

    def test_one_that_cannot_be_opened_leaves_the_match_where_it_is(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        window.start_game(NewMatch("adamas", NAMES, {}, 7))
        for name, content in (("a.qcx", b"\0\xff"), ("b.png", b"\x89PNG"), ("c.txt", b"hello")):
            path = tmp_path / name
            path.write_bytes(content)
            drop(window, path)
            says(window, name)
        drop(window, tmp_path)
        says(window, tmp_path.name)
        drop(window, tmp_path / "gone.qcx")
        says(window, "gone.qcx")
        assert window.session is not None
        assert window.session.game.slug == "adamas"

    def test_of_several_records_the_first_is_opened_and_the_others_wait(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        slugs = ("dragons", "adamas", "holomino")
        paths = [record(tmp_path, slug) for slug in slugs]
        drop(window, *paths)
        plays(window, "dragons")
        says(
            window,
            (
                "Only one file can be open at a time. "
                "Saved games already include: adamas.qcx, holomino.qcx"
            ),
        )
        assert Settings().recent == paths

    def test_records_with_their_extension_in_capitals_are_records(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        first, second = record(tmp_path, "dragons"), record(tmp_path, "adamas", "EVENING.QCX")
        drop(window, first, second)
        plays(window, "dragons")
        says(
            window, "Only one file can be open at a time. Saved games already include: EVENING.QCX"
        )
        assert Settings().recent == [first, second]

    def test_what_is_left_out_is_named(self, window: MainWindow, tmp_path: Path) -> None:
        picture = tmp_path / "b.png"
        picture.write_bytes(b"")
        drop(window, record(tmp_path, "dragons"), picture)
        plays(window, "dragons")
        says(window, "Only one file can be open at a time. Not opened: b.png")

    def test_a_layout_goes_to_the_editor(self, window: MainWindow, tmp_path: Path) -> None:
        window.start_game(NewMatch("adamas", NAMES, {}, 7))
        assert window.session is not None
        window.session.play(next(window.session.hot_seat.texts()))
        path = tmp_path / "mine.txt"
        path.write_text(LAYOUT)
        drop(window, path)
        turn_until(lambda: window.pages.currentWidget() is layout_editor(window))
        assert layout_editor(window).drawing.labels == LAYOUT
        assert window.session is None
        window.files.autosave.flush()
        assert [kept.slug for kept in unfinished.saved_matches()] == ["adamas"]

    def test_a_file_is_copied_and_never_moved(self, window: MainWindow, tmp_path: Path) -> None:
        path = record(tmp_path, "dragons")
        assert drop(window, path) == COPY
        plays(window, "dragons")
        assert path.exists()

    def test_texts_and_addresses_are_not_welcome(self, window: MainWindow) -> None:
        text, address = QMimeData(), QMimeData()
        text.setText("hello")
        address.setUrls([QUrl("https://example.org/a.qcx")])
        assert not enter(window, text)
        assert not enter(window, address)

    @pytest.mark.parametrize("slug", ["mono", "adamas"])
    def test_it_may_be_dropped_anywhere(
        self, window: MainWindow, tmp_path: Path, slug: str
    ) -> None:
        data = dragged([record(tmp_path, "dragons")])
        window.start_game(NewMatch(slug, NAMES, {"size": 3}, 7))
        if slug == "mono":
            window.curtain.lift()
        window.table.toggle_entry()
        table = window.table
        for widget in (table, table.view, table.view.viewport(), table.panel.entry.field):
            assert enter(widget, data), widget
        assert table.panel.entry.field.text() == ""
        window.go_home()
        for page in (window.home, layout_editor(window), layout_editor(window).panel.text.field):
            assert enter(page, data), page

    def test_a_layout_being_drawn_takes_others_and_leaves_records_to_the_window(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        window.start_game(NewMatch("mono", NAMES, {}, 7))
        window.curtain.lift()
        editor = draw_own(window.table)
        dealt = editor.drawing.labels
        assert enter(editor, dragged([record(tmp_path, "dragons")]))
        assert editor.drawing.labels == dealt
        text = QMimeData()
        text.setText(LAYOUT)
        assert enter(editor, text)
        assert enter(window.table.panel.entry.field, text)


class TestOpen:
    def test_no_files_are_no_wish(self, window: MainWindow) -> None:
        window.open_files([])
        assert window.session is None
        assert "notice" not in vars(window)

    def test_more_records_than_are_remembered_are_named_as_left_out(
        self, window: MainWindow, tmp_path: Path
    ) -> None:
        paths = [record(tmp_path, "adamas", f"{number:02}.qcx") for number in range(12)]
        window.open_files(paths)
        plays(window, "adamas")
        says(window, "Not opened: 08.qcx, 09.qcx, 10.qcx, …")
        assert Settings().recent == paths[:8]


def _asked_for(application: QApplication, event: QEvent) -> list[Path]:
    opened: list[Path] = []
    watcher = FileOpenFilter(opened.append, application)
    application.installEventFilter(watcher)
    QCoreApplication.sendEvent(application, event)
    application.removeEventFilter(watcher)
    watcher.deleteLater()
    return opened


class TestFinder:
    def test_the_file_asked_for_is_opened(self, qapp: QApplication) -> None:
        event = QFileOpenEvent("/games/my match.qcx")
        assert _asked_for(qapp, event) == [Path("/games/my match.qcx")]

    def test_an_address_is_no_file(self, qapp: QApplication) -> None:
        assert _asked_for(qapp, QFileOpenEvent(QUrl("https://example.org/"))) == []

    def test_other_events_pass(self, qapp: QApplication) -> None:
        assert _asked_for(qapp, QEvent(QEvent.Type.ApplicationPaletteChange)) == []
