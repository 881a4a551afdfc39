"""The review beside a match: the seats, one turn in a card, other turns, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.analysis.analysis import DEEP, Analysis
from desktop.analysis.marks import heading_of, paint_mark
from desktop.analysis.report_words import Decided, PlayerReport, ReportWords, Turn, is_even
from desktop.analysis.tries import Tries
from desktop.board.folding import ActionRow
from desktop.board.places import Beside
from desktop.board.row_data import SeatInfo
from desktop.board.view import BoardView
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.fill_bar import FillBar
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.menu import Menu, below
from desktop.controls.surfaces import Section, Surface, scrolling
from desktop.controls.text import Text
from desktop.frame.seat_card import SeatCard, crowned
from desktop.language.messages import listed
from desktop.language.numbers import percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import elided, in_lines, paint_line, paint_text, wrapped
from desktop.table.panel import MatterArea
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight
_MOST_ROWS = 5
"""The most rows of other turns and facts together."""
_CARD, _ROW, _FACT, _BUTTON = 136, 40, 34, 48  # px
_LEFT, _ABOVE, _LINE = 16, 12, 32  # px: distance from table and prompt; height of the line
_SMALL = QSizeF(188, _CARD)
_ARROW, _BETWEEN = 18.0, 8.0  # px: width of the arrow, and between words of a row
_REASON_LINES = 2


class Words(NamedTuple):
    """Words in a row of the card, or an arrow if there are none."""

    text: str
    role: str = "body"
    ink: str = "text"
    weight: int = 500

    @property
    def font(self) -> QFont:
        return theme().font(self.role, weight=self.weight)

    @property
    def width(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.text) + 2 if self.text else _ARROW


def _write(
    painter: QPainter, row: Sequence[Words], left: float, middle: float, right: float = 1e4
) -> None:
    colours = theme()
    for words in row:
        ink, wide = colours.colour(words.ink), min(words.width, right - left)
        if words.text:
            box = QRectF(left, middle - 14, wide, 28)
            text = elided(words.text, words.font, wide)
            paint_line(painter, text, box, words.font, ink)
        else:
            painter.strokePath(_arrow(left, middle), colours.pen("focus", ink, 0.9))
        left += wide + _BETWEEN


def _shortened(why: str, too_long: Callable[[str], bool]) -> str:
    """Return a reason that is not too long, if possible: its ends explain it further."""
    for stop in (". ", ": "):
        # “Better” alone says nothing.
        while too_long(why) and " " in (shorter := why.rpartition(stop)[0].rstrip()):
            why = f"{shorter}."
    return why


class TurnCard(HasRole, QWidget):
    """The turn on the board: its mark, the reason, the chance, and a button for the best line."""

    _small = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = Turn(0, None, "", 0)
        self.line = IconButton("play", self.tr("Show the best line"), 40)
        self.line.setCheckable(True)
        lay(QVBoxLayout(self), None, (self.line, 0, _RIGHT), margins=(0, 0, 12, 12))
        if not self._small:
            fix(self, QWidget.setFixedHeight, _CARD)

    def show_turn(self, turn: Turn) -> None:
        """Show a turn."""
        self.turn = turn
        heading = heading_of(turn.mark, turn.turn) if turn.mark else self._title
        parts = [heading, turn.name, turn.move]
        if turn.mark:
            parts.append(percent(-turn.lost))
        self.setAccessibleName(listed(*parts))
        self.setAccessibleDescription(turn.why)
        self.setToolTip(turn.why)
        self.update()

    def show_line(self, shown: bool, *, possible: bool) -> None:
        """Show whether the best line is on the board, or available."""
        self.line.setChecked(shown)
        self.line.show_icon("undo" if shown else "play")
        self.line.say(
            translate("common", "Back to the game") if shown else self.tr("Show the best line")
        )
        self.line.setEnabled(possible)

    @property
    def _title(self) -> str:
        if self.turn.player is None:
            return translate("common", "The end")
        return translate("common", "Turn {n}").format(n=self.turn.turn)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, turn = theme(), self.turn
        bold, text = colours.font("button", weight=700), colours.colour("text")
        with painting(self) as painter:
            face = self._paint_face(painter, 12)
            left = 14.0
            if turn.mark:
                paint_mark(painter, turn.mark, QPointF(24, 23), colours)
                left = 43.0
            right = face.right() - 14
            if turn.player is not None and not self._small:
                wide = min(QFontMetricsF(bold).horizontalAdvance(turn.name) + 2, 110.0)
                paint_line(painter, turn.name, QRectF(right - wide, 12, wide, 22), bold, text)
                at = QPointF(right - wide - 14, 23)
                ink = colours.player(turn.player).main
                paint_glyph(painter, turn.player, at, 6, ink)
                right -= wide + 28
            paint_line(painter, self._title, QRectF(left, 12, right - left, 22), bold, text)
            lines = _REASON_LINES + self._small
            made = colours.font("hint" if self._small else "body")
            words = QRectF(14, 38, face.width() - 28, 54 if self._small else 42)
            room_for = QSizeF(words.width(), words.height() + 4)
            painter.setFont(made)
            painter.setPen(text)
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            why = _shortened(
                turn.why, lambda why: wrapped(why, made, words.width()).height() > room_for.height()
            )
            paint_text(painter, in_lines(why, made, room_for, lines), words, flags)
            title = [] if self._small or turn.before is None else [self._chance_title]
            _write(painter, [*title, *self._chance()], 14, 112 if self._small else 104)

    def _paint_face(self, painter: QPainter, radius: float) -> QRectF:
        """Paint the card's ground and border, and return its room."""
        colours, face = theme(), room(self)
        shape = rounded_rect(face.adjusted(1, 1, -1, -1), radius)
        painter.fillPath(shape, colours.colour("accentSoft"))
        painter.strokePath(shape, colours.pen("icon", colours.colour("accent"), 1.1))
        return face

    @property
    def _chance_title(self) -> Words:
        #: before the chances before and after a turn
        return Words(self.tr("Chance"), "body", "muted", 500)

    def _chance(self) -> list[Words]:
        """Return the chance with the best move, and an arrow to the one after the move played."""
        turn = self.turn
        if turn.before is None or turn.after is None:
            return []
        if not turn.mark:
            return [Words(percent(turn.after), "button", weight=700)]
        arrow, after = Words("", ink="threatened"), Words(percent(turn.after), "prompt", weight=700)
        return [Words(percent(turn.before), "body"), arrow, after]


