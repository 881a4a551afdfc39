"""How each game's figure is set up by hand, and what cannot be: what one specification tries."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.games.holomino.tile_grid import TileGrid
from rules.blackbox.rays import CELL_NAMES
from rules.holomino.tiles import canonical
from tests.desktop.hands import LEFT
from tests.desktop.position_editor.table import EditorHands

Key = Qt.Key
Stroke = Callable[[Any, str, str], Any]


@dataclass(frozen=True)
class EditorPlan:
    by_mouse: Callable[[EditorHands], None]
    by_keys: Callable[[EditorHands], None]
    stroke: Stroke
    """A draft with one word more, `stroke(draft, part, word)`: "O", "a3=2"."""
    impossible: Mapping[str, str]
    """Texts of what can be drawn and not begun from, and the reason (a part of it)."""
    step: object
    """Where something is put by a click, once `hold` has been pressed."""
    hold: tuple[Key, ...] = ()

    def put(self, hands: EditorHands) -> None:
        """One thing on the board."""
        hands.press(*self.hold)
        hands.click(self.step)


def first_to_move(hands: EditorHands, player: int) -> None:
    """Chosen in the panel, by keys."""
    move_row = hands.editor.panel.move_row
    assert move_row is not None
    hands.tab_to(move_row.segment(1 - player))
    hands.press(Key.Key_Right if player else Key.Key_Left)


# -- Adamas


def _adamas_by_mouse(hands: EditorHands) -> None:
    hands.click("a3")
    hands.click("a3")
    hands.wheel("c1", 6)
    hands.click(("side", 1))
    for _ in range(4):
        hands.click("b4")
    hands.right_click("b4")
    hands.turn_of(1)


def _adamas_by_keys(hands: EditorHands) -> None:
    hands.walk("a3")
    hands.digits(2)
    hands.walk("c1")
    hands.digits(6)
    hands.press(Key.Key_X)
    hands.enter("b4")
    hands.press(Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Backspace)
    first_to_move(hands, 1)


def _stack(draft: Any, part: str, word: str) -> Any:
    cell, _, height = word.partition("=")
    return draft.with_height(cell, "OX".index(part), int(height))


# -- Black Box

BOXES = (["a1", "c4", "e2", "g7"], ["b3", "b5", "d1", "f6"])


def atom_at(player: int, name: str) -> tuple[int, int]:
    return player, CELL_NAMES.index(name)


def _blackbox_by_mouse(hands: EditorHands) -> None:
    for player, cells in enumerate(BOXES):
        for cell in cells:
            hands.click(atom_at(player, cell))
    hands.turn_of(1)


def _blackbox_by_keys(hands: EditorHands) -> None:
    for player, cells in enumerate(BOXES):
        for cell in cells:
            hands.enter(atom_at(player, cell))
    first_to_move(hands, 1)


def _atom(draft: Any, part: str, word: str) -> Any:
    return draft.toggled("OX".index(part), CELL_NAMES.index(word))


# -- Dragons


def _dragons_by_mouse(hands: EditorHands) -> None:
    hands.click((0, 0))
    hands.click(("state", "b"))
    hands.wheel((1, 0), 1)
    hands.click((1, 0))
    hands.drag(("state", "j"), (0, -1))
    hands.turn_of(1)
    hands.scene.left_stepper.setFocus()
    hands.digits(20)


def _dragons_by_keys(hands: EditorHands) -> None:
    hands.enter((0, 0))
    hands.enter(("state", "c"))
    hands.enter((1, 0))
    hands.walk((0, -1))
    hands.press(Key.Key_F, Key.Key_R)
    assert hands.scene.in_hand == "j"
    hands.press(Key.Key_Return)
    first_to_move(hands, 1)
    hands.tab_to(hands.scene.left_stepper.focusProxy())
    hands.digits(20)


def _tile(draft: Any, part: str, word: str) -> Any:
    cell, _, tile = word.rpartition("=")
    if part != "tiles":
        return draft.pooled("OX".index(part), tile)
    q, r = map(int, cell.split(","))
    return draft.laid((q, r), tile)


# -- Holomino


def grid_of(hands: EditorHands) -> TileGrid:
    found = hands.scene.grid
    assert isinstance(found, TileGrid)
    return found


def take_tile(hands: EditorHands, digits: str) -> None:
    """Pick a tile in the panel and turn it until it lies like this."""
    tiles = grid_of(hands)
    box = tiles.box(list(tiles.tiles).index(canonical(digits)))
    QTest.mouseClick(tiles, LEFT, pos=box.center().toPoint())
    while hands.scene.in_hand != digits:
        hands.wheel((0, 0) if not hands.scene.tiles else hands.scene.places[0], 1)


def _holomino_by_mouse(hands: EditorHands) -> None:
    take_tile(hands, "123")
    hands.click((0, 0))
    take_tile(hands, "324")
    hands.click((1, 0))
    hands.wheel((1, 0), 1)
    for tile, player in (("145", 0), ("236", 0), ("126", 1)):
        take_tile(hands, tile)
        hands.click(("into", player))
    for stepper, points in zip(hands.scene.points_steppers, (12, 5), strict=True):
        stepper.setFocus()
        hands.digits(points)
    hands.turn_of(1)


def _holomino_by_keys(hands: EditorHands) -> None:
    hands.digits(123)
    hands.enter((0, 0))
    hands.digits(243)
    hands.press(Key.Key_R, Key.Key_R)
    hands.enter((1, 0))
    for tile, seat in ((145, Key.Key_O), (236, Key.Key_O), (126, Key.Key_X)):
        hands.digits(tile)
        hands.press(seat)
    first_to_move(hands, 1)
    for stepper, points in zip(hands.scene.points_steppers, (12, 5), strict=True):
        hands.tab_to(stepper.focusProxy())
        hands.digits(points)


PLANS = {
    "adamas": EditorPlan(
        _adamas_by_mouse,
        _adamas_by_keys,
        _stack,
        {
            "O: ; X: ": "At least two players must have pieces",
            "O: a3=2; X: ": "At least two players must have pieces",
            "O: a3=99 b3=1; X: e3=8": "A player has at most 99 pieces",
            "O: a3=8 b3=1; X: e3=8": "Each player has 8 pieces, but Player 1 has 9",
            "O: a3=1; X: a4=5 b2=5 b3=5": "The game would already be over",
        },
        step="c3",
    ),
    "blackbox": EditorPlan(
        _blackbox_by_mouse,
        _blackbox_by_keys,
        _atom,
        {
            "O: ; X: ": "Hide four different atoms in Player 1’s box, not 0",
            "O: a1; X: ": "Hide four different atoms in Player 1’s box, not 1",
            "O: a1 a2 a3; X: b3 b5 d1 f6": "Hide four different atoms in Player 1’s box, not 3",
            "O: a1 a2 a3 a4 a5; X: b3 b5 d1 f6": (
                "Hide four different atoms in Player 1’s box, not 5"
            ),
        },
        step=atom_at(0, "d4"),
    ),
    "dragons": EditorPlan(
        _dragons_by_mouse,
        _dragons_by_keys,
        _tile,
        {
            "tiles: ": "At least one tile must be on the table",
            "tiles: 0,0=a 2,0=a": "touches no other tile",
            "tiles: 0,0=a 0,1=a": "meets",
            "tiles: 0,0=a 1,0=c 1,1=g": "Only e fits on 0,1, so it would already be there",
            "tiles: 0,-1=a 1,-1=b 1,0=c 0,1=d -1,1=e -1,0=f": "The game would already be over: ",
        },
        step=(0, 0),
    ),
    "holomino": EditorPlan(
        _holomino_by_mouse,
        _holomino_by_keys,
        _tile,
        {
            "tiles: ; O: 145; X: 126": "At least one tile must be on the table",
            "tiles: 0,0=123; O: ; X: 126": "Player 1’s pool needs 1 to 4 tiles, not 0",
            "tiles: 0,0=123; O: 145; X: 124 125 134 135": "Player 2’s pool needs 1 to 3",
            "tiles: 0,0=123 1,0=456; O: 145; X: 126": "123 does not fit at 0,0: its",
            "tiles: 0,0=123 2,-1=456; O: 145; X: 126": "touches no other tile",
        },
        step=(0, 0),
        hold=(Key.Key_1, Key.Key_2, Key.Key_3),
    ),
}
