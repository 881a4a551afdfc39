"""The panel of “Nine regions”: whether the hand fills cells or notes what they may be."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented


class RegionsPanel(QWidget):
    """Shows what the scene says; a choice is a signal."""

    notes_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        #: verb: numbers are put into cells
        fill = self.tr("Fill")
        #: verb: small numbers are noted in cells
        note = self.tr("Note")
        self.mode = Segmented(self.tr("What a click does"), [(fill, "brush"), (note, "pencil")])
        self.mode.chosen.connect(lambda index: self.notes_wanted.emit(index == 1))
        lay(QVBoxLayout(self), self.mode)

    def show_notes(self, pencil: bool) -> None:
        """Show which of the two it is."""
        if self.mode.index != int(pencil):
            self.mode.choose(int(pencil))
