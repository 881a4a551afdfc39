"""The `GameUi` of Dragons."""

import dataclasses

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.dragons.diagram import diagram
from desktop.games.dragons.edit_draft import DragonsDraft
from desktop.games.dragons.edit_scene import DragonsEditScene
from desktop.games.dragons.facts import board_of, longest_paths
from desktop.games.dragons.figures import FIGURES
from desktop.games.dragons.on_paper import ON_PAPER
from desktop.games.dragons.scene import DragonsScene
from desktop.games.ui import GameCourse, GameUi, OptionChoice, SetUp
from rules.core import Outcome
from rules.dragons.game import DragonsOptions, DragonsState, position
from rules.dragons.options import AIMS

translate = QCoreApplication.translate

# q, r, state: a-f shoulders, g-l tails, turned clockwise by sixths
_TILES = (
    (0, 0, "a"), (1, 0, "b"), (-1, 1, "e"), (0, 1, "d"), (-2, 1, "d"), (-1, 0, "b"),
    (-3, 1, "a"), (-2, 0, "f"), (0, 2, "k"), (-1, 2, "a"), (-2, 2, "b"), (1, 1, "h"),
    (-3, 2, "l"), (-4, 3, "i"), (-4, 2, "d"), (-3, 3, "f"), (-2, 3, "d"),
)  # fmt: skip


def dragons_position() -> DragonsState:
    """Return seventeen tiles of a game that is over, so that no positions are marked."""
    view = position({(q, r): letter for q, r, letter in _TILES})
    over = Outcome(frozenset({0}), "", view.scores)
    return dataclasses.replace(view, to_move=None, outcome=over)


def _start(options: DragonsOptions) -> str:
    tiles = options.num_tiles
    assert tiles is not None
    return translate("games", "%n tiles, one already on the table", None, tiles)


def _longest(view: DragonsState) -> tuple[int, ...]:
    """Count the tiles in each player's longest loop, or without a loop, longest path."""
    found = longest_paths(board_of(view), view.options.cross)
    return tuple(len(loop or path) for loop, path in zip(found.loops, found.paths, strict=True))


UI = GameUi(
    scene=DragonsScene,
    picture=dragons_position,
    set_up=SetUp(DragonsDraft, DragonsEditScene),
    figures=FIGURES,
    course=GameCourse(QT_TRANSLATE_NOOP("games", "Longest path, turn by turn"), _longest),
    choices=(
        OptionChoice(
            #: noun: what wins the game
            QT_TRANSLATE_NOOP("games", "Aim"),
            QT_TRANSLATE_NOOP("games", "Loop of six"),
            (*AIMS, "long_loop"),
        ),
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Second side"),
            QT_TRANSLATE_NOOP("games", "Tails"),
            ("cross",),
            same=("tails",),
        ),
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "First tile"),
            QT_TRANSLATE_NOOP("games", "Shoulders up"),
            ("start_tip",),
            same=("start_joint",),
        ),
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Tiles run out"),
            #: a result: nobody wins
            QT_TRANSLATE_NOOP("games", "Draw"),
            ("tie_largest_wins", "tie_largest_loses"),
            same=("tie_none",),
        ),
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Gaps"),
            QT_TRANSLATE_NOOP("games", "Must be filled"),
            ("may_complete",),
            same=("must_complete",),
        ),
    ),
    rare=frozenset({"start_tip", "num_eyes", "tie_largest_wins", "may_complete"}),
    start=_start,
    diagram=diagram,
    on_paper=ON_PAPER,
)
