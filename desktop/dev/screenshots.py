"""`python -m desktop.dev.screenshots [folder]`: every screen in both themes, on all displays.

The same every time: the matches are always the same, and nothing moves. What is cut or out of
reach is said.
"""

import argparse
import datetime
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PySide6.QtCore import QAbstractAnimation, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import spare_time
from desktop.board.view import BoardView
from desktop.dev import sample_matches
from desktop.dev.fits import faults
from desktop.dev.offscreen import offscreen
from desktop.games.catalogue import games_to_set_up
from desktop.new_match.request import NewMatch
from desktop.puzzles.results import Results
from desktop.storage import autosave
from desktop.storage.database import Database
from desktop.theme.appearance import appearance
from rules import EXTENSION
from rules.games import GAMES
from rules.match import Match
from rules.puzzles import KINDS, Verdict


class Display(NamedTuple):
    """A window's size in pixels, dots a pixel of them, and the size of texts in percent."""

    size: QSize
    ratio: float = 1
    text: int = 100

    @property
    def name(self) -> str:
        dots = self.size * self.ratio
        return f"{dots.width()}x{dots.height()}" + ("-large-text" if self.text > 100 else "")


USUAL = Display(QSize(1280, 800))
DISPLAYS = (
    Display(QSize(800, 500)),
    Display(QSize(1024, 700)),
    Display(QSize(1093, 614), 1.25),  # 1366 × 768
    Display(QSize(960, 540), 2),  # 1920 × 1080
    Display(QSize(3840, 2160)),
    Display(QSize(1600, 1000), text=200),
)
_FIRST = QPoint(60, 40)
PUZZLES = ("blackbox", "holomino")  # one that is deduced, one that is calculated
THEMES = {"day": "light", "lamplight": "dark"}
_LAYOUT = "6666997776.499978734499.7.7342.55888312555888"
_MOMENTS = {
    "opening": sample_matches.opening,
    "middle": sample_matches.middle,
    "finished": sample_matches.finished,
}


class Photographer:
    """Goes from screen to screen and takes their pictures."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._left_open = autosave.folder() / f"evening{EXTENSION}"
        self._left_open.parent.mkdir(parents=True, exist_ok=True)
        sample_matches.middle("adamas").save(self._left_open)
        self._solve_puzzles()

    def dress(self, theme: str, display: Display = USUAL) -> None:
        """Another theme, and a window as on another display."""
        appearance().choose(THEMES[theme])
        appearance().reduce_motion(True)
        appearance().resize_text(display.text)
        self._window.resize(display.size)

    @staticmethod
    def _solve_puzzles() -> None:
        """Today's puzzles of three kinds were solved, and some on the days before."""
        solved, today = Verdict(True, 3, 1, "", ""), datetime.date.today()
        with closing(Database()) as store:
            results = Results(store)
            for number, kind in enumerate(list(KINDS)[:5]):
                day = today - datetime.timedelta(days=max(0, number - 2))
                results.add(kind, f"solved {number}", day.isoformat(), solved, 60)

    def screens(self) -> Iterator[tuple[str, QImage]]:
        """Every screen there is, and its name."""
        yield "home-first", self.first_start()
        yield "home", self.home()
        yield "mono-layouts", self.editor()
        yield "mono-library", self.library()
        yield "mono-comparison", self.comparison()
        for slug in games_to_set_up():
            yield f"{slug}-setup", self.setup(slug)
        yield "records", self.records()
        yield "puzzles", self.puzzles()
        yield "puzzles-run", self.timed_run()
        for slug in PUZZLES:
            yield f"{slug}-puzzle", self.puzzle(slug)
        for game in GAMES:
            for state, picture in self.new_game(game.slug):
                yield f"{game.slug}-new-{state}", picture
            yield f"{game.slug}-rules", self.rules(game.slug)
            for moment, play in _MOMENTS.items():
                match = play(game.slug)
                if game.hidden and moment == "middle":
                    self._seat(match)
                    yield f"{game.slug}-curtain", self._taken()
                yield f"{game.slug}-{moment}", self.table(match)

    def first_start(self) -> QImage:
        """The home page as somebody new sees it, but for the puzzles."""
        aside = self._left_open.rename(self._left_open.with_suffix(".aside"))
        picture = self.home()
        aside.rename(self._left_open)
        return picture

    def home(self) -> QImage:
        """The home page, with one game to go on with, and some puzzles solved."""
        self._window.go_home()
        home = self._window.home
        while home.reader.busy or home.own_reader.busy:
            QApplication.processEvents()
        return self._taken()

    def editor(self) -> QImage:
        """The layout editor, with a layout that lacks a few cells."""
        self._window.go_home()
        self._window.show_editor()
        self._window.editor.sides.segment(0).click()
        self._window.editor.show_layout(9, _LAYOUT)
        return self._taken()

    def library(self) -> QImage:
        """The layout editor with its library, a layout of it on the board."""
        self.editor()
        editor = self._window.editor
        editor.sides.segment(1).click()
        QTest.mouseClick(editor.library.list.viewport(), Qt.MouseButton.LeftButton, pos=_FIRST)
        return self._taken()

    def comparison(self) -> QImage:
        """A layout of the library beside the one on the board."""
        self.library()
        self._window.editor.tools.mirror.emit()
        self._window.editor.library.compare.click()
        picture = self._taken()
        self._window.editor.rest()
        return picture

    def setup(self, slug: str) -> QImage:
        """A game's editor of positions, with what may lie there some turns into the game."""
        self._window.go_home()
        self._window.edit_position(
            NewMatch(slug, sample_matches.NAMES, setup=sample_matches.setup(slug))
        )
        return self._taken()

    def records(self) -> QImage:
        """The records: some matches that go on and some that are over, one just deleted."""
        self._window.go_home()
        sample_matches.save_records(autosave.folder(), autosave.finished_folder())
        self._window.show_records()
        page = self._window.pages.records
        while page.catalogue.busy or page.list.thumbnails.busy or page.panel.busy:
            QTest.qWait(10)
        picture = self._taken()
        for path in (*autosave.finished_folder().iterdir(), *autosave.folder().iterdir()):
            if path != self._left_open:
                path.unlink()  # the home page would offer it
        return picture

    def puzzles(self) -> QImage:
        """The kinds of puzzles."""
        self._window.go_home()
        self._window.show_puzzles()
        self._window.puzzles.show_list()
        self._window.puzzles.rest()  # none is made meanwhile
        return self._taken()

    def timed_run(self) -> QImage:
        """The end of a run against the clock."""
        self.puzzles()
        random.seed(1)
        page = self._window.puzzles
        page.begin_run("adamas-capture", 180)
        table = page.runs
        assert table is not None
        assert table.run is not None
        for solved in (True, True, False, True, True):
            table.run.mark(solved)
        table.run.end()
        while not (table.shown and table.shown.steps):  # the solution is worked out
            QApplication.processEvents()
        return self._taken()

    def puzzle(self, slug: str) -> QImage:
        """A puzzle, before anything was tried."""
        self.puzzles()
        self._window.puzzles.begin(sample_matches.puzzle(slug))
        return self._taken()

    def new_game(self, slug: str) -> Iterator[tuple[str, QImage]]:
        """The new game sheet over the home page: people, the computer, and what folds away."""
        self._window.go_home()
        self._window.ask_new_game(slug)
        sheet = self._window.sheet
        assert sheet is not None
        yield "people", self._taken()
        sheet.who.computer.click()
        yield "computer", self._taken()
        sheet.more.button.click()
        yield "more", self._taken()
        sheet.cancel.click()

    def rules(self, slug: str) -> QImage:
        """The rules of a game."""
        self._window.go_home()
        self._window.covers.show_help(slug)
        return self._taken()

    def table(self, match: Match) -> QImage:
        """A match on the table, as the player to move sees it."""
        self._seat(match)
        if self._window.curtain.isVisible():
            self._window.curtain.button.click()
        return self._taken()

    def _seat(self, match: Match) -> None:
        """Opens a match as a player would: from its record."""
        path = self._left_open.parent.parent / f"{match.game.slug}{EXTENSION}"
        match.save(path)
        self._window.go_home()
        self._window.files.open_file(path)
        while self._window.files.loader.busy:
            QApplication.processEvents()
        path.unlink()  # the home page would offer it
        self._settle()

    def _taken(self) -> QImage:
        self._settle()
        return self._window.grab().toImage()

    def _settle(self) -> None:
        """Whatever is still to be laid out or to move has done so."""
        for _ in range(4):
            QApplication.processEvents()
            while not spare_time().idle:
                QApplication.processEvents()
            for animation in self._window.findChildren(QAbstractAnimation):
                if animation.state() == QAbstractAnimation.State.Running:
                    animation.setCurrentTime(animation.totalDuration())
            for view in self._window.findChildren(BoardView):
                if view.board_scene is not None:
                    view.board_scene.motion.finish()
                    view.sharpen()
        self._window.notice.hide()


