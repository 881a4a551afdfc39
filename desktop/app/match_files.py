"""The match at the table and its files: begin, open, keep, save and leave it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.app.covers import Covers
from desktop.app.pages import Pages
from desktop.background.garbage import collect_left
from desktop.background.idle_queue import idle_queue
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import SAVE
from desktop.records.record_files import is_finished, is_unfinished
from desktop.storage import autosave
from desktop.storage.match_lock import Hold
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_notes import RecordNotes
from desktop.storage.saving import Saver
from desktop.storage.settings import Settings
from rules import EXTENSION

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from desktop.new_match.request import NewMatch
    from desktop.table.loading import Loader
    from desktop.table.session import Session
    from rules.match import Match

_PATIENCE = 0.05  # seconds a player can wait without noticing


class MatchFiles(QObject):
    """Puts one match at a time on the table, and has it written to disk after every ply.

    If the disk refuses a match, it is left only after the player has agreed.
    """

    def __init__(
        self,
        pages: Pages,
        covers: Covers,
        keeper: autosave.Autosave | None,
        serve: Callable[[Session], object],
    ) -> None:
        """`keeper` is the autosave of the previous window; `serve` gets each match to be shown."""
        super().__init__(pages)
        self._pages, self._covers, self._serve = pages, covers, serve
        self.autosave = keeper or autosave.Autosave()
        self.autosave.setParent(self)
        self.saver = Saver(covers.say, self)
        self.place: autosave.Slot | None = None
        """The place where the match at the table is kept."""
        self._wanted: Callable[[MatchFiles], object] | None = None
        """Opens the match that was requested last."""
        self._reviewed: Path | None = None
        """The record read last for a review."""
        self.autosave.failed.connect(self._tell_unkept)
        self.autosave.changed.connect(pages.refresh_home)
        self.autosave.changed_elsewhere.connect(self._tell_changed)
        # A match must not cover the page that the player has gone to meanwhile.
        pages.currentChanged.connect(lambda _index: self.stop_loading())

    @property
    def _session(self) -> Session | None:
        return self._pages.session

    @cached_property
    def loader(self) -> Loader:
        """The loader that opens matches, made when it is first needed."""
        from desktop.table.loading import Loader

        return Loader(self._pages)

    # -- a match comes to the table

    def start(self, wanted: NewMatch) -> None:
        """Begin a match; if it cannot begin, show why."""
        from rules import IllegalMove, InvalidMove, InvalidOptions

        try:
            match = wanted.make()
        except (InvalidOptions, InvalidMove, IllegalMove) as error:
            self._covers.say(capitalised(error.reason))
            return
        session = self._session_of(match)
        session.touched = bool(wanted.setup)  # a position that was set up is worth keeping
        self._covers.clear_notice()
        if self.seat(session, autosave.new_slot()) and wanted.first:
            session.begin_with(wanted.first)

    def study_file(self, path: Path, ply: int | None = None) -> None:
        """Open a record and study it, from a ply if one is given."""
        self.open_file(path, lambda: self._pages.show_study(ply))

    def study_reviewed(self, ply: int) -> None:
        """Study the reviewed record, from a ply."""
        if self._reviewed is not None:
            self.study_file(self._reviewed, ply)

    def open_file(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        """Open a record; show an error in one line.

        The present match stays at the table until the record is read and replayed.
        """
        from rules.record import load

        if is_unfinished(path):
            self.go_on(path, then)
            return
        self.stop_loading()
        self._covers.clear_notice()
        place = self._place_of(path)
        if place is None:
            return

        text = ""

        def read(path: Path) -> str:
            nonlocal text
            self.saver.flush()
            self.autosave.flush()
            text = load(path)
            if is_finished(path):
                place.take_finished(path, text)
            else:
                place.notes = replace(place.notes, from_file=True)
                place.time = PlayingTime()
            return text

        def take(match: Match) -> None:
            if match.outcome is None:
                match.annotations.note_help("file")
            session = self._session_of(match)
            session.file.opened(path, text)
            Settings().remember(path)
            if self.seat(session, place):
                then()

        self._wanted = partial(MatchFiles.open_file, path=path, then=then)
        failed, dropped = partial(self._tell_unread, path), partial(self._let_go, place)
        self.loader.load(path, read, take, failed, dropped)

    def _place_of(self, path: Path) -> autosave.Slot | None:
        """Return where additions to an opened record will be kept.

        None, after showing why, if the finished record is open in another window.
        """
        if not is_finished(path):
            return autosave.new_slot()
        try:
            return self._claim(autosave.slot_path_of(path))
        except OSError:
            return autosave.new_slot()  # reading it will show the error

    def _claim(self, path: Path) -> autosave.Slot | None:
        """Lock other windows out; None, after showing why, if that fails."""
        place = self.autosave.claim(path)
        if place is None and autosave.Slot(path).hold() is Hold.UNSURE and self._ask_to_take_over():
            place = self.autosave.claim(path, take_over=True)
        elif place is None:
            self._covers.say(self.tr("This game is open in another window. Continue there."))
        return place

    def _let_go(self, place: autosave.Slot) -> None:
        """Release the lock of a match that does not come to the table."""
        if place is not self.place:
            self.autosave.release(place)

    def _ask_to_take_over(self) -> bool:
        """Ask whether to open a match that another window may have open."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._pages.window())
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("This game may be open elsewhere"))
        box.setText(self.tr("Another window may have this game open."))
        box.setInformativeText(
            self.tr(
                "Quincunx cannot check this on this disk. Open the game here only if it is not "
                "open in another window."
            )
        )
        here = box.addButton(self.tr("Open here"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.exec()
        taken = box.clickedButton() is here
        box.deleteLater()
        return taken

    def review_file(self, path: Path) -> None:
        """Read a record for a review; show an error in one line."""
        from rules.record import load

        def take(match: Match) -> None:
            if match.may_be_told:
                self._reviewed = path
                self._pages.show_review(match)
            else:  # the end was undone since the match was listed
                self._covers.say(self.tr("This game is not over. You can review it after its end."))

        self._covers.clear_notice()
        self._wanted = partial(MatchFiles.review_file, path=path)
        self.loader.load(path, load, take, partial(self._tell_unread, path))

    def go_on(self, path: Path, then: Callable[[], object] = lambda: None) -> None:
        """Continue an unfinished match, and call `then` once it is at the table."""
        self.stop_loading()  # which releases its place
        self._covers.clear_notice()
        place = self._claim(path)
        if place is None:
            return

        def read(_path: Path) -> str:
            self.autosave.flush()
            return place.text()

        def take(match: Match) -> None:
            session = self._session_of(match)
            session.file.origin = path
            if self.seat(session, place):
                then()

        self._wanted = partial(MatchFiles.go_on, path=path, then=then)
        failed, dropped = partial(self._tell_unread, path), partial(self._let_go, place)
        self.loader.load(path, read, take, failed, dropped)

    def hand_on(self) -> Callable[[MatchFiles], object]:
        """Remove the match from this table; the returned function puts it on another one.

        A match that is being opened is opened there.
        """
        wanted = self._wanted if self._is_loading else None
        self.stop_loading()
        session, place = self._session, self.place
        if session is None or place is None:
            return wanted or (lambda _files: None)
        self._pages.table.stop()
        self.place = None

        def put_there(files: MatchFiles) -> None:
            files.seat(session, place)
            if wanted is not None:
                wanted(files)

        return put_there

    def _tell_unread(self, path: Path, reason: str) -> None:
        self._covers.say(f"{path.name}: {reason}")

    @property
    def _is_loading(self) -> bool:
        return "loader" in vars(self) and self.loader.busy

    def close_loader(self) -> None:
        """Close the loader of matches, as the program ends."""
        if "loader" in vars(self):
            self.loader.close()

    def stop_loading(self) -> None:
        """Stop opening a match that is not wanted any more."""
        if "loader" in vars(self):
            self.loader.stop()

    def _session_of(self, match: Match) -> Session:
        """Return a session; seats without a computer player of a known level get people."""
        from desktop.table.session import Session

        known = range(1, len(self._pages.levels) + 1)
        levels = [level if level in known else None for level in match.levels]
        match.levels = levels
        seats = range(len(match.names))
        return Session(match, [p for p in seats if p >= len(levels) or levels[p] is None])

    def seat_at(self, session: Session, path: Path) -> bool:
        """Put a session on the table whose match is kept at a path.

        False if another window has it, or if the present match stays.
        """
        place = self._claim(path)
        return place is not None and self.seat(session, place)

    def seat(self, session: Session, place: autosave.Slot) -> bool:
        """Put a session on the table. False if the present match stays; the place is let go."""
        self._pages.page.store_draft()  # drafts of a study or of notes, which belong to the match
        if not self.may_leave():
            self._let_go(place)
            return False
        self.stop_loading()
        try:
            self._pages.table.fade_in()
            self._covers.clear()  # those over the table, before another match comes to it
        finally:  # a cover that fails must not cost a match
            self._replace(session, place)
        return True

    def _replace(self, session: Session, place: autosave.Slot) -> None:
        """Keep the present match, and show another one in its stead."""
        self.keep()
        if self.place is place:  # it is the same match
            self.place = None
        self.clear_table()
        self.place = place
        session.keep_by = partial(self.autosave.keep, place)
        session.shown.connect(self._pages.forget_layouts)
        self._pages.go_to(self._pages.table)
        try:
            self._serve(session)
        finally:  # the page must not stay empty
            self._pages.table.start(session)

    # -- keeping and leaving

    def keep(self) -> None:
        """Write the match at the table to the folder of unfinished ones."""
        if self._session is not None and self.place is not None:
            self._session.keep()

    def _tell_unkept(self, reason: str) -> None:
        words = self.tr(
            "This game cannot be saved: {reason}. Keep playing, and save it elsewhere with {key}"
        )
        self._covers.say(words.format(reason=reason, key=SAVE.keys))

    def _tell_changed(self, other: Path) -> None:
        from desktop.table.match_file import other_version_notice

        self._covers.say(other_version_notice(other))

    def leave(self) -> bool:
        """Leave the match, which is kept. False if it cannot be kept, and stays."""
        self._pages.page.store_draft()
        if not self.may_leave():
            return False
        self.keep()
        self.clear_table()
        self.autosave.flush(_PATIENCE)
        return True

    def clear_table(self) -> None:
        """Remove the match from the table."""
        if self._session is not None:
            self._pages.table.stop()
            idle_queue().add(self, collect_left, "garbage")
        if self.place is not None:
            self.autosave.release(self.place)
            self.place = None

    def finish(self) -> None:
        """Wait for all writing as the window closes, unless another window has the autosave now."""
        if self.autosave.parent() is self:
            self.autosave.finish()

    def may_leave(self) -> bool:
        """Whether the match at the table is kept, or the player leaves it anyway.

        The disk is tried once more before the player is asked.
        """
        if not self.lost_if_left:
            return True
        self.keep()
        self.autosave.finish()
        while self.lost_if_left:
            save, leave = self._ask_about_leaving()
            if leave:
                return True
            if not save:
                return False
            self.save_as()
            self.saver.finish()
        return True

    @property
    def lost_if_left(self) -> bool:
        """Whether the present state of the match is not on disk, because the disk refused it."""
        session, place = self._session, self.place
        if session is None or place is None:
            return False
        return place.refused and not session.file.saved

    def _ask_about_leaving(self) -> tuple[bool, bool]:
        """Ask whether to save elsewhere, and whether to leave; both False to stay."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._pages.window())
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("This game is not saved"))
        box.setText(self.tr("This game could not be written to disk."))
        box.setInformativeText(
            self.tr("If you leave now, the game is lost, unless you save it elsewhere.")
        )
        save = box.addButton(self.tr("Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(
            self.tr("Leave without saving"), QMessageBox.ButtonRole.DestructiveRole
        )
        #: verb on a button: the window is not closed
        stay = box.addButton(self.tr("Stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return clicked is save, clicked is leave

    # -- the players' own files

    def ask_open(self) -> None:
        """Let the player choose a record, and open it."""
        from desktop.controls.file_dialogs import ask_open

        path = ask_open(self._pages.window(), self.tr("Open a saved game"), self._filter())
        if path is not None:
            self.open_file(path)

    def save(self) -> None:
        """Save the record; ask where if the player has not chosen a file yet."""
        from desktop.controls.file_dialogs import is_own

        session = self._session
        if session is None:
            return
        path = session.file.chosen
        if path is None or is_own(path) or session.save_refusal:
            self.save_as()
        else:
            self._save(session, path)

    def save_as(self) -> None:
        """Ask for a file, and save the record there."""
        from desktop.controls.file_dialogs import ask_save
        from desktop.storage.file_names import match_name

        session = self._session
        if session is None:
            return
        if session.save_refusal:
            self._covers.say(session.save_refusal)
            return
        title, name = self.tr("Save the game"), match_name(session.game.title, session.names)
        window = self._pages.window()
        path = ask_save(window, title, name, self._filter(), EXTENSION, session.file.chosen)
        if path is not None:
            self._save(session, path)

    def keep_study(self, lines: Sequence[str]) -> None:
        """Keep a study with the match at the table: in its record's file, if it has one."""
        from rules.study import NAME

        if self._session is not None and self.place is not None:
            self._session.keep_part(NAME, lines)

    def follow(self, before: Path, now: Path) -> None:
        """Update the match's file after its record was renamed or deleted."""
        session, place = self._session, self.place
        if session is None or place is None or before not in (session.file.path, place.finished):
            return
        kept = is_finished(now)
        place.finished = now if kept else None
        if session.file.path == before:
            session.file.path = now if kept else None
        with suppress(OSError):
            place.notes = replace(place.notes, title=RecordNotes.of_file(now).title)

    def save_study(self) -> None:
        """Save the record with its study to the player's file; the program keeps it anyway."""
        from desktop.controls.file_dialogs import is_own

        session = self._session
        if session is None:
            return
        path = session.file.chosen
        if path is not None and not is_own(path):
            self._save(session, path)
        elif self.place is not None and not self.place.refused:
            self._covers.say(self.tr("The study is saved with the game"))

    def _save(self, session: Session, path: Path) -> None:
        """Write a record in the background, even if the table is left meanwhile."""

        def then(saved: bool) -> str:
            session.file.end_saving(path, saved)
            if not saved:
                return ""
            self._remember(path)
            return session.file.preserved_notice()

        self.saver.save(path, session.file.begin_saving(path), then)

    def write(self, path: Path, data: bytes | Callable[[], bytes]) -> None:
        """Write a file of another page; a record is then added to the recent ones."""
        from rules.core.files import has_extension

        def then(saved: bool) -> str:
            if saved and has_extension(path, EXTENSION):
                self._remember(path)
            return ""

        self.saver.write(path, data, then)

    def _remember(self, path: Path) -> None:
        Settings().remember(path)
        self._pages.refresh_home()

    def _filter(self) -> str:
        # Some systems' dialogs distinguish capitals in endings.
        extensions = f"{EXTENSION} *{EXTENSION.upper()}"
        return translate("common", "Quincunx games (*{extension})").format(extension=extensions)


def begun_with(session: Session) -> NewMatch:
    """Return the request a match was begun with, but with new random numbers.

    A person who plays alone gets the present name of their profile.
    """
    from desktop.new_match.request import NewMatch

    names, profile = list(session.names), Settings().profile
    if profile is not None and len(session.persons) == 1:
        (seat,) = session.persons
        if names[seat] in profile.aliases:
            names[seat] = profile.name
    return NewMatch(
        session.game.slug,
        tuple(names),
        session.progress.options,
        levels=session.levels,
        serious=session.serious,
        setup=session.progress.setup,
        clock=session.progress.clock,
    )
