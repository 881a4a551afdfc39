"""`python -m desktop.dev.frames [folder]`: what is seen, 60 times a second, while pages open.

Run it on a real display, such as Xvfb's. For each page it grabs the screen's pixels between the
click and rest, and counts the frames that are neither the page before, nor the page at rest, nor
the fade between them: those in which something is out of place. The others are written as pictures.
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
from desktop.dev.offscreen import on_screen
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import appearance
from rules.games import GAMES

_HERTZ, _SECONDS = 60, 1.2
_SMALL = 160
"""Pixels across to which frames are reduced before they are compared."""
_NEAR = 10
"""Levels of grey by which a pixel may lie outside those before and after."""
_SHARE = 0.01
"""The share of the pixels that may be out of place."""


class Opening(NamedTuple):
    """What was seen while a page opened."""

    name: str
    frames: list[QImage]

    def broken(self) -> list[int]:
        """Return the numbers of the frames in which something is out of place."""
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
    """Return the frames from a little before an action until everything is at rest."""
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


def openings(window: MainWindow) -> Sequence[tuple[str, Callable[[], object]]]:
    """Return the pages to open, in this order, and what opens each."""
    tables = [
        (f"{game.slug} table", lambda slug=game.slug: window.start_game(_match(slug)))
        for game in GAMES
    ]
    return [
        ("lessons", window.show_lessons),
        ("puzzles", window.show_puzzles),
        ("saved games", window.show_records),
        ("statistics", window.show_standing),
        *tables,
    ]


def _match(slug: str) -> NewMatch:
    return NewMatch(slug, ("Fred", "Newcomer"), {}, 7, (None, 1))


def main(arguments: Sequence[str] | None = None) -> int:
    """Open every page, and print how many frames were broken; return 1 if any was."""
    parser = argparse.ArgumentParser(prog="python -m desktop.dev.frames", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    given = parser.parse_args(arguments)
    whole = 0
    with on_screen() as window:
        appearance().reduce_motion(False)
        window.pages.holds_pictures = True
        for name, act in openings(window):
            window.go_home()
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
