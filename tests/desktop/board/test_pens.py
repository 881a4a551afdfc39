"""Pens on a board, told of as X11's and Wayland's plugins tell Qt: its private entry is called."""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import getCppPointer

from rules.mono.board import HIDDEN
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import cell_point, placements, scene_of
from tests.desktop.games.mono.layout_editor.easel import WHOLE, easel

_QT = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"
_TELL = (
    "_ZN22QWindowSystemInterface17handleTabletEventEP7QWindowPK15QPointingDeviceRK7QPointFS7_"
    "6QFlagsIN2Qt11MouseButtonEEdddddiS8_INS9_16KeyboardModifierEE"
)
_LEAVES_MOUSE = "_ZN29QWindowSystemInterfacePrivate11TabletEvent27setPlatformSynthesizesMouseEb"
_OFF, _TIP, _BARREL = 0, Qt.MouseButton.LeftButton.value, Qt.MouseButton.RightButton.value

pytestmark = pytest.mark.skipif(not _QT.exists(), reason="Qt's private entry is not to be had")


class Pen:
    """One end of a pen, on a widget."""

    def __init__(self, port: QWidget, end: QPointingDevice.PointerType) -> None:
        self.port = port
        can = QInputDevice.Capability.Position | QInputDevice.Capability.Hover
        kind = QInputDevice.DeviceType.Stylus
        self._device = QPointingDevice("pen", 70 + end.value, kind, end, can, 1, 2)
        self._tell = getattr(ctypes.CDLL(str(_QT)), _TELL)
        real = ctypes.c_double
        self._tell.argtypes = [
            *[ctypes.c_void_p] * 4,
            ctypes.c_int,
            *[real] * 5,
            *[ctypes.c_int] * 2,
        ]

    def at(self, at: QPoint, buttons: int = _OFF) -> None:
        """Is there, with these buttons; the tip on the board is one."""
        window = self.port.window()
        there = QPointF(self.port.mapTo(window, at))
        places = [
            (ctypes.c_double * 2)(*place.toTuple())
            for place in (there, QPointF(window.mapToGlobal(there)))
        ]
        things = [getCppPointer(one)[0] for one in (window.windowHandle(), self._device)]
        pressure = 0.5 if buttons & _TIP else 0.0
        self._tell(*things, *map(ctypes.addressof, places), buttons, pressure, 0, 0, 0, 0, 0, 0)
        QApplication.processEvents()

    def tap(self, at: QPoint, button: int = _TIP) -> None:
        for buttons in (_OFF, button, _OFF):
            self.at(at, buttons)

    def drag(self, *way: QPoint) -> None:
        self.at(way[0])
        for place in way:
            self.at(place, _TIP)
        self.at(way[-1])


@pytest.fixture(autouse=True)
def _qt_makes_mouse_events() -> Iterator[None]:
    """Of what nobody takes, as those plugins have it; the offscreen one leaves it to its system."""
    leaves = getattr(ctypes.CDLL(str(_QT)), _LEAVES_MOUSE)
    leaves(False)
    yield
    leaves(True)


def pen_on(port: QWidget) -> Pen:
    return Pen(port, QPointingDevice.PointerType.Pen)


def eraser_on(port: QWidget) -> Pen:
    return Pen(port, QPointingDevice.PointerType.Eraser)


def test_what_a_mouse_shows_by_hovering_a_pen_shows_too(seat: Seat) -> None:
    page = seat("holomino")
    placed = placements(page)[0]
    scene_of(page).hand.hold(placed.tile)
    goal, port = cell_point(page, placed.cell), page.view.viewport()
    pen_on(port).at(QPoint(5, port.height() // 2))  # it may have been at the goal before
    plain = page.view.grab().toImage()
    pen_on(port).at(goal)
    by_pen = page.view.grab().toImage()
    assert by_pen != plain
    pen_on(port).at(QPoint(5, port.height() // 2))
    QTest.mouseMove(port, goal)
    assert page.view.grab().toImage() == by_pen


def test_the_tip_taps_and_drags(seat: Seat) -> None:
    page = seat("holomino")
    scene, placed = scene_of(page), placements(page)[0]
    pen = pen_on(page.view.viewport())
    tile, goal = spot_point(page, ("tile", placed.tile)), cell_point(page, placed.cell)
    pen.tap(tile)
    assert scene.hand.half.held == placed.tile
    pen.tap(tile)
    assert not scene.hand.half.held
    pen.drag(tile, (tile + goal) / 2, goal)
    assert page.session is not None
    assert page.session.ply == 1


@pytest.mark.parametrize("far_end", [False, True])
def test_the_button_and_the_far_end_are_the_right_button(seat: Seat, far_end: bool) -> None:
    page = seat("holomino")
    scene, placed = scene_of(page), placements(page)[0]
    port, goal = page.view.viewport(), cell_point(page, placed.cell)
    scene.hand.hold(placed.tile)
    if far_end:
        eraser_on(port).tap(goal)
    else:
        pen_on(port).tap(goal, _BARREL)
    assert not scene.hand.half.held
    assert page.session is not None
    assert page.session.ply == 0


@pytest.mark.usefixtures("look")
def test_the_far_end_erases_what_the_tip_has_painted(qtbot: QtBot) -> None:
    hand = easel(qtbot)
    hand.page.controller.choose("9")
    port = hand.page.view.viewport()
    way = [hand.at(cell) for cell in (0, 1, 2)]
    pen_on(port).drag(*way)
    assert hand.labels[:3] == "999"
    eraser_on(port).drag(*way[1:])
    assert hand.labels[:3] == f"9{HIDDEN}{HIDDEN}"
    hand.page.drawing.undo()
    assert hand.labels[:3] == "999"  # one stroke, as by the right button
    assert len(WHOLE) == len(hand.labels)
