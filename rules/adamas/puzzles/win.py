"""Adamas puzzles of two moves: a forced win with exactly one winning first move.

The solver plays O, and the program replies as X after a complete search. `backwards.py` makes the
positions.
"""

from random import Random

from rules.adamas.game import Adamas, AdamasState, Move
from rules.adamas.puzzles.backwards import OWN, won_in_two
from rules.adamas.puzzles.capture import CLUES, adamas, canonical, likeness, move_clue
from rules.adamas.puzzles.forcing import Forcing
from rules.core import FrozenDict, Message, Position
from rules.core.clock import Cancelled
from rules.core.forced_win import ForcedWinKind
from rules.core.puzzle import Attempt, Clue, GaveUp, InvalidPuzzle, Out, Puzzle, Solution

TURNS = 2

CHECKED = 2_000_000
"""The most moves to try on a puzzle: about a minute. Only puzzles from outside need so many.

Each of the stock and of the days needs far fewer: see `python -m tests.tools.puzzle_days open`.
"""

SIZES = (3, 3, 4)


class AdamasWinPuzzles(ForcedWinKind[Move]):
    """See `Kind`."""

    slug = "adamas-win2"
    game = Adamas()
    goals = FrozenDict({slug: Message("Win in two moves, whatever the reply.")})
    clues = FrozenDict(CLUES)
    par_wanted = TURNS
    steps = (135, 156, 227, 416)
    why = Message("You win on your second move, whatever your opponent does.")
    sentences = (
        Message("You forced the win"),
        Message("The win is not forced. {best} forces it."),
        Message("You did not move. {best} forces the win."),
    )

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        options = {"size": rng.choice(SIZES)}
        state = won_in_two(self.game.options.read(options, 2), rng, out)
        try:
            return self.made(options, state, out) if state else None
        except InvalidPuzzle:
            return None

    def solved(self, state: Position, out: Out) -> Solution:
        state = adamas(state)
        if state.options.prog_cap:
            raise InvalidPuzzle("two-move puzzles cannot use progressive capture")
        if state.to_move != OWN or state.outcome is not None:
            raise InvalidPuzzle("it is {name}'s turn", name="X")
        try:
            return self._solved(state, out)
        except Cancelled:
            if out():
                raise GaveUp from None
            raise InvalidPuzzle("it takes too long to solve") from None

    def _search(self, state: AdamasState, out: Out = lambda: False) -> Forcing:
        return Forcing(state, out, CHECKED)

    def _solved(self, state: AdamasState, out: Out) -> Solution:
        """Return the solution: a move that wins at once, otherwise the moves that win in two turns.

        Raises InvalidPuzzle if there is none, and Cancelled.
        """
        search = self._search(state, out)
        field = search.field
        now = search.winner_now()
        if now is not None:
            return Solution(1, 0, (str(field.move(now)),), (str(field.move(now)),))
        found = search.winners()
        if not found:
            raise InvalidPuzzle("no win can be forced within {turns} turns", turns=TURNS)
        firsts = tuple(str(field.move(move)) for move in found)
        effort = search.tried / (1 + len(found))
        field.play(found[0])
        field.play(search.stubborn())
        last = search.winner_now()
        assert last is not None
        return Solution(TURNS, effort, (firsts[0], str(field.move(last))), firsts)

    def written(self, before: Position, move: Move) -> str:
        return str(self.game.tidied(adamas(before), move))

    def reply(self, state: Position, left: int) -> tuple[Move, bool]:
        search = self._search(adamas(state))
        try:
            spoiling = search.refutation()
            best = search.stubborn() if spoiling is None else spoiling
            return search.field.move(best), spoiling is not None
        except Cancelled:  # only a manipulated puzzle needs so many moves
            return next(self.game.legal_moves(adamas(state))), False

    def rest(self, attempt: Attempt, out: Out) -> tuple[str, ...]:
        if not attempt.turns:
            return self.solve(attempt.puzzle, out).moves
        search = self._search(adamas(attempt.state), out)
        now = search.winner_now()
        assert now is not None, "the win was not let slip"
        return (str(search.field.move(now)),)

    def clue_of(self, state: Position, move: str, step: int) -> Clue:
        return move_clue(adamas(state), move, step, self.why)

    def likeness(self, state: Position) -> str:
        return likeness(adamas(state))

    def canonical(self, state: Position) -> Position:
        return canonical(adamas(state))
