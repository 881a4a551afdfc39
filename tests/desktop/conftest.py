"""Fixtures for tests of the window, which run offscreen with their own settings and folders."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "qt.qpa.fonts=false"  # Windows' platform warns of them
os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # one thread for each test process, as others use the rest

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial, partialmethod
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import (
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QPoint,
    QRectF,
    QSettings,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QCursor, QPainter, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QSpacerItem, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

from desktop.analysis import analysis, review_cache
from desktop.app import match_files, preload
from desktop.app.application import collect_garbage_here
from desktop.app.main_window import MainWindow
from desktop.background.garbage import collect_due
from desktop.background.idle_queue import idle_queue
from desktop.board import fingers, prompt
from desktop.board.scene import BoardScene
from desktop.board.spoken import accessible
from desktop.board.view import BoardView
from desktop.controls import tooltip
from desktop.games.catalogue import ui_of
from desktop.games.pictures import PICTURES
from desktop.language.languages import ENGLISH, speak
from desktop.letters import beside
from desktop.paint.cached_picture import CachedPicture, PicturePainter
from desktop.records import record_index
from desktop.shell import notice, window_fingers
from desktop.storage import autosave, background_writer, database, log_files, picture_cache
from desktop.storage.log import log
from desktop.storage.saving import Saver
from desktop.storage.settings import Settings
from desktop.table import move_list
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import Appearance, appearance
from desktop.theme.system import has_touch_screen
from desktop.theme.theme import Theme
from rules.match import Match
from tests.desktop.ear import Ear

HERE = Path(__file__).parent
PATIENCE = int(os.environ.get("QUINCUNX_PATIENCE", 300))
"""Seconds to wait for anything: so many that slow machines do not fail tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder as `window`, which needs a Qt application."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("window")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """Fail if PySide has made an object for a layout's item that Qt has made.

    It does not notice when Qt deletes the item, and crashes later: see `lay.add_layout`.
    """
    for one in shiboken6.getAllValidWrappers():
        if isinstance(one, QWidgetItem | QSpacerItem):
            assert shiboken6.createdByPython(one)


@pytest.fixture(scope="session", autouse=True)
def _patience() -> Iterator[None]:
    """Let pytest-qt wait as long as `wait_until`."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"):
            patch.setattr(QtBot, name, partialmethod(getattr(QtBot, name), timeout=PATIENCE * 1000))
        yield


@pytest.fixture(scope="session", autouse=True)
def _patience_with_disks() -> Iterator[None]:
    """Wait up to a minute for threads that write, and not only 5 s as the program does."""
    writer = background_writer.BackgroundWriter
    with pytest.MonkeyPatch.context() as patch:
        for wait in (writer.flush, writer.finish, autosave.Autosave.flush, Saver.finish):
            patch.setattr(wait, "__defaults__", (60,))
        yield


@pytest.fixture(autouse=True)
def _nothing_is_held(application: QApplication) -> None:
    """Release the mouse buttons and keys that an earlier test held as its window closed.

    Held buttons make windows ignore touch, and keep garbage. Held keys change what clicks select.
    """
    if QApplication.keyboardModifiers():
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control)
        assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
    if held := QApplication.mouseButtons():
        nothing = QWidget()
        for button in Qt.MouseButton:
            if button and held & button:
                QTest.mouseRelease(nothing, button)
        assert QApplication.mouseButtons() == Qt.MouseButton.NoButton


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("settings")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    for kind in ("DATA", "CACHE", "STATE"):  # not those of other checkouts' tests
        os.environ[f"XDG_{kind}_HOME"] = str(tmp_path_factory.mktemp(kind.lower()))


@pytest.fixture(scope="session", autouse=True)
def _pictures_drawn_once() -> None:
    """Draw the games' pictures on cards once for each size and theme, not in every window."""
    for slug, picture in PICTURES.items():
        PICTURES[slug] = _drawn_once(picture)


def _drawn_once(picture: PicturePainter) -> PicturePainter:
    drawn: defaultdict[Hashable, CachedPicture] = defaultdict(lambda: CachedPicture(picture))

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        ratio = painter.device().devicePixelRatioF()
        drawn[box.size().toTuple(), ratio, theme.key].paint(painter, box, ratio)

    return paint


class _ClosesItself(sqlite3.Connection):
    """Connections that close themselves, as Python 3.13 warns of files that nobody closed."""

    def __del__(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # opened in another thread
            self.close()


@pytest.fixture(scope="session", autouse=True)
def _databases_close_themselves() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=_ClosesItself))
        yield


