"""The places of board, rack and actions on a table. Lengths are the scene's pixels."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

_EDGE, _COMPACT_EDGE = 12.0, 8.0  # between the board and the table's edges, or what stands there
_RACK_EDGE, _COMPACT_RACK_EDGE = 20.0, 10.0
_BROAD = 1.3  # ratio of width to height from which the rack of a low table is a column
_LOW = 760.0  # on a lower table, a rack at the foot would take too much height

_WAYS = (0.0, -0.25, 0.25, -0.5, 0.5)
"""The places that are tried, in shares of the room left over: from the middle to both sides."""
_HALVINGS = 5
_LOSS = 1.05  # how much smaller a board may become to be in the middle

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
RackSize = Callable[[QSizeF], QSizeF]
"""Returns the size of a rack in the available room; empty if it has no such form."""


class Beside(NamedTuple):
    """The areas on a table that the board avoids; an empty one is not there."""

    prompt: QRectF = QRectF()
    """Across the top of the table, whatever the prompt's length."""
    foot: float = 0.0
    """The height at the foot of the table for the result or a bar."""
    corner: QSizeF = QSizeF(0, 0)
    """The size of the actions in the lower right corner."""
    aside: QRectF = QRectF()
    """A widget beside the board; one as high as the table is a column, which narrows the table."""
    rack: bool = True
    passing: bool = False
    """Whether the rack is seldom shown, so that the board only keeps clear of it."""
    inset: float = 0.0
    """How much further from the table's edge a rack in a column is."""
    compact: bool = False


class Places(NamedTuple):
    """The rack, and the room for the board, in which it is centred and as large as possible."""

    rack: QRectF
    board: QRectF


def places(
    table: QRectF,
    board: Callable[[QRectF, QRectF], Sequence[QRectF]],
    beside: Beside,
    column: RackSize,
    row: RackSize,
) -> Places:
    """Return where rack and board stand; no part of the board covers anything else.

    `board` is given the rack and the room below the prompt; it returns the whole board and its
    parts, in any unit. `column` and `row` measure the two forms of the rack, which
    shares the board's axis. All areas are those of a language that is read from left to right.
    """
    rack = _rack(table, beside, column, row) if beside.rack else QRectF()
    edge = _COMPACT_EDGE if beside.compact else _EDGE
    free = table.adjusted(edge, edge, -edge, -edge)
    if beside.foot:
        free.setBottom(table.bottom() - beside.foot - edge)
    upright = rack.height() > rack.width()
    aside = beside.aside
    if aside.height() >= table.height():  # a column, which makes the table narrower
        free.setRight(aside.left() - edge)
        aside = QRectF()
    areas = [one for one in (beside.prompt, corner_of(table, beside), aside) if one.isValid()]
    if upright and beside.passing:
        areas.append(QRectF(rack.left(), free.top(), rack.width(), free.height()))
    elif upright:
        free.setLeft(rack.right() + edge)
    elif not rack.isEmpty():
        free.setBottom(rack.top() - edge)
    below = QRectF(free)
    if not beside.prompt.isEmpty():
        below.setTop(beside.prompt.bottom() + edge)
    whole, *parts = board(rack, below)
    if whole.isEmpty() or free.isEmpty():
        return Places(rack, free)
    taken = tuple(_box(area.adjusted(-edge, -edge, edge, edge)) for area in areas)
    left, top, right, bottom = _room(_box(free), _box(whole), tuple(map(_box, parts)), taken)
    edge = _COMPACT_RACK_EDGE if beside.compact else _RACK_EDGE
    if upright:
        lowest = table.bottom() - beside.foot - edge - rack.height()
        middle = (top + bottom - rack.height()) / 2
        rack.moveTop(round(max(beside.prompt.bottom() + edge, min(lowest, middle))))
    elif not rack.isEmpty():
        last = table.right() - beside.corner.width() - edge - rack.width()
        rack.moveLeft(round(max(edge, min(last, (left + right - rack.width()) / 2))))
    return Places(rack, QRectF(left, top, right - left, bottom - top))


def stretched(found: Places, part: QRectF, board: QRectF) -> Places:
    """Return places with the rack as wide as a part of the board above it, unless that is empty."""
    rack, room = found
    if part.isEmpty() or rack.isEmpty():
        return found
    scale = min(room.width() / board.width(), room.height() / board.height())
    left = room.center().x() + (part.left() - board.center().x()) * scale
    return Places(QRectF(left, rack.top(), part.width() * scale, rack.height()), room)


def centred(whole: QRectF, core: QRectF, room: QSizeF) -> QRectF:
    """Return a board widened to have its `core` in the middle, if it stays about as large."""
    middle = core.center().x()
    half = max(middle - whole.left(), whole.right() - middle)
    wide = QRectF(middle - half, whole.top(), 2 * half, whole.height())
    fits = wide.width() * room.height() <= _LOSS * wide.height() * room.width()
    return wide if fits else whole


