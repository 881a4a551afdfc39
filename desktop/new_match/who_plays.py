"""The seats of a new match: a person or a computer level each, and who moves first."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.controls.buttons import IconButton
from desktop.controls.field import HEIGHT
from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.segmented import Segment, Segmented
from desktop.controls.text import Text
from desktop.games.cards import level_lines
from desktop.new_match.request import ADAPTIVE, numbered
from desktop.new_match.seat_list import GAP, Seat, SeatList
from desktop.paint.icons import paint_icon
from desktop.paint.level_bars import BARS_WIDTH, paint_level_bars
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.text import paint_line
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.core import AnyGame

translate = QCoreApplication.translate

_PERSON, _COMPUTER = 0, 1
_LEVEL = 44
"""The height of a level's bars and its name below them, in pixels."""


class Strength(NamedTuple):
    """The strength of a person.

    The nearest level (1 is the weakest), and for each level how many matches were won, and of how
    many.
    """

    nearest: int
    won: Sequence[tuple[int, int]]


class _Level(FocusRing, QPushButton):
    """A level of the computer players: bars for its strength, and its name."""

    def __init__(self, level: int, text: str) -> None:
        super().__init__(text)
        self._level = level
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _LEVEL)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("hint")).horizontalAdvance(self.text())
        return px_size(round(width) + 16, _LEVEL)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, on = room(self), self.isChecked()
            ink = colours.colour("text" if on or self.underMouse() else "muted")
            if on:
                shape = rounded_rect(whole.adjusted(1, 1, -1, -1), 9)
                painter.fillPath(shape, colours.colour("raised"))
                painter.strokePath(shape, colours.pen("icon", colours.colour("accent"), 1.1))
            foot, centre = whole.top() + 18, whole.center().x()
            if self._level == ADAPTIVE:
                paint_icon(painter, "target", QRectF(centre - 8, foot - 14, 16, 16), ink)
            else:
                paint_level_bars(painter, QPointF(centre - BARS_WIDTH / 2, foot), self._level, ink)
            made = colours.font("button" if on else "hint")
            made.setPixelSize(min(14, made.pixelSize()))
            box = QRectF(0, foot + 2, whole.width(), 22)
            paint_line(painter, self.text(), box, made, ink, Qt.AlignmentFlag.AlignHCenter)
            if self.by_keyboard:
                inside = 4 if on else 0
                paint_focus(painter, whole.adjusted(inside, inside, -inside, -inside), 9 - inside)


class LevelStrip(Segmented):
    """The levels of the computer players, the weakest first, then the adaptive one."""

    height_wanted = _LEVEL + 6

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return _Level(ADAPTIVE if icon else number + 1, text)


class LevelBox(QWidget):
    """The levels, and a description of the chosen one."""

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._count = len(levels)
        adaptive = (translate("common", "Near my strength"), "target")
        self.strip = LevelStrip(self.tr("Strength of the computer"), [*levels, adaptive])
        self.about = Text("", "hint", wrap=True)
        self.results = Text("", "detail", "muted")
        self.terms = Text("", "detail", "muted", wrap=True)
        words = Flow((self.about, 1), self.results, spacing=12, least=260)
        lay(QVBoxLayout(self), self.strip, 7, words, self.terms)

    @property
    def level(self) -> int:
        """The chosen level."""
        index = self.strip.index
        return ADAPTIVE if index == self._count else index + 1

    def choose(self, level: int) -> None:
        """Show a level as the chosen one."""
        self.strip.choose(self._count if level == ADAPTIVE else level - 1)


