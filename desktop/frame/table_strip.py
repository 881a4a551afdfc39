"""The strip of the table's folded panel: seats, a fact about the position, and the turn."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent

from desktop.board.folding import Strip
from desktop.board.row_data import Tally
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.frame.seat_card import SeatBlock
from desktop.frame.tally_block import TallyBlock
from desktop.theme.scaling import px

_ROOMY = 132  # px for each seat, and the same for the rest
_LOW, _REST = 86, 110  # px of a low seat with its spacing, and of the rest


class TableStrip(Strip):
    """The strip, with a block for every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[SeatBlock] = []
        self.tally = TallyBlock()
        self.tally.hide()
        self.turn = Text("", "caption", "muted", wrap=True)
        self.turn.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.turn.setMinimumWidth(1)
        lay(self.column, None, self.tally, self.turn, spacing=6, margins=(6, 6, 6, 8))

    def seat_players(self, names: Sequence[str]) -> None:
        """Make a block for each player."""
        for block in self.seats:
            block.hide()
            block.deleteLater()
        self.seats = [SeatBlock(player, name) for player, name in enumerate(names)]
        for place, block in enumerate(self.seats):
            self.column.insertWidget(1 + place, block)
        self._arrange()

    def show_tally(self, tally: Tally) -> None:
        """Show a fact about the position, or none."""
        self.tally.show_tally(tally)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        count = len(self.seats)
        low = self.height() < px(_ROOMY * (1 + count))
        tight = self.height() < px(_REST + _LOW * count)
        for block in self.seats:
            block.squeeze(low, tight=tight)
        fact = bool(self.tally.tally.count)
        self.tally.setVisible(fact and (not low or count < 3))
