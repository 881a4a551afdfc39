"""The seats of a position being set up: a person or a computer player each."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.field import HEIGHT
from desktop.controls.lay import lay
from desktop.controls.menu import Menu
from desktop.language.messages import stand_ins
from desktop.new_match.request import numbered
from desktop.new_match.seat_list import GAP, Seat, SeatList
from desktop.theme.scaling import fix
from rules.core import AnyGame

translate = QCoreApplication.translate

_INNER = 32  # px of a button within a field


class SeatRow(Seat):
    """One seat: its glyph, the name, and a choice of who sits here within the name's field."""

    def __init__(
        self, player: int, name: str, levels: Sequence[str], show: Callable[[], object]
    ) -> None:
        super().__init__(levels, name, IconButton("close", "", _INNER), show)
        self._player = player
        self.chip.show_player(player)
        self.say_seat(player)
        self.who = IconButton("person", "", _INNER)
        self.who.clicked.connect(self._ask_who)
        self.remove.hide()
        if not levels:
            self.who.hide()
        self.who.glyph = 18.0
        for button in (self.who, self.remove):
            button.ink = "muted"
        lay(QHBoxLayout(self.field), None, self.who, self.remove, margins=(0, 0, 4, 0))
        lay(QHBoxLayout(self), self.chip, (self.field, 1), spacing=GAP)
        self._sit(None)

    @property
    def name(self) -> str:
        """The typed name, or the default one."""
        return self.typed or self.field.placeholderText()

    def _sit(self, level: int | None) -> None:
        """Seat a computer player of a level, named after that level, or a person."""
        super()._sit(level)
        stand_in = stand_ins(self._player + 1)[self._player]
        sits = self.tr("A person sits here")
        if self._level is not None:
            stand_in = self._levels[self._level - 1]
            if self.field.text() in self._levels:
                self.field.clear()
            sits = self.tr("A computer player sits here: {level}").format(level=stand_in)
        self.field.setPlaceholderText(stand_in)
        self.who.show_icon("person" if self._level is None else "computer")
        self.who.say(sits)

    def show_removable(self, removable: bool) -> None:
        """Show whether this seat can be removed."""
        self.remove.setVisible(removable)
        self.remove.say(self.tr("Remove {name}").format(name=self.name))
        inner = _INNER * (bool(self._levels) + removable)
        fix(self.field, QLineEdit.setTextMargins, 0, 0, inner - 8 if inner else 0, 0)

    def _ask_who(self) -> None:
        menu = Menu(self)
        #: who sits at a seat: not the computer
        for level, text in enumerate((translate("common", "Person"), *self._levels)):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(level == (self._level or 0))
            action.triggered.connect(lambda _checked=False, n=level: self.seat_computer(n or None))
        menu.open_below(self.who)


class SeatRows(SeatList[SeatRow]):
    """As many seats as the game allows, one below the other."""

    def __init__(self, game: AnyGame, levels: Sequence[str] = ()) -> None:
        self._grid = QGridLayout()
        super().__init__(game, levels, self._grid)
        self.setLayout(self._grid)
        self.swap = Button(self.tr("Swap seats"), Look.LINK, "swap", HEIGHT)
        self.swap.clicked.connect(self._swap)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self.seat(game.players[0])

    @property
    def names(self) -> tuple[str, ...]:
        return numbered([row.name for row in self.rows], self.typed)

    @property
    def fewer(self) -> IconButton:
        """The button that removes the last seat; hidden if all seats are needed."""
        return self.rows[-1].remove

    def make_row(self, seat: int, name: str) -> SeatRow:
        return SeatRow(seat, name, self._levels, self.changed.emit)

    def _swap(self) -> None:
        """Move every player up one seat."""
        sitting = [(row.field.text(), row.level) for row in self.rows]
        for row, (text, level) in zip(self.rows, sitting[1:] + sitting[:1], strict=True):
            row.field.setText(text)
            row.seat_computer(level)

    def arrange(self) -> None:
        """Put the seats, the one that can be added, and the link in their places."""
        count, (least, most) = len(self.rows), (self._game.players[0], self._game.players[-1])
        ordinal = {2: self.tr("Add a third player"), 3: self.tr("Add a fourth player")}
        self.more.setText(ordinal.get(count, translate("common", "Add a player")))
        self.more.player = count
        cells: list[QWidget] = [*self.rows, *([self.more] if count < most else [])]
        for widget in (*cells, self.swap):
            self._grid.removeWidget(widget)
        for number, cell in enumerate(cells):
            self._grid.addWidget(cell, number, 0)
        self.more.setHidden(count == most)
        self._grid.addWidget(self.swap, len(cells), 0, Qt.AlignmentFlag.AlignRight)
        # Only the last seat can be removed, so that no other player's glyph changes.
        for number, seat in enumerate(self.rows):
            seat.show_removable(number == count - 1 and count > least)
        before: QWidget = self.rows[0].field
        for seat in self.rows:
            for widget in (seat.field, seat.who, seat.remove):
                QWidget.setTabOrder(before, widget)
                before = widget
        QWidget.setTabOrder(before, self.more)
        QWidget.setTabOrder(self.more, self.swap)
        self.changed.emit()
