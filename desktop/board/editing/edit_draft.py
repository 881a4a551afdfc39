"""Drafts: positions being set up. Each change makes a new draft, which may break the rules.

The options of a draft are always valid, so that there is a board to draw.

A draft is written and read as the text of a set-up. `Game.read_setup` says what is wrong with it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Self

from desktop.language.messages import stand_ins
from rules.core import CHANCE, AnyGame, InvalidOptions, Position
from rules.core.setup_text import carried, seats_named, with_options
from rules.games import game_named

Values = Mapping[str, int | bool]
"""Options by name; those left out have their usual value."""


@dataclass(frozen=True, slots=True)
class Draft(ABC):
    """Base class of the games' drafts."""

    slug: ClassVar[str]
    values: Values = field(default_factory=dict)
    players: int = 2
    to_move: int = 0

    # -- the game's own

    @abstractmethod
    def text(self) -> str:
        """Return the draft as the text of a set-up."""

    @classmethod
    @abstractmethod
    def of_state(cls, state: Any, values: Values) -> Self:
        """Return the draft of a position of the rules."""

    @abstractmethod
    def cleared(self) -> Self:
        """Return the draft with an empty board."""

    def trimmed(self) -> Self:
        """Return the draft without pieces that its options or number of players do not allow."""
        return self

    # -- common to all games

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return game_named(self.slug)

    @property
    def options(self) -> Any:
        """The options, with the values that follow from others filled in."""
        return self.game.options.read(self.values, self.players)

    def problem(self, names: Sequence[str] = ()) -> str:
        """Return why no match between these players can begin from here; empty if one can."""
        try:
            state = self.game.set_up(self.options, self._named(names), self.text())
            self.game.check_supply(state)
        except InvalidOptions as error:
            return error.reason
        return ""

    def position(self, names: Sequence[str] = ()) -> Position | None:
        """Return the position as everybody may see it; None if the draft breaks the rules."""
        try:
            state = self.game.set_up(self.options, self._named(names), self.text())
        except InvalidOptions:
            return None
        view: Position = self.game.view(state, None)
        return view

    def with_move(self, player: int) -> Self:
        """Return the draft with another player to move."""
        return replace(self, to_move=player)

    def under(self, values: Values, players: int) -> Self:
        """Return the draft with other options or another number of players.

        The new draft keeps everything that still fits. Raises InvalidOptions if the options
        contradict each other.
        """
        self.game.options.read(values, players)
        changed = replace(self, values=dict(values), players=players)
        return replace(changed, to_move=min(self.to_move, players - 1)).trimmed()

    def read(self, text: str, names: Sequence[str] = ()) -> Self:
        """Return the position of a text in the same game, under the options it carries, if any.

        Raises InvalidOptions saying what is wrong, with the players by these names.
        """
        kind = self.game.options
        given = carried(kind, text)
        values = self.values
        least = self.players if given.options is None else self.game.players[0]
        players = min(self.game.players[-1], max(least, seats_named(given.position)))
        if given.options is not None:
            values = kind.differing(given.options, players)
        there = replace(self, values=values, players=players)
        return there.of_state(
            self.game.read_setup(there.options, there._named(names), given.position), values
        )

    @abstractmethod
    def laid_out(self, text: str) -> Self:
        """Parse a text that `text` wrote, under these options; the draft may break the rules.

        Raises InvalidOptions for any other text.
        """

    def recall(self, text: str) -> Self:
        """Parse a text that `shared_text` wrote; the draft may break the rules.

        Raises InvalidOptions for any other text.
        """
        kind = self.game.options
        given = carried(kind, text)
        fewest, most = self.game.players[0], self.game.players[-1]
        players = min(most, max(fewest, seats_named(given.position)))
        there = replace(self.cleared(), players=players).under(
            kind.differing(given.options or {}, players), players
        )
        return there.laid_out(given.position).trimmed()

    @property
    def shared_text(self) -> str:
        """Return the draft as a text that includes the options, so that it can be read anywhere."""
        return with_options(self.options, self.text())

    def _named(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return a name for each player: the names given, then placeholders."""
        return (*names, *stand_ins(self.players)[len(names) :])[: self.players]

    def started(self, rng: Random) -> Self:
        """Return the draft of the game's first position, with its random draws made.

        Raises InvalidOptions.
        """
        state = self.game.initial_state(self.options, self.players)
        while state.to_move == CHANCE:
            state = self.game.apply(state, self.game.draw(state, rng))
        return self.read(self.game.write_setup(state))
