"""The texts of Holomino: prompts, seats, the move list, the tally of a placement."""

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Prompt, Spot
from desktop.board.ending import wins_by
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised, flag_words
from desktop.board.spoken.turns import turn_labels
from desktop.board.words import BoardWords
from desktop.games.holomino.ending import best_turn
from desktop.games.holomino.facts import hole_sum
from desktop.games.holomino.half_made_move import HalfMove
from desktop.games.holomino.panel import DigitTally, TallyRow
from desktop.language.messages import listed
from rules.core.event import ScoreChanged
from rules.holomino.game import HolominoMove, HolominoState, Place, Placement, points
from rules.holomino.tiles import FREE, Hole, canonical

translate = QCoreApplication.translate


class HolominoWords(BoardWords):
    """Words a view, and the half-made move on it."""

    def __init__(self, scene: BoardScene, half: HalfMove) -> None:
        super().__init__(scene)
        self._half = half
        self.scores: tuple[int, ...] | None = None
        """The scores shown while they count up; None for those of the view."""

    @property
    def _view(self) -> HolominoState:
        view: HolominoState = self.scene.view
        return view

    @property
    def _mover(self) -> str:
        return self._view.names[self._view.turn_of]

    # -- the prompt

    def prompt(self) -> Prompt:
        half = self._half
        if self.scene.seat is None:
            return Prompt(self.tr("{name} places a tile").format(name=self._mover))
        if half.forced:
            return self._nothing_fits()
        if not half.held:
            return self._place()
        if half.misfit:
            return Prompt(self._place_this(), capitalised(half.misfit), accent=True)
        return self._choose_position()

    def _nothing_fits(self) -> Prompt:
        """Return the prompt of a player who has to throw a tile back."""
        name, held = self._mover, self._half.held
        if held:
            sentence = self.tr("{name}, return {tile}").format(name=name, tile=held)
            hint = self.tr("Drop the tile on the bag, or click the bag, to pass.")
            if self.scene.cursor.isVisible():
                hint = self.tr("Go to the bag and press Enter to pass.")
            return Prompt(sentence, hint, line=self.tr("Click the bag to pass"))
        sentence = self.tr("{name}, no tile fits").format(name=name)
        hint = self.tr("Drag a tile to the bag to return it and pass.")
        return Prompt(sentence, hint, line=self.tr("No tile fits: drag one to the bag"))

    def _place(self) -> Prompt:
        """Return the prompt of a player who has to choose a tile."""
        name = self._mover
        sentence = self.tr("{name}, place a tile").format(name=name)
        hint = self.tr("Drag a tile from your rack. Closing holes scores points.")
        if self.scene.cursor.isVisible():
            hint = self.tr("Choose a tile with the arrow keys and Enter, or 1 to 9.")
        return Prompt(
            sentence, hint, line=translate("common", "{name}, choose a tile").format(name=name)
        )

    def _choose_position(self) -> Prompt:
        """Return the prompt of a player who holds a tile."""
        half, keys, fitting = self._half, self.scene.cursor.isVisible(), len(self._half.places)
        sentence = self._place_this()
        if not fitting:
            hint = self.tr("{tile} does not fit anywhere now. Choose another tile.").format(
                tile=half.held
            )
            return Prompt(sentence, hint, accent=True)
        line = translate("common", "{name}, choose a place").format(name=self._mover)
        ways = half.pointed.ways if half.pointed is not None else ()
        count = len(ways) if half.target in ways else 0
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

    def _place_this(self) -> str:
        words = self.tr("{name}, place {tile}")
        return words.format(name=self._mover, tile=self._half.held)

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

    def seat_info(self, player: int) -> SeatInfo:
        view, forced = self._view, self._half.forced
        score = str((self.scores or view.scores)[player])
        if view.to_move == player:
            #: a chip: no tile fits, so the player returns one
            return SeatInfo(self.tr("Must pass") if forced else "", score, tells_turn=forced)
        count = len(view.pools[player])
        return SeatInfo(translate("HolominoWords", "%n tiles in pool", None, count), score)

    def chips(self) -> list[str]:
        options = self._view.options
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

    def advice(self, move: HolominoMove) -> str:
        if not isinstance(move, Place):
            return self.tr("Return tile {tile} to the bag and pass").format(tile=move)
        tile = canonical(move.digits)
        if self.scene.game.parse_move(self._view, f"{tile}:{move.position}") != [move]:
            tile = move.digits  # several rotations fit
        words = self.tr("Place tile {tile} at position {position}")
        return words.format(tile=tile, position=move.position)

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("1–9", self.tr("Pick up a tile from your pool, or put it down")),
            ("R / Shift+R", self.tr("Turn the tile, if it fits in several ways")),
        ]

    def ending_words(self, name: str) -> tuple[str, str]:
        best, scores = best_turn(self._view, self.scene.plies), sorted(self._view.scores)
        lead = scores[1] - scores[0]
        words = wins_by(name, lead)
        if best is None:
            return words, ""
        points = best.points
        fact = translate("common", "The best turn made %n points.", None, points)
        if len(best.holes) > 1 and best.points > lead:
            count = len(best.holes)
            fact = translate("HolominoWords", "%n holes in one turn decided it.", None, count)
        return words, fact

    # -- the panel

    def pool(self, player: int) -> tuple[str, Sequence[str], int, int]:
        """Return the heading of a player's pool, its tiles, its room and the highest digit."""
        view, options = self._view, self._view.options
        title = self.tr("{name}’s pool").format(name=view.names[player])
        return title, view.pools[player], options.pool_size + 1, options.num_digits

    def score_box(self) -> tuple[str, str, DigitTally]:
        """Return title, fact and tally of the placement shown, or of the result."""
        target, scene = self._half.target, self.scene
        if scene.alone and scene.seat is not None:
            # A puzzle asks for the score.
            words = self.tr("You see the score when the tile is placed. Count before you drop it.")
            return self.tr("This placement"), "", DigitTally(words=words)
        if target is not None:
            fact = self.tr("Tile {tile} at {number}")
            fact = fact.format(tile=target.tile, number=target.move.position)
            return self.tr("This placement"), fact, self._tally(target.holes)
        return self._last_tally() if self._view.outcome is None else self._final_tally()

    def _last_tally(self) -> tuple[str, str, DigitTally]:
        """Return the tally of the tile placed last, or an explanation of the box."""
        view = self._view
        holes = tuple(hole for hole in view.holes if hole.cells[0] == view.last)
        if not holes or len(view.placed) < 2:
            words = self.tr("Hover a tile over a highlighted space to see its score.")
            if self.scene.seat is None:
                words = self.tr("The score of a tile appears here.")
            elif self._half.forced:
                words = self.tr("No tile fits. This turn scores nothing.")
            elif not self._half.highlights().lit:
                words = self.tr("Choose a tile to see where it fits and what it scores.")
            return self.tr("This placement"), "", DigitTally(words=words)
        player = holes[0].player
        return self.tr("Last placement"), view.names[player], self._tally(holes, player)

    def _final_tally(self) -> tuple[str, str, DigitTally]:
        """Return the tally of the final scores."""
        view, rows = self._view, []
        for player, name in enumerate(view.names):
            count = sum(hole.player == player for hole in view.holes)
            holes = translate("HolominoWords", "%n holes", None, count)
            rows.append(TallyRow(name, holes, str(view.points[player]), player))
        ahead = abs(view.points[0] - view.points[1])
        #: noun: by how many points somebody has won
        words = self.tr("Margin") if ahead else self.tr("Even")
        return translate("common", "Result"), "", DigitTally(tuple(rows), words, str(ahead), "text")

    def _tally(self, holes: Sequence[Hole], player: int | None = None) -> DigitTally:
        limited = self._view.options.limit_scores
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
        return DigitTally(rows, words, f"+{points([hole.value for hole in holes], limited)}", ink)

    # -- for screen readers

    def tile_name(self, tile: str) -> str:
        """Return the name of a tile of the rack."""
        half, parts = self._half, [self.tr("tile {tile}").format(tile=tile)]
        if tile == half.held:
            parts.append(self.tr("selected"))
        if not half.forced:
            fitting = len(half.fits[tile])
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

    def overview(self) -> str:
        """Return where a tile of the pool closes holes, with the best score at each position."""
        ways = [way for cells in self._half.fits.values() for way in cells.values()]
        best: dict[int, Placement] = {}
        for one in sorted(chain.from_iterable(ways), key=lambda one: one.points):
            if one.holes:
                best[one.move.position] = one
        if not best:
            return self.tr("none of your tiles closes a hole") if ways else ""
        count = len(best)
        words = translate(
            "HolominoWords", "your tiles can close holes at %n positions", None, count
        )
        return f"{words}: {self._fitting_there([best[number] for number in sorted(best)])}"

    def about(self, spot: Spot) -> str:
        kind, what = spot.key if isinstance(spot.key, tuple) else ("", None)
        fits, alone = self._half.fits, self.scene.alone
        if kind == "cell" and self.scene.seat is not None and not alone:
            return self._fitting_here([w for cells in fits.values() for w in cells.get(what, ())])
        if kind == "tile" and not alone:
            return self._fitting_there([w for ways in fits.get(what, {}).values() for w in ways])
        return ""

    def _fitting_here(self, placements: Sequence[Placement]) -> str:
        """Return the tiles of the pool that fit at a position, in their rotations."""
        if not placements:
            return self.tr("no tile in your pool fits")
        #: a tile as it would lie, and its points
        each = self.tr("{tile} scores {points}")
        fits = [each.format(tile=p.move.digits, points=p.points) for p in placements]
        return self.tr("fits here: {tiles}").format(tiles=listed(*fits))

    def _fitting_there(self, placements: Sequence[Placement]) -> str:
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

    def summary(self) -> str:
        """Return the name of the sack, with the number of its tiles."""
        count = len(self._view.sack)
        return translate("HolominoWords", "the bag, %n tiles", None, count)
