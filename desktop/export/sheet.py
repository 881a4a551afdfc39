"""The export sheet: a preview of the file, its format, size and theme, and the save command."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, Look
from desktop.controls.dialog import Dialog
from desktop.controls.file_dialogs import ask_save
from desktop.controls.labelled import labelled
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.export.animation import as_apng, frames_from, timing
from desktop.export.drawing import Drawing, MakeScene, Style, drawing_of, recording
from desktop.export.formats import SCALES, USUAL_SCALE, as_pdf, as_png, as_svg, image_of
from desktop.language.numbers import number
from desktop.paint.painting import dots, painting, room
from desktop.paper.match_sheet import turns_of
from desktop.paper.paper_choice import PaperChoice
from desktop.storage.file_names import dated
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size
from desktop.theme.theme import Theme
from rules.match import Match

translate = QCoreApplication.translate

_WIDTH, _PREVIEW, _LEAST = 560, 260, 60
_INSIDE = _WIDTH - 56
_EXTENSIONS = (".png", ".svg", ".pdf", ".apng")
PNG, SVG, PDF, APNG = range(4)
_OTHER, _PRINT = 1, 2
"""The themes besides the window's own."""
SPEEDS = (5.0, 3.0, 1.5)
"""Seconds for each turn of an animation: slow, normal, fast."""
WIDTHS = (480, 720, 1080)
"""The widths of an animation in dots."""
_SLICE = 0.02  # s of recording in one step, so that the window stays responsive


