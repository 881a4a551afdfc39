"""Mind: the interface of a game's computer player."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic

from rules.core.analysis import Analysis, Line, M_co, Work
from rules.core.clock import Clock
from rules.core.game import M, V
from rules.core.lens import Lens
from rules.core.levels import Level
from rules.core.message import Message


@dataclass(frozen=True, slots=True)
class Hint(Generic[M_co]):
    """A suggested move, and one sentence on the reason, without a full stop."""

    move: M_co
    why: str
    """A `Message`; a plain text becomes one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "why", Message(self.why))

    @property
    def message(self) -> Message:
        """The reason as a translatable message."""
        return Message(self.why)


#: {move} in sentences on a mistake: “{move} captures nothing”
YOURS = Message("Your move")
"""The subject of a sentence on the fault of the move played: its argument `move`."""


def of_player(reason: Message, name: str) -> Message:
    """Return a reason for readers other than the mover: “{name}’s move” instead of “Your move”."""
    if reason.template == YOURS.template:
        #: {move} in sentences on a mistake: “{move} captures nothing”
        return Message("{name}’s move", name=name)
    arguments = {
        key: of_player(value, name) if isinstance(value, Message) else value
        for key, value in reason.arguments.items()
    }
    return Message.made_of(reason.template, arguments, reason.singular, reason.n)


def worse_chance(line: Line[object], than: Line[object]) -> Message:
    """Return the sentence that compares the win chances of the best line and the move played."""
    return Message(
        "{move} leaves a win chance of {other:.0%} instead of {share:.0%}",
        move=YOURS,
        share=line.value,
        other=than.value,
    )


class Mind(ABC, Generic[V, M]):
    """The computer player of one game, generic in the game's types of view and move.

    It has no memory: all it knows of a match is the view.

    `choose` and `advise` get the view of the player to move. They return a legal move even if the
    clock has run out from the start. The same view, level, generator and counting clock give the
    same answer.
    """

    confirmations: ClassVar[float] = 4.0
    """The average number of analyses per move that a review spends on confirming better moves.

    It is lower in games whose analyses are slow.
    """

    lines: ClassVar[int] = 4
    """The number of best lines to return for a position."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {}
    """By level number: the share of its turns that a level plays as each level.

    A level that is missing always plays as itself. The shares reduce the difference between
    neighbouring levels, so that learners can move up in small steps. `choose`, `advise` and
    `analyse` ignore them: only a seated player has lapses.
    """

    @abstractmethod
    def choose(self, view: V, level: Level, clock: Clock, rng: Random) -> M:
        """Return the move a player of this level makes."""

    @abstractmethod
    def advise(self, view: V, clock: Clock, rng: Random) -> Hint[M]:
        """Return the best move that can be found in the time, and why it is good."""

    @abstractmethod
    def analyse(
        self, view: V, work: Work, *, include: Sequence[M] = (), lines: int = 4
    ) -> Analysis[M]:
        """Examine the position of the player to move, whose view this is.

        Return at most `lines` best lines, followed by the lines of other moves in `include`. Equal
        questions get equal answers. A move in `include` that is among the best lines anyway changes
        nothing. In a game with secrets the answer depends only on the view.
        """

    def explain(self, view: V, line: Line[M], than: Line[M] | None = None) -> Message:
        """Explain why a line is good and, if `than` is given, why it is better than `than`.

        Return one or two short sentences about the board, the purpose first, without an initial
        capital and a final full stop. They mention no other moves.
        """
        if than is None:
            return Message("no better move was found")
        return Message(
            "leaves you a win chance of {share:.0%} instead of {other:.0%}",
            share=line.value,
            other=than.value,
        )

    def conceals(self, view: V) -> bool:
        """Whether the player to move chooses a secret, so that a hint must be random."""
        return False

    def prepares(self, view: V, move: M) -> bool:
        """Whether a move only prepares a later move of the same turn, such as a marker.

        Such a move cannot be a mistake.
        """
        return False

    def settles(self, view: V, player: int) -> bool:
        """Whether a player agrees to a draw because it expects that nobody will win.

        The answer needs no search. A player for whom this is true offers a draw, and the game ends
        if all agree.
        """
        return False

    def lens(self, view: V, clock: Clock) -> Lens:
        """Return the probabilities that the viewer could compute.

        They are sampled if there is no time for exact ones.

        Empty in games without secrets, for a spectator, before everything is hidden, and if it was
        stopped too early. It is not called after the end of the game.
        """
        return Lens()


AnyMind = Mind[Any, Any]
