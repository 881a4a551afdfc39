"""Drawings: a position as vector shapes for any size, with its players below it.

A drawing is made by a separate scene from what one viewer may see. It is recorded in the GUI
thread, and can then be painted in any other.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPicture, QTransform

from desktop.board.editing.edit_scene import EditScene
from desktop.board.row_data import PlyText
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import turn_numbers
from desktop.board.temporary_scene import temporary
from desktop.games.catalogue import ui_of
from desktop.paint.cached_picture import paint_table
from desktop.paint.ink import BLACK, GREY, WHITE, Diagram
from desktop.paint.painting import painting
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import elided, paint_line
from desktop.theme.theme import Theme
from rules.core import Position
from rules.games import game_named
from rules.match import Match

translate = QCoreApplication.translate

WIDTH = 600.0
"""The usual width of a drawing in pixels."""
_EDGE, _THIN = 24.0, 6.0
_ROOM = WIDTH - 2 * _EDGE
_HIGHEST = 640.0  # pixels of a board
_FOOT = 40.0  # pixels of the line with the players
_BETWEEN = 28.0
_GLYPH = 9.0

MakeScene = Callable[[Theme], BoardScene]
"""Makes a scene that shows a position in the colours of a theme; it is deleted after use."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A recorded picture, its size in pixels, and a short description.

    `secret`: the picture may be for one player only.
    """

    shapes: QPicture
    size: QSizeF
    title: str
    secret: bool

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint the drawing as large as fits into a box, from its upper left corner."""
        painter.save()
        scale = min(box.width() / self.size.width(), box.height() / self.size.height())
        painter.translate(box.topLeft())
        # Qt scales shapes on a device with another resolution than the screen.
        inch = QImage(1, 1, QImage.Format.Format_ARGB32).logicalDpiX()
        scale *= inch / painter.device().logicalDpiX()
        painter.scale(scale, scale)
        self.shapes.play(painter)
        painter.restore()


def scenes_of(view: Position) -> MakeScene:
    """Return a function that makes scenes of a position as everybody may see it."""

    def make(theme: Theme) -> BoardScene:
        scene = ui_of(view.game).scene(game_named(view.game), theme)
        scene.show_view(view, animate=False)
        return scene

    return make


def drawing_of(make: MakeScene, theme: Theme, *, ink: bool = False) -> Drawing:
    """Record a position in the colours of a theme, with the players if it is from a match.

    `ink`: in black on white instead, with the patterns of printed pages.
    """
    with temporary(make(theme)) as scene:
        _prepare(scene)
        if ink and (found := diagram_in(scene)) is not None:
            return _inked(scene, found, found.size)
        return _recorded(scene, scene.board_rect())


def board_drawing(make: MakeScene, theme: Theme) -> Drawing:
    """Record a position without the players' names and the table around it."""
    with temporary(make(theme)) as scene:
        _prepare(scene)
        return _recorded(scene, scene.board_rect(), edge=_THIN, foot=0)


def diagram_in(scene: BoardScene) -> Diagram | None:
    """Return the printable diagram of a scene; None if it has none."""
    if (own := scene.own_diagram()) is not None:
        return own
    ui = ui_of(scene.game.slug)
    for kind in ui.puzzle_scenes.values():
        if isinstance(scene, kind.scene):
            return kind.diagram(scene.view)
    view = scene.position if isinstance(scene, EditScene) else scene.view
    return ui.diagram(view) if ui.diagram is not None and view is not None else None


def drawings_of(
    match: Match, plies: range, viewer: int | None, theme: Theme, *, ink: bool = False
) -> Iterator[Drawing]:
    """Record the positions after some plies of a match as a viewer may see them.

    All have the same size, and the board stays in its place. Afterwards the match is at the last of
    them.
    """
    for drawing in recording(match, plies, viewer, theme, ink=ink):
        if drawing is not None:
            yield drawing


def recording(
    match: Match, plies: range, viewer: int | None, theme: Theme, *, ink: bool = False
) -> Generator[Drawing | None, None, None]:
    """Record like `drawings_of` in small steps, which the GUI thread can run one by one.

    Steps that only prepare yield None.
    """
    texts = match.history(viewer, whole=True)
    yield None
    told: list[PlyText] = []
    for ply in range(1, plies.stop):
        events = match.events(ply, viewer)
        told.append(PlyText(ply, match.player_of(ply), texts[ply - 1], events))
        yield None
    with temporary(ui_of(match.game.slug).scene(match.game, theme)) as scene:
        yield None

        def show(ply: int) -> None:
            match.goto(ply)
            known = tuple(told[:ply])
            scene.show_view(match.view(viewer), known, viewer=viewer, animate=False)

        show(plies[0])
        yield None
        _prepare(scene)
        yield None
        board, largest = QRectF(), QSizeF()
        for ply in plies:
            show(ply)
            board |= scene.board_rect()
            if ink and (found := diagram_in(scene)) is not None:
                largest = largest.expandedTo(found.size)
            yield None
        for ply in plies:
            show(ply)
            found = diagram_in(scene) if ink else None
            yield _recorded(scene, board) if found is None else _inked(scene, found, largest)


