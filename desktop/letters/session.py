"""LetterSession: a match by letters at the table.

The player prepares a turn here, and changes it freely until the letter is written. Everything that
the other players must answer is then pending: the board shows only what can be foreseen.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.board.spoken.rule_text import capitalised
from desktop.frame.banner import BannerWords
from desktop.letters.letter_file import LetterFile, Plan, writer
from desktop.letters.words import away_banner, banner_of, outdated_banner, readers_of
from desktop.storage.autosave import Then
from desktop.table.hot_seat import HotSeat
from desktop.table.in_progress import GameInProgress, Question
from desktop.table.session import Session
from rules.core import CHANCE, IllegalMove, InvalidMove, Message, Position
from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, COMMANDS, PROPOSE_DRAW, REJECT_DRAW, RESIGN
from rules.core.errors import message_of
from rules.letters.table import turn_text
from rules.letters.undoing import ACCEPT_UNDO, PROPOSE_UNDO, REJECT_UNDO
from rules.match import Match
from rules.server_line import typed_move

translate = QCoreApplication.translate


class Stage(Enum):
    """The next step in a match by letters."""

    OUTDATED = auto()
    """This is an older copy of the match, and the player's own last letters must be read."""
    AWAY = auto()
    """The match was moved to another computer."""
    HIDE = auto()
    """The player chooses a board that the others must not see."""
    QUESTION = auto()
    """The player answers an offered draw."""
    TURN = auto()
    """The player prepares a turn."""
    READY = auto()
    """The next letter is complete, and is written when it is sent."""
    SEND = auto()
    """The last letter is written, but has not left the program."""
    WAIT = auto()
    """Another player writes the next letter."""
    OVER = auto()


