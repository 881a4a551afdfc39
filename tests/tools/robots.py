"""Robots at the real window: `python -m tests.tools.robots --seeds 3 --minutes 10`.

Each run has its own home folder and starts the whole program several times, in its real event loop.
Each of these lives has a robot that uses mouse, keys and touch, opens menus, dialogs and pages,
drags tiles, texts and files, changes languages, themes and sizes, and closes the window at any
moment. A life is a fault if it ends with a crash, a traceback or a Qt warning, or does not end. The
exit code is then 1, and the robot's last actions are printed. `--seed N --lives 1` repeats a life.
`--platform xcb` needs a display, such as that of `xvfb-run`.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from unittest import mock

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QMimeData,
    QPoint,
    Qt,
    QThread,
    QTimer,
    QtMsgType,
    QUrl,
)
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.app import application
from desktop.app.application import Program
from desktop.controls.commands import QUIT
from desktop.language.languages import SYSTEM, offered
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import appearance
from rules.games import GAMES
from tests.desktop.robot import LEFT, Key, Modifier, Robot

_ROOT = Path(__file__).resolve().parents[2]
_RECORDS = _ROOT / "tests" / "rules" / "records"

_LIFE = 8.0, 60.0
"""The shortest and longest duration of a life, in seconds."""

_PATIENCE = 240.0
"""The most seconds that starting and ending a life may take on a busy machine."""

_TOLD = 40
"""The number of last actions to print with a fault."""

_HARMLESS = re.compile(
    r"propagateSizeHints|This plugin does not support|XDG_RUNTIME_DIR|libEGL|Mouse event .* occurs "
    r"outside|could not connect to display|possibly invalid state"
)
"""Qt's warnings about the platform, or about something that only a robot does."""


