"""The `GameUi` of Black Box."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QRectF

from desktop.games.blackbox.diagram import diagram
from desktop.games.blackbox.edit_draft import BlackBoxDraft
from desktop.games.blackbox.edit_scene import BlackBoxEditScene
from desktop.games.blackbox.figures import FIGURES
from desktop.games.blackbox.on_paper import ON_PAPER
from desktop.games.blackbox.paint import FRAME
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.games.blackbox.score_sheet import score_sheet
from desktop.games.card import said
from desktop.games.ui import GameCourse, GameUi, SetUp
from desktop.theme.theme import Theme
from rules.blackbox.game import BlackBox, BlackBoxOptions, BlackBoxView
from rules.core import AnyGame

_HIDING = ("c2,e2,f6,f7", "b2,b4,f5,g1")
_TURNS = ("5", "d", "13", "1", "f", "9", "10,+b2,+b4,+f5")


def blackbox_position() -> BlackBoxView:
    """Return a box with seven rays and three markers, as its solver sees it."""
    game = BlackBox()
    state = game.initial_state(BlackBoxOptions(), 2)
    turns = [turn for own in _TURNS for turn in (own, "end")]
    for text in (*_HIDING, *turns):
        for move in game.parse_move(game.view(state, state.mover), text):
            state = game.apply(state, move)
    return game.view(state, 0)


class BlackBoxPicture(BlackBoxScene):
    """The box without the names of its ports, and with room for its shadow."""

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.box_items.named = False

    def board_rect(self) -> QRectF:
        return FRAME.adjusted(-30, -14, 30, 46)


def _start(_options: BlackBoxOptions) -> str:
    return said(QT_TRANSLATE_NOOP("games", "49 cells, four atoms in each box"))


def _possible(view: BlackBoxView) -> tuple[int, ...]:
    """Return how many placements fit each player's results."""
    # Loaded here, as it needs a table of all placements, and only at the end of a game.
    from rules.blackbox.players.results import explaining

    return tuple(len(explaining(box.marks, box.guesses)) for box in view.boxes)


UI = GameUi(
    scene=BlackBoxScene,
    picture=blackbox_position,
    picture_scene=BlackBoxPicture,
    set_up=SetUp(BlackBoxDraft, BlackBoxEditScene),
    figures=FIGURES,
    start=_start,
    course=GameCourse(
        QT_TRANSLATE_NOOP("games", "Arrangements still possible"), _possible, by_halves=True
    ),
    diagram=diagram,
    on_paper=ON_PAPER,
    score_sheet=score_sheet,
)
