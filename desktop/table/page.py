"""The table: top bar, board, prompt and panel, for one match after another."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QActionGroup,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.board.contract import Prompt
from desktop.controls.buttons import Button
from desktop.controls.chips import Chip
from desktop.controls.commands import (
    COACH,
    COPY,
    DRAW,
    ENTER,
    ENTRY,
    HINT,
    LENS,
    PACES,
    REDO,
    REPLAY,
    RESIGN,
    REVIEW,
    SAVE,
    SAVE_AS,
    SET_UP,
    SHARE_RESULT,
    STUDY,
    TIE,
    UNDO,
    Command,
    is_plain,
)
from desktop.export.commands import PictureCommands, board_of, share_front
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.front import Front, FrontPage
from desktop.frame.walker import Walker
from desktop.games.cards import CARDS
from desktop.games.catalogue import ui_of
from desktop.language.glossary import meanings
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.shell.actions import Action
from desktop.shell.clipboard import mark_secret, withdraw
from desktop.shell.page import Page
from desktop.table.hint_bubble import HintBubble
from desktop.table.panel import TablePanel
from desktop.table.replay import Replay
from desktop.table.series import SeriesOfMatches
from desktop.table.session import MatchShown, Session
from desktop.table.state import EndingAction, Matter
from desktop.table.table_match import TableMatch

translate = QCoreApplication.translate


class TablePage(BoardPage):
    """The page with one match at the table; a `TableMatch` holds everything that leaves with it."""

    rematch = Signal()  # the same match, with every player one seat further up
    new_wanted = Signal()  # choose the options of another match
    save = Signal()
    save_as = Signal()
    review_wanted = Signal(object)  # Match
    ended = Signal(object)  # the Match, once its end is visible
    went_on = Signal()  # the end is no longer shown
    set_up = Signal()  # a match from the position shown
    study = Signal()  # study the match
    curtain = Signal(int)  # pass the computer to this player
    letter_answered = Signal(bool)  # True for the accent button of a letter's banner
    letter_ways_wanted = Signal()  # the other ways to send a letter

    def __init__(self, connect_front: Callable[[FrontPage], object]) -> None:
        """`connect_front` gets each page that covers the table."""
        super().__init__()
        self._match: TableMatch | None = None
        self.front = Front(
            self,
            lambda: self.match.owner(),
            self._to(TableMatch.play),
            connect=connect_front,
            show_front=self._show_front,
            keep_notes=self._to(lambda match: match.notes.keep()),
        )
        """The page in front, on which the player prepares a move."""
        self._go_to = self._to(lambda match, ply: match.session.goto(ply))
        self.panel = TablePanel(self._go_to, self._to(TableMatch.play_typed))
        frame = BoardFrame(self.panel, self.panel.strip, "table", self._captions)
        self.hint_bubble = HintBubble(
            frame.view,
            play_move=self._to(lambda match: match.hints.play()),
            show_another=self._to(lambda match: match.hints.ask_another()),
            close=self._to(lambda match: match.hints.forget()),
        )
        frame.view.table.add(self.hint_bubble)
        self.replay = Replay(frame.view)
        self.series = SeriesOfMatches()
        self._number = 0
        """The number of the match at this table."""
        self._add_commands()
        self.lay_out(frame, self._standing, self.panel.entry.field)
        TermTips(self, self.view.prompt, self.bar.chips)
        self._connect()

    def _add_commands(self) -> None:
        acts: dict[Command, Callable[[TableMatch], object]] = {
            UNDO: lambda match: match.session.undo(),
            REDO: lambda match: match.session.redo(),
            REPLAY: self._replay_turn,
            DRAW: lambda match: match.ask_whether(EndingAction.DRAW),
            RESIGN: lambda match: match.ask_whether(EndingAction.RESIGN),
            TIE: lambda match: match.ask_whether(EndingAction.TIE),
            REVIEW: lambda match: self.review_wanted.emit(match.session.to_review()),
            SET_UP: lambda _match: self.set_up.emit(),
            STUDY: lambda _match: self.study.emit(),
            SAVE: lambda _match: self.save.emit(),
            SAVE_AS: lambda _match: self.save_as.emit(),
            COPY: TableMatch.copy_board,
            HINT: lambda match: match.hints.ask(),
        }
        switches: dict[Command, Callable[[TableMatch], object]] = {
            COACH: lambda match: match.coach.toggle(),
            LENS: lambda match: match.hints.toggle_lens(),
        }
        for command, act in acts.items():
            self.add_command(command, self._to(act))
        for command, act in switches.items():
            self.add_command(command, self._to(act), checkable=True)
        for command, act in ((HINT, acts[HINT]), (LENS, switches[LENS])):  # which shows the reason
            self.commands[command].denied.connect(self._to(act))
        self.walker = Walker(self, self.panel.moves.walk, self._go_to)
        self.add_command(ENTRY, self.toggle_entry, checkable=True)
        make = board_of(lambda: self.view)
        self._pictures = PictureCommands(self, make, self._result, self._printable)
        self.curtain.connect(lambda _player: self._pictures.close())
        paper = PaperCommands(self, paper_of(self._printable))
        self.curtain.connect(lambda _player: paper.close())
        paces = QActionGroup(self)
        for pace, command in enumerate(PACES):
            choose = partial(self._to(TableMatch.choose_pace), pace)
            paces.addAction(self.add_command(command, choose, checkable=True))

    def _connect(self) -> None:
        edited, watch = self.panel.entry.edited, self.panel.watch
        edited.connect(self._to(lambda match, _text: match.hints.forget()))
        watch.hold.clicked.connect(self._to(lambda match: match.computers.toggle()))
        watch.step.clicked.connect(self._to(lambda match: match.computers.step()))
        watch.pace.chosen.connect(self._to(TableMatch.choose_pace))
        self.view.installEventFilter(self)
        self.banner.answered.connect(self._answered)
        self.banner.other.clicked.connect(self._do_other)
        self.banner.review.clicked.connect(self.commands[REVIEW].trigger)
        self.banner.share_wanted.connect(self.commands[SHARE_RESULT].trigger)
        QGuiApplication.clipboard().dataChanged.connect(self._mark_clipboard)
        QGuiApplication.clipboard().selectionChanged.connect(self._mark_clipboard)

    def _to(self, act: Callable[..., object]) -> Callable[..., None]:
        """Return a slot that calls `act` with the match at the table, if there is one."""

        def slot(*given: object) -> None:
            if self._match is not None:
                act(self._match, *given)

        return slot

    @property
    def answered(self) -> Mapping[Command, Action]:
        page = self.front.page
        return {**self.commands, **(page.commands if page is not None else {})}

    def main_widget(self) -> QWidget:
        return self.view if self.front.page is None else self.front.page.main_widget()

    @property
    def settling(self) -> bool:
        front = self.front.page
        return (front is not None and front.settling) or super().settling

    @property
    def match(self) -> TableMatch:
        """The match at the table. There must be one."""
        assert self._match is not None
        return self._match

    @property
    def session(self) -> Session | None:
        """The session of the match at the table, if there is one."""
        return self._match.session if self._match is not None else None

    # -- a match comes and leaves

    def start(self, session: Session) -> None:
        """Put a session on the table."""
        self.stop()
        self._number += 1
        self._match = match = TableMatch(
            session,
            self,
            self.panel,
            self.walker,
            self.hint_bubble,
            refresh=self.refresh,
            clear_clipboard=self._clear_clipboard,
        )
        session.shown.connect(self._show)
        self.bar.title.setText(session.game.title)
        self.bar.serious.setVisible(session.serious)
        self.bar.lens_button.setVisible(session.game.hidden)
        words = self.tr("{game}: {names}")
        self.setWindowTitle(words.format(game=session.game.title, names=" – ".join(session.names)))
        self.main_widget().setFocus()  # before a curtain may need it
        match.begin()
        self.view.open_whole()

    def stop(self) -> None:
        """Clear the table."""
        self.store_draft()
        self._pictures.close_sheet()
        self.replay.drop()
        self.went_on.emit()
        if self._match is not None:
            self._match.close()
            self._match.session.disconnect(self)
        self._match = None
        self.front.show_draft(None, None)
        self.frame.detach()
        self.panel.show_matter(None)
        self.panel.seat_players(())
        self.refresh()
        self.walker.show_place(0, 0, self.panel.moves.show_moves([], 0))
        self.setWindowTitle("")

    def store_draft(self) -> None:
        if self.front.page is not None:
            self.front.page.store_draft()
        if self._match is not None:
            self._match.store_draft()

    def rest(self) -> None:
        """Announce that the page is left, and look for no more hints."""
        if self._match is not None:
            self._match.hints.forget()
        self.went_on.emit()

    def _mark_clipboard(self) -> None:
        """Mark text copied from a field as a secret if players have secrets."""
        if self._match is not None and self._match.session.hot_seat.secrets:
            mark_secret()

    def _clear_clipboard(self) -> None:
        """Clear what was copied here from the clipboard: the next player must not see it."""
        if self.match.session.hot_seat.secrets:
            self._pictures.stop()
            withdraw()

    # -- display

    def _show(self, shown: MatchShown) -> None:
        """Show a position, and announce what other parts of the window must know."""
        match = self.match
        had_ended = match.ended
        self.replay.drop()
        match.show(shown)
        if shown.over and not had_ended:
            if shown.animate:
                self._note_series(match)
            self.ended.emit(match.session.to_review())
        elif had_ended and not shown.over:
            self.series.forget(self._number)
            self.went_on.emit()
        if match.curtain is not None:
            self.curtain.emit(match.curtain)
        match.settle()

    def _note_series(self, match: TableMatch) -> None:
        outcome, session, names = match.state.outcome, match.session, match.session.names
        if outcome is not None and session.progress.counts:
            winners = frozenset(names[player] for player in outcome.winners)
            self.series.note(self._number, session.game.slug, names, winners)
            match.change(series=self.series.score(names))

    def refresh(self) -> None:
        """Update the prompt, the banner, and the page in front."""
        if self._match is not None:
            scene = self._match.scene
            self.front.show_draft(self._match.draft, ui_of(scene.game.slug).front)
        self.frame.refresh()
        modest = self.frame.captions.banner is not None
        for button in (*self.panel.findChildren(Button), *self.frame.corner.findChildren(Button)):
            button.set_modest(modest)

    def _captions(self, prompt: Prompt | None) -> Captions:
        if self._match is None or prompt is None:
            return Captions()
        return self._match.captions(prompt)

    def _standing(self) -> str:
        return self._match.standing() if self._match is not None else ""

    def _result(self) -> str:
        return self._match.result() if self._match is not None else ""

    def _printable(self) -> Printable | None:
        return self._match.printable() if self._match is not None else None

    def _replay_turn(self, match: TableMatch) -> None:
        """Replay the last turn; a half-made move must be finished or cancelled first."""
        if not self.replay.running and (positions := match.last_turn()):
            self.replay.start(positions)

    def say_where_it_turned(self, turn: int) -> None:
        """Show in the result the turn with the biggest mistake; 0 for none."""
        match = self._match
        if match is not None and match.ended and match.state.turning_point != turn:
            match.change(turning_point=turn)

    def toggle_entry(self) -> None:
        """Show or hide the line to type moves into."""
        if self.front.page is not None:
            return  # the page in front covers the line
        self.panel.show_entry(self.panel.entry.isHidden() or self.frame.folded)
        self.commands[ENTRY].setChecked(not self.panel.entry.isHidden())

    # -- the banner

    def _answered(self, yes: bool) -> None:
        if self._match is not None:
            self._act_on_answer(self._match, yes)
        focus = self.window().focusWidget()
        if self.banner.isHidden() and (focus is None or self.isAncestorOf(focus)):
            self.main_widget().setFocus()  # a curtain that is down keeps the focus

    def _act_on_answer(self, match: TableMatch, yes: bool) -> None:
        matter = match.matter
        if matter is Matter.LETTER:
            self.letter_answered.emit(yes)
        elif matter is Matter.RESULT:
            (self.rematch if yes else self.save).emit()
        elif matter is Matter.HAND_OVER:
            self.curtain.emit(match.state.shown.hand_over)
        else:
            match.answer(yes)

    def _do_other(self) -> None:
        matter = self.match.matter
        if matter is Matter.LETTER:
            self.letter_ways_wanted.emit()
        else:
            (self.study if matter is Matter.BACK else self.new_wanted).emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter and Escape answer a hint first."""
        if self.hint_bubble.answer(Qt.Key(event.key())):
            event.accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter hide the board after the end of a turn, when nothing else can be done."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in ENTER and is_plain(event) and not event.isAutoRepeat()
            if enter and self._match is not None and self._match.matter is Matter.HAND_OVER:
                self._answered(True)
                return True
        return super().eventFilter(watched, event)

    # -- the page in front

    def _show_front(self) -> None:
        """Show the page on which a player prepares a move, or the table again."""
        page = self.front.page
        focus = self.window().focusWidget()
        mine = focus is None or self.isAncestorOf(focus)  # a curtain keeps the focus
        if page is not None:
            share_front(page)
        for widget in (self.bar, self.frame):
            widget.setVisible(page is None)
        if mine:
            self.main_widget().setFocus()
        if self._match is not None:
            self._match.hints.show_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.front.cover_table()


