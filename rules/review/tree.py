"""A match without luck and secrets as a line of a tree, with values backed up from the end.

The value of a move played is the value of the next position, not a separate estimate. The value of
a position is that of the move played, unless another move is better. So if no other move was
better, the position was already lost, and the fault was an earlier decision.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace

from rules.core import AnyGame, Position
from rules.core.analysis import Analysis, Line

NOISE = 0.03
"""Another move counts as better than the one played if its share is higher by more than this."""

_RIVAL = 0.05
"""The smallest difference, that of a slip, for which a better move is confirmed."""

_DEEP = 4
"""The number of moves of an alternative that get a separate analysis."""

_MOST = 16
"""The most analyses for the alternatives of one decision."""

_AHEAD = 16
"""Additional analyses for the alternatives of a match, beside those for each decision."""

_SIDE_BY_SIDE = 2
"""The number of alternatives confirmed at a time, to use as many processes."""

_CLOSER, _CLOSER_COUNTS = 4.0, 2
"""The factor on the work for a decision that seems to lose a provably lost game, and the number of
analyses that such work counts as."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position to analyse, with moves whose lines are wanted; `closer` multiplies the work."""

    view: Position
    include: tuple[object, ...] = ()
    closer: float = 1.0


@dataclass(frozen=True, slots=True)
class Worth:
    """A position's value for the player to move, and the moves to a forced end, if known."""

    value: float
    proof: int | None = None

    def before(self) -> Worth:
        """Return the value for the other player of the move that leads to this position."""
        return Worth(1 - self.value, None if self.proof is None else self.proof + 1)


@dataclass(slots=True)
class Node:
    """A position with its analysis, and the analysed positions after it.

    `known` is what was proven before the move that leads here.
    """

    view: Position
    analysis: Analysis[object] | None = None
    after: dict[object, Node] = field(default_factory=dict)
    known: Worth | None = None
    confirmed: set[object] = field(default_factory=set)
    """Moves that need no further analysis."""

    def of(self, line: Line[object]) -> Worth:
        """Return the value of a line, using all analyses so far."""
        node = self.after.get(line.move)
        if line.proof is not None or node is None or node.analysis is None:
            return Worth(line.value, line.proof)
        return node.worth().before()

    def worth(self) -> Worth:
        """Return the value of the position, by its best line."""
        assert self.analysis is not None
        if self.known is not None:
            return self.known
        return _best([self.of(line) for line in self.analysis.lines])


def _best(worths: Sequence[Worth]) -> Worth:
    """Return the best of several lines: sooner wins and later losses first."""
    value = max(worth.value for worth in worths)
    proofs = [worth.proof for worth in worths if worth.value == value]
    if value == 0:
        return Worth(0.0, None if None in proofs else max(p for p in proofs if p is not None))
    return Worth(value, min((p for p in proofs if p is not None), default=None))


@dataclass(frozen=True, slots=True)
class Decided:
    """The result for a decision: the line played, the best one, and all examined lines."""

    played: Line[object]
    best: Line[object]
    lines: tuple[Line[object], ...]
    """The lines with their final values, best first."""
    advised: bool
    """Whether a hint gives the move played, as only later positions show a better one."""


