"""Import and export of layouts in the layout editor: clipboard, files and drag and drop."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit

from desktop.controls.file_dialogs import ask_open, ask_save
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.layout_text import (
    InvalidLayoutText,
    as_file,
    as_rows,
    read,
)
from desktop.language.system_errors import system_reason
from desktop.shell.clipboard import copy_secret
from desktop.shell.dropped_files import files_in
from desktop.shell.page import Page
from desktop.storage.file_names import readable
from rules.core.files import TooLarge, decoded, read_file

translate = QCoreApplication.translate

_MOST_BYTES = 100_000


def load(path: Path) -> tuple[int, str]:
    """Return the size and labels of a file.

    Raises InvalidLayoutText with a sentence, or OSError.
    """
    try:
        text = decoded(read_file(path, _MOST_BYTES))
    except TooLarge as error:
        words = translate("sharing", "This file is too large for a layout.")
        raise InvalidLayoutText(words) from error
    except UnicodeDecodeError as error:
        words = translate("sharing", "This is not a text file.")
        raise InvalidLayoutText(words) from error
    return read(text)


def dropped_file(data: QMimeData | None) -> Path | None:
    """Return the dragged or copied file if there is exactly one, otherwise None.

    `data` is None for an empty clipboard.
    """
    paths = files_in(data) if data is not None else []
    return paths[0] if len(paths) == 1 else None


class Exchange(QObject):
    """Copies a drawing as text, and pastes layouts from texts and files, each as one step.

    A text that is not a layout is refused with a sentence, and changes nothing.
    """

    def __init__(
        self,
        drawing: Drawing,
        name: QLineEdit,
        page: Page,
        *,
        refuse: Callable[[str], object],
        clear_error: Callable[[], object],
        any_size: bool,
    ) -> None:
        """Connect to a drawing.

        `name` is the field with the layout's name, and `page` tells and saves. `refuse` shows why
        a text is not a layout, and `clear_error` is called when one is, because the reason of an
        earlier text may still be shown. Without `any_size`, only layouts of the drawing's size are
        accepted.
        """
        super().__init__(page)
        self._drawing, self._name, self._page = drawing, name, page
        self._refuse, self._clear_error, self._any_size = refuse, clear_error, any_size

    def copy(self) -> None:
        """Copy the rows to the clipboard."""
        self._copy(as_rows(*self._drawing.sheet))

    def copy_line(self) -> None:
        """Copy the layout as one line, in the server's format."""
        self._copy(self._drawing.labels)  # as the server writes it

    def _copy(self, text: str) -> None:
        copy_secret(text)  # it may be a player's board in a match
        self._page.told.emit(self.tr("Layout copied"))

    def paste(self) -> None:
        """Paste a layout from the clipboard, which has a text or a copied file."""
        clipboard = QGuiApplication.clipboard()
        path = dropped_file(clipboard.mimeData())
        if path is not None:
            self.open_file(path)
        else:
            self.take_text(clipboard.text())

    def take_text(self, text: str, *, typed: bool = False) -> None:
        """Put a layout on the drawing from a text, which is pasted or, if it differs, `typed`."""
        try:
            size, labels = read(text)
        except InvalidLayoutText as error:
            self._refuse(str(error))
            return
        if typed and (size, labels) == self._drawing.sheet:
            return
        if self._put(size, labels) and not typed:
            self._page.told.emit(
                translate("Exchange", "Pasted a layout with %n regions", None, size)
            )

    def _put(self, size: int, labels: str) -> bool:
        """Put a layout on the drawing, and return True; if its size is wrong, refuse it."""
        wanted = self._drawing.size
        if not self._any_size and size != wanted:
            words = translate(
                "Exchange",
                "This layout has %n regions, but this game uses {wanted}.",
                None,
                size,
            )
            self._refuse(words.format(wanted=wanted))
            return False
        self._drawing.put(labels, size)
        self._clear_error()
        return True

    def drop(self, data: QMimeData) -> None:
        """Put a layout on the drawing from a dropped file or text."""
        path = dropped_file(data)
        if path is not None:
            self.open_file(path)
        elif data.hasUrls():
            self._refuse(self.tr("Drop one text file with a layout."))
        else:
            self.take_text(data.text())

    def ask_open(self) -> None:
        """Ask for a text file, and open it."""
        kinds = self.tr("Text files (*.txt);;All files (*)")
        path = ask_open(self._page, self.tr("Open a layout"), kinds)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a layout file."""
        try:
            size, labels = load(path)
        except (InvalidLayoutText, OSError) as error:
            reason = system_reason(error) if isinstance(error, OSError) else error
            self._refuse(f"{path.name}: {reason}")
            return
        if self._put(size, labels):
            self._name.setText(path.stem)

    def ask_save(self) -> None:
        """Ask for a file name, and save the layout."""
        size = self._drawing.size
        usual = translate("Exchange", "Mono layout, %n regions", None, size)
        name = readable(self._name.text()) or usual
        title, kinds = self.tr("Export the layout"), translate("common", "Text files (*.txt)")
        path = ask_save(self._page, title, name, kinds, ".txt")
        if path is not None:
            text = as_file(*self._drawing.sheet, path.stem)
            self._page.save_wanted.emit(path, text.encode())
