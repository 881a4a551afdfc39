"""The rows of a study's tree, from a session and what the engine has found."""

from PySide6.QtCore import QCoreApplication

from desktop.analysis.session import AnalysisSession
from desktop.analysis.tree_list import TreeRow
from desktop.board.row_data import MoveRow
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import in_words
from desktop.language.messages import listed
from rules.ply import Ply

translate = QCoreApplication.translate


def drawn(draw: object) -> str:
    """Return a draw in words."""
    return str(draw).lstrip("*")


class TreeRows:
    """Makes the rows for one study. The words of a ply are made once."""

    def __init__(self) -> None:
        self._chances: dict[int, tuple[Ply, float]] = {}
        """The first player's share of the win after each ply that the engine has analysed."""
        self._rows: dict[int, tuple[Ply, MoveRow]] = {}
        # The ply is kept, so that no other one gets its id.

    def note_chance(self, ply: Ply, share: float) -> None:
        """Show the first player's share of the win after a ply."""
        self._chances[id(ply)] = ply, share

    def of(self, session: AnalysisSession, scene: BoardScene) -> list[TreeRow]:
        """Return the rows of the whole tree, in the order of the list."""
        tree, rows = session.tree, []
        for one in session.listed():
            ply, note = tree.ply(one.node), tree.note(one.node)
            if id(ply) not in self._rows:
                self._rows[id(ply)] = ply, in_words([scene.ply_row(one.text)])[0]
            move = self._rows[id(ply)][1]
            _, chance = self._chances.get(id(ply), (ply, None))
            before = tree.parent(one.node)
            assert before is not None
            beside = tree.children(before)
            told = move.note
            if [tree.ply(child).text for child in beside].count(ply.text) > 1:
                #: what chance drew after a move: one or more tiles
                words = translate("StudyPage", "drew {drawn}")
                told = listed(told, words.format(drawn=" ".join(map(drawn, ply.draws))))
            rows.append(
                TreeRow(
                    one.node,
                    one.depth,
                    MoveRow(one.node, one.number, move.player, move.text, told),
                    note.symbol,
                    note.comment,
                    head=beside[0] != one.node,
                    promoted=tree.is_promoted(one.node),
                    replaced=tree.is_replaced(one.node),
                    chance=chance,
                )
            )
        return rows
