"""The seats of a new game: who plays, in which order, and who is a computer player."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.storage.settings import Settings
from desktop.widgets.buttons import Button, Look
from desktop.widgets.choice import Choice
from desktop.widgets.field import TextField
from desktop.widgets.prompt import PlayerChip
from desktop.widgets.segmented import Segmented
from rules.core import AnyGame, stand_in_names
from rules.games import LONGEST_NAME

_NAME_WIDTH = 320


class SeatRow(QWidget):
    """One seat: glyph, name, person or computer, and how strong a computer."""

    changed = Signal()

    def __init__(
        self, player: int, name: str, levels: Sequence[str], *, narrow: bool = False
    ) -> None:
        super().__init__()
        self._player, self._levels = player, levels
        self.field = TextField(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Name of player {n}").format(n=player + 1))
        self.field.textChanged.connect(self.changed)
        self.kind = Segmented(
            self.tr("Who sits here"),
            [(self.tr("Person"), "person"), (self.tr("Computer"), "computer")],
        )
        self.level = Choice(self.tr("Strength"), levels, index=len(levels) // 2)
        self.kind.chosen.connect(self.show_level)
        self.level.chosen.connect(self.show_level)
        if not levels:  # shown before it lies in the row it would be a window of its own
            self.kind.hide()
        kept = self.level.sizePolicy()
        kept.setRetainSizeWhenHidden(bool(levels))  # the columns stay where they are
        self.level.setSizePolicy(kept)
        if narrow:
            self._stack()
        else:
            self._line_up()
        self.show_level()

    def _line_up(self) -> None:
        """All side by side."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(PlayerChip(18, self._player))
        row.addWidget(self.field, 1)
        row.addWidget(self.kind)
        row.addWidget(self.level)
        if not self._levels:
            self.field.setMaximumWidth(_NAME_WIDTH)
            row.addStretch()
        self.setFixedHeight(40)

    def _stack(self) -> None:
        """One below the other; how strong only where a computer sits."""
        kept = self.level.sizePolicy()
        kept.setRetainSizeWhenHidden(False)
        kept.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
        self.level.setSizePolicy(kept)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.addWidget(PlayerChip(18, self._player), 0, 0)
        for row, widget in enumerate((self.field, self.kind, self.level)):
            grid.addWidget(widget, row, 1)
        grid.setColumnStretch(1, 1)

    @property
    def typed(self) -> str:
        """What stands in the field."""
        return self.field.text().strip()

    @property
    def name(self) -> str:
        """The name typed, or the one that stands in for it."""
        return self.typed or self.field.placeholderText()

    @property
    def computer(self) -> int | None:
        """The level of the computer player here, 1 the weakest; None for a person."""
        return self.level.index + 1 if self.kind.index == 1 else None

    def seat_computer(self, level: int | None) -> None:
        """Seats a computer player of a level, or a person."""
        here = level is not None and level <= len(self._levels)
        self.kind.choose(1 if here else 0)
        if here and level is not None:
            self.level.choose(level - 1)
            if self.field.text() in self._levels:
                self.field.clear()
        self.show_level()

    def show_level(self) -> None:
        """Shows how strong a computer is to be where one sits; it goes by its level's name."""
        here = self.kind.index == 1
        self.level.setVisible(here)
        stand_in = stand_in_names(self._player + 1)[self._player]
        self.field.setPlaceholderText(self._levels[self.level.index] if here else stand_in)
        self.changed.emit()


class SeatRows(QWidget):
    """As many seats as the game allows."""

    changed = Signal()

    def __init__(self, game: AnyGame, levels: Sequence[str] = (), *, narrow: bool = False) -> None:
        super().__init__()
        self._game, self._levels, self._narrow = game, levels, narrow
        self.rows: list[SeatRow] = []
        self._seats = QVBoxLayout()
        self._seats.setSpacing(12)
        self.more = Button("", Look.LINK, "plus", 36)
        self.more.clicked.connect(self._add)
        self.fewer = Button("", Look.LINK, "minus", 36)
        self.fewer.clicked.connect(self._remove)
        self.swap = Button(self.tr("Swap seats"), Look.LINK, "swap", 36)
        self.swap.clicked.connect(self._swap)
        links = QHBoxLayout()
        links.setContentsMargins(0, 0, 0, 0)
        links.setSpacing(20)
        links.addWidget(self.more)
        links.addWidget(self.fewer)
        links.addWidget(self.swap)
        links.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._seats)
        column.addLayout(links)
        for _ in range(game.players[0]):
            self._add()

    @property
    def names(self) -> tuple[str, ...]:
        names = [row.name for row in self.rows]
        return tuple(
            name if row.typed or names.count(name) == 1 else f"{name} {names[: n + 1].count(name)}"
            for n, (row, name) in enumerate(zip(self.rows, names, strict=True))
        )

    @property
    def computers(self) -> tuple[int | None, ...]:
        """For each seat the level of its computer player, None for a person."""
        return tuple(row.computer for row in self.rows)

    @property
    def typed(self) -> list[str]:
        """What stands in the fields: empty for the stand-in names."""
        return [row.typed for row in self.rows]

    def remember(self) -> None:
        """Keeps the names typed for the next game."""
        known = Settings().names
        own = list(zip(self.typed, self.computers, strict=True))
        names = [
            known[n] if level is not None and n < len(known) else typed
            for n, (typed, level) in enumerate(own)
        ]
        Settings().names = names + known[len(own) :]

    def _add(self) -> None:
        player = len(self.rows)
        known = Settings().names
        name = known[player] if player < len(known) else ""
        row = SeatRow(player, name, self._levels, narrow=self._narrow)
        row.changed.connect(self._limit)
        self.rows.append(row)
        self._seats.addWidget(row)
        self._limit()

    def _remove(self) -> None:
        row = self.rows.pop()
        self._seats.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._limit()

    def _swap(self) -> None:
        """Everybody moves up one seat."""
        texts = [row.field.text() for row in self.rows]
        kinds = [row.kind.index for row in self.rows]
        levels = [row.level.index for row in self.rows]
        for place, row in enumerate(self.rows):
            source = (place + 1) % len(self.rows)
            row.field.setText(texts[source])
            row.kind.choose(kinds[source])
            row.level.choose(levels[source])
            row.show_level()

    def _limit(self) -> None:
        count = len(self.rows)
        least, most = self._game.players[0], self._game.players[-1]
        ordinal = {2: self.tr("Add a third player"), 3: self.tr("Add a fourth player")}
        self.more.setText(ordinal.get(count, self.tr("Add a player")))
        self.more.setVisible(count < most)
        # Only the last can go, so that nobody's glyph changes.
        self.fewer.setText(self.tr("Remove {name}").format(name=self.rows[-1].name))
        self.fewer.setVisible(count > least)
        self.fewer.updateGeometry()
        self.more.updateGeometry()
        self.changed.emit()
