"""Computer players. They see views only, never a state or a match.

`seat` makes a player, `hint` and `lens` help a person. Each game is thought about in a package of
its own, which brings a `Mind`.
"""

from collections.abc import Callable, Collection
from itertools import islice
from math import inf
from random import Random
from threading import Event
from time import monotonic
from typing import Any, Protocol

from rules.core import InvalidOptions, Position
from rules.core.clock import Clock, Stop
from rules.core.lens import Lens
from rules.core.levels import LEVELS, Level, level_named
from rules.core.mind import AnyMind, Hint, Mind
from rules.games import game_named
from rules.players.analysis import MINDS, SECONDS, analyse, expected_share, work_of
from rules.playout import random_move

__all__ = [
    "FIRST_TURNS", "LEVELS", "MINDS", "Clock", "Hint", "Lens", "Level", "Mind", "Player", "Stop",
    "accepts_draw", "analyse", "claims_tie", "hint", "judging_seconds", "lens", "offers_draw",
    "seat", "stands_better",
]  # fmt: skip


_ASKED = 1500
"""Questions to the clock for each second that a lens or the hint of a secret may take."""

_LEAST = 0.01
_NEAR = 0.15
"""How much of the chance to win a second hint may cost."""
"""The least scale of the work for a hint."""

Now = Callable[[], float]


class Player(Protocol):
    """Somebody who can be asked for a move."""

    def choose(self, view: Any, stop: Stop) -> Any:
        """Return a legal move for the player to move, whose view this is.

        It comes at once when `stop` is set.
        """


class ComputerPlayer:
    """A mind at one level, with its own generator. `pace` scales its thinking time.

    The player plays some turns as a neighbouring level: see `Mind.lapses`. It draws that level
    when a turn begins, so that it finishes what it has begun, and keeps its own thinking time.
    """

    def __init__(
        self, mind: AnyMind, slug: str, level: Level, rng: Random, pace: float, now: Now
    ) -> None:
        self._mind = mind
        self._game = game_named(slug)
        self._level = level
        self._rng = rng
        self._pace = pace
        self._now = now
        self.most = inf
        """Seconds it thinks about one move at most, on a clock."""
        self._turn = -1
        self._played = level
        """The level it plays the current turn as."""

    def choose(self, view: Any, stop: Stop) -> Any:
        few = list(islice(self._game.legal_moves(view), 2))
        if len(few) == 1:
            return few[0]
        seconds = min(self._level.seconds * self._pace, self.most)
        clock = Clock(seconds, stop, now=self._now)
        return self._mind.choose(view, self._level_for(view.turn), clock, self._rng)

    def _level_for(self, turn: int) -> Level:
        shares = self._mind.lapses.get(self._level.number)
        if shares and turn != self._turn:
            self._turn = turn
            (number,) = self._rng.choices(list(shares), list(shares.values()))
            self._played = LEVELS[number - 1]
        return self._played

    def settles(self, view: Any, player: int) -> bool:
        """Whether the player in a seat shares the game: see `Mind.settles`."""
        return self._mind.settles(view, player)


class RandomPlayer:
    """Plays anything."""

    def __init__(self, slug: str, rng: Random) -> None:
        self._game = game_named(slug)
        self._rng = rng

    def choose(self, view: Any, stop: Stop) -> Any:
        return random_move(self._game, view, self._rng)


def seat(
    slug: str, level: int | str, seed: int | None = None, *, pace: float = 1.0, now: Now = monotonic
) -> Player:
    """Return a computer player.

    It is level 1 to 5, a level's name, or "random" for one who plays anything.

    For tournaments `pace` scales the thinking time, and `now` says by which clock. Raises
    InvalidOptions for a game or a level that does not exist.
    """
    game_named(slug)
    rng = Random(seed)
    if level == "random":
        return RandomPlayer(slug, rng)
    wanted = level_named(level)
    return ComputerPlayer(_mind(slug), slug, wanted, rng, pace, now)


FIRST_TURNS = 3
"""Turns of every player in which no computer player agrees to a draw: nothing is decided yet."""

JUDGING = 1.0
"""Seconds a judgement is worth at least, however weak the player: it is rarely asked for."""

_EVEN = 0.02
"""Who expects more than an even share of the win by so much of it stands no better."""


def judging_seconds(level: int) -> float:
    """How many seconds of work it is worth to a player of a level whether it stands better."""
    return max(JUDGING, LEVELS[level - 1].seconds)


def stands_better(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a player finds, after a search, that it stands better than its opponents."""
    share = expected_share(view, player, work_of(judging_seconds(level) / SECONDS, stop))
    return share * (len(view.names) - len(view.out)) > 1 + _EVEN


def accepts_draw(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a computer player agrees to a draw: not early, and not where it stands better.

    Unless nothing will come of that.
    """
    early = view.turn < FIRST_TURNS * len(view.names)
    return not early and claims_tie(view, player, level, stop)


def claims_tie(view: Position, player: int, level: int, stop: Stop) -> bool:
    """Whether a computer player calls a game a tie that may be called one."""
    return offers_draw(view, player) or not stands_better(view, player, level, stop)


def offers_draw(view: Position, player: int) -> bool:
    """Whether a computer player finds, at a glance, that nobody will win."""
    mind = MINDS.get(view.game)
    return mind is not None and mind.settles(view, player)


def hint(view: Position, seconds: float, stop: Stop | None = None, seed: int | None = None) -> Hint:
    """Return a move for the player to move, whose view this is, and why it is good.

    It is the best line of the position's analysis, the same on every machine: `seconds` says how
    much work it is worth, 2 being that of a review. `seed` decides which secret to hide; without
    one, chance does, or everybody who asks would hide the same. Raises IllegalMove when over.
    """
    _ = view.mover
    mind = _mind(view.game)
    if mind.conceals(view):
        return mind.advise(view, _counted(seconds, stop), Random(seed))
    line = analyse(view, work_of(max(_LEAST, seconds / SECONDS), stop)).best
    return Hint(line.move, mind.explain(view, line))


def another_hint(
    view: Position, seconds: float, shown: Collection[Any], stop: Stop | None = None
) -> Hint | None:
    """Return the best move that is not among those shown, and why it is good.

    None if each other move costs more than 15 % of the chance to win, or if the move hides a
    secret.
    """
    _ = view.mover
    mind = _mind(view.game)
    if mind.conceals(view):
        return None
    lines = analyse(view, work_of(max(_LEAST, seconds / SECONDS), stop)).lines
    good = [line for line in lines if line.value >= lines[0].value - _NEAR]
    line = next((line for line in good if line.move not in shown), None)
    return Hint(line.move, mind.explain(view, line)) if line is not None else None


def lens(view: Position, seconds: float, stop: Stop | None = None) -> Lens:
    """Return what the viewer could know by reckoning; see `Mind.lens`. Empty after the end."""
    if view.outcome is not None:
        return Lens()
    return _mind(view.game).lens(view, _counted(seconds, stop))


def _counted(seconds: float, stop: Stop | None) -> Clock:
    """Return a clock that counts questions.

    So hints and the lens are the same on every machine.
    """
    return Clock(inf, stop or Event(), most=round(_ASKED * seconds))


def _mind(slug: str) -> AnyMind:
    if slug not in MINDS:
        raise InvalidOptions("game", "there is no computer player for {game} yet", game=slug)
    return MINDS[slug]
