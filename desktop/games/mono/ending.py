"""The end of a match of Mono: the winner's best turn is lit on the board that it uncovered."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board.ending import Ending
from desktop.board.row_data import PlyText
from desktop.board.scene import BoardScene
from desktop.board.sprites import SpriteItem
from desktop.games.mono.arrangement import Arrangement, BoardPlace
from desktop.games.mono.paint import BoardLook, shade, size_for
from desktop.games.mono.shapes import THICKNESS, C, centre_of, face, field, fused, pieces
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters
from rules.mono.board import HIDDEN, LABELS, Board
from rules.mono.events import Revealed, RunsScored, TurnEnded
from rules.mono.game import MonoView
from rules.mono.score import run_points

_WASH = 0.6
_BEAD = QPointF(0.36, -0.36) * C
_RUN, _RUN_STEP, _RUNS_AT = 40.0, 54.0, 62.0  # px
"""The height of a run, the way to the next one, and from the tag above to the first."""
_WORDS_FROM = 130.0  # px: the least width of a tag with words
_MOST_ACROSS = 122.0  # px for a run beside its points


@dataclass(frozen=True, slots=True)
class BestTurn:
    """The winner's first turn with the most points, and how many turns made as many."""

    ply: int
    reveals: tuple[Revealed, ...]
    scored: RunsScored
    times: int


def best_turn(view: MonoView, plies: Sequence[PlyText]) -> BestTurn | None:
    """Return the winner's best turn; None without points."""
    found: BestTurn | None = None
    winner = min(view.outcome.winners) if view.outcome is not None else None
    times, reveals = 0, list[Revealed]()
    for ply in plies:
        for event in ply.events:
            match event:
                case Revealed():
                    reveals.append(event)
                case RunsScored() if event.player == winner and event.points:
                    best = found.scored.points if found else 0
                    times = times + 1 if event.points == best else times
                    if event.points > best:
                        counted = sum(length for _, length in event.runs)
                        found = BestTurn(ply.ply, tuple(reveals[:counted]), event, 1)
                        times = 1
                    reveals = []
                case TurnEnded() if event.player != winner:
                    reveals = []
    return None if found is None else BestTurn(found.ply, found.reveals, found.scored, times)


def uncovered_by(best: BestTurn) -> int:
    """Return the owner of the board on which most cells of the turn counted."""
    owners = [owner for one in best.reveals for owner, value in one.boards if value == one.value]
    return max(sorted(set(owners)), key=owners.count)


def light_turn(
    scene: BoardScene, look: BoardLook, arrangement: Arrangement, best: BestTurn
) -> Ending:
    """Light the cells in the order in which they were uncovered, and count their runs."""
    grid, place, unit = look.grid, arrangement.places[0], arrangement.size.pixel
    ending = Ending(scene.board, scene.theme, unit, best.ply)
    cells = [
        grid.numbers[one.cell] for one in best.reveals if (place.player, one.value) in one.boards
    ]
    counted = sum(1 << cell for cell in cells)
    bright = [part for _, part in pieces(grid, look.open_labels) if part & counted]
    washed, clear = QPainterPath(), QPainterPath()
    washed.addRect(field(grid).translated(place.at))
    clear.setFillRule(Qt.FillRule.WindingFill)
    for part in bright:
        for side in (0.0, THICKNESS):
            clear.addPath(fused(grid.width, part).translated(place.at + QPointF(0, side)))
    ending.wash(washed - clear, "board", _WASH)
    _write_pale(ending, scene, look, arrangement, ~sum(bright))
    for number, cell in enumerate(cells, 1):
        at = place.at + centre_of(grid, cell)
        ending.line(face(0.03 * C).translated(at))
        ending.bead(at + _BEAD, number, last=number == len(cells))
    words = QCoreApplication.translate("MonoScene", "Best turn")
    points, body = f"+{best.scored.points}", place.body(grid)
    below = runs_area(grid, arrangement)
    if below.isEmpty():
        tag = ending.add_tag(words, points)
        tag.setPos(body.topRight() - tag.box.bottomRight() - QPointF(0, 3 * unit))
        return ending
    tag = ending.add_tag(words if below.width() >= _WORDS_FROM * unit else "", points)
    tag.setPos(below.center().x(), below.top() - tag.box.top())
    steps = len(best.scored.runs) - 1
    if below.height() >= (_RUNS_AT + steps * _RUN_STEP + _RUN) * unit:
        runs = _runs_item(scene, grid, below, best.scored, unit)
        ending.hold(runs, 90)
        ending.fade(runs, 0.0, 1.0)
    return ending


def _write_pale(
    ending: Ending, scene: BoardScene, look: BoardLook, arrangement: Arrangement, pale: int
) -> None:
    """Write the values of these cells again, as they are washed out."""
    theme, grid, place = scene.theme, look.grid, arrangement.places[0]
    size = size_for(C / arrangement.size.pixel, theme.label_scale).digit * C
    values = []
    for cell, label in enumerate(look.labels):
        if label == HIDDEN or not pale >> cell & 1:
            continue
        kept = look.kept >> cell & 1
        fill = theme.value(LABELS.index(label) + 1, grid.size).fill
        ink = ending.ink_on(theme.colour("tileBack") if kept else fill, "board", _WASH)
        values.append((label, place.spot(grid, cell), ink))

    def draw(painter: QPainter, _pixel: float) -> None:
        for label, at, ink in values:
            paint_letters(painter, label, at, size, ink)

    ending.draw(field(grid).translated(place.at), draw)


def runs_area(grid: Board, arrangement: Arrangement) -> QRectF:
    """Return the room for the tag and the runs below the small boards; empty without any."""
    front, minor = arrangement.places[0].body(grid), _minor(grid, arrangement)
    if not minor or minor[0].left() < front.right():
        return QRectF()
    top = minor[-1].bottom() + 28 * arrangement.size.pixel
    return QRectF(QPointF(minor[0].left(), top), QPointF(minor[0].right(), front.bottom()))


def _minor(grid: Board, arrangement: Arrangement) -> list[QRectF]:
    places: list[BoardPlace] = [place for place in arrangement.places if place.minor]
    return [place.body(grid) for place in places]


def _runs_item(
    scene: BoardScene, grid: Board, area: QRectF, scored: RunsScored, unit: float
) -> SpriteItem:
    """Return the runs with their squares."""

    def draw(painter: QPainter) -> None:
        theme, y, right = scene.theme, area.top() + _RUNS_AT * unit, area.right() - 23 * unit
        for value, length in scored.runs:
            swatch = theme.value(value, grid.size)
            step = min(34.0, _MOST_ACROSS / length) * unit
            box = QRectF(area.left(), y, length * step, _RUN * unit)
            shape = rounded_rect(box, 8 * unit)
            painter.fillPath(shape.translated(0, 2.6 * unit), shade(swatch.fill))
            painter.fillPath(shape, swatch.fill)
            for number in range(length):
                at = QPointF(box.left() + (number + 0.5) * step, box.center().y())
                paint_letters(painter, LABELS[value - 1], at, 17 * unit, swatch.ink, 700)
            at = QPointF(right, box.center().y())
            paint_letters(
                painter, str(run_points(length)), at, 20 * unit, theme.colour("text"), 700
            )
            y += _RUN_STEP * unit

    key = ("runs", scored, round(area.top()), unit)
    box = area.adjusted(-4 * unit, -4 * unit, 12 * unit, 12 * unit)
    return SpriteItem(scene.sprites, key, box, draw, scene.board)
