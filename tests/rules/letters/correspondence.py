"""Whole matches by letters, between sides that exchange nothing but texts."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random

from rules.blackbox.state import Guess, Mark, Probe
from rules.letters.keys import SEED_BYTES
from rules.letters.side import Side
from rules.match import Match
from rules.mono.moves import Reveal
from tests.rules.variants import NAMES, Variant

_CANDIDATES = 200
_LONG = 60

Acts = Callable[[Side, Random], list[str]]
"""What a player writes next."""


def begin(variant: Variant, rng: Random, *, lot: bool = False) -> tuple[list[Side], Side]:
    """Return all sides in the invitation's order, and the one whose letter came last."""
    inviter = rng.randrange(variant.players)
    names = NAMES[: variant.players]
    last = Side.invite(
        variant.slug,
        names,
        variant.options,
        inviter=inviter,
        lot=lot,
        seed=rng.randbytes(SEED_BYTES),
    )
    sides = {inviter: last}
    while len(sides) < variant.players:
        hide = "random" if last.table.hidden is None else hidden(last, rng)
        last = Side.accept(last.text(), hide=hide, seed=rng.randbytes(SEED_BYTES))
        sides[last.party] = last
    for side in sides.values():
        if side is not last:
            side.receive(last.text(whole=True))
    return [sides[party] for party in range(variant.players)], last


def hidden(side: Side, rng: Random) -> str:
    """Return something to hide."""
    assert side.table.hidden is not None
    return side.table.hidden.drawn(side.table.start, rng)


def acts_of(side: Side, rng: Random, longest: int = _LONG, *, undoes: bool = False) -> list[str]:
    """Return what a player of random moves writes next; after `longest` letters, they resign.

    With `undoes`, they ask to undo, too.
    """
    match = side.seen.match
    if match is None or match.to_move is None or side.seen.asker is not None:
        return []
    seat = side.seen.seat_of(side.party)
    if match.agreements.undo_wanted_by is not None:
        return ["accept undo" if rng.random() < 0.7 else "reject undo"]
    answer = ["accept draw" if rng.random() < 0.2 else "reject draw"]
    if match.draw_offer is not None and (answer[0] == "accept draw" or match.to_move != seat):
        return answer
    if match.to_move != seat:
        return []
    if match.draw_offer is not None:
        return [*answer, *_turn(match, rng)]
    if len(side.table.letters) > longest:
        return ["resign"]
    if undoes and rng.random() < 0.15 and may_undo(side):
        return ["propose undo"]
    turn = _turn(match, rng)
    if rng.random() < 0.05 and not _ends(match, turn):
        return [*turn, "propose draw"]
    return turn


def may_undo(side: Side) -> bool:
    """Whether a player may ask to undo now."""
    try:
        side.seen.pen_after(["propose undo"], side.party)
    except ValueError:
        return False
    return True


def _ends(match: Match, turn: list[str]) -> bool:
    """Whether an open turn ends the game."""
    if match.game.hidden:
        return False
    match.play(turn[0])
    return match.outcome is not None


def _turn(match: Match, rng: Random) -> list[str]:
    """Return a random turn as it is typed."""
    moves = list(islice(match.legal_moves(), _CANDIDATES))
    if match.game.slug == "mono":
        cells = [str(move) for move in moves if isinstance(move, Reveal)]
        named = rng.sample(cells, min(len(cells), rng.randint(1, 5)))
        return [",".join([*named, *rng.choice(([], ["end"], ["random"]))])]
    if match.game.slug == "blackbox":
        marks = [str(move) for move in moves if isinstance(move, Mark)][:1]
        rays = [str(move) for move in moves if isinstance(move, Probe)]
        guesses = any(isinstance(move, Guess) for move in moves)
        parts = [
            *rng.sample(rays, min(1, len(rays))),
            *(["?"] if guesses else rng.sample(marks, 1)),
        ]
        return [",".join(parts)]
    return [str(rng.choice(moves))]


def step(sides: list[Side], last: Side, rng: Random, acts: Acts = acts_of) -> Side:
    """Write the next letter, and let its reader read it; return its writer."""
    assert last.table.pen is not None
    last = sides[last.table.pen]
    if last.must_hide:
        last.hide(hidden(last, rng))
    last.write(acts(last, rng))
    if last.table.pen is not None:
        sides[last.table.pen].receive(last.text())
    return last


def play_on(
    sides: list[Side],
    last: Side,
    rng: Random,
    letters: int | None = None,
    *,
    undoes: bool = False,
) -> Side:
    """Write and read letters until the match is over, or a number of them; return the last side."""
    while last.table.pen is not None and letters != len(last.table.letters):
        last = step(sides, last, rng, partial(acts_of, undoes=undoes))
    finish(sides, last)
    return last


def finish(sides: list[Side], last: Side) -> None:
    """Let all sides read the letters that they lack."""
    for side in sides:
        if len(side.table.letters) < len(last.table.letters):
            side.receive(last.text(whole=True))
