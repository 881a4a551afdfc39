"""The review beside a match: the seats, one turn in a card, other turns, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.analysis.marks import counted, heading_of, paint_mark
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
from desktop.paint.painting import painting, place_rect, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import in_lines, paint_line, paint_text, wrapped
from desktop.table.panel import MatterArea
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

translate = QCoreApplication.translate

_RIGHT = Qt.AlignmentFlag.AlignRight
_MOST_ROWS = 5
"""The most rows of other turns and facts together."""
_CARD, _ROW, _FACT, _BUTTON = 136, 40, 34, 48  # px
_SMALL, _LEFT, _ABOVE = 188, 16, 12  # px: width, and distance from table and prompt
_REASON_LINES = 2


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The results of a player; `words` are only said and in the menu."""

    name: str
    score: str = ""
    worst: str = ""
    """The number of moves with the worst mark, such as “3 blunders”."""
    accuracy: float | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in the card or among the others; without a mark, its move was good."""

    step: int
    player: int | None
    name: str
    turn: int
    mark: str = ""
    move: str = ""
    why: str = ""
    before: float | None = None
    """The chance with the best move, and after the one played."""
    after: float | None = None

    @property
    def lost(self) -> float:
        return (self.before or 0.0) - (self.after or 0.0)


@dataclass(frozen=True, slots=True)
class Decided:
    """A row of what decided: words, and how far the second of two players was favoured."""

    title: str
    words: str
    share: float | None = None
    """From -1 to 1; None without a bar."""


class TurnCard(HasRole, QWidget):
    """The turn on the board: its mark, the reason, the chance, and a button for the best line."""

    _small = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = Turn(0, None, "", 0)
        self.line = IconButton("play", self.tr("Show the best line"), 40)
        self.line.setCheckable(True)
        lay(QVBoxLayout(self), None, (self.line, 0, _RIGHT), margins=(0, 0, 12, 12))
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
            face = room(self)
            shape = rounded_rect(face.adjusted(1, 1, -1, -1), 12)
            painter.fillPath(shape, colours.colour("accentSoft"))
            painter.strokePath(shape, colours.pen("icon", colours.colour("accent"), 1.1))
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
            why = turn.why
            for stop in (". ", ": "):  # what follows explains the reason further
                if wrapped(why, made, words.width()).height() > room_for.height():
                    why = why.partition(stop)[0].rstrip().rstrip(".") + "."
            paint_text(painter, in_lines(why, made, room_for, lines), words, flags)
            self._paint_chance(painter)

    def _paint_chance(self, painter: QPainter) -> None:
        """Paint the chance with the best move, and an arrow to the one after the move played."""
        colours, turn = theme(), self.turn
        if turn.before is None or turn.after is None:
            return
        left = 14.0

        def write(words: str, role: str, ink: str, weight: int) -> None:
            nonlocal left
            made = colours.font(role, weight=weight)
            wide = QFontMetricsF(made).horizontalAdvance(words) + 2
            box = QRectF(left, 98 if self._small else 90, wide, 28)
            paint_line(painter, words, box, made, colours.colour(ink))
            left += wide + 8

        if not self._small:
            #: the name in a list of moves for random draws
            write(self.tr("Chance"), "body", "muted", 500)
        if not turn.mark:
            write(percent(turn.after), "button", "text", 700)
            return
        write(percent(turn.before), "body", "text", 500)
        ink = colours.colour("threatened")
        arrow = _arrow(left, 112 if self._small else 104)
        painter.strokePath(arrow, colours.pen("focus", ink, 0.9))
        left += 26
        write(percent(turn.after), "prompt", "text", 700)


class CardOnTable(TurnCard):
    """The card without name and button, on the table while the panel is folded.

    It is shown if it is `wanted` and does not make the board smaller.
    """

    _small = True

    def __init__(self, view: BoardView, wanted: Callable[[], bool]) -> None:
        super().__init__(view)
        self._view, self._wanted = view, wanted
        self.line.hide()
        fix(self, QWidget.setFixedWidth, _SMALL)
        view.table.claim = self._claim

    def _claim(self, beside: Beside) -> Beside:
        self.move(px(_LEFT), px(beside.prompt.bottom() + _ABOVE))
        claimed = beside._replace(aside=place_rect(QRectF(self.geometry())))
        shown = theme().compact and self._wanted()
        shown = shown and self._scale(claimed) >= self._scale(beside)
        self.setVisible(shown)
        return claimed if shown else beside

    def _scale(self, beside: Beside) -> float:
        """Return the scale of the board beside these areas."""
        scene, free = self._view.board_scene, self._view.places(beside).board
        if scene is None or scene.view is None:
            return 0.0
        board = scene.board_rect()
        return min(free.width() / board.width(), free.height() / board.height())


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


def is_even(share: float) -> bool:
    """Whether a difference in luck or skill is too small to count."""
    return abs(share) < 0.1


class ReviewPanel(QWidget):
    """The parts of a review; the page connects the buttons."""

    chosen = Signal(int)  # a step of the list
    deepen_wanted = Signal()
    told = Signal(str)  # a player's results, which are in the menu

    def __init__(self) -> None:
        super().__init__()
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
        self.deepens = False
        """Whether a closer look is possible."""
        self._decided = [DecidedRow(), DecidedRow()]
        self.again = Button(translate("common", "Try again"), Look.ACCENT, "undo", _BUTTON)
        self.study = Button(translate("common", "Study"), Look.OUTLINE, "book", _BUTTON)
        self.study.setToolTip(self.tr("Opens this position for analysis, with variations"))
        self.never = Button(self.tr("Do not ask again"), Look.OUTLINE, height=_BUTTON)
        self.matter = MatterArea()
        """Shows the game's own widget while the player looks for a better move."""
        self._lay_out()
        self.more.clicked.connect(self._open_menu)

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
        lay(QHBoxLayout(self._progress_row), (words, 1), self.hold, spacing=8)
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

    def show_progress(self, words: str, share: float, *, working: bool, done: bool) -> None:
        """Show how many moves were reviewed, and the command for the rest."""
        self.progress.setText(words)
        self.bar.show_share(share)
        self._progress_row.setVisible(not done)
        self.hold.show_icon("pause" if working else "play")
        self.hold.say(translate("common", "Pause") if working else self.tr("Continue the review"))

    def show_trying(
        self, trying: bool, *, possible: bool, own: bool = False, more: bool = False
    ) -> None:
        """Show whether the player is solving the position, and whether it can be solved.

        `own`: it is one of the player's mistakes. `more`: another one follows.
        """
        over = self.tr("Next mistake") if more else translate("common", "Try again")
        self.again.setText(self.tr("Show the answer") if trying else over)
        self.again.setEnabled(possible)
        self.never.setVisible(trying and own)
        self._results.setHidden(trying)
        self._task.setVisible(trying)
        for row in self.matter.findChildren(ActionRow):
            row.rest(not trying)

    # -- results

    def show_reports(self, reports: Sequence[PlayerReport], winners: frozenset[int]) -> None:
        """Show a seat for every player."""
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

    def show_decided(self, decided: Sequence[Decided]) -> None:
        """Show what decided, at most two facts."""
        self._verdict.setVisible(bool(decided))
        for number, row in enumerate(self._decided):
            row.setVisible(number < len(decided))
            if number < len(decided):
                row.show_decided(decided[number])

    def show_turns(self, turns: Sequence[Turn], nothing: str) -> None:
        """List the costliest turns, the worst first, or show the text `nothing` without any."""
        self.turns = turns
        self.nothing.setText(nothing)
        self.nothing.setVisible(not turns)
        self._list_turns()

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
        row.clicked.connect(lambda: self.chosen.emit(row.turn.step))
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
        deeper = menu.addAction(self.tr("Look deeper"), self.deepen_wanted.emit)
        deeper.setEnabled(self.deepens)
        deeper.setToolTip(self.tr("Examines every move again, for longer"))
        for report in self._reports:
            title = listed(report.name, _accuracy(report))
            words = f"{report.name}. {_told(report)}"
            menu.addAction(title, partial(self.told.emit, words))
        if self.course:
            menu.addAction(self.tr("Turning point"), lambda: self.told.emit(self.course))
        return menu

    def _open_menu(self) -> None:
        self.menu().open_at(below(self.more))


def worst_of(counts: Sequence[tuple[str, int]]) -> str:
    """Return the worst mark that occurs and its number in words, from (mark, number) pairs."""
    return next((counted(mark, count) for mark, count in counts if count), "")


def _accuracy(report: PlayerReport) -> str:
    if report.accuracy is None:
        return ""
    return translate("ReviewPanel", "accuracy {share}").format(share=percent(report.accuracy))


def _told(report: PlayerReport) -> str:
    return ". ".join(filter(None, (_accuracy(report), report.words)))


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
