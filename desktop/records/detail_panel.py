"""The panel beside the list: the chosen match with its players, facts and commands."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtGui import QAccessible, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.board.row_data import SeatInfo
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, Look
from desktop.controls.chips import Chip
from desktop.controls.lay import add_layout, lay
from desktop.controls.surfaces import Surface, scrolling
from desktop.controls.text import Text
from desktop.frame.seat_card import SeatCard, crowned
from desktop.games.catalogue import position_picture
from desktop.language.messages import listed
from desktop.paint.cached_picture import CachedPicture, paint_table
from desktop.paint.painting import painting, room
from desktop.records import words
from desktop.records.reading import position_of
from desktop.records.record_files import is_own
from desktop.records.record_index import RecordEntry
from desktop.records.record_list import verb_of
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size, space
from rules.core import Position

translate = QCoreApplication.translate

_PICTURE = 232
_LEAST = 112
_HIGH = 0.8
"""The greatest height of the picture in a wide panel, as a share of its width."""
_SHARE, _WIDEST = 0.27, 520
"""The panel's share of the page's width, and its greatest width in pixels."""


class _Board(HasRole, QWidget):
    """The chosen position on a piece of table."""

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._picture: CachedPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(_PICTURE))
        self.setAccessibleName(translate("common", "Picture"))

    def show_position(self, view: Position | None) -> None:
        """Show a position, or only the table for None."""
        self._picture = CachedPicture(position_picture(view)) if view is not None else None
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(292, _PICTURE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = room(self)
            paint_table(painter, box, 14, theme())
            if self._picture is not None:
                self._picture.paint_soon(painter, box.adjusted(12, 8, -12, -8), self)


class DetailPanel(Surface):
    """Shows one record, or a note that none is chosen."""

    def __init__(self) -> None:
        super().__init__("surface", "island")
        self.entry: RecordEntry | None = None
        self._reading = BackgroundTask(self)
        self.board = _Board()
        self.position: Position | None = None
        """The position that is shown."""
        self._title = Text("", "title")
        self._title.setMinimumWidth(1)
        self._chip = Chip("")
        self._detail = Text("", "hint", "muted", wrap=True)
        self._problem = Text("", "hint", "error", wrap=True)
        self._seats = QVBoxLayout()
        self._facts = QGridLayout()
        self.go = Button("", Look.ACCENT, "play", height=48)
        self.play_again = Button(translate("common", "Play again"), Look.OUTLINE, "redo")
        self.study = Button(translate("common", "Study"), Look.OUTLINE, "book")
        self.study.setToolTip(self.tr("Opens this game for analysis, with variations"))
        self.rename = Button(translate("commands", "Rename"), Look.QUIET, "pencil")
        self.delete = Button(translate("commands", "Delete"), Look.DANGER, "trash")
        self.delete.acts_once = True
        self.claim = Button("", Look.QUIET, "person")
        self._lay_out()
        self.show_entry(None)

    def _lay_out(self) -> None:
        self.fit_beside(0)
        self._seats.setSpacing(2)
        self._facts.setColumnStretch(1, 1)
        self._facts.setVerticalSpacing(6)
        self._facts.setHorizontalSpacing(14)
        fix(self._facts, QLayout.setContentsMargins, 4, 0, 4, 0)
        self._inside = QWidget()
        lay(
            QVBoxLayout(self._inside),
            self.board,
            14,
            lay(QHBoxLayout(), (self._title, 1), self._chip, spacing=8),
            lay(QVBoxLayout(), self._detail, self._problem, margins=(4, 2, 4, 0)),
            10,
            self._seats,
            14,
            self._facts,
            None,
        )
        self._scroll = scrolling(self._inside, "surface")
        self.column.addWidget(self._scroll, 1)
        two = lay(QHBoxLayout(), self.rename, self.delete, spacing=8)
        ways = lay(QHBoxLayout(), (self.study, 1), (self.play_again, 1), spacing=8)
        buttons = lay(QVBoxLayout(), self.go, ways, self.claim, two, spacing=8)
        space(self.column, 12)
        add_layout(self.column, buttons)

    def fit_beside(self, page: float) -> None:
        """Set the width to a share of the page's width in pixels, at least the usual width."""
        least = theme().layout("panelWidth")
        fix(self, QWidget.setFixedWidth, max(least, min(_WIDEST, _SHARE * page)))

    def show_several(self, count: int) -> None:
        """Show how many records are selected; they can be deleted together."""
        self.show_entry(None)
        words = translate("DetailPanel", "%n games chosen", None, count)
        self._title.setText(words)
        self._detail.setText(self.tr("Del deletes them. You can undo that."))
        self.delete.show()

    def show_entry(self, entry: RecordEntry | None) -> None:
        """Show a record; None shows an empty panel."""
        if entry is not None and entry == self.entry:
            return
        same = self.entry is not None and entry is not None and (
            (self.entry.path, self.entry.stamp) == (entry.path, entry.stamp)
        )  # fmt: skip
        self.entry = entry
        readable = entry is not None and bool(entry.game)
        for widget in (self.go, self.play_again, self._chip):
            widget.setVisible(readable)
        for widget in (self.rename, self.delete):
            widget.setVisible(entry is not None)
        self.study.setVisible(entry is not None and (entry.over or entry.studied))
        claims = words.claims_of(entry) if entry is not None else []
        self.claim.setText(claims[0][0] if len(claims) == 1 else self.tr("Who am I?"))
        self.claim.setVisible(bool(claims))
        _clear(self._seats)
        _clear(self._facts)
        if not same:
            self._reading.stop()
            self.position = None
            self.board.show_position(None)
        if entry is None:
            self._title.setText(self.tr("No game chosen"))
            self._detail.setText("")
            self._problem.setText("")
            return
        self._title.setText(words.title_of(entry))
        self._title.setToolTip(words.title_of(entry))
        self._chip.setText(self.tr("Finished") if entry.over else translate("common", "Unfinished"))
        self._detail.setText(words.detail_of(entry))
        self._problem.setText(entry.problem)
        self._problem.setVisible(bool(entry.problem))
        self.go.setText(verb_of(entry))
        self.rename.setEnabled(is_own(entry.path))
        self._show_seats(entry)
        self._show_facts(entry)
        QTimer.singleShot(0, self, self._fit)  # after the new contents have been laid out
        if readable and not same:
            self._reading.ask(partial(position_of, entry), self._show_position)

    def _show_seats(self, entry: RecordEntry) -> None:
        winners = crowned(entry.winners, len(entry.names))
        for player, name in enumerate(entry.names):
            card = SeatCard(player, name)
            card.compress(54)
            moving = player == entry.to_move and not entry.over
            score = str(entry.scores[player]) if words.scored(entry) else ""
            seat = SeatInfo(words.below_name(entry, player), score)
            card.show_seat(seat, active=moving, winners=winners)
            self._seats.addWidget(card)

    def _show_facts(self, entry: RecordEntry) -> None:
        facts = []
        when = listed(words.date_of(entry), words.time_of(entry.at))
        if entry.over:
            facts.append(
                (translate("common", "Started") if entry.begun else self.tr("Ended"), when)
            )
        else:
            if entry.begun:
                begun = listed(words.day_of(entry.begun), words.time_of(entry.begun))
                facts.append((translate("common", "Started"), begun))
            facts.append((self.tr("Last played"), when))
        if entry.game:
            length = words.turns_of(entry)
            if entry.begun:
                length = listed(length, words.minutes_of(entry))
            #: how long a match was: the turns, and the minutes if they are known
            facts.append((self.tr("Length"), length))
        if entry.over and entry.persons:
            facts.append((self.tr("Counts for"), words.counting_of(entry)))
        if not is_own(entry.path):
            facts.append((translate("common", "File"), str(entry.path)))
        for row, (name, fact) in enumerate(facts):
            self._facts.addWidget(Text(name, "hint", "muted"), row, 0)
            value = Text(fact, "hint")
            value.setMinimumWidth(1)
            value.setToolTip(fact)
            self._facts.addWidget(value, row, 1)

    def _show_position(self, view: Position | None) -> None:
        self.position = view
        self.board.show_position(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit)  # after its contents have been laid out

    def _fit(self) -> None:
        """Give the picture the remaining room."""
        layout = self._inside.layout()
        if layout is not None:
            rest = layout.totalMinimumSize().height() - self.board.height()
            height = self._scroll.viewport().height() - rest
            most = max(px(_PICTURE), round(_HIGH * self.board.width()))
            self.board.setFixedHeight(max(px(_LEAST), min(most, height)))

    @property
    def busy(self) -> bool:
        """Whether the position is still being read."""
        return self._reading.busy

    def close_reader(self) -> None:
        """Close the reader of positions, as the program ends."""
        self._reading.close()


def _clear(layout: QVBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
