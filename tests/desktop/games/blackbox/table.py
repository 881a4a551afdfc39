"""Black Box on the table, as tests play it: by mouse and by key."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.games.blackbox.box_view import cell_or_port
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.table.page import TablePage
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES
from tests.desktop.conftest import Seat, spot_point

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NEDS = "c2,e2,f6,f7"
FREDS = "b2,b4,f5,g1"


def key_of(name: str) -> tuple[str, int]:
    """Return the spot of a cell (b3) or a port (3, b)."""
    if name in PORT_NAMES:
        return ("port", PORT_NAMES.index(name))
    return ("cell", CELL_NAMES.index(name))


def cells(names: str) -> frozenset[int]:
    return frozenset(CELL_NAMES.index(name) for name in names.split(","))


def scene_of(page: TablePage) -> BlackBoxScene:
    assert isinstance(page.scene, BlackBoxScene)
    return page.scene


def click(page: TablePage, *names: str, button: Qt.MouseButton = LEFT) -> None:
    for name in names:
        at = spot_point(page, key_of(name))
        QTest.mouseMove(page.view.viewport(), at)
        QTest.mouseClick(page.view.viewport(), button, pos=at)


def drag(page: TablePage, start: str, end: QPoint | str, *, drop: bool = True) -> QPoint:
    """Press on a cell and carry on to another, or to a point; the result is that point."""
    port = page.view.viewport()
    begin = spot_point(page, key_of(start))
    to = spot_point(page, key_of(end)) if isinstance(end, str) else end
    QTest.mousePress(port, LEFT, pos=begin)
    QTest.mouseMove(port, begin + QPoint(9, 9))
    QTest.mouseMove(port, to)
    if drop:
        QTest.mouseRelease(port, LEFT, pos=to)
    return to


def press(page: TablePage, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(page.view, key)


def button(page: TablePage, name: str) -> None:
    panel = scene_of(page).panel
    assert panel is not None
    pressed = getattr(panel, name)
    assert pressed.isVisible()
    QTest.mouseClick(pressed, LEFT)


def lift_curtain(page: TablePage) -> None:
    assert page.session is not None
    page.session.curtain_lifted()


def playing(seat: Seat, *turns: str) -> TablePage:
    """Return a game after both have hidden their atoms, and these typed turns.

    Fred or Ned is seated.
    """
    page = seat("blackbox")
    assert page.session is not None
    for text in (NEDS, FREDS, *turns):
        lift_curtain(page)
        page.session.play(text)
    if page.session.outcome is None:
        lift_curtain(page)
    return page


def header(page: TablePage) -> str:
    return f"{page.view.prompt.sentence}. {page.view.prompt.hint}"


def walk(page: TablePage, name: str) -> None:
    """Go to a spot by arrow keys alone."""
    scene = scene_of(page)
    if scene.cursor.spot is None:
        press(page, Key.Key_Right)
    goal = next(spot.at for spot in scene.spots() if spot.key == key_of(name))
    for _ in range(20):
        spot = scene.cursor.spot
        assert spot is not None
        step = goal - spot.at
        inside = cell_or_port(spot)[0] == "cell"
        if abs(step.x()) > 40 and (inside or abs(step.y()) < 40):
            press(page, Key.Key_Right if step.x() > 0 else Key.Key_Left)
        elif abs(step.y()) > 40:
            press(page, Key.Key_Down if step.y() > 0 else Key.Key_Up)
        elif abs(step.x()) > 40:
            press(page, Key.Key_Right if step.x() > 0 else Key.Key_Left)
        else:
            break
    assert scene.cursor.spot is not None
    assert scene.cursor.spot.key == key_of(name)
