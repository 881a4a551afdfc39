"""BoardScene: what the five games' scenes have in common, and what the table expects of them.

The scene is the table in pixels: its origin is the upper left corner of the table island. Three
layers lie on it. `board` is zoomed and moved by the view, its coordinates are the scene's own
choice; `rack` stands at the foot of the table, in pixels; `overlay` lies on top of both, in
pixels, for lifted pieces and bubbles. So a piece can be dragged from the rack to the board. What
is to be seen above a lifted piece but belongs to a place of the board lies in `above`, a part of
the overlay with the board's coordinates.

A scene receives views and never holds a state. It narrows the legal moves down by what the player
does and emits `move_chosen`; the session plays the move and shows the next view.
"""

from collections.abc import Collection, Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.board.contract import Lens, Pointer, Prompt, Spot
from desktop.board.cursor import ARROWS, CursorItem, nearest_towards
from desktop.board.motion import Motion
from desktop.board.row_data import MoveRow, PlyText, SeatInfo, Tally
from desktop.board.snapshot import Snapshot
from desktop.board.spoken.rule_text import capitalised, objection, option_words
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.board.spoken.turns import since_turn_of, turn_labels
from desktop.board.sprites import SpriteCache
from desktop.board.win_light import WinLight
from desktop.language.messages import translated
from desktop.paint.ink import Diagram
from desktop.sound.cues import Cue
from desktop.sound.of_events import Sounds, sounds_of
from desktop.theme.scaling import from_right
from desktop.theme.theme import Theme
from rules.core import AnyGame, Event, Position

PROMPT = 84.0
"""Pixels at the head of the table that the prompt needs."""

_DRAG_DISTANCE = 6
_NOWHERE = QPointF(-1e6, -1e6)
"""A point that is in no layer on anything."""
_REACH = 20  # half of the smallest hit area


