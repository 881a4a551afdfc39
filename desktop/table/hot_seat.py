"""HotSeat: whose view a table's screen shows, and what each viewer may see and has been told."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import News, what_happened
from desktop.language.messages import translated
from desktop.table.in_progress import GameInProgress
from rules.core import IllegalMove, InvalidMove, Position
from rules.server_line import typed_move

translate = QCoreApplication.translate


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


class HotSeat:
    """The viewer of a game in progress, and the curtain between players who have secrets.

    `viewer` is the player whose view is shown; None for what everybody may see.
    """

    def __init__(self, progress: GameInProgress) -> None:
        self._progress = progress
        match, persons = progress.match, progress.persons
        alone = match.game.hidden and len(persons) == 1
        self.viewer: int | None = min(persons) if alone else None
        self._begun = match.ply or -1  # a draw before the first move is news
        self._told: dict[int | None, int] = {}
        """The last ply that each viewer has been told of."""

    @property
    def shared(self) -> bool:
        """Whether people with secrets from each other take turns at this screen."""
        return self._progress.match.game.hidden and len(self._progress.persons) > 1

    @property
    def secrets(self) -> bool:
        """Whether they still have secrets in the position shown."""
        return self.shared and self._progress.match.outcome is None

    # The curtain

    @property
    def hand_over(self) -> int | None:
        """The person who must get the screen before it shows anything of theirs; None if nobody."""
        progress = self._progress
        to_move = progress.match.to_move
        if not self.secrets or progress.reviewing or self.asks_another:
            return None
        return to_move if to_move in progress.persons and to_move != self.viewer else None

    @property
    def asks_another(self) -> bool:
        """Whether another person than the viewer must come and answer, without seeing a secret."""
        question = self._progress.question
        return question is not None and self.shared and question.answerer != self.viewer

    @property
    def seat(self) -> int | None:
        """The person who may move at this screen now; None if nobody may."""
        progress = self._progress
        to_move = progress.match.to_move
        if progress.reviewing or self.asks_another or self.hand_over is not None:
            return None
        return to_move if to_move in progress.persons else None

    @property
    def acting(self) -> int | None:
        """The person for whom resigning or offering a draw counts here; None if nobody can.

        It is the person whose board is shown, even if it is another player's turn.
        """
        progress, match = self._progress, self._progress.match
        if match.outcome is not None or progress.reviewing:
            return None
        left = [player for player in match.in_play if player in progress.persons]
        for player in (self.viewer, match.to_move):
            if player in left:
                return player
        return left[0] if left else None

    @property
    def on_clock(self) -> int | None:
        """The player whose time runs now.

        None while another player must answer or see the screen first, or a computer player
        considers a draw. While the screen shows an earlier position, only the time of a person who
        has the screen runs: nobody else gets it, and the moves of computer players are dropped.
        """
        progress = self._progress
        played = progress.played
        player = played.on_clock
        if progress.reviewing:
            offer, request = played.draw_offer, played.agreements.undo_wanted_by
            asked = offer is not None or request is not None
            elsewhere = self.shared and (player != self.viewer or asked)
            return player if player in progress.persons and not elsewhere else None
        waits = self.hand_over is not None or progress.undecided_computers() or self.asks_another
        return None if waits else player

    # What the viewer may see

    @property
    def view(self) -> Position:
        return self._progress.match.view(self.viewer)

    def history(self) -> list[PlyText]:
        """Return every ply as the present viewer may read it."""
        match, viewer = self._progress.match, self.viewer
        return [
            PlyText(ply, match.player_of(ply), text, match.events(ply, viewer))
            for ply, text in enumerate(match.history(viewer, whole=True), 1)
        ]

    def last_turn(self) -> list[Shown]:
        """Return the positions of the last turn, from its beginning to just before the last one.

        They are as the present viewer may see them, and nobody may move there. Empty before the
        first ply.
        """
        live, plies = self._progress.live, tuple(self.history())
        match = self._progress.match.copy(live)
        first = live
        while first > 0 and match.player_of(first) == match.player_of(live):
            first -= 1
        shown = []
        for ply in range(first, live):
            match.goto(ply)
            view = match.view(self.viewer)
            shown.append(Shown(view, self.viewer, None, ply > first, plies=plies[:ply]))
        return shown

    def scores(self) -> list[tuple[int, ...]]:
        """Return all players' scores from start to end, ply by ply; empty before the end.

        During a game the scores might reveal what a player can only guess.
        """
        if not self._progress.ended:
            return []
        match, scores = self._progress.match.copy(), []
        for ply in range(self._progress.live + 1):
            match.goto(ply)
            view = match.view(self.viewer)
            scores.append(view.outcome.scores if view.outcome else view.scores)
        return scores

    # What the person here may do

    @property
    def can_claim_tie(self) -> bool:
        """Whether the position was repeated often enough for the player to move to claim a tie."""
        match = self._progress.match
        return self.seat is not None and match.game.may_claim_tie(match.view(None))

    def read(self, text: str) -> TypedMove | None:
        """Return the effect of a text if it were played now; None if nobody may move here."""
        seat, match = self.seat, self._progress.match
        if seat is None:
            return None
        start = 0
        try:
            typed = typed_move(text, match.game.slug)
            start = typed.start
            match.preview(typed.text)
            view = match.view(seat)
            moves = match.game.parse_move(view, typed.text)
            written = match.game.parse_move(view, typed.text, closed=False)
        except InvalidMove as error:
            return TypedMove(capitalised(error.reason), start + error.position)
        except IllegalMove as error:
            return TypedMove(capitalised(error.reason))
        notes = [translated(typed.note)] if typed.note else []
        notes += [translated(match.game.added(move)) for move in moves[len(written) :]]
        return TypedMove(moves=tuple(moves), note=" ".join(notes))

    def gain(self, text: str) -> int:
        """Return the points of a legal text, as far as the person here can know them before."""
        seat, match = self.seat, self._progress.match
        if seat is None:
            return 0
        try:
            after = match.preview(typed_move(text, match.game.slug).text)
        except (InvalidMove, IllegalMove):
            return 0
        return after.scores[seat] - match.view(seat).scores[seat]

    def texts(self) -> Iterator[str]:
        """Yield the legal moves of the person here as texts, lazily.

        Yields nothing if nobody may move.
        """
        if self.seat is not None:
            yield from map(str, self._progress.match.legal_moves())

    # Notes

    @property
    def note_taker(self) -> int | None:
        """The player whose notes are shown: the viewer, or the first person in open games."""
        progress = self._progress
        return self.viewer if progress.match.game.hidden else min(progress.persons, default=None)

    @property
    def notes(self) -> list[str]:
        """The notes of this player, as the table stored them."""
        player = self.note_taker
        if player is None:
            return []
        try:
            texts = json.loads(self._progress.match.annotations.note(player))
        except (ValueError, RecursionError):
            return []
        return [text for text in texts if isinstance(text, str)] if type(texts) is list else []

    # News

    def news(self) -> News:
        """Return what the viewer has not been told yet: the new plies, or the ply looked at.

        News contains only what a spectator may know, because it is spoken and others may be in the
        room. Behind the curtain there is none. A computer's turn is reported when it is complete.
        """
        match, viewer = self._progress.match, self.viewer
        if self._progress.reviewing:
            return what_happened(match.events(match.ply, None), match.names)
        if viewer is None and self.hand_over is not None:
            return News()
        told = self._told.get(viewer, self._begun)
        self._told[viewer] = match.ply
        # Plies that were undone and redone are news to everybody again.
        self._told = {who: min(ply, match.ply) for who, ply in self._told.items()}
        if told > match.ply:
            return News(self._undone(match.ply + 1, told))
        if self._progress.persons and self._progress.amid_turn_of_computer():
            self._told[viewer] = told
            return News()
        plies = range(told + 1, match.ply + 1)
        events = [event for ply in plies for event in match.events(ply, None)]
        return what_happened(events, match.names)

    def _undone(self, first: int, last: int) -> str:
        """Return the news that these plies were undone, as a spectator reads it."""
        match = self._progress.match
        players = (match.names[match.player_of(ply) or 0] for ply in range(first, last + 1))
        texts = match.history(None, whole=True)[first - 1 : last]
        plies = (f"{name}: {text}" for name, text in zip(players, texts, strict=True))
        return translate("Session", "Undone: {moves}.").format(moves="; ".join(plies))
