"""The request for a new match: its game, players and options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

from desktop.language.messages import stand_ins
from desktop.storage.settings import LastGame, Settings
from rules.core.time_control import TimeControl
from rules.match import Match

ADAPTIVE = 0
"""The level of a computer player that adapts to the person's strength."""


def numbered(names: Sequence[str], typed: Sequence[str]) -> tuple[str, ...]:
    """Return the seats' names; equal default names get numbers."""
    return tuple(
        name if own or names.count(name) == 1 else f"{name} {names[: n + 1].count(name)}"
        for n, (own, name) in enumerate(zip(typed, names, strict=True))
    )


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to begin: its game, and all choices for it.

    `names` are the players' in the order of their seats, `options` those that differ from the
    standard game. `levels` has the computer player's level for each seat: 1 is the weakest,
    `ADAPTIVE` is replaced by `named`, None is a person; if it is empty only people play. `seed`
    fixes all chance; None is any. `setup` is the starting position as text; without it the match
    starts as the game does. `first` is the first move, if it is given. `by_lot`: the first seat is
    still to be drawn at random by `drawn`, the others follow in their order. `clock` is None if
    players have unlimited time.
    """

    slug: str
    names: Sequence[str] = ()
    options: Mapping[str, int | bool] = field(default_factory=dict)
    seed: int | None = None
    levels: Sequence[int | None] = ()
    serious: bool = False
    first: str = ""
    setup: str = ""
    by_lot: bool = False
    clock: TimeControl | None = None

    @classmethod
    def of(cls, slug: str, choices: LastGame) -> Self:
        """Return a match of a game with stored choices."""
        return cls(slug, **{**choices._asdict(), "clock": TimeControl.read(choices.clock)})

    @property
    def choices(self) -> LastGame:
        """The choices to store."""
        kept = (self.names, self.options, tuple(self.levels), self.by_lot, self.seed, self.serious)
        return LastGame(*kept, clock=str(self.clock or ""))

    @classmethod
    def last_of(cls, slug: str, players: Sequence[int]) -> Self:
        """Return a match of a game with the choices of the last one.

        If there was none, it is the standard game against the weakest computer player. `players`
        are the possible numbers of players.
        """
        return cls.of(slug, Settings().last_game(slug).fitting(players))

    @classmethod
    def to_ask_for(cls, slug: str, players: Sequence[int]) -> Self:
        """Return the choices to show when the sheet opens.

        These are the game's last options, and the players of the last match of any game.

        The game's own last seats stay if they had as many people, or if the latest number of
        players is not possible here. Choices left in the sheet when the program ended take
        precedence.
        """
        chosen = Settings().chosen_game(slug)
        if chosen.seats in players:
            return cls.of(slug, chosen)
        match, settings = cls.last_of(slug, players), Settings()
        own, latest = settings.last_game(slug), settings.last_game(settings.latest_game)
        if latest.seats not in players or (own.seats and own.people == latest.people):
            return match
        return replace(match, names=latest.names, levels=latest.levels, by_lot=latest.by_lot)

    def named(self, levels: Sequence[str]) -> Self:
        """Return the match with a name at each seat.

        `levels` are the names of the computer players' levels.

        A person who plays alone gets the name typed last.
        """
        count = max(len(self.names), len(self.levels))
        typed = [*self.names, *[""] * count][:count]
        near = Settings().near_level(self.slug)
        wished = [*self.levels, *[None] * count][:count]
        seats = [near if level == ADAPTIVE else level for level in wished]
        own = Settings().names[:1] if seats.count(None) == 1 else []
        names = []
        for name, level, stand_in in zip(typed, seats, stand_ins(count), strict=True):
            known = levels[level - 1] if level is not None and level <= len(levels) else ""
            names.append(name or known or "".join(own) or stand_in)
        return replace(self, names=numbered(names, typed), levels=tuple(seats))

    def drawn(self) -> Self:
        """Return the match with its first seat drawn at random; unchanged if it is not `by_lot`."""
        if not self.by_lot:
            return self
        first = Random(self.seed).randrange(len(self.names))
        return replace(self.moved_up(first), by_lot=False)

    def moved_up(self, seats: int = 1) -> Self:
        """Return the match with every player moved up some seats; the first ones go to the end."""
        names, levels = list(self.names), list(self.levels)
        return replace(
            self,
            names=(*names[seats:], *names[:seats]),
            levels=(*levels[seats:], *levels[:seats]),
        )

    def make(self) -> Match:
        """Return the match, with `first` not played yet.

        Raises InvalidOptions, and InvalidMove or IllegalMove if `first` cannot be played.
        """
        # Imported here: the rules load after the home page.
        from rules.match import Match

        match = Match.new(self.slug, tuple(self.names), dict(self.options), self.seed, self.setup)
        if self.first:
            match.copy().play(self.first)
        match.levels, match.serious = tuple(self.levels), self.serious
        match.clock = self.clock
        return match
