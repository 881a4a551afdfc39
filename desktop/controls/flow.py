"""A layout of parts side by side, which wraps into more lines if one has no room."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from desktop.controls.lay import Item
from desktop.theme.scaling import fix, px


class _Part(NamedTuple):
    item: QLayoutItem
    stretch: int
    least: float
    wanted: int = 0
    """The least width in pixels beside other parts, known once the part is shown."""

    def measured(self) -> Self:
        content = bool(self.stretch and self.least)
        wished = px(self.least) if content else self.item.sizeHint().width()
        return self._replace(wanted=max(wished, self.item.minimumSize().width()))

    def height(self, width: int) -> int:
        if self.item.hasHeightForWidth():
            return self.item.heightForWidth(width)
        return self.item.sizeHint().height()


class Flow(QLayout):
    """Lays out parts in as many lines as they need.

    A part is a widget or layout, alone or with its stretch factor. A part that stretches may shrink
    to `least` pixels (at the usual size of text) before the next part wraps.
    """

    def __init__(
        self,
        *parts: Item | tuple[Item, int],
        spacing: int = 8,
        below: int = 8,
        least: float = 0,
        margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        super().__init__()
        self._parts: list[_Part] = []
        # Cached until something changes, as outer layouts query them repeatedly:
        self._shown_parts: list[_Part] | None = None
        self._heights: dict[int, int] = {}  # by width
        self._least, self._below = least, below
        fix(self, QLayout.setContentsMargins, *margins)
        fix(self, QLayout.setSpacing, spacing)
        for part in parts:
            self.add(*(part if isinstance(part, tuple) else (part,)))

    def add(self, part: Item, stretch: int = 0) -> None:
        """Add a part behind the others."""
        if isinstance(part, QWidget):
            self.addChildWidget(part)
            # Made here, not by `addWidget`: PySide may confuse an item made by Qt with an earlier
            # one at the same address, and treat it as deleted with the layout of that one.
            self._parts.append(_Part(QWidgetItem(part), stretch, self._least))
        else:
            self.addChildLayout(part)
            self._parts.append(_Part(part, stretch, self._least))
        self.invalidate()

    # -- methods that Qt calls

    def addItem(self, item: QLayoutItem) -> None:
        self._parts.append(_Part(item, 0, self._least))

    def count(self) -> int:
        return len(self._parts)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._parts[index].item if 0 <= index < len(self._parts) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._parts.pop(index).item if 0 <= index < len(self._parts) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._shown_parts = None
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), place=False)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        return self._size([part.item.sizeHint() for part in self._shown], in_line=True)

    def minimumSize(self) -> QSize:
        return self._size([part.item.minimumSize() for part in self._shown], in_line=False)

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        self._arrange(box, place=True)

    # -- lines

    @property
    def _shown(self) -> list[_Part]:
        if self._shown_parts is None:
            shown = [part for part in self._parts if not part.item.isEmpty()]
            self._shown_parts = [part.measured() for part in shown]
        return self._shown_parts

    def _size(self, sizes: Sequence[QSize], *, in_line: bool) -> QSize:
        widths = [size.width() for size in sizes] or [0]
        width = sum(widths) + self.spacing() * (len(widths) - 1) if in_line else max(widths)
        high = max((size.height() for size in sizes), default=0)
        return QSize(width, high).grownBy(self.contentsMargins())

    def _lines(self, width: int) -> list[list[_Part]]:
        lines, used = list[list[_Part]](), 0
        for part in self._shown:
            more = part.wanted + self.spacing()
            if lines and used + more <= width + self.spacing():
                lines[-1].append(part)
                used += more
            else:
                lines.append([part])
                used = more
        return lines

    def _widths(self, line: Sequence[_Part], width: int) -> list[int]:
        """Return the widths as a box layout has them: stretching parts share the remaining room."""
        room = width - self.spacing() * (len(line) - 1)
        widths = {n: part.wanted for n, part in enumerate(line) if not part.stretch}
        while len(widths) < len(line):
            spare = max(0, room - sum(widths.values()))
            rest = {n: part for n, part in enumerate(line) if n not in widths}
            shares = sum(part.stretch for part in rest.values())
            tight = {n: p.wanted for n, p in rest.items() if p.wanted * shares > spare * p.stretch}
            widths |= tight or {n: spare * part.stretch // shares for n, part in rest.items()}
        return [min(widths[n], width) for n in range(len(line))]

    def _arrange(self, box: QRect, *, place: bool) -> int:
        """Lay out the lines, one below the other; return the total height with margins."""
        margins: QMargins = self.contentsMargins()
        inner = box.marginsRemoved(margins)
        top = inner.top()
        for number, line in enumerate(lines := self._lines(inner.width())):
            widths = self._widths(line, inner.width())
            high = max(part.height(width) for part, width in zip(line, widths, strict=True))
            if place and number == len(lines) - 1:
                high = max(high, inner.bottom() + 1 - top)
            left = inner.left()
            for part, width in zip(line, widths, strict=True):
                if place:
                    part.item.setGeometry(QRect(left, top, width, high))
                left += width + self.spacing()
            top += high + px(self._below)
        return max(0, top - px(self._below) - inner.top()) + margins.top() + margins.bottom()
