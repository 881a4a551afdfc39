"""The strip of a folded panel while a game is replayed: previous and next move."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout

from desktop.board.folding import Strip
from desktop.board.row_data import Tally
from desktop.controls.buttons import IconButton
from desktop.controls.lay import lay
from desktop.frame.tally_block import TallyBlock

translate = QCoreApplication.translate


class WalkStrip(Strip):
    """Shows the turn between the two buttons for the previous and the next move."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = TallyBlock()
        self.back = IconButton("previous", translate("MoveList", "Back one move"))
        self.onward = IconButton("next", translate("MoveList", "Forward one move"))
        ways = lay(QVBoxLayout(), self.back, self.turn, self.onward, spacing=6)
        for button in (self.back, self.onward):
            ways.setAlignment(button, Qt.AlignmentFlag.AlignHCenter)
        lay(self.column, None, ways, None, margins=(6, 6, 6, 6))

    def show_turn(self, turn: str, *, first: bool = False, last: bool = False) -> None:
        """Show a turn number, and whether there are moves before and after."""
        #: below the number of a turn
        self.turn.show_tally(Tally(turn, translate("WalkStrip", "turn")))
        self.back.setDisabled(first)
        self.onward.setDisabled(last)
