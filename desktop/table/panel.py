"""The panel beside the table: seats, the game's own widget, the moves, and the move line.

If it is folded, a strip shows the seats, a fact about the position, and the turn.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import SidePanel
from desktop.controls.lay import lay
from desktop.controls.scroll_column import ScrollColumn
from desktop.controls.segmented import Segmented
from desktop.frame.score_chart import ScoreChart
from desktop.frame.seat_card import SeatCard
from desktop.frame.table_strip import TableStrip
from desktop.table.move_entry import MoveEntry
from desktop.table.move_list import MoveList
from desktop.table.watch_bar import WatchBar
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px, space

translate = QCoreApplication.translate

_GAP = 12
_BAR = 72  # the least height of a scroll bar
_LOW = 690  # below this panel height three or four seats have lower cards
_LOW_FOR_TWO = 580  # below this height two seats have lower cards, and four have still lower ones
_VERY_LOW = 380  # below this height all seats do, in a small window with large texts


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


class TablePanel(SidePanel):
    """The seats; below them the game's widget and the moves, together or, without room, in turn."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[SeatCard] = []
        self.strip = TableStrip()
        self.moves = MoveList()
        self.entry = MoveEntry()
        self.entry.hide()
        self.chart = ScoreChart()
        self.chart.hide()
        self.matter_area = MatterArea()
        self.matter_area.hide()
        self.switch = Segmented(
            translate("common", "Panel"),
            [(translate("commands", "Game"), ""), (translate("common", "Moves"), "")],
        )
        self._switch_room = QWidget()
        margins = (0, 0, 0, _GAP)
        self._switch_column = lay(QVBoxLayout(self._switch_room), self.switch, margins=margins)
        self._switch_room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._switch_room.hide()
        self.switch.chosen.connect(self._arrange)
        self._seat_column = lay(QVBoxLayout(), spacing=6)
        self.column.addLayout(self._seat_column)
        self.watch = WatchBar()
        self.watch.hide()
        self.column.addWidget(self.watch)
        space(self.column, _GAP)
        self.column.addWidget(self._switch_room)
        self._below_switch = QSpacerItem(0, 0)
        self.column.addSpacerItem(self._below_switch)
        self.column.addWidget(self.matter_area)
        space(self.column, _GAP)
        self.column.addWidget(self.chart)
        self.column.addWidget(self.moves, 1)
        self.column.addWidget(self.entry)
        self._below_entry = QSpacerItem(0, 0)
        self.column.addSpacerItem(self._below_entry)
        self.column.addLayout(self.foot)
        self._rearrange = QTimer(self, singleShot=True, interval=0)
        self._rearrange.timeout.connect(self._arrange)
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """In a small window, put the switch beside the handle."""
        if theme().compact:
            fix(self.column, QLayout.setContentsMargins, 10, 10, 10, 10)
            self.head.addWidget(self.switch, 1)
            fix(self.head, QLayout.setContentsMargins, 0, 0, 0, 8)
        else:
            fix(self.column, QLayout.setContentsMargins, 14, 14, 14, 14)
            self._switch_column.addWidget(self.switch)
            fix(self.head, QLayout.setContentsMargins, 0, 0, 0, 0)
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
        """Show both parts if there is room, otherwise the one chosen with the switch."""
        several, high = len(self.seats) > 2, self.height()
        low = theme().compact or high < px(_LOW if several else _LOW_FOR_TWO)
        tight = theme().compact and (len(self.seats) > 3 or high < px(_VERY_LOW))
        tight |= len(self.seats) > 3 and high < px(_LOW_FOR_TWO)
        for card in self.seats:
            card.compress(low, tight=tight)
        inside = self.matter_area.widget()
        has_matter = inside is not None and not inside.isHidden()
        seats = sum(card.height() + px(6) for card in self.seats)
        entry = self.entry.sizeHint().height() if not self.entry.isHidden() else 0
        room = self.height() - seats - entry - px(2 * _GAP + 28)
        if theme().compact:
            room -= self.handle.height()
        chart = self.chart.height() if self.chart.tells else 0
        # The widget's actions may be at the foot.
        matter = self.matter_area.sizeHint().height() + self.foot.sizeHint().height()
        both = matter + self.moves.minimumSizeHint().height() + chart
        tight = has_matter and both > room
        self._switch_room.setVisible(tight and not theme().compact)
        self.switch.setVisible(tight)
        self._below_switch.changeSize(0, px(_GAP) if tight and not theme().compact else 0)
        self.column.invalidate()
        matter_first = self.switch.index == 0
        self.matter_area.setVisible(has_matter and (not tight or matter_first))
        self.moves.setVisible(not tight or not matter_first)
        alone = room if theme().compact else room - self._switch_room.sizeHint().height()
        beside = not matter_first or matter + chart <= alone
        self.crowd(tight and matter > alone)
        self.chart.setVisible(self.chart.tells and (not tight or beside))
        parted = not self.entry.isHidden() and self.foot.sizeHint().height() > 0
        self._below_entry.changeSize(0, px(_GAP) if parted else 0)
        self.column.invalidate()
        # Alone, it takes all the room.
        policy = QSizePolicy.Policy.Expanding if tight else QSizePolicy.Policy.Maximum
        self.matter_area.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
        self.column.activate()
