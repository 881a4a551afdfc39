"""The rows of Adamas' panel, one for each stack in danger."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.games.adamas.lines_of_sight import Threat
from desktop.games.adamas.tags import ON
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import first_fitting, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

translate = QCoreApplication.translate


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
