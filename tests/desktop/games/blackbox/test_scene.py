"""Black Box on the table: whole games, hiding, probing, guessing, and nothing secret."""

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QThread, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.row_data import PlyText
from desktop.games.blackbox.prompts import END
from desktop.games.blackbox.ray_paths import both_ends
from desktop.storage.settings import Settings
from desktop.table.coach import Coach
from desktop.table.page import TablePage
from desktop.theme.appearance import Appearance
from rules.blackbox.events import GuessWrong, ProbeAnswered
from rules.blackbox.placements import has_double, members
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES, path
from rules.core import Event
from tests.desktop.conftest import Seat
from tests.desktop.games.blackbox.table import (
    FREDS,
    NEDS,
    Key,
    button,
    cells,
    click,
    drag,
    header,
    lift_curtain,
    playing,
    press,
    scene_of,
    walk,
)
from tests.rules.blackbox.play import doubles

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
    assert scene_of(page).shown.box.marks[PORT_NAMES.index("10")] == "%"
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
    rows = scene_of(page).words.rows(page.session.hot_seat.history())
    assert [row.text for row in rows] == [NEDS.replace(",", ", "), FREDS.replace(",", ", "),
                                          "10", "j, +c2", "5, +b2, +b4, +f5, +g1, ?"]  # fmt: skip
    assert [row.note for row in rows] == ["", "", "reflection", "hit", "out at h"]


def test_a_whole_game_by_keyboard(seat: Seat) -> None:
    page = seat("blackbox")
    for names in (NEDS, FREDS):
        lift_curtain(page)
        for name in names.split(","):
            walk(page, name)
            press(page, Key.Key_Return)
        press(page, Key.Key_C)
    lift_curtain(page)
    walk(page, "d")
    press(page, Key.Key_Return)
    assert scene_of(page).shown.box.marks[PORT_NAMES.index("k")] == "a"
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
    assert len(scene.shown.placed) == 4
    assert "Remove one first" in header(page)
    click(page, "a1")
    assert scene.shown.placed == cells("b1,c1,d1")
    assert scene.panel is not None
    assert not scene.panel.hide_atoms.isEnabled()
    assert "3 of 4" in header(page)


