"""AnalysisSession: a match and its study, and the position looked at. It holds the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.board.contract import Shown
from desktop.board.editing.history import History
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.board.spoken.turns import is_command
from desktop.games.cards import CARDS
from desktop.theme.appearance import theme
from rules.core import CHANCE, AnyGame, IllegalMove, InvalidMove, Position
from rules.match import Match
from rules.ply import Ply, ply_steps
from rules.record import Problem
from rules.study import (
    NAME,
    Tree,
    line_through,
    node_events,
    node_text,
    other_draws,
    play,
    read_study,
    redraw,
    write_study,
)

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep


_PLY_MS = 1600
"""Milliseconds for which each move of a line is shown, unless the player goes by hand."""


class Hands(Enum):
    """The effect of a move on the board: nothing, an answer, or a new variation."""

    LOOK = auto()
    TRY = auto()
    EDIT = auto()


class Stop(NamedTuple):
    """A position: after a node, and then `part` moves of a turn played as one ply."""

    node: int
    part: int = 0


@dataclass(frozen=True, slots=True)
class AnalysisShown(Shown):
    """A position of the `tree`, or the one after `ahead` moves of a line from there."""

    tree: Tree
    stop: Stop
    ahead: int = 0


@dataclass(frozen=True, slots=True)
class ListedPly:
    """A node of the tree in the list: its indentation, and the number of its turn."""

    node: int
    depth: int
    number: str
    text: PlyText


class AnalysisSession(QObject):
    """A tree with its undo history and a cursor. Every error becomes one sentence in `refused`.

    A study stops after each ply of the line shown, a review before each move of the match.
    """

    shown = Signal(AnalysisShown)
    tried = Signal(object)  # a move that answers a question; it was undone
    refused = Signal(str)
    changed = Signal()  # the study has changed and must be saved

    def __init__(self, match: Match, hands: Hands, parent: QObject | None = None) -> None:
        """Raise IllegalMove for an unfinished match whose players know different things."""
        super().__init__(parent)
        self.hands = hands
        self._match = match
        tree, self.problem = read_study(match)
        self.history = History(tree)
        played = enumerate(tree.plies[1:])
        moves = [Stop(node, part) for node, ply in played for part in range(len(ply.moves))]
        self._moves = [*moves, Stop(match.last_ply)]
        """The stops of a review."""
        self.stop = Stop(match.ply) if hands is Hands.EDIT else self._moves[-1]
        self.line_ahead: tuple[LineStep, ...] = ()
        """The line shown from here, and the number of its moves made on the board."""
        self.ahead = 0
        self._playing = QTimer(self, singleShot=True, interval=_PLY_MS)
        self._playing.timeout.connect(self._play_on)
        self._prepared: Position | None = None
        """The position after tried moves that only prepare others, such as markers."""
        match.goto(match.last_ply)
        self.showing = self._position((), animate=False)
        """The position shown last that is in the tree."""

    @cached_property
    def _texts(self) -> dict[int, tuple[Ply, str]]:
        """The text of each ply by its id. The ply is kept, so that no other one gets its id."""
        match = self._match
        texts = match.history(None, whole=True)
        return {id(ply): (ply, text) for ply, text in zip(match.plies[1:], texts, strict=True)}

    problem: Problem | None
    """What was wrong with the study that was read."""

    @property
    def loses_lines(self) -> bool:
        """Whether writing the study again would lose lines of the study that was read."""
        part = self._match.annotations.part(NAME)
        return (
            self.problem is not None
            and part is not None
            and not set(part.lines) <= set(write_study(self.history.steps[0]))
        )

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._match.names

    @property
    def tree(self) -> Tree:
        return self.history.now

    @property
    def node(self) -> int:
        return self.stop.node

    def lines(self) -> tuple[str, ...]:
        """Return the study as lines for a record."""
        return write_study(self.tree)

    def line(self) -> Match:
        """Return the line through the position shown, as a match at that position."""
        return line_through(self._match, self.tree, self.node)

    def main_line(self) -> Match:
        """Return the main line of the study, as a match at its end."""
        line = line_through(self._match, self.tree, 0)
        line.goto(line.last_ply)
        return line

    def draws(self) -> tuple[str, ...]:
        """Return the other possible draws in the ply that led here."""
        return other_draws(self._match, self.tree, self.node)

    def listed(self) -> list[ListedPly]:
        """Return the whole tree in the order of the list."""
        tree, rows = self.tree, []
        turns: dict[int, tuple[int, int | None]] = {0: (0, None)}
        for row in tree.rows():
            text = self._ply_text(row.node, 1, self._text(row.node))
            before = tree.parent(row.node)
            assert before is not None
            number, player = turns[before]
            nobodys = is_command(text)
            if not nobodys and (not number or text.player != player):
                number, player = number + 1, text.player
            turns[row.node] = number, player
            rows.append(ListedPly(row.node, row.depth, "" if nobodys else str(number), text))
        return rows

    def _text(self, node: int) -> str:
        """Return a ply's text as its player may read it."""
        ply = self.tree.ply(node)
        if id(ply) not in self._texts:
            self._texts[id(ply)] = ply, node_text(self._match, self.tree, node)
        return self._texts[id(ply)][1]

    def _ply_text(self, node: int, number: int, text: str) -> PlyText:
        """Return a ply with its events, numbered along its line."""
        events = node_events(self._match, self.tree, node)
        return PlyText(number, self.tree.ply(node).player, text, events)

    # -- navigation

    def stops(self) -> Sequence[Stop]:
        """Return where walking stops, in order."""
        study = self.hands is Hands.EDIT
        return [*map(Stop, self.tree.line(self.node))] if study else self._moves

    def place(self) -> int:
        """Return the number of the stop shown, or of the last one before it."""
        stops, node = self.stops(), self.node
        if self.stop in stops:
            return stops.index(self.stop)
        known = {stop.node for stop in stops}
        while node not in known:
            node = self.tree.parent(node) or 0
        return [stop.node for stop in stops].index(node)

    def take_up(self, hands: Hands) -> None:
        """Change what moves do, and show the position, or the last stop before it."""
        self.hands = hands
        self.walk_to(self.place())

    def show(self, *, animate: bool = False) -> None:
        """Show the present position, and no line from there."""
        self.pause()
        self.line_ahead, self.ahead = (), 0
        self._show((), animate=animate)

    def goto(self, node: int) -> None:
        """Show another position of the tree."""
        if node in self.tree and node != self.node:
            self._go(Stop(node))

    def walk_to(self, place: int) -> None:
        """Go to a stop by its number."""
        stops = self.stops()
        self._go(stops[max(0, min(place, len(stops) - 1))])

    def _go(self, stop: Stop) -> None:
        step = self.hands is Hands.EDIT and self.tree.parent(stop.node) == self.node
        self.stop, self._prepared = stop, None
        self.show(animate=step)

    def look_along(self, line: Sequence[LineStep], at: int = 1) -> None:
        """Show a line from here, after `at` of its moves; the tree stays as it is."""
        self.pause()
        step = at == self.ahead + 1
        self.line_ahead, self.ahead = tuple(line), at
        self._show(self.line_ahead[:at], animate=step)

    def play_along(self, line: Sequence[LineStep], at: int = 1) -> None:
        """Show a line from here, one move after the other."""
        self.look_along(line, at)
        if at < len(line) and not theme().reduced_motion:
            self._playing.start()

    def _play_on(self) -> None:
        self.play_along(self.line_ahead, self.ahead + 1)

    def pause(self) -> None:
        """Let the line stay where it is."""
        self._playing.stop()

    def leave_line(self) -> None:
        """Show the position of the study again."""
        if self.ahead:
            self.look_along(self.line_ahead, 0)

    def glimpse(self, line: Sequence[LineStep]) -> None:
        """Show where a line leads, until the next position is shown."""
        self._show(line, animate=True)

    def prepare(self, view: Position) -> None:
        """Let the player go on from a position that a tried move has prepared."""
        self._prepared = view
        self.show(animate=True)

    # -- changes

    def play(self, move: object) -> None:
        """Make a move, or a turn typed as text, for the player to move."""
        if self.hands is Hands.EDIT:
            self._add(move)
        elif self.hands is Hands.TRY:
            self.show()
            self.tried.emit(move)

    def _add(self, move: object) -> None:
        def made(tree: Tree) -> tuple[Tree, int]:
            return play(self._match, tree, self.node, move)

        self._change(made)

    def add_line(self, moves: Sequence[str]) -> None:
        """Add moves, one after another, after the position shown, which stays shown."""

        def made(tree: Tree) -> tuple[Tree, int]:
            at = self.node
            for move in moves:
                tree, at = play(self._match, tree, at, move)
            return tree, self.node

        self._change(made)

    def follow(self, moves: Sequence[str]) -> tuple[LineStep, ...]:
        """Return moves from here as a line, up to the first one that is not legal."""
        from rules.study.assessment import follow  # it loads the computer players

        return follow(self._match, self.tree, self.node, moves)

    def redraw(self, draw: str) -> None:
        """Repeat the ply that led here with another last draw."""

        def made(tree: Tree) -> tuple[Tree, int]:
            draws = [*map(str, tree.ply(self.node).draws)][:-1]
            return redraw(self._match, tree, self.node, (*draws, draw))

        self._change(made)

    def promote(self) -> None:
        """Make the variation shown the main line at its branch."""
        self._change(lambda tree: (tree.promote(self.node), self.node))

    def delete(self) -> None:
        """Delete the position shown and all that follow it."""
        self._change(lambda tree: (tree.delete(self.node), tree.parent(self.node) or 0))

    def mark(self, symbol: str) -> None:
        """Give the position shown a symbol; the same symbol again removes it."""

        def made(tree: Tree) -> tuple[Tree, int]:
            same = tree.note(self.node).symbol == symbol
            return tree.mark(self.node, "" if same else symbol), self.node

        self._change(made)

    def comment(self, node: int, text: str) -> None:
        """Set the comment on a ply."""
        self._change(lambda tree: (tree.comment(node, text), self.node))

    def rename(self, title: str) -> None:
        """Give the study a title."""
        self._change(lambda tree: (tree.rename(title), self.node))

    def undo(self) -> None:
        """Undo the last change."""
        if self.history.undo():
            self._arrive()

    def redo(self) -> None:
        """Redo the last undone change."""
        if self.history.redo():
            self._arrive()

    def _change(self, change: Callable[[Tree], tuple[Tree, int]]) -> None:
        try:
            tree, node = change(self.tree)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        step = tree is not self.tree and tree.parent(node) == self.node
        step |= tree is self.tree and node != self.node
        self.stop = Stop(node)
        if self.history.put(tree):
            self.changed.emit()
        self.show(animate=step)

    def _arrive(self) -> None:
        """Show the changed tree at the same position, or at the nearest one left."""
        while self.node not in self.tree:
            older = next(tree for tree in self.history.steps if self.node in tree)
            self.stop = Stop(older.parent(self.node) or 0)
        self.changed.emit()
        self.show()

    # -- what is shown

    def _show(self, line: Sequence[LineStep], *, animate: bool) -> None:
        shown = self._position(line, animate=animate)
        if not line:
            self.showing = shown
        self.shown.emit(shown)

    def _position(self, line: Sequence[LineStep], *, animate: bool) -> AnalysisShown:
        """Return the position after a line from here, where nobody may move, or the one here."""
        path, state = self.tree.path(self.node), self._state()
        study = self.hands is Hands.EDIT
        viewer = state.to_move if self.game.hidden else None
        view = self._prepared or self.game.view(state, viewer)
        # Only a study lists its plies. To word all of them takes long.
        texts = map(self._text if study else lambda one: self.tree.ply(one).text, path[1:])
        plies = [*map(self._ply_text, path[1:], count(1), texts)]
        for step in line:
            plies.append(PlyText(len(plies) + 1, step.player, step.text, step.events))
        drawn = study and CARDS[self.game.slug].layouts and len(path) <= len(self.names)
        looks = drawn or line or self.hands is Hands.LOOK  # layouts are drawn on a separate page
        news = what_happened(plies[-1].events if plies and study else (), self.names)
        return AnalysisShown(
            view=line[-1].view if line else view,
            viewer=viewer,
            seat=None if looks else state.to_move,
            animate=animate,
            plies=tuple(plies),
            happened=news.whole,
            brief=news.brief,
            tree=self.tree,
            stop=self.stop,
            ahead=len(line),
        )

    def _state(self) -> Position:
        node, part = self.stop
        state = self.tree.ply(node).state
        if part:
            steps = ply_steps(self.game, state, self.tree.ply(node + 1))
            state = [before for before, _, _ in steps if before.to_move != CHANCE][part]
        return state
