"""The settings sheet: everything a person can set, in sections that can be searched."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.app.appearance_actions import check_chosen
from desktop.app.theme_cards import ThemeCards
from desktop.controls.buttons import Button, Look
from desktop.controls.choice import Choice
from desktop.controls.commands import (
    CALM,
    CONFIRMATIONS,
    CONTRAST,
    ENDS_TURNS,
    LANGUAGES,
    TEXT_SIZES,
    THEMES,
    Command,
)
from desktop.controls.field import SearchField
from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import add_layout, lay
from desktop.controls.logo import Logo
from desktop.controls.marked_text import MarkedText
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.slider import Slider
from desktop.controls.surfaces import Rule, keep_margins, scrolling
from desktop.controls.text import Text
from desktop.controls.toggle import Toggle
from desktop.language.ellipsis import with_ellipsis
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.rows import paint_chosen_row
from desktop.paint.text import paint_line
from desktop.records.undo_line import UndoLine
from desktop.shell.actions import Action
from desktop.sound.cues import Cue
from desktop.sound.table_sounds import choose_volume, play_sounds, volume
from desktop.storage.data_folder import data_folder
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px, px_size
from rules.text import search_key

translate = QCoreApplication.translate

_SIZE = (984, 720)
_MARGIN = 24
_RAIL = 232
_PAD = 36
"""Pixels at the right of the rows and of the widgets above and below them."""
_BELOW_EDGE = 16  # px above a section that was scrolled to, as its heading would fade at the edge
_ROW = 58
_LEAST_WITH_RAIL = 880
"""Width of a sheet in pixels; a narrower one has no list of sections."""
_AFTER_ROW, _MOST_LOWER = 14, 110
"""Pixels below the last row in sight, and by which the sheet may be lower so that it ends there."""
_LOUDEST, _VOLUME_STEP = 100, 5


class SectionButton(FocusRing, QPushButton):
    """A section in the list: its icon and name, and the number of rows a search found in it."""

    def __init__(self, icon: str, title: str) -> None:
        super().__init__(title)
        self._icon = icon
        self.count: int | None = None
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._as_chip = False
        fix(self, QWidget.setFixedHeight, 44)

    def become_chip(self, chip: bool) -> None:
        """Change to a chip, for windows without room for a list."""
        self._as_chip = chip
        fix(self, QWidget.setFixedHeight, 32 if chip else 44)
        self.updateGeometry()

    def show_count(self, count: int | None) -> None:
        """Show how many rows were found, and hide if none were; None while not searching."""
        self.count = count
        self.setHidden(count == 0)
        self.update()

    def sizeHint(self) -> QSize:
        made = theme().font("detail" if self._as_chip else "button")
        width = QFontMetricsF(made).horizontalAdvance(self.text())
        return px_size(round(width) + (28 if self._as_chip else 90), self.maximumHeight())

    def _paint_chip(self, painter: QPainter, whole: QRectF) -> None:
        colours = theme()
        ground = "accentSoft" if self.isChecked() else "sunken"
        painter.fillPath(rounded_rect(whole, 16), colours.colour(ground))
        if self.isChecked() or self.underMouse():
            rim = rounded_rect(whole.adjusted(0.75, 0.75, -0.75, -0.75), 15)
            edge = colours.colour("accent" if self.isChecked() else "control")
            painter.strokePath(rim, colours.pen("icon", edge, 0.83))
        made, middle = colours.font("detail"), Qt.AlignmentFlag.AlignHCenter
        words = whole.adjusted(6, 0, -6, 0)
        paint_line(painter, self.text(), words, made, colours.colour("text"), middle)
        if self.by_keyboard:
            paint_focus(painter, whole, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            if self._as_chip:
                self._paint_chip(painter, whole)
                return
            if self.isChecked():
                paint_chosen_row(painter, whole)
            elif self.underMouse():
                painter.fillPath(rounded_rect(whole, 10), colours.colour("text", 0.05))
            ink, middle = colours.colour("text"), whole.center().y()
            paint_icon(painter, self._icon, QRectF(14, middle - 9, 18, 18), ink)
            words = whole.adjusted(46, 0, -30, 0)
            paint_line(painter, self.text(), words, colours.font("button"), ink)
            if self.count:
                box = whole.adjusted(0, 0, -14, 0)
                made, right = colours.font("detail"), Qt.AlignmentFlag.AlignRight
                paint_line(painter, str(self.count), box, made, ink, right)
            if self.by_keyboard:
                paint_focus(painter, whole, 10)


class _Side(QWidget):
    """The left part of the sheet: a sunken background up to the sheet's round corners."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole, radius = room(self), theme().radius("dialog")
            painter.setClipRect(whole)
            shape = rounded_rect(whole.adjusted(0, 0, 2 * radius, 0), radius)
            painter.fillPath(shape, theme().colour("sunken"))
            line = QRectF(whole.right() - 1, 0, 1, whole.height())
            painter.fillRect(line, theme().colour("border"))


