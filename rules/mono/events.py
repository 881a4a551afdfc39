"""The events of Mono: placed layouts, uncovered cells, scored runs, and shown boards."""

from dataclasses import dataclass, replace
from typing import Literal

from rules.core.event import Event, ScoreChanged
from rules.core.message import Message, listed
from rules.mono.board import LABELS
from rules.mono.score import Runs, run_points


@dataclass(frozen=True, slots=True)
class LayoutPlaced(Event):
    """A player has a layout now, drawn by hand or at random."""

    player: int
    rows: tuple[str, ...] | None
    """The labels, top row first; None for viewers who may not know them."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        if self.rows is None:
            return Message("{name} chooses a layout", name=name)
        return Message("{name} chooses the layout {rows}", name=name, rows=" ".join(self.rows))


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A cell was uncovered on every opponent's board where it was still covered."""

    player: int
    cell: str
    boards: tuple[tuple[int, int], ...]
    """The boards' players in seat order, each with the value uncovered on their board."""
    value: int
    """The value that is added to the list."""
    at_random: bool

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        found = [
            #: {found} in “ann reveals a3: 4 on ned's board”
            Message("{value} on {owner}'s board", value=_label(value), owner=names[owner])
            for owner, value in self.boards
        ]
        if len(found) == 1:
            if self.at_random:
                return Message(
                    "{name} reveals {cell} at random: {found}",
                    name=name,
                    cell=self.cell,
                    found=found[0],
                )
            return Message(
                "{name} reveals {cell}: {found}", name=name, cell=self.cell, found=found[0]
            )
        if self.at_random:
            return Message(
                "{name} reveals {cell} at random: {found}; {value} counts",
                name=name,
                cell=self.cell,
                found=listed(found),
                value=_label(self.value),
            )
        return Message(
            "{name} reveals {cell}: {found}; {value} counts",
            name=name,
            cell=self.cell,
            found=listed(found),
            value=_label(self.value),
        )

    def joined(self, later: Event) -> Event | None:
        return RevealedInRow((self,)).joined(later)


MOST_LISTED = 3
"""The most cells that a brief text names one by one; it only counts more of them."""


@dataclass(frozen=True, slots=True)
class RevealedInRow(Event):
    """Several reveals of a player as one event, for brief texts.

    For many cells the text gives only their number, and the points they scored.
    """

    reveals: tuple[Revealed, ...]
    over: bool = False
    """Whether the turn has ended."""
    points: int | None = None
    """The points of the whole list, None until they are known."""
    score: int | None = None
    """The player's score afterwards, None until it is known."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name, count = names[self.reveals[0].player], len(self.reveals)
        if count <= MOST_LISTED:
            return Message(
                "{name} reveals {cells}: {values}",
                name=name,
                cells=", ".join(one.cell for one in self.reveals),
                values=", ".join(_label(one.value) for one in self.reveals),
            )
        revealed = Message.counted(
            count, "{name} reveals {n} cell", "{name} reveals {n} cells", name=name
        )
        if self.points is None:
            return revealed
        #: {revealed}: “ann reveals a3, b4: 2, 2”
        scored = Message.counted(
            self.points, "{revealed} for {n} point", "{revealed} for {n} points", revealed=revealed
        )
        if self.score is None:
            return scored
        #: {scored}: “ann reveals a3, b4: 2, 2 for 4 points”
        return Message("{scored} and has {score}", scored=scored, score=self.score)

    def joined(self, later: Event) -> Event | None:
        player, many = self.reveals[0].player, len(self.reveals) > MOST_LISTED
        match later:
            case Revealed(of) if of == player and not self.over:
                return RevealedInRow((*self.reveals, later))
            case TurnEnded(of) if of == player and many and not self.over:
                return replace(self, over=True)
            case RunsScored(of) if of == player and self.over and self.points is None:
                return replace(self, points=later.points)
            case ScoreChanged(of, _, score) if of == player and self.points is not None:
                return replace(self, score=score) if self.score is None else None
        return None


@dataclass(frozen=True, slots=True)
class Bared(Event):
    """The last cell of a board was uncovered, so the game ends with this round."""

    player: int
    """The board's player."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message("{name}'s board is completely revealed", name=names[self.player])


End = Literal["lower", "nothing left", "chosen"]

_ENDS: dict[End, Message] = {
    "lower": Message("{value} is lower than {before}, which ends {name}'s turn"),
    "nothing left": Message("nothing is left to reveal, which ends {name}'s turn"),
    "chosen": Message("{name} ends the turn"),
}


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn is over."""

    player: int
    why: End
    values: tuple[int, ...]
    """All listed values; the last does not count if it is lower than the one before."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        if self.why == "lower":
            before, value = map(_label, self.values[-2:])
            return Message(_ENDS["lower"], name=name, before=before, value=value)
        return Message(_ENDS[self.why], name=name)

    def joined(self, later: Event) -> Event | None:
        """Return `later` if it is this player's score, which implies that the turn has ended."""
        return later if isinstance(later, RunsScored) and later.player == self.player else None


@dataclass(frozen=True, slots=True)
class RunsScored(Event):
    """The score of a finished turn's list: the square of each run's length."""

    player: int
    runs: Runs

    @property
    def points(self) -> int:
        return sum(run_points(length) for _, length in self.runs)

    def sentence(self, names: tuple[str, ...]) -> Message:
        name = names[self.player]
        runs = ", ".join(_label(value) * length for value, length in self.runs)
        points = [run_points(length) for _, length in self.runs]
        if len(points) == 1:
            return Message.counted(
                points[0],
                "{name}'s list {runs} scores {n} point",
                "{name}'s list {runs} scores {n} points",
                name=name,
                runs=runs,
            )
        return Message(
            "{name}'s list {runs} scores {parts} = {points} points",
            name=name,
            runs=runs,
            parts=" + ".join(map(str, points)),
            points=self.points,
        )

    def joined(self, later: Event) -> Event | None:
        if isinstance(later, ScoreChanged) and later.player == self.player:
            return RunsCounted(self, later.score)
        return None


@dataclass(frozen=True, slots=True)
class RunsCounted(Event):
    """The score of a list and its player's total as one event, for brief texts."""

    scored: RunsScored
    score: int

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message.counted(
            self.scored.points,
            "{name} scores {n} point and has {score}",
            "{name} scores {n} points and has {score}",
            name=names[self.scored.player],
            score=self.score,
        )


@dataclass(frozen=True, slots=True)
class TurnGivenUp(Event):
    """A turn ended unscored, because its player left or the game was over."""

    player: int
    values: tuple[int, ...]

    def sentence(self, names: tuple[str, ...]) -> Message:
        return Message(
            "{name}'s list {values} does not score",
            name=names[self.player],
            values=", ".join(map(_label, self.values)),
        )


@dataclass(frozen=True, slots=True)
class LayoutShown(Event):
    """The game is over, and the viewer sees a layout's hidden cells."""

    player: int
    rows: tuple[str, ...]
    """The whole layout, the top row first."""

    def sentence(self, names: tuple[str, ...]) -> Message:
        rows = " ".join(self.rows)
        return Message("{name}'s layout was {rows}", name=names[self.player], rows=rows)


def _label(value: int) -> str:
    return LABELS[value - 1]
