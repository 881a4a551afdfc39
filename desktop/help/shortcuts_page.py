"""The shortcuts as a page."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.board.temporary_scene import temporary
from desktop.controls.accessible_role import Title
from desktop.controls.commands import (
    RULES,
    UNDO,
    WHOLE_BOARD,
    Group,
    commands_of,
)
from desktop.controls.text import Text
from desktop.games.card import said
from desktop.games.cards import CARDS
from desktop.games.catalogue import layouts, ui_of
from desktop.help.prose import Prose
from desktop.help.tables import LEFT, TablesPage, beside, titled_table
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.position_editor.keys import position_shortcuts
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.core import AnyGame
from rules.games import GAMES, game_named

translate = QCoreApplication.translate

Shortcut = tuple[str, str]
"""Keys as `desktop.help.shortcuts_page.caps` reads them, and what they do."""


def window_shortcuts() -> list[Shortcut]:
    """Return the keys that work in the whole window: every command with a shortcut."""
    return [
        *(command.row for group in Group for command in commands_of(group)),
        ("Tab / Shift+Tab", translate("shortcuts", "Next or previous button or field")),
        ("Enter / Space", translate("shortcuts", "Press the selected button")),
    ]


def board_shortcuts() -> list[Shortcut]:
    """Return the keys of every board, and mouse actions other than click and drag."""
    return [
        ("← / → / ↑ / ↓", translate("shortcuts", "Move around the board and the rack")),
        ("Enter / Space", translate("shortcuts", "Click at the cursor")),
        ("Esc", translate("shortcuts", "Cancel an unfinished move")),
        (
            "+ / - / wheel",
            translate("shortcuts", "Zoom in or out. With Ctrl the wheel always zooms."),
        ),
        (f"Home / {WHOLE_BOARD.keys}", WHOLE_BOARD.name),
        (
            "Space+drag",
            translate("shortcuts", "Move the board (also with the middle mouse button)"),
        ),
    ]


def puzzle_shortcuts() -> list[Shortcut]:
    """Return the keys with another meaning while a puzzle is solved."""
    return [
        (UNDO.keys, translate("shortcuts", "Undo your last move and the reply")),
        (RULES.keys, translate("common", "How puzzles work")),
    ]


def kind_shortcuts(slug: str) -> list[tuple[str, list[Shortcut]]]:
    """Return the names and keys of a game's puzzle kinds that have their own board."""
    found = []
    for kind, own in ui_of(slug).puzzle_scenes.items():
        with temporary(own.scene(own.game, theme())) as scene:
            found.append((said(CARDS[slug].puzzles[kind].name), scene.words.shortcuts()))
    return found


def setup_shortcuts(slug: str) -> list[Shortcut]:
    """Return the keys of a game's position editor, as its board lists them.

    Empty without an editor.
    """
    set_up = ui_of(slug).set_up
    if set_up is None:
        return []
    with temporary(set_up.scene(game_named(slug), theme())) as scene:
        return scene.words.shortcuts()


def game_shortcuts(slug: str) -> list[Shortcut]:
    """Return a game's own keys, as its scene lists them."""
    with temporary(ui_of(slug).scene(game_named(slug), theme())) as scene:
        return scene.words.shortcuts()


_HEIGHT = 26.0
_GAP, _PAD = 5.0, 8.0
_MOST_WAYS = 3
"""More alternatives than this are one group: the arrows."""


_BY_MOUSE = {
    #: on a key cap: turning the wheel of the mouse
    "wheel": QT_TRANSLATE_NOOP("shortcuts", "wheel"),
    #: on a key cap: moving the mouse with its button held
    "drag": QT_TRANSLATE_NOOP("shortcuts", "drag"),
}


def caps(keys: str) -> list[list[str]]:
    """Return the key caps of a shortcut: alternatives (written `A / B`) of keys pressed together.

    `keys` has Qt's portable names. The caps show the names of the system and the language: ⌘Z is
    one cap, and Enter may be Intro. Mouse actions are translated, too.
    """
    found = []
    for way in keys.split(" / "):
        written = _written(way)
        parts = [written] if written == "+" else written.split("+")
        found.append([_written(part) for part in parts])
    return found


def _written(keys: str) -> str:
    """Return keys as the system and the language write them; other text is unchanged."""
    if keys in _BY_MOUSE:
        return translate("shortcuts", str(_BY_MOUSE[keys]))
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) or keys


