"""The items of an Adamas board: the board itself, marks, piles, and the carried pieces."""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.board.sprites import units_per_pixel
from desktop.games.adamas.board_item import BoardItem
from desktop.games.adamas.layout import BoardLayout, R
from desktop.games.adamas.lines_of_sight import LinesOfSight
from desktop.games.adamas.marks import BoardMarks
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.pieces import StackItem
from desktop.games.adamas.rays import paint_below
from desktop.games.adamas.tags import paint_above
from rules.adamas.board import Stack

_HELD_AT = tuple(
    QPointF(x, y) * R for x, y in ((0.4, -0.42), (1.4, 1), (-1.4, 1), (1.4, -1), (-1.4, -1))
)
"""Offsets of carried pieces from the pointer; the first that covers no target is used."""
_COVERS = 1.1 * R


class BoardItems:
    """Builds the items and updates them from the half-made move."""

    def __init__(self, scene: BoardScene, layout: BoardLayout, builder: MoveBuilder) -> None:
        self._scene = scene
        self.layout = layout
        self.marks = BoardMarks(layout, scene.theme, builder)
        self.stacks: dict[str, StackItem] = {}
        self.held: StackItem | None = None
        self.held_at: QPointF | None = None
        """The point of the table beside which the carried pieces are shown."""
        self._held_over = QPointF()
        self._homing: set[str] = set()
        scene.board.clear()
        BoardItem(layout, scene.theme, scene.sprites, scene.board)
        self._below = MarksItem(self.marks, False, scene.board)
        self._above = MarksItem(self.marks, True, scene.board)

    def point(
        self, cell: str | None, aim: str | None = None, sight: LinesOfSight | None = None
    ) -> None:
        """Mark the hovered cell, its lines of sight, and the target of the carried pieces."""
        marks = self.marks
        if (cell, aim, sight) != (marks.hover, marks.aim, marks.sight):
            marks.hover, marks.aim, marks.sight = cell, aim, sight
            self.update_marks()

    def update_marks(self) -> None:
        """Paints the marks again."""
        self._below.update()
        self._above.update()

    def show_badges(self, shown: bool) -> None:
        """Show the marks above the pieces, or hide them during an animation."""
        self._above.setVisible(shown)

    # -- piles

    def show_stacks(self) -> None:
        """Show every pile without the carried pieces."""
        wanted = {cell: self._shown(cell) for cell in self.layout.board.cells}
        for item in self.stacks.values():
            self._scene.removeItem(item)
        self.stacks.clear()
        for order, index in enumerate(self.layout.reading_order):
            cell = self.layout.board.cells[index]
            stack = wanted[cell]
            if stack is None:
                continue
            item = self.add_pile(stack, self.layout.centres[index])
            item.setZValue(order / 1000)
            item.setOpacity(self._opacity(cell))
            self.stacks[cell] = item
        self.update_marks()

    def add_pile(self, stack: Stack, at: QPointF) -> StackItem:
        """Put a pile on the board."""
        scene = self._scene
        item = StackItem(scene.sprites, scene.theme, stack.owner, stack.height, scene.board)
        item.setPos(at)
        return item

    def _shown(self, cell: str) -> Stack | None:
        """Return the stack to show on a cell: what stays there or will arrive."""
        builder = self.marks.builder
        draft = builder.draft
        stack = draft.stack(cell)
        arriving = draft.arriving(cell)
        mover = draft.view.to_move
        if arriving and mover is not None:
            own = stack.height if stack is not None and stack.owner == mover else 0
            return Stack(mover, own + arriving)
        if stack is None or not draft.is_own(cell):
            return stack
        left = draft.left(cell) - (builder.carry if cell == builder.source else 0)
        return Stack(stack.owner, left) if left else None

    # -- the carried pieces

    def hold(self, at: QPointF | None) -> None:
        """Show the carried pieces beside a point of the table; None hides them."""
        builder = self.marks.builder
        mover = builder.draft.view.to_move
        if at is None or builder.source is None or mover is None or not builder.carry:
            self.drop()
            return
        if self.held is None:
            scene = self._scene
            self.held = StackItem(
                scene.sprites, scene.theme, mover, builder.carry, scene.overlay, lifted=True
            )
            self.held.setZValue(10)
        elif self.held.height != builder.carry:
            self.held.show_height(builder.carry)
        self.held_at, self._held_over = at, self._scene.board.mapFromScene(at)
        scale = self._scene.board.transform().m11()
        self._scene.motion.lift(self.held, scale)
        self.held.setPos(at + self._beside_pointer() * scale)

    def _beside_pointer(self) -> QPointF:
        """Return the offset of the carried pieces from the pointer, in board units."""
        draft = self.marks.builder.draft
        laid = [self.layout.centre(cell) for cell in draft.targets]

        def covers(away: QPointF) -> bool:
            place = self._held_over + away
            return any(QLineF(place, at).length() < _COVERS for at in laid)

        return next((away for away in _HELD_AT if not covers(away)), _HELD_AT[1])

    def hold_still(self, at: QPointF | None = None) -> None:
        """Show the carried pieces at a point, or by default at their last place or their stack."""
        source = self.marks.builder.source
        if at is None:
            at = self.held_at
        if at is None and source is not None:
            at = self._scene.board.transform().map(self.layout.centre(source))
        self.hold(at)

    def follow(self) -> None:
        """Keep the carried pieces over the same place of the board after it has moved."""
        if self.held is not None:
            self.hold(self._scene.board.mapToScene(self._held_over))

    def drop(self) -> None:
        """Remove the item of the carried pieces."""
        if self.held is not None:
            self._scene.removeItem(self.held)
        self.held, self.held_at = None, None

    def send_home(self, cell: str) -> None:
        """Let the carried pieces glide back to their stack."""
        item, self.held, self.held_at = self.held, None, None
        if item is None:
            return
        scene = self._scene
        home: QTransform = scene.board.transform()
        glide = scene.motion.glide(item, home.map(self.layout.centre(cell)), "rejectReturn")
        self._homing.add(cell)

        def landed() -> None:
            scene.removeItem(item)
            self._homing.discard(cell)
            if cell in self.stacks:
                self.stacks[cell].setOpacity(self._opacity(cell))

        scene.motion.play(glide, landed)

    def _opacity(self, cell: str) -> float:
        """Return the opacity of a pile: pale if it has legs or pieces flying back."""
        if cell in self._homing:
            return 0.45
        return 0.6 if self.marks.builder.draft.arriving(cell) else 1.0


class MarksItem(QGraphicsItem):
    """Paints the marks below the pieces, or those above them."""

    def __init__(self, marks: BoardMarks, above: bool, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._marks = marks
        self._paint = paint_above if above else paint_below
        self.setZValue(50 if above else -1)

    def boundingRect(self) -> QRectF:
        return self._marks.layout.rect.adjusted(-R, -R, R, R)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # A pixel of the table is larger with large texts; in a picture only the painter knows it.
        painted = 1 / (painter.worldTransform().m11() or 1.0)
        # On a large board the marks grow with the pieces.
        pixel = max(units_per_pixel(self), painted, 0.0125 * R)
        self._paint(painter, self._marks, pixel)
