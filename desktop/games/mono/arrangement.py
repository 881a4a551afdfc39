"""The arrangement of Mono's boards on the table: in rows, or one large and the others small.

Everything is measured in pixels first, because letters have a least size, and then converted to the
table's units: a cell of a large board is 100 units wide.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.games.mono.paint import Size, size_for
from desktop.games.mono.shapes import PAD, C, cell_at, centre_of, field
from rules.mono.board import Board

USUAL_ROOM = QSizeF(856, 434)

_ROWS_ROOM, _LETTERS_ROOM, _CAPTION_ROOM = 25.0, 25.0, 30.0
ABOVE = 10.0  # between the prompt and the boards
_ASIDE, _BELOW = 20.0, 14.0  # between boards
_RIGHT = 8.0  # beside several boards, which end where the list below does
_SMALL = 28.0  # px; with smaller cells one board comes to the front
_MOST = 0.28  # of the room's height, for a cell
_SEVERAL = 3  # boards from which one comes to the front
_APART = 28.0  # between the board in front and those beside it
_SHARES = ((0.5, 44.0), (0.41, 28.0), (0.3, 27.0), (0.2, 0.0))
"""The sizes of the other boards compared with the one in front, whose cells have a least size."""
SMALL_AT_END = 17 / 78


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """The place of a player's board: the corner of its cells, its scale, and whether it is minor.

    A `minor` board is too small for text and only shows colours; a click brings it to the front.
    """

    player: int
    at: QPointF
    scale: float = 1.0
    minor: bool = False

    def spot(self, grid: Board, cell: int) -> QPointF:
        """Return the middle of a cell, on the table."""
        return self.at + centre_of(grid, cell) * self.scale

    def body(self, grid: Board) -> QRectF:
        """Return the tray, on the table."""
        whole = field(grid).adjusted(-PAD, -PAD, PAD, PAD)
        return QRectF(self.at + whole.topLeft() * self.scale, whole.size() * self.scale)

    def cell(self, grid: Board, point: QPointF) -> int | None:
        """Return the cell under a point of the table."""
        return cell_at(grid, (point - self.at) / self.scale)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All boards shown, within `rect`."""

    places: tuple[BoardPlace, ...]
    rect: QRectF
    size: Size
    captions: bool = False

    @property
    def large(self) -> list[BoardPlace]:
        """The boards that are large enough to play on."""
        return [place for place in self.places if not place.minor]


def arrange(
    grid: Board,
    players: Sequence[int],
    room: QSizeF = USUAL_ROOM,
    front: int | None = None,
    usual_height: float = 0.0,
    above: float = ABOVE,
    *,
    ratio: float = 0.0,
) -> Arrangement:
    """Arrange the boards of these players as large as the room allows, with `front` first.

    With a `ratio` one board is always in front, and the others have this size compared with it.

    `usual_height` is what the room is without a banner in it: whether one board comes to the
    front must not change when a banner comes and goes. So many pixels are left free `above` them.
    """
    whole = QSizeF(max(120.0, room.width()), max(80.0, room.height() - above))
    columns, cell = max(_grids(grid, len(players), whole), key=lambda made: made[1])
    most = max(48.0, _MOST * whole.height())
    usual = QSizeF(whole.width(), max(whole.height(), usual_height - above))
    tiny = max(made[1] for made in _grids(grid, len(players), usual)) < _SMALL
    if len(players) > 1 and (ratio or len(players) >= _SEVERAL or tiny):
        ahead = front if front is not None and front in players else players[0]
        for share, least in ((ratio, 0.0),) if ratio else _SHARES:
            found = _one_in_front(grid, players, whole, ahead, above, share)
            if C / found.size.pixel >= least:
                return found
    captions = len(players) > 1
    arrangement = _in_rows(grid, players, columns, min(cell, most), captions, above)
    if cell <= most:
        return arrangement
    # The view makes what it is given as large as the room; small boards stay reasonable.
    spare = QRectF(QPointF(), whole * arrangement.size.pixel)
    spare.moveCenter(arrangement.rect.center())
    return Arrangement(arrangement.places, spare | arrangement.rect, arrangement.size, captions)


