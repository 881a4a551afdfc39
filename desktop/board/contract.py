"""The small facts that pass between a scene and the table around it."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from desktop.board.row_data import PlyText
from rules.core import Position  # the players are loaded when somebody wants them
from rules.core.lens import Lens as Lens


@dataclass(frozen=True, slots=True)
class Shown:
    """What a session wants seen now; tables and puzzles add what else they tell.

    `seat` is the player who may move here, None while nobody may; `viewer` the one whose view it
    is, None for what everybody may see. `animate` is set where it is one step on. `plies` led to
    the view, as the viewer may know them. `happened` is what screen readers say of it, in whole
    sentences; empty where nothing is new. `brief` is the same in fewer words, for each turn.
    """

    view: Position
    viewer: int | None
    seat: int | None
    animate: bool
    plies: tuple[PlyText, ...] = field(default=(), kw_only=True)
    happened: str = field(default="", kw_only=True)
    brief: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What stands at the top of the table: who is to do what, and how."""

    sentence: str
    hint: str = ""
    accent: bool = False
    """Whether the hint is set off: somebody says it who does not always speak."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place the keyboard cursor and screen readers can reach: a cell, a port, a tile in the rack.

    `at` and `outline` are in the coordinates of the layer: the board's, or the rack's pixels.
    `name` is what a screen reader says: the notation and what is there, “c3, blue stack of 4”.
    """

    key: Hashable
    at: QPointF
    name: str
    outline: QPainterPath = field(default_factory=QPainterPath, compare=False)
    rack: bool = False


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the mouse is: on the table in pixels, in the board's and in the rack's coordinates.

    `spot` is the spot under it, if any. `start` is the spot where a drag began.
    """

    table: QPointF
    board: QPointF
    rack: QPointF
    spot: Spot | None = None
    start: Spot | None = None
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
