"""One row for each option of a game: label, help, and a toggle or a stepper."""

import dataclasses
import re
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.rule_text import capitalised
from desktop.widgets.stepper import Stepper
from desktop.widgets.surfaces import Rule
from desktop.widgets.text import Text
from desktop.widgets.toggle import Toggle
from rules.core import AnyGame, InvalidOptions, OptionSpec


class OptionRow(QWidget):
    """Label and help on the left, the control on the right."""

    changed = Signal()

    def __init__(
        self, name: str, spec: OptionSpec, default: int | bool | None, *, narrow: bool = False
    ) -> None:
        super().__init__()
        self.name, self.spec, self.default = name, spec, default
        self.control: Toggle | Stepper
        if spec.low is None:
            self.control = Toggle(spec.label)
            self.control.setChecked(bool(default))
            self.control.toggled.connect(self.changed)
        else:
            value = None if default is None else int(default)
            self.control = Stepper(spec.label, spec.low, spec.high, value)
            self.control.changed.connect(self.changed)
        self.control.setAccessibleDescription(spec.help)
        self._label = Text(spec.label, "button", wrap=narrow)
        self._help = Text(spec.help, "detail", "muted", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._label)
        words.addWidget(self._help)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 11, 0, 12)
        row.setSpacing(12 if narrow else 24)
        row.addLayout(words, 1)
        row.addWidget(self.control, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def value(self) -> int | bool | None:
        """The value chosen; None for an automatic one."""
        if isinstance(self.control, Toggle):
            return self.control.isChecked()
        return self.control.value

    def set_value(self, value: int | bool | None) -> None:
        if isinstance(self.control, Toggle):
            self.control.setChecked(bool(value))
        else:
            self.control.set_value(value)

    @property
    def explanation(self) -> str:
        """What stands under the label now."""
        return self._help.text()

    def forbid(self, reason: str) -> None:
        """Greys the row out and says why; an empty reason frees it again."""
        self.control.setEnabled(not reason)
        self._label.set_ink("muted" if reason else "text")
        self._help.set_ink("muted")
        self._help.setText(reason or self.spec.help)

    def complain(self, reason: str) -> None:
        """Says what is wrong with the value."""
        self._help.set_ink("error")
        self._help.setText(reason)


class OptionRows(QWidget):
    """All options of a game. What contradicts the choice so far is greyed out, and says why."""

    changed = Signal()

    def __init__(self, game: AnyGame, players: int, *, narrow: bool = False) -> None:
        super().__init__()
        self._game, self._players = game, players
        self.rows: dict[str, OptionRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        defaults = {field.name: field.default for field in dataclasses.fields(game.options)}
        for name, spec in game.options.specs().items():
            if self.rows:
                column.addWidget(Rule())
            row = OptionRow(name, spec, _plain(defaults[name]), narrow=narrow)
            row.changed.connect(self._check)
            self.rows[name] = row
            column.addWidget(row)
        self.problem = ""
        self._check()

    @property
    def values(self) -> dict[str, int | bool]:
        """The options that differ from the standard game."""
        return {
            name: row.value
            for name, row in self.rows.items()
            if row.value is not None and row.value != row.default
        }

    def reset(self) -> None:
        """The standard game again."""
        for row in self.rows.values():
            row.set_value(row.default)

    def set_players(self, players: int) -> None:
        """Some options need a certain number of players."""
        self._players = players
        self._check()

    def take(self, values: dict[str, int | bool]) -> None:
        """Sets options, those of an earlier game for example; unknown ones are passed over."""
        for name, value in values.items():
            if name in self.rows:
                self.rows[name].set_value(value)

    def _check(self) -> None:
        """Looks for contradictions in the choice, and in what could be chosen next."""
        error = self._error(self.values)
        self.problem = self._sentence(error.reason) if error else ""
        for name, row in self.rows.items():
            off = row.spec.low is None and not row.value
            row.forbid(self._objection(name, error is None) if off else "")
        if error is None:
            self._show_derived()
        elif error.option in self.rows:
            self.rows[error.option].complain(self.problem)
        self.changed.emit()

    def _objection(self, name: str, others_fit: bool) -> str:
        """Why a flag cannot be switched on now; empty if it can."""
        rival = self._rival(name)
        if rival is not None:
            label = self.rows[rival].spec.label
            return self.tr("Not together with “{label}”.").format(label=label)
        error = self._error({**self.values, name: True}) if others_fit else None
        return self._sentence(error.reason) if error else ""

    def _sentence(self, reason: str) -> str:
        """A reason of the rules; the options it names are called what they are called here."""
        for name, row in self.rows.items():
            words = rf"\b{name}\b" if "_" in name else rf"(?<=needs ){name}\b"
            reason = re.sub(words, f"“{row.spec.label}”", reason)
        return capitalised(reason.removesuffix(".")) + "."

    def _rival(self, name: str) -> str | None:
        """An option that is on and excludes this one."""
        for other, row in self.rows.items():
            on = row.value is True
            if on and (name in row.spec.excludes or other in self.rows[name].spec.excludes):
                return other
        return None

    def _error(self, values: dict[str, int | bool]) -> InvalidOptions | None:
        try:
            self._game.options.read(values, self._players)
        except InvalidOptions as error:
            return error
        return None

    def _show_derived(self) -> None:
        resolved = self._game.options.read(self.values, self._players)
        for name, row in self.rows.items():
            if isinstance(row.control, Stepper):
                row.control.set_derived(getattr(resolved, name))


def _plain(default: Any) -> int | bool | None:
    return default if isinstance(default, int) else None
