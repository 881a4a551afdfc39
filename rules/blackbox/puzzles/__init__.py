"""Black Box alone: four hidden atoms, found with as few probes as possible.

The solver is player 0, and there is no opponent. Every probe and every guess is a separate turn. A
wrong guess counts as two probes, and the third one ends the attempt.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf, log2
from random import Random

from rules.blackbox.game import BlackBox, BlackBoxState, EndTurn, Guess, Move, Probe
from rules.blackbox.placements import COUNT, has_double, placement_at, placement_number
from rules.blackbox.players.results import ALL, is_ready, narrowed, tells
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import (
    CELL_AT,
    CELL_NAMES,
    ENTRIES,
    PORT_AT,
    PORT_NAMES,
    PORTS,
    SIDE,
    SQUARES,
    WIDTH,
)
from rules.core import FrozenDict, IllegalMove, Message, Position, stand_in_names
from rules.core.clock import Clock
from rules.core.puzzle import (
    STARS,
    Attempt,
    CallbackStop,
    Clue,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Kind,
    Options,
    Out,
    Puzzle,
    Solution,
    Verdict,
)
from rules.core.settled import settled

WRONG_GUESS = 2
"""The number of probes that a wrong guess counts as."""

NEARLY = 2
"""The most probes above par that still earn two stars."""

_BOARD = 32
"""The width of one board in the game's figure, in characters."""

_OTHER_BOX = "a1 a7 g1 g7"
"""The atoms of the other box, which nobody solves, so the solver may know them."""


