"""The panel of the puzzle “Regions”: the switch between filling cells and noting candidates."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.buttons import IconButton, focus_by_tab_only
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme

translate = QCoreApplication.translate

NOTE_KEY = "N"


class RegionsPanel(QWidget):
    """Shows what a click does, and lets the player choose."""

    def __init__(self) -> None:
        super().__init__()
        #: verb: numbers are put into cells
        fill = translate("editor", "Fill")
        #: verb: small numbers are noted in cells
        note = self.tr("Note")
        self.mode = Segmented(self.tr("What a click does"), [(fill, "brush"), (note, "pencil")])
        lay(QVBoxLayout(self), self.mode)

    def show_notes(self, pencil: bool) -> None:
        """Show which of the two it is."""
        if self.mode.index != int(pencil):
            self.mode.choose(int(pencil))


class NoteButton(IconButton):
    """Stands in the strip of the folded panel; it is lit while numbers are noted."""

    def __init__(self) -> None:
        super().__init__("pencil", translate("RegionsPanel", "Note"))
        self.say(self.accessibleName(), NOTE_KEY)
        self.setCheckable(True)
        focus_by_tab_only(self)

    def show_notes(self, pencil: bool) -> None:
        """Show whether numbers are noted."""
        self.setChecked(pencil)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isChecked():
            colours = theme()
            with painting(self) as painter:
                box = room(self).adjusted(1, 1, -1, -1)
                lit = rounded_rect(box, colours.radius("button"))
                painter.fillPath(lit, colours.colour("accentSoft"))
                painter.strokePath(lit, colours.pen("focus", colours.colour("accent"), 0.6))
        super().paintEvent(event)
