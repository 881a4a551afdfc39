"""The list of games, in the order of the home screen, and access to their optional modules."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from rules.adamas.game import Adamas
from rules.blackbox.game import BlackBox
from rules.core import AnyGame, InvalidOptions, Message, Position, shorten, stand_in_names
from rules.core.limits import LONGEST_NAME
from rules.core.setup_text import carried, seats_named
from rules.dragons.game import Dragons
from rules.holomino.game import Holomino
from rules.mono.game import Mono
from rules.text import can_be_seen, is_clean, tidy

GAMES: tuple[AnyGame, ...] = (Mono(), Adamas(), Holomino(), Dragons(), BlackBox())

_T = TypeVar("_T")


def game_named(slug: str) -> AnyGame:
    """Return the game with this slug. Raises InvalidOptions, which lists all slugs."""
    for game in GAMES:
        if game.slug == slug:
            return game
    known = ", ".join(game.slug for game in GAMES)
    raise InvalidOptions(
        "game", "“{given}” is unknown; use one of: {known}", given=shorten(slug), known=known
    )


class Brought(Mapping[str, _T]):
    """A mapping from each game's slug to the attribute `name` of `rules.<slug>.<module>`.

    Games without the module are left out. A module is imported at its first use.
    """

    def __init__(self, module: str, name: str) -> None:
        self._module, self._name = module, name

    @cached_property
    def _modules(self) -> Mapping[str, str]:
        """The existing modules' names, by slug."""
        named = {game.slug: f"rules.{game.slug}.{self._module}" for game in GAMES}
        return {slug: module for slug, module in named.items() if find_spec(module)}

    def __getitem__(self, slug: str) -> _T:
        found: _T = getattr(import_module(self._modules[slug]), self._name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


def start_state(
    game: AnyGame, names: Sequence[str] | None, options: Mapping[str, object], setup: str = ""
) -> Position:
    """Return the start of a game between named players; without names, as few as the game allows.

    `setup` is the text of a starting position, which may carry options. Raises InvalidOptions.
    """
    given = carried(game.options, setup)
    if names is None:
        fewest, most = game.players[0], game.players[-1]
        names = stand_in_names(min(most, max(fewest, seats_named(given.position))))
    names = _checked_names(game, names)
    resolved = game.options.read(given.taken(options, game.options), len(names))
    if setup:
        there: Position = game.set_up(resolved, names, given.position)
        return there
    state: Position = game.initial_state(resolved, len(names))
    return dataclasses.replace(state, names=names)


def _checked_names(game: AnyGame, names: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise InvalidOptions("names", "“{text}” cannot be read", text=shorten(names))
    if len(names) not in game.players:
        fewest, most = game.players[0], game.players[-1]
        #: {allowed} in “{game} needs {allowed} players”
        allowed = Message("{fewest} to {most}", fewest=fewest, most=most)
        if fewest == most:
            #: {allowed} in “{game} needs {allowed} players”
            allowed = Message("{number}", number=fewest)
        raise InvalidOptions(
            "names",
            #: {allowed}: a number, or “2 to 4”
            "{game} needs {allowed} players, not {count}",
            game=game.title,
            allowed=allowed,
            count=len(names),
        )
    tidied = tuple(map(tidy, names))
    for name in tidied:
        if not (len(name) <= LONGEST_NAME and is_clean(name) and can_be_seen(name)):
            raise InvalidOptions(
                "names", "a name has 1 to {most} visible characters", most=LONGEST_NAME
            )
    return tidied
