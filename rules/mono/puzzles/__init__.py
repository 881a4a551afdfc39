"""Mono alone: three turns against a hidden layout, for as many points as possible.

The solver is player 0. The layout's owner counts as out of the game, so the solver's turns follow
each other. A reader measures the difficulty (`rules.mono.players.measure`). Par lies between the
size's usual points and the reader's points on this layout, so it is harder to reach on a difficult
layout. As points also need luck, good decisions earn all stars even without reaching par.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from rules.core import FrozenDict, IllegalMove, InvalidMove, Message, Position, stand_in_names
from rules.core.clock import Cancelled
from rules.core.position_puzzle import graded
from rules.core.puzzle import (
    STARS,
    Attempt,
    CallbackStop,
    Clue,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Kind,
    Out,
    Puzzle,
    Solution,
    Verdict,
)
from rules.mono.board import LABELS, board
from rules.mono.game import Mono, MonoState, Move, RandomMove
from rules.mono.layouts import check_layout, random_layout, read_layout
from rules.mono.players.measure import FIFTHS, Measure, measured
from rules.mono.players.reader import TURNS, losses
from rules.mono.puzzles.regions import KIND as REGIONS
from rules.mono.score import ends_turn, run_points

SIZE = 6
"""The number of regions of generated layouts; three turns then uncover about half a board."""

OWN_SHARE = 1 / 3
"""The share of the way from the size's usual points to the reader's points at which par lies."""

POOR = 2.0
"""The most points by which a good decision may be worse than the best one.

