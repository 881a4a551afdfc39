"""Drawings: a position as a postcard for any size, with the result or the scores at its foot.

A drawing is made by a separate scene from what one viewer may see. It is recorded in the GUI
thread, and can then be painted in any other.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPicture, QTransform

from desktop.board.editing.edit_scene import EditScene
from desktop.board.row_data import PlyText
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.turns import turn_numbers
from desktop.board.temporary_scene import temporary
from desktop.games.catalogue import ui_of
from desktop.language.messages import translated
from desktop.paint.cached_picture import paint_table
from desktop.paint.ink import BLACK, GREY, WHITE, Diagram
from desktop.paint.painting import painting
from desktop.paint.player_glyphs import paint_chip, paint_glyph, paint_logo
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.theme import Theme
from rules.core import Position
from rules.games import game_named
from rules.match import Match

translate = QCoreApplication.translate

WIDTH = 592.0
"""The width of a drawing in pixels."""
_ROOM = QSizeF(WIDTH, 436.0)
"""The room of the board."""
_FOOT, _EDGE, _SIGN, _MARK = 64.0, 16.0, 40.0, 34.0
_BETWEEN = 12.0
_THIN = 6.0

MakeScene = Callable[[Theme], BoardScene]
"""Makes a scene that shows a position in the colours of a theme; it is deleted after use."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A recorded picture, its size in pixels, and a short description.

    `secret`: the picture may be for one player only. `over`: whether the match has ended; None
    without players.
    """

    shapes: QPicture
    size: QSizeF
    title: str
    secret: bool
    over: bool | None

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


@dataclass(frozen=True, slots=True)
class Style:
    """The parts of a picture besides the board.

    `ink`: in black on white instead, with the patterns of printed pages. `foot`: the result or the
    scores, below the board. `light`: the light on what won.
    """

    ink: bool = False
    foot: bool = True
    light: bool = True


PLAIN, INK = Style(), Style(ink=True)


def theme_of_pictures(dark: bool, *, labelled: bool = False) -> Theme:
    """Return the colours of pictures; `labelled`: with letters and numbers beside the board."""
    contrast = theme().high_contrast
    return Theme(dark, high_contrast=contrast, coordinates=labelled, place_numbers=labelled)


def scenes_of(view: Position) -> MakeScene:
    """Return a function that makes scenes of a position as everybody may see it."""

    def make(theme: Theme) -> BoardScene:
        scene = ui_of(view.game).scene(game_named(view.game), theme)
        scene.show_view(view, animate=False)
        return scene

    return make


def drawing_of(make: MakeScene, theme: Theme, style: Style = PLAIN) -> Drawing:
    """Record a position in the colours of a theme."""
    with temporary(make(theme)) as scene:
        _prepare(scene, style)
        return _drawn(scene, scene.picture_rect(), None, style)


def board_drawing(make: MakeScene, theme: Theme) -> Drawing:
    """Record a position without the players' names and the table around it."""
    with temporary(make(theme)) as scene:
        _prepare(scene, PLAIN)
        board = scene.picture_rect()
        height = round(board.height() * (WIDTH - 2 * _THIN) / board.width() + 2 * _THIN)
        return _recorded(scene, board, Style(foot=False), QSizeF(WIDTH, height))


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
    match: Match, plies: range, viewer: int | None, theme: Theme, style: Style = PLAIN
) -> Iterator[Drawing]:
    """Record the positions after some plies of a match as a viewer may see them.

    The board stays in its place. Afterwards the match is at the last of them.
    """
    for drawing in recording(match, plies, viewer, theme, style):
        if drawing is not None:
            yield drawing


def recording(
    match: Match,
    plies: range,
    viewer: int | None,
    theme: Theme,
    style: Style = PLAIN,
    until: int = 0,
) -> Generator[Drawing | None, None, None]:
    """Record like `drawings_of` in small steps, which the GUI thread can run one by one.

    Steps that only prepare yield None. The pictures have room for the position after ply `until`.
    """
    until = max(until, plies[-1])
    texts = match.history(viewer, whole=True)
    yield None
    told: list[PlyText] = []
    for ply in range(1, until + 1):
        events = match.events(ply, viewer)
        told.append(PlyText(ply, match.player_of(ply), texts[ply - 1], events))
        yield None
    with temporary(ui_of(match.game.slug).scene(match.game, theme)) as scene:
        scene.light.wanted = style.light
        yield None

        def show(ply: int) -> None:
            match.goto(ply)
            known = tuple(told[:ply])
            scene.show_view(match.view(viewer), known, viewer=viewer, animate=False)

        show(plies[0])
        yield None
        _prepare(scene, style)
        yield None
        board, largest = QRectF(), QSizeF()
        for ply in {*plies, until}:
            show(ply)
            board |= scene.picture_rect()
            if style.ink and (found := diagram_in(scene)) is not None:
                largest = largest.expandedTo(found.size)
            yield None
        for ply in plies:
            show(ply)
            yield _drawn(scene, board, largest, style)


def _prepare(scene: BoardScene, style: Style) -> None:
    """Lay out the board for a picture."""
    scene.picture_room, scene.light.wanted = _ROOM, style.light
    scene.set_theme(scene.theme)


def _drawn(scene: BoardScene, board: QRectF, largest: QSizeF | None, style: Style) -> Drawing:
    """Record what a scene shows, with room for the `largest` diagram, by default its own."""
    if style.ink and (found := diagram_in(scene)) is not None:
        return _inked(scene, found, largest or found.size, style)
    return _recorded(scene, board, style)


