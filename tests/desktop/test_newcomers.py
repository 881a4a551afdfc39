"""Tests of what the program shows to people who play for the first time."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.page import TablePage
from desktop.theme.appearance import theme
from rules.core.hexes import Hex
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.adamas.table import MIX, Table, set_up
from tests.desktop.games.dragons.table import ONE_GAP, TWO_GAPS, scene_of, sit
from tests.desktop.games.mono.fronts import deal_at
from tests.desktop.table.hot_seat import draw_own

HIDDEN = ("a1,b2,c3,d5", "g7,f6,e4,b5")


def black_box(seat: Seat, *turns: str) -> TablePage:
    page = seat("blackbox")
    session = page.session
    assert session is not None
    for text in (*HIDDEN, *turns):
        session.curtain_lifted()
        session.play(text)
    return page


# -- Black Box


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        ("+a2,+a3,+a4,+a5,?", "At least one of the four is wrong. The rules do not say which."),
        ("4", "Ray 4 "),
    ],
)
def test_after_a_typed_turn_one_is_told_what_it_brought(seat: Seat, turn: str, told: str) -> None:
    page = black_box(seat, turn)
    assert "your turn is over" in page.view.prompt.sentence
    assert told in page.view.prompt.hint


def test_after_the_curtain_nothing_is_lit_until_the_mouse_moves(seat: Seat) -> None:
    page = black_box(seat)
    session, port = page.session, page.view.viewport()
    scene: Any = page.scene
    assert session is not None
    session.curtain_lifted()
    QTest.mouseMove(port, QPoint(1, 1))  # another test may have left it on the cell
    QTest.mouseMove(port, spot_point(page, ("cell", 30)))
    assert scene.box_items.above.childItems()
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=spot_point(page, ("cell", 30)))
    session.play("end")
    session.curtain_lifted()
    assert not scene.box_items.above.childItems()
    QTest.mouseMove(port, spot_point(page, ("cell", 31)))
    assert scene.box_items.above.childItems()


def test_chance_says_what_it_does(seat: Seat) -> None:
    box: Any = seat("blackbox").scene
    assert box.panel.random.text() == "Random"


def test_what_chance_does_can_be_read_whole(seat: Seat) -> None:
    def whole(button: Any) -> bool:
        QApplication.processEvents()
        words = QFontMetricsF(theme().font("button")).horizontalAdvance(button.text())
        return bool(button.isVisible() and button.width() >= words + 12)

    page = seat("blackbox")
    assert page.session is not None
    page.session.curtain_lifted()
    assert whole(page.scene.panel.random)  # type: ignore[union-attr]
    page = seat("mono")
    session = page.session
    assert session is not None
    session.curtain_lifted()
    assert all(whole(one) for one in (deal_at(page).draw, deal_at(page).again, deal_at(page).play))
    assert whole(draw_own(page).panel.random)


# -- Adamas


@pytest.mark.parametrize(
    ("stacks", "words"),
    [
        ({"a3": ("O", 8), "e3": ("X", 8)}, "fred, move or split your stack"),
        ({"a3": ("O", 1), "e3": ("X", 8)}, "fred, move your piece"),
        (MIX, "fred, move, split or merge stacks"),
        ({"a3": ("O", 1), "a5": ("O", 1), "e3": ("X", 8)}, "fred, move or merge stacks"),
    ],
)
def test_the_prompt_names_what_is_possible(
    seat: Seat, stacks: dict[str, tuple[str, int]], words: str
) -> None:
    table = Table(seat("adamas"))
    table.show(set_up(stacks))
    assert table.page.view.prompt.sentence == words


def test_pieces_in_the_hand_stay_over_their_cell_when_the_window_changes(seat: Seat) -> None:
    page = seat("adamas")
    table = Table(page)
    table.click("a3")
    table.hover("b3")
    held = table.scene.board_items.held
    assert held is not None

    def off() -> Any:
        board = table.scene.board
        place = board.mapFromScene(held.pos()) - board.mapFromScene(table.at("b3").toPointF())
        return pytest.approx((place.x(), place.y()), abs=3)

    before = off()
    size = held.scale()
    page.resize(1024, 700)
    QApplication.processEvents()
    assert before == off().expected
    assert held.scale() < size


# -- Dragons


def places_covered(page: TablePage) -> list[Hex]:
    """Return the tiles that the bubble covers."""
    scene = scene_of(page)
    bubble = scene.marks.bubble
    box = bubble.mapRectToScene(bubble.boundingRect().adjusted(16, 12, -16, -20))
    covered = []
    for cell in scene.view.tiles:
        spot = next(spot for spot in scene.spots() if spot.key == cell)
        outline = scene.board.mapToScene(spot.outline)
        if outline.intersects(box):
            covered.append(cell)
    return covered


@pytest.mark.parametrize("moves", [ONE_GAP, TWO_GAPS])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_bubble_at_a_gap_covers_no_tile_where_there_is_room(
    seat: Seat, moves: tuple[str, ...], size: tuple[int, int]
) -> None:
    page = sit(seat, *moves)
    page.resize(*size)
    QApplication.processEvents()
    scene = scene_of(page)
    assert scene.marks.bubble.isVisible()
    assert places_covered(page) == []


# -- the whole table


def test_the_result_is_explained_once(seat: Seat) -> None:
    page = seat("adamas")
    assert page.session is not None
    page.session.resign()
    assert not page.view.prompt.sentence
    assert page.banner.text.startswith("ned wins. Fred resigned")
