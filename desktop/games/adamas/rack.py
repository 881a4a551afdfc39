"""The rack of Adamas: buttons for the number of pieces to carry.

Low stacks get a button for every number; high ones get the first numbers and a stepper.
"""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath

from desktop.board.contract import Spot
from desktop.board.rack import ButtonItem, ButtonLook, HeadingItem, Rack, RackLayout
from desktop.board.scene import BoardScene, Layer
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.paint.paths import rounded_rect
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

Amount = int | str
"""A number of pieces, or an action: less, more, all.

`stepper` is the ground below less and more, and `value` is the number between them.
"""

_HEIGHT = 52.0
_KEY = QSizeF(40, 36)
_GAP = 7.0
_PAD, _AFTER_HEADING = 20.0, 24.0
_ALL = 66.0
_VALUE = 52.0
_STEPS = 2 * (_KEY.width() + 2) + _VALUE + _GAP  # of a stepper
_MOST_KEYS, _FEW_KEYS = 8, 4
_WIDTH, _TOP, _FOOT = 60.0, 36.0, 8.0  # of a column
_TALL = QSizeF(44, 40)
_STEPPER = ("less", "value", "more")
_HEADING = "heading"


@dataclass(frozen=True, slots=True)
class CarryLayout(RackLayout):
    """The layout of the buttons: the box of each, and the heading with its box."""

    boxes: dict[Amount, QRectF]
    heading: str
    place: QRectF


@cache
def _hint_width(text: str) -> float:
    return QFontMetricsF(Theme().font("hint")).horizontalAdvance(text)


def _headings() -> tuple[str, str, str]:
    """Return the headings, the longest first; the shortest rack has none."""
    return (
        #: heading of buttons 1, 2, 3 …: how many pieces of a stack are carried
        translate("adamas", "Pieces to carry"),
        #: heading: how many pieces are carried
        translate("adamas", "Carry"),
        "",
    )


def _amounts(heights: int, numbers: int) -> list[Amount]:
    """Return the buttons for stacks of these heights, with room for so many besides `All`."""
    if heights <= min(_MOST_KEYS, numbers):
        return [*range(1, heights + 1), "all"]
    few = max(0, min(_FEW_KEYS, numbers - len(_STEPPER)))
    return [*range(1, few + 1), *_STEPPER, "all"]


