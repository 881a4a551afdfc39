"""Dragons puzzles: a winning loop forced in one, two or three turns, whatever the replies.

Positions for one and two turns come from games with random tiles, in which neither side lets the
other close a loop at once if it can avoid it. For three turns see `three_tiles.py`.
"""

from random import Random

from rules.core import FrozenDict, Message, Position
from rules.core.clock import Cancelled
from rules.core.forced_win import ForcedWinKind
from rules.core.packing import TilePacking
from rules.core.puzzle import Attempt, Clue, GaveUp, InvalidPuzzle, Out, Puzzle, Solution
from rules.dragons.game import Dragons, DragonsState, Place, position
from rules.dragons.players.board import STATES
from rules.dragons.puzzles.forcing import Forcing, dragons
from rules.dragons.puzzles.symmetry import canonical, likeness
from rules.dragons.puzzles.three_tiles import WIN, longest_path, won_in_three
from rules.dragons.tiles import TAILS

TRIES = 6
"""The number of random moves to try for a safe one."""

FEWEST_TILES = 6
MOST_TILES = 22

BUDGET = {1: 20_000, 2: 60_000}
"""By puzzle length in turns: the most turns to try on the inner board for one position."""

COUNTED = 30_000
"""The most turns to try for all winning first moves; they take a second or two."""

STEPS = {1: (31, 33, 36, 38), 2: (430, 750, 1060, 1290), 3: (390, 518, 760, 3500)}

CHECKED = 3_000_000
"""The same for puzzles from outside: about a minute, while real puzzles take seconds."""


class DragonsPuzzles(ForcedWinKind[Place]):
    """See `Kind`. `turns` is the number of tiles the solver places."""

    game = Dragons()
    goals = FrozenDict(
        {
            "dragons-1": Message("Close a winning loop with one tile."),
            "dragons-2": Message("Force a winning loop with at most two of your own tiles."),
            "dragons-3": Message("Force a winning loop with at most three of your own tiles."),
        }
    )
    clues = FrozenDict(
        {
            "from": Message("A tile at the highlighted position wins."),
            "tile": Message("Place the tile {name} there."),
            "move": Message("Play {name}."),
        }
    )
    packing = TilePacking(TAILS.letters)
    sentences = (
        Message("You forced the loop"),
        Message("The loop is not closed. {best} closes it."),
        Message("You did not place a tile. {best} closes the loop."),
    )

    def __init__(self, turns: int) -> None:
        self.slug = f"dragons-{turns}"  # type: ignore[misc]  # the one class that has several
        self.unique = turns == 1  # type: ignore[misc]
        self.steps = STEPS[turns]  # type: ignore[misc]
        self.turns = turns
        self.par_wanted = turns  # type: ignore[misc]

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        state = self._played(rng, out) if self.turns < WIN else won_in_three(rng, out)
        try:
            return self.made({}, state, out) if state else None
        except InvalidPuzzle:
            return None

    def _played(self, rng: Random, out: Out) -> DragonsState | None:
        """Return a good position from a game."""
        options = self.game.options.read({}, 2)
        search = Forcing(self.game.initial_state(options, 2), out)
        board = search.board
        while len(board.placed) < MOST_TILES and not out():
            if len(board.placed) >= FEWEST_TILES and self._is_good(search):
                tiles = board.as_tiles()
                player, pool = board.mover, board.pool
                return position(tiles, to_move=player, options=options, pool=pool)
            board.turn(_sensible(search, rng))
            if search.over():
                return None
        return None

    def _is_good(self, search: Forcing) -> bool:
        """Whether a position is a good puzzle, found within the budget; keeps the board."""
        tiles = len(search.board.placed)
        search.allow(BUDGET[self.turns])
        try:
            return self._found(search)
        except Cancelled:
            return False
        finally:
            while len(search.board.placed) > tiles:
                search.board.undo()
            search.allow(BUDGET[self.turns])

    def _found(self, search: Forcing) -> bool:
        """Whether a position is a good puzzle. Raises Cancelled."""
        for fewer in range(1, self.turns):
            if search.first(fewer, loud=True) is not None:
                return False
        # `_sensible` prevents loops of one turn that are too easy to see.
        if search.first(self.turns, loud=self.turns > 1) is None:
            return False
        if any(search.first(fewer) is not None for fewer in range(1, self.turns)):
            return False
        return not self.unique or len(search.winners(self.turns)) == 1

    def _solved(self, search: Forcing) -> Solution:
        """Return the fewest turns, and the moves that win within them. Raises InvalidPuzzle."""
        board = search.board
        # These games can also be won without a loop, of which the search knows nothing.
        ends = board.options.largest_decides and board.pool <= 2 * self.turns
        for turns in () if board.aim or ends else range(1, self.turns + 1):
            first = search.first(turns)
            if first is not None:
                moves, effort = _winners(search, turns, first)
                firsts = tuple(str(board.place(move)) for move in moves)
                return Solution(turns, effort, _line(search, turns), firsts)
        raise InvalidPuzzle("no win can be forced within {turns} turns", turns=self.turns)

    def solved(self, state: Position, out: Out) -> Solution:
        try:
            return self._solved(self._search(dragons(state), out))
        except Cancelled:
            if out():
                raise GaveUp from None
            raise InvalidPuzzle("it takes too long to solve") from None

    def _search(self, state: DragonsState, out: Out = lambda: False) -> Forcing:
        return Forcing(state, out, CHECKED)

    def reply(self, state: Position, left: int) -> tuple[Place, bool]:
        search = self._search(dragons(state))
        spoiling = search.refutation(left)
        best = search.stubborn(left) if spoiling is None else spoiling
        return search.board.place(best), spoiling is not None

    def rest(self, attempt: Attempt, out: Out) -> tuple[str, ...]:
        try:
            return _line(
                self._search(dragons(attempt.state), out), attempt.puzzle.par - attempt.turns
            )
        except Cancelled:
            raise GaveUp from None

    @property
    def why(self) -> Message:  # type: ignore[override]
        if self.turns == 1:
            return Message("It closes the loop.")
        return Message("Whatever the reply, the loop can be closed in time.")

    def clue_of(self, state: Position, move: str, step: int) -> Clue:
        match step:
            case 0:
                return Clue("from", move=move)
            case 1:
                return Clue("tile", move[0], move=move, piece=True)
        return Clue("move", move, move=move, piece=True, reason=self.why)

    def likeness(self, state: Position) -> str:
        return likeness(dragons(state))

    def canonical(self, state: Position) -> Position:
        return canonical(dragons(state))


