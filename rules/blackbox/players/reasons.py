"""Explanations of moves, made of the facts by which they were chosen."""

from math import inf

from rules.blackbox.placements import COUNT, placement_number
from rules.blackbox.players.hiding import turned_ports
from rules.blackbox.players.plans import guess_or_wait
from rules.blackbox.players.probing import OPENING, ranked
from rules.blackbox.players.race import FEW, coming_sizes
from rules.blackbox.players.results import Numbers, alike, counts, explaining, is_ready
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message

USUAL = 6.8
"""The probes a good solver needs on average."""

FEW_TURNED = 6
"""The most ports with turned rays for which the explanation mentions them."""

UNEXPECTED = Message("nobody can learn your habits if you sometimes choose an easier arrangement")


def why_hidden(atoms: frozenset[int], clock: Clock) -> Message:
    """Return the reason why these cells are good for hiding atoms."""
    if is_ready(clock.unhurried()):
        if len(alike(atoms)) > 1:
            return Message(
                "other atoms would give the same results for every ray, so these can only be "
                "guessed"
            )
        probes = 0 if clock.out() else len(solve_alone(atoms, 4))
        if probes > USUAL:
            return Message.counted(
                probes,
                "hard to find: a strong player needs {n} ray here, usually about {usual:.0f}",
                "hard to find: a strong player needs {n} rays here, usually about {usual:.0f}",
                usual=USUAL,
            )
    if (turned := turned_ports(atoms)) <= FEW_TURNED:
        return Message.counted(
            turned,
            "hard to find: only {n} of the 28 ports turns a ray",
            "hard to find: only {n} of the 28 ports turn a ray",
        )
    return UNEXPECTED


def explain(view: BlackBoxView, line: Line[Move], than: Line[Move] | None = None) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    clock = Clock(inf)
    if isinstance(line.move, Hide):
        good = why_hidden(line.move.atoms, clock)
    else:
        good = why_planned(view, line.move, clock)
    bad = None if than is None or than.value >= line.value else _worse(view, line, than)
    return good if bad is None else Message("{good}. {bad}", good=good, bad=bad)


def _worse(view: BlackBoxView, line: Line[Move], than: Line[Move]) -> Message:
    """Return the sentence on what is worse about `than`."""
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses) if view.phase != "hide" else ()
    match than.move, line.move:
        case Probe(port), Probe():
            return Message(
                "The ray played leaves about {left:,.0f} arrangements",
                left=_left_on_average(numbers, port),
            )
        case Guess(), _ if placement_number(box.markers) not in numbers:
            return Message("The guess played contradicts a mark, so it cannot be right")
        case Guess(), _:
            return Message(
                "The guess played was one of {count:,} possible arrangements",
                count=len(numbers),
            )
        case EndTurn(), Probe():
            return Message("Ending the turn gives up a ray")
    return Message(
        "The move played leaves you a win chance of {other:.0%} instead of {share:.0%}",
        share=line.value,
        other=than.value,
    )


def why_planned(view: BlackBoxView, move: Move, clock: Clock) -> Message:
    """Return the reason why a move after the hiding phase is good."""
    if not is_ready(clock.unhurried()):
        return _why_in_haste(move)
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    match move:
        case Probe(port):
            return _why_probe(numbers, port)
        case Mark(cell):
            return Message("the best guess contains {cell}", cell=CELL_NAMES[cell])
        case Unmark(cell):
            return Message("the best guess does not contain {cell}", cell=CELL_NAMES[cell])
        case Guess():
            return _why_guess(view, numbers, clock)
        case _:
            return _why_end(view, numbers, clock)


def _why_in_haste(move: Move) -> Message:
    match move:
        case Probe(port):
            return Message("you know least about the line of {port}", port=PORT_NAMES[port])
        case EndTurn():
            return Message("send more rays before you guess")
        case _:
            return Message("these four cells are the most likely to hide the atoms")


def _why_probe(numbers: Numbers, port: int) -> Message:
    if len(numbers) == COUNT:
        if port in OPENING:
            return Message("the first ray tells you most from the middle of a side")
        return Message("nothing is known yet, so every ray tells you much")
    found = counts(numbers, port)
    left = _left_on_average(numbers, port)
    if len(found) == len(numbers):
        return Message("whatever this ray shows, you will know where all four atoms are")
    return Message.counted(
        len(numbers),
        "narrows {n:,} possible arrangement down to about {left:,.0f}",
        "narrows {n:,} possible arrangements down to about {left:,.0f}",
        left=left,
    )


def _left_on_average(numbers: Numbers, port: int) -> float:
    """Return the expected number of possible placements after a probe."""
    return sum(size * size for size in counts(numbers, port).values()) / len(numbers)


def _why_guess(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    count = len(numbers)
    if count == 1:
        return Message("only these four cells explain every mark, so guess now")
    if not ranked(numbers):
        return Message.counted(
            count,
            "no ray can tell the last {n} possible arrangement apart, so guess",
            "no ray can tell the last {n} possible arrangements apart, so guess",
        )
    opponent = view.names[1 - view.mover]
    if (chances := guess_or_wait(view, numbers, clock)) is not None:
        now, later = chances
        if now > later:
            return Message(
                "guess now: that wins {now:.0%} of the time, one more ray first only {later:.0%}",
                now=now,
                later=later,
            )
    if _is_close(view, clock):
        return Message(
            "guess now: {name} may need only one more ray",
            name=opponent,
        )
    return Message(
        "guess now: another turn would help {name} more than another ray would help you",
        name=opponent,
    )


def _why_end(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    if view.guessed:
        return Message("you have guessed this turn, so there is nothing left to do")
    count = len(numbers)
    if (chances := guess_or_wait(view, numbers, clock)) is not None and chances[1] > chances[0]:
        now, later = chances
        return Message(
            "wait for another ray: that wins {later:.0%} of the time, guessing now only {now:.0%}",
            later=later,
            now=now,
        )
    if count <= FEW and not _is_close(view, clock):
        return Message.counted(
            count,
            "wait for another ray: {name} is not close, and {n} arrangement is still possible",
            "wait for another ray: {name} is not close, and {n} arrangements are still possible",
            name=view.names[1 - view.mover],
        )
    if view.boxes[view.mover].guesses_left == 1:
        return Message.counted(
            count,
            "end your turn: {n:,} possible arrangement is too much for your last guess",
            "end your turn: {n:,} possible arrangements are too many for your last guess",
        )
    return Message.counted(
        count,
        "end your turn: {n:,} possible arrangement is too much to guess",
        "end your turn: {n:,} possible arrangements are too many to guess",
    )


def _is_close(view: BlackBoxView, clock: Clock) -> bool:
    """Whether the opponent, probing well, knows the atoms after one more probe."""
    box = view.boxes[1 - view.mover]
    return box.atoms is not None and coming_sizes(box, clock)[0] == 1
