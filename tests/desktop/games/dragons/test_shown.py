"""What the table of Dragons shows: gaps, automatic moves, eyes, loops, options, the end."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.games.catalogue import ui_of
from desktop.games.dragons import body_paths as dragons_search
from desktop.games.dragons.body_paths import loop_middles
from desktop.games.dragons.facts import board_of, longest_paths, winning_loops
from desktop.games.dragons.items import PathItem
from desktop.games.dragons.scene import DragonsScene
from desktop.games.tiles.geometry import GRID
from desktop.lessons.progress import LessonPlace
from desktop.theme.appearance import Appearance
from desktop.theme.theme import Theme
from rules.core.hexes import Hex
from rules.dragons import Dragons
from rules.dragons import position as set_up
from rules.puzzles import KINDS, shipped
from tests.desktop.conftest import Seat
from tests.desktop.games.dragons.table import (
    AUTO_MOVES,
    LEFT,
    LOOP,
    NONE,
    ONE_GAP,
    TWO_GAPS,
    click,
    played,
    position,
    press,
    scene_of,
    sit,
)
from tests.rules.dragons.boards import TWO_TILES

AFTER_TWO = set_up(TWO_TILES)

# -- a previewed move


def test_a_spectator_sees_where_a_move_goes_and_no_other_position(qtbot: QtBot) -> None:
    game, view = Dragons(), AFTER_TWO
    scene = DragonsScene(game, Theme())
    scene.show_view(view)
    scene.hand.show_preview([next(game.legal_moves(view))])
    assert scene.hand.half.ghost_cell == view.positions[0]
    assert not scene.hand.half.highlights().lit


def test_a_move_that_is_shown_when_a_turn_comes_is_not_taken_for_a_choice(qtbot: QtBot) -> None:
    game, view = Dragons(), AFTER_TWO
    scene = DragonsScene(game, Theme())
    scene.show_view(view, viewer=0, seat=0)
    scene.hand.pick(scene.hand.half.choice.letter)
    move = next(game.legal_moves(view))
    scene.hand.show_preview([move])
    scene.show_view(game.apply(view, move), viewer=1, seat=1)
    assert not scene.hand.half.following
    scene.hand.show_preview([])
    assert scene.hand.half.choice.view == game.apply(view, move)
    assert not scene.hand.half_done


# -- gaps and automatic moves


def test_the_one_gap_is_chosen_already(seat: Seat) -> None:
    page = sit(seat, *ONE_GAP)
    scene = scene_of(page)
    (gap,) = scene.view.gaps
    assert scene.hand.half.choice.target == gap
    assert page.view.prompt.sentence == "Fred, fill the gap"
    assert page.view.prompt.hint == "3 sides are closed. A tile fits in 3 ways."
    assert scene.marks.ghost is not None
    assert scene.marks.bubble.isVisible()
    number = scene.view.positions.index(gap) + 1
    letter = scene.hand.half.choice.letter
    click(page, gap)
    assert played(page)[-1].split()[0] == f"{letter}{number}"
    assert not scene.marks.bubble.isVisible()


def test_other_positions_wait_until_a_gap_is_filled(seat: Seat) -> None:
    page = sit(seat, *ONE_GAP)
    scene = scene_of(page)
    inert = next(cell for cell in scene.view.positions if cell not in scene.view.gaps)
    click(page, inert)
    assert page.view.prompt.hint.endswith("must be filled first")
    assert page.view.prompt.hint.startswith("The gap at position ")
    assert len(played(page)) == 2


def test_one_of_several_gaps_is_chosen(seat: Seat) -> None:
    page = sit(seat, *TWO_GAPS)
    scene = scene_of(page)
    assert page.view.prompt.sentence == "Ned, fill one of the 2 gaps"
    assert scene.hand.half.choice.target is None
    gap = scene.view.gaps[1]
    click(page, gap)
    assert scene.hand.half.choice.target == gap
    click(page, gap)
    assert len(played(page)) == 4


def test_automatic_moves_are_marked_and_told(seat: Seat) -> None:
    page = sit(seat, *AUTO_MOVES)
    scene = scene_of(page)
    assert len(scene.view.placed) == 3
    assert list(scene.table.marks) == list(scene.view.placed)
    assert scene.words.moves_fact() == f"{scene.view.pool} tiles left"
    row = page.panel.moves.model.rows[-1]
    assert row.text == "j10"
    assert row.note.startswith("[")
    assert row.note.endswith("]")
    assert len(row.note.split()) == 2


def test_with_motion_tiles_land_one_by_one_and_eyes_open(look: Appearance, seat: Seat) -> None:
    page = sit(seat, *AUTO_MOVES[:-1])
    look.reduce_motion(False)
    assert page.session is not None
    page.session.play(AUTO_MOVES[-1])
    scene = scene_of(page)
    assert scene.motion.running
    assert not scene.marks.shown
    assert len(scene.view.placed) > 1
    for cell in scene.view.placed:
        assert all(item.opacity() == 0 for item in scene.table.pieces[cell])
    press(page, Qt.Key.Key_Right)  # any key finishes
    assert scene.marks.shown
    for cell in scene.view.placed:
        assert all(item.opacity() == 1 and item.scale() == 1 for item in scene.table.pieces[cell])
    assert all(eye.openness == 1 for eye in scene.table.eyes.values())


def test_the_gap_goes_on_pulsing_after_a_click(look: Appearance, seat: Seat) -> None:
    page = sit(seat, *ONE_GAP)
    look.reduce_motion(False)
    press(page, Qt.Key.Key_R)
    assert scene_of(page).motion.running
    look.reduce_motion(True)


# -- seats, loops, the end


def test_the_seats_tell_of_eyes_paths_and_loops(seat: Seat) -> None:
    page = sit(seat)
    info = scene_of(page).words.seat_info(0)
    assert (info.detail, info.pips, info.caption) == ("0 eyes", (0, 6), "longest path: 1")


def test_the_winning_loop_is_lit(seat: Seat) -> None:
    page = sit(seat, *LOOP)
    scene = scene_of(page)
    assert scene.view.outcome is not None
    (winner,) = scene.view.outcome.winners
    assert scene.light.ending is not None
    (lit,) = scene.light.ending.lines
    assert isinstance(lit, PathItem)
    assert lit.share == 1
    assert scene.words.seat_info(winner).pips == (6, 6)
    assert page.session is not None
    page.session.undo()
    assert scene.light.ending is None


def test_a_winning_loop_is_numbered_up_to_the_tile_that_closed_it(seat: Seat) -> None:
    page = sit(seat, *LOOP)
    scene = scene_of(page)
    assert scene.light.ending is not None
    beads = scene.light.ending.beads
    assert len(beads) == 6
    assert beads[-1].pos() == middle_of_loop(scene, scene.view.placed[-1])
    assert page.session is not None
    page.session.undo()
    assert scene.light.ending is None


def test_a_winning_loop_has_the_winners_colour(seat: Seat) -> None:
    page = sit(seat, *LOOP)
    scene = scene_of(page)
    assert scene.view.outcome is not None
    (winner,) = scene.view.outcome.winners
    assert scene.light.ending is not None
    (lit,) = scene.light.ending.lines
    assert isinstance(lit, PathItem)
    colour = scene.theme.player(winner).main.name()
    assert colour in {stroke.name() for _, stroke, _ in lit.strokes()}


def middle_of_loop(scene: DragonsScene, cell: Hex) -> QPointF:
    ((_, loop),) = winning_loops(scene.view, longest_paths(board_of(scene.view), False))
    return loop_middles(loop)[loop.index(cell)]


def test_the_winning_dragon_is_lit(seat: Seat) -> None:
    page = sit(seat, "i5", "f5", "i10", end_first=True)
    scene = scene_of(page)
    assert scene.view.outcome is not None
    assert scene.light.ending is not None
    assert len(scene.light.ending.lines) == 1
    (winner,) = scene.view.outcome.winners
    assert scene.words.seat_info(winner).caption == "1 complete"


@pytest.mark.parametrize("moves", [(), AUTO_MOVES])
def test_the_longest_ways_are_shown_on_demand(seat: Seat, moves: tuple[str, ...]) -> None:
    page = sit(seat, *moves)
    scene = scene_of(page)
    assert scene.table.paths == []
    assert not page.bar.lens_button.isVisible()
    QTest.mouseClick(page.bar.loops_button, LEFT)
    assert len(scene.table.paths) == 2
    click(page, position(page, 1))
    click(page, position(page, 1))
    assert len(scene.table.paths) == 2
    QTest.mouseClick(page.bar.loops_button, LEFT)
    assert scene.table.paths == []


def test_on_huge_boards_the_ways_are_found_beside_the_game(
    seat: Seat, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dragons_search, "AT_ONCE", {False: 1, True: 1})
    page = sit(seat, *AUTO_MOVES)
    scene = scene_of(page)
    qtbot.waitUntil(lambda: scene.words.seat_info(0).caption != "…")
    assert page.session is not None
    page.session.undo()
    with qtbot.waitSignal(scene.facts_changed):
        assert scene.words.seat_info(0).caption == "…"
    assert scene.words.seat_info(0).caption.startswith("longest path: ")


@pytest.mark.parametrize(
    ("options", "chips", "score"),
    [
        ({}, ["50 tiles", "Gaps are filled"], ""),
        ({"tantrix": True}, ["40 tiles", "Tantrix scoring", "Gaps are filled"], "0"),
        ({"end_most": True, "num_eyes": 3}, ["50 tiles", "Most eyes win · 3+ eyes"], "0"),
        ({"all_out_most_eyes": True}, ["50 tiles", "Most eyes at the end"], "0"),
        ({"cross": True, "loop_closed": True}, ["Complete dragon wins", "Crossings"], ""),
        ({"cross": True, "long_loop": True}, ["Loop of five", "Crossings"], ""),
        ({"may_complete": True, "tie_largest_wins": True}, ["Open gaps", "Largest wins"], ""),
        ({"end_single": True, "tie_largest_loses": True}, ["Largest loses"], ""),
        ({"start_tip": True, "num_eyes": 2}, ["2+ eyes", "Second side up"], ""),
        ({"start_joint": True, "tails": True, "must_complete": True}, ["50 tiles"], ""),
    ],
)
def test_every_option_is_told(
    seat: Seat, options: dict[str, object], chips: list[str], score: str
) -> None:
    page = sit(seat, **options)
    scene = scene_of(page)
    assert [chip for chip in scene.words.chips() if chip in chips] == chips
    assert len(scene.words.chips()) <= 4
    assert scene.words.seat_info(0).score == score
    page.grab()


def test_an_earlier_position_is_only_looked_at(seat: Seat) -> None:
    page = sit(seat, *AUTO_MOVES)
    assert page.session is not None
    page.session.goto(1)
    scene = scene_of(page)
    assert scene.seat is None
    cell = scene.view.positions[0]
    at = scene.board.mapToScene(GRID.centre(cell)).toPoint()
    QTest.mouseClick(page.view.viewport(), LEFT, NONE, at)
    press(page, Qt.Key.Key_R)
    assert page.session.ply == 1
    assert scene.hand.half.choice.target is None


def test_everything_pointed_at_has_a_name(seat: Seat) -> None:
    page = sit(seat, *ONE_GAP)
    names = {spot.key: spot.name for spot in scene_of(page).spots()}
    scene = scene_of(page)
    assert names["g"].startswith("g, tails")
    assert names[0, 0] == "tile a, shoulders, O O X X X O, at 0,0"
    assert "must be filled" in names[scene.view.gaps[0]]
    assert all(names.values())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 680)])
def test_nothing_overlaps(seat: Seat, size: tuple[int, int]) -> None:
    page = sit(seat, *AUTO_MOVES)
    page.resize(*size)
    QApplication.processEvents()
    scene = scene_of(page)
    board = scene.board.mapRectToScene(scene.board_rect())
    assert board.bottom() <= scene.rack_area.top()
    slots = sorted(spot.at.x() for spot in scene.spots() if spot.rack)
    assert min(b - a for a, b in pairwise(slots)) >= 40


def test_the_scene_is_on_the_list() -> None:
    assert ui_of("dragons").scene is DragonsScene


def test_lessons_and_puzzles_show_the_longest_ways_as_well(window: MainWindow) -> None:
    window.show_lessons()
    lessons, puzzles = window.pages.lessons, window.puzzles
    lessons.begin(LessonPlace("dragons", 1))
    lessons.bar.loops_button.click()
    assert len(scene_of(lessons).table.paths) == 2
    lessons.begin(LessonPlace("adamas", 1))
    assert not lessons.bar.loops_button.isVisible()
    window.show_puzzles()
    assert not puzzles.bar.loops_button.isVisible()
    puzzles.begin(next(one.text for kind in KINDS if "dragons" in kind for one in shipped(kind)))
    puzzles.bar.loops_button.click()
    assert len(scene_of(puzzles).table.paths) == 2
    puzzles.show_list()
    assert not puzzles.bar.loops_button.isVisible()


def test_a_move_has_a_ghost_in_its_place(seat: Seat) -> None:
    page = sit(seat)
    scene = scene_of(page)
    move = next(iter(scene.game.legal_moves(scene.view)))
    ghost = scene.ghost_of(move)
    assert ghost.letter == move.state_letter
    assert ghost.pos() == GRID.centre(scene.view.positions[move.position - 1])
