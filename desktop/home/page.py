"""The home page: the games laid out as a quincunx, and ways back into games left open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop.games.cards import CARDS
from desktop.home import unfinished
from desktop.home.cards import ContinueCard, GameButton, SmallCard
from desktop.paint.cached_picture import PicturePainter
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.storage.settings import Settings
from desktop.theme.theme import Theme
from desktop.widgets.buttons import Button, IconButton, Look
from desktop.widgets.mark import PlayerMark
from desktop.widgets.menu import Menu, below
from desktop.widgets.page import Page
from desktop.widgets.text import Text
from desktop.widgets.top_bar import ThemeButton

if TYPE_CHECKING:
    from desktop.background.task import BackgroundTask

_MARGIN = 26  # 32 to the eye: cards keep room for their shadow
_GAP = 8
_MIDDLE = 2
"""Which game stands in the middle, counted from 0; the others stand on either side in turn."""
_MOST = 3
"""So many cards stand in a column of a side at most."""
_DRAWN = (5, "344553445.322..")


class HomePage(Page):
    """Choose a game, go on with one, open a record."""

    game_chosen = Signal(str)  # slug
    continued = Signal(object)  # Path of an unfinished match
    open_wanted = Signal()
    file_wanted = Signal(object)  # Path of a record
    editor_wanted = Signal()  # of Mono layouts
    puzzles_wanted = Signal()
    preferences = Signal(QPoint)

    def __init__(self, motifs: Mapping[str, PicturePainter], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._small = {slug: _hexagon_cut(motif) for slug, motif in motifs.items()}
        self._kept: list[unfinished.SavedMatch] = []
        self.cards: dict[str, GameButton] = {}
        for slug, card in CARDS.items():
            button = GameButton(card, motifs[slug])
            button.clicked.connect(lambda _checked=False, slug=slug: self.game_chosen.emit(slug))
            self.cards[slug] = button
        self.go_on = ContinueCard()
        self.go_on.clicked.connect(lambda: self._continue(0))
        self.open_card = SmallCard(self.tr("Open a record"), "", _paint_page)
        self.open_card.clicked.connect(self.open_wanted)
        words = self.tr("Draw your own")
        self.layouts_card = SmallCard(self.tr("Mono layouts"), words, _paint_layout, soon=True)
        self.layouts_card.clicked.connect(self.editor_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 0, _MARGIN, 18)
        column.setSpacing(0)
        column.addWidget(self._make_head())
        column.addLayout(self._make_cards(), 1)
        self._name_kept()

    def main_widget(self) -> QWidget:
        return next(iter(self.cards.values()))

    def _make_head(self) -> QWidget:
        head = QWidget()
        head.setFixedHeight(82)
        self.rules_button = Button(self.tr("Rules"), Look.PLAIN, "help")
        self.rules_button.clicked.connect(lambda: self.help_wanted.emit(""))
        self.puzzles_button = Button(self.tr("Puzzles"), Look.PLAIN, "star")
        self.puzzles_button.clicked.connect(self.puzzles_wanted)
        self.records_button = Button(self.tr("Records"), Look.PLAIN, "clock")
        self.records_button.clicked.connect(self._show_records)
        self._settings_button = IconButton("sliders", self.tr("Preferences"))
        self._settings_button.clicked.connect(
            lambda: self.preferences.emit(below(self._settings_button))
        )
        row = QHBoxLayout(head)
        row.setContentsMargins(6, 6, 0, 0)
        row.setSpacing(4)
        row.addWidget(PlayerMark(51))
        row.addSpacing(13)
        row.addWidget(Text("Quincunx", "wordmark"))
        row.addStretch()
        row.addWidget(self.puzzles_button)
        row.addSpacing(8)
        row.addWidget(self.records_button)
        row.addSpacing(8)
        row.addWidget(self.rules_button)
        row.addWidget(ThemeButton())
        row.addWidget(self._settings_button)
        return head

    def _make_cards(self) -> QHBoxLayout:
        """One game in the middle, the others on either side."""
        columns = QHBoxLayout()
        columns.setSpacing(_GAP)
        games = list(self.cards.values())
        middle_game = games.pop(_MIDDLE)
        count = 2 * -(-len(games) // (2 * _MOST))
        for number in range(count):
            column = QVBoxLayout()
            column.setSpacing(4)
            for card in games[number::count]:
                column.addWidget(card, 1)
            columns.addLayout(column, 384)
        middle = QVBoxLayout()
        middle.setSpacing(3)
        middle.addWidget(self.go_on, 146)
        middle.addWidget(middle_game, 338)
        small = QHBoxLayout()
        small.setSpacing(4)
        small.addWidget(self.open_card)
        small.addWidget(self.layouts_card)
        middle.addLayout(small, 174)
        columns.insertLayout(count // 2, middle, 408)
        return columns

    # -- games left open

    def refresh(self) -> None:
        """Looks again for unfinished games and recent records.

        They can be gone on with at once; the first is played through elsewhere, to say how it
        stands, which took 60 ms after some 260 plies.
        """
        self._name_kept()
        self.reader.ask(lambda _stop: unfinished.saved_matches(), self._show_kept)

    @cached_property
    def reader(self) -> BackgroundTask:
        """Plays through what is to be told of."""
        from desktop.background.task import BackgroundTask

        return BackgroundTask(self)

    def activate(self) -> None:
        self.refresh()
        super().activate()

    def shut_down(self) -> None:
        if "reader" in vars(self):
            self.reader.close()

    def _name_kept(self) -> None:
        """Shows what there is to go on with; of a match that was offered before, what was said."""
        known = {kept.path: kept for kept in self._kept}
        self._show_kept(
            [known.get(kept.path, kept) for kept in unfinished.saved_matches(quickly=True)]
        )

    def _show_kept(self, found: list[unfinished.SavedMatch]) -> None:
        self._kept = found
        count = len(self._kept) + len(Settings().recent)
        self.open_card.show_line(self.tr("From a .qcx file"))
        line = self.tr("Nothing yet") if not count else self.tr("{n} to go on with").format(n=count)
        self.records_button.setToolTip(line)
        if self._kept:
            first = self._kept[0]
            motif = self._small[first.slug]
            self.go_on.show_words(self.tr("Continue"), first.title, first.line, motif)
        else:
            self.go_on.show_words(
                self.tr("Five games for one computer"),
                self.tr("Choose a game"),
                self.tr("Side by side, at one screen."),
                None,
            )

    def _continue(self, index: int) -> None:
        if index < len(self._kept):
            self.continued.emit(self._kept[index].path)

    def _menu(self, *, opening: bool) -> QMenu:
        menu = Menu(self)
        if opening:
            menu.add(self.tr("Open a record…"), self.open_wanted.emit, "open")
            menu.addSeparator()
        for kept in self._kept:
            text = f"{kept.title}   {kept.line}".replace("&", "&&")  # no shortcut in a name
            menu.add(text, partial(self.continued.emit, kept.path))
        recent = Settings().recent
        if recent and self._kept:
            menu.addSeparator()
        for path in recent:
            menu.add(path.name.replace("&", "&&"), partial(self.file_wanted.emit, path))
        if not recent and not self._kept:
            menu.addAction(self.tr("No games yet")).setEnabled(False)
        return menu

    def _show_records(self) -> None:
        at = self.records_button.mapToGlobal(QPoint(0, self.records_button.height() + 4))
        self._menu(opening=True).popup(at)


def _hexagon_cut(motif: PicturePainter) -> PicturePainter:
    """A motif on a little piece of table, for the accent card."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        painter.fillPath(rounded_rect(box, 14), theme.colour("table"))
        motif(painter, box.adjusted(8, 8, -8, -8), theme)

    return paint


