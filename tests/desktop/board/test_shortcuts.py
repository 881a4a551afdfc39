"""The keys a game lists are those its board takes, all of them and no others."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest

from desktop.table.page import TablePage
from rules.blackbox import Mark
from rules.holomino.game import Placement
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.holomino.table import LOOSE, advance, placements

Key = Qt.Key
SLUGS = ("mono", "adamas", "holomino", "dragons", "blackbox")
SHIFT = Qt.KeyboardModifier.ShiftModifier
RUBS_OUT = (Key.Key_Backspace, Key.Key_Delete, Key.Key_0)
EVERY = [
    *(Key(code) for code in range(int(Key.Key_0), int(Key.Key_9) + 1)),
    *(Key(code) for code in range(int(Key.Key_A), int(Key.Key_Z) + 1)),
    Key.Key_Backspace,
    Key.Key_Delete,
    Key.Key_PageUp,
    Key.Key_PageDown,
    Key.Key_Question,
]


def situations(seat: Seat, slug: str) -> Iterator[TablePage]:
    """Tables at which every key of a game has something to do; nothing leaves the scene."""
    page = seat(
        slug, options=LOOSE if slug == "holomino" else {"size": 10} if slug == "mono" else {}
    )
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    session.curtain_lifted()
    if slug in ("mono", "blackbox"):
        yield held(page)
        scene.blockSignals(False)
    if slug == "mono":
        for _ in range(2):
            session.play("random")
            session.curtain_lifted()
        QTest.mouseMove(page.view.viewport(), spot_point(page, ("cell", 1, 0)))
    elif slug == "blackbox":
        for _ in range(2):
            session.play("a1,b2,c3,d4")
            session.curtain_lifted()
        session.play(Mark(3))
        scene.cursor.go(scene.spots()[0])
    elif slug == "holomino":
        while not two_ways(page):
            advance(page, 1)
    elif slug == "adamas":
        QTest.mouseClick(
            page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot_point(page, "a3")
        )
    yield held(page)


def two_ways(page: TablePage) -> list[Placement]:
    """Return the placements of tiles that fit in several ways: only these can be turned."""
    scene: Any = page.scene
    return [way for way in placements(page) if len(scene.hand.half.fits[way.tile][way.cell]) > 1]


def held(page: TablePage) -> TablePage:
    assert page.scene is not None
    page.scene.blockSignals(True)
    return page


def takes(page: TablePage, key: Key, held_down: Qt.KeyboardModifier) -> bool:
    scene: Any = page.scene
    if page.session is not None and page.session.game.slug == "holomino" and key == Key.Key_R:
        way = two_ways(page)[0]
        scene.hand.hold(way.tile)
        at = spot_point(page, ("cell", way.cell))
        scene.hand.on_hover(scene.input.pointer(at.toPointF()))
    text = chr(key) if int(key) < 128 else ""
    shifted = held_down & SHIFT
    event = QKeyEvent(QEvent.Type.KeyPress, key, held_down, text if shifted else text.lower())
    return bool(scene.hand.on_key(event))


def listed(page: TablePage) -> list[tuple[Key, Qt.KeyboardModifier]]:
    """Return the keys of the list; of a range its first one."""
    assert page.scene is not None
    found = []
    for keys, _what in page.scene.words.shortcuts():
        for way in keys.split(" / "):
            pressed: Any = QKeySequence(way.partition("–")[0])[0]  # type: ignore[index]
            found.append((pressed.key(), pressed.keyboardModifiers()))
    return found


def ranges(page: TablePage) -> set[Key]:
    """All keys within the ranges of the list."""
    assert page.scene is not None
    found: set[Key] = set()
    for keys, _what in page.scene.words.shortcuts():
        for way in keys.split(" / "):
            first, _, last = way.upper().partition("–")
            if last:
                found.update(Key(code) for code in range(ord(first), ord(last) + 1))
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_every_key_listed_does_something(seat: Seat, slug: str) -> None:
    taken, wanted = set(), set()
    for page in situations(seat, slug):
        wanted.update(listed(page))
        for key, held_down in sorted(listed(page), key=lambda way: way[0] in RUBS_OUT):
            if takes(page, key, held_down):
                taken.add((key, held_down))
    assert wanted - taken == set()
    assert wanted


@pytest.mark.parametrize("slug", SLUGS)
def test_every_key_the_board_takes_is_listed(seat: Seat, slug: str) -> None:
    for page in situations(seat, slug):
        known = {key for key, _ in listed(page)} | ranges(page)
        for key in EVERY:
            if key not in known:
                assert not takes(page, key, Qt.KeyboardModifier.NoModifier), key
