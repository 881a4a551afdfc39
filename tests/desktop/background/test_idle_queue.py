"""Things that may wait: one at a time, and the pictures and pages that are made like that."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QCursor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.background.idle_queue import IdleQueue, idle_queue
from desktop.games.cards import CARDS
from desktop.games.pictures import PICTURES
from desktop.home.page import HomePage
from desktop.paint.cached_picture import PicturePainter
from desktop.paint.nine_patch import NinePatch
from desktop.storage import picture_cache
from desktop.theme.appearance import Appearance
from desktop.theme.theme import Theme
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]


def wait_until_idle(qtbot: QtBot) -> None:
    QApplication.processEvents()  # painting asks for what is missing
    qtbot.waitUntil(lambda: idle_queue().idle)


# -- one at a time


def test_something_else_comes_between_two_things(qtbot: QtBot) -> None:
    spare, done, owner = IdleQueue(), list[str](), QObject()
    spare.add(owner, lambda: QTimer.singleShot(0, lambda: done.append("between")))
    spare.add(owner, lambda: done.append("last"))
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["between", "last"]
    assert spare.idle


def test_what_is_asked_for_twice_is_done_once(qtbot: QtBot) -> None:
    spare, done, owner = IdleQueue(), list[int](), QObject()
    for number in range(3):
        spare.add(owner, partial(done.append, number), "key")
    qtbot.waitUntil(lambda: spare.idle)
    assert done == [0]


def test_nothing_is_done_for_what_is_gone(qtbot: QtBot) -> None:
    spare, done, owner = IdleQueue(), list[int](), QObject()
    spare.add(owner, lambda: done.append(1))
    owner.deleteLater()
    QApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    qtbot.wait(1)
    qtbot.waitUntil(lambda: spare.idle)
    assert done == []


# -- the start


def test_nothing_but_the_home_page_is_loaded_before_it_is_seen() -> None:
    program = "import sys, desktop.__main__, desktop.app.application; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout.split()
    assert "desktop.home.page" in loaded
    allowed = {"rules", "desktop.help", "desktop.games"}
    allowed |= {f"desktop.games.{name}" for name in ("card", "cards", "pictures")}
    for slug in CARDS:
        allowed |= {f"desktop.games.{slug}", f"desktop.games.{slug}.card"}
    for name in set(loaded) - allowed:
        assert not name.startswith(("rules.", "desktop.help.", "desktop.games."))
    assert not {"desktop.table.page", "desktop.new_match.sheet", "desktop.table.session"} & set(
        loaded
    )


def test_the_rest_is_there_before_it_is_asked_for(qtbot: QtBot) -> None:
    window = MainWindow()
    hold(qtbot, window)
    Preload(window)
    assert "table" not in vars(window.pages)
    window.show()
    qtbot.waitUntil(lambda: "table" in vars(window.pages))
    assert {"desktop.help.sheet", "desktop.new_match.sheet", "rules.match"} <= set(sys.modules)
    qtbot.waitUntil(lambda: "puzzles" in vars(window.pages))


def test_the_rest_is_loaded_even_if_the_program_cannot_settle_in(qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError

    window = MainWindow()
    hold(qtbot, window)
    Preload(window, fail)
    with qtbot.capture_exceptions() as raised:
        window.show()
        qtbot.waitUntil(lambda: "puzzles" in vars(window.pages))
    assert [kind for kind, *_ in raised] == [RuntimeError]


# -- pictures


@pytest.fixture
def home(qtbot: QtBot) -> HomePage:
    QCursor.setPos(0, 0)  # no card is lit because the pointer was left over it
    page = HomePage(PICTURES)
    hold(qtbot, page)
    page.resize(1280, 800)
    return page


def colours(home: HomePage, slug: str) -> int:
    """How many colours a card has."""
    image = home.cards[slug].grab().toImage()
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(30, 220, 3)})


def test_cards_are_shown_before_their_pictures(home: HomePage, qtbot: QtBot) -> None:
    plain = colours(home, "mono")
    home.show()
    wait_until_idle(qtbot)
    assert colours(home, "mono") > plain + 20


def test_pictures_are_there_at_once_at_the_next_start(home: HomePage, qtbot: QtBot) -> None:
    home.show()
    wait_until_idle(qtbot)
    before = home.cards["dragons"].grab().toImage()
    again = HomePage(PICTURES)
    hold(qtbot, again)
    again.resize(1280, 800)
    assert again.cards["dragons"].grab().toImage() == before


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x89PNG\r\n\x1a\n" + bytes(99)])
def test_a_broken_picture_is_none_and_is_mended(
    home: HomePage, qtbot: QtBot, content: bytes
) -> None:
    picture_cache.folder().mkdir(parents=True)
    broken = picture_cache.folder() / "Mono-light.png"
    broken.write_bytes(content)
    assert picture_cache.load("Mono-light").isNull()
    home.show()
    wait_until_idle(qtbot)
    assert not picture_cache.load("Mono-light").isNull()
    assert colours(home, "mono") > 20


def test_an_old_picture_is_replaced(home: HomePage, qtbot: QtBot) -> None:
    old = QImage(40, 30, QImage.Format.Format_ARGB32)
    old.fill(QColor("#ff00ff"))
    picture_cache.save("Mono-light", old)
    home.show()
    assert home.cards["mono"].grab().toImage().pixelColor(200, 120) == QColor("#ff00ff")
    wait_until_idle(qtbot)
    assert home.cards["mono"].grab().toImage().pixelColor(200, 120) != QColor("#ff00ff")
    assert picture_cache.load("Mono-light").size() != old.size()


def test_a_folder_that_cannot_be_keeps_no_pictures(
    home: HomePage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr(picture_cache, "folder", lambda: tmp_path / "file" / "pictures")
    home.show()
    wait_until_idle(qtbot)
    assert colours(home, "mono") > 20


def test_pictures_follow_the_theme(home: HomePage, qtbot: QtBot, look: Appearance) -> None:
    home.show()
    wait_until_idle(qtbot)
    look.choose("dark")
    QApplication.processEvents()
    wait_until_idle(qtbot)
    assert (picture_cache.folder() / "Mono-dark.png").exists()


# -- frames


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_frame_is_as_if_it_had_been_drawn_at_its_size(ratio: float) -> None:
    def rings(painter: QPainter, box: QRectF, theme: Theme) -> None:
        for step in range(1, 10):
            inner = box.adjusted(step, step, -step, -step)
            painter.fillRect(inner, QColor.fromHsv(step * 30, 200, 200))

    def drawn(motif: PicturePainter) -> QImage:
        image = QImage(round(300 * ratio), round(200 * ratio), QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        motif(painter, QRectF(0, 0, 300, 200), Theme())
        painter.end()
        return image

    frame = NinePatch(rings, 20)
    whole = drawn(rings)
    framed = drawn(lambda painter, box, _theme: frame.paint(painter, box, ratio))
    for x in range(0, whole.width(), 3):
        for y in (*range(0, round(20 * ratio), 2), whole.height() - 5):
            assert framed.pixelColor(x, y) == whole.pixelColor(x, y)