def _grids(grid: Board, count: int, room: QSizeF) -> Iterator[tuple[int, float]]:
    """Return, for each number of columns, the size of a cell in pixels."""
    caption = _CAPTION_ROOM if count > 1 else 0.0
    pad = 2 * PAD / C
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        across = room.width() - columns * _ROWS_ROOM - (columns - 1) * _ASIDE
        across -= _RIGHT if count > 1 else 0.0
        down = room.height() - rows * (_LETTERS_ROOM + caption) - (rows - 1) * _BELOW
        cell = min(across / columns / (grid.width + pad), down / rows / (grid.height + pad))
        yield columns, max(4.0, cell)


def _in_rows(
    grid: Board, players: Sequence[int], columns: int, cell: float, captions: bool, above: float
) -> Arrangement:
    """Arrange boards of equal size in rows; the last row is centred."""
    size = size_for(cell)
    unit = size.pixel
    caption = _CAPTION_ROOM * unit if captions else 0.0
    wide = _ROWS_ROOM * unit + grid.width * C + 2 * PAD
    high = caption + grid.height * C + 2 * PAD + _LETTERS_ROOM * unit
    step = QSizeF(wide + _ASIDE * unit, high + _BELOW * unit)
    rows = math.ceil(len(players) / columns)
    beside = (_RIGHT if captions else 0.0) - _ASIDE
    total = QRectF(
        0, 0, columns * step.width() + beside * unit, rows * step.height() - _BELOW * unit
    )
    places = []
    for index, player in enumerate(players):
        row, column = divmod(index, columns)
        missing = columns - len(players[row * columns : (row + 1) * columns])
        left = (column + missing / 2) * step.width() + _ROWS_ROOM * unit + PAD
        places.append(BoardPlace(player, QPointF(left, row * step.height() + caption + PAD)))
    return Arrangement(tuple(places), total.adjusted(0, -above * unit, 0, 0), size, captions)


def _one_in_front(
    grid: Board, players: Sequence[int], room: QSizeF, ahead: int, above: float, ratio: float
) -> Arrangement:
    """One board to play on, and the others beside it or, where that is larger, below.

    `ratio` is their size compared with the board ahead. At the end both margins are the same.
    """
    margin = _ROWS_ROOM if ratio == SMALL_AT_END else _RIGHT
    pad = 2 * PAD / C
    shape = QSizeF(grid.width + pad, grid.height + pad)  # in cells
    others = [player for player in players if player != ahead]
    count = len(others)
    across, down = room.width() - _ROWS_ROOM - margin, room.height() - _LETTERS_ROOM - _CAPTION_ROOM
    stacked = room.height() - count * _CAPTION_ROOM - (count - 1) * _BELOW
    beside = min(
        (across - _APART) / (1 + ratio) / shape.width(),
        down / shape.height(),
        stacked / (count * ratio) / shape.height(),
    )
    below = min(
        across / shape.width(),
        (across - (count - 1) * _ASIDE) / (count * ratio) / shape.width(),
        (down - _BELOW - _CAPTION_ROOM) / (1 + ratio) / shape.height(),
    )
    size = size_for(max(4.0, beside, below))
    unit = size.pixel
    body, small = shape * C, shape * (C * ratio)
    caption = _CAPTION_ROOM * unit
    places = [BoardPlace(ahead, QPointF(_ROWS_ROOM * unit + PAD, caption + PAD))]
    foot = caption + body.height() + _LETTERS_ROOM * unit
    at = QPointF((_ROWS_ROOM + _APART) * unit + body.width(), 0)
    step = QPointF(0, caption + small.height() + _BELOW * unit)
    if below > beside:
        at = QPointF(_ROWS_ROOM * unit, foot + _BELOW * unit)
        step = QPointF(small.width() + _ASIDE * unit, 0)
    total = QRectF(0, 0, _ROWS_ROOM * unit + body.width(), foot)
    for player in others:
        places.append(
            BoardPlace(player, at + QPointF(PAD * ratio, caption + PAD * ratio), ratio, True)
        )
        total |= QRectF(at, QSizeF(small.width(), caption + small.height()))
        at += step
    total.adjust(0, -above * unit, margin * unit, 0)
    return Arrangement(tuple(places), total, size, True)
