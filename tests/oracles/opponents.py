"""The plain opponents as entrants of a tournament: `tests.oracles.opponents:greedy` or `:uct`.

But for `:beginner`, who is half a Newcomer, they share no code with the minds. In Adamas there are
`:walker`, `:beam` and `:rusher`, too, in Holomino `:expecting` and `:rolling`, in Mono `:sampler`
and `:stopper`, in Black Box `:cautious`, `:bold`, `:exploiter` and `:informed`, which reads the
Master's table, in Dragons `:builder` and `:blocker`.
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
    """Plays about every other move at random, the others as a Newcomer does."""

    def __init__(self, slug: str, seed: int, pace: float) -> None:
        self._rng = Random(seed)
        self._players = (
            seat(slug, "random", self._rng.getrandbits(64)),
            seat(slug, LEVELS[0].number, self._rng.getrandbits(64), pace=pace),
        )

    def choose(self, view: Any, stop: Stop) -> Any:
        return self._rng.choice(self._players).choose(view, stop)


def greedy(slug: str, seed: int, pace: float) -> Player:
    """Return the one-ply greedy player of a game."""
    title = game_named(slug).title.replace(" ", "")
    module = import_module(f"tests.oracles.greedy_{slug}")
    player: Player = getattr(module, f"Greedy{title}")(Random(seed))
    return player


def beginner(slug: str, seed: int, pace: float) -> Player:
    """Return a beginner: plays at random half the time, and as a Newcomer otherwise."""
    return BeginningPlayer(slug, seed, pace)


def uct(slug: str, seed: int, pace: float) -> Player:
    """Plain UCT with the time the Master has."""
    return UctPlayer(game_named(slug), LEVELS[-1].seconds * pace, Random(seed))


def walker(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that walks with one stack."""
    assert slug == "adamas"
    return WalkingAdamas(Random(seed))


def cautious(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that never risks a guess and hides what is hard to find."""
    assert slug == "blackbox"
    return Cautious(Random(seed))


def bold(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that guesses early and hides what has a double."""
    assert slug == "blackbox"
    return Bold(Random(seed))


def exploiter(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that knows 3,000 hidings of the Master."""
    assert slug == "blackbox"
    return Exploiter(Random(seed))


def informed(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Black Box that knows how often the Master hides what."""
    assert slug == "blackbox"
    return Informed(Random(seed))


def beam(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that follows a beam of moves to their worst replies."""
    assert slug == "adamas"
    return BeamAdamas(Random(seed))


def rusher(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Adamas that captures and approaches."""
    assert slug == "adamas"
    return RushingAdamas(Random(seed))


def expecting(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Holomino that looks two plies ahead on average over the draw."""
    assert slug == "holomino"
    return ExpectingHolomino(Random(seed))


def rolling(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Holomino that plays out what follows, with the time the Master has."""
    assert slug == "holomino"
    return RollingHolomino(LEVELS[-1].seconds * pace, Random(seed))


def sampler(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Mono that counts over boards filled in at random.

    It has the Master's time.
    """
    assert slug == "mono"
    return SamplingMono(LEVELS[-1].seconds * pace, Random(seed))


def stopper(slug: str, seed: int, pace: float) -> Player:
    """Return the player of Mono that ends its turn when it will more likely fail than not."""
    assert slug == "mono"
    return CautiousMono(Random(seed))


def builder(slug: str, seed: int, pace: float) -> Player:
    """Alpha-beta on the tiles missing to a loop of Dragons, with the time the Master has."""
    assert slug == "dragons"
    return LoopsDragons(LEVELS[-1].seconds * pace, Random(seed))


def blocker(slug: str, seed: int, pace: float) -> Player:
    """Two plies of the same, who would rather stop the enemy's loops than build."""
    assert slug == "dragons"
    return LoopsDragons(LEVELS[-1].seconds * pace, Random(seed), depth=2, fear=2.0, most=999)
