"""Mind: what a game must bring to be played by the computer."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic

from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock
from rules.core.game import M, V
from rules.core.lens import Lens
from rules.core.levels import Level
from rules.core.message import Message


@dataclass(frozen=True, slots=True)
class Hint:
    """A move for the player to move, and one sentence that says why: no full stop."""

    move: Any
    why: str
    """A `Message`; a plain text becomes one."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "why", Message(self.why))

    @property
    def message(self) -> Message:
        """The sentence, as it can be said in any language."""
        return Message(self.why)


class Mind(ABC, Generic[V, M]):
    """How the computer thinks about one game, by its types of view and move.

    It has no memory: all it knows of a match is the view.

    `choose` and `advise` answer for the player to move, whose view they get, with a legal move
    whenever the clock runs out, even if it has from the start. The same view, level, generator and
    counting clock give the same answer.
    """

    confirmations: ClassVar[float] = 4.0
    """By how many analyses for each move of a match, on average, a review confirms that another
    move was better. Fewer where an analysis is dear."""

    lines: ClassVar[int] = 4
    """How many of the best lines of a position are wanted."""

    lapses: ClassVar[Mapping[int, Mapping[int, float]]] = {}
    """By level number: the share of its turns that a level plays as each level.

    A level that is missing always plays as itself. The shares bring neighbouring levels so near
    to each other that a player can learn from both. `choose`, `advise` and `analyse` know nothing
    of them: only a seated player has lapses.
    """

    @abstractmethod
    def choose(self, view: V, level: Level, clock: Clock, rng: Random) -> M:
        """Return the move a player of this level makes."""

    @abstractmethod
    def advise(self, view: V, clock: Clock, rng: Random) -> Hint:
        """Return the best move that can be found in the time, and why it is good."""

    @abstractmethod
    def analyse(
        self, view: V, work: Work, *, include: Sequence[M] = (), lines: int = 4
    ) -> Analysis:
        """Examine the position of the player to move, whose view this is.

        Return at most `lines` best lines and, after them, those of the moves in `include` that are
        not among them. Equal questions get equal answers, and a move in `include` that is among
        the best lines anyway changes nothing. In a game of secrets the answer depends on the view
        alone.
        """

    def explain(self, view: V, line: Line, than: Line | None = None) -> Message:
        """Say why a line of the player to move is good; with `than`, why it is better than that.

        One or two short sentences about the board, the purpose first, without a capital at the
        beginning and a full stop at the end. No move is mentioned but these two.
        """
        if than is None:
            return Message("no better move was found")
        return Message(
            "leaves you a win chance of {share:.0%} instead of {other:.0%}",
            share=line.value,
            other=than.value,
        )

    def conceals(self, view: V) -> bool:
        """Whether the player to move chooses a secret, so that a hint must not be predictable."""
        return False

    def prepares(self, view: V, move: M) -> bool:
        """Whether a move only prepares what may follow in the same turn.

        Such a move gives nothing away, whatever it is.
        """
        return False

    def settles(self, view: V, player: int) -> bool:
        """Whether a player shares the game though it may stand better: it will not be won.

        Said at a glance. Where all do, the game is over: who thinks so proposes a draw.
        """
        return False

    def lens(self, view: V, clock: Clock) -> Lens:
        """Return what the viewer could know by reckoning.

        It is sampled where it cannot be exact in the time.

        Empty in games without secrets, for a spectator, before everything is hidden, and when it
        was stopped before there was anything to tell. Nobody asks after the end.
        """
        return Lens()


AnyMind = Mind[Any, Any]
