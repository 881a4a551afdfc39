"""What is asked for when a match is to begin."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Self

from desktop.language.messages import stand_ins
from desktop.storage.settings import Settings
from rules.core.time_control import TimeControl
from rules.match import Match

ADAPTIVE = 0
"""The level of a computer player that is about as strong as the person here."""


def numbered(names: Sequence[str], typed: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the seats, with numbers where names that were not typed are equal."""
    return tuple(
        name if own or names.count(name) == 1 else f"{name} {names[: n + 1].count(name)}"
        for n, (own, name) in enumerate(zip(typed, names, strict=True))
    )


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match that is to begin: its game, and all that may be chosen for it.

    `names` are the players' in the order of their seats, `options` those that differ from the
    standard game, `levels` for each seat that of its computer player, 1 the weakest, `ADAPTIVE`
    for one to be chosen by `named`, or None for a person; without any only people play. `seed`
    fixes all chance; None is any. `setup` is the position the match begins from, as text; without
    it the game's own start. `first` is the move it begins with, if there is one. `by_lot`: who has
    the first seat is still to be drawn, the others follow in their order; `drawn` does it.
    `clock` is None if players have unlimited time.
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
    def last_of(cls, slug: str, players: Sequence[int]) -> Self:
        """Return a match of a game as the last one was begun.

        The first is the standard game against the weakest computer player. `players`: how many
        may play.
        """
        last = Settings().last_game(slug).fitting(players)
        return cls(
            slug,
            last.names,
            last.options,
            levels=last.levels,
            by_lot=last.by_lot,
            clock=TimeControl.read(last.clock),
        )

    @classmethod
    def to_ask_for(cls, slug: str, players: Sequence[int]) -> Self:
        """Return what the sheet begins with.

        The game's last options, and who played last in any game.

        The game's own last seats stay where as many people sat at them. What was chosen in the
        sheet when the program ended comes before both.
        """
        chosen = Settings().chosen_game(slug)
        if chosen.seats in players:
            return cls(
                slug,
                chosen.names,
                chosen.options,
                chosen.seed,
                chosen.levels,
                chosen.serious,
                by_lot=chosen.by_lot,
                clock=TimeControl.read(chosen.clock),
            )
        match, settings = cls.last_of(slug, players), Settings()
        own, latest = settings.last_game(slug), settings.last_game(settings.latest_game)
        if latest.seats not in players or (own.seats and own.people == latest.people):
            return match
        return replace(match, names=latest.names, levels=latest.levels, by_lot=latest.by_lot)

    def named(self, levels: Sequence[str]) -> Self:
        """Return the match with a name at each seat.

        `levels` are the names of the computer players'.

        Somebody alone at the screen goes by the name typed last.
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
        """Return the match with its first seat drawn; itself where nothing is left to the lot."""
        if not self.by_lot:
            return self
        first = Random(self.seed).randrange(len(self.names))
        return replace(self.moved_up(first), by_lot=False)

    def moved_up(self, seats: int = 1) -> Self:
        """Return the match with everybody so many seats further up, the first ones at the end."""
        names, levels = list(self.names), list(self.levels)
        return replace(
            self,
            names=(*names[seats:], *names[:seats]),
            levels=(*levels[seats:], *levels[:seats]),
        )

    def make(self) -> Match:
        """Return the match, `first` not played yet.

        Raises InvalidOptions, and InvalidMove or IllegalMove where `first` cannot be played.
        """
        # Loaded here: the rules come after the home page.
        from rules.match import Match

        match = Match.new(self.slug, tuple(self.names), dict(self.options), self.seed, self.setup)
        if self.first:
            match.copy().play(self.first)
        match.levels, match.serious = tuple(self.levels), self.serious
        match.clock = self.clock
        return match
