"""What hints say of a move of Dragons, worked out again by the rules alone."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.message import Message
from rules.dragons import Dragons, DragonsState, Place

GAME = Dragons()


class Claim:
    """A part of a reason for a move, and the positions before and after it."""

    def __init__(self, view: DragonsState, move: Place, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.after = GAME.apply(view, move)

    def wins(self) -> bool:
        outcome = self.after.outcome
        return outcome is not None and outcome.winners == {self.view.mover}

    def wins_by_loop(self) -> bool:
        loop = f"a loop of {self.said['n']} tiles"
        return self.wins() and loop in str(self.after.outcome and self.after.outcome.reason)

    def draws(self) -> bool:
        return self.after.outcome is not None and len(self.after.outcome.winners) > 1

    def loses(self) -> bool:
        return self.after.outcome is not None and self.view.mover not in self.after.outcome.winners

    def leaves_few_moves(self) -> bool:
        replies = len(list(GAME.legal_moves(self.after)))
        return bool(self.after.gaps) and replies == self.said["n"]

    def chain(self) -> bool:
        return bool(len(self.after.placed) - 1 == self.said["n"] > 0)

    def scores(self) -> bool:
        mover = self.view.mover
        points = self.view.scores[mover], self.after.scores[mover]
        return points == (self.said["before"], self.said["n"])


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "makes a loop of {n} tiles and wins": Claim.wins_by_loop,
    "completes a dragon with {eyes} and wins": Claim.wins,
    "wins with the last tile": Claim.wins,
    "ends the game in a draw": Claim.draws,
    "no move avoids the defeat": Claim.loses,
    "makes a gap and leaves {enemy} only {n} moves": Claim.leaves_few_moves,
    "{clause}, and {n} tiles fall into place": Claim.chain,
    "makes {n} more tiles fall into place": Claim.chain,
    "brings your best dragon from {before} to {n} points": Claim.scores,
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: DragonsState, move: Place, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
