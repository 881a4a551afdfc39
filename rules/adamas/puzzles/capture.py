"""Adamas puzzles of one move: capture as many pieces as possible, or all of them.

The positions are random, and exactly one move captures the most pieces. Half of the puzzles use
progressive capture, so that numbers and order matter.
"""

from collections.abc import Iterator
from math import comb
from random import Random

from rules.adamas.board import board_of, cells_in_sight, stacks_in_sight
from rules.adamas.game import Adamas, AdamasOptions, AdamasState, Move, Split, position
from rules.core import SEATS, FrozenDict, Message, Position
from rules.core.position_puzzle import BestMoveKind, temptation
from rules.core.puzzle import (
    Attempt,
    Clue,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Options,
    Out,
    Puzzle,
    Solution,
    Verdict,
)

LEAST = 3
"""The fewest pieces the best move captures, from at least two stacks."""

RIVALS = 5
"""The fewest moves that capture something."""

MOST_MOVES = 4000
"""The most moves in a puzzle's position, as every move is examined."""

SIZES = (3, 3, 4)
STACKS = range(3, 7)
HEIGHTS = (1, 1, 2, 2, 3, 4)

OWN, ENEMY = 0, 1


CLUES = {
    "from": Message("The best move begins on the highlighted cells."),
    "to": Message("It ends on {name}."),
    "move": Message("Play {name}."),
}


class AdamasPuzzles(BestMoveKind[Move]):
    """See `Kind`. The solver is O."""

    slug = "adamas-capture"
    game = Adamas()
    goals = FrozenDict(
        {
            slug: Message(
                "Capture as many pieces as you can in one move. {n} of {all} are possible."
            ),
            "adamas-win": Message("Win with one move."),
        }
    )
    clues = FrozenDict(CLUES)
    steps = (1.2, 1.47, 1.64, 2.08)

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        options: dict[str, int | bool] = {"size": rng.choice(SIZES)}
        if rng.random() < 0.5:
            options["prog_cap"] = True
        return self.made_with(options, rng, out)

    def made_with(self, options: Options, rng: Random, out: Out) -> Puzzle | None:
        """Try to make a puzzle with these options; None if the attempt fails."""
        resolved = self.game.options.read(dict(options), 2)
        for _ in range(100):
            state = scattered(resolved, rng, rng.choice(STACKS), rng.choice(STACKS), HEIGHTS)
            if out():
                return None
            if state is None or not promising(state) or _moves_at_most(state) > MOST_MOVES:
                continue
            if interesting(list(captures(state))):
                solution = _solved(state, out)
                if len(solution.firsts) == 1:
                    bare = self.bare(options, self.game.write_setup(state))
                    return self.described(bare, state, solution)
        return None

    def solved(self, state: Position, out: Out) -> Solution:
        if _moves_at_most(adamas(state)) > 20 * MOST_MOVES:
            raise InvalidPuzzle("it takes too long to solve")
        return _solved(adamas(state), out)

    def goal(self, solution: Solution, state: Position) -> Goal:
        all_there_is = pieces(adamas(state), ENEMY)
        if solution.par == all_there_is:
            return Goal("adamas-win")
        return Goal(self.slug, (solution.par, all_there_is))

    def gain(self, before: Position, after: Position) -> int:
        return pieces(adamas(before), ENEMY) - pieces(adamas(after), ENEMY)

    def written(self, before: Position, move: Move) -> str:
        return str(self.game.tidied(adamas(before), move))

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        best = self.solve(attempt.puzzle, out).moves[0]
        return move_clue(adamas(attempt.state), best, attempt.clues, self.reason(attempt.puzzle))

    def reason(self, puzzle: Puzzle) -> Message:
        return Message.counted(
            puzzle.par,
            "It captures {n} piece; every other move captures fewer.",
            "It captures {n} pieces; every other move captures fewer.",
        )

    def judge(self, attempt: Attempt) -> Verdict:
        par, score = attempt.puzzle.par, attempt.score
        best = self.solve(attempt.puzzle).moves[0]
        solved = score >= par
        sentence = Message("You captured {score}, the maximum!", score=score)
        if not solved:
            sentence = Message(
                "You captured {score}. {best} captures {par}.", score=score, best=best, par=par
            )
        return self.judged(attempt, best, sentence)

    def likeness(self, state: Position) -> str:
        return likeness(adamas(state))


def likeness(state: AdamasState) -> str:
    """Return a text that is the same for mirrored and rotated positions."""
    return min(map(str, turns_of(state)))


def adamas(state: Position) -> AdamasState:
    """Return the position as an `AdamasState`."""
    assert isinstance(state, AdamasState)
    return state


def move_clue(state: AdamasState, text: str, step: int, reason: Message) -> Clue:
    """Return a hint: at step 0 the move's source cells, at 1 its targets, then the whole move."""
    (move,) = Adamas().parse_move(state, text, closed=False)
    parts = tuple(cell for _, cell in move.parts)
    begins, ends = ((move.source,), parts) if isinstance(move, Split) else (parts, (move.target,))
    match step:
        case 0:
            return Clue("from", ", ".join(begins), cells=begins)
        case 1:
            return Clue("to", ", ".join(ends), cells=(*begins, *ends))
    return Clue("move", text, cells=(*begins, *ends), reason=reason)


