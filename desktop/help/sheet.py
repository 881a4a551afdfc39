"""The help over the window: contents on the left, the page on the right."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

import shiboken6
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop.controls.buttons import IconButton
from desktop.controls.commands import FIND, Command
from desktop.controls.lay import lay
from desktop.controls.logo import Logo
from desktop.controls.overlay import Overlay
from desktop.controls.text import Text
from desktop.help import (
    ABOUT,
    EDITORS,
    EYES,
    LEARNING,
    LETTERS,
    PUZZLES,
    SHORTCUTS,
    TABLE,
    TERMS,
    TEXTS,
)
from desktop.help.about_page import AboutPage
from desktop.help.blocks import HelpText, help_text
from desktop.help.contents import Contents
from desktop.help.page import HelpPage
from desktop.help.reader import Reader, ReaderFrame
from desktop.help.rules_page import RulesPage
from desktop.help.search import Found, find
from desktop.help.shortcuts_page import ShortcutsPage
from desktop.paint.painting import painting
from desktop.shell.top_bar import ThemeButton
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from rules.games import GAMES

translate = QCoreApplication.translate

_LEAST_WITH_CONTENTS = 700
"""Width of the help in pixels; in a narrower one the contents replace the page on request."""


class HelpSheet(Overlay):
    """Covers its parent. It shows rules, never a match, so it may also cover a curtain."""

    def __init__(
        self,
        focus_below: Callable[[], object],
        do: Callable[[Command], object],
        parent: QWidget,
    ) -> None:
        """`focus_below` gives the focus to what the help covered, once the help has closed.

        `do` carries out a command of the window that a page links to; the help closes first.
        """
        super().__init__(parent)
        self._focus_below, self._do = focus_below, do
        self.topic = ""
        self._game = ""
        self._focus_before: QWidget | None = None
        self.setAccessibleName(self.tr("Rules and help"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the rest is not painted
        self.back = IconButton("back", "")
        self.back.say(self.tr("Back"), "Esc")
        self.back.clicked.connect(self.close_help)
        self.contents_button = IconButton("menu", translate("common", "Contents"))
        self.contents_button.setCheckable(True)
        self.contents_button.toggled.connect(self._arrange)
        self._narrow = False
        self.contents = Contents(
            [
                (TABLE, self.tr("Playing"), "grid"),
                *((game.slug, game.title, "") for game in GAMES),
                (LETTERS, translate("common", "Games by letter"), "mail"),
                (LEARNING, self.tr("Learning from games"), "graph"),
                (PUZZLES, translate("commands", "Puzzles"), "star"),
                (EDITORS, self.tr("Editors"), "pencil"),
                (EYES, self.tr("Screen reader"), "sound"),
                (TERMS, self.tr("Glossary"), "book"),
                (SHORTCUTS, translate("commands", "Shortcuts"), "keyboard"),
                (ABOUT, self.tr("About"), "help"),
            ],
            self._find,
            self._go_to,
            self._show_found,
        )
        self.reader = Reader(self.contents.mark_section)
        for slug, row in self.contents.rows.items():
            row.clicked.connect(lambda _=False, slug=slug: self._show(slug))
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        bar = QWidget()
        fix(bar, QWidget.setFixedHeight, theme().layout("topBar"))
        title = Text(self.tr("Rules and help"), "title")
        parts = (self.back, self.contents_button, 10, Logo(37), 13, title, None, ThemeButton())
        lay(QHBoxLayout(bar), *parts, spacing=2, margins=(12, 0, 10, 0))
        margin, self._frame = theme().layout("margin"), ReaderFrame(self.reader)
        islands = lay(QHBoxLayout(), self.contents, (self._frame, 1), spacing=margin,
                      margins=(margin, 0, margin, margin))  # fmt: skip
        lay(QVBoxLayout(self), bar, (islands, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < px(_LEAST_WITH_CONTENTS)
        if narrow != self._narrow:
            self._narrow = narrow
            self.contents_button.setChecked(False)
        self._arrange()

    def _arrange(self) -> None:
        """Show the contents beside the page; in a narrow window, in its place if wanted."""
        wanted = self.contents_button.isChecked()
        self.contents_button.setVisible(self._narrow)
        self.contents.setVisible(not self._narrow or wanted)
        self.contents.spread(self._narrow)
        self._frame.setVisible(not (self._narrow and wanted))

    def _read(self) -> None:
        """Show the page again in the place of the contents."""
        if self.contents_button.isChecked():
            self.contents_button.setChecked(False)
            self.reader.setFocus()

    def main_widget(self) -> QWidget:
        return self.contents.search if self._frame.isHidden() else self.reader

    # -- opening and closing

    def open_help(self, topic: str, game: str = "") -> None:
        """Open at a topic, the last one if empty; `game` is the game being played."""
        if self.isHidden():
            self._focus_before = QApplication.focusWidget()
        changed, self._game = game != self._game, game
        topic = topic or self.topic or TABLE
        if topic != self.topic or (changed and topic == SHORTCUTS):
            self._show(topic)
        self.open(self.reader)

    def close_help(self) -> None:
        """Close the help, and restore the focus."""
        if self.isHidden():
            return
        self.hide()
        before, self._focus_before = self._focus_before, None
        if before is not None and shiboken6.isValid(before) and before.isVisible():
            before.setFocus()
        self._focus_below()

    def _show(self, topic: str) -> None:
        self.topic = topic
        self._read()
        page: HelpPage
        sections: Mapping[str, QWidget] = {}
        headings: tuple[str, ...] = ()
        if topic == SHORTCUTS:
            page = ShortcutsPage(self._game)
        elif topic == ABOUT:
            page = AboutPage()
        else:
            text = help_text(topic)
            page = rules = RulesPage(topic, text, self._follow)
            sections, headings = rules.sections, text.sections
        self.contents.show_topic(topic, headings)
        self.reader.show_page(page, sections)
        self.reader.setAccessibleName(self.accessibleName())

    @cached_property
    def _texts(self) -> list[tuple[str, HelpText]]:
        """Return all topics with a text, in the order of the contents."""
        games = [game.slug for game in GAMES]
        return [(topic, help_text(topic)) for topic in (TEXTS[0], *games, *TEXTS[1:])]

    def _find(self, sought: str) -> Sequence[Found]:
        return find(sought, self._texts)

    def _show_found(self, topic: str, section: str) -> None:
        if topic != self.topic:
            self._show(topic)
        self._go_to(section)

    def _go_to(self, section: str) -> None:
        self._read()
        if section:
            self.reader.go_to(section)

    def _follow(self, command: Command) -> None:
        self.close_help()
        self._do(command)

    # -- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_help()
        elif FIND.matches(event):
            self.contents_button.setChecked(self._narrow)
            self.contents.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.text() == "?":
            self._show(SHORTCUTS)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme().colour("background"))
