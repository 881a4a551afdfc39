"""The Layout tab of the panel: progress, faults, the layout as text, and commands."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QSize, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPaintEvent,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import ActionRow
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look, focus_by_tab_only
from desktop.controls.fill_bar import FillBar
from desktop.controls.lay import lay
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Section, scrolling, well
from desktop.games.mono.layout_editor.difficulty_gauge import DifficultyGauge
from desktop.games.mono.layout_editor.fault_list import FaultList, fault_lines
from desktop.games.mono.layout_editor.faults import Fault
from desktop.games.mono.layout_editor.layout_text import SIZES, as_rows
from desktop.language.ellipsis import with_ellipsis
from desktop.paint.painting import painting, room
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size, write_in
from rules.mono.board import HIDDEN
from rules.mono.pasted_layout import LONGEST_TEXT, find_layout

translate = QCoreApplication.translate

_MOST_ROWS = 6  # visible rows; the panel is small
_PAUSE_MS = 600
_WRITTEN_AFTER_MS = 50  # draws the board first, as the text of a large layout takes as long
_AROUND = 22  # px of padding and frame above and below the rows


class PaintedCount(HasRole, QWidget):
    """A text such as “41 of 45”, in large digits."""

    def __init__(self) -> None:
        super().__init__()
        self.painted, self.cells = 0, 0
        fix(self, QWidget.setFixedHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(120, 40)

    def show_count(self, painted: int, cells: int) -> None:
        """Show the number of painted cells, and of all cells."""
        if (painted, cells) != (self.painted, self.cells):
            self.painted, self.cells = painted, cells
            self.setAccessibleName(
                translate("PaintedCount", "{n} of %n cells painted", None, cells).format(n=painted)
            )
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            score, small = colours.font("score"), colours.font("body")
            text = str(self.painted)
            whole = room(self).adjusted(4, 0, 0, 0)
            paint_line(painter, text, whole, score, colours.colour("text"))
            width = QFontMetricsF(score).horizontalAdvance(text) + 6
            rest = whole.adjusted(width, 7, 0, 0)
            #: after the number of painted cells: “12 of 45”
            words = self.tr("of {n}").format(n=self.cells)
            paint_line(painter, words, rest, small, colours.colour("muted"))


_APART = 1.5  # px between the widest signs


class FixedWidth(QSyntaxHighlighter):
    """Aligns the rows of a text field by widening its characters.

    The bundled fonts have no face with characters of equal width.
    """

    def __init__(self, field: QPlainTextEdit) -> None:
        super().__init__(field.document())
        self._field = field
        self._formats: dict[float, QTextCharFormat] = {}
        self._metrics = QFontMetricsF(field.font())
        self._width = 0.0
        field.textChanged.connect(self._fit)
        field.installEventFilter(self)

    def _fit(self) -> None:
        """Widen all characters if a new one is wider than the others."""
        signs = set(self._field.toPlainText()) - {"\n"}
        width = max(map(self._metrics.horizontalAdvance, signs), default=0.0) + _APART
        if width != self._width:
            self._width = width
            self._formats.clear()
            self.rehighlight()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when the size of text changes."""
        if event.type() == QEvent.Type.FontChange:
            self._metrics = QFontMetricsF(self._field.font())
            self._fit()
        return super().eventFilter(watched, event)

    def highlightBlock(self, text: str) -> None:
        """Centre each sign in its column, except for the first, which has none before it."""
        gaps = [self._width - self._metrics.horizontalAdvance(sign) for sign in text]
        for at, gap in enumerate(gaps):
            following = gaps[at + 1] if at + 1 < len(gaps) else 0.0
            self.setFormat(at, 1, self._format((gap / 2 if at else gap) + following / 2))

    def _format(self, apart: float) -> QTextCharFormat:
        if apart not in self._formats:
            made = QTextCharFormat()
            made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            made.setFontLetterSpacing(apart)
            self._formats[apart] = made
        return self._formats[apart]


