"""Computer players. They see only views, never a state or a match.

`seat` makes a player; `hint` and `lens` help a person. Each game has a package `players` with its
`Mind`.
"""

from collections.abc import Callable, Collection
from itertools import islice
from math import inf
from random import Random
from threading import Event
from time import monotonic
from typing import Any, Protocol

from rules.core import InvalidOptions, Position
from rules.core.clock import Clock, Stop, thinking_time
from rules.core.lens import Lens
from rules.core.levels import LEVELS, Level, level_named
from rules.core.marks import FAULTS, marked
from rules.core.mind import AnyMind, Hint, Mind
from rules.games import game_named
from rules.players.analysis import MINDS, SECONDS, analyse, expected_share, work_of
from rules.playout import random_move

__all__ = [
    "FIRST_TURNS", "LEVELS", "MINDS", "SECONDS", "Clock", "Hint", "Lens", "Level", "Mind", "Player",
    "Stop",
    "accepts_draw", "analyse", "claims_tie", "hint", "judging_seconds", "lens", "offers_draw",
    "seat", "stands_better",
]  # fmt: skip


_ASKED = 1500
"""The number of clock calls per second for a lens or for a hint about a secret."""

_LEAST = 0.01
"""The least scale of the work for a hint."""

Now = Callable[[], float]


class Player(Protocol):
    """The interface of a player that chooses moves."""

    def choose(self, view: Any, stop: Stop) -> Any:
        """Return a legal move for the player to move, whose view this is.

        It returns at once when `stop` is set.
        """


class ComputerPlayer:
    """A mind at one level, with its own generator. `pace` scales its thinking time.

    The player plays some turns as a neighbouring level: see `Mind.lapses`. It draws the level at
    the start of a turn, keeps it for the whole turn, and uses its own thinking time.
    """

    def __init__(
        self, mind: AnyMind, slug: str, level: Level, rng: Random, pace: float, now: Now | None
    ) -> None:
        self._mind = mind
        self._game = game_named(slug)
        self._level = level
        self._rng = rng
        self._pace = pace
        self._now = now
        self.most = inf
        """The most seconds for one move, in matches with a clock."""
        self._turn = -1
        self._played = level
        """The level used for the current turn."""

    def choose(self, view: Position, stop: Stop) -> object:
        few = list(islice(self._game.legal_moves(view), 2))
        if len(few) == 1:
            return few[0]
        seconds = min(self._level.seconds * self._pace, self.most)
        # A match with a clock goes by the time on the wall.
        now = self._now or (thinking_time() if self.most == inf else monotonic)
        clock = Clock(seconds, stop, now=now)
        return self._mind.choose(view, self._level_for(view.turn), clock, self._rng)

    def _level_for(self, turn: int) -> Level:
        shares = self._mind.lapses.get(self._level.number)
        if shares and turn != self._turn:
            self._turn = turn
            (number,) = self._rng.choices(list(shares), list(shares.values()))
            self._played = LEVELS[number - 1]
        return self._played

    def settles(self, view: Position, player: int) -> bool:
        """Whether the player in a seat agrees to a draw: see `Mind.settles`."""
        return self._mind.settles(view, player)


class RandomPlayer:
    """Plays random legal moves."""

    def __init__(self, slug: str, rng: Random) -> None:
        self._game = game_named(slug)
        self._rng = rng

    def choose(self, view: Position, stop: Stop) -> object:
        return random_move(self._game, view, self._rng)


def seat(
    slug: str,
    level: int | str,
    seed: int | None = None,
    *,
    pace: float = 1.0,
    now: Now | None = None,
) -> Player:
    """Return a computer player.

    The level is 1 to 5, a level's name, or "random". For tournaments, `pace` scales the thinking
    time, and `now` is the time source. Otherwise it is `thinking_time`, or the time on the wall in
    a match with a clock. Raises InvalidOptions for an unknown game or level.
    """
    game_named(slug)
    rng = Random(seed)
    if level == "random":
        return RandomPlayer(slug, rng)
    wanted = level_named(level)
    return ComputerPlayer(_mind(slug), slug, wanted, rng, pace, now)


FIRST_TURNS = 3
"""The number of each player's first turns in which computer players decline draws."""

JUDGING = 1.0
"""The fewest seconds of work for judging a draw offer, even for weak players."""

_EVEN = 0.02
"""The lead over an even share of the win up to which a player counts as not ahead."""


def judging_seconds(level: int) -> float:
    """Return the seconds of work that a level spends on judging whether it is ahead."""
    return max(JUDGING, LEVELS[level - 1].seconds)


def stands_better(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a search gives a player clearly more than an even share of the win."""
    share = expected_share(view, player, work_of(judging_seconds(level) / SECONDS, stop))
    return share * (len(view.names) - len(view.out)) > 1 + _EVEN


def accepts_draw(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a computer player agrees to a draw: not early, and not if it is ahead.

    A player that is ahead agrees only if it expects that nobody will win.
    """
    early = view.turn < FIRST_TURNS * len(view.names)
    return not early and claims_tie(view, player, level, stop)


def claims_tie(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a computer player claims a tie that it may claim."""
    return offers_draw(view, player) or not stands_better(view, player, level, stop)


def offers_draw(view: Position, player: int) -> bool:
    """Whether a computer player offers a draw because it expects that nobody will win."""
    mind = MINDS.get(view.game)
    return mind is not None and mind.settles(view, player)


def hint(
    view: Position, seconds: float, stop: Stop | None = None, seed: int | None = None
) -> Hint[Any]:
    """Return a move for the player to move, whose view this is, and why it is good.

    It is the best line of the position's analysis, the same on every machine. `seconds` sets the
    amount of work; 2 is that of a review. `seed` decides which secret to hide; without a seed the
    choice is random, so that not all players hide the same. Raises IllegalMove after the end.
    """
    _ = view.mover
    mind = _mind(view.game)
    if mind.conceals(view):
        return mind.advise(view, _counted(seconds, stop), Random(seed))
    line = analyse(view, work_of(max(_LEAST, seconds / SECONDS), stop)).best
    return Hint(line.move, mind.explain(view, line))


def another_hint(
    view: Position, seconds: float, shown: Collection[object], stop: Stop | None = None
) -> Hint[Any] | None:
    """Return the best move that is not among those shown, and why it is good.

    None if each other move is a fault, as which the coach and the review would mark it, or if the
    move hides a secret.
    """
    _ = view.mover
    mind = _mind(view.game)
    if mind.conceals(view):
        return None
    lines = analyse(view, work_of(max(_LEAST, seconds / SECONDS), stop)).lines
    for line in lines:
        lost, points = lines[0].value - line.value, (lines[0].points or 0) - (line.points or 0)
        if line.move not in shown and marked(lost, points) not in FAULTS:
            return Hint(line.move, mind.explain(view, line))
    return None


def lens(view: Position, seconds: float, stop: Stop | None = None) -> Lens:
    """Return the probabilities the viewer could compute; see `Mind.lens`. Empty after the end."""
    if view.outcome is not None:
        return Lens()
    return _mind(view.game).lens(view, _counted(seconds, stop))


def _counted(seconds: float, stop: Stop | None) -> Clock:
    """Return a clock that counts calls, so that hints and lenses are the same on every machine."""
    return Clock(inf, stop or Event(), most=round(_ASKED * seconds))


def _mind(slug: str) -> AnyMind:
    if slug not in MINDS:
        raise InvalidOptions("game", "there is no computer player for {game} yet", game=slug)
    return MINDS[slug]
