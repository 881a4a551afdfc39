"""The rack of Adamas: buttons for the number of pieces to carry.

Low stacks get a button for every number; high ones get the first numbers and a stepper.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.colour import mix
from desktop.theme.theme import Theme

translate = QCoreApplication.translate

_HEIGHT = 52.0
_KEY = QSizeF(40, 36)
_GAP = 7.0
_PAD = 20.0
_ALL = 66.0
_VALUE = 52.0
_STEPS = 2 * (_KEY.width() + 2) + _VALUE + _GAP  # of a stepper
_MOST_KEYS = 8
_FEW_KEYS = 4
_WIDTH, _TOP, _FOOT = 60.0, 36.0, 8.0  # of a column
_TALL = QSizeF(44, 40)


@dataclass(frozen=True, slots=True)
class Key:
    """A button of the rack. `amount` is a number or an action: less, more, all, value."""

    amount: int | str
    box: QRectF
    text: str
    enabled: bool
    chosen: bool


def keys_of(
    builder: MoveBuilder, heights: int, seat: bool, room: float, *, upright: bool = False
) -> list[Key]:
    """Return the buttons from left to right, or downwards, if possible within `room` pixels.

    `heights` is the height of the tallest stack that can be carried.
    """
    left = _first_key()
    if not upright and left + _STEPS + _ALL + _PAD > room:
        left = _PAD  # the shortest rack has no heading
    numbers = int((room - left - _ALL - _PAD + 4) // (_KEY.width() + _GAP))
    if upright:
        numbers = int((room - _TOP - _FOOT) // (_TALL.height() + 4)) - 1
    few = _FEW_KEYS
    amounts: list[int | str] = list(range(1, min(heights, _MOST_KEYS) + 1))
    if heights > min(_MOST_KEYS, numbers):
        few = max(0, min(_FEW_KEYS, numbers - 3))
        amounts = [*range(1, few + 1), "less", "value", "more"]
    amounts.append("all")
    most = builder.most  # looks at the whole board, so only once
    keys = []
    if upright:
        for place, amount in enumerate(amounts):
            at = QPointF((_WIDTH - _TALL.width()) / 2, _TOP + place * (_TALL.height() + 4))
            keys.append(_key(builder, most, amount, QRectF(at, _TALL), seat, few))
        return keys
    for amount in amounts:
        width = {"all": _ALL, "value": _VALUE}.get(str(amount), _KEY.width())
        box = QRectF(left, (_HEIGHT - _KEY.height()) / 2, width, _KEY.height())
        keys.append(_key(builder, most, amount, box, seat, few))
        left += width + (_GAP if amount not in ("less", "value") else 2)
    return keys


def _key(
    builder: MoveBuilder, most: int, amount: int | str, box: QRectF, seat: bool, few: int
) -> Key:
    carry = builder.carry if builder.source is not None else min(builder.wish or most, most)
    if isinstance(amount, int):
        chosen = builder.wish is not None and carry == amount
        return Key(amount, box, str(amount), seat and amount <= most, chosen and seat)
    can_step = {"less": carry > 1, "more": carry < most}
    #: carries the whole stack
    text = translate("adamas", "All") if amount == "all" else ""
    chosen = builder.wish is None if amount == "all" else False
    if amount == "value":
        text = str(carry)
        chosen = builder.wish is not None and carry > few
    return Key(amount, box, text, seat and can_step.get(amount, most > 0), chosen and seat)


def _label() -> str:
    #: heading: how many pieces are carried
    return translate("adamas", "Carry")


def _label_width() -> float:
    return _hint_width(_label())


def _first_key() -> float:
    """Return the left edge of the first button, right of the label, in pixels."""
    return _PAD + _label_width() + 24


@cache
def _hint_width(text: str) -> float:
    return QFontMetricsF(Theme().font("hint")).horizontalAdvance(text)


def width_of(keys: list[Key]) -> float:
    """Return the width of the rack with these buttons, in pixels."""
    return keys[-1].box.right() + _PAD - 4


def size_of(keys: list[Key], available: QSizeF) -> QSizeF:
    """Return the rack's size, at most the available one."""
    return QSizeF(min(width_of(keys), available.width()), _HEIGHT)


def column_size(keys: list[Key]) -> QSizeF:
    """Return the size of the rack as a column."""
    return QSizeF(_WIDTH, keys[-1].box.bottom() + _FOOT)


def spots_of(keys: list[Key]) -> list[Spot]:
    """Return the spots of the enabled buttons."""
    spots = []
    for key in keys:
        if key.enabled and key.amount != "value":
            name = {
                "all": translate("adamas", "carry the whole stack"),
                "less": translate("adamas", "carry one less"),
                "more": translate("adamas", "carry one more"),
            }.get(str(key.amount), translate("adamas", "carry {n}").format(n=key.amount))
            area = rounded_rect(key.box.adjusted(-2, -2, 2, 2), 12)
            spots.append(Spot(("carry", key.amount), key.box.center(), name, area, rack=True))
    return spots


class RackItem(QGraphicsItem):
    """Plate, label and buttons."""

    def __init__(self, scene: BoardScene, keys: list[Key], size: QSizeF) -> None:
        super().__init__(scene.rack)
        PlateItem(scene, size)
        self._theme, self._keys, self._size = scene.theme, keys, size
        self.hovered: Hashable = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def show_hover(self, spot: Hashable) -> None:
        """Highlight the button under the pointer."""
        if spot != self.hovered:
            self.hovered = spot
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        upright = self._size.height() > self._size.width()
        box = QRectF(_PAD, 0, _label_width() + 2, _HEIGHT)
        if upright:
            box = QRectF(3, 4, _WIDTH - 6, _TOP - 6)
        side = Qt.AlignmentFlag.AlignHCenter if upright else Qt.AlignmentFlag.AlignLeft
        if upright or self._keys[0].box.left() >= _first_key():
            paint_line(painter, _label(), box, theme.font("hint"), theme.colour("muted"), side)
        for key in self._keys:
            self._paint_key(painter, key)

    def _paint_key(self, painter: QPainter, key: Key) -> None:
        theme = self._theme
        hovered = self.hovered == ("carry", key.amount)
        ground, ink = theme.colour("sunken"), theme.colour("text")
        if key.chosen:
            ground = mix(ground, theme.colour("accent"), 0.16)
        if hovered and key.enabled:
            ground = mix(ground, theme.colour("text"), 0.09)
        if not key.enabled:
            ink = mix(ground, ink, 0.45)
        painter.fillPath(rounded_rect(key.box, theme.radius("button")), ground)
        if key.chosen:  # a contour, as the accent fill is reserved for the button that plays
            rim = rounded_rect(key.box.adjusted(1, 1, -1, -1), theme.radius("button") - 1)
            painter.strokePath(rim, theme.pen("icon", theme.colour("accent")))
        if key.amount in ("less", "more"):
            icon = QRectF(0, 0, 18, 18)
            icon.moveCenter(key.box.center())
            paint_icon(painter, "minus" if key.amount == "less" else "plus", icon, ink)
            return
        made = theme.font("name" if key.amount != "all" else "button")
        words = key.box.adjusted(2, 0, -2, 0)
        paint_line(painter, key.text, words, made, ink, Qt.AlignmentFlag.AlignHCenter)
