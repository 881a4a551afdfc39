"""The prompt over the table: who moves and what to do; and, for a while, what went wrong."""

import math

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.contract import Prompt
from desktop.board.table_layout import TablePart
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.language.messages import ended
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle
from desktop.paint.player_glyphs import paint_chip
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_CHIP = 17.0
_GAP = 12
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


class PromptHeader(TablePart):
    """The prompt over the table, in one line; mouse events pass through it.

    A message takes the place of the sentence: an error, the coach, or a move being typed.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.chip = PlayerChip(_CHIP)
        self.chip.hide()
        self._sentence = Text("", "prompt")
        self._message = Text("", "hint", "error")
        self._prompt = Prompt("")
        self._clear = QTimer(self, singleShot=True, interval=_SHOW_ERROR_MS)
        self._clear.timeout.connect(self.clear_error)
        self._disk = QTimer(self, singleShot=True, interval=_SLOW_DISK_MS)
        self._disk.timeout.connect(lambda: self._show_message(self.tr("Saving your move…")))
        lines = lay(QVBoxLayout(), self._sentence, self._message)
        lay(QHBoxLayout(self), (self.chip, 0, Qt.AlignmentFlag.AlignVCenter), lines, spacing=_GAP)

    @property
    def sentence(self) -> str:
        return self._prompt.sentence

    @property
    def hint(self) -> str:
        """The message shown, or how to do what the sentence says, which only screen readers say."""
        return self._message.text() or self._prompt.hint

    def show_prompt(self, player: int | None, prompt: Prompt) -> None:
        """Show what to do, or an unusual hint in its place; an error is removed."""
        self._disk.stop()
        self.chip.show_player(player)
        self._prompt = prompt
        self._sentence.setText(prompt.line or prompt.sentence)
        self.clear_error()

    def await_disk(self) -> None:
        """Show that a move is being saved, unless another prompt comes soon."""
        self._disk.start()

    def show_error(self, reason: str) -> None:
        """Show an error for a while."""
        self.chip.alert = True
        self._show_message(reason, "error")
        self.setAccessibleName(reason)
        self._clear.start()

    def clear_error(self) -> None:
        """Show the usual prompt again."""
        self._clear.stop()
        self.chip.alert = False
        prompt = self._prompt
        self._show_message(prompt.hint if prompt.accent else "", "accent")
        self.setAccessibleName(f"{ended(prompt.sentence)} {prompt.hint}".strip())

    def _show_message(self, text: str, ink: str = "muted") -> None:
        self._message.set_ink(ink)
        self._message.setText(text)
        self._message.setVisible(bool(text))
        self._sentence.setVisible(not text)
        self.chip.setVisible(self.chip.alert or self.chip.player is not None)
        self.chip.update()

    def fit(self, width: int) -> None:
        """Resize to the text; if that is wider, it is wrapped."""
        line = self._sentence if self._message.isHidden() else self._message
        beside = 0 if self.chip.isHidden() else self.chip.width() + px(_GAP)
        usable = max(0, width - beside)
        wide = math.ceil(QFontMetricsF(line.font()).horizontalAdvance(line.text()))
        line.setWordWrap(wide > usable)
        high = line.heightForWidth(usable) if wide > usable else line.sizeHint().height()
        across = beside + min(wide + 1, usable)
        self.resize(
            across if line.text() else 0, max(high, 0 if not beside else self.chip.height())
        )
