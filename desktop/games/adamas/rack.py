"""The rack of Adamas: buttons for the number of pieces to carry.

Low stacks get a button for every number; high ones get the first numbers and a stepper.
"""

from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.board.palette import PaletteItem, PaletteSwatch
from desktop.board.rack import HeadingItem
from desktop.board.scene import BoardScene
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.paint.icons import paint_icon
from desktop.paint.text import paint_line
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

Amount = int | str
"""A number of pieces, or an action: less, more, all.

`stepper` is the ground below less and more, and `value` is the number between them.
"""

_HEIGHT = 52.0
_KEY, _ALL, _VALUE = QSizeF(40, 36), 66.0, 52.0
_STEP, _GAP, _BAREGAP = _KEY.width() + 7, 7.0, 2.0
_PAD, _AFTER_HEADING = 20.0, 24.0
_MOST_KEYS, _FEW_KEYS = 8, 4
_WIDTH, _TOP, _FOOT = 60.0, 36.0, 8.0  # of a column
_TALL = QSizeF(44, 40)
_STEPPER = ("less", "value", "more")
_ICONS = {"less": "minus", "more": "plus"}
_ICON = QRectF(-9, -9, 18, 18)


@dataclass(frozen=True, slots=True)
class CarryLayout:
    """The layout of the rack: the box of each button, and the heading with its box."""

    size: QSizeF
    boxes: dict[Amount, QRectF]
    heading: str
    place: QRectF


def rack_layout(available: QSizeF, heights: int, *, upright: bool) -> CarryLayout:
    """Return the buttons from left to right, or downwards, if possible within the room.

    `heights` is the height of the tallest stack that can be carried.
    """
    #: heading: how many pieces are carried
    heading = translate("adamas", "Carry")
    if upright:
        made = _column(available.height(), heights)
        return CarryLayout(*made, heading, QRectF(3, 4, _WIDTH - 6, _TOP - 6))
    #: heading of buttons 1, 2, 3 …: how many pieces of a stack are carried
    longer, room = translate("adamas", "Pieces to carry"), available.width()
    full = heights if heights <= _MOST_KEYS else _FEW_KEYS + len(_STEPPER)
    for words, least in ((longer, full), (heading, len(_STEPPER))):
        used = _hint_width(words)
        left = _PAD + used + _AFTER_HEADING
        if left + least * _STEP + _ALL + _PAD <= room:
            place = QRectF(_PAD, 0, used + 2, _HEIGHT)
            return CarryLayout(*_row(left, room, heights), words, place)
    return CarryLayout(*_row(_PAD, room, heights), "", QRectF())  # the shortest has no heading


@cache
def _hint_width(text: str) -> float:
    return QFontMetricsF(Theme().font("hint")).horizontalAdvance(text)


def _amounts(heights: int, numbers: int) -> list[Amount]:
    """Return the buttons for stacks of these heights, with room for so many besides `All`."""
    if heights <= min(_MOST_KEYS, numbers):
        return [*range(1, heights + 1), "all"]
    few = max(0, min(_FEW_KEYS, numbers - len(_STEPPER)))
    return [*range(1, few + 1), "stepper", *_STEPPER, "all"]


def _row(left: float, room: float, heights: int) -> tuple[QSizeF, dict[Amount, QRectF]]:
    boxes: dict[Amount, QRectF] = {}
    for amount in _amounts(heights, int((room - left - _ALL - _PAD + 4) // _STEP)):
        width = {"all": _ALL, "value": _VALUE}.get(str(amount), _KEY.width())
        boxes[amount] = QRectF(left, (_HEIGHT - _KEY.height()) / 2, width, _KEY.height())
        if amount == "stepper":
            boxes[amount].setWidth(2 * (_KEY.width() + _BAREGAP) + _VALUE)
        else:
            left += width + (_BAREGAP if amount in ("less", "value") else _GAP)
    return QSizeF(min(boxes["all"].right() + _PAD - 4, room), _HEIGHT), boxes


def _column(room: float, heights: int) -> tuple[QSizeF, dict[Amount, QRectF]]:
    boxes, step = dict[Amount, QRectF](), _TALL.height() + 4
    at = QPointF((_WIDTH - _TALL.width()) / 2, _TOP)
    for amount in _amounts(heights, int((room - _TOP - _FOOT) // step) - 1):
        boxes[amount] = QRectF(at, _TALL)
        if amount == "stepper":
            boxes[amount].setHeight(3 * step - 4)
        else:
            at += QPointF(0, step)
    return QSizeF(_WIDTH, boxes["all"].bottom() + _FOOT), boxes


def swatches_of(
    builder: MoveBuilder, layout: CarryLayout, theme: Theme, *, seat: bool
) -> list[PaletteSwatch]:
    """Return the buttons for a move under construction; `seat`: the player may press them.

    Buttons without a name cannot be pressed.
    """
    most = builder.most  # looks at the whole board, so only once
    carry = builder.carry if builder.source is not None else min(builder.wish or most, most)
    chosen: Amount = (
        "all" if builder.wish is None else carry if carry in layout.boxes else "stepper"
    )
    able = {"less": carry > 1, "more": carry < most, "all": most > 0, "value": most > 0}
    swatches = []
    for amount, box in layout.boxes.items():
        enabled = seat and (amount <= most if isinstance(amount, int) else able.get(amount, True))
        text = str(carry if amount == "value" else amount)
        swatches.append(
            PaletteSwatch(
                ("carry", amount),
                _name(amount) if enabled else "",
                box,
                partial(_paint, text=text, theme=theme),
                text,
                chosen=seat and amount == chosen,
                faint=not enabled,
                bare=amount in _STEPPER,
            )
        )
    return swatches


def _name(amount: Amount) -> str:
    """Return the name of a button for screen readers; empty if it only shows something."""
    names = {
        "all": translate("adamas", "carry the whole stack"),
        "less": translate("adamas", "carry one less"),
        "more": translate("adamas", "carry one more"),
        "stepper": "",
        "value": "",
    }
    return names.get(str(amount), translate("adamas", "carry {n}").format(n=amount))


def _paint(painter: QPainter, box: QRectF, text: str, theme: Theme) -> None:
    """Paint the number or the sign on a button, whose centre is the origin."""
    ink = theme.colour("text")
    if text in _ICONS:
        paint_icon(painter, _ICONS[text], _ICON, ink)
    elif text != "stepper":
        #: carries the whole stack
        words = translate("adamas", "All") if text == "all" else text
        made = theme.font("button" if text == "all" else "name")
        within = box.adjusted(2, 0, -2, 0)
        paint_line(painter, words, within, made, ink, Qt.AlignmentFlag.AlignHCenter)


def add_rack(scene: BoardScene, layout: CarryLayout, swatches: list[PaletteSwatch]) -> PaletteItem:
    """Add the heading and the buttons to the rack of a scene, and return the buttons."""
    item = PaletteItem(scene, swatches, layout.size)
    upright = layout.size.height() > layout.size.width()
    side = Qt.AlignmentFlag.AlignHCenter if upright else Qt.AlignmentFlag.AlignLeft
    ink = scene.theme.colour("muted")
    HeadingItem(item, layout.heading, layout.place, scene.theme.font("hint"), ink, side)
    return item