class TermTips(QObject):
    """Explains terms of the game where the pointer rests on them, if there is no other tooltip."""

    def __init__(self, page: Page, prompt: QWidget, chips: QWidget) -> None:
        super().__init__(page)
        self._page, self._prompt, self._chips = page, prompt, chips
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._page or not isinstance(event, QHelpEvent):
            return False
        slug = self._page.slug
        if event.type() != QEvent.Type.ToolTip or not slug:
            return False
        under, text = self._named_at(event.pos())
        words = meanings(text, CARDS[slug].title)
        if under is None or not words:
            return False
        from desktop.controls.tooltip import explain  # loaded with the first tooltip

        explain(under, words, event.globalPos())
        return True

    def _named_at(self, at: QPoint) -> tuple[QWidget | None, str]:
        """Return the widget at a point of the page that has a text or a name, and that text."""
        page = self._page
        # The prompt and the chips ignore the mouse.
        through = [self._prompt, *self._chips.findChildren(Chip)]
        hit = (w for w in through if w.isVisible() and w.rect().contains(w.mapFrom(page, at)))
        under = next(hit, page.childAt(at))
        while under is not None and under is not page:
            text = under.text() if isinstance(under, QLabel) else under.accessibleName()
            if text:
                return under, text
            under = under.parentWidget()
        return None, ""
