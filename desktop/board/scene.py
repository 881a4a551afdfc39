"""BoardScene: the base class of the games' scenes, and their interface to the table.

The scene is the table in pixels: its origin is the upper left corner of the table island. It has
three layers. `board` is zoomed and moved by the view; each game chooses its coordinates.
`rack` is at the foot of the table, in pixels. `overlay` is above both, in pixels, for lifted pieces
and bubbles, so that a piece can be dragged from the rack to the board. `above` is a part of the
overlay in the board's coordinates, for items over a place of the board and above a lifted piece.

A scene receives views and never holds a state of the rules. The player's actions narrow down the
legal moves until the scene emits `move_chosen`; the session plays the move and shows the next view.
"""

from collections.abc import Collection, Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.board.contract import Lens, Prompt, Spot
from desktop.board.cursor import CursorItem
from desktop.board.ending import Ending, WinningLight
from desktop.board.hand import Hand
from desktop.board.input import BoardInput
from desktop.board.motion import Motion
from desktop.board.row_data import PlyText
from desktop.board.snapshot import Snapshot
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.board.sprites import SpriteCache
from desktop.board.words import BoardWords
from desktop.paint.ink import Diagram
from desktop.sound.of_events import Sounds, sounds_of
from desktop.theme.theme import Theme
from rules.core import AnyGame, Event, Position

translate = QCoreApplication.translate

PROMPT = 84.0
"""Pixels at the top of the table that the prompt needs."""

_REACH = 20  # half of the side of the smallest hit area