class SettingsSection(QWidget):
    """A heading, and a row for each setting of the section."""

    def __init__(self, icon: str, title: str) -> None:
        super().__init__()
        self.button = SectionButton(icon, title)
        self.rows: dict[str, QWidget] = {}
        """The rows by their texts."""
        self._column = lay(QVBoxLayout(self), Text(title, "prompt"), 6, margins=(0, 14, 0, 10))

    def add(self, name: str, line: str, control: QWidget) -> None:
        """Add a row: its name, its description, and the control at the right."""
        row = QWidget()
        lines = [MarkedText(name, "button"), *([MarkedText(line, "detail", "muted")] * bool(line))]
        words = lay(QVBoxLayout(), None, *lines, None)
        beside = Flow((words, 1), control, spacing=24, least=190, margins=(0, 8, 0, 8))
        fix(row, QWidget.setMinimumHeight, _ROW)
        column = lay(QVBoxLayout(row))
        if self.rows:
            column.addWidget(Rule())
        add_layout(column, beside)
        self.add_whole(f"{name} {line}", row)

    def add_whole(self, words: str, row: QWidget) -> None:
        """Add a row as wide as the sheet."""
        self.rows[words] = row
        self._column.addWidget(row)

    def show_matches(self, sought: str) -> int:
        """Show only the rows with these words, and return their number."""
        if search_key(self.button.text()).startswith(sought):
            sought = ""
        for words, row in self.rows.items():
            row.setHidden(sought not in search_key(words))
            for text in row.findChildren(MarkedText):
                text.mark(sought)
        found = sum(not row.isHidden() for row in self.rows.values())
        self.setVisible(found > 0)
        return found


