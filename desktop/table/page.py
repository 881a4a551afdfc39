"""The table: top bar, board with its prompt, panel; brings a session and a scene together."""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QActionGroup, QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Prompt
from desktop.board.folding import Islands
from desktop.board.host import LEAST_WIDTH, BoardHost, prompt_at
from desktop.board.reading import Reading
from desktop.board.rule_text import capitalised
from desktop.board.scene import BoardScene
from desktop.board.turns import in_words, is_within_turn, turn_numbers
from desktop.export.commands import PictureCommands, board_of
from desktop.games.catalogue import ui_of
from desktop.games.mono.drawing import Drawing
from desktop.games.mono.faults import faults
from desktop.layout_editor.owner import Owner
from desktop.layout_editor.page import MonoEditor
from desktop.sound.cues import Cue
from desktop.table.coach import Coach
from desktop.table.computers import Computers, Thinking
from desktop.table.deal import DealtBoard
from desktop.table.end_graph import EndGraph
from desktop.table.hints import HintControls
from desktop.table.move_completion import MoveCompletion
from desktop.table.panel import TablePanel
from desktop.table.session import MatchShown, Question, Session
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import from_right, px
from desktop.widgets.actions import Action
from desktop.widgets.banner import Banner, BannerWords
from desktop.widgets.buttons import Button
from desktop.widgets.clipboard import copy_secret, mark_secret, share, withdraw
from desktop.widgets.commands import (
    BACKWARD,
    COPY,
    DRAW,
    ENTRY,
    FORWARD,
    PACES,
    PANEL,
    REDO,
    RESIGN,
    REVIEW,
    SAVE,
    SAVE_AS,
    SET_UP,
    STUDY,
    TIE,
    UNDO,
    Command,
    is_plain,
)
from desktop.widgets.page import Page
from desktop.widgets.row_data import SeatInfo
from desktop.widgets.surfaces import lay_page
from desktop.widgets.top_bar import TopBar
from desktop.widgets.voice import say, voice_of
from rules.core import Outcome
from rules.mono.board import HIDDEN
from rules.mono.game import Layout

translate = QCoreApplication.translate


def outcome_text(outcome: Outcome, names: tuple[str, ...]) -> tuple[str, str]:
    """Who won, and why (with the scores, if the game counts and the reason does not name them)."""
    winners = [names[player] for player in sorted(outcome.winners)]
    if len(winners) == 1:
        title = translate("verdict", "{name} wins").format(name=winners[0])
    elif len(winners) == len(names) or not winners:
        title = translate("verdict", "A tie")
    else:
        several, last = ", ".join(winners[:-1]), winners[-1]
        title = translate("verdict", "A tie between {several} and {last}").format(
            several=several, last=last
        )
    reason = capitalised(outcome.reason)
    told = re.findall("[0-9]+", reason)
    if any(outcome.scores) and not all(str(score) in told for score in outcome.scores):
        reason = f"{reason} ({' : '.join(map(str, outcome.scores))})"
    return title, reason


def undo_summary(counts: Mapping[int, int], names: tuple[str, ...]) -> tuple[str, ...]:
    """A line for everybody who took back moves that had shown something."""
    return tuple(
        translate("verdict", "{name} undid %n moves that had shown something", None, count).format(
            name=names[player]
        )
        for player, count in counts.items()
    )


class EndingAction(Enum):
    """To give up, to offer a draw, or to call a repeated position a tie."""

    RESIGN = auto()
    DRAW = auto()
    TIE = auto()


