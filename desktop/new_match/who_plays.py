"""Who plays: people at this computer, or one of them against it. The first thing to choose."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.games.cards import level_lines
from desktop.language.messages import stand_ins
from desktop.new_match.seat_rows import SeatChip, SeatRows
from desktop.paint.icons import paint_icon
from desktop.paint.level_bars import BARS_WIDTH, paint_level_bars
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import elided, paint_line
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from desktop.widgets.field import TextField
from desktop.widgets.flow import Flow
from desktop.widgets.focus import FocusRing, paint_focus
from desktop.widgets.lay import lay
from desktop.widgets.segmented import Segmented
from desktop.widgets.text import Text
from rules.core import AnyGame
from rules.core.limits import LONGEST_NAME

translate = QCoreApplication.translate

_T = TypeVar("_T")
_LEAST_CARD = 220  # px
_BELOW = 148
"""Pixels below the cards: the same for two people, so that nothing jumps."""

_FIRST_ROOM = 420
"""Pixels for the segments that say who moves first."""


class Strength(NamedTuple):
    """How strong somebody is: the level nearest to it, 1 the weakest, and for each level how many
    matches were won, of how many."""

    nearest: int
    won: Sequence[tuple[int, int]]


class WhoCard(FocusRing, QPushButton):
    """One of two answers: an icon, a name, a line, and a mark where it is chosen."""

    def __init__(self, icon: str, title: str, line: str) -> None:
        super().__init__()
        self._icon, self._title, self._line = icon, title, line
        self.setCheckable(True)
        self.setAccessibleName(f"{title}. {line}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 68)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(266, 68)

    def minimumSizeHint(self) -> QSize:
        widest = max(
            QFontMetricsF(theme().font(style)).horizontalAdvance(text)
            for style, text in (("name", self._title), ("detail", self._line))
        )
        return px_size(round(widest) + 100, 68)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, on = room(self), self.isChecked()
            radius, width = colours.radius("well"), 2.0 if on else 1.5
            inner = whole.adjusted(width / 2, width / 2, -width / 2, -width / 2)
            shape = rounded_rect(inner, radius - width / 2)
            ground = "accentSoft" if on else "sunken" if self.underMouse() else "surface"
            painter.fillPath(shape, colours.colour(ground))
            edge = colours.colour("accent" if on else "control")
            painter.strokePath(shape, colours.pen("icon", edge, width / 1.8))
            ink = colours.colour("text")
            middle = whole.center().y()
            paint_icon(painter, self._icon, QRectF(16, middle - 13, 26, 26), ink)
            wide = whole.width() - 55 - 44
            box = QRectF(55, middle - 22, wide, 22)
            paint_line(painter, self._title, box, colours.font("name"), ink)
            box = QRectF(55, middle, wide, 20)
            paint_line(painter, self._line, box, colours.font("detail"), colours.colour("muted"))
            centre = QPointF(whole.right() - 27, middle)
            if on:
                painter.fillPath(circle(centre, 11), edge)
                box = QRectF(centre.x() - 7, centre.y() - 7, 14, 14)
                paint_icon(painter, "check", box, colours.colour("onAccent"))
            else:
                painter.strokePath(circle(centre, 10.3), colours.pen("icon", edge, 0.83))
            if self.by_keyboard:  # within the edge that says it is chosen
                inside = 4 if on else 0
                paint_focus(
                    painter, whole.adjusted(inside, inside, -inside, -inside), radius - inside
                )


class _Level(FocusRing, QPushButton):
    """A level of computer players: as many bars as it is strong, and its name."""

    def __init__(self, rank: int, text: str) -> None:
        super().__init__(text)
        self._rank = rank
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 60)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("hint")).horizontalAdvance(self.text())
        return px_size(round(width) + 20, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, on = room(self), self.isChecked()
            ink = colours.colour("text" if on or self.underMouse() else "muted")
            if on:
                shape = rounded_rect(whole.adjusted(1, 1, -1, -1), 9)
                painter.fillPath(shape, colours.colour("raised"))
                painter.strokePath(shape, colours.pen("icon", colours.colour("accent"), 1.1))
            foot = whole.top() + 26
            bars = QPointF(whole.center().x() - BARS_WIDTH / 2, foot)
            paint_level_bars(painter, bars, self._rank + 1, ink)
            made = colours.font("button" if on else "hint")
            made.setPixelSize(min(14, made.pixelSize()))
            box = QRectF(0, foot + 6, whole.width(), 22)
            paint_line(painter, self.text(), box, made, ink, Qt.AlignmentFlag.AlignHCenter)
            if self.by_keyboard:
                inside = 4 if on else 0
                paint_focus(painter, whole.adjusted(inside, inside, -inside, -inside), 9 - inside)


class LevelStrip(Segmented):
    """The levels of computer players, the weakest first."""

    height_wanted = 66

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return _Level(number, text)


class AgainstComputer(QWidget):
    """One person, the level they play against, and who of both moves first."""

    changed = Signal()

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = levels
        self.level = LevelStrip(
            self.tr("Strength of the computer"), [(name, "") for name in levels]
        )
        self.about = Text("", "hint")
        self.terms = Text("", "detail", "muted")
        self._last, self._unrated = 0, ""
        self._strength_of: Callable[[str], Strength | None] = lambda _name: None
        self.field = TextField(next(iter(Settings().names), ""))
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Your name"))
        self.chip = SeatChip(0)
        #: you have the first move
        orders = (self.tr("First"), self.tr("Second"), self.tr("Random"))
        self.order = Segmented(self.tr("You move"), [(text, "") for text in orders])
        name = lay(QHBoxLayout(), self.chip, (self.field, 1), spacing=12)
        words = Text(self.tr("You move"), "hint", "muted")
        row = Flow((name, 1), lay(QHBoxLayout(), words, self.order, spacing=14), spacing=24)
        lay(QVBoxLayout(self), self.level, 3, self.about, self.terms, None, row)
        fix(self, QWidget.setMinimumHeight, _BELOW)
        self.level.chosen.connect(lambda _index: self.changed.emit())
        self.order.chosen.connect(lambda _index: self._show_order())
        self.field.textChanged.connect(self.changed)
        self._show_order()

    @property
    def by_lot(self) -> bool:
        return self.order.index == 2

    @property
    def computers(self) -> tuple[int | None, ...]:
        level = self.level.index + 1
        return (level, None) if self.order.index == 1 else (None, level)

    @property
    def typed(self) -> list[str]:
        own = self.field.text().strip()
        return ["", own] if self.order.index == 1 else [own, ""]

    @property
    def names(self) -> tuple[str, ...]:
        level = self._levels[self.level.index]
        own = self.field.text().strip() or self.field.placeholderText()
        other = f"{level} 2" if own == level else level
        return (other, own) if self.order.index == 1 else (own, other)

    def take(self, names: Sequence[str], levels: Sequence[int | None], *, by_lot: bool) -> None:
        """Begins as an earlier match did: with one person and one computer player."""
        seat = levels.index(None)
        level = levels[1 - seat]
        if level is not None and level <= len(self._levels):
            self.level.choose(level - 1)
        if seat < len(names) and names[seat]:
            self.field.setText(names[seat])
        self.order.choose(2 if by_lot else seat)
        self._show_order()

    def show_last_level(self, level: int) -> None:
        """Says which level was played against last, 1 the weakest; 0 for none."""
        self._last = level if level <= len(self._levels) else 0
        self.show_terms(self._unrated)

    def know_strengths(self, strength_of: Callable[[str], Strength | None]) -> None:
        """Says which level is nearest to whoever is named here."""
        self._strength_of = strength_of
        self.show_terms(self._unrated)

    def show_terms(self, unrated: str) -> None:
        """Says whether the match is rated, and against whom it would be most even.

        `unrated`: why it is not, without a full stop.
        """
        self._unrated = unrated
        self.about.setText(level_lines()[self.level.index])
        if unrated:
            self.terms.setText(self.tr("Not rated: {reason}.").format(reason=unrated))
            return
        strength, level = self._strength_of(self.field.text()), self.level.index + 1
        if strength is None and not self._last:
            self.terms.setText(self.tr("Rated if you use no hints, coach or undo."))
            return
        if strength is None:
            words = self.tr("You played {level} last time. Rated if you use no help.")
            self.terms.setText(words.format(level=self._levels[self._last - 1]))
            return
        near = strength.nearest == level
        won, count = strength.won[level - 1]
        if near and count:
            words = translate(
                "AgainstComputer",
                "Closest to your strength: you won {won} of %n games. Rated if you use no help.",
                None,
                count,
            )
        elif near:
            words = self.tr("Closest to your strength, and new to you. Rated if you use no help.")
        else:
            words = self.tr("{level} is closest to your strength. Rated if you use no help.")
        self.terms.setText(words.format(won=won, level=self._levels[strength.nearest - 1]))

    def _show_order(self) -> None:
        seat = self.order.index
        self.chip.show_player(None if self.by_lot else seat)
        self.field.setPlaceholderText(stand_ins(2)[seat % 2])
        self.changed.emit()


class WhoPlays(QWidget):
    """The two cards, and below them what the chosen one asks: seats, or a level and a name."""

    changed = Signal()

    def __init__(self, game: AnyGame, levels: Sequence[str], seats_line: str) -> None:
        super().__init__()
        title, line = self.tr("People here"), self.tr("{players}, one screen")
        self.people = WhoCard("people", title, line.format(players=seats_line))
        count = len(levels)
        line = translate("WhoPlays", "You and one of %n levels", None, count)
        self.computer = WhoCard("computer", self.tr("Against the computer"), line)
        self._cards = QButtonGroup(self)
        for card in (self.people, self.computer):
            self._cards.addButton(card)
            if not levels:
                card.hide()
        self.people.setChecked(True)
        self.seats = SeatRows(game, levels, columns=2)
        self.against = AgainstComputer(levels) if levels and 2 in game.players else None
        self._first_label = Text(self.tr("First move"), "hint", "muted")
        self.first: Segmented | None = None
        self._first_row = Flow((self._first_label, 1))
        self._crowd = QWidget()
        lay(QVBoxLayout(self._crowd), self.seats, self._first_row, spacing=10)
        cards = Flow((self.people, 1), (self.computer, 1), spacing=12, least=_LEAST_CARD)
        lay(QVBoxLayout(self), cards, 13, self._crowd)
        column = self.layout()
        if self.against is None:
            self.computer.hide()
        else:
            column.addWidget(self.against)  # type: ignore[union-attr]
            self.against.changed.connect(self.changed)
        self.seats.changed.connect(self._seats_changed)
        self._cards.buttonToggled.connect(lambda _card, on: self._show_answer() if on else None)
        self._seats_changed()
        self._show_answer()

    # -- what was chosen

    @property
    def _computer_mode(self) -> AgainstComputer | None:
        return self.against if self.computer.isChecked() else None

    @property
    def _first_seat(self) -> int:
        """Which of the rows moves first; as many as there are stand for the lot."""
        return self.first.index if self.first is not None else 0

    @property
    def by_lot(self) -> bool:
        """Whether the first seat is still to be drawn."""
        if self._computer_mode is not None:
            return self._computer_mode.by_lot
        return self._first_seat == len(self.seats.rows)

    @property
    def count(self) -> int:
        """How many play."""
        return 2 if self._computer_mode is not None else len(self.seats.rows)

    @property
    def names(self) -> tuple[str, ...]:
        """In the order of the seats, whoever moves first at the head."""
        against = self._computer_mode
        return against.names if against is not None else tuple(self._in_order(self.seats.names))

    @property
    def typed(self) -> list[str]:
        """The same, empty where nothing was typed."""
        against = self._computer_mode
        return against.typed if against is not None else self._in_order(self.seats.typed)

    @property
    def computers(self) -> tuple[int | None, ...]:
        """For each seat the level of its computer player, None for a person."""
        against = self._computer_mode
        return against.computers if against else tuple(self._in_order(self.seats.computers))

    def _in_order(self, of_rows: Sequence[_T]) -> list[_T]:
        first = 0 if self.by_lot else self._first_seat
        return [*of_rows[first:], *of_rows[:first]]

    def remember(self) -> None:
        """Keeps the names typed for the next game."""
        if self._computer_mode is None:
            self.seats.remember()
        elif own := self._computer_mode.field.text().strip():
            Settings().names = [own, *Settings().names[1:]]

    # -- choosing

    def take(self, names: Sequence[str], levels: Sequence[int | None], *, by_lot: bool) -> None:
        """Begins with those who played an earlier match."""
        against = self.against
        if against is not None and len(levels) == 2 and list(levels).count(None) == 1:
            against.take(names, levels, by_lot=by_lot)
            self.computer.setChecked(True)
            return
        self.seats.seat(len(names))
        for row, name in zip(self.seats.rows, names, strict=False):
            row.field.setText(name)
        for row, level in zip(self.seats.rows, levels, strict=False):
            row.seat_computer(level)
        if by_lot and self.first is not None:
            self.first.choose(len(self.seats.rows))
            self._show_first()
        self.people.setChecked(True)

    def _show_answer(self) -> None:
        """Shows what the chosen card asks."""
        computer = self._computer_mode is not None
        self._crowd.setHidden(computer)
        if self.against is not None:
            self.against.setVisible(computer)
        self.changed.emit()

    def _seats_changed(self) -> None:
        """There may be more or fewer to move first, and they may go by other names."""
        names = self.seats.names
        made, room = theme().font("hint"), _FIRST_ROOM / (len(names) + 1) - 34
        texts = [elided(name, made, max(room, 30.0)) for name in names]
        texts.append(self.tr("Random"))
        old = self.first
        if old is None or old.count != len(texts):
            self.first = first = Segmented(self.tr("First move"), [(text, "") for text in texts])
            first.chosen.connect(lambda _index: self._show_first())
            if old is not None:
                first.choose(min(old.index, len(texts) - 1) if old.index < old.count - 1 else 0)
                self._first_row.removeWidget(old)
                old.hide()
                old.deleteLater()
            self._first_row.add(first)
            before: QWidget = self.seats.swap
            for number in range(first.count):
                QWidget.setTabOrder(before, first.segment(number))
                before = first.segment(number)
        else:
            old.rename(texts)
        assert self.first is not None
        for number, name in enumerate(names):
            self.first.segment(number).setAccessibleName(name)
        self._show_first()

    def _show_first(self) -> None:
        self.seats.show_lot(self.by_lot, self._first_seat)
        self.changed.emit()
