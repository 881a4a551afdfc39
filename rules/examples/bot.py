"""A bot for Holomino that takes the most points each turn, and its game against the computer.

`python -m rules.examples.bot` plays the game. The bot also plays in tournaments::

    python -m rules match holomino --players Casual,rules.examples.bot:greedy --games 20
"""

from collections.abc import Mapping
from threading import Event

from rules import Match
from rules.holomino import Holomino, HolominoMove, HolominoState
from rules.players import Player, Stop, seat

GAME = Holomino()


class GreedyBot:
    """Takes the most points each turn. A bot sees only views; this one keeps no state."""

    def choose(self, view: HolominoState, stop: Stop) -> HolominoMove:
        """Return the legal move after which the player to move has the most points."""
        player = view.to_move
        assert player is not None, "the match is over"

        def points_after(move: HolominoMove) -> int:
            return GAME.apply(view, move).points[player]

        return max(GAME.legal_moves(view), key=points_after)


def greedy(slug: str, seed: int, pace: float) -> GreedyBot:
    """Return the bot for a tournament, which calls this once per game."""
    return GreedyBot()


def play(players: Mapping[str, Player], seed: int = 7) -> Match:
    """Return a finished match of the players, who are given by name in seat order."""
    match = Match.new("holomino", names=tuple(players), seed=seed)
    seated, never = list(players.values()), Event()
    while (player := match.to_move) is not None:
        match.play(seated[player].choose(match.view(player), never))
    return match


def main() -> None:
    """Play one game and print the last position and the result."""
    match = play({"bot": GreedyBot(), "Casual": seat("holomino", "Casual", seed=1, pace=0.1)})
    assert match.outcome is not None
    print(match.diagram(None))
    print(match.outcome.sentence(match.names))


if __name__ == "__main__":
    main()
