"""Dragons on the table: tiles are turned and flipped, and placed where their edges match."""

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from desktop.board.contract import Spot
from desktop.board.ending import Ending
from desktop.board.rack import RackState
from desktop.games.dragons.board import BoardTiles
from desktop.games.dragons.body_paths import PathSearch
from desktop.games.dragons.facts import (
    winning_dragons,
    winning_loops,
)
from desktop.games.dragons.hand import DragonsHand
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.marks import PositionMarks
from desktop.games.dragons.prompts import DragonsWords
from desktop.games.dragons.rack import StateRack
from desktop.games.dragons.sounds import SOUNDS
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.scene import TileScene, cell_spot
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.dragons.game import DragonsState, Place

_LEAST_SIZE = QSizeF(9 * R, 7.6 * R)
"""The least area shown, so that a small board can grow before it has to shrink."""
_LEAST_AT_END = QSizeF(8 * R, 7 * R)
_RIM = 0.1 * R


class DragonsScene(TileScene):
    """The table of Dragons. The player changes the half-made move, which is then shown."""

    sounds = SOUNDS

    view: DragonsState
    words: DragonsWords
    hand: DragonsHand

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.hand = DragonsHand(self)
        self._search = PathSearch(self._show_longest, self)
        self.table = BoardTiles(self)
        self.marks = PositionMarks(self)
        self.palette_rack = StateRack(self)
        self.words = DragonsWords(self, self.hand, self._search)
        self.loops_shown = False
        self._frame = QRectF(QPointF(), _LEAST_SIZE)
        self._spots: list[Spot] | None = None
        self._board_spots: list[Spot] = []

    # -- showing a view

    def draw(self, before: DragonsState | None, animate: bool) -> None:
        start, self.hand.let_go_at = self.hand.let_go_at, None
        self.hand.drag.vanish()
        self.hand.half.begin(self.view, may_move=self.seat is not None)
        self._board_spots = []
        self.table.show(self.view, self._search.bodies(self.view))
        self._show_paths()
        self._frame_board()
        self.refresh(anew=True)
        if animate and before is not None and self.view.turn == before.turn + 1:
            self.marks.reveal(False)
            self.table.play_turn(self.view, start, self._turn_shown)

    def _turn_shown(self) -> None:
        self.marks.reveal(True)
        self._say_must_fill()

    def _frame_board(self) -> None:
        """Make room for the tiles and, during the game, for the positions where a state fits."""
        cells, tiles, tile_set = [*self.view.tiles], self.view.tiles, self.words.tile_set
        if self.view.outcome is None and not self.looked_at:
            open_cells = self.view.positions
            cells += [at for at in open_cells if tile_set.fitting(tile_set.sides(tiles, at))]
        new = self._frame_cells(cells).adjusted(-_RIM, -_RIM, _RIM, _RIM)
        over = self.looked_at or self.view.outcome is not None
        least = _LEAST_AT_END if over else _LEAST_SIZE
        more = least.expandedTo(new.size()) - new.size()
        across, down = more.width() / 2, more.height() / 2
        self._frame = new.adjusted(-across, -down, across, down)

    def outline_of(self, moves: Sequence[Place]) -> QPainterPath:
        path = QPainterPath()
        for move in moves:
            at = GRID.centre(self.view.positions[move.position - 1])
            path.addPath(face_path(0).translated(at))
        return path

    def ghost_of(self, move: Place) -> DragonTile:
        ghost = DragonTile(self, self.words.tile_set, move.state_letter, self.board, "")
        ghost.setPos(GRID.centre(self.view.positions[move.position - 1]))
        return ghost

    def pieces_of(self, move: Place) -> Collection[Hashable]:
        return {move.state_letter}

    # -- the longest loops and paths

    def _show_longest(self) -> None:
        self.light.renew()
        self._show_paths()
        self.refresh()
        self.facts_changed.emit()

    def make_ending(self) -> Ending | None:
        bodies = self._search.bodies(self.view)
        loops = winning_loops(self.view, self._search.longest(self.view))
        dragons = winning_dragons(self.view, bodies)
        if not loops and not dragons:
            return None
        return self.table.light_up(self.view, bodies, loops, dragons)

    def _show_paths(self) -> None:
        """Show the longest paths if the player wants them and no ending is lit."""
        wanted = self.loops_shown and self.light.ending is None
        self.table.show_paths(self.view, self._search.longest(self.view) if wanted else None)

    def show_loops(self, shown: bool) -> None:
        self.loops_shown = shown
        if self.view is not None:
            self._show_paths()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        self._spots = None
        self.marks.show(self.hand.half.highlights(), self.words.tile_set, anew=anew)
        self.marks.breathe()
        self._say_must_fill()
        self._show_rack(anew=anew)
        self._tell_prompt()

    def _show_rack(self, *, anew: bool) -> None:
        half, letters = self.hand.half, frozenset(self.words.tile_set.letters)
        state = RackState(unfit=letters)
        if self.seat is not None:
            place = half.choice.target or (None if half.chosen else half.hovered)
            unfit = letters - half.fits.at(place)
            state = RackState(half.chosen, self.hand.drag.letter, half.pointed, unfit=unfit)
        self.palette_rack.show_states(state, anew=anew)

    def _say_must_fill(self) -> None:
        words = "" if self.hand.half.joined else self.words.must_fill()
        self.marks.say(words, self.view.tiles)

    def on_fitted(self) -> None:
        self._say_must_fill()

    # -- called by the table

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return self.palette_rack.fit(available, upright=upright)

    def spots(self) -> Sequence[Spot]:
        words = self.words
        if not self._board_spots:
            names = {cell: words.position_name(cell) for cell in self.hand.half.fits.numbers}
            names |= {cell: words.tile_name(letter) for cell, letter in self.view.tiles.items()}
            outline = face_path(0)
            self._board_spots = [cell_spot(at, at, name, outline) for at, name in names.items()]
        if self._spots is None:
            states = {letter: words.state_name(letter) for letter in self.words.tile_set.letters}
            self._spots = [*self.palette_rack.spots(states), *self._board_spots]
        return self._spots

    def start_spot(self) -> Spot | None:
        fits, letter = self.hand.half.fits, self.hand.half.choice.letter
        cells = [*fits.forced, *(cell for cell in fits.numbers if letter in fits.at(cell))]
        open_cells = (spot for spot in self.spots() if spot.key in cells[:1])
        return next(open_cells, None) or super().start_spot()
