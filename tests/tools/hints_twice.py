"""Check that repeated hints are the same, and that their reasons are true.

    python -m tests.tools.hints_twice GAME [--count 100]

The positions come from matches played with hints and some random moves. Each hint is requested
again in another process, in the opposite order, so nothing is cached there. The reason of a hint is
checked with the rules (`tests/rules/<game>/reasons.py`).
"""

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from rules import players
from rules.core.message import Message
from rules.games import GAMES
from rules.tournament.tournament import interval
from tests.rules.players.test_reasons import HOLDS, SECONDS, hints, parts


def asked_again(views: list[Any]) -> list[tuple[str, str]]:
    """Return the hints for some positions, last position first, as moves and reasons."""
    found = [players.hint(view, SECONDS, seed=1) for view in reversed(views)]
    return [(str(hint.move), str(hint.why)) for hint in reversed(found)]


def main() -> int:
    """Print differences and wrong reasons, and then the share of each with its interval."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[game.slug for game in GAMES])
    parser.add_argument("--count", type=int, default=100)
    given = parser.parse_args()
    found = list(hints(given.game, given.count))
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        again = elsewhere.submit(asked_again, [view for view, _ in found]).result()
    same = [(str(hint.move), str(hint.why)) for _, hint in found]
    for one, other in zip(same, again, strict=True):
        if one != other:
            print(f"differs: {one} and {other}")
    true = list[float]()
    for view, hint in found:
        said: list[Message] = list(parts(hint.message))
        wrong = [part for part in said if not HOLDS[given.game](view, hint.move, part)]
        true.append(float(not wrong))
        for part in wrong:
            print(f"not true of {hint.move}: {part}")
    equal = [float(one == other) for one, other in zip(same, again, strict=True)]
    for name, shares in (("equal", equal), ("true", true)):
        low, high = interval(shares)
        print(f"{given.game}: {name} {sum(shares):.0f} of {len(shares)} ({low:.1%} to {high:.1%})")
    return int(0.0 in equal or 0.0 in true)


if __name__ == "__main__":
    sys.exit(main())