class RowsField(QPlainTextEdit):
    """The field with the rows. Pasted text is cut just beyond the largest layout."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text()[: LONGEST_TEXT + 1])


class RowsText(QWidget):
    """The layout as editable rows of equal-width characters, with a heading and a Copy button.

    Typed text is emitted after a pause. Text that is not a layout is replaced when the focus
    leaves.
    """

    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.copy = IconButton("copy", translate("commands", "Copy the layout as text"), 28)
        self.field = RowsField()
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(self.tr("As text, top row first"))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        write_in(self.field, "typed")
        self.field.document().setDocumentMargin(2)
        self._fixed_width = FixedWidth(self.field)
        self._sheet = self._written_sheet = (0, "")
        """The layout to show, and the one that the text last matched."""
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(lambda: self.typed.emit(self.field.toPlainText()))
        self.field.textChanged.connect(self._wait)
        self.field.installEventFilter(self)
        self._written = QTimer(self, singleShot=True)
        self._written.timeout.connect(self._write)
        title = Section(self.tr("As text"), self.tr("Top row first"))
        head = lay(QHBoxLayout(), (title, 1), self.copy, spacing=4)
        lay(QVBoxLayout(self), head, self.field, spacing=3)

    def show_rows(self, size: int, labels: str) -> None:
        """Show a layout after a moment without drawing."""
        if (size, labels) != self._sheet:
            resized = size != self._sheet[0]  # then the field's height changes at once
            self._sheet = (size, labels)
            self._written.start(0 if resized else _WRITTEN_AFTER_MS)

    @property
    def is_current(self) -> bool:
        """Whether the latest layout is already written."""
        return not self._written.isActive()

    def _write(self) -> None:
        text = as_rows(*self._sheet).replace(HIDDEN, "·")
        shown = find_layout(self.field.toPlainText())
        typing = self.field.hasFocus() and self.field.document().isModified()
        if typing and shown not in (self._sheet, self._written_sheet):
            return  # keep incomplete text until the focus leaves
        if not self.field.hasFocus() or shown != self._sheet:
            self.put(text)  # setting it would move the caret
        self._written_sheet = self._sheet
        rows = min(_MOST_ROWS, text.count("\n") + 1)
        line = QFontMetricsF(self.field.font()).lineSpacing()
        self.field.setFixedHeight(round(rows * line) + px(_AROUND))

    def put(self, text: str) -> None:
        """Set the text, as if nobody had typed it."""
        self.field.setPlainText(text)
        self._pause.stop()  # setting the text has started it

    def forget(self) -> None:
        """Clear the text, and cancel pending updates."""
        self._written.stop()
        self._sheet = self._written_sheet = (0, "")
        self.put("")

    def _wait(self) -> None:
        if self.field.document().isModified():  # by the player
            self._pause.start()

    def tell(self) -> None:
        """Emit typed text at once, without waiting for the pause."""
        if self._pause.isActive():
            self._pause.stop()
            self.typed.emit(self.field.toPlainText())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and self.field.document().isModified():
            self.tell()
            self._write()
        return False


_ROOM_FOR_TEXT, _ROOM_IN_MATCH = 620, 460  # px
_ROOM_FOR_PAIR = 100  # px
_SPACING = 8
_LEAST_LIST = 84  # px, the least height of the fault list


class LayoutPanel(QWidget):
    """Shows a drawing's state and faults. The page connects its buttons."""

    def __init__(self, resize_drawing: Callable[[int], object]) -> None:
        """`resize_drawing` changes the number of regions."""
        super().__init__()
        self._resize_drawing = resize_drawing
        self._head = Section(self.tr("Cells painted"), translate("rules", "Regions"))
        self.count = PaintedCount()
        self.bar = FillBar(self.tr("Cells painted"))
        self.regions = Stepper(
            translate("rules", "Regions"), SIZES[0], SIZES[-1], 9, keyboard_tracking=False
        )
        #: heading: what is wrong with a layout
        self.validity = Section(self.tr("Checks"))
        self.list = FaultList()
        self.gauge = DifficultyGauge()
        self.text = RowsText()
        self._room_for_text = _ROOM_FOR_TEXT
        #: verb: fills in the cells that are not painted
        self.complete = Button(self.tr("Complete"), Look.QUIET)
        #: on a button: a layout made by chance
        self.random = Button(translate("common", "Random"), Look.QUIET)
        self.clear = Button(translate("common", "Clear"), Look.QUIET)
        self.play = Button(
            translate("common", "Play with this board"), Look.ACCENT, "play", height=44
        )
        self.give = Button(self.tr("Solve it yourself"), Look.OUTLINE)
        self.puzzle = Button(with_ellipsis(translate("common", "Make a puzzle")), Look.OUTLINE)
        focus_by_tab_only(self.complete, self.random, self.clear, self.text.copy)
        focus_by_tab_only(self.play, self.give, self.puzzle)
        self._say_tips()
        self._lay_out()
        self.regions.changed.connect(self._resize)
        self.gauge.heated.connect(self._show_text)

    def _say_tips(self) -> None:
        self.complete.setToolTip(self.tr("Fill the rest at random and keep what is painted"))
        self.random.setToolTip(self.tr("Paint a layout at random"))
        self.clear.setToolTip(self.tr("Make all cells empty"))
        self.play.setToolTip(self.tr("New game with this layout as your board"))
        self.give.setToolTip(
            self.tr("New game in which the computer has this board and you solve it")
        )
        self.puzzle.setToolTip(self.tr("Make a puzzle of this layout, to solve or to give away."))

    def _lay_out(self) -> None:
        box = well()
        fix(box.column, QLayout.setContentsMargins, 10, 6, 4, 6)
        self._faults = scrolling(self.list, "sunken")
        # A scroll area wants room for a scroll bar, so use its minimum height.
        self._faults.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        box.column.addWidget(self._faults)
        count = lay(QHBoxLayout(), (self.count, 1), self.regions, spacing=-1)
        board = (
            self._head,
            count,
            self.bar,
            2,
            self.validity,
            (box, 1),
            self.text,
            self.gauge,
        )
        self._onward = ActionRow((self.play, 1))
        rows = ((self.complete, self.random, self.clear), (self._onward,), (self.give, self.puzzle))
        lay(
            QVBoxLayout(self),
            *board,
            *(lay(QHBoxLayout(), *((one, 1) for one in row), spacing=8) for row in rows),
            spacing=_SPACING,
        )

    def show_match(self) -> None:
        """Hide what a match's editor lacks, such as the choice of size."""
        for widget in (self.regions, self.gauge, self._onward, self.give, self.puzzle):
            widget.hide()
        self._onward.rest(True)
        self._head.show_fact("")
        self._room_for_text = _ROOM_IN_MATCH

    def minimumSizeHint(self) -> QSize:
        # The text is hidden if there is no room for it.
        least = super().minimumSizeHint()
        if self.text.isHidden():
            return least
        return least - QSize(0, self.text.sizeHint().height() + px(_SPACING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_text()
        self._fit_faults()

    def _fit_faults(self) -> None:
        """Let the faults scroll on their own, except in a small window, where the panel scrolls."""
        least = self.list.high if theme().compact else min(_LEAST_LIST, self.list.high)
        fix(self._faults, QWidget.setMinimumHeight, least)

    def _show_text(self) -> None:
        """Show the text if the panel is high enough."""
        needed = self._room_for_text + (0 if self.gauge.pair.isHidden() else _ROOM_FOR_PAIR)
        self.text.setVisible(self.height() >= px(needed))

    def _resize(self) -> None:
        if self.regions.value is not None:
            self._resize_drawing(self.regions.value)

    # -- display

    def show_drawing(self, size: int, labels: str, faults: list[Fault]) -> None:
        """Show the progress and faults of a layout."""
        painted = len(labels) - labels.count(HIDDEN)
        self.count.show_count(painted, len(labels))
        self.bar.show_share(painted / len(labels))
        if self.regions.value != size:
            self.regions.blockSignals(True)
            self.regions.set_value(size)
            self.regions.blockSignals(False)
        self.list.show_lines(fault_lines(size, labels, faults))
        self._fit_faults()
        amiss = len(faults)
        fact = translate("LayoutPanel", "%n things to fix", None, amiss)
        if not painted:
            fact = ""
        elif not amiss:
            fact = self.tr("ready to play")
        self.validity.show_title(self.tr("Checks") if painted else self.tr("How to start"))
        self.validity.show_fact(fact, "muted" if amiss else "success")
        for button in (self.play, self.give, self.puzzle):
            button.setEnabled(not faults)
        self.clear.setEnabled(painted > 0)
        self.gauge.ask(size, labels if not faults else "")

    def show_completing(self, busy: bool) -> None:
        """Show Stop instead of Complete while the rest of the layout is searched for."""
        #: button: stops filling in the layout
        self.complete.setText(self.tr("Stop") if busy else self.tr("Complete"))
        self.complete.updateGeometry()
        self.random.setEnabled(not busy)
