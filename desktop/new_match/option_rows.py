"""A row for each option of a game: a number, a flag, or a choice among flags.

Options that exclude each other are one choice, if the game's `GameUi` says so.
"""

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.spoken.rule_text import capitalised
from desktop.controls.choice import Choice
from desktop.controls.explained import Explained
from desktop.controls.flow import Flow
from desktop.controls.labelled import LEAST_WORDS, ROW
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Rule
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.controls.voice import say
from desktop.games.card import said
from desktop.games.catalogue import ui_of
from desktop.games.ui import OptionChoice
from desktop.language.messages import first_sentence, translated
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.core import AnyGame, InvalidOptions, OptionSpec
from rules.core.message import Message

translate = QCoreApplication.translate

_LINE = 53
_WIDEST_SEGMENTS = 330

Values = dict[str, int | bool]


class OptionRow(Explained, QWidget):
    """A label and a note on the left, the control on the right.

    `check` is called after each change. `explained`: the first sentence of the help is shown below
    the label; the tooltip has it all.
    """

    control: QWidget

    def __init__(
        self,
        label: str,
        control: QWidget,
        check: Callable[[], object],
        *,
        explained: bool,
        stacked: bool,
    ) -> None:
        super().__init__()
        self.control, self._check, self._explained = control, check, explained
        self._label = Text(label, "button", wrap=explained)
        self._note = Text("", "detail", "muted")
        self._below = Text("", "detail", "muted", wrap=True)
        self._objection = ""
        self._note.hide()
        head = Flow((self._label, int(explained)), (self._note, 1), spacing=12, below=0)
        words = lay(QVBoxLayout(), None, head, self._below, None)
        if stacked:
            lay(QVBoxLayout(self), words, control, spacing=8, margins=(0, 11, 0, 12))
        else:
            margins = (0, 11, 0, 12) if explained else (0, 6, 0, 6)
            beside = Flow((words, 1), control, spacing=16, least=LEAST_WORDS, margins=margins)
            self.setLayout(beside)
        fix(self, QWidget.setMinimumHeight, ROW if explained else _LINE)

    # -- what each kind of row provides

    @property
    def label(self) -> str:
        return self._label.text()

    @property
    def values(self) -> Values:
        """The row's options that differ from the standard game."""
        raise NotImplementedError

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags that could be chosen next."""
        return ()

    def take(self, values: Mapping[str, int | bool]) -> None:
        """Choose the options of an earlier match, or the standard game."""
        raise NotImplementedError

    def help(self) -> str:
        """Return a note about the present value."""
        raise NotImplementedError

    def summary(self) -> str:
        """Its values in a few words; empty for the standard game."""
        raise NotImplementedError

    def show_derived(self, options: object) -> None:
        """Show the value that is derived from the other options."""

    # -- what it shows

    @property
    def explanation(self) -> str:
        """The row's error, or else its help."""
        return self._objection or self.help()

    def note(self, text: str) -> None:
        """Show a word beside the label, such as the range of a number."""
        self._note.setText(text)
        self._note.setHidden(self._explained or not text)

    def disable_flags(self, reasons: Mapping[str, str]) -> None:
        """Disable flags that conflict with the choice; `reasons` are by their names."""
        self._say("" if not reasons else next(iter(reasons.values())), "muted")

    def show_error(self, reason: str) -> None:
        """Show and announce what is wrong with the value."""
        if reason and reason != self._objection:
            say(self, reason)
        self._say(reason, "error")

    def _say(self, objection: str, ink: str) -> None:
        self._objection = objection
        helps = self._explained or self._tells_more()
        shown = objection or (first_sentence(self.help()) if helps else "")
        self._below.set_ink(ink)
        self._below.setText(shown)
        self._below.setVisible(bool(shown))
        self.setToolTip(self.explanation)
        self.control.setAccessibleDescription(self.explanation)

    def _tells_more(self) -> bool:
        """Whether the help is needed even if there is room for one line only."""
        return False


