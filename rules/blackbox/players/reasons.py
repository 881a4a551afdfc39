"""Why a move is good, in a sentence made of the facts it was chosen for."""

from math import inf

from rules.blackbox.placements import COUNT, placement_number
from rules.blackbox.players.hiding import turned_ports
from rules.blackbox.players.plans import guess_or_wait
from rules.blackbox.players.probing import OPENING, ranked
from rules.blackbox.players.race import FEW, coming_sizes
from rules.blackbox.players.results import Numbers, alike, counts, explaining, is_ready
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import CELL_NAMES, HIT, PORT_NAMES, REFLECTED
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message

USUAL = 6.8
"""The probes a good solver needs on average."""

FEW_TURNED = 6
"""So few ports whose rays come out turned are worth a word."""

UNEXPECTED = Message("who always hides what is hardest can be learnt, so now and then it is easier")

DOUBLED = Message("no ray can tell these atoms from some others, so they can only be guessed")

LIKELY = 0.5
"""A result this likely is worth a word."""


def why_hidden(atoms: frozenset[int], clock: Clock) -> Message:
    """Why these cells are good to hide atoms in."""
    if is_ready(clock.unhurried()):
        if len(alike(atoms)) > 1:
            return Message(
                "no ray can tell these atoms from some others, so they can only be guessed"
            )
        probes = 0 if clock.out() else len(solve_alone(atoms, 4))
        if probes > USUAL:
            return Message.counted(
                probes,
                "a careful solver needs {n} probe here, {usual:.1f} on average elsewhere",
                "a careful solver needs {n} probes here, {usual:.1f} on average elsewhere",
                usual=USUAL,
            )
    if (turned := turned_ports(atoms)) <= FEW_TURNED:
        return Message.counted(
            turned,
            "rays come out turned at only {n} of the 28 ports, so they tell little",
            "rays come out turned at only {n} of the 28 ports, so they tell little",
        )
    return UNEXPECTED


def explain(view: BlackBoxView, line: Line, than: Line | None = None) -> Message:
    """Say why a line is good and, with `than`, what that one does worse."""
    clock = Clock(inf)
    if isinstance(line.move, Hide):
        good = why_hidden(line.move.atoms, clock)
    else:
        good = why_planned(view, line.move, clock)
    bad = None if than is None or than.value >= line.value else _worse(view, line, than)
    return good if bad is None else Message("{good}. {bad}", good=good, bad=bad)


def _worse(view: BlackBoxView, line: Line, than: Line) -> Message:
    """What a move does worse than a line."""
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses) if view.phase != "hide" else ()
    match than.move, line.move:
        case Probe(port), Probe():
            return Message(
                "The probe played leaves about {left:,.0f} placements",
                left=_left_on_average(numbers, port),
            )
        case Guess(), _ if placement_number(box.markers) not in numbers:
            return Message("The guess played contradicts a mark, so it could not be right")
        case Guess(), _:
            return Message(
                "The guess played was one of {count:,} possible ones", count=len(numbers)
            )
        case EndTurn(), Probe():
            return Message("Ending the turn gives up a probe")
    return Message(
        "The move played leaves you {other:.0%} of the win instead of {share:.0%}",
        share=line.value,
        other=than.value,
    )


def why_planned(view: BlackBoxView, move: Move, clock: Clock) -> Message:
    """Why a move of the second phase is good."""
    if not is_ready(clock.unhurried()):
        return _why_in_haste(move)
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    match move:
        case Probe(port):
            return _why_probe(numbers, port)
        case Mark(cell):
            why = _why_guess(view, numbers, clock)
            return Message("{cell} belongs to the guess: {why}", cell=CELL_NAMES[cell], why=why)
        case Unmark(cell):
            return Message("{cell} is not one of the four cells to guess", cell=CELL_NAMES[cell])
        case Guess():
            return _why_guess(view, numbers, clock)
        case _:
            return _why_end(view, numbers, clock)


def _why_in_haste(move: Move) -> Message:
    match move:
        case Probe(port):
            return Message("the line of {port} is the least known", port=PORT_NAMES[port])
        case EndTurn():
            return Message("more probes must tell before a guess is worth it")
        case _:
            return Message("these cells look likeliest, one ray at a time")


