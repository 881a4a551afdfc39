"""The sheet's rows beside the options of a game: a layout, a clock, and the fold of rare rows."""

from collections.abc import Callable, Sequence
from contextlib import closing, suppress

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.choice import Choice
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.labelled import labelled
from desktop.controls.lay import lay
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Rule
from desktop.controls.text import Text
from desktop.games.catalogue import layouts
from desktop.language.messages import first_sentence
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.text import first_fitting, paint_line
from desktop.storage.database import Database
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.core.time_control import TimeControl

PRESETS = (
    None,
    TimeControl(60),
    TimeControl(3 * 60, 2),
    TimeControl(5 * 60, 3),
    TimeControl(10 * 60, 5),
    TimeControl(30 * 60),
)
"""The choices without numbers to type; None is no clock."""
_OWN = len(PRESETS)
_MOST_MINUTES, _MOST_SECONDS = 180, 180
_FOLD_HEIGHT = 48


class LayoutChoice(QWidget):
    """A choice among the player's complete layouts of one size; hidden if there are none.

    The layouts are read and checked in the background: 2,000 take a third of a second.
    """

    def __init__(self, check: Callable[[], object]) -> None:
        """`check` is called when another layout is chosen."""
        super().__init__()
        self._entries: list[tuple[str, str]] = []
        self._size: int | None = None
        """The size whose layouts are offered; None for none."""
        self._known: int | None = None
        """The size whose layouts were read last."""
        self._reader = BackgroundTask(self)
        #: the board of a new match
        self.choice = Choice(self.tr("Your layout"), [self.tr("Dealt at random")])
        self.choice.chosen.connect(lambda _index: check())
        name = Text(self.tr("Your layout"), "button")
        lay(QHBoxLayout(self), name, None, self.choice, margins=(0, 8, 0, 0))
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether the layouts are still being read."""
        return self._reader.busy

    @property
    def labels(self) -> str:
        """The labels of the chosen layout; empty for a random board."""
        index = 0 if self.isHidden() else self.choice.index
        return self._entries[index - 1][1] if index else ""

    def offer(self, size: int | None) -> None:
        """Offer the layouts of this size; None offers none."""
        self._size = size
        if size is not None and size != self._known:
            self._known = size
            self._show([])
            self._reader.ask(lambda _stop: _whole(size), self._show_read, self._forget)
        self.setVisible(size is not None and bool(self._entries))

    def _show(self, entries: list[tuple[str, str]]) -> None:
        self._entries = entries
        names = [name for name, _labels in entries]
        self.choice.show_texts([self.tr("Dealt at random"), *names], 0)

    def _show_read(self, read: list[tuple[str, str]] | None) -> None:
        if read is None:
            self._forget()
        entries = read or []
        self._show(entries)
        self.setVisible(self._size is not None and bool(entries))

    def _forget(self) -> None:
        """Let the next offer read the layouts again, after they could not be read."""
        self._known = None


def _whole(size: int) -> list[tuple[str, str]] | None:
    """Return the complete layouts of a size by name; None if the file cannot be read now."""
    with suppress(OSError), closing(Database(mends=False)) as store:
        return layouts().whole(store, size)
    return None


class ClockRow(QWidget):
    """Gives the match a clock. Holds `clock`: a preset, custom values, or None for no clock."""

    def __init__(self, check: Callable[[], object]) -> None:
        """`check` is called after each change."""
        super().__init__()
        self._check = check
        texts = [self._words(preset) for preset in PRESETS]
        title = self.tr("Clock")
        self.choice = Choice(title, [*texts, self.tr("Own time…")])
        line = self.tr(
            "Time for each player, and seconds added after each turn. Your clock starts with your "
            "second turn."
        )
        self.choice.setAccessibleDescription(line)
        self.choice.setToolTip(line)
        self.minutes = Stepper(self.tr("Minutes for each player"), 1, _MOST_MINUTES, 10)
        self.seconds = Stepper(self.tr("Seconds added after each turn"), 0, _MOST_SECONDS, 5)
        self._own = QWidget()
        lines = map(self._line, (self.minutes, self.seconds))
        lay(QVBoxLayout(self._own), *lines, spacing=4, margins=(0, 0, 0, 12))
        self._own.hide()
        lay(QVBoxLayout(self), labelled(title, first_sentence(line), self.choice), self._own)
        self.choice.chosen.connect(self._follow)
        self.minutes.changed.connect(check)
        self.seconds.changed.connect(check)

    @staticmethod
    def _line(stepper: Stepper) -> QHBoxLayout:
        words: QLabel = Text(stepper.field.accessibleName(), "detail", "muted")
        return lay(QHBoxLayout(), (words, 1), stepper)

    @property
    def clock(self) -> TimeControl | None:
        """The time each player has; None for no clock."""
        if self.choice.index < _OWN:
            return PRESETS[self.choice.index]
        return TimeControl(60 * (self.minutes.value or 1), self.seconds.value or 0)

    def take(self, clock: TimeControl | None) -> None:
        """Choose a clock, or none for None."""
        known = clock in PRESETS
        self.choice.choose(PRESETS.index(clock) if known else _OWN)
        if clock is not None and not known:
            self.minutes.set_value(max(1, clock.main // 60))
            self.seconds.set_value(clock.increment)
        self._follow()

    def summary(self) -> str:
        """Return the clock in a few words; empty without one."""
        return self._words(self.clock) if self.clock is not None else ""

    def _follow(self) -> None:
        self._own.setVisible(self.choice.index == _OWN)
        self._check()

    def _words(self, clock: TimeControl | None) -> str:
        if clock is None:
            return self.tr("No clock")
        words = self.tr("{minutes} min + {seconds} s")
        return words.format(minutes=clock.main // 60, seconds=clock.increment)


class FoldButton(FocusRing, QPushButton):
    """A line that folds and unfolds the rows below it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title
        self._wordings: Sequence[str] = ("",)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _FOLD_HEIGHT)

    def say(self, *wordings: str) -> None:
        """Show what the fold holds: the first of these texts that fits."""
        self._wordings = wordings
        self.setAccessibleName(f"{self._title}: {wordings[0]}")
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(300, _FOLD_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, made = room(self), colours.font("button")
            if self.underMouse():
                painter.fillRect(whole, colours.colour("text", 0.04))
            middle, ink = whole.center().y(), colours.colour("text")
            icon = "chevron-down" if self.isChecked() else "next"
            paint_icon(painter, icon, QRectF(-1, middle - 9, 18, 18), ink)
            paint_line(painter, self._title, whole.adjusted(26, 0, 0, 0), made, ink)
            if not self.isChecked():
                left = 26 + QFontMetricsF(made).horizontalAdvance(self._title) + 16
                box, small = whole.adjusted(left, 0, 0, 0), colours.font("detail")
                words = first_fitting(self._wordings, small, box.width())
                muted, right = colours.colour("muted"), Qt.AlignmentFlag.AlignRight
                paint_line(painter, words, box, small, muted, right)
            if self.by_keyboard:
                paint_focus(painter, whole, colours.radius("button"))


class MoreOptions(QWidget):
    """Rarely used rows, folded away; while folded, a line names the changed ones."""

    def __init__(self, rows: Sequence[QWidget], scroll_here: Callable[[], object]) -> None:
        """`scroll_here` is called when the rows are unfolded."""
        super().__init__()
        self.button = FoldButton(self.tr("More options"))
        self._rows = QWidget()
        column = lay(QVBoxLayout(self._rows))
        for number, row in enumerate(rows):
            if number:
                column.addWidget(Rule())
            column.addWidget(row)
        lay(QVBoxLayout(self), self.button, self._rows)
        self._rows.hide()
        self.button.toggled.connect(self._rows.setVisible)
        self.button.toggled.connect(lambda on: scroll_here() if on else None)
