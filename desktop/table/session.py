"""Session: a match at this table. Pages get views of it and never the match itself.

Each action is applied to a copy of the match, which `keep_by` writes to disk. Then the copy
replaces the match and is shown. The session passes other jobs on: `in_progress.py` knows the match
and who plays it, `hot_seat.py` who looks at the screen, `match_file.py` where it is saved.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.frame.banner import BannerWords
from desktop.language.messages import translated
from desktop.storage.autosave import KeptMatch, Then
from desktop.table.hot_seat import HotSeat
from desktop.table.in_progress import GameInProgress, Question
from desktop.table.match_file import MatchFile
from desktop.table.undo import asker, make_again, take_back
from rules.core import AnyGame, IllegalMove, InvalidMove, Outcome, Position
from rules.core.commands import CLAIM_TIE, PROPOSE_DRAW
from rules.core.time_control import TimeControl
from rules.match import Match
from rules.server_line import typed_move
from rules.standing.rated import HELP
from rules.study import NAME

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class MatchShown(Shown):
    """The state for the table to show.

    `hand_over` is the player the computer must be passed to before anything of theirs is shown.
    `question` waits for an answer. `acting` is the person for whom resigning or offering a draw
    counts here. `history` holds every ply, also those after the position shown. `over` is whether
    the match has ended as it is played. `taken_back` has the number of revealing moves that each
    person has undone. The rest is as in `Session`.
    """

    ply: int
    last_ply: int
    reviewing: bool
    hand_over: int | None
    question: Question | None
    acting: int | None
    history: tuple[PlyText, ...]
    over: bool
    secret: bool
    """Whether the players have secrets from each other."""
    serious: bool
    may_review: bool
    may_study: bool
    can_undo: bool
    can_redo: bool
    can_claim_tie: bool
    undo_refused: bool
    taken_back: Mapping[int, int]
    letter: BannerWords | None = None
    """What to do with the next letter of a match by letters."""


@dataclass(frozen=True, slots=True)
class TypedMove:
    """The effect of a typed text: `reason` is empty for a legal move, otherwise why it is not.

    `position` is the index in the text that cannot be read, None if a rule forbids the move.
    `moves` are those of a legal text. `note` says which part was ignored, and what was added.
    """

    reason: str = ""
    position: int | None = None
    moves: tuple[object, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class _Done:
    """The match after the last action, until it is saved.

    `forward`: it is one ply longer, and shown as a move. `said` is announced with it.
    """

    match: Match
    forward: bool
    said: str


class Session(QObject):
    """One match and the people playing it here. Every error becomes one sentence in `refused`."""

    shown = Signal(MatchShown)
    refused = Signal(str)
    turned = Signal(int)  # a computer player is to move
    consulted = Signal(int)  # a computer player must answer a draw offer
    stopped = Signal()  # what a computer player is thinking about is no longer needed
    waiting = Signal()  # the disk is slow; no action is possible until it has finished
    told = Signal(str)  # a message that is not an error

    def __init__(
        self, match: Match, persons: Iterable[int] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        everybody = range(len(match.names))
        self.progress = GameInProgress(match, everybody if persons is None else persons)
        self.hot_seat = HotSeat(self.progress)
        self.file = MatchFile(lambda: self._latest, damaged=match.problem is not None)
        self.touched = False
        """Whether anything happened since the match was read from its file."""
        self.correspondents: Set[int] = frozenset()
        """The seats of people at other computers, who play by letters."""
        self.keep_by: Callable[[KeptMatch, Then], object] = lambda _match, then: then()
        """Saves the match, then calls its second argument: at once, or later."""
        self._done: _Done | None = None

    # -- public facts

    @property
    def _match(self) -> Match:
        return self.progress.match

    @property
    def persons(self) -> Set[int]:
        """The seats of the people here; the computer plays the others."""
        return self.progress.persons

    @property
    def game(self) -> AnyGame:
        return self._match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._match.names

    @property
    def levels(self) -> tuple[int | None, ...]:
        """The levels of the computer players, None for a person; empty if only people play."""
        return self._match.levels

    @property
    def serious(self) -> bool:
        """Whether the players want no help, and no undo of moves that revealed something."""
        return self._match.serious

    @property
    def secrets(self) -> bool:
        """Whether people take turns at this screen who may not see each other's boards."""
        return self.hot_seat.secrets

    @property
    def rated(self) -> bool:
        """Whether the match is rated for the person here."""
        return not self._match.unrated

    @property
    def counts(self) -> bool:
        """Whether the match counts once it has ended: a person here has made a move."""
        return not self.persons or bool(self.persons & self.progress.played.moved)

    def note_help(self, word: str, *, quietly: bool = False) -> None:
        """Store in the match that help was used, one of `HELP`, and announce the consequence.

        `quietly`: do not announce it, because nobody asked for it.
        """
        if word in self._match.annotations.helped:
            return
        said = self._cost_of(word)
        for match in self._matches:
            match.annotations.note_help(word)
        looked_at = self.file.path is not None and not self.touched
        if self._match.ply and not looked_at:  # neither is a match without moves saved
            self._keep(lambda: None)
        if said and not quietly:
            self.told.emit(said)

    def _cost_of(self, word: str) -> str:
        """Return what help costs a match that was rated until now; empty if it costs nothing."""
        words = self.tr("No longer rated: {reason}.")
        return words.format(reason=translated(HELP[word])) if self.rated else ""

    @property
    def may_review(self) -> bool:
        """Whether the moves may be evaluated: the match is over, or was opened from a file.

        Secrets are never revealed, and a review must not help anybody who continues the match here.
        """
        if self.progress.ended:
            return True
        return self.file.path is not None and not (self.game.hidden or self.serious or self.touched)

    def to_review(self) -> Match:
        """Return a copy of the match at the position being played.

        In an unfinished match this counts as help.
        """
        if not self.progress.ended:
            self.note_help("hint")
        return self._match.copy(self.progress.live)

    @property
    def save_refusal(self) -> str:
        """Why the match cannot be saved in a file now; empty if it can."""
        return ""

    @property
    def planned(self) -> tuple[object, ...] | None:
        """The moves prepared for a letter; None if every move is played at once."""
        return None

    @property
    def letter(self) -> BannerWords | None:
        """The instruction about the next letter; None except in a match by letters."""
        return None

    @property
    def options(self) -> dict[str, int | bool]:
        return self._match.options

    @property
    def setup(self) -> str:
        """The text of the starting position; empty while it is secret."""
        return self.progress.setup

    def setup_here(self) -> str:
        """Return the position shown as text.

        Raises IllegalMove if it is secret, and InvalidOptions.
        """
        return self._match.setup_here()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the position being played; None while another one is shown."""
        return self.progress.outcome

    @property
    def reviewing(self) -> bool:
        """Whether an earlier or later position than the one being played is shown."""
        return self.progress.reviewing

    @property
    def ply(self) -> int:
        return self._match.ply

    @property
    def last_ply(self) -> int:
        return self._match.last_ply

    @property
    def problem(self) -> str:
        """The sentence on a fault of this match's record; empty if it had none."""
        problem = self._match.problem
        if problem is None:
            return ""
        return self.tr("Line {line} of the file: {reason}. All moves before it were read.").format(
            line=problem.line, reason=translated(problem.reason)
        )

    @property
    def can_claim_tie(self) -> bool:
        """Whether the position was repeated often enough for the player to move to claim a tie."""
        return self.hot_seat.seat is not None and self.game.may_claim_tie(self._match.view(None))

    # -- the clock

    @property
    def clock(self) -> TimeControl | None:
        """The time of each player; None if there is no clock."""
        return self._match.clock

    @property
    def time_left(self) -> tuple[float, ...]:
        """Seconds on each player's clock, as the match is played; empty without a clock."""
        return self.progress.played.time_left

    @property
    def on_clock(self) -> int | None:
        """The player whose time runs now; None while a move is being saved. See `HotSeat`."""
        return None if self.writing else self.hot_seat.on_clock

    def think(self, seconds: float) -> None:
        """Add to the thinking time of the player on the clock."""
        self._match.think(self._match.thought + seconds)
        if self.file.path is None:  # a file that is only looked at is not written
            self.touched = True

    def run_out(self) -> None:
        """End the match: the player on the clock has no time left."""
        self._do(lambda match: match.agreements.run_out())

    # -- moves and commands

    def start(self) -> None:
        """Show the first position."""
        if not self._match.game.hidden:
            self.hot_seat.viewer = None
        self._show(animate=False)

    def play(self, move: object) -> None:
        """Play a move, or a turn typed as text, for the person at the screen."""
        if self.hot_seat.seat is None:
            over = self.outcome is not None
            reason = (
                translate("common", "The game is over")
                if over
                else translate("common", "It is not your turn")
            )
            self.refused.emit(reason)
            return
        if isinstance(move, str):
            text, slug = move, self.game.slug
            self._do(lambda match: match.play(typed_move(text, slug).text))
        else:
            self._do(lambda match: match.play(move))

    def begin_with(self, move: object) -> None:
        """Play the first move of the match, for any player."""
        self._do(lambda match: match.play(move))

    def read(self, text: str) -> TypedMove | None:
        """Return the effect of a text if it were played now; None if nobody may move here."""
        seat = self.hot_seat.seat
        if seat is None:
            return None
        start = 0
        try:
            typed = typed_move(text, self.game.slug)
            start = typed.start
            self._match.preview(typed.text)
            view = self._match.view(seat)
            moves = self.game.parse_move(view, typed.text)
            written = self.game.parse_move(view, typed.text, closed=False)
        except InvalidMove as error:
            return TypedMove(capitalised(error.reason), start + error.position)
        except IllegalMove as error:
            return TypedMove(capitalised(error.reason))
        notes = [translated(typed.note)] if typed.note else []
        notes += [translated(self.game.added(move)) for move in moves[len(written) :]]
        return TypedMove(moves=tuple(moves), note=" ".join(notes))

    def gain(self, text: str) -> int:
        """Return the points of a legal text, as far as the person here can know them before."""
        seat = self.hot_seat.seat
        if seat is None:
            return 0
        try:
            after = self._match.preview(typed_move(text, self.game.slug).text)
        except (InvalidMove, IllegalMove):
            return 0
        return after.scores[seat] - self._match.view(seat).scores[seat]

    def texts(self) -> Iterator[str]:
        """Yield the legal moves of the person here as texts, lazily.

        Yields nothing if nobody may move.
        """
        if self.hot_seat.seat is not None:
            yield from map(str, self._match.legal_moves())

    def play_for(self, player: int, move: object) -> None:
        """Play a computer player's move, claim its tie or offer its draw.

        A late call is ignored.
        """
        if self.reviewing or self._match.to_move != player or player in self.persons:
            return
        if move == CLAIM_TIE:
            self._do(lambda match: match.claim_tie())
        elif move == PROPOSE_DRAW:
            self._do(lambda match: match.propose_draw(player))
        else:
            self._do(lambda match: match.play(move))

    def answer_for(self, player: int, accept: bool) -> None:
        """Answer a draw offer for a computer player; a late call is ignored."""
        if not self.reviewing and player in self.progress.undecided_computers():
            words = translate("rules", "{name} declines the draw").format(name=self.names[player])
            self._do(lambda match: match.answer_draw(player, accept), said="" if accept else words)

    def view_for(self, player: int) -> Position:
        """Return the position as a computer player may know it."""
        return self._match.view(player)

    def resign(self) -> None:
        """Resign for the person at the screen."""
        player = self.hot_seat.acting
        if player is not None:
            self._do(lambda match: match.resign(player))

    def propose_draw(self) -> None:
        player = self.hot_seat.acting
        if player is not None:
            self._do(lambda match: match.propose_draw(player))

    def claim_tie(self) -> None:
        self._do(lambda match: match.claim_tie())

    def answer(self, accept: bool) -> None:
        """Answer the present question."""
        question = self.progress.question
        if question is None:
            return
        if question.kind == "draw":
            self._do(lambda match: match.answer_draw(question.answerer, accept))
        else:
            self._do(lambda match: match.agreements.answer_undo(question.answerer, accept))

    def undo(self) -> None:
        """Undo the last decision of a person; if it revealed something, only by agreement.

        If only computers play, undo their last decision.
        """
        if self.reviewing:
            self.back_to_game()
            return
        asks = asker(self._match, self.persons)
        if asks is not None:
            self._do(lambda match: self._propose_undo(match, asks), moves=False)
        else:
            self._do(self._take_back, said=self._cost_of("back"))

    def _take_back(self, match: Match) -> None:
        take_back(match, self.persons)
        match.annotations.note_help("back")

    def _propose_undo(self, match: Match, player: int) -> None:
        """Ask to undo; computer players always accept."""
        match.agreements.propose_undo(player)
        for other in match.in_play:
            if other not in self.persons and match.agreements.undo_wanted_by is not None:
                match.agreements.answer_undo(other, True)

    def redo(self) -> None:
        """Redo what was undone."""
        if not self.reviewing:
            self._do(lambda match: make_again(match, self.persons))

    def _do(self, act: Callable[[Match], object], *, moves: bool = True, said: str = "") -> None:
        """Apply an action to a copy of the match, which is saved before it is shown."""
        if self.writing:
            self.refused.emit(translate("common", "The previous move is still being saved."))
            return
        made = self._match.copy(self.progress.live)
        try:
            act(made)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        self.stopped.emit()
        self._done = done = _Done(made, moves and made.ply == self.progress.live + 1, said)
        self._keep(lambda: self._make(done))
        if self._done is done:
            self.waiting.emit()

    @property
    def writing(self) -> bool:
        """Whether the last action is still being saved."""
        return self._done is not None

    def _make(self, done: _Done) -> None:
        """Take the changed copy for the match, once it has been saved or saving it has failed."""
        if self._done is not done:
            return
        animate = done.forward and not self.reviewing
        self.progress.replace(done.match)
        self._done = None
        self._show(animate)
        if done.said:
            self.told.emit(done.said)

    def keep(self) -> None:
        """Save the match as it is now, if anything happened."""
        if self.touched:
            self._keep(lambda: None)

    def _keep(self, then: Then) -> None:
        self.touched = True
        latest = self._latest
        over, title = latest.outcome is not None, self.game.title
        kept = KeptMatch(latest.to_text(), over, title, self.names, self.file.preserve_original)
        self.keep_by(kept, then)
        if notice := self.file.preserved_notice():
            self.told.emit(notice)

    # -- looking back

    def goto(self, ply: int) -> None:
        """Show another position; the game continues at the one being played."""
        ply = max(0, min(ply, self._match.last_ply))
        if ply == self._match.ply:
            return
        step = ply == self._match.ply + 1
        self._match.goto(ply)
        self._show(animate=step)

    def back_to_game(self) -> None:
        """Return to the position being played."""
        self.goto(self.progress.live)

    # -- views and the curtain

    def curtain_lifted(self) -> None:
        """Show the board to the player the computer was passed to."""
        self.hot_seat.viewer = self.hot_seat.hand_over
        self._show(animate=False)

    def hide_board(self) -> None:
        """Stop showing any player's view, because the curtain is down."""
        if self.hot_seat.hand_over is not None and self.hot_seat.viewer is not None:
            self.hot_seat.viewer = None
            self._show(animate=False)

    def _show(self, animate: bool) -> None:
        progress, hot_seat = self.progress, self.hot_seat
        if hot_seat.asks_another and hot_seat.viewer is not None:
            hot_seat.viewer = None  # this viewer's board comes back through the curtain
            animate = False
        news = hot_seat.news()
        self.shown.emit(
            replace(self.showing(), animate=animate, happened=news.whole, brief=news.brief)
        )
        to_move = self._match.to_move
        if self.reviewing:
            return
        if undecided := progress.undecided_computers():
            self.consulted.emit(undecided[0])
        elif progress.question is not None:
            return  # a move would withdraw the offer before it is answered
        elif to_move is not None and to_move not in self.persons:
            self.turned.emit(to_move)

    def showing(self) -> MatchShown:
        """Return the state to show, without news."""
        progress, hot_seat = self.progress, self.hot_seat
        history = tuple(hot_seat.history())
        return MatchShown(
            view=hot_seat.view,
            viewer=hot_seat.viewer,
            seat=hot_seat.seat,
            animate=False,
            ply=self._match.ply,
            last_ply=self._match.last_ply,
            reviewing=progress.reviewing,
            hand_over=hot_seat.hand_over,
            question=progress.question,
            acting=hot_seat.acting,
            history=history,
            over=progress.ended,
            secret=self.game.hidden,
            serious=self.serious,
            may_review=self.may_review,
            may_study=self.may_study,
            can_undo=progress.can_undo,
            can_redo=progress.can_redo,
            can_claim_tie=self.can_claim_tie,
            undo_refused=progress.undo_refused,
            taken_back=progress.taken_back,
            plies=history[: self._match.ply],
            planned=self.planned,
            letter=self.letter,
        )

    # -- studies

    @property
    def may_study(self) -> bool:
        """Whether the match may be studied: it may be reviewed, or it has a stored study."""
        return self.may_review or self._match.annotations.part(NAME) is not None

    def to_print(self) -> Match:
        """Return a copy of the match at the position shown. Draw it as its viewer may see it."""
        return self._match.copy()

    def to_study(self) -> Match:
        """Return a copy of the match at the position shown.

        In an unfinished match this counts as help.
        """
        match, at = self.to_review(), self._match.ply
        match.goto(at)
        return match

    def keep_part(self, name: str, lines: Sequence[str]) -> None:
        """Store a part beside the record, such as a study; no lines delete it."""
        for match in self._matches:
            match.annotations.set_part(name, lines)
        self._keep(lambda: None)

    # -- the players' private notes

    def keep_notes(self, player: int, texts: Sequence[str]) -> None:
        """Store a player's notes, sealed in the record until the game ends."""
        text = json.dumps(list(texts), separators=(",", ":")) if texts else ""
        if text == self._match.annotations.note(player):
            return
        try:
            for match in self._matches:
                match.annotations.set_note(player, text)
        except ValueError:
            self.refused.emit(self.tr("There are too many notes to save with the game"))
            return
        self._keep(lambda: None)

    # -- the record

    def text(self) -> str:
        """Return the record of the match as it is played, whatever position is shown."""
        return self.file.text()

    @property
    def _latest(self) -> Match:
        if self._done is not None:
            return self._done.match
        return self._match.copy(self.progress.live)

    @property
    def _matches(self) -> tuple[Match, ...]:
        """The match, and its copy that is being saved, if there is one."""
        return (self._match,) if self._done is None else (self._match, self._done.match)
