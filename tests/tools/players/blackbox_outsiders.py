"""The Master of Black Box against the outsiders, in one process, so that tables are made once.

`python -m tests.tools.players.blackbox_outsiders --games 60 exploiter bold` plays them. Each side
begins half of the games.
"""

import argparse
import sys
from collections.abc import Sequence
from threading import Event
from time import thread_time

from rules.blackbox.state import GUESSES, BlackBoxView
from rules.match import Match
from rules.players import LEVELS, Player, seat
from rules.tournament.tournament import derived_seed, interval
from tests.oracles import opponents


def game(outsider: Player, master: Player, first: int) -> Match:
    """Return a finished match in which the Master has seat 0 or 1 (`first`)."""
    players = (master, outsider) if first == 0 else (outsider, master)
    match = Match.new("blackbox", ("first", "second"), seed=1)
    while (player := match.to_move) is not None:
        match.play(players[player].choose(match.view(player), Event()))
    return match


def row(name: str, games: int, pace: float, seed: int) -> str:
    """Return the Master's score, and how many games each side lost by a third wrong guess."""
    shares: list[float] = []
    wasted = [0, 0]
    for number in range(games):
        own, other = (derived_seed(seed, f"{who} {number}") for who in ("master", name))
        master = seat("blackbox", len(LEVELS), own, pace=pace, now=thread_time)
        place = number % 2
        match = game(getattr(opponents, name)("blackbox", other, pace), master, place)
        assert match.outcome is not None
        shares.append(match.outcome.share(place))
        for loser in (0, 1):
            view: BlackBoxView = match.view(None)  # type: ignore[assignment]
            spent = len(view.boxes[loser].guesses) == GUESSES
            wasted[loser != place] += spent
    low, high = interval(shares)
    return (
        f"Master against {name}: {sum(shares) / games:.1%} of {games} games "
        f"({low:.0%} to {high:.0%}); third wrong guesses {wasted[0]} : {wasted[1]}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a row for each outsider."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.players.blackbox_outsiders")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--pace", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("names", nargs="*", default=["exploiter", "informed", "bold", "cautious"])
    chosen = parser.parse_args(arguments)
    for name in chosen.names:
        print(row(name, chosen.games, chosen.pace, chosen.seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
