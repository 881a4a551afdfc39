"""The table: top bar, board, prompt and panel; it connects a session to a scene."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QActionGroup,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Prompt
from desktop.board.row_data import SeatInfo
from desktop.board.spoken.turns import in_words, turn_numbers
from desktop.controls.buttons import Button
from desktop.controls.commands import (
    COPY,
    DRAW,
    ENTER,
    ENTRY,
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
from desktop.controls.voice import voice_of
from desktop.export.commands import PictureCommands, board_of, share_front
from desktop.frame.board_frame import BoardFrame, Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.front import Front, Owner
from desktop.frame.seat_card import crowned
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.shell.actions import Action
from desktop.shell.clipboard import copy_secret, mark_secret, share, withdraw
from desktop.sound.cues import Cue
from desktop.table.clock import TableClock, Warned, is_playable
from desktop.table.coach import Coach
from desktop.table.computers import Computers, Thinking
from desktop.table.end_graph import EndGraph
from desktop.table.hints import HintControls
from desktop.table.move_completion import MoveCompletion
from desktop.table.panel import TablePanel
from desktop.table.replay import Replay
from desktop.table.series import SeriesOfMatches
from desktop.table.session import MatchShown, Session
from desktop.table.state import (
    EndingAction,
    Matter,
    SceneWords,
    TableState,
    aloud_of,
    banner_of,
    coached,
    enabled_commands,
    matter_of,
    prompt_of,
    result_line,
    turn_of,
    undo_lock,
)
from desktop.table.term_tips import TermTips
from desktop.theme.appearance import appearance, theme

translate = QCoreApplication.translate


_TYPED = "typed"
"""The first word of the note with a typed move; the number of the ply before it follows."""


class TablePage(BoardPage):
    """The page with one match at the table."""

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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self._state: TableState | None = None
        self._unsaid = ""
        """A problem of the record that has not been announced yet."""
        self.computers: Computers | None = None
        self.front = Front(self, self._owner, self._play)
        """The page in front, on which the player prepares a move."""
        self._typed = False
        self.panel = TablePanel()
        frame = BoardFrame(self.panel, self.panel.strip, "table", self._captions)
        self.completion = MoveCompletion(self.panel.entry, self)
        self.hints = HintControls(frame, self)
        self.replay = Replay(frame.view)
        self.coach = Coach(self)
        self.series = SeriesOfMatches()
        self._number = 0
        """The number of the match at this table."""
        self.clock = TableClock(self._clock_may_run, parent=self)
        self.clock.changed.connect(self._show_times)
        self.clock.warned.connect(self._warn_of_time)
        self.end_graph = EndGraph(self)
        self.end_graph.found.connect(self._show_scores)
        self._add_commands()
        self.lay_out(frame, self._standing, self.panel.entry.field)
        self._terms = TermTips(self, self.view.prompt, self.bar.chips)
        self._connect()

    def _add_commands(self) -> None:
        acts: dict[Command, Callable[[], object]] = {
            UNDO: lambda: self._tell(Session.undo),
            REDO: lambda: self._tell(Session.redo),
            REPLAY: self.replay_turn,
            DRAW: lambda: self.ask_whether(EndingAction.DRAW),
            RESIGN: lambda: self.ask_whether(EndingAction.RESIGN),
            TIE: lambda: self.ask_whether(EndingAction.TIE),
            REVIEW: lambda: self._tell(lambda s: self.review_wanted.emit(s.to_review())),
            SET_UP: self.set_up.emit,
            STUDY: self.study.emit,
            SAVE: self.save.emit,
            SAVE_AS: self.save_as.emit,
            COPY: self.copy_board,
        }
        for command, act in acts.items():
            self.add_command(command, act)
        self.walker = Walker(self, self.panel.moves.walk)
        self.add_command(ENTRY, self.toggle_entry, checkable=True)
        make = board_of(lambda: self.view)
        self._pictures = PictureCommands(self, make, self._result, self._printable)
        self.curtain.connect(lambda _player: self._pictures.close())
        paper = PaperCommands(self, paper_of(self._printable))
        self.curtain.connect(lambda _player: paper.close())
        paces = QActionGroup(self)
        for pace, command in enumerate(PACES):
            paces.addAction(self.add_command(command, partial(self._pace, pace), checkable=True))

    def _connect(self) -> None:
        self.front.changed.connect(self._show_front)
        self.front.cleared.connect(self._keep_notes)  # without what was prepared there
        self.walker.wanted.connect(lambda ply: self._tell(lambda s: s.goto(ply)))
        self.panel.moves.wanted.connect(self.walker.wanted)
        self.panel.chart.wanted.connect(self.walker.wanted)
        self.panel.entry.entered.connect(self._play_typed)
        self.panel.entry.edited.connect(self.hints.forget)
        self.hints.told.connect(self.told)
        self.coach.spoke.connect(self._hear_coach)
        self.completion.previewed.connect(self._preview)
        watch = self.panel.watch
        watch.hold.clicked.connect(self._hold)
        watch.step.clicked.connect(self._step)
        watch.pace.chosen.connect(self._pace)
        self.view.installEventFilter(self)
        self.frame.answered.connect(self._answered)
        self.banner.other_wanted.connect(self._other_wanted)
        self.banner.review_wanted.connect(self.commands[REVIEW].trigger)
        self.banner.share_wanted.connect(self.commands[SHARE_RESULT].trigger)
        appearance().changed.connect(self.hints.forget)
        QGuiApplication.clipboard().dataChanged.connect(self._mark_clipboard)
        QGuiApplication.clipboard().selectionChanged.connect(self._mark_clipboard)

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
    def showing(self) -> MatchShown | None:
        """The shown state of the match."""
        return self._state.shown if self._state is not None else None

    def _tell(self, act: Callable[[Session], None]) -> None:
        if self.session is not None:
            act(self.session)

    # -- starting a match

    def start(self, session: Session) -> None:
        """Put a session on the table."""
        self.stop()
        self.session = session
        self._number += 1
        self._terms.slug = session.game.slug
        scene = ui_of(session.game.slug).scene(session.game, theme(), self)
        scene.from_setup, scene.live = bool(session.setup), True
        scene.move_chosen.connect(self._play)
        scene.refused.connect(self.refuse)
        scene.prompt_changed.connect(self._show_tally)
        scene.facts_changed.connect(self._show_facts)
        scene.tie_claimed.connect(self.ask_whether_tie)
        scene.notes_changed.connect(self._keep_notes)
        self.bar.title.setText(session.game.title)
        self.bar.serious.setVisible(session.serious)
        self.bar.lens_button.setVisible(session.game.hidden)
        words = self.tr("{game}: {names}")
        self.setWindowTitle(words.format(game=session.game.title, names=" – ".join(session.names)))
        self.panel.seat_players(session.names)
        course = ui_of(session.game.slug).course
        title = translate("games", str(course.title)) if course is not None else ""
        self.panel.chart.show_title(title, by_halves=course is not None and course.by_halves)
        self.panel.show_matter(scene.make_panel())
        self.frame.attach(scene)
        people = session.persons | session.correspondents
        self.view.table.show_rack(bool(people) or scene.rack_informs)
        session.shown.connect(self._show)
        session.refused.connect(self.refuse)
        session.told.connect(self.told)
        session.waiting.connect(self.frame.wait)
        self.completion.serve(session)
        self.hints.serve(session, scene)
        self.coach.serve(session, scene)
        self._seat_computers(session)
        self.main_widget().setFocus()  # before a curtain may need it
        self._unsaid = session.problem
        session.start()
        self.clock.serve(session)
        self._fetch_typed()
        self.view.open_whole()

    def _seat_computers(self, session: Session) -> None:
        """Let the computer play its seats."""
        if len(session.persons | session.correspondents) == len(session.names):
            return
        self.computers = computers = Computers(session, session.levels, self)
        computers.thinking.connect(self._show_thinking)
        computers.watched.connect(self._show_watching)
        computers.troubled.connect(self._tell_of_trouble)
        self._show_watching()

    def _show_thinking(self, thinking: Thinking | None) -> None:
        about_draw = thinking is not None and thinking.draw
        self.change(asked_about_draw=thinking.player if thinking and about_draw else None)
        for player in range(len(self.panel.seats)):
            here = thinking is not None and thinking.player == player
            for card in self.panel.cards(player):
                card.think(thinking.seconds if here and thinking else 0)

    def _show_watching(self) -> None:
        if self.computers is not None:
            self.panel.watch.show_state(self.computers.still, self.computers.pace)
            self.commands[PACES[self.computers.pace]].setChecked(True)
            self.change(still=self.computers.still)

    def _tell_of_trouble(self, player: int) -> None:
        if self.session is not None:
            name = self.session.names[player]
            self.told.emit(
                self.tr("{name} could not find a move and plays at random.").format(name=name)
            )

    def _hold(self) -> None:
        if self.computers is not None:
            self.computers.hold(not self.computers.still)

    def _step(self) -> None:
        if self.computers is not None:
            self.computers.step()

    def _pace(self, pace: int) -> None:
        if self.computers is not None:
            self.computers.pace = pace

    def stop(self) -> None:
        """Clear the table."""
        self.store_draft()
        self.clock.serve(None)
        self.replay.drop()
        self.hints.serve(None, None)
        self.coach.serve(None, None)
        self.end_graph.forget()
        self.went_on.emit()
        if self.computers is not None:
            self.computers.close()
            self.computers.deleteLater()
            self.computers = None
        self.completion.serve(None)
        if self.session is not None:
            self._clear_clipboard(self.session)
            self.session.stopped.emit()
            self.session.disconnect(self)
        self.front.show_draft(None, None)
        self.frame.detach()
        self.panel.show_matter(None)
        self.panel.seat_players(())
        self.session, self._state = None, None
        self._terms.slug = ""
        self.refresh()
        self.panel.entry.forget()
        self.walker.show_place(0, 0, self.panel.moves.show_moves([], 0))
        self.setWindowTitle("")

    def _mark_clipboard(self) -> None:
        """Mark text copied from a field as a secret if players have secrets."""
        if self.session is not None and self.session.secrets:
            mark_secret()

    def _clear_clipboard(self, session: Session) -> None:
        """Clear what was copied here from the clipboard: the next player must not see it."""
        if session.secrets:
            self._pictures.stop()
            withdraw()

    # -- display

    def _show(self, showing: MatchShown) -> None:
        scene, session = self.scene, self.session
        if scene is None or session is None:
            return
        somebody_else = showing.viewer != scene.viewer
        if somebody_else:
            voice_of(self).forget()
            self._keep_notes()
            self.panel.entry.forget()
            if scene.viewer is not None:
                self._clear_clipboard(session)
        self.replay.drop()
        self.hints.forget()
        self._preview(())
        was_over = self.showing is not None and self.showing.over
        before = self._state or self._state_at_start(session, showing)
        turning_point = before.turning_point if showing.over else 0
        ends = showing.over and not was_over and showing.animate
        self._state = replace(
            before, shown=showing, ending=None, turning_point=turning_point, lighting=ends
        )
        scene.coached = self.coach.speaks
        self.frame.show_position(showing)
        if showing.animate and showing.seat is not None:
            mover = showing.plies[-1].player if showing.plies else None
            if mover not in {None, *session.persons}:
                scene.heard.emit((Cue.YOUR_TURN,))
        if somebody_else and session.hot_seat.notes:
            scene.set_notes(session.hot_seat.notes)
            self._fetch_typed()
        self.panel.moves.heading.show_fact(scene.moves_fact())
        rows = in_words(scene.rows(showing.history))
        words = self.panel.moves.show_moves(rows, showing.ply)
        self.walker.show_place(showing.ply, showing.last_ply, words)
        self._show_commands(showing)
        self._show_scores()
        if showing.over and not was_over:
            if ends:
                self._note_series(session, showing)
                scene.celebrate(lambda: self.change(lighting=False))
            self.ended.emit(session.to_review())
        elif was_over and not showing.over:
            self.series.forget(self._number)
            self.went_on.emit()
        self.panel.strip.turn.setText(translate("common", "Turn {n}").format(n=turn_of(showing)))
        self.completion.begin_anew()
        self.hints.follow(showing)
        self.coach.follow(showing)
        if showing.hand_over is not None and (showing.viewer is None or not scene.delays_curtain()):
            self.curtain.emit(showing.hand_over)
        self.clock.tick()
        self.refresh()
        if self._unsaid and showing.hand_over is None:
            self.refuse(self._unsaid)  # no curtain covers it
            self._unsaid = ""

    def _note_series(self, session: Session, showing: MatchShown) -> None:
        outcome, names = showing.view.outcome, session.names
        if outcome is None or self._state is None or not session.counts:
            return
        winners = frozenset(names[player] for player in outcome.winners)
        self.series.note(self._number, session.game.slug, names, winners)
        self._state = replace(self._state, series=self.series.score(names))

    def _state_at_start(self, session: Session, showing: MatchShown) -> TableState:
        has_setups = ui_of(session.game.slug).set_up is not None
        computers = self.computers.players if self.computers is not None else frozenset()
        return TableState(showing, session.names, has_setups, computers)

    def change(self, **fields: Any) -> None:
        """Change fields of the `TableState`, and refresh the table."""
        if self._state is not None:
            self._state = replace(self._state, **fields)
            self.refresh()

    def refresh(self) -> None:
        """Update the prompt, the banner, and the page in front."""
        scene, state = self.scene, self._state
        if scene is not None and scene.view is not None and state is not None:
            draft = scene.to_draw() if banner_of(state) is None else None
            self.front.show_draft(draft, ui_of(scene.game.slug).front)
        self.frame.refresh()
        modest = self.frame.captions.banner is not None
        for button in (*self.panel.findChildren(Button), *self.frame.corner.findChildren(Button)):
            button.set_modest(modest)

    def _captions(self, prompt: Prompt | None) -> Captions:
        scene, state = self.scene, self._state
        if scene is None or state is None or prompt is None:
            return Captions()
        words = SceneWords(prompt, half_done=scene.half_done)
        if state.shown.hand_over is not None:
            late = scene.delays_curtain()
            words = replace(words, aftermath=scene.aftermath(), delays_curtain=late)
        if scene.is_decided:
            assert state.outcome is not None
            winner = state.names[min(state.outcome.winners)]
            state = replace(state, verdict=scene.ending_words(winner))
        return Captions(*prompt_of(state, words), aloud_of(state, words), banner_of(state))

    def _show_tally(self) -> None:
        if self.scene is not None:
            self.panel.strip.show_tally(self.scene.tally())

    def replay_turn(self) -> None:
        """Replay the last turn; a half-made move must be finished or cancelled first."""
        session, scene, showing = self.session, self.scene, self.showing
        if session is None or scene is None or showing is None or self.replay.running:
            return
        if scene.half_done:
            self.refuse(self.tr("Finish or cancel your move first."))
            return
        self.hints.forget()
        now = replace(showing, animate=True, happened="", brief="")
        self.replay.start([*session.hot_seat.last_turn(), now])

    def say_where_it_turned(self, turn: int) -> None:
        """Show in the result the turn with the biggest mistake; 0 for none."""
        state = self._state
        if state is not None and state.shown.over and state.turning_point != turn:
            self.change(turning_point=turn)

    def rest(self) -> None:
        """Announce that the page is left, and look for no more hints."""
        self.hints.forget()
        self.went_on.emit()

    def _show_scores(self) -> None:
        """Show the scores of the whole match, after its end."""
        session, showing = self.session, self.showing
        if session is not None and showing is not None:
            numbers = turn_numbers(showing.history)
            self.panel.show_scores(self.end_graph.points(session), showing.ply, numbers)
            lit = self.scene.ending.ply if self.scene is not None and self.scene.ending else 0
            mover = showing.plies[lit - 1].player if lit else None
            self.panel.chart.curves.light(None if mover is None else (lit, mover))

    def _show_commands(self, showing: MatchShown) -> None:
        state = self._state
        if state is None:
            return
        for command, usable in enabled_commands(state).items():
            self.commands[command].setEnabled(usable)
        self.commands[UNDO].lock(undo_lock(showing))
        self.commands[UNDO].allow(showing.can_undo)
        self.bar.redo_button.setVisible(showing.can_redo)
        players = frozenset(range(len(state.names)))
        self.panel.watch.setVisible(state.computers == players and not showing.over)
        if showing.over:
            self.panel.entry.forget()
        if showing.over or self.commands[ENTRY].isChecked():
            self.panel.show_entry(not showing.over, focus=False)

    def _show_facts(self) -> None:
        scene, showing = self.scene, self.showing
        if scene is None or showing is None:
            return
        self.bar.chips.show_texts(scene.chips())
        view, question = showing.view, showing.question
        winners = crowned(view.outcome.winners, len(view.names)) if view.outcome else frozenset()
        for player in range(len(self.panel.seats)):
            info, gone = scene.seat_info(player), player in view.out
            asked = question is not None and question.answerer == player
            active = question is None and view.to_move == player
            for card in self.panel.cards(player):
                card.show_seat(info, active=active, gone=gone, asked=asked, winners=winners)

    def _show_times(self) -> None:
        for player in range(len(self.panel.seats)):
            for card in self.panel.cards(player):
                card.show_time(self.clock.time_of(player))

    def _warn_of_time(self, warned: Warned) -> None:
        """Announce that a person's time is low; near the end, with a sound."""
        session, scene = self.session, self.scene
        if session is None or scene is None or warned.player not in session.persons:
            return
        left = warned.seconds
        seconds = translate("TablePage", "%n seconds left", None, left)
        words = self.tr("1 minute left") if left == 60 else seconds
        alone = len(session.persons) == 1
        self.frame.say(words if alone else f"{session.names[warned.player]}: {words}")
        if warned.seconds < 60:
            scene.heard.emit((Cue.LOW_TIME,))

    def _clock_may_run(self) -> bool:
        """Return whether nothing covers the table, and the computer players are not paused."""
        held = self.computers is not None and self.computers.still
        # A player who types a move is thinking.
        return not held and is_playable(self, own_menu=self.panel.entry.list)

    def _hear_coach(self) -> None:
        """Show and announce the coach's words, or remove them."""
        self.change(coach=self.coach.words)
        if self.coach.words:
            self.frame.say(" ".join((coached(self.coach.words), *self.coach.shown())))

    def _standing(self) -> str:
        """Return the turn, then every player's card, then other counts, in words."""
        tally = self.scene.tally() if self.scene is not None and self.showing is not None else None
        words = [self.panel.strip.turn.text(), *(card.words for card in self.panel.seats)]
        if tally is not None and tally.count:
            words.append(f"{tally.count} {tally.words}".strip())
        if self.scene is not None and (summary := self.scene.summary()):
            words.append(summary)
        return ". ".join(words)

    def refuse(self, reason: str) -> None:
        """Show why an action was refused."""
        self.hints.forget()
        if self._typed:
            self.panel.entry.show_error(reason)
        else:
            self.frame.refuse(reason)

    def _result(self) -> str:
        """Return how the match ended, in one line; empty before its end."""
        scene = self.scene
        if scene is None or scene.view is None or scene.view.outcome is None:
            return ""
        return result_line(scene.game.title, scene.view.outcome, scene.view.names)

    def _printable(self) -> Printable | None:
        """Return the match for printing, as the player here may know it."""
        scene, session = self.scene, self.session
        if scene is None or session is None or scene.view is None:
            return None
        return Printable(scene.view, session.to_print(), scene.viewer)

    # -- notes

    def store_draft(self) -> None:
        self.clock.store()
        if self.front.page is not None:
            self.front.page.store_draft()
        scene, session = self.scene, self.session
        if scene is not None and session is not None and session.hot_seat.acting is not None:
            typed = self.panel.entry.field.text().strip() or scene.half_made
            self._keep_notes(f"{_TYPED} {session.ply} {typed}" if typed else "")
        else:
            self._keep_notes()

    def _keep_notes(self, typed: str = "") -> None:
        """Store the viewer's notes in the record, where they stay private.

        `typed`: the note that holds a typed move that is not played yet.
        """
        scene, session = self.scene, self.session
        if scene is None or session is None:
            return
        if session.game.hidden:
            player, texts = scene.viewer, [] if scene.viewer is None else scene.notes()
        else:  # the record may hold notes of other programs, which stay
            player = session.hot_seat.note_taker
            texts = [note for note in session.hot_seat.notes if not note.startswith(f"{_TYPED} ")]
        if typed:
            texts.append(typed)
        if player is not None and (session.game.hidden or texts != session.hot_seat.notes):
            session.keep_notes(player, texts)

    def _fetch_typed(self) -> None:
        """Restore a typed move that was not played into the line for moves."""
        session, entry = self.session, self.panel.entry
        if session is None or session.hot_seat.acting is None or entry.field.text():
            return
        for note in session.hot_seat.notes:
            word, _, rest = note.partition(" ")
            ply, _, text = rest.partition(" ")
            if word == _TYPED and ply == str(session.ply) and text:
                entry.field.setText(text)
                self.panel.show_entry(True, focus=False)
                self.commands[ENTRY].setChecked(True)
                self.completion.begin_anew()

    # -- the banner

    def ask_whether(self, action: EndingAction) -> None:
        """Ask before an action that may end the game."""
        if self.session is not None and self.session.hot_seat.acting is not None:
            self.change(ending=action)

    def ask_whether_tie(self) -> None:
        """Ask before claiming a tie by the repeated position."""
        self.ask_whether(EndingAction.TIE)

    def toggle_entry(self) -> None:
        """Show or hide the line to type moves into."""
        if self.front.page is not None:
            return  # the page in front covers the line
        self.panel.show_entry(self.panel.entry.isHidden() or self.frame.folded)
        self.commands[ENTRY].setChecked(not self.panel.entry.isHidden())

    def copy_board(self) -> None:
        """Copy the board as text, as the player here may see it."""
        if self.scene is not None and self.session is not None:
            copy = copy_secret if self.session.secrets else share
            copy(self.scene.game.diagram(self.scene.view, coordinates=True))
            self.told.emit(self.tr("Board copied as text"))

    def _answered(self, yes: bool) -> None:
        self._act_on_answer(yes)
        focus = self.window().focusWidget()
        if self.banner.isHidden() and (focus is None or self.isAncestorOf(focus)):
            self.main_widget().setFocus()  # a curtain that is down keeps the focus

    def _other_wanted(self) -> None:
        if self._matter() is Matter.LETTER:
            self.letter_ways_wanted.emit()
        else:
            (self.study if self._matter() is Matter.BACK else self.new_wanted).emit()

    def _matter(self) -> Matter | None:
        return matter_of(self._state) if self._state is not None else None

    def _act_on_answer(self, yes: bool) -> None:
        session, state, matter = self.session, self._state, self._matter()
        if session is None or state is None:
            return
        if matter is Matter.BACK:
            session.back_to_game()
        elif matter is Matter.QUESTION:
            session.answer(yes)
        elif matter is Matter.ENDING and state.ending is not None:
            self._answer_action(session, state.ending, yes)
        elif matter is Matter.LETTER:
            self.letter_answered.emit(yes)
        elif matter is Matter.RESULT:
            (self.rematch if yes else self.save).emit()
        elif matter is Matter.HAND_OVER and state.shown.hand_over is not None:
            self.curtain.emit(state.shown.hand_over)

    def _answer_action(self, session: Session, action: EndingAction, yes: bool) -> None:
        if not yes:
            self.change(ending=None)
        elif action is EndingAction.RESIGN:
            session.resign()
        elif action is EndingAction.DRAW:
            session.propose_draw()
        else:
            session.claim_tie()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter and Escape answer a hint first."""
        if self.hints.answer(Qt.Key(event.key())):
            event.accept()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter hide the board after the end of a turn, when nothing else can be done."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in ENTER and is_plain(event)
            if enter and not event.isAutoRepeat() and self._matter() is Matter.HAND_OVER:
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
        self.hints.show_buttons()

    def _owner(self) -> Owner:
        session, showing, scene = self.session, self.showing, self.scene
        assert session is not None
        assert showing is not None
        assert showing.seat is not None
        assert scene is not None
        ready = SeatInfo(self.tr("Ready"))
        seats = [
            (name, scene.seat_info(player) if player in session.persons else ready)
            for player, name in enumerate(session.names)
        ]
        alone = len(session.persons) == 1
        return Owner(showing.seat, session.names[showing.seat], seats, alone)

    # -- the players' actions

    def _play(self, move: object) -> None:
        self._typed = False
        if self.session is not None:
            self.session.play(move)

    def _preview(self, moves: Sequence[object]) -> None:
        """Show the move being typed on the board; an empty sequence removes it."""
        shown, suggested = tuple(moves), self.completion.suggested
        state = self._state
        if state is not None and (shown, suggested) != (state.preview, state.suggested):
            self.change(preview=shown, suggested=suggested)
            self.frame.preview(moves)

    def _play_typed(self, text: str) -> None:
        if self.session is None:
            return
        self._typed = True
        before = self.session.ply
        self.session.play(text)
        if self.session.writing or self.session.ply != before:
            self.panel.entry.accept()
        self._typed = False

    # -- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.front.cover_table()
