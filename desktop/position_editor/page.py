"""The page for setting up a position of one game and starting a match from it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent

from desktop.board.editing.edit_draft import Draft, Values
from desktop.board.editing.edit_scene import EditScene
from desktop.board.editing.history import History
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import EDITOR, REDO, UNDO
from desktop.controls.file_dialogs import ask_save
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame
from desktop.frame.board_page import BoardPage
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.new_match.request import NewMatch
from desktop.paper.commands import PaperCommands, paper_of, position_of
from desktop.position_editor import keys
from desktop.position_editor.panel import SetupPanel
from desktop.shell.clipboard import copy_secret, share
from desktop.storage.file_names import match_name
from desktop.storage.settings import Settings
from desktop.theme.appearance import theme
from rules import EXTENSION, InvalidOptions
from rules.games import game_named

translate = QCoreApplication.translate

_LONGEST_CLIP = 100_000
_STORED_AFTER_MS = 2000


class PositionEditor(BoardPage):
    """The editor of one game's positions, by mouse or keyboard."""

    start_requested = Signal(NewMatch)
    puzzle_wanted = Signal(object, str)  # options by name, the position as text

    def __init__(self, slug: str, levels: Sequence[str] = ()) -> None:
        super().__init__()
        self.game, set_up = game_named(slug), ui_of(slug).set_up
        assert set_up is not None, "who comes here has asked"
        self.rng = Random()
        self.history = History(set_up.draft().started(self.rng))
        self._stored = Settings().position(slug)
        if self._stored:
            with suppress(InvalidOptions):
                self.history.put(self.draft.recall(self._stored))
        self._store_soon = QTimer(self, singleShot=True, interval=_STORED_AFTER_MS)
        self._store_soon.timeout.connect(self._store_position)
        self._showing = False
        self._reason = ""
        self._verdict = ""
        """The panel's text about whether a match can begin from the position."""
        self._values: Values = self.draft.values
        self._add_commands()
        scene = set_up.scene(self.game, theme(), self)
        self.panel = SetupPanel(
            self.game, levels, lambda player: self.put(self.draft.with_move(player))
        )
        self.panel.begin.setText(scene.start_words())
        self.panel.begin.icon_name = scene.start_icon
        self.panel.clear.setText(scene.clear_words())
        self.panel.show_matter(scene.make_panel())
        frame = BoardFrame(self.panel, self.panel.strip, "setup", opened=True)
        self.lay_out(frame, lambda: self._verdict)
        self.view.glides = False
        self.setWindowTitle(self.tr("{game}: set-up").format(game=self.game.title))
        self.bar.title.setText(self.game.title)
        self.bar.chips.show_texts([self.tr("Set-up")])
        PictureCommands(self, board_of(lambda: self.view))
        PaperCommands(self, paper_of(position_of(lambda: self.view)))
        self.frame.attach(scene)
        self._connect()
        self._show()

    @property
    def scene(self) -> EditScene:
        scene = self.frame.scene
        assert isinstance(scene, EditScene)
        return scene

    def _connect(self) -> None:
        scene, panel = self.scene, self.panel
        scene.edited.connect(self.put)
        scene.warned.connect(self._show_verdict)
        scene.refused.connect(self.frame.refuse)
        panel.seats.changed.connect(self._take_seats)
        panel.options.changed.connect(self._take_options)
        panel.start.clicked.connect(self.start)
        panel.save.clicked.connect(self.ask_save)
        panel.puzzle.clicked.connect(
            lambda: self.puzzle_wanted.emit(self.draft.values, self.draft.text())
        )
        panel.copy.clicked.connect(self.copy)
        panel.paste.clicked.connect(self.paste)
        panel.begin.clicked.connect(self.start_over)
        panel.clear.clicked.connect(lambda: self.put(self.draft.cleared()))

    def _add_commands(self) -> None:
        self.add_command(UNDO, self.undo)
        self.add_command(REDO, self.redo)
        self.add_command(keys.COPY, self.copy)
        self.add_command(keys.PASTE, self.paste)
        self.add_command(keys.SAVE, self.ask_save)
        self.add_command(keys.START, self.start)
        self.add_command(EDITOR, self.go_back).setText(translate("common", "Close the editor"))

    # -- the draft

    @property
    def draft(self) -> Draft:
        """The draft shown."""
        return self.history.now

    @property
    def reason(self) -> str:
        """Why no match can begin from here; empty if one can."""
        return self.panel.options.problem or self._reason

    def put(self, draft: Draft) -> None:
        """Add an edited draft to the history."""
        self.history.put(draft)
        self._show()

    def undo(self) -> None:
        """Undo the last step."""
        self.history.undo()
        self._show()

    def redo(self) -> None:
        """Redo the step undone last."""
        self.history.redo()
        self._show()

    def start_over(self) -> None:
        """Return to the game's usual starting position."""
        try:
            self.put(self.draft.started(self.rng))
        except InvalidOptions as error:
            self.frame.refuse(capitalised(error.reason))

    def show_position(self, match: NewMatch) -> None:
        """Show the starting position of a match, and seat its players, in one step.

        Without a position the present draft stays, under the match's options; without names all
        players stay. Raises InvalidOptions if position and options conflict.
        """
        players = max(2, len(match.names))
        draft = self.draft.under(self.game.options.differing(match.options, players), players)
        self.put(draft.cleared().read(match.setup, match.names) if match.setup else draft)
        self._seat(match)

    def _seat(self, match: NewMatch) -> None:
        for row, name in zip(self.panel.seats.rows, match.names, strict=False):
            row.field.setText(name)
        for row, level in zip(self.panel.seats.rows, match.levels, strict=False):
            row.seat_computer(level)

    def _under(self, values: Values, players: int) -> Draft:
        """Return the draft with other options.

        If it is the usual starting position, it becomes that of the new options.
        """
        draft = self.draft
        changed = draft.under(values, players)
        untouched = draft.text() == draft.started(self.rng).text()
        return changed.started(self.rng) if untouched else changed

    def _take_seats(self) -> None:
        if self._showing:
            return
        self.scene.names = self.panel.seats.names
        players = len(self.panel.seats.rows)
        if players != self.draft.players:
            self.put(self._under(self.draft.values, players))
        else:
            self._show()

    def _take_options(self) -> None:
        if self._showing:
            return
        if self.panel.options.problem:
            self._show_verdict()  # the board stays as it is while the options conflict
        else:
            self.put(self._under(self.panel.options.values, self.draft.players))

    # -- storing for the next start

    def store_draft(self) -> None:
        self.panel.seats.remember()
        self._store_position()

    def _store_position(self) -> None:
        """Store the position for the next start, unless nothing was set up."""
        self._store_soon.stop()
        text = self.draft.shared_text if self.history.can_undo else ""
        if text != self._stored:
            self._stored = text
            Settings().keep_position(self.game.slug, text)

    # -- showing

    def _show(self) -> None:
        """Show the draft on the board and in the panel."""
        self._showing = True
        draft, panel = self.draft, self.panel
        panel.seats.seat(draft.players)
        panel.options.set_players(draft.players)
        if draft.values != self._values:
            self._values = draft.values
            if panel.options.values != draft.values:
                panel.options.take(draft.values)
        names = panel.seats.names
        self.scene.names = names
        panel.show_moves(names, draft.to_move)
        self._reason = draft.problem(names)
        self.scene.show_draft(draft, self._reason)
        self.commands[UNDO].setEnabled(self.history.can_undo)
        self.commands[REDO].setEnabled(self.history.can_redo)
        self._show_verdict()
        self._showing = False
        self._store_soon.start()

    def _show_verdict(self) -> None:
        reason, panel = self.reason, self.panel
        warning = self.scene.warning
        before = self._verdict
        if reason:
            self._verdict = capitalised(reason)
            panel.show_verdict(self._verdict, "error", "alert")
        elif warning:
            self._verdict = warning
            panel.show_verdict(self._verdict, "lastMove", "alert")
        else:
            self._verdict = self.tr("You can start a game from this position.")
            panel.show_verdict(self._verdict, "success", "check")
        if self._verdict != before:
            self.frame.say(self._verdict)
        panel.start.setEnabled(not reason)
        panel.save.setEnabled(not reason)
        panel.puzzle.setEnabled(not reason and self.draft.players == 2)
        panel.start.setToolTip(capitalised(reason))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.view.sharpen()
        self.view.setFocus()

    # -- what follows

    def start(self) -> None:
        """Begin a match from this position."""
        if self.reason:
            self.frame.refuse(capitalised(self.reason))
            return
        self.panel.seats.remember()
        self.start_requested.emit(self.new_match)

    @property
    def new_match(self) -> NewMatch:
        """The match that would begin from this position."""
        seats, draft = self.panel.seats, self.draft
        return NewMatch(
            self.game.slug, seats.names, draft.values, levels=seats.levels, setup=draft.text()
        )

    def way_here(self) -> "Callable[[PositionEditor], object]":
        history, seats = self.history, self.new_match
        return lambda page: page.take_over(history, seats)

    def take_over(self, history: History[Draft], match: NewMatch) -> None:
        """Continue with the history of another page, and with the players of this match."""
        self.history = history
        self._show()
        self._seat(match)

    def forget(self) -> None:
        """Delete everything set up here, because it is now a player's secret."""
        self.history = History(self.draft.started(self.rng))
        self.scene.forget()
        self._show()
        self._store_position()

    def copy(self) -> None:
        """Copy the position to the clipboard as text."""
        (copy_secret if self.game.hidden else share)(self.draft.shared_text)
        self.told.emit(self.tr("Position copied"))

    def paste(self) -> None:
        """Show the position in the clipboard, or an error."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.frame.refuse(self.tr("The clipboard has no text."))
            return
        try:
            self.put(self.draft.read(text[:_LONGEST_CLIP], self.panel.seats.names))
        except InvalidOptions as error:
            self.frame.refuse(
                self.tr("Not pasted: {reason}.").format(reason=translated(error.reason))
            )

    def save(self, path: Path) -> None:
        """Save the position to a file, as a match that has not begun."""
        try:
            text = self.new_match.make().to_text()
        except InvalidOptions as error:
            self.frame.refuse(capitalised(error.reason))
        else:
            self.save_wanted.emit(path, text.encode())

    def ask_save(self) -> None:
        """Ask for a file, and save the position there."""
        if self.reason:
            self.frame.refuse(capitalised(self.reason))
            return
        name = match_name(self.game.title, self.panel.seats.names)
        title = self.tr("Save position")
        kinds = translate("common", "Quincunx games (*{extension})").format(extension=EXTENSION)
        path = ask_save(self, title, name, kinds, EXTENSION)
        if path is not None:
            self.save(path)