In 60 random layouts, the reader with its small errors made one poor decision. A random player made
two or more in 53 of them.
"""

_OWN = 0
_OWNER = 1


class MonoPuzzles(Kind[Move]):
    """See `Kind`."""

    slug = "mono"
    game = Mono()
    goals = FrozenDict(
        {slug: Message("Make {n} points in three turns. You need good decisions and some luck.")}
    )
    clues = FrozenDict(
        {
            "near": Message("One of the highlighted cells continues a long run."),
            "cell": Message(
                "Reveal {name} next. Nobody could know this for certain: the hint sees the hidden "
                "layout."
            ),
        }
    )
    why = Message(
        "This solution uses the hidden layout. Without it, even the best decisions need luck."
    )
    hidden = True
    breaks = True
    rounds = TURNS
    unique = False
    steps = FIFTHS
    seeing = True

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        layout = random_layout(SIZE, rng)
        return None if out() else self.of_layout(SIZE, layout, out)

    def of_layout(self, size: int, layout: str, out: Out = lambda: False) -> Puzzle:
        """Return the puzzle of a layout with `size` regions.

        Raises InvalidPuzzle if it is not a layout, and GaveUp once `out()` is true.
        """
        bare = self.bare({"size": size, "no_auto": True}, layout)
        return self.described(bare, self.begin(bare), self.solve(bare, out))

    def begin(self, puzzle: Puzzle) -> MonoState:
        options = self.game.options.read(dict(puzzle.options), 2)
        try:
            layout = read_layout(options.size, puzzle.position)
            check_layout(options.size, layout)
        except (InvalidMove, IllegalMove) as error:
            raise InvalidPuzzle("its position is wrong: {reason}", reason=error.message) from None
        return MonoState(
            options=options,
            names=stand_in_names(2),
            to_move=_OWN,
            turn=2,
            out=frozenset({_OWNER}),
            layouts=(_nobodys(options.size), layout),
            uncovered=(0, 0),
            points=(0, 0),
        )

    def goal(self, solution: Solution, state: Position) -> Goal:
        return Goal(self.slug, (solution.par,))

    def play(self, attempt: Attempt, move: Move) -> Attempt:
        if isinstance(move, RandomMove):
            raise IllegalMove("puzzles have no random moves: type a cell, or end your turn")
        made = attempt.moved(move)
        after = mono(made.state)
        turns = attempt.turns + (after.turn > mono(attempt.state).turn)
        return replace(
            made,
            turns=turns,
            over=turns >= TURNS or after.outcome is not None,
            score=after.points[_OWN],
        )

    def solve(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """See `Kind`. Par comes from the reader; the moves are for a solver who sees the layout."""
        state = mono(self.begin(puzzle))
        # Mirrored layouts are measured in one common form, so they have equal par and difficulty.
        measure = _measured(_WantedMeasure(out, min(_turns(state)).replace("/", "")))
        return Solution(par_of(measure), measure.hardness, _seeing(self._layout(puzzle)))

    def checked(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """See `Kind`. Keeps the puzzle's own par, as other versions measured differently."""
        layout = self._layout(puzzle)
        most = sum(run_points(layout.count(label)) for label in set(layout))
        if not 1 <= puzzle.par <= most:
            raise InvalidPuzzle(
                "its par is {par}, not {wanted}", par=puzzle.par, wanted=f"1–{most}"
            )
        effort = (FIFTHS[0] - 1, *FIFTHS)[puzzle.difficulty - 1]
        solution = Solution(puzzle.par, effort, _seeing(layout))
        if self.goal(solution, self.begin(puzzle)) != puzzle.goal:
            raise InvalidPuzzle("its goal cannot be reached")
        return solution

    def line(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[str, ...]:
        return _seeing(self._layout(puzzle))  # this needs no measurement

    def _layout(self, puzzle: Puzzle) -> str:
        layout = mono(self.begin(puzzle)).layouts[_OWNER]
        assert layout is not None
        return layout

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return a covered cell of the largest run that can still follow in this turn."""
        state = mono(attempt.state)
        layout, names = self._layout(attempt.puzzle), state.grid.names
        lowest = state.values[-1] if state.values else 0
        left: dict[int, list[int]] = {}
        for cell, label in enumerate(layout):
            value = LABELS.index(label) + 1
            if not ends_turn(value, lowest) and not state.uncovered[_OWNER] >> cell & 1:
                left.setdefault(value, []).append(cell)
        if not left:
            raise IllegalMove("no hidden cell can follow: end your turn")
        cells = max(left.items(), key=lambda item: (len(item[1]), -item[0]))[1]
        if attempt.clues:
            name = names[cells[(attempt.clues - 1) % len(cells)]]
            return Clue("cell", name, move=name)
        near = (cells[0], *state.grid.neighbours[cells[0]])
        return Clue("near", move=",".join(names[cell] for cell in sorted(near)))

    def judge(self, attempt: Attempt) -> Verdict:
        par, score = attempt.puzzle.par, attempt.score
        sentence = Message.counted(
            score,
            "You scored {n} point. Par is {par}.",
            "You scored {n} points. Par is {par}.",
            par=par,
        )
        solved, stars = score >= par, graded(score, par)
        if attempt.over:
            poor = self._poor(attempt)
            #: two whole sentences
            sentence = Message("{points} {decisions}", points=sentence, decisions=_decisions(poor))
            solved, stars = solved or not poor, max(stars, STARS - poor)
        return Verdict(solved, stars, score, attempt.puzzle.position, sentence)

    def _poor(self, attempt: Attempt) -> int:
        """Return the number of decisions much worse than the best ones, whatever their results."""
        numbers = mono(attempt.state).grid.numbers
        choices = (numbers.get(text) for text in attempt.moves)
        return sum(loss > POOR for loss in losses(self._layout(attempt.puzzle), choices))

    def diagram(self, attempt: Attempt) -> str:
        """Return the hidden board and the current list; the solver's own board is not used."""
        state = mono(attempt.state)
        grid = state.grid
        lines = super().diagram(attempt).splitlines()
        board = len(str(grid.height)) + 1 + 2 * grid.width
        shown = [line[board:].rstrip() for line in lines[: grid.height + 2]]
        points = f"points = {state.points[_OWN]}"
        return "\n".join([*shown, points, *lines[grid.height + 3 :]])

    def likeness(self, state: Position) -> str:
        return min(_turns(mono(state)))


def _decisions(poor: int) -> Message:
    """Return the sentence on the decisions."""
    if not poor:
        return Message("All your decisions were good.")
    return Message.counted(
        poor, "{n} decision could have been better.", "{n} decisions could have been better."
    )


def mono(state: Position) -> MonoState:
    """Return the position as a `MonoState`."""
    assert isinstance(state, MonoState)
    return state


@dataclass(frozen=True, slots=True)
class _WantedMeasure(CallbackStop):
    """A layout to measure, with the callback that cancels the measurement."""

    layout: str


@lru_cache(maxsize=64)
def _measured(wanted: _WantedMeasure) -> Measure:
    """Return the measure of a layout, cached, as it depends only on the layout. Raises GaveUp."""
    try:
        return measured(len(set(wanted.layout)), wanted.layout, wanted)
    except Cancelled:
        raise GaveUp from None


def par_of(measure: Measure) -> int:
    """Return the points that earn all stars."""
    own = OWN_SHARE * (measure.mean - measure.usual)
    return max(1, round(measure.usual + own))


@lru_cache(maxsize=4)
def _nobodys(size: int) -> str:
    """Return a layout for the solver's own board, which is not used."""
    return random_layout(size, Random(size))


def _seeing(layout: str) -> tuple[str, ...]:
    """Return three turns of a solver who sees the layout: every third region, ascending."""
    regions = sorted(set(layout))
    names = board(len(regions)).names
    turns = []
    for third in range(TURNS):
        values = regions[-1 - third :: -TURNS][::-1]
        cells = [names[at] for value in values for at in range(len(names)) if layout[at] == value]
        if cells:
            turns.append(",".join([*cells, "end"]))
    return tuple(turns)


def _turns(state: MonoState) -> Iterator[str]:
    """Yield the layout, mirrored in all four ways."""
    rows = state.grid.rows(state.layouts[_OWNER] or "")
    for way in (rows, rows[::-1]):
        yield "/".join(way)
        yield "/".join(row[::-1] for row in way)


KINDS = (MonoPuzzles(), REGIONS)
