"""StudySession: a study being edited. It holds the match; others get views of its lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from desktop.board.contract import Shown
from desktop.board.editing.history import History
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.board.spoken.turns import is_command
from desktop.games.cards import CARDS
from rules.core import AnyGame, IllegalMove, InvalidMove
from rules.match import Match
from rules.ply import Ply
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


@dataclass(frozen=True, slots=True)
class StudyShown(Shown):
    """A position of a study; `node` is its number in the `tree`."""

    tree: Tree
    node: int


@dataclass(frozen=True, slots=True)
class ListedPly:
    """A node of the tree in the list: its indentation, and the number of its turn."""

    node: int
    depth: int
    number: str
    text: PlyText


class StudySession(QObject):
    """A study and its undo history. Every error becomes one sentence in `refused`."""

    shown = Signal(StudyShown)
    refused = Signal(str)
    changed = Signal()  # the study has changed and must be saved

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        """Raise IllegalMove for an unfinished match whose players know different things."""
        super().__init__(parent)
        self._match = match
        tree, self.problem = read_study(match)
        self._history = History(tree)
        self.node = match.ply
        match.goto(match.last_ply)
        self._texts: dict[int, tuple[Ply, str]] = {
            id(ply): (ply, text)
            for ply, text in zip(match.plies[1:], match.history(None, whole=True), strict=True)
        }
        """The text of each ply by its id. The ply is kept, so that no other one gets its id."""

    problem: Problem | None
    """What was wrong with the study that was read."""

    @property
    def loses_lines(self) -> bool:
        """Whether writing the study again would lose lines of the study that was read."""
        part = self._match.annotations.part(NAME)
        return (
            self.problem is not None
            and part is not None
            and not set(part.lines) <= set(write_study(self._history.steps[0]))
        )

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._match.names

    @property
    def tree(self) -> Tree:
        return self._history.now

    @property
    def can_undo(self) -> bool:
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        return self._history.can_redo

    def lines(self) -> tuple[str, ...]:
        """Return the study as lines for a record."""
        return write_study(self.tree)

    def line(self) -> Match:
        """Return the line through the position shown, as a match at that position."""
        return line_through(self._match, self.tree, self.node)

    def draws(self) -> tuple[str, ...]:
        """Return the other possible draws in the ply that led here."""
        return other_draws(self._match, self.tree, self.node)

    def listed(self) -> list[ListedPly]:
        """Return the whole tree in the order of the list."""
        tree, rows = self.tree, []
        turns: dict[int, tuple[int, int | None]] = {0: (0, None)}
        for row in tree.rows():
            text = self._ply_text(self.tree, row.node, 1)
            before = tree.parent(row.node)
            assert before is not None
            number, player = turns[before]
            nobodys = is_command(text)
            if not nobodys and (not number or text.player != player):
                number, player = number + 1, text.player
            turns[row.node] = number, player
            rows.append(ListedPly(row.node, row.depth, "" if nobodys else str(number), text))
        return rows

    def _ply_text(self, tree: Tree, node: int, number: int) -> PlyText:
        """Return a ply as its player may read it, numbered along its line."""
        ply = tree.ply(node)
        if id(ply) not in self._texts:
            self._texts[id(ply)] = ply, node_text(self._match, tree, node)
        events = node_events(self._match, tree, node)
        return PlyText(number, ply.player, self._texts[id(ply)][1], events)

    # -- navigation

    def start(self) -> None:
        """Show the first position of the study to look at."""
        self._show(animate=False)

    def goto(self, node: int) -> None:
        """Show another position."""
        if node in self.tree and node != self.node:
            step = self.tree.parent(node) == self.node
            self.node = node
            self._show(animate=step)

    def walk_to(self, place: int) -> None:
        """Go to a position of the line shown, counted from its beginning."""
        line = self.tree.line(self.node)
        self.goto(line[max(0, min(place, len(line) - 1))])

    def step(self, steps: int) -> None:
        """Go forward by this many positions in the line shown, or back."""
        self.walk_to(len(self.tree.path(self.node)) - 1 + steps)

    # -- changes

    def play(self, move: object) -> None:
        """Make a move, or a turn typed as text, for the player to move."""

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

    def ahead(self, moves: Sequence[str]) -> StudyShown | None:
        """Return the position after moves from here; None if they are not legal.

        The study stays as it is, and nobody may move there.
        """
        tree, at = self.tree, self.node
        try:
            for move in moves:
                tree, at = play(self._match, tree, at, move)
        except (InvalidMove, IllegalMove):
            return None
        return replace(self._seen(tree, at, animate=True), seat=None)

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
        if self._history.undo():
            self._arrive()

    def redo(self) -> None:
        """Redo the last undone change."""
        if self._history.redo():
            self._arrive()

    def _change(self, change: "Callable[[Tree], tuple[Tree, int]]") -> None:
        try:
            tree, node = change(self.tree)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        step = tree is not self.tree and tree.parent(node) == self.node
        step |= tree is self.tree and node != self.node
        self.node = node
        if self._history.put(tree):
            self.changed.emit()
        self._show(animate=step)

    def _arrive(self) -> None:
        """Show the changed tree at the same position, or at the nearest one left."""
        while self.node not in self.tree:
            older = next(tree for tree in self._history.steps if self.node in tree)
            self.node = older.parent(self.node) or 0
        self.changed.emit()
        self._show(animate=False)

    def _show(self, animate: bool) -> None:
        self.shown.emit(self._seen(self.tree, self.node, animate=animate))

    def _seen(self, tree: Tree, node: int, *, animate: bool) -> StudyShown:
        line = line_through(self._match, tree, node)
        to_move = line.to_move
        path = tree.path(node)
        plies = tuple(
            self._ply_text(tree, one, number) for number, one in enumerate(path) if number
        )
        viewer = None
        if self.game.hidden:
            viewer = to_move if to_move is not None else plies[-1].player if plies else 0
        drawn = CARDS[self.game.slug].layouts and len(path) <= len(self.names)
        news = what_happened(plies[-1].events if plies else (), self.names)
        return StudyShown(
            view=line.view(viewer),
            viewer=viewer,
            seat=None if drawn else to_move,  # layouts are drawn on a separate page
            animate=animate,
            plies=plies,
            happened=news.whole,
            brief=news.brief,
            tree=tree,
            node=node,
        )
