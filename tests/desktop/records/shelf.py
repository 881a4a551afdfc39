"""Records for the page to list, and ways to use it."""

import os
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest

from desktop.app.main_window import MainWindow
from desktop.records.page import RecordsPage
from desktop.records.record_index import RecordEntry
from desktop.storage import autosave
from desktop.storage.playing_time import PlayingTime
from rules.match import Match
from tests.desktop.conftest import wait_until

NOW = 1_700_000_000


def lay_out(
    slug: str,
    names: tuple[str, ...],
    *,
    days: float,
    over: bool = False,
    turns: tuple[str, ...] = (),
    name: str = "",
    **options: object,
) -> Path:
    """Return a match that was left some days before NOW."""
    match = Match.new(slug, names, options, seed=7)
    for turn in turns:
        match.play(turn)
    if over:
        for loser in range(len(names) - 1, 0, -1):
            match.resign(loser)
    at = NOW - days * 86_400
    folder = autosave.finished_folder() if over else autosave.folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name or f'{round(days * 100):012x}'}.qcx"
    time = PlayingTime(round(at) - 2000, 1740)
    path.write_text(time.written(match.to_text()), encoding="utf-8")
    os.utime(path, (at, at))
    return path


def opened(window: MainWindow) -> RecordsPage:
    """Return the page with all that there is."""
    window.show_records()
    page = window.pages.records
    settle(page)
    return page


def settle(page: RecordsPage) -> None:
    wait_until(lambda: not page.catalogue.busy)


def drawn(page: RecordsPage) -> None:
    """Wait until every picture in sight is there."""
    wait_until(lambda: not page.list.thumbnails.busy)


def titles(page: RecordsPage) -> list[str]:
    """Return what the rows say, headings with their counts."""
    model = page.list.rows
    return [str(model.data(model.index(n))) for n in range(model.rowCount())]


def row_of(page: RecordsPage, path: Path) -> QRect:
    """Where a record lies in the list, which is scrolled there."""
    assert page.list.choose(path)
    page.list.scrollTo(page.list.currentIndex())
    return page.list.visualRect(page.list.currentIndex())


def hover(page: RecordsPage, at: QPoint) -> None:
    QTest.mouseMove(page.list.viewport(), at)
    page.list.pointer = QPointF(at)


def click(page: RecordsPage, at: QPoint) -> None:
    QTest.mouseMove(page.list.viewport(), at)
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def chosen(page: RecordsPage) -> RecordEntry:
    entry = page.list.entry
    assert entry is not None
    return entry
