"""The panel beside the table: seats, the game's own widget, the moves, and the move line.

If it is folded, a strip shows the seats, a fact about the position, and the turn.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import SidePanel
from desktop.board.row_data import SeatInfo, SeatTime
from desktop.controls.buttons import IconButton
from desktop.controls.lay import add_layout, lay
from desktop.controls.scroll_area import ScrollColumn
from desktop.controls.segmented import Segmented
from desktop.frame.score_chart import ScoreChart
from desktop.frame.seat_card import SeatCard, crowned
from desktop.frame.table_strip import TableStrip
from desktop.table.computers import Thinking
from desktop.table.move_entry import MoveEntry
from desktop.table.move_list import MoveList
from desktop.table.session import MatchShown
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px, space

translate = QCoreApplication.translate

_GAP = 12
_BAR = 72  # the least height of a scroll bar
_HEIGHTS, _BETWEEN = {2: 68, 3: 44, 4: 34}, {2: 6, 3: 5, 4: 2}
"""The heights of seats and of the gaps between them in pixels, by their number."""
_LOW, _LOW_SEAT = 580, 54  # below this panel height two seats are lower


class MatterArea(ScrollColumn):
    """Holds the game's own widget; scrolls if it does not fit even alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def fill(self, matter: QWidget | None) -> None:
        """Hold another widget, or none; the previous one is deleted."""
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        if matter is not None:
            self.hold(matter)
        self.setVisible(matter is not None)

    def sizeHint(self) -> QSize:
        inside = self.widget()
        if inside is None:
            return QSize(0, 0)
        width = self.viewport().width() or inside.sizeHint().width()
        tall = inside.heightForWidth(width) if inside.hasHeightForWidth() else 0
        hint = inside.sizeHint().expandedTo(inside.minimumSize())
        return QSize(hint.width(), max(tall, hint.height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(px(_BAR), self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class WatchBar(QWidget):
    """Shown while computers play each other."""

    def __init__(self) -> None:
        super().__init__()
        self.hold = IconButton("pause", self.tr("Pause the players"), 48)
        self.step = IconButton("next", self.tr("One move"), 48)
        #: how fast the computer players move
        paces = [
            translate("common", "Slow"),
            translate("common", "Normal"),
            translate("common", "Fast"),
        ]
        self.pace = Segmented(translate("common", "Computer speed"), paces, 1)
        lay(QHBoxLayout(self), self.hold, self.step, (self.pace, 1), spacing=4)

    def show_state(self, still: bool, pace: int) -> None:
        """Show whether the players are paused, and how fast they play."""
        self.hold.show_icon("play" if still else "pause")
        self.hold.say(translate("common", "Continue") if still else self.tr("Pause the players"))
        self.step.setVisible(still)
        self.pace.choose(pace)


class TablePanel(SidePanel):
    """The seats; below them the game's widget, the moves, and the main button in a fixed place."""

    def __init__(self, go_to: Callable[[int], object], play: Callable[[str], object]) -> None:
        """`go_to` shows the position after a ply, and `play` plays a typed text."""
        super().__init__()
        self.crowded = True  # the main button is always at the foot
        self.seats: list[SeatCard] = []
        self.strip = TableStrip()
        self.moves = MoveList(go_to)
        self.entry = MoveEntry(play)
        self.entry.hide()
        self.chart = ScoreChart(go_to)
        self.chart.hide()
        self.matter_area = MatterArea()
        self.matter_area.hide()
        self._seat_column = lay(QVBoxLayout(), spacing=6)
        add_layout(self.column, self._seat_column)
        self.watch = WatchBar()
        self.watch.hide()
        space(self.column, _GAP)
        self.column.addWidget(self.matter_area)
        space(self.column, _GAP)
        self.column.addWidget(self.chart)
        self.column.addWidget(self.moves, 1)
        fix(self.foot, QLayout.setContentsMargins, 0, 8, 0, 8)
        self.foot.addWidget(self.watch)
        self._fixed = QWidget()
        self._fixed_column = lay(QVBoxLayout(self._fixed), self.entry, self.foot)
        self._fixed.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        rows = self.layout()
        assert rows is not None
        rows.addWidget(self._fixed)
        self._rearrange = QTimer(self, singleShot=True, interval=0)
        self._rearrange.timeout.connect(self._arrange)
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """In a small window, put the walk row beside the handle."""
        if theme().compact:
            self.head.addWidget(self.moves.walk, 1)
        else:
            self._fixed_column.addWidget(self.moves.walk)
        margin = 10 if theme().compact else 14
        fix(self.column, QLayout.setContentsMargins, margin, margin, margin, 0)
        fix(self._fixed_column, QLayout.setContentsMargins, margin, 0, margin, margin)
        fix(self.head, QLayout.setContentsMargins, 0, 0, 0, 8 if theme().compact else 0)
        self._rearrange.start()

    def seat_players(self, names: Sequence[str]) -> None:
        """Make a card for every player."""
        self.moves.model.names = names
        for card in self.seats:
            card.hide()
            card.deleteLater()
        self.seats = [SeatCard(player, name) for player, name in enumerate(names)]
        for card in self.seats:
            self._seat_column.addWidget(card)
        self.strip.seat_players(names)
        self._rearrange.start()

    def cards(self, player: int) -> tuple[SeatCard, SeatCard]:
        """Return the two cards of a player, in the panel and in the strip."""
        return self.seats[player], self.strip.seats[player]

    def show_seats(self, info_of: Callable[[int], SeatInfo], shown: MatchShown) -> None:
        """Show the counts of each player, and whose turn it is."""
        view, question = shown.view, shown.question
        winners = crowned(view.outcome.winners, len(view.names)) if view.outcome else frozenset()
        for player in range(len(self.seats)):
            info, gone = info_of(player), player in view.out
            asked = question is not None and question.answerer == player
            active = question is None and view.to_move == player
            for card in self.cards(player):
                card.show_seat(info, active=active, gone=gone, asked=asked, winners=winners)

    def show_times(self, time_of: Callable[[int], SeatTime | None]) -> None:
        """Show the time on each player's clock."""
        for player in range(len(self.seats)):
            for card in self.cards(player):
                card.show_time(time_of(player))

    def show_thinking(self, thinking: Thinking | None) -> None:
        """Show which computer player thinks, and how long at most."""
        for player in range(len(self.seats)):
            here = thinking is not None and thinking.player == player
            seconds = thinking.seconds if thinking is not None and here else 0
            for card in self.cards(player):
                card.think(seconds)

    @property
    def matter(self) -> QWidget | None:
        """The game's own widget, if there is one."""
        return self.matter_area.widget()

    def show_matter(self, matter: QWidget | None) -> None:
        """Show the game's own widget, or none."""
        self.matter_area.fill(matter)
        if matter is not None:
            matter.installEventFilter(self)
        self.actions_changed.emit()
        self._rearrange.start()

    def show_scores(
        self, scores: Sequence[tuple[int, ...]], ply: int, turns: Sequence[int]
    ) -> None:
        """Show the scores of the game and mark the present ply; hide the chart without scores."""
        self.chart.show_scores(scores, ply, turns)
        self._rearrange.start()

    def show_entry(self, shown: bool, *, focus: bool = True) -> None:
        """Show or hide the line to type moves into; with `focus` it gets the keyboard."""
        self.entry.setVisible(shown)
        if shown and focus:
            self.unfolded.emit()
            self.entry.field.setFocus()
        self._rearrange.start()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        changes = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
        if event.type() in changes:
            self.matter_area.updateGeometry()
            self._rearrange.start()
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rearrange.start()

    def _arrange(self) -> None:
        """Give the seats, the game's widget and the moves the room they need."""
        count = len(self.seats)
        tight = theme().compact or self.height() < px(_LOW)
        for card in self.seats:
            card.compress(_HEIGHTS[max(2, count)] if not tight or count > 2 else _LOW_SEAT)
        fix(self._seat_column, QLayout.setSpacing, _BETWEEN[max(2, count)])
        inside = self.matter_area.widget()
        shown = inside is not None and not inside.isHidden()
        self.matter_area.setVisible(shown)
        # Only the whole panel scrolls.
        least = inside.minimumSizeHint().height() if inside is not None else 0
        self.matter_area.setMinimumHeight(least)
        self.chart.setVisible(self.chart.tells and not (shown and least))  # or the list is too low
        self.column.invalidate()
        self.column.activate()
