"""The texts of Holomino: prompts, seats, the move list, the tally of a placement."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from desktop.board.contract import Prompt
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.spoken.rule_text import flag_words
from desktop.board.spoken.turns import turn_labels
from desktop.games.holomino.facts import hole_sum
from desktop.games.holomino.panel import DigitTally, TallyRow
from desktop.language.messages import listed
from rules.core.event import ScoreChanged
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState, Placement, points
from rules.holomino.tiles import FREE, Hole

translate = QCoreApplication.translate


class HolominoWords(QObject):
    """Sentences about a view."""

    # -- the prompt

    def waiting(self, view: HolominoState) -> Prompt:
        """Return the prompt while a player elsewhere is to move."""
        name = view.names[view.turn_of]
        return Prompt(self.tr("{name} places a tile").format(name=name))

    def nothing_fits(self, view: HolominoState, held: str, *, keys: bool) -> Prompt:
        """Return the prompt of a player who has to throw a tile back."""
        name = view.names[view.turn_of]
        if held:
            sentence = self.tr("{name}, return {tile}").format(name=name, tile=held)
            hint = self.tr("Drop the tile on the bag, or click the bag, to pass.")
            if keys:
                hint = self.tr("Go to the bag and press Enter to pass.")
            return Prompt(sentence, hint, line=self.tr("Click the bag to pass"))
        sentence = self.tr("{name}, no tile fits").format(name=name)
        hint = self.tr("Drag a tile to the bag to return it and pass.")
        return Prompt(sentence, hint, line=self.tr("No tile fits: drag one to the bag"))

    def place(self, view: HolominoState, *, keys: bool) -> Prompt:
        """Return the prompt of a player who has to choose a tile."""
        name = view.names[view.turn_of]
        sentence = self.tr("{name}, place a tile").format(name=name)
        hint = self.tr("Drag a tile from your rack. Closing holes scores points.")
        if keys:
            hint = self.tr("Choose a tile with the arrow keys and Enter, or 1 to 9.")
        return Prompt(
            sentence, hint, line=translate("common", "{name}, choose a tile").format(name=name)
        )

    def choose_position(
        self, view: HolominoState, held: str, fitting: int, ways: tuple[int, int], *, keys: bool
    ) -> Prompt:
        """Return the prompt of a player who holds a tile.

        `ways` is the number of its rotation and the count of all fitting ones.
        """
        sentence = self._place_this(view, held)
        if not fitting:
            hint = self.tr("{tile} does not fit anywhere now. Choose another tile.").format(
                tile=held
            )
            return Prompt(sentence, hint, accent=True)
        line = translate("common", "{name}, choose a place").format(name=view.names[view.turn_of])
        _, count = ways
        if count > 1:
            turned = translate(
                "HolominoWords", "It fits in %n ways: the wheel or R turns it.", None, count
            )
            if keys:
                turned = translate("HolominoWords", "It fits in %n ways: R turns it.", None, count)
            return Prompt(sentence, turned, line=line)
        if keys:
            hint = self.tr("Go to a highlighted position and press Enter.")
        elif fitting == 1:
            hint = self.tr("It fits at the highlighted position.")
        else:
            hint = translate("HolominoWords", "It fits at %n positions.", None, fitting)
        return Prompt(sentence, hint, line=line)

    def misfit(self, view: HolominoState, held: str, reason: str) -> Prompt:
        """Return the prompt while the held tile is over a position where it does not fit."""
        return Prompt(self._place_this(view, held), reason, accent=True)

    def _place_this(self, view: HolominoState, held: str) -> str:
        name = view.names[view.turn_of]
        return self.tr("{name}, place {tile}").format(name=name, tile=held)

    def choose_tile_first(self, fitting: Sequence[str], number: int) -> str:
        """Return the refusal of a click on a position while no tile is held."""
        if not fitting:
            return self.tr("None of your tiles fits at {number}").format(number=number)
        tiles = self._either(fitting)
        count = len(fitting)
        words = translate(
            "HolominoWords", "Choose a tile first: {tiles} fit at {number}", None, count
        )
        return words.format(tiles=tiles, number=number)

    def _either(self, tiles: Sequence[str]) -> str:
        if len(tiles) < 2:
            return "".join(tiles)
        head, last = ", ".join(tiles[:-1]), tiles[-1]
        return self.tr("{tiles} and {last}").format(tiles=head, last=last)

    def choose_throw_first(self) -> str:
        """Return the refusal of a click on the sack while no tile is held."""
        return self.tr("Choose the tile to return first")

    def occupied(self) -> str:
        """Return the refusal to drop a tile on another."""
        return self.tr("There is a tile here already. Choose a highlighted position.")

    # -- seats, chips, moves

    def seat(self, view: HolominoState, player: int, score: int, *, forced: bool) -> SeatInfo:
        """Return a player's card; `forced` where the player to move has to pass."""
        if view.to_move == player:
            #: a chip: no tile fits, so the player returns one
            detail = self.tr("Must pass") if forced else ""
            return SeatInfo(detail, str(score), tells_turn=forced)
        return SeatInfo(self.pool_count(len(view.pools[player])), str(score))

    def pool_count(self, count: int) -> str:
        """Return the number of tiles in a pool."""
        return translate("HolominoWords", "%n tiles in pool", None, count)

    def chips(self, view: HolominoState) -> list[str]:
        """Return the options beside the title."""
        options = view.options
        return [
            self.tr("Digits 1–{highest}").format(highest=options.num_digits),
            self.tr("Pool of {size}, draw 1").format(size=options.pool_size),
            *([self.tr("Limited scores")] if options.limit_scores else []),
            *flag_words(options, {"limit_scores"}),
        ]

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        """Return the move list with the points of every placement."""
        labels = turn_labels(plies)
        rows = []
        for ply in plies:
            text = ply.text.split(" ")[0] if ply.text[:1].isdigit() else ply.text
            if text.isdigit():
                text = self.tr("{tile} to the bag").format(tile=text)
            won = sum(event.gained for event in ply.events if isinstance(event, ScoreChanged))
            note = f"+{won}" if won else ""
            rows.append(MoveRow(ply.ply, labels[ply.ply], ply.player, text, note))
        return rows

    # -- the panel

    def pool_title(self, view: HolominoState, player: int) -> str:
        """Return the heading of the panel's pool."""
        return self.tr("{name}’s pool").format(name=view.names[player])

    def tally(self, placement: Placement, limited: bool) -> tuple[str, str, DigitTally]:
        """Return title, fact and tally of a previewed placement."""
        fact = self.tr("Tile {tile} at {number}").format(
            tile=placement.tile, number=placement.move.position
        )
        tally = self._tally(placement.holes, limited)
        return self.tr("This placement"), fact, tally

    def untold(self) -> tuple[str, str, DigitTally]:
        """Return title, fact and tally in a puzzle that asks for the score."""
        words = self.tr("You see the score when the tile is placed. Count before you drop it.")
        return self.tr("This placement"), "", DigitTally(words=words)

    def last_tally(
        self, view: HolominoState, *, forced: bool, seated: bool, lit: bool
    ) -> tuple[str, str, DigitTally]:
        """Return title, fact and tally of the tile placed last, or an explanation of the box.

        `forced`: no tile fits anywhere. `seated`: a player here is to place one. `lit`: the places
        of a tile are highlighted.
        """
        holes = holes_from(view, view.last) if view.last is not None else ()
        if not holes or len(view.placed) < 2:
            words = self.tr("Hover a tile over a highlighted space to see its score.")
            if not seated:
                words = self.tr("The score of a tile appears here.")
            elif forced:
                words = self.tr("No tile fits. This turn scores nothing.")
            elif not lit:
                words = self.tr("Choose a tile to see where it fits and what it scores.")
            return self.tr("This placement"), "", DigitTally(words=words)
        player = holes[0].player
        title = self.tr("Last placement")
        limited = view.options.limit_scores
        return title, view.names[player], self._tally(holes, limited, player)

    def final_tally(self, view: HolominoState) -> tuple[str, str, DigitTally]:
        """Return title, fact and tally of the final scores."""
        rows = []
        for player, name in enumerate(view.names):
            count = sum(hole.player == player for hole in view.holes)
            holes = translate("HolominoWords", "%n holes", None, count)
            rows.append(TallyRow(name, holes, str(view.points[player]), player))
        ahead = abs(view.points[0] - view.points[1])
        #: noun: by how many points somebody has won
        words = self.tr("Margin") if ahead else self.tr("Even")
        return translate("common", "Result"), "", DigitTally(tuple(rows), words, str(ahead), "text")

    def _tally(self, holes: Sequence[Hole], limited: bool, player: int | None = None) -> DigitTally:
        rows = tuple(
            TallyRow(
                self.tr("Hole {n}").format(n=n), f"{hole_sum(hole)} =", str(hole.value), player
            )
            for n, hole in enumerate(holes, 1)
        )
        ink = "accent" if player is None else f"player{player + 1}Deep"
        if len(holes) > 1 and limited:
            words = (self.tr("Sum times two"), self.tr("Sum times three"))[len(holes) - 2]
        else:
            words = (
                self.tr("No points"),
                self.tr("One hole"),
                self.tr("Two holes, multiplied"),
                self.tr("Three holes, multiplied"),
            )[len(holes)]
        return DigitTally(rows, words, f"+{_points(holes, limited)}", ink)

    # -- for screen readers

    def tile_name(self, tile: str, fitting: int, *, forced: bool, held: bool) -> str:
        """Return the name of a tile of the rack."""
        parts = [self.tr("tile {tile}").format(tile=tile)]
        if held:
            parts.append(self.tr("selected"))
        if not forced:
            parts.append(translate("HolominoWords", "fits at %n positions", None, fitting))
        return listed(*parts)

    def position_name(self, number: int, wanted: str, placement: Placement | None) -> str:
        """Return the name of an open position.

        It contains the digits required there, and the score of a held tile.
        """
        #: the digit that a tile here must have at this corner
        corners = (self.tr("{n} lower left"), self.tr("{n} upper left"), self.tr("{n} right"))
        parts = [translate("common", "position {number}").format(number=number)]
        asked = zip(corners, wanted, strict=True)
        parts += [words.format(n=digit) for words, digit in asked if digit != FREE]
        if placement is not None:
            parts.append(self.tr("scores {points}").format(points=placement.points))
        return listed(*parts)

    def closing(self, placements: Sequence[Placement]) -> str:
        """Return where a tile of the pool closes holes, with the best score at each position."""
        if not placements:
            return self.tr("none of your tiles closes a hole")
        count = len(placements)
        words = translate(
            "HolominoWords", "your tiles can close holes at %n positions", None, count
        )
        return f"{words}: {self.fitting_there(placements)}"

    def fitting_here(self, placements: Sequence[Placement]) -> str:
        """Return the tiles of the pool that fit at a position, in their rotations."""
        if not placements:
            return self.tr("no tile in your pool fits")
        #: a tile as it would lie, and its points
        each = self.tr("{tile} scores {points}")
        fits = [each.format(tile=p.move.digits, points=p.points) for p in placements]
        return self.tr("fits here: {tiles}").format(tiles=listed(*fits))

    def fitting_there(self, placements: Sequence[Placement]) -> str:
        """Return the positions where a tile of the pool fits, with its rotations."""
        #: a tile as it would lie, and its points
        each = self.tr("{tile} at {number} scores {points}")
        return listed(
            *(
                each.format(tile=p.move.digits, number=p.move.position, points=p.points)
                for p in placements
            )
        )

    def placed_name(self, digits: str) -> str:
        """Return the name of a tile on the table."""
        return self.tr("{a} lower left, {b} upper left, {c} right").format(
            a=digits[0], b=digits[1], c=digits[2]
        )

    def sack_name(self, count: int) -> str:
        """Return the name of the sack."""
        return translate("HolominoWords", "the bag, %n tiles", None, count)


def holes_from(view: HolominoState, cell: Hex) -> tuple[Hole, ...]:
    """Return the holes that the tile in a cell closed."""
    return tuple(hole for hole in view.holes if hole.cells[0] == cell)


def _points(holes: Sequence[Hole], limited: bool) -> int:
    return points([hole.value for hole in holes], limited)
