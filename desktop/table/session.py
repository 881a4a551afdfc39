"""Session: a match at this table. It alone holds the match; everybody else is handed views.

It knows who sits where, whose eyes the board is shown to, which move is being looked at, and when
the curtain must fall between two players who know different things.

What somebody does is first done to a copy of the match, which `keep_by` writes to the disk. Only
then is it made: the copy takes the place of the match and is shown, and answered.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import News, what_happened
from desktop.games.cards import CARDS
from desktop.language.messages import translated
from desktop.storage.autosave import KeptMatch, Then
from desktop.storage.damaged_files import set_aside
from desktop.table.undo import asker, last_decision, make_again, take_back
from rules import record as records
from rules.core import AnyGame, IllegalMove, InvalidMove, Outcome, Position
from rules.core.commands import CLAIM_TIE, PROPOSE_DRAW
from rules.core.time_control import TimeControl
from rules.match import Match
from rules.server_line import typed_move
from rules.standing.rated import HELP
from rules.study import NAME


@dataclass(frozen=True, slots=True)
class Question:
    """What `asker` wants the player `answerer` to agree to: a `draw`, or to take `back` a move."""

    kind: str
    asker: int
    answerer: int


@dataclass(frozen=True, slots=True)
class MatchShown(Shown):
    """What the table is to show now.

    `hand_over` is the player the computer must be passed to before anything of theirs is shown.
    `question` waits for an answer, and `acting` is the person who resigns or proposes a draw when
    somebody here does. `history` holds every ply, also those after the position shown. `over` tells
    whether the match has ended as it is played. `taken_back` counts, for each person who did so,
    the moves taken back that had shown something. The rest is as in `Session`.
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