def _prepare(scene: BoardScene) -> None:
    """Lay out the board for a picture."""
    scene.picture_room = QSizeF(_ROOM, _HIGHEST)
    scene.set_theme(scene.theme)


def _recorded(
    scene: BoardScene, board: QRectF, edge: float = _EDGE, foot: float | None = None
) -> Drawing:
    """Record what a scene shows, with a part of the board as large as possible.

    `edge` is the width of the table around it, `foot` the height of the line with the players.
    """
    room = WIDTH - 2 * edge
    scale = min(room / board.width(), (_HIGHEST + 2 * _EDGE - 2 * edge) / board.height())
    if foot is None:
        foot = _FOOT if _names(scene) else 0.0
    size = QSizeF(WIDTH, round(board.height() * scale + 2 * edge + foot))
    whole = QRectF(QPointF(), size)
    scene.setSceneRect(whole)
    middle = QPointF(WIDTH / 2, edge + board.height() * scale / 2) - board.center() * scale
    scene.place_board(QTransform(scale, 0, 0, scale, middle.x(), middle.y()))
    scene.on_fitted()
    shapes = QPicture()
    with painting(shapes) as painter:
        paint_table(painter, whole, 0, scene.theme)
        scene.render(painter, whole, whole)
        if foot:
            box = QRectF(_EDGE, size.height() - _EDGE - _FOOT + 12, _ROOM, _FOOT)
            _paint_players(painter, box, scene)
    return Drawing(shapes, size, _title(scene), scene.game.hidden)


def _inked(scene: BoardScene, diagram: Diagram, largest: QSizeF) -> Drawing:
    """Record what a scene shows in black on white, with room for the `largest` diagram."""
    scale = min(_ROOM / largest.width(), _HIGHEST / largest.height())
    high, foot = largest.height() * scale, _FOOT if _names(scene) else 0.0
    size = QSizeF(WIDTH, round(high + 2 * _EDGE + foot))
    shapes = QPicture()
    with painting(shapes) as painter:
        painter.fillRect(QRectF(QPointF(), size), WHITE)
        diagram.paint_in(painter, QRectF(_EDGE, _EDGE, _ROOM, high), 0.5, 0.5, most=scale)
        if foot:
            box = QRectF(_EDGE, size.height() - _EDGE - _FOOT + 12, _ROOM, _FOOT)
            _paint_players(painter, box, scene, ink=True)
    return Drawing(shapes, size, _title(scene), scene.game.hidden)


def _names(scene: BoardScene) -> Sequence[str]:
    """Return the players' names; empty without players, as in a puzzle or an editor."""
    return () if scene.alone or isinstance(scene, EditScene) else scene.view.names


def _title(scene: BoardScene) -> str:
    """Return the title of the game and the number of the turn."""
    numbers = turn_numbers(scene.plies)
    if not numbers:
        return scene.game.title
    words = translate("export", "{game}, turn {number}")
    return words.format(game=scene.game.title, number=numbers[-1])


def _paint_players(painter: QPainter, box: QRectF, scene: BoardScene, *, ink: bool = False) -> None:
    """Paint a line with each player's glyph, name and score, then the game and turn."""
    theme, title = scene.theme, _title(scene)
    name, score = theme.font("body"), theme.font("body", weight=700)
    middle = Qt.AlignmentFlag.AlignRight
    text, muted = (BLACK, GREY) if ink else (theme.colour("text"), theme.colour("muted"))
    paint_line(painter, title, box, name, muted, middle)
    names = _names(scene)
    free = box.width() - QFontMetricsF(name).horizontalAdvance(title) - _BETWEEN
    left, share = box.left(), free / len(names)
    for player, who in enumerate(names):
        points = scene.seat_info(player).score
        taken = QFontMetricsF(score).horizontalAdvance(points) + 2 * _GLYPH + 16 + _BETWEEN
        who = elided(who, name, max(share - taken, 24.0))
        centre = QPointF(left + _GLYPH, box.center().y())
        colour = BLACK if ink else theme.player(player).main
        paint_glyph(painter, player, centre, _GLYPH, colour)
        left += 2 * _GLYPH + 8
        for word, made in ((who, name), (points, score)):
            width = QFontMetricsF(made).horizontalAdvance(word)
            place = QRectF(left, box.top(), width + 2, box.height())
            paint_line(painter, word, place, made, text)
            left += width + 8 if word else 0
        left += _BETWEEN - 8
