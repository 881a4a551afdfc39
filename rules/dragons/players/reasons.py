"""Explanations of moves, each one sentence on the position.

Every reason is a function of the turn that returns a sentence, or None if it does not apply. The
first one that applies is used. Positions are numbered as before the move.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.analysis import Line
from rules.core.message import Message, listed
from rules.core.mind import YOURS
from rules.dragons.game import Dragons, DragonsState, Place
from rules.dragons.options import PLAYED_OUT
from rules.dragons.players import closing
from rules.dragons.players.board import STATES, Board
from rules.dragons.players.search import DECIDED, WON, Found, look
from rules.dragons.players.verdicts import best_scores, verdict
from rules.dragons.shapes import dragons, longest_loop

GAME = Dragons()


class Met(NamedTuple):
    """The number of dragons of a colour a tile connects, and their open ends before and after."""

    dragons: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Told:
    """A move with its worth, and the position before and after it, including automatic tiles.

    `stood`: the positions where one tile would have won for the opponent. `made`: the number of
    cells where one tile would win for the mover after the turn, and `made_at`: their positions,
    empty if one of them had no number before the turn. `left`: the number of the opponent's such
    cells, and `kept_off`: whether gaps elsewhere keep the opponent off all of them. `own` and
    `theirs`: the tile's effect on the mover's and the opponent's dragons. `scores`: the mover's,
    before and after. `eyes`: the eyes of the mover's best dragon that gained one. `missing`: the
    tiles that the mover's nearest closed dragon lacks, before and after, if one is needed to win.
    """

    view: DragonsState
    after: DragonsState
    place: Place
    found: Found
    aim: str
    stood: list[int]
    made: int
    made_at: list[int]
    left: int
    gaps: int
    kept_off: bool
    own: Met
    theirs: Met
    scores: tuple[int, int]
    eyes: int
    missing: tuple[int, int]

    @property
    def mover(self) -> int:
        return self.view.mover

    @property
    def opponent(self) -> str:
        return self.view.names[1 - self.mover]


def why(view: DragonsState, board: Board, found: Found) -> Message:
    """Return the reason for a legal move; `board` is the inner board of `view`."""
    told = _told(view, board, found)
    return next(sentence for reason in _REASONS if (sentence := reason(told)))


def explain(view: DragonsState, line: Line[Place], than: Line[Place] | None) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    board = Board(view)
    good = why(view, board, _found(board, line))
    bad = None if than is None else _what_is_wrong(view, line, than)
    return good if bad is None else Message("{good}. {bad}", good=good, bad=bad)


def _found(board: Board, line: Line[Place]) -> Found:
    """Return a line in the format of the search."""
    number = next(move for move in board.moves() if board.place(move) == line.move)
    if line.proof is None or line.value not in (0, 1):
        return Found(number)
    worth = WON - (line.proof - 1)
    return Found(number, worth if line.value else -worth, 1)


def _what_is_wrong(view: DragonsState, line: Line[Place], than: Line[Place]) -> Message | None:
    """Return the sentence on what is worse about `than`, or None."""
    opponent = view.names[1 - view.mover]
    if line.value == 0:
        return None
    after = GAME.apply(view, than.move)
    if after.outcome is not None:
        if view.mover not in after.outcome.winners:
            return Message("{move} wins for {opponent}", move=YOURS, opponent=opponent)
        return Message("{move} ends the game in a draw", move=YOURS)
    if than.value == 0 and than.proof is not None:
        if than.proof <= 2:
            return Message("{move} lets {opponent} win at once", move=YOURS, opponent=opponent)
        return Message.counted(
            than.proof // 2,
            "{move} lets {opponent} win by force in {n} move",
            "{move} lets {opponent} win by force in {n} moves",
            move=YOURS,
            opponent=opponent,
        )
    if than.value == 0:
        return Message("{move} loses: {opponent} won in the end", move=YOURS, opponent=opponent)
    if line.value == 1:
        return Message("{move} lets {opponent} escape", move=YOURS, opponent=opponent)
    return None


def _told(view: DragonsState, board: Board, found: Found) -> Told:
    place, mover = board.place(found.move), board.mover
    cells = sorted(board.open_cells())
    stood = [cells.index(cell) + 1 for cell in _winning_cells(board, 1 - mover)]
    score = best_scores(board)[mover]
    before = closing.fewest_missing(board, mover)
    met = [_met(board, found.move, player) for player in (mover, 1 - mover)]
    board.turn(found.move)
    over = verdict(board) is not None
    new = board.fresh_eyes()
    gaps = [] if over else board.gaps()
    left = [] if over else _winning_cells(board, 1 - mover)
    made = [] if over else _winning_cells(board, mover)
    told = Told(
        view=view,
        after=GAME.apply(view, place),
        place=place,
        found=found,
        aim=board.aim,
        stood=sorted(stood),
        made=len(made),
        made_at=sorted(cells.index(cell) + 1 for cell in made) if {*made} <= {*cells} else [],
        left=len(left),
        gaps=len(gaps),
        kept_off=bool(gaps) and not set(gaps) & set(left),
        own=Met(*met[0][:2], board.ends[board.root(met[0][2])]),
        theirs=Met(*met[1][:2], board.ends[board.root(met[1][2])]),
        scores=(score, best_scores(board)[mover]),
        eyes=max((board.eyes[board.root(e.border)] for e in new if e.colour == mover), default=0),
        missing=(before, closing.fewest_missing(board, mover)),
    )
    board.undo()
    return told


def _met(board: Board, move: int, player: int) -> tuple[int, int, int]:
    """Return the number of a player's dragons a tile connects, their open ends, and its border."""
    cell, state = divmod(move, STATES)
    # Use the part with most edges: in tails the band, not the tail.
    own = (joint for joint in board.tables.joints[state] if joint.colour == player)
    joint = max(own, key=lambda joint: len(joint.edges))
    met = {board.root(3 * cell + at) for at, step in joint.borders if board.tiles[cell + step]}
    return len(met), sum(board.ends[root] for root in met), 3 * cell + joint.borders[0][0]


