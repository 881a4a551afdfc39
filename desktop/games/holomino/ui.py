"""The `GameUi` of Holomino."""

import dataclasses

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.games.holomino.diagram import diagram
from desktop.games.holomino.edit_draft import HolominoDraft
from desktop.games.holomino.edit_scene import HolominoEditScene
from desktop.games.holomino.figures import FIGURES
from desktop.games.holomino.on_paper import ON_PAPER
from desktop.games.holomino.scene import HolominoScene
from desktop.games.ui import GameUi, OptionChoice, SetUp
from rules.core import Outcome
from rules.holomino.game import HolominoOptions, HolominoState, position
from rules.holomino.tiles import Hole, holes_at, tile_count

translate = QCoreApplication.translate

# q, r, digits at the lower left, the upper left and the right, player; in the order placed
_TILES = (
    (4, -1, "135", 0), (4, -2, "362", 1), (3, -1, "643", 0), (2, 0, "456", 1), (1, 0, "365", 0),
    (0, 1, "453", 1), (0, 0, "516", 0), (2, -1, "514", 1),
)  # fmt: skip


def holomino_position() -> HolominoState:
    """Return a strip of eight tiles; the game is over, so that no positions are marked."""
    tiles: dict[tuple[int, int], str] = {}
    holes: list[Hole] = []
    for q, r, digits, player in _TILES:
        holes += holes_at(tiles, (q, r), digits, player)
        tiles[q, r] = digits
    view = position(tiles, ((), ()), (), 0, HolominoOptions())
    over = Outcome(frozenset({0}), "", view.scores)
    return dataclasses.replace(view, holes=tuple(holes), to_move=None, outcome=over)


def _start(options: HolominoOptions) -> str:
    tiles = tile_count(options.num_digits, options.non_unique)
    words = translate("games", "%n tiles, random first tile, {pool} tiles each", None, tiles)
    return words.format(pool=options.pool_size)


UI = GameUi(
    scene=HolominoScene,
    picture=holomino_position,
    set_up=SetUp(HolominoDraft, HolominoEditScene),
    figures=FIGURES,
    choices=(
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Several holes at once"),
            QT_TRANSLATE_NOOP("games", "Multiplied"),
            ("limit_scores",),
            {"limit_scores": QT_TRANSLATE_NOOP("games", "Limited")},
        ),
    ),
    rare=frozenset({"non_unique"}),
    start=_start,
    diagram=diagram,
    on_paper=ON_PAPER,
)
