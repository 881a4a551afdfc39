"""`python -m tests.tools.bench`: measures start, frame times and memory leaks of the window.

The start is compared with a bare Qt window in the same run, frames and memory with target values.
Machines differ and are noisy, so the ratios can be compared better than the seconds.
"""

import gc
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.games.mono.layout_editor.tools import Transform
from desktop.storage import autosave
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from rules.games import GAMES
from rules.mono.layouts import random_layout
from tests.tools import sample_matches
from tests.tools.offscreen import offscreen, wait
from tests.tools.soak import Census, resident, soak

_SIZE = (1400, 1000)
_STARTS = 12
_FRAMES = 60
_RECORDS = 1000
_MATCHES = (10, 60)  # memory is measured after these numbers of matches
_LEFT = Qt.MouseButton.LeftButton

_BARE = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: os._exit(0))
application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""

_OURS = """
import sys
from desktop.__main__ import main
sys.exit(main(["quincunx", "--first-paint"]))
"""


@dataclass(frozen=True, slots=True)
class Frames:
    """The durations of frames in ms, and their target."""

    what: str
    median: float
    slowest: float  # the 99th percentile
    aim: tuple[float, float] = (8.0, 16.0)

    def line(self) -> str:
        fine = self.median <= self.aim[0] and self.slowest <= self.aim[1]
        verdict = "" if fine else f"   over {self.aim[0]:g} / {self.aim[1]:g}"
        return f"{self.what:<40} {self.median:>8.1f} {self.slowest:>8.1f}{verdict}"


def main() -> int:
    """Print all results; return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    bare, ours = _starts(_BARE, _OURS)
    print(f"{'Start to first paint':<40} {ours * 1000:>8.0f} ms  {ours / bare:>8.2f} × "
          f"a bare Qt window ({bare * 1000:.0f} ms)")  # fmt: skip
    with offscreen() as window:
        appearance().reduce_motion(True)
        Preload(window)
        while not gc.get_freeze_count():  # all modules are loaded, as a while after a start
            QTest.qWait(50)
        print(f"{'Frames at 1400 × 1000, ms':<40} {'median':>8} {'99th':>8}")
        for frames in _tables(window):
            print(frames.line(), flush=True)
        _print_memory(window)
    return 0


def _starts(*programs: str) -> list[float]:
    """Return the seconds until each program has painted its window.

    The best of several starts, taken in turns, because a machine's speed varies.
    """
    # An installed program is compiled, whatever the developer's settings.
    plain = {n: value for n, value in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"}
    best = [float("inf")] * len(programs)
    with TemporaryDirectory(prefix="quincunx-") as compiled:
        for _ in range(_STARTS):
            for number, program in enumerate(programs):
                begin = time.perf_counter()
                subprocess.run(
                    [sys.executable, "-c", program],
                    check=True,
                    stderr=subprocess.DEVNULL,
                    env={**plain, "PYTHONPYCACHEPREFIX": compiled},
                )
                best[number] = min(best[number], time.perf_counter() - begin)
    return best


# -- frames


def _tables(window: MainWindow) -> Iterator[Frames]:
    window.resize(*_SIZE)
    for slug, words in (
        ("dragons", "Dragons, 50 tiles"),
        ("holomino", "Holomino, 40 tiles"),
        ("mono", "Mono of size 25"),
        ("adamas", "Adamas of size 8"),
        ("blackbox", "Black Box"),
    ):
        page = _seat(window, slug)
        for what, step in (("pan", _pan), ("zoom", _zoom), ("hover", _hover)):
            _rest(page)
            yield _measured(f"{words}: {what}", page, step)
        yield _settled(f"{words}: sharp again", page)
        _rest(page)
        QTest.mousePress(page.view.viewport(), _LEFT, pos=_something_to_drag(page))
        yield _measured(f"{words}: drag", page, _hover)
        QTest.mouseRelease(page.view.viewport(), _LEFT, pos=QPoint(4, 4))
    yield from _painted(window)
    yield from _listed(window)


def _listed(window: MainWindow) -> Iterator[Frames]:
    """Yield the frames of scrolling through a thousand records, then of searching them."""
    copies = _RECORDS // len(GAMES)
    sample_matches.save_records(autosave.folder(), autosave.finished_folder(), copies)
    window.show_records()
    page = window.pages.records
    while page.catalogue.busy or page.list.thumbnails.busy:
        wait()
    bar = page.list.verticalScrollBar()
    ways = [*range(0, bar.maximum(), bar.maximum() // _FRAMES), *range(0, 30 * _FRAMES, 30)]
    yield _frames(f"{_RECORDS} records: scroll", [_took(partial(bar.setValue, at)) for at in ways])
    texts = ["a", "an", "won", ""] * (_FRAMES // 4)
    times = [_took(partial(page.search.setText, text)) for text in texts]
    yield replace(_frames(f"{_RECORDS} records: search", times), aim=(50.0, 50.0))


def _painted(window: MainWindow) -> Iterator[Frames]:
    """Yield the frames of a stroke on the largest board of the layout editor, and of half turns."""
    window.show_editor()
    editor: Any = window.editor
    editor.show_layout(25, random_layout(25, Random(2)))
    _rest(editor)  # else the page still fades in while the stroke begins
    scene, board = editor.scene, editor.view.viewport()
    cells = scene.cells[: 25 + _FRAMES]
    middles = [scene.board.mapToScene(cell.at).toPoint() for cell in cells]
    QTest.mousePress(board, _LEFT, pos=middles[0])
    QApplication.processEvents()
    times = [_took(partial(QTest.mouseMove, board, middle)) for middle in middles[25:]]
    QTest.mouseRelease(board, _LEFT, pos=middles[-1])
    yield _frames("Layout editor of size 25: stroke", times)
    turns = [_took(partial(editor.controller.transform, Transform.TURN)) for _ in range(_FRAMES)]
    yield _frames("Layout editor of size 25: half a turn", turns)


def _took(step: Callable[[], object]) -> float:
    """Return how long a step and its repainting take, in ms."""
    begin = time.perf_counter()
    step()
    QApplication.processEvents()
    return (time.perf_counter() - begin) * 1000


def _seat(window: MainWindow, slug: str) -> TablePage:
    """Return a game's fullest table, seen only by the player to move."""
    match = sample_matches.fullest(slug)
    window.pages.setCurrentWidget(window.table)
    window.table.start(Session(match, persons=[match.to_move or 0]))
    for _ in range(5):
        QApplication.processEvents()
    return window.table


