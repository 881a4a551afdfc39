"""Ply: one decision in a match, with the draws it triggers, and the position after it.

A decision is a move, a typed turn of several moves, or one of the server's common commands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from rules.core import CHANCE, AnyGame, Event, IllegalMove, Message, Position, finished
from rules.core.commands import ACCEPT_DRAW, CLAIM_TIE, PROPOSE_DRAW, REJECT_DRAW, RESIGN, TIME_OUT
from rules.core.event import CommandGiven


@dataclass(frozen=True, slots=True)
class Offer:
    """A pending offer: the player who made it, and all who agreed so far, including that player."""

    by: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision of `player`: a command (without moves), or moves and the draws that followed.

    `state` and `offer` are those after the ply; `draw_count` counts all draws of the match so far.
    Others see only a part of `private` plies. `shows` says that the ply showed a player a secret or
    a random draw. Ply 0 has no player: it holds the draws before the first decision.
    """

    player: int | None
    command: str
    moves: tuple[object, ...]
    draws: tuple[object, ...]
    state: Position
    offer: Offer | None
    draw_count: int
    private: bool = False
    shows: bool = False
    left: tuple[float, ...] = ()
    """The seconds on each player's clock after it; empty without a clock."""
    told: dict[int | None, tuple[Event, ...]] = field(default_factory=dict, compare=False)
    """The events of the ply by viewer, cached, as they are needed at every position."""

    @property
    def text(self) -> str:
        """The command, or the moves in the game's notation: what a record writes."""
        return self.command or ",".join(map(str, self.moves))


class Draws:
    """The source of a match's draws: the seed, or the texts of a record.

    Each draw has a separate generator, made from the seed and the draw's number. So saving and
    loading a match, or undoing a move, does not change later draws.
    """

    def __init__(self, game: AnyGame, seed: int, recorded: Iterator[str] | None = None) -> None:
        self._game = game
        self._seed = seed
        self._recorded = recorded

    def pending(self, state: Position, count: int) -> tuple[list[object], Position]:
        """Return the draws that a state waits for, and the state after them.

        The first draw is number `count`.
        """
        draws: list[object] = []
        while state.to_move == CHANCE:
            move = self._next(state, count + len(draws))
            state = self._game.apply(state, move)
            draws.append(move)
        return draws, state

    def _next(self, state: Position, number: int) -> object:
        if self._recorded is None:
            return self._game.draw(state, Random(f"{self._seed}:{number}"))
        text = next(self._recorded, None)
        if text is None:
            raise IllegalMove("a random draw is missing")
        return self._game.parse_draw(state, text)


def first_ply(state: Position, draws: Draws) -> Ply:
    """Return ply 0, the draws before the first decision."""
    drawn, state = draws.pending(state, 0)
    return Ply(None, "", (), tuple(drawn), state, None, len(drawn))


def moves_ply(game: AnyGame, before: Ply, moves: Sequence[object], draws: Draws) -> Ply:
    """Return the ply in which the player to move makes these moves.

    Those after the end of the turn are dropped. Raises IllegalMove.
    """
    player, state = before.state.mover, before.state
    made: list[object] = []
    all_drawn: list[object] = []
    private = shows = False
    for move in moves:
        if not (private and shows):
            known = game.view(state, player)
            if game.hidden and not private:  # a spectator reads less of a private move
                seen = game.describe(move, game.view(state, None))
                private = seen != game.describe(move, known)
            shows = shows or game.reveals(known, move)
        state = game.apply(state, move)
        made.append(move)
        drawn, state = draws.pending(state, before.draw_count + len(all_drawn))
        all_drawn += drawn
        if state.turn != before.state.turn or state.to_move is None:
            break
    return Ply(
        player,
        "",
        tuple(made),
        tuple(all_drawn),
        state,
        None,
        before.draw_count + len(all_drawn),
        private,
        shows or bool(all_drawn) or _ends_secrecy(game, state),
    )


def _ends_secrecy(game: AnyGame, state: Position) -> bool:
    return game.hidden and state.outcome is not None