@pytest.fixture(scope="session", autouse=True)
def application(qapp: QApplication) -> Iterator[QApplication]:
    """Yield the application, with the same style and language on every system.

    Every test uses it, as English plurals need their catalogue even without a window.
    """
    qapp.setStyle("Fusion")
    speak(ENGLISH)
    collect_garbage_here(qapp)
    yield qapp
    # An offscreen clipboard outlives the application and Python. Its Python objects would crash
    # then.
    qapp.clipboard().clear()


@pytest.fixture(autouse=True)
def _mouse_is_elsewhere(application: QApplication) -> None:
    """Take the mouse away from the place where the last test left it.

    Qt reports no move to the place where the mouse is already.
    """
    QCursor.setPos(-1, -1)


@pytest.fixture
def look(
    application: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Appearance]:
    """Yield the light theme without motion, with empty settings and autosaves.

    Plies are saved at once, however slow the disk is. Tests of slow disks change that again. A busy
    machine may be late by seconds, so notices, tooltips and errors stay on the screen, and no
    finger rests.
    """
    application.setApplicationName("quincunx-test")
    application.setOrganizationName("quincunx-test")
    QSettings().clear()
    monkeypatch.setattr(autosave, "folder", lambda: tmp_path / "unfinished")
    monkeypatch.setattr(beside, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(database, "folder", lambda: tmp_path / "database")
    monkeypatch.setattr(background_writer, "PATIENCE", 60)
    # Drawing in bands takes twice the time, and is tested separately.
    monkeypatch.setattr("desktop.board.sprites._BAND", 10**9)
    monkeypatch.setattr(picture_cache, "folder", lambda: tmp_path / "pictures")
    monkeypatch.setattr(review_cache, "folder", lambda: tmp_path / "reviews")
    monkeypatch.setattr(record_index, "index_path", lambda: tmp_path / "records.sqlite3")
    # Each collection of all that is not frozen took about 30 ms, after each match that was left.
    monkeypatch.setattr(match_files, "collect_left", collect_due)
    monkeypatch.setattr(preload, "_settle", collect_due)
    monkeypatch.setattr(analysis, "MOST_PROCESSES", 0)  # processes would not see a test's patches
    monkeypatch.setattr(log_files, "folder", lambda: tmp_path / "log")
    Settings().confirm_moves, Settings().ends_turns = "always", False  # by default tests do both
    Settings().profile_asked = True  # no question for a name after a match
    Settings().volume = 0  # tests should be silent
    for module, name in (
        (notice, "_STAY_MS"),
        (tooltip, "_STAY_MS"),
        (prompt, "_SHOW_ERROR_MS"),
        (fingers, "_REST_MS"),
        (window_fingers, "REST_MS"),
    ):
        monkeypatch.setattr(module, name, 10**6)
    dress = appearance()
    _dress_plainly(dress)
    plain = dress.theme
    yield dress
    if dress.theme is not plain:
        _dress_plainly(dress)  # for tests without this fixture
    QSettings().clear()
    if log.cache_info().currsize:
        log().close()
        log.cache_clear()
    idle_queue.cache_clear()  # drop jobs that this test did not wait for
    # Without a running event loop, Qt does not process deleteLater() itself.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _dress_plainly(dress: Appearance) -> None:
    dress.fit(QSize(1280, 800))
    dress.choose("light")
    dress.reduce_motion(True)
    dress.raise_contrast(False)
    dress.resize_text(100)
    if not (dress.theme.coordinates and dress.theme.place_numbers):  # each makes a new theme
        dress.show_coordinates(True)
        dress.show_place_numbers(True)


@pytest.fixture
def ear(look: Appearance, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    """Yield a record of the following announcements. Motion takes no time."""
    accessible.install()
    QAccessible.setActive(True)  # otherwise Qt keeps names of deleted rows
    monkeypatch.setattr(Theme, "duration", lambda *_: 0)
    yield Ear(monkeypatch)
    QAccessible.setActive(False)


def hold(qtbot: QtBot, widget: QWidget) -> None:
    """Pass a window to qtbot, and keep it alive until the test is over.

    qtbot alone does not, as it processes events once more after the test's variables are gone.
    """
    kept = [widget]
    appearance().dress(widget)

    def rest(_widget: QWidget) -> None:
        if isinstance(widget, MainWindow):
            place = widget.files.place
            if place is not None and place.refused:
                widget.files.clear_table()  # nobody can answer about an unsaved match
        kept.clear()

    qtbot.addWidget(widget, before_close_func=rest)


def shown_window(qtbot: QtBot, size: QSize | None = None, *, unpainted: bool = False) -> MainWindow:
    """Return a window as the program opens it, with its default size or another one."""
    made = MainWindow()
    hold(qtbot, made)
    made.home.setUpdatesEnabled(not unpainted)
    if size is not None:
        made.resize(size)
    made.show()
    qtbot.waitExposed(made)
    made.learn_fingers()
    return made


@pytest.fixture
def window(look: Appearance, qtbot: QtBot) -> MainWindow:
    """Return the window on its home page, 1280 × 800.

    It gets this size before it is shown. Otherwise every test would lay it out and paint it twice,
    first in the small offscreen screen's size. The home page is painted only if a test grabs it.
    Painting it in two thousand windows took 8 % of the time.
    """
    return shown_window(qtbot, QSize(1280, 800), unpainted=True)


def turn_until(done: Callable[[], bool], most: int = 300) -> None:
    """Process events until `done()` is true, at most `most` times, however long they take.

    It is for jobs done in small steps, one for each round of events. A busy machine delays them but
    does not change their number.
    """
    for _ in range(most):
        if done():
            return
        QApplication.processEvents()
    raise AssertionError(f"not done after {most} turns of the event loop")


def scrolled(page: QWidget) -> int:
    """Return the sum of the vertical scroll ranges on a page, in pixels."""
    for _ in range(20):
        QApplication.processEvents()  # nested layouts settle their heights
    areas = page.findChildren(QScrollArea)
    return sum(area.verticalScrollBar().maximum() for area in areas if area.isVisible())


def wait_until(done: Callable[[], bool]) -> None:
    """Process events until `done()` is true, when another thread or a clock causes it.

    It sleeps between events, as a busy loop would slow that thread down.
    """
    deadline = QDeadlineTimer(PATIENCE * 1000)
    heart = QTimer(interval=20)  # wakes the loop, as some changes come without an event
    heart.start()
    while not done():
        assert not deadline.hasExpired(), f"it is not so after {PATIENCE} seconds"
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_until_loaded(window: MainWindow) -> None:
    """Process events until the match that is being opened is on the table or was refused."""
    wait_until(lambda: not window.files.loader.busy)


HoldBack = Callable[..., Event]


@pytest.fixture
def hold_back(monkeypatch: pytest.MonkeyPatch) -> Iterator[HoldBack]:
    """Return a function that holds up all calls of another one, until its event is set.

    For example: gate = hold_back(hints, "_hint"). Several functions can share a gate.
    """
    gates: list[Event] = []

    def hold(owner: object, name: str, gate: Event | None = None) -> Event:
        gate, act = gate or Event(), getattr(owner, name)

        def late(*given: Any, **kept: Any) -> Any:
            gate.wait(60)
            return act(*given, **kept)

        monkeypatch.setattr(owner, name, late)
        gates.append(gate)
        return gate

    yield hold
    for gate in gates:
        gate.set()


def new_table() -> TablePage:
    """Return a page without a match. The pages in front of it are not connected."""
    return TablePage(connect_front=lambda _page: None)


Seat = Callable[..., TablePage]


@pytest.fixture
def seat(look: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Seat:
    """Return a function that shows a match on a table page.

    For example: seat("adamas", options={"size": 3}, scene=SomeScene). `moves` are played first.
    """

    def make(
        slug: str,
        names: tuple[str, ...] = ("fred", "ned"),
        options: dict[str, object] | None = None,
        seed: int = 7,
        scene: type[BoardScene] | None = None,
        moves: Iterable[str] = (),
    ) -> TablePage:
        if scene is not None:
            ui = replace(ui_of(slug), scene=scene)
            monkeypatch.setattr(f"desktop.games.{slug}.ui.UI", ui)
        page = new_table()
        hold(qtbot, page)
        page.resize(1280, 800)
        page.show()
        match = Match.new(slug, names, options, seed)
        for move in moves:
            match.play(move)
        page.start(Session(match))
        qtbot.waitExposed(page)
        page.view.sharpen()  # paints the whole board at once
        return page

    return make


@pytest.fixture(scope="session")
def _touch_device(application: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture(autouse=True)
def _no_touch_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the touch screen that an earlier test has connected."""
    monkeypatch.setattr(move_list, "has_touch_screen", lambda: False)


@pytest.fixture
def touch_screen(
    _no_touch_screen: None, _touch_device: QPointingDevice, monkeypatch: pytest.MonkeyPatch
) -> QPointingDevice:
    monkeypatch.setattr(move_list, "has_touch_screen", has_touch_screen)
    return _touch_device


def board_on(view: BoardView) -> QRectF:
    """Return the rectangle of the board, in pixels of the view."""
    scene = view.board_scene
    assert scene is not None
    return view.transform().mapRect(scene.board.mapRectToScene(scene.board_rect()))


def spot_point(page: TablePage, key: object) -> QPoint:
    """Return a spot's position in the viewport of the view."""
    scene = page.scene
    assert scene is not None
    spot = next(spot for spot in scene.spots() if spot.key == key)
    return scene.layer_of(spot).mapToScene(spot.at).toPoint()
