"""The row of the new game sheet that gives the match a clock."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.controls.choice import Choice
from desktop.controls.labelled import labelled
from desktop.controls.lay import lay
from desktop.controls.stepper import Stepper
from desktop.controls.text import Text
from desktop.language.messages import first_sentence
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


class ClockRow(QWidget):
    """Holds `clock`: a preset, custom values, or None for no clock."""

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
