"""How the table of Dragons shows a view, and the move that is being put together."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from desktop.board.contract import Prompt, Spot
from desktop.board.rule_text import objection
from desktop.games.dragons.board import BoardTiles
from desktop.games.dragons.choice import Choice, suitable
from desktop.games.dragons.drag import DragonsDrag
from desktop.games.dragons.facts import Bodies, Fits, Ways, board_of, bodies_of, fits_of
from desktop.games.dragons.marks import Lights, PositionMarks
from desktop.games.dragons.panel import DragonsPanel, PanelState
from desktop.games.dragons.path_search import WaySearch
from desktop.games.dragons.rack import RackState, StateRack, rack_layout
from desktop.games.dragons.tiles import face_path
from desktop.games.dragons.wins import by_dragons, winning_dragons, winning_loops
from desktop.games.dragons.words import DragonsWords
from desktop.games.tiles.geometry import R
from desktop.games.tiles.scene import TileScene, cell_spot
from desktop.theme.theme import Theme
from desktop.widgets.rows import MoveRow, PlyText, SeatInfo
from rules.core import AnyGame
from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, Place
from rules.dragons.tiles import TileSet

_LEAST_SIZE = QSizeF(13 * R, 7.6 * R)
"""Room for a small board to grow before everything has to shrink."""
_LEAST_AT_END = QSizeF(8 * R, 7 * R)
_RIM = 0.1 * R


class DragonsShown(TileScene):
    """All that is seen of the game. What the player does about it is the scene's."""

    view: DragonsState

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self._words = DragonsWords(self)
        self._search = WaySearch(self)
        self._search.found.connect(self._ways_found)
        self.table = BoardTiles(self)
        self.marks = PositionMarks(self)
        self.hand = DragonsDrag(self)
        self.palette_rack = StateRack(self)
        self._panel: DragonsPanel | None = None
        self._fits = Fits()
        self._bodies = Bodies(())
        self.choice = Choice()
        self._joined = False  # the player has had a say in what is suggested
        self._hovered: Hex | None = None
        self._pointed = ""  # the state on the rack that is pointed at
        self._wrong: Hex | None = None
        self._typed = ""
        self._set_aside: tuple[Choice, bool] | None = None
        """What was chosen before a typed move was shown instead."""
        self._following: tuple[tuple[Hex, str], ...] = ()
        self._ways_shown = False
        self._frame = QRectF(QPointF(), _LEAST_SIZE)
        self._spots: list[Spot] | None = None
        self._board_spots: list[Spot] = []

    @property
    def tile_set(self) -> TileSet:
        """The tiles the game is played with."""
        tile_set: TileSet = self.view.options.tile_set
        return tile_set

    # -- showing a view

    def draw(self, before: DragonsState | None, animate: bool) -> None:
        start, self._let_go_at = self._let_go_at, None
        self.hand.vanish()
        self._fits = fits_of(self.view) if self.seat is not None else Fits()
        self._bodies = bodies_of(self.view)
        self._board_spots = []
        self._suggest()
        self.table.show(self.view, self._bodies)
        self._light_up()
        self._frame_board()
        self.refresh(anew=True)
        if self._panel is not None:
            self._panel.show_over(self.view.outcome is not None)
        if animate and before is not None and self.view.turn == before.turn + 1:
            self.marks.reveal(False)
            self.table.play_turn(self.view, start, self._turn_shown)

    def _turn_shown(self) -> None:
        self.marks.reveal(True)
        self._say_must_fill()

    def _frame_board(self) -> None:
        """Makes room for the tiles and, while they matter, for the positions around them."""
        cells = [*self.view.tiles]
        if self.view.outcome is None:
            cells += self.view.positions
        new = self._frame_cells(cells).adjusted(-_RIM, -_RIM, _RIM, _RIM)
        least = _LEAST_SIZE if self.view.outcome is None else _LEAST_AT_END
        more = least.expandedTo(new.size()) - new.size()
        across, down = more.width() / 2, more.height() / 2
        self._frame = new.adjusted(-across, -down, across, down)

    def _suggest(self) -> None:
        """Begins a choice: a state that fits, at the gap if there is only one to fill."""
        self._joined, self._typed = False, ""
        self._hovered, self._pointed, self._wrong = None, "", None
        letter = suitable(self.tile_set, self.choice.letter, self._fits.somewhere())
        self.choice = Choice(letter)
        if len(self._fits.forced) == 1:
            self.choice = self.choice.aim(self._fits.forced[0], self._fits, self.tile_set)

    def show_preview(self, moves: Sequence[Place]) -> None:
        before = self._set_aside or (self.choice, self._joined)
        self._set_aside = before if moves else None
        self._following = ()
        self.choice, self._joined = before
        for move in moves:
            cell = self.view.positions[move.position - 1]
            self.choice, self._joined = Choice(move.state_letter, True, cell), True
            after: DragonsState = self.game.preview(self.view, move)
            self._following = tuple((cell, after.tiles[cell]) for cell in after.placed[1:])
        self.refresh()

    # -- ways

    def _ways(self) -> Ways | None:
        return self._search.ways(board_of(self.view), self.view.options.cross)

    def _ways_found(self) -> None:
        self._light_up()
        self.refresh()
        self.facts_changed.emit()

    def _light_up(self) -> None:
        """Lights what has won, and the longest ways where they are wanted."""
        if self.view.outcome is None:
            loops, dragons = [], []
        else:
            loops = winning_loops(self.view, self._ways())
            dragons = winning_dragons(self.view, self._bodies)
        self.table.light_up(loops, dragons)
        wanted = self._ways_shown and not loops and not dragons
        self.table.show_ways(self.view, self._ways() if wanted else None)

    def _want_ways(self, wanted: bool) -> None:
        self._ways_shown = wanted
        if self.view is not None:
            self._light_up()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        self._spots = None
        self.marks.show(self._lights(), self.tile_set, anew=anew)
        self.marks.breathe()
        self._say_must_fill()
        self.palette_rack.show(self.tile_set, self._rack_state(), anew=anew)
        if self._panel is not None:
            self._panel.show_state(self._panel_state(), self.tile_set)
        self._tell_prompt()

    def _ghost_cell(self) -> Hex | None:
        """Where the chosen state is shown."""
        choice, hovered = self.choice, self._hovered
        if choice.target is not None:
            return choice.target
        shown = choice.picked and hovered is not None and choice.letter in self._fits.at(hovered)
        return hovered if shown else None

    def _lights(self) -> Lights:
        ghost, hovered = self._ghost_cell(), self._hovered
        misfit = self.choice.picked and self.choice.target is None and hovered != ghost
        shown = self._pointed if self._pointed in self._fits.somewhere() else self.choice.letter
        return Lights(
            fits=self._fits,
            lit=self._fits.cells(shown),
            hovered=hovered,
            wrong=hovered if misfit and hovered is not None else self._wrong,
            ghost=ghost,
            letter=self.choice.letter if ghost is not None else "",
            faint=not self._joined and bool(self._fits.forced) and self._hovered != ghost,
            following=self._following,
        )

    def _rack_state(self) -> RackState:
        titles = self._words.titles(self.tile_set)
        if self.seat is None:
            return RackState(titles=titles)
        place = self._hovered if self._hovered is not None else self.choice.target
        fitting = self._fits.at(place)
        return RackState(
            fitting=fitting,
            chosen=self.choice.letter,
            lifted=self.hand.letter,
            hovered=self._pointed,
            facts=self._words.fitting(self.tile_set, fitting),
            titles=titles,
        )

    def _panel_state(self) -> PanelState:
        target, letter = self.choice.target, self.choice.letter if self.seat is not None else ""
        return PanelState(
            left=self.view.pool,
            total=self.view.options.num_tiles or 1,
            letter=letter,
            side=self._words.side(self.tile_set, self.choice.letter),
            place=self._words.place(self._fits.numbers[target] if target is not None else None),
            ready=target is not None,
            ways=self._words.ways_title(self._ways() if self._ways_shown else None),
        )

    def _say_must_fill(self) -> None:
        words = "" if self._joined else self._words.must_fill(len(self._fits.forced))
        self.marks.say(words, self.view.tiles)

    def on_fitted(self) -> None:
        self._say_must_fill()

    # -- what the table asks

    def prompt(self) -> Prompt:
        if self.seat is None:
            return self._words.waiting(self.view)
        fits, choice, keys = self._fits, self.choice, self.cursor.isVisible()
        if fits.forced:
            return self._words.fill(
                self.view, fits, choice, keys=keys, held=self.hand.holds, chosen=self._joined
            )
        prompt = self._words.add(self.view, fits, choice, keys=keys, held=self.hand.holds)
        hovered = self._hovered
        if hovered is None or choice.target is not None:
            return prompt
        if choice.picked and choice.letter not in fits.at(hovered):
            return Prompt(prompt.sentence, self._why_not(choice.letter, hovered))
        if not choice.picked:
            return Prompt(prompt.sentence, self._words.about_position(fits, hovered))
        return prompt

    def seat_info(self, player: int) -> SeatInfo:
        ways = None if by_dragons(self.view.options) else self._ways()
        return self._words.seat(self.view, player, self._bodies, ways)

    def chips(self) -> list[str]:
        return self._words.chips(self.view.options)

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        return self._words.rows(plies)

    def moves_fact(self) -> str:
        return self._words.turn_fact(self.view)

    def rack_size(self, available: QSizeF) -> QSizeF:
        if self.view.outcome is not None:
            return QSizeF()
        self.palette_rack.layout = rack_layout(available, self.tile_set)
        return self.palette_rack.layout.size

    def make_panel(self) -> DragonsPanel:
        panel = self._panel = DragonsPanel()
        panel.ways_wanted.connect(self._want_ways)
        panel.destroyed.connect(self._forget_panel)
        return panel

    def _forget_panel(self) -> None:
        self._panel = None

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            if not self._board_spots:
                self._board_spots = [*self._cell_spots(), *self._tile_spots()]
            self._spots = [*self._rack_spots(), *self._board_spots]
        return self._spots

    def _rack_spots(self) -> list[Spot]:
        fitting, chosen = self._fits.somewhere(), self.choice.letter
        words, tile_set = self._words, self.tile_set
        names = {
            letter: words.state_name(
                tile_set, letter, fits=letter in fitting, chosen=letter == chosen
            )
            for letter in tile_set.letters
        }
        return self.palette_rack.spots(names)

    def _cell_spots(self) -> list[Spot]:
        return [
            self._spot(cell, self._words.position_name(self._fits, cell))
            for cell in self._fits.numbers
        ]

    def _tile_spots(self) -> list[Spot]:
        tiles = self.view.tiles.items()
        return [
            self._spot(cell, self._words.tile_name(self.tile_set, letter)) for cell, letter in tiles
        ]

    @staticmethod
    def _spot(cell: Hex, name: str) -> Spot:
        return cell_spot(cell, cell, name, face_path(0))

    def _why_not(self, letter: str, cell: Hex) -> str:
        """The rules' reason against a placement, as a sentence; empty if there is none."""
        return objection(self.game, self.view, Place(letter, self._fits.numbers[cell]))