def _winning_cells(board: Board, player: int) -> list[int]:
    """Return the cells where one tile would win for a player.

    It assumes that it is their turn and that there is no gap to fill.
    """
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


def _eyes(count: int) -> Message:
    return Message.counted(count, "{n} eye", "{n} eyes")


def _builds_by(told: Told, way: Message) -> Message:
    """Return the sentence on how a tile helps the mover's dragon, with the purpose first."""
    #: {aim} in “{aim}: {way}”
    aim = Message("builds up your dragon") if told.aim else Message("works towards a loop")
    #: {aim}: what a tile is for. {way}: how, such as “your dragon can grow at 3 ends instead of 2”
    return Message("{aim}: {way}", aim=aim, way=way)


def _wins(told: Told) -> Message | None:
    outcome = told.after.outcome
    if outcome is None or outcome.winners != {told.mover}:
        return None
    if not told.aim:
        loop = longest_loop(told.after.tiles, told.mover, told.view.options.tile_set)
        return Message.counted(
            len(loop), "makes a loop of {n} tile and wins", "makes a loop of {n} tiles and wins"
        )
    eyes = _completed_eyes(told)
    if eyes and told.aim not in PLAYED_OUT:
        return Message("completes a dragon with {eyes} and wins", eyes=_eyes(eyes))
    return Message("wins with the last tile")


def _completed_eyes(told: Told) -> int:
    """Return the most eyes of a dragon of the mover that the turn completed."""
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


def _ends_in_a_draw(told: Told) -> Message | None:
    outcome = told.after.outcome
    if outcome is None:
        return None
    if len(outcome.winners) > 1:
        return Message("ends the game in a draw, as no winning move was found")
    return Message("every move loses, this one too")


def _wins_by_force(told: Told) -> Message | None:
    if told.found.worth <= DECIDED:
        return None
    turns, odd = divmod(WON - told.found.worth, 2)
    if odd:  # the opponent's own last tile ends the game
        wins = Message("forces the win, whatever {opponent} does", opponent=told.opponent)
    else:
        wins = Message.counted(
            turns,
            "forces the win on your next turn, whatever {opponent} does",
            "forces the win within your next {n} turns, whatever {opponent} does",
            opponent=told.opponent,
        )
    by = _must_fill(told) if told.gaps else _threats(told) if told.made else None
    return wins if by is None else Message("{wins}: {by}", wins=wins, by=by)


def _must_fill(told: Told) -> Message:
    """Return the part of a sentence on the few moves that a gap leaves the opponent."""
    return Message.counted(
        sum(1 for _ in GAME.legal_moves(told.after)),
        #: {by} in “forces the win: {by}” and “limits {opponent}’s choice: {by}”
        "{opponent} must fill a gap and has only {n} move for it",
        "{opponent} must fill a gap and has only {n} moves for it",
        opponent=told.opponent,
    )


def _threats(told: Told) -> Message:
    """Return the part of a sentence on the places where the mover could win next turn."""
    if told.made_at:
        return Message.counted(
            told.made,
            #: {threats} or {by}, after a colon: “makes several threats at once: {threats}”
            "you can win next turn at position {positions}",
            "you can win next turn at positions {positions}",
            positions=listed([str(position) for position in told.made_at]),
        )
    #: {threats} or {by}, after a colon: “makes several threats at once: {threats}”
    return Message.counted(
        told.made, "you can win next turn in {n} place", "you can win next turn in {n} places"
    )


def _loses(told: Told) -> Message | None:
    if not told.found.depth or told.found.worth >= -DECIDED:
        return None
    turns = (WON + told.found.worth) // 2 + 1
    return Message.counted(
        turns,
        "every move loses: {opponent} can win next turn whatever you play",
        "every move loses, but this one holds out longest: {opponent} needs up to {n} more turns",
        opponent=told.opponent,
    )