class Preview(HasRole, QWidget):
    """Shows a drawing as large as possible. A thread paints it as an image."""

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.drawing: Drawing | None = None
        self._image = QImage()
        self._task = BackgroundTask(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(_INSIDE, _PREVIEW)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another drawing."""
        self.drawing = drawing
        self.setAccessibleName(drawing.title)
        scale = dots(self) * _PREVIEW / drawing.size.height()
        self._task.ask(lambda _stop: image_of(drawing, scale), self._show)

    def _show(self, image: QImage) -> None:
        self._image = image
        self.update()

    @property
    def busy(self) -> bool:
        """Whether the picture is still being painted."""
        return self._task.busy

    def stop(self) -> None:
        """Cancel the painting."""
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
    """Exports a scene as a picture, vector drawing or page, or a match as an animation."""

    save_wanted = Signal(Path, object)  # path, function that returns the file's bytes

    def __init__(
        self,
        make: MakeScene,
        parent: QWidget | None = None,
        match: Match | None = None,
        viewer: int | None = None,
    ) -> None:
        """Make the sheet. `match` is a copy whose position may change.

        An animation shows it as `viewer` may see it.
        """
        super().__init__(parent)
        self._make, self._match, self._viewer = make, match, viewer
        if match is not None:
            match.goto(match.last_ply)
        self._turns = turns_of(match, viewer) if match is not None else []
        self._steps: Generator[Drawing | None, None, None] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._record)
        self.preview = Preview()
        self.title = Text(self.tr("Export picture"), "dialogTitle")
        formats = (
            (self.tr("Picture (PNG)"), ""),
            (self.tr("Drawing (SVG)"), ""),
            (self.tr("Page (PDF)"), ""),
            #: noun: a match that plays by itself
            *([(self.tr("Animation"), "")] if self._turns else []),
        )
        self.format = Segmented(self.tr("Format"), formats)
        scales = [(f"{scale}×", "") for scale in SCALES]
        self.scale = Segmented(self.tr("Size"), scales, SCALES.index(USUAL_SCALE))
        self.paper = PaperChoice()
        other = self.tr("Light") if theme().dark else self.tr("Dark")
        #: black and white, as on a printed page
        looks = (self.tr("As shown"), other, self.tr("Print"))
        self.theme = Segmented(self.tr("Theme"), [(look, "") for look in looks])
        last = max(len(self._turns), 1)
        self.first_turn = Stepper(self.tr("From turn"), 1, last, 1)
        self.last_turn = Stepper(self.tr("To turn"), 1, last, last)
        speeds = [(self.tr("Slow"), ""), (self.tr("Normal"), ""), (self.tr("Fast"), "")]
        self.speed = Segmented(self.tr("Speed"), speeds, 1)
        self.width_choice = Segmented(self.tr("Width"), [(number(w), "") for w in WIDTHS], 1)
        self.facts = Text("", "hint", "muted")
        self.copy = Button(self.tr("Copy"), Look.OUTLINE, "copy")
        self.close_button = Button(self.tr("Close"), Look.OUTLINE)
        self.save = Button(self.tr("Save…"), Look.ACCENT, "save")
        self._lay_out()
        self.format.chosen.connect(self._show_choices)
        self.scale.chosen.connect(self._show_choices)
        self.theme.chosen.connect(self._draw)
        for stepper in (self.first_turn, self.last_turn):
            stepper.changed.connect(partial(self._keep_order, stepper))
        self.speed.chosen.connect(self._show_choices)
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
        turns = QWidget()
        lay(QHBoxLayout(turns), self.first_turn, self.last_turn, spacing=8)
        self._animation_rows = (
            labelled(self.tr("Turns, from and to"), "", turns),
            labelled(self.tr("Speed"), "", self.speed),
            labelled(self.tr("Width"), "", self.width_choice),
        )
        rows = (
            self._size_row,
            self._paper_row,
            *self._animation_rows,
            labelled(self.tr("Theme"), "", self.theme),
        )
        self._rows = QWidget()
        self._rows_layout = lay(QVBoxLayout(self._rows), *rows, spacing=4)
        self._area = scrolling(self._rows, "surface")
        for widget in (self.title, self.preview, self.facts, self.format, self._area):
            column.addWidget(widget)
        buttons = (self.close_button, self.copy, self.save)
        column.addLayout(lay(QHBoxLayout(), *((one, 1) for one in buttons), spacing=8))

    @property
    def settling(self) -> bool:
        return self.preview.busy or super().settling

    def _draw(self) -> None:
        """Draw the position in the chosen theme."""
        made = self._theme()
        self.preview.show_drawing(drawing_of(self._make, made, Style(self._ink)))
        self._show_choices()

    @property
    def _ink(self) -> bool:
        """Whether the picture is black and white."""
        return self.theme.index == _PRINT

    def _theme(self) -> Theme:
        """Return the chosen theme."""
        dark = theme().dark != (self.theme.index == _OTHER)
        return Theme(dark, high_contrast=theme().high_contrast)

    def _show_choices(self) -> None:
        """Show the choices for the format, and the size of the picture."""
        animated = self.format.index == APNG
        self._size_row.setVisible(self.format.index == PNG)
        self._paper_row.setVisible(self.format.index == PDF)
        for row in self._animation_rows:
            row.setVisible(animated)
        self.copy.setEnabled(not animated)
        self.facts.setVisible(self.format.index == PNG or animated)
        if animated:
            seconds = round(sum(self._times()) / 1000)
            self.facts.setText(
                translate("ExportSheet", "An animation of %n seconds (APNG)", None, seconds)
            )
        else:
            size = self.drawing.size * self.scale_now
            words = self.tr("{width} × {height} pixels")
            self.facts.setText(
                words.format(width=number(round(size.width())), height=number(round(size.height())))
            )
        self.place_sheet()

    # -- an animation

    def _keep_order(self, moved: Stepper) -> None:
        """Move the other bound of the turns, so that the first is not after the last."""
        first, last = self.first_turn.value or 1, self.last_turn.value or 1
        if first > last:
            other = self.last_turn if moved is self.first_turn else self.first_turn
            other.set_value(moved.value)
        self._show_choices()

    @property
    def plies(self) -> range:
        """The plies to show, beginning with the position before the first chosen turn."""
        first, last = (self.first_turn.value or 1) - 1, (self.last_turn.value or 1) - 1
        start = self._turns[first - 1].ply if first else 0
        return range(start, self._turns[last].ply + 1)

    def _times(self) -> list[int]:
        assert self._match is not None
        return timing(self._match, self.plies, SPEEDS[self.speed.index])

    def _begin_recording(self, path: Path) -> None:
        """Record the positions in short steps; another thread paints and writes them."""
        assert self._match is not None
        made = self._theme()
        self._path, self._drawings = path, list[Drawing]()
        self._wanted, self._done = 2 * len(self.plies) + self.plies.stop + 3, 0
        self._steps = recording(self._match, self.plies, self._viewer, made, Style(self._ink))
        for widget in (self.format, self.save, *self._animation_rows):
            widget.setEnabled(False)
        self.close_button.setText(self.tr("Cancel"))
        self._timer.start()

    def _record(self) -> None:
        end = monotonic() + _SLICE
        while self._steps is not None and monotonic() < end:
            try:
                drawing = next(self._steps)
            except StopIteration:
                self._end_recording()
                return
            self._done += 1
            if drawing is not None:
                self._drawings.append(drawing)
        words = self.tr("Drawing: {percent} %")
        self.facts.setText(words.format(percent=round(100 * self._done / self._wanted)))

    def _end_recording(self) -> None:
        self._timer.stop()
        self._steps = None
        drawings, times = tuple(self._drawings), tuple(self._times())
        width = WIDTHS[self.width_choice.index]
        self.save_wanted.emit(self._path, partial(_animation, drawings, times, width))
        self.leave()

    def place_sheet(self) -> None:
        """Centre the sheet; in a low window the preview is smaller."""
        parts = (self.preview, self._area)
        rest = self.sheet.sizeHint().height() - sum(part.height() for part in parts)
        room = self.height() - rest - px(16)
        self._rows_layout.invalidate()
        self._rows_layout.activate()
        rows = self._rows_layout.totalHeightForWidth(px(_INSIDE))
        self._area.setFixedHeight(max(px(_LEAST), min(rows, room - px(_LEAST))))
        room -= self._area.height()
        self.preview.setFixedHeight(min(px(_PREVIEW), max(px(_LEAST), room)))
        super().place_sheet()

    @property
    def drawing(self) -> Drawing:
        """The drawing that is shown and saved."""
        assert self.preview.drawing is not None
        return self.preview.drawing

    @property
    def scale_now(self) -> int:
        """The dots per pixel of a PNG file."""
        return SCALES[self.scale.index]

    @property
    def written(self) -> Callable[[], bytes]:
        """Return the bytes of the file; can be called in any thread."""
        if self.format.index == PNG:
            return partial(as_png, self.drawing, self.scale_now)
        if self.format.index == SVG:
            return partial(as_svg, self.drawing)
        return partial(as_pdf, self.drawing, self.paper.paper)

    def _ask_save(self) -> None:
        extension = _EXTENSIONS[self.format.index]
        kinds = self.tr("Pictures (*{extension})").format(extension=extension)
        path = ask_save(self, self.title.text(), dated(self.drawing.title), kinds, extension)
        if path is not None and self.format.index == APNG:
            self._begin_recording(path)
        elif path is not None:
            self.save_wanted.emit(path, self.written)
            self.leave()

    def leave(self) -> None:
        """Close the sheet for good."""
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None
        self.preview.stop()
        super().leave()


def _animation(drawings: Sequence[Drawing], times: Sequence[int], width: int) -> bytes:
    """Return the file of an animation."""
    return as_apng(frames_from(drawings, times, width))
