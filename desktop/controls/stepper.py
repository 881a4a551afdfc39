"""A stepper: an int between two bounds, with minus and plus; empty may mean automatic."""

from functools import cache

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop.controls.buttons import IconButton
from desktop.controls.focus import paint_focus
from desktop.controls.lay import lay
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, write_in

_MOST = 999


@cache
def _whole_numbers(low: int, high: int) -> QIntValidator:
    """Return the validator of these bounds, cached.

    As a stepper's child its wrapper was freed first, and deleting the page ended the program.
    """
    return QIntValidator(low, high)


class Stepper(QWidget):
    """Holds `value`: an int, or None for automatic where that is allowed.

    While automatic it shows `derived`, the value that will be used, or a word if none is known.
    Without `keyboard_tracking`, a typed number is used once Enter is pressed or the focus leaves.
    """

    changed = Signal()

    def __init__(
        self,
        name: str,
        low: int,
        high: int | None,
        value: int | None,
        *,
        keyboard_tracking: bool = True,
    ) -> None:
        super().__init__()
        self._low, self._high = low, high if high is not None else _MOST
        self._automatic = value is None
        self._derived: int | None = None
        self.value = value
        self.less = IconButton("minus", self.tr("{name}: less").format(name=name), 40)
        self.more = IconButton("plus", self.tr("{name}: more").format(name=name), 40)
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setValidator(_whole_numbers(min(0, low), self._high))
        self.field.setFrame(False)
        self.field.setStyleSheet("border: none; background: transparent; padding: 0;")
        fix(self.field, QWidget.setFixedSize, 52, 36)
        self.field.installEventFilter(self)
        lay(QHBoxLayout(self), self.less, self.field, self.more)
        for button in (self.less, self.more):
            button.glyph = 18.0
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        if keyboard_tracking:
            self.field.textEdited.connect(self._typed)
        else:
            self.field.editingFinished.connect(lambda: self._typed(self.field.text()))
        self.field.editingFinished.connect(self._show)
        fix(self, QWidget.setFixedHeight, 40)
        self.setFocusProxy(self.field)
        self._show()

    def set_derived(self, value: int | None) -> None:
        """Set the value that automatic means."""
        self._derived = value
        if self.value is None and not self.field.isModified():
            self._show()

    def set_value(self, value: int | None) -> None:
        """Set the value, kept within the bounds."""
        if value is not None:
            value = max(self._low, min(self._high, value))
        elif not self._automatic:
            return
        if value != self.value:
            self.value = value
            self.changed.emit()
        self._show()

    def step(self, by: int) -> None:
        """Add `by`, within the bounds; from automatic it starts at the derived value."""
        start = self.value if self.value is not None else self._derived
        self.set_value(self._low if start is None else start + by)

    def _typed(self, text: str) -> None:
        value = int(text) if text.lstrip("-").isdigit() else None
        if value is None and not self._automatic:
            return
        if value is None or self._low <= value <= self._high:
            self.value = value
            self.changed.emit()
        self._limit()

    def _show(self) -> None:
        shown = self.value if self.value is not None else self._derived
        text = "" if self.value is None else str(self.value)
        if self.field.text() != text:  # otherwise the text cursor would move during typing
            self.field.setText(text)
        word = self.tr("auto") if shown is None else str(shown)
        self.field.setPlaceholderText(word)
        self.field.setModified(False)
        write_in(self.field, "section")
        self._limit()

    def _limit(self) -> None:
        shown = self.value if self.value is not None else self._derived
        self.less.setEnabled(shown is None or shown > self._low)
        self.more.setEnabled(shown is None or shown < self._high)
        self.update()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Step with the arrow keys, and redraw the focus ring when the field's focus changes."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
            if step is not None:
                self.step(step)
                return True
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling a page must not change the numbers it passes over.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self)
            radius = theme().radius("field")
            painter.fillPath(rounded_rect(whole, radius), theme().colour("sunken"))
            if self.field.hasFocus():
                paint_focus(painter, whole, radius)
