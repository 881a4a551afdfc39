"""The panel of Adamas: the half-made move, a draw to claim, threatened stacks."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.folding import ActionRow
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import lay
from desktop.controls.scroll_area import ScrollArea
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.games.adamas.lines_of_sight import Threat
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.rows import LegRow, PanelLine, ThreatList, lines_of
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import elided
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

translate = QCoreApplication.translate

_FACT_ROOM = 190
_MOST_ROWS = 5


class RowArea(ScrollArea):
    """A framed list that shows up to five rows and scrolls."""

    removed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(ScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self._empty = Text("", "hint", "muted", wrap=True)
        fix(self._empty, QWidget.setContentsMargins, 14, 3, 14, 3)
        self._column = lay(QVBoxLayout(self._inside), self._empty, margins=(0, 5, 0, 5))
        self.rows: list[LegRow] = []
        self._count = 0
        self.setWidget(self._inside)
        self.verticalScrollBar().rangeChanged.connect(self._look_at_last)

    def show_lines(self, lines: Sequence[PanelLine], empty: str) -> None:
        """Show these lines, or a sentence if there are none."""
        while len(self.rows) < len(lines):
            row = LegRow()
            row.removed.connect(self.removed)
            self.rows.append(row)
            self._column.addWidget(row)
        for row, line in zip(self.rows, lines, strict=False):
            row.show_line(line)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lines))
        self._empty.setText(empty)
        self._empty.setVisible(not lines)
        self._count = min(len(lines), _MOST_ROWS)
        self._fit()

    def _fit(self) -> None:
        """Fit the height to the rows or to the sentence."""
        sentence = self._empty.heightForWidth(self.width()) / theme().text_scale + 12
        tall = 12 + self._count * LegRow.HEIGHT if self._count else max(58, sentence)
        fix(self, QWidget.setFixedHeight, tall)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _look_at_last(self, _least: int, most: int) -> None:
        """Scroll to the part added last."""
        # Not stored: Qt owns the bar, and Python may lose the reference.
        self.verticalScrollBar().setValue(most)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self.viewport()) as painter:
            frame = room(self.viewport()).adjusted(0.75, 0.75, -0.75, -0.75)
            pen = QPen(theme().colour("border"), 1.5)
            painter.strokePath(rounded_rect(frame, theme().radius("well")), pen)


class AdamasPanel(QWidget):
    """The game's own part of the right panel."""

    play = Signal()
    clear = Signal()
    removed = Signal(int)
    claimed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.heading = Section("")
        self.rows = RowArea()
        self.rows.removed.connect(self.removed)
        self.clear_button = Button(self.tr("Clear"), Look.QUIET)
        self.play_button = Button(self.tr("Play move"), Look.ACCENT)
        self.clear_button.clicked.connect(self.clear)
        self.play_button.clicked.connect(self.play)
        self.tie_line = Text(self.tr("This position has occurred three times."), "hint", wrap=True)
        fix(self.tie_line, QWidget.setContentsMargins, 4, 4, 4, 0)
        self.tie_button = Button(translate("commands", "Claim a draw"), Look.OUTLINE, "half")
        self.tie_button.clicked.connect(self.claimed)
        self.threat_heading = Section(
            self.tr("Threatened now"), self.tr("seen by as many as its height")
        )
        self.threats = ThreatList()
        for button in (self.clear_button, self.play_button, self.tie_button):
            # A click leaves the focus on the board, where Enter plays.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = ActionRow((self.clear_button, 5), (self.play_button, 7))
        # Above the rows, so that the buttons keep their place while legs are added.
        move = (self.heading, buttons, self.rows, self.tie_line, self.tie_button)
        threats = (self.threat_heading, self.threats)
        lay(QVBoxLayout(self), *move, 8, *threats, None, spacing=8)

    def sizeHint(self) -> QSize:
        return QSize(px(292), super().sizeHint().height())

    def show_draft(self, builder: MoveBuilder, seat: bool) -> None:
        """Show the move so far; `seat` is whether a player here may move."""
        draft = builder.draft
        title, play = self.tr("This split"), self.tr("Play split")
        if not draft.parts:
            play = self.tr("Play move")
        elif draft.is_merge:
            title, play = self.tr("This merge"), self.tr("Play merge")
        elif draft.is_whole:
            title, play = self.tr("This move"), self.tr("Play move")
        self.heading.show_title(title if draft.parts else translate("rules", "Your move"))
        made = theme().font("caption")
        self.heading.show_fact(elided(draft.text, made, _FACT_ROOM), "text")
        self.heading.setToolTip(draft.text if len(draft.text) > 24 else "")
        empty = self.tr("No move prepared. The parts of a split or merge appear here.")
        if not seat:
            empty = self.tr("The parts of your move appear here on your turn.")
        self.rows.show_lines(lines_of(draft, builder.in_hand), empty)
        self.clear_button.setEnabled(bool(draft.parts))
        self.play_button.setText(play)
        problem = draft.problem
        self.play_button.setEnabled(seat and not problem)
        self.play_button.setToolTip(capitalised(problem))

    def show_over(self, over: bool) -> None:
        """Hide the controls of the half-made move once the game is over."""
        for part in (self.heading, self.rows, self.clear_button, self.play_button):
            part.setVisible(not over)

    def show_tie(self, offered: bool) -> None:
        """Show or hide the button that claims a draw."""
        self.tie_line.setVisible(offered)
        self.tie_button.setVisible(offered)

    def show_threats(
        self, threats: Sequence[Threat], names: Sequence[str], viewer: int | None, *, planned: bool
    ) -> None:
        """List the stacks that can be captured now, or after the move as `planned`."""
        title = self.tr("Threatened afterwards") if planned else self.tr("Threatened now")
        self.threat_heading.show_title(title)
        self.threats.show_threats(threats, names, viewer)
        self.threat_heading.setVisible(bool(threats))
        self.threats.setVisible(bool(threats))