class BlackBoxPuzzles(Kind[Move]):
    """See `Kind`."""

    slug = "blackbox"
    game = BlackBox()
    goals = FrozenDict(
        {slug: Message("Find the four atoms with as few rays as you can. Par is {n}.")}
    )
    clues = FrozenDict(
        {
            "near": Message("One of the highlighted cells hides an atom."),
            "atom": Message("There is an atom at {name}."),
        }
    )
    why = Message("After these rays only one arrangement is left for the atoms.")
    hidden = True
    unique = False
    steps = (53, 59, 66, 73)

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        atoms = placement_at(rng.randrange(COUNT))
        if has_double(atoms) or out():
            return None
        return self.of_position({}, " ".join(CELL_NAMES[cell] for cell in atoms))

    def begin(self, puzzle: Puzzle) -> BlackBoxState:
        self.game.options.read(dict(puzzle.options), 2)
        text = f"O: {puzzle.position}; X: {_OTHER_BOX}; move: O"
        state = self.game.set_up(self.game.options(), stand_in_names(2), text)
        return _blackbox(state)

    def taken(self, options: Options, setup: str) -> str:
        read = self.game.options.read(dict(options), 2)
        state = self.game.read_setup(read, stand_in_names(2), setup)
        atoms = state.boxes[state.to_move or 0].atoms or ()
        return " ".join(CELL_NAMES[cell] for cell in sorted(atoms))

    def goal(self, solution: Solution, state: Position) -> Goal:
        return Goal(self.slug, (solution.par,))

    def play(self, attempt: Attempt, move: Move) -> Attempt:
        if isinstance(move, EndTurn):
            return attempt  # a typed turn may end with `end`
        made = attempt.moved(move)
        after = _blackbox(made.state)
        turn = isinstance(move, Probe | Guess)
        if turn and after.outcome is None:
            for _ in range(2):  # end this turn and the absent opponent's turn
                after = self.game.apply(after, EndTurn())
        box = after.boxes[0]
        return replace(
            made,
            state=after,
            turns=attempt.turns + turn,
            over=after.outcome is not None,
            score=box.probes + WRONG_GUESS * len(box.guesses),
        )

    def solve(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        atoms = self.begin(puzzle).boxes[0].atoms
        assert atoms is not None
        if has_double(atoms):
            raise InvalidPuzzle("no ray can tell its atoms from another arrangement")
        clock = Clock(inf, CallbackStop(out))
        # Mirrored boxes are solved in one common form, so they have the same par and difficulty.
        way = min(WAYS, key=lambda way: sorted(way.cell(atom) for atom in atoms))
        turned = frozenset(map(way.cell, atoms))
        probed = solve_alone(turned, clock=clock) if is_ready(clock) else []
        if out():
            raise GaveUp  # the list of ports is incomplete
        back = {way.port(port): port for port in PORTS}
        ports = [PORT_NAMES[back[port]] for port in probed]
        guess = ",".join(f"+{CELL_NAMES[cell]}" for cell in sorted(atoms))
        par = len(ports)
        return Solution(par, _uncertainty(turned, probed), (*ports, f"{guess},?"))

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        box = _blackbox(attempt.state).boxes[0]
        left = sorted((box.atoms or frozenset()) - box.markers)
        if not left:
            raise IllegalMove("all atoms are marked: guess now")
        if attempt.clues:
            cell = left[(attempt.clues - 1) % len(left)]
            return Clue("atom", CELL_NAMES[cell], cells=(CELL_NAMES[cell],))
        column, row = (min(max(part, 1), SIDE - 2) for part in divmod(left[0], SIDE))
        beside = (-1, 0, 1)
        around = [SIDE * (column + c) + row + r for c in beside for r in beside]
        return Clue("near", cells=tuple(CELL_NAMES[cell] for cell in around))

    def judge(self, attempt: Attempt) -> Verdict:
        par, score = attempt.puzzle.par, attempt.score
        outcome = attempt.state.outcome
        solved = outcome is not None and 0 in outcome.winners
        stars = (STARS if score <= par else STARS - 1 if score <= par + NEARLY else 1) * solved
        if solved:
            sentence = _found(score, len(_blackbox(attempt.state).boxes[0].guesses), par)
        else:
            sentence = Message.counted(
                par,
                "You did not find the atoms. Par is {n} ray.",
                "You did not find the atoms. Par is {n} rays.",
            )
        return Verdict(solved, stars, score, attempt.puzzle.position, sentence)

    def diagram(self, attempt: Attempt) -> str:
        """Return only the solver's board of the game's two, as there is no opponent."""
        boards = super().diagram(attempt).splitlines()[1:-1]
        left = _blackbox(attempt.state).boxes[0].guesses_left
        return "\n".join([*(line[:_BOARD].rstrip() for line in boards), f"guesses left: {left}"])

    def likeness(self, state: Position) -> str:
        return min(_turns(_blackbox(state).boxes[0].atoms or frozenset()))


@dataclass(frozen=True, slots=True)
class Way:
    """One of the eight rotations and reflections of the box."""

    turns: int
    mirrored: bool

    def cell(self, cell: int) -> int:
        """Return the cell that a cell maps to."""
        return CELL_AT[self._square(SQUARES[cell])]

    def port(self, port: int) -> int:
        """Return the port that a port maps to."""
        return PORT_AT[self._square(ENTRIES[port][0])]

    def _square(self, square: int) -> int:
        column, row = divmod(square, WIDTH)
        for _ in range(self.turns):
            column, row = WIDTH - 1 - row, column
        return WIDTH * row + column if self.mirrored else WIDTH * column + row


WAYS = tuple(Way(turns, mirrored) for turns in range(4) for mirrored in (False, True))


def _blackbox(state: Position) -> BlackBoxState:
    assert isinstance(state, BlackBoxState)
    return state


def _uncertainty(atoms: frozenset[int], probed: list[int]) -> float:
    """Return the sum of the bits still missing before each of the solver's probes."""
    truth, numbers, bits = placement_number(atoms), ALL, 0.0
    for port in probed:
        bits += log2(len(numbers))
        numbers = narrowed(numbers, port, tells(port)[truth])
    return settled(bits)


def _found(probes: int, wrong: int, par: int) -> Message:
    """Return the verdict's sentence for a box solved with these probes and wrong guesses."""
    if not wrong:
        return Message.counted(
            probes,
            "You found the atoms with {n} ray. Par is {par}.",
            "You found the atoms with {n} rays. Par is {par}.",
            par=par,
        )
    return Message.counted(
        probes,
        "You found the atoms with {n} ray, wrong guesses included ({wrong}). Par is {par}.",
        "You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.",
        wrong=wrong,
        par=par,
    )


def _turns(atoms: frozenset[int]) -> Iterator[str]:
    """Yield the atoms' cell names in all eight rotations and reflections."""
    cells = [divmod(cell, SIDE) for cell in atoms]
    for _ in range(4):
        cells = [(SIDE - 1 - row, column) for column, row in cells]
        yield str(sorted(cells))
        yield str(sorted((row, column) for column, row in cells))


KINDS = (BlackBoxPuzzles(),)
