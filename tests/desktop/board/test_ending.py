"""The light on what decided a match: it runs once, blocks no input, and waits without motion."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.app.main_window import MainWindow
from desktop.board.ending import Ending
from desktop.board.scene import BoardScene
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.mono.scene import MonoScene
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from rules.games import GAMES
from rules.match import Match
from tests.desktop.conftest import wait_until
from tests.tools import sample_matches

SLUGS = [game.slug for game in GAMES]


def won(window: MainWindow, slug: str) -> TablePage:
    """Play the last move of a match."""
    match = sample_matches.finished(slug)
    match.undo()
    window.table.start(Session(Match.from_text(match.to_text())))
    session = window.table.session
    assert session is not None
    session.start()
    session.redo()
    assert session.outcome is not None
    return window.table


def scene_of(table: TablePage) -> BoardScene:
    assert table.scene is not None
    return table.scene


def ending_of(table: TablePage) -> Ending:
    ending = scene_of(table).ending
    assert ending is not None
    return ending


@pytest.mark.parametrize("slug", SLUGS)
def test_the_light_runs_before_the_result_is_shown(window: MainWindow, slug: str) -> None:
    appearance().reduce_motion(False)
    table = won(window, slug)
    if slug == "dragons":  # its loops are searched in a thread
        wait_until(lambda: scene_of(table).ending is not None)
    else:
        assert table.banner.isHidden()
        assert ending_of(table).share == 0
        room = table.view.table.beside.foot
        assert room  # the board is fitted once
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
        assert table.view.table.beside.foot == room
    wait_until(lambda: not table.banner.isHidden())
    assert ending_of(table).share == 1


@pytest.mark.parametrize(
    ("slug", "heading", "tag"),
    [
        ("mono", "Fred wins by 6 points", "+22"),
        ("holomino", "Ned wins by 68 points", "+143"),
        ("adamas", "Fred wins: all captured", "1 = 1"),
        ("blackbox", "Ned wins: all four atoms", ""),
        ("dragons", "Ned wins: a loop of 11", ""),
    ],
)
def test_with_reduced_motion_light_and_result_are_there_at_once(
    window: MainWindow, slug: str, heading: str, tag: str
) -> None:
    table = won(window, slug)
    wait_until(lambda: scene_of(table).ending is not None)
    assert not table.banner.isHidden()
    ending = ending_of(table)
    assert ending.share == 1
    assert ending.lines
    assert (ending.tag.value if ending.tag is not None else "") == tag
    board = scene_of(table).board_rect()
    for item in ending.items:
        assert item.opacity() > 0
        assert board.intersects(item.mapRectToParent(item.boundingRect()))
    words = table.frame.captions.banner
    assert words is not None
    assert words.heading == heading
    assert words.text.startswith(f"{words.title}. {words.line}"), "read aloud"


def test_a_loop_closed_by_its_loser_is_said(window: MainWindow) -> None:
    table = won(window, "dragons")
    wait_until(lambda: scene_of(table).ending is not None)
    words = table.frame.captions.banner
    assert words is not None
    assert words.fact == "Fred’s own move closed it."


def test_the_next_view_takes_it_away_and_the_end_shows_it_again(window: MainWindow) -> None:
    table = won(window, "adamas")
    session = table.session
    assert session is not None
    session.goto(0)
    assert scene_of(table).ending is None
    session.back_to_game()
    assert ending_of(table).share == 1


@pytest.mark.parametrize("slug", ["dragons", "blackbox"])
def test_a_resignation_and_a_draw_light_nothing(window: MainWindow, slug: str) -> None:
    for draw in (False, True):
        window.table.start(Session(sample_matches.middle(slug)))
        session = window.table.session
        assert session is not None
        session.curtain_lifted()
        if draw:
            session.propose_draw()
            session.answer(True)
        else:
            session.resign()
        assert session.outcome is not None
        assert scene_of(window.table).ending is None
        assert not window.table.banner.isHidden()


def test_light_goes_where_boxes_change_places_and_comes_back(window: MainWindow) -> None:
    table = won(window, "blackbox")
    scene = scene_of(table)
    assert isinstance(scene, BlackBoxScene)
    ending_of(table)
    scene.swap()
    assert scene.ending is None
    scene.swap()
    ending_of(table)


def test_black_box_lays_the_other_box_beside_the_winners(window: MainWindow) -> None:
    scene = scene_of(won(window, "blackbox"))
    assert isinstance(scene, BlackBoxScene)
    outcome = scene.view.outcome
    assert outcome is not None
    assert {scene.shown.solver} == outcome.winners
    other = [spot for spot in scene.spots() if str(spot.key).startswith("('other'")]
    assert len(other) == 49 + 28
    assert scene.board_rect().contains(other[0].at)


def test_mono_puts_the_board_of_the_best_turn_in_front(window: MainWindow) -> None:
    table = won(window, "mono")
    scene = scene_of(table)
    assert isinstance(scene, MonoScene)
    front, small = scene.shown.arrangement.places
    assert (front.player, front.minor, small.minor) == (1, False, True)
    assert len(ending_of(table).beads) == 8


def test_the_best_turn_is_marked_in_the_graph(window: MainWindow) -> None:
    table = won(window, "holomino")
    ply = ending_of(table).ply
    assert table.panel.chart.curves.lit == (ply, 1)
    assert table.session is not None
    table.session.goto(1)
    assert table.panel.chart.curves.lit is None


def test_in_a_review_or_a_small_picture_nothing_is_lit(window: MainWindow) -> None:
    table = won(window, "mono")
    scene = scene_of(table)
    twin = scene.twin(scene.theme)
    assert twin.ending is None
    twin.lights_win = True
    twin.set_theme(scene.theme)
    assert twin.ending is not None
