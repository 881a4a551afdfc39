"""Tests that random actions at the window never fail, and never damage a record.

`QUINCUNX_ROBOT=10000` does 10,000 actions in every game, and `QUINCUNX_SEED` changes them.
"""

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

import desktop
from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.table.session import Session
from desktop.theme.appearance import Appearance
from rules.games import GAMES
from rules.match import Match
from tests.desktop.robot import Robot
from tests.tools.robots import is_complaint

_STEPS = int(os.environ.get("QUINCUNX_ROBOT", "35"))
_SEED = int(os.environ.get("QUINCUNX_SEED", "1"))


@pytest.fixture(autouse=True)
def _in_motion(look: Appearance, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Turn motion on, and use one file for saving and for opening."""
    chosen = (str(tmp_path / "robot.qcx"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: chosen)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: chosen)
    look.reduce_motion(False)


_SEATS: dict[str, tuple[int | None, ...]] = {"people": (), "one": (None, 1), "computers": (1, 1)}


@pytest.mark.parametrize(
    ("slug", "computers"),
    [
        pytest.param(game.slug, computers, id=f"{game.slug}-{name}")
        for row, game in enumerate(GAMES)
        for column, (name, computers) in enumerate(_SEATS.items())
        if (row + column) % 3  # two of the three for each game
    ],
)
def test_a_robot_at_the_window(
    window: MainWindow,
    touch_screen: QPointingDevice,
    qtbot: QtBot,
    qtlog: Any,
    slug: str,
    computers: tuple[int | None, ...],
) -> None:
    robot = Robot(window, touch_screen, slug, _SEED, computers)
    window.start_game(NewMatch(slug, ("fred", "ned"), {}, _SEED, computers))
    ply = -1
    for number in range(_STEPS):
        with qtbot.capture_exceptions() as errors:
            robot.step()
        told = [str(error[1]) for error in errors] + warnings(qtlog)
        assert not told, f"step {number}: {told}, after\n" + "\n".join(robot.done)
        if window.session is not None and window.session.ply != ply:
            ply = window.session.ply
            expect_a_sound_record(window.session)


def test_no_job_of_qt_runs_python() -> None:
    """Such a job's Python objects die in Qt's thread, which crashes at exit.

    Use `BackgroundTask` instead.
    """
    folder = Path(desktop.__file__).parent
    assert not [path for path in folder.rglob("*.py") if "QRunnable" in path.read_text("utf-8")]


def warnings(qtlog: Any) -> list[str]:
    """Return Qt's warnings."""
    return [
        record.message
        for record in qtlog.records
        if not record.ignored and record.log_type_name != "DEBUG"
    ]


def expect_a_sound_record(session: Session) -> None:
    """Check that the match has the same position after replaying its record."""
    again = Match.from_text(session.file.text())
    assert again.problem is None
    if not session.progress.reviewing and not session.writing:
        assert again.ply == session.ply
        for player in range(len(session.names)):
            assert again.view(player) == session.view_for(player)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("act _push", False),
        ("    _push Continue", False),
        ("QDragManager::drag in possibly invalid state", False),
        ("Traceback (most recent call last):", True),
        ("QPainter::begin: Paint device returned engine == 0", True),
    ],
)
def test_a_life_of_a_robot_is_judged_by_what_it_prints(line: str, wrong: bool) -> None:
    assert is_complaint(line) == wrong
