"""Reading and writing the study in a record. `rules/record.md` describes its format."""

import re
from dataclasses import replace
from itertools import count

from rules.core import SEATS
from rules.core.errors import InvalidText, message_of
from rules.core.game import FrozenDict
from rules.core.limits import MOST_MOVES
from rules.match import Match
from rules.record import PlyLine, Problem
from rules.replay import read_ply
from rules.study.tree import SYMBOLS, Branch, Note, Tree, check_room

NAME = "study"
"""The name of this part of a record."""

_BRANCH = re.compile(r"v([0-9]{1,6}) after (v?[0-9]{1,6})\. ([OXYZ]) (.*)")
_PLAYED = re.compile(r"([0-9]{1,6})\.")
_FIELD = re.compile("(title|mark|comment): (.*)")
_DRAWS = " | "
_UNREAD = "unread: "
"""The prefix of lines whose ply is not in the study, so they are not read as another ply's."""
_MOST_FAULTS = 100
"""The number of unreadable lines after which no more are read, as each may take long."""


def write_study(tree: Tree) -> tuple[str, ...]:
    """Return the lines of a study. There are none if nothing was added to the match."""
    titles = [f"title: {tree.title}"] if tree.title else []
    lines = _with_unknown(titles, tree.unknown)
    names = {0: "0"}
    branches = 0
    for node in (0, *(row.node for row in tree.rows())):
        note = tree.note(node)
        if node < 0:
            branches += 1
            names[node] = f"v{branches}"
            ply, after = tree.ply(node), tree.branches[node].after
            draws = _DRAWS + " ".join(map(str, ply.draws)) if ply.draws else ""
            assert ply.player is not None
            seat = SEATS[ply.player]
            lines.append(f"{names[node]} after {names[after]}. {seat} {ply.text}{draws}")
        else:
            names[node] = str(node)
            if note != Note() or tree.is_replaced(node):
                lines.append(f"{node}.")
        said = [f"mark: {note.symbol}"] if note.symbol else []
        if note.comment:
            said.append(f"comment: {note.comment}")
        lines += _with_unknown(said, note.unknown)
    return tuple(lines)


def _with_unknown(said: list[str], unknown: tuple[str, ...]) -> list[str]:
    """Return the lines in an order that keeps the known ones effective.

    Of two lines for the same field, the last one counts, so unknown lines that look like fields
    come first.
    """
    unusable = [line for line in unknown if _FIELD.fullmatch(line)]
    others = [line for line in unknown if not _FIELD.fullmatch(line)]
    return [*unusable, *said, *others]


def read_study(match: Match) -> tuple[Tree, Problem | None]:
    """Return the study of a match, and the problem of the first unreadable line or None.

    Unreadable lines are kept, and `write_study` writes them again. A match without a study part has
    an empty study. Raises IllegalMove for an unfinished match with secrets.
    """
    reader = _Reader(match)
    part = match.annotations.part(NAME)
    if part is None:
        return reader.tree(), None
    problem = None
    for number, line in zip(part.numbers or count(1), part.lines, strict=False):
        try:
            reader.take(line)
        except ValueError as error:
            problem = problem or Problem(number, message_of(error))
            reader.keep_unread(line)
    return reader.tree(), problem


class _Reader:
    """A reader that takes the lines of a study one by one."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._tree = Tree(match.plies)
        self._branches: dict[int, Branch] = {}
        self._order: dict[int, list[int]] = {}
        self._named: dict[str, int] = {}
        self._moves = 0
        self._at: int | None = None
        """The node that the next lines describe. None means the whole study."""
        self._unknown: dict[int | None, list[str]] = {}
        """Unknown lines by the node they belong to, unchanged."""
        self._lost = False
        """Whether the line that named the current ply could not be read."""
        self._faults = 0

    def tree(self) -> Tree:
        """Return the study from the lines read so far."""
        order: dict[int, tuple[int, ...]] = {}
        for after, nodes in self._order.items():
            played = self._tree.played_after(after)
            whole = (*(node for node in played if node not in nodes), *nodes)
            if whole != played:
                order[after] = whole
        unknown = {node: tuple(lines) for node, lines in self._unknown.items()}
        of_study = unknown.pop(None, ())
        notes = {
            node: replace(self._tree.note(node), unknown=lines)
            for node, lines in unknown.items()
            if node is not None
        }
        return replace(
            self._tree,
            branches=FrozenDict(self._branches),
            order=FrozenDict(order),
            notes=FrozenDict({**self._tree.notes, **notes}),
            unknown=of_study,
        )

    def take(self, line: str) -> None:
        """Read the next line. Raises ValueError, which says what is wrong."""
        if self._faults >= _MOST_FAULTS:
            raise InvalidText("this line is damaged or does not belong here")
        if match := _BRANCH.fullmatch(line):
            self._grow(*match.groups())
            self._lost = False
        elif match := _PLAYED.fullmatch(line):
            self._name_played(int(match[1]))
            self._lost = False
        elif self._lost:
            raise InvalidText("this line is damaged or does not belong here")
        elif match := _FIELD.fullmatch(line):
            self._fill(match[1], match[2])
        else:
            self._keep(line)

    def keep_unread(self, line: str) -> None:
        """Keep a line that `take` rejected."""
        self._faults += 1
        if _BRANCH.fullmatch(line) or _PLAYED.fullmatch(line):
            self._lost = True
        if self._lost or self._faults >= _MOST_FAULTS:
            self._unknown.setdefault(None, []).append(_UNREAD + line)
        else:
            self._keep(line)

    def _keep(self, line: str) -> None:
        """Keep a line unchanged, with the current node or the study."""
        self._unknown.setdefault(self._at, []).append(line)

    def _grow(self, name: str, before: str, seat: str, text: str) -> None:
        after = self._named.get(before) if before.startswith("v") else int(before)
        if after is None or after >= len(self._match.plies):
            raise InvalidText("this study has no move {name}", name=before)
        if f"v{name}" in self._named:
            raise InvalidText("{what} appears twice", what=f"v{name}")
        text, _, draws = f" {text}".partition(_DRAWS)
        written = PlyLine(0, SEATS.index(seat), text.strip(), tuple(draws.split()))
        old = self._branches[after].ply if after < 0 else self._match.plies[after]
        ply = read_ply(self._match.game, self._match.seed, old, written)
        self._moves += len(ply.moves)
        if self._moves > MOST_MOVES:
            raise InvalidText("at most {most} moves are allowed", most=MOST_MOVES)
        check_room(len(self._branches))
        node = -len(self._branches) - 1
        self._branches[node] = Branch(after, ply)
        self._order.setdefault(after, []).append(node)
        self._named[f"v{name}"] = self._at = node

    def _name_played(self, node: int) -> None:
        if node >= len(self._match.plies):
            raise InvalidText("this study has no move {name}", name=node)
        self._at = node
        if node and node not in self._order.get(node - 1, ()):
            self._order.setdefault(node - 1, []).append(node)

    def _fill(self, key: str, value: str) -> None:
        if key == "title":
            self._tree = self._tree.rename(value)
        elif self._at is None:
            raise InvalidText("this line is damaged or does not belong here")
        elif key == "mark" and value in SYMBOLS:
            self._tree = self._tree.mark(self._at, value)
        elif key == "comment":
            self._tree = self._tree.comment(self._at, value)
        else:
            raise InvalidText("this line is damaged or does not belong here")
