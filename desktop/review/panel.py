"""The panel beside a reviewed match: a card for each player, the costliest moves, commands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from desktop.board.folding import ActionRow, SidePanel
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.fill_bar import FillBar
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section, Surface, scrolling
from desktop.controls.text import Text
from desktop.frame.walk_row import WalkRow
from desktop.frame.walk_strip import WalkStrip
from desktop.language.messages import listed
from desktop.language.numbers import percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_chip, paint_glyph
from desktop.paint.text import in_lines, paint_line, paint_text, wrapped
from desktop.review.marks import heading_of, paint_mark
from desktop.table.panel import MatterArea
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight
MOST_COSTLY = 8
"""The most moves in the list of costly ones."""
_MOST_LINES = 6
"""The most lines of a reason."""


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The contents of a player's card. Accuracy, luck and skill are shares of the win."""

    name: str
    accuracy: float | None
    words: str
    luck: float | None = None
    """None if the game has no luck, and while it is not known."""
    skill: float | None = None


@dataclass(frozen=True, slots=True)
class CostlyMove:
    """A row of the list: a move that cost something."""

    step: int
    player: int
    mark: str
    turn: int
    move: str
    lost: float
    why: str


class _Head(QWidget):
    """Emblem, name and accuracy of a player."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self._player = player
        self.report = PlayerReport("", None, "")
        fix(self, QWidget.setFixedHeight, 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, report = theme(), self.report
        with painting(self) as painter:
            whole = room(self)
            paint_chip(painter, self._player, QPointF(16, 17), 15, colours)
            right = whole.right()
            if report.accuracy is not None:
                text, made = percent(report.accuracy), colours.font("title")
                wide = QFontMetricsF(made).horizontalAdvance(text) + 2
                box = QRectF(right - wide, 0, wide, whole.height())
                paint_line(painter, text, box, made, colours.colour("text"), _RIGHT)
                right -= wide + 8
                words, small = self.tr("accuracy"), colours.font("caption")
                wide = QFontMetricsF(small).horizontalAdvance(words) + 2
                box = QRectF(right - wide, 3, wide, whole.height() - 3)
                paint_line(painter, words, box, small, colours.colour("muted"), _RIGHT)
                right -= wide + 8
            name = QRectF(40, 0, right - 40, whole.height())
            paint_line(painter, report.name, name, colours.font("name"), colours.colour("text"))


class _Parts(QWidget):
    """Luck and skill, as bars to both sides of a middle line."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self._player = player
        self.parts = (0.0, 0.0)
        fix(self, QWidget.setFixedHeight, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        made, bold = colours.font("caption"), colours.font("caption")
        bold.setWeight(bold.Weight.Bold)
        with painting(self) as painter:
            names = (self.tr("Luck"), self.tr("Skill"))
            left = max(QFontMetricsF(made).horizontalAdvance(words) for words in names) + 10
            for number, (words, share) in enumerate(zip(names, self.parts, strict=True)):
                top = 22.0 * number
                box = QRectF(0, top, left, 22)
                paint_line(painter, words, box, made, colours.colour("muted"))
                bar = QRectF(left, top + 8, room(self).width() - left - 50, 6)
                painter.fillRect(bar, colours.colour("sunken"))
                middle, reach = bar.center().x(), bar.width() / 2
                x = middle + reach * max(-1.0, min(1.0, share))
                ink = colours.player(self._player).main
                painter.fillRect(QRectF(min(x, middle), top + 8, abs(x - middle), 6), ink)
                line = QRectF(middle - 0.75, top + 4, 1.5, 14)
                painter.fillRect(line, colours.colour("control"))
                value = QRectF(bar.right() + 2, top, 48, 22)
                text = percent(share, signed=True)
                paint_line(painter, text, value, bold, colours.colour("text"), _RIGHT)


class PlayerCard(Surface):
    """The card with one player's results."""

    def __init__(self, player: int) -> None:
        super().__init__("surface", "well", (12, 8, 12, 8))
        self._head, self._parts = _Head(player), _Parts(player)
        self.words = Text("", "detail", wrap=True)
        lay(self.column, self._head, self.words, self._parts, spacing=2, margins=(12, 8, 12, 8))

    def show_report(self, report: PlayerReport) -> None:
        """Show a report."""
        self._head.report = report
        self.words.setText(report.words)
        self.words.setVisible(bool(report.words))
        said = [report.name, report.words]
        if report.accuracy is not None:
            said.insert(1, self.tr("accuracy {share}").format(share=percent(report.accuracy)))
        known = report.luck is not None and report.skill is not None
        self._parts.setVisible(known)
        if report.luck is not None and report.skill is not None:
            self._parts.parts = (report.luck, report.skill)
            parts = self.tr("Luck {luck}, skill {skill}")
            luck, skill = percent(report.luck, signed=True), percent(report.skill, signed=True)
            said.append(parts.format(luck=luck, skill=skill))
        self.setAccessibleName(". ".join(filter(None, said)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            rim = rounded_rect(room(self).adjusted(0.75, 0.75, -0.75, -0.75), 12)
            painter.strokePath(rim, colours.pen("icon", colours.colour("border"), 0.83))


class CostRow(FocusRing, QPushButton):
    """A costly move: its mark, turn, text, cost, and the reason."""

    def __init__(self, costly: CostlyMove) -> None:
        super().__init__()
        self.chosen = False
        self.costly = costly
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._tell()

    def show_move(self, costly: CostlyMove) -> None:
        """Show a move."""
        if costly != self.costly:
            self.costly = costly
            self._tell()

    def _tell(self) -> None:
        costly = self.costly
        heading = heading_of(costly.mark, costly.turn)
        self.setAccessibleName(listed(heading, costly.move, percent(-costly.lost)))
        self.setAccessibleDescription(costly.why)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(px(120), self.minimumHeight())

    @property
    def why(self) -> str:
        """The reason shown; empty if the prompt shows it already."""
        return "" if self.chosen else self.costly.why

    def _fit(self) -> None:
        """Set the height for the words; at most the first few lines are shown."""
        wide = max(120.0, room(self).width() - 47)
        lines = round(wrapped(self.why, theme().font("detail"), wide).height() / 18)
        lines = min(_MOST_LINES, max(1, lines)) if self.why else 0
        fix(self, QWidget.setFixedHeight, 32 + 18 * (lines + self._below_heading))

    @property
    def _below_heading(self) -> bool:
        """Whether the move has a line of its own, because it does not fit beside its turn."""
        plain, bold = theme().font("detail"), theme().font("detail", weight=700)
        costly = self.costly
        heading = heading_of(costly.mark, costly.turn) + percent(-costly.lost)
        parts = ((bold, heading), (plain, costly.move))
        wide = sum(QFontMetricsF(made).horizontalAdvance(words) for made, words in parts)
        return wide > room(self).width() - 37 - 24 - 22

    def choose(self, chosen: bool) -> None:
        """Show whether it is the move on the board."""
        if chosen != self.chosen:
            self.chosen = chosen
            self._fit()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, costly = theme(), self.costly
        with painting(self) as painter:
            face = room(self)
            if self.chosen or self.underMouse():
                ground = colours.colour("sunken", 1 if self.chosen else 0.6)
                painter.fillPath(rounded_rect(face, colours.radius("button")), ground)
            paint_mark(painter, costly.mark, QPointF(19, 16), colours)
            self._paint_words(painter, face)
            if self.by_keyboard:
                paint_focus(painter, face, colours.radius("button"))

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        colours, costly = theme(), self.costly
        plain, bold = colours.font("detail"), colours.font("detail", weight=700)
        text, muted = colours.colour("text"), colours.colour("muted")
        lost = percent(-costly.lost)
        wide = QFontMetricsF(bold).horizontalAdvance(lost) + 2
        right = face.right() - 10
        paint_line(painter, lost, QRectF(right - wide, 6, wide, 20), bold, text, _RIGHT)
        right -= wide + 8
        heading = heading_of(costly.mark, costly.turn)
        used = min(right - 37, QFontMetricsF(bold).horizontalAdvance(heading) + 2)
        paint_line(painter, heading, QRectF(37, 6, used, 20), bold, text)
        left, top = 37 + used + 12, 6.0
        if self._below_heading:
            left, top, right = 43, 25.0, face.right() - 10
        ink = colours.player(costly.player).main
        paint_glyph(painter, costly.player, QPointF(left, top + 10), 5, ink)
        move = QRectF(left + 12, top, right - left - 12, 20)
        paint_line(painter, costly.move, move, plain, muted)
        if self.why:
            box = QRectF(37, top + 21, face.right() - 47, face.height() - top - 23)
            painter.setFont(plain)
            painter.setPen(muted)
            words = in_lines(self.why, plain, box.size() + QSizeF(0, 4), _MOST_LINES)
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            paint_text(painter, words, box, flags)


class ReviewPanel(SidePanel):
    """The panel of the review; `chosen` is a step of the list. The page connects the buttons."""

    chosen = Signal(int)  # a step

    def __init__(self) -> None:
        super().__init__()
        self.strip = WalkStrip()
        fix(self.column, QLayout.setSpacing, 8)
        self.cards: list[PlayerCard] = []
        self.rows: list[CostRow] = []
        self._step = 0
        self.progress = Text("", "caption", "muted")
        self.bar = FillBar()
        self.hold = IconButton("pause", "", 32)
        self.deepen = Button(self.tr("Look deeper"))
        self.deepen.setToolTip(self.tr("Examines every move again, for longer"))
        self.again = Button(self.tr("Try again"), Look.ACCENT)
        self.line = Button(self.tr("Show the best line"))
        self.study = Button(self.tr("Study"))
        self.study.setToolTip(self.tr("Opens this position for analysis, with variations"))
        self.costs = Section(self.tr("Costliest moves"), self.tr("chance lost"))
        self.nothing = Text("", "detail", "muted", wrap=True)
        self.course = Text("", "body", wrap=True)
        self.course.hide()
        self.sum = Text("", "detail", "muted", wrap=True)
        self.walk = WalkRow()
        self.matter = MatterArea()
        """Shows the game's own widget while the player looks for a better move."""
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QWidget()
        self._card_column = lay(QVBoxLayout(), spacing=8)
        self._row_column = lay(QVBoxLayout(), spacing=0)
        parts = (
            self.course,
            self._card_column,
            self.sum,
            self.costs,
            self.nothing,
            self._row_column,
            self.deepen,
        )
        lay(QVBoxLayout(inside), *parts, None, spacing=8)
        words = lay(QVBoxLayout(), self.progress, self.bar, spacing=4)
        self._progress_row = QWidget()
        lay(QHBoxLayout(self._progress_row), (words, 1), self.hold, spacing=8)
        self.ways = ActionRow((self.line, 1))
        self.buttons = ActionRow((self.study, 1), (self.again, 1))
        self.column.addWidget(self._progress_row)
        self._results = scrolling(inside, "surface")
        self.column.addWidget(self._results, 1)
        self._task = QWidget()
        self._task.hide()
        lay(QVBoxLayout(self._task), self.matter, None)
        self.column.addWidget(self._task, 1)
        self.column.addLayout(self.foot)
        self.column.addWidget(self.ways)
        self.column.addWidget(self.buttons)
        self.column.addWidget(self.walk)

    # -- progress

    def show_progress(self, words: str, share: float, *, working: bool, done: bool) -> None:
        """Show how many moves were reviewed, and the command for the rest."""
        self.progress.setText(words)
        self.bar.show_share(share)
        self._progress_row.setVisible(not done)
        self.deepen.setVisible(done and self.deepen.isEnabled())
        self.hold.show_icon("pause" if working else "play")
        self.hold.say(self.tr("Pause") if working else self.tr("Continue the review"))

    def show_trying(self, trying: bool, *, possible: bool, more: bool = False) -> None:
        """Show whether the player is solving the position, and whether it can be solved.

        `more`: another mistake follows.
        """
        over = self.tr("Next mistake") if more else self.tr("Try again")
        self.again.setText(self.tr("Show the answer") if trying else over)
        self.again.setEnabled(possible)
        self._results.setHidden(trying)
        self._task.setVisible(trying)
        for row in self.matter.findChildren(ActionRow):
            row.rest(not trying)

    def show_matter(self, matter: QWidget | None) -> None:
        """Hold the game's own widget, or none."""
        self.matter.fill(matter)
        self.actions_changed.emit()

    def show_following(self, following: bool, *, possible: bool) -> None:
        """Set the button that shows the best line or returns to the game; `possible` enables it."""
        words = self.tr("Back to the game"), self.tr("Show the best line")
        self.line.setText(words[0] if following else words[1])
        self.line.setEnabled(possible)

    def show_asked_again(self, asked: bool) -> None:
        """Show that a mistake is to be solved, and the command never to ask about it again."""
        if asked:
            self.line.setText(self.tr("Do not ask again"))
            self.line.setEnabled(True)

    # -- results

    def show_reports(self, reports: Sequence[PlayerReport], *, by_own: bool = False) -> None:
        """Show a card for every player.

        `by_own`: each player's chance is computed from what that player could know.
        """
        while len(self.cards) > len(reports):
            _remove(self.cards.pop())
        while len(self.cards) < len(reports):
            self.cards.append(PlayerCard(len(self.cards)))
            self._card_column.addWidget(self.cards[-1])
        for card, report in zip(self.cards, reports, strict=True):
            card.show_report(report)
        words = [self.tr("Luck and skill add up to the result.")]
        if by_own:
            words.append(
                self.tr(
                    "Each win chance uses only what that player knew, so together they need not "
                    "be 100%."
                )
            )
        self.sum.setText(" ".join(words))
        self.sum.setVisible(any(report.luck is not None for report in reports))

    def show_course(self, words: str) -> None:
        """Show where the match turned and how it ended."""
        self.course.setText(words)
        self.course.setVisible(bool(words))

    def show_costly(self, costly: Sequence[CostlyMove], nothing: str) -> None:
        """Show the costliest moves, the worst first, or the text `nothing` if there are none."""
        self.nothing.setText(nothing)
        self.nothing.setVisible(not costly)
        while len(self.rows) > len(costly):
            _remove(self.rows.pop())
        for number, one in enumerate(costly):
            if number < len(self.rows):
                self.rows[number].show_move(one)
            else:
                self._add_row(CostRow(one))
        self.show_step(self._step)

    def _add_row(self, row: CostRow) -> None:
        row.clicked.connect(lambda: self.chosen.emit(row.costly.step))
        self.rows.append(row)
        self._row_column.addWidget(row)

    def show_step(self, step: int) -> None:
        """Mark the row of the step shown, if it is listed."""
        self._step = step
        for row in self.rows:
            row.choose(row.costly.step == step)

    @property
    def standing(self) -> str:
        """All texts of the cards, for screen readers."""
        cards = (card.accessibleName() for card in self.cards)
        return " ".join(filter(None, (self.course.text(), *cards)))


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