def _recorded(scene: BoardScene, board: QRectF, style: Style, room: QSizeF = _ROOM) -> Drawing:
    """Record what a scene shows, with a part of the board as large as its room allows."""
    table = QRectF(QPointF(), room)
    scale = min(room.width() / board.width(), room.height() / board.height())
    corner = table.center() - board.center() * scale
    scene.setSceneRect(table)
    scene.place_board(QTransform(scale, 0, 0, scale, corner.x(), corner.y()))
    scene.on_fitted()
    shapes = QPicture()
    with painting(shapes) as painter:
        paint_table(painter, table, 0, scene.theme)
        scene.render(painter, table, table)
        return _finished(painter, shapes, table, scene, style)


def _inked(scene: BoardScene, diagram: Diagram, largest: QSizeF, style: Style) -> Drawing:
    """Record what a scene shows in black on white, with room for the `largest` diagram."""
    table = QRectF(QPointF(), _ROOM)
    inside = table.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    scale = min(inside.width() / largest.width(), inside.height() / largest.height())
    shapes = QPicture()
    with painting(shapes) as painter:
        painter.fillRect(table.adjusted(0, 0, 0, _FOOT), WHITE)
        diagram.paint_in(painter, inside, 0.5, 0.5, most=scale)
        return _finished(painter, shapes, table, scene, style)


def _finished(
    painter: QPainter, shapes: QPicture, table: QRectF, scene: BoardScene, style: Style
) -> Drawing:
    """Paint the foot below the table, and return the drawing."""
    size = table.size()
    if style.foot and _names(scene):
        foot = QRectF(0, table.bottom(), table.width(), _FOOT)
        _paint_foot(painter, foot, scene, ink=style.ink)
        size.setHeight(foot.bottom())
    over = scene.view.outcome is not None if _names(scene) else None
    return Drawing(shapes, size, _title(scene), scene.game.hidden, over)


def _names(scene: BoardScene) -> Sequence[str]:
    """Return the players' names; empty without players, as in a puzzle or an editor."""
    return () if scene.alone or isinstance(scene, EditScene) else scene.view.names


def _title(scene: BoardScene) -> str:
    """Return the title of the game, its players and the number of the turn."""
    title, names, numbers = scene.game.title, _names(scene), turn_numbers(scene.plies)
    if not names:
        return title
    if not numbers:
        return f"{title}, {' – '.join(names)}"
    words = translate("export", "{game}, {players}, turn {number}")
    return words.format(game=title, players=" – ".join(names), number=numbers[-1])


def _result(scene: BoardScene) -> tuple[str, Sequence[str]]:
    """Return a headline, and the wordings of the line below it from the longest to the shortest."""
    view, names, title = scene.view, _names(scene), scene.game.title
    scores = [scene.words.seat_info(player).score for player in range(len(names))]
    players = " – ".join(names)
    if view.outcome is None:
        numbers = turn_numbers(scene.plies)
        words = translate("export", "{game}, turn {number}")
        line = words.format(game=title, number=numbers[-1]) if numbers else title
        sides = (f"{name} {score}".strip() for name, score in zip(names, scores, strict=True))
        return " – ".join(sides), (line,)
    outcome = view.outcome
    if any(outcome.scores):
        players = ", ".join(f"{name} {n}" for name, n in zip(names, outcome.scores, strict=True))
    line = f"{title} · {players}"
    reason = capitalised(translated(outcome.message))
    if len(outcome.winners) != 1:
        #: a result: nobody wins
        return translate("verdict", "A draw"), (f"{line} · {reason}", line)
    winner = min(outcome.winners)
    others = [n for player, n in enumerate(outcome.scores) if player != winner]
    lead = outcome.scores[winner] - max(others, default=0)
    if lead > 0 and not view.out:
        words = translate("common", "{name} wins by %n points", None, lead)
        return words.format(name=names[winner]), (line,)
    words = translate("verdict", "{name} wins").format(name=names[winner])
    return words, (f"{line} · {reason}", line)


def _paint_foot(painter: QPainter, box: QRectF, scene: BoardScene, *, ink: bool) -> None:
    """Paint the winner's sign, the result, game and names, and Quincunx' mark."""
    theme = scene.theme
    text, muted = (BLACK, GREY) if ink else (theme.colour("text"), theme.colour("muted"))
    painter.fillRect(box, WHITE if ink else theme.colour("surface"))
    headline, lines = _result(scene)
    left, outcome = box.left() + _EDGE, scene.view.outcome
    if outcome is not None and len(outcome.winners) == 1:
        centre = QPointF(left + _SIGN / 2, box.center().y())
        if ink:
            paint_glyph(painter, min(outcome.winners), centre, 0.4 * _SIGN, BLACK)
        else:
            paint_chip(painter, min(outcome.winners), centre, _SIGN / 2, theme)
        left += _SIGN + _BETWEEN
    large, small, named = theme.font("title"), theme.font("hint"), theme.font("name")
    brand = QFontMetricsF(named).horizontalAdvance("Quincunx") + 2 + _BETWEEN
    right = box.right() - _EDGE - _MARK - _BETWEEN
    wide = QFontMetricsF(large).horizontalAdvance(headline)
    if left + wide <= right - brand:
        place = QRectF(right + _BETWEEN + _MARK + _BETWEEN - brand, box.top(), brand, box.height())
        paint_line(painter, "Quincunx", place, named, text)
        right -= brand
    mark = QPointF(right + _BETWEEN + _MARK / 2, box.center().y())
    paint_logo(painter, mark, _MARK, theme, BLACK if ink else None)
    room = right - left
    paint_line(painter, headline, QRectF(left, box.top() + 6, room, 30), large, text)
    line = first_fitting(lines, small, room)
    paint_line(painter, line, QRectF(left, box.top() + 36, room, 20), small, muted)
