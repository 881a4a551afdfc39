"""The search: iterative deepening alpha-beta over candidates, with a transposition table.

With three players left it assumes that each plays for themselves, and does not prune.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from rules.adamas.game import AdamasState
from rules.adamas.players.board import Built, Field
from rules.adamas.players.candidates import Breadth, CandidateBuilder, Scored
from rules.adamas.players.evaluation import WIN, Weights, evaluate, solved
from rules.adamas.players.patience import restless
from rules.core.clock import Clock, TimeUp

INFINITE: Final = 10.0 * WIN
DECIDED: Final = WIN / 2
"""A worth above this is a forced win."""

_KILLERS: Final = 4
"""The number of latest refutations to try first."""

_BORED: Final = 40.0
"""The penalty for repeating a position, compared with an even one: a fifth of a piece."""

_EXACT, _AT_LEAST, _AT_MOST = range(3)


@dataclass(frozen=True, slots=True)
class Character:
    """Settings of a player's search.

    `depth` counts plies. The static evaluation after the last ply sees one further capture.
    """

    weights: Weights
    root: Breadth
    depth: int = 1
    inner: Breadth | None = None
    first: int = 1
    """The number of candidates searched at the root."""
    width: int = 1
    """The number of candidates searched at each position below the root."""


class Search:
    """A search of one position for the player to move."""

    def __init__(self, view: AdamasState, character: Character, clock: Clock, rng: Random) -> None:
        self.field = Field(view)
        self._me = view.mover
        self._character = character
        self._weights = restless(character.weights, self.field, len(view.earlier))
        self._clock = clock
        self._rng = rng
        self._met = self._met_before(view)
        self._ties = frozenset(code for code, times in self._met.items() if times > 1)
        self._values: dict[tuple[int, int], tuple[int, float]] = {}
        self._lists: dict[int, list[Scored]] = {}
        self._killers: list[Built] = []
        self.depth = 0
        """The last depth searched completely, in plies."""

    def run(self) -> list[Scored]:
        """Return the candidates with their worth, best first, as far as the time allows."""
        scored = self.first_look()
        for depth in range(2, self._character.depth + 1):
            if len(scored) < 2 or abs(scored[0][0]) > DECIDED:
                break
            try:
                scored = self._deeper(scored, depth)
            except TimeUp:
                break
            if self.depth < depth:  # time ran out on the way
                break
        return scored

    def _met_before(self, view: AdamasState) -> dict[int, int]:
        met: dict[int, int] = {}
        for mover, stacks in view.earlier:
            code = self.field.code_of(stacks, mover)
            met[code] = met.get(code, 0) + 1
        return met

    def worth(self, built: Built, depth: int) -> float:
        """Return a move's worth for its mover, searched to a depth with a full window.

        Raises TimeUp.
        """
        return self._unrepeated(self._after(built, depth, -INFINITE, INFINITE), built)

    def first_look(self) -> list[Scored]:
        """Return all candidates by static evaluation, best first; equal ones in random order."""
        builder = self._candidates_of(self._character.root)
        by_table = self._character.weights.solved and solved(self.field, self._me) is not None
        try:
            # Where the player's endgame tables decide the position, every move is examined.
            scored = builder.every() if by_table else builder.candidates()
        except TimeUp:
            scored = builder.partial()
        if not scored:
            return [(0.0, any_move(self.field, self._rng))]
        self.depth = 1
        self._rng.shuffle(scored)
        scored = [(self._unrepeated(score, built), built) for score, built in scored]
        return sorted(scored, key=lambda pair: pair[0], reverse=True)

    def _candidates_of(self, breadth: Breadth) -> CandidateBuilder:
        return CandidateBuilder(
            self.field, self._me, self._weights, breadth, self._clock, self._ties
        )

    def _unrepeated(self, score: float, built: Built) -> float:
        """Return the worth of a root move, lowered if it repeats a position.

        A first repetition counts as half a tie, a later one as a tie. A tie counts as slightly
        worse than even, so that only a player who is behind seeks one.
        """
        if not self._met:
            return score
        undo = self.field.play(built)
        times = self._met.get(self.field.key(), 0)
        self.field.undo(undo)
        return score if not times else min(score, score / 2 - _BORED) if times == 1 else -_BORED

    def _deeper(self, scored: list[Scored], depth: int) -> list[Scored]:
        """Return the first candidates with their worth at this depth, best first.

        When time runs out, return those searched so far. Raises TimeUp if there are none.
        """
        best, done = -INFINITE, list[Scored]()
        chosen = scored[: self._character.first]
        try:
            for _, built in chosen:
                value = self._unrepeated(self._after(built, depth, best, INFINITE), built)
                done.append((value, built))
                best = max(best, value)
        except TimeUp:
            if not done:
                raise
            done.sort(key=lambda pair: pair[0], reverse=True)
            return done
        self.depth = depth
        done.sort(key=lambda pair: pair[0], reverse=True)
        return done

    def _after(self, built: Built, depth: int, low: float, high: float) -> float:
        """Return a move's worth for its mover, searched to a depth.

        The move itself is the first ply of the depth.
        """
        field = self.field
        mover = field.mover
        if field.players > 2 and all(field.totals):
            assert mover is not None
            return self._after_of_three(built, depth)[mover]
        undo = field.play(built)
        try:
            if field.mover is None:
                value = self._result() if mover == self._me else -self._result()
            else:
                value = -self._value(depth - 1, -high, -low)
        finally:
            field.undo(undo)
        # Sooner wins and later losses are better.
        return value - 1 if value > DECIDED else value + 1 if value < -DECIDED else value

    def _after_of_three(self, built: Built, depth: int) -> tuple[float, ...]:
        """Return a move's worth for each of three players, searched to a depth."""
        field = self.field
        undo = field.play(built)
        try:
            if depth > 1 and field.mover is not None:
                return self._best_of_three(depth - 1)
            return self._glance()
        finally:
            field.undo(undo)

    def _best_of_three(self, depth: int) -> tuple[float, ...]:
        """Return the worth of the mover's best move for each player."""
        field, character = self.field, self._character
        mover = field.mover
        assert mover is not None
        assert character.inner is not None
        builder = CandidateBuilder(
            field, mover, self._weights, character.inner, self._clock, self._ties
        )
        moves = builder.candidates()[: character.width if depth > 1 else 1]
        worths = [self._after_of_three(built, depth) for _, built in moves]
        return max(worths, key=lambda worth: worth[mover], default=self._glance())

    def _glance(self) -> tuple[float, ...]:
        """Return the static evaluation of the position for each player."""
        field = self.field
        mover = field.mover
        if mover is None:  # tied or won: it does not matter whose turn it would be
            mover = next(player for player, total in enumerate(field.totals) if total)
        return tuple(evaluate(field, p, mover, self._weights) for p in range(field.players))

    def _result(self) -> float:
        """Return the worth of a finished game for me."""
        if not self.field.totals[self._me]:
            return -WIN
        return WIN if self.field.totals[self._me] == sum(self.field.totals) else 0.0

    def _value(self, depth: int, low: float, high: float) -> float:
        """Return the worth of the position for the player to move. Raises TimeUp."""
        key = self.field.key()
        if key in self._ties:
            return 0.0
        known = self._values.get((key, depth))
        if known is not None:
            kind, value = known
            if kind == _EXACT or (value >= high if kind == _AT_LEAST else value <= low):
                return value
        best = self._best(key, depth, low, high)
        kind = _AT_LEAST if best >= high else _AT_MOST if best <= low else _EXACT
        self._values[key, depth] = (kind, best)
        return best

    def _best(self, key: int, depth: int, low: float, high: float) -> float:
        character = self._character
        assert character.inner is not None
        if depth == 1:
            scored = self._candidates_of(character.inner).candidates(high, self._killers)
            if not scored:
                return -INFINITE
            score, built = scored[0]
            if score >= high and built not in self._killers:
                self._killers = [built, *self._killers[: _KILLERS - 1]]
            return score
        moves = self._lists.get(key)
        if moves is None:
            moves = self._candidates_of(character.inner).candidates(DECIDED)[: character.width]
            self._lists[key] = moves
        best = -INFINITE
        for place, (_, built) in enumerate(moves):
            value = self._after(built, depth, max(low, best), high)
            if value > best:
                best = value
                if place and value > low:
                    # Try the best move first at the next depth.
                    moves.insert(0, moves.pop(place))
                if best >= high:
                    break
        return best


def any_move(field: Field, rng: Random) -> Built:
    """Return some legal move of the player to move, without a search."""
    mover = field.mover
    assert mover is not None
    sources = field.cells(mover)
    rng.shuffle(sources)
    for source in sources:
        stacks, free = field.seen(source)
        enemy, own = field.enemy[mover], field.own[mover]
        targets = [*filter(field.may_land, stacks)]
        catches = [c for c in targets if enemy[c]]
        targets = catches or [*targets, *free]
        if targets:
            count = rng.randint(1, own[source])
            return ((source, count),), ((rng.choice(targets), count),)
    raise AssertionError("the player to move has a move")