@dataclass(frozen=True, slots=True)
class TypedMove:
    """What a typed text would do: empty `reason` for a legal move, else why not.

    `position` is where in the text it cannot be read, None where a rule forbids it. `moves` are
    those of a legal text. `note` says what was ignored of it.
    """

    reason: str = ""
    position: int | None = None
    moves: tuple[Any, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class _Done:
    """The match after what was done last, until that is kept.

    `forward`: it is one ply more, to be shown as it is played. `said` is told with it.
    """

    match: Match
    forward: bool
    said: str


class Session(QObject):
    """One match and the people playing it here. Every error becomes one sentence in `refused`."""

    shown = Signal(object)  # MatchShown
    refused = Signal(str)
    turned = Signal(int)  # a computer player is to move
    consulted = Signal(int)  # a computer player is to say whether it agrees to a draw
    stopped = Signal()  # whatever a computer player is thinking about is no longer wanted
    waiting = Signal()  # the disk takes its time; nothing is made until it is done
    told = Signal(str)  # something worth knowing that is no mistake of anybody's

    def __init__(
        self, match: Match, persons: Iterable[int] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match = match
        everybody = range(len(match.names))
        self.persons = frozenset(everybody if persons is None else persons)
        self.path: Path | None = None
        """Where the people at the table have saved this match."""
        self._wanted: Path | None = None
        """Where they saved it last, be it written or not yet."""
        self._preserving = Lock()
        self._preserved: Path | None = None
        self.origin: Path | None = None
        """The file this match was read from, until a damaged one has been set aside."""
        self.original_incomplete = False
        """Whether the study in that file could be read only in part."""
        self._saving = self._saved = ""
        self.touched = False
        """Whether anything happened since the match was taken from its file."""
        self._live = match.ply
        self._begun = match.ply or -1  # what was drawn before the first move is news
        self._told: dict[int | None, int] = {}
        """The last ply that each viewer was told of."""
        self.keep_by: Callable[[KeptMatch, Then], object] = lambda _match, then: then()
        """Keeps the match, and calls what it is given once that is done: at once, or later."""
        self._done: _Done | None = None
        self._viewer: int | None = None
        if match.game.hidden and len(self.persons) == 1:
            self._viewer = min(self.persons)

    # -- what everybody may know

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
        """Whether the players want neither help nor anything taken back that was shown."""
        return self._match.serious

    @property
    def secrets(self) -> bool:
        """Whether people take turns at this screen who may not see each other's boards."""
        return self.game.hidden and len(self.persons) > 1 and self._match.outcome is None

    def hides_layout(self, labels: str) -> bool:
        """Whether this is a board of Mono that somebody here is not to see before the end."""
        if not CARDS[self.game.slug].layouts:
            return False
        match = self._match.copy(self._live) if self.reviewing else self._match
        if match.outcome is not None:
            return False
        views: list[Any] = [match.view(player) for player in range(len(self.names))]
        owners = {player for player, view in enumerate(views) if view.layouts[player] == labels}
        return any(self.persons - {player} for player in owners)

    @property
    def rated(self) -> bool:
        """Whether the match counts, as it stands, for the rating of the person here."""
        return not self._match.unrated

    def note_help(self, word: str, *, quietly: bool = False) -> None:
        """Keep with the match that there was help, one of `HELP`, and say what that costs.

        `quietly`: it is not said, as it was nobody's wish.
        """
        if word in self._match.annotations.helped:
            return
        said = self._cost_of(word)
        for match in self._matches:
            match.annotations.note_help(word)
        if self._match.ply:  # nobody keeps a match that nothing happened in
            self._keep(lambda: None)
        if said and not quietly:
            self.told.emit(said)

    def _cost_of(self, word: str) -> str:
        """Return what help costs a match that was rated until now; empty where it costs nothing."""
        words = self.tr("No longer rated: {reason}.")
        return words.format(reason=translated(HELP[word])) if self.rated else ""

    @property
    def may_review(self) -> bool:
        """Whether it may be told what its moves were worth: it is over, or was opened from a file.

        What goes on in secret stays so, and whoever plays on here gets no help by it.
        """
        if self.ended:
            return True
        return self.path is not None and not (self.game.hidden or self.serious or self.touched)

    def to_review(self) -> Match:
        """Return a copy of the match at the position being played.

        That is help, where it goes on.
        """
        if not self.ended:
            self.note_help("hint")
        return self._match.copy(self._live)

    @property
    def options(self) -> dict[str, int | bool]:
        return self._match.options

    @property
    def setup(self) -> str:
        """The text of the position it began with; where that is a secret, once the game is over."""
        end = self._match.copy(self._match.last_ply)
        return end.setup if end.outcome is not None or not self.game.hidden else ""

    def setup_here(self) -> str:
        """Return the position shown as text.

        Raises IllegalMove where it is secret, InvalidOptions.
        """
        return self._match.setup_here()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome at the position being played, not the one being looked at."""
        return self._match.outcome if not self.reviewing else None

    @property
    def reviewing(self) -> bool:
        """Whether an earlier or later position than the one being played is shown."""
        return self._match.ply != self._live

    @property
    def ply(self) -> int:
        return self._match.ply

    @property
    def last_ply(self) -> int:
        return self._match.last_ply

    @property
    def problem(self) -> str:
        """What was wrong with the record this match came from, as one sentence; or empty."""
        problem = self._match.problem
        if problem is None:
            return ""
        return self.tr("Line {line} of the file: {reason}. All moves before it were read.").format(
            line=problem.line, reason=translated(problem.reason)
        )

    @property
    def can_undo(self) -> bool:
        decided = last_decision(self._match, self.persons)
        return not self.reviewing and decided is not None and not self.undo_refused

    @property
    def undo_refused(self) -> bool:
        """Whether the last decision stands because the match is serious and something was shown."""
        decided = last_decision(self._match, self.persons)
        return decided is not None and bool(self._match.undo_refused(decided))

    @property
    def taken_back(self) -> dict[int, int]:
        """How many moves each person took back though something had been shown, if any."""
        counts = enumerate(self._match.copy(self._live).taken_back)
        return {player: count for player, count in counts if count and player in self.persons}

    @property
    def can_redo(self) -> bool:
        return self._live < self._match.last_ply and not self.reviewing

    @property
    def can_claim_tie(self) -> bool:
        """Whether the position has come so often that the player to move may call it a tie."""
        return self._seat() is not None and self.game.may_claim_tie(self._match.view(None))

    def history(self) -> list[PlyText]:
        """Every ply as the present viewer may read it."""
        match, viewer = self._match, self._viewer
        return [
            PlyText(ply, match.player_of(ply), text, match.events(ply, viewer))
            for ply, text in enumerate(match.history(viewer, whole=True), 1)
        ]

    def last_turn(self) -> list[Shown]:
        """Return the positions before the last one, from the beginning of the turn that led to it.

        As the present viewer may see them; nobody may move there. Empty before the first ply.
        """
        match, plies = self._match.copy(self._live), tuple(self.history())
        first = self._live
        while first > 0 and match.player_of(first) == match.player_of(self._live):
            first -= 1
        shown = []
        for ply in range(first, self._live):
            match.goto(ply)
            view = match.view(self._viewer)
            shown.append(Shown(view, self._viewer, None, ply > first, plies=plies[:ply]))
        return shown

    @property
    def question(self) -> Question | None:
        """What somebody at the table has to answer."""
        if self.reviewing:
            return None
        wanted = self._match.agreements.undo_wanted_by
        offer = self._match.draw_offer
        if wanted is not None:
            return self._question("back", wanted, {wanted})
        if offer is not None and self._match.outcome is None:
            return self._question("draw", offer.by, offer.agreed)
        return None

    def scores(self) -> list[tuple[int, ...]]:
        """Everybody's scores from the start to the end of a game, ply by ply; empty before.

        While a game goes on a row of scores might tell what one of them only guesses.
        """
        match = self._match.copy(self._live)
        if match.outcome is None:
            return []
        scores = []
        for ply in range(self._live + 1):
            match.goto(ply)
            view = match.view(self._viewer)
            scores.append(view.outcome.scores if view.outcome else view.scores)
        return scores

    def _question(self, kind: str, asker: int, agreed: Iterable[int]) -> Question | None:
        done = set(agreed)
        waiting = [p for p in self._match.in_play if p not in done and p in self.persons]
        return Question(kind, asker, waiting[0]) if waiting else None

    # -- the clock

    @property
    def clock(self) -> TimeControl | None:
        """How much time each player has; None if there is no clock."""
        return self._match.clock

    @property
    def time_left(self) -> tuple[float, ...]:
        """Seconds on each player's clock, as the match is played; empty without a clock."""
        return self._played.time_left

    @property
    def on_clock(self) -> int | None:
        """The player whose time runs now.

        None while a move is being saved, another player has to answer or see the screen first, or
        a computer player considers a draw. While somebody looks back nobody is handed the screen,
        and the moves of computer players are dropped: only a person who has it thinks then.
        """
        played = self._played
        player = played.on_clock
        if self.writing or player is None:
            return None
        if self.reviewing:
            asked = played.draw_offer is not None or played.agreements.undo_wanted_by is not None
            apart = self.game.hidden and len(self.persons) > 1
            here = player in self.persons and not (apart and (player != self._viewer or asked))
            return player if here else None
        stopped = self._hand_over() is not None or self._undecided() or self._asks_another()
        return None if stopped else player

    def think(self, seconds: float) -> None:
        """Add to the time that the player on the clock has thought."""
        self._match.think(self._match.thought + seconds)
        if self.path is None:  # a file that is only looked at is not written
            self.touched = True

    def run_out(self) -> None:
        """End the match for the player on the clock, who has no time left."""
        self._do(lambda match: match.agreements.run_out())

    @property
    def _played(self) -> Match:
        """The match at the position being played, whatever is looked at."""
        return self._match.copy(self._live) if self.reviewing else self._match

    # -- moves and commands

    def start(self) -> None:
        """Show the first position."""
        if not self._match.game.hidden:
            self._viewer = None
        self._show(animate=False)

    def play(self, move: object) -> None:
        """Play a move, or a turn typed as text, for the person at the screen."""
        if self._seat() is None:
            over = self.outcome is not None
            reason = self.tr("The game is over") if over else self.tr("It is not your turn")
            self.refused.emit(reason)
            return
        if isinstance(move, str):
            text, slug = move, self.game.slug
            self._do(lambda match: match.play(typed_move(text, slug).text))
        else:
            self._do(lambda match: match.play(move))

    def begin_with(self, move: object) -> None:
        """Play the move a match is begun with, whoever sits at the screen."""
        self._do(lambda match: match.play(move))

    def read(self, text: str) -> TypedMove | None:
        """Return what a text would do if it were played now; None when nobody may move here."""
        seat = self._seat()
        if seat is None:
            return None
        start = 0
        try:
            typed = typed_move(text, self.game.slug)
            start = typed.start
            self._match.preview(typed.text)
            moves = self.game.parse_move(self._match.view(seat), typed.text)
        except InvalidMove as error:
            return TypedMove(capitalised(error.reason), start + error.position)
        except IllegalMove as error:
            return TypedMove(capitalised(error.reason))
        return TypedMove(moves=tuple(moves), note=translated(typed.note) if typed.note else "")

    def texts(self) -> Iterator[str]:
        """Yield the legal moves of the person here, written out, lazily.

        None when nobody may move.
        """
        if self._seat() is not None:
            yield from map(str, self._match.legal_moves())

    def play_for(self, player: int, move: object) -> None:
        """Play a computer player's move, call its tie or propose its draw.

        What comes too late is dropped.
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
        """Answer a proposed draw for a computer player; what comes too late is dropped."""
        if not self.reviewing and player in self._undecided():
            words = self.tr("{name} declines the draw").format(name=self.names[player])
            self._do(lambda match: match.answer_draw(player, accept), said="" if accept else words)

    def _undecided(self) -> list[int]:
        """Return the computer players who have not answered the draw that was proposed."""
        offer = self._match.draw_offer
        if offer is None or self._match.outcome is not None:
            return []
        asked = [p for p in self._match.in_play if p not in self.persons]
        return [player for player in asked if player not in offer.agreed and player != offer.by]

    def view_for(self, player: int) -> Position:
        """Return what a computer player may know."""
        return self._match.view(player)

    def resign(self) -> None:
        """Resign for the person at the screen."""
        player = self.acting
        if player is not None:
            self._do(lambda match: match.resign(player))

    def propose_draw(self) -> None:
        player = self.acting
        if player is not None:
            self._do(lambda match: match.propose_draw(player))

    def claim_tie(self) -> None:
        self._do(lambda match: match.claim_tie())

    def answer(self, accept: bool) -> None:
        """Answer the present question."""
        question = self.question
        if question is None:
            return
        if question.kind == "draw":
            self._do(lambda match: match.answer_draw(question.answerer, accept))
        else:
            self._do(lambda match: match.agreements.answer_undo(question.answerer, accept))

    @property
    def acting(self) -> int | None:
        """The person who resigns or proposes when somebody here does; None when nobody can.

        That is the one whose board is shown, though it be another's move.
        """
        if self._match.outcome is not None or self.reviewing:
            return None
        left = [player for player in self._match.in_play if player in self.persons]
        for player in (self._viewer, self._match.to_move):
            if player in left:
                return player
        return left[0] if left else None

    def undo(self) -> None:
        """Take back the last decision of a person; where something was shown, by agreement.

        Where only computers play, it is the last of theirs.
        """
        if self.reviewing:
            self.goto(self._live)
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
        """Propose to undo, which computer players always accept."""
        match.agreements.propose_undo(player)
        for other in match.in_play:
            if other not in self.persons and match.agreements.undo_wanted_by is not None:
                match.agreements.answer_undo(other, True)

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.reviewing:
            self._do(lambda match: make_again(match, self.persons))

    def _do(self, act: Callable[[Match], Any], *, moves: bool = True, said: str = "") -> None:
        """Do something to a copy of the match, and have that kept before it is shown."""
        if self.writing:
            self.refused.emit(self.tr("The previous move is still being saved."))
            return
        made = self._match.copy(self._live)
        try:
            act(made)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        self.stopped.emit()
        self._done = done = _Done(made, moves and made.ply == self._live + 1, said)
        self._keep(lambda: self._make(done))
        if self._done is done:
            self.waiting.emit()

    @property
    def writing(self) -> bool:
        """Whether what was done last is not made yet: it is being written."""
        return self._done is not None

    def _make(self, done: _Done) -> None:
        """Make what was done, which is on the disk now, or cannot be."""
        if self._done is not done:
            return
        animate = done.forward and not self.reviewing
        self._match, self._done = done.match, None
        self._live = self._match.ply
        self._show(animate)
        if done.said:
            self.told.emit(done.said)

    def keep(self) -> None:
        """Have the match kept as it is now, if anything happened."""
        if self.touched:
            self._keep(lambda: None)

    def _keep(self, then: Then) -> None:
        self.touched = True
        latest = self._latest
        over, title = latest.outcome is not None, self.game.title
        kept = KeptMatch(latest.to_text(), over, title, self.names, self.preserve_original)
        self.keep_by(kept, then)
        if notice := self.preserved_notice():
            self.told.emit(notice)

    # -- looking back

    def goto(self, ply: int) -> None:
        """Look at another position; playing goes on at the one left."""
        ply = max(0, min(ply, self._match.last_ply))
        if ply == self._match.ply:
            return
        step = ply == self._match.ply + 1
        self._match.goto(ply)
        self._show(animate=step)

    def back_to_game(self) -> None:
        """End looking back."""
        self.goto(self._live)

    # -- views and the curtain

    def curtain_lifted(self) -> None:
        """Show the board to the player the computer was passed to."""
        self._viewer = self._hand_over()
        self._show(animate=False)

    def hide_board(self) -> None:
        """Hide everybody's view behind the curtain, which is down."""
        if self._hand_over() is not None and self._viewer is not None:
            self._viewer = None
            self._show(animate=False)

    def _hand_over(self) -> int | None:
        """Return the person the screen must be passed to before it shows anything of theirs."""
        to_move = self._match.to_move
        if not self._match.game.hidden or self.reviewing or self._match.outcome is not None:
            return None
        if self._asks_another():
            return None
        if len(self.persons) < 2 or to_move not in self.persons or to_move == self._viewer:
            return None
        return to_move

    def _asks_another(self) -> bool:
        """Whether somebody else than the viewer is to come and answer, and may see no secret."""
        question = self.question
        if question is None or not self._match.game.hidden or len(self.persons) < 2:
            return False
        return question.answerer != self._viewer

    def _seat(self) -> int | None:
        to_move = self._match.to_move
        if self.reviewing or self._asks_another():
            return None
        if to_move not in self.persons or self._hand_over() is not None:
            return None
        return to_move

    def _show(self, animate: bool) -> None:
        if self._asks_another() and self._viewer is not None:
            self._viewer = None  # whose own board comes back through the curtain
            animate = False
        news, question, history = self._news(), self.question, tuple(self.history())
        self.shown.emit(
            MatchShown(
                view=self._match.view(self._viewer),
                viewer=self._viewer,
                seat=self._seat(),
                animate=animate,
                ply=self._match.ply,
                last_ply=self._match.last_ply,
                reviewing=self.reviewing,
                hand_over=self._hand_over(),
                question=question,
                acting=self.acting,
                history=history,
                over=self.ended,
                secret=self.game.hidden,
                serious=self.serious,
                may_review=self.may_review,
                may_study=self.may_study,
                can_undo=self.can_undo,
                can_redo=self.can_redo,
                can_claim_tie=self.can_claim_tie,
                undo_refused=self.undo_refused,
                taken_back=self.taken_back,
                plies=history[: self._match.ply],
                happened=news.whole,
                brief=news.brief,
            )
        )
        to_move = self._match.to_move
        if self.reviewing:
            return
        if self._undecided():
            self.consulted.emit(self._undecided()[0])
        elif question is not None:
            return  # a move would take the offer away before anybody could answer it
        elif to_move is not None and to_move not in self.persons:
            self.turned.emit(to_move)

    def _news(self) -> News:
        """Return what the viewer has not been told yet.

        The plies since, or the one that is looked at.

        Told as to a spectator: it is said aloud, and others may be in the room. Behind the curtain
        nobody listens: whoever made the ply has been told, and the next one will be. What a
        computer does in one turn is told at the end of the turn.
        """
        match, viewer = self._match, self._viewer
        if self.reviewing:
            return what_happened(match.events(match.ply, None), match.names)
        if viewer is None and self._hand_over() is not None:
            return News()
        told = self._told.get(viewer, self._begun)
        self._told[viewer] = match.ply
        # Of plies that were taken back and made again everybody is told anew.
        self._told = {who: min(ply, match.ply) for who, ply in self._told.items()}
        if told > match.ply:
            return News(self._taken_back(match.ply + 1, told))
        if self.persons and self._amid_turn_of_computer():
            self._told[viewer] = told
            return News()
        plies = range(told + 1, match.ply + 1)
        events = [event for ply in plies for event in match.events(ply, None)]
        return what_happened(events, match.names)

    def _amid_turn_of_computer(self) -> bool:
        """Whether the computer that moved last goes on with its turn."""
        mover, to_move = self._match.player_of(self._match.ply), self._match.to_move
        return to_move is not None and to_move == mover and to_move not in self.persons

    def _taken_back(self, first: int, last: int) -> str:
        """Return the news that these plies were undone, as a spectator reads it."""
        match = self._match
        players = (match.names[match.player_of(ply) or 0] for ply in range(first, last + 1))
        texts = match.history(None, whole=True)[first - 1 : last]
        plies = (f"{name}: {text}" for name, text in zip(players, texts, strict=True))
        return self.tr("Undone: {moves}.").format(moves="; ".join(plies))

    # -- studies

    @property
    def may_study(self) -> bool:
        """Whether the match may be studied: it may be reviewed, or a study is kept with it."""
        return self.may_review or self._match.annotations.part(NAME) is not None

    def to_print(self) -> Match:
        """Return a copy of the match at the position shown. Draw it as its viewer may see it."""
        return self._match.copy()

    def to_study(self) -> Match:
        """Return a copy of the match that stands at what is shown.

        That is help, where it goes on.
        """
        match, at = self.to_review(), self._match.ply
        match.goto(at)
        return match

    def keep_part(self, name: str, lines: Sequence[str]) -> None:
        """Keep a part of the record beside the match, as its study; none without lines."""
        for match in self._matches:
            match.annotations.set_part(name, lines)
        self._keep(lambda: None)

    # -- what players note for themselves

    @property
    def note_taker(self) -> int | None:
        """The player whose notes are at hand: the viewer, or the first person in open games."""
        return self._viewer if self.game.hidden else min(self.persons, default=None)

    @property
    def notes(self) -> list[str]:
        """The notes at hand, as the table gave them."""
        player = self.note_taker
        if player is None:
            return []
        try:
            texts = json.loads(self._match.annotations.note(player))
        except (ValueError, RecursionError):
            return []
        return [text for text in texts if isinstance(text, str)] if type(texts) is list else []

    def keep_notes(self, player: int, texts: Sequence[str]) -> None:
        """Keep what a player noted, sealed in the record as long as the game goes on."""
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

    # -- files

    @property
    def file(self) -> Path | None:
        """Where the match is saved, or is being saved."""
        return self._wanted or self.path

    def begin_saving(self, path: Path) -> Callable[[], None]:
        """Return what writes the match as it is now, in any thread; it raises OSError.

        Then `end_saving` is to be called.
        """
        text, self._wanted = self.text(), path
        self._saving = text

        def write() -> None:
            self.preserve_original(path)
            records.save(text, path)

        return write

    def end_saving(self, path: Path, saved: bool) -> None:
        """Note that the match was saved, or could not be."""
        if saved and self._wanted in (None, path):
            self.path, self._saved = path, self._saving
        elif not saved and self._wanted == path:
            self._wanted = None

    @property
    def saved(self) -> bool:
        """Whether the people at the table have saved the match as it is now."""
        return self._saved == self.text()

    def text(self) -> str:
        """Return the record of the match as it is to be kept.

        As it is played, whatever is looked at.
        """
        return self._latest.to_text()

    @property
    def ended(self) -> bool:
        """Whether the match is over as it is played, whatever is looked at.

        An end that is still being written to the disk does not count yet.
        """
        return self._match.copy(self._live).outcome is not None

    @property
    def _latest(self) -> Match:
        return self._done.match if self._done is not None else self._match.copy(self._live)

    @property
    def _matches(self) -> tuple[Match, ...]:
        """The match, and what it will be once what was done last is kept."""
        return (self._match,) if self._done is None else (self._match, self._done.match)

    def preserve_original(self, path: Path) -> None:
        """Set a damaged original aside before this match is written over it, in any thread.

        Raises OSError.
        """
        with self._preserving:
            damaged = self._match.problem is not None or self.original_incomplete
            if not damaged or self.origin is None or not path.exists():
                return
            if self.origin.exists() and path.samefile(self.origin):
                self._preserved = set_aside(path)
                self.origin = None

    def preserved_notice(self) -> str:
        """Return, once, where a damaged original was set aside; empty if none was."""
        copy, self._preserved = self._preserved, None
        words = self.tr("The damaged file was saved as {name}.")
        return words.format(name=copy.name) if copy is not None else ""
