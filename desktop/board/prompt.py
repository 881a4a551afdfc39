"""The prompt over the table: who moves, what to do, how; and, for a while, what went wrong."""

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle
from desktop.paint.player_glyphs import paint_chip
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_SHOW_ERROR_MS = 6000
_SLOW_DISK_MS = 300
"""Milliseconds after which the prompt says that a move is still being saved."""


class PlayerChip(QWidget):
    """The player's hexagon, or an exclamation mark while an error is shown."""

    def __init__(self, radius: float = 19, player: int | None = None) -> None:
        super().__init__()
        self.player = player
        self.alert = False
        self._radius = radius
        fix(self, QWidget.setFixedSize, round(2 * radius), round(2 * radius))

    def show_player(self, player: int | None) -> None:
        self.player = player
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            centre = QPointF(self._radius, self._radius)
            if self.alert:
                painter.fillPath(circle(centre, self._radius * 0.84), colours.colour("error"))
                box = room(self).adjusted(8, 8, -8, -8)
                paint_icon(painter, "alert", box, colours.colour("onThreatened"))
            elif self.player is not None:
                paint_chip(painter, self.player, centre, self._radius, colours)


class PromptHeader(QWidget):
    """The prompt over the table's upper left corner; mouse events pass through it."""

    spoke = Signal()  # its text changed without a new prompt, and may need more room

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.chip = PlayerChip(19)
        self._sentence = Text("", "prompt")
        self._hint = Text("", "hint", "muted")
        self._usual, self._usual_ink = "", "muted"
        self._clear = QTimer(self, singleShot=True, interval=_SHOW_ERROR_MS)
        self._clear.timeout.connect(self.clear_error)
        self._disk = QTimer(self, singleShot=True, interval=_SLOW_DISK_MS)
        self._disk.timeout.connect(self._tell_of_disk)
        lines = lay(QVBoxLayout(), self._sentence, self._hint)
        self._row = lay(
            QHBoxLayout(self), (self.chip, 0, Qt.AlignmentFlag.AlignVCenter), lines, spacing=11
        )

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    @property
    def hint(self) -> str:
        return self._hint.text()

    @property
    def speaks(self) -> bool:
        """Whether it shows any text now."""
        return bool(self.sentence or self.hint)

    def show_prompt(
        self, player: int | None, sentence: str, hint: str = "", *, accent: bool = False
    ) -> None:
        """Show what to do, with the hint highlighted if `accent`; an error is removed."""
        self._clear.stop()
        self._disk.stop()
        self.chip.alert = False
        self.chip.setVisible(player is not None)
        self.chip.show_player(player)
        self._usual, self._usual_ink = hint, "accent" if accent else "muted"
        self._sentence.setText(sentence)
        self._show_hint(hint, self._usual_ink)
        self.setAccessibleName(f"{sentence}. {hint}")

    def await_disk(self) -> None:
        """Show that a move is being saved, unless another prompt comes soon."""
        self._disk.start()

    def _tell_of_disk(self) -> None:
        words = self.tr("Saving your move…")
        self.show_prompt(self.chip.player, self.sentence, words)
        self.spoke.emit()

    def show_error(self, reason: str) -> None:
        """Show an error in place of the hint for a while."""
        self.chip.alert = True
        self.chip.setVisible(True)
        self._show_hint(reason, "error")
        self.setAccessibleName(reason)
        self._clear.start()

    def clear_error(self) -> None:
        """Show the usual hint again."""
        self.chip.alert = False
        self.chip.setVisible(self.chip.player is not None)
        self._show_hint(self._usual, self._usual_ink)
        self.spoke.emit()

    def _show_hint(self, text: str, ink: str) -> None:
        self._hint.set_ink(ink)
        self._hint.setText(text)
        self._hint.setVisible(bool(text))
        self.chip.update()
        self.adjustSize()

    def limit(self, width: int) -> None:
        """Set the greatest width of the prompt, in pixels; longer lines are wrapped."""
        usable = max(0, width - self.chip.width() - px(11))
        for line in (self._sentence, self._hint):
            long = QFontMetricsF(line.font()).horizontalAdvance(line.text()) > usable
            line.setWordWrap(long)
            line.setMinimumWidth(usable if long else 0)
            line.setMaximumWidth(usable)
        self._row.activate()  # otherwise the size is still that of the old lines
        self.adjustSize()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
