"""The panel of Dragons: the tiles left, and the switch for paths."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

translate = QCoreApplication.translate


class Bar(QWidget):
    """A bar that shows the remaining share."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 1.0
        fix(self, QWidget.setFixedHeight, 8)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self).adjusted(4, 0, -4, 0)
            painter.fillPath(rounded_rect(whole, 4), theme().colour("sunken"))
            if self._share > 0:
                part = QRectF(whole)
                part.setWidth(max(8.0, whole.width() * self._share))
                painter.fillPath(rounded_rect(part, 4), theme().colour("control"))


class DragonsPanel(QWidget):
    """The game's own part of the right panel."""

    paths_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._left = Section(translate("common", "Tiles left"))
        self._bar = Bar()
        self._paths = Text("", "hint", "muted", wrap=True)
        self.paths = Toggle(translate("common", "Show the longest loops"))
        self.paths.toggled.connect(self.paths_wanted)
        # A click leaves the focus on the board, so that R and F still work.
        self.paths.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        switch = lay(QHBoxLayout(), (self._paths, 1), self.paths, spacing=-1, margins=(4, 0, 0, 0))
        lay(QVBoxLayout(self), self._left, self._bar, switch, None, spacing=8)

    def sizeHint(self) -> QSize:
        return QSize(px(292), super().sizeHint().height())

    def show_state(self, left: int, total: int, paths: str) -> None:
        """Show how many tiles of all are left, and what the switch shows."""
        self._left.show_fact(self.tr("{left} of {total}").format(left=left, total=total), "text")
        self._bar.show_share(left / total)
        self._paths.setText(paths)
