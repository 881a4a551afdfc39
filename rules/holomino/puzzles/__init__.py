"""Holomino puzzles: the placement from a pool of four that scores most.

The positions come from games in which half of the placements are the best and half are random.
"""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from rules.core import CHANCE, FrozenDict, Message, Position
from rules.core.hexes import Hex
from rules.core.packing import TilePacking
from rules.core.position_puzzle import BestMoveKind, temptation
from rules.core.puzzle import Attempt, Clue, Goal, InvalidPuzzle, Out, Puzzle, Solution, Verdict
from rules.holomino.game import (
    Holomino,
    HolominoMove,
    HolominoState,
    Place,
    Placement,
    scored_placements,
)
from rules.holomino.tiles import canonical, turned

TURNS = range(7, 22)
"""The turns after which a position may become a puzzle."""

LEAST = 12
"""The lowest score of the best placement, which must also close at least two holes."""

RIVALS = 4
"""The fewest placements that score."""

POOL = 4


class HolominoPuzzles(BestMoveKind[Place]):
    """See `Kind`."""

    slug = "holomino"
    game = Holomino()
    goals = FrozenDict({slug: Message("Place the tile that scores most. {n} points are possible.")})
    clues = FrozenDict(
        {
            "place": Message("The best tile goes to the highlighted position."),
            "tile": Message("Place the tile {name} there."),
            "move": Message("Play {name}."),
        }
    )
    steps = (0.08, 0.094, 0.114, 0.153)
    packing = TilePacking(tuple(map("".join, permutations("123456", 3))), ("limit_scores",))

    def make(self, rng: Random, out: Out) -> Puzzle | None:
        options = {"limit_scores": True} if rng.random() < 0.2 else {}
        state = self.game.initial_state(self.game.options.read(options, 2), 2)
        stop = rng.choice(TURNS)
        while state.outcome is None and not out():
            if state.to_move == CHANCE:
                state = self.game.apply(state, self.game.draw(state, rng))
                continue
            worth = scored(state)
            if len(state.placed) > stop and _interesting(state, worth):
                return self.made(options, state, out)
            state = self.game.apply(state, _sensible(state, worth, rng))
        return None

    def solved(self, state: Position, out: Out) -> Solution:
        worth = scored(_holomino(state))
        if not worth or not worth[0].points:
            raise InvalidPuzzle("no tile scores anywhere")
        return _solution(worth)

    def goal(self, solution: Solution, state: Position) -> Goal:
        return Goal(self.slug, (solution.par,))

    def gain(self, before: Position, after: Position) -> int:
        return _holomino(after).last_points

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        best = self.solve(attempt.puzzle, out).moves[0]
        match attempt.clues:
            case 0:
                return Clue("place", move=best)
            case 1:
                return Clue("tile", canonical(best.partition(":")[0]), move=best, piece=True)
        return Clue("move", best, move=best, piece=True, reason=self.reason(attempt.puzzle))

    def reason(self, puzzle: Puzzle) -> Message:
        best, *others = scored(_holomino(self.begin(puzzle)))
        return Message.counted(
            len(best.holes),
            "It closes {n} hole for {points} points; the next best move scores {less}.",
            "It closes {n} holes for {points} points; the next best move scores {less}.",
            points=best.points,
            less=others[0].points if others else 0,
        )

    def judge(self, attempt: Attempt) -> Verdict:
        par, best = attempt.puzzle.par, self.solve(attempt.puzzle).moves[0]
        solved = attempt.score >= par
        sentence = Message("You scored {score}, the maximum!", score=attempt.score, par=par)
        if not solved:
            sentence = Message(
                "You scored {score}. {best} scores {par} points.",
                score=attempt.score,
                best=best,
                par=par,
            )
        return self.judged(attempt, best, sentence)

    def likeness(self, state: Position) -> str:
        return min(_turns(_holomino(state)))


def scored(state: HolominoState) -> list[Placement]:
    """Return every placement, the most points first."""
    return sorted(scored_placements(state), key=lambda way: (-way.points, str(way.move)))


def _holomino(state: Position) -> HolominoState:
    assert isinstance(state, HolominoState)
    return state


def _interesting(state: HolominoState, worth: list[Placement]) -> bool:
    """Whether there is exactly one best placement, with enough points, holes and rivals."""
    if len(state.pool) != POOL or len(worth) < RIVALS:
        return False
    best, second = worth[0], worth[1].points
    enough = best.points >= LEAST and len(best.holes) > 1
    return enough and best.points > second and worth[RIVALS - 1].points > 0


def _solution(worth: list[Placement]) -> Solution:
    best = worth[0].points
    firsts = tuple(str(way.move) for way in worth if way.points == best)
    effort = temptation((way.points for way in worth), best)
    return Solution(best, effort, firsts[:1], firsts)


def _sensible(state: HolominoState, worth: list[Placement], rng: Random) -> HolominoMove:
    if not worth:
        return rng.choice(list(Holomino().legal_moves(state)))
    return (worth[0] if rng.random() < 0.5 else rng.choice(worth)).move


def _turns(state: HolominoState) -> Iterator[str]:
    """Yield the table and the pool as texts, in three rotations and their reflections.

    These map number corners to number corners.
    """
    tiles: list[tuple[Hex, str]] = list(state.placed)
    pool = list(state.pool)
    for mirrored in (False, True):
        if mirrored:
            tiles = [((q, -q - r), _flipped(digits)) for (q, r), digits in tiles]
            pool = [canonical(_flipped(digits)) for digits in pool]
        for _ in range(3):
            tiles = [((-q - r, q), turned(digits)) for (q, r), digits in tiles]
            left = min(q for (q, _), _ in tiles)
            top = min(r for (_, r), _ in tiles)
            moved = sorted((q - left, r - top, digits) for (q, r), digits in tiles)
            yield f"{moved} {sorted(pool)}"


def _flipped(digits: str) -> str:
    """Return a tile mirrored top to bottom: lower left and upper left change places."""
    return digits[1] + digits[0] + digits[2]


KINDS = (HolominoPuzzles(),)
