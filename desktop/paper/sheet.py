"""The print sheet: a preview of the pages, the choice of paper, and where they go.

Pages are laid out, painted and written in a thread. The system's viewer prints the PDF file.
"""

from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import QDesktopServices, QImage, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.file_dialogs import ask_save
from desktop.controls.labelled import labelled
from desktop.controls.lay import add_layout, lay
from desktop.controls.overlay import Dialog
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.paint.painting import dots, painting, room
from desktop.paper.document import Document, Watch, as_pdf, page_image
from desktop.paper.paper_choice import PaperChoice
from desktop.storage.data_folder import cache_folder
from desktop.storage.file_names import dated
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

translate = QCoreApplication.translate

_PREVIEW, _LEAST = 580, 120  # px of the page's greatest height and smallest width
_ASPECT = 0.71
_CONTROLS = 384
_AROUND, _TURN = 72, 48  # px of the margins, and of the row with the page buttons
_EVERY = 100  # ms between two updates of the progress
_FOLDER = "print"


class PagePreview(HasRole, QWidget):
    """A preview of one page, as large as possible."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(round(_PREVIEW * _ASPECT) + 8, _PREVIEW)

    def show_page(self, image: QImage, words: str) -> None:
        """Show a page, or nothing for a null image; `words` describe it."""
        self.image = image
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self)
            size = QSizeF(self.image.size()) if not self.image.isNull() else QSizeF(_ASPECT, 1)
            box = QRectF(QPointF(), size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
            box.moveCenter(whole.center())
            painter.fillRect(box, Qt.GlobalColor.white)
            if not self.image.isNull():
                painter.setRenderHint(painter.RenderHint.SmoothPixmapTransform)
                painter.drawImage(box, self.image)
            painter.setPen(theme().colour("border"))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


class PaperSheet(Dialog):
    """The print sheet. Subclasses provide the rows of choices and the document."""

    save_wanted = Signal(Path, object)  # path, function that returns the file's bytes
    told = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self.page = 0
        self._progress = (0, 0)
        self._task, self._painter, self._writer = (BackgroundTask(self) for _ in range(3))
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._show_progress)
        self.title = Text(title, "dialogTitle")
        self.preview = PagePreview()
        self.before = IconButton("previous", self.tr("Previous page"), 40)
        self.after = IconButton("next", self.tr("Next page"), 40)
        self.number = Text("", "hint", "muted")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.paper = PaperChoice()
        self.note = Text("", "detail", "muted", wrap=True)
        #: button that stops what takes long
        self.cancel = Button(translate("common", "Cancel"), Look.QUIET)
        self.close_button = Button(translate("common", "Close"), Look.OUTLINE)
        self.save = Button(self.tr("Save PDF…"), Look.OUTLINE, "save")
        #: button: opens the file in another program, which prints it
        self.print = Button(self.tr("Open to print"), Look.ACCENT)

    @abstractmethod
    def rows(self) -> list[QWidget]:
        """Return the choices, one in each row."""

    @abstractmethod
    def make(self) -> Callable[[Watch], Document]:
        """Return a function that makes the chosen document; it is called in a thread."""

    def prepare(self) -> None:
        """Lay out the sheet and make the first preview; subclasses call it at their end."""
        self.setAccessibleName(self.title.text())
        choices, self._controls, self._pages = QWidget(), QWidget(), QWidget()
        rows = (*self.rows(), labelled(translate("common", "Paper"), "", self.paper))
        column = lay(QVBoxLayout(choices), *rows, margins=(0, 0, 8, 0))
        fix(column, QLayout.setSpacing, 2)
        column.addStretch(1)
        waiting = lay(QHBoxLayout(), (self.note, 1), self.cancel, spacing=8)
        buttons = lay(QHBoxLayout(), (self.close_button, 1), (self.save, 1), spacing=8)
        area = scrolling(choices, "surface")
        parts = (self.title, (area, 1), waiting, buttons, self.print)
        lay(QVBoxLayout(self._controls), *parts, spacing=8)
        turn = lay(QHBoxLayout(), self.before, (self.number, 1), self.after)
        lay(QVBoxLayout(self._pages), self.preview, turn, spacing=8)
        add_layout(self.sheet.column, lay(QHBoxLayout(), self._pages, self._controls, spacing=24))
        self.paper.chosen.connect(self.redraw)
        self.before.clicked.connect(lambda: self.show_page(self.page - 1))
        self.after.clicked.connect(lambda: self.show_page(self.page + 1))
        self.cancel.clicked.connect(self.stop)
        self.close_button.clicked.connect(self.leave)
        self.save.clicked.connect(self._ask_save)
        self.print.clicked.connect(self._open)
        self.redraw()

    @property
    def paper_name(self) -> str:
        return self.paper.paper

    # -- making the pages

    def redraw(self) -> None:
        """Make the document for the present choices; the previous one is cancelled."""
        self.document = None
        self._painter.stop()
        self._writer.stop()
        self._progress = (0, 0)
        make = self.make()

        def think(stop: Event) -> Document:
            def watch(done: int, of: int) -> bool:
                self._progress = (done, of)
                return not stop.is_set()

            return make(watch)

        self._task.ask(think, self._take, lambda: self._fail(self.tr("This cannot be drawn.")))
        self._timer.start()
        self._show_state()

    def _take(self, document: Document) -> None:
        self._timer.stop()
        self.document = document
        self.note.setText("")
        self.show_page(min(self.page, len(document.pages) - 1))

    def _fail(self, words: str) -> None:
        self._timer.stop()
        self._show_state()
        self.note.setText(words)

    def stop(self) -> None:
        """Stop making the document."""
        self._task.stop()
        self._timer.stop()
        self._writer.stop()
        self._show_state()
        self.note.setText(self.tr("Stopped. Change a setting to start again."))

    def show_page(self, page: int) -> None:
        """Show a page of the document."""
        document = self.document
        if document is None or not 0 <= page < len(document.pages):
            return
        self.page = page
        height = max(1, round(dots(self) * self.preview.height()))
        self._painter.ask(
            lambda _stop: page_image(document, page, height),
            lambda image: self.preview.show_page(image, self.number.text()),
        )
        self._show_state()

    def _show_progress(self) -> None:
        done, of = self._progress
        if of:
            self.note.setText(self.tr("{done} of {all} done").format(done=done, all=of))

    def _show_state(self) -> None:
        """Show the page number, and enable the possible commands."""
        document, busy = self.document, self._task.busy
        count = len(document.pages) if document is not None else 0
        words = translate("common", "Page {number} of {count}") if count else self.tr("Drawing…")
        self.number.setText(
            words.format(number=self.page + 1, count=count) if count or busy else ""
        )
        self.before.setEnabled(self.page > 0 and count > 0)
        self.after.setEnabled(self.page + 1 < count)
        self.cancel.setVisible(busy)
        for button in (self.save, self.print):
            button.setEnabled(count > 0)
        if busy:
            self.note.setText("")
            self.preview.show_page(QImage(), words)

    # -- output

    def _ask_save(self) -> None:
        document = self.document
        if document is None:
            return
        kinds = self.tr("PDF files (*{extension})").format(extension=".pdf")
        path = ask_save(self, self.title.text(), dated(document.title), kinds, ".pdf")
        if path is not None:
            self.save_wanted.emit(path, partial(as_pdf, document))
            self.leave()

    def _open(self) -> None:
        """Write the file where only the player can read it, and open it in the system's viewer."""
        document = self.document
        if document is None:
            return
        self.note.setText(self.tr("Writing the file…"))
        self.print.setEnabled(False)
        self._writer.ask(
            lambda _stop: write_for_viewer(document),
            self._opened,
            lambda: self._fail(self.tr("The file could not be written.")),
        )

    def _opened(self, path: Path) -> None:
        if QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.told.emit(self.tr("Your PDF viewer opens the pages. Print them there."))
            self.leave()
        else:
            self._fail(self.tr("No PDF viewer was found. Save the file instead."))

    def leave(self) -> None:
        """Close the sheet for good."""
        self._timer.stop()
        for task in (self._task, self._painter, self._writer):
            task.stop()
        super().leave()

    def place_sheet(self) -> None:
        """Centre the sheet; in a small window the preview is smaller or left out."""
        controls = max(min(px(_CONTROLS), self.width() - px(_AROUND)), 1)
        height = min(px(_PREVIEW), self.height() - px(_AROUND + _TURN))
        width = min(round(height * _ASPECT), self.width() - controls - px(_AROUND + 24))
        # When the pages appear, Qt reads their size at once and keeps it: it must be set before.
        self.preview.setFixedSize(max(width, 1), max(height, 1))
        self._controls.setFixedSize(controls, max(height, 1) + px(_TURN))
        self._pages.setVisible(width >= px(_LEAST))
        self._pages.updateGeometry()
        self.sheet.column.activate()
        super().place_sheet()


def forget_printed() -> None:
    """Delete the previous printed file, because it may hold a player's secrets."""
    with suppress(OSError):
        for path in (cache_folder() / _FOLDER).glob("*.pdf"):
            path.unlink(missing_ok=True)


def write_for_viewer(document: Document) -> Path:
    """Write a document where only the player can read it. The previous one is deleted."""
    from rules.core import atomic_write

    forget_printed()
    folder = cache_folder() / _FOLDER
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{dated(document.title)}.pdf"
    atomic_write.write(as_pdf(document), path)
    return path
