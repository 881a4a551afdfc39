"""Bars of wins, draws and losses, a row for each opponent."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.language.numbers import number
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import fitted, paint_line
from desktop.standing.statistics import Tally
from desktop.standing.words import tally_of, won_of
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

translate = QCoreApplication.translate

_HEIGHT = 34
_NAME, _BAR, _GAP = 90.0, 150.0, 12.0
_THICK = 12.0
_BOLDER = 8.0  # px by which the bold count may be wider


class TallyRow(FocusRing, QPushButton):
    """A row with an opponent's name, a bar and the number of matches; a click shows them."""

    def __init__(self, name: str, tally: Tally) -> None:
        super().__init__()
        self._name, self._tally = name, tally
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setEnabled(tally.played > 0)
        words = self.tr("{opponent}: won {tally}")
        self.setAccessibleName(words.format(opponent=self._name, tally=self._words()))
        if tally.played:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _words(self) -> str:
        return tally_of(self._tally) if self._tally.played else self.tr("no games yet")

    def sizeHint(self) -> QSize:
        return px_size(_NAME + _BAR + 150, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return px_size(200, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            if self.underMouse() and self.isEnabled():
                painter.fillPath(rounded_rect(whole, 8), colours.colour("sunken"))
            text, muted = colours.colour("text"), colours.colour("muted")
            made = colours.font("hint")
            wide = whole.width()
            name = QRectF(4, 0, min(_NAME, wide * 0.3) - 8, whole.height())
            paint_line(painter, self._name, name, made, text)
            left = name.right() + 4
            bar = QRectF(left, whole.center().y() - _THICK / 2, min(_BAR, wide * 0.36), _THICK)
            after = QRectF(bar.right() + _GAP, 0, wide - bar.right() - _GAP - 2, whole.height())
            if self._tally.played:
                self._paint_bar(painter, bar)
                self._paint_count(painter, after)
            else:
                painter.setPen(colours.pen("icon", muted, 0.7))
                pen = painter.pen()
                pen.setStyle(Qt.PenStyle.DotLine)
                painter.setPen(pen)
                painter.drawLine(
                    QLineF(bar.left() + 3, bar.center().y(), bar.right(), bar.center().y())
                )
                paint_line(painter, self._words(), after, made, muted)
            if self.by_keyboard:
                paint_focus(painter, whole, 8)

    def _paint_count(self, painter: QPainter, box: QRectF) -> None:
        """Paint the number of wins in bold, then the rest."""
        words, won, ink = self._words(), number(self._tally.won), theme().colour("text")
        size = box.size() - QSizeF(_BOLDER, 0)
        made, wraps = fitted(words, theme().font("hint"), size)
        if wraps:  # the bar shows the draws
            words = won_of(self._tally)
            made, wraps = fitted(words, theme().font("hint"), size)
        if wraps or not words.startswith(won):
            paint_line(painter, words, box, made, ink)
            return
        bold = QFont(made)
        bold.setWeight(QFont.Weight.Bold)
        paint_line(painter, won, box, bold, ink)
        box.adjust(QFontMetricsF(bold).horizontalAdvance(won), 0, 0, 0)
        paint_line(painter, words.removeprefix(won), box, made, ink)

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        """Paint wins solid, draws hatched, and losses empty."""
        colours, tally = theme(), self._tally
        ink = colours.colour("text")
        shape = rounded_rect(bar.adjusted(0.7, 0.7, -0.7, -0.7), 3.5)
        painter.fillPath(shape, colours.colour("raised"))
        painter.save()
        painter.setClipPath(shape)
        won = bar.width() * tally.won / tally.played
        drawn = bar.width() * tally.drawn / tally.played
        painter.fillRect(QRectF(bar.left(), bar.top(), won, bar.height()), ink)
        hatched = QRectF(bar.left() + won, bar.top(), drawn, bar.height())
        painter.setClipRect(hatched, Qt.ClipOperation.IntersectClip)
        painter.setPen(colours.pen("icon", ink, 0.9))
        x = hatched.left() - bar.height()
        while x < hatched.right():
            painter.drawLine(QLineF(x, bar.bottom(), x + bar.height(), bar.top()))
            x += 5.5
        painter.restore()
        painter.strokePath(shape, colours.pen("icon", ink, 0.78))


class TallyTable(QWidget):
    """A heading with the total, and a row for each opponent."""

    def __init__(self, title: str, show_matches: Callable[[Sequence[Path], str], object]) -> None:
        """`show_matches` lists the matches of some paths under a title."""
        super().__init__()
        self._show_matches = show_matches
        self._title = Text(title, "section")
        self._fact = Text("", "detail", "muted")
        self.rows: list[TallyRow] = []
        head = QWidget()
        head.setLayout(Flow(self._title, (self._fact, 1), spacing=10, below=0))
        self._column = lay(QVBoxLayout(self), head, 4)
        self.note = Text("", "detail", "muted", wrap=True)
        self.note.setContentsMargins(4, 4, 4, 0)
        self.note.hide()
        self._column.addWidget(self.note)
        self._column.addStretch(1)

    def show_rows(self, fact: str, rows: Iterable[tuple[str, Tally]]) -> None:
        """Show these opponents or openings."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self._fact.setText(fact)
        self.rows = []
        for name, tally in rows:
            row = TallyRow(name, tally)
            row.clicked.connect(
                lambda _=False, one=tally, name=name: self._show_matches(one.matches, name)
            )
            self._column.insertWidget(self._column.indexOf(self.note), row)
            self.rows.append(row)

    def say(self, note: str) -> None:
        """Show a text below the rows; nothing if it is empty."""
        self.note.setText(note)
        self.note.setVisible(bool(note))


def summary(tally: Tally) -> str:
    """Return the number of wins among all matches."""
    played = tally.played
    return translate("TallyTable", "{won} won of %n played", None, played).format(
        won=number(tally.won)
    )
