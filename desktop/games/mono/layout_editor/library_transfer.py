"""Importing layouts into the library, and exporting all of them as one text."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from desktop.background.task import BackgroundTask
from desktop.controls.file_dialogs import ask_save, start_folder
from desktop.games.mono.layout_editor.layout_library import Added, LayoutEntry
from desktop.games.mono.layout_editor.library_file import Harvest, harvest, library_text
from desktop.games.mono.layout_editor.library_panel import LibraryPanel
from desktop.shell.page import Page
from desktop.storage.file_names import readable

translate = QCoreApplication.translate


class LibraryTransfer(QObject):
    """Imports and exports layouts; files are read in the background. Known layouts are skipped."""

    def __init__(self, panel: LibraryPanel, page: Page) -> None:
        super().__init__(page)
        self._panel, self._page = panel, page
        self.task = BackgroundTask(self)

    def ask_import(self) -> None:
        """Ask for files, and import them."""
        kinds = self.tr("Texts (*.txt);;All files (*)")
        title = translate("commands", "Import layouts")
        names, _ = QFileDialog.getOpenFileNames(self._page, title, str(start_folder()), kinds)
        if names:
            self.import_paths([Path(name) for name in names])

    def ask_import_folder(self) -> None:
        """Ask for a folder, and import the text files in it."""
        title = translate("commands", "Import a folder of layouts")
        name = QFileDialog.getExistingDirectory(self._page, title, str(start_folder()))
        if name:
            self.import_paths([Path(name)])

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Add the layouts of these files and folders to the library."""
        self._panel.open_store()
        failed = self.tr("The files could not be read.")
        self.task.ask(
            lambda stop: harvest(paths, stop), self._imported, lambda: self._page.told.emit(failed)
        )

    def stop(self) -> bool:
        """Stop an import before anything is added; return whether one was running."""
        stopped = self.task.busy
        if stopped:
            self.task.stop()
            self._page.told.emit(self.tr("Import stopped."))
        return stopped

    def _imported(self, found: Harvest) -> None:
        self._panel.add_all(found.layouts, lambda added: self._tell(found, added))

    def _tell(self, found: Harvest, added: Added) -> None:
        new, known, beyond = added
        words = [translate("LibraryTransfer", "%n layouts added", None, new)]
        if beyond:
            words.append(
                translate("LibraryTransfer", "%n did not fit: the library is full", None, beyond)
            )
        if known:
            words.append(translate("LibraryTransfer", "%n you already had", None, known))
        if unread := len(found.unread):
            without = translate(
                "LibraryTransfer", "%n files without a layout: {name}", None, unread
            )
            words.append(without.format(name=found.unread[0]))
        self._page.told.emit(". ".join(words) + ".")

    def ask_export(self) -> None:
        """Ask for a file name, and export the whole library to it."""
        self._panel.open_store()
        entries = self._panel.own_entries()
        if entries:
            title = translate("commands", "Export the library")
            self._ask_save(title, translate("commands", "Mono layouts"), entries)
        elif entries is not None:
            self._page.told.emit(self.tr("Your library is empty."))

    def ask_export_of(self, entries: Sequence[LayoutEntry]) -> None:
        """Ask for a file name, and export some layouts to it."""
        name = entries[0].name if len(entries) == 1 else translate("commands", "Mono layouts")
        self._ask_save(self.tr("Export layouts"), readable(name), entries)

    def _ask_save(self, title: str, name: str, entries: Sequence[LayoutEntry]) -> None:
        path = ask_save(self._page, title, name, self.tr("Texts (*.txt)"), ".txt")
        if path is not None:
            self._page.save_wanted.emit(path, library_text(entries).encode())
