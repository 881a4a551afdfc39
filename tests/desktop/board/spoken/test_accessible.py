"""Screen readers find every spot by name, hear where the keyboard goes, and can act."""

import gc
import re
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.board.contract import Spot
from desktop.board.spoken import accessible
from desktop.board.spoken.accessible import Place, SpotAccessible
from desktop.board.view import BoardView
from desktop.new_match.request import NewMatch
from desktop.table.page import TablePage
from rules.core.hexes import Hex, hex_name
from rules.dragons.tiles import COLOUR_NAMES
from rules.holomino.tiles import FREE, demand
from rules.match import Match
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, hold

NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def _known(look: object) -> None:
    accessible.install()


@pytest.fixture
def table(seat: Seat) -> TablePage:
    return seat("adamas", scene=SampleScene)


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """Return what assistive technology hears while it listens.

    Each has the name of its object.
    """
    told: list[tuple[QAccessible.Event, str]] = []

    def update(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.accessibleInterface().text(NAME)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return told


def board_of(table: TablePage) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.view)


def names_of(table: TablePage) -> list[str]:
    """Return the names of the spots, as they stand on the board."""
    board = board_of(table)
    children = [board.child(n) for n in range(board.childCount())]
    return [one.text(NAME) for one in children if one.role() == QAccessible.Role.ListItem]


def test_the_board_is_a_list_of_its_spots(table: TablePage) -> None:
    assert board_of(table).role() == QAccessible.Role.List
    names = names_of(table)
    assert len(names) == 20
    assert "a3, ['O', 8]" in names
    assert names[-1] == "the rack"


def test_what_lies_over_the_board_is_there_once_and_belongs_to_it(table: TablePage) -> None:
    board = board_of(table)
    prompt = QAccessible.queryAccessibleInterface(table.view.prompt)
    objects = [board.child(n).object() for n in range(board.childCount())]
    assert objects.count(table.view.prompt) == objects.count(table.banner) == 1
    assert board.indexOfChild(prompt) == objects.index(table.view.prompt)
    assert table.view.viewport() not in objects


def test_a_spot_is_found_where_it_is_drawn(table: TablePage) -> None:
    board = board_of(table)
    for index in (0, 7, 19):
        spot = board.child(index)
        middle = spot.rect().center()
        assert spot.rect().width() >= 40
        assert board.childAt(middle.x(), middle.y()).text(NAME) == spot.text(NAME)
        assert board.indexOfChild(spot) == index


def test_the_keyboard_cursor_has_the_focus(table: TablePage) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    focus = board_of(table).focusChild()
    assert focus.text(NAME) == "a3, ['O', 8]"
    assert focus.state().focused


def test_every_step_of_the_cursor_is_told_as_focus_on_its_spot(
    table: TablePage, events: list[tuple[QAccessible.Event, str]]
) -> None:
    for _ in range(2):
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    focus = [name for event, name in events if event == QAccessible.Event.Focus]
    assert focus == ["a3, ['O', 8]", "b3, empty"]


def test_who_comes_back_to_the_board_hears_where_the_keyboard_is(
    table: TablePage, events: list[tuple[QAccessible.Event, str]]
) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    table.view.clearFocus()
    events.clear()
    table.view.setFocus()
    assert events[-1] == (QAccessible.Event.Focus, "a3, ['O', 8]")


def test_a_spot_is_pressed_as_by_enter(table: TablePage) -> None:
    board = board_of(table)
    press = board.child(3).actionInterface()
    press.doAction(press.setFocusAction())
    assert table.scene is not None
    assert isinstance(table.scene, SampleScene)
    assert table.scene.clicks == []
    press.doAction(press.pressAction())
    spot = table.scene.cursor.spot
    assert spot is not None
    assert spot.name == board.child(3).text(NAME)
    assert table.scene.clicks == [spot.key]


def test_only_what_is_there_now_has_a_name_and_a_new_name_is_told(
    seat: Seat, events: list[tuple[QAccessible.Event, str]]
) -> None:
    table = seat("adamas")
    names_of(table)
    events.clear()
    assert table.session is not None
    table.session.play("a3-c3")
    renamed = {name for event, name in events if event == QAccessible.Event.NameChanged}
    assert renamed >= {name for name in names_of(table) if name.startswith(("a3,", "c3,"))}


