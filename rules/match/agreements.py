"""Agreements: players' commands that end a match or undo moves."""

from rules.core import IllegalMove
from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, PROPOSE_DRAW, REJECT_DRAW, RESIGN, TIME_OUT
from rules.match.history import History
from rules.ply import Offer, command_ply


class Agreements:
    """Resignations, draw offers and requests to undo in one match.

    The commands become plies of the history. Every error leaves the match as it was.
    """

    def __init__(self, history: History) -> None:
        self._history = history

    def resign(self, player: int) -> None:
        """Resign for a player; with more than two, the others play on. Raises IllegalMove."""
        self._command(player, RESIGN)

    def run_out(self) -> None:
        """End the match for the player on the clock, who has no time left.

        With more than two players, the others play on. Raises IllegalMove without a clock.
        """
        player = self._history.line.on_clock(self._history.now)
        if player is None:
            raise IllegalMove("nobody is on the clock")
        self._command(player, TIME_OUT)

    # Draws

    @property
    def draw_offer(self) -> Offer | None:
        """The pending draw offer, None if there is none."""
        return self._history.now.offer

    def propose_draw(self, player: int) -> None:
        """Offer a draw for a player; the offer is valid until the next move. Raises IllegalMove."""
        self._command(player, PROPOSE_DRAW)

    def answer_draw(self, player: int, accept: bool) -> None:
        """Answer the offer for a player; the game is drawn once all players in play agree."""
        self._command(player, ACCEPT_DRAW if accept else REJECT_DRAW)

    def claim_tie(self, player: int) -> None:
        """Claim a tie for a player if the rules allow it. Raises IllegalMove."""
        self._command(player, CLAIM_TIE)

    # Undo

    @property
    def undo_wanted_by(self) -> int | None:
        """The player with a pending request to undo, None if there is none."""
        request = self._history.undo_request
        return None if request is None else request.by

    def propose_undo(self, player: int) -> None:
        """Request for a player to undo their last move and all later ones. Raises IllegalMove."""
        history = self._history
        if history.undo_request is not None:
            name = history.names[history.undo_request.by]
            raise IllegalMove("{name} has already asked for this", name=name)
        ply = history.last_ply_of(history.checked_player(player))
        if ply is None:
            raise IllegalMove("there is nothing to undo")
        history.check_undo(ply)
        history.undo_request = Offer(player, frozenset({player}))

    def answer_undo(self, player: int, accept: bool) -> None:
        """Answer a request to undo for a player; the moves are undone once all agree.

        All players who were in play before the moves must agree, even if they have resigned since.
        Raises IllegalMove.
        """
        history = self._history
        history.checked_player(player)
        request = history.undo_request
        ply = None if request is None else history.last_ply_of(request.by)
        if request is None or ply is None:
            raise IllegalMove("there is nothing to answer")
        before = history.before(ply)
        concerned = set(range(len(history.names))) - history.line.plies[before].state.out
        if player in request.agreed or player not in concerned:
            raise IllegalMove("{name} need not answer", name=history.names[player])
        agreed = request.agreed | {player}
        history.undo_request = Offer(request.by, agreed) if accept else None
        if accept and agreed >= concerned:
            history.go_back_to(before)

    def _command(self, player: int, command: str) -> None:
        history = self._history
        history.add(command_ply(history.game, history.now, history.checked_player(player), command))