def _rest(page: TablePage) -> None:
    """Show the whole board and wait until its pictures are drawn in their final size."""
    page.view.recentre()
    QTest.qWait(300)
    QApplication.processEvents()


def _measured(what: str, page: TablePage, step: Callable[[TablePage, int], None]) -> Frames:
    """Measure each step with its repainting as one frame."""
    return _frames(what, [_took(partial(step, page, number)) for number in range(_FRAMES)])


def _settled(what: str, page: TablePage) -> Frames:
    """Measure the frames in which the board becomes sharp in sizes it never had."""
    scene = page.scene
    assert scene is not None
    times = []
    for factor in (1.31, 1.17, 0.57):
        _zoom(page, 0)
        page.view.zoom_by(factor)
        while not scene.sprites.settled:
            time.sleep(0.001)
            times.append(_took(lambda: None))
    return _frames(what, [took for took in times if took > 0.1])


def _frames(what: str, times: list[float]) -> Frames:
    slowest = statistics.quantiles(times, n=100, method="inclusive")[98]
    return Frames(what, statistics.median(times), slowest)


def _pan(page: TablePage, number: int) -> None:
    page.view.pan_by(QPointF(3, 2) if number % 40 < 20 else QPointF(-3, -2))


def _zoom(page: TablePage, number: int) -> None:
    page.view.zoom_by(1.03 if number % 40 < 20 else 1 / 1.03)


def _hover(page: TablePage, number: int) -> None:
    QTest.mouseMove(page.view.viewport(), _on_the_way(page, number))


def _on_the_way(page: TablePage, number: int) -> QPoint:
    """Return a point on a way from left to right across the board, a little up and down."""
    size = page.view.viewport().size()
    share = number / _FRAMES
    return QPoint(
        round(size.width() * (0.2 + 0.6 * share)),
        round(size.height() * (0.45 + 0.1 * (number % 10) / 10)),
    )


def _something_to_drag(page: TablePage) -> QPoint:
    scene = page.scene
    assert scene is not None
    for spot in scene.spots():
        at = scene.layer_of(spot).mapToScene(spot.at)
        if scene.hand.can_drag(scene.input.pointer(at)):
            return at.toPoint()
    return QPoint(4, 4)


# -- memory


def _print_memory(window: MainWindow) -> None:
    """Print the memory after a few and after many matches, and the objects that remain."""

    def note(number: int, _slug: str, census: Census) -> None:
        if number in _MATCHES:
            held = resident()  # before Python collects garbage
            left = f"{census.alive().total()} of {census.seen} things at the table left"
            print(f"{f'Memory after {number} matches':<40} {held:>8.0f} MB  ({left})", flush=True)

    soak(window, [game.slug for game in GAMES], max(_MATCHES), note)


if __name__ == "__main__":
    sys.exit(main())
