"""The export sheet: a preview of the file, the turn it shows, its format and its look."""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.background.task import BackgroundTask
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.cards import Cards, IconCard, PictureCard
from desktop.controls.file_dialogs import ask_save
from desktop.controls.flow import Flow
from desktop.controls.lay import add_layout, lay
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.slider import Slider
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Rule, scrolling
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.export.animation import as_apng, frames_from, timing, usual_seconds
from desktop.export.drawing import (
    Drawing,
    MakeScene,
    Style,
    drawing_of,
    recording,
    theme_of_pictures,
)
from desktop.export.formats import SCALES, USUAL_SCALE, as_pdf, as_png, as_svg, image_of
from desktop.language.ellipsis import with_ellipsis
from desktop.language.numbers import decimal, number
from desktop.paint.painting import dots, painting, room
from desktop.paint.paths import rounded_rect
from desktop.paper.match_sheet import turns_of
from desktop.paper.paper_choice import PaperChoice
from desktop.storage.file_names import dated, readable
from desktop.storage.settings import PICTURE_CHOICES, Settings
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from desktop.theme.theme import Theme
from rules.match import Match

translate = QCoreApplication.translate

_WIDTH, _HEIGHT, _LEFT, _FORM, _NARROW = 1064, 640, 640, 424, 348
_LOW, _STACKED = 160, 640  # px of the preview above the form, and of a sheet so narrow
PNG, SVG, PDF, APNG = range(4)
_OTHER, _PRINT = 1, 2
"""The themes besides the window's own."""
_SPEEDS = (5 / 3, 1.0, 0.5)
"""How long a turn of an animation is shown, in shares of the usual time: slow, normal, fast."""
WIDTHS = (480, 720, 1080)
"""The widths of an animation in dots."""
_SLICE = 0.02  # s of recording in one step, so that the window stays responsive
_COPIED = 2000  # ms
_CLOSE_UP = 2.2  # how much larger than its card a picture of a theme is

_Steps = Generator[Drawing | None, None, None]


