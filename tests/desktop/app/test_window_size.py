"""The window fits on the screen, whatever screen it was on before. Each start is a program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

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