class CardOnTable(TurnCard):
    """The card without name and button, on the table while the panel is folded.

    It is shown if it is `wanted`: as one line if the card would make the board smaller.
    """

    _small = True

    def __init__(self, view: BoardView, is_wanted: Callable[[], bool]) -> None:
        super().__init__(view)
        self._view, self._is_wanted = view, is_wanted
        self.in_line = False
        self.line.hide()
        view.table.claim = self._claim

    def _claim(self, beside: Beside) -> Beside:
        shown = theme().compact and self._is_wanted()
        self.setVisible(shown)
        if not shown:
            return beside
        across, claimed = beside.prompt.width() - 2 * _LEFT, beside
        for self.in_line in (False, True):
            wide = self._words_in_line(across)[1]
            size = QSizeF(wide, _LINE) if self.in_line else _SMALL
            at = QPointF(_LEFT, beside.prompt.bottom() + (4 if self.in_line else _ABOVE))
            claimed = beside._replace(aside=QRectF(at, size))
            self.move(px(at.x()), px(at.y()))
            self.resize(px_size(size.width(), size.height()))
            if self._scale(claimed) >= self._scale(beside):
                break
        return claimed

    def _scale(self, beside: Beside) -> float:
        """Return the scale of the board beside these areas."""
        scene, free = self._view.board_scene, self._view.places(beside).board
        if scene is None or scene.view is None:
            return 0.0
        board = scene.board_rect()
        return min(free.width() / board.width(), free.height() / board.height())

    def show_turn(self, turn: Turn) -> None:
        super().show_turn(turn)
        self._view.table.invalidate()  # a line is as long as its words

    @property
    def _line_left(self) -> float:
        return 38.0 if self.turn.mark else 14.0

    def _words_in_line(self, across: float) -> tuple[list[Words], float]:
        """Return the words of a line that is at most this wide, and its width."""
        chance = [words._replace(role="hint") for words in self._chance()]
        row = [Words(self._title, "hint", weight=700), *chance]
        left = self._line_left + sum(words.width + _BETWEEN for words in row)
        most = across - left - 14
        why = _shortened(self.turn.why, lambda why: Words(why, "hint").width > most)
        row.append(Words(why, "hint"))
        return row, min(left + row[-1].width + 14, across)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.in_line:
            super().paintEvent(event)
            return
        colours, turn = theme(), self.turn
        with painting(self) as painter:
            face = self._paint_face(painter, 8)
            middle = face.center().y()
            if turn.mark:
                paint_mark(painter, turn.mark, QPointF(22, middle), colours)
            row, _ = self._words_in_line(face.width())
            _write(painter, row, self._line_left, middle, face.right() - 14)


