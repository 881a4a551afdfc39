"""The large card above the kinds: one of today's puzzles, its task, and its start button."""

import datetime

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.controls.accessible_role import Heading
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import add_layout, lay
from desktop.controls.surfaces import Surface
from desktop.controls.text import Text
from desktop.paint.painting import room
from desktop.puzzles.difficulty import Difficulty
from desktop.puzzles.kind_card import KindStanding
from desktop.puzzles.pictures import DayBoard
from desktop.puzzles.progress_row import ProgressRow
from desktop.puzzles.words import full_day_words, game_of, line_of, name_of
from desktop.theme.scaling import fix, write_in

translate = QCoreApplication.translate

_BESIDE = 560  # card width in pixels from which the picture is beside the words
_ROOMY = 720  # card width in pixels from which the words have wider margins
_BUTTON = 48
_ABOVE, _LEAST_ABOVE = 170, 90  # height in pixels of a picture above the words
LOW = 250
"""Height in pixels that a card with its picture beside the words needs."""
_LOWEST, _HIGHEST = 300, 2000  # greatest height of a card, in pixels
_PICTURE = 0.35  # share of the page's height that a picture above the words has at most


class FeatureCard(Surface):
    """Shows one kind at a time, with the buttons that start its puzzle or another one."""

    def __init__(self) -> None:
        super().__init__("surface", "card", (12, 12, 12, 12))
        self.kind = ""
        self._busy = ""
        self._least, self._most, self._page = 0.0, float(_LOWEST), 0.0
        self._style = "wordmark"
        self.board = DayBoard()
        self.date = Text("", "detail", "muted")
        self.name = Heading("", "wordmark", wrap=True)
        self.task = Text("", "lead", wrap=True)
        self.game = Text("", "body")
        self.difficulty = Difficulty()
        self.tally = Text("", "body")
        #: verb on a button: begins the puzzle
        self.solve = Button(translate("common", "Solve"), Look.ACCENT, "play", height=_BUTTON)
        self.another = Button(self.tr("Another one"), Look.QUIET, height=_BUTTON)
        self.waiting = ProgressRow(translate("common", "Making a puzzle…"))
        self._foot = QStackedWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget()
        lay(QHBoxLayout(buttons), (self.solve, 1), (self.another, 1), None, spacing=10)
        self._foot.addWidget(buttons)
        self._foot.addWidget(self.waiting)
        fix(self._foot, QWidget.setFixedHeight, _BUTTON)
        caption = lay(
            QHBoxLayout(), Text(self.tr("Today’s puzzle"), "hint", "muted"), None, self.date
        )
        facts = QGridLayout()
        fix(facts, QLayout.setContentsMargins, 0, 8, 0, 0)
        fix(facts, QGridLayout.setVerticalSpacing, 4)
        fix(facts, QGridLayout.setHorizontalSpacing, 18)
        named = (
            (translate("common", "Game"), self.game),
            (translate("common", "Difficulty"), self.difficulty),
            #: heading: how many puzzles are solved
            (self.tr("So far"), self.tally),
        )
        self._names = [Text(name, "hint", "muted") for name, _ in named]
        for row, (name, (_, fact)) in enumerate(zip(self._names, named, strict=True)):
            facts.addWidget(name, row, 0)
            facts.addWidget(fact, row, 1)
        facts.setColumnStretch(1, 1)
        for text in (self.name, self.task):
            text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._words = QWidget()
        lay(
            QVBoxLayout(self._words),
            *(caption, self.name, self.task, facts, 10, None, self._foot),
            spacing=4,
        )
        self._row = lay(QHBoxLayout(), (self.board, 11), (self._words, 9), spacing=12)
        add_layout(self.column, self._row)
        fix(self.board, QWidget.setMinimumHeight, 150)

    # -- contents

    def show_kind(
        self, kind: str, standing: KindStanding, day: datetime.date, tally: tuple[int, int]
    ) -> None:
        """Show a kind's puzzle of a day, and how many of the kind were solved of those tried."""
        self.kind = kind
        self.board.show_puzzle(kind, day)
        self.date.setText(full_day_words(day))
        self.name.setText(name_of(kind))
        self.task.setText(standing.task.rstrip(".") + "." if standing.task else line_of(kind))
        self.game.setText(game_of(kind))
        self.difficulty.show_difficulty(standing.difficulty)
        solved, tried = tally
        words = translate("FeatureCard", "{n} of %n solved", None, tried).format(n=solved)
        self.tally.setText(words if tried else self.tr("Not tried yet"))
        for part in (self._names[1], self.difficulty):
            part.setVisible(bool(standing.difficulty))
        self.solve.setText(self._verb(standing))
        self.solve.setAccessibleName(f"{name_of(kind)}: {self.solve.text()}")
        self.another.setAccessibleName(f"{name_of(kind)}: {self.another.text()}")
        self.show_working(self._busy)

    def _verb(self, standing: KindStanding) -> str:
        if standing.begun:
            return translate("common", "Continue")
        return translate("common", "Solve") if standing.is_open else self.tr("Solve again")

    def show_working(self, kind: str) -> None:
        """Show that a puzzle of this kind is being made; other kinds can be started meanwhile."""
        self._busy = kind
        working = bool(kind) and kind == self.kind
        had_focus = self._foot.isAncestorOf(self.window().focusWidget() or self.window())
        self._foot.setCurrentIndex(int(working))
        if had_focus and working:
            self.waiting.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- geometry

    def limit(self, least: float, most: float, page: float) -> None:
        """Keep the height between two limits, but high enough for the words.

        `page` is the height of the page.
        """
        self._least, self._most, self._page = least, most, page
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the picture beside the words if there is room, otherwise above them."""
        width = room(self).width()
        beside = width >= _BESIDE
        fix(
            self,
            QWidget.setMaximumHeight,
            max(_LOWEST, self._least, self._most) if beside else _HIGHEST,
        )
        fix(self, QWidget.setMinimumHeight, self._least if beside else 0)
        above = max(_LEAST_ABOVE, min(_ABOVE, _PICTURE * self._page))
        fix(self.board, QWidget.setMinimumHeight, 150 if beside else above)
        fix(self.board, QWidget.setMaximumHeight, _HIGHEST if beside else above)
        style = "wordmark" if width >= _ROOMY else "dialogTitle"
        if style != self._style:
            self._style = style
            write_in(self.name, style)
        ways = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(ways[0] if beside else ways[1])
        side = 14 if width >= _ROOMY else 4
        fix(self._words, QWidget.setContentsMargins, side if beside else 4, 4, side, 0)
