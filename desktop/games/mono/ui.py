"""The `GameUi` of Mono."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF

from desktop.frame.front import Front, FrontPage
from desktop.games.mono.arrangement import Arrangement, BoardPlace
from desktop.games.mono.diagram import diagram, regions_diagram
from desktop.games.mono.figures import FIGURES
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layouts import LAYOUTS
from desktop.games.mono.on_paper import ON_PAPER
from desktop.games.mono.paint import Size
from desktop.games.mono.regions_scene import RegionsPicture, RegionsScene
from desktop.games.mono.scene import MonoScene
from desktop.games.mono.score_sheet import score_sheet
from desktop.games.mono.shapes import C, tray
from desktop.games.ui import GameUi, OptionChoice, PuzzleScene
from desktop.language.messages import stand_ins
from rules.mono.board import HIDDEN
from rules.mono.game import MonoOptions, MonoView
from rules.mono.regions.position import Regions

translate = QCoreApplication.translate

_OWN = "666699777664999787344999787342955888312555888"
_OTHER = "...88...3..998.87.5.9.92.7.55999.77.55.....7."


class MonoPicture(MonoScene):
    """The other player's board alone, without coordinates."""

    def show_view(self, view: Any, *_given: Any, **_more: Any) -> None:
        super().show_view(view, viewer=view.viewer, animate=False)

    def arranged(self) -> Arrangement:
        room = 0.32 * C  # for the shadow
        size = Size(letter=0.0, pixel=2.6)
        around = tray(self.shown.grid).adjusted(-room, -room, room, 1.4 * room)
        return Arrangement((BoardPlace(1, QPointF()),), around, size)


def mono_position() -> MonoView:
    """Return the runs found so far on the other player's board."""
    known = sum(1 << cell for cell, label in enumerate(_OTHER) if label != HIDDEN)
    return MonoView(
        options=MonoOptions(),
        names=stand_ins(2),
        to_move=0,
        layouts=(_OWN, _OTHER),
        uncovered=(0, known),
        points=(0, 0),
        viewer=0,
    )


def _start(options: MonoOptions) -> str:
    size = options.size
    words = translate("games", "Each board has %n regions, {cells} cells", None, size)
    return words.format(cells=size * (size + 1) // 2)


def _front(front: Front, drawing: Drawing) -> FrontPage:
    from desktop.games.mono.front import first_page  # the editor loads when it is wanted

    return first_page(front, drawing)


UI = GameUi(
    scene=MonoScene,
    picture=mono_position,
    picture_scene=MonoPicture,
    figures=FIGURES,
    choices=(
        OptionChoice(
            QT_TRANSLATE_NOOP("games", "Several numbers at once"),
            QT_TRANSLATE_NOOP("games", "Lowest that fits"),
            ("take_min", "take_max"),
            {
                "take_min": QT_TRANSLATE_NOOP("games", "Lowest"),
                "take_max": QT_TRANSLATE_NOOP("games", "Highest"),
            },
        ),
    ),
    rare=frozenset({"no_auto", "take_min"}),
    start=_start,
    diagram=diagram,
    on_paper=ON_PAPER,
    score_sheet=score_sheet,
    front=_front,
    layouts=LAYOUTS,
    puzzle_scenes={
        "mono-regions": PuzzleScene(RegionsScene, Regions(), RegionsPicture, regions_diagram)
    },
)
