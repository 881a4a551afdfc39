"""What is shown of Black Box: the scene writes it, all parts of the table and the panel read it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from desktop.board.contract import Spot
from desktop.board.row_data import PlyText
from rules.blackbox.events import ProbeAnswered
from rules.blackbox.game import Box
from rules.blackbox.rays import PORT_NUMBERS


@dataclass(slots=True)
class BoxView:
    """A view of the match, who looks at it from which seat, and what they do with it.

    `view`, `viewer`, `seat` and `alone` are the scene's attributes of these names. Cells and ports
    are numbers, as in the rules.
    """

    view: Any = None
    viewer: int | None = None
    seat: int | None = None
    alone: bool = False
    placed: frozenset[int] = frozenset()
    """The atoms chosen so far in the hiding step, until the move is made."""
    double: bool | None = None
    """Whether the four atoms placed have a double; None while that is not known."""
    notes: frozenset[int] = frozenset()
    """The cells this viewer has noted as empty in the box they solve."""
    swapped: bool = False
    """Whether the box on the table has changed places with the one in the panel."""
    focus: int | None = None
    """The port whose ray is looked at."""
    latest_ports: dict[int, int] = field(default_factory=dict)
    """For each player the port probed last in their box."""
    ray_runs: bool = False
    """Whether a ray is on its way, and what it tells not to be said yet."""

    @property
    def hiding(self) -> bool:
        """Whether the atoms are being hidden: the first round."""
        return self.view.phase == "hide" and not self.over

    @property
    def over(self) -> bool:
        """Whether the match is decided, and nothing secret any more."""
        return self.view.outcome is not None

    @property
    def solver(self) -> int:
        """The player whose box, the one they solve, is on the table."""
        if self.hiding:
            return 1 - (self.view.mover if self.viewer is None else self.viewer)
        own = self.viewer or 0
        return 1 - own if self.swapped and self.may_swap else own

    @property
    def box(self) -> Box:
        """The box on the table."""
        box: Box = self.view.boxes[self.solver]
        return box

    @property
    def latest(self) -> int | None:
        """The port probed last in the box on the table."""
        return self.latest_ports.get(self.solver)

    @property
    def may_swap(self) -> bool:
        """Whether the two boxes may change places: for those who only look."""
        looking = self.over or self.viewer is None
        return looking and not self.hiding and not self.alone

    @property
    def solving(self) -> bool:
        """Whether the person here may mark and probe now."""
        return self.seat is not None and not self.hiding and self.solver == self.seat

    @property
    def choosing(self) -> bool:
        """Whether the person here may place atoms now."""
        return self.seat is not None and self.hiding

    @property
    def probing_over(self) -> bool:
        """Whether ports without a mark cannot be probed now."""
        return self.hiding or (self.solving and self.view.probed)

    @property
    def known_wrong(self) -> bool:
        """Whether just these markers were guessed before."""
        return self.box.markers in self.box.guesses

    @property
    def noted(self) -> frozenset[int]:
        """The cells of the box on the table that its viewer has noted as empty."""
        return self.notes if not self.hiding and self.solver == self.viewer else frozenset()

    def follow_probes(self, plies: Iterable[PlyText]) -> None:
        """Find the port probed last in each box: plies tell it, the view does not."""
        told = (event for ply in plies for event in ply.events)
        self.latest_ports = {
            event.player: PORT_NUMBERS[event.port]
            for event in told
            if isinstance(event, ProbeAnswered)
        }
        self.focus = self.latest


def cell_or_port(spot: Spot | None) -> tuple[str, int]:
    """Return what a spot of the box is, "cell" or "port", and its number.

    For anything else it is ("", -1).
    """
    if spot is None or not isinstance(spot.key, tuple):
        return "", -1
    kind, number = spot.key
    return kind, number
