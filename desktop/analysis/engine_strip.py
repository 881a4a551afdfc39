"""The strip at the foot of the table: the engine's evaluation; opened, its best moves, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.spoken.rule_text import capitalised
from desktop.board.table_layout import Stand, TablePart
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.language.messages import translated
from desktop.language.numbers import percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import in_lines, paint_line, paint_text
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.study.assessment import Assessment, Suggestion

translate = QCoreApplication.translate

SHADE = 14
"""Pixels around the strip for its shadow."""

_WON, _CLEAR, _AHEAD = 0.97, 0.75, 0.57
_LINES, _LINE = 3, 36  # rows, and the height in pixels of each
_HEAD = 32  # px
_REASON_AT, _ADD = 360.0, 96.0  # px of a row before its reason, and for the button
_WIDE = 640.0  # px of a row with room for a reason
_NARROW = 760  # px of table


def verdict(share: float, player: int, names: Sequence[str]) -> tuple[int | None, str]:
    """Return the player with the advantage, and its size in words; None if nobody has one.

    `share` is the player's share of the win. Against several opponents, none of them is named.
    """
    if len(names) == 2 and share < 0.5:
        share, player = 1 - share, 1 - player
    name = names[player]
    if share >= _WON:
        return player, translate("EngineStrip", "{name} is winning").format(name=name)
    if share >= _CLEAR:
        return player, translate("EngineStrip", "{name} is clearly ahead").format(name=name)
    if share >= _AHEAD:
        return player, translate("EngineStrip", "{name} is slightly ahead").format(name=name)
    if share > 1 - _AHEAD:
        #: the position: nobody is ahead
        return None, translate("common", "Even")
    return player, translate("EngineStrip", "{name} is behind").format(name=name)


class EvaluationBar(QWidget):
    """Each player's share of the win in their colours, with a mark at one half."""

    def __init__(self) -> None:
        super().__init__()
        self.share: float | None = None
        self.player, self.players = 0, 2
        fix(self, QWidget.setFixedHeight, 10)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(200, 10)

    def minimumSizeHint(self) -> QSize:
        return px_size(40, 10)

    def show_share(self, share: float | None, player: int, players: int) -> None:
        """Show a player's share of the win; None while it is not known."""
        self.share, self.player, self.players = share, player, players
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            painter.setClipPath(rounded_rect(whole, whole.height() / 2))
            painter.fillRect(whole, colours.colour("border"))
            if self.share is not None:
                first, share = self.player, self.share
                if self.players == 2 and first:
                    first, share = 0, 1 - share
                split = whole.width() * share
                left = QRectF(whole.left(), whole.top(), split, whole.height())
                painter.fillRect(left, colours.player(first).main)
                if self.players == 2:
                    right = whole.adjusted(split, 0, 0, 0)
                    painter.fillRect(right, colours.player(1).main)
            half = QRectF(whole.center().x() - 1, whole.top(), 2, whole.height())
            painter.fillRect(half, colours.colour("surface"))


class Verdict(HasRole, QWidget):
    """A row of words: the player who is ahead, then the best move and its line."""

    def __init__(self) -> None:
        super().__init__()
        self._player: int | None = None
        self._text = ""
        self.best: Suggestion | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        fix(self, QWidget.setFixedHeight, _HEAD)

    def text(self) -> str:
        return self._text

    def show_verdict(self, player: int | None, text: str) -> None:
        """Show who is ahead; None shows the words alone."""
        self._player, self._text = player, text
        self.setAccessibleName(text)
        self.update()

    def show_best(self, line: Suggestion | None) -> None:
        """Show the best line, or none."""
        self.best = line
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, left = theme(), 0.0
        plain, bold = colours.font("body"), colours.font("button", weight=700)
        text, muted = colours.colour("text"), colours.colour("muted")
        with painting(self) as painter:
            whole = room(self)
            if self._player is not None:
                at, ink = QPointF(7, whole.center().y()), colours.player(self._player).main
                paint_glyph(painter, self._player, at, 6, ink)
                left = 23.0
            paint_line(painter, self._text, whole.adjusted(left, 0, 0, 0), bold, text)
            left += QFontMetricsF(bold).horizontalAdvance(self._text) + 24
            if self.best is None:
                return
            first, *others = self.best.moves
            rest = " ".join(others)
            parts = ((self.tr("best"), plain, muted), (first, bold, text), (rest, plain, muted))
            wide = [QFontMetricsF(made).horizontalAdvance(words) + 10 for words, made, _ in parts]
            left = max(left, whole.width() - sum(wide))
            for (words, made, ink), width in zip(parts, wide, strict=True):
                box = QRectF(left, 0, min(width, whole.width() - left), whole.height())
                if words and box.width() > 24:
                    paint_line(painter, words, box, made, ink)
                left += width


