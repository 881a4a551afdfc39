"""The panel beside a study: its title, the tree, and the comment and symbol of the move shown."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import ActionRow, SidePanel
from desktop.controls.buttons import Button, IconButton
from desktop.controls.chips import Chip
from desktop.controls.commands import ANOTHER_DRAW, DELETE, PROMOTE
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Section
from desktop.frame.walk_row import WalkRow
from desktop.frame.walk_strip import WalkStrip
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.study.tree_list import TreeList, TreeRow, symbol_name
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px_size, write_in
from rules.core.limits import LONGEST_COMMENT
from rules.study import LONGEST_TITLE, SYMBOLS, Tree

translate = QCoreApplication.translate

_PAUSE_MS = 800
"""Milliseconds after the last key until the text is stored."""

_FEW_LEFT = 100
"""The number of remaining characters from which the panel shows it."""


class SymbolKey(FocusRing, QPushButton):
    """A button that gives a move a symbol, or removes it."""

    def __init__(self, symbol: str) -> None:
        super().__init__(symbol)
        self.setCheckable(True)
        self.setAccessibleName(symbol_name(symbol))
        self.setToolTip(symbol_name(symbol))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 40)

    def sizeHint(self) -> QSize:
        return px_size(37, 40)

    def minimumSizeHint(self) -> QSize:
        return px_size(20, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            on = self.isChecked()
            painter.setOpacity(1 if self.isEnabled() else 0.45)
            ground = "accentSoft" if on else "sunken"
            painter.fillPath(rounded_rect(whole, radius), colours.colour(ground))
            if on:
                rim = rounded_rect(whole.adjusted(1, 1, -1, -1), radius - 1)
                painter.strokePath(rim, colours.pen("icon", colours.colour("accent"), 1.1))
            made, ink = colours.font("button"), colours.colour("text")
            paint_line(painter, self.text(), whole, made, ink, Qt.AlignmentFlag.AlignHCenter)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)


class CommentField(QPlainTextEdit):
    """The comment on a move. It is stored after a pause, on Enter, and when the focus leaves.

    A comment that has not changed in the study never replaces text being typed.
    """

    written = Signal(int, str)  # a node, its comment
    shortened = Signal()  # only the beginning of a pasted text fitted

    def __init__(self) -> None:
        super().__init__()
        self._node = 0
        self._stored = ""
        self._most = LONGEST_COMMENT
        self.setTabChangesFocus(True)
        write_in(self, "detail")
        fix(self, QWidget.setFixedHeight, 56)
        self.document().setDocumentMargin(2)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.keep)
        self.textChanged.connect(self._limit)

    def show_comment(self, node: int, text: str, most: int = LONGEST_COMMENT) -> None:
        """Show the stored comment of a node; it may have `most` characters."""
        self._most = max(most, len(text))
        if (node, text) == (self._node, self._stored):
            return
        self._node, self._stored = node, text
        if _one_line(self.toPlainText()) != text:
            self.setPlainText(text)
        self._pause.stop()

    def keep(self) -> None:
        """Store the typed text at once."""
        self._pause.stop()
        text = _one_line(self.toPlainText())
        if text != self._stored:
            self.written.emit(self._node, text)

    def forget(self) -> None:
        """Empty the field without storing anything."""
        self._node, self._stored = 0, ""
        self.setPlainText("")
        self._pause.stop()

    @property
    def room(self) -> int:
        """Number of characters that can still be typed."""
        return max(0, self._most - len(self.toPlainText()))

    def _limit(self) -> None:
        excess = len(self.toPlainText()) - self._most
        if excess > 0:
            cursor = self.textCursor()
            cursor.joinPreviousEditBlock()  # undo must not bring the excess back
            for _ in range(excess):
                cursor.deletePreviousChar()
            cursor.endEditBlock()
        self._pause.start()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste a text as one line, as far as it fits."""
        text = source.text()
        begin = _one_line("".join(filter(_can_be_stored, text[: 2 * LONGEST_COMMENT])))
        selected = len(self.textCursor().selectedText())
        fitting = begin[: self.room + selected]
        self.insertPlainText(fitting)
        if len(fitting) < len(begin) or len(text) > 2 * LONGEST_COMMENT:
            self.shortened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter finish the comment, which has one paragraph."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keep()
        else:
            super().keyPressEvent(event)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _can_be_stored(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs")


def turn_at(tree: Tree, node: int, rows: Sequence[TreeRow]) -> str:
    """Return the number of the turn that led to a node; empty at the beginning.

    A resignation, or a later move of the same turn, has no number of its own.
    """
    numbers = {row.node: row.move.number for row in rows}
    return next((numbers[n] for n in reversed(tree.path(node)) if numbers.get(n)), "")


class StudyPanel(SidePanel):
    """The panel of a study; its parts emit the player's choices."""

    renamed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.crowded = True  # the game's own widget is always at the foot
        self.strip = WalkStrip()
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("Untitled study"))
        self.title.setAccessibleName(self.tr("Title of the study"))
        self.title.setFrame(False)
        self.title.setTextMargins(-8, 0, 0, 0)  # aligned with the widgets below
        write_in(self.title, "title")
        self.count = Chip("")
        self.heading = Section(self.tr("Moves"), self.tr("played · variations"))
        self.tree = TreeList()
        self.about = Section("")
        self.draw_button = IconButton("dice", ANOTHER_DRAW.label, 28)
        self.delete_button = IconButton("trash", self.tr("Delete this variation"), 28)
        self.delete_button.say(self.tr("Delete this variation"), DELETE.keys)
        self.comment = CommentField()
        self.comment.setAccessibleName(self.tr("Comment"))
        self.comment.setPlaceholderText(self.tr("Write about this move"))
        self.symbols = {symbol: SymbolKey(symbol) for symbol in SYMBOLS}
        self.promote = IconButton(PROMOTE.icon, PROMOTE.label, 28)
        self.promote.say(PROMOTE.label, PROMOTE.keys)
        self.walk = WalkRow()
        self.switch = Segmented(
            self.tr("Panel"), [(self.tr("Moves"), ""), (self.tr("Comment"), "")]
        )
        self._top, self._words, self._walks = (QWidget() for _ in range(3))
        self._rest = QWidget()
        """The remaining room while the tree is hidden."""
        self._rest.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._matter: QWidget | None = None
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.head.addWidget(self.switch, 1)
        marks = (self.draw_button, self.promote, self.delete_button)
        for button in marks:
            button.glyph = 17.0
        lay(QHBoxLayout(self._top), (self.title, 1), 8, self.count)
        lay(QVBoxLayout(self._walks), 4, self.walk)
        keys = lay(QHBoxLayout(), *((key, 1) for key in self.symbols.values()), spacing=5)
        about = lay(QHBoxLayout(), (self.about, 1), *marks)
        lay(QVBoxLayout(self._words), 8, about, 4, self.comment, 8, keys)
        lay(
            self.column,
            *(self._top, 12, self.heading, 4, (self.tree, 1), self._words, 4),
            *(self.foot, self._walks, self._rest),
            margins=(14, 14, 14, 14),
        )
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show the moves or the comment in a small window, which has room for only one of them."""
        compact, moves = theme().compact, self.switch.index == 0
        self.switch.setVisible(compact)
        self.heading.setHidden(compact)
        for part in (self.tree, self._walks):
            part.setVisible(moves or not compact)
        for part in (self._top, self._words):
            part.setVisible(not moves or not compact)
        self._rest.setVisible(compact and not moves)
        margin = 10 if compact else 14
        fix(self.column, QLayout.setContentsMargins, margin, margin, margin, margin)

    def _connect(self) -> None:
        self.switch.chosen.connect(self._follow)
        self.comment.installEventFilter(self)
        self.comment.textChanged.connect(self._show_room)
        self.title.editingFinished.connect(self._keep_title)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Store the typed text when the field loses the focus."""
        if watched is self.comment and event.type() == QEvent.Type.FocusOut:
            self.comment.keep()
        return super().eventFilter(watched, event)

    def store_draft(self) -> None:
        """Store the typed title and comment."""
        self.comment.keep()
        self._keep_title()

    def forget(self) -> None:
        """Empty both fields, because another study follows, or none."""
        self.comment.forget()
        self.title.clear()

    def _keep_title(self) -> None:
        if self.title.isModified():
            self.title.setModified(False)
            self.renamed.emit(self.title.text())

    def _show_title(self, title: str) -> None:
        """Show the title of the study, unless the player is typing another one."""
        if not (self.title.isModified() and self.title.hasFocus()):
            if self.title.text() != title:
                self.title.setText(title)
            self.title.setModified(False)

    def _show_room(self) -> None:
        """Show how many characters are left, if they are few."""
        left = self.comment.room
        words = translate("StudyPanel", "%n characters left", None, left)
        self.about.show_fact(words if left < _FEW_LEFT else "", "muted" if left else "error")

    def show_matter(self, matter: QWidget | None) -> None:
        """Show the buttons of the game's own widget, and nothing else of it."""
        if self._matter is not None:
            self._matter.deleteLater()
        self._matter = matter
        if matter is not None:
            matter.setParent(self)
            matter.hide()
            for button in matter.findChildren(Button):
                button.set_modest(True)  # the accent belongs to the study's own buttons
        self.actions_changed.emit()

    def action_rows(self, *, scrolled: bool) -> list[ActionRow]:
        return [] if self._matter is None else self._matter.findChildren(ActionRow)

    def show_study(self, tree: Tree, node: int, rows: Sequence[TreeRow]) -> None:
        """Show the tree with a node highlighted, and that node's comment and symbol."""
        row = next((row for row in rows if row.node == node), None)
        note = tree.note(node)
        self._show_title(tree.title)
        lines = 1 + sum(row.head for row in rows)
        self.count.setText(translate("StudyPanel", "%n lines", None, lines))
        self.count.updateGeometry()
        self.tree.show_tree(rows, node)
        move = "" if row is None else f"{row.move.number} {row.move.text}".strip()
        about = self.tr("Comment on {move}").format(move=move)
        self.about.show_title(about if move else self.tr("Comment on the start"))
        self.comment.show_comment(node, note.comment, tree.room_for_comment(node))
        self._show_room()
        for symbol, key in self.symbols.items():
            key.setChecked(symbol == note.symbol)
            key.setEnabled(node != 0)
        self.delete_button.setVisible(node < 0)
        self.promote.setVisible(not tree.is_main(node))
