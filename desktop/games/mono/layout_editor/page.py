"""The layout editor: a page with the board, tools, labels and a panel."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMetaMethod, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QLayout,
    QStackedWidget,
    QWidget,
)

from desktop.board.contract import Prompt
from desktop.board.folding import ActionRow, Islands, SidePanel, Strip
from desktop.board.prompt import PromptHeader
from desktop.board.row_data import Tally
from desktop.board.spoken.accessible import follow
from desktop.board.spoken.reading import Reading
from desktop.board.view import BoardView
from desktop.controls.buttons import Button, Look, focus_by_tab_only
from desktop.controls.commands import EDITOR, ENTRY, PANEL, REDO, UNDO, WHOLE_BOARD
from desktop.controls.lay import add_layout, lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import lay_page, scrolling
from desktop.controls.voice import say
from desktop.frame.front import Owner
from desktop.frame.tally_block import TallyBlock
from desktop.games.layout_page import LayoutPage
from desktop.games.mono.layout_editor import keys
from desktop.games.mono.layout_editor.comparison import Comparison
from desktop.games.mono.layout_editor.completing import SEARCH_SECONDS, Completing, why_not
from desktop.games.mono.layout_editor.drawing import Drawing, Sheet
from desktop.games.mono.layout_editor.edit_scene import MonoEditScene
from desktop.games.mono.layout_editor.faults import Fault
from desktop.games.mono.layout_editor.files import Exchange, dropped_file
from desktop.games.mono.layout_editor.history_list import HistoryList, step_words
from desktop.games.mono.layout_editor.layout_library import LayoutEntry
from desktop.games.mono.layout_editor.layout_panel import LayoutPanel
from desktop.games.mono.layout_editor.library_tab import LibraryTab
from desktop.games.mono.layout_editor.library_transfer import LibraryTransfer
from desktop.games.mono.layout_editor.memory import Memory, last_drawn
from desktop.games.mono.layout_editor.strokes import resized
from desktop.games.mono.layout_editor.tool_bar import ToolBar
from desktop.games.mono.layout_editor.tools import Tool
from desktop.shell.clipboard import withdraw
from desktop.shell.dropped_files import files_in
from desktop.shell.top_bar import ActionButton, TopBar
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix
from rules import EXTENSION
from rules.core.files import has_extension
from rules.mono.board import HIDDEN
from rules.mono.completion import Completion

translate = QCoreApplication.translate

_LAYOUT, _LIBRARY, _HISTORY = 0, 1, 2


class MonoEditor(LayoutPage):
    """The editor of one layout, which does not depend on matches and puzzles.

    Without an `owner` it is a separate page, which restores what was last drawn there. With an
    `owner`, the player whose board it is, it is part of a match. It then edits the given `drawing`,
    stores nothing, and calls `use_labels` with the labels of the complete layout.
    """

    slug = "mono"

    def __init__(
        self,
        drawing: Drawing | None = None,
        owner: Owner | None = None,
        use_labels: Callable[[str], object] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.drawing = drawing or last_drawn()
        self.owner, self._use_labels = owner, use_labels
        self.memory = Memory(self.drawing, self, stores=owner is None)
        self.view = BoardView()
        self.scene = MonoEditScene(self.drawing, theme(), self)
        self.controller = self.scene.controller
        self._culprits: tuple[int, ...] = ()
        self._shown: Sheet | None = None
        self._aloud = ""
        """The last text announced about the layout."""
        self.tools = ToolBar(self.controller)
        self.header = PromptHeader()
        self.panel = LayoutPanel(self.resize_board)
        self.completing = Completing(
            self.drawing,
            show_running=self.panel.show_completing,
            prompt=self._prompt,
            reset_prompt=self._say,
            show_result=self._show_result,
            parent=self,
        )
        self.library = LibraryTab(self, self._put_entry, self._compare, self.panel.gauge.measures)
        self.history = HistoryList(self.drawing.goto)
        self._at = 0
        """The index of the step that was last announced."""
        sides = (translate("common", "Layout"), self.tr("Library"), self.tr("History"))
        self.sides = Segmented(translate("common", "Panel"), sides)
        self.stack = _Sides()
        self.use = Button(translate("commands", "Use this layout"), Look.QUIET, "lock", height=44)
        words = self.tr("Play with this layout. Nobody else sees it.")
        self.use.setToolTip(f"{words}  {keys.USE.keys}")
        if owner is None:
            self.use.hide()
        focus_by_tab_only(self.use)
        self.setAcceptDrops(True)
        self.exchange = Exchange(
            self.drawing,
            self.library.name,
            self,
            refuse=self._refuse,
            clear_error=self._say,
            any_size=owner is None,
        )
        self.transfer = LibraryTransfer(self.library, self)
        self._add_commands()
        self.bar = TopBar(self)
        if owner is None:
            self.bar.add(ActionButton(self.commands[keys.LIBRARY]))
        if owner is not None:
            self.panel.show_match()
            self.library.offer_size_only(self.drawing.size, keeps=owner.alone)
        self._lay_out()
        self._connect()
        self._refresh()
        self._show_tool()

    # -- construction

    def _lay_out(self) -> None:
        bar = self.bar
        self.setWindowTitle(self.tr("Layout editor"))
        # The match's pages all have the game's name as their title.
        bar.title.setText(self.windowTitle() if self.owner is None else translate("common", "Mono"))
        self.view.table.add(self.header)
        self.view.table.add(self.tools)
        self.view.setAcceptDrops(False)  # the page handles drops
        name = self.tr(
            "The layout: move with the arrow keys, choose numbers with digits and letters"
        )
        self.view.setAccessibleName(name)
        self.view.show_scene(self.scene)
        side = SidePanel()
        fix(side.column, QLayout.setSpacing, 10)
        side.head.addWidget(self.sides, 1)
        self.stack.addWidget(scrolling(self.panel, "surface"))
        self.stack.addWidget(self.library)
        self.stack.addWidget(self.history)
        side.column.addWidget(self.stack, 1)
        side.column.addWidget(self.library.saving)  # where the layout is drawn, too
        add_layout(side.column, side.foot)
        side.column.addWidget(ActionRow((self.use, 1)))
        self.strip = EditorStrip()
        self.islands = Islands(self.view, side, self.strip, "editor", opened=True)
        lay_page(self, bar, self.islands)

    def _connect(self) -> None:
        panel, exchange = self.panel, self.exchange
        self.drawing.changed.connect(self._refresh)
        self.controller.chosen.connect(self._show_tool)
        self.controller.refused.connect(self._refuse)
        self.controller.noted.connect(self._note)
        follow(self.view, self.scene)
        appearance().changed.connect(self._apply_theme)
        self.sides.chosen.connect(self._show_side)
        panel.text.copy.clicked.connect(lambda: exchange.copy())
        panel.list.pointed.connect(self._point_out)
        panel.complete.clicked.connect(self._complete)
        panel.random.clicked.connect(lambda: self.completing.fill(self.drawing.locked_labels))
        panel.clear.clicked.connect(lambda: self.drawing.put(self.drawing.locked_labels))
        for seat, button in ((0, panel.play), (1, panel.give)):
            button.clicked.connect(
                lambda _=False, seat=seat: self.play_wanted.emit(*self.drawing.sheet, seat)
            )
        self.use.clicked.connect(self._use)
        panel.puzzle.clicked.connect(lambda: self.puzzle_wanted.emit(*self.drawing.sheet))
        panel.gauge.adjusted.connect(lambda labels, title: self.drawing.put(labels, title=title))
        panel.gauge.heated.connect(self.scene.show_heat)
        panel.text.typed.connect(partial(exchange.take_text, typed=True))

    def _apply_theme(self) -> None:
        self.scene.set_theme(theme())

    def main_widget(self) -> QWidget:
        return self.view

    def _add_commands(self) -> None:
        exchange = self.exchange
        undo = self.add_command(UNDO, self._undo)
        undo.denied.connect(self._undo)  # the library may have something to undo
        self.add_command(REDO, self.drawing.redo)
        self.add_command(PANEL, lambda: self.islands.toggle())
        self.add_command(WHOLE_BOARD, self.view.show_whole)
        self.add_command(keys.COPY, exchange.copy)
        self.add_command(keys.COPY_LINE, exchange.copy_line)
        self.add_command(keys.PASTE, exchange.paste)
        self.add_command(keys.OPEN, exchange.ask_open)
        self.add_command(keys.SAVE, exchange.ask_save)
        if self.owner is None:
            self.add_command(keys.SHARE, self._share)
            self.add_command(keys.LIBRARY, self.library_wanted.emit)
            self.add_command(keys.IMPORT, self.transfer.ask_import)
            self.add_command(keys.IMPORT_FOLDER, self.transfer.ask_import_folder)
            self.add_command(keys.EXPORT_ALL, self.transfer.ask_export)
            self.add_command(EDITOR, self.go_back).setText(translate("common", "Close the editor"))
        else:
            self.add_command(keys.USE, self._use)
            self.add_command(ENTRY, self._type).setText(self.tr("Type the layout"))
        Reading(self, lambda: self.view, self._standing)
        self.keys.watch(self.view, self.panel.text.field)

    @property
    def named_layout(self) -> tuple[str, int, str]:
        return (self.library.name.text().strip(), *self.drawing.sheet)

    def _share(self) -> None:
        """Open the dialog that makes a puzzle of the layout."""
        if self.drawing.labels.strip(HIDDEN):
            self.puzzle_wanted.emit(*self.drawing.sheet)
        else:
            self._refuse(translate("common", "Nothing is painted yet."))

    def _note(self, words: str) -> None:
        """Show and announce what a tool did."""
        self._prompt(words, self.controller.tool.hint)
        say(self.view, words)

    def _type(self) -> None:
        """Move the focus to the layout's text, or back to the board."""
        field = self.panel.text.field
        self._show_side(_LAYOUT)
        if field.hasFocus():
            self.view.setFocus()
        elif field.isVisible():
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            words = self.tr("The text does not fit here. Paste it instead: {keys}")
            self.told.emit(words.format(keys=keys.PASTE.keys))

    def _use(self) -> None:
        """Use the layout in the match, or show its worst fault."""
        self.panel.text.tell()
        self.drawing.end()
        if self._use_labels is None:
            return
        if self.faults:
            worst = next((fault for fault in self.faults if fault.cells), self.faults[0])
            self._say()
            self.header.show_error(worst.sentence)
        else:
            self._use_labels(self.drawing.labels)

    # -- display

    def _refresh(self) -> None:
        """Update the page after a change of the drawing."""
        drawing = self.drawing
        self.completing.follow()
        self.commands[UNDO].setEnabled(drawing.can_undo)
        self.commands[REDO].setEnabled(drawing.can_redo)
        if drawing.sheet != self._shown:
            resized = self._shown is None or self._shown.size != drawing.size
            self._shown = drawing.sheet
            if resized:
                self.view.recentre()
            self._show_sheet(*drawing.sheet)
        if not drawing.in_stroke:
            self._show_history()
            self.panel.gauge.lock(drawing.locked)
        if not drawing.in_stroke:  # writing the text takes long
            self.panel.text.show_rows(*drawing.sheet)
            self.memory.start()

    def _show_history(self) -> None:
        """Show the steps, and announce the current one if it has changed."""
        steps, at = self.drawing.steps, self.drawing.at
        if self.stack.currentIndex() == _HISTORY:
            self.history.show_steps(steps, at)
        if at != self._at:
            words = step_words(steps[at - 1] if at else None, steps[at])
            if at < self._at:
                say(self.view, self.tr("Back to: {step}").format(step=words))
            elif steps[at].title or steps[at].sheet == steps[at - 1].sheet:
                say(self.view, words)  # painted cells are announced separately
        self._at = at

    def _show_sheet(self, size: int, labels: str) -> None:
        """Show another layout."""
        self._culprits = ()
        regions = translate("common", "%n regions", None, size)
        self.bar.chips.show_texts(
            [translate("common", "Mono"), regions] if self.owner is None else [regions]
        )
        self.panel.show_drawing(size, labels, self.faults)
        self.strip.show_drawing(labels, len(self.faults))
        self.library.show_layout(size, labels)
        self._show_use()
        self._say()

    @property
    def faults(self) -> list[Fault]:
        """All faults of the layout, worst first."""
        return self.scene.faults

    def _point_out(self, cells: tuple[int, ...]) -> None:
        """Mark these cells, or those that prevent completion or have the worst fault if none."""
        self.scene.show_faulty(cells or self._culprits)

    def _show_tool(self) -> None:
        self.tools.show_tool(self.controller.tool)
        self.tools.show_symmetry(self.controller.symmetry)
        self._say()

    def _say(self) -> None:
        """Show the prompt: the worst fault or the next step, and the tool's hint."""
        worst = next((fault for fault in self.faults if fault.cells), None)
        hint = self.controller.tool.hint
        if not self.faults:
            sentence = self.tr("The layout is ready")
            if self.owner is not None:
                hint = self.tr("Use this layout, or keep drawing. Nobody else sees it.")
        elif worst is None:
            sentence = self.tr("Draw your layout")
            if self.owner is not None:
                words = translate("common", "{name}, draw your layout")
                sentence = words.format(name=self.owner.name)
        else:
            sentence = worst.sentence
        if not self.drawing.labels.strip(HIDDEN) and self.controller.tool is Tool.BRUSH:
            size = self.drawing.size
            hint = translate(
                "MonoEditor",
                "Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.",
                None,
                size,
            )
        aloud = worst.sentence if worst is not None else sentence
        if aloud != self._aloud:
            self._aloud = aloud
            say(self.view, aloud)
        if (sentence, hint) != (self.header.sentence, self.header.hint):
            self._prompt(sentence, hint)

    def _standing(self) -> str:
        """Return the prompt, then all faults."""
        words = [self.header.sentence, self.header.hint, *(fault.sentence for fault in self.faults)]
        return " ".join(dict.fromkeys(filter(None, words)))

    def _show_use(self) -> None:
        """Enable the Use button, with the accent colour, only if the layout has no faults."""
        whole = not self.faults
        self.use.setEnabled(whole)
        self.use.look = Look.ACCENT if whole else Look.QUIET
        self.use.icon_name = "" if whole else "lock"
        self.use.update()

    def _prompt(self, sentence: str, hint: str) -> None:
        """Show the prompt; screen readers find the hint, too."""
        self.header.show_prompt(self.owner.player if self.owner else None, Prompt(sentence, hint))

    def _refuse(self, reason: str) -> None:
        """Show why an action was refused, until the next prompt."""
        self._prompt(self.tr("The layout has not changed"), "")
        self.header.show_error(reason)
        say(self.view, reason)

    def _compare(self, one: LayoutEntry, other: LayoutEntry) -> None:
        beside = Comparison(self._put_entry, None, self)
        beside.compare(one, other, self.library.rank)

    def show_library(self) -> None:
        """Show the Library tab."""
        self._show_side(_LIBRARY)

    def _show_side(self, side: int) -> None:
        self.sides.choose(side)
        self.stack.setCurrentIndex(side)
        if side == _LIBRARY:
            self.library.open_store()
            self.library.measure_all()
        else:
            self.library.stop_measuring()
        if side == _HISTORY:
            self.history.show_steps(self.drawing.steps, self.drawing.at)

    # -- whole layouts

    def open_file(self, path: Path) -> None:
        self.exchange.open_file(path)

    def open_layout(self, title: str, size: int, labels: str) -> None:
        self.library.name.setText(title)
        self.show_layout(size, labels)

    def show_layout(self, size: int, labels: str) -> None:
        """Put a layout on the board, as one step."""
        self.drawing.put(labels, size)

    def _put_entry(self, entry: LayoutEntry) -> None:
        self.drawing.put(entry.labels, entry.size)

    def resize_board(self, size: int) -> None:
        """Change the number of regions, as one step. Labels that fit stay."""
        if size != self.drawing.size:
            self.drawing.put(resized(self.drawing.size, self.drawing.labels, size), size)

    def _undo(self) -> None:
        """Undo the library's last change if it has the focus, or else the drawing's last step."""
        at = QApplication.focusWidget()
        if self.library.undo.isVisible() and at is not None and self.library.isAncestorOf(at):
            self.library.undo.click()
        else:
            self.drawing.undo()

    # -- completing

    def _complete(self) -> None:
        if self.completing.busy:
            self.completing.stop()
        else:
            self.completing.fill(self.drawing.labels)

    def _show_result(self, found: Completion | None) -> None:
        """Show the result of a search; None means that the time was up."""
        if found is None:
            self._prompt(self.tr("No layout found yet"), "")
            words = translate(
                "MonoEditor",
                "%n seconds were not enough to find out whether a layout is possible.",
                None,
                SEARCH_SECONDS,
            )
            self.header.show_error(words)
            return
        if found.layout:
            whole = found.layout == self.drawing.labels
            self.drawing.put(found.layout, title=self.tr("Completed the layout"))
            self._say()
            if whole:
                sentence = self.tr("The layout is already complete")
                self._prompt(sentence, "")
                say(self.view, sentence)
            return
        self._culprits = tuple(sorted(found.culprits + found.instead))
        self._point_out(())
        self._prompt(self.tr("No layout is possible"), "")
        self.header.show_error(why_not(found, self.drawing.size))

    # -- the page

    def activate(self) -> None:
        """Focus the board, as the page is shown."""
        puzzles = QMetaMethod.fromSignal(self.puzzle_wanted)
        if self.owner is None:
            self.panel.puzzle.setVisible(self.isSignalConnected(puzzles))
        self.view.setFocus()
        if self.stack.currentIndex() == _LIBRARY:
            self.library.open_store()

    def store_draft(self) -> None:
        self.panel.text.tell()
        self.library.list.commit_name()
        self.drawing.end()
        self.memory.store()

    def cancel(self) -> bool:
        return self.transfer.stop()

    def rest(self) -> None:
        """Stop background work and store the draft, as the page is left."""
        self.completing.stop()
        for beside in self.findChildren(Comparison):
            beside.leave()
        self.panel.gauge.stop()
        self.library.rest()
        self.store_draft()

    def forget(self, secret: Callable[[str], bool]) -> None:
        if any(secret(sheet.labels) for sheet in self.drawing.sheets):
            self._forget()
            self.drawing.forget()
            self._show_side(_LAYOUT)
            self.memory.store()
            withdraw()

    def _forget(self) -> None:
        """Clear every trace of a layout that is no longer on the board."""
        self.completing.stop()
        self.controller.take(Tool.BRUSH)
        self.controller.stamp = None
        self.panel.gauge.forget()
        self.library.gauge.forget()
        self.panel.text.forget()
        self.scene.forget()
        self.history.forget()
        self.library.forget_choice()

    def leave_match(self) -> None:
        super().leave_match()
        self._forget()
        self.library.close_store()

    def shut_down(self) -> None:
        super().shut_down()
        self.library.close_store()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if any(has_extension(path, EXTENSION) for path in files_in(data)):
            return  # a match record is for the window
        if data.hasText() or data.hasUrls() or dropped_file(data) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = files_in(event.mimeData())
        several = len(paths) > 1 or any(path.is_dir() for path in paths)
        if self.owner is None and several and self.stack.currentIndex() == _LIBRARY:
            self.transfer.import_paths(paths)
        else:
            self.exchange.drop(event.mimeData())
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.rest()
        super().closeEvent(event)


class _Sides(QStackedWidget):
    """The sides of the panel. It needs only the room of the visible one, or all would scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        current = self.currentWidget()
        return QSize() if current is None else current.minimumSizeHint()


class EditorStrip(Strip):
    """The numbers of painted cells and of faults, for a narrow window."""

    def __init__(self) -> None:
        super().__init__()
        self.painted, self.faults = TallyBlock(), TallyBlock()
        lay(self.column, self.painted, self.faults, None, spacing=6, margins=(6, 6, 6, 6))

    def show_drawing(self, labels: str, faults: int) -> None:
        """Show both numbers."""
        count, total = len(labels) - labels.count(HIDDEN), len(labels)
        #: below “12/45”: cells of the layout that are painted
        self.painted.show_tally(Tally(f"{count}/{total}", self.tr("painted")))
        #: below a number: faults of the layout to be mended
        words = self.tr("to fix")
        self.faults.show_tally(Tally(str(faults), words, alarm=True) if faults else Tally())
