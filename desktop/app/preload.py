"""Loads the rest of the program after the home page, so that the first click does not wait."""

import gc
from collections.abc import Callable
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QRect

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.games.cards import CARDS
from desktop.sound.table_sounds import prepare_sounds

_FOR_PICTURES = (
    "rules.core",
    *(f"rules.{slug}" for slug in CARDS),
    "desktop.board.scene",
    *(f"desktop.games.{slug}.scene" for slug in CARDS),
    "desktop.games.catalogue",
    *(f"desktop.games.{slug}.ui" for slug in CARDS),
)
_FOR_PAGES = (
    "rules.match",
    "desktop.new_match.sheet",
    "desktop.board.view",
    *(
        f"desktop.games.{slug}.layout_editor.{page}"
        for slug, card in CARDS.items()
        if card.layouts
        for page in ("page", "library_page")
    ),
    "desktop.table.page",
    *(f"desktop.games.{slug}.front" for slug, card in CARDS.items() if card.layouts),
    "desktop.table.curtain",
    "desktop.sound.player",
    "desktop.records.page",
    "desktop.analysis.page",
    "desktop.app.menus",
    "desktop.app.settings_sheet",
    "desktop.home.profile_sheet",
    "desktop.help.rules_page",
    "desktop.help.sheet",
    "desktop.position_editor.page",
    "concurrent.futures.thread",
)
"""Modules come after those they import, so that each loads quickly."""
_FOR_PUZZLES = (
    "desktop.puzzles.session",
    "desktop.puzzles.kind_list",
    "desktop.puzzles.table",
    "desktop.puzzles.run_table",
    "desktop.puzzles.page",
    "desktop.puzzles.share_dialog",
    "desktop.lessons.page",
    "desktop.standing.page",
    "desktop.app.strengths",
    "rules.study.assessment",
    "desktop.letters.session",
)


class Preload(QObject):
    """Waits until the window has been painted, then loads the rest step by step."""

    def __init__(self, window: MainWindow, settle_in: Callable[[], object] = lambda: None) -> None:
        """`settle_in` is called first, once the window has been painted for the first time."""
        super().__init__(window)
        self._window, self._settle_in = window, settle_in
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            try:
                self._settle_in()
            finally:  # the rest is loaded even if that fails
                self._load_pictures()
        return False

    def _load_pictures(self) -> None:
        idle_queue().add(self._window, self._window.learn_fingers)
        idle_queue().add(self._window, self._window.fade_pages)
        self._load(_FOR_PICTURES)
        # Pictures that are requested meanwhile come before the rest.
        idle_queue().add(self, self._load_pages)

    def _load(self, modules: tuple[str, ...]) -> None:
        for name in modules:
            idle_queue().add(self, partial(import_module, name))

    def _load_pages(self) -> None:
        self._load(_FOR_PAGES)
        idle_queue().add(self, prepare_sounds)
        idle_queue().add(self, self._window.pages.refresh_home)
        idle_queue().add(self, self._window.files.autosave.tidy)
        for make in (lambda: self._window.table, lambda: self._window.editor):
            idle_queue().add(self, make)
            idle_queue().add(self, self._lay_out)
        idle_queue().add(self, self._load_players)

    def _lay_out(self) -> None:
        """Lay out new pages: else the first picture of the window does it, all in one frame."""
        self._window.grab(QRect(0, 0, 1, 1))

    def _load_players(self) -> None:
        """Load the puzzles, and with them all computer players, in a thread: a third of a second.

        The window stays responsive meanwhile.
        """
        from desktop.background.task import BackgroundTask

        self._task = BackgroundTask(self)
        self._task.ask(lambda _: import_module("rules.puzzles"), lambda _: self._load_puzzles())

    def _load_puzzles(self) -> None:
        self._load(_FOR_PUZZLES)
        idle_queue().add(self, lambda: self._window.puzzles)
        idle_queue().add(self, self._lay_out)
        idle_queue().add(self, _settle)


def _settle() -> None:
    """Exempt everything loaded so far from garbage collection; visiting it cost 33 ms in a drag.

    First collect what an earlier call exempted: a change of language replaces the window.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
