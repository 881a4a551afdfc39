"""“Regions”: a layout from some of its cells, by reasoning alone.

Some cells are given. For n regions, each number k from 1 to n has one connected region of k cells.
There is one solution, and named techniques find it without guessing. The difficulty follows from
the hardest technique and the number of steps. Entries can be changed at any time, and only the
complete board is judged.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from rules.core import FrozenDict, IllegalMove, Message, Position
from rules.core.position_puzzle import PositionKind
from rules.core.puzzle import (
    STARS,
    Attempt,
    Clue,
    GaveUp,
    InvalidPuzzle,
    Out,
    Puzzle,
    Solution,
    Verdict,
)
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import check_layout, random_layout
from rules.mono.regions.knowledge import Contradiction, Knowledge
from rules.mono.regions.maker import clues_of
from rules.mono.regions.position import Fill, Regions, RegionsMove, RegionsState
from rules.mono.regions.solver import Deduction, Step, Technique, deduce, steps_from

MADE_SIZES = (6, 7, 8, 9, 9, 9, 9, 10, 11, 12)
"""The numbers of regions of generated puzzles, repeated by frequency."""

MADE_FOR = (Technique.LAST, Technique.BRIDGE, Technique.CONTRADICTION, Technique.CONTRADICTION)
"""The hardest techniques of generated puzzles, repeated by frequency."""

_A_TECHNIQUE = 1000
"""The effort of one level of technique, more than any number of steps."""


class RegionPuzzles(PositionKind[RegionsMove]):
    """See `Kind`."""

    slug = "mono-regions"
    game = Regions()
    goals = FrozenDict(
        {
            slug: Message(
                "Fill the board: each number forms one connected region of that many cells."
            )
        }
    )
    clues = FrozenDict(
        {
            "room": Message("Just enough room: region {name} needs all highlighted cells."),
            "last": Message("Only one region can reach a highlighted cell."),
            "pocket": Message("A closed pocket: one missing region fills the highlighted cells."),
            "bridge": Message("A bridge: region {name} needs the highlighted empty cell."),
            "sizes": Message(
                "Count the highlighted cells. Which missing regions add up to that number?"
            ),
            "contradiction": Message(
                "A short contradiction: only two numbers are possible in the highlighted cell."
            ),
            "fill": Message("Enter {name}."),
            "wrong": Message("The highlighted cells are wrong."),
            "right": Message("Everything you filled in is right."),
        }
    )
    why = Message("Each step follows from the one before. You never have to guess.")
    unique = False
    free = True
    steps = (3016.0, 4000.0, 4022.0, 5000.0)

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        layout = random_layout(rng.choice(MADE_SIZES), rng)
        return self.of_layout(layout, rng, hardest=rng.choice(MADE_FOR), out=out)

    def of_layout(
        self,
        layout: str,
        rng: Random | None = None,
        *,
        hardest: int = Technique.CONTRADICTION,
        symmetric: bool = False,
        out: Out = lambda: False,
    ) -> Puzzle:
        """Return a puzzle with a layout as its solution; without `rng` always the same one.

        `hardest` is the hardest technique it may need. `symmetric` clues look the same upside down.
        Raises InvalidPuzzle if it is not a layout, and GaveUp once `out()` is true.
        """
        options = {"size": len(set(layout))}
        bare = self.bare(options, layout)
        try:
            check_layout(options["size"], layout)
            state = regions(self.begin(bare))
        except (IllegalMove, ValueError) as error:
            why = getattr(error, "reason", str(error))
            raise InvalidPuzzle("its position is wrong: {reason}", reason=why) from None
        clues = clues_of(
            layout, rng or Random(layout), hardest=hardest, symmetric=symmetric, out=out
        )
        if clues is None:
            raise GaveUp
        return self.made(options, replace(state, clues=clues, labels=clues), out)

    def play(self, attempt: Attempt, move: RegionsMove) -> Attempt:
        made = attempt.moved(move)
        after = regions(made.state)
        score = after.clues.count(HIDDEN) - after.labels.count(HIDDEN)
        return replace(made, turns=attempt.turns + 1, score=score, over=after.complete)

    def solved(self, state: Position, out: Out) -> Solution:
        known = regions(state)
        found, size = _deduced(known.options.size, known.clues), known.options.size
        names = board(size).names
        moves = tuple(str(_fill(step, names)) for step in found.steps if not step.barred)
        effort = float(_A_TECHNIQUE * found.hardest + len(found.steps))
        return Solution(known.clues.count(HIDDEN), effort, moves)

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        return (self.line(puzzle, out),)

    def canonical(self, state: Position) -> Position:
        known = regions(state)
        clues = min(_turns(known)).replace("/", "")
        return replace(known, clues=clues, labels=clues)

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return the mistakes if there are any, otherwise a technique, and then its result."""
        wrong = self._wrong(attempt)
        if wrong:
            return Clue("wrong", cells=wrong)
        state = regions(attempt.state)
        names = state.grid.names
        steps = _to_next_fill(state)
        step = steps[-1]
        first = steps[0]
        if attempt.asked != len(attempt.moves):
            shown = first.cells if first.technique < Technique.SIZES else ()
            lit = sorted({*shown, *first.because})
            return Clue(
                first.technique.name.lower(),
                name=LABELS[first.region - 1],
                cells=tuple(names[cell] for cell in lit),
            )
        fill = _fill(step, names)
        return Clue(
            "fill",
            name=str(fill).replace(",", ", ").replace("=", " = "),
            cells=fill.cells,
            move=str(fill),
            reason=reason_of(first),
        )

    def mistakes(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        wrong = self._wrong(attempt)
        return Clue("wrong", cells=wrong) if wrong else Clue("right")

    def _wrong(self, attempt: Attempt) -> tuple[str, ...]:
        """Return the filled cells that differ from the solution."""
        state = regions(attempt.state)
        solution = _deduced(state.options.size, state.clues).labels
        return tuple(
            name
            for name, label, right in zip(state.grid.names, state.labels, solution, strict=True)
            if label not in (HIDDEN, right)
        )

    def judge(self, attempt: Attempt) -> Verdict:
        state = regions(attempt.state)
        best = _deduced(state.options.size, state.clues).labels
        if state.complete:
            size = state.options.size
            sentence = Message.counted(
                size, "The {n} region is in place.", "All {n} regions are in place."
            )
            return Verdict(True, STARS, attempt.score, best, sentence)
        sentence = Message.counted(
            attempt.score,
            "{n} of {all} cells was filled.",
            "{n} of {all} cells were filled.",
            all=attempt.puzzle.par,
        )
        return Verdict(False, 0, attempt.score, best, sentence)

    def likeness(self, state: Position) -> str:
        return min(_turns(regions(state)))


def solution_of(state: RegionsState) -> str:
    """Return the labels of the one layout that fits the clues.

    Raises InvalidPuzzle if it cannot be found without guessing.
    """
    return _deduced(state.options.size, state.clues).labels


def regions(state: Position) -> RegionsState:
    """Return the position as a `RegionsState`."""
    assert isinstance(state, RegionsState)
    return state


@lru_cache(maxsize=64)
def _deduced(size: int, clues: str) -> Deduction:
    """Return the solution that the techniques find. Raises InvalidPuzzle if they find none."""
    if HIDDEN not in clues:
        raise InvalidPuzzle("nothing is left to fill")
    try:
        found = deduce(size, clues)
    except Contradiction:
        raise InvalidPuzzle("no layout fits its numbers") from None
    if HIDDEN in found.labels:
        raise InvalidPuzzle("it cannot be solved without guessing")
    return found


def _to_next_fill(state: RegionsState) -> list[Step]:
    """Return the steps up to the next cell that can be filled, from the correct entries.

    Raises IllegalMove if no cell is left.
    """
    steps = []
    for step in steps_from(Knowledge(state.options.size, state.labels)):
        steps.append(step)
        if not step.barred:
            return steps
    raise IllegalMove("nothing is left to fill")


def _fill(step: Step, names: tuple[str, ...]) -> Fill:
    return Fill(tuple(names[cell] for cell in step.cells), LABELS[step.region - 1])


def reason_of(step: Step) -> Message:
    """Return why the conclusion of a step holds."""
    label = LABELS[step.region - 1]
    match step.technique:
        case Technique.ROOM:
            return Message("Region {label} cannot grow into any other cells.", label=label)
        case Technique.LAST:
            return Message("Only region {label} can reach this cell.", label=label)
        case Technique.POCKET:
            return Message("Only region {label} has as many cells as the pocket.", label=label)
        case Technique.BRIDGE:
            return Message("Region {label} needs this cell.", label=label)
        case Technique.SIZES:
            return Message("No other missing regions fill this area.")
    if step.broken:
        broken = LABELS[step.broken - 1]
        return Message("With the other number, region {label} finds no place.", label=broken)
    return Message("With the other number, one cell would be out of reach of every region.")


def _turns(state: RegionsState) -> Iterator[str]:
    """Yield the clues, mirrored in all four ways."""
    rows = state.grid.rows(state.clues)
    for way in (rows, rows[::-1]):
        yield "/".join(way)
        yield "/".join(row[::-1] for row in way)


KIND = RegionPuzzles()
