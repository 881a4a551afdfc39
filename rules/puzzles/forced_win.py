"""Puzzles whose solver forces a win in so many moves, whatever the reply."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from rules.core import Position
from rules.puzzles.positions import PositionKind
from rules.puzzles.puzzle import STARS, Attempt, Verdict


class ForcedWinKind(PositionKind):
    """A kind whose par is the number of the solver's own moves; the best defence replies."""

    sentences: ClassVar[tuple[str, str, str]]
    """Of who forced the win, of who did not, and of who made no move; with the {best} moves."""

    @abstractmethod
    def reply(self, state: Position, left: int) -> Any:
        """The move that holds out longest against `left` more moves of the solver."""

    def written(self, before: Position, move: Any) -> str:
        """A move of the solver as it is kept."""
        return str(move)

    def play(self, attempt: Attempt, move: Any) -> Attempt:
        state = self.game.apply(attempt.state, move)
        moves = (*attempt.moves, self.written(attempt.state, move))
        turns = attempt.turns + 1
        left = attempt.puzzle.par - turns
        if state.outcome is None and left > 0:
            reply = self.reply(state, left)
            state = self.game.apply(state, reply)
            moves = (*moves, str(reply))
        won = state.outcome is not None and state.outcome.winners == {attempt.solver}
        return replace(
            attempt,
            state=state,
            moves=moves,
            turns=turns,
            over=state.outcome is not None or left <= 0,
            score=turns if won else 0,
        )

    def judge(self, attempt: Attempt) -> Verdict:
        best = " ".join(self.solve(attempt.puzzle).moves)
        won, missed, unmoved = self.sentences
        sentence = won if attempt.score else missed if attempt.turns else unmoved
        stars = STARS if attempt.score else 0
        said = sentence.format(best=best)
        return Verdict(bool(attempt.score), stars, attempt.score, best, said)
