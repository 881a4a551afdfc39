"""Dragons on the table: tiles are turned and flipped, and placed where their edges match."""

from collections.abc import Callable, Collection, Hashable, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from desktop.board.contract import Pointer, Spot
from desktop.board.ending import Ending
from desktop.board.rack import RackState
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.dragons.board import BoardTiles
from desktop.games.dragons.body_paths import PathSearch
from desktop.games.dragons.facts import (
    winning_dragons,
    winning_loops,
)
from desktop.games.dragons.half_made_move import HalfMove
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.marks import PositionMarks
from desktop.games.dragons.prompts import DragonsWords
from desktop.games.dragons.rack import StateRack
from desktop.games.dragons.sounds import SOUNDS
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.drag import TileDrag
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.scene import TileScene, cell_spot
from desktop.theme.theme import Theme
from rules.core import AnyGame, IllegalMove
from rules.core.hexes import Hex
from rules.dragons.composer import DragonsComposer, sixths_between
from rules.dragons.game import DragonsState, Place
from rules.dragons.tiles import TileSet


class DragonsDrag(TileDrag[DragonTile]):
    """A dragged tile: its centre is at the pointer, and its state can change."""

    @property
    def letter(self) -> str:
        """The state of the tile taken from the rack; empty if there is none."""
        return self.item.letter if self.item is not None else ""

    def take(self, tile_set: TileSet, letter: str, at: QPointF, scale: float) -> None:
        """Take a tile from a point of the table, where it has a scale."""
        scene = self._scene
        item = DragonTile(scene, tile_set, letter, scene.overlay, "lifted", bright=True)
        item.setPos(at)
        self.lift(item, scale)

    def follow(self, pointer: QPointF, opacity: float) -> None:
        """Move the tile with the pointer."""
        if self.item is not None:
            self.item.setOpacity(opacity)
        self.move(pointer)

    def become(self, letter: str, sixths: int) -> QAbstractAnimation | None:
        """Show another state, and return the motion to play if it turns to get there."""
        return None if self.item is None else self.item.become(letter, sixths)


_LEAST_SIZE = QSizeF(9 * R, 7.6 * R)
"""The least area shown, so that a small board can grow before it has to shrink."""
_LEAST_AT_END = QSizeF(8 * R, 7 * R)
_RIM = 0.1 * R
_MISFIT = 0.55


