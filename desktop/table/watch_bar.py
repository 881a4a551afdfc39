"""The bar that pauses computer players, steps through their moves, and sets their speed."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.buttons import IconButton
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented

translate = QCoreApplication.translate


class WatchBar(QWidget):
    """Shown while computers play each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hold = IconButton("pause", self.tr("Pause the players"), 48)
        self.step = IconButton("next", self.tr("One move"), 48)
        #: how fast the computer players move
        paces = [
            (translate("common", "Slow"), ""),
            (translate("common", "Normal"), ""),
            (translate("common", "Fast"), ""),
        ]
        self.pace = Segmented(translate("common", "Computer speed"), paces, 1)
        lay(QHBoxLayout(self), self.hold, self.step, (self.pace, 1), spacing=4)

    def show_state(self, still: bool, pace: int) -> None:
        """Show whether the players are paused, and how fast they play."""
        self.hold.show_icon("play" if still else "pause")
        self.hold.say(translate("common", "Continue") if still else self.tr("Pause the players"))
        self.step.setVisible(still)
        self.pace.choose(pace)
