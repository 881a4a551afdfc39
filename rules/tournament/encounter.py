"""Encounter: one match between computer players, from the seating to the result."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from threading import Event
from time import monotonic, thread_time

from rules.core import AnyGame, Position
from rules.core.commands import RESIGN
from rules.core.levels import level_named
from rules.core.limits import MOST_PLIES
from rules.match import Match
from rules.players import ComputerPlayer, Player, seat
from rules.players.engine import Engine, EngineError, Seating, engine_name, is_engine
from rules.text import cut

MOST_TURNS = 600
"""The turns after which a match counts as a tie, as careful players could play for ever."""
MOST_IDLE = 100
"""The most consecutive moves of an engine that neither end its turn nor reveal anything.

Without this limit, an engine could set and remove markers to turn a loss into a tie.
"""


@dataclass(frozen=True, slots=True)
class Encounter:
    """The plan of a match. Each of `entrants`, in seat order, is a level, "random" or an engine.

    An engine is given as its text on the command line. `places` has, by seat, the entrant's index
    in the tournament's list. `seed` determines the draws, and `seat_seeds` each seat's random
    generator. An entrant knows only its own seed. `pace` multiplies every thinking time.
    """

    slug: str
    entrants: tuple[str, ...]
    places: tuple[int, ...]
    options: Mapping[str, object]
    seed: int
    seat_seeds: tuple[int, ...]
    pace: float = 1.0


@dataclass(frozen=True, slots=True)
class EngineFault:
    """The reason why an engine was made to resign, and the end of what it wrote to stderr."""

    player: int
    reason: str
    said: str


@dataclass(frozen=True, slots=True)
class Result:
    """The result of an encounter. `shares` has each seat's share of the win, which add up to 1.

    `seconds` and `moves` are each seat's thinking time and number of moves. `slowest` is the
    longest time for one move. Quincunx's own players are measured in processor time, and engines in
    real time. `faults` lists the engines that lost through errors.
    """

    encounter: Encounter
    shares: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    moves: tuple[int, ...]
    reason: str
    record: str
    faults: tuple[EngineFault, ...] = ()


@dataclass
class _Effort:
    """The players' thinking times and numbers of moves so far, by seat."""

    seconds: list[float]
    slowest: list[float]
    moves: list[int]
    faults: list[EngineFault] = field(default_factory=list)

    @contextmanager
    def of(self, player: int, *, engine: bool) -> Iterator[None]:
        now = monotonic if engine else thread_time
        start = now()
        yield
        took = now() - start
        self.seconds[player] += took
        self.slowest[player] = max(self.slowest[player], took)
        self.moves[player] += 1


def entrant_name(entrant: str) -> str:
    """Return the name to print for an entrant. Raises InvalidOptions for an unknown level."""
    if entrant == "random":
        return "Random"
    return engine_name(entrant) if is_engine(entrant) else level_named(entrant).name


def play(encounter: Encounter) -> Result:
    """Play an encounter to its end. Every possible tie is claimed.

    If only Quincunx's own players are left, they agree to a draw once all expect one. An engine
    that cannot be started, ends, is late or sends an invalid answer is made to resign.
    """
    names = _names(encounter.entrants)
    match = Match.new(encounter.slug, names, encounter.options, encounter.seed)
    effort = _Effort([0.0] * len(names), [0.0] * len(names), [0] * len(names))
    with ExitStack() as engines:
        players = [_seated(encounter, match, number, engines) for number in range(len(names))]
        idle = 0
        while (player := match.to_move) is not None and match.ply < MOST_PLIES:
            view = match.view(player)
            if view.turn >= MOST_TURNS:
                break
            if match.game.may_claim_tie(view):
                match.claim_tie()
                continue
            if all(_settles(players[one], match, one) for one in match.in_play):
                match.propose_draw(player)
                for other in match.in_play:
                    if other != player:
                        match.answer_draw(other, accept=True)
                continue
            outside = isinstance(players[player], Engine)
            try:
                with effort.of(player, engine=outside):
                    move = _decided(players[player], view)
                idle = idle + 1 if outside and _idles(match.game, view, move) else 0
                if idle > MOST_IDLE:
                    raise EngineError(f"put off the end of its turn by {idle} moves")
            except EngineError as error:
                effort.faults.append(EngineFault(player, error.reason, error.said))
                move = RESIGN
            if move == RESIGN:
                match.resign(player)
            else:
                match.play(move)
    return _result(encounter, match, effort)


Sitting = Player | Engine | EngineError
"""A player, or the error that kept an engine from starting."""


def _seated(encounter: Encounter, match: Match, number: int, engines: ExitStack) -> Sitting:
    entrant, seed = encounter.entrants[number], encounter.seat_seeds[number]
    if not is_engine(entrant):
        return seat(encounter.slug, entrant, seed, pace=encounter.pace, now=thread_time)
    seating = Seating(encounter.slug, match.options, match.names, number, seed, encounter.pace)
    try:
        engine = Engine(entrant, seating)
    except EngineError as error:
        return error
    engines.callback(engine.close)
    return engine


def _decided(player: Sitting, view: Position) -> object:
    """Return a move, or RESIGN. Raises EngineError."""
    if isinstance(player, EngineError):
        raise player
    if isinstance(player, Engine):
        return player.choose(view)
    return player.choose(view, Event())


def _settles(player: Sitting, match: Match, number: int) -> bool:
    return isinstance(player, ComputerPlayer) and player.settles(match.view(number), number)


def _idles(game: AnyGame, view: Position, move: object) -> bool:
    if move == RESIGN or game.reveals(view, move):
        return False
    return bool(game.preview(view, move).turn == view.turn)


def _result(encounter: Encounter, match: Match, effort: _Effort) -> Result:
    outcome = match.outcome
    everybody = range(len(match.names))
    reasons = [outcome.reason if outcome else "the match grew too long"]
    reasons += [f"{match.names[fault.player]} {fault.reason}" for fault in effort.faults]
    return Result(
        encounter,
        tuple(outcome.share(p) if outcome else 1 / len(everybody) for p in everybody),
        outcome.scores if outcome else match.view(None).scores,
        tuple(effort.seconds),
        tuple(effort.slowest),
        tuple(effort.moves),
        ": ".join(reasons),
        match.to_text(),
        tuple(effort.faults),
    )


def _names(entrants: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names for the record. Entrants that occur more than once are numbered."""
    names = [cut(entrant_name(entrant), 30) for entrant in entrants]
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    )