def _blocks(told: Told) -> Message | None:
    if not told.stood or told.left:
        return None
    #: {done} in “stops {opponent}, who could have {done} at positions …”
    goal = Message("completed a dragon") if told.aim else Message("closed a loop")
    if told.place.position in told.stood:
        return Message(
            "blocks position {position}, where {opponent} could have {done}",
            position=told.place.position,
            opponent=told.opponent,
            done=goal,
        )
    return Message.counted(
        len(told.stood),
        "stops {opponent}, who could have {done} at position {positions}",
        "stops {opponent}, who could have {done} at positions {positions}",
        opponent=told.opponent,
        positions=listed([str(position) for position in told.stood]),
        done=goal,
    )


def _keeps_off(told: Told) -> Message | None:
    if not told.stood or not told.left or not told.kept_off:
        return None
    if told.aim:
        return Message(
            "makes a gap: {opponent} must fill it before completing a dragon",
            opponent=told.opponent,
        )
    return Message(
        "makes a gap: {opponent} must fill it before closing a loop", opponent=told.opponent
    )


def _threatens(told: Told) -> Message | None:
    if not told.made:
        return None
    threats = _threats(told)
    if told.gaps:
        return Message(
            "makes a threat while {opponent} must fill a gap: {threats}",
            opponent=told.opponent,
            threats=threats,
        )
    if told.made > 1:
        return Message("makes several threats at once: {threats}", threats=threats)
    return Message(
        "makes a threat that {opponent} must answer: {threats}",
        opponent=told.opponent,
        threats=threats,
    )


def _scores(told: Told) -> Message | None:
    before, after = told.scores
    if told.aim != "tantrix" or after <= before:
        return None
    return Message.counted(
        after,
        "brings your best dragon from {before} to {n} point",
        "brings your best dragon from {before} to {n} points",
        before=before,
    )


def _completes(told: Told) -> Message | None:
    eyes = _completed_eyes(told) if told.aim else 0
    return Message("completes a dragon with {eyes}", eyes=_eyes(eyes)) if eyes else None


def _makes_an_eye(told: Told) -> Message | None:
    if not told.aim or not told.eyes:
        return None
    return Message("makes an eye: this dragon of yours now has {eyes}", eyes=_eyes(told.eyes))


def _builds(told: Told) -> Message | None:
    before, after = told.missing
    if not 0 < after < before:
        return None
    return Message.counted(
        after,
        "brings you closer to a complete dragon: {n} tile is missing instead of {before}",
        "brings you closer to a complete dragon: {n} tiles are missing instead of {before}",
        before=before,
    )


def _forces(told: Told) -> Message | None:
    if not told.gaps:
        return None
    return Message("limits {opponent}’s choice: {by}", opponent=told.opponent, by=_must_fill(told))


def _joins(told: Told) -> Message | None:
    if told.own.dragons < 2 or not told.own.after:
        return None
    way = Message.counted(
        told.own.after,
        "joins {count} of your dragons into one that can grow at {n} end",
        "joins {count} of your dragons into one that can grow at {n} ends",
        count=told.own.dragons,
    )
    return _builds_by(told, way)


def _opens(told: Told) -> Message | None:
    if told.own.dragons != 1 or told.own.after <= told.own.before:
        return None
    way = Message.counted(
        told.own.after,
        "your dragon can grow at {n} end instead of {before}",
        "your dragon can grow at {n} ends instead of {before}",
        before=told.own.before,
    )
    return _builds_by(told, way)


def _hems_in(told: Told) -> Message | None:
    if told.theirs.dragons != 1 or told.theirs.after >= told.theirs.before:
        return None
    if not told.theirs.after:
        return Message("leaves {opponent}’s dragon without an open end", opponent=told.opponent)
    return Message(
        "slows {opponent} down: {opponent}’s dragon keeps only {left} of its {before} open ends",
        left=told.theirs.after,
        before=told.theirs.before,
        opponent=told.opponent,
    )


def _grows(told: Told) -> Message | None:
    dragons, before, after = told.own
    if not after:
        return None
    if not dragons:
        way = Message.counted(
            after,
            "starts a new dragon of yours with {n} open end. The more open ends, the harder it "
            "is to block",
            "starts a new dragon of yours with {n} open ends. The more open ends, the harder "
            "it is to block",
        )
    elif after == before:
        way = Message.counted(
            after,
            "makes your dragon longer and keeps its {n} end open",
            "makes your dragon longer and keeps its {n} ends open",
        )
    else:
        way = Message.counted(
            after,
            "makes your dragon longer, with {n} open end instead of {before}",
            "makes your dragon longer, with {n} open ends instead of {before}",
            before=before,
        )
    return _builds_by(told, way)


def _plays_safe(told: Told) -> Message:
    if told.left:
        return Message("no other move promises more")
    return Message("plays safe: {opponent} cannot win next turn", opponent=told.opponent)


_REASONS: tuple[Callable[[Told], Message | None], ...] = (
    _wins,
    _ends_in_a_draw,
    _wins_by_force,
    _loses,
    _blocks,
    _keeps_off,
    _threatens,
    _scores,
    _completes,
    _builds,
    _makes_an_eye,
    _forces,
    _joins,
    _opens,
    _hems_in,
    _grows,
    _plays_safe,
)