class KeyCaps(QLabel):
    """A shortcut, drawn as key caps; screen readers read their texts."""

    def __init__(self, keys: str) -> None:
        super().__init__(keys)
        self._caps = caps(keys)
        #: between two keys that do the same
        self._or = translate("shortcuts", "or")
        self.setAccessibleName(f" {self._or} ".join(map("+".join, self._caps)))

    def _width(self, text: str) -> float:
        letters = QFontMetricsF(theme().font("detail")).horizontalAdvance(text)
        return max(_HEIGHT, letters + 2 * _PAD)

    @property
    def _across(self) -> float:
        width = sum(self._width(cap) + _GAP for way in self._caps for cap in way)
        pluses = sum(len(way) - 1 for way in self._caps) * self._plus
        return width + pluses + self._between * (len(self._caps) - 1)

    @property
    def _plus(self) -> float:
        """Return the room for the sign between keys that are pressed together."""
        return QFontMetricsF(theme().font("detail")).horizontalAdvance("+") + _GAP

    @property
    def _between(self) -> float:
        """Return the room for the word between two alternatives; 0 between four arrows."""
        if len(self._caps) > _MOST_WAYS:
            return 0.0
        return QFontMetricsF(theme().font("detail")).horizontalAdvance(self._or) + _GAP

    def sizeHint(self) -> QSize:
        return px_size(round(self._across), round(_HEIGHT) + 3)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            made, muted = colours.font("detail"), colours.colour("muted")
            left, top = 0.5, (room(self).height() - _HEIGHT - 2) / 2
            for number, way in enumerate(self._caps):
                if number and self._between:
                    box = QRectF(left, top, self._between, _HEIGHT)
                    paint_line(painter, self._or, box, made, muted)
                    left += self._between
                for place, cap in enumerate(way):
                    if place:
                        box = QRectF(left, top, self._plus, _HEIGHT)
                        paint_line(painter, "+", box, made, muted)
                        left += self._plus
                    self._paint_cap(painter, cap, QRectF(left, top, self._width(cap), _HEIGHT))
                    left += self._width(cap) + _GAP

    @staticmethod
    def _paint_cap(painter: QPainter, cap: str, box: QRectF) -> None:
        colours = theme()
        painter.fillPath(rounded_rect(box.translated(0, 2), 7), colours.colour("border"))
        painter.fillPath(rounded_rect(box, 7), colours.colour("raised"))
        rim = rounded_rect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6.5)
        painter.strokePath(rim, colours.pen("icon", colours.colour("border"), 0.55))
        made = colours.font("detail")
        width = QFontMetricsF(made).horizontalAdvance(cap)
        place = QRectF(box.center().x() - width / 2, box.top(), width + 2, box.height())
        paint_line(painter, cap, place, made, colours.colour("text"))


class ShortcutsPage(TablesPage):
    """The keys of one game, or of all without one, then those of the board and the window."""

    def __init__(self, slug: str = "") -> None:
        super().__init__()
        self.fill(self._widgets(slug))

    def _widgets(self, slug: str) -> Iterator[QWidget]:
        yield Title(translate("commands", "Shortcuts"))
        words = self.tr("Everything you can do with the mouse, you can do with the keyboard.")
        yield Prose(words, "prompt", "muted")
        games = [game for game in GAMES if not slug or game.slug == slug]
        if slug:
            yield from _games(games)
        yield from _table(translate("common", "On the board"), board_shortcuts())
        yield from _table(self.tr("In a puzzle"), puzzle_shortcuts())
        words = self.tr("In a puzzle of {name}")
        for game in games:
            for name, keys in kind_shortcuts(game.slug):
                yield from _table(words.format(name=name), keys)
        if slug:
            yield from self._editors(slug, games)
        yield from _table(self.tr("In the window"), window_shortcuts())
        if not slug:
            yield from _games(games)
            yield from self._editors(slug, games)

    def _editors(self, slug: str, games: Sequence[AnyGame]) -> Iterator[QWidget]:
        """Yield the keys of the position editors of one game or of all."""
        if not slug or CARDS[slug].layouts:
            yield from _table(self.tr("In the layout editor"), layouts().editor_keys())
        words = self.tr("{game}: setting up a position")
        found = False
        for game in games:
            if setup := setup_shortcuts(game.slug):
                found = True
                yield from _table(words.format(game=game.title), setup)
        if found:
            yield from _table(self.tr("In every position editor"), position_shortcuts())


def _games(games: Sequence[AnyGame]) -> Iterator[QWidget]:
    for game in games:
        yield from _table(game.title, game_shortcuts(game.slug))


def _table(title: str, shortcuts: Sequence[Shortcut]) -> Iterator[QWidget]:
    return titled_table(title, [_row(keys, what) for keys, what in shortcuts])


def _row(keys: str, what: str) -> QWidget:
    row = QWidget()
    shown = KeyCaps(keys)
    fix(shown, QWidget.setMinimumWidth, LEFT)
    words = Text(what, "hint", wrap=True)
    row.setLayout(beside(shown, words, 6))
    return row
