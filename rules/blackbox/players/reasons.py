"""Why a move is good, in a sentence made of the facts it was chosen for."""

from rules.blackbox.placements import COUNT
from rules.blackbox.players.probing import OPENING, ranked
from rules.blackbox.players.race import FEW, coming_sizes
from rules.blackbox.players.results import Numbers, alike, counts, explaining, is_ready
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import CELL_NAMES, HIT, PORT_NAMES, REFLECTED
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Mark, Move, Probe, Unmark
from rules.core.clock import Clock

USUAL = 6.8
"""The probes a good solver needs on average."""

SHIELDED = "atoms that shield each other take long to find"

LIKELY = 0.5
"""A result this likely is worth a word."""


def why_hidden(atoms: frozenset[int], clock: Clock) -> str:
    """Why these cells are good to hide atoms in."""
    if not is_ready(clock):
        return SHIELDED
    if len(alike(atoms)) > 1:
        return "no probe can tell these atoms from some others, so they must be guessed"
    probes = 0 if clock.out() else len(solve_alone(atoms, 4))
    if probes > USUAL:
        return f"a careful solver needs {probes} probes here, {USUAL} on average elsewhere"
    return SHIELDED


def why_planned(view: BlackBoxView, move: Move, clock: Clock) -> str:
    """Why a move of the second phase is good."""
    if not is_ready(clock):
        return _why_in_haste(move)
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    match move:
        case Probe(port):
            return _why_probe(numbers, port)
        case Mark(cell):
            return f"{CELL_NAMES[cell]} belongs to the guess: {_why_guess(view, numbers, clock)}"
        case Unmark(cell):
            return f"{CELL_NAMES[cell]} is not one of the four cells to guess"
        case Guess():
            return _why_guess(view, numbers, clock)
        case _:
            return _why_end(view, numbers, clock)


def _why_in_haste(move: Move) -> str:
    match move:
        case Probe(port):
            return f"the line of {PORT_NAMES[port]} is the least known"
        case EndTurn():
            return "more probes must tell before a guess is worth it"
        case _:
            return "these cells look likeliest, one ray at a time"


def _why_probe(numbers: Numbers, port: int) -> str:
    name = PORT_NAMES[port]
    if len(numbers) == COUNT:
        if port in OPENING:
            return "the middle of a side tells most about an untouched box"
        return "nothing is known yet, so every ray tells much"
    found = counts(numbers, port)
    left = sum(size * size for size in found.values()) / len(numbers)
    if len(found) == len(numbers):
        return f"every result of {name} leaves only one of the {len(numbers)} placements possible"
    rest = f"about {left:.0f} of {len(numbers):,} placements stay possible on average"
    result, size = max(found.items(), key=lambda item: (item[1], -item[0]))
    if size / len(numbers) >= LIKELY:
        return f"{name} is most likely {_said(result)} ({size / len(numbers):.0%}), and {rest}"
    return f"{name} has {len(found)} possible results, and {rest}"


def _said(result: int) -> str:
    if result == HIT:
        return "a hit"
    return "a reflection" if result == REFLECTED else f"out at {PORT_NAMES[result]}"


def _why_guess(view: BlackBoxView, numbers: Numbers, clock: Clock) -> str:
    count = len(numbers)
    if count == 1:
        return "only these four cells explain every mark"
    if not ranked(numbers):
        return f"no probe can tell the {count} placements apart that explain every mark"
    opponent = view.names[1 - view.mover]
    if _is_close(view, clock):
        return f"{opponent} can know after one more probe, and this is 1 in {count}"
    spare = view.boxes[view.mover].guesses_left - 1
    if not spare:
        return f"1 in {count} is better than to wait for {opponent}"
    others = "1 other" if count == 2 else f"{count - 1} others"
    return f"1 in {count} wins at once; if wrong, {others} and {_guesses(spare)} are left"


def _guesses(count: int) -> str:
    return "1 guess" if count == 1 else f"{count} guesses"


def _why_end(view: BlackBoxView, numbers: Numbers, clock: Clock) -> str:
    if view.guessed:
        return "this turn's guess is spent, and there is nothing left to probe in it"
    count = len(numbers)
    if count <= FEW and not _is_close(view, clock):
        opponent = view.names[1 - view.mover]
        return f"{opponent} is not close, so with {count} placements left a probe is safer"
    last = view.boxes[view.mover].guesses_left == 1
    return (
        f"the probe is spent, and {count:,} placements are too many for "
        f"{'the last guess' if last else 'a guess'}"
    )


def _is_close(view: BlackBoxView, clock: Clock) -> bool:
    """Whether the opponent, probing well, knows the atoms after one more probe."""
    box = view.boxes[1 - view.mover]
    return box.atoms is not None and coming_sizes(box, clock)[0] == 1