class TablePage(Page):
    """One game at the table."""

    again = Signal()
    swapped = Signal()
    save = Signal()
    save_as = Signal()
    review_wanted = Signal(object)  # Match
    ended = Signal(object)  # the Match, once its end is shown
    went_on = Signal()  # nobody looks at that any more
    set_up = Signal()  # a match from the position shown
    study = Signal()  # this match, and what else might have been played
    curtain = Signal(int)  # pass the computer to this player

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.scene: BoardScene | None = None
        self.showing: MatchShown | None = None
        self._unsaid = ""
        """What was wrong with the record and has not been said yet."""
        self.computers: Computers | None = None
        self.deal: DealtBoard | None = None
        """The board dealt to the player here, in front of all else until it is played."""
        self.editor: MonoEditor | None = None
        """The editor in its place, if the player draws a board."""
        self._question: Question | None = None
        self._typed = self._over = False
        self._turned = 0
        """The turn of the biggest mistake, once that is known."""
        self._previewed: Sequence[Any] = ()
        self._action: EndingAction | None = None
        self._asked_about_draw: int | None = None
        self.view = BoardHost()
        self.banner = Banner(self.view)
        self.panel = TablePanel()
        self.completion = MoveCompletion(self.panel.entry, self)
        self.hints = HintControls(self.view, self)
        self.coach = Coach(self)
        self.end_graph = EndGraph(self)
        self.end_graph.found.connect(self._show_scores)
        self._add_commands()
        self.bar = TopBar(self.commands)
        self.islands = Islands(self.view, self.panel, self.panel.strip, "table")
        self.islands.asking = lambda: not self.banner.isHidden()
        lay_page(self, self.bar, self.islands)
        self._connect()

    def _add_commands(self) -> None:
        acts: dict[Command, Callable[[], object]] = {
            UNDO: lambda: self._tell(Session.undo),
            REDO: lambda: self._tell(Session.redo),
            BACKWARD: lambda: self._tell(lambda session: session.goto(session.ply - 1)),
            FORWARD: lambda: self._tell(lambda session: session.goto(session.ply + 1)),
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
        self.add_command(ENTRY, self.toggle_entry, checkable=True)
        self.add_command(PANEL, lambda: self.islands.toggle())
        pictures = PictureCommands(self, board_of(lambda: self.view))
        self.curtain.connect(lambda _player: pictures.close())
        Reading(self, lambda: self.view, self._standing)
        paces = QActionGroup(self)
        for pace, command in enumerate(PACES):
            paces.addAction(self.add_command(command, partial(self._pace, pace), checkable=True))
        self.keys.watch(self.view, self.panel.entry.field)

    def _connect(self) -> None:
        self.bar.menu.connect(self.menu_wanted)
        self.bar.rules.connect(lambda: self._tell(lambda s: self.help_wanted.emit(s.game.slug)))
        self.panel.moves.wanted.connect(lambda ply: self._tell(lambda s: s.goto(ply)))
        self.panel.chart.wanted.connect(lambda ply: self._tell(lambda s: s.goto(ply)))
        self.panel.entry.entered.connect(self._play_typed)
        self.panel.entry.edited.connect(self.hints.forget)
        self.hints.told.connect(self.told)
        self.coach.spoke.connect(self._hear_coach)
        self.completion.previewed.connect(self._preview)
        self.panel.watch.held.connect(self._hold)
        self.panel.watch.stepped.connect(self._step)
        self.panel.watch.paced.connect(self._pace)
        self.view.installEventFilter(self)
        self.banner.answered.connect(self._answered)
        self.banner.other_wanted.connect(self._other_wanted)
        self.banner.review_wanted.connect(self.commands[REVIEW].trigger)
        appearance().changed.connect(self._apply_theme)
        QGuiApplication.clipboard().dataChanged.connect(self._mark_clipboard)
        QGuiApplication.clipboard().selectionChanged.connect(self._mark_clipboard)

    @property
    def answered(self) -> Mapping[Command, Action]:
        return {**self.commands, **(self.front.commands if self.front is not None else {})}

    @property
    def front(self) -> DealtBoard | MonoEditor | None:
        """What the player here chooses a board on, in front of the table."""
        return self.deal or self.editor

    def main_widget(self) -> QWidget:
        return self.view if self.front is None else self.front.main_widget()

    @property
    def slug(self) -> str:
        return self.session.game.slug if self.session is not None else ""

    def _tell(self, act: Callable[[Session], None]) -> None:
        if self.session is not None:
            act(self.session)

    # -- a game begins

    def start(self, session: Session) -> None:
        """Puts a session on the table."""
        self.stop()
        self.session = session
        self.scene = ui_of(session.game.slug).scene(session.game, theme(), self)
        self.scene.from_setup = bool(session.setup)
        self.scene.move_chosen.connect(self._play)
        self.scene.refused.connect(self.refuse)
        self.scene.prompt_changed.connect(self._show_prompt)
        self.scene.facts_changed.connect(self._show_facts)
        self.scene.tie_claimed.connect(self.ask_whether_tie)
        self.scene.notes_changed.connect(self._keep_notes)
        self.bar.title.setText(session.game.title)
        self.bar.serious.setVisible(session.serious)
        self.bar.lens_button.setVisible(session.game.hidden)
        words = self.tr("{game}: {names}")
        self.setWindowTitle(words.format(game=session.game.title, names=" – ".join(session.names)))
        self.panel.seat_players(session.names)
        course = ui_of(session.game.slug).course
        title = translate("games", str(course.title)) if course is not None else ""
        self.panel.chart.show_title(title, by_halves=course is not None and course.by_halves)
        self.panel.show_matter(self.scene.make_panel())
        self.view.attach(self.scene)
        session.shown.connect(self._show)
        session.refused.connect(self.refuse)
        session.asked.connect(self._ask)
        session.told.connect(self.told)
        session.waiting.connect(self.scene.wait)
        session.waiting.connect(self.view.await_disk)
        self.completion.serve(session)
        self.hints.serve(session, self.scene)
        self.coach.serve(session, self.scene)
        self._seat_computers(session)
        self.main_widget().setFocus()  # before a curtain may want it
        self._unsaid = session.problem
        session.start()
        self.view.open_whole()

    def _seat_computers(self, session: Session) -> None:
        """Lets the computer play its seats."""
        self.panel.watch.setVisible(not session.persons)
        if len(session.persons) == len(session.names):
            return
        self.computers = computers = Computers(session, session.levels, self)
        computers.thinking.connect(self._show_thinking)
        computers.watched.connect(self._show_watching)
        computers.troubled.connect(self._tell_of_trouble)
        self._show_watching()

    def _show_thinking(self, thinking: Thinking | None) -> None:
        offer = thinking.player if thinking is not None and thinking.draw else None
        if offer != self._asked_about_draw:
            self._asked_about_draw = offer
            self._show_again()
        for player in range(len(self.panel.seats)):
            here = thinking is not None and thinking.player == player
            for card in self.panel.cards(player):
                card.think(thinking.seconds if here and thinking else 0)

    def _show_watching(self) -> None:
        if self.computers is not None:
            self.panel.watch.show_state(self.computers.still, self.computers.pace)
            self.commands[PACES[self.computers.pace]].setChecked(True)
        self._show_again()

    def _show_again(self) -> None:
        """Writes the prompt once more, as somebody else does something now."""
        if self.scene is not None and self.showing is not None:
            self._show_prompt(self.scene.current_prompt())

    def _tell_of_trouble(self, player: int) -> None:
        if self.session is not None:
            name = self.session.names[player]
            self.told.emit(
                self.tr("{name} could not think and plays a random move.").format(name=name)
            )

    def _hold(self, still: bool) -> None:
        if self.computers is not None:
            self.computers.hold(still)

    def _step(self) -> None:
        if self.computers is not None:
            self.computers.step()

    def _pace(self, pace: int) -> None:
        if self.computers is not None:
            self.computers.pace = pace

    def stop(self) -> None:
        """Clears the table."""
        self.store_draft()
        self.hints.serve(None, None)
        self.coach.serve(None, None)
        self.end_graph.forget()
        self._over, self._turned = False, 0
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
        self._show_editor(None)
        self.view.detach()
        self.panel.show_matter(None)
        self.panel.seat_players(())
        self.session, self.scene, self.showing, self._question = None, None, None, None
        self._previewed = ()
        self.panel.entry.forget()
        self.panel.moves.show_moves([], 0, 0)
        self.setWindowTitle("")

    def _mark_clipboard(self) -> None:
        """Marks what a text field has copied as a secret, where players have secrets."""
        if self.session is not None and self.session.secrets:
            mark_secret()

    @staticmethod
    def _clear_clipboard(session: Session) -> None:
        """What was copied here is not for whoever comes next."""
        if session.secrets:
            withdraw()

    # -- what is to be shown

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
        self.hints.forget()
        self._preview(())
        self.showing = showing
        self._action = None
        self.view.show_position(showing)
        if showing.animate and showing.seat is not None:
            mover = showing.plies[-1].player if showing.plies else None
            if mover not in {None, *session.persons}:
                scene.heard.emit((Cue.YOUR_TURN,))
        if somebody_else and session.notes:
            scene.set_notes(session.notes)
        self.panel.moves.heading.show_title(scene.moves_title())
        self.panel.moves.heading.show_fact(scene.moves_fact())
        plies = session.history()
        rows = in_words(scene.rows(plies))
        self.panel.moves.show_moves(rows, showing.ply, showing.last_ply)
        self._show_actions(session, showing)
        numbers = turn_numbers(plies)
        self._show_scores()
        self._follow_end(session)
        turn = 1
        if showing.ply:
            turn = numbers[showing.ply - 1] + (not is_within_turn(plies, showing.ply))
        self.panel.strip.turn.setText(self.tr("Turn {n}").format(n=turn))
        self.completion.begin_anew()
        self.hints.follow(showing)
        self.coach.follow(showing)
        if showing.hand_over is not None and (showing.viewer is None or not scene.delays_curtain()):
            self.curtain.emit(showing.hand_over)

    def _follow_end(self, session: Session) -> None:
        """Says once that the match is over, and that it is not any more."""
        if session.ended != self._over:
            self._over, self._turned = session.ended, 0
            if session.ended:
                self.ended.emit(session.to_review())
            else:
                self.went_on.emit()

    def say_where_it_turned(self, turn: int) -> None:
        """Has the result name the turn of the biggest mistake."""
        self._turned = turn
        if self._over:
            self._ask(self._question)

    def rest(self) -> None:
        """The page is left."""
        self.went_on.emit()

    def _show_scores(self) -> None:
        """How the match went, once it is over."""
        session, showing = self.session, self.showing
        if session is not None and showing is not None:
            numbers = turn_numbers(session.history())
            self.panel.show_scores(self.end_graph.points(session), showing.ply, numbers)

    def _show_actions(self, session: Session, showing: MatchShown) -> None:
        able = {
            REDO: session.can_redo,
            BACKWARD: showing.ply > 0,
            FORWARD: showing.ply < showing.last_ply,
            DRAW: session.acting is not None,
            RESIGN: session.acting is not None,
            TIE: session.can_claim_tie,
            REVIEW: session.may_review,
            SET_UP: _may_set_up(session),
            STUDY: session.may_study,
            **dict.fromkeys(PACES, self.computers is not None),
        }
        for command, usable in able.items():
            self.commands[command].setEnabled(usable)
        stands = self.tr("this is a serious game, and what was shown stays")
        if not session.serious:
            stands = self.tr("a study is saved with this game")
        self.commands[UNDO].lock(stands if session.undo_refused else "")
        self.commands[UNDO].allow(session.can_undo)
        self.bar.redo_button.setVisible(session.can_redo)
        self.panel.watch.setEnabled(session.outcome is None)

    def _show_facts(self) -> None:
        scene, showing = self.scene, self.showing
        if scene is None or showing is None:
            return
        self.bar.chips.show_texts(scene.chips())
        for player in range(len(self.panel.seats)):
            view = showing.view
            info = scene.seat_info(player)
            for card in self.panel.cards(player):
                card.show_seat(info, active=view.to_move == player, gone=player in view.out)

    def _show_prompt(self, prompt: Prompt) -> None:
        showing, session = self.showing, self.session
        if showing is None or session is None:
            return
        player, prompt = self._addressed(showing, session.names, prompt)
        aloud = self._aloud(showing, prompt.sentence)
        self.view.show_prompt(player, prompt, aloud=aloud)
        if self.scene is not None:
            self.panel.strip.show_tally(self.scene.tally())

    def _aloud(self, showing: MatchShown, sentence: str) -> str:
        """What of the prompt is said; nothing that has been said already."""
        words = self._banner_words()
        if self._asked() is not None:
            return self.banner.text
        if showing.view.outcome is not None and showing.happened and not showing.reviewing:
            return ""  # who won
        if showing.seat is None and showing.happened and self._computer_is_to_move(showing):
            return ""  # the player who moved knows whose turn it is
        if showing.hand_over is None or words is None:
            return sentence
        if showing.viewer is None:
            return ""  # the curtain says whom it waits for
        waits = self.scene is not None and self.scene.delays_curtain()
        return f"{sentence}. {words.title}. {words.line}" if waits else sentence

    def _computer_is_to_move(self, showing: MatchShown) -> bool:
        return self.computers is not None and showing.view.to_move in self.computers.players

    def _addressed(
        self, showing: MatchShown, names: tuple[str, ...], prompt: Prompt
    ) -> tuple[int | None, Prompt]:
        """Whom the prompt speaks to, and what it says where the scene's own words do not fit."""
        outcome = showing.view.outcome
        if showing.reviewing:
            hint = self.tr("You are looking at an earlier position.")
            return showing.view.to_move, Prompt(self._where(showing.ply), hint)
        asked = self._asked()
        if asked is not None:
            return next(iter(asked.players)), Prompt(asked.title, asked.line)
        if outcome is not None:
            player = next(iter(outcome.winners)) if len(outcome.winners) == 1 else None
            return player, Prompt(outcome_text(outcome, names)[0])  # why is said in the bar
        if showing.hand_over is not None and showing.viewer is not None:
            sentence = self.tr("{name}, your turn is over").format(name=names[showing.viewer])
            usual = self.tr("Look as long as you like. Then hide the board.")
            hint = (self.scene.aftermath() if self.scene is not None else "") or usual
            return showing.viewer, Prompt(sentence, hint)
        if self._asked_about_draw is not None:
            words = self.tr("{name} is thinking about the draw")
            hint = self.tr("Any move withdraws the offer.") if showing.seat is not None else ""
            player = self._asked_about_draw
            return player, Prompt(words.format(name=names[player]), hint)
        to_move = showing.view.to_move
        if self.computers is not None and to_move is not None and to_move in self.computers.players:
            still = self.computers.still
            words = self.tr("{name} moves") if still else self.tr("{name} is thinking")
            name = names[to_move]
            return to_move, Prompt(words.format(name=name))
        if self._previewed:
            prompt = Prompt(prompt.sentence, self.tr("Your typed move. Enter plays it."))
        elif self.coach.words and self.scene is not None and not self.scene.half_done:
            prompt = Prompt(prompt.sentence, self._coached(), accent=True)
        return showing.view.to_move, prompt

    def _coached(self) -> str:
        return self.tr("Coach: {words}").format(words=self.coach.words)

    def _hear_coach(self) -> None:
        """The coach says something, or nothing any more."""
        self._show_again()
        if self.coach.words:
            say(self.view, " ".join((self._coached(), *self.coach.shown())))

    def _where(self, ply: int) -> str:
        """Which position is looked at."""
        plies = self.session.history() if self.session is not None else []
        number = turn_numbers(plies)[ply - 1] if ply else 0
        if not number:
            return self.tr("Start position")
        if is_within_turn(plies, ply):
            return self.tr("During turn {n}").format(n=number)
        return self.tr("After turn {n}").format(n=number)

    def _standing(self) -> str:
        """How the game stands: the turn, then everybody's card, then what is counted."""
        tally = self.scene.tally() if self.scene is not None and self.showing is not None else None
        words = [self.panel.strip.turn.text(), *(c.accessibleName() for c in self.panel.seats)]
        if tally is not None and tally.count:
            words.append(f"{tally.count} {tally.words}".strip())
        if self.scene is not None and (summary := self.scene.summary()):
            words.append(summary)
        return ". ".join(words)

    def refuse(self, reason: str) -> None:
        """Shows why something did not happen."""
        self.hints.forget()
        if self._typed:
            self.panel.entry.show_error(reason)
        self.view.refuse(reason)

    def _apply_theme(self) -> None:
        self.hints.forget()
        typed = self._previewed
        self._preview(())
        self.view.apply_theme()
        self._preview(typed)

    # -- notes

    def store_draft(self) -> None:
        if self.front is not None:
            self.front.store_draft()
        self._keep_notes()

    def _keep_notes(self) -> None:
        """What the player at the screen has noted goes into the record, and stays theirs."""
        scene, session = self.scene, self.session
        if scene is not None and session is not None and scene.viewer is not None:
            session.keep_notes(scene.viewer, scene.notes())

    # -- the bar at the foot of the table

    def _ask(self, question: Question | None) -> None:
        asked_before, said_before = self.banner.asks, not self.banner.isHidden()
        self._question = question
        words = self._banner_words()
        if words is None:
            self.banner.hide()
        else:
            self.banner.show_words(words)
        # Where nothing was or is asked, what was refused meanwhile would be said no more.
        if said_before or words is not None:
            self._show_again()
        if self._unsaid and self.showing is not None and self.showing.hand_over is None:
            self.refuse(self._unsaid)  # no curtain is in front of it
            self._unsaid = ""
        for button in (*self.panel.findChildren(Button), *self.islands.corner.findChildren(Button)):
            button.set_modest(words is not None)
        self._place_banner()
        scene = self.scene
        self._show_editor(scene.to_draw() if scene is not None and words is None else None)
        if self.banner.asks and not asked_before:
            # What ends a game is not the answer at hand.
            self.banner.no.setFocus(Qt.FocusReason.TabFocusReason)

    def _banner_words(self) -> BannerWords | None:
        """What the bar is to say now, the most urgent thing first."""
        session, showing = self.session, self.showing
        if session is None or showing is None:
            return None
        names = session.names
        if showing.reviewing:
            title, line = self.tr("Looking back"), self.tr("The game waits where you left it.")
            yes = self.tr("Back to the game")
            study = self.tr("Study") if session.may_study else ""
            return BannerWords(frozenset(), title, line, yes, other=study, beside=True)
        asked = self._asked()
        if asked is not None:
            return asked
        outcome = showing.view.outcome
        if outcome is not None:
            again, save = self.tr("Play again"), self.tr("Save game")
            title, line = outcome_text(outcome, names)
            if self._turned:
                line = self.tr("Turning point: turn {n}").format(n=self._turned)
            other, notes = self.tr("Swap seats"), undo_summary(session.taken_back, names)
            return BannerWords(
                outcome.winners,
                *(title, line, again, save, other),
                notes=notes,
                review=REVIEW.label,
            )
        if showing.hand_over is not None:
            title = self.tr("{name} is next").format(name=names[showing.hand_over])
            line = self.tr("Hide the board, then pass the computer on.")
            player = frozenset({showing.hand_over})
            return BannerWords(player, title, line, self.tr("Hide the board"), beside=True)
        return None

    def _question_words(self, question: Question, names: tuple[str, ...]) -> BannerWords:
        asker, answerer = names[question.asker], names[question.answerer]
        if question.kind == "draw":
            title = self.tr("{asker} offers a draw").format(asker=asker)
        else:
            title = self.tr("{asker} asks to undo").format(asker=asker)
        line = self.tr("{answerer}, do you agree?").format(answerer=answerer)
        players = frozenset({question.asker})
        yes, no = self.tr("Agree"), self.tr("Decline")
        return BannerWords(players, title, line, yes, no, beside=True)

    def _confirmation_words(self, action: EndingAction, name: str, player: int) -> BannerWords:
        no = self.tr("Play on")
        if action is EndingAction.RESIGN:
            title, yes = self.tr("{name}, resign?"), self.tr("Resign")
            line = self.tr("You lose the game.")
        elif action is EndingAction.DRAW:
            title, yes = self.tr("{name}, offer a draw?"), self.tr("Offer a draw")
            line = self.tr("If everyone agrees, the game is over.")
        else:
            title, yes = self.tr("{name}, claim a draw?"), self.tr("Claim a draw")
            line = self.tr("This ends the game.")
        players = frozenset({player})
        return BannerWords(players, title.format(name=name), line, yes, no, beside=True)

    def _asked(self) -> BannerWords | None:
        """The words of the question that somebody here is to answer, if there is one."""
        session = self.session
        if session is None or session.reviewing:
            return None
        if self._question is not None:
            return self._question_words(self._question, session.names)
        if self._action is not None and session.acting is not None:
            return self._confirmation_words(
                self._action, session.names[session.acting], session.acting
            )
        return None

    def ask_whether(self, action: EndingAction) -> None:
        """Asks before anything is done that may end the game."""
        if self.session is not None and self.session.acting is not None:
            self._action = action
            self._ask(self._question)

    def ask_whether_tie(self) -> None:
        """Asks before the repeated position is called a tie."""
        self.ask_whether(EndingAction.TIE)

    def toggle_entry(self) -> None:
        """Shows or hides the line to type moves into."""
        if self.front is not None:
            return  # it stands behind it
        self.panel.show_entry(self.panel.entry.isHidden() or self.islands.folded)
        self.commands[ENTRY].setChecked(not self.panel.entry.isHidden())

    def copy_board(self) -> None:
        """Puts the board into the clipboard as text, as whoever sits here may see it."""
        if self.scene is not None and self.session is not None:
            copy = copy_secret if self.session.secrets else share
            copy(self.scene.game.diagram(self.scene.view, coordinates=True))
            self.told.emit(self.tr("Board copied as text"))

    def _answered(self, yes: bool) -> None:
        self._act_on_answer(yes)
        focus = self.window().focusWidget()
        if self.banner.isHidden() and (focus is None or self.isAncestorOf(focus)):
            self.main_widget().setFocus()  # a curtain that has come down keeps it

    def _other_wanted(self) -> None:
        looking_back = self.showing is not None and self.showing.reviewing
        (self.study if looking_back else self.swapped).emit()

    def _act_on_answer(self, yes: bool) -> None:
        session, showing = self.session, self.showing
        if session is None or showing is None:
            return
        if showing.reviewing:
            session.back_to_game()
        elif self._question is not None:
            session.answer(yes)
        elif self._action is not None:
            self._answer_action(session, self._action, yes)
        elif showing.view.outcome is not None:
            (self.again if yes else self.save).emit()
        elif showing.hand_over is not None:
            self.curtain.emit(showing.hand_over)

    def _answer_action(self, session: Session, action: EndingAction, yes: bool) -> None:
        self._action = None
        if not yes:
            self._ask(self._question)
        elif action is EndingAction.RESIGN:
            session.resign()
        elif action is EndingAction.DRAW:
            session.propose_draw()
        else:
            session.claim_tie()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape: no to what is asked, or back to the game."""
        session = self.session
        escape = event.key() == Qt.Key.Key_Escape and session is not None
        if self.hints.answer(Qt.Key(event.key())):
            event.accept()
        elif escape and self._asked() is not None:
            self._answered(False)
        elif escape and session is not None and session.reviewing:
            self._answered(True)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on the board hides it once a turn is over: there is nothing else to be done."""
        if watched is self.view and event.type() == QEvent.Type.Resize:
            self._place_banner()  # also when the panel beside it is folded or opened
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_plain(event)
            if enter and not event.isAutoRepeat() and self._hands_over():
                self._answered(True)
                return True
        return super().eventFilter(watched, event)

    def _hands_over(self) -> bool:
        """Whether all that is offered is to hide the board."""
        showing = self.showing
        over = showing is not None and showing.hand_over is not None and not showing.reviewing
        return over and self._asked() is None and not self.banner.isHidden()

    # -- what is drawn before it is played

    def _show_editor(self, drawing: QObject | None) -> None:
        """Has a board chosen in front of the table, or nothing any more."""
        if drawing is not (self.front.drawing if self.front is not None else None):
            self._put_in_front(self._made_front(drawing) if isinstance(drawing, Drawing) else None)

    def _made_front(self, drawing: Drawing) -> DealtBoard | MonoEditor:
        """The editor where a board is half drawn, else what deals one."""
        drawn = drawing.labels.strip(HIDDEN)
        half_drawn = drawn and faults(*drawing.sheet)
        draws = half_drawn or drawing.by_hand
        return self._made_editor(drawing) if draws else self._made_deal(drawing)

    def _put_in_front(self, page: DealtBoard | MonoEditor | None) -> None:
        before = self.front
        self.deal = page if isinstance(page, DealtBoard) else None
        self.editor = page if isinstance(page, MonoEditor) else None
        focus = self.window().focusWidget()
        mine = focus is None or self.isAncestorOf(focus)  # a curtain keeps it
        for widget in (self.bar, self.islands):
            widget.setVisible(page is None)
        if mine:
            self.main_widget().setFocus()
        self.hints.show_buttons()
        if before is not None:
            before.leave_match()
            self._keep_notes()  # what has been placed is noted no more

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

    def _made_deal(self, drawing: Drawing) -> DealtBoard:
        deal = DealtBoard(self, drawing, self._owner())
        deal.left.connect(self.left)
        deal.draw_wanted.connect(lambda: self._draw_own(drawing))
        deal.library_wanted.connect(lambda: self._draw_own(drawing).show_library())
        deal.paste_wanted.connect(lambda: self._draw_own(drawing).exchange.paste())
        self._connect_front(deal)
        return deal

    def _draw_own(self, drawing: Drawing) -> MonoEditor:
        """Opens the layout editor with the board dealt."""
        drawing.by_hand = True
        editor = self._made_editor(drawing)
        self._put_in_front(editor)
        return editor

    def _leave_editor(self, drawing: Drawing) -> None:
        """Goes back to the board dealt, or the one drawn."""
        drawing.by_hand = False
        self._put_in_front(self._made_deal(drawing))

    def _made_editor(self, drawing: Drawing) -> MonoEditor:
        editor = MonoEditor(self, drawing, self._owner())
        editor.left.connect(lambda: self._leave_editor(drawing))
        editor.warned.connect(self.warned)
        editor.save_wanted.connect(self.save_wanted)
        self._connect_front(editor)
        return editor

    def _connect_front(self, page: DealtBoard | MonoEditor) -> None:
        page.menu_wanted.connect(self.menu_wanted)
        page.told.connect(self.told)
        page.help_wanted.connect(self.help_wanted)
        page.used.connect(lambda labels: self._play(Layout(labels)))
        page.setGeometry(self.rect())
        page.show()

    # -- what people do

    def _play(self, move: object) -> None:
        self._typed = False
        if self.session is not None:
            self.session.play(move)

    def _preview(self, moves: Sequence[Any]) -> None:
        """Shows on the board what is being typed, or nothing any more."""
        if self.scene is not None and self.scene.view is not None and moves != self._previewed:
            self._previewed = moves
            self.scene.show_preview(moves)
            self._show_prompt(self.scene.current_prompt())

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
        if self.front is not None:
            self.front.setGeometry(self.rect())
        self._place_banner()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_banner()

    def _place_banner(self) -> None:
        self.banner.fit(self.view.width() - 8)
        size, corner = self.banner.size(), prompt_at()
        # What it says covers nothing: the board makes room, or the prompt beside it.
        shown, beside = not self.banner.isHidden(), self.banner.beside
        left_over = self.view.width() - 2 * corner.x() - size.width() - px(16)
        below = shown and beside and left_over < px(LEAST_WIDTH)
        self.view.footer = size.height() / theme().text_scale if shown and not beside else 0
        self.view.taken = size.width() + px(16) if shown and beside and not below else 0
        self.view.beneath = self.banner if below else None
        if beside:
            left = self.view.width() - corner.x() - size.width()
            self.banner.move(corner.x() if from_right() else left, corner.y())
        else:
            left = (self.view.width() - size.width()) // 2
            self.banner.move(left, self.view.height() - size.height() - 6)
        self.islands.corner.place()
        self.view.place_prompt()


def _may_set_up(session: Session) -> bool:
    """Whether a match may begin from the position shown, and nobody learns a secret by it."""
    open_to_all = session.outcome is not None or not session.game.hidden
    return open_to_all and ui_of(session.game.slug).set_up is not None
