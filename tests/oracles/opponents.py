"""The plain opponents as entrants of a tournament: `tests.oracles.opponents:greedy` or `:uct`.

In Adamas there is a `:walker`, too, in Black Box a `:cautious`, a `:bold` and an `:exploiter`.
"""

from importlib import import_module
from random import Random

from rules.games import game_named
from rules.players import LEVELS, Player
from tests.oracles.outsiders_blackbox import Bold, Cautious, Exploiter
from tests.oracles.uct import UctPlayer
from tests.oracles.walker_adamas import WalkingAdamas


def greedy(slug: str, seed: int, pace: float) -> Player:
    """The one-ply greedy player of a game."""
    title = game_named(slug).title.replace(" ", "")
    module = import_module(f"tests.oracles.greedy_{slug}")
    player: Player = getattr(module, f"Greedy{title}")(Random(seed))
    return player


def uct(slug: str, seed: int, pace: float) -> Player:
    """Plain UCT with the time the Master has."""
    return UctPlayer(game_named(slug), LEVELS[-1].seconds * pace, Random(seed))


def walker(slug: str, seed: int, pace: float) -> Player:
    """The player of Adamas that walks with one stack."""
    assert slug == "adamas"
    return WalkingAdamas(Random(seed))


def cautious(slug: str, seed: int, pace: float) -> Player:
    """The player of Black Box that never risks a guess and hides what is hard to find."""
    assert slug == "blackbox"
    return Cautious(Random(seed))


def bold(slug: str, seed: int, pace: float) -> Player:
    """The player of Black Box that guesses early and hides what has a double."""
    assert slug == "blackbox"
    return Bold(Random(seed))


def exploiter(slug: str, seed: int, pace: float) -> Player:
    """The player of Black Box that knows 3,000 hidings of the Master."""
    assert slug == "blackbox"
    return Exploiter(Random(seed))
