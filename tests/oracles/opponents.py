"""The simple opponents as entrants of a tournament, such as `tests.oracles.opponents:greedy`.

All games have `:greedy` and `:uct`. Adamas also has `:walker`, `:beam` and `:rusher`, Holomino
`:expecting` and `:rolling`, Mono `:sampler` and `:stopper`, and Dragons `:builder` and `:blocker`.
Black Box has `:cautious`, `:bold`, `:exploiter` and `:informed`, which reads the Master's table.
They share no code with the computer players, except for `:beginner`, which is half a Newcomer.
"""

from importlib import import_module
from random import Random
from typing import Any

from rules.games import game_named
from rules.players import LEVELS, Player, Stop, seat
from tests.oracles.loops_dragons import LoopsDragons
from tests.oracles.outsiders_blackbox import Bold, Cautious, Exploiter, Informed
from tests.oracles.plain_adamas import BeamAdamas, RushingAdamas
from tests.oracles.plain_holomino import ExpectingHolomino, RollingHolomino
from tests.oracles.plain_mono import CautiousMono, SamplingMono
from tests.oracles.uct import UctPlayer
from tests.oracles.walker_adamas import WalkingAdamas


class BeginningPlayer:
    """Plays about half of the moves at random, and the others as a Newcomer does."""

    def __init__(self, slug: str, seed: int, pace: float) -> None:
        self._rng = Random(seed)
        self._players = (
            seat(slug, "random", self._rng.getrandbits(64)),
            seat(slug, LEVELS[0].number, self._rng.getrandbits(64), pace=pace),
        )

    def choose(self, view: Any, stop: Stop) -> Any:
        return self._rng.choice(self._players).choose(view, stop)


def greedy(slug: str, seed: int, pace: float) -> Player:
    """Return a game's greedy player, which looks one ply ahead."""
    title = game_named(slug).title.replace(" ", "")
    module = import_module(f"tests.oracles.greedy_{slug}")
    player: Player = getattr(module, f"Greedy{title}")(Random(seed))
    return player


def beginner(slug: str, seed: int, pace: float) -> Player:
    """Return a beginner, who plays half of the moves at random, and the others as a Newcomer."""
    return BeginningPlayer(slug, seed, pace)


def uct(slug: str, seed: int, pace: float) -> Player:
    """Return a plain UCT player with the Master's thinking time."""
    return UctPlayer(game_named(slug), LEVELS[-1].seconds * pace, Random(seed))


def walker(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that moves all its pieces as one stack."""
    assert slug == "adamas"
    return WalkingAdamas(Random(seed))


def cautious(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that takes no risks and hides atoms that deflect few rays."""
    assert slug == "blackbox"
    return Cautious(Random(seed))


def bold(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that guesses early and hides a placement that has a double."""
    assert slug == "blackbox"
    return Bold(Random(seed))


def exploiter(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that has seen 3,000 of the Master's placements."""
    assert slug == "blackbox"
    return Exploiter(Random(seed))


def informed(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that knows how likely the Master hides each placement."""
    assert slug == "blackbox"
    return Informed(Random(seed))


def beam(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that searches a beam of moves for the worst replies."""
    assert slug == "adamas"
    return BeamAdamas(Random(seed))


def rusher(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that captures, and approaches the other stacks."""
    assert slug == "adamas"
    return RushingAdamas(Random(seed))


def expecting(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Holomino that looks two plies ahead and averages over the draw."""
    assert slug == "holomino"
    return ExpectingHolomino(Random(seed))


def rolling(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Holomino that uses playouts, with the Master's thinking time."""
    assert slug == "holomino"
    return RollingHolomino(LEVELS[-1].seconds * pace, Random(seed))


def sampler(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Mono that averages over random boards.

    It has the Master's thinking time.
    """
    assert slug == "mono"
    return SamplingMono(LEVELS[-1].seconds * pace, Random(seed))


def stopper(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Mono that ends its turn when it is more likely to fail than not."""
    assert slug == "mono"
    return CautiousMono(Random(seed))


def builder(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Dragons that builds loops, with the Master's thinking time."""
    assert slug == "dragons"
    return LoopsDragons(LEVELS[-1].seconds * pace, Random(seed))


def blocker(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Dragons that blocks the opponent's loops, two plies deep."""
    assert slug == "dragons"
    return LoopsDragons(LEVELS[-1].seconds * pace, Random(seed), depth=2, fear=2.0, most=999)
