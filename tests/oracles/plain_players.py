"""Players without skill, for tests of seating and statistics."""

from dataclasses import dataclass
from typing import Any

from rules.core import AnyGame
from rules.games import game_named
from rules.players import Stop


@dataclass(frozen=True)
class First:
    """Plays the first legal move."""

    game: AnyGame

    def choose(self, view: Any, stop: Stop) -> Any:
        return next(iter(self.game.legal_moves(view)))


def first(slug: str, seed: int, pace: float) -> First:
    return First(game_named(slug))


@dataclass(frozen=True)
class Failing:
    """Raises an error instead of finding a move."""

    def choose(self, view: Any, stop: Stop) -> Any:
        raise RuntimeError("no idea")


def failing(slug: str, seed: int, pace: float) -> Failing:
    return Failing()


@dataclass(frozen=True)
class Talkative(First):
    """Plays the first legal move, and prints to stdout."""

    def choose(self, view: Any, stop: Stop) -> Any:
        print("I wonder")
        return First.choose(self, view, stop)


def talkative(slug: str, seed: int, pace: float) -> Talkative:
    print("at your service")
    return Talkative(game_named(slug))
