"""The editor of Black Box positions: both boxes side by side."""

from collections.abc import Callable, Hashable
from functools import partial
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.contract import Pointer, Spot
from desktop.board.editing.edit_scene import EditScene
from desktop.board.sprites import SpriteItem
from desktop.controls.buttons import Button, focus_by_tab_only
from desktop.controls.lay import add_layout, lay
from desktop.controls.surfaces import Section
from desktop.games.blackbox.doubles import double_finder
from desktop.games.blackbox.edit_draft import Atoms
from desktop.games.blackbox.items import GROUND, PIECE
from desktop.games.blackbox.paint import FRAME, cell_shape, paint_atom, paint_ground
from desktop.games.blackbox.ray_paths import C, cell_centre, port_centre
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.text import letters_width, paint_letters
from desktop.theme.theme import Theme
from rules.blackbox.placements import ATOMS
from rules.blackbox.rays import CELL_NAMES, CELLS, PORT_NAMES
from rules.core import AnyGame

translate = QCoreApplication.translate

_APART = FRAME.width() + 0.55 * C
_TITLE_AT = FRAME.top() - 0.62 * C
_TITLE = QRectF(FRAME.left(), _TITLE_AT - 0.5 * C, FRAME.width(), C)
_LETTERS = 0.46 * C