class Layer(QGraphicsItem):
    """An invisible item that only holds other items."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pass

    def clear(self) -> None:
        """Remove every item of the layer."""
        for child in self.childItems():
            self.scene().removeItem(child)


class BoardScene(QGraphicsScene):
    """One game on the table. Subclasses implement `board_rect` and `draw`; the rest is optional."""

    sounds: ClassVar[Sounds] = {}
    """The sounds of the game's events."""
    moves_pieces: ClassVar[bool] = False
    """Whether moves take pieces from one place of the board to another."""

    rack_inset: ClassVar[float] = 0.0
    """How many pixels a rack beside the board is further from the table's edge than usual."""

    move_chosen = Signal(object)  # a Move object of the game, or a text in its notation
    prompt_changed = Signal(Prompt)  # what to do next while a move is half made
    refused = Signal(str)  # one sentence: why the player's action is not possible
    facts_changed = Signal()  # the table must read seats, chips and spots again
    spot_changed = Signal()  # the spot at the keyboard cursor was changed without a move
    spot_entered = Signal(Spot)  # the one that the keyboard cursor reached
    rack_placed = Signal()  # the rack or its pieces have another place

    rack_informs = False
    """Whether the rack also tells something to people who only watch."""
    rack_passes = False
    """Whether a spare rack is only shown while a move is half made."""
    board_changed = Signal()  # board_rect or the size of the rack has changed
    tie_claimed = Signal()  # the player to move claims a draw that the rules allow
    heard = Signal(tuple)  # the names of sounds: see desktop.sound.cues
    notes_changed = Signal()  # the viewer's notes have changed and must be stored

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.theme = theme
        self.sprites = SpriteCache()
        self.motion = Motion(theme)
        self.words = BoardWords(self)
        # A scene may be deleted while something still moves in it.
        self.destroyed.connect(self.motion.stop)
        # Scene and items refer to each other, so their pictures (many megabytes) would stay until
        # Python's garbage collector runs, which does not know how large they are.
        self.destroyed.connect(vars(self).clear)
        self.view: Any = None
        """The view shown; None before the first."""
        self.viewer: int | None = None
        """The player whose view it is; None for a spectator's."""
        self.seat: int | None = None
        """The player who may move here now; None when the board is only to be looked at."""
        self.done = False
        self.alone = False
        """Whether there is no opponent, as in a puzzle: the opponent's things are not shown."""
        self.looked_at = False
        """Whether the board is only looked at: it is then as large as its pieces allow."""
        self.turn_marked = True
        """Whether the last turn is marked. Where a review marks the turn after it, it is not."""
        self.spare = False
        """Whether the rack shows only what can be used now, as in a study."""
        self.loops_shown: bool | None = None
        """Whether the longest loops are shown on the board; None in games without loops."""
        self.from_setup = False
        """Whether the game began from a position set up by a player."""
        self.live = False
        """Whether a match is played here: the others' moves are shown as they happen."""
        self.coached = False
        """Whether a coach explains the moves, which takes time to read."""
        self.asks = False
        """Whether the tags on the board are hidden because a puzzle asks for their values."""
        self.planned: tuple[Any, ...] | None = None
        """The moves of a turn that is written whole before its results are known."""
        self.plies: Sequence[PlyText] = ()
        """The plies that led to the view, as the viewer may know them."""
        self.happened: tuple[Event, ...] = ()
        """The events of the last ply."""
        self.board, self.rack, self.overlay = Layer(), Layer(), Layer()
        for height, layer in enumerate((self.board, self.rack, self.overlay)):
            layer.setZValue(100 * height)
            self.addItem(layer)
        self.above = Layer()
        self.above.setParentItem(self.overlay)
        self.above.setZValue(30)
        self.still = Snapshot(self.board)
        """The board's picture while the player zooms or pans."""
        self.still.setZValue(50)
        self.addItem(self.still)
        self.motion.begins = self.still.drop
        self.hand = Hand()
        self.input = BoardInput(self)
        self.cursor = CursorItem(self, self.input.reach, self.overlay)
        self._cursor_of: int | None = None
        """The player who had the cursor last."""
        self.light = WinningLight(self)

    # -- to be implemented by every game

    def board_rect(self) -> QRectF:
        """Return the part of the board that must be visible, with labels, in board coordinates."""
        raise NotImplementedError

    def draw(self, before: Any, animate: bool) -> None:
        """Show `self.view`; `before` is the view shown until now, None for the first.

        Called for every new view, and with `before` None when everything must be redrawn (another
        theme). If `animate` is set, animate from `before` to the new view with `self.motion.play`;
        otherwise just show the view.
        """
        raise NotImplementedError

    # -- to be implemented where a game needs it

    def picture_rect(self) -> QRectF:
        """Return the part of the board that a picture shows: by default all, and a little more."""
        board = self.board_rect()
        edge = 0.03 * max(board.width(), board.height())
        return board.adjusted(-edge, -edge, edge, edge)

    def show_loops(self, shown: bool) -> None:
        """Show or hide the longest loops."""

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        """Return the size of the rack within `available`, in pixels; empty if there is none.

        An upright one is beside the board, for a low and wide window; empty if the rack only fits
        below. `draw_rack` draws what was requested last.
        """
        return QSizeF()

    def rack_under(self) -> QRectF:
        """Return the part of the board that a rack below is as wide as; empty for its own width."""
        return QRectF()

    def draw_rack(self, size: QSizeF) -> None:
        """Lay out the rack layer in this size, with the origin at its upper left corner.

        Called when the table changes its size; `draw` may call it with `self.rack_area.size()`.
        """

    def make_panel(self) -> QWidget | None:
        """Return the game's own part of the right panel.

        Called once; keep it and refresh it in `draw`.
        """
        return None

    def make_strip(self) -> QWidget | None:
        """Return the widget that replaces the game's part of the panel while the panel is folded.

        Called once, like `make_panel`.
        """
        return None

    def beside(self) -> SpotHolder | None:
        """Return the small board in the panel that is only looked at, if the game has one."""
        return None

    def notes(self) -> list[str]:
        """Return the private notes of `viewer`, as short texts.

        They are stored with the match and restored when that player sits here again. A scene with
        notes drops them itself when it shows another viewer.
        """
        return []

    def set_notes(self, texts: Collection[str]) -> None:
        """Restore the notes of `viewer`. They come from a file, so invalid ones are dropped."""

    def board_parts(self) -> list[QRectF]:
        """Return the board as rectangles, so that a ragged board may reach up beside the prompt."""
        return [self.board_rect()]

    def piece_parts(self) -> list[QRectF]:
        """Return the rectangles of the pieces, which must stay readable."""
        return self.board_parts()

    def label_parts(self) -> list[QRectF]:
        """Return the rectangles of the names beside places, which no line may cross."""
        return []

    def spots(self) -> Sequence[Spot]:
        """Return the places keyboard and screen readers can reach, in reading order."""
        return ()

    def start_spot(self) -> Spot | None:
        """Return the spot where the keyboard cursor first appears: one where the player can act."""
        return next(iter(self.spots()), None)

    def make_ending(self) -> Ending | None:
        """Light what decided the match shown, and return it; None if nothing is to be lit.

        Only called for a match with one winner that did not end by a resignation or on time.
        """
        return None

    def on_fitted(self) -> None:
        """Handle a new place or size of the board on the table, so that bubbles follow it."""

    def spots_of(self, move: Any) -> Collection[Hashable]:
        """Return the keys of the spots where a move is made.

        Empty if the move has no place on the board.
        """
        return ()

    def show_lens(self, lens: Lens | None, *, stale: bool = False) -> None:
        """Paint on the board what `viewer` could deduce; None removes it.

        `stale` means that the lens belongs to the view before, while a newer one is computed.
        Called
        without a lens before another viewer's view is shown.
        """

    def to_draw(self) -> QObject | None:
        """Return the drawing that the player makes in the game's own editor, if any.

        Only before it is played. The same drawing is always the same object.
        """
        return None

    # -- used by the games

    def pieces_of(self, move: Any) -> Collection[Hashable]:
        """Return the keys of the rack's spots with the pieces that a move plays.

        Empty if the rack has none of them.
        """
        return ()

    def ghost_of(self, move: Any) -> QGraphicsItem | None:
        """Add the piece that a move lays, in its place, and return it; None without one."""
        return None

    def keep_in_sight(self, outline: QPainterPath) -> None:
        """Fit the board to its pieces and these places, while it is only looked at."""

    def outline_of(self, moves: Sequence[Any]) -> QPainterPath:
        """Return the outline of the places where moves are made, in the board's coordinates."""
        keys, path = {key for move in moves for key in self.spots_of(move)}, QPainterPath()
        for spot in self.spots():
            if spot.key in keys and not spot.rack:
                path.addPath(spot.outline)
        return path

    # -- used by the table

    awaiting = False
    """Whether the chosen move is still being saved; the next view follows."""

    def wait(self) -> None:
        """Keep showing the chosen move and accept no other until the next view."""
        self.awaiting, self.seat = True, None

    picture_room = QSizeF()
    """How large the board may be in a picture, in pixels; empty at the table."""
    board_room = QRectF()
    """The room for the board on the table, for boards that depend on it."""
    rack_area = QRectF()
    """The area of the rack on the table."""
    corner = QRectF()
    """The area in the lower corner of the table that buttons occupy."""

    def show_view(
        self,
        view: Position,
        plies: Sequence[PlyText] = (),
        *,
        viewer: int | None = None,
        seat: int | None = None,
        animate: bool = True,
    ) -> None:
        """Show a view; see the attributes of the same names."""
        self.motion.finish()
        self.light.put_out()
        self.still.drop()
        self.input.stop_drag()
        self.awaiting = False
        before, self.view = self.view, view
        if viewer != self.viewer:
            before = None  # Another player's view is not one step from the view before.
            self.show_lens(None)
        self.viewer, self.seat, self.plies = viewer, seat, plies
        self.happened = plies[-1].events if plies else ()
        if seat not in (None, self._cursor_of):
            self._cursor_of = seat
            self.cursor.forget()
        self.draw(before, animate and before is not None)
        self.light.renew()
        if animate:
            self.heard.emit(sounds_of(self.happened, self.sounds))
        self.announce()

    def announce(self) -> None:
        """Make the table read prompt, seats, chips, spots and sizes again."""
        self.cursor.refresh()
        self.board_changed.emit()
        self.facts_changed.emit()
        self.prompt_changed.emit(self.words.current_prompt())

    def set_done(self, done: bool) -> None:
        """Set whether a puzzle is over, even if its game is not."""
        self.done = done

    def set_theme(self, theme: Theme) -> None:
        """Use another theme, and redraw everything."""
        self.motion.finish()
        self.light.put_out()
        self.still.drop()
        self.theme = self.motion.theme = theme
        self.sprites.clear()
        if self.view is not None:
            self.draw(None, False)
            self.light.renew()
            self.draw_rack(self.rack_area.size())
            self.announce()
        self.update()

    def twin(self, theme: Theme) -> "BoardScene":
        """Make another scene with the same view in the colours of a theme, for a picture.

        It has no half-made move, and nobody may move there.
        """
        made = type(self)(self.game, theme)
        made.alone, made.from_setup, made.asks = self.alone, self.from_setup, self.asks
        made.show_view(self.view, self.plies, viewer=self.viewer, animate=False)
        made.set_notes(self.notes())
        return made

    def own_diagram(self) -> Diagram | None:
        """Return the scene as a black diagram for paper; None uses the game's diagram."""
        return None

    def place_rack(self, area: QRectF) -> None:
        """Places the rack in an area of the table, in pixels."""
        moved = area != self.rack_area
        self.rack_area = area
        self.rack.setPos(area.topLeft())
        if moved and self.view is not None:
            self.draw_rack(area.size())
            self.rack_placed.emit()

    def place_board(self, transform: QTransform) -> None:
        """Place and scale the board on the table."""
        for layer in (self.board, self.above):
            layer.setTransform(transform)

    def board_pixel(self) -> float:
        """Return the size of a pixel in board units."""
        scale = self.board.transform().m11()
        return 1 / scale if scale else 1.0

    # -- pointing

    def spot_at(self, table: QPointF, reach: float = 0.0) -> Spot | None:
        """Return the spot whose outline contains a point, otherwise the nearest within reach.

        `reach` is in the scene's pixels, and at least the reach of a mouse.
        """
        best, best_distance = None, max(reach, _REACH)
        covered = self.rack_area.contains(table)
        for spot in self.spots():
            if covered and not spot.rack:
                continue
            layer = self.layer_of(spot)
            if spot.outline.contains(layer.mapFromScene(table)):
                return spot
            away = layer.mapToScene(spot.at) - table
            distance = (away.x() ** 2 + away.y() ** 2) ** 0.5
            if distance < best_distance:
                best, best_distance = spot, distance
        return best

    def layer_of(self, spot: Spot) -> Layer:
        """Return the layer a spot's coordinates belong to."""
        return self.rack if spot.rack else self.board

    def event(self, event: QEvent) -> bool:
        left = event.type() == QEvent.Type.Leave and self.view is not None
        if left and not (self.cursor.isVisible() or self.input.dragging):
            self.hand.on_leave()
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hand.on_act()
        self.motion.finish()
        self.still.drop()
        self.cursor.hide()
        super().mousePressEvent(event)
        self.input.mouse_press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.input.mouse_move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.input.mouse_release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # A double click counts as two clicks.
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.hand.on_act()
        self.motion.finish()
        self.still.drop()
        self.input.key_press(event)
