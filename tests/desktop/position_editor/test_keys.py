"""The keys the editors of positions list are those their boards take, and no others."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor.keys import layout_editor_shortcuts
from desktop.games.mono.layout_editor.tools import Tool
from desktop.help.shortcuts_page import kind_shortcuts, setup_shortcuts
from desktop.position_editor.keys import position_shortcuts
from tests.desktop.hands import CTRL
from tests.desktop.position_editor.table import (
    FIGURES,
    EditorHands,
    opened,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")
EACH = pytest.mark.parametrize("slug", list(FIGURES))

Key = Qt.Key
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
EVERY = [
    *(Key(code) for code in range(int(Key.Key_0), int(Key.Key_9) + 1)),
    *(Key(code) for code in range(int(Key.Key_A), int(Key.Key_Z) + 1)),
    Key.Key_Backspace,
    Key.Key_Delete,
]
STEPS = {
    "adamas": "c3",
    "holomino": (0, 0),
    "dragons": (0, 0),
    "blackbox": (0, 8),
}


def at_work(qtbot: QtBot, slug: str) -> EditorHands:
    """Return an editor where every key has something to do.

    There is a tile in hand, and the cursor is on a piece.
    """
    hands = opened(qtbot, slug)
    if slug == "adamas":
        hands.push(hands.editor.panel.seats.more)
    hands.editor.view.setFocus()
    hands.walk(STEPS[slug])
    if slug == "holomino":
        hands.digits(145)
    hands.editor.scene.blockSignals(True)
    return hands


def takes(hands: EditorHands, key: Key, held: Qt.KeyboardModifier = PLAIN) -> bool:
    text = chr(key) if int(key) < 128 else ""
    if hands.editor.game.slug == "holomino" and not hands.scene.in_hand:
        hands.scene.hold("145")
    event = QKeyEvent(QEvent.Type.KeyPress, key, held, text if held & SHIFT else text.lower())
    return bool(hands.scene.on_key(event))


def listed(slug: str) -> list[tuple[Key, Qt.KeyboardModifier]]:
    """Return the keys of the list; all of a range."""
    found: list[tuple[Key, Qt.KeyboardModifier]] = []
    for keys, _what in setup_shortcuts(slug):
        for way in keys.split(" / "):
            first, _, last = way.partition("–")
            if last:
                found += [(Key(code), PLAIN) for code in range(ord(first), ord(last) + 1)]
            else:
                pressed: Any = QKeySequence(way)[0]  # type: ignore[index]
                found.append((pressed.key(), pressed.keyboardModifiers()))
    return found


@EACH
def test_every_key_listed_does_something(qtbot: QtBot, slug: str) -> None:
    hands = at_work(qtbot, slug)
    assert listed(slug)
    for key, held in listed(slug):
        assert takes(hands, key, held), key


@EACH
def test_every_key_the_board_takes_is_listed(qtbot: QtBot, slug: str) -> None:
    hands = at_work(qtbot, slug)
    known = {key for key, _ in listed(slug)}
    for key in EVERY:
        assert takes(hands, key) == (key in known), key


@EACH
def test_keys_with_alt_are_not_the_boards(qtbot: QtBot, slug: str) -> None:
    hands = at_work(qtbot, slug)
    for key in EVERY:
        assert not takes(hands, key, Qt.KeyboardModifier.AltModifier), key


@pytest.mark.parametrize(("slug", "turned"), [("dragons", "b"), ("holomino", "312")])
def test_shift_turns_a_tile_back(qtbot: QtBot, slug: str, turned: str) -> None:
    hands = opened(qtbot, slug)
    if slug == "holomino":
        hands.digits(123)
    before = hands.scene.in_hand
    hands.press(Key.Key_R)
    assert hands.scene.in_hand == turned
    QTest.keyClick(hands.editor.view, Key.Key_R, SHIFT)
    assert hands.scene.in_hand == before


def test_control_and_enter_begin_a_game_even_from_a_field(qtbot: QtBot) -> None:
    hands = opened(qtbot, "adamas")
    hands.push(hands.editor.panel.begin)
    begun: list[object] = []
    hands.editor.start_requested.connect(lambda *given: begun.append(given))
    field = hands.editor.panel.seats.rows[0].field
    field.setFocus()
    QTest.keyClick(field, Key.Key_Return, CTRL)
    QTest.keyClick(hands.editor.view, Key.Key_Enter, CTRL)
    assert len(begun) == 2
    hands.push(hands.editor.panel.clear)
    hands.ctrl(Key.Key_Return)
    assert len(begun) == 2
    assert hands.editor.view.prompt.hint == verdict(hands)


def test_the_lists_name_what_works_on_the_pages() -> None:
    assert [keys for keys, _ in position_shortcuts()] == [
        "Ctrl+Enter",
        "Ctrl+C",
        "Ctrl+V",
        "Ctrl+S",
    ]
    shown = [keys for keys, _ in layout_editor_shortcuts()]
    assert {tool.letter for tool in Tool} <= set(shown)
    assert {"Ctrl+C", "Ctrl+V", "Ctrl+O", "Ctrl+S"} <= set(shown)


def test_the_list_has_the_keys_of_puzzles_with_a_board_of_their_own() -> None:
    [(name, keys)] = kind_shortcuts("mono")
    assert name == "Regions"
    assert "N" in [key for key, _what in keys]
    assert not kind_shortcuts("adamas")
