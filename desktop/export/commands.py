"""The picture commands of a page with a board: copy, and export by a sheet."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from desktop.background.task import BackgroundTask
from desktop.board.view import BoardView
from desktop.controls.commands import COPY_PICTURE, EXPORT, SHARE_RESULT
from desktop.export.drawing import Drawing, MakeScene, drawing_of, theme_of_pictures
from desktop.export.formats import image_of
from desktop.export.sheet import ExportSheet
from desktop.frame.front import FrontPage
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.shell.clipboard import copy_picture
from desktop.shell.page import Page
from desktop.theme.appearance import theme

_COPIED_SCALE = 2


class PictureCommands(QObject):
    """Answers *Copy picture* and *Export picture…* on a page.

    `make` returns a function that makes the scene to draw, or None while there is no board.
    `result` returns one line on how the match ended, empty before its end; it is shared with the
    picture. `match` returns the match to animate.
    """

    def __init__(
        self,
        page: Page,
        make: Callable[[], MakeScene | None],
        result: Callable[[], str] | None = None,
        match: Callable[[], Printable | None] | None = None,
    ) -> None:
        super().__init__(page)
        self._page, self._make, self._result, self._match = page, make, result, match
        self._task = BackgroundTask(self)
        page.add_command(COPY_PICTURE, self.copy)
        page.add_command(EXPORT, self.export)
        if result is not None:
            page.add_command(SHARE_RESULT, self.share)

    def copy(self) -> None:
        """Copy the position to the clipboard as a picture."""
        self._copy("", self.tr("Picture copied"))

    def share(self) -> None:
        """Copy a picture of the end, and one line about the result."""
        line = self._result() if self._result is not None else ""
        if line:
            self._copy(line, self.tr("Picture and result copied"))
        else:
            self._page.told.emit(self.tr("The game goes on: there is no result yet."))

    def _copy(self, line: str, words: str) -> None:
        make = self._made()
        if make is not None:
            self._copy_drawing(drawing_of(make, theme_of_pictures(theme().dark)), line, words)

    def _copy_drawing(self, drawing: Drawing, line: str, words: str) -> None:
        def think(_stop: Event) -> QImage:
            return image_of(drawing, _COPIED_SCALE)

        def then(image: QImage) -> None:
            copy_picture(image, secret=drawing.secret and not line, text=line)
            self._page.told.emit(words)

        self._task.ask(think, then)

    def export(self) -> None:
        """Open the sheet that saves a picture."""
        make = self._made()
        if make is not None:
            found = self._match() if self._match is not None else None
            match, viewer = (found.match, found.viewer) if found is not None else (None, None)
            sheet = ExportSheet(make, self._page.window(), match, viewer)
            self._page.destroyed.connect(sheet.deleteLater)  # it draws the page's board
            # Connected, as a page in front of the table may be deleted before the sheet.
            sheet.save_wanted.connect(self._page.save_wanted)
            copied = self.tr("Picture copied")
            sheet.copy_wanted.connect(lambda drawing: self._copy_drawing(drawing, "", copied))
            sheet.open(sheet.save)

    def stop(self) -> None:
        """Drop a picture that is still being painted for the clipboard."""
        self._task.stop()

    def close(self) -> None:
        """Close the sheet and copy nothing more: both may show secrets of the present player."""
        self.stop()
        self.close_sheet()

    def close_sheet(self) -> None:
        """Close the sheet, as the board it draws leaves."""
        for sheet in self._page.window().findChildren(ExportSheet):
            sheet.leave()

    def _made(self) -> MakeScene | None:
        make = self._make()
        if make is None:
            self._page.told.emit(self.tr("There is no board to draw here."))
        return make


def board_of(view: Callable[[], BoardView]) -> Callable[[], MakeScene | None]:
    """Return a function that makes copies of a view's scene, or None without a scene."""

    def make() -> MakeScene | None:
        scene = view().board_scene
        return scene.twin if scene is not None and scene.view is not None else None

    return make


def share_front(page: FrontPage) -> None:
    """Let a page copy and export its board, and print it if it is a layout."""
    PictureCommands(page, board_of(lambda: page.view))
    if page.named_layout is not None:
        PaperCommands(page, paper_of(lambda: _printable(page)))


def _printable(page: FrontPage) -> Printable | None:
    return Printable(layouts=[page.named_layout]) if page.named_layout is not None else None
