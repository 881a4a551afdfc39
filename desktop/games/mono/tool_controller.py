"""ToolController: what the chosen tool does to the drawing, whether mouse or keys lead it."""

from PySide6.QtCore import QObject, Signal

from desktop.games.mono.drawing import Drawing
from desktop.games.mono.strokes import filled, line, moved, painted, swapped
from desktop.games.mono.tools import Tool
from rules.mono.board import HIDDEN, LABELS


class ToolController(QObject):
    """Holds a tool and a label. A press begins something, a drag goes on, a release ends it."""

    chosen = Signal()  # another tool or label
    refused = Signal(str)  # one sentence

    def __init__(self, drawing: Drawing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.drawing = drawing
        self.tool = Tool.BRUSH
        self.label = LABELS[drawing.size - 1]
        self.picked: int | None = None
        """The cell of the first region to be swapped, or of the one that is being moved."""
        self._at: int | None = None
        self._sign = self.label

    # -- choosing

    def take(self, tool: Tool) -> None:
        """Take another tool."""
        self.give_up()
        self.tool = tool
        self.chosen.emit()

    def choose(self, label: str) -> None:
        """Take another label; with the eraser or swap in hand, the brush as well."""
        self.label = label
        if self.tool not in (Tool.BRUSH, Tool.FILL):
            self.give_up()
            self.tool = Tool.BRUSH
        self.chosen.emit()

    def fit(self) -> None:
        """Take another board: nothing is picked up there, and it has the label in hand."""
        self.picked = None
        if self.label not in LABELS[: self.drawing.size]:
            self.label = LABELS[self.drawing.size - 1]
            self.chosen.emit()

    @property
    def busy(self) -> bool:
        """Whether something has begun that Escape gives up."""
        return self.drawing.in_stroke or self.picked is not None

    # -- doing

    def press(self, cell: int, *, erase: bool = False) -> None:
        """Begins at a cell; `erase` instead of painting."""
        drawing = self.drawing
        if self.tool is Tool.SWAP and not erase:
            self._swap(cell)
        elif self.tool is Tool.MOVE and not erase:
            if drawing.labels[cell] != HIDDEN:
                self.picked = cell
                drawing.begin()
                self.chosen.emit()
        elif self.tool is Tool.FILL:
            label = HIDDEN if erase else self.label
            drawing.put(filled(drawing.size, drawing.labels, cell, label))
        else:
            self._sign = HIDDEN if erase or self.tool is Tool.ERASER else self.label
            drawing.begin()
            self._at = cell
            drawing.stroke(painted(drawing.labels, [cell], self._sign))

    def drag(self, cell: int) -> None:
        """Goes on to another cell, over all cells between."""
        drawing = self.drawing
        if not drawing.in_stroke:
            return
        if self.picked is not None:
            shifted = moved(drawing.size, drawing.base, self.picked, cell)
            if shifted is not None:
                drawing.stroke(shifted)
        elif self._at is not None:
            way = line(drawing.size, self._at, cell)
            self._at = cell
            drawing.stroke(painted(drawing.labels, way, self._sign))

    def release(self) -> None:
        """End what was begun; a swap waits for its second region."""
        if self.drawing.in_stroke:
            self.picked = self._at = None
            self.drawing.end()
            self.chosen.emit()

    def give_up(self) -> None:
        """Leaves the board as it was before the press."""
        waited = self.picked is not None
        self.picked = self._at = None
        self.drawing.drop()
        if waited:
            self.chosen.emit()

    def _swap(self, cell: int) -> None:
        labels = self.drawing.labels
        if labels[cell] == HIDDEN:
            self.refused.emit(self.tr("Nothing is painted there. Click a region."))
            return
        if self.picked is None:
            self.picked = cell
        else:
            one, other = labels[self.picked], labels[cell]
            self.picked = None
            self.drawing.put(swapped(labels, one, other))
        self.chosen.emit()