def rack_layout(room: float, heights: int) -> CarryLayout:
    """Return the buttons from left to right, if possible within `room` pixels.

    `heights` is the height of the tallest stack that can be carried.
    """
    full = min(heights, _MOST_KEYS) if heights <= _MOST_KEYS else _FEW_KEYS + len(_STEPPER)
    step = _KEY.width() + _GAP
    longer, short, none = _headings()
    heading, left = none, _PAD
    for words, needed in ((short, _STEPS), (longer, full * step)):
        start = _PAD + _hint_width(words) + _AFTER_HEADING
        if start + needed + _ALL + _PAD <= room:
            heading, left = words, start
    place = QRectF(_PAD, 0, _hint_width(heading) + 2, _HEIGHT)
    boxes: dict[Amount, QRectF] = {}
    for amount in _amounts(heights, int((room - left - _ALL - _PAD + 4) // step)):
        width = {"all": _ALL, "value": _VALUE}.get(str(amount), _KEY.width())
        boxes[amount] = QRectF(left, (_HEIGHT - _KEY.height()) / 2, width, _KEY.height())
        left += width + (_GAP if amount not in ("less", "value") else 2)
    size = QSizeF(min(boxes["all"].right() + _PAD - 4, room), _HEIGHT)
    return _made(size, boxes, heading, place)


def rack_column(room: float, heights: int) -> CarryLayout:
    """Return the buttons downwards, if possible within `room` pixels."""
    step = _TALL.height() + 4
    boxes: dict[Amount, QRectF] = {}
    for place, amount in enumerate(_amounts(heights, int((room - _TOP - _FOOT) // step) - 1)):
        boxes[amount] = QRectF(QPointF((_WIDTH - _TALL.width()) / 2, _TOP + place * step), _TALL)
    size = QSizeF(_WIDTH, boxes["all"].bottom() + _FOOT)
    return _made(size, boxes, _headings()[1], QRectF(3, 4, _WIDTH - 6, _TOP - 6))


def _made(size: QSizeF, boxes: dict[Amount, QRectF], heading: str, place: QRectF) -> CarryLayout:
    if "value" in boxes:
        boxes = {"stepper": boxes["less"] | boxes["more"], **boxes}
    slots = tuple(box.center() for box in boxes.values())
    return CarryLayout(size, QRectF(QPointF(), size), slots, 0, boxes, heading, place)


class CarryRack(Rack[CarryLayout]):
    """The buttons of one move under construction. The key of a button is `("carry", amount)`."""

    wooden = False

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, rack_layout(1000, 1))
        self._room = (QSizeF(1000, 1000), False)
        self._keys: dict[tuple[str, Amount], ButtonLook] = {}
        self._hovered: Hashable = None

    def laid_out(self, available: QSizeF, *, upright: bool) -> CarryLayout:
        self._room = (available, upright)
        view = self._scene.view
        own = [stack.height for stack in view.stacks if stack and stack.owner == view.to_move]
        most = max(own, default=1)
        if upright:
            return rack_column(available.height(), most)
        return rack_layout(available.width(), most)

    def places(self) -> dict[Hashable, QPointF]:
        boxes = self.layout.boxes.items()
        keys: dict[Hashable, QPointF] = {("carry", amount): box.center() for amount, box in boxes}
        return keys | {_HEADING: self.layout.place.topLeft()}

    def show_amounts(self, builder: MoveBuilder, *, seat: bool) -> None:
        """Show the buttons for a move under construction; `seat`: the player may press them."""
        self.layout = self.laid_out(self._room[0], upright=self._room[1])
        most = builder.most  # looks at the whole board, so only once
        self._keys = {
            ("carry", amount): _look(builder, most, amount, self.layout, seat=seat)
            for amount in self.layout.boxes
        }
        self._show()

    def hide(self) -> None:
        """Show nothing."""
        self._keys = {}
        self.show({})

    def hover(self, key: Hashable) -> None:
        """Highlight the button under the pointer."""
        if key != self._hovered:
            self._hovered = key
            self._show()

    def _show(self) -> None:
        keys = {
            key: replace(look, hovered=look.enabled and key == self._hovered)
            for key, look in self._keys.items()
        }
        self.show({_HEADING: self.layout.heading, **keys} if keys else {})

    def add(self, key: Any, look: Any, parent: Layer) -> None:
        theme, layout = self._scene.theme, self.layout
        if not isinstance(look, ButtonLook):
            side = Qt.AlignmentFlag.AlignHCenter if layout.upright else Qt.AlignmentFlag.AlignLeft
            box = QRectF(QPointF(), layout.place.size())
            HeadingItem(parent, look, box, theme.font("hint"), theme.colour("muted"), side)
            return
        ButtonItem(parent, theme, look, layout.boxes[key[1]].size())

    def outline(self, key: Any) -> QPainterPath:
        box = QRectF(QPointF(), self.layout.boxes[key[1]].size())
        box.moveCenter(QPointF())
        return rounded_rect(box.adjusted(-2, -2, 2, 2), 12)

    def enabled_spots(self) -> list[Spot]:
        """Return the spots of the enabled buttons."""
        return self.spots(
            {
                ("carry", amount): _name(amount)
                for amount in self.layout.boxes
                if amount not in ("stepper", "value")
                and self._keys
                and self._keys["carry", amount].enabled
            }
        )


def _look(
    builder: MoveBuilder, most: int, amount: Amount, layout: CarryLayout, *, seat: bool
) -> ButtonLook:
    """Return the look of a button; `most` is the largest number that can be carried."""
    carry = builder.carry if builder.source is not None else min(builder.wish or most, most)
    if isinstance(amount, int):
        chosen = builder.wish is not None and carry == amount
        return ButtonLook(str(amount), enabled=seat and amount <= most, chosen=chosen and seat)
    if amount == "stepper":  # chooses the numbers that have no buttons of their own
        chosen = builder.wish is not None and carry not in layout.boxes
        return ButtonLook(chosen=chosen and seat)
    if amount == "value":
        return ButtonLook(str(carry), enabled=seat and most > 0, bare=True)
    if amount == "all":
        #: carries the whole stack
        words, chosen = translate("adamas", "All"), builder.wish is None
        return ButtonLook(words, enabled=seat and most > 0, chosen=chosen and seat, quiet=True)
    able = carry > 1 if amount == "less" else carry < most
    return ButtonLook(
        icon="minus" if amount == "less" else "plus", enabled=seat and able, bare=True
    )


def _name(amount: Amount) -> str:
    """Return the name of a button for screen readers."""
    names = {
        "all": translate("adamas", "carry the whole stack"),
        "less": translate("adamas", "carry one less"),
        "more": translate("adamas", "carry one more"),
    }
    return names.get(str(amount), translate("adamas", "carry {n}").format(n=amount))
