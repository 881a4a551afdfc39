"""EditScene: a board on which a position is set up, and the palette below it."""

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.editing.edit_draft import Draft
from desktop.board.hand import Hand
from desktop.board.marks import Look, MarkItem
from desktop.board.palette import PaletteItem, PaletteSwatch
from desktop.board.scene import BoardScene
from desktop.board.words import BoardWords
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.theme.theme import Theme
from rules.core import SEATS, AnyGame, Position

translate = QCoreApplication.translate

_NAMED = re.compile(r"-?[0-9]+,-?[0-9]+|\b[a-z][0-9]{1,2}\b")
_DELETE = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class EditWords(BoardWords):
    """Words what mouse and keys do in an editor."""

    scene: "EditScene"

    def current_prompt(self) -> Prompt:
        return Prompt(translate("common", "Set up a position"), self.scene.hint())

    def shortcuts(self) -> list[tuple[str, str]]:
        words = self.tr("Remove what is there (also with the right mouse button)")
        return [*self.scene.letters(), ("Backspace / Delete", words)]


class EditScene(BoardScene, Hand):
    """Shows a draft; each change by the player emits `edited` with the next draft."""

    edited = Signal(Draft)
    warned = Signal()  # `warning` has changed
    palette_item = PaletteItem
    """The item that shows the swatches."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.words = EditWords(self)
        self.hand = self
        self.names: Sequence[str] = ()
        """The players, as seated now."""
        self.reason = ""
        """Why the draft breaks the rules; the cells named there are marked."""
        self.warning = ""
        """A warning about the draft that does not prevent a match."""
        self.swatches: list[PaletteSwatch] = []
        self._palette: PaletteItem | None = None
        self._hover: Hashable = None
        self._held: QGraphicsItem | None = None
        """The item that is being dragged."""
        self._hover_item: MarkItem | None = None
        self._spots: list[Spot] | None = None
        self._cells: list[Spot] | None = None

    # -- to be implemented by every game

    def board_spots(self) -> list[Spot]:
        """Return the cells."""
        raise NotImplementedError

    def draw_board(self) -> None:
        """Draw the draft on the empty board."""
        raise NotImplementedError

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        """Return the swatches below the board, laid out within a width."""
        return []

    def pick(self, key: Hashable) -> None:
        """Handle the choice of something from the palette."""

    def take(self, key: Hashable) -> None:
        """Remove the piece on a spot, or a part of it."""

    def dragged_item(self, key: Hashable) -> QGraphicsItem | None:
        """Return the item for the overlay that a drag from a spot moves.

        None if there is nothing to drag.
        """
        return None

    def drop(self, start: Hashable, target: Hashable | None) -> None:
        """Move the piece dragged from `start` to `target`; None removes it."""

    start_icon = "first"
    """The icon of the button that sets up the first position of a game."""

    def start_words(self) -> str:
        """Return the text of that button."""
        return self.tr("Standard position")

    def clear_words(self) -> str:
        """Return the text of the button that clears the board."""
        return translate("common", "Clear")

    def hint(self) -> str:
        """Return one line that explains what mouse and keys do."""
        return ""

    def name_of(self, player: int) -> str:
        """Return the name of the player in a seat, or the seat's letter."""
        return self.names[player] if player < len(self.names) else SEATS[player]

    def forget(self) -> None:
        """Clear the results cached for earlier drafts."""

    # -- showing

    @property
    def draft(self) -> Any:
        """The draft shown."""
        return self.view

    @property
    def position(self) -> Position | None:
        """The position of the draft as everybody may see it; None if the draft breaks the rules."""
        return self.draft.position(self.names) if isinstance(self.draft, Draft) else None

    def show_draft(self, draft: Draft, reason: str = "") -> None:
        """Show a draft; `reason` says what is wrong with it."""
        self.reason = reason
        # The table only checks that there is a view.
        self.show_view(cast(Position, draft), seat=0, animate=False)

    def twin(self, theme: Theme) -> "EditScene":
        made = type(self)(self.game, theme)
        made.names = self.names
        made.show_draft(self.view)
        return made

    def draw(self, before: Any, animate: bool) -> None:
        self.board.clear()
        self._spots, self._cells, self._hover_item = None, None, None
        self.draw_board()
        self._mark_faults()
        self.show_hover()
        if not self.rack_area.isEmpty():
            self.draw_rack(self.rack_area.size())

    def redraw(self) -> None:
        """Draw the same draft again, as the picked swatch has changed."""
        self.draw(self.view, False)
        self.cursor.refresh()
        self.prompt_changed.emit(self.words.current_prompt())

    def _mark_faults(self) -> None:
        """Draw a dashed contour around each cell that the reason names as wrong."""
        named = {str(name) for name in _NAMED.findall(self.reason)}
        for spot in self.cells if named else ():
            if self.called(spot) in named:
                self.mark_fault(spot)

    def mark_fault(self, spot: Spot) -> None:
        """Draw the contour around a cell that is named as wrong."""
        MarkItem(spot.outline, Look.WRONG, self.theme, self.board)

    def called(self, spot: Spot) -> str:
        """Return the name of a cell in error messages."""
        return str(spot.key)

    # -- the palette

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF() if upright else PaletteItem.size_of(self.choices(available), available)

    def draw_rack(self, size: QSizeF) -> None:
        self.rack.clear()
        self._palette, self._spots = None, None
        self.swatches = self.choices(size)
        if self.swatches:
            self._palette = self.palette_item(self, self.swatches, size)

    @property
    def cells(self) -> list[Spot]:
        """The cells of the draft shown."""
        if self._cells is None:
            self._cells = self.board_spots()
        return self._cells

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            there = [swatch.spot for swatch in self.swatches] if self._palette else []
            self._spots = [*self.cells, *there]
        return self._spots

    # -- pointing

    def on_hover(self, pointer: Pointer) -> None:
        self.point(pointer.spot.key if pointer.spot is not None else None)

    def point(self, key: Hashable) -> None:
        """Highlight the spot with this key, or nothing."""
        if key != self._hover:
            self._hover = key
            if self._palette is not None:
                self._palette.show_hover(key)
            self.show_hover()

    def show_hover(self) -> None:
        """Mark the spot under the pointer."""
        if self._hover_item is not None:
            self.removeItem(self._hover_item)
            self._hover_item = None
        spot = next((spot for spot in self.cells if spot.key == self._hover), None)
        if spot is not None:
            self._hover_item = MarkItem(spot.outline, Look.TARGET, self.theme, self.board)

    def on_secondary(self, pointer: Pointer) -> None:
        if pointer.spot is not None and not pointer.spot.rack:
            self.take(pointer.spot.key)

    def on_drag(self, pointer: Pointer) -> None:
        if pointer.start is not None and self._held is None:
            self._held = self.dragged_item(pointer.start.key)
        if self._held is not None:
            self.motion.lift(self._held, self.board.transform().m11())
            self._held.setPos(pointer.table)
            self.on_hover(pointer)

    def on_drop(self, pointer: Pointer) -> None:
        self.on_cancel()
        if pointer.start is not None:
            self.drop(pointer.start.key, pointer.spot.key if pointer.spot is not None else None)

    @property
    def half_done(self) -> bool:
        return self._held is not None

    def on_cancel(self) -> None:
        if self._held is not None:
            self.removeItem(self._held)
            self._held = None
            self.redraw()

    @property
    def here(self) -> Hashable:
        """The spot that keys act on: the cursor's if shown, otherwise the one under the mouse."""
        spot = self.cursor.spot if self.cursor.isVisible() else None
        return spot.key if spot is not None else self._hover

    def letters(self) -> list[tuple[str, str]]:
        """Return the keys that `on_letter` takes, and what they do."""
        return []

    def on_key(self, event: QKeyEvent) -> bool:
        if not is_plain(event):
            return False
        key, here = Qt.Key(event.key()), self.here
        if key in _DELETE and here is not None:
            self.take(here)
            return True
        return self.on_letter(character_of(event).upper(), here)

    def on_letter(self, text: str, here: Hashable) -> bool:
        """Handle a key of the game's own at a spot, and return whether it was used."""
        return False

    def put(self, draft: Draft) -> None:
        """Show the next draft and emit `edited`."""
        if draft != self.view:
            self.edited.emit(draft)
            self.spot_changed.emit()

    def change(self, make: Callable[[Any], Draft]) -> None:
        """Apply a change to the draft shown."""
        self.put(make(self.view))
