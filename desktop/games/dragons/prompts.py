"""The texts of Dragons: prompts, seats, chips, the move list, names for screen readers."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from desktop.board.contract import Prompt
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.turns import turn_labels
from desktop.games.dragons.facts import Bodies, LongestPaths
from desktop.language.messages import listed
from rules.core.hexes import Hex
from rules.dragons.composer import DragonsComposer, Fits, sides_of
from rules.dragons.game import DragonsOptions, DragonsState
from rules.dragons.tiles import COLOUR_NAMES, CROSS, TileSet, closed_sides

translate = QCoreApplication.translate


class DragonsWords(QObject):
    """Sentences about a view."""

    # -- the prompt

    def waiting(self, view: DragonsState) -> Prompt:
        """Return the prompt while a player elsewhere is to move."""
        return Prompt(self.tr("{name} adds a tile").format(name=self._mover(view)))

    def add(
        self, view: DragonsState, fits: Fits, choice: DragonsComposer, *, keys: bool, held: bool
    ) -> Prompt:
        """Return the prompt of a player who may play anywhere.

        `held`: a tile is in the hand.
        """
        name, letter = self._mover(view), choice.letter
        if choice.target is not None:
            sentence = self.tr("{name}, place {letter} at {number}").format(
                name=name, letter=letter, number=fits.numbers[choice.target]
            )
            return Prompt(sentence, self._confirm(len(fits.at(choice.target)), keys=keys))
        if choice.picked:
            sentence = self.tr("{name}, place {letter}").format(name=name, letter=letter)
            if keys:
                hint = self.tr("Press Enter at a highlighted position. R turns, F flips.")
            elif held:
                hint = self.tr("Drop the tile on a highlighted position. The wheel turns, F flips.")
            else:
                hint = self.tr("Click a highlighted position. The wheel turns, F flips.")
            line = translate("common", "{name}, choose a place").format(name=name)
            return Prompt(sentence, hint, line=line)
        sentence = self.tr("{name}, add a tile").format(name=name)
        hint = self.tr("Drag a tile to the board, or click a position first.")
        if keys:
            hint = self.tr("Go to a tile or a position and press Enter.")
        return Prompt(
            sentence, hint, line=translate("common", "{name}, choose a tile").format(name=name)
        )

    def fill(
        self,
        view: DragonsState,
        fits: Fits,
        choice: DragonsComposer,
        *,
        keys: bool,
        held: bool,
        chosen: bool,
    ) -> Prompt:
        """Return the prompt of a player who must fill a gap.

        `chosen`: the player, not only the program, has chosen something.
        """
        name, gaps = self._mover(view), len(fits.forced)
        sentence = self.tr("{name}, fill the gap").format(name=name)
        if gaps > 1:
            sentence = translate(
                "DragonsWords", "{name}, fill one of the %n gaps", None, gaps
            ).format(name=name)
        if held:
            return Prompt(
                sentence, self.tr("Drop the tile inside the ring. The wheel turns, F flips.")
            )
        if choice.target is None:
            return Prompt(sentence, self.tr("You must fill a ringed position first."))
        states = len(fits.at(choice.target))
        if chosen:
            return Prompt(sentence, self._confirm(states, keys=keys))
        sides = closed_sides(view.options.tile_set.sides(view.tiles, choice.target))
        hint = translate(
            "DragonsWords", "{sides} sides are closed. A tile fits in %n ways.", None, states
        )
        return Prompt(sentence, hint.format(sides=sides))

    def _confirm(self, states: int, *, keys: bool) -> str:
        if keys:
            again = translate(
                "DragonsWords",
                "It fits in %n ways: R turns, F flips, Enter places.",
                None,
                states,
            )
        else:
            again = translate(
                "DragonsWords",
                "It fits in %n ways: R turns, F flips, a click places.",
                None,
                states,
            )
        if states == 1:
            one = self.tr("It fits only this way. Press Enter to place it.")
            return one if keys else self.tr("Nothing else fits. Click again to place it.")
        return again

    def about_position(self, fits: Fits, cell: Hex) -> str:
        """Return a sentence about the hovered position."""
        number, letters = fits.numbers[cell], fits.letters[cell]
        if len(letters) == 1:
            return self.tr("Position {number}: only {letter} fits.").format(
                number=number, letter=letters[0]
            )
        states = len(letters)
        return translate(
            "DragonsWords", "Position {number}: a tile fits in %n ways.", None, states
        ).format(number=number)

    @staticmethod
    def _mover(view: DragonsState) -> str:
        return view.names[view.to_move] if view.to_move is not None else ""

    # -- refusals

    def no_turn(self, fits: Fits, cell: Hex | None) -> str:
        """Return the refusal if no other rotation fits."""
        if cell is None:
            return self.tr("This side cannot be turned: no other direction fits")
        return self.tr("This side cannot be turned at {number}: no other direction fits").format(
            number=fits.numbers[cell]
        )

    def no_flip(self, fits: Fits, cell: Hex | None, side: str) -> str:
        """Return the refusal if no rotation of the other side fits."""
        if cell is None:
            return self.tr("With {side} up, the tile fits nowhere").format(side=side)
        return self.tr("None of the {side} fit at {number}").format(
            side=side, number=fits.numbers[cell]
        )

    def occupied(self) -> str:
        """Return the refusal to put a tile on another."""
        return self.tr("There is a tile here already. Choose a numbered position.")

    # -- the rack

    def side(self, tile_set: TileSet, letter: str) -> str:
        """Return the name of the side that a state shows, within a sentence."""
        shoulders, _ = sides_of(tile_set)
        if letter in shoulders:
            return self.tr("shoulders")
        return self.tr("crossings") if tile_set is CROSS else self.tr("tails")

    # -- seats, chips, moves

    def seat(
        self, view: DragonsState, player: int, bodies: Bodies, longest: LongestPaths | None
    ) -> SeatInfo:
        """Return a player's card: eyes, and the facts that decide this game."""
        options = view.options
        eyes = bodies.eyes(player)
        detail = translate("DragonsWords", "%n eyes", None, eyes)
        if options.tantrix:
            return SeatInfo(detail, str(view.scores[player]))
        complete = bodies.complete(player, options.eyes_needed)
        if options.end_most or options.all_out_most_eyes:
            most = max((dragon.eyes for dragon in complete), default=0)
            detail = translate("DragonsWords", "{n} of %n eyes complete", None, eyes).format(n=most)
            return SeatInfo(detail, str(most), translate("DragonsWords", "%n eyes", None, most))
        if options.end_first or options.end_single or options.loop_closed:
            count = len(complete)
            caption = self.tr("none complete")
            if count:
                caption = translate("DragonsWords", "%n complete", None, count)
            return SeatInfo(detail, pips=(min(count, 1), 1), caption=caption)
        return self._loop_seat(detail, options, player, longest)

    def _loop_seat(
        self, detail: str, options: DragonsOptions, player: int, longest: LongestPaths | None
    ) -> SeatInfo:
        needed = options.loop_length
        if longest is None:
            return SeatInfo(detail, pips=(0, needed), caption="…")
        loop, path = len(longest.loops[player]), len(longest.paths[player])
        if not loop:
            caption = self.tr("longest path: {n}").format(n=path)
        elif loop <= needed:
            caption = self.tr("loop {n} of {needed}").format(n=loop, needed=needed)
        else:
            caption = self.tr("loop of {n}").format(n=loop)
        return SeatInfo(detail, pips=(min(loop, needed), needed), caption=caption)

    def chips(self, options: DragonsOptions) -> list[str]:
        """Return the options beside the title: tiles, aim, then all non-default options."""
        tiles = options.num_tiles
        assert tiles is not None
        chips = [translate("DragonsWords", "%n tiles", None, tiles), self._aim(options)]
        if options.cross:
            chips.append(capitalised(self.tr("crossings")))
        chips.append(self.tr("Open gaps") if options.may_complete else self.tr("Gaps are filled"))
        if options.tie_largest_wins:
            chips.append(self.tr("Largest wins"))
        elif options.tie_largest_loses:
            chips.append(self.tr("Largest loses"))
        if options.start_tip:
            chips.append(self.tr("Second side up"))
        chips = [chip for chip in chips if chip]
        usual = self.tr("Gaps are filled")
        if len(chips) > _MOST_CHIPS and usual in chips:
            chips.remove(usual)
        return chips[:_MOST_CHIPS]

    def _aim(self, options: DragonsOptions) -> str:
        eyes = options.num_eyes
        least = translate("DragonsWords", "%n+ eyes", None, eyes) if eyes > 1 else ""
        names = {
            "tantrix": self.tr("Tantrix scoring"),
            "end_first": self.tr("First dragon wins"),
            "end_single": self.tr("The only dragon wins"),
            "end_most": self.tr("Most eyes win"),
            "all_out_most_eyes": self.tr("Most eyes at the end"),
            "loop_closed": self.tr("Complete dragon wins"),
            "long_loop": self.tr("Loop of five"),
        }
        aim = next((words for name, words in names.items() if getattr(options, name)), "")
        return " · ".join(part for part in (aim, least) if part)

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        """Return the move list: placed tiles, with automatic ones in brackets."""
        rows, labels = [], turn_labels(plies)
        for ply in plies:
            placed, bracket, autos = ply.text.partition(" [")
            note = bracket.strip() + autos
            rows.append(MoveRow(ply.ply, labels[ply.ply], ply.player, placed, note))
        return rows

    def left(self, tiles: int) -> str:
        """Return how many tiles are left."""
        return translate("DragonsWords", "%n tiles left", None, tiles)

    # -- for screen readers

    def state_name(self, tile_set: TileSet, letter: str, *, fits: bool, chosen: bool) -> str:
        """Return the name of a state on the rack."""
        parts = [letter, self.side(tile_set, letter)]
        if chosen:
            #: for screen readers: this tile is in hand
            parts.append(self.tr("chosen"))
        #: for screen readers: the tile in hand fits at this position
        parts.append(self.tr("fits") if fits else self.tr("does not fit"))
        return listed(*parts)

    def on_board(self, tiles: int) -> str:
        """Return the number of tiles on the board, in words."""
        return translate("DragonsWords", "%n tiles on the board", None, tiles)

    def path_ends(self, name: str, tiles: int, positions: Sequence[int]) -> str:
        """Describe the longest path of a player, and the positions that could extend it."""
        path = translate("DragonsWords", "longest path of {name}: %n tiles", None, tiles)
        numbers = ", ".join(map(str, positions))
        ends = self.tr("open at positions {numbers}").format(numbers=numbers)
        return listed(path.format(name=name), ends)

    def position_name(self, view: DragonsState, fits: Fits, cell: Hex) -> str:
        """Return an open position's name: the fitting states and the adjacent colours."""
        number, letters = fits.numbers[cell], listed(*fits.letters[cell])
        name = translate("common", "position {number}").format(number=number)
        if letters:
            #: a position and the letters of the tiles that fit there
            name = self.tr("position {number}: {letters}").format(number=number, letters=letters)
        name = listed(name, self.tr("must be filled") if cell in fits.forced else "")
        sides = view.options.tile_set.sides(view.tiles, cell)
        #: the colour, O or X, that an edge of a tile here meets
        edges = (
            self.tr("{colour} above"),
            self.tr("{colour} upper right"),
            self.tr("{colour} lower right"),
            self.tr("{colour} below"),
            self.tr("{colour} lower left"),
            self.tr("{colour} upper left"),
        )
        met = [
            edge.format(colour=COLOUR_NAMES[colour])
            for edge, colour in zip(edges, sides, strict=True)
            if colour is not None
        ]
        return listed(name, *met)

    def tile_name(self, tile_set: TileSet, letter: str) -> str:
        """Return the name of a tile on the board."""
        name = self.tr("tile {letter}, {side}").format(
            letter=letter, side=self.side(tile_set, letter)
        )
        return listed(name, self._edges(tile_set, letter))

    def edges_of(self, tile_set: TileSet, letter: str) -> str:
        """Return the colours of a state's edges."""
        #: {edges}: the colours of six edges, such as O O O X X X
        return self.tr("{edges} clockwise from the top").format(edges=self._edges(tile_set, letter))

    @staticmethod
    def _edges(tile_set: TileSet, letter: str) -> str:
        return " ".join(COLOUR_NAMES[colour] for colour in tile_set.colours[letter])

    def fitting_at(self, numbers: Collection[int]) -> str:
        """Return the positions where a state fits, in words."""
        return self.tr("fits at {numbers}").format(numbers=", ".join(map(str, numbers)))

    def must_fill(self, gaps: int) -> str:
        """Return the text of the bubble at a forced gap."""
        return self.tr("Must fill one") if gaps > 1 else self.tr("Must fill")


_MOST_CHIPS = 4
