"""The panel beside a puzzle: score and par, the game's own widget, and commands.

If it is folded, a strip shows the numbers, the stars, and the most important commands.
"""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.board.folding import ActionRow, SidePanel, Strip
from desktop.board.row_data import Tally
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look, focus_by_tab_only
from desktop.controls.chips import Chips
from desktop.controls.flow import Flow
from desktop.controls.lay import add_layout, lay
from desktop.controls.text import Text
from desktop.frame.tally_block import TallyBlock
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.puzzles.progress_row import ProgressRow
from desktop.puzzles.session import PuzzleSession, PuzzleShown
from desktop.puzzles.stars import Stars
from desktop.puzzles.words import (
    aim_of,
    day_words,
    difficulty_words,
    unit_of,
    wrong_words,
)
from desktop.table.panel import MatterArea
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.core.puzzle import STARS

translate = QCoreApplication.translate

_STAR = 12


Figure = tuple[str, str, str]
"""A number, its caption, and its colour token."""


class TwoFigures(QWidget):
    """Two large numbers beside each other, with captions below."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: tuple[Figure, Figure] = (("", "", "text"), ("", "", "text"))
        self.enlarge(False)

    def enlarge(self, large: bool) -> None:
        """Show the numbers nearly twice as large, or as usual."""
        self._large = large
        fix(self, QWidget.setFixedHeight, 112 if large else 72)

    def show_figures(self, left: Figure, right: Figure, spoken: str) -> bool:
        """Show the numbers; return whether they have changed."""
        if self.figures == (left, right):
            return False
        self.figures = (left, right)
        self.setAccessibleName(spoken)
        self.update()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(rounded_rect(whole, colours.radius("well")), colours.colour("sunken"))
            half, made = whole.width() / 2, colours.font("score")
            if self._large:
                made.setPixelSize(64)
            for (number, words, ink), left in zip(self.figures, (0.0, half), strict=True):
                box = whole.adjusted(left + 16, 8, left - half, -26)
                paint_line(painter, number, box, made, colours.colour(ink))
                box = whole.adjusted(left + 16, whole.height() - 28, left - half, -6)
                paint_line(painter, words, box, colours.font("caption"), colours.colour("muted"))
            painter.fillRect(QRectF(half, 16, 1, whole.height() - 32), colours.colour("border"))


class ScoreAndPar(HasRole, TwoFigures):
    """The score reached, and the one to reach."""

    def __init__(self) -> None:
        super().__init__()
        self.score, self.par, self.unit, self.aim = 0, 0, "", ""

    def show_numbers(self, score: int, par: int, unit: str, aim: str = "") -> None:
        """Show the numbers; `aim` is the caption of the second one, if it is not par."""
        self.score, self.par, self.unit = score, par, unit
        #: below a number: the result of a good solver
        self.aim = aim or self.tr("par")
        words = self.tr("{n} {unit}. Par is {par}").format(n=score, unit=unit, par=par)
        if aim:
            #: for screen readers: such as “3 cells filled, 20 to fill”
            words = self.tr("{n} {unit}, {all} {aim}").format(n=score, unit=unit, all=par, aim=aim)
        self.show_figures((str(score), unit, "text"), (str(par), self.aim, "muted"), words)


class PuzzlePanel(SidePanel):
    """The panel of a puzzle. The table and the page connect its buttons and those in its strip."""

    def __init__(self) -> None:
        super().__init__()
        self.crowded = True  # the game's own widget is always at the foot
        self.strip = PuzzleStrip()
        fix(self.column, QLayout.setSpacing, 10)
        self.title = Text("", "title")
        self.chips = Chips()
        self.numbers = ScoreAndPar()
        self.stars = Stars(_STAR)
        self.seconds = Text("", "hint", "muted")
        self.practice = False
        """Whether an earlier attempt counts instead of this one."""
        self.matter = MatterArea()
        self.waiting = ProgressRow("")
        self.give_up = Button("", Look.PLAIN, "flag")
        self.clue = Button(translate("commands", "Hint"), Look.QUIET, "hint")
        self.clue.setToolTip(self.tr("Helps you, and costs a star"))
        self.check = Button(self.tr("Show mistakes"), Look.QUIET, "search")
        self.check.setToolTip(self.tr("Highlights wrong cells. If there are any, it costs a star"))
        self.another = Button("", Look.QUIET)
        self.again_button = Button(self.tr("Start over"), Look.PLAIN, "turn-left")
        self.send = Button(self.tr("Share"), Look.PLAIN, "copy")
        self.next = Button(translate("common", "Next"), Look.ACCENT)
        self.back = IconButton("previous", self.tr("Previous step"))
        self.forth = IconButton("next", self.tr("Next step"))
        self.steps = Text("", "button")
        self._may_restart = False
        self.astray = False
        """Whether the button to start over undoes a wrong move instead."""
        self._lay_out()

    @property
    def standing(self) -> str:
        """The puzzle's name and progress in words, for screen readers."""
        return ". ".join(filter(None, (self.title.text(), self.numbers.accessibleName())))

    def _lay_out(self) -> None:
        self.send.setToolTip(self.tr("Copies the puzzle as a line of text"))
        self._verdict = _row(self.stars, self.seconds)
        self._stepper = _row(self.back, self.steps, self.forth)
        self.steps.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_layout(self.head, Flow((self.title, 1), self.chips, spacing=8, below=8), 1)
        self._standing, self._actions = QWidget(), QWidget()
        lay(QVBoxLayout(self._standing), self.numbers, self._verdict, spacing=10)
        self.column.addWidget(self._standing)
        self.column.addWidget(self.matter)
        self.column.addStretch(1)
        self.column.addWidget(self.waiting)
        add_layout(self.column, self.foot)
        self._onward = ActionRow((self.next, 1))
        upper = _row(self.clue, self._onward)
        lower = QWidget()
        quiet = (self.give_up, self.again_button, self.send)
        lay(QHBoxLayout(lower), quiet[0], None, quiet[1], None, quiet[2])
        steps = (self._stepper, self.another, self.check)
        lay(QVBoxLayout(self._actions), *steps, upper, lower, spacing=10)
        self.column.addWidget(self._actions)
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self.column.activate)

    # -- contents

    def show_puzzle(self, session: PuzzleSession) -> None:
        """Show another puzzle."""
        self.title.setText(session.title)
        chips = [difficulty_words(session.difficulty)]
        if session.day:
            chips.append(
                translate("common", "Daily puzzle, {day}").format(day=day_words(session.day))
            )
        self.chips.show_texts(chips)
        self.show_waiting("")

    def lend(self, standing: QWidget, actions: QWidget) -> None:
        """Show other widgets in place of the numbers and the buttons."""
        for own, other in ((self._standing, standing), (self._actions, actions)):
            self.column.replaceWidget(own, other)
            own.hide()
        self._onward.rest(True)
        self.strip.show_like(self)
        self.unfolded.emit()

    def show_matter(self, matter: QWidget | None, in_strip: QWidget | None = None) -> None:
        """Show the game's own widgets, one here and one in the strip, or none."""
        self.matter.fill(matter)
        self.strip.show_matter(in_strip)
        self.actions_changed.emit()
        self._settle.start()

    def show_position(self, session: PuzzleSession, shown: PuzzleShown) -> None:
        """Show the state of the attempt."""
        unit = unit_of(session.kind, shown.score)
        if session.rules.rounds and not shown.over:
            words = self.tr("{unit} · turn {n} of {all}")
            turn = min(shown.turns + 1, session.rules.rounds)
            unit = words.format(unit=unit, n=turn, all=session.rules.rounds)
        self.numbers.show_numbers(shown.score, session.par, unit, aim_of(session.kind))
        self.give_up.setText(self.tr("Solution") if shown.over else translate("common", "Give up"))
        self.give_up.icon_name = "eye" if shown.over else "flag"
        self.give_up.updateGeometry()
        self.give_up.setEnabled(not shown.steps)
        self.clue.setVisible(not shown.over)
        self.clue.setEnabled(shown.may_ask)
        self.check.setVisible(session.free and not shown.over)
        self.check.setEnabled(shown.score > 0)
        self._verdict.setVisible(shown.over or session.rules.tries or shown.clues > 0)
        if not shown.over:  # the stars that can still be earned
            self.stars.show_stars(max(0, STARS - shown.wrong - shown.clues))
            self.seconds.setText(self._cost(session, shown))
        self._may_restart = session.may_restart
        self.again_button.setEnabled(self._may_restart)
        self._show_astray(shown.astray and not shown.over)
        secret = session.begun and not self._may_restart
        words = self.tr("Give up first: then you can start again")
        self.again_button.setToolTip(words if secret else "")
        self.next.set_modest(not shown.over)
        self._onward.rest(not shown.over)
        self._stepper.setVisible(bool(shown.steps))
        self.another.setVisible(shown.solutions > 1)
        words = self.tr("Solution {n} of {all}: show the next one")
        self.another.setText(words.format(n=shown.solution, all=shown.solutions))
        words = self.tr("Step {n} of {all}").format(n=shown.step, all=shown.steps)
        self.steps.setText(words if shown.step else translate("common", "Start"))
        self.back.setEnabled(shown.step > 0)
        self.forth.setEnabled(shown.step < shown.steps)
        if shown.steps:
            self.unfolded.emit()  # buttons that step through the solution
        self.strip.show_like(self)
        self.update()

    def _cost(self, session: PuzzleSession, shown: PuzzleShown) -> str:
        """Return what was spent so far, or what costs a star."""
        spent = [wrong_words(shown.wrong)] if shown.wrong else []
        if shown.clues:
            clues = shown.clues
            spent.append(translate("PuzzlePanel", "%n hints", None, clues))
        costs = self.tr("a wrong move costs a star") if session.rules.tries else ""
        return " · ".join(spent) or costs

    def _show_astray(self, astray: bool) -> None:
        """After a wrong move that must be undone, emphasise the undo button."""
        self.astray = astray
        again = self.again_button
        again.setText(translate("commands", "Undo") if astray else self.tr("Start over"))
        again.icon_name = "undo" if astray else "turn-left"
        again.look = Look.ACCENT if astray else Look.PLAIN
        again.updateGeometry()

    def show_waiting(self, text: str, *, stops: bool = False) -> None:
        """Show that something is being computed, or that it has ended."""
        self.waiting.setVisible(bool(text))
        self.waiting.show_text(text, stops=stops)
        self.next.setEnabled(not text)
        self.again_button.setEnabled(not text and self._may_restart)
        self._settle.start()

    def show_verdict(self, stars: int, time: str) -> None:
        """Show what the attempt earned, and how long it took."""
        self.stars.show_stars(stars)
        words = self.tr("{time} · practice, not counted")
        self.seconds.setText(words.format(time=time) if self.practice else time)


