"""Explanations of moves, made of the facts by which they were chosen."""

from math import inf

from rules.blackbox.placements import COUNT, placement_number
from rules.blackbox.players.hiding import turned_ports
from rules.blackbox.players.plans import guess_or_wait
from rules.blackbox.players.probing import CLOSE, OPENING, ranked
from rules.blackbox.players.race import FEW, coming_sizes
from rules.blackbox.players.results import (
    Numbers,
    alike,
    atoms_of,
    counts,
    explaining,
    is_ready,
)
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import CELL_NAMES, PORT_NAMES, PORTS
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message
from rules.core.mind import YOURS, worse_chance

USUAL = 6.8
"""The probes a good solver needs on average."""

_MOST_PARTS = 20
"""The largest denominator of a fraction in a reason."""

_WORTH_COUNTING = 100
"""The most remaining placements for which a reason gives the chance of a guess."""

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
        if probes > round(USUAL):
            return Message.counted(
                probes,
                "hard to find: a strong player needs {n} ray here, and about {usual:.0f} for "
                "most arrangements",
                "hard to find: a strong player needs {n} rays here, and about {usual:.0f} for "
                "most arrangements",
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
        case Probe(port), Probe() if len(counts(numbers, port)) > 1:
            part, whole = _about(1 - _left_on_average(numbers, port) / len(numbers))
            return Message(
                "{move} rules out only about {part} of {whole}", move=YOURS, part=part, whole=whole
            )
        case Guess(), _ if placement_number(box.markers) not in numbers:
            return Message("{move} contradicts a ray, so it cannot be right", move=YOURS)
        case Guess(), _:
            return Message(
                "{move} had 1 chance in {count:,} of being right", move=YOURS, count=len(numbers)
            )
        case EndTurn(), Probe():
            return Message("If you end the turn now, you lose a ray")
    return worse_chance(line, than)


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
            return _why_mark(numbers, cell)
        case Unmark(cell):
            return _why_unmark(numbers, cell)
        case Guess():
            return _why_guess(view, numbers, clock)
        case _:
            return _why_end(view, numbers, clock)


def _why_in_haste(move: Move) -> Message:
    match move:
        case Probe(port):
            return Message(
                "you know least about the row or column behind {port}", port=PORT_NAMES[port]
            )
        case EndTurn():
            return Message("send more rays before you guess")
        case _:
            return Message("these four cells are the most likely to hide the atoms")


def _why_mark(numbers: Numbers, cell: int) -> Message:
    share = _share(numbers, cell)
    if share == 1:
        return Message("the rays so far prove an atom on {cell}", cell=CELL_NAMES[cell])
    if share < 1 / 2:
        return Message(
            "the best arrangement to guess next has an atom on {cell}", cell=CELL_NAMES[cell]
        )
    return Message(
        "{cell} belongs to your guess: it holds an atom with a chance of {share:.0%}",
        cell=CELL_NAMES[cell],
        share=share,
    )


def _why_unmark(numbers: Numbers, cell: int) -> Message:
    share = _share(numbers, cell)
    if share == 0:
        return Message("the rays so far prove that {cell} is empty", cell=CELL_NAMES[cell])
    return Message(
        "{cell} does not belong to your guess: it holds an atom with a chance of only {share:.0%}",
        cell=CELL_NAMES[cell],
        share=share,
    )


def _share(numbers: Numbers, cell: int) -> float:
    """Return the share of the placements with an atom on a cell."""
    return sum(cell in atoms_of(number) for number in numbers) / len(numbers)


def _why_probe(numbers: Numbers, port: int) -> Message:
    if len(numbers) == COUNT:
        if port in OPENING:
            return Message("the first ray tells you most from the middle of a side")
        return Message("nothing is known yet, so every ray tells you much")
    if len(counts(numbers, port)) == len(numbers):
        return Message("whatever this ray shows, you will know where all four atoms are")
    if len(counts(numbers, port)) == 1:
        return Message("this ray tells you nothing new")
    left = _left_on_average(numbers, port)
    part, whole = _about(1 - left / len(numbers))
    if left == min(_left_on_average(numbers, other) for other in PORTS):
        return Message(
            "this ray rules out the most arrangements of the atoms: about {part} of {whole}",
            part=part,
            whole=whole,
        )
    ranking = ranked(numbers)
    if port in [best for doubt, best in ranking if doubt <= ranking[0][0] + CLOSE]:
        return Message(
            "no other ray tells you more: this one rules out about {part} of {whole} arrangements "
            "of the atoms",
            part=part,
            whole=whole,
        )
    return Message(
        "this ray rules out about {part} of {whole} arrangements of the atoms",
        part=part,
        whole=whole,
    )


def _about(share: float) -> tuple[int, int]:
    """Return the simplest fraction near a share, such as 6 of 7 for 0.85."""
    if share > 1 / 2:
        whole = min(_MOST_PARTS, round(1 / (1 - share)))
        return whole - 1, whole
    return 1, min(_MOST_PARTS, round(1 / share))


def _left_on_average(numbers: Numbers, port: int) -> float:
    """Return the expected number of possible placements after a probe."""
    return sum(size * size for size in counts(numbers, port).values()) / len(numbers)


def _why_guess(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    count = len(numbers)
    if count == 1:
        return Message("no other four cells fit the rays so far, so this guess must be right")
    if not ranked(numbers):
        return Message.counted(
            count,
            "{n} arrangement of the atoms is left, so guess it",
            "{n} arrangements of the atoms are left and no ray can tell them apart, so guess one",
        )
    opponent = view.names[1 - view.mover]
    if (chances := guess_or_wait(view, numbers, clock)) is not None:
        now, later = chances
        if now > later:
            return Message(
                "guessing now wins {now:.0%} of the time, another ray first only {later:.0%}",
                now=now,
                later=later,
            )
    if _is_close(view, clock):
        return Message(
            "{name} may find your atoms with the next ray, so do not wait for another ray",
            name=opponent,
        )
    return Message(
        "{name} gains more from the next turn than you do from another ray",
        name=opponent,
    )


def _why_end(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    if view.guessed:
        return Message("you have guessed this turn, so there is nothing left to do")
    chances = guess_or_wait(view, numbers, clock)
    if chances is not None and chances[1] > chances[0]:
        now, later = chances
        return Message(
            "waiting for another ray wins {later:.0%} of the time, guessing now only {now:.0%}",
            later=later,
            now=now,
        )
    count = len(numbers)
    guess = _why_no_guess(count)
    if view.boxes[view.mover].guesses_left == 1:
        return Message("{guess}, and a third wrong guess loses the game", guess=guess)
    if count <= FEW and not _is_close(view, clock):
        name = view.names[1 - view.mover]
        return Message("{guess}, and {name} needs more than one ray", guess=guess, name=name)
    return Message("{guess}. Wait for your next ray", guess=guess)


def _why_no_guess(count: int) -> Message:
    if count > _WORTH_COUNTING:
        #: {guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the
        #: game”
        return Message("a guess now would almost certainly be wrong")
    return Message.counted(
        count,
        #: {guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the
        #: game”
        "a guess now would be right",
        "a guess now would be right only 1 time in {n}",
    )


def _is_close(view: BlackBoxView, clock: Clock) -> bool:
    """Whether the opponent, probing well, knows the atoms after one more probe."""
    box = view.boxes[1 - view.mover]
    return box.atoms is not None and coming_sizes(box, clock)[0] == 1
