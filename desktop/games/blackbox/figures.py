"""The figures of Black Box' rules: what rays do, and the board of the source text."""

from collections.abc import Sequence

from desktop.board.figure import Figure, Reached
from desktop.board.figure_positions import told

_ELSEWHERE = "c2,e2,f6,f7"
_TEXT = "b2,b4,f5,g1"
_TURNS = ("5", "d", "13", "1", "f", "9", "10,+b2,+b4,+f5")


def _box(atoms: str, turns: Sequence[str], *, opened: bool = True) -> Reached:
    """Return the first player's box after some turns.

    If `opened`, it shows its atoms and the true rays.
    """
    both = [turn for own in turns for turn in (own, "end")]
    resigns = 1 if opened else None
    return told("blackbox", _ELSEWHERE, atoms, *both, viewer=0, resigns=resigns)


def _ray(atoms: str, *probes: str, top: float, height: float) -> Figure:
    """Return rays in a part of an open box; `top` and `height` are shares, the last ray is bold."""
    part = (0.0, top, 1.0, height)
    return Figure(
        "blackbox",
        lambda: _box(atoms, probes),
        viewer=0,
        part=part,
        height=round((540 if height < 1 else 410) * height) + 28,
    )


FIGURES = {
    "hit": _ray("d4,a1,g1,g7", "4", top=0.32, height=0.36),
    "turn": _ray("d4,a1,g1,a7", "5", "12", "10", "3", top=0, height=1),
    "between": _ray("d3,f3,a7,a1", "l", top=0.28, height=0.72),
    "edge": _ray("a4,d7,g1,g7", "4", "5", "3", top=0.25, height=0.5),
    "twice": _ray("c2,e5,a7,g1", "3", top=0, height=1),
    "solving": Figure("blackbox", lambda: _box(_TEXT, _TURNS, opened=False), viewer=0, height=438),
    "solved": Figure("blackbox", lambda: _box(_TEXT, _TURNS), viewer=0, height=438),
}
