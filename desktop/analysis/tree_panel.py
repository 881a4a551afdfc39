"""The study beside a match: its title, the tree, and the comment and symbol of the move shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.analysis.session import AnalysisSession
from desktop.analysis.tree_list import TreeList, TreeRow, symbol_name
from desktop.board.row_data import MoveRow
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import in_words
from desktop.controls.buttons import Button, IconButton
from desktop.controls.commands import ENTER
from desktop.controls.lay import lay
from desktop.controls.menu import Menu, below
from desktop.controls.surfaces import Section
from desktop.language.messages import listed, translated
from desktop.language.numbers import number
from desktop.theme.scaling import fix, write_in
from rules.core.limits import LONGEST_COMMENT
from rules.ply import Ply
from rules.study import LONGEST_TITLE, SYMBOLS, Tree

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.study.assessment import Assessment

translate = QCoreApplication.translate

T = TypeVar("T")

_PAUSE_MS = 800
"""Milliseconds after the last key until the text is stored."""

_ROW = 44  # px
_SHOWN = 20  # characters of a comment on its button
_FEW_LEFT = 100
"""The number of remaining characters from which the panel shows it."""


class CommentField(QPlainTextEdit):
    """The comment on a move. It is stored after a pause, on Enter, and when the focus leaves.

    A comment that has not changed in the study never replaces text being typed.
    """

    def __init__(
        self, write: Callable[[int, str], object], say_shortened: Callable[[], object]
    ) -> None:
        """`write` stores the comment on a node.

        `say_shortened` announces that only the beginning of a pasted text fitted.
        """
        super().__init__()
        self._write, self._say_shortened = write, say_shortened
        self._node = 0
        self._stored = ""
        self._most = LONGEST_COMMENT
        self.setTabChangesFocus(True)
        write_in(self, "detail")
        fix(self, QWidget.setFixedHeight, 120)
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
            self._write(self._node, text)

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
            self._say_shortened()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter finish the comment, which has one paragraph."""
        if event.key() in ENTER:
            self.keep()
        else:
            super().keyPressEvent(event)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _can_be_stored(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cs")


def _first_words(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN].rsplit(' ', 1)[0]}…"


def turn_at(tree: Tree, node: int, rows: Sequence[TreeRow]) -> str:
    """Return the number of the turn that led to a node; empty at the beginning.

    A resignation, or a later move of the same turn, has no number of its own.
    """
    numbers = {row.node: row.move.number for row in rows}
    return next((numbers[n] for n in reversed(tree.path(node)) if numbers.get(n)), "")


def drawn(draw: object) -> str:
    """Return a draw in words."""
    return str(draw).lstrip("*")


class TreeRows:
    """The rows of one study. The words of a ply are made once."""

    def __init__(self) -> None:
        self._chances: dict[int, tuple[Ply, float]] = {}
        """The first player's share of the win after each ply that the engine has analysed."""
        self._rows: dict[int, tuple[Ply, MoveRow]] = {}
        # The ply is kept, so that no other one gets its id.

    def note_chance(self, ply: Ply, share: float) -> None:
        """Show the first player's share of the win after a ply."""
        self._chances[id(ply)] = ply, share

    def of(self, session: AnalysisSession, scene: BoardScene) -> list[TreeRow]:
        """Return the rows of the whole tree, in the order of the list."""
        tree, rows = session.tree, []
        for one in session.listed():
            ply, note = tree.ply(one.node), tree.note(one.node)
            if id(ply) not in self._rows:
                self._rows[id(ply)] = ply, in_words([scene.words.ply_row(one.text)])[0]
            move = self._rows[id(ply)][1]
            _, chance = self._chances.get(id(ply), (ply, None))
            before = tree.parent(one.node)
            assert before is not None
            beside = tree.children(before)
            told = move.note
            if [tree.ply(child).text for child in beside].count(ply.text) > 1:
                #: what chance drew after a move: one or more tiles
                words = translate("StudyPage", "drew {drawn}")
                told = listed(told, words.format(drawn=" ".join(map(drawn, ply.draws))))
            rows.append(
                TreeRow(
                    one.node,
                    one.depth,
                    MoveRow(one.node, one.number, move.player, move.text, told, move.short),
                    note.symbol,
                    note.comment,
                    head=beside[0] != one.node,
                    promoted=tree.is_promoted(one.node),
                    replaced=tree.is_replaced(one.node),
                    chance=chance,
                )
            )
        return rows


