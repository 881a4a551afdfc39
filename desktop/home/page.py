"""The home page.

It shows the games laid out as a quincunx, unfinished games to continue, puzzles and lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.background.day_watch import DayWatch
from desktop.controls.buttons import Button, Look
from desktop.controls.commands import (
    BACK,
    EDITOR,
    LESSONS,
    OWN_STANDING,
    PUZZLES,
    RECORDS,
    Command,
    is_plain,
)
from desktop.controls.lay import add_layout, lay
from desktop.controls.logo import Logo
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.games.cards import CARDS, level_names
from desktop.games.pictures import FIRST_GAME, paint_close_up
from desktop.home import unfinished
from desktop.home.card_buttons import Card, ContinueCard, GameButton, LinkCard
from desktop.home.solo_card import NAMES, SoloCard, SoloProgress, Today
from desktop.paint.cached_picture import PicturePainter
from desktop.shell.page import Page
from desktop.shell.top_bar import MenuButton, ThemeButton
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from desktop.theme.scaling import fix, px
from desktop.theme.theme import Theme

if TYPE_CHECKING:
    from desktop.background.task import BackgroundTask
    from desktop.home.profile_button import ProfileButton
    from rules.core import Position

translate = QCoreApplication.translate

_MARGIN = 26  # looks like 32: cards keep room for their shadow
_GAP = 8
_MIDDLE = 2
"""The index of the game in the middle; the others are on either side in turn."""
_HIGHEST = {"go_on": 260, "solo": 168}
"""Greatest heights in pixels of the widgets in the middle column; the game takes the rest."""
_NARROW = 960
"""Width of the page in pixels; on a narrower one the tiles are below each other."""
_TILE = 100
"""Greatest height of a tile in pixels."""
_SHARES, _FIRST_SHARES = (124, 346, 152, 72), (206, 334, 0, 136)
"""The shares of the middle column's widgets in its height, in general and at the first start."""
_WIDEST, _TALLEST = 1520, 980
"""Greatest width and height in pixels of all cards together."""
_GROWS = 1000
"""The cards' stretch factor compared with the room around them."""
_MOST = 3
"""The most cards in a column at a side."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each key, y downwards."""


