"""The displayed state of Black Box: the scene writes it, the parts of table and panel read it."""

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
    """A view of the match, its viewer and seat, and the viewer's placed atoms and notes.

    `view`, `viewer`, `seat` and `alone` are the scene's attributes of these names. Cells and ports
    are numbers, as in the rules.
    """

    view: Any = None
    viewer: int | None = None
    seat: int | None = None
    alone: bool = False
    planned: bool = False
    """Whether a turn is written whole before its results are known."""
    placed: frozenset[int] = frozenset()
    """The atoms chosen so far in the hiding step, until the move is made."""
    double: bool | None = None
    """Whether another placement gives the same results as the four atoms; None if unknown."""
    notes: frozenset[int] = frozenset()
    """The cells that this viewer noted as empty in the box they solve."""
    swapped: bool = False
    """Whether the boxes on the table and in the panel are exchanged."""
    focus: int | None = None
    """The port whose ray is highlighted."""
    latest_ports: dict[int, int] = field(default_factory=dict)
    """The port that each player probed last."""
    ray_runs: bool = False
    """Whether a ray is still running, so that its result must not be shown yet."""
    both: bool = False
    """Whether the other box is beside the one on the table, as at the end of a match."""
    lit: bool = False
    """Whether what decided the match is lit, and so nothing else highlighted."""
    findings: str = ""
    """The texts about the box on the table, which the panel shows."""
    turn_ends: bool = False
    """Whether the turn is about to end automatically."""

    @property
    def hiding(self) -> bool:
        """Whether the atoms are being hidden: the first round."""
        return self.view.phase == "hide" and not self.over

    @property
    def over(self) -> bool:
        """Whether the match is over, so that nothing is secret any more."""
        return self.view.outcome is not None

    @property
    def solver(self) -> int:
        """The player who solves the box on the table."""
        if self.hiding:
            return 1 - (self.view.mover if self.viewer is None else self.viewer)
        own = self.viewer or 0
        if self.both and self.over and len(self.view.outcome.winners) == 1:
            (own,) = self.view.outcome.winners
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
        """Whether the two boxes can be exchanged: only for spectators and after the end."""
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
        """Whether exactly these markers were guessed before."""
        return self.box.markers in self.box.guesses

    @property
    def noted(self) -> frozenset[int]:
        """The cells of the box on the table that its viewer noted as empty."""
        return self.notes if not self.hiding and self.solver == self.viewer else frozenset()

    def follow_probes(self, plies: Iterable[PlyText]) -> None:
        """Find the port probed last in each box from the plies, as the view does not contain it."""
        told = (event for ply in plies for event in ply.events)
        self.latest_ports = {
            event.player: PORT_NUMBERS[event.port]
            for event in told
            if isinstance(event, ProbeAnswered)
        }
        self.focus = self.latest


def cell_or_port(spot: Spot | None) -> tuple[str, int]:
    """Return the kind of a box's spot, "cell" or "port", and its number.

    For any other spot return ("", -1).
    """
    if spot is None or not isinstance(spot.key, tuple):
        return "", -1
    kind, number = spot.key
    return kind, number
