"""“Regions” on the table: the numbers of a layout are painted in, and notes pencilled.

A stroke is one move, so that undo takes back what was painted at once.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsSceneHelpEvent,
    QVBoxLayout,
    QWidget,
)

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.hand import Hand
from desktop.board.palette import PaletteSwatch
from desktop.board.scene import BoardScene
from desktop.board.sprites import Draw, SpriteItem
from desktop.board.words import BoardWords
from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.tooltip import explain
from desktop.games.mono.layout_editor.edit_palette import LabelPalette, label_swatches, plate_size
from desktop.games.mono.layout_editor.faults import counts
from desktop.games.mono.paint import (
    CELL_BOX,
    BoardLook,
    Size,
    bounds,
    paint_bed,
    paint_body,
    paint_coordinates,
    paint_hover,
    paint_piece,
    paint_slot,
    size_for,
)
from desktop.games.mono.shapes import C, cell_at, centre_of, face, pieces, tray
from desktop.language.messages import listed
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import shadow_reach
from desktop.paint.text import paint_letters
from desktop.theme.appearance import theme
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.regions.position import Fill, Pencil, RegionsMove, RegionsState

translate = QCoreApplication.translate

_LETTERS = 30.0
"""Pixels for the coordinates at the left and below."""
_ERASE = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_FEW = 9
"""Up to so many labels three notes stand side by side, and four if there are more."""
_NOTE = 0.24


class RegionsWords(BoardWords):
    """Words a board of regions and its cells."""

    scene: "RegionsScene"

    def prompt(self) -> Prompt:
        if HIDDEN not in self.scene.view.labels:
            hint = self.tr("The board is full, but something is wrong.")
        elif self.scene.pencil:
            hint = self.tr("A click or a number key notes what a cell may be.")
        else:
            hint = self.tr("Choose a number. Click or drag to fill, right-click to note it.")
        return Prompt("", hint)

    def chips(self) -> list[str]:
        size = self.scene.view.options.size
        return [translate("common", "%n regions", None, size)]

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("1–9 / A–F", self.tr("Fill the cell with this number, or choose it in the palette")),
            ("Backspace / Delete", self.tr("Empty the cell")),
            (NOTE_KEY, self.tr("Note numbers instead of filling, and back")),
        ]

    def cell(self, cell: int) -> str:
        """Return the name of a cell for screen readers."""
        state = self.scene.state
        name, label, notes = state.grid.names[cell], state.labels[cell], state.pencilled[cell]
        if state.clues[cell] != HIDDEN:
            return self.tr("{cell}, region {label}, given").format(cell=name, label=label)
        if label != HIDDEN:
            return translate("common", "{cell}, region {label}").format(cell=name, label=label)
        words = translate("common", "{cell}, empty").format(cell=name)
        noted = self.tr("notes {labels}").format(labels=" ".join(notes)) if notes else ""
        return listed(words, noted)


NOTE_KEY = "N"


class RegionsPanel(QWidget):
    """Shows what a click does, and lets the player choose."""

    def __init__(self) -> None:
        super().__init__()
        #: verb: numbers are put into cells
        fill = translate("editor", "Fill")
        #: verb: small numbers are noted in cells
        note = self.tr("Note")
        self.mode = Segmented(self.tr("What a click does"), [(fill, "brush"), (note, "pencil")])
        lay(QVBoxLayout(self), self.mode)

    def show_notes(self, pencil: bool) -> None:
        """Show which of the two it is."""
        if self.mode.index != int(pencil):
            self.mode.choose(int(pencil))


class NoteButton(IconButton):
    """Stands in the strip of the folded panel; it is lit while numbers are noted."""

    def __init__(self) -> None:
        super().__init__("pencil", translate("RegionsPanel", "Note"))
        self.say(self.accessibleName(), NOTE_KEY)
        self.setCheckable(True)
        focus_by_tab_only(self)

    def show_notes(self, pencil: bool) -> None:
        """Show whether numbers are noted."""
        self.setChecked(pencil)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isChecked():
            colours = theme()
            with painting(self) as painter:
                box = room(self).adjusted(1, 1, -1, -1)
                lit = rounded_rect(box, colours.radius("button"))
                painter.fillPath(lit, colours.colour("accentSoft"))
                painter.strokePath(lit, colours.pen("focus", colours.colour("accent"), 0.6))
        super().paintEvent(event)


class RegionsScene(BoardScene, Hand):
    """Paints with a label in hand: a click fills or empties a cell, a drag several."""

    words: RegionsWords
    lettered = True
    """Whether columns and rows have names."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.brush = ""
        """The label in hand."""
        self.pencil = False
        """Whether clicks and digits note what a cell may be."""
        self.words = RegionsWords(self)
        self.hand = self
        self.panel: RegionsPanel | None = None
        self.strip: NoteButton | None = None
        self.swatches: list[PaletteSwatch] = []
        self._palette: LabelPalette | None = None
        self._size = Size()
        self._spots: list[Spot] | None = None
        self._stroke: dict[int, str] = {}
        """The cells of the stroke that is being painted, with their new label."""
        self._at: QPointF | None = None
        """Where the stroke is, on the board."""
        self._hovered: int | None = None
        self._ground: SpriteItem | None = None
        self._items: dict[Hashable, SpriteItem] = {}
        """Pieces and notes, by all that their pictures depend on."""
        self._hover_item: SpriteItem | None = None

    # -- what is where

    @property
    def state(self) -> RegionsState:
        """The position shown."""
        view: RegionsState = self.view
        return view

    def board_rect(self) -> QRectF:
        room = _LETTERS * self._size.pixel
        if not self.lettered:
            return tray(self.state.grid).adjusted(-room, -room, room, 1.4 * room)
        return tray(self.state.grid).adjusted(-room, -0.06 * C, 0.06 * C, room)

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            cells = [self._spot(cell) for cell in range(len(self.state.grid.names))]
            self._spots = [*cells, *(swatch.spot for swatch in self.swatches)]
        return self._spots

    def _spot(self, cell: int) -> Spot:
        at = centre_of(self.state.grid, cell)
        return Spot(cell, at, self.words.cell(cell), face().translated(at))

    def start_spot(self) -> Spot | None:
        free = (spot for spot in self.spots() if not spot.rack and self._is_free(spot.key))
        return next(free, None)

    def spots_of(self, move: RegionsMove) -> Collection[Hashable]:
        cells = move.cells if isinstance(move, Fill) else (move.cell,)
        return {self.state.grid.numbers[name] for name in cells}

    def _is_free(self, cell: Hashable) -> bool:
        return isinstance(cell, int) and self.state.clues[cell] == HIDDEN

    # -- drawing

    def draw(self, before: RegionsState | None, animate: bool) -> None:
        self._stroke, self._at = {}, None
        self._spots = None
        if not self.brush:
            self.brush = self._first_missing()
        if before is None or self._ground is None:
            self._lay_board()
        self._show_cells()
        self._show_hover()
        self._show_palette()
        self._show_pencil()

    def _first_missing(self) -> str:
        """Return the first label that still has cells missing."""
        missing = (count.label for count in counts(self.state.options.size, self.state.labels)
                   if count.left > 0)  # fmt: skip
        return next(missing, LABELS[0])

    def _lay_board(self) -> None:
        """Draw the tray with an empty slot for every cell."""
        self.board.clear()
        self._items = {}
        self._hover_item = None
        grid, theme, size = self.state.grid, self.theme, self._size

        def draw(painter: QPainter) -> None:
            paint_body(painter, grid, theme, size.pixel)
            if self.lettered:
                paint_coordinates(painter, grid, theme, size)
            for cell in range(len(grid.names)):
                paint_bed(painter, theme, centre_of(grid, cell))
                painter.save()
                painter.translate(centre_of(grid, cell))
                paint_slot(painter, theme)
                painter.restore()

        reach = shadow_reach(theme.elevation("slab"), size.pixel) + _LETTERS * size.pixel
        box = tray(grid).adjusted(-reach, -reach, reach, reach)
        self._ground = SpriteItem(self.sprites, ("ground", grid.size, size), box, draw, self.board)
        self._ground.setZValue(-1)

    def _labels(self) -> str:
        """Return what is filled in, with the stroke that is being painted."""
        labels = list(self.state.labels)
        for cell, label in self._stroke.items():
            labels[cell] = label
        return "".join(labels)

    def _show_cells(self) -> None:
        """Show pieces and notes; what looks as before stays as it is."""
        if self._ground is None:
            return
        state, grid, labels = self.state, self.state.grid, self._labels()
        given = sum(1 << cell for cell, label in enumerate(state.clues) if label != HIDDEN)
        look = BoardLook(grid, labels, seen=given, drafted=True)
        wanted: dict[Hashable, tuple[QRectF, Draw]] = {}
        key: Hashable
        for value, cells in pieces(grid, labels):
            key = ("piece", grid.size, value, cells, given & cells, self._size.digit)
            paint = partial(self._paint_piece, look, value, cells)
            wanted[key] = (bounds(grid, cells_of(cells)), paint)
        for cell, noted in enumerate(state.pencilled):
            if noted and labels[cell] == HIDDEN:
                at = centre_of(grid, cell)
                box = CELL_BOX.translated(at)
                wanted["notes", grid.size, cell, noted] = (
                    box, partial(self._paint_notes, at=at, noted=noted)
                )  # fmt: skip
        for key in self._items.keys() - wanted.keys():
            self.removeItem(self._items.pop(key))
        for key in wanted.keys() - self._items.keys():
            self._items[key] = SpriteItem(self.sprites, key, *wanted[key], self.board)

    def _paint_piece(self, look: BoardLook, value: int, cells: int, painter: QPainter) -> None:
        paint_piece(painter, look, value, cells, self.theme, self._size.digit)

    def _paint_notes(self, painter: QPainter, *, at: QPointF, noted: str) -> None:
        """Paint small labels in a cell, each in a place of its own."""
        across = 3 if self.state.options.size <= _FEW else 4
        step, ink = 0.84 * C / across, self.theme.colour("text")
        for label in noted:
            row, column = divmod(LABELS.index(label), across)
            away = QPointF(column - (across - 1) / 2, row - (across - 1) / 2) * step
            size = _NOTE * C * (3 / across) ** 0.7
            paint_letters(painter, label, at + away, size, ink, 600)

    def _show_hover(self) -> None:
        """Ring the cell under the pointer."""
        if self._hover_item is not None:
            self.removeItem(self._hover_item)
            self._hover_item = None
        cell = self._hovered
        if cell is None or self.seat is None or not self._is_free(cell):
            return
        theme, pixel, label = self.theme, self._size.pixel, self.brush
        empty = self._labels()[cell] == HIDDEN and not self.pencil

        def draw(painter: QPainter) -> None:
            paint_hover(painter, theme, pixel)
            if empty:
                painter.setOpacity(0.35)
                paint_letters(painter, label, QPointF(), 0.42 * C, theme.colour("text"), 700)

        key = ("hover", pixel, label if empty else "")
        self._hover_item = SpriteItem(self.sprites, key, CELL_BOX, draw, self.board)
        self._hover_item.setZValue(1)
        self._hover_item.setPos(centre_of(self.state.grid, cell))

    def on_fitted(self) -> None:
        size = size_for(C / self.board_pixel(), self.theme.label_scale)
        if size != self._size and self.view is not None:
            self._size = size
            self._lay_board()
            self._show_cells()
            self._show_hover()

    # -- the palette

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF() if upright else plate_size(self.state.options.size, available.width())

    def draw_rack(self, size: QSizeF) -> None:
        self.rack.clear()
        self._palette, self._spots = None, None
        self.swatches = self._choices(size)
        self._palette = LabelPalette(self, self.swatches, size)

    def _choices(self, size: QSizeF) -> list[PaletteSwatch]:
        found = counts(self.state.options.size, self._labels())
        return label_swatches(found, self.brush, (), self.theme, size)

    def _show_palette(self) -> None:
        if self._palette is not None and not self.rack_area.isEmpty():
            self._spots, self.swatches = None, self._choices(self.rack_area.size())
            self._palette.show_swatches(self.swatches)

    def choose(self, label: str) -> None:
        """Take a label in hand."""
        self.brush = label
        self._show_palette()
        self._show_hover()
        self.cursor.refresh()
        self.spot_changed.emit()

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        spot = self.spot_at(event.scenePos())
        explain(event.widget(), spot.name if spot and spot.rack else "", event.screenPos())

    # -- what the table asks

    def make_panel(self) -> QWidget:
        self.panel = RegionsPanel()
        self.panel.destroyed.connect(self._forget_panel)
        self.panel.mode.chosen.connect(lambda index: self.take_pencil(index == 1))
        return self.panel

    def make_strip(self) -> QWidget:
        self.strip = NoteButton()
        self.strip.destroyed.connect(self._forget_strip)
        self.strip.clicked.connect(self.take_pencil)
        return self.strip

    def _forget_panel(self) -> None:
        self.panel = None

    def _forget_strip(self) -> None:
        self.strip = None

    def _show_pencil(self) -> None:
        for shows in (self.panel, self.strip):
            if shows is not None:
                shows.show_notes(self.pencil)

    # -- what people do

    def take_pencil(self, pencil: bool) -> None:
        """Note from now on what cells may be, or fill them again."""
        self.pencil = pencil
        self._show_pencil()
        self._show_hover()
        self.prompt_changed.emit(self.words.current_prompt())

    def fill(self, cell: int, label: str) -> None:
        """Fill a cell, or empty it if it has this label."""
        same = self.state.labels[cell] == label
        if not (same and label == HIDDEN):
            self.input.try_move(Fill((self.state.grid.names[cell],), HIDDEN if same else label))

    def note(self, cell: int, label: str) -> None:
        """Note that a cell may have a label, or take the note away."""
        noted = self.state.pencilled[cell]
        if self.state.labels[cell] != HIDDEN and self._is_free(cell):
            self.input.refuse(self.tr("Empty the cell before you note numbers in it"))
            return
        changed = noted.replace(label, "") if label in noted else noted + label
        self.input.try_move(Pencil(self.state.grid.names[cell], changed))

    def on_click(self, pointer: Pointer) -> None:
        spot = pointer.spot
        if spot is None:
            return
        if isinstance(spot.key, tuple):
            self.choose(spot.key[1])
        elif isinstance(spot.key, int):
            if not self._is_free(spot.key):
                self.choose(self.state.clues[spot.key])
            else:
                (self.note if self.pencil else self.fill)(spot.key, self.brush)

    def on_secondary(self, pointer: Pointer) -> None:
        if pointer.spot is not None and isinstance(pointer.spot.key, int):
            self.note(pointer.spot.key, self.brush)

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None and not pointer.spot.rack and not self.pencil

    def on_drag(self, pointer: Pointer) -> None:
        start = pointer.start.key if pointer.start is not None else None
        if not isinstance(start, int):
            return
        if not self._stroke and not self._is_free(start):
            self.choose(self.state.clues[start])
        label = next(iter(self._stroke.values()), self._stroke_label(start))
        begun = self._at if self._at is not None else centre_of(self.state.grid, start)
        self._at = pointer.board
        for cell in self._between(begun, pointer.board):
            if self._is_free(cell):
                self._stroke[cell] = label
        self._show_cells()
        self._show_palette()

    def _between(self, start: QPointF, end: QPointF) -> list[int]:
        """Return the cells on a line: a fast hand leaves none out."""
        way = end - start
        steps = max(1, round(3 * way.manhattanLength() / C))
        points = (start + way * (step / steps) for step in range(steps + 1))
        cells = (cell_at(self.state.grid, point) for point in points)
        return [cell for cell in dict.fromkeys(cells) if cell is not None]

    def _stroke_label(self, start: int) -> str:
        """Return what a stroke paints: it erases if it begins on the label in hand."""
        own = self._is_free(start) and self.state.labels[start] == self.brush
        return HIDDEN if own else self.brush

    def on_drop(self, pointer: Pointer) -> None:
        stroke, labels = self._stroke, self.state.labels
        changed = [cell for cell, label in stroke.items() if labels[cell] != label]
        self._drop_stroke()
        if changed:
            names = tuple(self.state.grid.names[cell] for cell in changed)
            self.input.try_move(Fill(names, stroke[changed[0]]))

    @property
    def half_done(self) -> bool:
        return bool(self._stroke)

    def on_cancel(self) -> None:
        self._drop_stroke()

    def _drop_stroke(self) -> None:
        self._stroke, self._at = {}, None
        self._show_cells()
        self._show_palette()

    def on_hover(self, pointer: Pointer) -> None:
        spot = pointer.spot
        cell = spot.key if spot is not None and isinstance(spot.key, int) else None
        if self._palette is not None:
            self._palette.show_hover(spot.key if spot is not None else None)
        if cell != self._hovered:
            self._hovered = cell
            self._show_hover()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and self._hovered is not None:
            self._hovered = None
            self._show_hover()
        return super().event(event)

    def on_key(self, event: QKeyEvent) -> bool:
        if not is_plain(event):
            return False
        spot, text = self.cursor.spot, character_of(event)
        cell = spot.key if spot is not None and self.cursor.isVisible() else self._hovered
        if text == "n":
            self.take_pencil(not self.pencil)
            return True
        if Qt.Key(event.key()) in _ERASE and isinstance(cell, int):
            self.empty(cell)
            return True
        if len(text) != 1 or text not in LABELS[: self.state.options.size]:
            return False
        self.choose(text)
        if isinstance(cell, int):
            act: Callable[[int, str], None] = self.note if self.pencil else self.fill
            act(cell, text)
        return True

    def empty(self, cell: int) -> None:
        """Empty a cell, or take its notes away if it is empty."""
        name = self.state.grid.names[cell]
        if self.state.labels[cell] != HIDDEN:
            self.input.try_move(Fill((name,), HIDDEN))
        elif self.state.pencilled[cell]:
            self.input.try_move(Pencil(name, ""))


class RegionsPicture(RegionsScene):
    """The board alone, without coordinates."""

    lettered = False
