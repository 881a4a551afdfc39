"""ToolController: applies the selected tool to the drawing, for mouse and keys alike."""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.regions import (
    HeldRegion,
    Placement,
    Shape,
    laid,
    pocket_label,
    region_of,
    stamps,
    swapped_in_place,
)
from desktop.games.mono.layout_editor.strokes import line, opposite, painted, part, swapped
from desktop.games.mono.layout_editor.tools import Tool, Transform
from rules.mono.board import HIDDEN, LABELS, board, cells_of

translate = QCoreApplication.translate


class Symmetry(Enum):
    """The symmetry with which strokes are painted twice: `across` and `down` of `opposite`."""

    NONE = (False, False)
    MIRROR = (True, False)
    TURN = (True, True)


class ToolController(QObject):
    """Holds the selected tool and label, and handles press, drag and release."""

    chosen = Signal()  # another tool, label or stamp
    refused = Signal(str)  # the reason, as one sentence
    noted = Signal(str)  # one sentence about a finished action

    def __init__(self, drawing: Drawing, mark: Callable[[], object], parent: QObject) -> None:
        """`mark` shows a region that was picked up or put down."""
        super().__init__(parent)
        self.drawing, self._mark = drawing, mark
        self.tool = Tool.BRUSH
        self.label = LABELS[drawing.size - 1]
        self.symmetry = Symmetry.NONE
        self.picked: int | None = None
        """A cell of the first region to swap, or of the region to move or rotate."""
        self.held: HeldRegion | None = None
        """The region that is being moved, at its present position."""
        self.stamp: Shape | None = None
        self._stamp_number = 0
        self._asked: Placement | None = None
        """The placement that was refused last. Repeating it exchanges the cells."""
        self._at: int | None = None
        self._sign = self.label
        self._note = ""
        """The text to announce when the stroke ends."""

    # -- selecting

    def take(self, tool: Tool) -> None:
        """Select a tool. Selecting the stamp again changes its shape."""
        again = tool is self.tool is Tool.STAMP
        self.give_up()
        self.tool = tool
        if tool is Tool.STAMP:
            self._stamp_number = self._stamp_number + 1 if again else 0
            self._cut_stamp()
        self.chosen.emit()

    def take_by(self, key: Qt.Key) -> bool:
        """Select the tool of a key, or change the symmetry; return whether the key has a use."""
        tool = next((tool for tool in Tool if tool.key == key), None)
        if tool is not None:
            self.take(tool)
        elif key == Qt.Key.Key_Y:
            self.reflect()
        return tool is not None or key == Qt.Key.Key_Y

    def choose(self, label: str) -> None:
        """Select a label, and the brush if the present tool does not use labels."""
        self.label = label
        if self.tool is Tool.STAMP:
            self._stamp_number = 0
            self._cut_stamp()
        elif self.tool not in (Tool.BRUSH, Tool.FILL):
            self.give_up()
            self.tool = Tool.BRUSH
        self.chosen.emit()

    def pick(self, cell: int) -> None:
        """Select the label of a cell, and for the stamp also the shape of its region."""
        label = self.drawing.labels[cell]
        if label == HIDDEN:
            return
        self.choose(label)
        if self.tool is Tool.STAMP:
            self.stamp = Shape.of(self.drawing.size, region_of(self.drawing.labels, label))
            self.chosen.emit()

    def fit(self) -> None:
        """Adapt to a board of another size: drop the held region, and select an existing label."""
        self.picked = self.held = None
        if self.label not in LABELS[: self.drawing.size]:
            self.label = LABELS[self.drawing.size - 1]
            self.chosen.emit()
        if self.tool is Tool.STAMP:
            self._cut_stamp()

    def reflect(self, symmetry: Symmetry | None = None) -> None:
        """Set the symmetry of strokes; None selects the next one."""
        ways = [*Symmetry]
        self.symmetry = symmetry or ways[(ways.index(self.symmetry) + 1) % len(ways)]
        self.chosen.emit()

    def _cut_stamp(self) -> None:
        """Make the stamp for the selected label."""
        shapes = stamps(self.drawing.size, LABELS.index(self.label) + 1)
        self.stamp = shapes[self._stamp_number % len(shapes)]

    @property
    def busy(self) -> bool:
        """Whether an action is unfinished, which Escape cancels."""
        return self.drawing.in_stroke or self.picked is not None

    # -- actions

    def press(self, cell: int, *, erase: bool = False, single: bool = False) -> None:
        """Begin an action at a cell.

        `erase` erases; `single` locks one cell instead of a region.
        """
        handlers: dict[Tool, Callable[[int], None]] = {
            Tool.FILL: partial(self._fill, erase=erase),
            Tool.SWAP: self._swap,
            Tool.MOVE: self._pick_up,
            Tool.STAMP: self._stamp_on,
            Tool.LOCK: partial(self._lock, single=single),
        }
        handler = handlers.get(self.tool)
        if handler is not None and (not erase or self.tool is Tool.FILL):
            handler(cell)
            return
        self._sign = HIDDEN if erase or self.tool is Tool.ERASER else self.label
        self._note = ""
        self.drawing.begin()
        self._at = cell
        self._paint([cell], over=True)

    def drag(self, cell: int) -> None:
        """Continue the action to another cell, along a straight line."""
        drawing = self.drawing
        if not drawing.in_stroke:
            return
        if self.held is not None:
            self._show_held(self.held.to(cell))
        elif self._at is not None:
            way = line(drawing.size, self._at, cell)
            self._at = cell
            self._paint(way)

    def release(self) -> None:
        """End the action. A swap then waits for its second region."""
        if not self.drawing.in_stroke:
            if self.held is not None:  # something else has ended the stroke
                self.give_up()
            return
        if self.held is not None:
            held, self.held = self.held, None
            self.drawing.drop()
            self._lay(held.on(self.drawing.labels))
            self.picked = min(region_of(self.drawing.labels, held.label))
        else:
            self._at = None
            self.drawing.end()
            if self._note:
                self.noted.emit(self._note)
        self._mark()

    def give_up(self) -> None:
        """Cancel the action, and restore the board as it was before the press."""
        waited = self.picked is not None
        self.picked = self.held = self._at = self._asked = None
        self.drawing.drop()
        if waited:
            self._mark()

    # -- brush and eraser

    def _paint(self, way: Iterable[int], *, over: bool = False) -> None:
        """Paint cells and their twins. Locked cells stay, and a full region gets no more cells.

        With `over`, it may take cells from other regions. It may always do so on a board without
        empty cells.
        """
        drawing, sign = self.drawing, self._sign
        labels = drawing.labels
        left = LABELS.index(sign) + 1 - labels.count(sign) if sign != HIDDEN else len(labels)
        cells = (
            one
            for cell in way
            for one in (cell, opposite(drawing.size, cell, *self.symmetry.value))
        )
        for cell in dict.fromkeys(cells):
            if labels[cell] == sign:
                continue
            if cell in drawing.locked:
                self._note = self._locked_words(labels[cell])
            elif left <= 0 and (labels[cell] == HIDDEN or not (over or HIDDEN not in labels)):
                self._note = self.tr("Region {label} is full.").format(label=sign)
            else:
                labels = painted(labels, [cell], sign)
                left -= 1
        drawing.stroke(labels)

    def _fill(self, cell: int, *, erase: bool) -> None:
        """Fill a pocket with the region that fits it, or paint or erase the area around a cell."""
        drawing, label = self.drawing, HIDDEN if erase else self.label
        cells = frozenset(cells_of(part(drawing.size, drawing.labels, cell)))
        if not self._is_free(cells):
            return
        if drawing.labels[cell] == HIDDEN and not erase:
            fitting = pocket_label(drawing.size, drawing.labels, cells, label)
            if fitting is None:
                words = self.tr("No region fits here: this area has {n} cells.")
                self.refused.emit(words.format(n=len(cells)))
                return
            label = fitting
        drawing.put(painted(drawing.labels, cells, label))

    # -- locks

    def _locked_words(self, label: str) -> str:
        return self.tr("Region {label} is locked.").format(label=label)

    def _is_free(self, cells: Iterable[int]) -> bool:
        """Whether all of these cells are unlocked. If not, this emits the reason."""
        locked = next((cell for cell in sorted(cells) if cell in self.drawing.locked), None)
        if locked is not None:
            self.refused.emit(self._locked_words(self.drawing.labels[locked]))
        return locked is None

    def _lock(self, cell: int, *, single: bool) -> None:
        """Lock or unlock a region, or a single cell."""
        drawing = self.drawing
        label = drawing.labels[cell]
        if label == HIDDEN:
            self.refused.emit(self.tr("Nothing is painted there. Click a region."))
            return
        cells = frozenset({cell}) if single else region_of(drawing.labels, label)
        drawing.lock(cells, on=not cells <= drawing.locked)

    # -- moving a region

    def _pick_up(self, cell: int) -> None:
        drawing = self.drawing
        label = drawing.labels[cell]
        if label == HIDDEN:
            self.give_up()
        elif self._is_free(region_of(drawing.labels, label)):
            self.picked = cell
            self.held = HeldRegion.picked(drawing.size, drawing.labels, cell)
            drawing.begin()
        self._mark()

    def _show_held(self, held: HeldRegion) -> None:
        """Show the held region at its position. If other regions are there, it is only outlined."""
        drawing = self.drawing
        self.held = held
        placement = held.on(drawing.base)
        after = None if placement.blocked else laid(drawing.size, drawing.base, placement)
        drawing.stroke(after or drawing.base)
        self._mark()

    @property
    def placement(self) -> Placement | None:
        """The present placement of the held region, None if none is held."""
        return self.held.on(self.drawing.base) if self.held is not None else None

    @property
    def transforms(self) -> bool:
        """Whether transforms affect a region or the stamp instead of the whole board."""
        return (self.tool is Tool.MOVE and self.picked is not None) or self.tool is Tool.STAMP

    def transform(self, way: Transform) -> None:
        """Transform the held region or the stamp, or else the whole board with its locks."""
        drawing = self.drawing
        if not self.transforms:
            drawing.end()
            size, labels = drawing.sheet
            cells = [opposite(size, cell, *way.sides) for cell in range(len(labels))]
            drawing.put(
                "".join(labels[cell] for cell in cells),
                title=translate("MonoEditor", "Turned or mirrored the board"),
                locked=[cells[cell] for cell in drawing.locked],
            )
        elif self.tool is Tool.STAMP and self.stamp is not None:
            self.stamp = way.of_shape(self.stamp)
            self.chosen.emit()
        elif self.held is not None:
            self._show_held(self.held.changed(way.of_shape))
        elif self.picked is not None:
            held = HeldRegion.picked(drawing.size, drawing.labels, self.picked)
            if self._is_free(held.cells):
                self._lay(held.changed(way.of_shape).on(drawing.labels), turned=True)
                self.picked = min(region_of(drawing.labels, held.label))
                self._mark()

    def _lay(self, placement: Placement, *, turned: bool = False) -> None:
        """Place a region.

        If it covers cells of others, only the second attempt exchanges the cells.
        """
        drawing, label = self.drawing, placement.label
        if not self._is_free(placement.blocked):
            return
        after = laid(drawing.size, drawing.labels, placement)
        in_way = ", ".join(sorted({drawing.labels[cell] for cell in placement.blocked}))
        if after is None:
            words = self.tr("There is no room: region {others} is in the way.")
            self.refused.emit(words.format(others=in_way))
        elif placement.blocked and placement != self._asked:
            self._asked = placement
            words = self.tr("Region {others} is in the way. Repeat the move to swap the cells.")
            self.refused.emit(words.format(others=in_way))
        else:
            self._asked = None
            words = self.tr("Turned region {label}") if turned else self.tr("Moved region {label}")
            drawing.put(after, title=words.format(label=label))

    # -- stamps

    def stamp_at(self, cell: int) -> Placement | None:
        """Return the placement of the stamp around a cell, None without a stamp."""
        drawing = self.drawing
        if self.tool is not Tool.STAMP or self.stamp is None:
            return None
        width = board(drawing.size).width
        cells = self.stamp.around(drawing.size, (2 * (cell % width), 2 * (cell // width)))
        return Placement.on(drawing.labels, self.label, cells) if cells is not None else None

    def _stamp_on(self, cell: int) -> None:
        placement = self.stamp_at(cell)
        if placement is None:
            self.refused.emit(self.tr("This shape is too large for the board."))
        elif self._is_free(region_of(self.drawing.labels, self.label)):
            self._lay(placement)

    # -- swapping

    def _swap(self, cell: int) -> None:
        drawing, labels = self.drawing, self.drawing.labels
        if labels[cell] == HIDDEN:
            self.refused.emit(self.tr("Nothing is painted there. Click a region."))
            return
        if not self._is_free(region_of(labels, labels[cell])):
            return
        first = labels[self.picked] if self.picked is not None else HIDDEN
        if first == HIDDEN or not self._is_free(region_of(labels, first)):  # it may be locked since
            self.picked = cell
        else:
            one, other = first, labels[cell]
            self.picked = None
            after = swapped_in_place(drawing.size, labels, one, other) if one != other else labels
            words = self.tr("Swapped regions {one} and {other}").format(one=one, other=other)
            drawing.put(after or swapped(labels, one, other), title=words)
        self._mark()