class Layer(QGraphicsItem):
    """An item that only holds others."""

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
    """One game on the table. Subclasses implement `board_rect` and `draw`, then what they need."""

    sounds: ClassVar[Sounds] = {}
    """What is heard of the events of the game."""
    keeps_place_at_end: ClassVar[bool] = True
    """Whether the end of the game shows the same board, which then stays where it was."""
    moves_pieces: ClassVar[bool] = False
    """Whether a move takes pieces that lie on the board elsewhere: an arrow can show it."""

    move_chosen = Signal(object)  # a Move object of the game, or a text in its notation
    prompt_changed = Signal(object)  # a Prompt: what to do next, while a move is put together
    refused = Signal(str)  # one sentence: why what the player tried is not possible
    facts_changed = Signal()  # seats, chips or spots are to be read again
    spot_changed = Signal()  # what lies where the keyboard is was changed, and no move was made
    spot_entered = Signal(object)  # the Spot the keyboard cursor came to
    rack_placed = Signal()  # the rack stands elsewhere, or its pieces do
    board_changed = Signal()  # board_rect or rack_size is another one now
    tie_claimed = Signal()  # the player to move calls the game a tie, as the rules allow now
    heard = Signal(object)  # the names of sounds, a tuple: see desktop.sound.cues
    notes_changed = Signal()  # what the viewer noted for themselves is worth keeping

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.theme = theme
        self.sprites = SpriteCache()
        self.motion = Motion(theme)
        # A scene may be deleted while something still moves in it.
        self.destroyed.connect(self.motion.stop)
        # Scene and items know each other: their pictures, many megabytes, would stay until
        # Python's garbage collector comes by, which knows nothing of how large they are.
        self.destroyed.connect(vars(self).clear)
        self.view: Any = None
        """The view shown; None before the first."""
        self.viewer: int | None = None
        """The player whose view it is; None for a spectator's."""
        self.seat: int | None = None
        """The player who may move here now; None when the board is only to be looked at."""
        self.done = False
        self.alone = False
        """Whether nobody sits opposite, as in a puzzle: what would be theirs is not shown."""
        self.looked_at = False
        """Whether nobody plays here: the board is as large as its pieces allow."""
        self.spare = False
        """Whether the rack shows only what can be used now, as in a study."""
        self.from_setup = False
        """Whether it began from a position of somebody's choice, and not as the options say."""
        self.live = False
        """Whether a match is played here: what the others do is shown where it happens."""
        self.asks = False
        """Whether the player is to find out what tags on the board would show: they are hidden."""
        self.plies: Sequence[PlyText] = ()
        """What led to the view, as the viewer may know it."""
        self.board, self.rack, self.overlay = Layer(), Layer(), Layer()
        for height, layer in enumerate((self.board, self.rack, self.overlay)):
            layer.setZValue(100 * height)
            self.addItem(layer)
        self.above = Layer()
        self.above.setParentItem(self.overlay)
        self.above.setZValue(30)
        self.still = Snapshot(self.board)
        """The board's picture, while somebody zooms or pans."""
        self.still.setZValue(50)
        self.addItem(self.still)
        self.motion.begins = self.still.drop
        self.cursor = CursorItem(self, self.overlay)
        self._cursor_of: int | None = None
        """The player who had the cursor last."""
        self.light: WinLight | None = None
        """What shines where a match was won."""
        self._pressed: Pointer | None = None
        self._dragging = False
        self._looked_at: QPointF | None = None

    # -- to be implemented by every game

    def board_rect(self) -> QRectF:
        """Return what of the board must be visible, coordinates included, in board coordinates."""
        raise NotImplementedError

    def draw(self, before: Any, animate: bool) -> None:
        """Show `self.view`; `before` is the view shown until now, None for the first.

        Called for every new view, and with before None when everything must be drawn afresh
        (another theme). When `animate` is set, get from `before` to the new view by
        `self.motion.play`; otherwise just show the view.
        """
        raise NotImplementedError

    # -- to be implemented where a game needs it

    def prompt(self) -> Prompt:
        """Return what the player to move is to do. Asked after every `draw`."""
        name = self.view.names[self.view.to_move]
        return Prompt(self.tr("{name}, it is your turn").format(name=name))

    def seat_info(self, player: int) -> SeatInfo:
        """Return what the card of a player says; the score, once anybody has one."""
        return SeatInfo(score=str(self.view.scores[player]) if any(self.view.scores) else "")

    def chips(self) -> list[str]:
        """Return the options worth showing beside the title, and the round if the game has one."""
        specs = self.game.options.specs()
        values = self.view.options.to_dict()
        return [
            option_words(specs[name], value) for name, value in values.items() if value is not False
        ][:3]

    def tally(self) -> Tally:
        """Return what is counted beside the board where the panel is folded."""
        return Tally()

    def moves_title(self) -> str:
        """Return the heading of the move list."""
        return self.tr("Moves")

    def moves_fact(self) -> str:
        """Return what stands at the right of that heading; asked with every view."""
        return ""

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        """Return the move list. Games whose turns take several plies join them here."""
        labels = turn_labels(plies)
        return [MoveRow(p.ply, labels[p.ply], p.player, p.text) for p in plies]

    def ply_row(self, ply: PlyText) -> MoveRow:
        """Return the row of a single ply, for lists that may split a turn into several rows."""
        return self.rows([ply])[0]

    def rack_size(self, available: QSizeF) -> QSizeF:
        """Return the size of the rack below the board, in pixels; empty if there is none."""
        return QSizeF()

    def rack_column(self, available: QSizeF) -> QSizeF:
        """Return the size of a rack to the left of the board, for a low and wide window, in pixels.

        Empty if the rack can only stand below the board. `draw_rack` draws the variant whose size
        was asked for last.
        """
        return QSizeF()

    def draw_rack(self, size: QSizeF) -> None:
        """Lays out the rack layer in this size, origin at its upper left corner.

        Called when the table changes its size; `draw` may call it with `self.rack_area.size()`.
        """

    def make_panel(self) -> QWidget | None:
        """Return the game's own part of the right panel.

        Called once; keep it and refresh it in `draw`.
        """
        return None

    def make_strip(self) -> QWidget | None:
        """Return what the game's part of the panel has in the strip while the panel is folded.

        Called once, as `make_panel`.
        """
        return None

    def summary(self) -> str:
        """Return what else is counted beside the board, in a few words; empty for nothing."""
        return ""

    def overview(self) -> str:
        """Return what matters on the board, in a sentence or two.

        It is read before the board's rows, and may be empty.
        """
        return ""

    def beside(self) -> SpotHolder | None:
        """Return the board that is only looked at, small in the panel, if the game has one."""
        return None

    def delays_curtain(self) -> bool:
        """Whether the curtain waits until the player has seen what the move revealed.

        Only asked in games with secrets. False after a move that showed nothing new.
        """
        return True

    def aftermath(self) -> str:
        """One sentence on what the turn just finished brought, for the player who made it.

        Only asked in games with secrets, before the curtain falls. Empty for nothing special.
        """
        return ""

    def curtain_line(self) -> str:
        """One sentence for the hand-over screen. Both players may read it: no secrets."""
        return self.tr("Nothing is shown until you are here.")

    @property
    def half_made(self) -> str:
        """The move that is being made, in notation; empty where it is made in one or two steps."""
        return ""

    def notes(self) -> list[str]:
        """Return what `viewer` has noted for themselves, as short texts.

        Kept with the match and given back when that player sits here again. A scene with notes
        drops them by itself as soon as it shows another viewer.
        """
        return []

    def set_notes(self, texts: Collection[str]) -> None:
        """Put notes of `viewer` back. They come from a file: what makes no sense is dropped."""

    def board_parts(self) -> list[QRectF]:
        """Return the board as rectangles, so that a ragged board may reach up beside the prompt."""
        return [self.board_rect()]

    def spots(self) -> Sequence[Spot]:
        """Return the places keyboard and screen readers can reach, in reading order."""
        return ()

    def about(self, spot: Spot) -> str:
        """Return what eyes see at a glance from a spot, in a few words.

        Lines of sight, for example, or what fits there. Its name is not said again. Asked whenever
        somebody wants to know; empty for nothing more.
        """
        return ""

    def start_spot(self) -> Spot | None:
        """Where the keyboard cursor comes in: where the player can do something."""
        return next(iter(self.spots()), None)

    def on_hover(self, pointer: Pointer) -> None:
        """Handle a move of the mouse without a button."""

    def on_leave(self) -> None:
        """Handle the mouse's way out of the table: nothing is hovered any more."""
        self.on_hover(Pointer(_NOWHERE, _NOWHERE, _NOWHERE))

    def on_click(self, pointer: Pointer) -> None:
        """Handle a click, or Enter on a spot, while `seat` may move."""

    def on_look(self, pointer: Pointer) -> None:
        """Handle a click, or Enter on a spot, while nobody may move here (`seat` is None)."""

    def on_secondary(self, pointer: Pointer) -> None:
        """Handle a click with the right button, while `seat` may move."""

    def on_middle(self, pointer: Pointer) -> bool:
        """Handle a press of the middle button, and return whether it is used here.

        Otherwise it moves the table.
        """
        return False

    def can_drag(self, pointer: Pointer) -> bool:
        """Whether there is something to drag here; otherwise a drag moves the table."""
        return False

    def on_drag(self, pointer: Pointer) -> None:
        """Handle each move of the drag that began at `pointer.start`."""

    def on_drop(self, pointer: Pointer) -> None:
        """Handle the end of a drag."""

    def on_cancel(self) -> None:
        """Escape, or the drag was taken away: back to the state after `draw`."""

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    @property
    def half_done(self) -> bool:
        """Whether there is something that Escape takes back."""
        return False

    def winning_paths(self) -> Sequence[QPainterPath]:
        """Return what the light of a win runs over, in order, in the board's coordinates.

        Asked once the game is over and has winners. By default, all places of the board, from
        where the last move was made.
        """
        return self.outwards([spot for spot in self.spots() if not spot.rack])

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Handle a turn of the wheel, and return whether it is used here.

        Otherwise it zooms. `steps` are whole notches, positive upwards, 0 while a touchpad has not
        moved that far.
        """
        return False

    def on_fitted(self) -> None:
        """Handle another place or size of the board on the table: bubbles follow it."""

    def show_preview(self, moves: Sequence[Any]) -> None:
        """Show what the legal moves being typed would do, as ghosts; nothing for none.

        Called without moves before another view is shown, and before the player acts on the board.
        """

    def spots_of(self, move: Any) -> Collection[Hashable]:
        """Return the keys of the spots where a move is made.

        There are none where that is nowhere on the board.
        """
        return ()

    def show_lens(self, lens: Lens | None, *, stale: bool = False) -> None:
        """Paints what `viewer` could work out on the board, or nothing any more.

        `stale` says that it is of the view before, and a newer one is on its way. Called without a
        lens before another viewer's view is shown.
        """

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return the keys of the game's own and what each does, for the list of shortcuts.

        Keys that do the same are written `A / B`, keys pressed together `Ctrl+A`. Asked of a
        scene without a view, too.
        """
        return []

    def to_draw(self) -> QObject | None:
        """Return what the player here draws in the game's own editor, if anything.

        That is before it is played. It is the same object as long as it is the same drawing.
        """
        return None

    def on_key(self, event: QKeyEvent) -> bool:
        """Handle a key of the game's own (digits, turn, flip); return whether it was used."""
        return False

    # -- used by the games

    @property
    def happened(self) -> tuple[Event, ...]:
        """What the last ply did."""
        return self.plies[-1].events if self.plies else ()

    def happened_earlier(self) -> list[Event]:
        """Return what the others did before the last ply.

        It begins after the last turn of the player to move.
        """
        if not self.plies:
            return []
        whose = self.plies[-1].player if self.view.to_move is None else self.view.to_move
        return [event for ply in since_turn_of(whose, self.plies)[:-1] for event in ply.events]

    def pieces_of(self, move: Any) -> Collection[Hashable]:
        """Return the keys of the rack's spots that hold what a move plays.

        There are none where no spot does.
        """
        return ()

    def advice(self, move: Any) -> str:
        """Return what a hint tells the player to do, in one sentence, or the move's notation."""
        return translated(self.game.in_words(move))

    def outline_of(self, moves: Sequence[Any]) -> QPainterPath:
        """Return what is drawn round where moves are made, in the coordinates of the board."""
        keys, path = {key for move in moves for key in self.spots_of(move)}, QPainterPath()
        for spot in self.spots():
            if spot.key in keys and not spot.rack:
                path.addPath(spot.outline)
        return path

    def outwards(self, spots: Sequence[Spot], start: Hashable = None) -> list[QPainterPath]:
        """Return the outlines of spots, the nearest to one first; to their middle by default."""
        centres = [spot.at for spot in spots if start is None or spot.key == start]
        if not centres:
            return [spot.outline for spot in spots]
        middle = sum(centres, QPointF()) / len(centres)

        def away(spot: Spot) -> float:
            way = spot.at - middle
            return way.x() ** 2 + way.y() ** 2

        return [spot.outline for spot in sorted(spots, key=away)]

    def try_move(self, move: Any) -> bool:
        """Make a move, or say why the rules forbid it."""
        if self.seat is None:
            return False
        reason = objection(self.game, self.view, move)
        if reason:
            self.refused.emit(reason)
        else:
            self.move_chosen.emit(move)
        return not reason

    def refuse(self, reason: str) -> None:
        """Says why something is not possible."""
        self.refused.emit(capitalised(reason))

    # -- used by the table

    awaiting = False
    """Whether the move that was chosen is being written to the disk; a view comes after it."""

    def wait(self) -> None:
        """Leaves the chosen move as it lies, and takes no other, until a view comes."""
        self.awaiting, self.seat = True, None

    picture_room = QSizeF()
    """How large the board may be in a picture, in pixels; empty at the table."""
    rack_area = QRectF()
    """Where the rack stands on the table."""
    corner = QRectF()
    """The lower corner of the table in which buttons stand, as large as they are."""

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
        self.put_light_out()
        self.still.drop()
        self._stop_drag()
        self.awaiting = False
        before, self.view = self.view, view
        if viewer != self.viewer:
            before = None  # Somebody else's view is no step from the one before.
            self.show_lens(None)
        self.viewer, self.seat, self.plies = viewer, seat, plies
        if seat not in (None, self._cursor_of):
            self._cursor_of = seat
            self.cursor.forget()
        self.draw(before, animate and before is not None)
        if animate:
            self.heard.emit(sounds_of(self.happened, self.sounds))
        self.announce()

    def celebrate(self) -> None:
        """Have light run over what won, after the last move has come to rest.

        It takes no input: a click or key shows its end, and the next view takes it away. With
        reduced motion, it is complete at once. A draw has none.
        """
        outcome = self.view.outcome
        paths = self.winning_paths() if outcome is not None and len(outcome.winners) == 1 else ()
        if not paths:
            return
        light = WinLight(self.board, paths, self.theme.colour("lastMove"), self.board_pixel())
        self.light = light
        run = self.motion.tween("loopGlow", light.show_share, "linear")
        self.motion.play(self.motion.one_by_one(self.motion.pause("loopGlow"), run))

    def put_light_out(self) -> None:
        """Take the light of a win away, as what it shines on has changed."""
        if self.light is not None and self.light.scene() is self:
            self.removeItem(self.light)
        self.light = None

    def announce(self) -> None:
        """Tells the table to read prompt, seats, chips, spots and sizes again."""
        self.cursor.refresh()
        self.board_changed.emit()
        self.facts_changed.emit()
        self.prompt_changed.emit(self.current_prompt())

    def current_prompt(self) -> Prompt:
        """Return the prompt, or who won."""
        if self.view.outcome is None and self.view.to_move is not None:
            return self.prompt()
        return Prompt(self.tr("The game is over"))

    def set_done(self, done: bool) -> None:
        """Says whether there is nothing more to do, though the game goes on: a puzzle is over."""
        if done != self.done:
            self.done = done
            self.on_done()

    def on_done(self) -> None:
        """Handle a change of `done`: the tools to compose a move may go, or come back."""

    def set_theme(self, theme: Theme) -> None:
        """Use another theme, and draw everything anew."""
        self.motion.finish()
        self.put_light_out()
        self.still.drop()
        self.theme = self.motion.theme = theme
        self.sprites.clear()
        if self.view is not None:
            self.draw(None, False)
            self.draw_rack(self.rack_area.size())
            self.announce()
        self.update()

    def twin(self, theme: Theme) -> "BoardScene":
        """Make another scene that shows the same in the colours of a theme, for a picture.

        Nothing is half made there, and nobody may move.
        """
        made = type(self)(self.game, theme)
        made.alone, made.from_setup, made.asks = self.alone, self.from_setup, self.asks
        made.show_view(self.view, self.plies, viewer=self.viewer, animate=False)
        made.set_notes(self.notes())
        return made

    def own_diagram(self) -> Diagram | None:
        """Return what is shown in black, for paper; None where the game's diagram does it."""
        return None

    def place_rack(self, area: QRectF) -> None:
        """Places the rack in an area of the table, in pixels."""
        moved = area != self.rack_area
        self.rack_area = area
        self.rack.setPos(area.topLeft())
        # Where reading begins at the right, the rack does; what is painted on it stays upright.
        mirrored = QTransform(-1, 0, 0, 1, area.width(), 0)
        self.rack.setTransform(mirrored if from_right() else QTransform())
        if moved and self.view is not None:
            self.draw_rack(area.size())
            self.rack_placed.emit()

    def place_board(self, transform: QTransform) -> None:
        """Places the board on the table, as large as it is to be."""
        for layer in (self.board, self.above):
            layer.setTransform(transform)

    def board_pixel(self) -> float:
        """How many board units a pixel is now."""
        scale = self.board.transform().m11()
        return 1 / scale if scale else 1.0

    # -- pointing

    def pointer(
        self, table: QPointF, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> Pointer:
        """Return a point of the table in all its coordinates."""
        return Pointer(
            table,
            self.board.mapFromScene(table),
            self.rack.mapFromScene(table),
            self.spot_at(table),
            self._pressed.spot if self._pressed else None,
            modifiers,
        )

    def spot_at(self, table: QPointF, reach: float = 0.0) -> Spot | None:
        """Return the spot under a point: whose outline holds it, or else the nearest within reach.

        `reach` is in the scene's pixels; it is never less than that of a mouse.
        """
        best, best_distance = None, max(reach, _REACH)
        for spot in self.spots():
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
        if left and not (self.cursor.isVisible() or self._dragging):
            self.on_leave()
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.motion.finish()
        self.still.drop()
        self.cursor.hide()
        super().mousePressEvent(event)
        if self.view is None or self.seat is None:
            left = event.button() == Qt.MouseButton.LeftButton
            self._looked_at = event.scenePos() if left else None
            return
        pointer = self.pointer(event.scenePos(), event.modifiers())
        if event.button() == Qt.MouseButton.RightButton:
            if self._dragging:
                self._stop_drag()
            else:
                self.on_secondary(pointer)
            event.accept()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._dragging = pointer, False
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.view is None:
            return
        if self._pressed is None or self.seat is None:
            self.cursor.hide()
            self.on_hover(self.pointer(event.scenePos(), event.modifiers()))
            return
        way = event.scenePos() - self._pressed.table
        if not self._dragging and way.manhattanLength() >= _DRAG_DISTANCE:
            self._dragging = self.can_drag(self._pressed)
            if self._dragging:
                self.heard.emit((Cue.LIFT,))
        if self._dragging:
            self.still.drop()
            self.on_drag(self.pointer(event.scenePos(), event.modifiers()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._end_look(event)
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pointer = self.pointer(event.scenePos(), event.modifiers())
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if self.seat is None:
            return
        if dragging:
            self.on_drop(pointer)
        elif self._is_click(pressed, pointer):
            self._click(pointer)

    def _is_click(self, pressed: Pointer, pointer: Pointer) -> bool:
        """Whether what was pressed is where the button is let go: the board may move meanwhile."""
        if (pointer.table - pressed.table).manhattanLength() >= _DRAG_DISTANCE:
            return False
        if self.board.mapFromScene(pressed.table) == pressed.board:
            return True
        was, now = (one.spot.key if one.spot else None for one in (pressed, pointer))
        return was == now

    def _click(self, pointer: Pointer) -> None:
        held = self.half_done
        self.on_click(pointer)
        if self.half_done and not held:
            self.heard.emit((Cue.LIFT,))

    def _end_look(self, event: QGraphicsSceneMouseEvent) -> None:
        began, self._looked_at = self._looked_at, None
        if began is None or self.seat is not None or self.view is None:
            return
        if (event.scenePos() - began).manhattanLength() < _DRAG_DISTANCE:
            self.on_look(self.pointer(event.scenePos(), event.modifiers()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # Two quick clicks are two clicks.
        self.mousePressEvent(event)

    def drop_press(self) -> None:
        """Let go of what was pressed, so that nothing comes of it."""
        self._pressed = None
        self._stop_drag()

    def _stop_drag(self) -> None:
        if self._dragging:
            self._pressed, self._dragging = None, False
            self.on_cancel()

    # -- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.motion.finish()
        self.still.drop()
        key, held = Qt.Key(event.key()), self.half_done
        if self.view is None:
            event.ignore()
        elif self.seat is not None and self.on_key(event):
            event.accept()
            if self.half_done:
                self.heard.emit((Cue.TURN if held else Cue.LIFT,))
        elif key in ARROWS:
            self.cursor.go(nearest_towards(self, self.cursor.spot, ARROWS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(event.modifiers())
        elif (
            key == Qt.Key.Key_Escape
            and self.seat is not None
            and (self._dragging or self.half_done)
        ):
            self._pressed, self._dragging = None, False
            self.on_cancel()
        else:
            event.ignore()

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        spot = self.cursor.spot
        if spot is None or not self.cursor.isVisible():
            self.cursor.go(spot or self.start_spot())  # nobody knows where a hidden cursor is
            return
        self.press(modifiers)

    def press(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click at the spot of the keyboard cursor, as Enter does."""
        spot = self.cursor.spot
        if spot is None:
            return
        pointer = self.pointer(self.layer_of(spot).mapToScene(spot.at), modifiers)
        if self.seat is not None:
            self._click(pointer)
        else:
            self.on_look(pointer)

    def on_cursor(self, spot: Spot) -> None:
        """Handle the keyboard cursor's arrival at a spot as if the mouse hovered there."""
        self.on_hover(self.pointer(self.layer_of(spot).mapToScene(spot.at)))
        self.spot_entered.emit(spot)
