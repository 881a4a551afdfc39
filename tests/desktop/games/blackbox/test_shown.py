"""What Black Box shows: rays replayed, results that agree, lit ports, the move list."""

from random import Random

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.contract import Spot
from desktop.board.row_data import PlyText
from desktop.games.blackbox.box_view import cell_or_port
from desktop.games.blackbox.ray_paths import port_centre, ray_path, read_box
from desktop.table.page import TablePage
from desktop.theme.appearance import Appearance
from rules.blackbox import Box
from rules.blackbox.rays import HIT, PORT_NAMES, PORTS, REFLECTED, path, trace
from tests.desktop.conftest import Seat, spot_point
from tests.desktop.games.blackbox.table import (
    FREDS,
    LEFT,
    NEDS,
    Key,
    cells,
    click,
    key_of,
    playing,
    press,
    scene_of,
    walk,
)

# After the game


def show_other(page: TablePage) -> None:
    """Click the small box beside the one on the table."""
    spots = scene_of(page).spots()
    small = next(spot.key for spot in spots if cell_or_port(spot)[0] == "other")
    QTest.mouseClick(page.view.viewport(), LEFT, pos=spot_point(page, small))


def test_after_the_game_every_ray_can_be_replayed_in_both_boxes(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat, "5", "j,+c2,+a1", "+b2,+b4,+f5,+g1,?")
    look.reduce_motion(False)
    scene = scene_of(page)
    assert scene.shown.box.atoms == cells(FREDS)
    click(page, "h")
    assert scene.motion.running
    scene.motion.finish()
    ray = scene.box_items.rays[PORT_NAMES.index("h")]
    assert ray.path.cells == len(path(cells(FREDS), PORT_NAMES.index("h")))
    show_other(page)
    assert scene.shown.box.atoms == cells(NEDS)
    walk(page, "j")
    press(page, Key.Key_Return)
    assert scene.motion.running
    scene.motion.finish()
    assert scene.box_items.rays[PORT_NAMES.index("j")].path.result == HIT
    show_other(page)
    assert scene.shown.box.atoms == cells(FREDS)
    assert scene.panel is not None
    assert all(line.isHidden() != bool(line.words) for line in scene.panel.lines)


# What is shown


def test_the_panel_says_which_results_agree(seat: Seat) -> None:
    page = playing(seat, "10", "end", "f", "end", "+b2,+b4", "end")
    scene = scene_of(page)
    reading = read_box(scene.shown.box)
    assert (reading.agree, reading.differ) == (1, (PORT_NAMES.index("f"),))
    assert scene.panel is not None
    # Two markers may be right although they do not explain every result.
    assert [line.words for line in scene.panel.lines] == ["1 result matches", ""]
    click(page, "a1")
    click(page, "a2")
    assert len(scene.shown.box.markers) == 4
    line = scene.panel.lines[1]
    assert "not match" in line.words
    assert line.isAncestorOf(line._text)
    click(page, "a1")
    click(page, "a2")
    click(page, "g1")
    assert [line.words for line in scene.panel.lines] == ["All 2 results match", ""]


def test_hovering_lights_both_ends_and_leaving_puts_them_out(seat: Seat) -> None:
    page = playing(seat, "5", "end")
    scene = scene_of(page)
    click(page, "b2")
    QTest.mouseMove(page.view.viewport(), spot_point(page, key_of("h")))
    assert scene.box_items.lit == {PORT_NAMES.index("5"), PORT_NAMES.index("h")}
    QTest.mouseMove(page.view.viewport(), spot_point(page, key_of("14")))
    assert scene.box_items.lit == {PORT_NAMES.index("14")}
    assert scene.box_items.above.childItems()
    QApplication.sendEvent(scene, QEvent(QEvent.Type.Leave))
    assert scene.box_items.lit == frozenset()


def test_every_way_through_a_box_begins_and_ends_at_its_ports() -> None:
    rng = Random(5)
    for _ in range(40):
        atoms = rng.sample(range(49), 4)
        for port in PORTS:
            found = ray_path(atoms, port, 27)
            first, last = found.line.pointAtPercent(0), found.line.pointAtPercent(1)
            assert (first - port_centre(port)).manhattanLength() < 45
            result = trace(atoms, port)
            if result != HIT:
                end = port if result == REFLECTED else result
                assert (last - port_centre(end)).manhattanLength() < 45


def test_a_letter_differs_when_the_markers_send_it_elsewhere() -> None:
    marks = [""] * 28
    marks[0] = marks[7] = "a"
    assert read_box(Box(marks=tuple(marks))).agree == 1
    wrong = Box(marks=tuple(marks), markers=cells("d1"))
    assert read_box(wrong).differ == (0,)


def test_turns_are_joined_in_the_list(seat: Seat) -> None:
    page = playing(seat)
    texts = ["atoms", "a1,a2,a3,a4", "+a1", "/a1", "9", "end", "end", "?"]
    players = [0, 1, 0, 0, 0, 0, 1, 0]
    plies = [PlyText(i, p, t) for i, (t, p) in enumerate(zip(texts, players, strict=True), 1)]
    rows = scene_of(page).words.rows(plies)
    assert [(row.ply, row.number, row.text) for row in rows] == [
        (1, "1", "atoms"),
        (2, "2", "a1, a2, a3, a4"),
        (6, "3", "+a1, /a1, 9"),
        (7, "4", "pass"),
        (8, "5", "?"),
    ]


def test_only_cells_and_ports_mean_something() -> None:
    assert cell_or_port(None) == ("", -1)
    page_spot = Spot("elsewhere", port_centre(0), "")
    assert cell_or_port(page_spot) == ("", -1)
