"""Hands for the tests of Mono: they click, press, and lift the curtain."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.controls.buttons import Button
from desktop.games.mono.layout_editor.page import MonoEditor
from desktop.games.mono.panel import MonoPanel
from desktop.games.mono.scene import MonoScene
from desktop.table.page import TablePage
from desktop.table.session import Session
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.table.hot_seat import draw_own

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

NINE = "666699777664999787344999787342955888312555888"
# a2 b2 c2 over a1 b1 c1
THREE = ("133223", "332132")
# a2 to e2 over a1 to e1
FOUR = ("1444433322", "3334422441", "4444322133")


def scene_of(page: TablePage) -> MonoScene:
    assert isinstance(page.scene, MonoScene)
    return page.scene


def panel_of(page: TablePage) -> MonoPanel:
    panel = scene_of(page).panel
    assert panel is not None
    return panel


def session_of(page: TablePage) -> Session:
    assert page.session is not None
    return page.session


def lift(page: TablePage) -> None:
    """Lift the curtain, as the next player sits down."""
    session_of(page).curtain_lifted()


def playing(seat: Seat, layouts: tuple[str, ...], **options: object) -> TablePage:
    """Return a game after the first round, the first player at the screen."""
    names = ("fred", "ned", "pat", "sue")[: len(layouts)]
    cells = len(layouts[0])
    size = next(size for size in range(2, 26) if size * (size + 1) // 2 == cells)
    page = seat("mono", names, {"size": size, **options}, moves=layouts)
    lift(page)
    return page


def key_of(page: TablePage, player: int, name: str) -> tuple[str, int, int]:
    return ("cell", player, scene_of(page).shown.grid.numbers[name])


def at(page: TablePage, player: int, name: str) -> QPoint:
    return spot_point(page, key_of(page, player, name))


def click(page: TablePage, *names: str, player: int = 1, button: Qt.MouseButton = LEFT) -> None:
    """Point at cells of a player's board and click."""
    for name in names:
        point = at(page, player, name)
        QTest.mouseMove(page.view.viewport(), point)
        QTest.mouseClick(page.view.viewport(), button, pos=point)


def press(page: TablePage, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(page.view, key)


def editor_of(page: TablePage) -> MonoEditor:
    """Return what the player at the screen draws on, instead of the board that is dealt."""
    return draw_own(page)


def use(page: TablePage, labels: str) -> None:
    """Put a layout on the editor's board, and use it."""
    editor = editor_of(page)
    editor.drawing.put(labels)
    push(editor.use)


def push(button: Button) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def walk(page: TablePage, player: int, name: str) -> None:
    """Go to a cell by arrow keys alone."""
    scene = scene_of(page)
    key = key_of(page, player, name)
    if scene.cursor.spot is None:
        press(page, Key.Key_Right)
    goal = next(spot for spot in scene.spots() if spot.key == key)
    for _ in range(80):
        spot = scene.cursor.spot
        assert spot is not None
        if spot.key == key:
            return
        if spot.rack:
            press(page, Key.Key_Up)
            continue
        way = goal.at - spot.at
        if abs(way.x()) > abs(way.y()):
            press(page, Key.Key_Right if way.x() > 0 else Key.Key_Left)
        else:
            press(page, Key.Key_Down if way.y() > 0 else Key.Key_Up)
    raise AssertionError(f"no way to {name}")


def header(page: TablePage) -> str:
    return f"{page.view.prompt.sentence}. {page.view.prompt.hint}"
