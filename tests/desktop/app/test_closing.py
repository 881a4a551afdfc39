"""Closing the window does all it has to, and no fault of ours ends with a crash."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.app.application import end_painters, report_to
from desktop.app.main_window import MainWindow
from desktop.app.match_files import MatchFiles
from desktop.home.page import HomePage
from desktop.new_match.request import NewMatch
from desktop.storage.autosave import Autosave
from desktop.table.page import TablePage
from tests.systems import bare

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]
STEPS: dict[str, type] = {
    "keep": MatchFiles,
    "saveGeometry": MainWindow,
    "clear_table": MatchFiles,
    "shut_down": HomePage,
    "finish": Autosave,
}


@pytest.fixture(autouse=True)
def _match(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))


@pytest.mark.parametrize("broken", ["", *STEPS])
def test_a_fault_while_closing_costs_its_own_step_alone(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    told: list[str] = []
    done: list[str] = []

    def watch(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def watched(*given: object) -> object:
            if name == broken:
                raise RuntimeError(f"{name} is broken")
            done.append(name)
            return real(*given)

        monkeypatch.setattr(owner, name, watched)

    for name, owner in STEPS.items():
        watch(owner, name)
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(str(error)))
    window.close()
    assert window.isHidden()
    assert done == [name for name in STEPS if name != broken]
    assert told == ([f"{broken} is broken"] if broken else [])


def test_a_draft_that_cannot_be_stored_does_not_keep_the_window_open(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def store_draft(_page: TablePage) -> None:
        raise RuntimeError("no storing")

    told: list[str] = []
    monkeypatch.setattr(TablePage, "store_draft", store_draft)
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(str(error)))
    window.close()
    assert window.isHidden()
    assert set(told) == {"no storing"}


def test_a_game_that_cannot_be_kept_is_said(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def keep() -> None:
        raise RuntimeError("no keeping")

    with monkeypatch.context() as broken:
        broken.setattr(window.files, "keep", keep)
        report_to(window)(RuntimeError, RuntimeError("first"), None)
    assert window.notice.text.startswith("Something went wrong, and this game cannot be saved")
    said = capsys.readouterr().err
    assert "first" in said
    assert "no keeping" in said


def test_a_painter_left_open_by_a_fault_is_ended() -> None:
    pixmap = QPixmap(8, 8)

    def paint() -> None:
        painter = QPainter(pixmap)
        painter.drawPoint(1, 1)
        raise RuntimeError("half painted")

    with pytest.raises(RuntimeError) as fault:
        paint()
    assert pixmap.paintingActive()
    end_painters(fault.value)
    assert not pixmap.paintingActive()


def test_a_painter_that_was_handed_over_is_left_alone() -> None:
    active: list[bool] = []

    class Item(QGraphicsItem):
        def boundingRect(self) -> QRectF:  # noqa: N802
            return QRectF(0, 0, 8, 8)

        def paint(
            self,
            painter: QPainter,
            option: QStyleOptionGraphicsItem,
            widget: QWidget | None = None,
        ) -> None:
            try:
                raise RuntimeError("half painted")
            except RuntimeError as error:
                end_painters(error)
            active.append(painter.isActive())

    scene = QGraphicsScene()
    item = Item()
    scene.addItem(item)
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    with QPainter(image) as painter:
        scene.render(painter)
    assert active == [True]


_FAULTY = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from desktop.app import application
from desktop.app.main_window import MainWindow

class Faulty(QWidget):
    painted = False
    def paintEvent(self, event):
        if not self.painted:
            self.painted = True
            QTimer.singleShot(500, self.window().close)
        painter = QPainter(self)
        painter.drawPoint(1, 1)
        raise RuntimeError("half painted")

class Window(MainWindow):
    def show(self):
        super().show()
        self.faulty = Faulty(self)
        self.faulty.show()

application.MainWindow = Window
raise SystemExit(application.main(["quincunx"]))
"""


def test_a_fault_while_painting_does_not_crash_the_program(tmp_path: Path) -> None:
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    done = subprocess.run(
        [sys.executable, "-c", _FAULTY],
        cwd=ROOT,
        env=bare(QT_QPA_PLATFORM="offscreen", **dict.fromkeys(places, str(tmp_path))),
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert "half painted" in done.stderr
    assert done.returncode == 0, done.stderr