class TreePanel(QWidget):
    """The panel of a study, which it changes."""

    def __init__(self, session: AnalysisSession, refuse: Callable[[str], object]) -> None:
        """`refuse` shows why something is not possible."""
        super().__init__()
        self._refuse = refuse
        self._session, self._rows = session, TreeRows()
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("Untitled study"))
        self.title.setAccessibleName(self.tr("Title of the study"))
        self.title.setFrame(False)
        self.title.setTextMargins(-8, 0, 0, 0)  # aligned with the widgets below
        write_in(self.title, "title")
        self.more = IconButton("more", self.tr("More about this study"), 32)
        self.tree = TreeList(partial(self._do, AnalysisSession.goto))
        self.about = Section("")
        self.comment = CommentField(session.comment, self._say_shortened)
        self.comment.setAccessibleName(self.tr("Comment"))
        self.comment.setPlaceholderText(self.tr("Write about this move"))
        self.write = Button(self.tr("Comment"), icon="pencil", height=_ROW)
        self.mark = Button("", icon="chevron-down", height=_ROW)
        self._field = QWidget()
        self._field.hide()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        fix(self.mark, QWidget.setFixedWidth, 100)
        top = lay(QHBoxLayout(), (self.title, 1), 8, self.more)
        lay(QVBoxLayout(self._field), self.about, 4, self.comment, 8)
        keys = lay(QHBoxLayout(), self.mark, 8, (self.write, 1))
        lay(QVBoxLayout(self), top, 10, (self.tree, 1), 8, self._field, keys)

    def _connect(self) -> None:
        self.comment.installEventFilter(self)
        self.comment.textChanged.connect(self._show_room)
        self.title.editingFinished.connect(self._keep_title)
        self.write.clicked.connect(self._open_comment)
        self.mark.clicked.connect(self._choose_symbol)

    def _open_comment(self) -> None:
        """Open the field for the comment, or close it."""
        if self._field.isVisible():
            self._close_comment()
            return
        self._field.show()
        self.comment.setFocus()

    def _close_comment(self) -> None:
        self.comment.keep()
        self._field.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Store the typed text when the field loses the focus, and close the field."""
        if watched is self.comment and isinstance(event, QFocusEvent) and event.lostFocus():
            self.comment.keep()
            elsewhere = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
            if event.reason() not in elsewhere and not self.write.isDown():
                self._field.hide()
        return super().eventFilter(watched, event)

    def store_draft(self) -> None:
        """Store the typed title and comment."""
        self.comment.keep()
        self._keep_title()

    def _do(self, act: Callable[[AnalysisSession, T], None], what: T) -> None:
        self.store_draft()
        act(self._session, what)

    def _keep_title(self) -> None:
        title = self.title.text()
        if self.title.isModified():
            self.title.setModified(False)
            if " ".join(title.split()) != self._session.tree.title:
                self._session.rename(title)

    def _say_shortened(self) -> None:
        words = self.tr("Only the beginning was pasted: a comment has at most {most} characters.")
        self._refuse(words.format(most=number(LONGEST_COMMENT)))

    def tell_problem(self) -> None:
        """Say what was wrong with the study that was read."""
        problem = self._session.problem
        if problem is not None:
            words = self.tr(
                "Line {line} of the study was skipped: {reason}. It is kept in the file."
            )
            reason = translated(problem.reason)
            self._refuse(words.format(line=problem.line, reason=reason))

    def _choose_symbol(self) -> None:
        session = self._session
        chosen = session.tree.note(session.node).symbol
        menu = Menu(self)
        for symbol in SYMBOLS:
            text = f"{symbol}   {symbol_name(symbol)}"
            action = menu.addAction(text, partial(self._do, AnalysisSession.mark, symbol))
            action.setCheckable(True)
            action.setChecked(symbol == chosen)
        menu.open_at(below(self.mark))

    def choose_draw(self) -> None:
        """Offer the other draws that were possible here."""
        draws = self._session.draws()
        if not draws:
            self._refuse(self.tr("Nothing else could have been drawn here."))
            return
        menu = Menu(self)
        for draw in draws:
            menu.addAction(drawn(draw), partial(self._do, AnalysisSession.redraw, draw))
        menu.open_at(below(self.more))

    def _show_title(self, title: str) -> None:
        """Show the title of the study, unless the player is typing another one."""
        if not (self.title.isModified() and self.title.hasFocus()):
            if self.title.text() != title:
                self.title.setText(title)
            self.title.setModified(False)

    def _show_room(self) -> None:
        """Show how many characters are left, if they are few."""
        left = self.comment.room
        words = translate("TreePanel", "%n characters left", None, left)
        self.about.show_fact(words if left < _FEW_LEFT else "", "muted" if left else "error")

    @property
    def turn(self) -> str:
        """The number of the turn that led to the position shown; empty at the beginning."""
        return turn_at(self._session.tree, self._session.node, self.tree.rows.rows)

    def note_chance(self, found: Assessment) -> None:
        """Remember the first player's share of the win at the position shown."""
        session = self._session
        if len(session.names) == 2 and session.node:
            share = found.share if found.player == 0 else 1 - found.share
            self._rows.note_chance(session.tree.ply(session.node), share)

    def show_study(self, scene: BoardScene) -> None:
        """Show the tree with the present node highlighted, and that node's comment and symbol."""
        tree, node = self._session.tree, self._session.node
        rows = self._rows.of(self._session, scene)
        row = next((row for row in rows if row.node == node), None)
        note = tree.note(node)
        self._show_title(tree.title)
        self.tree.show_tree(rows, node)
        move = "" if row is None else f"{row.move.number} {row.move.text}".strip()
        about = self.tr("Comment on {move}").format(move=move)
        self.about.show_title(about if move else self.tr("Comment on the start"))
        self.comment.show_comment(node, note.comment, tree.room_for_comment(node))
        self.write.setText(_first_words(note.comment) or self.tr("Comment"))
        self.write.setAccessibleName(self.about.title)
        self.write.setToolTip(note.comment)
        self._show_room()
        self.mark.setText(note.symbol or "!?")
        self.mark.setEnabled(node != 0)
        name = symbol_name(note.symbol) or self.tr("No symbol")
        self.mark.setAccessibleName(self.tr("Symbol: {name}").format(name=name))
        self.mark.setToolTip(self.mark.accessibleName())
