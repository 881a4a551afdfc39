"""The board of the layout editor, for mouse and keys, with its faults marked."""

import math
from collections.abc import Hashable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
)

from desktop.board.contract import Pointer, Spot
from desktop.board.cursor import ARROWS
from desktop.board.editing.edit_scene import EditScene
from desktop.board.palette import PaletteSwatch
from desktop.board.sprite_batch import Part, SpriteBatch
from desktop.board.sprites import SpriteItem
from desktop.controls.commands import PRESSING
from desktop.controls.keyboard_layout import character_of
from desktop.controls.tooltip import explain
from desktop.games.mono.diagram import layout_diagram
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.edit_marks import (
    MARK_BOX,
    mark_draws,
    paint_locked,
)
from desktop.games.mono.layout_editor.edit_palette import LabelPalette, label_swatches, plate_size
from desktop.games.mono.layout_editor.faults import Fault, FaultKind, counts, faults
from desktop.games.mono.layout_editor.heat import HeatMap
from desktop.games.mono.layout_editor.tool_controller import ToolController
from desktop.games.mono.layout_editor.tools import Tool, Transform
from desktop.games.mono.paint import (
    PART_BOX,
    Size,
    paint_bed,
    paint_body,
    paint_coordinates,
    paint_part,
    paint_slot,
    size_for,
)
from desktop.games.mono.shapes import (
    GAP,
    PAD,
    C,
    cell_at,
    centre_of,
    face,
    field,
    joined,
    nearest_cell,
    tray,
)
from desktop.language.messages import listed
from desktop.paint.ink import Diagram
from desktop.paint.painting import dots
from desktop.paint.shadows import shadow_reach
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme
from rules.games import game_named
from rules.mono.board import HIDDEN, LABELS, Board, board, cells_of

translate = QCoreApplication.translate

_SPARE = 22.0  # px for the tray's shadow
_LETTERS = 26.0  # px for the coordinates at the left and below
_LEAST, _LARGEST = 6, 132  # px of a cell
_ERASE = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_LETTER_BOX = QRectF(-C / 2, -C / 2, C, C)
_TWIN = QRectF(0, 0, 900, 700)
"""The size of the scene for a picture of the board."""
_OUTLINE = face(-0.6 * GAP)
_MARKS = ("fault", "worst", "picked", "goal", "blocked", "hover")  # from bottom to top

CellKey = tuple[str, str, int, int, float]
"""What a cell's picture depends on: name, label, size, joined neighbours and digit size."""