def _arrow(left: float, middle: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, middle))
    path.lineTo(left + 17, middle)
    path.moveTo(left + 11, middle - 5.5)
    path.lineTo(left + 17, middle)
    path.lineTo(left + 11, middle + 5.5)
    return path


class TurnRow(FocusRing, QPushButton):
    """Another turn: its mark, its number, its player, and what it cost."""

    def __init__(self, turn: Turn) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _ROW)
        self.show_turn(turn)

    def show_turn(self, turn: Turn) -> None:
        """Show a turn."""
        self.turn = turn
        heading = heading_of(turn.mark, turn.turn)
        self.setAccessibleName(listed(heading, turn.name, turn.move, percent(-turn.lost)))
        self.setAccessibleDescription(turn.why)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(120), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, turn = theme(), self.turn
        with painting(self) as painter:
            face = room(self)
            if self.underMouse():
                ground = rounded_rect(face, colours.radius("button"))
                painter.fillPath(ground, colours.colour("sunken"))
            middle = face.center().y()
            paint_mark(painter, turn.mark, QPointF(22, middle), colours)
            made, bold = colours.font("body"), colours.font("button", weight=700)
            text = colours.colour("text")
            words = translate("common", "Turn {n}").format(n=turn.turn)
            wide = QFontMetricsF(made).horizontalAdvance(words) + 2
            paint_line(painter, words, QRectF(42, 0, wide, face.height()), made, text)
            if turn.player is not None:
                ink = colours.player(turn.player).main
                paint_glyph(painter, turn.player, QPointF(42 + wide + 14, middle), 5.4, ink)
            lost = percent(-turn.lost)
            wide = QFontMetricsF(bold).horizontalAdvance(lost) + 2
            box = QRectF(face.right() - 12 - wide, 0, wide, face.height())
            paint_line(painter, lost, box, bold, text, _RIGHT)
            if self.by_keyboard:
                paint_focus(painter, face, colours.radius("button"))


