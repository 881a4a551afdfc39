"""The profiles of the people who share this computer: asking for, choosing and changing them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer

from desktop.app.covers import Covers
from desktop.app.pages import Pages
from desktop.storage.settings import Settings

# Only the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from desktop.home.profile_sheet import ProfileSheet
    from desktop.storage.settings import Profile
    from desktop.table.page import TablePage


class Profiles(QObject):
    """Asks for a name when it first matters, and stores who is playing."""

    def __init__(self, pages: Pages, covers: Covers) -> None:
        super().__init__(pages)
        self._pages, self._covers = pages, covers
        self.sheet: ProfileSheet | None = None
        self._alias: str | None = None
        """The name of a person who has finished a match alone and is to be asked at home."""
        self._wait = QTimer(self, singleShot=True, interval=0)
        self._wait.timeout.connect(self._ask_at_home)
        pages.currentChanged.connect(lambda _index: self._wait.start())

    # -- asking once

    def watch(self, table: TablePage) -> None:
        """Ask for a name on the way home from the first match against the computer.

        At the table the keys are meant for the game, and the sheet would cover the result.
        """
        table.ended.connect(lambda _match: self._note_end())

    def _note_end(self) -> None:
        session, settings = self._pages.session, Settings()
        if session is None or settings.profiles or settings.profile_asked:
            return
        alone = len(session.persons) == 1 < len(session.names)
        if alone and session.touched and session.progress.counts:
            (seat,) = session.persons
            self._alias = session.names[seat]

    def _ask_at_home(self) -> None:
        page, alias = self._pages.page, self._alias
        if alias is not None and page is self._pages.home and self._covers.uppermost is page:
            self._alias = None
            self.ask_new(alias)

    def ask_new(self, alias: str = "") -> None:
        """Ask for a new profile; `alias` is the person's name so far, if any."""
        from desktop.home.profile_sheet import ProfileSheet

        self._open(ProfileSheet(partial(self._add, alias), skip=self._skip, parent=self._pages))

    def edit(self) -> None:
        """Edit the current profile, or make the first one."""
        from desktop.home.profile_sheet import ProfileSheet

        profile = Settings().profile
        if profile is None:
            self.ask_new()
            return
        save, remove = partial(self._keep, profile), partial(self._remove, profile)
        self._open(ProfileSheet(save, profile, remove=remove, parent=self._pages))

    def _open(self, sheet: ProfileSheet) -> None:
        self.sheet = sheet
        sheet.open(sheet.field)

    def _skip(self) -> None:
        Settings().profile_asked = True

    # -- storing

    def _add(self, alias: str, profile: Profile) -> None:
        Settings().add_profile(profile.also_called(alias))
        Settings().profile_asked = True
        self.show()

    def _keep(self, before: Profile, profile: Profile) -> None:
        from rules.text import fold

        settings = Settings()
        settings.keep_profile(profile)
        forgotten = settings.forgotten
        if fold(before.name) in forgotten:
            settings.forgotten = {**forgotten, fold(profile.name): forgotten[fold(before.name)]}
        self.show()

    def _remove(self, profile: Profile) -> None:
        """Delete a profile; its matches stay."""
        Settings().remove_profile(profile)
        self.show()
        words = self.tr("Profile “{name}” deleted. The games played with it are still here.")
        self._covers.say(words.format(name=profile.name))

    def choose(self, profile: Profile) -> None:
        """Switch to another person, with their settings and statistics."""
        Settings().choose_profile(profile)
        self.show()

    def show(self) -> None:
        """Show the current player at home, and have the statistics begin with them."""
        self._pages.home.show_profile()
        self._pages.refresh_home()
        profile, standing = Settings().profile, vars(self._pages).get("standing")
        if profile is not None and standing is not None:
            standing.show_person(profile.name)

    # -- the menu

    def open_menu(self, at: QPoint) -> None:
        """Open the menu of all profiles, with its upper right corner at a point."""
        from desktop.background.task import BackgroundTask
        from desktop.home.profile_menu import ProfileMenu

        menu, current = ProfileMenu(self._pages), Settings().profile
        profiles = Settings().profiles
        for profile in profiles:
            act = partial(self.choose, profile)
            menu.add_profile(profile, current=profile == current, act=act)
        menu.addSeparator()
        menu.add_act(self.tr("New profile…"), "plus", self.ask_new)
        if current is not None:
            words = self.tr("Edit {name}…").format(name=current.name)
            menu.add_act(words, "pencil", self.edit)
        counting = BackgroundTask(menu)
        menu.aboutToHide.connect(counting.close)
        counting.ask(lambda _stop: _played_by(profiles), menu.show_counts)
        menu.open_at(at)


def _played_by(profiles: list[Profile]) -> dict[str, int]:
    """Return the number of finished matches for each name, as the records say."""
    from desktop.records.catalogue import stored_entries
    from desktop.standing.statistics import finished, standing_of

    entries, forgotten = finished(stored_entries()), Settings().forgotten
    return {one.name: len(standing_of(one.name, entries, forgotten).matches) for one in profiles}