class LineRow(FocusRing, QPushButton):
    """One of the engine's moves: its share, its continuation, and the reason.

    A click on the chosen row, or an arrow key, makes the next move of the line on the board.
    """

    def __init__(self, step: Callable[[int], object]) -> None:
        """`step` makes the next move of the line on the board, or undoes one."""
        super().__init__()
        self._step = step
        self.line: Suggestion | None = None
        self.why = ""
        self.chosen_again = False
        """Whether the row was already chosen when it was pressed."""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _LINE)
        self.pressed.connect(self._note_chosen)
        self.show_line(None)

    def _note_chosen(self) -> None:
        self.chosen_again = self.isChecked()

    def show_line(self, line: Suggestion | None, lost: float = 0.0) -> None:
        """Show a move that is `lost` worse than the best one; None for no move yet."""
        self.line, self.why = line, ""
        if line is not None and line.why:
            self.why = f"{capitalised(translated(line.why))}."
        elif lost >= 0.005:
            self.why = self.tr("{share} less").format(share=percent(lost))
        told = "" if line is None else f"{percent(line.share)}, {' '.join(line.moves)}. {self.why}"
        self.setAccessibleName(told or self.tr("No line yet"))
        self.setToolTip(self.why)
        self.setEnabled(line is not None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the line with the left and right arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if step := steps.get(Qt.Key(event.key())):
            if not self.isChecked():
                self.click()
            self._step(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, line = theme(), self.line
        if line is None:
            return
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            if self.isChecked() or self.underMouse():
                ground = colours.colour("accentSoft" if self.isChecked() else "sunken")
                painter.fillPath(rounded_rect(whole, radius), ground)
            text, muted = colours.colour("text"), colours.colour("muted")
            plain, bold = colours.font("body"), colours.font("button", weight=700)
            end = whole.right() - (_ADD if self.isChecked() else 8)
            wide = whole.width() >= _WIDE
            reason = _REASON_AT if wide else end
            share = QRectF(12, 0, 58, whole.height())
            paint_line(painter, percent(line.share), share, bold, text)
            first, *others = line.moves
            most = reason - 90
            width = min(QFontMetricsF(bold).horizontalAdvance(first) + 12, most)
            paint_line(painter, first, QRectF(78, 0, width, whole.height()), bold, text)
            left = 78 + width
            if others and reason - left > 30:
                place = QRectF(left, 0, reason - left - 10, whole.height())
                paint_line(painter, " ".join(others), place, plain, muted)
            if self.why and wide:
                box = QRectF(reason, 0, end - reason, whole.height())
                small = colours.font("detail")
                painter.setFont(small)
                painter.setPen(text)
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
                words = in_lines(self.why, small, box.size() + QSizeF(0, 4), 2)
                paint_text(painter, words, box, flags)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class EngineStrip(TablePart):
    """A strip with a switch, a bar, the verdict and the best move.

    Opened, it shows three moves and a button that adds the chosen one to the study.
    """

    stand = Stand.FOOT

    def __init__(
        self,
        show_line: Callable[[Suggestion], object],
        add_line: Callable[[Suggestion], object],
        step: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """`show_line` shows a move on the board, and `add_line` adds it to the study.

        `step` goes to the next move of the chosen line, or back.
        """
        super().__init__(parent)
        self._show_line, self._add_line, self._step = show_line, add_line, step
        self._over = False
        """Whether it shows how a game ended: then there is no move to show."""
        self.opened = Settings().panel_open("engine", False)
        self.toggle = Toggle(translate("commands", "Engine"))
        self.toggle.setChecked(True)
        self.bar = EvaluationBar()
        self.verdict = Verdict()
        self.lines = [LineRow(step) for _ in range(_LINES)]
        #: button: verb
        self.add = Button(translate("common", "Add"), Look.LINK, "plus", 32, self)
        self.add.setToolTip(self.tr("Add line"))
        self.fold = IconButton("chevron-up", "", 32)
        self._name = Text(translate("commands", "Engine"), "button")
        head = lay(
            QHBoxLayout(),
            *(self.toggle, 12, self._name, 12, self.bar, 14, (self.verdict, 1), 8, self.fold),
        )
        self._below = QWidget()
        lay(QVBoxLayout(self._below), 4, *self.lines)
        margins = (SHADE + 16, SHADE + 8, SHADE + 10, SHADE + 8)
        lay(QVBoxLayout(self), head, self._below, margins=margins)
        self.add.clicked.connect(self._add)
        self.fold.clicked.connect(self._turn)
        for line in self.lines:
            line.clicked.connect(lambda _=False, row=line: self._choose(row))
            line.toggled.connect(self._place_add)
        self.show_nothing("")

    def _turn(self) -> None:
        """Open the strip, or fold it."""
        self.opened = not self.opened
        Settings().keep_panel_open("engine", self.opened)
        self.updateGeometry()

    def _choose(self, row: LineRow) -> None:
        if row.chosen_again:
            self._step(1)
        elif row.line is not None:
            self._show_line(row.line)

    def fit(self, width: int) -> None:
        """Adapt to the window: over a narrow table there is less beside the verdict."""
        compact, moves = theme().compact, not self._over and self.toggle.isChecked()
        self._name.setHidden(compact)
        self.bar.setHidden(compact or width < px(_NARROW))
        self._below.setVisible(self.opened and moves)
        self.verdict.show_best(None if self.opened or not moves else self.lines[0].line)
        self.fold.setVisible(moves)
        self.fold.show_icon("chevron-down" if self.opened else "chevron-up")
        self.fold.say(self.tr("Fewer moves") if self.opened else self.tr("More moves"))
        for widget in (self._below, self):
            if (layout := widget.layout()) is not None:
                layout.activate()
        self.resize(width, self.sizeHint().height())
        self._place_add()

    def _place_add(self) -> None:
        """Put the button on the chosen row."""
        row = next((row for row in self.lines if row.isChecked()), None)
        self.add.setVisible(row is not None and row.line is not None)
        if row is not None:
            self.add.setParent(row)
            wide = self.add.sizeHint().width()
            inside = row.rect().adjusted(0, px(2), -px(8), -px(2))
            self.add.setGeometry(inside.right() - wide, inside.top(), wide, inside.height())
            self.add.setVisible(row.line is not None)

    def reserved_area(self) -> list[QRect]:
        shade = px(SHADE)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    @property
    def chosen(self) -> Suggestion | None:
        """The move shown on the board; None if there is none."""
        return next((row.line for row in self.lines if row.isChecked()), None)

    def _add(self) -> None:
        if self.chosen is not None:
            self._add_line(self.chosen)

    def show_nothing(self, words: str, *, over: bool = False) -> None:
        """Show a text in place of the evaluation.

        The engine is off or still at work, or the game is over.
        """
        self._over = over
        self.verdict.show_verdict(None, words)
        self.bar.show_share(None, 0, 2)
        for row in self.lines:
            row.show_line(None)
        self.add.setEnabled(False)
        self.updateGeometry()

    def show_result(self, share: float, player: int, names: Sequence[str], words: str) -> None:
        """Show the result of a game."""
        self.show_nothing(words, over=True)
        self.bar.show_share(share, player, len(names))

    def show_assessment(self, found: Assessment, names: Sequence[str]) -> None:
        """Show the engine's results, with the first move chosen."""
        ahead, words = verdict(found.share, found.player, names)
        self.verdict.show_verdict(ahead, words)
        self.bar.show_share(found.share, found.player, len(names))
        self.bar.setAccessibleName(words)
        for number, row in enumerate(self.lines):
            line = found.suggestions[number] if number < len(found.suggestions) else None
            # Of the shares as they are shown, so that 10% and 9% differ by 1%.
            lost = round(found.share, 2) - round(line.share, 2) if line is not None else 0
            row.show_line(line, lost)
        self.lines[0].setChecked(True)
        self.add.setEnabled(True)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            inside = room(self).adjusted(SHADE, SHADE, -SHADE, -SHADE)
            shape = rounded_rect(inside, theme().radius("rack"))
            paint_shadow(painter, shape, theme().elevation("island"))
            painter.fillPath(shape, theme().colour("surface"))