class SettingsSheet(Dialog):
    """The settings sheet; changes apply at once. Escape clears the search, then closes it."""

    def __init__(
        self, actions: Mapping[Command, Action], open_profile: Callable[[], object], parent: QWidget
    ) -> None:
        """`actions` are the window's, which the rows trigger."""
        super().__init__(parent)
        self._open_profile = open_profile
        check_chosen(actions, parent.window())
        self._actions = actions
        self.sections: list[SettingsSection] = []
        self.setAccessibleName(translate("commands", "Settings"))
        self.search = SearchField(self.tr("Search settings"))
        self.search.textChanged.connect(self._find)
        #: button: closes the settings
        self.done = Button(self.tr("Done"), Look.ACCENT, height=44)
        self.done.clicked.connect(self.leave)
        self.rail = QWidget()
        self._rail_column = lay(QVBoxLayout(self.rail), spacing=2)
        self.chips = self._make_chips()
        self.undo_line = UndoLine(icon="undo")
        self.undo_line.undo.clicked.connect(self._undo_reset)
        self._before: dict[str, object] = {}
        self._narrow = False
        self._most_height = 0
        self._area = scrolling(self._made_rows(), "surface")
        self._keep_margins()
        self._area.verticalScrollBar().valueChanged.connect(self._mark_section)
        self._area.verticalScrollBar().rangeChanged.connect(lambda *_: self._end_after_a_row())
        self._lay_out()
        self._place_buttons()
        self.sections[0].button.setChecked(True)
        appearance().changed.connect(self.place_sheet)  # the text size may have changed

    def _made_rows(self) -> QWidget:
        """Return all rows for the present settings."""
        inside = QWidget()
        self.sections = []
        self.nothing = Text(self.tr("No settings found"), "body", "muted")
        self.nothing.hide()
        self._column = lay(QVBoxLayout(inside), self.nothing)
        self._add_sections()
        self._column.addStretch(1)
        for section in self.sections:
            section.button.clicked.connect(partial(self._go_to, section))
        return inside

    def _make_chips(self) -> QScrollArea:
        """Return a row of chips that scrolls sideways if they do not all fit."""
        inside = QWidget()
        self._chip_row = lay(QHBoxLayout(inside), spacing=6)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for policy in (area.setHorizontalScrollBarPolicy, area.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        fix(area, QWidget.setFixedHeight, 36)
        return area

    def _keep_margins(self) -> None:
        keep_margins(self._area, self._column, (0, 0, _PAD, 12))

    def _lay_out(self) -> None:
        fix(self.rail, QWidget.setFixedWidth, _RAIL)
        self._side, self._top = _Side(), QWidget()
        title = translate("commands", "Settings")
        named = lay(QHBoxLayout(), Logo(37), 12, (Text(title, "dialogTitle"), 1))
        self._search_beside, self._search_above = lay(QVBoxLayout()), lay(QHBoxLayout())
        parts = (named, 14, self._search_beside, 14, (self.rail, 1))
        lay(QVBoxLayout(self._side), *parts, margins=(16, 22, 16, 16))
        above = (Text(title, "dialogTitle"), 1), (self._search_above, 1)
        lay(QHBoxLayout(self._top), *above, spacing=24, margins=(0, 4, _PAD, 6))
        foot = lay(QHBoxLayout(), Text(self.tr("Changes apply at once"), "hint", "muted"), None)
        foot.addWidget(self.done)
        fix(foot, QLayout.setContentsMargins, 0, 0, _PAD, 0)
        chips = lay(QHBoxLayout(), (self.chips, 1), margins=(0, 0, _PAD, 0))
        right = lay(
            QVBoxLayout(),
            *(self._top, chips, (self._area, 1), self.undo_line, 12, foot),
            margins=(28, 12, 0, 16),
        )
        self._search_beside.addWidget(self.search)
        column = self.sheet.layout()
        assert isinstance(column, QVBoxLayout)
        lay(column, lay(QHBoxLayout(), self._side, (right, 1)))

    def main_widget(self) -> QWidget:
        return self.search

    def _place_buttons(self) -> None:
        """Put the buttons of the sections into the list, or into a row of chips."""
        narrow = self._narrow
        while self._rail_column.takeAt(0) is not None or self._chip_row.takeAt(0) is not None:
            pass
        for section in self.sections:
            section.button.become_chip(narrow)
            row = self._chip_row if narrow else self._rail_column
            row.addWidget(section.button)
            section.button.setHidden(section.button.count == 0)
        (self._chip_row if narrow else self._rail_column).addStretch(1)

    # -- reset to defaults

    def _reset(self) -> None:
        """Reset all settings except games, profiles, language and folder; this can be undone."""
        self._before = Settings().reset()
        self._show_again()
        self.undo_line.say(self.tr("Settings reset."))
        self.undo_line.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo_reset(self) -> None:
        Settings().restore(self._before)
        self._show_again()
        self.undo_line.hide()
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_again(self) -> None:
        """Apply and show the present settings again."""
        appearance().read_again()
        check_chosen(self._actions, self.window())
        place = self._area.verticalScrollBar().value()
        buttons = [section.button for section in self.sections]
        self._area.setWidget(self._made_rows())
        self._keep_margins()
        for button in buttons:
            button.hide()
            button.deleteLater()
        self._place_buttons()
        self._find(self.search.text())
        self._area.verticalScrollBar().setValue(place)
        self._mark_section()

    def _edit_profile(self) -> None:
        self.leave()
        self._open_profile()

    @property
    def rows(self) -> dict[str, QWidget]:
        """All rows by their texts."""
        return {words: row for section in self.sections for words, row in section.rows.items()}

    # -- the sections

    def _section(self, icon: str, title: str) -> SettingsSection:
        section = SettingsSection(icon, title)
        self.sections.append(section)
        self._column.addWidget(section)
        return section

    def _add_sections(self) -> None:
        look = self._section("sun", self.tr("Appearance"))
        self.themes = ThemeCards(self.tr("Appearance"), [c.label for c in THEMES.values()])
        self.themes.choose(self._checked(THEMES))
        self.themes.chosen.connect(lambda number: self._trigger([*THEMES.values()][number]))
        line = self.tr("Colours of the window and the boards")
        row = QWidget()
        lay(QVBoxLayout(row), MarkedText(line, "detail", "muted"), self.themes, spacing=4)
        look.add_whole(line, row)
        self._add_toggle(
            look,
            translate("commands", "High contrast"),
            self.tr("Stronger lines and text"),
            CONTRAST,
        )
        self._add_text_size(look)
        motion = self._section("sound", self.tr("Sound and motion"))
        self._add_sound(motion)
        words = self.tr("Pieces appear in place without moving")
        self._add_toggle(motion, translate("commands", "Reduce motion"), words, CALM)
        game = self._section("grid", translate("common", "Game"))
        self._add_pace(game)
        words = self.tr("Which moves in Adamas you confirm with a button")
        self._add_segments(game, self.tr("Confirm moves"), words, CONFIRMATIONS)
        words = self.tr("In Black Box, when you can do nothing else")
        self._add_toggle(game, translate("commands", "End turns automatically"), words, ENDS_TURNS)
        shown, words = theme().coordinates, self.tr("Letters and numbers beside the board")
        self._add_switch(game, self.tr("Coordinates"), words, shown, appearance().show_coordinates)
        shown, words = theme().place_numbers, self.tr("On every place where a tile fits")
        self._add_switch(
            game, self.tr("Position numbers"), words, shown, appearance().show_place_numbers
        )
        profile, settings = self._section("person", self.tr("Language and profile")), Settings()
        self._add_language(profile)
        words = settings.profile.name if settings.profile else self.tr("Your name and picture")
        edit = Button(
            with_ellipsis(translate("common", "Edit") if settings.profile else self.tr("Create")),
            Look.OUTLINE,
        )
        edit.clicked.connect(self._edit_profile)
        profile.add(self.tr("Profile"), words, edit)
        folder = Button(translate("commands", "Show folder"), Look.OUTLINE, "folder")
        url = QUrl.fromLocalFile(str(data_folder()))
        folder.clicked.connect(partial(QDesktopServices.openUrl, url))
        #: a section of the settings: the folder of the player's files, and the way back to defaults
        data = self._section("folder", self.tr("Data"))
        data.add(self.tr("Data folder"), self.tr("Your games, layouts and results"), folder)
        reset = Button(self.tr("Reset"), Look.OUTLINE, "undo")
        reset.clicked.connect(self._reset)
        words = self.tr("Your games, profile, language and folder stay as they are")
        data.add(self.tr("Reset settings"), words, reset)

    def _checked(self, commands: Mapping[object, Command] | Mapping[str, Command]) -> int:
        """Return which of some commands is checked."""
        listed = [*commands.values()]
        return next((n for n, one in enumerate(listed) if self._actions[one].isChecked()), 0)

    def _trigger(self, command: Command) -> None:
        self._actions[command].trigger()

    def _add_segments(
        self, section: SettingsSection, name: str, line: str, commands: Mapping[str, Command]
    ) -> None:
        listed = [*commands.values()]
        segments = Segmented(name, [one.label for one in listed], self._checked(commands))
        segments.chosen.connect(lambda number: self._trigger(listed[number]))
        section.add(name, line, segments)

    def _add_toggle(self, section: SettingsSection, name: str, line: str, command: Command) -> None:
        on = self._actions[command].isChecked()
        self._add_switch(section, name, line, on, lambda _on: self._trigger(command))

    def _add_switch(
        self,
        section: SettingsSection,
        name: str,
        line: str,
        on: bool,
        choose: Callable[[bool], object],
    ) -> None:
        toggle = Toggle(name)
        toggle.setChecked(on)
        toggle.toggled.connect(choose)
        section.add(name, line, toggle)

    def _add_text_size(self, section: SettingsSection) -> None:
        """Add a slider for the text size, and a button that resets it to the system's."""
        name = self.tr("Text size")
        sizes = [size for size in TEXT_SIZES if size]
        slider = Slider(name, 0, len(sizes) - 1)
        shown, usual = Text("", "button"), Button(TEXT_SIZES[0].label, Look.LINK, height=32)

        def show() -> None:
            percent = round(100 * theme().text_scale)
            nearest = min(range(len(sizes)), key=lambda n: abs(sizes[n] - percent))
            slider.blockSignals(True)
            slider.setValue(nearest)
            slider.blockSignals(False)
            shown.setText(self.tr("{n} %").format(n=percent))
            usual.setVisible(appearance().text_size != 0)

        def choose(size: int) -> None:
            """Apply a size; the slider stays where it is on the screen."""
            above = slider.mapTo(self._area, QPoint()).y()
            self._trigger(TEXT_SIZES[size])
            show()
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            bar = self._area.verticalScrollBar()
            bar.setValue(bar.value() + slider.mapTo(self._area, QPoint()).y() - above)

        slider.setTracking(False)  # the sheet grows under the mouse
        slider.valueChanged.connect(lambda number: choose(sizes[number]))
        usual.clicked.connect(lambda: choose(0))
        control = QWidget()
        lay(QHBoxLayout(control), usual, slider, shown, spacing=12)
        show()
        section.add(name, self.tr("Buttons and panels grow too"), control)

    def _add_sound(self, section: SettingsSection) -> None:
        """Add a sound switch, and a volume slider that keeps its value while sound is off."""
        name = self.tr("Sound")
        slider, switch = Slider(name, 5, _LOUDEST, _VOLUME_STEP), Toggle(name)
        shown = Text("", "button")
        slider.setValue(volume() or Settings().loudness)
        switch.setChecked(volume() > 0)

        def show() -> None:
            slider.setEnabled(switch.isChecked())
            shown.setText(self.tr("{n} %").format(n=slider.value()))

        def apply() -> None:
            Settings().loudness = slider.value()
            choose_volume(slider.value() if switch.isChecked() else 0)
            show()

        def hear() -> None:
            play_sounds((Cue.PLACE,))

        slider.valueChanged.connect(apply)
        slider.sliderReleased.connect(hear)
        switch.toggled.connect(apply)
        control = QWidget()
        lay(QHBoxLayout(control), slider, shown, switch, spacing=16)
        show()
        section.add(name, self.tr("Tiles, captures, the end of a game"), control)

    def _add_pace(self, section: SettingsSection) -> None:
        def choose(pace: int) -> None:
            Settings().pace = pace

        name = translate("common", "Computer speed")
        texts = [
            translate("common", "Slow"),
            translate("common", "Normal"),
            translate("common", "Fast"),
        ]
        segments = Segmented(name, texts, Settings().pace)
        segments.chosen.connect(choose)
        section.add(name, self.tr("From the next game on"), segments)

    def _add_language(self, section: SettingsSection) -> None:
        languages = [*LANGUAGES.values()]
        choice = Choice(self.tr("Language"), [one.label for one in languages])
        choice.choose(self._checked(LANGUAGES))
        choice.chosen.connect(lambda number: self._trigger(languages[number]))
        name = self.tr("Language")
        section.add(name, "" if name == "Language" else "Language", choice)

    # -- searching and scrolling

    def _find(self, text: str) -> None:
        """Show the rows whose name or description contains the text."""
        sought = search_key(text.strip())
        found = 0
        for section in self.sections:
            count = section.show_matches(sought)
            section.button.show_count(count if sought else None)
            found += count
        self.nothing.setVisible(not found)
        marked = [text for text in self._area.findChildren(MarkedText) if text.marked]
        self._show_first(marked)

    def _show_first(self, marked: Sequence[QWidget]) -> None:
        """Scroll to the first row with a marked label; to the top without one."""
        bar = self._area.verticalScrollBar()
        bar.setValue(0)
        if marked:
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._area.ensureWidgetVisible(marked[0], 0, px(_ROW))

    @property
    def section(self) -> int:
        """The number of the section in view, from 0."""
        return next(n for n, one in enumerate(self.sections) if one.button.isChecked())

    def go_to(self, number: int) -> None:
        """Show a section of a sheet that was just opened, by its number."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._go_to(self.sections[number])

    def _go_to(self, section: SettingsSection) -> None:
        self._area.verticalScrollBar().setValue(section.y() - px(_BELOW_EDGE))
        section.button.setChecked(True)

    def _mark_section(self) -> None:
        """Mark the section that is in view."""
        bar = self._area.verticalScrollBar()
        seen = [one for one in self.sections if not one.isHidden()]
        passed = [one for one in seen if one.y() <= bar.value() + px(40)]
        if seen:
            at_end = bar.maximum() and bar.value() == bar.maximum()
            section = seen[-1] if at_end else (passed or seen)[-1 if passed else 0]
            section.button.setChecked(True)
            self.chips.ensureWidgetVisible(section.button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the search first; a letter typed anywhere starts one."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.text().isalpha() and not self.search.hasFocus():
            self.search.setFocus()
            self.search.setText(self.search.text() + event.text())
        else:
            super().keyPressEvent(event)

    def place_sheet(self) -> None:
        width = min(px(_SIZE[0]), self.width() - _MARGIN)
        height = min(px(_SIZE[1]), self.height() - _MARGIN)
        wide = width >= px(_LEAST_WITH_RAIL)
        changed, self._narrow = self._narrow == wide, not wide
        self._side.setVisible(wide)
        for narrow in (self._top, self.chips):
            narrow.setVisible(not wide)
        if changed:
            self._place_buttons()
            (self._search_beside if wide else self._search_above).addWidget(self.search)
            self.search.show()  # Qt shows a widget in another layout only later
        self._most_height = height
        self._put_sheet(width, height)
        self._end_after_a_row()

    def _put_sheet(self, width: int, height: int) -> None:
        corner = QPoint((self.width() - width) // 2, (self.height() - height) // 2)
        self.sheet.setGeometry(corner.x(), corner.y(), width, height)

    def _end_after_a_row(self) -> None:
        """Make the sheet a little lower where a row or a heading would be cut at its foot."""
        inside, height = self._area.widget(), self.sheet.height()
        if inside is None or self.search.text() or not self._area.verticalScrollBar().maximum():
            return
        seen = self._area.viewport().height() + self._most_height - height
        rows = [row for section in self.sections for row in section.rows.values()]
        ends = [row.mapTo(inside, QPoint(0, row.height())).y() + px(_AFTER_ROW) for row in rows]
        cut = seen - max((end for end in ends if end <= seen), default=seen)
        if self._most_height - cut != height and cut < px(_MOST_LOWER):
            self._put_sheet(self.sheet.width(), self._most_height - cut)