def pieces(state: AdamasState, player: int) -> int:
    """Return a player's number of pieces."""
    return sum(stack.height for stack in state.stacks if stack and stack.owner == player)


def scattered(
    options: AdamasOptions, rng: Random, own: int, enemy: int, heights: tuple[int, ...]
) -> AdamasState | None:
    """Return a position of stacks on random cells, O to move; None if a player has no move."""
    assert options.size is not None
    cells = rng.sample(board_of(options.size).cells, own + enemy)
    stacks = {
        cell: ("O" if number < own else "X", rng.choice(heights))
        for number, cell in enumerate(cells)
    }
    state = position(stacks, OWN, options, 2)
    return state if state.to_move == OWN and state.outcome is None else None


def promising(state: AdamasState) -> bool:
    """Whether one stack can perhaps capture two others."""
    board, stacks = state.board, state.stacks
    for cell in state.cells_of(OWN):
        stack = stacks[cell]
        seen = [
            other
            for other in stacks_in_sight(board, stacks, cell)
            if (target := stacks[other]) and target.owner == ENEMY
        ]
        ripe = sum(map(state.may_fall, seen))
        # Without progressive capture, the best move is unique only if it uses the whole stack.
        enough = 1 if state.options.prog_cap else stack.height if stack else 0
        if stack and stack.height > 1 and len(seen) > 1 and ripe >= enough:
            return True
    return False


def _moves_at_most(state: AdamasState) -> int:
    """Return an upper bound on the number of moves, without progressive captures."""
    total = 0
    for cell in state.cells_of(OWN):
        stack = state.stacks[cell]
        assert stack is not None
        seen = len(cells_in_sight(state.board, state.stacks, cell))
        total += comb(stack.height + seen, seen)
    for cell in range(len(state.stacks)):
        ways = 1
        for other in stacks_in_sight(state.board, state.stacks, cell):
            stack = state.stacks[other]
            ways *= stack.height + 1 if stack and stack.owner == OWN else 1
        total += ways - 1
    return total


def captures(state: AdamasState) -> Iterator[tuple[int, int]]:
    """Yield the number of captured pieces and of captured stacks, for every capturing move."""
    index = state.board.index
    for move in Adamas().legal_moves(state):
        cells = [cell for _, cell in move.parts] if isinstance(move, Split) else [move.target]
        hit = [state.stacks[index[cell]] for cell in cells]
        heights = [stack.height for stack in hit if stack and stack.owner == ENEMY]
        if heights:
            yield sum(heights), len(heights)


def interesting(found: list[tuple[int, int]]) -> bool:
    """Whether one move captures most, from several stacks, and enough moves capture something."""
    if len(found) < RIVALS:
        return False
    best, stacks = max(found)
    return best >= LEAST and stacks > 1 and [taken for taken, _ in found].count(best) == 1


def _solved(state: AdamasState, out: Out) -> Solution:
    """Return the solution: the moves that leave the fewest enemy pieces.

    An opponent left without a move loses all their pieces, too.
    """
    game, there = Adamas(), pieces(state, ENEMY)
    found = []
    for move in game.legal_moves(state):
        if out():
            raise GaveUp
        found.append((there - pieces(game.apply(state, move), ENEMY), move))
    best = max(taken for taken, _ in found)
    if not best:
        raise InvalidPuzzle("no move captures anything")
    firsts = tuple(str(move) for taken, move in found if taken == best)
    effort = temptation((taken for taken, _ in found), best)
    return Solution(best, effort, firsts[:1], firsts)


Cubes = list[tuple[tuple[int, int], int, int]]
"""Stacks as (two cube coordinates of the cell, origin in the middle), owner, and height."""


def canonical(state: AdamasState) -> AdamasState:
    """Return the rotated or mirrored position whose sorted stacks come first."""
    if state.to_move is None:
        return state
    board, side = state.board, state.board.size - 1
    names = dict(zip(board.places, board.cells, strict=True))
    stacks = {
        names[c + side, r + side]: (SEATS[owner], height)
        for (c, r), owner, height in min(turns_of(state))
    }
    return position(stacks, state.to_move, state.options, names=state.names)


def turns_of(state: AdamasState) -> Iterator[Cubes]:
    """Yield the stacks in all twelve rotations and reflections."""
    side = state.board.size - 1
    places = [(state.board.places[cell], stack) for cell, stack in enumerate(state.stacks) if stack]
    # With the origin in the middle, the three cube coordinates of a cell add up to zero.
    cubes = [((c - side, r - side), stack.owner, stack.height) for (c, r), stack in places]
    for _ in range(6):
        cubes = [((-r, c + r), owner, height) for (c, r), owner, height in cubes]
        yield sorted(cubes)
        yield sorted(((r, c), owner, height) for (c, r), owner, height in cubes)
