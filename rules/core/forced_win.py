"""Puzzles in which the solver forces a win in a given number of moves, whatever the reply.

A wrong move no longer forces the win. It is announced at once, costs a star and must be undone. The
third one ends the attempt, so trying all moves in turn does not pay.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, ClassVar

from rules.core import IllegalMove, Message, Position
from rules.core.game import M
from rules.core.position_puzzle import PositionKind
from rules.core.puzzle import CANNOT_WIN, STARS, Attempt, Clue, GaveUp, Out, Puzzle, Verdict

_MOST_LINES = 12
"""The most solutions to show."""

Reply = Callable[[Position, int], tuple[M, bool]]


class ForcedWinKind(PositionKind[M]):
    """A kind whose par is the number of the solver's moves; each reply is the best defence."""

    tries = True
    sentences: ClassVar[tuple[Message, Message, Message]]
    """The verdicts for a forced win, for a missed one, and for no move; {best} is a solution."""

    @abstractmethod
    def reply(self, state: Position, left: int) -> tuple[M, bool]:
        """Return the move that holds out longest against `left` more moves of the solver.

        The second value says whether the reply escapes, so that the solver's last move was wrong.
        """

    def written(self, before: Position, move: M) -> str:
        """Return the text in which a solver's move is stored."""
        return str(move)

    def play(self, attempt: Attempt, move: M) -> Attempt:
        return self._answered(attempt, move, self.reply)

    def retrace(self, attempt: Attempt, moves: Sequence[str]) -> list[Attempt]:
        stages, rest = [attempt], list(moves)

        def read(state: Position) -> M:
            text = rest.pop(0)
            found = self.game.parse_move(state, text, closed=False)
            if len(found) != 1:
                raise IllegalMove("“{text}” is not a single move", text=text)
            move: M = found[0]
            return move

        def kept(state: Position, _left: int) -> tuple[M, bool]:
            if not rest:
                raise IllegalMove("the solution stops before your opponent’s last reply")
            return read(state), False

        while rest:
            before = stages[-1]
            # Stored moves are not searched again: they were judged when they were played.
            stages.append(replace(self._answered(before, read(before.state), kept), wrong=0))
        return stages[1:]

    def _answered(self, attempt: Attempt, move: M, reply: Reply[M]) -> Attempt:
        """Return the attempt after a move and its reply."""
        if attempt.turns >= attempt.puzzle.par:
            raise IllegalMove("all moves are used: undo the last one")
        made = attempt.moved(move, partial(self.written, attempt.state))
        turns = attempt.turns + 1
        left = attempt.puzzle.par - turns
        escaped = attempt.astray
        if made.state.outcome is None and left > 0:
            answer, escapes = reply(made.state, left)
            escaped = escaped or escapes
            made = made.moved(answer)
        state = made.state
        won = state.outcome is not None and state.outcome.winners == {attempt.solver}
        astray = not won and (escaped or left <= 0 or state.outcome is not None)
        wrong = attempt.wrong + (astray and not attempt.astray)
        return replace(
            made,
            turns=turns,
            over=won or wrong >= STARS,
            score=turns if won else 0,
            wrong=wrong,
            astray=astray,
        )

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        solution = self.solve(puzzle, out)
        lines, start = [], Attempt(self, puzzle, self.begin(puzzle))
        for first in solution.firsts[:_MOST_LINES]:
            if out():
                raise GaveUp
            stage = start.type(first)
            rest = () if stage.over else self.rest(stage, out)
            lines.append((first, *rest))
        return tuple(lines)

    @abstractmethod
    def rest(self, attempt: Attempt, out: Out) -> tuple[str, ...]:
        """Return the solver's remaining moves to the win, after no wrong move."""

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        if attempt.astray:
            raise IllegalMove(CANNOT_WIN)
        (best, *_) = self.rest(attempt, out)
        return self.clue_of(attempt.state, best, attempt.clues)

    @abstractmethod
    def clue_of(self, state: Position, move: str, step: int) -> Clue:
        """Return hint number `step` for a winning move, from 0.

        The hints are the place, the piece, and the whole move.
        """

    def judge(self, attempt: Attempt) -> Verdict:
        best, wrong = " ".join(_best(self, attempt.puzzle)), attempt.wrong
        won, missed, unmoved = self.sentences
        if attempt.score:
            sentence = _with_wrong(won, wrong)
        else:
            sentence = Message(missed if attempt.turns or wrong else unmoved, best=best)
        stars = max(0, STARS - wrong) if attempt.score else 0
        return Verdict(bool(attempt.score), stars, attempt.score, best, sentence, wrong)


@lru_cache(maxsize=16)
def _best(kind: ForcedWinKind[Any], puzzle: Puzzle) -> tuple[str, ...]:
    """Return one best solution; cached, as every verdict needs it and solving takes long."""
    return kind.solve(puzzle).moves


def _with_wrong(won: Message, wrong: int) -> Message:
    """Return the sentence for a win after `wrong` wrong moves."""
    if not wrong:
        #: {won}: “You forced the win”
        return Message("{won}.", won=won)
    #: {won}: “You forced the win”
    return Message.counted(
        wrong, "{won} after {n} wrong move.", "{won} after {n} wrong moves.", won=won
    )