class DragonsScene(TileScene):
    """The table of Dragons. The player's actions change `half_move`, which is then shown."""

    sounds = SOUNDS

    view: DragonsState
    words: DragonsWords

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self._search = PathSearch(self)
        self._search.found.connect(self._paths_found)
        self.half_move = HalfMove()
        self.table = BoardTiles(self)
        self.marks = PositionMarks(self)
        self.drag = DragonsDrag(self)
        self.palette_rack = StateRack(self)
        self.words = DragonsWords(self, self.half_move, self.drag, self._search)
        self.loops_shown = False
        self._frame = QRectF(QPointF(), _LEAST_SIZE)
        self._spots: list[Spot] | None = None
        self._board_spots: list[Spot] = []

    @property
    def tile_set(self) -> TileSet:
        """The tile set of the game."""
        tile_set: TileSet = self.view.options.tile_set
        return tile_set

    @property
    def choice(self) -> DragonsComposer:
        """The tile and the position that the player has chosen so far."""
        return self.half_move.choice

    # -- showing a view

    def draw(self, before: DragonsState | None, animate: bool) -> None:
        start, self._let_go_at = self._let_go_at, None
        self.drag.vanish()
        self.half_move.begin(self.view, may_move=self.seat is not None)
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
        cells, tiles, tile_set = [*self.view.tiles], self.view.tiles, self.tile_set
        if self.view.outcome is None and not self.looked_at:
            open_cells = self.view.positions
            cells += [at for at in open_cells if tile_set.fitting(tile_set.sides(tiles, at))]
        new = self._frame_cells(cells).adjusted(-_RIM, -_RIM, _RIM, _RIM)
        over = self.looked_at or self.view.outcome is not None
        least = _LEAST_AT_END if over else _LEAST_SIZE
        more = least.expandedTo(new.size()) - new.size()
        across, down = more.width() / 2, more.height() / 2
        self._frame = new.adjusted(-across, -down, across, down)

    def show_preview(self, moves: Sequence[Place]) -> None:
        if not moves:
            self.half_move.show_typed(None)
        for move in moves:
            after: DragonsState = self.game.preview(self.view, move)
            following = tuple((cell, after.tiles[cell]) for cell in after.placed[1:])
            self.half_move.show_typed(DragonsComposer.of(self.view, move), following)
        self.refresh()

    def outline_of(self, moves: Sequence[Place]) -> QPainterPath:
        path = QPainterPath()
        for move in moves:
            at = GRID.centre(self.view.positions[move.position - 1])
            path.addPath(face_path(0).translated(at))
        return path

    def ghost_of(self, move: Place) -> DragonTile:
        ghost = DragonTile(self, self.tile_set, move.state_letter, self.board, "")
        ghost.setPos(GRID.centre(self.view.positions[move.position - 1]))
        return ghost

    def pieces_of(self, move: Place) -> Collection[Hashable]:
        return {move.state_letter}

    # -- the longest loops and paths

    def _paths_found(self) -> None:
        self.light_ending()
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
        wanted = self.loops_shown and self.ending is None
        self.table.show_paths(self.view, self._search.longest(self.view) if wanted else None)

    def show_loops(self, shown: bool) -> None:
        self.loops_shown = shown
        if self.view is not None:
            self._show_paths()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        self._spots = None
        self.marks.show(self.half_move.highlights(), self.tile_set, anew=anew)
        self.marks.breathe()
        self._say_must_fill()
        self._show_rack(anew=anew)
        self._tell_prompt()

    def _show_rack(self, *, anew: bool) -> None:
        half, letters = self.half_move, frozenset(self.tile_set.letters)
        state = RackState(unfit=letters)
        if self.seat is not None:
            place = half.choice.target or (None if half.chosen else half.hovered)
            unfit = letters - half.fits.at(place)
            state = RackState(half.chosen, self.drag.letter, half.pointed, unfit=unfit)
        self.palette_rack.show_states(state, anew=anew)

    def _say_must_fill(self) -> None:
        words = "" if self.half_move.joined else self.words.must_fill()
        self.marks.say(words, self.view.tiles)

    def on_fitted(self) -> None:
        self._say_must_fill()

    # -- called by the table

    def rack_size(self, available: QSizeF) -> QSizeF:
        return self.palette_rack.fit(available)

    def rack_column(self, available: QSizeF) -> QSizeF:
        return self.palette_rack.fit(available, upright=True)

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            if not self._board_spots:
                self._board_spots = [
                    cell_spot(cell, cell, name, face_path(0))
                    for cell, name in self._cell_names().items()
                ]
            self._spots = [*self._rack_spots(), *self._board_spots]
        return self._spots

    def start_spot(self) -> Spot | None:
        fits, letter = self.half_move.fits, self.choice.letter
        cells = [*fits.forced, *(cell for cell in fits.numbers if letter in fits.at(cell))]
        open_cells = (spot for spot in self.spots() if spot.key in cells[:1])
        return next(open_cells, None) or super().start_spot()

    def _cell_names(self) -> dict[Hex, str]:
        """Return the names of positions and tiles for screen readers."""
        words, tiles = self.words, self.view.tiles.items()
        return {
            **{cell: words.position_name(cell) for cell in self.half_move.fits.numbers},
            **{cell: words.tile_name(letter) for cell, letter in tiles},
        }

    def _rack_spots(self) -> list[Spot]:
        names = {letter: self.words.state_name(letter) for letter in self.tile_set.letters}
        return self.palette_rack.spots(names)

    # -- pointer

    def _over(self, pointer: Pointer) -> tuple[Hex | None, str]:
        """Return the cell or the rack's state under the pointer."""
        spot = pointer.spot
        if spot is not None and spot.rack:
            return None, str(spot.key)
        return self._cell_under(pointer), ""

    def on_hover(self, pointer: Pointer) -> None:
        if self.seat is not None:
            self._point(*self._over(pointer))

    def _point(self, cell: Hex | None, letter: str = "") -> None:
        if self.half_move.point(cell, letter):
            self.refresh()

    def on_click(self, pointer: Pointer) -> None:
        self.half_move.digits = ""
        cell, letter = self._over(pointer)
        if letter:
            self.pick(letter)
        elif cell is not None and cell in self.half_move.fits.numbers:
            self._click_cell(cell)
        elif cell in self.view.tiles:
            self.refused.emit(self.words.occupied())
        elif not self.rack_area.contains(pointer.table):
            self.release()

    def pick(self, letter: str) -> None:
        """Choose a state of the rack, to place it or to try it at the chosen position."""
        if self.choice.parts == (letter,):
            self.release()
            return
        try:
            choice = self.choice.add(letter)
        except IllegalMove as error:
            self.refused.emit(capitalised(error.reason))
        else:
            self._choose_tile(choice)

    def _choose_tile(self, choice: DragonsComposer) -> None:
        self.half_move.choose(choice)
        self.refresh()

    def _click_cell(self, cell: Hex) -> None:
        choice = self.choice
        if cell == choice.target:
            self._play(choice)
        elif choice.picked and choice.target is None:
            self._try(cell)
        else:
            self._aim(cell)

    def _aim(self, cell: Hex) -> None:
        """Choose another position, with a state that fits there."""
        self._add(self.choice.without(self.choice.letter), cell, self._choose_tile)

    def _try(self, cell: Hex) -> None:
        """Place the chosen state."""
        self._add(self.choice, cell, self._play)

    def _add(
        self, choice: DragonsComposer, cell: Hex, then: Callable[[DragonsComposer], None]
    ) -> None:
        """Go on with a position added, or show why not; a dragged tile returns to the rack."""
        try:
            added = choice.add(cell)
        except IllegalMove as error:
            self.half_move.wrong = cell if self.half_move.fits.at(cell) else None
            if self.drag.holds:
                self.release()
            else:
                self.refresh()
            self.refused.emit(capitalised(error.reason))
        else:
            then(added)

    def _play(self, composed: DragonsComposer) -> None:
        at = self.board.mapFromScene(self.drag.at) if self.drag.holds else None
        self._choose(composed.move(), at)

    @property
    def half_done(self) -> bool:
        return self.drag.holds or self.half_move.joined

    def release(self) -> None:
        half = self.half_move
        wrong = half.wrong
        if self.drag.holds:
            home = self.palette_rack.slot(half.choice.letter) or self.drag.at
            self.drag.go_home(home, self.palette_rack.scale, self.refresh)
        half.suggest()
        half.wrong = wrong
        self.refresh()

    # -- turning and flipping

    def turn(self, steps: int) -> None:
        """Turn the chosen tile to the next state that fits, clockwise if positive."""
        half = self.half_move
        if self.seat is None or half.set_aside is not None:
            return
        letter, new = half.choice.letter, half.choice.turned(steps, half.aimed_at)
        if new is None:
            self.refused.emit(self.words.no_turn())
            return
        self._choose_tile(new)
        self._play_turn(sixths_between(self.tile_set, letter, new.letter, steps))

    def flip(self) -> None:
        """Show the chosen tile's other side, turned so that it fits."""
        if self.seat is None:
            return
        half = self.half_move
        new = half.choice.flipped(half.aimed_at)
        if new is None:
            self.refused.emit(self.words.no_flip())
            return
        self._choose_tile(new)
        self.drag.become(new.letter, 0)

    def _play_turn(self, sixths: int) -> None:
        """Animate the turn in every picture of the chosen tile."""
        for motion in (
            self.marks.turn_ghost(sixths),
            self.drag.become(self.choice.letter, sixths),
        ):
            if motion is not None:
                self.motion.play(motion)

    # -- dragging

    def _grip(self, spot: Spot | None) -> str:
        """Return the state that a drag from a spot takes.

        The spot is on the rack, or it is the ghost on the board.
        """
        if spot is None:
            return ""
        if spot.rack:
            letter = str(spot.key)
            return letter if letter in self.half_move.fits.somewhere() else ""
        return self.choice.letter if spot.key == self.choice.target else ""

    def can_drag(self, pointer: Pointer) -> bool:
        return bool(self._grip(pointer.spot))

    def on_drag(self, pointer: Pointer) -> None:
        if not self.drag.holds:
            letter = self._grip(pointer.start)
            if not letter:
                return
            self._lift(letter, pointer)
        cell, _ = self._over(pointer)
        self._point(cell)
        self._follow(pointer)

    def _follow(self, pointer: Pointer) -> None:
        """Move the tile in the hand, translucent where its ghost or a misfit is shown."""
        misfit = _MISFIT if self.half_move.hovered is not None else 1.0
        self.drag.follow(pointer.table, 0.0 if self.half_move.ghost_cell is not None else misfit)

    def _lift(self, letter: str, pointer: Pointer) -> None:
        from_rack = pointer.start is not None and pointer.start.rack
        at = (self.palette_rack.slot(letter) if from_rack else None) or pointer.table
        scale = self.palette_rack.scale if from_rack else 1 / self.board_pixel()
        self.half_move.lift(letter)
        self.drag.take(self.tile_set, letter, at, scale)
        self.refresh()

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        if not self.drag.holds:
            return
        cell, _ = self._over(pointer)
        if cell is None or cell not in self.half_move.fits.numbers:
            self.release()
            if cell in self.view.tiles:
                self.refused.emit(self.words.occupied())
        else:
            self._try(cell)

    # -- wheel and keyboard

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Turn the tile in the hand, on the rack or under a ghost with the wheel."""
        cell, _ = self._over(pointer)
        on_rack = self.rack_area.contains(pointer.table)
        if not (
            self.drag.holds or on_rack or (cell is not None and cell == self.half_move.ghost_cell)
        ):
            return False
        if steps:
            self.turn(-steps)
            self._follow(pointer)
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        typed = character_of(event) if is_plain(event) else ""
        if typed == "r":
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        elif typed == "f":
            self.flip()
        elif typed.isdigit():
            self._type(typed)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.release()
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        """Choose the position whose number is typed digit by digit."""
        half = self.half_move
        numbers = {str(number): cell for cell, number in half.fits.numbers.items()}
        typed = next((t for t in (half.digits + digit, digit) if t in numbers), "")
        half.digits = typed
        if not typed or self.drag.holds:
            return
        cell = numbers[typed]
        self.cursor.go(next(spot for spot in self.spots() if spot.key == cell))
        half.digits = typed
        self._aim(cell)