def command_ply(game: AnyGame, before: Ply, player: int, command: str) -> Ply:
    """Return the ply in which a player gives one of the COMMANDS. Raises IllegalMove."""
    state, offer = before.state, before.offer
    name = state.names[player]
    if state.outcome is not None:
        raise IllegalMove("the game is over")
    if player in state.out:
        raise IllegalMove("{name} is out of the game", name=name)
    if command in (RESIGN, TIME_OUT):
        state = game.resign(state, player)
        if command == TIME_OUT:
            state = _lost_on_time(state, name)
        # An offer of others stays valid: a player who has left need not agree.
        offer = Offer(offer.by, offer.agreed - {player}) if offer and offer.by != player else None
        state = _draw_if_all_agree(state, offer)
    elif command == CLAIM_TIE:
        if player != state.mover:
            mover = state.names[state.mover]
            raise IllegalMove("only {name}, whose turn it is, may claim a draw", name=mover)
        state, offer = game.claim_tie(state), None
    else:
        offer = _offer_after(before, player, command)
        state = _draw_if_all_agree(state, offer)
    shows = _ends_secrecy(game, state)
    return Ply(player, command, (), (), state, offer, before.draw_count, shows=shows)


def _lost_on_time(state: Position, name: str) -> Position:
    """Return the state after a player has left the game because the clock ran out.

    If that ended the game, the outcome gives time as the reason.
    """
    outcome = state.outcome
    if outcome is None or outcome.message != Message("{name} resigned", name=name):
        return state
    reason = Message("{name} ran out of time", name=name)
    return replace(state, outcome=replace(outcome, reason=reason))


def _offer_after(before: Ply, player: int, command: str) -> Offer | None:
    offer, names = before.offer, before.state.names
    if command == PROPOSE_DRAW:
        if offer is not None:
            raise IllegalMove("{name} has already asked for this", name=names[offer.by])
        return Offer(player, frozenset({player}))
    if offer is None:
        raise IllegalMove("there is nothing to answer")
    if player in offer.agreed:
        raise IllegalMove("{name} need not answer", name=names[player])
    return Offer(offer.by, offer.agreed | {player}) if command == ACCEPT_DRAW else None


def _draw_if_all_agree(state: Position, offer: Offer | None) -> Position:
    in_play = frozenset(range(len(state.names))) - state.out
    if state.outcome is None and offer is not None and offer.agreed >= in_play:
        #: {reason} in “{names} draw: {reason}”
        return finished(state, in_play, "draw agreed")
    return state


def ply_events(game: AnyGame, before: Position, ply: Ply, viewer: int | None) -> Iterator[Event]:
    """Yield the events of a ply after the state `before`, as a viewer may know them.

    The viewer is a player, or None for a spectator.
    """
    if ply.command:
        assert ply.player is not None
        command = CommandGiven(ply.player, ply.command)
        yield from game.events(before, command, ply.state, viewer)
        return
    for state, move, after in ply_steps(game, before, ply):
        yield from game.events(state, move, after, viewer)


def ply_steps(
    game: AnyGame, before: Position, ply: Ply
) -> Iterator[tuple[Position, object, Position]]:
    """Yield the single moves and draws of a ply, each with the states before and after it.

    `before` is the state before the ply.
    """
    state, moves, draws = before, iter(ply.moves), iter(ply.draws)
    for left in reversed(range(len(ply.moves) + len(ply.draws))):
        move = next(draws if state.to_move == CHANCE else moves)
        after = game.apply(state, move) if left else ply.state
        yield state, move, after
        state = after


_ANSWERS = (ACCEPT_DRAW, REJECT_DRAW)


def together(plies: Sequence[Ply], number: int) -> range:
    """Return the numbers of the plies that are undone and redone with this one.

    A draw offer goes together with all its answers and with resignations in between, or an undo
    would leave an offer that is accepted again at once. All other plies go alone.
    """
    start = number
    if plies[number].command in _ANSWERS:
        while plies[start].command != PROPOSE_DRAW:
            start -= 1
    last = start
    if plies[start].command == PROPOSE_DRAW:
        for at in range(start + 1, len(plies)):
            if (
                plies[at].command not in (*_ANSWERS, RESIGN, TIME_OUT)
                or plies[last].command == REJECT_DRAW
            ):
                break
            if plies[at].command in _ANSWERS:
                last = at
    return range(start, last + 1)
