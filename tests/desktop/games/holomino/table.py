"""A hand for Holomino's table: drags, clicks and walks by key, and looks for moves to make."""

from collections import deque
from collections.abc import Hashable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.board.cursor import ARROWS, nearest_towards
from desktop.games.holomino.scene import HolominoScene
from desktop.games.tiles.geometry import GRID
from desktop.table.page import TablePage
from rules.core.hexes import Hex
from rules.holomino import HolominoMove, Place, Throw
from rules.holomino.game import Placement
from rules.holomino.tiles import canonical
from tests.desktop.conftest import spot_point

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SMALL: dict[str, object] = {"pool_size": 1, "num_digits": 4}
STUCK: dict[str, object] = {"pool_size": 1, "num_digits": 9}
"""With seed 4 no tile fits in the first turn."""
STUCK_SEED = 4
LOOSE: dict[str, object] = {"num_digits": 4, "non_unique": True}


def scene_of(page: TablePage) -> HolominoScene:
    assert isinstance(page.scene, HolominoScene)
    return page.scene


def cell_point(page: TablePage, cell: Hex) -> QPoint:
    return scene_of(page).board.mapToScene(GRID.centre(cell)).toPoint()


def click(page: TablePage, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseMove(page.view.viewport(), at)
    QTest.mouseClick(page.view.viewport(), button, pos=at)


def hover(page: TablePage, at: QPoint) -> None:
    QTest.mouseMove(page.view.viewport(), at)


def grab(page: TablePage, tile: str, to: QPoint) -> None:
    """Drag a tile of the rack to a point and keep holding it."""
    port, start = page.view.viewport(), spot_point(page, ("tile", tile))
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(4, -4))
    QTest.mouseMove(port, (start + to) / 2)
    QTest.mouseMove(port, to)


def let_go(page: TablePage, at: QPoint) -> None:
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=at)


def drag(page: TablePage, tile: str, to: QPoint) -> None:
    grab(page, tile, to)
    let_go(page, to)


def press(page: TablePage, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(page.view, key)


def walk(page: TablePage, key: Hashable) -> None:
    """Take the keyboard cursor to a spot by arrow keys alone."""
    scene = scene_of(page)
    if scene.cursor.spot is None:
        press(page, Key.Key_Right)
    start = scene.cursor.spot
    assert start is not None
    ways: dict[Hashable, tuple[Key, ...]] = {start.key: ()}
    queue = deque([start])
    while queue and key not in ways:
        spot = queue.popleft()
        for arrow, direction in ARROWS.items():
            found = nearest_towards(scene, spot, direction)
            if found is not None and found.key not in ways:
                ways[found.key] = (*ways[spot.key], arrow)
                queue.append(found)
    press(page, *ways[key])
    assert scene.cursor.spot is not None
    assert scene.cursor.spot.key == key


def moves(page: TablePage) -> list[HolominoMove]:
    scene = scene_of(page)
    return list(scene.game.legal_moves(scene.view))


def tile_and_goal(page: TablePage, move: HolominoMove) -> tuple[str, Hashable]:
    """Return the tile a move takes from the rack, and the spot it goes to."""
    if isinstance(move, Throw):
        return move.tile, "sack"
    assert isinstance(move, Place)
    return canonical(move.digits), ("cell", scene_of(page).view.positions[move.position - 1])


def over(page: TablePage) -> bool:
    assert page.session is not None
    return page.session.outcome is not None


def placements(page: TablePage) -> list[Placement]:
    """Everything that fits now, the best first."""
    fits = scene_of(page).hand.half.fits
    every = [way for cells in fits.values() for ways in cells.values() for way in ways]
    return sorted(every, key=lambda way: -way.points)


def misfit(page: TablePage) -> tuple[str, Hex]:
    """Return a tile and a position where it does not fit."""
    scene = scene_of(page)
    return next(
        (tile, cell)
        for tile, cells in scene.hand.half.fits.items()
        for cell in scene.hand.half.positions
        if cells and cell not in cells
    )


def advance(page: TablePage, plies: int, seed: int = 1) -> None:
    """Play some moves without the scene's help."""
    rng = Random(seed)
    assert page.session is not None
    for _ in range(plies):
        page.session.play(rng.choice(moves(page)))


def with_two_holes(page: TablePage, holes: int = 2) -> Placement:
    """Play on until a placement closes several holes."""
    for ply in range(40):
        found = next((way for way in placements(page) if len(way.holes) == holes), None)
        if found is not None:
            return found
        advance(page, 1, seed=ply)
    raise AssertionError("no such placement")