class PuzzleStrip(Strip):
    """Score and par, the stars, and three buttons from the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.score, self.par = TallyBlock(), TallyBlock()
        self.stars = Stars(7)
        self.clue = IconButton("hint", translate("commands", "Hint"))
        self.give_up = IconButton("flag", "")
        self.again = IconButton("turn-left", "")
        middle = Qt.AlignmentFlag.AlignHCenter
        buttons = [(one, 0, middle) for one in (self.clue, self.give_up, self.again)]
        focus_by_tab_only(self.clue, self.give_up, self.again)
        self._matter: QWidget | None = None
        lay(self.column, self.score, self.par, (self.stars, 0, middle), None, *buttons,
            spacing=6, margins=(6, 6, 6, 6))  # fmt: skip

    def show_matter(self, matter: QWidget | None) -> None:
        """Show the game's own widget below the stars, or none."""
        if self._matter is not None:
            self._matter.hide()
            self._matter.deleteLater()
        self._matter = matter
        if matter is not None:
            at = self.column.indexOf(self.stars) + 1
            self.column.insertWidget(at, matter, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_like(self, panel: PuzzlePanel) -> None:
        """Show the contents of a panel."""
        numbers = panel.numbers
        unit = numbers.unit.partition(" · ")[0]
        self.score.show_tally(Tally(str(numbers.score), unit))
        self.par.show_tally(Tally(str(numbers.par), numbers.aim))
        self.stars.show_stars(panel.stars.stars)
        for mine, theirs in (
            (self.clue, panel.clue),
            (self.give_up, panel.give_up),
            (self.again, panel.again_button),
        ):
            mine.setEnabled(theirs.isEnabled())
            mine.setHidden(theirs.isHidden())
            mine.say(theirs.text())
            mine.show_icon(theirs.icon_name)


def _row(*widgets: QWidget) -> QWidget:
    room = QWidget()
    parts = ((widget, int(not isinstance(widget, IconButton | Stars))) for widget in widgets)
    lay(QHBoxLayout(room), *parts, spacing=8)
    return room
