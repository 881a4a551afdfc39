"""Black Box on the table: hiding, solving, guessing, by mouse and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.appearance import Appearance
from desktop.scenes.blackbox import BlackBoxScene
from desktop.scenes.blackbox_hand import meant
from desktop.scenes.blackbox_ways import both_ends, port_centre, read_box, way
from desktop.scenes.contract import PlyText, Spot
from desktop.table_page import TablePage
from rules.blackbox import Box
from rules.blackbox_placements import doubles, has_double, members
from rules.blackbox_rays import CELL_NAMES, HIT, PORT_NAMES, PORTS, REFLECTED, path, trace
from tests.desktop.conftest import Seat, spot_point

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NEDS = "c2,e2,f6,f7"
FREDS = "b2,b4,f5,g1"


def key_of(name: str) -> tuple[str, int]:
    """The spot of a cell (b3) or a port (3, b)."""
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
    """Presses on a cell and carries on to another, or to a point; the result is that point."""
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
    """A game after both have hidden their atoms, and these typed turns; Fred or Ned is seated."""
    page = seat("blackbox")
    assert page.session is not None
    for text in (NEDS, FREDS, *turns):
        lift_curtain(page)
        page.session.play(text)
    if page.session.outcome is None:
        lift_curtain(page)
    return page


def header(page: TablePage) -> str:
    return f"{page.header.sentence}. {page.header.hint}"


# A whole game


def test_a_whole_game_by_mouse(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, *NEDS.split(","))
    button(page, "hide_atoms")
    lift_curtain(page)
    click(page, *FREDS.split(","))
    button(page, "hide_atoms")
    lift_curtain(page)
    click(page, "10")
    assert scene_of(page).box.marks[PORT_NAMES.index("10")] == "%"
    button(page, "end")
    lift_curtain(page)
    click(page, "j", "c2")
    button(page, "end")
    lift_curtain(page)
    click(page, "5", *FREDS.split(","))
    button(page, "guess")
    assert page.session is not None
    assert page.session.outcome is not None
    assert page.session.outcome.winners == {0}
    rows = scene_of(page).rows(page.session.history())
    assert [row.text for row in rows] == [NEDS.replace(",", ", "), FREDS.replace(",", ", "),
                                          "10", "j, +c2", "5, +b2, +b4, +f5, +g1, ?"]  # fmt: skip
    assert [row.note for row in rows] == ["", "", "%", "#", "a"]


def walk(page: TablePage, name: str) -> None:
    """Goes to a spot by arrow keys alone."""
    scene = scene_of(page)
    if scene.cursor.spot is None:
        press(page, Key.Key_Right)
    goal = next(spot.at for spot in scene.spots() if spot.key == key_of(name))
    for _ in range(20):
        spot = scene.cursor.spot
        assert spot is not None
        step = goal - spot.at
        inside = meant(spot)[0] == "cell"
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


def test_a_whole_game_by_keyboard(seat: Seat) -> None:
    page = seat("blackbox")
    for names in (NEDS, FREDS):
        lift_curtain(page)
        for name in names.split(","):
            walk(page, name)
            press(page, Key.Key_Return)
        press(page, Key.Key_H)
    lift_curtain(page)
    walk(page, "d")
    press(page, Key.Key_Return)
    assert scene_of(page).box.marks[PORT_NAMES.index("k")] == "a"
    press(page, Key.Key_E)
    lift_curtain(page)
    press(page, Key.Key_E)
    lift_curtain(page)
    for name in FREDS.split(","):
        walk(page, name)
        press(page, Key.Key_Return)
    press(page, Key.Key_G)
    assert page.session is not None
    assert page.session.outcome is not None


# Hiding


def test_a_fifth_atom_is_refused_and_an_atom_can_be_taken_away(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    scene = scene_of(page)
    click(page, "a1", "b1", "c1", "d1", "e1")
    assert len(scene.placed) == 4
    assert "take one away first" in header(page)
    click(page, "a1")
    assert scene.placed == cells("b1,c1,d1")
    assert scene.panel is not None
    assert not scene.panel.hide_atoms.isEnabled()
    assert "3 of 4" in header(page)


def test_escape_takes_all_placed_atoms_back(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1", "b1")
    press(page, Key.Key_Escape)
    assert scene_of(page).placed == frozenset()


def test_hiding_too_few_atoms_by_key_says_why(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1")
    press(page, Key.Key_H)
    assert "four different atoms" in header(page)


def test_ports_are_inert_while_atoms_are_hidden(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "3")
    assert "Rays come later" in header(page)


def test_a_double_is_told_and_found_beside_the_window(
    seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def watched(atoms: Any) -> bool:
        threads.append(QThread.currentThread())
        return has_double(atoms)

    monkeypatch.setattr("desktop.scenes.blackbox_doubles.has_double", watched)
    page = seat("blackbox")
    lift_curtain(page)
    scene = scene_of(page)
    click(page, "b2", "b4", "f5", "g1")
    qtbot.waitUntil(lambda: scene.double is False, timeout=20_000)
    press(page, Key.Key_Escape)
    double = next(members(doubles()))
    click(page, *(CELL_NAMES[cell] for cell in double))
    qtbot.waitUntil(lambda: scene.double is True, timeout=20_000)
    assert "double" in header(page)
    assert QThread.currentThread() not in threads


def test_random_never_leaves_a_double(seat: Seat, qtbot: QtBot) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    scene = scene_of(page)
    double = list(next(members(doubles())))
    fair = list(cells("b2,b4,f5,g1"))
    drawn = iter([double, fair])

    class Loaded(Random):
        def sample(self, *_given: Any, **_more: Any) -> Any:
            return next(drawn)

    scene.rng = Loaded()
    button(page, "random")
    qtbot.waitUntil(lambda: scene.double is False, timeout=20_000)
    assert scene.placed == frozenset(fair)


def test_placed_atoms_survive_theme_and_size_and_can_be_carried(
    seat: Seat, look: Appearance
) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1", "b1")
    look.choose("dark")
    page.resize(1024, 680)
    assert scene_of(page).placed == cells("a1,b1")
    drag(page, "a1", "g7")
    assert scene_of(page).placed == cells("b1,g7")
    drag(page, "b1", QPoint(4, page.view.height() - 4))
    assert scene_of(page).placed == cells("g7")


# Probing


def test_a_letter_stands_at_both_ends_and_one_probe_is_all(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "5")
    assert both_ends(scene.box, PORT_NAMES.index("5")) == [
        PORT_NAMES.index("5"),
        PORT_NAMES.index("h"),
    ]
    assert "came out at h" in header(page)
    click(page, "9")
    assert "only one probe a turn" in header(page).lower()
    assert scene.box.probes == 1


def test_a_marked_port_is_inert_and_says_why(seat: Seat) -> None:
    page = playing(seat, "10", "end")
    click(page, "10")
    assert "mark % already" in header(page)
    assert scene_of(page).box.probes == 1


def test_the_end_of_an_animated_probe_is_right_however_early_it_is_finished(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat)
    look.reduce_motion(False)
    scene = scene_of(page)
    click(page, "b2", "b4")
    click(page, "10")
    assert scene.motion.running
    assert "came back" not in header(page)
    press(page, Key.Key_Shift)
    assert not scene.motion.running
    assert "came back" in header(page)
    assert {item.scale() for item in scene.box_items.ports.values()} == {1.0}
    assert scene.box_items.rays[PORT_NAMES.index("10")].isVisible()


def test_a_ray_nobody_can_explain_is_lost_in_the_dark(seat: Seat, look: Appearance) -> None:
    page = playing(seat)
    look.reduce_motion(False)
    scene = scene_of(page)
    click(page, "10")
    assert scene.motion.running
    assert PORT_NAMES.index("10") not in scene.box_items.rays
    scene.motion.finish()
    assert {item.scale() for item in scene.box_items.ports.values()} == {1.0}


def test_rays_follow_the_markers_never_the_atoms(seat: Seat) -> None:
    page = playing(seat, "10", "end")
    scene = scene_of(page)
    ten = PORT_NAMES.index("10")
    assert scene.box.atoms is None
    assert ten not in scene.box_items.rays
    click(page, "b2", "b4")
    assert path(scene.box.markers, ten) == path(cells(FREDS), ten)
    assert ten in scene.box_items.rays
    click(page, "b4", "g4")
    # Reflected at once, says this marker; that it is another way is not ours to know.
    assert scene.box_items.rays[ten].way.cells == 0


# Markers and notes


def test_markers_come_and_go_and_are_carried(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1", "b1", "b1")
    assert scene.box.markers == cells("a1")
    drag(page, "a1", "c3")
    assert scene.box.markers == cells("c3")
    click(page, "d4")
    drag(page, "d4", "c3")
    assert scene.box.markers == cells("c3,d4")
    drag(page, "d4", QPoint(4, page.view.height() - 4))
    assert scene.box.markers == cells("c3")
    assert not scene.hand.carrying


def test_a_drag_survives_another_theme_another_size_and_escape(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1")
    drag(page, "a1", "c3", drop=False)
    assert scene.hand.carrying
    look.choose("dark")
    page.resize(1024, 680)
    QApplication.processEvents()
    to = spot_point(page, key_of("e5"))
    QTest.mouseMove(page.view.viewport(), to)
    assert scene.hand.carrying
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=to)
    assert scene.box.markers == cells("e5")
    drag(page, "e5", "a1", drop=False)
    press(page, Key.Key_Escape)
    assert not scene.hand.carrying
    assert scene.box_items.pieces[CELL_NAMES.index("e5")].opacity() == 1
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot_point(page, key_of("a1")))
    assert scene.box.markers == cells("e5")


def test_taking_back_in_the_middle_of_a_drag_puts_the_piece_down(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "a1", "b1")
    drag(page, "a1", "c3", drop=False)
    assert page.session is not None
    page.session.undo()
    assert not scene.hand.carrying
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot_point(page, key_of("c3")))
    assert scene.box.markers == cells("a1")


def test_a_marker_that_cannot_lie_there_glides_home(seat: Seat, look: Appearance) -> None:
    page = playing(seat)
    click(page, "a1", "b1")
    look.reduce_motion(False)
    scene = scene_of(page)
    drag(page, "a1", "b1")
    assert scene.motion.running
    scene.motion.finish()
    assert not scene.hand.carrying
    assert scene.box.markers == cells("a1,b1")


def test_notes_are_private_and_go_with_their_viewer(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "c3", "d3", button=RIGHT)
    assert scene.notes() == ["c3", "d3"]
    assert next(spot for spot in scene.spots() if spot.key == key_of("c3")).name.endswith("empty")
    click(page, "d3", button=RIGHT)
    walk(page, "e5")
    press(page, Key.Key_N)
    kept = scene.notes()
    assert kept == ["c3", "e5"]
    press(page, Key.Key_E)
    lift_curtain(page)
    assert scene.notes() == []
    press(page, Key.Key_E)
    lift_curtain(page)
    assert scene.notes() == kept
    scene.set_notes([*kept, "z9"])
    assert scene.notes() == kept


def test_a_marker_cannot_be_noted_as_empty(seat: Seat) -> None:
    page = playing(seat)
    click(page, "c3")
    click(page, "c3", button=RIGHT)
    assert "has a marker" in header(page)


# Guessing


def test_guess_awakes_at_exactly_four_markers(seat: Seat) -> None:
    page = playing(seat)
    panel = scene_of(page).panel
    assert panel is not None
    for name, awake in (("a1", False), ("a2", False), ("a3", False), ("a4", True), ("a5", False)):
        click(page, name)
        assert panel.guess.isEnabled() == awake
    assert "exactly four" in panel.guess.toolTip()
    press(page, Key.Key_G)
    assert "exactly four" in header(page)


def test_three_wrong_guesses_lose(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    assert page.session is not None
    click(page, "a1", "a2", "a3", "a4")
    button(page, "guess")
    assert "your guess was wrong" in header(page)
    assert "One or more of the four are wrong" in header(page)
    assert "end your turn" in header(page)
    assert scene.panel is not None
    assert not scene.panel.guess.isEnabled()
    for _ in range(2):
        press(page, Key.Key_E)
        lift_curtain(page)
        press(page, Key.Key_E)
        lift_curtain(page)
        assert "guessed these four before" in header(page)
        press(page, Key.Key_Question)
    assert page.session.outcome is not None
    assert page.session.outcome.winners == {1}


# Secrets


def test_before_anybody_is_here_no_atoms_are_shown(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.session is not None
    for text in (NEDS, FREDS):
        lift_curtain(page)
        page.session.play(text)
    scene = scene_of(page)
    scene.show_view(page.session.view_for(0), viewer=0)
    assert scene.box_items.pieces == {}
    mini = scene.panel.mini.look if scene.panel is not None else None
    assert mini is not None
    assert mini.box.atoms == cells(NEDS)
    spectator = scene.game.view(scene.game.resample(scene.view, Random(1)), None)
    scene.show_view(spectator)
    assert scene.box_items.pieces == {}
    assert scene.panel is not None
    assert scene.panel.mini.look.box.atoms is None


def test_a_typed_turn_that_told_something_lingers(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.session is not None
    scene = scene_of(page)
    for text, lingers in ((NEDS, False), (FREDS, False), ("+a1,10", True), ("end", False),
                          ("+b1", False)):  # fmt: skip
        lift_curtain(page)
        page.session.play(text)
        assert scene.lingers() == lingers
        assert scene.curtain_line()


# After the game


def test_after_the_game_every_ray_can_be_replayed_in_both_boxes(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat, "5", "j,+c2,+a1", "+b2,+b4,+f5,+g1,?")
    look.reduce_motion(False)
    scene = scene_of(page)
    assert scene.box.atoms == cells(FREDS)
    click(page, "h")
    assert scene.motion.running
    scene.motion.finish()
    ray = scene.box_items.rays[PORT_NAMES.index("h")]
    assert ray.way.cells == len(path(cells(FREDS), PORT_NAMES.index("h")))
    button(page, "swap")
    assert scene.box.atoms == cells(NEDS)
    walk(page, "j")
    press(page, Key.Key_Return)
    assert scene.motion.running
    scene.motion.finish()
    assert scene.box_items.rays[PORT_NAMES.index("j")].way.result == HIT
    assert scene.panel is not None
    QTest.mouseClick(scene.panel.mini, LEFT)
    assert scene.box.atoms == cells(FREDS)


# What is shown


def test_the_panel_says_which_results_agree(seat: Seat) -> None:
    page = playing(seat, "10", "end", "f", "end", "+b2,+b4", "end")
    scene = scene_of(page)
    reading = read_box(scene.box)
    assert (reading.agree, reading.differ) == (1, (PORT_NAMES.index("f"),))
    assert scene.panel is not None
    assert [line.words for line in scene.panel.lines] == ["1 result agrees", "f does not"]
    click(page, "g1")
    assert [line.words for line in scene.panel.lines] == ["All 2 results agree", ""]


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
            found = way(atoms, port, 27)
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
    rows = scene_of(page).rows(plies)
    assert [(row.ply, row.number, row.text) for row in rows] == [
        (1, "1", "atoms"),
        (2, "2", "a1, a2, a3, a4"),
        (6, "3", "+a1, /a1, 9"),
        (7, "4", "pass"),
        (8, "5", "?"),
    ]


def test_only_cells_and_ports_mean_something() -> None:
    assert meant(None) == ("", -1)
    page_spot = Spot("elsewhere", port_centre(0), "")
    assert meant(page_spot) == ("", -1)
