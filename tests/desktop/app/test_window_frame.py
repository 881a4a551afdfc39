"""The window's title names what is seen: a match, an editor, the puzzles.

The window fits on the screen, whatever screen it was on before. Each start is a program.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.application import APPLICATION_ID, WINDOW_CLASS
from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.controls.commands import EXPORT, SETTINGS
from desktop.export.sheet import ExportSheet
from desktop.games.mono.layout_editor.comparison import Comparison
from desktop.lessons.progress import LessonPlace
from desktop.new_match.request import NewMatch
from tests.desktop.games.mono.fronts import layout_editor

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]
PROGRAM = """
import json, sys
from PySide6.QtCore import QRect
from desktop.app.application import Program, make_application

application = make_application(["quincunx"])
window = Program(application).window
window.show()
application.processEvents()
place = json.loads(sys.argv[1])
if place:
    window.setGeometry(QRect(*place))
    application.processEvents()
window.close()
print(json.dumps(window.frameGeometry().getRect()))
"""


class Computer:
    """Starts of the program one after the other, each on a screen of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def start(self, width: int, height: int, place: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Where the window stands with its frame (x, y, width, height), `place` if it is moved."""
        screens = "screens.json"  # a path without a colon, which would end it for Qt
        screen = {"name": "one", "x": 0, "y": 0, "width": width, "height": height}
        (self._folder / screens).write_text(
            json.dumps({"screens": [{**screen, "logicalDpi": 96, "dpr": 1}]})
        )
        homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, json.dumps(place)],
            env={
                **os.environ,
                **dict.fromkeys(homes, str(self._folder)),
                "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
                "PYTHONPATH": str(ROOT),
            },
            cwd=self._folder,
            capture_output=True,
            check=True,
            text=True,
        )
        return tuple(json.loads(done.stdout))


def test_the_home_page_is_the_program(window: MainWindow) -> None:
    assert window.windowTitle() == "Quincunx"


def test_a_match_is_named_by_game_and_players(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    assert window.windowTitle() == "Adamas: fred – ned — Quincunx"
    window.start_game(NewMatch("dragons", ("ned", "fred"), {}, 7))
    assert window.windowTitle() == "Dragons: ned – fred — Quincunx"
    window.go_home()
    assert window.windowTitle() == "Quincunx"


def test_where_there_are_secrets_it_names_the_curtain(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewMatch("blackbox", ("fred", "ned"), {}, 7))
    assert window.windowTitle() == "Pass the computer to fred — Quincunx"
    window.curtain.lift()
    qtbot.waitUntil(lambda: window.windowTitle() == "Black Box: fred – ned — Quincunx")
    assert window.session is not None
    window.session.play("a1,b2,c3,d5")
    assert "c3" not in window.windowTitle()


def test_the_other_pages_have_their_names(window: MainWindow) -> None:
    window.show_editor()
    assert window.windowTitle() == "Layout editor — Quincunx"
    window.edit_position(NewMatch("dragons"))
    assert window.windowTitle() == "Dragons: set-up — Quincunx"
    window.show_puzzles()
    assert window.windowTitle() == "Puzzles — Quincunx"


def test_what_lies_over_a_page_has_its_name(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.windowTitle() == "New game: Adamas — Quincunx"
    window.covers.toggle_help()
    assert window.windowTitle() == "Rules and help — Quincunx"
    window.covers.toggle_help()
    assert window.windowTitle() == "New game: Adamas — Quincunx"
    assert window.sheet is not None
    window.sheet.cancel.click()
    assert window.windowTitle() == "Quincunx"


def test_a_sheet_over_one_page_alone_has_its_name(window: MainWindow) -> None:
    window.show_editor()
    editor = layout_editor(window)
    editor.sides.segment(1).click()
    library = editor.library
    library.list.setCurrentIndex(library.list.model().index(0, 0))
    library.compare.click()
    (comparison,) = editor.findChildren(Comparison)
    assert window.windowTitle() == f"{comparison.title.text()} — Quincunx"
    comparison.leave()
    assert window.windowTitle() == "Layout editor — Quincunx"


def test_the_export_sheet_has_its_name(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    window.table.commands[EXPORT].trigger()
    (sheet,) = window.findChildren(ExportSheet)
    assert window.windowTitle() == f"{sheet.title.text()} — Quincunx"
    sheet.leave()
    assert window.windowTitle() == "Adamas: fred – ned — Quincunx"


def test_the_settings_and_a_profile_have_their_names(window: MainWindow) -> None:
    window.commands[SETTINGS].trigger()
    assert window.windowTitle() == "Settings — Quincunx"
    (sheet,) = window.pages.findChildren(SettingsSheet)
    sheet.leave()
    window.profiles.edit()
    assert window.windowTitle() == "What shall we call you? — Quincunx"
    assert window.profiles.sheet is not None
    window.profiles.sheet.leave()
    assert window.windowTitle() == "Quincunx"


def test_a_lesson_and_a_run_are_named(window: MainWindow) -> None:
    window.show_lessons()
    page = window.pages.lessons
    page.begin(LessonPlace("adamas", 0))
    assert window.windowTitle() == "Adamas: lesson — Quincunx"
    window.go_home()
    window.show_puzzles()
    window.puzzles.begin_run("", 180)
    assert window.windowTitle() == "Against the clock — Quincunx"
    window.puzzles.show_list()
    assert window.windowTitle() == "Puzzles — Quincunx"


def test_a_name_is_shown_as_it_is_written(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred[*]", "ned"), {}, 7))
    assert window.windowTitle().replace("[*][*]", "[*]") == "Adamas: fred[*] – ned — Quincunx"


def test_a_desktop_knows_the_window_by_its_class() -> None:
    entry = Path(f"installers/linux/share/{APPLICATION_ID}.desktop").read_text(encoding="utf-8")
    assert f"\nStartupWMClass={WINDOW_CLASS}\n" in entry


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="the registry remembers earlier starts")
def test_the_first_start_on_a_small_screen_leaves_room_for_the_frame(computer: Computer) -> None:
    x, y, width, height = computer.start(1366, 768)
    assert width <= 1366
    assert height <= 768 - 30
    assert (x, y) >= (0, 0)


@pytest.mark.parametrize(
    "large", [(1920, 1080), (1536, 864)], ids=["much larger", "a little larger"]
)
def test_a_window_from_a_larger_screen_fits_on_a_smaller_one(
    computer: Computer, large: tuple[int, int]
) -> None:
    width, height = large
    computer.start(width, height, (20, 20, width - 40, height - 40))
    x, y, width, height = computer.start(1366, 768)
    assert x >= 0
    assert y >= 0
    assert x + width <= 1366
    assert y + height <= 768


def test_on_the_same_screen_it_stands_where_it_stood(computer: Computer) -> None:
    computer.start(1920, 1080, (300, 200, 1000, 700))
    x, y, width, height = computer.start(1920, 1080)
    assert abs(x - 300) <= 4  # a frame may be reckoned in
    assert abs(y - 200) <= 4
    assert abs(width - 1000) <= 8
    assert abs(height - 700) <= 8