def _paint_page(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """A sheet with a few moves on it."""
    height = min(box.height(), 84.0)
    sheet = QRectF(0, 0, height * 1.25, height)
    sheet.moveCenter(box.center())
    painter.fillPath(rounded_rect(sheet.translated(0, 2), 8), theme.colour("boardEdge"))
    painter.fillPath(rounded_rect(sheet, 8), theme.colour("tileHi"))
    for line in range(4):
        y = sheet.top() + height * (0.2 + 0.2 * line)
        player = line % 2
        at = QPointF(sheet.left() + height * 0.2, y)
        paint_glyph(painter, player, at, height * 0.055, theme.player(player).main)
        width = height * (0.62, 0.45, 0.7, 0.3)[line]
        bar = QRectF(sheet.left() + height * 0.36, y - 2, width, 4)
        painter.fillPath(rounded_rect(bar, 2), theme.colour("muted", 0.5))


def _paint_layout(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """A layout of Mono that is being drawn."""
    # Loaded when the picture is: the home page is to be seen before.
    from desktop.layout_editor.thumbnails import paint_layout

    size, labels = _DRAWN
    height = min(box.height(), 96.0)
    room = QRectF(box)
    room.setHeight(height)
    room.moveCenter(box.center())
    paint_layout(painter, room, size, labels, theme)
