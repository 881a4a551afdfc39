"""`python -m tests.tools.screenshots [folder]`: every screen in both themes, on all displays.

The pictures are always the same: the matches are fixed, and nothing moves. A text that is cut or a
button out of reach is reported and makes the run fail.
"""

import argparse
import datetime
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop import help as topics
from desktop.analysis.session import AnalysisSession
from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.background.idle_queue import idle_queue
from desktop.board.view import BoardView
from desktop.controls.commands import DRAW, ENTRY, MENU, RESIGN, REVIEW, SETTINGS, UNDO, Command
from desktop.controls.tooltip import explain
from desktop.language.languages import ENGLISH, offered
from desktop.lessons.progress import EVERY, LessonPlace
from desktop.new_match.request import NewMatch
from desktop.puzzles.results import Results
from desktop.storage import autosave
from desktop.storage.database import Database
from desktop.storage.mistakes import Mistake, Mistakes
from desktop.theme.appearance import appearance, theme
from rules import EXTENSION
from rules.games import GAMES
from rules.match import Match
from rules.puzzles import KINDS, Verdict
from tests.tools import sample_matches
from tests.tools.fits import faults, popups
from tests.tools.offscreen import offscreen, wait
from tests.tools.pseudo import LONG


class Display(NamedTuple):
    """A window's size in pixels, its dots per pixel, and the text size in percent.

    A text size of 0 is the usual one for the window.
    """

    size: QSize
    ratio: float = 1
    text: int = 0

    @property
    def name(self) -> str:
        dots = self.size * self.ratio
        finer = f"@{self.ratio:g}" if self.ratio > 1 else ""
        return f"{dots.width()}x{dots.height()}{finer}" + ("-large-text" if self.text > 100 else "")


USUAL = Display(QSize(1280, 800))
DISPLAYS = (
    Display(QSize(800, 500)),
    Display(QSize(1024, 700)),
    Display(QSize(1093, 614), 1.25),  # 1366 × 768
    Display(QSize(960, 540), 2),  # 1920 × 1080
    Display(QSize(3840, 2160)),
    Display(QSize(1920, 1080), 2),  # 3840 × 2160
    Display(QSize(800, 500), text=200),
    Display(QSize(1600, 1000), text=200),
)
_FIRST = QPoint(60, 40)
PUZZLES = ("blackbox", "holomino")  # one kind solved by deduction, one by calculation
THEMES = {"day": "light", "lamplight": "dark"}
_LAYOUT = "6666997776.499978734499.7.7342.55888312555888"
_MOMENTS: Mapping[str, Callable[[str], Match]] = {
    "opening": sample_matches.opening,
    "middle": sample_matches.middle,
    "finished": sample_matches.finished,
}
_TOPICS = (*topics.TEXTS, topics.SHORTCUTS, topics.ABOUT)
_TABLES = (("adamas", 3, 4), ("mono", 3, 9), ("mono", 4, 9), ("mono", 4, 25))
_QUESTIONS = (("resign", "adamas", RESIGN), ("draw", "dragons", DRAW), ("undo", "holomino", UNDO))
COMMENT = "Leaves the last word to the other side, and the points with it."
_NOTICE = ("PuzzlePage", "Puzzle copied. Paste it into a message.")


