"""The seats of a new game: who plays, in which order, and who is a computer player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.settings import Settings
from desktop.widgets.buttons import Button, Look
from desktop.widgets.choice import Choice
from desktop.widgets.field import Field
from desktop.widgets.prompt import PlayerChip
from desktop.widgets.segmented import Segmented
from rules.core import AnyGame, stand_in_names
from rules.games import LONGEST_NAME

_NAME_WIDTH = 320


class SeatRow(QWidget):
    """One seat: glyph, name, person or computer, and how strong a computer."""

    changed = Signal()

    def __init__(self, player: int, name: str, levels: Sequence[str]) -> None:
        super().__init__()
        self.field = Field(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setPlaceholderText(stand_in_names(player + 1)[player])
        self.field.setAccessibleName(self.tr("Name of player {n}").format(n=player + 1))
        self.field.textChanged.connect(self.changed)
        self.kind = Segmented(
            self.tr("Who sits here"),
            [(self.tr("Person"), "person"), (self.tr("Computer"), "computer")],
        )
        self.level = Choice(self.tr("Strength"), levels, index=len(levels) // 2)
        self.kind.chosen.connect(self.show_level)
        self.kind.setVisible(bool(levels))
        kept = self.level.sizePolicy()
        kept.setRetainSizeWhenHidden(bool(levels))  # the columns stay where they are
        self.level.setSizePolicy(kept)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(PlayerChip(18, player))
        row.addWidget(self.field, 1)
        row.addWidget(self.kind)
        row.addWidget(self.level)
        if not levels:
            self.field.setMaximumWidth(_NAME_WIDTH)
            row.addStretch()
        self.setFixedHeight(40)
        self.show_level()

    @property
    def name(self) -> str:
        return self.field.text().strip() or self.field.placeholderText()

    @property
    def computer(self) -> int | None:
        """The level of the computer player here, 1 the weakest; None for a person."""
        return self.level.index + 1 if self.kind.index == 1 else None

    def show_level(self) -> None:
        """Shows how strong a computer is to be where one sits."""
        self.level.setVisible(self.kind.index == 1)
        self.changed.emit()


class SeatRows(QWidget):
    """As many seats as the game allows."""

    changed = Signal()

    def __init__(self, game: AnyGame, levels: Sequence[str] = ()) -> None:
        super().__init__()
        self._game, self._levels = game, levels
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
        return tuple(row.name for row in self.rows)

    @property
    def computers(self) -> tuple[int | None, ...]:
        """For each seat the level of its computer player, None for a person."""
        return tuple(row.computer for row in self.rows)

    @property
    def typed(self) -> list[str]:
        """What stands in the fields: empty for the stand-in names."""
        return [row.field.text().strip() for row in self.rows]

    def remember(self) -> None:
        """Keeps the names typed for the next game."""
        typed = self.typed
        known = Settings().names
        Settings().names = typed + known[len(typed) :]

    def _add(self) -> None:
        player = len(self.rows)
        known = Settings().names
        row = SeatRow(player, known[player] if player < len(known) else "", self._levels)
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
