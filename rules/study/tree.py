"""Tree: the moves of a match, with variations and comments.

A *node* is a position together with the ply that led to it. Nodes of the match have the numbers of
its plies. Nodes of variations have negative numbers. A tree is immutable, so every change returns a
new one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from rules.core import IllegalMove
from rules.core.game import FrozenDict
from rules.core.limits import LONGEST_COMMENT, MOST_BRANCHES, MOST_COMMENTS
from rules.ply import Ply
from rules.text import mend

SYMBOLS = ("!!", "!", "!?", "=", "?!", "?", "??")
"""The symbols for a ply, from the best to the worst."""

LONGEST_TITLE = 80


@dataclass(frozen=True, slots=True)
class Note:
    """The symbol and the comment on a ply. `unknown` lines from the record are kept unchanged."""

    symbol: str = ""
    comment: str = ""
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """A ply that was not played in the match, and the node before it."""

    after: int
    ply: Ply


@dataclass(frozen=True, slots=True)
class Row:
    """A node in the list of moves. `depth` is 0 on the main line, and grows by 1 per variation."""

    node: int
    depth: int


@dataclass(frozen=True, slots=True)
class Tree:
    """A match and its variations. `title` and `unknown` lines belong to the whole study."""

    plies: tuple[Ply, ...] = field(compare=False)
    branches: Mapping[int, Branch] = field(default_factory=FrozenDict)
    order: Mapping[int, tuple[int, ...]] = field(default_factory=FrozenDict)
    """The next nodes of each node that has variations, the main line first; see `children`."""
    notes: Mapping[int, Note] = field(default_factory=FrozenDict)
    title: str = ""
    unknown: tuple[str, ...] = ()

    def __contains__(self, node: int) -> bool:
        return 0 <= node < len(self.plies) or node in self.branches

    def ply(self, node: int) -> Ply:
        """Return the ply that led to a node."""
        return self.plies[node] if node >= 0 else self.branches[node].ply

    def parent(self, node: int) -> int | None:
        """Return the previous node, or None for the first one."""
        if node < 0:
            return self.branches[node].after
        return node - 1 if node else None

    def children(self, node: int) -> tuple[int, ...]:
        """Return the next nodes, the main line first."""
        return self.order[node] if node in self.order else self.played_after(node)

    def played_after(self, node: int) -> tuple[int, ...]:
        """Return the next node in the match, or none, as a tuple."""
        return (node + 1,) if 0 <= node < len(self.plies) - 1 else ()

    def note(self, node: int) -> Note:
        """Return the note on a ply, an empty one if there is none."""
        return self.notes.get(node, Note())

    def path(self, node: int) -> list[int]:
        """Return the nodes from the first one to this one, inclusive."""
        nodes, at = [node], self.parent(node)
        while at is not None:
            nodes.append(at)
            at = self.parent(at)
        return nodes[::-1]

    def line(self, node: int) -> list[int]:
        """Return the path to a node, continued along its main line."""
        nodes = self.path(node)
        while following := self.children(nodes[-1]):
            nodes.append(following[0])
        return nodes

    def rows(self) -> Iterator[Row]:
        """Yield all nodes but the first in list order. Variations follow the move they replace."""
        waiting = [(self.children(0), 0)]
        while waiting:
            nodes, depth = waiting.pop()
            if not nodes:
                continue
            first, *others = nodes
            yield Row(first, depth)
            waiting.append((self.children(first), depth))
            waiting += [((other,), depth + 1) for other in reversed(others)]

    def is_main(self, node: int) -> bool:
        """Whether a node is on the main line."""
        return self._off_line(node) is None

    def is_promoted(self, node: int) -> bool:
        """Whether a variation replaces the played move on the main line."""
        siblings = self._siblings(node)
        return node < 0 and siblings[0] == node and any(other > 0 for other in siblings)

    def is_replaced(self, node: int) -> bool:
        """Whether a variation replaces this played move on the main line."""
        return node > 0 and self._siblings(node)[0] != node

    # Changes

    def grow(self, after: int, ply: Ply) -> "tuple[Tree, int]":
        """Add a ply as the last variation after a node, and return the tree and the new node.

        If the same ply with the same draws already follows, its node is returned. Raises
        IllegalMove if the study is too large.
        """
        for node in self.children(after):
            if _same(self.ply(node), ply):
                return self, node
        check_room(len(self.branches))
        node = min(self.branches, default=0) - 1
        order = {**self.order, after: (*self.children(after), node)}
        branches = {**self.branches, node: Branch(after, ply)}
        return replace(self, branches=FrozenDict(branches), order=FrozenDict(order)), node

    def promote(self, node: int) -> "Tree":
        """Move the variation that contains a node before its alternatives.

        Raises IllegalMove if it is on the main line.
        """
        first = self._off_line(node)
        if first is None:
            raise IllegalMove("this is the main line already")
        after = self.parent(first)
        assert after is not None
        siblings = (first, *(other for other in self.children(after) if other != first))
        return replace(self, order=FrozenDict({**self.order, after: siblings}))

    def delete(self, node: int) -> "Tree":
        """Delete a node and everything after it. Raises IllegalMove for a played move."""
        if node >= 0:
            raise IllegalMove("moves of the game itself cannot be deleted")
        gone = {node}
        waiting = [node]
        while waiting:
            following = self.children(waiting.pop())
            gone.update(following)
            waiting += following
        after = self.branches[node].after
        left = tuple(other for other in self.children(after) if other != node)
        order = {at: nodes for at, nodes in self.order.items() if at not in gone}
        order[after] = left
        if left == self.played_after(after):
            del order[after]
        return replace(
            self,
            branches=FrozenDict({at: one for at, one in self.branches.items() if at not in gone}),
            order=FrozenDict(order),
            notes=FrozenDict({at: note for at, note in self.notes.items() if at not in gone}),
        )

    def mark(self, node: int, symbol: str) -> "Tree":
        """Set a ply's symbol: one of SYMBOLS, or "" for none.

        Raises IllegalMove for anything else.
        """
        if symbol and symbol not in SYMBOLS:
            raise IllegalMove(
                "“{given}” is unknown; use one of: {known}", known=" ".join(SYMBOLS), given=symbol
            )
        return self.annotate(node, replace(self.note(node), symbol=symbol))

    def comment(self, node: int, text: str) -> "Tree":
        """Set the comment on a ply, joined into one line; "" removes it. Raises IllegalMove."""
        return self.annotate(node, replace(self.note(node), comment=text))

    def rename(self, title: str) -> "Tree":
        """Set the title of the study. Raises IllegalMove if it is too long."""
        title = _one_line(title)
        if len(title) > LONGEST_TITLE:
            raise IllegalMove("at most {most} characters are allowed", most=LONGEST_TITLE)
        return replace(self, title=title)

    def room_for_comment(self, node: int) -> int:
        """Return the most characters a comment on this ply may have, given the other comments."""
        others = sum(len(note.comment) for at, note in self.notes.items() if at != node)
        return max(0, min(LONGEST_COMMENT, MOST_COMMENTS - others))

    def annotate(self, node: int, note: Note) -> "Tree":
        """Replace the note on a ply. Raises IllegalMove if it is too long."""
        note = replace(note, comment=_one_line(note.comment))
        if len(note.comment) > LONGEST_COMMENT:
            raise IllegalMove("at most {most} characters are allowed", most=LONGEST_COMMENT)
        notes = {**self.notes, node: note}
        if note == Note():
            del notes[node]
        if sum(len(one.comment) for one in notes.values()) > MOST_COMMENTS:
            raise IllegalMove(
                "at most {most} characters are allowed in all comments", most=MOST_COMMENTS
            )
        return replace(self, notes=FrozenDict(notes))

    # Inside

    def _siblings(self, node: int) -> tuple[int, ...]:
        """Return the node and its alternatives, the main line first."""
        after = self.parent(node)
        return (node,) if after is None else self.children(after)

    def _off_line(self, node: int) -> int | None:
        """Return the last node of the path to `node` that is not its parent's first child.

        None if there is none.
        """
        at: int | None = node
        while at is not None:
            if self._siblings(at)[0] != at:
                return at
            at = self.parent(at)
        return None


def check_room(branches: int) -> None:
    """Raise IllegalMove if a study with `branches` plies in variations cannot take another one."""
    if branches >= MOST_BRANCHES:
        raise IllegalMove("at most {most} moves are allowed", most=MOST_BRANCHES)


def _same(one: Ply, other: Ply) -> bool:
    draws = [list(map(str, ply.draws)) for ply in (one, other)]
    return (one.player, one.text) == (other.player, other.text) and draws[0] == draws[1]


def _one_line(text: str) -> str:
    return mend(" ".join(text.split()))