class HomePage(Page):
    """The home page: choose or continue a game, play alone, open a record.

    `solo_progress` returns the progress in puzzles and lessons, and `letters` how many matches by
    letters wait; both are called in a separate thread.
    """

    play_wanted = Signal(str)  # slug of the game to begin at once
    guided_wanted = Signal(str)  # slug of the game to begin with a coach
    options_wanted = Signal(str)  # slug of the game to choose options for
    continued = Signal(Path)  # Path of an unfinished match
    command_wanted = Signal(Command)  # of the window, such as LESSONS
    profile_menu_wanted = Signal(QPoint)  # its upper right corner on the screen

    def __init__(
        self,
        pictures: Mapping[str, PicturePainter],
        solo_progress: Callable[[], SoloProgress] | None = None,
        letters: Callable[[], str] = str,
    ) -> None:
        super().__init__()
        self._pictures, self._solo_progress = pictures, solo_progress
        self._letters = letters
        self._kept: list[unfinished.SavedMatch] = []
        self._shown_view: Position | None = None
        self.profile_button: ProfileButton | None = None
        """The button of the present player; None before the first profile."""
        self._position: PicturePainter | None = None
        self.cards: dict[str, GameButton] = {}
        for slug, card in CARDS.items():
            button = GameButton(card, pictures[slug], self._narrowest_card)
            button.clicked.connect(lambda _on=False, slug=slug: self.play_wanted.emit(slug))
            button.options.clicked.connect(
                lambda _on=False, slug=slug: self.options_wanted.emit(slug)
            )
            self.cards[slug] = button
        self.go_on = ContinueCard()
        self.go_on.clicked.connect(self._go_on)
        self.solo = SoloCard()
        self.days = DayWatch(self._ask_for_solo, self)
        kinds = len(NAMES)
        daily = translate("HomePage", "%n new ones a day", None, kinds)
        self.puzzles_tile = LinkCard(PUZZLES.label, daily, "puzzle")
        self.lessons_tile = LinkCard(
            LESSONS.label, translate("common", "First steps in each game"), "book"
        )
        self.layouts_tile = LinkCard(
            translate("commands", "Mono layouts"), self.tr("Draw your own"), "grid"
        )
        self.records_tile = LinkCard(translate("commands", "Saved games"), "", "clock")
        self.letters_tile = LinkCard(translate("common", "Games by letter"), "", "mail")
        self.letters_tile.hide()
        self._tiles = {
            self.puzzles_tile: PUZZLES,
            self.lessons_tile: LESSONS,
            self.layouts_tile: EDITOR,
            self.records_tile: RECORDS,
        }
        for tile, command in self._tiles.items():
            tile.clicked.connect(partial(self._want, command))
        self.solo.clicked.connect(partial(self._want, PUZZLES))
        self.solo.lessons.clicked.connect(partial(self._want, LESSONS))
        for tile in (self.letters_tile, *self._tiles):
            fix(tile, QWidget.setMaximumHeight, _TILE)
        inside, cards = QWidget(), QWidget()
        lay(QVBoxLayout(cards), self._make_cards(), margins=(_MARGIN, 0, _MARGIN, 12))
        fix(cards, QWidget.setMaximumSize, _WIDEST, _TALLEST)
        middle = lay(QVBoxLayout(), None, (cards, _GROWS), None)
        lay(QHBoxLayout(inside), None, (middle, _GROWS), None)
        head = self._make_head()
        options = [card.options for card in self.cards.values()]
        self._walked: list[QPushButton] = [
            *inside.findChildren(Card),
            *options,
            *head.findChildren(QPushButton),
        ]
        for walked in self._walked:
            walked.installEventFilter(self)
        self._left_by: QPushButton | None = None
        ways: list[QPushButton] = [*inside.findChildren(Card), *options]
        for way in ways:
            way.clicked.connect(partial(self._leave_by, way))
        self._area = scrolling(inside, "background")
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        lay(QVBoxLayout(self), head, (self._area, 1))
        appearance().changed.connect(self._arrange)
        self.show_profile()
        self._list_saved()
        self.commands[BACK].setEnabled(False)  # it has no previous page

    def main_widget(self) -> QWidget:
        """Return the card last pressed.

        At first, it is the first game, or `go_on` for newcomers.
        """
        if self._left_by is not None:
            return self._left_by
        return self.go_on if self._newcomer else next(iter(self.cards.values()))

    def _leave_by(self, card: QPushButton) -> None:
        self._left_by = card

    def _want(self, command: Command, _checked: bool = False) -> None:
        self.command_wanted.emit(command)

    def _make_head(self) -> QWidget:
        whole, head = QWidget(), QWidget()
        fix(whole, QWidget.setFixedHeight, 76)
        fix(head, QWidget.setMaximumWidth, _WIDEST)
        lay(QHBoxLayout(whole), None, (head, _GROWS), None)
        self.rules_button = Button(translate("commands", "Rules"), Look.PLAIN, "help")
        self.rules_button.clicked.connect(self.show_rules)
        standing = OWN_STANDING
        self.standing_button = Button(standing.label, Look.PLAIN, standing.icon)
        self.standing_button.clicked.connect(partial(self._want, OWN_STANDING))
        self._menu_button = MenuButton(self)
        self._head = lay(
            QHBoxLayout(head),
            Logo(51),
            13,
            Text("Quincunx", "wordmark"),
            None,
            self.standing_button,
            self.rules_button,
            ThemeButton(),
            self._menu_button,
            spacing=4,
            margins=(_MARGIN + 6, 6, _MARGIN, 0),
        )
        return whole

    def show_profile(self) -> None:
        """Show the present player; nothing before the first profile."""
        profile = Settings().profile
        if profile is None:
            if self.profile_button is not None:
                self.profile_button.hide()
            return
        if self.profile_button is None:
            from desktop.home.profile_button import ProfileButton  # most starts have no profile

            self.profile_button = made = ProfileButton(profile)
            self._head.addSpacing(px(6))
            self._head.addWidget(made)
            made.clicked.connect(self._ask_for_profiles)
            made.installEventFilter(self)
            self._walked.append(made)
        self.profile_button.show_profile(profile)
        self.profile_button.show()

    def _ask_for_profiles(self) -> None:
        from desktop.controls.menu import below  # the menu is loaded when it is first opened

        if self.profile_button is not None:
            self.profile_menu_wanted.emit(below(self.profile_button))

    def _narrowest_card(self) -> int:
        return min(card.width() for card in self.cards.values())

    def _make_cards(self) -> QHBoxLayout:
        """Make the cards of the games: one in the middle, the others on either side."""
        columns = lay(QHBoxLayout(), spacing=_GAP)
        games = list(self.cards.values())
        middle_game = games.pop(_MIDDLE)
        count = 2 * -(-len(games) // (2 * _MOST))
        for number in range(count):
            stack = games[number::count]
            column = lay(QVBoxLayout(), *((card, 1) for card in stack), spacing=4)
            add_layout(columns, column, 384)
        for name, height in _HIGHEST.items():
            fix(getattr(self, name), QWidget.setMaximumHeight, height)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        for tile in self._tiles:
            self._grid.addWidget(tile)
        self._middle = lay(QVBoxLayout(), self.go_on, middle_game, self.solo, self._grid, spacing=2)
        middle = lay(QVBoxLayout(), self.letters_tile, (self._middle, 1), spacing=2)
        add_layout(columns, middle, 408, at=count // 2)
        return columns

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Show what players need now, with the tiles in rows that have room for their texts."""
        first, narrow = self._first, self.width() < px(_NARROW)
        self.solo.setHidden(first)
        self.standing_button.setHidden(first)
        self.puzzles_tile.setVisible(first)
        self.lessons_tile.setVisible(first)
        columns = 1 if narrow else 2
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
        for number, share in enumerate(_FIRST_SHARES if first else _SHARES):
            self._middle.setStretch(number, share)
        for card in self.cards.values():
            card.stacked = not narrow or len(self.cards) > 5
            card.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys go to the neighbour on the screen, not to the next widget of Tab."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _ARROWS and is_plain(event) and isinstance(watched, QWidget):
                seen = (one for one in self._walked if one.isVisible())
                there = _neighbour(watched, seen, key)
                if there is not None:
                    there.setFocus(Qt.FocusReason.TabFocusReason)
                    if self._area.isAncestorOf(there):
                        self._area.ensureWidgetVisible(there, 0, _GAP)
                return True
        return super().eventFilter(watched, event)

    # -- unfinished games and progress

    def refresh(self) -> None:
        """Look again for unfinished games, recent records, and progress in puzzles and lessons.

        Games can be continued at once. The first one is replayed in a thread to show its state,
        which took 60 ms after some 260 plies.
        """
        self._list_saved()
        for slug, card in self.cards.items():
            card.show_last(Settings().last_game(slug).fitting(CARDS[slug].players))
        self.reader.ask(
            lambda _stop: (unfinished.saved_matches(), self._letters()), self._show_read
        )
        self._ask_for_solo()

    def _ask_for_solo(self) -> None:
        """Read the progress again: a new day has other puzzles."""
        progress = self._solo_progress
        if progress is not None:
            self.solo_reader.ask(lambda _stop: progress(), self._show_solo)

    @cached_property
    def reader(self) -> BackgroundTask:
        """The task that replays the unfinished games."""
        return self._made_reader()

    @cached_property
    def solo_reader(self) -> BackgroundTask:
        """The task that reads the progress."""
        return self._made_reader()

    def _made_reader(self) -> BackgroundTask:
        from desktop.background.task import BackgroundTask

        return BackgroundTask(self)

    @property
    def settling(self) -> bool:
        readers = (vars(self).get(name) for name in ("reader", "solo_reader"))
        return any(one is not None and one.busy for one in readers) or super().settling

    def activate(self) -> None:
        self.refresh()
        super().activate()

    def shut_down(self) -> None:
        for name in ("reader", "solo_reader"):
            if name in vars(self):
                vars(self)[name].close()

    def _show_solo(self, state: SoloProgress) -> None:
        self.solo.show_state(state)
        count = state.layouts or 0
        words = translate("HomePage", "%n of your own", None, count)
        self.layouts_tile.show_line(words if count else self.tr("Draw your own"))
        self._arrange()

    def _list_saved(self) -> None:
        """List the unfinished games; a game listed before keeps its earlier text."""
        known = {kept.path: kept for kept in self._kept}
        self._show_saved(
            [known.get(kept.path, kept) for kept in unfinished.saved_matches(quickly=True)]
        )

    def _show_read(self, found: tuple[list[unfinished.SavedMatch], str]) -> None:
        saved, letters = found
        self.letters_tile.show_line(letters)
        self.letters_tile.setVisible(bool(letters))
        self._show_saved(saved)

    def _show_saved(self, found: list[unfinished.SavedMatch]) -> None:
        self._kept = found
        count, recent = len(found), len(Settings().recent)
        line = (
            translate("HomePage", "%n unfinished", None, count)
            if count
            else translate("commands", "Open game")
        )
        self.records_tile.show_line(line if count or recent else self.tr("Nothing yet"))
        slug = Settings().latest_game
        if found:
            first = found[0]
            self.go_on.show_words(translate("common", "Continue"), first.title, first.line)
            self.go_on.show_picture(self._picture_of(first))
        elif self._newcomer:
            title = self.tr("Your first game, step by step")
            #: verb on a button: begins a first game with explanations
            self.go_on.show_words(
                self.tr("New here?"), title, button=translate("common", "Show me")
            )
            self.go_on.show_picture(paint_close_up)
        else:
            words = self._last_players(slug)
            self.go_on.show_words(translate("common", "Play again"), CARDS[slug].title, words)
            self.go_on.show_picture(self._pictures[slug])
        self._arrange()

    @property
    def _newcomer(self) -> bool:
        """Whether the player has never begun a match."""
        return not self._kept and Settings().latest_game not in CARDS

    @property
    def _first(self) -> bool:
        """Whether the player has done nothing yet: no match, no lesson, no puzzle of today."""
        alone = self.solo.state
        done = alone.streak or Settings().lessons_done or {*alone.puzzles.values()} - {Today.OPEN}
        return self._newcomer and not done

    def _last_players(self, slug: str) -> str:
        """Return the last players of a game by name or level; “Same settings” if one is unknown."""
        last = Settings().last_game(slug)
        seated = zip_longest(last.names, last.levels)
        names = [name or (level_names()[level - 1] if level else "") for name, level in seated]
        return " – ".join(names) if all(names) else self.tr("Same settings")

    def _picture_of(self, kept: unfinished.SavedMatch) -> PicturePainter | None:
        """Return a picture of a match's position; None before it was replayed."""
        view = kept.view
        if view is None:
            return None
        if self._shown_view is not view:
            self._shown_view, self._position = view, _position(view)
        return self._position

    def _go_on(self) -> None:
        if self._kept:
            self.continued.emit(self._kept[0].path)
        elif self._newcomer:
            self.guided_wanted.emit(FIRST_GAME)
        else:
            self.play_wanted.emit(Settings().latest_game)


def _position(view: Position) -> PicturePainter:
    """Return a picture of a position, drawn by scenes that are loaded when first needed."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        from desktop.games.catalogue import position_picture

        position_picture(view)(painter, box, theme)

    return paint


def _neighbour(start: QWidget, others: Iterable[QWidget], key: Qt.Key) -> QWidget | None:
    """Return the nearest of the others in the direction of an arrow key; None if none lies there.

    A widget straight ahead is preferred to a nearer one off to the side. If a widget has another
    one at its foot, only the part above that counts.
    """
    window, way, others = start.window(), _ARROWS[key], list(others)

    def place(widget: QWidget) -> QRect:
        there = QRect(widget.mapTo(window, QPoint()), widget.size())
        for inside in others:
            if inside.parentWidget() is widget:
                there.setBottom(inside.mapTo(window, QPoint()).y() - 1)
        return there

    here, best, least = place(start), None, 0.0
    for other in others:
        there = place(other)
        step = there.center() - here.center()
        ahead = step.x() * way[0] + step.y() * way[1]
        gap = _gap(here, there, along_x=way[0] != 0)
        if other is start or ahead <= 0 or gap < 0:
            continue
        aside = max(0, _gap(here, there, along_x=way[0] == 0))
        off = abs(step.y() if way[0] else step.x())
        far = gap + 2.0 * aside + 0.25 * off
        if best is None or far < least:
            best, least = other, far
    return best


def _gap(here: QRect, there: QRect, *, along_x: bool) -> int:
    """Return the gap in pixels between two places along an axis; negative if they overlap."""
    if along_x:
        return max(there.left() - here.right(), here.left() - there.right()) - 1
    return max(there.top() - here.bottom(), here.top() - there.bottom()) - 1