def _line(search: Forcing, turns: int) -> tuple[str, ...]:
    """Return the solver's own tiles of a line against the reply that holds out longest."""
    board, line, made = search.board, [], 0
    for left in range(turns, 0, -1):
        move = search.first(left)
        if move is None:
            break
        line.append(str(board.place(move)))
        board.turn(move)
        made += 1
        if left == 1 or search.over():
            break
        board.turn(search.stubborn(left - 1))
        made += 1
        if search.over():
            break
    for _ in range(made):
        board.undo()
    return tuple(line)


def _winners(search: Forcing, turns: int, first: int) -> tuple[list[int], float]:
    """Return all winning first moves, and the effort: the average turns tried until one is found.

    If that takes too long, return only the known move, and the highest effort.
    """
    board, tiles, before, most = search.board, len(search.board.placed), search.tried, search.most
    search.forget()
    search.allow(COUNTED)
    try:
        moves = search.winners(turns)
        effort = search.tried / (1 + len(moves))
    except Cancelled:
        if search.out():
            raise
        while len(board.placed) > tiles:
            board.undo()
        moves, effort = [first], float(COUNTED)
    search.tried, search.most = before, most
    return moves, effort


def _sensible(search: Forcing, rng: Random) -> int:
    """Return the random move, out of TRIES, with the longest path and no loop to close after it."""
    board = search.board
    closed, codes = board.tables.closed, board.codes
    moves = sorted(board.moves())
    weights = [int(closed[codes[move // STATES]]) for move in moves]
    best, most = moves[0], 0
    for move in rng.choices(moves, weights, k=TRIES):
        player = board.mover
        board.turn(move)
        length = 0 if search.over() else longest_path(board, player)
        if length > most and search.first(1, loud=True) is None:
            best, most = move, length
        board.undo()
    return best
