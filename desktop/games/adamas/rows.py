"""The rows of Adamas' panel: one for each leg of the move, one for each threatened stack."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import IconButton
from desktop.games.adamas.lines_of_sight import Threat
from desktop.games.adamas.prompts import safe_line
from desktop.games.adamas.tags import ON
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.text import first_fitting, paint_letters, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from rules.adamas.composer import AdamasComposer

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PanelLine:
    """The contents of a row. `index` is the leg that it can remove; None if it has no leg."""

    player: int
    count: int
    text: str
    note: str = ""
    wrong: bool = False
    order: int = 0
    index: int | None = None


def lines_of(draft: AdamasComposer, carried: int) -> list[PanelLine]:
    """Return the legs of a draft, then the remaining pieces or the result of a merge.

    `carried` is the number of pieces in the hand, taken from the stack that was split.
    """
    player = draft.view.to_move
    if player is None or not draft.parts:
        return []
    ordered = draft.view.options.prog_cap and draft.has_several_targets
    lines = []
    for index, leg in enumerate(draft.parts):
        note, wrong = ("", False) if draft.is_merge else _note(draft, index)
        if draft.is_merge:
            text = translate("adamas", "from {cell}").format(cell=leg.source)
        else:
            text = translate("adamas", "to {cell}").format(cell=leg.target)
        order = index + 1 if ordered else 0
        lines.append(PanelLine(player, leg.count, text, note, wrong, order, index))
    if draft.is_merge:
        target = draft.parts[0].target
        text = translate("adamas", "in all to {cell}").format(cell=target)
        note, wrong = _note(draft, 0)
        return [*lines, PanelLine(player, draft.arriving(target), text, note, wrong)]
    left = draft.left(draft.parts[0].source) - carried
    if carried:
        lines.append(PanelLine(player, carried, translate("adamas", "in your hand")))
    if left:
        text = translate("adamas", "stay on {cell}", None, left)
        lines.append(PanelLine(player, left, text.format(cell=draft.parts[0].source)))
    return lines


def _note(draft: AdamasComposer, index: int) -> tuple[str, bool]:
    seen = draft.seen(index)
    if seen is None:
        return "", False
    if draft.may_land(index):
        return translate("adamas", "captures {n}").format(n=seen[1]), False
    return safe_line(*seen), True


class LegRow(QWidget):
    """One leg of the move, with a button that removes it."""

    HEIGHT = 34
    removed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.line: PanelLine | None = None
        fix(self, QWidget.setFixedHeight, self.HEIGHT)
        self.button = IconButton("close", self.tr("Remove this part"), 32, self)
        self.button.glyph = 15.0
        self.button.ink = "muted"
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._remove)

    def show_line(self, line: PanelLine) -> None:
        """Show another line."""
        self.line = line
        self.button.setVisible(line.index is not None)
        self.button.say(self.tr("Remove: {count} {text}").format(count=line.count, text=line.text))
        words = [str(line.count), line.text, line.note]
        self.setAccessibleName(" ".join(word for word in words if word))
        self.update()

    def _remove(self) -> None:
        if self.line is not None and self.line.index is not None:
            self.removed.emit(self.line.index)

    def resizeEvent(self, event: object) -> None:
        self.button.move(self.width() - px(38), (self.height() - px(32)) // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        line, colours = self.line, theme()
        if line is None:
            return
        with painting(self) as painter:
            middle = room(self).height() / 2
            left = 14.0
            if line.order:
                made = colours.font("caption")
                box = QRectF(left, 0, 20, room(self).height())
                paint_line(painter, f"{line.order}.", box, made, colours.colour("muted"))
                left += 20
            swatch = colours.player(line.player)
            disc = QPointF(left + 13, middle)
            painter.fillPath(circle(disc, 13), swatch.main)
            paint_letters(painter, str(line.count), disc, 14.5, swatch.on, 700)
            right: float = room(self).width() - (42 if line.index is not None else 14)
            right = self._paint_note(painter, line, right)
            box = QRectF(left + 38, 0, right - left - 44, room(self).height())
            paint_line(painter, line.text, box, colours.font("hint"), colours.colour("text"))

    def _paint_note(self, painter: QPainter, line: PanelLine, right: float) -> float:
        if not line.note:
            return right
        made = theme().font("hint")
        made.setWeight(made.Weight.DemiBold)
        text = f"! {line.note}" if line.wrong else line.note
        width = QFontMetricsF(made).horizontalAdvance(text) + 1
        box = QRectF(right - width, 0, width, room(self).height())
        paint_line(painter, text, box, made, theme().colour("error" if line.wrong else "accent"))
        return box.left()


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
        both = translate("adamas", "{one} or {other}")
        names = [self._names[player] for player in threat.by]
        who = both.format(one=names[0], other=names[1]) if len(names) > 1 else names[0]
        full = translate("adamas", "{who} may capture").format(who=who)
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
