"""`python -m tests.tools.frames [folder]`: checks each frame while a page opens, 60 per second.

Run it on a real display, such as Xvfb's. For each page it grabs the screen between the click and
rest. A frame is good if it shows the old page, the new page, or the fade between them. All other
frames are counted and, if a folder is given, saved there as pictures.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.controls.commands import EXPORT, SETTINGS
from desktop.controls.overlay import Dialog
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from desktop.theme.appearance import appearance
from rules.games import GAMES
from rules.puzzles import KINDS
from tests.tools import sample_matches
from tests.tools.offscreen import on_screen

_HERTZ, _SECONDS = 60, 1.2
_SMALL = 160
"""Width in pixels to which frames are reduced before they are compared."""
_NEAR = 10
"""Levels of grey that a pixel may differ from the range between before and after."""
_SHARE = 0.01
"""The share of pixels that may differ."""


class Opening(NamedTuple):
    """The frames seen while a page opened."""

    name: str
    frames: list[QImage]

    def broken(self) -> list[int]:
        """Return the numbers of the wrong frames."""
        first, last = _grey(self.frames[0]), _grey(self.frames[-1])
        return [
            number
            for number, frame in enumerate(self.frames)
            if not _is_between(_grey(frame), first, last)
        ]


def _grey(image: QImage) -> bytes:
    small = image.scaledToWidth(_SMALL).convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(small.constBits())


def _is_between(frame: bytes, first: bytes, last: bytes) -> bool:
    """Whether nearly every pixel is a mixture of those before and after."""
    pairs = zip(frame, first, last, strict=True)
    out = sum(not min(a, b) - _NEAR <= now <= max(a, b) + _NEAR for now, a, b in pairs)
    return out <= _SHARE * len(frame)


def watch(window: MainWindow, name: str, act: Callable[[], object]) -> Opening:
    """Return the frames from just before an action until nothing moves any more."""
    frames: list[QImage] = []
    screen, place = QGuiApplication.primaryScreen(), window.geometry()

    def grab() -> None:
        shot = screen.grabWindow(0, place.x(), place.y(), place.width(), place.height())
        frames.append(shot.toImage())

    timer, loop = QTimer(interval=1000 // _HERTZ), QEventLoop()
    timer.timeout.connect(grab)
    grab()
    timer.start()
    QTimer.singleShot(50, act)
    QTimer.singleShot(round(1000 * _SECONDS), loop.quit)
    loop.exec()
    timer.stop()
    grab()
    return Opening(name, frames)


class Way(NamedTuple):
    """A page or sheet to open: the action that opens it, and the way there from home."""

    name: str
    act: Callable[[], object]
    first: Callable[[], object] = lambda: None


def ways(window: MainWindow) -> Sequence[Way]:
    """Return the pages and sheets to open, in this order."""
    pages, finished = window.pages, sample_matches.finished("dragons")
    puzzle = sample_matches.puzzle(next(iter(KINDS)))

    def play(slug: str) -> Callable[[], object]:
        match = NewMatch(slug, ("Fred", "Newcomer"), {}, 7, (None, 1))
        return lambda: window.start_game(match)

    def solve() -> None:
        pages.go_to(window.puzzles)
        window.puzzles.begin(puzzle)

    def open_record() -> None:
        window.files.open_file(min(autosave.finished_folder().iterdir()))

    return [
        Way("lessons", window.show_lessons),
        Way("puzzles", window.show_puzzles),
        Way("puzzle", solve, window.show_puzzles),
        Way("back to the puzzles", window.puzzles.show_list, solve),
        Way("saved games", window.show_records),
        Way("statistics", window.show_standing),
        Way("layouts", window.show_editor),
        *(Way(f"{game.slug} table", play(game.slug)) for game in GAMES),
        Way("another table", play("dragons"), play("holomino")),
        Way("home", window.go_home, play("holomino")),
        Way("review", lambda: pages.show_review(finished)),
        Way("study", pages.show_study, open_record),
        Way("new match", lambda: window.home.options_wanted.emit("holomino")),
        Way("settings", window.commands[SETTINGS].trigger),
        Way("help", lambda: window.covers.show_help("dragons")),
        Way("export", lambda: pages.page.answered[EXPORT].trigger(), play("holomino")),
    ]


def _go_home(window: MainWindow) -> None:
    for dialog in window.findChildren(Dialog):
        dialog.leave()
    window.covers.close_sheet()
    window.go_home()
    _rest()


def main(arguments: Sequence[str] | None = None) -> int:
    """Open every page, and print the number of wrong frames; return 1 if there is any."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.frames", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    given = parser.parse_args(arguments)
    whole = 0
    with on_screen() as window:
        appearance().reduce_motion(False)
        window.fade_pages()
        sample_matches.save_records(autosave.folder(), autosave.finished_folder(), copies=3)
        for name, act, first in ways(window):
            _go_home(window)
            first()
            _rest()
            seen = watch(window, name, act)
            broken = seen.broken()
            whole += len(broken)
            print(f"{name}: {len(broken)} of {len(seen.frames)} frames broken", flush=True)
            if given.folder is not None:
                given.folder.mkdir(parents=True, exist_ok=True)
                for number in broken:
                    path = given.folder / f"{name.replace(' ', '-')}-{number:02}.png"
                    seen.frames[number].save(str(path))
    return int(whole > 0)


def _rest() -> None:
    loop = QEventLoop()
    QTimer.singleShot(700, loop.quit)
    loop.exec()
    QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