def _box(area: QRectF) -> Box:
    return (area.left(), area.top(), area.right(), area.bottom())


def corner_of(table: QRectF, beside: Beside) -> QRectF:
    """Return the area of the actions in the lower corner."""
    foot = QPointF(table.right(), table.bottom() - beside.foot)
    return QRectF(foot - QPointF(beside.corner.width(), beside.corner.height()), beside.corner)


@lru_cache(maxsize=64)  # the pointer changes prompts, and seldom a place
def _room(free: Box, board: Box, parts: tuple[Box, ...], taken: tuple[Box, ...]) -> Box:
    """Return the place of a board, as large as possible, and then as near to the middle."""
    wide, high = board[2] - board[0], board[3] - board[1]
    across, down = free[2] - free[0], free[3] - free[1]
    taken = tuple(area for area in taken if _overlap(area, free))

    def place(scale: float) -> Box | None:
        """Return the most central place without an overlap."""
        spare = (across - wide * scale, down - high * scale)
        ways = sorted(
            product(_WAYS, _WAYS), key=lambda way: abs(way[0] * spare[0]) + abs(way[1] * spare[1])
        )
        for x, y in ways:
            left, top = free[0] + spare[0] * (0.5 + x), free[1] + spare[1] * (0.5 + y)
            if _is_clear(parts, taken, scale, left - board[0] * scale, top - board[1] * scale):
                return (left, top, left + wide * scale, top + high * scale)
        return None

    least, most = 0.0, min(across / wide, down / high)
    best = place(most)
    if best is not None:
        return best
    for room in _empty_rooms(free, taken):
        scale = min((room[2] - room[0]) / wide, (room[3] - room[1]) / high)
        if scale > least:
            least, best = scale, _nearest(room, free, wide * scale, high * scale)
    if least and (found := place(least)) is not None:
        best = found
    for _ in range(_HALVINGS):
        scale = (least + most) / 2
        if (found := place(scale)) is not None:
            least, best = scale, found
        else:
            most = scale
    return best or free


def _nearest(room: Box, free: Box, wide: float, high: float) -> Box:
    """Return the place of a board in a room, as near as possible to the middle of all of it."""
    left = min(max((free[0] + free[2] - wide) / 2, room[0]), room[2] - wide)
    top = min(max((free[1] + free[3] - high) / 2, room[1]), room[3] - high)
    return (left, top, left + wide, top + high)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_clear(
    parts: Sequence[Box], taken: Sequence[Box], scale: float, left: float, top: float
) -> bool:
    return not any(
        _overlap(
            (
                left + part[0] * scale,
                top + part[1] * scale,
                left + part[2] * scale,
                top + part[3] * scale,
            ),
            area,
        )
        for area in taken
        for part in parts
    )


def _empty_rooms(free: Box, taken: Sequence[Box]) -> Iterator[Box]:
    """Yield the rooms between areas, and among them all that cannot be larger."""
    lefts = [free[0], *(area[2] for area in taken)]
    rights = [free[2], *(area[0] for area in taken)]
    tops = [free[1], *(area[3] for area in taken)]
    bottoms = [free[3], *(area[1] for area in taken)]
    for room in product(lefts, tops, rights, bottoms):
        if (
            room[0] < room[2]
            and room[1] < room[3]
            and not any(_overlap(room, area) for area in taken)
        ):
            yield room


def _rack(table: QRectF, beside: Beside, column: RackSize, row: RackSize) -> QRectF:
    """Return the area of the rack: a row at the foot of the table, or a column in a low one."""
    edge = _COMPACT_RACK_EDGE if beside.compact else _RACK_EDGE
    top, foot = beside.prompt.bottom() + edge, table.bottom() - beside.foot
    low = beside.compact or (table.height() < _LOW and beside.aside.isEmpty())
    if low and table.width() > _BROAD * table.height():
        aside = 0 if beside.aside.height() < foot / 2 else beside.aside.width()
        size = column(QSizeF((table.width() - aside) / 4, foot - top - edge))
        if not size.isEmpty():
            middle = (foot - size.height()) / 2
            return QRectF(QPointF(edge + beside.inset, round(max(top, middle))), size)
    corner = beside.corner.width()
    available = QSizeF(table.width() - corner - 2 * edge, table.height() / 3)
    size = row(available).boundedTo(available)
    if size.isEmpty():
        return QRectF()
    left = (table.width() - corner - size.width()) / 2
    below = max(_COMPACT_EDGE if beside.compact else edge, beside.foot + 4)
    return QRectF(QPointF(round(left), table.bottom() - below - size.height()), size)
