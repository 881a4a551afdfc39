"""Puzzles whose solver forces a win in so many moves, whatever the reply.

A move that lets the win slip is told at once, costs a star and is to be taken back; the third one
ends the attempt. So whoever tries one move after the other does not earn what is earned by thought.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, ClassVar

from rules.core import IllegalMove, Message, Position
from rules.core.position_puzzle import PositionKind
from rules.core.puzzle import STARS, Attempt, Clue, GaveUp, Out, Puzzle, Verdict

_MOST_LINES = 12
"""So many solutions are told at most."""

Reply = Callable[[Position, int], tuple[Any, bool]]


class ForcedWinKind(PositionKind):
    """A kind whose par is the number of the solver's own moves; the best defence replies."""

    tries = True
    sentences: ClassVar[tuple[Message, Message, Message]]
    """Of who forced the win, of who did not, and of who made no move; with the {best} moves."""

    @abstractmethod
    def reply(self, state: Position, left: int) -> tuple[Any, bool]:
        """Return the move that holds out longest against `left` more moves of the solver.

        The second value says whether it escapes: then the win was let slip.
        """

    def written(self, before: Position, move: Any) -> str:
        """Return a move of the solver as it is kept."""
        return str(move)

    def play(self, attempt: Attempt, move: Any) -> Attempt:
        return self._answered(attempt, move, self.reply)

    def retrace(self, attempt: Attempt, moves: Sequence[str]) -> list[Attempt]:
        stages, rest = [attempt], list(moves)

        def read(state: Position) -> Any:
            text = rest.pop(0)
            found = self.game.parse_move(state, text, closed=False)
            if len(found) != 1:
                raise IllegalMove("“{text}” is not a single move", text=text)
            return found[0]

        def kept(state: Position, _left: int) -> tuple[Any, bool]:
            if not rest:
                raise IllegalMove("the last reply is missing")
            return read(state), False

        while rest:
            before = stages[-1]
            # Whether moves that were kept still win is not asked: whoever kept them knows.
            stages.append(replace(self._answered(before, read(before.state), kept), wrong=0))
        return stages[1:]

    def _answered(self, attempt: Attempt, move: Any, reply: Reply) -> Attempt:
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
        """Return the solver's moves from here on, where the win is not let slip."""

    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        if attempt.astray:
            raise IllegalMove("undo your last move first: you cannot win after it")
        (best, *_) = self.rest(attempt, out)
        return self.clue_of(attempt.state, best, attempt.clues)

    @abstractmethod
    def clue_of(self, state: Position, move: str, step: int) -> Clue:
        """Return the next hint for a winning move, after `step` others.

        The hints are the place, the piece, all of it.
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
def _best(kind: ForcedWinKind, puzzle: Puzzle) -> tuple[str, ...]:
    """One best way to play: each attempt at a puzzle is judged by it, and to find it takes long."""
    return kind.solve(puzzle).moves


def _with_wrong(won: Message, wrong: int) -> Message:
    """Return the sentence for a win after so many wrong moves."""
    if not wrong:
        return Message("{won}.", won=won)
    return Message.counted(
        wrong, "{won} after {n} wrong move.", "{won} after {n} wrong moves.", won=won
    )