class Preview(HasRole, QWidget):
    """Shows a drawing as large as possible. A thread paints it as an image."""

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.drawing: Drawing | None = None
        self._image = QImage()
        self._task = BackgroundTask(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another drawing."""
        self.drawing = drawing
        self.setAccessibleName(drawing.title)
        scale = dots(self) * theme().text_scale
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
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            whole = room(self)
            size = QSizeF(self._image.size())
            box = QRectF(QPointF(), size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio))
            box.moveCenter(whole.center())
            painter.setClipPath(rounded_rect(box, 14))
            painter.drawImage(box, self._image)


class _Formats(Cards):
    """The choice of the format."""

    height_wanted = 84

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return IconCard(text, PICTURE_CHOICES[number].upper(), icon)


class _Themes(Cards):
    """The choice of the theme, with the game's own board in each."""

    height_wanted = 114
    images: Sequence[QImage] = ()

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return PictureCard(text, 110, partial(self._paint_board, number))

    def show_images(self, images: Sequence[QImage]) -> None:
        """Show a picture in each theme."""
        self.images = images
        for index in range(self.count):
            self.segment(index).update()

    def _paint_board(self, number: int, painter: QPainter, box: QRectF) -> None:
        if not self.images:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(rounded_rect(box, 9))
        image = self.images[number]
        size = QSizeF(image.size()).scaled(
            box.size() * _CLOSE_UP, Qt.AspectRatioMode.KeepAspectRatioByExpanding
        )
        place = QRectF(QPointF(), size)
        place.moveCenter(box.center())
        painter.drawImage(place, image)
        painter.restore()


class _Ground(QWidget):
    """The sunken half of the sheet; its edge towards the form is straight."""

    upright = False
    """Whether the form is below it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        radius = theme().radius("dialog")
        right, below = (0, radius) if self.upright else (radius, 0)
        with painting(self) as painter:
            shape = rounded_rect(room(self).adjusted(0, 0, right, below), radius)
            painter.fillPath(shape, theme().colour("sunken"))


class _Row(QWidget):
    """A row of the form: a name at the left, its control at the right, a hairline below."""

    def __init__(self, name: str, control: QWidget) -> None:
        super().__init__()
        fix(self, QWidget.setMinimumHeight, 49)
        words = Text(name, "button", wrap=True)
        self.setLayout(Flow((words, 1), control, least=50, margins=(0, 4, 0, 5)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            line = QRectF(room(self).bottomLeft(), QSizeF(room(self).width(), -1)).normalized()
            painter.fillRect(line, theme().colour("border"))


class ExportSheet(Dialog):
    """Exports a scene as a picture, vector drawing or page, or a match as an animation."""

    save_wanted = Signal(Path, object)  # path, function that returns the file's bytes
    copy_wanted = Signal(Drawing)

    def __init__(
        self,
        make: MakeScene,
        parent: QWidget | None = None,
        match: Match | None = None,
        viewer: int | None = None,
    ) -> None:
        """`match` is a copy whose position may change.

        Its other turns, and an animation, are shown as `viewer` may see them.
        """
        super().__init__(parent)
        self._make, self._match, self._viewer = make, match, viewer
        here = 0
        if match is not None:
            here = match.ply
            match.goto(match.last_ply)
        self._turns = turns_of(match, viewer) if match is not None else []
        self._steps: _Steps | None = None
        self._take: Callable[[Drawing], object] = self._show_drawing
        self._end: Callable[[], object] = lambda: None
        self._path: Path | None = None
        """The animation that is being written."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._record)
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._play_on)
        self._sizes, self._cards = BackgroundTask(self), BackgroundTask(self)
        self.preview = Preview()
        self.title = Text(translate("commands", "Export"), "dialogTitle")
        self.close_button = IconButton("close", translate("common", "Close"))
        formats = (
            #: the picture of a player
            (translate("common", "Picture"), "picture"),
            #: noun: the picture that is saved
            (self.tr("Drawing"), "drawing"),
            (self.tr("Page"), "file"),
            #: noun: a match that plays by itself
            *([(self.tr("Animation"), "film")] if self._turns else []),
        )
        kept = PICTURE_CHOICES.index(Settings().picture)
        self.format = _Formats(self.tr("Format"), formats, kept if kept < len(formats) else PNG)
        scales = [f"{scale}×" for scale in SCALES]
        #: of a picture: small, medium, large
        self.scale = Segmented(self.tr("Size"), scales, SCALES.index(USUAL_SCALE))
        self.paper = PaperChoice()
        other = translate("commands", "Light") if theme().dark else translate("commands", "Dark")
        #: black and white, as on a printed page
        looks = (self.tr("As shown"), other, self.tr("Print"))
        self.theme = _Themes(self.tr("Theme"), looks)
        last = max(len(self._turns), 1)
        #: of a match, which the picture shows
        self.turn = Slider(translate("common", "Turn"), 1, last)
        reached = (n for n, turn in enumerate(self._turns, 1) if turn.ply >= here)
        self._here = next(reached, last)
        self.turn.setValue(self._here)
        self.before = IconButton("previous", self.tr("Previous turn"), 44)
        self.after = IconButton("next", self.tr("Next turn"), 44)
        #: verb: show one turn after the other, as a film
        self.play = IconButton("play", self.tr("Play"), 44)
        self.where = Text("", "button")
        self.first_turn = Stepper(self.tr("From turn"), 1, last, 1)
        self.last_turn = Stepper(self.tr("To turn"), 1, last, last)
        speeds = [
            translate("common", "Slow"),
            translate("common", "Normal"),
            translate("common", "Fast"),
        ]
        self.speed = Segmented(self.tr("Speed"), speeds, 1)
        self.width_choice = Segmented(self.tr("Width"), [number(w) for w in WIDTHS], 1)
        self.foot = Toggle(self.tr("Result and names"))
        self.labels = Toggle(self.tr("Letters and numbers"))
        #: an option of the picture: the winning pieces glow
        self.light = Toggle(self.tr("Light up the winning pieces"))
        self.foot.setChecked(True)
        self.light.setChecked(True)
        self.facts = Text("", "hint", "muted", wrap=True)
        self.copy = Button(translate("common", "Copy"), Look.OUTLINE, "copy", 48)
        self.save = Button(with_ellipsis(translate("common", "Save")), Look.ACCENT, "save", 48)
        self._lay_out()
        self.format.chosen.connect(self._choose_format)
        self.scale.chosen.connect(self._show_choices)
        self.paper.chosen.connect(self._show_choices)
        self.theme.chosen.connect(self._draw)
        for toggle in (self.foot, self.labels, self.light):
            toggle.toggled.connect(self._draw)
        self.turn.valueChanged.connect(self._draw)
        self.before.clicked.connect(lambda: self.turn.setValue(self.turn.value() - 1))
        self.after.clicked.connect(lambda: self.turn.setValue(self.turn.value() + 1))
        self.play.clicked.connect(lambda: self._play(not self._tick.isActive()))
        for stepper in (self.first_turn, self.last_turn):
            stepper.changed.connect(partial(self._keep_order, stepper))
        self.speed.chosen.connect(self._show_choices)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.leave)
        self.save.clicked.connect(self._save_or_cancel)
        self._show_turn()
        self._show_drawing(drawing_of(self._make, self._theme(), self._style))
        if self.format.index == APNG:
            self._choose_format()
        QTimer.singleShot(0, self, partial(self._draw_themes, []))

    def _lay_out(self) -> None:
        self.setAccessibleName(self.title.text())
        self._turn_row, self._ground, form = QWidget(), _Ground(), QWidget()
        parts = (self.before, self.play, (self.turn, 1), self.after, self.where)
        lay(QHBoxLayout(self._turn_row), *parts, spacing=8)
        self.facts.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left = ((self.preview, 1), self._turn_row, self.facts)
        lay(QVBoxLayout(self._ground), *left, spacing=12, margins=(24, 24, 24, 16))
        turns = QWidget()
        lay(QHBoxLayout(turns), self.first_turn, Text("–", "hint"), self.last_turn, spacing=2)
        self._size_row = _Row(self.tr("Size"), self.scale)
        #: noun: what is printed on
        self._paper_row = _Row(translate("common", "Paper"), self.paper)
        self._animation_rows = (
            _Row(translate("common", "Turns"), turns),
            _Row(self.tr("Speed"), self.speed),
            _Row(self.tr("Width"), self.width_choice),
        )
        self._foot_row = _Row(self.foot.accessibleName(), self.foot)
        self._labels_row = _Row(self.labels.accessibleName(), self.labels)
        self._light_row = _Row(self.light.accessibleName(), self.light)
        rows = QWidget()
        heading = Text(self.tr("Theme"), "button")
        lay(
            QVBoxLayout(rows),
            self.format,
            4,
            self._size_row,
            self._paper_row,
            *self._animation_rows,
            10,
            heading,
            6,
            self.theme,
            4,
            self._foot_row,
            self._labels_row,
            self._light_row,
            None,
            margins=(0, 0, 10, 0),
        )
        head = lay(QHBoxLayout(), (self.title, 1), self.close_button, margins=(0, 0, 10, 0))
        foot = lay(QHBoxLayout(), (self.copy, 2), (self.save, 3), spacing=10, margins=(0, 0, 10, 0))
        area = scrolling(rows, "surface")
        column = lay(QVBoxLayout(form), head, (area, 1), spacing=10, margins=(32, 20, 22, 13))
        column.addWidget(Rule())
        add_layout(column, foot)
        self._halves = lay(QHBoxLayout(), self._ground, (form, 1))
        fix(self.sheet.column, type(self.sheet.column).setContentsMargins, 0, 0, 0, 0)
        add_layout(self.sheet.column, self._halves)

    @property
    def settling(self) -> bool:
        return self.preview.busy or super().settling

    # -- the picture

    def _draw(self) -> None:
        """Draw the chosen turn in the chosen look."""
        at, animated = self.turn.value(), self.format.index == APNG
        self._show_turn()
        if self._match is None or (at == self._here and not animated):
            self._stop_recording()
            self._show_drawing(drawing_of(self._make, self._theme(), self._style))
        else:
            ply = self._turns[at - 1].ply
            until = self.plies[-1] if animated else ply
            self._begin(range(ply, ply + 1), self._show_drawing, lambda: None, until)

    def _show_drawing(self, drawing: Drawing) -> None:
        self.preview.show_drawing(drawing)
        self._show_choices()

    def _show_turn(self) -> None:
        """Show which turn is chosen, and the buttons that lead to others."""
        animated, at = self.format.index == APNG, self.turn.value()
        self._turn_row.setVisible(len(self._turns) > 1)
        for button in (self.before, self.after):
            button.setVisible(not animated)
        self.play.setVisible(animated)
        self.before.setEnabled(at > self.turn.minimum())
        self.after.setEnabled(at < self.turn.maximum())
        words = translate("common", "Turn {n} of {last}")
        self.where.setText(words.format(n=number(at), last=number(len(self._turns))))

    @property
    def _style(self) -> Style:
        return Style(self.theme.index == _PRINT, self.foot.isChecked(), self.light.isChecked())

    def _theme(self) -> Theme:
        """Return the chosen theme."""
        dark = theme().dark != (self.theme.index == _OTHER)
        return theme_of_pictures(dark, labelled=self.labels.isChecked())

    def _draw_themes(self, drawn: list[Drawing]) -> None:
        """Draw the next picture for the choice of the theme; a thread paints all of them."""
        if len(drawn) < self.theme.count:
            dark = theme().dark != (len(drawn) == _OTHER)
            style = Style(ink=len(drawn) == _PRINT, foot=False, light=False)
            drawn.append(drawing_of(self._make, theme_of_pictures(dark), style))
            QTimer.singleShot(0, self, partial(self._draw_themes, drawn))
        else:
            self._cards.ask(lambda _stop: [image_of(d, 1) for d in drawn], self.theme.show_images)

    def _choose_format(self) -> None:
        Settings().picture = PICTURE_CHOICES[self.format.index]
        self._keep_order(self.last_turn)
        self._play(self.format.index == APNG and not theme().reduced_motion)
        self._draw()

    def _show_choices(self) -> None:
        """Show the choices for the format, and what the file will be."""
        animated, over = self.format.index == APNG, self.drawing.over
        self._size_row.setVisible(self.format.index == PNG)
        self._paper_row.setVisible(self.format.index == PDF)
        for row in self._animation_rows:
            row.setVisible(animated)
        self._foot_row.setVisible(over is not None)
        self._light_row.setVisible(over is True)
        self.copy.setEnabled(self.format.index in (PNG, SVG))
        every = round(1000 * self._seconds) if self._turns else 0
        if every != self._tick.interval():  # which would begin anew
            self._tick.setInterval(every)
        self._show_facts(0)
        if not animated:
            written = self.written
            self._sizes.ask(lambda _stop: len(written()), self._show_facts)
        else:
            self._sizes.stop()

    def _show_facts(self, size: int) -> None:
        """Say how large the file is, `size` bytes if that is known, or what is hidden in it."""
        facts = []
        if self.format.index == APNG:
            seconds = round(sum(self._times()) / 1000)
            facts.append(translate("common", "%n seconds", None, seconds))
        elif self.drawing.secret and self.drawing.over is False:
            facts.append(self.tr("What is hidden from you stays hidden, in the file too."))
            size = 0
        elif self.format.index == PNG:
            pixels = self.drawing.size * self.scale_now
            words = self.tr("{width} × {height} pixels")
            wide, high = number(round(pixels.width())), number(round(pixels.height()))
            facts.append(words.format(width=wide, height=high))
        if size:
            large = size >= 1_000_000
            #: about the size of a file
            words = self.tr("about {n} MB") if large else self.tr("about {n} kB")
            facts.append(words.format(n=decimal(size / 1e6) if large else number(size / 1000)))
        self.facts.setText(", ".join(facts))

    def _copy(self) -> None:
        self._finish()
        self.copy_wanted.emit(self.drawing)
        self.copy.setText(translate("common", "Copied"))
        QTimer.singleShot(_COPIED, self, lambda: self.copy.setText(translate("common", "Copy")))

    # -- recording other positions of the match, in short steps

    def _begin(
        self,
        plies: range,
        take: Callable[[Drawing], object],
        end: Callable[[], object],
        until: int = 0,
    ) -> None:
        """Record the positions after some plies; `take` gets each drawing."""
        assert self._match is not None
        self._stop_recording()
        self._take, self._end = take, end
        made, style = self._theme(), self._style
        self._steps = recording(self._match, plies, self._viewer, made, style, until)
        self._timer.start()

    def _record(self) -> None:
        end = monotonic() + _SLICE
        while self._steps is not None and monotonic() < end:
            self._step()

    def _step(self) -> None:
        assert self._steps is not None
        try:
            drawing = next(self._steps)
        except StopIteration:
            self._stop_recording()
            self._end()
            return
        self._done += 1
        if drawing is not None:
            self._take(drawing)
        if self._path is not None:
            words = self.tr("Drawing: {percent} %")
            self.facts.setText(words.format(percent=round(100 * self._done / self._wanted)))

    def _finish(self) -> None:
        """Record the rest at once."""
        while self._steps is not None:
            self._step()

    def _stop_recording(self) -> None:
        self._timer.stop()
        self._done = 0
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    # -- an animation

    def _keep_order(self, moved: Stepper) -> None:
        """Move the other bound of the turns, so that the first is not after the last."""
        first, last = self.first_turn.value or 1, self.last_turn.value or 1
        if first > last:
            other = self.last_turn if moved is self.first_turn else self.first_turn
            other.set_value(moved.value)
        if self.format.index == APNG:
            self.turn.setRange(self.first_turn.value or 1, self.last_turn.value or 1)
        else:
            self.turn.setRange(1, max(len(self._turns), 1))
        self._show_choices()

    def _play(self, playing: bool) -> None:
        """Play the animation in the preview, or pause it."""
        if playing:
            self._tick.start()
        else:
            self._tick.stop()
        self.play.show_icon("pause" if playing else "play")
        self.play.say(translate("common", "Pause") if playing else self.tr("Play"))

    def _play_on(self) -> None:
        at, first = self.turn.value(), self.turn.minimum()
        if self._steps is None:  # a slow computer is still drawing the turn before
            self.turn.setValue(at + 1 if at < self.turn.maximum() else first)

    @property
    def plies(self) -> range:
        """The plies to show, beginning with the position before the first chosen turn."""
        first, last = (self.first_turn.value or 1) - 1, (self.last_turn.value or 1) - 1
        start = self._turns[first - 1].ply if first else 0
        return range(start, self._turns[last].ply + 1)

    @property
    def _seconds(self) -> float:
        assert self._match is not None
        return _SPEEDS[self.speed.index] * usual_seconds(self._match, self.plies)

    def _times(self) -> list[int]:
        assert self._match is not None
        return timing(self._match, self.plies, self._seconds)

    def _write_animation(self, path: Path) -> None:
        """Record the positions in short steps; another thread paints and writes them."""
        self._play(False)
        drawings, self._path = list[Drawing](), path
        self._wanted = 2 * len(self.plies) + self.plies.stop + 3
        for widget in (self.format, self._turn_row, *self._animation_rows):
            widget.setEnabled(False)
        self.save.setText(translate("common", "Cancel"))
        self._begin(self.plies, drawings.append, partial(self._send, drawings))

    def _send(self, drawings: Sequence[Drawing]) -> None:
        width = WIDTHS[self.width_choice.index]
        written = partial(_animation, tuple(drawings), tuple(self._times()), width)
        self.save_wanted.emit(self._path, written)
        self.leave()

    # -- the sheet

    def place_sheet(self) -> None:
        """Centre the sheet; in a narrow window the preview is smaller, or above the form."""
        scale = theme().text_scale
        wide, high = self.width() / scale, self.height() / scale
        margin = 20 if wide >= 900 else 8
        wide = max(min(_WIDTH, wide - 2 * margin), 1)
        high = max(min(_HEIGHT, high - 2 * margin), 1)
        stacked = wide < _STACKED
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._halves.setDirection(down if stacked else across)
        self._ground.upright = stacked
        left = min(_LEFT, max(wide - _FORM, min(_NARROW, wide - 400)))
        self._ground.setVisible(not stacked or high >= 2 * _LOW)
        self._ground.setFixedSize(px(wide if stacked else left), px(_LOW if stacked else high))
        self.facts.setVisible(not stacked)
        self.sheet.setFixedSize(px(wide), px(high))
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

    @property
    def file_name(self) -> str:
        """The name of the file without its ending: what it shows."""
        if self.drawing.over is None:
            return dated(self.drawing.title)
        if self.format.index != APNG or self._match is None:
            return readable(self.drawing.title)
        #: the name of an animation
        words = self.tr("{game}, {players}, turns {first}–{last}")
        players, game = " – ".join(self._match.view(None).names), self._match.game.title
        first, last = self.first_turn.value, self.last_turn.value
        return readable(words.format(game=game, players=players, first=first, last=last))

    def _save_or_cancel(self) -> None:
        if self._path is not None:
            self.leave()
            return
        self._finish()
        extension = f".{PICTURE_CHOICES[self.format.index]}"
        kinds = self.tr("Pictures (*{extension})").format(extension=extension)
        path = ask_save(self, self.title.text(), self.file_name, kinds, extension)
        if path is not None and self.format.index == APNG:
            self._write_animation(path)
        elif path is not None:
            self.save_wanted.emit(path, self.written)
            self.leave()

    def leave(self) -> None:
        """Close the sheet for good."""
        self._tick.stop()
        self._stop_recording()
        self.preview.stop()
        for task in (self._sizes, self._cards):
            task.stop()
        super().leave()


def _animation(drawings: Sequence[Drawing], times: Sequence[int], width: int) -> bytes:
    """Return the file of an animation."""
    return as_apng(frames_from(drawings, times, width))
