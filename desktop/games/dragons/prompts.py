"""The texts of Dragons: prompts, seats, chips, the move list, names for screen readers."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Prompt, Spot
from desktop.board.row_data import MoveRow, PlyText, SeatInfo, Tally
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.turns import turn_labels
from desktop.board.words import BoardWords
from desktop.games.dragons.body_paths import PathSearch
from desktop.games.dragons.facts import ends_of, winning_loops
from desktop.games.dragons.hand import DragonsHand
from desktop.language.messages import listed
from rules.core import IllegalMove
from rules.core.hexes import Hex
from rules.dragons.composer import Fits, side_of, sides_of
from rules.dragons.game import DragonsOptions, DragonsState, Place
from rules.dragons.tiles import COLOUR_NAMES, CROSS, TileSet, closed_sides

translate = QCoreApplication.translate


class DragonsWords(BoardWords):
    """Words a view, and the half-made move on it."""

    def __init__(self, scene: BoardScene, hand: DragonsHand, search: PathSearch) -> None:
        super().__init__(scene)
        self._half, self._drag, self._search = hand.half, hand.drag, search

    @property
    def _view(self) -> DragonsState:
        view: DragonsState = self.scene.view
        return view

    @property
    def tile_set(self) -> TileSet:
        """The tile set of the game."""
        tile_set: TileSet = self._view.options.tile_set
        return tile_set

    # -- the prompt

    def prompt(self) -> Prompt:
        if self.scene.seat is None:
            return Prompt(self.tr("{name} adds a tile").format(name=self._mover))
        half = self._half
        fits, choice, hovered = half.fits, half.choice, half.hovered
        if fits.forced:
            return self._fill()
        prompt = self._add()
        if hovered is None or choice.target is not None:
            return prompt
        if not choice.picked:
            return replace(prompt, hint=self._about_position(fits, hovered))
        if choice.letter not in fits.at(hovered):
            return Prompt(prompt.sentence, self._why_not(hovered), accent=True)
        return prompt

    def _why_not(self, cell: Hex) -> str:
        """Return why the chosen state does not fit at a position; empty if it fits."""
        try:
            self._half.choice.add(cell)
        except IllegalMove as error:
            return capitalised(error.reason)
        return ""

    def _add(self) -> Prompt:
        """Return the prompt of a player who may play anywhere."""
        name, fits, choice = self._mover, self._half.fits, self._half.choice
        keys, letter = self.scene.cursor.isVisible(), choice.letter
        if choice.target is not None:
            sentence = self.tr("{name}, place {letter} at {number}").format(
                name=name, letter=letter, number=fits.numbers[choice.target]
            )
            return Prompt(sentence, self._confirm(len(fits.at(choice.target)), keys=keys))
        if choice.picked:
            sentence = self.tr("{name}, place {letter}").format(name=name, letter=letter)
            if keys:
                hint = self.tr("Press Enter at a highlighted position. R turns, F flips.")
            elif self._drag.holds:
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

    def _fill(self) -> Prompt:
        """Return the prompt of a player who must fill a gap."""
        name, fits, choice = self._mover, self._half.fits, self._half.choice
        gaps = len(fits.forced)
        sentence = self.tr("{name}, fill the gap").format(name=name)
        if gaps > 1:
            sentence = translate(
                "DragonsWords", "{name}, fill one of the %n gaps", None, gaps
            ).format(name=name)
        if self._drag.holds:
            return Prompt(
                sentence, self.tr("Drop the tile inside the ring. The wheel turns, F flips.")
            )
        if choice.target is None:
            return Prompt(sentence, self.tr("You must fill a ringed position first."))
        states = len(fits.at(choice.target))
        if self._half.joined:
            return Prompt(sentence, self._confirm(states, keys=self.scene.cursor.isVisible()))
        sides = closed_sides(self.tile_set.sides(self._view.tiles, choice.target))
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

    def _about_position(self, fits: Fits, cell: Hex) -> str:
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

    @property
    def _mover(self) -> str:
        view = self._view
        return view.names[view.to_move] if view.to_move is not None else ""

    # -- refusals

    def no_turn(self) -> str:
        """Return the refusal if no other rotation fits."""
        fits, cell = self._half.fits, self._half.aimed_at
        if cell is None:
            return self.tr("This side cannot be turned: no other direction fits")
        return self.tr("This side cannot be turned at {number}: no other direction fits").format(
            number=fits.numbers[cell]
        )

    def no_flip(self) -> str:
        """Return the refusal if no rotation of the other side fits."""
        fits, cell, shown = self._half.fits, self._half.aimed_at, self._half.choice.letter
        this = side_of(self.tile_set, shown)
        side = self.side(next(x for x in self.tile_set.letters if x not in this))
        if cell is None:
            return self.tr("With {side} up, the tile fits nowhere").format(side=side)
        return self.tr("None of the {side} fit at {number}").format(
            side=side, number=fits.numbers[cell]
        )

    def occupied(self) -> str:
        """Return the refusal to put a tile on another."""
        return self.tr("There is a tile here already. Choose a numbered position.")

    # -- the rack

    def side(self, letter: str) -> str:
        """Return the name of the side that a state shows, within a sentence."""
        shoulders, _ = sides_of(self.tile_set)
        if letter in shoulders:
            return self.tr("shoulders")
        return self.tr("crossings") if self.tile_set is CROSS else self.tr("tails")

    # -- seats, chips, moves

    def seat_info(self, player: int) -> SeatInfo:
        """Return a player's card: eyes, and the facts that decide this game."""
        view, options = self._view, self._view.options
        bodies = self._search.bodies(view)
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
        return self._loop_seat(detail, player)

    def _loop_seat(self, detail: str, player: int) -> SeatInfo:
        longest, needed = self._search.longest(self._view), self._view.options.loop_length
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

    def chips(self) -> list[str]:
        """Return the options beside the title: tiles, aim, then all non-default options."""
        options = self._view.options
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

    def moves_fact(self) -> str:
        tiles = self._view.pool
        return translate("DragonsWords", "%n tiles left", None, tiles)

    def tally(self) -> Tally:
        #: below the number of tiles that are left
        return Tally(str(self._view.pool), self.tr("left"))

    def advice(self, move: Place) -> str:
        letter = move.state_letter
        #: {letter} and {side}: what to place, such as “d” and “shoulders”
        words = self.tr("Place tile {letter}, {side} up, at position {position}")
        return words.format(letter=letter, side=self.side(letter), position=move.position)

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("R / Shift+R", self.tr("Turn the tile to the next or previous way it fits")),
            ("F", self.tr("Flip the tile to its other side")),
            ("0–9", self.tr("Type the number of a position, digit by digit")),
            ("Backspace / Delete", self.tr("Put the tile down")),
        ]

    def ending_words(self, name: str) -> tuple[str, str]:
        view, plies = self._view, self.scene.plies
        loops = winning_loops(view, self._search.longest(view))
        if not loops:
            return "", ""
        words, fact = self.tr("{name} wins: a loop of {n}"), ""
        last = plies[-1].player if plies else None
        if last is not None and view.names[last] != name:
            fact = self.tr("{loser}’s own move closed it.").format(loser=view.names[last])
        return words.format(name=name, n=len(loops[0][1])), fact

    # -- for screen readers

    def state_name(self, letter: str) -> str:
        """Return the name of a state on the rack."""
        parts = [letter, self.side(letter)]
        if letter == self._half.chosen:
            #: for screen readers: this tile is in hand
            parts.append(self.tr("chosen"))
        fits = letter in self._half.fits.somewhere()
        #: for screen readers: the tile in hand fits at this position
        parts.append(self.tr("fits") if fits else self.tr("does not fit"))
        return listed(*parts)

    def overview(self) -> str:
        view, fits = self._view, self._half.fits
        tiles = len(view.tiles)
        on_board = translate("DragonsWords", "%n tiles on the board", None, tiles)
        gaps = [self.position_name(cell) for cell in fits.forced]
        longest = self._search.longest(view)
        ends = [
            self._path_ends(view.names[colour], len(path), numbers)
            for colour, path in enumerate(longest.paths if longest is not None else ())
            if path and (numbers := ends_of(view, fits, path, colour))
        ]
        return ". ".join([on_board, *gaps, *ends])

    def _path_ends(self, name: str, tiles: int, positions: Sequence[int]) -> str:
        """Describe the longest path of a player, and the positions that could extend it."""
        path = translate("DragonsWords", "longest path of {name}: %n tiles", None, tiles)
        numbers = ", ".join(map(str, positions))
        ends = self.tr("open at positions {numbers}").format(numbers=numbers)
        return listed(path.format(name=name), ends)

    def position_name(self, cell: Hex) -> str:
        """Return an open position's name: the fitting states and the adjacent colours."""
        fits = self._half.fits
        number, letters = fits.numbers[cell], listed(*fits.letters[cell])
        name = translate("common", "position {number}").format(number=number)
        if letters:
            #: a position and the letters of the tiles that fit there
            name = self.tr("position {number}: {letters}").format(number=number, letters=letters)
        name = listed(name, self.tr("must be filled") if cell in fits.forced else "")
        sides = self.tile_set.sides(self._view.tiles, cell)
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

    def tile_name(self, letter: str) -> str:
        """Return the name of a tile on the board."""
        name = self.tr("tile {letter}, {side}").format(letter=letter, side=self.side(letter))
        return listed(name, self._edges(letter))

    def about(self, spot: Spot) -> str:
        if not spot.rack:
            return ""
        letter, fits = str(spot.key), self._half.fits
        #: {edges}: the colours of six edges, such as O O O X X X
        edges = self.tr("{edges} clockwise from the top").format(edges=self._edges(letter))
        numbers = [str(fits.numbers[cell]) for cell in fits.numbers if letter in fits.at(cell)]
        fitting = self.tr("fits at {numbers}").format(numbers=", ".join(numbers))
        return listed(edges, fitting if numbers else "")

    def _edges(self, letter: str) -> str:
        return " ".join(COLOUR_NAMES[colour] for colour in self.tile_set.colours[letter])

    def must_fill(self) -> str:
        """Return the text of the bubble at a forced gap."""
        gaps = len(self._half.fits.forced)
        return self.tr("Must fill one") if gaps > 1 else self.tr("Must fill")


_MOST_CHIPS = 4
