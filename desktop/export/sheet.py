"""The export sheet: a preview of the file, its format, size and theme, and where to save it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from desktop.background.task import BackgroundTask
from desktop.export.drawing import Drawing, MakeScene, drawing_of
from desktop.export.formats import PAPERS, SCALES, USUAL_SCALE, as_pdf, as_png, as_svg, image_of
from desktop.language.numbers import number
from desktop.paint.painting import dots, painting, room
from desktop.storage.file_names import dated
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from desktop.theme.theme import Theme
from desktop.widgets.buttons import Button, Look
from desktop.widgets.dialog import Dialog
from desktop.widgets.file_dialogs import ask_save
from desktop.widgets.labelled import labelled
from desktop.widgets.lay import lay
from desktop.widgets.segmented import Segmented
from desktop.widgets.text import Text

translate = QCoreApplication.translate

_WIDTH, _PREVIEW, _LEAST = 560, 260, 60
_EXTENSIONS = (".png", ".svg", ".pdf")
PNG, SVG, PDF = range(3)


class Preview(QWidget):
    """Shows a drawing as large as there is room. It is painted in a thread, then copied."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing: Drawing | None = None
        self._image = QImage()
        self._task = BackgroundTask(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(_WIDTH - 56, _PREVIEW)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another drawing."""
        self.drawing = drawing
        self.setAccessibleName(drawing.title)
        scale = dots(self) * _PREVIEW / drawing.size.height()
        self._task.ask(lambda _stop: image_of(drawing, scale), self._show)

    def _show(self, image: QImage) -> None:
        self._image = image
        self.update()

    def stop(self) -> None:
        """Drop what is being painted."""
        self._task.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        with painting(self, as_read=False) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            whole = room(self)
            size = QSizeF(self._image.size())
            box = QRectF(QPointF(), size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
            box.moveCenter(whole.center())
            painter.drawImage(box, self._image)


class ExportSheet(Dialog):
    """Saves what a scene shows as a picture, a drawing or a page."""

    save_wanted = Signal(object, object)  # path, what returns the file's bytes

    def __init__(self, make: MakeScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self.preview = Preview()
        self.title = Text(self.tr("Export picture"), "dialogTitle")
        formats = (
            (self.tr("Picture (PNG)"), ""),
            (self.tr("Drawing (SVG)"), ""),
            (self.tr("Page (PDF)"), ""),
        )
        self.format = Segmented(self.tr("Format"), formats)
        scales = [(f"{scale}×", "") for scale in SCALES]
        self.scale = Segmented(self.tr("Size"), scales, SCALES.index(USUAL_SCALE))
        metric = QLocale().measurementSystem() == QLocale.MeasurementSystem.MetricSystem
        self.paper = Segmented(self.tr("Paper"), [(name, "") for name in PAPERS], int(not metric))
        other = self.tr("Light") if theme().dark else self.tr("Dark")
        self.theme = Segmented(self.tr("Theme"), [(self.tr("As shown"), ""), (other, "")])
        self.facts = Text("", "hint", "muted")
        self.copy = Button(self.tr("Copy"), Look.OUTLINE, "copy")
        self.close_button = Button(self.tr("Close"), Look.OUTLINE)
        self.save = Button(self.tr("Save…"), Look.ACCENT, "save")
        self._lay_out()
        self.format.chosen.connect(lambda _format: self._show_choices())
        self.scale.chosen.connect(lambda _scale: self._show_choices())
        self.theme.chosen.connect(lambda _theme: self._draw())
        self.copy.clicked.connect(self.leave)
        self.close_button.clicked.connect(self.leave)
        self.save.clicked.connect(self._ask_save)
        self._draw()

    def _lay_out(self) -> None:
        self.setAccessibleName(self.title.text())
        fix(self.sheet, QWidget.setFixedWidth, _WIDTH)
        column = self.sheet.column
        fix(column, QLayout.setSpacing, 12)
        self._size_row = labelled(self.tr("Size"), "", self.scale)
        self._paper_row = labelled(self.tr("Paper"), "", self.paper)
        rows = (self._size_row, self._paper_row, labelled(self.tr("Theme"), "", self.theme))
        for widget in (self.title, self.preview, self.facts, self.format, *rows):
            column.addWidget(widget)
        buttons = (self.close_button, self.copy, self.save)
        column.addLayout(lay(QHBoxLayout(), *((one, 1) for one in buttons), spacing=8))

    def _draw(self) -> None:
        """Draw the position in the chosen theme."""
        dark = theme().dark != bool(self.theme.index)
        made = Theme(dark, high_contrast=theme().high_contrast)
        self.preview.show_drawing(drawing_of(self._make, made))
        self._show_choices()

    def _show_choices(self) -> None:
        """Show what can be chosen for the format, and how large the picture becomes."""
        self._size_row.setVisible(self.format.index == PNG)
        self._paper_row.setVisible(self.format.index == PDF)
        self.facts.setVisible(self.format.index == PNG)
        size = self.drawing.size * SCALES[self.scale.index]
        words = self.tr("{width} × {height} pixels")
        self.facts.setText(
            words.format(width=number(round(size.width())), height=number(round(size.height())))
        )
        self.place_sheet()

    def place_sheet(self) -> None:
        """Put the sheet in the middle; in a low window the preview is smaller."""
        rest = self.sheet.sizeHint().height() - self.preview.height()
        height = min(px(_PREVIEW), max(px(_LEAST), self.height() - rest - px(16)))
        self.preview.setFixedHeight(height)
        super().place_sheet()

    @property
    def drawing(self) -> Drawing:
        """What is shown and saved."""
        assert self.preview.drawing is not None
        return self.preview.drawing

    @property
    def written(self) -> Callable[[], bytes]:
        """Returns the file's bytes; may be called in any thread."""
        if self.format.index == PNG:
            return partial(as_png, self.drawing, SCALES[self.scale.index])
        if self.format.index == SVG:
            return partial(as_svg, self.drawing)
        return partial(as_pdf, self.drawing, [*PAPERS][self.paper.index])

    def _ask_save(self) -> None:
        extension = _EXTENSIONS[self.format.index]
        kinds = self.tr("Pictures (*{extension})").format(extension=extension)
        path = ask_save(self, self.title.text(), dated(self.drawing.title), kinds, extension)
        if path is not None:
            self.save_wanted.emit(path, self.written)
            self.leave()

    def leave(self) -> None:
        """Close the sheet for good."""
        self.preview.stop()
        super().leave()
