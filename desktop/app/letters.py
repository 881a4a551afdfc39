"""Letters: invites, accepts, reads and sends letters, and puts their matches on the table.

Letters are read, written and saved in a thread, one after another.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote

from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from shiboken6 import isValid

from desktop.app.covers import Covers
from desktop.app.match_files import MatchFiles
from desktop.app.pages import Pages
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import MOVE, PROOF
from desktop.shell.clipboard import share
from desktop.storage import autosave
from rules import EXTENSION

translate = QCoreApplication.translate

if TYPE_CHECKING:  # loaded with the first letter
    from desktop.background.task import BackgroundTask
    from desktop.letters.letter_file import LetterFile
    from desktop.letters.session import LetterSession
    from desktop.letters.sheets import SendSheet, Terms
    from desktop.new_match.request import NewMatch
    from desktop.table.page import TablePage
    from desktop.table.session import Session
    from rules.letters.body import Letter
    from rules.letters.side import Side
    from rules.letters.table import Table

_MOST_IN_ADDRESS = 1800
"""Characters of a `mailto:` address that all mail programs take."""


class Letters(QObject):
    """Serves one window. Every refused letter becomes one sentence over the page."""

    def __init__(self, pages: Pages, covers: Covers, files: MatchFiles) -> None:
        super().__init__(pages)
        self._pages, self._covers, self._files = pages, covers, files
        self._jobs: list[tuple[Callable[[], Any], Callable[[Any], object]]] = []
        self._ways: SendSheet | None = None
        pages.home.letters_tile.clicked.connect(self.show_list)

    def connect_table(self, table: TablePage) -> None:
        """Add the commands of letters to the table, and answer its banner."""
        table.letter_answered.connect(self._answer)
        table.letter_ways_wanted.connect(self._show_ways)
        proof = table.add_command(PROOF, self.save_proof)
        proof.setEnabled(False)
        table.ended.connect(lambda _match: proof.setEnabled(self._proof is not None))
        table.went_on.connect(lambda: proof.setEnabled(False))
        self._move = table.add_command(MOVE, self.ask_to_move)

    @cached_property
    def _task(self) -> BackgroundTask:
        from desktop.background.task import BackgroundTask

        return BackgroundTask(self)

    @property
    def busy(self) -> bool:
        """Whether a letter is being read or written."""
        return self._task.busy or bool(self._jobs)

    @property
    def session(self) -> LetterSession | None:
        """The match by letters at the table, if there is one."""
        session = self._pages.session
        by_letters = session is not None and session.correspondents
        return cast("LetterSession", session) if by_letters else None

    # -- one thing after another, in a thread

    def _do(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        """Call `then` with the result of `work`, which runs in a thread; or show its error."""
        self._jobs.append((work, then))
        if not self._task.busy:
            self._next()

    def _next(self) -> None:
        if not self._jobs:
            return
        work, then = self._jobs.pop(0)

        def think(_stop: object) -> Any:
            try:
                return work()
            except (OSError, ValueError) as error:
                return error

        def show(found: Any) -> None:
            if isinstance(found, OSError | ValueError):
                self._refuse(found)
            else:
                then(found)
            self._next()

        self._task.ask(think, show, self._next)

    def _refuse(self, error: OSError | ValueError) -> None:
        from desktop.language.messages import translated
        from rules.core.errors import message_of
        from rules.record import explain

        if isinstance(error, OSError):
            self._covers.say(explain(error))
        else:
            self._covers.say(f"{capitalised(translated(message_of(error)))}.".replace("..", "."))

    # -- invite and accept

    def ask_to_invite(self, match: NewMatch) -> None:
        """Open the sheet that asks for the terms of an invitation."""
        from desktop.letters.sheets import InviteSheet

        session = self.session
        own = session.names[session.kept.seat] if session is not None else ""
        InviteSheet(match, own, self.invite, self._pages)

    def invite(self, terms: Terms) -> None:
        """Write an invitation, and put its match on the table."""

        def work() -> LetterFile:
            from desktop.letters.letter_file import LetterFile
            from rules.letters.side import Side

            match = terms.match
            return LetterFile.new(
                Side.invite(
                    match.slug,
                    tuple(match.names),
                    dict(match.options),
                    inviter=terms.inviter,
                    lot=match.by_lot,
                    serious=match.serious,
                    note=terms.note,
                )
            )

        self._do(work, self._seat)

    def _accept(self, table: Table) -> None:
        def work() -> LetterFile:
            from desktop.letters.letter_file import LetterFile
            from rules.letters.keys import new_seed
            from rules.letters.side import Side

            assert table.pen is not None
            return LetterFile.new(Side(new_seed(), table.pen, table.letters))

        self._do(work, self._seat)

    # -- at the table

    def open(self, path: Path) -> None:
        """Put a match by letters on the table."""
        self._covers.clear_notice()
        self._do(partial(_loaded, path), self._seat)

    def _seat(self, kept: LetterFile) -> LetterSession | None:
        """Put a match on the table; None if that is not possible."""
        from desktop.letters.session import LetterSession

        session = self.session
        if session is not None and session.kept.path == kept.path:
            self._pages.go_to(self._pages.table)
            return session
        session = LetterSession(kept)
        slot = autosave.folder() / f"{kept.key}{EXTENSION}"
        if not self._files.seat_at(session, slot):
            return None
        last = kept.side.table.letters[-1]
        if last.writer != kept.side.party and not kept.unsent:
            self._tell_note(kept)
        return session

    def _tell_note(self, kept: LetterFile) -> None:
        """Announce the note of the last letter, if it has one."""
        from desktop.language.messages import translated
        from rules.letters.words import note_line

        note = note_line(kept.side.table, kept.side.table.letters[-1])
        if note is not None:
            self._covers.say(translated(note))

    def serve(self, session: Session) -> None:
        """Serve a match that comes to the table, perhaps from the window before."""
        if self._ways is not None and isValid(self._ways):
            self._ways.leave()  # it would send a letter of this match
        session.shown.connect(self._offer_moving)
        if session.correspondents:
            letters = cast("LetterSession", session)
            letters.hide_by = partial(self._hide, letters)

    def _hide(self, session: LetterSession, text: str) -> None:
        """Hide the typed board, or choose again if the text is empty."""

        def work() -> LetterFile:
            kept = session.kept
            side = kept.side.choosing_again()
            if text:
                side.hide(text)
            return kept.followed_by(side)

        self._do(work, session.follow)

    def _answer(self, yes: bool) -> None:
        """Do what the banner's accent button says, or change the next letter."""
        from desktop.letters.session import Stage

        session = self.session
        if session is None:
            return
        if not yes:
            session.change()
        elif session.stage in (Stage.WAIT, Stage.OUTDATED):
            self.paste()
        else:
            self.send("copy")

    def _show_ways(self) -> None:
        """Open the sheet with the ways to send a letter."""
        session = self.session
        if session is None:
            return

        def show(side: Side) -> None:
            from desktop.letters.sheets import SendSheet

            if session is not self.session:  # another match came to the table meanwhile
                return
            self._ways = SendSheet(
                session.kept,
                side,
                mails=_fits(side.text()),
                write_note=partial(self._write_note, session),
                send=self.send,
                parent=self._pages,
            )

        self._do(self._writing(session), show)

    def _write_note(self, session: LetterSession, note: str) -> None:
        if session is self.session:  # it may have left the table meanwhile
            session.write_note(note)

    @staticmethod
    def _writing(session: LetterSession) -> Callable[[], Side]:
        """Return a function for a thread: it gives the side with the next letter, if it is ready.

        The match at the table stays as it is.
        """
        from desktop.letters.session import Stage

        kept, ready = session.kept, session.stage is Stage.READY
        acts = session.acts if ready else []

        def write() -> Side:
            side = copy(kept.side)
            if ready:
                side.write(acts, kept.plan.note)
            return side

        return write

    # -- sending

    def send(self, way: str) -> None:
        """Write the next letter if it is ready, and copy, save or mail the last one."""
        session = self.session
        if session is None:
            return

        before, write = session.kept, self._writing(session)

        def work() -> LetterFile:
            side = write()
            return before if side.table is before.side.table else before.followed_by(side)

        def then(kept: LetterFile) -> None:
            if kept is not before:
                session.follow(kept)
            if self._deliver(kept, way):
                session.sent()

        self._do(work, then)

    def _deliver(self, kept: LetterFile, way: str) -> bool:
        """Give a letter out of the program; False if the player cancelled."""
        text = kept.side.text(whole=way == "whole")
        if way == "save":
            return self._save(kept, text)
        if way == "mail":
            QDesktopServices.openUrl(QUrl(_address(text)))
            return True
        share(text)
        self._covers.say(self.tr("Letter copied. Paste it into a mail or a chat."))
        return True

    def _save(self, kept: LetterFile, text: str) -> bool:
        from desktop.controls.file_dialogs import ask_save
        from rules.letters import armor

        words = self.tr("{name}, letter {n}")
        table = kept.side.table
        letter = table.letters[-1]
        name = words.format(name=table.names[letter.writer], n=letter.number)
        kinds = self.tr("Letters (*{extension})").format(extension=armor.EXTENSION)
        window = self._pages.window()
        path = ask_save(window, self.tr("Save the letter"), name, kinds, armor.EXTENSION)
        if path is not None:
            self._files.write(path, text.encode())
        return path is not None

    @property
    def _proof(self) -> Path | None:
        """The file with the letters of the finished match at the table, if it has one."""
        from desktop.letters.letter_file import proof_of

        session, place = self.session, self._files.place
        if session is not None:
            return session.kept.path
        path = proof_of(place.notes.key) if place is not None else None
        return path if path is not None and path.exists() else None

    def save_proof(self) -> None:
        """Save all letters of the finished match at the table, without the player's seed."""
        path, session = self._proof, self.session
        if session is not None:
            self._save(session.kept, session.kept.side.text(whole=True))
        elif path is not None:
            self._do(
                partial(_loaded, path), lambda kept: self._save(kept, kept.side.text(whole=True))
            )

    # -- reading

    def paste(self) -> None:
        """Read the letter in the clipboard."""
        self.read(QGuiApplication.clipboard().text())

    def read_file(self, path: Path) -> None:
        """Read the letter in a file."""

        def work() -> str:
            from rules.record import load

            return load(path)

        self._do(work, self.read)

    def read(self, text: str) -> None:
        """Read the letters in a text, and put their match on the table."""
        self._covers.clear_notice()
        session = self.session
        at_table = session.kept if session is not None else None
        self._do(partial(_received, text, at_table), self._take)

    def _take(self, found: tuple[LetterFile, Side] | Table) -> None:
        """Continue a match after a letter, or ask about an invitation."""
        if not isinstance(found, tuple):
            from desktop.letters.sheets import AcceptSheet

            AcceptSheet(found, self._accept, self._pages)
            return
        kept, side = found
        session = self._seat(kept)
        if session is None:
            return

        def follow(new: LetterFile) -> None:
            session.follow(new)
            self._tell_note(new)

        self._do(partial(session.kept.followed_by, side), follow)

    # -- another computer

    @property
    def _may_move(self) -> bool:
        if self.session is None:
            return False
        kept = self.session.kept
        return not (kept.over or kept.side.away or kept.side.outdated)

    def _offer_moving(self) -> None:
        self._move.setEnabled(self._may_move)

    def ask_to_move(self) -> None:
        """Ask for a passphrase and a file, and move the match at the table to another computer."""
        from desktop.controls.file_dialogs import ask_save
        from desktop.letters.sheets import PassphraseSheet
        from rules.letters import moving

        session = self.session
        if session is None:
            return
        words = self.tr("You take the game along in a file that only the passphrase opens.")
        button = self.tr("Save the file…")

        def move(passphrase: str) -> None:
            kinds = self.tr("Moved games (*{extension})").format(extension=moving.EXTENSION)
            window, times = self._pages.window(), session.kept.side.moves + 1
            name = f"{session.game.title}, {' – '.join(session.names)} {times}"
            path = ask_save(window, MOVE.name, name, kinds, moving.EXTENSION)
            if path is not None:
                self._do(lambda: session.kept.moved_to(path, passphrase), show)

        def show(kept: LetterFile) -> None:
            if isValid(sheet):
                sheet.leave()
            session.follow(kept)

        sheet = PassphraseSheet(MOVE.name, words, button, move, self._pages)

    def ask_to_take(self, path: Path) -> None:
        """Ask for the passphrase of a file, and put the match that was moved in it on the table."""
        from desktop.letters.sheets import PassphraseSheet

        words = self.tr("The file {name} was saved at another computer.").format(name=path.name)
        title, button = self.tr("Continue a moved game"), translate("commands", "Open")

        def take(passphrase: str) -> None:
            if not self.busy:
                self._do(partial(_taken, path, passphrase), show)

        def show(kept: LetterFile) -> None:
            if isValid(sheet):
                sheet.leave()
            session = self._seat(kept)
            if session is not None and session.kept is not kept:
                session.follow(kept)

        sheet = PassphraseSheet(title, words, button, take, self._pages)

    # -- the list

    def show_list(self) -> None:
        """Open the list of the matches by letters."""
        from desktop.letters import summaries

        def show(found: list[summaries.Summary]) -> None:
            from desktop.letters.sheets import LettersSheet

            LettersSheet(found, open_match=self.open, paste_letter=self.paste, parent=self._pages)

        self._do(summaries.summaries, show)


