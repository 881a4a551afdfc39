"""Drafts: positions being set up. Each change makes a new one; the rules may refuse it.

Its options are always possible ones, so that there is a board to draw.

A draft is written and read as the text of a set-up (`Game.read_setup`), which also says what is
wrong with it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, Self

from rules.core import CHANCE, AnyGame, InvalidOptions, stand_in_names
from rules.games import game_named

Values = Mapping[str, int | bool]
"""Options by name; those left out have their usual value."""


@dataclass(frozen=True, slots=True)
class Draft(ABC):
    """What every game's draft has."""

    slug: ClassVar[str]
    values: Values = field(default_factory=dict)
    players: int = 2
    to_move: int = 0

    # -- the game's own

    @abstractmethod
    def text(self) -> str:
        """The draft as the text of a set-up."""

    @classmethod
    @abstractmethod
    def of_state(cls, state: Any, values: Values) -> Self:
        """The draft of a position of the rules."""

    @abstractmethod
    def cleared(self) -> Self:
        """The same game with nothing on the board."""

    def trimmed(self) -> Self:
        """Without what options and number of players have no place for."""
        return self

    # -- what all do alike

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return game_named(self.slug)

    @property
    def options(self) -> Any:
        """The options with every value derived."""
        return self.game.options.read(self.values, self.players)

    @property
    def problem(self) -> str:
        """Why no match can begin from here, in the words of the rules; empty if one can."""
        try:
            self.game.set_up(self.options, stand_in_names(self.players), self.text())
        except InvalidOptions as error:
            return error.reason
        return ""

    def with_move(self, player: int) -> Self:
        """It is another player's turn."""
        return replace(self, to_move=player)

    def under(self, values: Values, players: int) -> Self:
        """The draft with other options or another number of players, as far as it still fits.

        Raises InvalidOptions where the options contradict each other.
        """
        self.game.options.read(values, players)
        changed = replace(self, values=dict(values), players=players)
        return replace(changed, to_move=min(self.to_move, players - 1)).trimmed()

    def read(self, text: str) -> Self:
        """The position of a text in the same game. Raises InvalidOptions saying what is wrong."""
        state = self.game.read_setup(self.options, self.players, " ".join(text.split()))
        return self.of_state(state, self.values)

    def started(self, rng: Random) -> Self:
        """How the game begins, its draws made. Raises InvalidOptions."""
        state = self.game.initial_state(self.options, self.players)
        while state.to_move == CHANCE:
            state = self.game.apply(state, self.game.draw(state, rng))
        return self.read(self.game.write_setup(state))