class Photographer:
    """Walks through the screens and takes their pictures."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._left_open = autosave.folder() / f"evening{EXTENSION}"
        self._left_open.parent.mkdir(parents=True, exist_ok=True)
        sample_matches.middle("adamas").save(self._left_open)
        self._solve_puzzles()

    def dress(self, name: str, display: Display = USUAL) -> None:
        """Switch to another theme, and to a window of another display."""
        appearance().choose(THEMES[name])
        appearance().reduce_motion(True)
        appearance().resize_text(display.text)
        self._window.setMinimumSize(display.size.boundedTo(self._window.minimumSize()))
        self._window.resize(display.size)

    @staticmethod
    def _solve_puzzles() -> None:
        """Store some puzzles as solved, and two mistakes to solve."""
        solved, today = Verdict(True, 3, 1, "", ""), datetime.date.today()
        with closing(Database()) as store:
            results = Results(store)
            for number, kind in enumerate(list(KINDS)[:5]):
                day = today - datetime.timedelta(days=max(0, number - 2))
                results.add(kind, f"solved {number}", day.isoformat(), solved, 60)
            found = [
                Mistake("", 9, "dragons", "Ann", 10, "blunder", 0.43),
                Mistake("", 21, "holomino", "Ann", 22, "mistake", 0.17),
            ]
            Mistakes(store).note("", "", found, today)

    def screens(self) -> Iterator[str]:
        """Walk through all screens; yield the name of each while it is visible."""
        yield from self._pages()
        yield from self._settings()
        for game in GAMES:
            yield from self._new_game(game.slug)
            for moment, play in _MOMENTS.items():
                match = play(game.slug)
                if game.hidden and moment == "middle":
                    self._seat(match)
                    yield f"{game.slug}-curtain"
                self.show_table(match)
                yield f"{game.slug}-{moment}"
                if moment == "middle" and theme().compact:
                    self._window.table.frame.toggle()
                    yield self._still(f"{game.slug}-panel")
                    self._window.table.frame.toggle()
        yield from self._several()
        yield from self._over_the_table()
        if theme().compact:
            yield from self._beside_the_panel()
        for topic in (*(game.slug for game in GAMES), *_TOPICS):
            self._window.go_home()
            self._window.covers.show_help(topic)
            yield self._still(f"{topic}-help")
        self._window.covers.close_sheet()

    def picture(self) -> QImage:
        """Return a picture of the window with its menus and lists."""
        window = self._window
        picture = window.grab()
        with QPainter(picture) as painter:
            for popup in popups(window):
                painter.drawPixmap(popup.pos() - window.pos(), popup.grab())
        return picture.toImage()

    def _still(self, name: str) -> str:
        self._settle()
        self._window.notice.hide()
        return name

    # -- pages

    def _pages(self) -> Iterator[str]:
        aside = self._left_open.rename(self._left_open.with_suffix(".aside"))
        self.show_home()
        yield "home-first"  # as a new player sees it, except for the puzzles
        aside.rename(self._left_open)
        self.show_home()
        yield "home"
        self._window.commands[MENU].trigger()
        yield from self._popup("home-menu")
        yield from self._layouts()
        for slug in (game.slug for game in GAMES if game.has_setups):
            self._window.go_home()
            setup = sample_matches.setup(slug)
            self._window.edit_position(NewMatch(slug, sample_matches.NAMES, setup=setup))
            yield self._still(f"{slug}-setup")
        yield from self._records()
        self._show_puzzles()
        yield self._still("puzzles")
        yield from self._timed_run()
        for slug in PUZZLES:
            self._show_puzzles()
            self._window.puzzles.begin(sample_matches.puzzle(slug))
            yield self._still(f"{slug}-puzzle")
        yield from self._lessons()
        yield from self._review()
        for game in GAMES:
            yield from self.study(game.slug)

    def show_home(self) -> None:
        """Show the home page with one game to continue and some solved puzzles."""
        self._window.go_home()
        home = self._window.home
        while home.reader.busy or home.solo_reader.busy:
            wait()
        self._still("home")

    def _layouts(self) -> Iterator[str]:
        """Yield the layout editor with an incomplete layout, its library and a comparison."""
        self._window.go_home()
        self._window.show_editor()
        editor: Any = self._window.editor
        editor.sides.segment(0).click()
        editor.show_layout(9, _LAYOUT)
        yield self._still("mono-layouts")
        editor.sides.segment(1).click()
        QTest.mouseClick(editor.library.list.viewport(), Qt.MouseButton.LeftButton, pos=_FIRST)
        yield self._still("mono-library")
        editor.library.compare.click()
        yield self._still("mono-comparison")
        editor.rest()

    def _records(self) -> Iterator[str]:
        """Yield the records of some unfinished and finished matches."""
        self._window.go_home()
        sample_matches.save_records(autosave.folder(), autosave.finished_folder())
        self._window.show_records()
        page = self._window.pages.records
        while page.catalogue.busy or page.panel.busy:
            wait()
        self._still("")
        self._window.grab()  # visible rows request their pictures
        while page.list.thumbnails.busy:
            wait()
        yield self._still("records")
        yield from self._standing()
        self._tidy()

    def _standing(self) -> Iterator[str]:
        """Yield the statistics after half a year, for a game of many matches and one of few."""
        entries = sample_matches.evenings(autosave.finished_folder())
        self._window.go_home()
        self._window.show_standing()
        page = self._window.pages.standing
        while page.busy:
            wait()
        page.catalogue.rest()
        page.catalogue.entries = entries
        page.catalogue.changed.emit()
        for slug, name in (("adamas", "standing"), ("dragons", "standing-few")):
            while page.busy:
                wait()
            page.show_game(slug)
            self._still("")
            self._window.grab()  # visible rows request their pictures
            while page.highlights.thumbnails.busy:
                wait()
            yield self._still(name)

    def _tidy(self) -> None:
        """Delete all matches except the one left open, or the home page would offer them."""
        for path in (*autosave.finished_folder().iterdir(), *autosave.folder().iterdir()):
            if path != self._left_open:
                path.unlink()

    def _show_puzzles(self) -> None:
        """Show the kinds of puzzles."""
        self._window.go_home()
        self._window.show_puzzles()
        self._window.puzzles.show_list()
        self._window.puzzles.rest()  # no puzzle is made meanwhile

    def _lessons(self) -> Iterator[str]:
        """Yield the last lesson of each game, then a lesson after a mistake and once done."""
        self._window.go_home()
        self._window.show_lessons()
        page = self._window.pages.lessons
        for place in {place.game: place for place in EVERY}.values():
            page.begin(place)
            yield self._still(f"{place.game}-lesson")
        page.begin(LessonPlace("blackbox", 3))
        session = page.session
        assert session is not None
        for text, name in (("14", "lesson-mistake"), ("5", "lesson-done")):
            session.play(text)
            while session.busy:
                wait()
            yield self._still(name)

    def _review(self) -> Iterator[str]:
        """Yield the finished review of a match, for two games."""
        for slug in ("dragons", "blackbox"):
            self.show_table(sample_matches.finished(slug))
            self._do(REVIEW)
            page = self._window.pages.analysis
            while page.analysis.report is None:
                wait()
            page.show_found()
            yield self._still(f"{slug}-review")

    def study(self, slug: str) -> Iterator[str]:
        """Yield a study with nested variations, a promoted one, a comment and symbols."""
        self._window.go_home()
        self.show_table(sample_matches.finished(slug))
        self._window.pages.show_study()
        page = self._window.pages.analysis
        session = page.session
        assert session is not None
        for steps in (-6, -5, -2):
            session.goto(len(session.tree.plies) + steps)
            for _ in range(2):
                self._try_another(session)
            session.walk_to(session.place() - 1)
            self._try_another(session)
        session.promote()
        session.comment(session.node, COMMENT)
        session.mark("!?")
        session.rename("A last chance")
        session.goto(len(session.tree.plies) - 6)
        session.mark("??")
        while page.engine.busy:
            wait()
        yield self._still(f"{slug}-study")

    @staticmethod
    def _try_another(session: AnalysisSession) -> None:
        """Play the first legal move that is in no line yet."""
        tree, node = session.tree, session.node
        known = {tree.ply(child).text for child in tree.children(node)}
        view = tree.ply(node).state
        moves = (move for move in session.game.legal_moves(view) if str(move) not in known)
        if (move := next(moves, None)) is not None:
            session.play(move)

    def _timed_run(self) -> Iterator[str]:
        """Yield the end of a timed run."""
        self._show_puzzles()
        random.seed(1)
        page = self._window.puzzles
        page.begin_run("adamas-capture", 180)
        table = page.runs
        assert table is not None
        assert table.run is not None
        for solved in (True, True, False, True, True):
            table.run.mark(solved)
        table.run.end()
        while not (table.shown and table.shown.steps):  # the solution is computed first
            wait()
        yield self._still("puzzles-run")

    def _settings(self) -> Iterator[str]:
        """Yield the settings over the home page: its top, its end, and a search."""
        self._window.go_home()
        self._window.commands[SETTINGS].trigger()
        sheets = self._window.pages.findChildren(SettingsSheet)
        sheet = next(one for one in sheets if one.isVisible())
        yield self._still("settings")
        sheet.sections[-1].button.click()
        yield self._still("settings-end")
        sheet.search.setText("co")
        yield self._still("settings-search")
        sheet.leave()

    def _new_game(self, slug: str) -> Iterator[str]:
        """Yield the new game sheet over the home page.

        It shows people, computer players, and the unfolded options.
        """
        self._window.go_home()
        self._window.requests.ask_for(slug)
        sheet = self._window.sheet
        assert sheet is not None
        sheet.who.rows[-1].kind.segment(0).click()
        yield self._still(f"{slug}-new-people")
        sheet.who.rows[-1].kind.segment(1).click()
        yield self._still(f"{slug}-new-computer")
        sheet.more.button.click()
        yield self._still(f"{slug}-new-more")
        sheet.cancel.click()

    # -- the table

    def _several(self) -> Iterator[str]:
        """Yield tables of three and four, and one so large that a board comes to the front."""
        for slug, count, size in _TABLES:
            self.show_table(sample_matches.several(slug, count, size))
            yield f"{slug}-{count}-of-size-{size}"

    def _beside_the_panel(self) -> Iterator[str]:
        """Yield a small window with its panel open.

        The table has the least width, and the panel the least height.
        """
        frame = self._window.table.frame
        frame.open()
        for game in GAMES:
            for moment in ("middle", "finished"):
                self.show_table(_MOMENTS[moment](game.slug))
                yield f"{game.slug}-{moment}-open"
        for slug, count, size in _TABLES:
            self.show_table(sample_matches.several(slug, count, size))
            yield f"{slug}-{count}-of-size-{size}-open"
        for name, slug, command in _QUESTIONS:
            self.show_table(sample_matches.middle(slug))
            self._do(command)
            yield self._still(f"{slug}-question-{name}-open")
        frame.open(False)

    def _over_the_table(self) -> Iterator[str]:
        """Yield questions, a notice, the menu, a tooltip, and the line to type moves into."""
        for name, slug, command in _QUESTIONS:
            self.show_table(sample_matches.middle(slug))
            self._do(command)
            yield self._still(f"{slug}-question-{name}")
            if command is DRAW:
                self._window.table.banner.yes.click()
                yield self._still(f"{slug}-question-offered")
        self.show_table(sample_matches.middle("holomino"))
        self._window.covers.say(QCoreApplication.translate(*_NOTICE))
        yield "holomino-notice"
        table = self._window.table
        self._window.commands[MENU].trigger()
        yield from self._popup("holomino-menu")
        button = table.bar.menu_button
        explain(button, button.toolTip(), button.mapToGlobal(button.rect().center()))
        yield from self._popup("holomino-tooltip")
        self._do(ENTRY)
        self._still("")
        table.panel.entry.field.setFocus()
        QTest.keyClicks(table.panel.entry.field, "2")
        while not table.panel.entry.chosen:
            wait()
        yield from self._popup("holomino-typing")
        table.panel.entry.accept()
        self._do(ENTRY)
        table.frame.open(False)  # the line to type into opened it
        self._window.go_home()
        self._tidy()

    def _popup(self, name: str) -> Iterator[str]:
        """Yield the windows over this one, then close them."""
        yield self._still(name)
        for popup in popups(self._window):
            popup.close()

    def _do(self, command: Command) -> None:
        self._window.table.commands[command].trigger()

    def show_table(self, match: Match) -> None:
        """Show a match on the table, as the player to move sees it."""
        self._seat(match)
        if self._window.curtain.isVisible():
            self._window.curtain.button.click()
        play = getattr(self._window.table.front.page, "play", None)  # a board dealt in Mono
        while play is not None and not play.isEnabled():
            wait()
        self._still("")

    def _seat(self, match: Match) -> None:
        """Open a match from its record, as a player would."""
        path = self._left_open.parent.parent / f"{match.game.slug}{EXTENSION}"
        match.save(path)
        self._window.go_home()
        self._window.files.open_file(path)
        while self._window.files.loader.busy:
            wait()
        path.unlink()  # or the home page would offer it
        self._still("")

    def _settle(self) -> None:
        """Wait until all layout and animation is done."""
        within: QWidget = self._window  # all of it at once: to look through every page takes long
        for _ in range(4):
            QApplication.processEvents()
            while not idle_queue().idle:
                wait()
            for animation in within.findChildren(QAbstractAnimation):
                if animation.state() == QAbstractAnimation.State.Running:
                    animation.setCurrentTime(animation.totalDuration())
            within = self._window.pages.currentWidget() or self._window
            for view in within.findChildren(BoardView):
                if view.board_scene is not None:
                    view.board_scene.motion.finish()
                    view.sharpen()


def take_all(folder: Path, language: str) -> int:
    """Save every screen, a folder for each theme and display; 1 if something does not fit."""
    failed = 0
    for number, display in enumerate(DISPLAYS):
        # The dots per pixel are read only once, when the application is made.
        environment = {**os.environ, "QT_SCALE_FACTOR": str(display.ratio)}
        command = [sys.executable, "-m", "tests.tools.screenshots", str(folder)]
        command += ["--language", language]
        done = subprocess.run([*command, "--display", str(number)], env=environment, check=False)
        failed = failed or done.returncode
    return failed


def take_display(folder: Path, display: Display, language: str) -> int:
    """Save every screen of one display and report what does not fit; return 1 if there is anything.

    Other languages than English use one theme, because positions are the same in the other.
    """
    failed = 0
    with offscreen(display.size * display.ratio, language) as window:
        photographer = Photographer(window)
        for name_of_theme in [*THEMES][: None if language == ENGLISH else 1]:
            photographer.dress(name_of_theme, display)
            place = folder / f"{name_of_theme}-{display.name}"
            place.mkdir(parents=True, exist_ok=True)
            for name in photographer.screens():
                photographer.picture().save(str(place / f"{name}.png"))
                for fault in faults(window):
                    print(f"{place.name}/{name}: {fault}")
                    failed = 1
    return failed


def take_some(folder: Path) -> None:
    """Save the few pictures that present the project: a table of each game, the dark home page."""
    folder.mkdir(parents=True, exist_ok=True)
    with offscreen() as window:
        photographer = Photographer(window)
        photographer.dress("lamplight")
        photographer.show_home()
        _write_small(photographer.picture(), folder / "home.png")
        photographer.dress("day")
        for game in GAMES:
            photographer.show_table(sample_matches.middle(game.slug))
            _write_small(photographer.picture(), folder / f"{game.slug}.png")


def _write_small(picture: QImage, path: Path) -> None:
    """Save a picture in 256 colours: a third of the size, without a visible difference."""
    plain = picture.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (plain.width(), plain.height())
    whole = Image.frombytes("RGBX", size, bytes(plain.constBits())).convert("RGB")
    whole.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/pictures"))
    parser.add_argument("--some", action="store_true", help="only the few that show the project")
    parser.add_argument("--display", type=int, help="one of the displays alone, by its number")
    parser.add_argument("--language", choices=[*offered(), LONG], default=ENGLISH)
    given = parser.parse_args(arguments)
    if given.display is not None:
        return take_display(given.folder, DISPLAYS[given.display], given.language)
    if given.some:
        take_some(given.folder)
        return 0
    return take_all(given.folder, given.language)


if __name__ == "__main__":
    sys.exit(main())
