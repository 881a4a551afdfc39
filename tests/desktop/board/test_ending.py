"""The light on what decided a match: it runs once, blocks no input, and waits without motion."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsLineItem

from desktop.app.main_window import MainWindow
from desktop.board.ending import WASH, Ending
from desktop.board.scene import BoardScene
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.dragons.facts import bodies_of, through
from desktop.games.dragons.scene import DragonsScene
from desktop.games.holomino.scene import HolominoScene
from desktop.games.holomino.tiles import NUMBER_CORNERS, corner_way
from desktop.games.mono.scene import MonoScene
from desktop.games.mono.shapes import pieces
from desktop.games.tiles.geometry import GRID, R
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.theme.appearance import appearance
from desktop.theme.colour import contrast, mix, set_off
from desktop.theme.theme import Theme
from rules.games import GAMES
from rules.match import Match
from rules.mono.board import cells_of
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
    ending = scene_of(table).light.ending
    assert ending is not None
    return ending


@pytest.mark.parametrize("slug", SLUGS)
def test_the_light_runs_before_the_result_is_shown(window: MainWindow, slug: str) -> None:
    appearance().reduce_motion(False)
    table = won(window, slug)
    if slug == "dragons":  # its loops are searched in a thread
        wait_until(lambda: scene_of(table).light.ending is not None)
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
    wait_until(lambda: scene_of(table).light.ending is not None)
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
    wait_until(lambda: scene_of(table).light.ending is not None)
    words = table.frame.captions.banner
    assert words is not None
    assert words.fact == "Fred’s own move closed it."


def test_the_next_view_takes_it_away_and_the_end_shows_it_again(window: MainWindow) -> None:
    table = won(window, "adamas")
    session = table.session
    assert session is not None
    session.goto(0)
    assert scene_of(table).light.ending is None
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
        assert scene_of(window.table).light.ending is None
        assert not window.table.banner.isHidden()


def test_light_goes_where_boxes_change_places_and_comes_back(window: MainWindow) -> None:
    table = won(window, "blackbox")
    scene = scene_of(table)
    assert isinstance(scene, BlackBoxScene)
    ending_of(table)
    scene.swap()
    assert scene.light.ending is None
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
    assert twin.light.ending is None
    twin.light.wanted = True
    twin.set_theme(scene.theme)
    assert twin.light.ending is not None


def test_a_dragon_fades_as_a_whole(window: MainWindow) -> None:
    table = won(window, "dragons")
    wait_until(lambda: scene_of(table).light.ending is not None)
    scene, ending = scene_of(table), ending_of(table)
    assert isinstance(scene, DragonsScene)
    loop = scene.view.placed[0]
    part = through(scene.words.tile_set, scene.view.tiles[loop], 1)
    (dragon,) = (one for one in bodies_of(scene.view).dragons if (loop, part) in one.parts)
    bright = [item for item in ending.items if item.zValue() == 4.2]
    assert len(bright) == len(dragon.parts)
    assert all(ending.washed.contains(GRID.centre(cell)) for cell in scene.view.tiles)


def test_a_circle_of_holomino_fades_as_a_whole(window: MainWindow) -> None:
    table = won(window, "holomino")
    scene, path = scene_of(table), ending_of(table).washed
    assert isinstance(scene, HolominoScene)
    circles: dict[tuple[int, int], set[bool]] = {}
    for cell in scene.view.tiles:
        for corner in NUMBER_CORNERS:
            at = GRID.centre(cell) + corner_way(corner) * R
            digit = GRID.centre(cell) + corner_way(corner) * 0.715 * R
            key = (round(at.x()), round(at.y()))
            circles.setdefault(key, set()).add(path.contains(digit))
    assert {True} in circles.values()
    assert {False} in circles.values()
    assert {True, False} not in circles.values()


def test_a_region_of_mono_fades_as_a_whole(window: MainWindow) -> None:
    table = won(window, "mono")
    scene, path = scene_of(table), ending_of(table).washed
    assert isinstance(scene, MonoScene)
    place, grid = scene.shown.arrangement.places[0], scene.shown.grid
    fades = [
        {path.contains(place.spot(grid, cell)) for cell in cells_of(part)}
        for _, part in pieces(grid, scene.shown.looks[place.player].labels)
    ]
    assert {True} in fades
    assert {False} in fades
    assert {True, False} not in fades


@pytest.mark.parametrize("slug", ["dragons", "holomino", "mono"])
def test_the_last_move_is_not_marked_beside_the_light(window: MainWindow, slug: str) -> None:
    table = won(window, slug)
    wait_until(lambda: scene_of(table).light.ending is not None)
    scene = scene_of(table)
    if isinstance(scene, DragonsScene):
        assert not any(mark.isVisible() for mark in scene.table.marks.values())
    elif isinstance(scene, HolominoScene):
        assert scene.table.contour is not None
        assert not scene.table.contour.isVisible()
    elif isinstance(scene, MonoScene):
        assert not any(look.rings() for look in scene.shown.looks.values())


@pytest.mark.parametrize("dark", [False, True])
def test_texts_on_what_is_washed_out_are_readable(window: MainWindow, dark: bool) -> None:
    scene, colours = scene_of(won(window, "holomino")), Theme(dark=dark)
    ending = Ending(scene.board, colours, 1.0)
    fills = [colours.tile_value(value, 9).fill for value in range(1, 10)]
    fills += [colours.value(value, 25).fill for value in range(1, 26)]
    fills += [colours.player(player).main for player in (0, 1)]
    for ground, share in (("table", WASH), ("board", 0.6)):
        for fill in fills:
            pale = mix(fill, colours.colour(ground), share)
            assert contrast(ending.ink_on(fill, ground, share), pale) >= 4.5


def test_the_best_turn_of_mono_is_the_title_of_its_runs(window: MainWindow) -> None:
    table = won(window, "mono")
    scene, tag = scene_of(table), ending_of(table).tag
    assert isinstance(scene, MonoScene)
    assert tag is not None
    arrangement, grid = scene.shown.arrangement, scene.shown.grid
    front, small = (place.body(grid) for place in arrangement.places)
    assert tag.area.center().x() == pytest.approx(small.center().x())
    assert tag.area.top() > small.bottom()
    margins = front.left() - arrangement.rect.left(), arrangement.rect.right() - small.right()
    assert margins[0] == pytest.approx(margins[1])


def test_a_shade_is_found_on_every_grey() -> None:
    for grey in range(256):
        ground = QColor(grey, grey, grey)
        assert contrast(set_off(ground, [ground], 4.5), ground) >= 4.5


def test_a_ray_of_the_winner_has_a_gap_where_another_crosses_it(window: MainWindow) -> None:
    ending = ending_of(won(window, "blackbox"))
    gaps = [item for item in ending.items if isinstance(item, QGraphicsLineItem)]
    middles = {(round(one.line().center().x()), round(one.line().center().y())) for one in gaps}
    assert middles == {(350, 50), (350, 250)}
