"""The panel of Adamas: stacks in danger, a draw to claim, and the button that plays."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.folding import ActionRow
from desktop.controls.buttons import Button, Look, focus_by_tab_only
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.games.adamas.lines_of_sight import Threat
from desktop.games.adamas.rows import ThreatList
from desktop.theme.scaling import fix, px
from rules.adamas.composer import AdamasComposer

translate = QCoreApplication.translate

_MOST_ROWS = 4


class AdamasPanel(QWidget):
    """The game's own part of the right panel."""

    def __init__(self) -> None:
        super().__init__()
        self.play_button = Button("", Look.ACCENT, height=48)
        self.tie_line = Text(self.tr("This position has occurred three times."), "hint", wrap=True)
        fix(self.tie_line, QWidget.setContentsMargins, 4, 4, 4, 0)
        self.tie_button = Button(translate("commands", "Claim a draw"), Look.OUTLINE, "half")
        self.threat_heading = Section(self.tr("In danger"))
        self.threats = ThreatList()
        focus_by_tab_only(self.play_button, self.tie_button)  # Enter on the board plays
        parts = (self.tie_line, self.tie_button, self.threat_heading, self.threats)
        lay(QVBoxLayout(self), *parts, ActionRow((self.play_button, 1)), spacing=8)

    def sizeHint(self) -> QSize:
        return QSize(px(292), super().sizeHint().height())

    def show_draft(self, draft: AdamasComposer, *, seat: bool) -> None:
        """Offer to play the move so far; `seat` is whether a player here may move."""
        self.play_button.setText(self.tr("Play {move}").format(move=draft.text))
        self.play_button.setVisible(seat and bool(draft.parts) and not draft.problem)

    def show_tie(self, offered: bool) -> None:
        """Show or hide the button that claims a draw."""
        self.tie_line.setVisible(offered)
        self.tie_button.setVisible(offered)

    def show_threats(
        self, threats: Sequence[Threat], names: Sequence[str], viewer: int | None
    ) -> None:
        """List the first of the stacks that can be captured now."""
        self.threats.show_threats(threats[:_MOST_ROWS], names, viewer)
        self.threat_heading.setVisible(bool(threats))
        self.threats.setVisible(bool(threats))