def test_ten_thousand_spots_are_opened_asked_and_closed_and_none_stays(
    look: object, qtbot: QtBot
) -> None:
    def open_and_close() -> int:
        view = BoardView()
        places = [Place(view, Spot(n, QPointF(), f"spot {n}")) for n in range(500)]
        for place in places:
            interface = QAccessible.queryAccessibleInterface(place)
            assert interface.text(NAME) == place.spot.name
            assert interface.actionInterface().actionNames()
        view.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return sum(isinstance(one, SpotAccessible) for one in gc.get_objects())

    first = open_and_close()
    assert [open_and_close() for _ in range(20)] == [first] * 20


def test_every_button_has_a_name(look: object, qtbot: QtBot) -> None:
    window = MainWindow()
    hold(qtbot, window)
    window.show()
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    window.requests.ask_for("adamas")
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QPushButton)
        and not (widget.text() or widget.accessibleName())
        and widget.isVisible()
    ]
    assert nameless == []


class TestThePositionCanBeRebuiltFromNamesAlone:
    def test_of_adamas(self, seat: Seat) -> None:
        table = seat("adamas", moves=("a3-c3", "e3-d3"))
        read = [re.match(r"(\w\d), (\w+)’s stack of (\d+)", name) for name in names_of(table)]
        found = {m[1]: ["OX"[m[2] != "fred"], int(m[3])] for m in read if m}
        assert found == _view(table).to_dict()["stacks"]

    def test_of_holomino(self, seat: Seat) -> None:
        table = seat("holomino", moves=some_moves("holomino"))
        view = _view(table)
        tile = re.compile(r"(\d) lower left, (\d) upper left, (\d) right, at (-?\d+,-?\d+)")
        names = [n for n in names_of(table) if not n.startswith(("position", "tile"))]
        tiles = {m[4]: m[1] + m[2] + m[3] for m in map(tile.match, names) if m}
        assert tiles == view.to_dict()["tiles"]
        for name in names_of(table):
            if name.startswith("position"):
                corners = (r"(\d) lower left", r"(\d) upper left", r"(\d) right")
                found = [re.search(corner, name) for corner in corners]
                cell = _cell(name)
                assert "".join(m[1] if m else FREE for m in found) == demand(view.tiles, cell)

    def test_of_dragons(self, seat: Seat) -> None:
        table = seat("dragons", moves=some_moves("dragons"))
        view = _view(table)
        tile_set = view.options.tile_set
        tile = re.compile(r"tile (\w), \w+, ([OX ]+), at (.*)")
        read = {m[3]: (m[1], m[2]) for m in map(tile.match, names_of(table)) if m}
        assert read == {
            hex_name(cell): (letter, " ".join(COLOUR_NAMES[c] for c in tile_set.colours[letter]))
            for cell, letter in view.tiles.items()
        }
        positions = [name for name in names_of(table) if name.startswith("position")]
        assert len(positions) == len(view.positions)
        for name in positions:
            sides = tile_set.sides(view.tiles, _cell(name))
            met = re.findall(r", ([OX]) (\w[ \w]+)", name)
            assert [(edge, colour) for colour, edge in met] == [
                (edge, COLOUR_NAMES[colour])
                for edge, colour in zip(EDGES, sides, strict=True)
                if colour is not None
            ]


def some_moves(slug: str) -> list[str]:
    """Return the first six plies of a match with the seed of `seat`."""
    match, rng, moves = Match.new(slug, ("fred", "ned"), None, 7), Random(3), []
    for _ in range(6):
        moves.append(str(rng.choice([*match.legal_moves()])))
        match.play(moves[-1])
    return moves


def _view(table: TablePage) -> Any:
    assert table.scene is not None
    return table.scene.view


EDGES = ("above", "upper right", "lower right", "below", "lower left", "upper left")


def _cell(name: str) -> Hex:
    q, r = name.rsplit(" ", 1)[1].split(",")
    return int(q), int(r)
