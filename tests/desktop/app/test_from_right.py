"""Where reading begins at the right, everything lies as far from there as else from the left.

This holds for texts, icons and pictures of every page, the painted ones like those in layouts.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.background.task import BackgroundTask
from desktop.paint import cached_picture, icons, text
from desktop.paint.painting import upright
from desktop.puzzles import provider
from desktop.storage import database
from desktop.theme.appearance import Appearance
from desktop.theme.scaling import from_right
from rules.mono.players import measure
from rules.mono.players.measure import Measure
from tests.desktop.conftest import shown_window, wait_until
from tests.desktop.games.mono.fronts import layout_editor
from tests.desktop.records.shelf import drawn, lay_out, settle

Box = tuple[int, ...]
WIDTH, HEIGHT = 1280, 800
PANEL = 336
"""By how many pixels a board stands further to the right where its panel is at its left."""
_SOON_MS = 1000
"""Timers up to this long may change what is painted; others store something."""


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make no puzzles, and measure every layout at once, as both take long."""
    monkeypatch.setattr(provider, "REST_MS", 10**6)
    half = Measure(4, (20, 10), (3,) * 10)
    monkeypatch.setattr(measure, "measured", lambda *_: half)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[Box]:
    """Left, top, width and height of all that was painted upright, in pixels of the window."""
    boxes: set[Box] = set()

    @contextmanager
    def noted(painter: QPainter, box: QRectF, *, mirrored: bool = False) -> Iterator[None]:
        if isinstance(painter.device(), QWidget):  # and no picture that is got ready
            seen = painter.deviceTransform().mapRect(box)
            left = WIDTH - seen.right() if from_right() else seen.left()
            boxes.add(tuple(map(round, (left, seen.top(), seen.width(), seen.height()))))
        how: AbstractContextManager[None] = upright(painter, box, mirrored=mirrored)
        with how:
            yield

    for module in (cached_picture, icons, text):
        monkeypatch.setattr(module, "upright", noted)
    return boxes


def home(window: MainWindow) -> None:
    window.go_home()


def records(window: MainWindow) -> None:
    window.show_records()
    page = window.pages.records
    settle(page)
    page.list.choose(page.list.entries[0].path)
    window.grab()  # what is in sight asks for its picture
    drawn(page)
    wait_until(lambda: not page.panel.busy)


def puzzles(window: MainWindow) -> None:
    window.show_puzzles()


def layouts(window: MainWindow) -> None:
    window.show_editor()
    layout_editor(window).sides.segment(1).click()


def new_match(window: MainWindow) -> None:
    window.requests.ask_for("holomino")


@pytest.mark.parametrize(
    "page",
    [home, records, puzzles, layouts, new_match],
    ids=lambda page: page.__name__,
)
def test_a_page_is_mirrored(
    page: Callable[[MainWindow], None], painted: set[Box], look: Appearance, qtbot: QtBot
) -> None:
    def boxes(direction: Qt.LayoutDirection) -> set[Box]:
        QApplication.setLayoutDirection(direction)
        window = shown_window(qtbot)
        window.resize(WIDTH, HEIGHT)
        page(window)
        seen: list[set[Box]] = []

        def settled() -> bool:
            if is_busy(window):
                return False
            painted.clear()
            window.grab()
            seen.append(set(painted))
            return not is_busy(window) and seen[-2:] == 2 * seen[-1:]

        wait_until(settled)
        window.close()
        return seen[-1]

    lay_out("adamas", ("fred", "ned"), days=1, turns=("a3-c3",))
    lay_out("mono", ("fred", "ned"), days=2, over=True)
    try:
        plain = boxes(Qt.LayoutDirection.LeftToRight)
        mirrored = boxes(Qt.LayoutDirection.RightToLeft)
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert len(plain) > 20
    astray = [
        box for box in mirrored if not any(near(box, other) or moved(box, other) for other in plain)
    ]
    assert not astray


def is_busy(window: MainWindow) -> bool:
    """Whether something may still be painted differently: a thread, a job or a timer goes on."""
    timers = [one for one in window.findChildren(QTimer) if one.isSingleShot()]
    return (
        any(task.busy for task in window.findChildren(BackgroundTask))
        or any(one.isActive() and one.interval() <= _SOON_MS for one in timers)
        or window.pages.page.settling
        or not idle_queue().idle
    )


def moved(one: Box, other: Box) -> bool:
    """Whether a tag on a board is where it was there: boards move aside and are not mirrored."""
    left = WIDTH - one[0] - one[2]
    return one[1:] == other[1:] and left - other[0] == PANEL


def near(one: Box, other: Box) -> bool:
    """Return whether both are the same but for what is rounded."""
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))
