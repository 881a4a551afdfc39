"""The sheets of letters: invite, accept an invitation, send a letter, and the list of matches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.board.spoken.rule_text import option_words
from desktop.controls.buttons import Button, Look
from desktop.controls.field import TextField
from desktop.controls.labelled import labelled
from desktop.controls.lay import lay
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.games.cards import CARDS
from desktop.language.messages import listed, translated
from desktop.letters.letter_file import LetterFile
from desktop.letters.summaries import Summary, state_of, title_of
from desktop.letters.words import readers_of
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from desktop.theme.scaling import fix, px
from rules.games import game_named
from rules.letters.moving import SHORTEST_PASSPHRASE
from rules.letters.side import Side
from rules.letters.table import LONGEST_LETTER_NOTE, Table
from rules.letters.words import note_line

translate = QCoreApplication.translate

_WIDTH = 540
_LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Terms:
    """The contents of an invitation; `match` has the names in seat order."""

    match: NewMatch
    inviter: int
    note: str


class _Sheet(Dialog):
    """A sheet with a title, rows that scroll in a low window, and buttons at its foot."""

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.rows = QVBoxLayout()
        fix(self.rows, QLayout.setContentsMargins, 4, 0, 12, 4)
        fix(self.rows, QLayout.setSpacing, 8)
        inside = QWidget()
        inside.setLayout(self.rows)
        self._area = scrolling(inside, "surface")
        self._foot = QHBoxLayout()
        self.close_button = Button("", Look.OUTLINE, height=48)
        self.close_button.clicked.connect(self.leave)
        heading = Text(title, "dialogTitle", wrap=True)
        margins = (28, 24, 16, 24)
        lay(self.sheet.column, heading, 12, (self._area, 1), 14, self._foot, margins=margins)

    def finish(self, close: str, *buttons: Button) -> None:
        """Put the buttons at the foot, and the sheet on the page."""
        self.close_button.setText(close)
        lay(self._foot, None, self.close_button, *buttons, spacing=10, margins=(0, 0, 12, 0))
        self.open(self)

    def place_sheet(self) -> None:
        width = min(px(_WIDTH), self.width() - px(16))
        self.sheet.setFixedWidth(width)
        margins = self.sheet.column.contentsMargins()
        room = width - margins.left() - margins.right()
        wanted = max(self.rows.heightForWidth(room), self.rows.minimumSize().height())
        self._area.setFixedHeight(px(40))
        others = self.sheet.column.heightForWidth(width) - px(40)
        self._area.setFixedHeight(max(px(80), min(wanted, self.height() - px(16) - others)))
        super().place_sheet()

    def say(self, text: str, style: str = "body", ink: str = "text") -> Text:
        """Add a line of text."""
        line = Text(text, style, ink, wrap=True)
        self.rows.addWidget(line)
        return line

    def ask(self, label: str, text: str = "", most: int = _LONGEST_NAME) -> TextField:
        """Add a field below its label."""
        field = TextField(text)
        field.setMaxLength(most)
        field.setAccessibleName(label)
        self.rows.addWidget(Text(label, "button"))
        self.rows.addWidget(field)
        return field

    def ask_note(self, text: str = "") -> TextField:
        """Add the field for a note."""
        return self.ask(self.tr("A line to go with it (optional)"), text, LONGEST_LETTER_NOTE)


class InviteSheet(_Sheet):
    """Asks for the names, who goes first, and a note."""

    def __init__(
        self, match: NewMatch, own: str, send: Callable[[Terms], object], parent: QWidget
    ) -> None:
        """`own` is the inviter's name if it is known, as for a rematch."""
        title = translate("InviteSheet", "Invite by letter: {game}").format(
            game=CARDS[match.slug].title
        )
        super().__init__(parent, title)
        self._match, self._send = match, send
        self.say(
            self.tr("Play somebody at another computer: you send each other short texts."),
            "hint",
            "muted",
        )
        count = max(len(match.names), len(match.levels))
        people = [*match.levels, *[None] * count][:count]
        typed = [n for n, level in zip(match.names, people, strict=False) if n and level is None]
        own = own or next(iter(Settings().names), "") or next(iter(typed), "")
        others = [name for name in typed if name != own]
        self.names = [self.ask(translate("common", "Your name"), own)]
        for number in range(count - 1):
            other = others[number] if number < len(others) else ""
            self.names.append(self.ask(self.tr("Who plays against you"), other))
        seats = [self.tr("You")]
        seats += [self.tr("Your opponent")] if count == 2 else []
        self.first = Segmented(
            translate("common", "Who goes first"), [*seats, (translate("common", "Random"), "dice")]
        )
        other_first = count == 2 and own in typed[1:]
        self.first.choose(len(seats) if match.by_lot else int(other_first))
        self.rows.addWidget(labelled(translate("common", "Who goes first"), "", self.first))
        self.serious = Toggle(translate("common", "Serious game, without help"))
        self.serious.setChecked(match.serious)
        self.rows.addWidget(labelled(self.serious.accessibleName(), "", self.serious))
        self.note = self.ask_note()
        self.invite = Button(self.tr("Write invitation"), Look.ACCENT, height=48)
        self.invite.clicked.connect(self._invite)
        for field in self.names:
            field.textChanged.connect(self._check)
        self.finish(translate("common", "Cancel"), self.invite)
        self._check()

    def main_widget(self) -> QWidget:
        return next((field for field in self.names if not field.text()), self.invite)

    def _check(self) -> None:
        names = [field.text().strip().casefold() for field in self.names]
        self.invite.setEnabled(all(names) and len({*names}) == len(names))

    def _invite(self) -> None:
        names = [field.text().strip() for field in self.names]
        by_lot = self.first.index == self.first.count - 1
        inviter = 1 if self.first.index == 1 and not by_lot else 0
        seated = [*names[1:], names[0]] if inviter else names
        serious = self.serious.isChecked()
        match = replace(self._match, names=seated, levels=(), serious=serious, by_lot=by_lot)
        self.leave()
        self._send(Terms(match, inviter, self.note.text().strip()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "\r" and self.invite.isEnabled():
            self._invite()
        else:
            super().keyPressEvent(event)


class AcceptSheet(_Sheet):
    """Shows an invitation, and asks whether the player is the person invited."""

    def __init__(self, table: Table, accept: Callable[[Table], object], parent: QWidget) -> None:
        terms = table.terms
        assert table.pen is not None
        host, guest = table.names[terms.inviter], table.names[table.pen]
        words = translate("AcceptSheet", "{name} invites you to a game of {game}")
        super().__init__(parent, words.format(name=host, game=table.title))
        options = game_named(terms.game).options.specs()
        told = [option_words(options[name], value) for name, value in terms.options.items()]
        self.say(listed(*told) if told else translate("common", "Standard game"))
        if terms.lot:
            self.say(translate("common", "Random first player"))
        else:
            self.say(translate("common", "{first} goes first").format(first=table.names[0]))
        if terms.serious:
            self.say(translate("common", "Serious game, without help"))
        note = note_line(table, table.letters[0])
        if note is not None:
            self.say(translated(note))
        names = " – ".join(table.names)
        self.say(self.tr("The players: {names}. Are you {name}?").format(names=names, name=guest))
        self.accept = Button(self.tr("Accept as {name}").format(name=guest), Look.ACCENT, height=48)
        self._table, self._accept = table, accept
        self.accept.clicked.connect(self._accept_and_leave)
        self.finish(self.tr("Not now"), self.accept)

    def main_widget(self) -> QWidget:
        return self.accept

    def _accept_and_leave(self) -> None:
        self.leave()
        self._accept(self._table)


class PassphraseSheet(_Sheet):
    """Asks for the passphrase of a file that moves a match; it stays open until that fits."""

    def __init__(
        self, title: str, words: str, button: str, use: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(parent, title)
        self._use = use
        self.say(words)
        self.field = self.ask(self.tr("Passphrase, at least 8 characters"), most=200)
        self.field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self.field.textChanged.connect(self._check)
        self.field.returnPressed.connect(self._type)
        self.go = Button(button, Look.ACCENT, height=48)
        self.go.clicked.connect(self._type)
        self.finish(translate("common", "Cancel"), self.go)
        self._check()

    def main_widget(self) -> QWidget:
        return self.field

    def _check(self) -> None:
        self.go.setEnabled(len(self.field.text()) >= SHORTEST_PASSPHRASE)

    def _type(self) -> None:
        if self.go.isEnabled():
            self._use(self.field.text())


class SendSheet(_Sheet):
    """The ways to send a letter: copy, save, mail; the whole match; and its note."""

    def __init__(
        self,
        kept: LetterFile,
        side: Side,
        *,
        mails: bool,
        write_note: Callable[[str], object],
        send: Callable[[str], object],
        parent: QWidget,
    ) -> None:
        """`side` has the letter, perhaps unsaved. `mails`: it fits into a mail program.

        `send` gets copy, save, mail or whole.
        """
        ready = side.table is not kept.side.table
        readers = readers_of(side.table, side.party, side.table.pen)
        words = translate("SendSheet", "Letter {n} for {name}")
        super().__init__(parent, words.format(n=side.last_own, name=readers))
        self._send = send
        self.note = self.ask_note(kept.plan.note) if ready else None
        if not ready:
            self.say(self.tr("Sending it again does no harm: it is the same letter."), "hint")
        if self.note is not None:
            self.note.textChanged.connect(lambda text: write_note(text.strip()))
        self.copy = Button(translate("common", "Copy letter"), Look.ACCENT, "copy", 48)
        self.save = Button(self.tr("Save as a file…"), Look.OUTLINE, "save")
        self.mail = Button(self.tr("Open mail program"), Look.OUTLINE, "mail")
        self.whole = Button(self.tr("Copy all letters of the match"), Look.OUTLINE, "copy")
        self.mail.setVisible(mails)
        for button, way in ((self.save, "save"), (self.mail, "mail"), (self.whole, "whole")):
            self.rows.addWidget(button)
            button.clicked.connect(partial(self._send_and_leave, way))
        self.whole.setVisible(not ready)
        self.copy.clicked.connect(partial(self._send_and_leave, "copy"))
        self.finish(translate("common", "Close"), self.copy)

    def main_widget(self) -> QWidget:
        return self.copy

    def _send_and_leave(self, way: str) -> None:
        self.leave()
        self._send(way)


class LettersSheet(_Sheet):
    """The list of the matches by letters, first those that wait for the player."""

    def __init__(
        self,
        found: Sequence[Summary],
        *,
        open_match: Callable[[Path], object],
        paste_letter: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, translate("common", "Games by letter"))
        self._open_match, self._paste_letter = open_match, paste_letter
        self.buttons = []
        for one in found:
            words = self.tr("{game} with {names}. {state}.")
            names = title_of(one.names, one.party)
            title = CARDS[one.slug].title
            text = words.format(game=title, names=names, state=state_of(one))
            look = Look.QUIET if one.waits_for_player else Look.OUTLINE
            button = Button(text, look, "mail" if one.waits_for_player else "clock", 52)
            button.clicked.connect(partial(self._open, one.path))
            self.rows.addWidget(button)
            self.buttons.append(button)
        if not found:
            self.say(self.tr("You can invite somebody from the sheet for a new game."))
        self.paste = Button(translate("commands", "Paste letter"), Look.ACCENT, "paste", 48)
        self.paste.clicked.connect(self._paste)
        self.finish(translate("common", "Close"), self.paste)

    def main_widget(self) -> QWidget:
        return next(iter(self.buttons), self.paste)

    def _open(self, path: Path) -> None:
        self.leave()
        self._open_match(path)

    def _paste(self) -> None:
        self.leave()
        self._paste_letter()