class BlackBoxEditScene(EditScene):
    """A click adds or removes an atom, a drag moves it."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.rng = Random()
        self._doubles: dict[Atoms, bool] = {}
        self._asked: set[Atoms] = set()
        self._atoms: dict[tuple[int, int], SpriteItem] = {}
        self._sections: list[Section] = []
        self._buttons: list[tuple[Button, Button]] = []
        double_finder().found.connect(self._learn)

    # -- display

    def board_rect(self) -> QRectF:
        whole = FRAME.united(FRAME.translated(_APART, 0)).united(_TITLE)
        return whole.adjusted(0, 0, 0, 0.12 * C)

    def draw_board(self) -> None:
        self._atoms = {}
        for player, atoms in enumerate(self.draft.boxes):
            at = self._corner(player)
            self._sprite("ground", GROUND, self._paint_ground, at)
            self._sprite(
                ("title", player, self.name_of(player)),
                _TITLE,
                partial(self._paint_title, player),
                at,
            )
            for cell in atoms:
                item = self._sprite(
                    "atom", PIECE, lambda p: paint_atom(p, self.theme), at + cell_centre(cell)
                )
                item.setZValue(2)
                self._atoms[player, cell] = item
        self._show_panel()
        self._look_for_doubles()

    def _corner(self, player: int) -> QPointF:
        return QPointF(player * _APART, 0)

    def _sprite(
        self, key: Hashable, box: QRectF, draw: Callable[[QPainter], None], at: QPointF
    ) -> SpriteItem:
        item = SpriteItem(self.sprites, key, box, draw, self.board)
        item.setPos(at)
        return item

    def _paint_ground(self, painter: QPainter) -> None:
        paint_ground(painter, self.theme)
        ink = self.theme.colour("muted")
        for port, name in enumerate(PORT_NAMES):
            paint_letters(painter, name, port_centre(port), 0.32 * C, ink, 600)

    def _paint_title(self, player: int, painter: QPainter) -> None:
        text = self.tr("{name} solves this box").format(name=self.name_of(player))
        width = letters_width(text, _LETTERS, 700)
        size = _LETTERS * min(1.0, (FRAME.width() - C) / width)
        left = FRAME.left() + 0.42 * C
        paint_chip(painter, player, QPointF(left, _TITLE_AT), 0.36 * C, self.theme)
        middle = left + 0.6 * C + letters_width(text, size, 700) / 2
        ink = self.theme.colour("text")
        paint_letters(painter, text, QPointF(middle, _TITLE_AT), size, ink, 700)

    def board_spots(self) -> list[Spot]:
        spots = []
        for player, atoms in enumerate(self.draft.boxes):
            for cell in CELLS:
                at = self._corner(player) + cell_centre(cell)
                words = self.tr("{cell} in {name}’s box, atom") if cell in atoms else ""
                words = words or self.tr("{cell} for {name}, empty")
                name = words.format(cell=CELL_NAMES[cell], name=self.name_of(player))
                shape: QPainterPath = cell_shape(at)
                spots.append(Spot((player, cell), at, name, shape))
        return spots

    def called(self, spot: Spot) -> str:
        return ""  # error messages name a box, not its cells

    start_icon = "dice"

    def start_words(self) -> str:
        return self.tr("Both at random")

    def clear_words(self) -> str:
        return self.tr("Clear both")

    def hint(self) -> str:
        return self.tr("Click to add or remove an atom. R fills the box at random.")

    # -- actions

    def on_click(self, pointer: Pointer) -> None:
        if pointer.spot is not None:
            player, cell = _place(pointer.spot.key)
            self.put(self.draft.toggled(player, cell))

    def take(self, key: Hashable) -> None:
        player, cell = _place(key)
        self.put(self.draft.with_atoms(player, self.draft.boxes[player] - {cell}))

    def fill(self, player: int) -> None:
        """Fill a box with random atoms."""
        self.put(self.draft.at_random(player, self.rng))

    def empty(self, player: int) -> None:
        """Remove all atoms from a box."""
        self.put(self.draft.with_atoms(player, ()))

    def letters(self) -> list[tuple[str, str]]:
        return [("R", self.tr("Fill the box at random"))]

    def on_letter(self, text: str, here: Hashable) -> bool:
        if text == "R":
            self.fill(_place(here)[0] if here is not None else 0)
            return True
        return False

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None and pointer.spot.key in self._atoms

    def on_drag(self, pointer: Pointer) -> None:
        if pointer.start is None:
            return
        if self._held is None:
            self._held = self._atoms[_place(pointer.start.key)]
            self._held.setZValue(9)
        self._held.setPos(pointer.board)
        self.on_hover(pointer)

    def drop(self, start: Hashable, target: Hashable | None) -> None:
        player, cell = _place(start)
        if target is None:
            self.take((player, cell))
        else:
            other, to = _place(target)
            lifted = self.draft.with_atoms(player, self.draft.boxes[player] - {cell})
            self.put(lifted.with_atoms(other, lifted.boxes[other] | {to}))

    def on_cancel(self) -> None:
        if self._held is not None:
            self._held = None
            self.redraw()

    # -- doubles: placements with the same results

    def forget(self) -> None:
        self._doubles.clear()
        self._asked.clear()

    def _look_for_doubles(self) -> None:
        for atoms in self.draft.boxes:
            if len(atoms) == ATOMS and atoms not in self._asked:
                self._asked.add(atoms)
                double_finder().ask(atoms)
        self._warn()

    def _learn(self, atoms: Atoms, double: bool) -> None:
        self._doubles[atoms] = double
        if self.view is not None:
            self._warn()

    def _warn(self) -> None:
        boxes = enumerate(self.draft.boxes)
        names = [self.name_of(player) for player, atoms in boxes if self._doubles.get(atoms)]
        words = self.tr(
            "Another arrangement gives the same results in {name}’s box, so solving it takes luck."
        )
        warning = words.format(name=" & ".join(names)) if names else ""
        if warning != self.warning:
            self.warning = warning
            self.warned.emit()

    # -- the panel

    def make_panel(self) -> QWidget:
        panel = QWidget()
        column = lay(QVBoxLayout(panel), spacing=6)
        self._sections, self._buttons = [], []
        for player in range(2):
            section = Section("")
            #: on a button: atoms by chance
            fill = Button(translate("common", "Random"), icon="dice")
            fill.clicked.connect(partial(self.fill, player))
            #: verb on a button: takes all atoms away
            empty = Button(translate("common", "Clear"), icon="eraser")
            empty.clicked.connect(partial(self.empty, player))
            focus_by_tab_only(fill, empty)
            row = lay(QHBoxLayout(), fill, empty, spacing=8)
            column.addWidget(section)
            add_layout(column, row)
            self._sections.append(section)
            self._buttons.append((fill, empty))
        return panel

    @property
    def buttons(self) -> list[tuple[Button, Button]]:
        """The buttons that fill and empty each box."""
        return self._buttons

    def _show_panel(self) -> None:
        words = self.tr("{n} of {all} atoms")
        for player, section in enumerate(self._sections):
            count = len(self.draft.boxes[player])
            section.show_title(self.tr("The box {name} solves").format(name=self.name_of(player)))
            section.show_fact(
                words.format(n=count, all=ATOMS), "error" if count > ATOMS else "muted"
            )
            self._buttons[player][1].setEnabled(count > 0)


def _place(key: Hashable) -> tuple[int, int]:
    """Return box and cell of a spot."""
    assert isinstance(key, tuple)
    player, cell = key
    return player, cell
