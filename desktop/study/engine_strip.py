"""The strip at the foot of the table: the engine's evaluation and its best moves."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.table_layout import Stand, TablePart
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
from desktop.paint.text import in_lines, paint_line, paint_text, wrapped
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, from_right, px, px_size
from rules.study.assessment import Assessment, Suggestion

translate = QCoreApplication.translate

SHADE = 10
"""Pixels around the strip for its shadow."""

_WON, _CLEAR, _AHEAD = 0.97, 0.75, 0.57
_LINES = 2
_LINE, _REASON = 28, 18
"""Height in pixels of a move, and of the reason below it."""
_BEFORE_REASON = 64.0  # px of a row at the left of its reason
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
        return None, translate("EngineStrip", "Even")
    return player, translate("EngineStrip", "{name} is behind").format(name=name)


class EvaluationBar(QWidget):
    """Each player's share of the win in their colours, with a mark at one half."""

    def __init__(self) -> None:
        super().__init__()
        self.share: float | None = None
        self.player, self.players = 0, 2
        fix(self, QWidget.setFixedHeight, 16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(330, 16)

    def minimumSizeHint(self) -> QSize:
        return px_size(40, 16)

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
                ink = colours.colour("surface")
                for player, at, room_left in (
                    (first, whole.left() + 14, split),
                    (1, whole.right() - 14, whole.width() - split),
                ):
                    if room_left > 28 and (self.players == 2 or player == first):
                        paint_glyph(painter, player, QPointF(at, whole.center().y()), 4.6, ink)
            half = QRectF(whole.center().x() - 1, whole.top(), 2, whole.height())
            painter.fillRect(half, colours.colour("surface"))


class LineRow(FocusRing, QPushButton):
    """One of the engine's moves: its share, its continuation, and the reason."""

    stepped = Signal(int)  # arrow keys: to the next move of the line, or back

    def __init__(self) -> None:
        super().__init__()
        self.line: Suggestion | None = None
        self.why = ""
        self._lines = 0
        """The number of lines that the reason takes."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_line(None)

    def show_line(self, line: Suggestion | None, lost: float = 0.0) -> None:
        """Show a move that is `lost` worse than the best one; None for no move yet."""
        self.line, self.why = line, ""
        if line is not None and line.why:
            self.why = translated(line.why)
        elif lost >= 0.005:
            self.why = self.tr("{share} less").format(share=percent(lost))
        told = "" if line is None else f"{percent(line.share)}, {' '.join(line.moves)}. {self.why}"
        self.setAccessibleName(told or self.tr("No line yet"))
        self.setToolTip(self.why)
        self._fit()
        self.setEnabled(line is not None)
        self.update()

    def _fit(self) -> None:
        """Set the height for the reason, which is wrapped to a second line if it is long."""
        wide = max(120.0, room(self).width() - _BEFORE_REASON - 8)
        high = wrapped(self.why, theme().font("hint"), wide).height()
        self._lines = 0 if not self.why else 1 if high < 1.5 * _REASON else 2
        fix(self, QWidget.setFixedHeight, _LINE + _REASON * self._lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the line with the left and right arrow keys."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if step := steps.get(Qt.Key(event.key())):
            self.click()
            self.stepped.emit(-step if from_right() else step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, line = theme(), self.line
        if line is None:
            return
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            if self.isChecked() or self.underMouse():
                painter.fillPath(rounded_rect(whole, radius), colours.colour("sunken"))
            text, muted = colours.colour("text"), colours.colour("muted")
            bold = colours.font("button")
            right = Qt.AlignmentFlag.AlignRight
            share = QRectF(whole.left() + 4, whole.top(), 48, _LINE)
            paint_line(painter, percent(line.share), share, bold, text, right)
            begin = left = share.right() + 12
            first, *others = line.moves
            width = min(QFontMetricsF(bold).horizontalAdvance(first) + 8, whole.width() * 0.6)
            place = QRectF(left, whole.top(), width, _LINE)
            paint_line(painter, first, place, bold, text)
            made = colours.font("hint")
            left += width
            if others:
                place = QRectF(left, whole.top(), whole.right() - left - 8, _LINE)
                paint_line(painter, " ".join(others), place, made, muted)
            if self.why:
                high = _REASON * self._lines
                below = QRectF(begin, _LINE - 4, whole.right() - begin - 8, high)
                least = QSizeF(below.width(), high + _REASON / 2)
                words = in_lines(self.why, made, least, self._lines)
                painter.setFont(made)
                painter.setPen(muted)
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
                paint_text(painter, words, below, flags)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class EngineStrip(TablePart):
    """Switch, bar and verdict; below them two moves, and a button that adds the chosen line."""

    stand = Stand.FOOT

    line_wanted = Signal(Suggestion)  # to show on the board
    line_added = Signal(Suggestion)  # to add to the study

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = False
        """Whether it shows how a game ended: then there is no move to show."""
        self.toggle = Toggle(self.tr("Engine"))
        self.toggle.setChecked(True)
        self.bar = EvaluationBar()
        self.verdict = Text("", "button")
        # Narrow text is wrapped to two lines.
        self.verdict.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.lines = [LineRow() for _ in range(_LINES)]
        self.add = Button(self.tr("Add line"), Look.OUTLINE)
        self.back = IconButton("previous", self.tr("Back in this line"))
        self.on = IconButton("next", self.tr("Next move of this line"))
        self._name = Text(self.tr("Engine"), "button")
        self.add_small = IconButton("plus", self.tr("Add line"))
        head = lay(
            QHBoxLayout(),
            *(self.toggle, 12, self._name, 16),
            *((self.bar, 3), 16, (self.verdict, 2), self.add_small),
        )
        self._below = QWidget()
        rows = lay(QVBoxLayout(), *self.lines)
        row = lay(QHBoxLayout(self._below), (rows, 1), 8, self.back, self.on, 8, self.add)
        for button in (self.back, self.on, self.add):
            row.setAlignment(button, Qt.AlignmentFlag.AlignVCenter)
        margins = (SHADE + 18, SHADE + 8, SHADE + 18, SHADE + 8)
        lay(QVBoxLayout(self), head, self._below, spacing=4, margins=margins)
        for button in (self.add, self.add_small):
            button.clicked.connect(self._add)
        for line in self.lines:
            line.setCheckable(True)
            line.setAutoExclusive(True)
            line.clicked.connect(lambda _=False, row=line: self.line_wanted.emit(row.line))
        self.show_nothing("")

    def fit(self, width: int) -> None:
        """Adapt to the window: in a small one only the best move is shown, in the prompt.

        Over a narrow table the moves take the room of the button.
        """
        compact = theme().compact
        narrow = compact or width < px(_NARROW)
        self.add_small.setVisible(narrow)
        self.add.setHidden(narrow)
        self._name.setHidden(compact)
        self._below.setHidden(compact or self._over or not self.toggle.isChecked())
        for _ in range(2):  # rows that were shown or hidden, or wrap their reason, count only then
            for widget in (self._below, self):
                if (layout := widget.layout()) is not None:
                    layout.activate()
            self.resize(width, self.sizeHint().height())

    def reserved_area(self) -> list[QRect]:
        shade = px(SHADE)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    @property
    def chosen(self) -> Suggestion | None:
        """The move shown on the board; None if there is none."""
        return next((row.line for row in self.lines if row.isChecked()), None)

    def _add(self) -> None:
        if self.chosen is not None:
            self.line_added.emit(self.chosen)

    def show_nothing(self, words: str, *, over: bool = False) -> None:
        """Show a text in place of the evaluation.

        The engine is off or still at work, or the game is over.
        """
        self._over = over
        self.verdict.setText(words)
        self.bar.show_share(None, 0, 2)
        for row in self.lines:
            row.show_line(None)
        self._enable(False)
        self.updateGeometry()

    def show_result(self, share: float, player: int, names: Sequence[str], words: str) -> None:
        """Show the result of a game."""
        self.show_nothing(words, over=True)
        self.bar.show_share(share, player, len(names))

    def show_step(self, at: int, last: int) -> None:
        """Show how many moves of the chosen line are made on the board."""
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at < last)

    def _enable(self, able: bool) -> None:
        self.show_step(0, len(self.chosen.moves) if able and self.chosen is not None else 0)
        for button in (self.add, self.add_small):
            button.setEnabled(able)

    def show_assessment(self, found: Assessment, names: Sequence[str]) -> None:
        """Show the engine's results, with the first move chosen."""
        _, words = verdict(found.share, found.player, names)
        self.verdict.setText(words)
        self.bar.show_share(found.share, found.player, len(names))
        self.bar.setAccessibleName(words)
        for number, row in enumerate(self.lines):
            line = found.suggestions[number] if number < len(found.suggestions) else None
            # Of the shares as they are shown, so that 10% and 9% differ by 1%.
            lost = round(found.share, 2) - round(line.share, 2) if line is not None else 0
            row.show_line(line, lost)
        self.lines[0].setChecked(True)
        self._enable(True)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            inside = room(self).adjusted(SHADE, SHADE, -SHADE, -SHADE)
            shape = rounded_rect(inside, theme().radius("rack"))
            paint_shadow(painter, shape, theme().elevation("island"))
            painter.fillPath(shape, theme().colour("surface"))