class Wanderer(Robot):
    """Wanders through the whole program. A timer of the event loop starts each action."""

    def __init__(self, program: Program, seed: int, seconds: float) -> None:
        slug = Random(seed).choice(GAMES).slug
        screen = QTest.createTouchDevice()
        super().__init__(program.window, screen, slug, seed)
        self.program = program
        self._until = time.monotonic() + seconds
        self._depth = 0
        wider: list[Callable[[], str]] = []
        for act, weight in (
            (self._go_somewhere, 8), (self._command, 14), (self._menu, 8), (self._speak, 2),
            (self._drop_files, 5), (self._new_match, 3), (self._type_text, 8),
            (self._drag_text, 8), (self._drag_row, 6), (self._double_click, 6),
            (self._other_look, 4), (self._second_start, 1), (self._push, 16),
        ):  # fmt: skip
            wider += [act] * weight
        self._acts += wider
        self._later()

    def _later(self) -> None:
        QTimer.singleShot(self.rng.choice((0, 0, 0, 1, 2, 5, 10, 30)), self.program, self._live)

    def _live(self) -> None:
        """Do one action, and schedule the next. Called again if an action runs an event loop."""
        if time.monotonic() > self._until:
            self._end()
            return
        self._later()
        if self._depth and QThread.currentThread().loopLevel() < 2:
            return  # an action processes events, but only drags and dialogs have a loop
        self._depth += 1
        try:
            self.window = self.program.window
            self.step()
        except RuntimeError as error:
            # The window may be replaced during an action, when the language changes.
            if "already deleted" not in str(error) or not _is_own(error):
                raise
        finally:
            self._depth -= 1

    def step(self) -> None:
        if self._depth > 1:  # a drag or a dialog is waiting
            acts = (self._close_popup, self._let_go, self._hover, self._key, self._speak)
            self._tell(self.rng.choice((*acts, self._second_start, self._other_look)))
        elif not self.window.isVisible() or self.window.isMinimized():
            self.window.showNormal()
        elif QApplication.activePopupWidget() is not None and self.rng.random() < 0.4:
            self._tell(self.rng.choice((self._close_popup, self._choose)))
        elif not self.window.curtain.isHidden() and self.rng.random() < 0.3:
            self._tell(self._lift_curtain)
        else:
            self._tell(self.rng.choice(self._acts))

    def _tell(self, act: Callable[[], str]) -> None:
        print(f"act {act.__name__}", flush=True)
        super()._tell(act)
        print(f"    {self.done[-1]}", flush=True)

    def _end(self) -> None:
        """Close the window in a random way, even during an action."""
        way = self.rng.choice(("close", "close", "quit", "command"))
        print(f"end: {way}, depth {self._depth}", flush=True)
        if way == "close":
            self.program.window.close()
        elif way == "command":
            QTest.keyClick(self.program.window, Key.Key_Q, Modifier.ControlModifier)
        # Close open questions, and end every event loop.
        for wait in (0, 500, 2000):
            QTimer.singleShot(wait, self.program, QCoreApplication.quit)

    # -- positions

    def _target(self) -> QWindow:
        over = QApplication.activeModalWidget()
        handle = (over or self.program.window).windowHandle()
        assert handle is not None
        return handle

    # -- actions

    def _wait(self) -> str:
        return ""  # the event loop runs between two actions anyway

    def _touch(self) -> str:
        # Process pending requests first, as fingers must not outlive their window.
        QApplication.processEvents()
        self.window = self.program.window
        return "a menu" if QApplication.activePopupWidget() is not None else super()._touch()

    def _let_go(self) -> str:
        QTest.mouseRelease(self._target(), LEFT, Modifier.NoModifier, self._anywhere())
        return ""

    def _choose(self) -> str:
        """Move through some entries of a popup, and select one."""
        keys = [self.rng.choice((Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left))]
        keys *= self.rng.randint(1, 8)
        for key in (*keys, Key.Key_Return):
            self._tap(key)
        return f"{len(keys)} × {keys[0].name}"

    def _go_somewhere(self) -> str:
        window = self.window
        goals = (
            window.go_home, window.show_puzzles, window.show_lessons, window.show_records,
            window.show_standing, window.show_editor, window.pages.show_study,
        )  # fmt: skip
        goal = self.rng.choice(goals)
        if window.session is None or goal == window.pages.show_study or window.go_home():
            window.covers.close_sheet()
            goal()
        return goal.__name__

    def _command(self) -> str:
        """Trigger a random command of the page or the window."""
        answered = {**self.window.commands, **self.window.pages.page.answered}
        able = [one for one, action in answered.items() if action.isEnabled() and one != QUIT]
        command = self.rng.choice(able)
        answered[command].trigger()
        return str(command.text)

    def _menu(self) -> str:
        if self.rng.random() < 0.5:
            self._tap(Key.Key_F10)
            return "F10"
        at = self._anywhere()
        QTest.mouseClick(self._target(), Qt.MouseButton.RightButton, Modifier.NoModifier, at)
        return f"right {at.toTuple()}"

    def _speak(self) -> str:
        code = self.rng.choice((SYSTEM, *offered()))
        self.window.language_chosen.emit(code)
        return code

    def _other_look(self) -> str:
        look = appearance()
        act: Callable[[], object] = self.rng.choice((
            lambda: look.choose(self.rng.choice(("light", "dark", "system"))),
            lambda: look.resize_text(self.rng.choice((100, 125, 150, 200))),
            lambda: look.raise_contrast(self.rng.random() < 0.5),
            lambda: look.reduce_motion(self.rng.random() < 0.3),
        ))  # fmt: skip
        act()
        return ""

    def _drop_files(self) -> str:
        """Drag and drop some files."""
        records = _own_records()
        paths = [self.rng.choice(records) for _ in range(self.rng.choice((1, 1, 1, 3)))]
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        at = self._anywhere()
        widget: QWidget = self.window.childAt(at) or self.window
        while not widget.acceptDrops() and widget is not self.window:
            widget = widget.parentWidget() or self.window
        copy, held = Qt.DropAction.CopyAction, Modifier.NoModifier
        QApplication.sendEvent(widget, QDragEnterEvent(at, copy, data, LEFT, held))
        QApplication.sendEvent(widget, QDragMoveEvent(at, copy, data, LEFT, held))
        QApplication.sendEvent(widget, QDropEvent(at.toPointF(), copy, data, LEFT, held))
        return f"{[path.name for path in paths]} on {type(widget).__name__}"

    def _new_match(self) -> str:
        game = self.rng.choice(GAMES)
        computers: tuple[int | None, ...] = self.rng.choice(((), (None, 1), (1, 1), (None, 3)))
        seed = self.rng.randrange(100)
        match = NewMatch(game.slug, ("fred", "ned"), {}, seed, computers)
        if self.rng.random() < 0.5:
            self.window.covers.ask_for(match)
            return f"sheet of {game.slug}"
        self.window.start_game(match)
        return f"{game.slug} {computers}"

    def _fields(self) -> list[QWidget]:
        """Return the visible text fields."""
        kinds = QLineEdit, QTextEdit, QPlainTextEdit
        top = QApplication.activeModalWidget() or self.window
        fields = [one for kind in kinds for one in top.findChildren(kind)]
        return [one for one in fields if one.isVisible() and one.isEnabled()]

    def _type_text(self) -> str:
        fields = self._fields()
        if not fields:
            return "nowhere"
        field = self.rng.choice(fields)
        field.setFocus()
        text = self.rng.choice(("a", "Ann", "12", "3", "x y", "0 1 2 3", "b2", "!?"))
        QTest.keyClicks(field, text)
        return f"{text} in {type(field).__name__}"

    def _drag_text(self) -> str:
        """Select all of a text and drag it. A drag runs its own event loop."""
        fields = self._fields()
        if not fields:
            return "nowhere"
        field = self.rng.choice(fields)
        field.setFocus()
        self._tap(Key.Key_A, Modifier.ControlModifier)
        inside = QPoint(min(30, field.width() // 2), min(14, field.height() // 2))
        start = self._within(field.mapTo(field.window(), inside))
        end = self._anywhere()
        QTest.mousePress(self._target(), LEFT, Modifier.NoModifier, start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(self._target(), self._within(start + (end - start) * share))
        if self.rng.random() < 0.7:
            self._let_go()
        return type(field).__name__

    def _drag_row(self) -> str:
        """Drag a row of a list, as users drag records to a folder."""
        lists = [one for one in self.window.findChildren(QAbstractItemView) if one.isVisible()]
        lists = [one for one in lists if one.model() is not None and one.model().rowCount()]
        if not lists:
            return "nowhere"
        shown = self.rng.choice(lists)
        row = shown.model().index(self.rng.randrange(shown.model().rowCount()), 0)
        start = shown.viewport().mapTo(self.window, shown.visualRect(row).center())
        end = self._anywhere()
        QTest.mousePress(self._target(), LEFT, Modifier.NoModifier, self._within(start))
        for share in (0.2, 0.4, 0.6, 1.0):
            QTest.mouseMove(self._target(), self._within(start + (end - start) * share))
        self._let_go()
        return type(shown).__name__

    def _double_click(self) -> str:
        at = self._somewhere()
        QTest.mouseDClick(self._target(), LEFT, Modifier.NoModifier, self._within(at))
        return str(at.toTuple())

    def _second_start(self) -> str:
        from desktop.app.hand_over import OpenRequest
        from desktop.app.receiver import fulfil

        files = (str(self.rng.choice(_own_records())),)[: self.rng.randint(0, 1)]
        fulfil(lambda: self.program.window, OpenRequest(files))
        return str(files)


def _own_records() -> list[Path]:
    """Return copies of the sample records in the robot's folder, which it may overwrite."""
    folder = Path.cwd() / "records"
    if not folder.exists():
        copytree(_RECORDS, folder)
    return sorted(folder.rglob("*.qcx"))


def _is_own(error: BaseException) -> bool:
    """Whether an error is the robot's, not the program's."""
    *_, (frame, _line) = traceback.walk_tb(error.__traceback__)
    return Path(frame.f_code.co_filename).is_relative_to(_ROOT / "tests")


# -- a life, in a separate process


def live(seed: int, seconds: float) -> int:
    """Run the whole program with a robot for `seconds` seconds, and return the exit code."""
    chosen = str(Path.cwd() / "robot.qcx"), ""
    program_of = application.Program
    robots: list[Wanderer] = []  # keeps robots alive, as timers do not

    def begin(made: QApplication) -> Program:
        program = program_of(made)
        QTimer.singleShot(0, program, lambda: robots.append(Wanderer(program, seed, seconds)))
        return program

    def save_as(_parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        return str(Path.cwd() / f"robot{Path(proposed).suffix}"), ""

    log_message = application.log_qt_message

    def complain(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        log_message(kind, context, text)
        if not _HARMLESS.search(text):
            traceback.print_stack()

    with (
        mock.patch.object(application, "log_qt_message", complain),
        mock.patch.object(application, "Program", begin),
        mock.patch.object(application, "trace_crashes", bool),  # prints to stderr instead
        mock.patch.object(QFileDialog, "getSaveFileName", save_as),
        mock.patch.object(QFileDialog, "getOpenFileName", return_value=chosen),
        mock.patch.object(QDesktopServices, "openUrl", return_value=True),
    ):
        return application.main(["quincunx"])


# -- starting lives, and reporting on them


@dataclass(frozen=True)
class Life:
    """The result of a life: its seconds, its actions, and the fault, if any."""

    seed: int
    seconds: float
    acts: int
    fault: str = ""

    def __str__(self) -> str:
        said = f"life {self.seed:<10} {self.seconds:6.1f} s {self.acts:6} acts  {self.fault}"
        return said.rstrip()


def begin(seed: int, home: Path, platform: str) -> Life:
    """Start a life in its home folder, and wait for its end."""
    seconds = Random(seed).uniform(*_LIFE)
    homes = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE")}
    environment = {
        **os.environ, **homes, "HOME": str(home), "QT_QPA_PLATFORM": platform,
        "PYTHONPATH": str(_ROOT), "XDG_RUNTIME_DIR": str(home), "PYTHONFAULTHANDLER": "1",
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.tools.robots", "--live", str(seed), str(seconds)]
    log = home / f"{seed}.log"
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as told:
        process = subprocess.Popen(
            command, stdout=told, stderr=subprocess.STDOUT, cwd=home, env=environment
        )
        try:
            code = process.wait(seconds + _PATIENCE)
            fault = f"exit code {code}" if code else ""
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)  # makes it print where it hangs
            process.wait()
            fault = "no end"
    text = log.read_text("utf-8", "replace")
    complaints = [line for line in text.splitlines() if is_complaint(line)]
    fault = ", ".join(filter(None, (fault, *complaints[:3])))
    return Life(seed, time.monotonic() - began, text.count("\nact "), fault)


def is_complaint(line: str) -> bool:
    """Whether a line of output is an error or warning of Python or Qt."""
    if line.startswith(("act ", "    ", "end: ")) or _HARMLESS.search(line):
        return False
    return bool(line.strip())


def run(seed: int, seconds: float, lives: int, home: Path, platform: str) -> list[Life]:
    """Run one life after another in one home folder, until the time or their number is used up."""
    found: list[Life] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and len(found) < lives:
        found.append(begin(seed + len(found), home, platform))
        print(found[-1], flush=True)
        log = home / f"{found[-1].seed}.log"
        if found[-1].fault:
            print("\n".join(log.read_text("utf-8", "replace").splitlines()[-_TOLD:]), flush=True)
            if (core := home / "core").exists():
                core.rename(home / f"{found[-1].seed}.core")
        else:
            log.unlink()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run robots. The exit code is 1 if one of them found a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.robots", description=__doc__)
    parser.add_argument("--seed", type=int, default=1000, help="of the first life")
    parser.add_argument("--seeds", type=int, default=1, help="runs, each in a home of its own")
    parser.add_argument("--minutes", type=float, default=10, help="of each run")
    parser.add_argument("--lives", type=int, default=10**6, help="of each run at the most")
    parser.add_argument("--platform", default="offscreen", help="Qt's platform: offscreen, xcb")
    parser.add_argument("--keep", type=Path, help="a folder for the homes and the logs of faults")
    parser.add_argument("--live", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.keep is not None and os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY,) * 2)
    if chosen.live:
        return live(int(chosen.live[0]), float(chosen.live[1]))
    found: list[Life] = []
    with TemporaryDirectory(prefix="quincunx-robots-") as folder:
        for number in range(chosen.seeds):
            seed = chosen.seed + 1000 * number
            home = (chosen.keep or Path(folder)).absolute() / str(seed)
            home.mkdir(parents=True, exist_ok=True)
            found += run(seed, 60 * chosen.minutes, chosen.lives, home, chosen.platform)
    faults = sum(bool(one.fault) for one in found)
    minutes = sum(one.seconds for one in found) / 60
    acts = sum(one.acts for one in found)
    print(f"{len(found)} lives, {minutes:.1f} minutes, {acts} acts, {faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