class DecidedRow(HasRole, QWidget):
    """Words, and for two players a knob between their signs."""

    def __init__(self) -> None:
        super().__init__()
        self.decided = Decided("", "")
        fix(self, QWidget.setFixedHeight, _FACT)

    def show_decided(self, decided: Decided) -> None:
        """Show what decided."""
        self.decided = decided
        self.setAccessibleName(f"{decided.title} {decided.words}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, decided = theme(), self.decided
        made, bold = colours.font("body"), colours.font("button", weight=700)
        with painting(self) as painter:
            face = room(self)
            right, middle = face.right(), face.center().y()
            if decided.share is not None and colours.text_scale <= 1.5:
                self._paint_knob(painter, QRectF(right - 71, middle, 52, 0), decided.share)
                right -= 94
            wide = QFontMetricsF(made).horizontalAdvance(decided.title) + 2
            title = QRectF(0, 0, wide, face.height())
            paint_line(painter, decided.title, title, made, colours.colour("muted"))
            box = QRectF(wide + 5, 0, right - wide - 5, face.height())
            paint_line(painter, decided.words, box, bold, colours.colour("text"))

    def _paint_knob(self, painter: QPainter, bar: QRectF, share: float) -> None:
        colours, middle = theme(), bar.top()
        for player, x in ((0, bar.left() - 13), (1, bar.right() + 13)):
            ink = colours.player(player).main
            paint_glyph(painter, player, QPointF(x, middle), 5, ink)
        track = rounded_rect(QRectF(bar.left(), middle - 2.5, bar.width(), 5), 2.5)
        painter.fillPath(track, colours.colour("border"))
        half = QRectF(bar.center().x() - 0.75, middle - 5, 1.5, 10)
        painter.fillRect(half, colours.colour("control"))
        favoured = colours.player(int(share > 0)).main
        ink = colours.colour("text") if is_even(share) else favoured
        at = bar.center().x() + max(-1.0, min(1.0, share)) * (bar.width() / 2 - 6)
        painter.fillPath(circle(QPointF(at, middle), 5.5), ink)


class ReviewPanel(QWidget):
    """The parts of a review; the page connects the buttons for the step."""

    def __init__(
        self,
        analysis: Analysis,
        tries: Tries,
        go_to: Callable[[int], object],
        tell: Callable[[str], object],
    ) -> None:
        """`go_to` shows a step, and `tell` announces a sentence."""
        super().__init__()
        self._go_to, self._tell = go_to, tell
        self._analysis, self._tries = analysis, tries
        self.words = ReportWords(analysis)
        self.seats: list[SeatCard] = []
        self.rows: list[TurnRow] = []
        self.turns: Sequence[Turn] = ()
        """The costliest turns, the worst first."""
        self._reports: Sequence[PlayerReport] = ()
        self.course = ""
        """Where the match turned and how it ended, for screen readers and the menu."""
        self.progress = Text("", "caption", "muted")
        self.bar = FillBar()
        self.hold = IconButton("pause", "", 32)
        self.card = TurnCard()
        self.line = self.card.line
        #: below a percentage
        self.costs = Section(self.tr("Other turns"), self.tr("chance lost"))
        self.nothing = Text("", "detail", "muted", wrap=True)
        self._heading = Section(self.tr("What decided"))
        self.more = IconButton("more", self.tr("More about this game"), 28)
        self._decided = [DecidedRow(), DecidedRow()]
        self.again = Button(translate("common", "Try again"), Look.ACCENT, "undo", _BUTTON)
        self.study = Button(translate("common", "Study"), Look.OUTLINE, "book", _BUTTON)
        self.study.setToolTip(self.tr("Opens this position for analysis, with variations"))
        self.never = Button(self.tr("Do not ask again"), Look.OUTLINE, height=_BUTTON)
        self.matter = MatterArea()
        """Shows the game's own widget while the player looks for a better move."""
        self._lay_out()
        self.more.clicked.connect(self._open_menu)
        self.hold.clicked.connect(self._hold)
        for signal in (analysis.progressed, analysis.changed):
            signal.connect(self.show_progress)
        analysis.settled.connect(self._tell_revised)
        analysis.failed.connect(self._tell_failure)
        tries.refused.connect(self.show_buttons)

    def _lay_out(self) -> None:
        self._seat_column = lay(QVBoxLayout(), spacing=6)
        self._row_column = lay(QVBoxLayout(), spacing=0)
        well = Surface("sunken", "button", (12, 0, 12, 0))
        for row in self._decided:
            well.column.addWidget(row)
        self._verdict = QWidget()
        head = lay(QHBoxLayout(), (self._heading, 1), self.more)
        lay(QVBoxLayout(self._verdict), head, 4, well)
        words = lay(QVBoxLayout(), self.progress, self.bar, spacing=4)
        self._progress_row = QWidget()
        line = QHBoxLayout(self._progress_row)
        lay(line, (words, 1), self.hold, spacing=8, margins=(0, 0, 0, 8))
        inside = QWidget()
        parts = (self.costs, self.nothing, self._row_column)
        lay(QVBoxLayout(inside), *parts, None, spacing=4)
        self._results = QWidget()
        shown = (self.card, 8, self._progress_row, (scrolling(inside, "surface"), 1), 8)
        lay(QVBoxLayout(self._results), *shown, self._verdict)
        self._task = QWidget()
        self._task.hide()
        lay(QVBoxLayout(self._task), self.matter, None)
        self.never.hide()
        self.buttons = ActionRow((self.never, 1), (self.study, 1), (self.again, 1))
        column = (self._seat_column, 14, (self._results, 1), (self._task, 1), 12, self.buttons)
        lay(QVBoxLayout(self), *column)

    # -- progress

    def _hold(self) -> None:
        if self._analysis.working:
            self._analysis.stop()
        else:
            self._analysis.go_on()

    def show_progress(self) -> None:
        """Show how many moves were reviewed, and the command for the rest."""
        analysis, course = self._analysis, self._analysis.course
        if course is None:
            words = translate("ReviewPage", "Reviewing the moves…")
        elif analysis.effort == DEEP:
            words = self.tr("Looking deeper: {n} of {all}")
        else:
            words = self.tr("{n} of {all} moves reviewed")
        count = course.last if course is not None else 0
        self.progress.setText(words.format(n=int(count * analysis.progress), all=count))
        self.bar.show_share(analysis.progress)
        self._progress_row.setVisible(not analysis.done)
        self.hold.show_icon("pause" if analysis.working else "play")
        again = self.tr("Continue the review")
        self.hold.say(translate("common", "Pause") if analysis.working else again)

    def show_buttons(self) -> None:
        """Show what can be done at the step: look for a better move, or see the best line."""
        course, tries = self._analysis.course, self._tries
        trying, line = tries.trying, tries.shows_line
        known = course is not None and (trying or tries.played is not None)
        verdict = self._analysis.verdicts[tries.step] if known else None
        exercise = course is not None and tries.step in course.exercises
        over = self.tr("Next mistake") if tries.more else translate("common", "Try again")
        self.again.setText(self.tr("Show the answer") if trying else over)
        self.again.setEnabled(verdict is not None and (exercise or tries.more))
        self.never.setVisible(trying and tries.own is not None)
        self._results.setHidden(trying)
        self._task.setVisible(trying)
        for row in self.matter.findChildren(ActionRow):
            row.rest(not trying)
        can_follow = verdict is not None and not trying and not tries.busy
        self.card.show_line(line, possible=line or can_follow)

    def _tell_failure(self) -> None:
        self._tell(self.tr("This game could not be reviewed."))

    def _tell_revised(self) -> None:
        if revised := self.words.revised():
            self._tell(revised)

    # -- results

    def show_report(self, question: int | None) -> None:
        """Show the results, without what answers a `question` to a player."""
        words, outcome = self.words, self._analysis.match.outcome
        winners = frozenset(outcome.winners) if outcome is not None else frozenset[int]()
        self._show_seats(words.players(open_question=question), winners)
        self.course = words.course_words() if question is None else ""
        self._show_decided(words.decided())
        nothing = self.tr("No mistakes.")
        if self._analysis.report is None:
            nothing = self.tr("The marks appear after all moves have been reviewed.")
        self.turns = words.costly()
        self.nothing.setText(nothing)
        self.nothing.setVisible(not self.turns)
        self._list_turns()
        self.show_progress()

    def _show_seats(self, reports: Sequence[PlayerReport], winners: frozenset[int]) -> None:
        while len(self.seats) > len(reports):
            _remove(self.seats.pop())
        names = [report.name for report in reports]
        if names != [report.name for report in self._reports]:
            while self.seats:
                _remove(self.seats.pop())
        self._reports = reports
        while len(self.seats) < len(reports):
            self.seats.append(SeatCard(len(self.seats), names[len(self.seats)]))
            self._seat_column.addWidget(self.seats[-1])
        for seat, report in zip(self.seats, reports, strict=True):
            info = SeatInfo(detail=report.worst, score=report.score)
            seat.show_seat(info, active=False, winners=crowned(winners, len(reports)))
            seat.setAccessibleDescription(_told(report))
            seat.compress(68 if len(reports) < 3 else 54)

    def _show_decided(self, decided: Sequence[Decided]) -> None:
        self._verdict.setVisible(bool(decided))
        for number, row in enumerate(self._decided):
            row.setVisible(number < len(decided))
            if number < len(decided):
                row.show_decided(decided[number])

    def show_turn(self, turn: Turn) -> None:
        """Show the turn on the board in the card, and the costliest other ones below it."""
        self.card.show_turn(turn)
        self._list_turns()

    def _list_turns(self) -> None:
        here = self.card.turn
        found = {(here.turn, here.player): here}
        for turn in self.turns:
            found.setdefault((turn.turn, turn.player), turn)
        facts = sum(not row.isHidden() for row in self._decided)
        others = [*found.values()][1 : _MOST_ROWS + 1 - facts]
        self.costs.setVisible(bool(others))
        while len(self.rows) > len(others):
            _remove(self.rows.pop())
        for number, turn in enumerate(others):
            if number < len(self.rows):
                self.rows[number].show_turn(turn)
            else:
                self._add_row(TurnRow(turn))

    def _add_row(self, row: TurnRow) -> None:
        row.clicked.connect(lambda: self._go_to(row.turn.step))
        self.rows.append(row)
        self._row_column.addWidget(row)

    @property
    def standing(self) -> str:
        """All results in words, for screen readers."""
        facts = [row.accessibleName() for row in self._decided if not row.isHidden()]
        players = (f"{report.name}. {_told(report)}" for report in self._reports)
        return " ".join(filter(None, (self.course, *players, *(f"{fact}." for fact in facts))))

    # -- the menu

    def menu(self) -> Menu:
        """Return the menu with a closer look, and the results of each player."""
        menu = Menu(self)
        deeper = menu.addAction(self.tr("Look deeper"), self._analysis.deepen)
        deeper.setEnabled(self._analysis.done and self._analysis.effort < DEEP)
        deeper.setToolTip(self.tr("Examines every move again, for longer"))
        for report in self._reports:
            title = listed(report.name, _accuracy(report))
            words = f"{report.name}. {_told(report)}"
            menu.addAction(title, partial(self._tell, words))
        if self.course:
            menu.addAction(self.tr("Turning point"), lambda: self._tell(self.course))
        return menu

    def _open_menu(self) -> None:
        self.menu().open_at(below(self.more))


def _accuracy(report: PlayerReport) -> str:
    if report.accuracy is None:
        return ""
    return translate("ReviewPanel", "accuracy {share}").format(share=percent(report.accuracy))


def _told(report: PlayerReport) -> str:
    return ". ".join(filter(None, (_accuracy(report), report.words)))


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