class MonoEditScene(EditScene):
    """Shows a drawing, and passes mouse and key input to the tool controller."""

    palette_item = LabelPalette

    def __init__(self, drawing: Drawing, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game_named("mono"), theme, parent)
        self.drawing = drawing
        self.controller = ToolController(drawing, self.show_hover, self)
        self.cursor_cell = 0
        """The cell of the keyboard cursor, even while the cursor is hidden."""
        self.faults: list[Fault] = []
        """All faults of the layout, worst first."""
        self.faulty: tuple[int, ...] = ()
        """The cells marked as faulty."""
        self._size = Size()
        self._rect = QRectF()
        self._cells_shown = SpriteBatch(self.sprites, self.board)
        self._middles: list[QPointF] = []
        self._locks_shown = SpriteBatch(self.sprites, self.board)
        self._locked: frozenset[int] = frozenset()
        self._heat = HeatMap(self)
        self._marks: dict[str, SpriteBatch] = {}
        self._marked: set[tuple[str, int]] = set()
        self._keyed = False
        drawing.changed.connect(self._follow)
        self.controller.chosen.connect(self._show_labels)
        self.controller.chosen.connect(self.show_hover)
        self._follow()

    def twin(self, theme: Theme) -> "MonoEditScene":
        made = MonoEditScene(Drawing(*self.drawing.sheet), theme)
        made.drawing.setParent(made)
        made.setSceneRect(_TWIN)
        made.board_room = _TWIN
        made.place_rack(QRectF())
        return made

    def own_diagram(self) -> Diagram:
        return layout_diagram(*self.drawing.sheet)

    # -- display

    @property
    def grid(self) -> Board:
        """The board for the drawing's size."""
        return board(self.draft.size)

    def board_rect(self) -> QRectF:
        if self._rect.isEmpty():  # no view has placed the board, as for a thumbnail
            self.board_room = _TWIN
            self._fit()
        return self._rect

    def place_rack(self, area: QRectF) -> None:
        super().place_rack(area)
        before = self._size
        self._fit()
        if self._size != before:
            self.draw(None, False)

    def _fit(self) -> None:
        """Make the board as large as possible, with cells and position in whole dots."""
        grid, room = self.grid, self.board_room
        ratio = dots(self.views()[0]) if self.views() else 1.0
        body = tray(grid).size() / C
        across = (room.width() - 2 * _SPARE - _LETTERS) / body.width()
        down = (room.height() - 1.6 * _SPARE - _LETTERS) / body.height()
        cell = max(_LEAST, math.floor(min(across, down, _LARGEST) * ratio) / ratio)
        left = round((room.width() - grid.width * cell + _LETTERS / 2) / 2 * ratio) / ratio
        top = round((room.height() - grid.height * cell - _LETTERS) / 2 * ratio) / ratio
        # The view scales this rectangle to the available area, which puts the board there.
        scale = C / cell
        self._rect = QRectF(-QPointF(left, top) * scale, room.size() * scale)
        self._size = size_for(cell, self.theme.label_scale)

    def _follow(self) -> None:
        """Update the scene after a change of the drawing, and draw only the differences."""
        before, sheet = self.view, self.drawing.sheet
        if before is None or before.size != sheet.size:
            self.cursor_cell, self._hover = 0, None
            self.controller.fit()
            self.show_view(sheet, seat=0, animate=False)  # type: ignore[arg-type]
        elif before != sheet:
            self.view = sheet
            self.still.drop()
            self.draw(before, False)
            self.cursor.refresh()
            self.spot_changed.emit()
        elif self.drawing.locked != self._locked:
            self._show_locks()
            self._show_labels()
            self.cursor.refresh()
            self.spot_changed.emit()

    def draw(self, before: Any, animate: bool) -> None:
        size, labels = self.draft
        anew = before is None or before.size != size
        self._spots = self._cells = None
        if anew:
            self._fit()
            self._lay_board()
        self._show_cells(HIDDEN * len(labels) if anew else before.labels)
        self.faults = faults(size, labels)
        if before is not None and before != self.draft:
            self._heat.points = ()  # they belong to another layout
        self._heat.draw(self.grid, labels, self._size)
        self._show_locks()
        self.show_faulty()
        if anew and not self.rack_area.isEmpty():
            self.draw_rack(self.rack_area.size())
        self._show_labels()

    def _lay_board(self) -> None:
        """Draw the tray, with an empty slot for every cell."""
        self.board.clear()
        self._cells_shown = SpriteBatch(self.sprites, self.board)
        self._locks_shown = SpriteBatch(self.sprites, self.board)
        self._locked = frozenset()
        self._middles = [centre_of(self.grid, cell) for cell in range(len(self.grid.names))]
        self._lay_marks()
        grid, theme, size = self.grid, self.theme, self._size

        def slot(painter: QPainter) -> None:
            paint_bed(painter, theme, QPointF())
            paint_slot(painter, theme)

        def draw(painter: QPainter) -> None:
            paint_body(painter, grid, theme, size.pixel)
            paint_coordinates(painter, grid, theme, size)
            for cell in range(len(grid.names)):
                painter.save()
                painter.translate(centre_of(grid, cell))
                self.sprites.paint(painter, "slot", PART_BOX, slot)
                painter.restore()

        reach = PAD + shadow_reach(theme.elevation("slab"), size.pixel) + 24 * size.pixel
        reach = C * math.ceil(reach / C)  # begins on a whole pixel, as the cells do
        box = field(grid).adjusted(-reach, -reach, reach, reach)
        SpriteItem(self.sprites, ("ground", grid.size, size), box, draw, self.board).setZValue(-1)

    def _show_cells(self, before: str) -> None:
        """Show the cells that differ from the labels in `before`, and their neighbours' joints."""
        labels, grid, middles = self.draft.labels, self.grid, self._middles
        both = enumerate(zip(labels, before, strict=True))
        changed = sum(1 << cell for cell, (now, then) in both if now != then)
        digit, parts = self._size.digit, dict[Hashable, Part | None]()
        for cell in cells_of(grid.spread(grid.spread(changed))):
            label, part = labels[cell], None
            if label != HIDDEN:
                key = ("cell", label, grid.size, joined(grid, labels, cell), digit)
                part = (middles[cell], key, PART_BOX, partial(self._paint_cell, key))
            parts[cell] = part
        self._cells_shown.change(parts)

    def _paint_cell(self, key: CellKey, painter: QPainter) -> None:
        """Paint a cell's label, joined to neighbours with the same label."""
        _name, label, size, around, digit = key
        fill, ink = self.theme.value(LABELS.index(label) + 1, size)
        paint_part(painter, around, fill)

        def write(painter: QPainter) -> None:
            paint_letters(painter, label, QPointF(), digit * C, ink)

        # Cached, as rotating a layout changes the shapes of some 200 cells at once.
        self.sprites.paint(painter, ("letter", label, size, digit), _LETTER_BOX, write)

    def _show_locks(self) -> None:
        """Show a line along the inner edge of locked cells, and a lock on each of their regions."""
        grid, labels, middles, pixel = self.grid, self.draft.labels, self._middles, self._size.pixel
        locked = self.drawing.locked if not self.drawing.in_stroke else self._locked
        marked = "".join(label if cell in locked else HIDDEN for cell, label in enumerate(labels))
        # The lock is at the upper right of each region.
        corners = dict[str, int]()
        for cell in sorted(locked, key=lambda c: (-(c // grid.width), c % grid.width)):
            corners[labels[cell]] = cell
        parts = dict[Hashable, Part | None]()
        for cell in self._locked - locked:
            parts[cell] = None
        for cell in locked:
            around, badge = joined(grid, marked, cell), corners[labels[cell]] == cell
            draw = partial(paint_locked, around=around, pixel=pixel, badge=badge)
            parts[cell] = middles[cell], ("lock", around, pixel, badge), MARK_BOX, draw
        self._locks_shown.change(parts)
        self._locked = locked

    def forget(self) -> None:
        # Cached pictures would reveal the shapes of a layout that is now a secret.
        self.sprites.clear()
        self.update()

    # -- marks

    def show_heat(self, points: tuple[float, ...]) -> None:
        """Show each cell's points per game, or nothing if `points` is empty."""
        if points != self._heat.points:
            self._heat.points = points
            self._heat.draw(self.grid, self.draft.labels, self._size)
            self._spots = self._cells = None
            self.cursor.refresh()

    def show_faulty(self, cells: tuple[int, ...] = ()) -> None:
        """Mark these cells as faulty, or those of the worst fault if none are given."""
        self.faulty = cells or (self.faults[0].cells if self.faults else ())
        self.show_hover()

    def show_hover(self) -> None:
        """Mark the faulty cells, the picked region, and the cell under the pointer."""
        labels, picked = self.draft.labels, self.controller.picked
        wanted = {("fault", cell) for cell in self.faulty[1:]}
        wanted |= {("worst", cell) for cell in self.faulty[:1]}
        if picked is not None and self.controller.placement is None:
            same = (cell for cell, label in enumerate(labels) if label == labels[picked])
            wanted |= {("picked", cell) for cell in same}
        placement = self.controller.placement
        if self.controller.tool is Tool.STAMP:
            keyed = self.cursor.isVisible() and not self._in_palette
            at = self._hover if isinstance(self._hover, int) or not keyed else self.cursor_cell
            if isinstance(at, int):
                placement = self.controller.stamp_at(at)
        if placement is not None:
            wanted |= {("goal", cell) for cell in placement.cells - placement.blocked}
            wanted |= {("blocked", cell) for cell in placement.blocked}
        if isinstance(self._hover, int):
            wanted.add(("hover", self._hover))
        changed: dict[str, dict[Hashable, Part | None]] = {kind: {} for kind in _MARKS}
        for kind, cell in self._marked - wanted:
            changed[kind][cell] = None
        pixel, draws = self._size.pixel, mark_draws(self.theme, self._size.pixel)
        for kind, cell in wanted - self._marked:
            changed[kind][cell] = self._middles[cell], (kind, pixel), MARK_BOX, draws[kind]
        for kind, marks in self._marks.items():
            marks.change(changed[kind])
        self._marked = wanted

    def _lay_marks(self) -> None:
        """Make an empty layer for each kind of mark."""
        self._marks, self._marked = {}, set()
        self._locks_shown.setZValue(0.5)
        for height, kind in enumerate(_MARKS, 1):
            self._marks[kind] = SpriteBatch(self.sprites, self.board)
            self._marks[kind].setZValue(height)

    # -- the palette

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF() if upright else plate_size(self.draft.size, available.width())

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        torn = [fault.label for fault in self.faults if fault.kind is FaultKind.TORN]
        return label_swatches(
            counts(*self.draft),
            self.controller.label,
            torn,
            self.theme,
            available,
            {self.draft.labels[cell] for cell in self._locked},
        )

    def pick(self, key: Hashable) -> None:
        if isinstance(key, tuple):
            self.controller.choose(key[1])

    def _show_labels(self) -> None:
        if isinstance(self._palette, LabelPalette):
            self._spots, self.swatches = None, self.choices(self.rack_area.size())
            self._palette.show_swatches(self.swatches)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        spot = self.spot_at(event.scenePos())
        words = spot.name if spot is not None and spot.rack else ""
        explain(event.widget(), words, event.screenPos())

    # -- positions

    def board_spots(self) -> list[Spot]:
        return [self._spot(cell) for cell in range(len(self.draft.labels))]

    def _spot(self, cell: int) -> Spot:
        at = centre_of(self.grid, cell)
        return Spot(cell, at, self.cell_words(cell), _OUTLINE.translated(at))

    def cell_words(self, cell: int) -> str:
        """Return the text for a cell for screen readers."""
        label, name = self.draft.labels[cell], self.grid.names[cell]
        if label == HIDDEN:
            return translate("common", "{cell}, empty").format(cell=name)
        if cell in self.drawing.locked:
            words = self.tr("{cell}, region {label}, locked").format(cell=name, label=label)
        else:
            words = translate("common", "{cell}, region {label}").format(cell=name, label=label)
        return listed(words, self._heat.words(cell))

    def spot_at(self, table: QPointF, _reach: float = 0.0) -> Spot | None:
        if self.rack_area.contains(table):
            at = self.rack.mapFromScene(table)
            return next((s.spot for s in self.swatches if s.box.contains(at)), None)
        cell = cell_at(self.grid, self.board.mapFromScene(table))
        return self._spot(cell) if cell is not None else None

    # -- the mouse

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None and not pointer.spot.rack

    def on_click(self, pointer: Pointer) -> None:
        if pointer.spot is not None and pointer.spot.rack:
            self.pick(pointer.spot.key)

    def on_middle(self, pointer: Pointer) -> bool:
        if not self.drawing.in_stroke and not self.can_drag(pointer):
            return False
        self._press(pointer, Qt.MouseButton.MiddleButton)
        return True

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        self._press(self.input.pointer(event.scenePos(), event.modifiers()), event.button())

    def _press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        if self.drawing.in_stroke:
            self.controller.give_up()
            return
        spot = pointer.spot
        if spot is None or spot.rack:
            return
        self.cursor_cell = cell = int(str(spot.key))
        held = pointer.modifiers & Qt.KeyboardModifier.ControlModifier
        if button == Qt.MouseButton.MiddleButton or held:
            self.controller.pick(cell)
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            erase = button == Qt.MouseButton.RightButton
            shift = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.controller.press(cell, erase=erase, single=shift)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons():
            self.on_hover(self.input.pointer(event.scenePos()))
            at = self.board.mapFromScene(event.scenePos())
            self.controller.drag(nearest_cell(self.grid, at))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.controller.release()

    def on_let_go(self) -> None:
        self.controller.give_up()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and not self.cursor.isVisible():
            self.point(None)
        return super().event(event)

    # -- the keys

    @property
    def _in_palette(self) -> bool:
        """Whether the keyboard cursor is in the palette."""
        spot = self.cursor.spot if self.cursor.isVisible() else None
        return spot is not None and spot.rack

    def on_key(self, event: QKeyEvent) -> bool:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key == Qt.Key.Key_Escape and self.controller.busy:
            self.controller.give_up()
            return True
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if modifiers & Qt.KeyboardModifier.AltModifier:
            return self.controller.take_by(key)
        if not self._in_palette:
            if key in ARROWS:
                shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
                return self._walk(ARROWS[key], paint=shift)
            if key in PRESSING:
                self._press_here(single=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
                return True
            if key in _ERASE:
                self._show_cursor()
                if not self.drawing.in_stroke:
                    self.controller.press(self.cursor_cell, erase=True)
                    self.controller.release()
                return True
        way = next((way for way in Transform if way.key == key), None)
        if way is not None and self.controller.transforms:
            self.controller.transform(way)
            return True
        return self.on_letter(character_of(event), None) or self.controller.take_by(key)

    def on_letter(self, text: str, here: Hashable) -> bool:
        """Choose the label of a digit or letter, and return whether there is such a label."""
        known = len(text) == 1 and text in LABELS[: self.draft.size]
        if known:
            self.controller.choose(text)
        return known

    def _press_here(self, *, single: bool = False) -> None:
        """Do what a click does. With the move tool, pick up or put down a region."""
        self._show_cursor()
        if self.drawing.in_stroke:
            self.controller.release()
            return
        self.controller.press(self.cursor_cell, single=single)
        if self.controller.tool is not Tool.MOVE:
            self.controller.release()

    def _walk(self, way: QPointF, *, paint: bool) -> bool:
        """Move the cursor to the next cell.

        Return False if that leads from the board to the palette.
        """
        grid, controller, start = self.grid, self.controller, self.cursor_cell
        if not self.cursor.isVisible() and not paint:
            self._show_cursor()  # the first arrow key only shows the cursor
            return True
        x, y = start % grid.width + int(way.x()), start // grid.width + int(way.y())
        if not (0 <= x < grid.width and 0 <= y < grid.height):
            return y < grid.height or paint or self.drawing.in_stroke
        self.cursor_cell = cell = y * grid.width + x
        if self.drawing.in_stroke:
            controller.drag(cell)
        elif paint and controller.tool in (Tool.BRUSH, Tool.ERASER):
            controller.press(start)
            controller.drag(cell)
            controller.release()
        self._show_cursor()
        return True

    def _show_cursor(self) -> None:
        self.cursor.go(self._spot(self.cursor_cell))

    def on_cursor(self, pointer: Pointer) -> None:
        spot = pointer.spot
        assert spot is not None
        if not spot.rack:
            self.cursor_cell = int(str(spot.key))
        self.point(spot.key if spot.rack else None)
        if self.controller.tool is Tool.STAMP:
            self.show_hover()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._keyed or event.reason() in _BY_TAB:
            self._show_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._keyed = self.cursor.isVisible()
        self.cursor.hide()
