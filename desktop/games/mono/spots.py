"""The spots of Mono: cells of the large boards, and each small board as a whole."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.board.contract import Spot
from desktop.board.scene import BoardScene
from desktop.games.mono.arrangement import BoardPlace
from desktop.games.mono.boards_view import BoardsView, SpotKey
from desktop.games.mono.lens import BoardsLens
from desktop.games.mono.prompts import Words
from desktop.games.mono.rack import die_box, spoken
from desktop.games.mono.shapes import GAP, face
from desktop.language.messages import listed
from desktop.paint.paths import rounded_rect
from rules.mono.board import HIDDEN


class Spots:
    """Makes the spots at first use, as there may be a thousand."""

    def __init__(
        self, scene: BoardScene, shown: BoardsView, words: Words, lens: BoardsLens
    ) -> None:
        self._scene, self._shown = scene, shown
        self._words, self._lens = words, lens
        self._made: dict[SpotKey, Spot] | None = None

    def forget(self) -> None:
        """Drop all spots, as the boards have changed."""
        self._made = None

    def all(self) -> list[Spot]:
        """Every spot, in reading order."""
        return list(self._spots().values())

    def first_hidden(self) -> Spot | None:
        """Return the first cell of the large boards that can be uncovered, if there is one."""
        looks = self._shown.looks
        for (kind, player, cell), spot in self._spots().items():
            if kind == "cell" and looks[player].labels[cell] == HIDDEN:
                return spot
        return None

    def at(self, point: QPointF) -> Spot | None:
        """Return the spot under a point of the board layer."""
        grid = self._shown.grid
        for place in self._shown.arrangement.places:
            if place.minor and place.body(grid).contains(point):
                return self._spots().get(("board", place.player, -1))
            cell = None if place.minor else place.cell(grid, point)
            if cell is not None:
                return self._spots().get(("cell", place.player, cell))
        return None

    def _spots(self) -> dict[SpotKey, Spot]:
        if self._made is None:
            self._made = {}
            if self._shown.view is not None:
                for place in self._shown.arrangement.places:
                    self._add(place, self._made)
                self._add_list(self._made)
        return self._made

    def _add(self, place: BoardPlace, made: dict[SpotKey, Spot]) -> None:
        grid = self._shown.grid
        if place.minor:
            body = place.body(grid)
            words = self._words.small_words(place.player)
            key = ("board", place.player, -1)
            made[key] = Spot(key, body.center(), words, rounded_rect(body, 8))
            return
        outline = self._outline(place)
        for cell in range(len(grid.names)):
            at = place.spot(grid, cell)
            words = self._words.cell_words(place.player, cell)
            words = listed(words, self._planned(cell), self._lens.words(place.player, cell))
            key = ("cell", place.player, cell)
            made[key] = Spot(key, at, words, outline.translated(at))

    def _planned(self, cell: int) -> str:
        """Return the place of a cell in the turn that is prepared; empty if it has none."""
        planned = self._shown.planned or ()
        if cell not in planned:
            return ""
        words = QCoreApplication.translate("Spots", "number {n} of your turn")
        return words.format(n=planned.index(cell) + 1)

    def _add_list(self, made: dict[SpotKey, Spot]) -> None:
        """Add the rack's die, and its list for screen readers."""
        box = QRectF(QPointF(), self._scene.rack_area.size())
        if box.isEmpty():
            return
        if self._shown.rolls:
            die = die_box(box.size())
            words = QCoreApplication.translate("common", "Reveal at random")
            key = ("random", -1, -1)
            made[key] = Spot(key, die.center(), words, rounded_rect(die, 10), rack=True)
        words = spoken(self._words.list_look())
        key = ("list", -1, -1)
        made[key] = Spot(key, box.center(), words, rounded_rect(box, 20), rack=True)

    def die_at(self, point: QPointF) -> Spot | None:
        """Return the die if it is under a point of the rack."""
        spot = self._spots().get(("random", -1, -1))
        return spot if spot is not None and spot.outline.contains(point) else None

    @staticmethod
    def _outline(place: BoardPlace) -> QPainterPath:
        return QTransform.fromScale(place.scale, place.scale).map(face(-0.6 * GAP))