def take_all(folder: Path) -> None:
    """Writes every screen, a folder for each theme and display."""
    for number, display in enumerate(DISPLAYS):
        # How many dots a pixel has is read once, when the application is made.
        environment = {**os.environ, "QT_SCALE_FACTOR": str(display.ratio)}
        command = [sys.executable, "-m", "desktop.dev.screenshots", str(folder)]
        subprocess.run([*command, "--display", str(number)], env=environment, check=True)


def take_display(folder: Path, display: Display) -> None:
    """Writes every screen of one display, and says what does not fit."""
    with offscreen() as window:
        photographer = Photographer(window)
        for theme in THEMES:
            photographer.dress(theme, display)
            place = folder / f"{theme}-{display.name}"
            place.mkdir(parents=True, exist_ok=True)
            for name, picture in photographer.screens():
                picture.save(str(place / f"{name}.png"))
                for fault in faults(window) if theme == "day" else ():
                    print(f"{place.name}/{name}: {fault}")


def take_some(folder: Path) -> None:
    """Writes the few that show the project to a reader: a table of each game, home at night."""
    folder.mkdir(parents=True, exist_ok=True)
    with offscreen() as window:
        photographer = Photographer(window)
        photographer.dress("lamplight")
        _write_small(photographer.home(), folder / "home.png")
        photographer.dress("day")
        for game in GAMES:
            table = photographer.table(sample_matches.middle(game.slug))
            _write_small(table, folder / f"{game.slug}.png")


def _write_small(picture: QImage, path: Path) -> None:
    """Writes it in 256 colours: a third as large, and the eye sees no difference."""
    plain = picture.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (plain.width(), plain.height())
    whole = Image.frombytes("RGBX", size, bytes(plain.constBits())).convert("RGB")
    whole.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Takes the pictures; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m desktop.dev.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/pictures"))
    parser.add_argument("--some", action="store_true", help="only the few that show the project")
    parser.add_argument("--display", type=int, help="one of the displays alone, by its number")
    given = parser.parse_args(arguments)
    if given.display is not None:
        take_display(given.folder, DISPLAYS[given.display])
    else:
        (take_some if given.some else take_all)(given.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
