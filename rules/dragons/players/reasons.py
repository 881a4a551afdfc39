"""Why a move is good, in one sentence that is true of the position.

Every reason is a function of the turn that gives a sentence, or None where it does not apply; the
first that applies is told. Positions are numbered as before the move.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rules.dragons.game import Dragons, DragonsState, Place
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players.board import STATES, Board
from rules.dragons.players.search import DECIDED, WON, Found, look
from rules.dragons.players.verdicts import best_scores, verdict
from rules.dragons.shapes import dragons, longest_loop
from rules.dragons.tiles import COLOUR_NAMES

GAME = Dragons()


@dataclass(frozen=True, slots=True)
class Told:
    """A move with its worth, and the position before and after it, chains included.

    `stood`: the positions where one tile would have won for the enemy. `made`: at how many cells
    one tile would win for the mover after the turn; `left`: for the enemy, who is `kept_off` all
    of them by gaps elsewhere. `joined`: how many of the mover's dragons the tile connects; `ends`:
    the open ends of what comes of them. `scores`: the mover's, before and after. `eyes`: of the
    mover's best dragon that got one by the turn.
    """

    view: DragonsState
    after: DragonsState
    place: Place
    found: Found
    aim: str
    stood: list[int]
    made: int
    left: int
    gaps: int
    kept_off: bool
    joined: int
    ends: int
    scores: tuple[int, int]
    eyes: int

    @property
    def mover(self) -> int:
        return self.view.mover

    @property
    def enemy(self) -> str:
        return COLOUR_NAMES[1 - self.mover]


def why(view: DragonsState, board: Board, found: Found) -> str:
    """The sentence for a legal move; `board` is the view's."""
    told = _told(view, board, found)
    return next(sentence for reason in _REASONS if (sentence := reason(told)))


def _told(view: DragonsState, board: Board, found: Found) -> Told:
    place, mover = board.place(found.move), board.mover
    cells = sorted(board.open_cells())
    stood = [cells.index(cell) + 1 for cell in _winning_cells(board, 1 - mover)]
    score = best_scores(board)[mover]
    cell, state = divmod(found.move, STATES)
    # The part with most edges: in loose tails the band, not the tail.
    own = (joint for joint in board.tables.joints[state] if joint.colour == mover)
    joint = max(own, key=lambda joint: len(joint.edges))
    met = {board.root(3 * cell + at) for at, step in joint.borders if board.tiles[cell + step]}
    board.turn(found.move)
    over = verdict(board) is not None
    new = board.fresh_eyes()
    gaps = [] if over else board.gaps()
    left = [] if over else _winning_cells(board, 1 - mover)
    told = Told(
        view=view,
        after=GAME.apply(view, place),
        place=place,
        found=found,
        aim=board.aim,
        stood=sorted(stood),
        made=0 if over else len(_winning_cells(board, mover)),
        left=len(left),
        gaps=len(gaps),
        kept_off=bool(gaps) and not set(gaps) & set(left),
        joined=len(met),
        ends=board.ends[board.root(3 * cell + joint.borders[0][0])],
        scores=(score, best_scores(board)[mover]),
        eyes=max((board.eyes[board.root(e.border)] for e in new if e.colour == mover), default=0),
    )
    board.undo()
    return told


def _winning_cells(board: Board, player: int) -> list[int]:
    """The cells where one tile would win for a player, were it their turn and no gap to fill."""
    won = []
    mover, board.mover = board.mover, player
    for cell in look(board, far=False).threats[player]:
        for state in board.tables.fits[board.codes[cell]]:
            board.turn(cell * STATES + state)
            ended = verdict(board)
            board.undo()
            if ended == player:
                won.append(cell)
                break
    board.mover = mover
    return won


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _chain(told: Told) -> str:
    """How much falls into place after the tile, as the rest of a sentence."""
    autos = len(told.after.placed) - 1
    if not autos:
        return ""
    return f", and {_count(autos, 'tile')} {'falls' if autos == 1 else 'fall'} into place"