def test_while_probing_findings_are_read_but_not_shown(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    panel = scene_of(page).panel
    assert panel is not None
    assert panel.lines[0].isVisible()
    page = playing(seat)
    click(page, "a1")
    panel = scene_of(page).panel
    assert panel is not None
    assert panel.summary
    assert not panel.lines[0].isVisible()


def test_escape_takes_all_placed_atoms_back(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1", "b1")
    press(page, Key.Key_Escape)
    assert scene_of(page).shown.placed == frozenset()


def test_hiding_too_few_atoms_by_key_says_why(seat: Seat) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1")
    press(page, Key.Key_C)
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

    monkeypatch.setattr("desktop.games.blackbox.doubles.has_double", watched)
    page = seat("blackbox")
    lift_curtain(page)
    scene = scene_of(page)
    click(page, "b2", "b4", "f5", "g1")
    qtbot.waitUntil(lambda: scene.shown.double is False)
    press(page, Key.Key_Escape)
    double = next(members(doubles()))
    click(page, *(CELL_NAMES[cell] for cell in double))
    qtbot.waitUntil(lambda: scene.shown.double is True)
    assert "same results" in header(page)
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
    qtbot.waitUntil(lambda: scene.shown.double is False)
    assert scene.shown.placed == frozenset(fair)


def test_placed_atoms_survive_theme_and_size_and_can_be_carried(
    seat: Seat, look: Appearance
) -> None:
    page = seat("blackbox")
    lift_curtain(page)
    click(page, "a1", "b1")
    look.choose("dark")
    page.resize(1024, 680)
    assert scene_of(page).shown.placed == cells("a1,b1")
    drag(page, "a1", "g7")
    assert scene_of(page).shown.placed == cells("b1,g7")
    drag(page, "b1", QPoint(4, page.view.height() - 4))
    assert scene_of(page).shown.placed == cells("g7")


# Probing


def test_a_letter_stands_at_both_ends_and_one_probe_is_all(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    click(page, "5")
    assert both_ends(scene.shown.box, PORT_NAMES.index("5")) == [
        PORT_NAMES.index("5"),
        PORT_NAMES.index("h"),
    ]
    assert "came out at h" in header(page)
    click(page, "9")
    assert "you can send one ray a turn" in header(page).lower()
    assert scene.shown.box.probes == 1


def test_a_marked_port_is_inert_and_says_why(seat: Seat) -> None:
    page = playing(seat, "10", "end")
    click(page, "10")
    assert "mark % already" in header(page)
    assert scene_of(page).shown.box.probes == 1


def test_the_end_of_an_animated_probe_is_right_however_early_it_is_finished(
    seat: Seat, look: Appearance
) -> None:
    page = playing(seat)
    look.reduce_motion(False)
    scene = scene_of(page)
    click(page, "b2", "b4")
    click(page, "10")
    assert scene.motion.running
    assert "was reflected" not in header(page)
    press(page, Key.Key_Shift)
    assert not scene.motion.running
    assert "was reflected" in header(page)
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
    assert scene.shown.box.atoms is None
    assert ten not in scene.box_items.rays
    click(page, "b2", "b4")
    assert path(scene.shown.box.markers, ten) == path(cells(FREDS), ten)
    assert ten in scene.box_items.rays
    click(page, "b4", "g4")
    # Reflected at once, says this marker; that it is another way is not ours to know.
    assert scene.box_items.rays[ten].path.cells == 0


# Guessing


def test_guess_awakes_at_exactly_four_markers(seat: Seat) -> None:
    page = playing(seat)
    panel = scene_of(page).panel
    assert panel is not None
    for name, awake in (("a1", False), ("a2", False), ("a3", False), ("a4", True), ("a5", False)):
        click(page, name)
        assert panel.guess.isHidden() != awake
    press(page, Key.Key_G)
    assert "exactly four" in header(page)


def test_three_wrong_guesses_lose(seat: Seat) -> None:
    page = playing(seat)
    scene = scene_of(page)
    assert page.session is not None
    click(page, "a1", "a2", "a3", "a4")
    button(page, "guess")
    assert "your guess was wrong" in header(page)
    assert "At least one of the four is wrong" in header(page)
    assert "end your turn" in header(page)
    assert scene.panel is not None
    assert scene.panel.guess.isHidden()
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
    mini = scene.panel.small_box.look if scene.panel is not None else None
    assert mini is not None
    assert mini.box.atoms == cells(NEDS)
    spectator = scene.game.view(scene.game.resample(scene.view, Random(1)), None)
    scene.show_view(spectator)
    assert scene.box_items.pieces == {}
    assert scene.panel is not None
    assert scene.panel.small_box.look.box.atoms is None


def test_a_typed_turn_that_told_something_lingers(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.session is not None
    scene = scene_of(page)
    for text, delays_curtain in ((NEDS, False), (FREDS, False), ("+a1,10", True), ("end", False),
                          ("+b1", False)):  # fmt: skip
        lift_curtain(page)
        page.session.play(text)
        assert scene.words.delays_curtain() == delays_curtain
        assert scene.words.curtain_line()


def test_the_curtain_says_what_the_other_player_did(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.session is not None
    scene = scene_of(page)
    for text, line in (
        (NEDS, "Players hide four atoms in secret."),
        (FREDS, "No atom is shown until you are here."),
        ("+a1,10", "fred sent a ray into 10."),
        ("end", "No atom is shown until you are here."),
    ):
        lift_curtain(page)
        page.session.play(text)
        if page.session.view_for(0).to_move == 0 and text == "+a1,10":
            page.session.play("end")
        assert scene.words.curtain_line().startswith(line)
        for secret in (NEDS, FREDS):
            assert secret not in scene.words.curtain_line()


def test_a_wrong_guess_marks_no_marker_as_wrong(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: list[str] = []
    monkeypatch.setattr(
        "desktop.games.blackbox.items.paint_piece",
        lambda _painter, theme, kind, player: kinds.append(kind),
    )
    page = seat("blackbox")
    session = page.session
    assert session is not None
    for turn in ("a1,b2,c3,d4", "a1,b2,c3,d4", "+a1,+b2,+c3,+e5,?"):
        session.curtain_lifted()
        session.play(turn)
    page.view.grab()
    assert kinds
    assert set(kinds) == {"marker"}


def test_words_that_stand_alone_begin_with_a_capital(seat: Seat) -> None:
    page = seat("blackbox")
    assert page.scene is not None
    assert page.scene.words.seat_info(0).detail == "Atoms to hide"


# -- turns that end by themselves


def has_ended(page: TablePage) -> bool:
    assert page.session is not None
    return page.session.hot_seat.history()[-1].text == END


def test_a_turn_ends_by_itself_when_nothing_else_can_be_done(seat: Seat, qtbot: QtBot) -> None:
    Settings().ends_turns = True
    page = playing(seat)
    click(page, "10")
    assert not has_ended(page), "there is time to read what the ray told"
    qtbot.waitUntil(lambda: has_ended(page))


@pytest.mark.parametrize("marks", [("c2",), tuple(NEDS.split(","))])
def test_a_turn_goes_on_while_somebody_marks(seat: Seat, marks: tuple[str, ...]) -> None:
    Settings().ends_turns = True
    page = playing(seat)
    turn_end = scene_of(page).turn_end
    turn_end.setDuration(600_000)  # however slowly the marks are made
    click(page, "10")
    assert turn_end.state() == turn_end.State.Running
    click(page, *marks)
    assert turn_end.state() == turn_end.State.Stopped
    assert not has_ended(page)


@pytest.mark.parametrize("how", ["click", "key"])
def test_whatever_somebody_does_stops_the_ring(seat: Seat, how: str) -> None:
    Settings().ends_turns = True
    page = playing(seat)
    turn_end = scene_of(page).turn_end
    turn_end.setDuration(600_000)
    click(page, "10")
    assert "Your turn ends when the ring is full. A click stops the ring." in header(page)
    before = page.view.grab().toImage()
    turn_end.setCurrentTime(300_000)
    assert page.view.grab().toImage() != before
    if how == "click":
        click(page, "10")  # it has been used: nothing else happens
    else:
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert turn_end.state() == turn_end.State.Stopped
    assert "ring" not in header(page)
    assert not has_ended(page)


def test_no_turn_ends_by_itself_beside_a_coach(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings().ends_turns = True
    monkeypatch.setattr(Coach, "speaks", True)
    page = playing(seat)
    click(page, "10")
    assert scene_of(page).turn_end.state() == QVariantAnimation.State.Stopped


def test_with_the_setting_off_the_button_ends_the_turn(seat: Seat, qtbot: QtBot) -> None:
    page = playing(seat)
    click(page, "10")
    qtbot.wait(1400)
    assert not has_ended(page)


def test_a_guess_is_offered_only_while_four_markers_lie(seat: Seat) -> None:
    page = playing(seat)
    panel = scene_of(page).panel
    assert panel is not None
    assert (panel.guess.isHidden(), panel.end.isHidden()) == (True, False)
    click(page, "a1", "a2", "a3", "a4")
    assert (panel.guess.isHidden(), panel.end.isHidden()) == (False, False)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ProbeAnswered(0, "c", "d", "9"), "fred sent a ray into c. It came out at 9."),
        (ProbeAnswered(0, "c", "#", None), "fred sent a ray into c. It hit an atom."),
        (ProbeAnswered(0, "c", "%", None), "fred sent a ray into c. It came back."),
        (GuessWrong(0, ("a1",), 2), "fred guessed wrong."),
    ],
)
def test_the_curtain_words_rays_and_guesses(seat: Seat, event: Event, line: str) -> None:
    page = seat("blackbox")
    assert page.session is not None
    scene = scene_of(page)
    for text in (NEDS, FREDS):
        lift_curtain(page)
        page.session.play(text)
    scene.plies = (PlyText(3, 0, "c", (event,)),)
    assert scene.words.curtain_line() == line
