"""The small facts that pass between a scene and the table around it."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from desktop.board.row_data import PlyText
from rules.core import Position  # the computer players are loaded only when they are used
from rules.core.lens import Lens as Lens


@dataclass(frozen=True, slots=True)
class Shown:
    """The position that a session shows now; tables and puzzles add their own fields.

    `seat` is the player who may move here, or None. `viewer` is the player whose view it is; None
    shows only what everybody may see. `animate` is set if the view follows the one before by a
    single step. `plies` are the plies that led to the view, as the viewer may know them.
    `happened` is the text that screen readers say, in whole sentences; empty if nothing is new.
    `brief` is a shorter version of it.
    """

    view: Position
    viewer: int | None
    seat: int | None
    animate: bool
    plies: tuple[PlyText, ...] = field(default=(), kw_only=True)
    happened: str = field(default="", kw_only=True)
    brief: str = field(default="", kw_only=True)
    planned: tuple[object, ...] | None = field(default=None, kw_only=True)
    """The moves of a turn that is written whole before its results are known; usually None."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The prompt at the top of the table: who is to do what, and how.

    The table shows one line of at most nine words; screen readers find both texts.
    """

    sentence: str
    hint: str = ""
    accent: bool = False
    """Whether the hint is an unusual message, which the table shows in place of the sentence."""
    line: str = ""
    """The words that the table shows in place of a sentence; empty shows the sentence."""


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
    """The mouse: its place on the table in pixels, and in board and rack coordinates.

    `spot` is the spot under it, if any. `start` is the spot where a drag began.
    """

    table: QPointF
    board: QPointF
    rack: QPointF
    spot: Spot | None = None
    start: Spot | None = None
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