def _wins(told: Told) -> str | None:
    outcome = told.after.outcome
    if outcome is None or outcome.winners != {told.mover}:
        return None
    if not told.aim:
        loop = longest_loop(told.after.tiles, told.mover, told.view.options.tile_set)
        return f"makes a loop of {_count(len(loop), 'tile')} and wins{_chain(told)}"
    eyes = _completed_eyes(told)
    if eyes and told.aim not in PLAYED_OUT:
        return f"completes a dragon with {_count(eyes, 'eye')} and wins{_chain(told)}"
    return f"wins with the last tile{_chain(told)}"


def _completed_eyes(told: Told) -> int:
    """The most eyes of a dragon of the mover that the turn completed."""
    tile_set = told.view.options.tile_set
    known = set(dragons(told.view.tiles, tile_set))
    return max(
        (
            dragon.eyes
            for dragon in dragons(told.after.tiles, tile_set)
            if dragon.colour == told.mover and dragon.closed and dragon not in known
        ),
        default=0,
    )


def _ends_in_a_draw(told: Told) -> str | None:
    outcome = told.after.outcome
    if outcome is None:
        return None
    return "ends the game in a draw" if len(outcome.winners) > 1 else "no move avoids the defeat"


def _wins_by_force(told: Told) -> str | None:
    if told.found.worth <= DECIDED:
        return None
    turns, odd = divmod(WON - told.found.worth, 2)
    if odd:  # the enemy's own last tile ends the game
        return f"wins by force, whatever {told.enemy} does"
    more = "your next turn" if turns == 1 else f"your next {turns} turns"
    return f"wins by force within {more}, whatever {told.enemy} does"


def _loses(told: Told) -> str | None:
    if told.found.depth and told.found.worth < -DECIDED:
        return f"holds out longest, for {told.enemy} can win against every move"
    return None


def _blocks(told: Told) -> str | None:
    if not told.stood or told.left:
        return None
    goal = "completed a dragon" if told.aim else "closed a loop"
    if told.place.position in told.stood:
        return f"fills position {told.place.position}, where {told.enemy} could have {goal}"
    where = " and ".join(map(str, told.stood))
    return f"stops {told.enemy} at position {where}, where one tile would have {goal}"


def _keeps_off(told: Told) -> str | None:
    if not told.stood or not told.left or not told.kept_off:
        return None
    goal = "completing a dragon" if told.aim else "closing a loop"
    return f"makes a gap, which {told.enemy} must fill before {goal}"


def _forks(told: Told) -> str | None:
    return f"threatens to win in {told.made} places at once" if told.made > 1 else None


def _threatens(told: Told) -> str | None:
    if not told.made:
        return None
    if told.gaps:
        return f"threatens to win with one more tile while {told.enemy} has a gap to fill"
    return "threatens to win with one more tile"


def _scores(told: Told) -> str | None:
    before, after = told.scores
    if told.aim != "tantrix" or after <= before:
        return None
    return f"brings your best dragon from {before} to {_count(after, 'point')}{_chain(told)}"


def _completes(told: Told) -> str | None:
    eyes = _completed_eyes(told) if told.aim else 0
    return f"completes a dragon with {_count(eyes, 'eye')}" if eyes else None


def _makes_an_eye(told: Told) -> str | None:
    if not told.aim or not told.eyes:
        return None
    return f"makes an eye: your dragon there has {_count(told.eyes, 'eye')} now{_chain(told)}"


def _forces(told: Told) -> str | None:
    if not told.gaps:
        return None
    replies = sum(1 for _ in GAME.legal_moves(told.after))
    return f"makes a gap and leaves {told.enemy} only {_count(replies, 'move')}{_chain(told)}"


def _falls(told: Told) -> str | None:
    autos = len(told.after.placed) - 1
    if not autos:
        return None
    return f"makes {_count(autos, 'more tile')} fall into place"


def _joins(told: Told) -> str | None:
    if told.joined < 2:
        return None
    return f"joins {told.joined} of your dragons into one with {_count(told.ends, 'open end')}"


def _grows(told: Told) -> str:
    return f"gives you a dragon with {_count(told.ends, 'open end')} to build on"


_REASONS: tuple[Callable[[Told], str | None], ...] = (
    _wins,
    _ends_in_a_draw,
    _wins_by_force,
    _loses,
    _blocks,
    _keeps_off,
    _forks,
    _threatens,
    _scores,
    _completes,
    _makes_an_eye,
    _forces,
    _falls,
    _joins,
    _grows,
)
