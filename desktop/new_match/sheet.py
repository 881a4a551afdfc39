"""The new game sheet: seats and options, made from what the game says of itself."""

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.games.card import said
from desktop.games.cards import CARDS
from desktop.games.catalogue import ui_of
from desktop.new_match.option_rows import OptionRows
from desktop.new_match.request import NewMatch
from desktop.new_match.seat_rows import SeatRows
from desktop.paint.cached_picture import PictureBox, PicturePainter, paint_table
from desktop.paint.painting import painting
from desktop.paint.paths import rounded_rect
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from desktop.widgets.buttons import Button, IconButton, Look
from desktop.widgets.field import TextField
from desktop.widgets.labelled import labelled
from desktop.widgets.mark import PlayerMark
from desktop.widgets.overlay import Overlay
from desktop.widgets.prompt import PlayerChip
from desktop.widgets.surfaces import Rule, scrolling
from desktop.widgets.text import Text
from desktop.widgets.toggle import Toggle
from rules.core import AnyGame, InvalidOptions

_SIZE = (960, 664)
_LEFT = 352
_MOST_SEED = 2**64 - 1


class NewGameSheet(Overlay):
    """Covers the window; the sheet itself stands in the middle. Escape closes it."""

    start_requested = Signal(object)  # NewMatch
    cancelled = Signal()
    setup_wanted = Signal(object)  # NewMatch, with the names that were typed

    def __init__(
        self,
        game: AnyGame,
        motif: PicturePainter,
        levels: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.seats = SeatRows(game, levels)
        self.options = OptionRows(game, len(self.seats.rows))
        self.standard = Button(self.tr("Standard game"), Look.LINK, height=28)
        self.seed = TextField()
        self.serious = Toggle(self.tr("Serious"))
        self.first = Text("", "hint", "muted")
        self.set_up = Button(self.tr("Set up a position…"), Look.LINK, height=48)
        if ui_of(game.slug).set_up is None:
            self.set_up.hide()
        self.start = Button(self.tr("Start game"), Look.ACCENT, height=48)
        self.cancel = Button(self.tr("Cancel"), Look.OUTLINE, height=48)
        self._sheet = QFrame(self)
        row = QHBoxLayout(self._sheet)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._make_left(motif))
        row.addWidget(self._make_right(), 1)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self.cancelled)
        self.set_up.clicked.connect(self._set_up)
        self.seats.changed.connect(self._seats_changed)
        self.options.changed.connect(self._check)
        self._seats_changed()
        self.start.setFocus()

    # -- making

    def _make_left(self, motif: PicturePainter) -> QWidget:
        """Mark, title, picture, what the game is about, and three facts."""
        left = QWidget()
        left.setFixedWidth(_LEFT)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(PlayerMark(41))
        head.addWidget(Text(self.game.title, "dialogTitle"))
        head.addStretch()
        card = CARDS[self.game.slug]
        column = QVBoxLayout(left)
        column.setContentsMargins(28, 32, 28, 32)
        column.setSpacing(0)
        column.addLayout(head)
        column.addSpacing(12)
        column.addWidget(PictureBox(motif), 1)
        column.addSpacing(16)
        column.addWidget(Text(said(card.sentence), "body", wrap=True))
        column.addSpacing(24)
        for icon, text in (
            ("person", card.players_words),
            ("eye-off" if self.game.hidden else "eye", said(card.secrets)),
            ("dice", said(card.chance)),
        ):
            column.addLayout(self._fact(icon, text))
        return left

    @staticmethod
    def _fact(icon: str, text: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(11)
        picture = IconButton(icon, text, 20)
        picture.glyph = 19.0
        picture.ink = "muted"
        picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(picture)
        row.addWidget(Text(text, "hint", "muted"))
        row.addStretch()
        return row

    def _make_right(self) -> QWidget:
        right = QWidget()
        close = IconButton("close", self.tr("Close"))
        close.clicked.connect(self.cancelled)
        head = QHBoxLayout()
        head.addWidget(Text(self.tr("New game"), "dialogTitle"))
        head.addStretch()
        head.addWidget(close)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        self._first_chip = PlayerChip(9, 0)
        foot.addWidget(self._first_chip)
        foot.addWidget(self.first, 1)
        foot.addWidget(self.set_up)
        foot.addSpacing(6)
        foot.addWidget(self.cancel)
        foot.addWidget(self.start)
        self.cancel.setMinimumWidth(90)
        self.start.setMinimumWidth(132)
        column = QVBoxLayout(right)
        column.setContentsMargins(36, 28, 26, 32)
        column.setSpacing(0)
        column.addLayout(_inset(head, 0))
        column.addSpacing(8)
        column.addWidget(self._make_scroll(), 1)
        column.addSpacing(16)
        column.addLayout(_inset(foot, 10))
        return right

    def _make_scroll(self) -> QScrollArea:
        """Seats, options, seed."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 10, 12, 4)
        column.setSpacing(0)
        column.addWidget(Text(self.tr("Seats"), "section"))
        column.addSpacing(12)
        column.addWidget(self.seats)
        column.addSpacing(14)
        if self.options.rows:
            column.addLayout(self._make_options_head())
        column.addWidget(self.options)
        if self.options.rows:
            column.addWidget(Rule())
        column.addWidget(self._make_serious())
        seed = self._make_seed()
        if self.game.chance:
            column.addWidget(Rule())
        column.addWidget(seed)
        seed.setVisible(self.game.chance)
        column.addStretch()
        return scrolling(inside)

    def _make_options_head(self) -> QHBoxLayout:
        """The heading, and the way back to the standard game where something differs from it."""
        self.standard.setToolTip(self.tr("Sets all options back"))
        self.standard.clicked.connect(self.options.reset)
        keeps = self.standard.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.standard.setSizePolicy(keeps)
        head = QHBoxLayout()
        head.addWidget(Text(self.tr("Options"), "section"))
        head.addStretch()
        head.addWidget(self.standard)
        return head

    def _make_serious(self) -> QWidget:
        words = self.tr("No hints, no lens; what was shown is not taken back. The record says so.")
        if not self.game.hidden:
            words = self.tr("No hints. The record says so.")
            if self.game.chance:
                words = self.tr("No hints; what was drawn is not taken back. The record says so.")
        self.serious.setAccessibleDescription(words)
        return labelled(self.tr("Serious"), words, self.serious)

    def _make_seed(self) -> QWidget:
        self.seed.setPlaceholderText(self.tr("any"))
        self.seed.setMaxLength(20)
        self.seed.setFixedWidth(124)
        self.seed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.textChanged.connect(self._check)
        words = self.tr("A number that fixes all chance, to play the same draws again.")
        return labelled(self.tr("Seed"), words, self.seed)

    # -- choosing

    def take(self, match: NewMatch) -> None:
        """Begins with the seats and options of an earlier game."""
        names = match.names[: self.game.players[-1]]
        while len(self.seats.rows) < len(names):
            self.seats.more.click()
        for row, name in zip(self.seats.rows, names, strict=False):
            row.field.setText(name)
        for row, level in zip(self.seats.rows, match.levels, strict=False):
            row.seat_computer(level)
        known = {n: v for n, v in match.options.items() if n in self.game.options.specs()}
        with suppress(InvalidOptions):  # what was remembered may not fit any more
            self.game.options.read(known, len(self.seats.rows))
            self.options.take(known)

    def _seats_changed(self) -> None:
        self.options.set_players(len(self.seats.rows))
        first = self.seats.names[0]
        self.first.setText(self.tr("{name} moves first").format(name=first))

    def _seed_value(self) -> int | None:
        text = self.seed.text().strip()
        return int(text) if text and self._seed_is_fine() else None

    def _seed_is_fine(self) -> bool:
        text = self.seed.text().strip()
        return not text or (text.isascii() and text.isdigit() and int(text) <= _MOST_SEED)

    def _check(self) -> None:
        fine = self._seed_is_fine()
        self.seed.show_wrong(not fine)
        self.start.setEnabled(fine and not self.options.problem)
        self.standard.setVisible(bool(self.options.values))

    def _start(self) -> None:
        self.seats.remember()
        typed = self._chosen(self.seats.typed)
        Settings().remember_game(typed.slug, typed.names, typed.options, typed.levels)
        self.start_requested.emit(self._chosen(self.seats.names))

    def _set_up(self) -> None:
        self.setup_wanted.emit(self._chosen(self.seats.typed))

    def _chosen(self, names: Sequence[str]) -> NewMatch:
        return NewMatch(
            self.game.slug,
            names,
            self.options.values,
            self._seed_value(),
            self.seats.computers,
            self.serious.isChecked(),
        )

    # -- the sheet in the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(_SIZE[0], self.width() - 32)
        height = min(_SIZE[1], self.height() - 32)
        left, top = (self.width() - width) // 2, (self.height() - height) // 2
        self._sheet.setGeometry(left, top, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.start.isEnabled():
            self._start()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._sheet.geometry().contains(event.position().toPoint()):
            self.cancelled.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), colours.colour("shadow", 0.5))
            sheet = QRectF(self._sheet.geometry())
            shape = rounded_rect(sheet, colours.radius("dialog"))
            painter.fillPath(shape, colours.colour("surface"))
            painter.setClipRect(sheet.adjusted(0, 0, _LEFT - sheet.width(), 0))
            paint_table(painter, sheet.adjusted(0, 0, _LEFT + 60 - sheet.width(), 0), 24, colours)


def _inset(row: QHBoxLayout, right: int) -> QHBoxLayout:
    row.setContentsMargins(0, 0, right, 0)
    return row