class _Progress(GameInProgress):
    """The match of a letter session, which ends only when everybody has told their secrets."""

    def __init__(self, match: Match, session: "LetterSession") -> None:
        super().__init__(match, [session.kept.seat])
        self._session = session

    @property
    def ended(self) -> bool:
        return super().ended and self._session.kept.over

    @property
    def can_undo(self) -> bool:
        kept = self._session.kept
        free = self._session.stage in (Stage.TURN, Stage.READY)
        may = not kept.plan.is_empty or not self._session.refused_to_ask
        return free and not self.reviewing and may

    @property
    def undo_refused(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def question(self) -> Question | None:
        if self.reviewing or self._session.stage is not Stage.QUESTION:
            return None
        seat, offer = self._session.kept.seat, self.match.draw_offer
        asker = self.match.agreements.undo_wanted_by
        if asker is not None:
            return Question("back", asker, seat)
        assert offer is not None
        return Question("draw", offer.by, seat)

    def undecided_computers(self) -> list[int]:
        return []


class _Seat(HotSeat):
    """The player's view, with the turn prepared so far."""

    def __init__(self, progress: GameInProgress, session: "LetterSession") -> None:
        super().__init__(progress)
        self._session = session

    @property
    def view(self) -> Position:
        return super().view if self._progress.reviewing else self._session.foreseen

    @property
    def seat(self) -> int | None:
        acts = self._session.stage in (Stage.TURN, Stage.HIDE)
        return self._session.kept.seat if acts and not self._progress.reviewing else None

    @property
    def acting(self) -> int | None:
        session = self._session
        plays = session.stage in (Stage.TURN, Stage.READY, Stage.QUESTION)
        over = session.kept.match.outcome is not None
        return super().acting if plays and not (session.kept.answers or over) else None


class LetterSession(Session):
    """A match by letters with one of its players at this computer."""

    def __init__(self, kept: LetterFile) -> None:
        super().__init__(kept.match, [kept.seat])
        self.kept = kept
        self.correspondents = frozenset(range(len(kept.match.names))) - {kept.seat}
        self.hide_by: Callable[[str], object] = lambda _text: None
        """Hides what the player types; an empty text takes the choice back."""
        self._recorded = False
        self._sit_down()

    def _sit_down(self) -> None:
        self.progress = _Progress(self.kept.match, self)
        self.hot_seat = _Seat(self.progress, self)

    # -- what is prepared

    @property
    def stage(self) -> Stage:
        """What happens next."""
        kept = self.kept
        side = kept.side
        if side.away and not kept.over:
            return Stage.AWAY
        if side.outdated:
            return Stage.OUTDATED
        if kept.unsent:
            return Stage.SEND
        if not side.has_pen:
            return Stage.OVER if kept.over else Stage.WAIT
        if side.must_hide:
            return Stage.HIDE
        match, plan = kept.match, kept.plan
        if not kept.begun or kept.answers or match.outcome is not None:
            return Stage.READY
        offer = match.draw_offer
        asked = match.agreements.undo_wanted_by is not None
        if plan.is_empty and (asked or (offer is not None and offer.by != kept.seat)):
            return Stage.QUESTION
        if asked or plan.command in (RESIGN, CLAIM_TIE, PROPOSE_UNDO) or plan.answer == ACCEPT_DRAW:
            return Stage.READY
        return Stage.READY if match.to_move != kept.seat or self._is_complete else Stage.TURN

    @property
    def _is_complete(self) -> bool:
        """Whether the prepared moves are a whole turn."""
        moves = self._moves()
        if not moves:
            return False
        if not self.game.hidden:
            return self.foreseen.to_move != self.kept.seat
        view = self.kept.match.view(self.kept.seat)
        return len(self.game.parse_move(view, turn_text(moves))) == len(moves)

    def _moves(self) -> list[object]:
        """Return the prepared moves, or those of the letter that waits for an answer."""
        side = self.kept.side
        if side.has_pen:
            return self._parsed(self.kept.plan.turn)
        if side.table.asker != side.party:
            return []
        played = (act for act in side.table.pending if act not in COMMANDS)
        return self._parsed([one for act in played for one in self._texts(act)])

    def _texts(self, act: str) -> list[str]:
        return act.split(",") if self.game.hidden else [act]

    def _parsed(self, turn: Sequence[str]) -> list[object]:
        """Return prepared moves. Raises InvalidMove and IllegalMove."""
        view, moves = self.kept.match.view(self.kept.seat), list[object]()
        if self.game.hidden:
            text = ",".join(turn)
            return [*self.game.parse_move(view, text, closed=False)] if turn else []
        for text in turn:
            (move,) = self.game.parse_move(view, text)
            self.game.check(view, move)
            view = self.game.preview(view, move)
            moves.append(move)
        return moves

    @property
    def foreseen(self) -> Position:
        """The position with the prepared moves, as far as the player can know it."""
        kept = self.kept
        view: Position = kept.match.view(kept.seat)
        if view.outcome is not None and not kept.over:  # a secret must still be told
            view = replace(view, outcome=None, to_move=_next_of(view, kept.seat))
        for move in self._moves():
            if view.to_move in (None, CHANCE):
                break
            view = self.game.preview(view, move)
        if view.to_move == CHANCE:
            view = replace(view, to_move=_next_of(view, kept.seat) if kept.begun else 0)
        return view

    @property
    def planned(self) -> tuple[object, ...] | None:
        """The moves of a turn whose results the others must tell; None in open games."""
        if not self.game.hidden or self.progress.reviewing or not self.kept.begun or self.kept.over:
            return None
        return tuple(self._moves())

    @property
    def letter(self) -> BannerWords | None:
        """The instruction about the letter, for the banner; None while a turn is prepared."""
        if self.stage is Stage.AWAY:
            return away_banner(self.kept)
        if self.stage is Stage.OUTDATED:
            return outdated_banner(self.kept)
        if self.stage in (Stage.READY, Stage.SEND, Stage.WAIT):
            return banner_of(self.kept, self._reader, ready=self.stage is not Stage.WAIT)
        return None

    @property
    def _reader(self) -> str:
        """The name of the player to send the next letter to, or the last one."""
        kept = self.kept
        table, party, pen = kept.seen, kept.side.party, kept.side.table.pen
        if self.stage is Stage.READY:
            with suppress(ValueError):
                pen = table.pen_after(self.acts, party)
        return readers_of(table, party, pen)

    @property
    def acts(self) -> list[str]:
        """The moves and commands of the next letter."""
        plan = self.kept.plan
        moves = self._moves()
        turn = [turn_text(moves)] if self.game.hidden and moves else [*map(str, moves)]
        return [*filter(None, (plan.answer, *turn, plan.command))]

    # -- the player's actions

    def play(self, move: object) -> None:
        if self.hot_seat.seat is None:
            self.refused.emit(translate("common", "It is not your turn"))
        elif self.stage is Stage.HIDE:
            self.hide_by(str(move))
        else:
            try:
                plan = replace(self.kept.plan, turn=self._with(move))
            except (InvalidMove, IllegalMove) as error:
                self.refused.emit(capitalised(error.reason))
            else:
                self._try(plan)

    def _with(self, move: object) -> tuple[str, ...]:
        """Return the prepared turn with a move; the same cell once more is taken out."""
        turn = self.kept.plan.turn
        if isinstance(move, str):
            text = typed_move(move, self.game.slug).text
            if not self.game.hidden:
                return (*turn, text)
            view = self.kept.match.view(self.kept.seat)
            return tuple(map(str, self.game.parse_move(view, text)))
        if self.game.hidden and str(move) in turn and str(move) not in ("?", "end"):
            return tuple(one for one in turn if one != str(move))
        return (*turn, str(move))

    def _try(self, plan: Plan) -> None:
        """Prepare something else, or say why it is not allowed."""
        before, self.kept.plan = self.kept.plan, plan
        try:
            self._moves()
        except (InvalidMove, IllegalMove) as error:
            self.kept.plan = before
            self.refused.emit(capitalised(error.reason))
            return
        self._keep(lambda: None)
        self._show(animate=False)

    def resign(self) -> None:
        self._command(RESIGN)

    def propose_draw(self) -> None:
        self._command(PROPOSE_DRAW)
        if self.stage is Stage.TURN:
            self.told.emit(self.tr("The offer goes with your next turn."))

    def claim_tie(self) -> None:
        self._command(CLAIM_TIE)

    def _command(self, command: str) -> None:
        if self.hot_seat.acting is None:
            self.refused.emit(self.tr("Only your own letter can say this: wait for your turn."))
            return
        plan = Plan(note=self.kept.plan.note) if command in (RESIGN, CLAIM_TIE) else self.kept.plan
        self._try(replace(plan, command=command))

    def answer(self, accept: bool) -> None:
        question = self.progress.question
        if question is not None and question.kind == "back":
            answer = ACCEPT_UNDO if accept else REJECT_UNDO
        else:
            answer = ACCEPT_DRAW if accept else REJECT_DRAW
        self._try(replace(self.kept.plan, answer=answer))

    def undo(self) -> None:
        if self.progress.reviewing:
            self.back_to_game()
        elif self.stage not in (Stage.TURN, Stage.READY):
            self.refused.emit(self.tr("You can ask to undo when it is your turn again."))
        elif not self.kept.plan.is_empty:
            self._try(self.kept.plan.without_last())
        elif reason := self.refused_to_ask:
            self.refused.emit(capitalised(reason))
        else:
            self._try(Plan(command=PROPOSE_UNDO, note=self.kept.plan.note))
            self.told.emit(self.tr("Your letter now asks to undo your last turn."))

    @property
    def refused_to_ask(self) -> Message:
        """Why the next letter cannot ask to undo the player's last turn; empty if it can."""
        kept = self.kept
        if not kept.begun:
            return Message("there is nothing to undo")
        try:
            kept.seen.pen_after([PROPOSE_UNDO], kept.side.party)
        except ValueError as error:
            return message_of(error)
        return Message("")

    def change(self) -> None:
        """Change what the next letter says: the turn, or what the player hides."""
        if self.kept.plan.is_empty:
            self.hide_by("")
        else:
            self.undo()

    def redo(self) -> None:
        """Do nothing: there is no redo here."""

    def write_note(self, note: str) -> None:
        """Keep the note that goes with the next letter."""
        self.kept.plan = replace(self.kept.plan, note=note)
        self._keep(lambda: None)

    # -- letters

    def follow(self, kept: LetterFile) -> None:
        """Continue with the match after further letters, or after another choice of a board."""
        forward = kept.match.ply == self.progress.live + 1
        animate = forward and not self.progress.reviewing
        asked = self.kept.match.agreements.undo_wanted_by == self.kept.seat
        self.kept = kept
        if self.persons == {kept.seat}:
            self.progress.replace(kept.match)
        else:  # the seats were drawn
            self._sit_down()
        self.correspondents = frozenset(range(len(kept.match.names))) - {kept.seat}
        self._keep_finished()
        self._show(animate)
        last = kept.side.table.letters[-1]
        waits = kept.match.agreements.undo_wanted_by is not None
        if asked and last.played == ACCEPT_UNDO and not waits:
            self.told.emit(self.tr("Your last turn was undone. Play another one."))
        elif asked and last.played == REJECT_UNDO:
            name = kept.side.table.names[last.writer]
            self.told.emit(self.tr("{name} declines to undo.").format(name=name))

    def start(self) -> None:
        super().start()
        self._keep_finished()

    def sent(self) -> None:
        """Note that the last letter has left the program."""
        self.kept.sent = len(self.kept.side.table.letters)
        self._keep(lambda: None)
        self._keep_finished()
        self._show(animate=False)

    # -- files

    def _keep(self, then: Then) -> None:
        """Write what is prepared beside the letters; a finished match is an ordinary record."""
        self.touched = True
        kept = self.kept
        for player in self.persons:
            kept.note = self._match.annotations.note(player)
        kept.helped = self._match.annotations.helped
        if self.stage is not Stage.OVER:
            writer().add(kept.path, partial(kept.save_prepared, kept.prepared()))
        if kept.over:
            super()._keep(then)
        else:
            then()

    def _keep_finished(self) -> None:
        """Turn a finished match into a record, and put its letters away once all are sent."""
        if self.kept.over and not self._recorded:
            self._recorded = True
            self._keep(lambda: None)
        if self.stage is Stage.OVER:
            writer().add((self.kept.path, "finished"), self.kept.put_away)

    def keep_part(self, name: str, lines: Sequence[str]) -> None:
        self.kept.parts[name] = list(lines)
        super().keep_part(name, lines)

    @property
    def may_review(self) -> bool:
        return self.progress.ended

    @property
    def may_study(self) -> bool:
        """Whether the match may be studied: also an open one before its end, if not serious."""
        return self.progress.ended or not (self.game.hidden or self.serious)

    @property
    def save_refusal(self) -> str:
        if self.kept.over:
            return ""
        return self.tr("Letters are saved by themselves. Save the game after its end.")


def _next_of(view: Position, seat: int) -> int:
    """Return the player in play after this one."""
    count = len(view.names)
    after = ((seat + step) % count for step in range(1, count))
    return next((player for player in after if player not in view.out), seat)