class LevelField(FocusRing, QPushButton):
    """The level of a seat: its name, its bars, and an arrow that unfolds the levels below."""

    def __init__(self) -> None:
        super().__init__()
        self._level = 1
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_level(self, level: int, name: str) -> None:
        """Show a level and its name."""
        self._level = level
        self.setText(name)
        self.setAccessibleName(self.tr("Level: {level}").format(level=name))
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(220, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return px_size(120, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, opened = room(self), self.isChecked()
            shape = rounded_rect(whole.adjusted(1, 1, -1, -1), colours.radius("field") - 1)
            painter.fillPath(shape, colours.colour("sunken" if self.underMouse() else "raised"))
            edge = colours.colour("accent" if opened else "control")
            painter.strokePath(shape, colours.pen("icon", edge, 1.1 if opened else 0.75))
            ink, middle = colours.colour("text"), whole.center().y()
            arrow = QRectF(whole.right() - 27, middle - 8, 16, 16)
            paint_icon(painter, "chevron-up" if opened else "chevron-down", arrow, ink)
            bars = QPointF(arrow.left() - BARS_WIDTH - 9, middle + 6)
            if self._level == ADAPTIVE:
                mark = QRectF(arrow.left() - 27, middle - 9, 18, 18)
                paint_icon(painter, "target", mark, ink)
            elif bars.x() > 70:
                paint_level_bars(painter, bars, self._level, ink)
            words = QRectF(12, 0, bars.x() - 20, whole.height())
            paint_line(painter, self.text(), words, colours.font("button"), ink)
            if self.by_keyboard:
                paint_focus(painter, whole, colours.radius("field"))


class PlayerRow(Seat):
    """One seat: its sign, its player, whether that is a person, and a button that removes it."""

    def __init__(self, levels: Sequence[str], name: str, show: Callable[[], object]) -> None:
        super().__init__(levels, name, IconButton("close", "", HEIGHT), show)
        self.remove.say(self.tr("Remove this seat"))
        self.level_field = LevelField()
        kinds = (
            (translate("common", "Person"), "person"),
            (translate("commands", "Computer"), "computer"),
        )
        self.kind = Segmented(self.tr("Who sits here"), kinds)
        if not levels:
            self.kind.hide()
        who = (self.chip, (self.field, 1), (self.level_field, 1))
        lay(QHBoxLayout(self), *who, self.kind, self.remove, spacing=GAP)
        self.kind.chosen.connect(self._choose_kind)
        self._sit(None)

    @property
    def typed(self) -> str:
        """The name typed for a person."""
        return super().typed if self._level is None else ""

    def _sit(self, level: int | None) -> None:
        super()._sit(level)
        person = self._level is None
        self.kind.choose(_PERSON if person else _COMPUTER)
        self.field.setVisible(person)
        self.level_field.setVisible(not person)
        if self._level is not None:
            name = self._levels[self._level - 1]
            if self._level == ADAPTIVE:
                name = translate("common", "Near my strength")
            self.level_field.show_level(self._level, name)
        else:
            self.level_field.setChecked(False)

    def show_seat(self, seat: int, *, by_lot: bool, removable: bool) -> None:
        """Show the number of the seat, and whether it can be removed."""
        self.chip.show_player(None if by_lot else seat)
        self.say_seat(seat)
        self.remove.setVisible(removable)

    def _choose_kind(self, kind: int) -> None:
        if (kind == _COMPUTER) != (self._level is not None):
            self.seat_computer(1 if kind == _COMPUTER else None)
            self.level_field.setChecked(kind == _COMPUTER)


class _Sign(Segment):
    """The sign of the seat that moves first; a choice among the seats."""

    def __init__(self, player: int) -> None:
        super().__init__("", "")
        self._player = player

    def sizeHint(self) -> QSize:
        return px_size(64, 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with painting(self) as painter:
            paint_chip(painter, self._player, room(self).center(), 12, theme())


class _Signs(Segmented):
    """The signs of all seats, then the one for a random choice."""

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return Segment(text, icon) if icon else _Sign(number)


class WhoPlays(SeatList[PlayerRow]):
    """A row for each seat in the order of play, and who moves first."""

    def __init__(self, game: AnyGame, levels: Sequence[str]) -> None:
        self._column = lay(QVBoxLayout(), spacing=8)
        super().__init__(game, levels, self._column)
        self.by_lot = False
        """Whether the first seat is chosen at random."""
        self._strength_of: Callable[[str], Strength | None] = lambda _name: None
        self._unrated = ""
        self.count_words = Text("", "detail", "muted")
        self.box = LevelBox(levels)
        self.box.hide()
        self.first = self._made_first(game.players[0])
        self._first_row = Flow(
            (Text(translate("common", "Who goes first"), "button"), 1), self.first
        )
        lay(QVBoxLayout(self), self._column, 10, self._first_row)
        self.box.strip.chosen.connect(self._choose_level)
        self.seat(game.players[0])

    # -- what was chosen

    @property
    def count(self) -> int:
        """The number of players."""
        return len(self.rows)

    @property
    def computers(self) -> tuple[int | None, ...]:
        """The levels by seat; the adaptive level is replaced by the one nearest to the person."""
        return tuple(self._near if level == ADAPTIVE else level for level in self.levels)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in the order of the seats."""
        names = []
        for row, level in zip(self.rows, self.computers, strict=True):
            stand_in = row.field.placeholderText()
            names.append(row.typed or (self._levels[level - 1] if level else stand_in))
        return numbered(names, self.typed)

    @property
    def _strength(self) -> Strength | None:
        """The strength of the first person here."""
        name = next((row.typed for row in self.rows if row.level is None), "")
        return self._strength_of(name)

    @property
    def _near(self) -> int:
        strength = self._strength
        return strength.nearest if strength else Settings().near_level(self._game.slug)

    # -- choosing

    def take(self, names: Sequence[str], levels: Sequence[int | None], *, by_lot: bool) -> None:
        """Begin with the players of an earlier match."""
        count = max(len(names), len(levels))
        self.seat(count)
        self.by_lot = by_lot
        levels = [*levels, *[None] * len(self.rows)][: len(self.rows)]
        own = Settings().names[:1] if levels.count(None) == 1 else []
        for row, name in zip(self.rows, names, strict=False):
            if name:
                row.field.setText(name)
        for row, level in zip(self.rows, levels, strict=False):
            row.seat_computer(level)
            if level is None and own and not any(names):
                row.field.setText(own[0])
        self._open_only_level()
        self._show()

    def know_strengths(self, strength_of: Callable[[str], Strength | None]) -> None:
        """Show the level nearest to the named player's strength, and the results against each."""
        self._strength_of = strength_of
        if self._strength is not None:
            Settings().keep_near_level(self._game.slug, self._strength.nearest)
        self._show()

    def show_terms(self, unrated: str) -> None:
        """Show whether the match is rated; `unrated` is the reason why not, without a full stop."""
        self._unrated = unrated
        self._show_level()

    def make_row(self, seat: int, name: str) -> PlayerRow:
        row = PlayerRow(self._levels, name, self._show)
        row.level_field.toggled.connect(lambda on: self._open(row, on))
        return row

    def _remove(self, row: PlayerRow) -> None:
        row.level_field.setChecked(False)
        super()._remove(row)

    def _choose_first(self, index: int) -> None:
        """Move a seat to the top: the signs belong to the order of play."""
        self.by_lot = index == len(self.rows)
        if 0 < index < len(self.rows):
            self.rows.insert(0, self.rows.pop(index))
            self.arrange()
        self._show()

    # -- the levels below a row

    def _open_only_level(self) -> None:
        """Unfold the levels if exactly one computer plays against one person."""
        computers = [row for row in self.rows if row.level is not None]
        if len(computers) == 1 == len(self.rows) - 1:
            computers[0].level_field.setChecked(True)

    @property
    def opened(self) -> PlayerRow | None:
        """The row whose levels are unfolded."""
        return next((row for row in self.rows if row.level_field.isChecked()), None)

    def _open(self, row: PlayerRow, on: bool) -> None:
        if on:
            for other in self.rows:
                if other is not row:
                    other.level_field.setChecked(False)
        self._arrange()
        self._show_level()

    def _choose_level(self, _index: int) -> None:
        if self.opened is not None:
            self.opened.seat_computer(self.box.level)

    def _show_level(self) -> None:
        """Describe the chosen level, the results against it, and whether the match is rated."""
        row = self.opened
        if row is None or row.level is None:
            return
        self.box.choose(row.level)
        level = row.level or self._near
        name, strength = self._levels[level - 1], self._strength
        about = level_lines()[level - 1]
        if row.level == ADAPTIVE:
            about = self.tr("{level} is nearest to your strength.").format(level=name)
        self.box.about.setText(about)
        won, count = strength.won[level - 1] if strength is not None else (0, 0)
        words = translate("WhoPlays", "You won {won} of %n games", None, count)
        rated = self.tr("Rated if you use no hints, coach or undo.")
        self.box.results.setText(words.format(won=won) if count else "" if self._unrated else rated)
        terms = self.tr("Not rated: {reason}.").format(reason=self._unrated)
        self.box.terms.setText(terms if self._unrated else "")
        self.box.terms.setVisible(bool(self._unrated))

    # -- what is shown

    def _made_first(self, count: int) -> Segmented:
        random = (translate("common", "Random"), "dice")
        first = _Signs(translate("common", "Who goes first"), [*[""] * count, random])
        first.chosen.connect(self._choose_first)
        return first

    def arrange(self) -> None:
        if self.first.count != len(self.rows) + 1:
            old, self.first = self.first, self._made_first(len(self.rows))
            self._first_row.removeWidget(old)
            old.hide()
            old.deleteLater()
            self._first_row.add(self.first)
        self._arrange()
        self._show()

    def _arrange(self) -> None:
        """Put each row in its place, the levels below theirs, and the seat that can be added."""
        widgets: list[QWidget] = []
        for row in self.rows:
            widgets.append(row)
            if row is self.opened:
                widgets.append(self.box)
        most = self._game.players[-1]
        if len(self.rows) < most:
            widgets.append(self.more)
        for moved in (self.box, self.more):
            self._column.removeWidget(moved)
        for place, widget in enumerate(widgets):
            self._column.insertWidget(place, widget)
        for moved in (self.box, self.more):  # shown without a parent it would be a window
            moved.setVisible(moved in widgets)
        parts: list[QWidget] = []
        for widget in widgets:
            if isinstance(widget, PlayerRow):
                kinds = [widget.kind.segment(n) for n in range(widget.kind.count)]
                parts += [widget.field, widget.level_field, *kinds, widget.remove]
            elif widget is self.box:
                parts += [self.box.strip.segment(n) for n in range(self.box.strip.count)]
            else:
                parts.append(widget)
        parts += [self.first.segment(n) for n in range(self.first.count)]
        for before, after in pairwise(parts):
            QWidget.setTabOrder(before, after)

    def _show(self) -> None:
        """Show the present signs, names and number of players."""
        least, most = self._game.players[0], self._game.players[-1]
        for seat, row in enumerate(self.rows):
            row.show_seat(seat, by_lot=self.by_lot, removable=len(self.rows) > least)
        self.more.player = len(self.rows)
        self.more.setText(translate("common", "Add a player"))
        words = self.tr("{n} of {most} seats").format(n=len(self.rows), most=most)
        self.count_words.setText(words if most > least else "")
        self.first.choose(len(self.rows) if self.by_lot else 0)
        for number, name in enumerate(self.names):
            self.first.segment(number).setAccessibleName(name)
            self.first.segment(number).setToolTip(name)
        if (self.opened is not None) == self.box.isHidden():
            self._arrange()
        self._show_level()
        self.changed.emit()