class MatchTree:
    """The tree of one match.

    `views` are the positions before each move, `moves` what was played there, `last` is the
    position after the last move, if that did not end the match. The alternatives take `each`
    analyses per decision on average, and a decision may use those left over by later ones. Analyses
    are counted, not timed, so every machine gives the same values. With `include`, the analysis of
    a position is asked for the line of the move played; it is not needed if all lines are returned.
    """

    def __init__(
        self,
        game: AnyGame,
        views: Sequence[Position],
        moves: Sequence[object],
        last: Position | None,
        each: float = _MOST,
        *,
        include: bool = True,
    ) -> None:
        self._game = game
        self._moves = moves
        self._last = last
        self._include = include
        self._nodes = [Node(view) for view in views]
        if last is not None:
            self._nodes.append(Node(last))
        self._each = max(each, _AHEAD / max(1, len(moves)))
        self._left = float(_AHEAD)
        self._worths: dict[int, Worth] = {}
        self._advised: list[bool] = []
        self.decided: dict[int, Decided] = {}
        self.given_up = False
        """Whether a decision was given up before its analyses were complete."""

    def questions(self) -> list[Question]:
        """Return the positions of the match itself."""
        asked = [
            Question(node.view, (move,) if self._include else ())
            for node, move in zip(self._nodes, self._moves, strict=False)
        ]
        return asked if self._last is None else [*asked, Question(self._last)]

    def take(self, answers: Sequence[Analysis[object]]) -> None:
        """Take the analyses of the positions of the match, in their order."""
        for node, found in zip(self._nodes, answers, strict=True):
            node.analysis = found
        self._advised = [
            found.best.move == move for found, move in zip(answers, self._moves, strict=False)
        ]
        for number, move in enumerate(self._moves[: len(self._nodes) - 1]):
            line = answers[number].line_of(move)
            if line is not None and line.proof:
                self._nodes[number + 1].known = Worth(1 - line.value, line.proof - 1)

    def confirm(self, number: int) -> Generator[list[Question], list[Analysis[object]], None]:
        """Confirm a decision after all later ones, by requesting further analyses."""
        node, move = self._nodes[number], self._moves[number]
        played = self._played(number)
        self._left += self._each
        most = min(_MOST, int(self._left))
        used, closer = 0, played.proof is None or played.value > 0
        while used < most:
            rivals = self._rivals(node, move, played.value)
            if not rivals:
                break
            if not closer:
                closer = True
                used += _CLOSER_COUNTS
                (node.analysis,) = yield [Question(node.view, (move,), _CLOSER)]
                continue
            leaves = [
                self._leaf(node, rival) for rival in rivals[: min(_SIDE_BY_SIDE, most - used)]
            ]
            wanted = [leaf for leaf in leaves if leaf is not None]
            if not wanted:
                if len(rivals) <= len(leaves) or leaves[0] is None:
                    break
                continue
            used += len(wanted)
            answers = yield [Question(leaf.view) for leaf in wanted]
            for leaf, found in zip(wanted, answers, strict=True):
                leaf.analysis = found
        self._left -= used
        self._decide(number, played)

    def give_up(self, number: int) -> None:
        """Keep a decision and its alternatives with the values known so far."""
        self.given_up = True
        self._decide(number, self._played(number))

    def _rivals(self, node: Node, played: object, value: float) -> list[Line[object]]:
        """Return the moves that seem better by a slip and are not confirmed, best first."""
        assert node.analysis is not None
        better = [
            (node.of(line).value, line)
            for line in node.analysis.lines
            if line.move != played and node.of(line).value > value + _RIVAL
        ]
        better.sort(key=lambda pair: -pair[0])
        if better and (better[0][1].proof is not None or better[0][1].move in node.confirmed):
            return []  # the loss is certain
        return [
            line for _, line in better if line.proof is None and line.move not in node.confirmed
        ]

    def _leaf(self, node: Node, rival: Line[object]) -> Node | None:
        """Return the first unanalysed position along a move and the best ones after it.

        If the game ends or enough moves are analysed, confirm the move and return None.
        """
        at, line = node, rival
        for _ in range(_DEEP):
            if line.proof is not None:
                break
            if line.move not in at.after:
                state = self._game.apply(at.view, line.move)
                if state.outcome is not None:
                    break
                at.after[line.move] = Node(state)
            at = at.after[line.move]
            if at.analysis is None:
                return at
            here = at
            line = max(at.analysis.lines, key=lambda one: here.of(one).value)
        node.confirmed.add(rival.move)
        return None

    def _played(self, number: int) -> Worth:
        """Return the worth of the move played, by the next position or the end of the match."""
        if number + 1 in self._worths:
            return self._worths[number + 1].before()
        if number + 1 < len(self._nodes):  # the last position, of which nothing more is known
            return self._nodes[number + 1].worth().before()
        move, view = self._moves[number], self._nodes[number].view
        outcome = self._game.apply(view, move).outcome
        assert outcome is not None
        return Worth(outcome.share(view.mover), 1)

    def _decide(self, number: int, played: Worth) -> None:
        node, move = self._nodes[number], self._moves[number]
        assert node.analysis is not None
        own = node.analysis.line_of(move) or Line(move, played.value)
        own = replace(own, value=played.value, proof=played.proof)
        if own.proof is not None and not own.reply and number + 1 < len(self._nodes):
            after = self._nodes[number + 1].analysis
            assert after is not None
            own = replace(own, reply=(after.best.move, *after.best.reply))
        others = []
        for line in node.analysis.lines:
            if line.move != move:
                worth = node.of(line)
                others.append(replace(line, value=worth.value, proof=worth.proof))
        others.sort(key=lambda line: -line.value)
        best = own
        if others and others[0].value > own.value + NOISE:
            best = others[0]
        lines = (best, *(line for line in (own, *others) if line is not best))
        self.decided[number] = Decided(own, best, lines, best is not own and self._advised[number])
        worth = Worth(best.value, best.proof)
        if best is own and own.value == 0:
            worth = _best([Worth(line.value, line.proof) for line in lines])
        self._worths[number] = worth

    def worth(self, number: int) -> Worth:
        """Return the worth of the position before a decision.

        The number after the last decision means the final position.
        """
        return self._worths[number] if number in self._worths else self._nodes[number].worth()