def _loaded(path: Path) -> LetterFile:
    from desktop.letters.letter_file import LetterFile, writer

    writer().flush()
    return LetterFile.load(path)


def _taken(path: Path, passphrase: str) -> LetterFile:
    from desktop.letters.letter_file import LetterFile, writer
    from rules.core.files import read_file
    from rules.letters.armor import MOST_CHARACTERS

    writer().flush()
    return LetterFile.arrived(read_file(path, 4 * MOST_CHARACTERS), passphrase)


def _received(text: str, at_table: LetterFile | None) -> tuple[LetterFile, Side] | Table:
    """Return the match that a text continues and its side afterwards, or its invitation.

    Raises OSError and InvalidLetter.
    """
    from desktop.letters.letter_file import files_of
    from rules.letters.armor import letters_in
    from rules.letters.errors import InvalidLetter
    from rules.letters.table import Table

    letters = letters_in(text)
    paths = files_of(_match_of(letters[0]))
    if not paths and letters[0].number != 1:
        raise InvalidLetter("this letter belongs to no match on this computer")
    if not paths:
        table = Table.of(letters)
        if table.accepted or table.pen is None:
            raise InvalidLetter("everybody has accepted this invitation already")
        return table
    reasons = []
    for path in paths:
        same = at_table is not None and at_table.path == path
        kept = at_table if same and at_table is not None else _loaded(path)
        side = copy(kept.side)
        try:
            side.receive(text)
        except InvalidLetter as error:
            reasons.append(error)
        else:
            return kept, side
    raise reasons[-1]


def _match_of(letter: Letter) -> bytes:
    from rules.letters.body import ID_BYTES

    return letter.match or letter.digest[:ID_BYTES]


def _address(text: str) -> str:
    """Return the address that opens a mail program with a letter."""
    subject, _, _ = text.partition("\n")
    body = text.replace("\n", "\r\n")
    return f"mailto:?subject={quote(subject)}&body={quote(body)}"


def _fits(text: str) -> bool:
    return len(_address(text)) <= _MOST_IN_ADDRESS
