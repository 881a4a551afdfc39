"""The panel of an analysis: its two faces in a stack, and the row that walks."""

from enum import Enum, auto

from PySide6.QtWidgets import QStackedLayout, QWidget

from desktop.analysis.review_panel import ReviewPanel
from desktop.board.folding import ActionRow, SidePanel
from desktop.controls.buttons import Button
from desktop.controls.lay import add_layout
from desktop.frame.walker import WalkRow, WalkStrip


class Face(Enum):
    """The two contents of the panel: the turning points of the match, or its variations."""

    REVIEW = auto()
    STUDY = auto()


class AnalysisPanel(SidePanel):
    """Shows the review or the study. The review has the `matter`, the game's own widget."""

    def __init__(self, review: ReviewPanel, matter: QWidget | None) -> None:
        super().__init__()
        self.face = Face.REVIEW
        self.folded_strip = WalkStrip()
        self.review = review
        review.matter.fill(matter)
        self.walk = WalkRow()
        self.head.addStretch(1)
        faces = QWidget()
        self._stack = QStackedLayout(faces)
        self._stack.addWidget(review)
        self.column.addWidget(faces, 1)
        add_layout(self.column, self.foot)
        self.column.addSpacing(4)
        self.column.addWidget(self.walk)

    def show_face(self, face: Face, shown: QWidget) -> None:
        """Show the review or the study, each in its own widget."""
        self.face = face
        if self._stack.indexOf(shown) < 0:
            self._stack.addWidget(shown)
            self.setTabOrder(shown, self.walk)
        self._stack.setCurrentWidget(shown)
        self.actions_changed.emit()

    def game_buttons(self) -> list[Button]:
        """Return the buttons of the game's own widget that can be used now."""
        buttons = self.review.matter.findChildren(Button)
        return [one for one in buttons if one.isEnabled() and not one.isHidden()]

    def action_rows(self, *, scrolled: bool) -> list[ActionRow]:
        if self.face is Face.STUDY:
            return []  # the study's menu has them
        return super().action_rows(scrolled=scrolled)
