"""The panel of Adamas: stacks in danger, a draw to claim, and the button that plays."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.board.folding import ActionRow
from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, Look, focus_by_tab_only
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.games.adamas.lines_of_sight import Threat
from desktop.games.adamas.tags import ON
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from rules.adamas.composer import AdamasComposer

translate = QCoreApplication.translate

_MOST_ROWS = 4


class ThreatList(HasRole, QWidget):
    """The threatened stacks, one in each row: owner, place, who may capture, and why."""

    HEIGHT = 36

    def __init__(self) -> None:
        super().__init__()
        self.threats: list[Threat] = []
        self._names: list[str] = []
        self._viewer: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_threats(
        self, threats: Sequence[Threat], names: Sequence[str], viewer: int | None
    ) -> None:
        """List these stacks: the chances and dangers of the viewer, and others."""
        self.threats, self._names, self._viewer = list(threats), list(names), viewer
        fix(self, QWidget.setFixedHeight, 12 + self.HEIGHT * len(threats))
        lines = (f"{threat.cell} {self._wordings(threat)[0]}" for threat in threats)
        self.setAccessibleName(". ".join(lines))
        self.update()

    def _wordings(self, threat: Threat) -> tuple[str, str]:
        """Return who may capture a stack, as a full and a short text."""
        #: two players’ names
        both = translate("adamas", "{one} or {other}")
        names = [self._names[player] for player in threat.by]
        who = both.format(one=names[0], other=names[1]) if len(names) > 1 else names[0]
        full = translate("adamas", "{who} may capture").format(who=who)
        #: after “can be captured”: who may capture a stack
        return full, translate("adamas", "by {who}").format(who=who)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            ground = rounded_rect(room(self), colours.radius("well"))
            painter.fillPath(ground, colours.colour("sunken"))
            for number, threat in enumerate(self.threats):
                row = QRectF(0, 6 + number * self.HEIGHT, room(self).width(), self.HEIGHT)
                self._paint_row(painter, row, threat)

    def _paint_row(self, painter: QPainter, row: QRectF, threat: Threat) -> None:
        colours = theme()
        text = colours.colour("text")
        at = QPointF(row.left() + 23, row.center().y())
        paint_glyph(painter, threat.owner, at, 7.6, colours.player(threat.owner).main)
        bold = colours.font("hint")
        bold.setWeight(bold.Weight.Bold)
        width = QFontMetricsF(bold).horizontalAdvance(threat.cell)
        place = QRectF(row.left() + 44, row.top(), width + 1, row.height())
        paint_line(painter, threat.cell, place, bold, text)
        pill = f"{threat.height} = {threat.height}"
        wide = QFontMetricsF(bold).horizontalAdvance(pill) + 20
        box = QRectF(row.right() - 14 - wide, row.center().y() - 12, wide, 24)
        ground = threat.ink(self._viewer)
        painter.fillPath(rounded_rect(box, 12), colours.colour(ground))
        ink, centre = colours.colour(ON[ground]), Qt.AlignmentFlag.AlignHCenter
        paint_line(painter, pill, box, bold, ink, centre)
        words = QRectF(place.right() + 7, row.top(), 0, row.height())
        words.setRight(box.left() - 8)
        made = colours.font("hint")
        wording = first_fitting(self._wordings(threat), made, words.width())
        paint_line(painter, wording, words, made, text)


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
