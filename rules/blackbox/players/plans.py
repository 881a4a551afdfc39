"""Plans for the current turn: probe a port, guess four cells, or end the turn.

A probe costs nothing, so it comes first. A guess is considered after the probe's result.
"""

from dataclasses import dataclass
from random import Random

from rules.blackbox.players.beliefs import believed, most_believed, share_of_likeliest
from rules.blackbox.players.probing import best_ports, best_ports_of_two, pick, ranked
from rules.blackbox.players.race import Race, is_worth_a_guess, parts_by, threats
from rules.blackbox.players.reading import (
    HASTY,
    PATIENT,
    newcomers_guess,
    newcomers_port,
    thought_of,
)
from rules.blackbox.players.results import (
    Numbers,
    atoms_of,
    explaining,
    is_ready,
    thinned,
)
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Mark, Move, Probe, Unmark
from rules.core.clock import Clock, TimeUp

CLUB, BEST = 3, 5
"""The levels of Club and Master."""

GAME = 40
"""The most remaining placements for which Master works out the race."""

GAME_WIDTH = 6
"""The number of ports to compare in the race."""

SAMPLE = 6
"""The number of remaining placements by which Club chooses a port."""

LOST = 0.9
"""The chance that the opponent finds the atoms next turn at which any guess is better than none."""

ENOUGH = {3: 0.12, 2: 0.25, 1: 1.0}
"""By guesses left: how likely a placement must be for Master to guess it, whatever the race says.

The race assumes that opponents guess late. Against one who guesses as soon as this, waiting loses.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """A port to probe, or four cells to guess; if both are None, the plan is to end the turn."""

    port: int | None = None
    target: frozenset[int] | None = None


def planned(view: BlackBoxView, level: int, clock: Clock, rng: Random) -> Plan:
    """Return the plan of a player of this level.

    It is a newcomer's plan if there is no time to fill the table of results.
    """
    if level == 1:
        return _newcomers_plan(view, rng, HASTY)
    if not is_ready(clock):
        return _newcomers_plan(view, rng)
    if level == 2:
        return _casual_plan(view, rng)
    return _exact_plan(view, level, clock, rng, bold=level == BEST)


def towards(view: BlackBoxView, plan: Plan) -> Move:
    """Return the next move of a plan; before a guess, the markers are moved one by one."""
    if plan.port is not None:
        return Probe(plan.port)
    if plan.target is None:
        return EndTurn()
    markers = view.boxes[view.mover].markers
    if wrong := markers - plan.target:
        return Unmark(min(wrong))
    if missing := plan.target - markers:
        return Mark(min(missing))
    return Guess()


def advised(view: BlackBoxView, clock: Clock, rng: Random) -> Plan:
    """Return the best plan that can be found.

    It waits for the table of results, whatever the clock says. Otherwise the hint would be no
    better than a newcomer's.
    """
    if not is_ready(clock.unhurried()):
        return _newcomers_plan(view, rng)
    return _exact_plan(view, BEST, clock, rng)


def _newcomers_plan(view: BlackBoxView, rng: Random, first_guess: int = PATIENT) -> Plan:
    box = view.boxes[view.mover]
    port = None if view.probed else newcomers_port(box, rng)
    if port is not None or view.guessed:
        return Plan(port=port)
    return Plan(target=newcomers_guess(box, first_guess))


def _casual_plan(view: BlackBoxView, rng: Random) -> Plan:
    """Return Casual's plan, which assumes that no placements exist but the few considered."""
    box = view.boxes[view.mover]
    numbers = thought_of(box)
    # If the considered placements do not explain every mark, they also suggest used ports.
    ports = [port for _, port in ranked(numbers) if not box.marks[port]]
    if ports and not view.probed:
        return Plan(port=ports[0])
    if ports or view.guessed:
        return Plan()
    return Plan(target=_target(view, numbers, rng))


def _exact_plan(
    view: BlackBoxView, level: int, clock: Clock, rng: Random, *, bold: bool = False
) -> Plan:
    """Return a plan that considers every placement. A bold player guesses what is likely ENOUGH."""
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    if not view.probed and (len(numbers) > 1 or view.guessed):
        port = pick(_ports(view, numbers, level, clock), rng)
        if port is not None:
            return Plan(port=port)
    if view.guessed:
        return Plan()
    likely = bold and share_of_likeliest(numbers) >= ENOUGH[box.guesses_left]
    if not likely and not _wants_to_guess(view, numbers, level, clock):
        return Plan()
    if level == BEST:
        numbers = most_believed(numbers)
    return Plan(target=_target(view, numbers, rng))


def _ports(view: BlackBoxView, numbers: Numbers, level: int, clock: Clock) -> list[int]:
    """Return the ports this level thinks best; empty if no port is informative."""
    if level == CLUB:
        # A sample that no probe can distinguish does not represent the rest.
        return best_ports(numbers, SAMPLE) or best_ports(numbers)
    if level < BEST:
        return best_ports(numbers)
    if len(numbers) > GAME:
        return best_ports_of_two(believed(numbers), clock)
    try:
        return _ports_in_race(view, tuple(believed(numbers)), clock)
    except TimeUp:
        return best_ports(numbers)


def _ports_in_race(view: BlackBoxView, numbers: tuple[int, ...], clock: Clock) -> list[int]:
    """Return the port with the best chance in the race among the most informative ones.

    Raises TimeUp.
    """
    ranking = ranked(numbers)
    if len(ranking) < 2:
        return [port for _, port in ranking]
    race = Race(threats(view, clock), clock)
    guesses = view.boxes[view.mover].guesses_left
    values = {
        port: race.of_parts(parts_by(numbers, port), guesses, 0) for _, port in ranking[:GAME_WIDTH]
    }
    best = max(values.values())
    return [port for port, value in values.items() if value > best - 1e-9]


def _wants_to_guess(view: BlackBoxView, numbers: Numbers, level: int, clock: Clock) -> bool:
    """Whether to guess, after this turn's probe or if no port is informative."""
    if len(numbers) == 1 or not ranked(numbers):
        return True
    if level == CLUB:
        return False
    guesses = view.boxes[view.mover].guesses_left
    if level == BEST:
        if len(numbers) > GAME:
            return guesses > 1 and threats(view, clock)[0].finds > LOST
        if (chances := guess_or_wait(view, numbers, clock)) is not None:
            now, later = chances
            return now > later
    return is_worth_a_guess(numbers, guesses, threats(view, clock)[0].finds)


def guess_or_wait(view: BlackBoxView, numbers: Numbers, clock: Clock) -> tuple[float, float] | None:
    """Return the chances to win by guessing now, and by probing again first.

    They come from the race. None if there are too many placements for it, or no time.
    """
    if len(numbers) > GAME:
        return None
    race = Race(threats(view, clock), clock)
    left, guesses = tuple(believed(numbers)), view.boxes[view.mover].guesses_left
    try:
        return race.of_guessing(left, guesses, 0), race.of_waiting(left, guesses, 0)
    except TimeUp:
        return None


def _target(view: BlackBoxView, numbers: Numbers, rng: Random) -> frozenset[int]:
    """Return one of the placements with the most cells already marked.

    So the target stays the same while its markers are placed one by one.
    """
    markers = view.boxes[view.mover].markers
    sets = [atoms_of(number) for number in thinned(numbers, 1000)]
    fewest = min(len(atoms ^ markers) for atoms in sets)
    return rng.choice([atoms for atoms in sets if len(atoms ^ markers) == fewest])