def _why_probe(numbers: Numbers, port: int) -> Message:
    name = PORT_NAMES[port]
    if len(numbers) == COUNT:
        if port in OPENING:
            return Message("the middle of a side tells most about an untouched box")
        return Message("nothing is known yet, so every ray tells much")
    found = counts(numbers, port)
    left = _left_on_average(numbers, port)
    if len(found) == len(numbers):
        return Message.counted(
            len(numbers),
            "every result of {port} leaves only one of the {n} placements possible",
            "every result of {port} leaves only one of the {n} placements possible",
            port=name,
        )
    rest = Message.counted(
        len(numbers),
        "about {left:,.0f} of {n:,} placement stays possible on average",
        "about {left:,.0f} of {n:,} placements stay possible on average",
        left=left,
    )
    result, size = max(found.items(), key=lambda item: (item[1], -item[0]))
    if (share := size / len(numbers)) >= LIKELY:
        return _why_likely(name, result, share, rest)
    return Message.counted(
        len(found),
        "{port} has {n} possible result, and {rest}",
        "{port} has {n} possible results, and {rest}",
        port=name,
        rest=rest,
    )


def _left_on_average(numbers: Numbers, port: int) -> float:
    """How many placements are possible after a probe, on average over what it may tell."""
    return sum(size * size for size in counts(numbers, port).values()) / len(numbers)


def _why_likely(port: str, result: int, share: float, rest: Message) -> Message:
    if result == HIT:
        said = Message("{port} is most likely a hit ({share:.0%})", port=port, share=share)
    elif result == REFLECTED:
        said = Message("{port} is most likely a reflection ({share:.0%})", port=port, share=share)
    else:
        said = Message(
            "{port} is most likely out at {leaves} ({share:.0%})",
            port=port,
            leaves=PORT_NAMES[result],
            share=share,
        )
    return Message("{said}, and {rest}", said=said, rest=rest)


def _why_guess(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    count = len(numbers)
    if count == 1:
        return Message("only these four cells explain every mark")
    if not ranked(numbers):
        return Message.counted(
            count,
            "no probe can tell the {n} placement apart that explains every mark",
            "no probe can tell the {n} placements apart that explain every mark",
        )
    opponent = view.names[1 - view.mover]
    if (chances := guess_or_wait(view, numbers, clock)) is not None:
        now, later = chances
        if now > later:
            return Message(
                "1 in {count}: guessing now wins {now:.0%}, probing once more first {later:.0%}",
                count=count,
                now=now,
                later=later,
            )
    if _is_close(view, clock):
        return Message(
            "{name} can know after one more probe, and this is 1 in {count}",
            name=opponent,
            count=count,
        )
    return Message("1 in {count} is better than to wait for {name}", count=count, name=opponent)


def _why_end(view: BlackBoxView, numbers: Numbers, clock: Clock) -> Message:
    if view.guessed:
        return Message("you have used this turn's guess, and there is nothing left to send")
    count = len(numbers)
    if (chances := guess_or_wait(view, numbers, clock)) is not None and chances[1] > chances[0]:
        now, later = chances
        return Message.counted(
            count,
            "probing once more first wins {later:.0%}, guessing one of {n} placement {now:.0%}",
            "probing once more first wins {later:.0%}, guessing one of {n} placements {now:.0%}",
            later=later,
            now=now,
        )
    if count <= FEW and not _is_close(view, clock):
        return Message.counted(
            count,
            "{name} is not close, so with {n} placement left a probe is safer",
            "{name} is not close, so with {n} placements left a probe is safer",
            name=view.names[1 - view.mover],
        )
    if view.boxes[view.mover].guesses_left == 1:
        return Message.counted(
            count,
            "the probe is spent, and {n:,} placement is too many for the last guess",
            "the probe is spent, and {n:,} placements are too many for the last guess",
        )
    return Message.counted(
        count,
        "the probe is spent, and {n:,} placement is too many for a guess",
        "the probe is spent, and {n:,} placements are too many for a guess",
    )


def _is_close(view: BlackBoxView, clock: Clock) -> bool:
    """Whether the opponent, probing well, knows the atoms after one more probe."""
    box = view.boxes[1 - view.mover]
    return box.atoms is not None and coming_sizes(box, clock)[0] == 1
