"""What the table of Dragons knows of a board, and that its picture shows the same."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import hypot
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from pytestqt.qtbot import QtBot

from desktop.games.dragons.body_paths import loop_path, open_path
from desktop.games.dragons.eyes import BodyHole, eye_centres, eyes_of
from desktop.games.dragons.facts import (
    board_of,
    bodies_of,
    longest_paths,
    through,
    winning_dragons,
    winning_loops,
)
from desktop.games.dragons.scene import DragonsScene
from desktop.games.tiles.geometry import GRID, corner_of
from desktop.theme.theme import Theme
from rules.core.hexes import Hex, neighbour, opposite
from rules.dragons import Dragons, DragonsOptions, DragonsState
from rules.dragons.tiles import TAILS
from tests.rules.dragons.test_copies import VARIANTS, last_tiles

GAME = Dragons()


def played_out(seed: int, **options: object) -> DragonsState:
    """Return a position some way into a game of random moves."""
    random = Random(seed)
    chosen = DragonsOptions(**options)  # type: ignore[arg-type]
    state = GAME.initial_state(chosen.resolved(2), 2)
    for _ in range(random.randint(1, 12)):
        if state.to_move is not None:
            state = GAME.apply(state, random.choice(list(GAME.legal_moves(state))))
    return state


def to_the_end(seed: int) -> DragonsState:
    """Return a game of all forty tiles, at random."""
    random = Random(seed)
    state = GAME.initial_state(DragonsOptions(tantrix=True).resolved(2), 2)
    while state.to_move is not None:
        state = GAME.apply(state, random.choice(list(GAME.legal_moves(state))))
    return state


def next_on_path(state: DragonsState, cell: Hex, colour: int) -> Iterator[Hex]:
    tile_set = state.options.tile_set
    for edge in through(tile_set, state.tiles[cell], colour).edges:
        other = neighbour(cell, edge)
        if other in state.tiles:
            back = opposite(edge)
            if back in through(tile_set, state.tiles[other], colour).edges:
                yield other


def longest_path(state: DragonsState, colour: int) -> int:
    """By trying every path."""
    waiting: list[tuple[Hex, ...]] = [(cell,) for cell in state.tiles]
    best = 0
    while waiting:
        path = waiting.pop()
        best = max(best, len(path))
        beyond = next_on_path(state, path[-1], colour)
        waiting.extend((*path, other) for other in beyond if other not in path)
    return best


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("cross", [False, True])
def test_without_a_loop_the_longest_path_is_found(seed: int, cross: bool) -> None:
    state = played_out(seed, cross=cross)
    ways = longest_paths(board_of(state), cross)
    for colour in (0, 1):
        assert bool(ways.loops[colour]) != bool(ways.paths[colour])
        if ways.paths[colour]:
            assert len(ways.paths[colour]) == longest_path(state, colour)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("cross", [False, True])
def test_every_eye_that_counts_is_marked(seed: int, cross: bool) -> None:
    state = played_out(seed, cross=cross)
    eyes, bodies = eyes_of(state.tiles, state.options.tile_set), bodies_of(state)
    for colour in (0, 1):
        assert sum(eye.colour == colour for eye in eyes) == bodies.eyes(colour)
    assert len({(eye.colour, frozenset(eye.cells)) for eye in eyes}) == len(eyes)
    assert len({at.toPoint().toTuple() for at in eye_centres(eyes)}) == len(eyes)


def test_large_eyes_are_marked_within_their_hole() -> None:
    """Those that three shoulders leave lie at a corner, the others anywhere inside."""
    large = 0
    for seed in range(6):
        state = to_the_end(seed)
        bodies = bodies_of(state)
        assert len(eyes_of(state.tiles, TAILS)) == bodies.eyes(0) + bodies.eyes(1)
        eyes = eyes_of(state.tiles, TAILS)
        for eye, middle in zip(eyes, eye_centres(eyes), strict=True):
            if eye.is_round:
                away = [GRID.centre(cell) - middle for cell in eye.cells]
                assert [round((at.x() ** 2 + at.y() ** 2) ** 0.5) for at in away] == [100] * 3
            else:
                large += 1
                hole = QPolygonF([GRID.centre(cell) for cell in eye.cells])
                assert hole.containsPoint(middle, Qt.FillRule.OddEvenFill)
    assert large


def test_an_eye_within_another_leaves_it_room() -> None:
    ring = BodyHole(0, tuple(neighbour((0, 0), edge) for edge in range(6)))
    within = eye_centres([ring])[0]
    assert hypot(within.x(), within.y()) == pytest.approx(100)
    cells = next(
        ((0, 0), one, other)
        for one, other in pairwise([*ring.cells, ring.cells[0]])
        if corner_of(((0, 0), one, other)) == within
    )
    assert eye_centres([ring, BodyHole(1, cells)])[0] != within


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("cross", [False, True])
def test_the_lit_ways_run_on_without_a_break(seed: int, cross: bool) -> None:
    state = played_out(seed, cross=cross)
    tile_set, ways = state.options.tile_set, longest_paths(board_of(state), cross)
    for colour in (0, 1):
        if ways.loops[colour]:
            path = loop_path(ways.loops[colour])
        else:
            path = open_path(ways.paths[colour], state.tiles, colour, tile_set)
        points = [path.pointAtPercent(step / 400) for step in range(401)]
        longest = max((b - a).manhattanLength() for a, b in pairwise(points))
        assert longest < 1.5 * path.length() / 400 + 0.5
        assert len(path.toSubpathPolygons()) == 1


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("options", [{}, {"cross": True}])
def test_bodies_run_on_from_tile_to_tile(
    qtbot: QtBot, dark: bool, options: dict[str, object]
) -> None:
    # Neither the contours of a last move nor a lit loop shall lie on the bodies.
    state = replace(played_out(3, **options), placed=(), outcome=None, to_move=0)
    theme = Theme(dark, reduced_motion=True)
    scene = DragonsScene(GAME, theme)
    scene.show_view(state)
    frame = scene.board_rect()
    scene.setSceneRect(frame)
    image = QImage(frame.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, image.rect().toRectF(), frame)
    painter.end()

    def colour_at(point: QPointF) -> QColor:
        return image.pixelColor((point - frame.topLeft()).toPoint())

    joins = 0
    for cell, letter in state.tiles.items():
        for edge, player in enumerate(state.options.tile_set.colours[letter]):
            other = neighbour(cell, edge)
            if other in state.tiles:
                middle = (GRID.centre(cell) + GRID.centre(other)) / 2
                found, own = colour_at(middle).getRgb(), theme.player(player).main.getRgb()
                assert found == pytest.approx(own, abs=2)  # blending rounds
                joins += 1
    assert joins > 5


@pytest.mark.parametrize("values", VARIANTS, ids=str)
def test_shown_as_the_winner_is_what_the_rules_say_has_won(values: dict[str, object]) -> None:
    for state, cell in last_tiles(values):
        options, number = state.options, state.positions.index(cell) + 1
        for move in GAME.legal_moves(state):
            after = GAME.apply(state, move)
            if move.position != number or after.outcome is None or len(after.outcome.winners) > 1:
                continue
            loops = winning_loops(after, longest_paths(board_of(after), options.cross))
            won = winning_dragons(after, bodies_of(after))
            by_loop = "loop of" in after.outcome.reason or "longer loop" in after.outcome.reason
            assert bool(loops) == by_loop
            if by_loop or "ran out" in after.outcome.reason:
                continue
            (dragon,) = won
            assert {dragon.colour} == after.outcome.winners
            assert dragon.closed or options.tantrix
            assert options.tantrix or dragon.eyes >= (
                2 if options.loop_closed else options.num_eyes
            )
