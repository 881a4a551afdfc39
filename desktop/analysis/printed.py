"""An analysis on paper: a study's main line has comments and variations below the moves."""

from collections.abc import Sequence
from textwrap import wrap

from desktop.analysis.session import AnalysisSession, ListedPly
from desktop.board.row_data import MoveRow
from desktop.board.spoken.turns import in_words
from desktop.paper.commands import Printable
from desktop.paper.match_sheet import Turn
from rules.core import SEATS, Position
from rules.match import Match
from rules.study import Tree

_LONGEST = 500
"""The letters of the longest paragraph, as columns and pages end between paragraphs."""


def printable(
    session: AnalysisSession, view: Position, reviewed: Match | None, *, whole: bool
) -> Printable:
    """Return a position and the reviewed match; in a study its line, or the `whole` study."""
    if reviewed is not None:
        return Printable(view, reviewed.copy())
    if not whole:
        return Printable(view, session.line(), session.showing.viewer)
    turns = study_turns(session.listed(), session.tree)
    return Printable(view, session.main_line(), session.showing.viewer, turns)


def study_turns(rows: Sequence[ListedPly], tree: Tree) -> list[Turn]:
    """Return the turns of a study's main line, and its remarks as turns without a number.

    `ply` counts the plies of the main line.
    """
    found: list[Turn] = []
    ply = 0
    for at, row in enumerate(rows):
        before, words = rows[at - 1], _move(row, tree)
        continued = at > 0 and row.depth == before.depth and not _begins(row, tree)
        if not row.depth:
            ply += 1
            if continued and row.number == before.number and not _comment(before, tree):
                last = found.pop()
                found.append(Turn(last.number, last.player, f"{last.text} {words}", ply))
            else:
                found.append(Turn(row.number, row.text.player, words, ply))
            found += [Turn("", None, part, ply) for part in wrap(_comment(row, tree), _LONGEST)]
            continue
        sign = SEATS[row.text.player] if row.text.player is not None else ""
        words = " ".join(filter(None, (row.number, sign, words, _comment(row, tree))))
        if continued and len(found[-1].text) + len(words) < _LONGEST:
            words = f"{found.pop().text} {words}"
        found += [Turn("", None, part, ply) for part in wrap(words, _LONGEST)]
    return found


def _begins(row: ListedPly, tree: Tree) -> bool:
    """Return whether a move begins a variation."""
    before = tree.parent(row.node)
    return before is not None and tree.children(before)[0] != row.node


def _move(row: ListedPly, tree: Tree) -> str:
    text = row.text
    [said] = in_words([MoveRow(text.ply, row.number, text.player, text.text)])
    return said.text + tree.note(row.node).symbol


def _comment(row: ListedPly, tree: Tree) -> str:
    return tree.note(row.node).comment
