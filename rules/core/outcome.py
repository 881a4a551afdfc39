"""How a game ended."""

from dataclasses import dataclass
from typing import Any

from rules.core.message import Message, listed


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winners (several share a tie), the reason, and the scores."""

    winners: frozenset[int]
    reason: str
    """A `Message`; a plain text becomes one."""
    scores: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "reason", Message(self.reason))

    @property
    def message(self) -> Message:
        """The reason as a translatable message."""
        return Message(self.reason)

    def sentence(self, names: tuple[str, ...]) -> Message:
        """Return the result in words: “fred wins: ned resigned”."""
        winners = [names[player] for player in sorted(self.winners)]
        if len(winners) == 1:
            return Message("{name} wins: {reason}", name=winners[0], reason=self.reason)
        if not winners:
            return Message("nobody wins: {reason}", reason=self.reason)
        #: a result: nobody wins
        return Message("{names} draw: {reason}", names=listed(winners), reason=self.reason)

    def share(self, player: int) -> float:
        """Return the player's share of the win, from 0 to 1; tied winners share it equally."""
        return 1 / len(self.winners) if player in self.winners else 0.0

    def to_dict(self) -> dict[str, Any]:
        return {
            "winners": sorted(self.winners),
            "reason": str(self.reason),
            "scores": list(self.scores),
        }