class NumberRow(OptionRow):
    """A number between two bounds; a derived one can be left empty."""

    control: Stepper

    def __init__(
        self,
        name: str,
        spec: OptionSpec,
        default: int | None,
        check: Callable[[], object],
        **how: bool,
    ) -> None:
        assert spec.low is not None
        label = translated(spec.label)
        super().__init__(label, Stepper(label, spec.low, spec.high, default), check, **how)
        self._name, self._spec, self._default = name, spec, default
        self.control.changed.connect(check)
        if default is not None:
            self.note(self.tr("standard: {n}").format(n=default))

    @property
    def values(self) -> Values:
        value = self.control.value
        return {} if value is None or value == self._default else {self._name: value}

    def take(self, values: Mapping[str, int | bool]) -> None:
        self.control.set_value(values.get(self._name, self._default))

    def help(self) -> str:
        return translated(self._spec.help)

    def summary(self) -> str:
        words = translate("common", "{label}: {value}")
        return words.format(label=self.label, value=self.control.value)

    def show_derived(self, options: object) -> None:
        value = getattr(options, self._name)
        self.control.set_derived(value)
        if self._default is None and self.control.value is None:
            self.note(self.tr("standard: {n}").format(n=value))


class FlagRow(OptionRow):
    """A flag that is compatible with every choice, or shows why not."""

    control: Toggle

    def __init__(
        self, name: str, spec: OptionSpec, check: Callable[[], object], **how: bool
    ) -> None:
        label = translated(spec.label)
        super().__init__(label, Toggle(label), check, **how)
        self._name, self._spec = name, spec
        self.control.toggled.connect(check)

    @property
    def values(self) -> Values:
        return {self._name: True} if self.control.isChecked() else {}

    @property
    def flags(self) -> tuple[str, ...]:
        return () if self.control.isChecked() else (self._name,)

    def take(self, values: Mapping[str, int | bool]) -> None:
        self.control.setChecked(bool(values.get(self._name)))

    def help(self) -> str:
        return translated(self._spec.help)

    def summary(self) -> str:
        return self.label

    def disable_flags(self, reasons: Mapping[str, str]) -> None:
        super().disable_flags(reasons)
        self.control.setEnabled(not reasons)
        self._label.set_ink("muted" if reasons else "text")


class ChoiceRow(OptionRow):
    """A choice among flags that exclude each other; the standard game comes first."""

    control: Segmented | Choice

    def __init__(
        self,
        choice: OptionChoice,
        specs: Mapping[str, OptionSpec],
        check: Callable[[], object],
        *,
        explained: bool,
        stacked: bool,
    ) -> None:
        label = said(choice.label)
        self._all = ("", *choice.flags)
        self._texts = [said(choice.usual), *(_words(choice, flag, specs) for flag in choice.flags)]
        self._specs = specs
        self._same = choice.same
        control: Segmented | Choice = Choice(label, self._texts)
        if not stacked and _segments_width(self._texts) <= _WIDEST_SEGMENTS:
            control = Segmented(label, self._texts)
        super().__init__(label, control, check, explained=explained, stacked=stacked)
        self.control.chosen.connect(lambda _index: check())

    @property
    def values(self) -> Values:
        flag = self._all[self.control.index]
        return {flag: True} if flag else {}

    @property
    def flags(self) -> tuple[str, ...]:
        return tuple(flag for n, flag in enumerate(self._all) if flag and n != self.control.index)

    def choose(self, flag: str) -> None:
        """Choose a flag; an empty name chooses the standard game."""
        self.control.choose(self._all.index(flag))
        self._check()

    def take(self, values: Mapping[str, int | bool]) -> None:
        on = [n for n, flag in enumerate(self._all) if values.get(flag)]
        self.control.choose(on[0] if on else 0)
        self._check()

    def help(self) -> str:
        flag = self._all[self.control.index] or next(iter(self._same), "")
        return translated(self._specs[flag].help) if flag else ""

    def summary(self) -> str:
        words = translate("common", "{label}: {value}")
        return words.format(label=self.label, value=self._texts[self.control.index])

    def _tells_more(self) -> bool:
        return self.control.index > 0

    def disable_flags(self, reasons: Mapping[str, str]) -> None:
        # What can be chosen in part says nothing, but for what is asked for.
        none = set(self.flags) <= set(reasons) and self.control.index == 0
        super().disable_flags(reasons if none else {})
        self.control.setEnabled(not none)
        self._label.set_ink("muted" if none else "text")
        for number, flag in enumerate(self._all):
            self.control.forbid(number, "" if none else reasons.get(flag, ""))


def _words(choice: OptionChoice, flag: str, specs: Mapping[str, OptionSpec]) -> str:
    """Return the name of a flag as the choice shows it."""
    if flag in choice.words:
        return said(choice.words[flag])
    return capitalised(translated(specs[flag].label).partition(": ")[2])


def _segments_width(texts: Sequence[str]) -> float:
    metrics = QFontMetricsF(theme().font("hint"))
    return sum(metrics.horizontalAdvance(text) + 32 for text in texts)


