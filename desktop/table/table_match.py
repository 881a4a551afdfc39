"""A match at the table: its session, its scene, and what the table shows of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QLineEdit

from desktop.board.contract import Prompt, Shown
from desktop.board.row_data import SeatInfo
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import in_words, turn_numbers
from desktop.controls.commands import COACH, ENTRY, PACES, UNDO
from desktop.controls.voice import voice_of
from desktop.frame.board_frame import Captions
from desktop.frame.board_page import BoardPage
from desktop.frame.front import Owner
from desktop.frame.walker import Walker
from desktop.games.catalogue import ui_of
from desktop.paper.commands import Printable
from desktop.shell.clipboard import copy_secret, share
from desktop.sound.cues import Cue
from desktop.table.clock import TableClock, Warned, is_playable
from desktop.table.coach import Coach
from desktop.table.computers import Computers, Thinking
from desktop.table.end_graph import EndGraph
from desktop.table.hint_bubble import HintBubble
from desktop.table.hints import HintControls
from desktop.table.move_completion import MoveCompletion
from desktop.table.panel import TablePanel
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
from desktop.theme.appearance import appearance, theme

translate = QCoreApplication.translate

_TYPED = "typed"
"""The first word of the note with a typed move; the number of the ply before it follows."""

_END: Mapping[EndingAction, Callable[[Session], None]] = {
    EndingAction.RESIGN: lambda session: session.resign(),
    EndingAction.DRAW: lambda session: session.propose_draw(),
    EndingAction.TIE: lambda session: session.claim_tie(),
}


class TableMatch(QObject):
    """Everything that lives while a match is at the table; the page and its widgets outlive it."""

    def __init__(
        self,
        session: Session,
        page: BoardPage,
        panel: TablePanel,
        walker: Walker,
        bubble: HintBubble,
        *,
        refresh: Callable[[], object],
        clear_clipboard: Callable[[], object],
    ) -> None:
        """`refresh` is called when the prompt or the banner may have changed.

        `clear_clipboard` is called when what the viewer may see is taken off the screen.
        """
        super().__init__(page)
        self._refresh, self._clear_clipboard = refresh, clear_clipboard
        self.session, self._page, self._panel, self._walker = session, page, panel, walker
        self._frame, self._commands = page.frame, page.commands
        self.scene = scene = ui_of(session.game.slug).scene(session.game, theme(), page)
        scene.from_setup, scene.live = bool(session.progress.setup), True
        self.computers = Computers(
            session,
            session.levels,
            show_thinking=self._show_thinking,
            show_watching=self._show_watching,
            report_trouble=self._report_trouble,
            parent=self,
        )
        has_setups = ui_of(session.game.slug).set_up is not None
        shown, computers = session.showing(), self.computers.players
        self.state = TableState(shown, session.names, has_setups, computers)
        self.ended = False
        """Whether the end of the match is shown."""
        self._problem = session.file.problem
        """A problem of the record that has not been announced yet."""
        self._typed = False
        self.notes = Notes(session, scene, panel.entry.field)
        self.completion = MoveCompletion(session, panel.entry, self._show_preview, self)
        self.hints = HintControls(session, shown, scene, page, bubble, self)
        self.coach = Coach(session, scene, page.commands[COACH], self._show_coach, self)
        self.clock = TableClock(
            session,
            self._clock_may_run,
            show_times=self._show_times,
            warn=self._warn_of_time,
            parent=self,
        )
        self.end_graph = EndGraph(session, self._show_scores, self)
        self._parts: Sequence[Callable[[MatchShown], None]] = (
            self._sound_turn,
            self._show_moves,
            self._show_commands,
            self._show_scores,
            lambda _shown: self.completion.begin_anew(),
            self.hints.follow,
            self.coach.follow,
        )
        """What each new position is shown by, after the board."""
        self._connect()
        self._fill_panel()

    def _connect(self) -> None:
        scene, session = self.scene, self.session
        scene.move_chosen.connect(self.play)
        scene.refused.connect(self.refuse)
        scene.prompt_changed.connect(lambda: self._panel.strip.show_tally(scene.words.tally()))
        scene.facts_changed.connect(self._show_facts)
        scene.tie_claimed.connect(lambda: self.ask_whether(EndingAction.TIE))
        scene.notes_changed.connect(self.notes.keep)
        session.refused.connect(self.refuse)
        session.told.connect(self._tell)  # until it leaves the table
        session.waiting.connect(self._frame.wait)
        appearance().changed.connect(self.hints.forget)

    def _fill_panel(self) -> None:
        panel, session = self._panel, self.session
        panel.seat_players(session.names)
        course = ui_of(session.game.slug).course
        title = translate("games", str(course.title)) if course is not None else ""
        panel.chart.show_title(title, by_halves=course is not None and course.by_halves)
        panel.show_matter(self.scene.make_panel())
        self._frame.attach(self.scene)
        people = session.persons | session.correspondents
        self._frame.view.table.show_rack(bool(people) or self.scene.rack_informs)
        self._show_watching()

    def begin(self) -> None:
        """Show the first position."""
        self.session.start()
        self.clock.start()
        self._fetch_typed()

    def store_draft(self) -> None:
        """Store the time, the notes, and the move that is typed or half made."""
        self.clock.store()
        self.notes.store()

    def close(self) -> None:
        """Leave the table. The draft must have been stored."""
        self.clock.close()
        self.hints.close()
        self.coach.close()
        self.end_graph.forget()
        self.computers.close()
        self.completion.close()
        self.session.stopped.emit()
        self.session.disconnect(self)
        self.deleteLater()
        self._clear_clipboard()  # last, so that an error leaves nothing at work

    # -- display

    def show(self, shown: MatchShown) -> None:
        """Show a position: first on the board, then beside it."""
        scene, before = self.scene, self.state
        other_viewer = shown.viewer != scene.viewer
        if other_viewer:
            self._let_viewer_go()
        self.hints.forget()
        self._show_preview(())
        self.state = replace(
            before,
            shown=shown,
            ending=None,
            turning_point=before.turning_point if shown.over else 0,
            lighting=shown.over and not self.ended and shown.animate,
        )
        self.ended = shown.over
        scene.coached = self.coach.speaks
        self._frame.show_position(shown)
        if other_viewer and self.session.hot_seat.notes:
            scene.set_notes(self.session.hot_seat.notes)
            self._fetch_typed()
        for part in self._parts:
            part(shown)
        if self.state.lighting:
            scene.light.celebrate(lambda: self.change(lighting=False))

    def _let_viewer_go(self) -> None:
        voice_of(self._page).forget()
        self.notes.keep()
        self._panel.entry.forget()
        if self.scene.viewer is not None:
            self._clear_clipboard()

    def _fetch_typed(self) -> None:
        if self.notes.fetch():
            self._panel.show_entry(True, focus=False)
            self._commands[ENTRY].setChecked(True)
            self.completion.begin_anew()

    def settle(self) -> None:
        """Continue once the curtain has fallen, if it was needed."""
        self.clock.tick()
        self._refresh()
        if self._problem and self.state.shown.hand_over is None:
            self.refuse(self._problem)  # no curtain covers it
            self._problem = ""

    def change(self, **fields: Any) -> None:
        """Change fields of the `TableState`, and refresh the table."""
        self.state = replace(self.state, **fields)
        self._refresh()

    @property
    def matter(self) -> Matter | None:
        """The present subject of the table."""
        return matter_of(self.state)

    @property
    def draft(self) -> QObject | None:
        """The drawing to make on the page in front; None if there is a banner."""
        shown = self.scene.view is not None and banner_of(self.state) is None
        return self.scene.to_draw() if shown else None

    @property
    def curtain(self) -> int | None:
        """The player for whom the curtain must fall now."""
        shown = self.state.shown
        waits = shown.viewer is not None and self.scene.words.delays_curtain()
        return None if waits else shown.hand_over

    def captions(self, prompt: Prompt) -> Captions:
        """Return the texts over the board; `prompt` is the scene's."""
        scene, state = self.scene, self.state
        words = SceneWords(prompt, half_done=scene.hand.half_done)
        if state.shown.hand_over is not None:
            late = scene.words.delays_curtain()
            words = replace(words, aftermath=scene.words.aftermath(), delays_curtain=late)
        if scene.light.is_decided:
            assert state.outcome is not None
            winner = state.names[min(state.outcome.winners)]
            state = replace(state, verdict=scene.words.ending_words(winner))
        return Captions(*prompt_of(state, words), aloud_of(state, words), banner_of(state))

    def standing(self) -> str:
        """Return the turn, then every player's card, then other counts, in words."""
        panel, tally = self._panel, self.scene.words.tally()
        words = [panel.strip.turn.text(), *(card.words for card in panel.seats)]
        if tally.count:
            words.append(f"{tally.count} {tally.words}".strip())
        if summary := self.scene.words.summary():
            words.append(summary)
        return ". ".join(words)

    def _sound_turn(self, shown: MatchShown) -> None:
        mover = shown.plies[-1].player if shown.plies else None
        yours = shown.animate and shown.seat is not None
        if yours and mover not in {None, *self.session.persons}:
            self.scene.heard.emit((Cue.YOUR_TURN,))

    def _show_moves(self, shown: MatchShown) -> None:
        moves, scene = self._panel.moves, self.scene
        moves.heading.show_fact(scene.words.moves_fact())
        words = moves.show_moves(in_words(scene.words.rows(shown.history)), shown.ply)
        self._walker.show_place(shown.ply, shown.last_ply, words)
        self._panel.strip.turn.setText(translate("common", "Turn {n}").format(n=turn_of(shown)))

    def _show_commands(self, shown: MatchShown) -> None:
        for command, usable in enabled_commands(self.state).items():
            self._commands[command].setEnabled(usable)
        self._commands[UNDO].lock(undo_lock(shown))
        self._commands[UNDO].allow(shown.can_undo)
        self._page.bar.redo_button.setVisible(shown.can_redo)
        players = frozenset(range(len(self.state.names)))
        self._panel.watch.setVisible(self.state.computers == players and not shown.over)
        if shown.over:
            self._panel.entry.forget()
        if shown.over or self._commands[ENTRY].isChecked():
            self._panel.show_entry(not shown.over, focus=False)

    def _show_scores(self, _shown: MatchShown | None = None) -> None:
        """Show the scores of the whole match, after its end."""
        shown, ending = self.state.shown, self.scene.light.ending
        self._panel.show_scores(self.end_graph.points(), shown.ply, turn_numbers(shown.history))
        lit = ending.ply if ending else 0
        mover = shown.plies[lit - 1].player if lit else None
        self._panel.chart.curves.light(None if mover is None else (lit, mover))

    def _show_facts(self) -> None:
        self._page.bar.chips.show_texts(self.scene.words.chips())
        self._panel.show_seats(self.scene.words.seat_info, self.state.shown)

    def _show_times(self) -> None:
        self._panel.show_times(self.clock.time_of)

    def _show_thinking(self, thinking: Thinking | None) -> None:
        asked = thinking.player if thinking is not None and thinking.draw else None
        self.change(asked_about_draw=asked)
        self._panel.show_thinking(thinking)

    def _show_watching(self) -> None:
        still, pace = self.computers.still, self.computers.pace
        self._panel.watch.show_state(still, pace)
        self._commands[PACES[pace]].setChecked(True)
        self.change(still=still)

    # -- what is announced

    def _show_coach(self) -> None:
        """Show and announce the coach's words, or remove them."""
        self.change(coach=self.coach.words)
        if self.coach.words:
            self._frame.say(" ".join((coached(self.coach.words), *self.coach.shown())))

    def _tell(self, text: str) -> None:
        self._page.told.emit(text)

    def _report_trouble(self, player: int) -> None:
        words = translate("TablePage", "{name} could not find a move and plays at random.")
        self._tell(words.format(name=self.session.names[player]))

    def _warn_of_time(self, warned: Warned) -> None:
        """Announce that a person's time is low; near the end, with a sound."""
        session = self.session
        if warned.player not in session.persons:
            return
        left = warned.seconds
        seconds = translate("TablePage", "%n seconds left", None, left)
        words = translate("TablePage", "1 minute left") if left == 60 else seconds
        alone = len(session.persons) == 1
        self._frame.say(words if alone else f"{session.names[warned.player]}: {words}")
        if left < 60:
            self.scene.heard.emit((Cue.LOW_TIME,))

    def _clock_may_run(self) -> bool:
        """Return whether nothing covers the table, and the computer players are not paused."""
        # A player who types a move is thinking.
        own_menu = self._panel.entry.list
        return not self.computers.still and is_playable(self._page, own_menu=own_menu)

    def refuse(self, reason: str) -> None:
        """Show why an action was refused."""
        self.hints.forget()
        if self._typed:
            self._panel.entry.show_error(reason)
        else:
            self._frame.refuse(reason)

    # -- the players' actions

    def play(self, move: object) -> None:
        """Play a move for the person at the screen."""
        self._typed = False
        self.session.play(move)

    def play_typed(self, text: str) -> None:
        """Play a turn typed into the line for moves."""
        self._typed = True
        before = self.session.ply
        self.session.play(text)
        if self.session.writing or self.session.ply != before:
            self._panel.entry.accept()
        self._typed = False

    def _show_preview(self, moves: Sequence[object]) -> None:
        """Show the move being typed on the board; an empty sequence removes it."""
        shown, suggested = tuple(moves), self.completion.suggested
        if (shown, suggested) != (self.state.preview, self.state.suggested):
            self.change(preview=shown, suggested=suggested)
            self._frame.preview(moves)

    def choose_pace(self, pace: int) -> None:
        """Set the speed of the computer players."""
        self.computers.pace = pace

    def ask_whether(self, action: EndingAction) -> None:
        """Ask before an action that may end the game."""
        if self.session.hot_seat.acting is not None:
            self.change(ending=action)

    def answer(self, yes: bool) -> None:
        """Answer the question about this match."""
        matter, ending = self.matter, self.state.ending
        if matter is Matter.BACK:
            self.session.back_to_game()
        elif matter is Matter.QUESTION:
            self.session.answer(yes)
        elif matter is Matter.ENDING and ending is not None and yes:
            _END[ending](self.session)
        else:
            self.change(ending=None)

    def last_turn(self) -> Sequence[Shown]:
        """Return the positions of the last turn, to replay it.

        Empty if a half-made move must be finished or cancelled first.
        """
        if self.scene.hand.half_done:
            self.refuse(translate("TablePage", "Finish or cancel your move first."))
            return []
        self.hints.forget()
        now = replace(self.state.shown, animate=True, happened="", brief="")
        return [*self.session.hot_seat.last_turn(), now]

    def owner(self) -> Owner:
        """Return the player who prepares a move on a page in front of the table."""
        session, seat = self.session, self.state.shown.seat
        assert seat is not None
        ready = SeatInfo(translate("TablePage", "Ready"))
        seats = [
            (name, self.scene.words.seat_info(player) if player in session.persons else ready)
            for player, name in enumerate(session.names)
        ]
        return Owner(seat, session.names[seat], seats, alone=len(session.persons) == 1)

    # -- copies

    def copy_board(self) -> None:
        """Copy the board as text, as the player here may see it."""
        copy = copy_secret if self.session.hot_seat.secrets else share
        copy(self.scene.game.diagram(self.scene.view, coordinates=True))
        self._tell(translate("TablePage", "Board copied as text"))

    def result(self) -> str:
        """Return how the match ended, in one line; empty before its end."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        return result_line(self.scene.game.title, outcome, self.state.names)

    def printable(self) -> Printable:
        """Return the match for printing, as the player here may know it."""
        return Printable(self.scene.view, self.session.progress.copy(), self.scene.viewer)


class Notes:
    """Stores in the record the private notes of the player at the screen.

    With them, it stores their typed move that is not played yet.
    """

    def __init__(self, session: Session, scene: BoardScene, line: QLineEdit) -> None:
        self._session, self._scene, self._line = session, scene, line

    def store(self) -> None:
        """Store the viewer's notes with the move that is typed or half made."""
        typed = ""
        if self._session.hot_seat.acting is not None:
            typed = self._line.text().strip() or self._scene.hand.half_made
        self.keep(f"{_TYPED} {self._session.ply} {typed}" if typed else "")

    def keep(self, typed: str = "") -> None:
        """Store the viewer's notes in the record, where they stay private.

        `typed`: the note that holds a typed move that is not played yet.
        """
        scene, session, known = self._scene, self._session, self._session.hot_seat.notes
        if session.game.hidden:
            player, texts = scene.viewer, [] if scene.viewer is None else scene.notes()
        else:  # the record may hold notes of other programs, which stay
            player = session.hot_seat.note_taker
            texts = [note for note in known if not note.startswith(f"{_TYPED} ")]
        if typed:
            texts.append(typed)
        if player is not None and (session.game.hidden or texts != known):
            session.keep_notes(player, texts)

    def fetch(self) -> bool:
        """Put the typed move that was stored back in the line; return whether there is one."""
        if self._session.hot_seat.acting is None or self._line.text():
            return False
        for note in self._session.hot_seat.notes:
            word, _, rest = note.partition(" ")
            ply, _, text = rest.partition(" ")
            if word == _TYPED and ply == str(self._session.ply) and text:
                self._line.setText(text)
        return bool(self._line.text())
