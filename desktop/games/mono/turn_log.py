"""Mono's turns, read from the plies: which cells were named, what they showed, what it scored.

Whose cells were uncovered when is public; the values stand on the boards of the view.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.widgets.rows import PlyText
from rules.core.commands import COMMANDS, RESIGN
from rules.mono.board import HIDDEN, LABELS, cells_of
from rules.mono.game import turn_score

_CELL = re.compile(r"\*?([a-z][0-9]{1,2})")
END = "end"


@dataclass(frozen=True, slots=True)
class RevealedCell:
    """A cell named by a player, or drawn for them."""

    player: int
    cell: int
    drawn: bool = False


@dataclass(slots=True)
class LoggedTurn:
    """What a player did until it was another's turn; `last` is its last ply."""

    player: int
    last: int = 0
    reveals: list[RevealedCell] = field(default_factory=list)
    values: list[int | None] = field(default_factory=list)
    ended: bool = False
    given_up: bool = False

    @property
    def dropped(self) -> bool:
        """Whether a value lower than the one before has ended the turn."""
        return ends_it(self.values)

    @property
    def score(self) -> int | None:
        """What the turn brought; None while it runs, or if not all of its values are known."""
        known = [value for value in self.values if value is not None]
        if not self.ended or self.given_up or not known or len(known) < len(self.values):
            return None
        return turn_score(tuple(known[:-1] if self.dropped else known))


def ends_it(values: Sequence[int | None]) -> bool:
    """Whether the last of these values is lower than the one before."""
    if len(values) < 2 or values[-1] is None or values[-2] is None:
        return False
    return values[-1] < values[-2]


def reveals_in(player: int, text: str | None, numbers: dict[str, int]) -> list[RevealedCell]:
    """The cells named in a ply's text, in their order."""
    found = []
    for part in (text or "").split(","):
        word = part.strip()
        match = _CELL.fullmatch(word)
        if match is not None and match[1] in numbers:
            found.append(RevealedCell(player, numbers[match[1]], word.startswith("*")))
    return found


def turns_of(plies: Sequence[PlyText], numbers: dict[str, int]) -> list[LoggedTurn | PlyText]:
    """The turns, and the commands, which are nobody's turn, in the order of their last plies."""
    found = _turns(plies, numbers)
    return sorted(found, key=lambda made: made.last if isinstance(made, LoggedTurn) else made.ply)


def _turns(plies: Sequence[PlyText], numbers: dict[str, int]) -> Iterator[LoggedTurn | PlyText]:
    turn: LoggedTurn | None = None
    for ply in plies:
        if ply.text in COMMANDS or ply.player is None:
            if turn is not None and ply.text == RESIGN and ply.player == turn.player:
                turn.ended, turn.given_up = True, not turn.ended
                yield turn
                turn = None
            yield ply
            continue
        if turn is None or turn.player != ply.player or turn.ended:
            if turn is not None:
                turn.ended = True
                yield turn
            turn = LoggedTurn(ply.player)
        turn.last = ply.ply
        turn.reveals += reveals_in(ply.player, ply.text, numbers)
        turn.ended = not turn.reveals or END in ply.text.replace(",", " ").split()
    if turn is not None:
        yield turn


@dataclass(frozen=True, slots=True)
class TurnStep:
    """A reveal, and the players on whose boards it uncovered its cell."""

    reveal: RevealedCell
    hit: tuple[int, ...]


class RevealLog:
    """The reveals of a match in their order."""

    def __init__(self, reveals: Sequence[RevealedCell] = ()) -> None:
        self.reveals = list(reveals)

    def steps(self, view: Any) -> Iterator[TurnStep]:
        """What each reveal uncovered. Of the view only counts who has a board."""
        seen = [0] * len(view.names)
        for reveal in self.reveals:
            bit = 1 << reveal.cell
            hit = tuple(p for p in view.opponents(reveal.player) if not seen[p] & bit)
            for player in hit:
                seen[player] |= bit
            yield TurnStep(reveal, hit)

    def until(self, view: Any) -> list[TurnStep] | None:
        """The steps that have been made in a view; None if it does not follow from them."""
        seen, made = [0] * len(view.names), list[TurnStep]()
        if tuple(seen) == view.uncovered:
            return made
        for step in self.steps(view):
            made.append(step)
            for player in step.hit:
                seen[player] |= 1 << step.reveal.cell
            if tuple(seen) == view.uncovered:
                return made
        return None

    def values(self, view: Any) -> list[int | None]:
        """What each reveal listed, as far as the view's boards tell."""
        values: list[int | None] = []
        player, before = -1, 0
        for step in self.steps(view):
            if step.reveal.player != player:
                player, before = step.reveal.player, 0
            value = _listed(view, step, before)
            values.append(value)
            # A lower value ends a turn; whatever the same player names next is a new list.
            before = 0 if value is None or value < before else value
        return values


def _listed(view: Any, step: TurnStep, before: int) -> int | None:
    """Which of the values shown counted, by the rule for several opponents."""
    labels = [view.layouts[player][step.reveal.cell] for player in step.hit]
    if not labels or HIDDEN in labels:
        return None
    values = sorted(LABELS.index(label) + 1 for label in labels)
    if view.options.take_min:
        return values[0]
    if view.options.take_max:
        return values[-1]
    return next((value for value in values if value >= before), values[-1])


def newly(before: Any, view: Any) -> set[int]:
    """The cells uncovered on some board since an earlier view."""
    cells: set[int] = set()
    for old, new in zip(before.uncovered, view.uncovered, strict=True):
        cells.update(cells_of(new & ~old))
    return cells