class OptionRows(QWidget):
    """All options of a game. Options that conflict with the choice are disabled, with a reason."""

    changed = Signal()

    def __init__(self, game: AnyGame, players: int, *, narrow: bool = False) -> None:
        super().__init__()
        self._game, self._players = game, players
        self.rows: dict[str, OptionRow] = {}
        """The rows by the names of their options; several options may share a row."""
        self.folded: list[OptionRow] = []
        column = lay(QVBoxLayout(self))
        for row, rare in self._made(narrow):
            if rare and not narrow:
                self.folded.append(row)
            else:
                if column.count() and narrow:
                    column.addWidget(Rule())
                column.addWidget(row)
                if not narrow:
                    column.addWidget(Rule())
        self._each = list(dict.fromkeys(self.rows.values()))
        self.problem = ""
        self._check()

    def _made(self, narrow: bool) -> list[tuple[OptionRow, bool]]:
        """Return the rows in the order of the options, and whether each is rare."""
        ui, specs = ui_of(self._game.slug), self._game.options.specs()
        defaults = {field.name: field.default for field in dataclasses.fields(self._game.options)}
        choices = {name: one for one in ui.choices for name in (*one.flags, *one.same)}
        made = list[tuple[OptionRow, bool]]()
        for name, spec in specs.items():
            if name in self.rows:
                continue
            choice = choices.get(name)
            names = (*choice.flags, *choice.same) if choice else (name,)
            rare = not ui.rare.isdisjoint(names)
            how = {"explained": rare and not narrow, "stacked": narrow and choice is not None}
            row: OptionRow
            if choice is not None:
                row = ChoiceRow(choice, specs, self._check, **how)
            elif spec.low is None:
                row = FlagRow(name, spec, self._check, **how)
            else:
                default = defaults[name]
                usual = default if isinstance(default, int) else None
                row = NumberRow(name, spec, usual, self._check, **how)
            self.rows.update(dict.fromkeys(names, row))
            made.append((row, rare))
        return made

    @property
    def values(self) -> Values:
        """The options that differ from the standard game."""
        return {name: value for row in self._each for name, value in row.values.items()}

    def reset(self) -> None:
        """Reset to the standard game."""
        self.take({})

    def set_players(self, players: int) -> None:
        """Set the number of players, which some options depend on."""
        self._players = players
        self._check()

    def take(self, values: Mapping[str, int | bool]) -> None:
        """Set all options, for example to those of an earlier game.

        Unknown ones are ignored, and missing ones are as in the standard game.
        """
        for row in self._each:
            row.take(values)

    @property
    def resolved(self) -> Any:
        """The options with all derived values. Raises InvalidOptions."""
        return self._game.options.read(self.values, self._players)

    def _check(self) -> None:
        """Look for conflicts in the present choice and in each possible next one."""
        values = self.values
        error = self._error(values)
        self.problem = self._sentence(error.reason) if error else ""
        for row in self._each:
            others = {name: value for name, value in values.items() if name not in row.values}
            reasons = {flag: self._objection(flag, others) for flag in row.flags}
            row.disable_flags({flag: reason for flag, reason in reasons.items() if reason})
        if error is None:
            options = self.resolved
            for row in self._each:
                row.show_derived(options)
        elif error.option in self.rows:
            self.rows[error.option].show_error(self.problem)
        self.changed.emit()

    def _objection(self, name: str, others: Values) -> str:
        """Why a flag conflicts with the other options; empty if it does not."""
        specs = self._game.options.specs()
        for other, value in others.items():
            if value is True and (name in specs[other].excludes or other in specs[name].excludes):
                label = translated(specs[other].label)
                return self.tr("Cannot be combined with “{label}”.").format(label=label)
        if self._error(others) is not None:
            return ""
        error = self._error({**others, name: True})
        return self._sentence(error.reason) if error else ""

    def _sentence(self, reason: str) -> str:
        """Return a reason given by the rules, with the options named as they are in this list."""
        specs = self._game.options.specs()
        #: an option by its name
        quoted = self.tr("“{label}”")
        called = {name: quoted.format(label=translated(specs[name].label)) for name in specs}
        if isinstance(reason, Message) and reason.n is None:
            told = {key: called.get(str(one), one) for key, one in reason.arguments.items()}
            reason = Message(reason.template, **told)
        said = translated(reason)
        for name in specs:
            if "_" in name:  # no word of a language
                said = re.sub(rf"\b{name}\b", called[name], said)
        return capitalised(said.removesuffix(".")) + "."

    def _error(self, values: Values) -> InvalidOptions | None:
        try:
            self._game.options.read(values, self._players)
        except InvalidOptions as error:
            return error
        return None
