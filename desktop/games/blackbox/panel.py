"""The panel of Black Box: the other box, results that fit the markers, and the turn's buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.board.folding import ActionRow
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section, well
from desktop.controls.text import Text
from desktop.games.blackbox.small_box import SmallBox, SmallBoxLook
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import fitted, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

translate = QCoreApplication.translate

_LINE, _TWO_LINES = 28, 38  # px high


@dataclass(frozen=True, slots=True)
class Finding:
    """A line of text with a sign: check, differs, alert, or none.

    With "none" the sign's place is left empty.
    """

    sign: str = ""
    words: str = ""


class _FindingLine(QWidget):
    """One finding."""

    def __init__(self) -> None:
        super().__init__()
        self._finding = Finding()
        self._text = Text("", "hint")
        # A long text is cut instead of widening the panel.
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text)
        fix(self, QWidget.setFixedHeight, _LINE)

    @property
    def words(self) -> str:
        """The text of the line."""
        return self._finding.words

    def say(self, finding: Finding) -> None:
        self._finding = finding
        self._text.setText(finding.words)
        self._text.setHidden(not finding.words)
        fix(self._row, QLayout.setContentsMargins, 42 if finding.sign else 14, 0, 12, 0)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """Make room for a second line of text if needed."""
        wide = room(self).width() - (42 if self._finding.sign else 14) - 12
        made = theme().font("hint")
        lines = fitted(self._finding.words, made, QSizeF(wide, _TWO_LINES))[1]
        fix(self, QWidget.setFixedHeight, _TWO_LINES if lines else _LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._finding.sign in ("", "none"):
            return
        colours = theme()
        with painting(self) as painter:
            centre = QPointF(22, room(self).height() / 2)
            box = QRectF(centre.x() - 9, centre.y() - 9, 18, 18)
            if self._finding.sign == "differs":
                painter.strokePath(circle(centre, 7.2), colours.pen("contradiction"))
            elif self._finding.sign == "alert":
                paint_icon(painter, "alert", box, colours.colour("error"))
            else:
                paint_icon(painter, "check", box, colours.colour("success"))


class BarLegend(QWidget):
    """The legend of the lens's bars beside the ports."""

    def __init__(self) -> None:
        super().__init__()
        fix(self, QWidget.setFixedHeight, 24)
        self._words = self.tr("how useful a ray from each port would be")
        self.setAccessibleName(self._words)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            bar = QRectF(4, 9, 24, 6)
            painter.fillPath(rounded_rect(bar, 3), colours.colour("control"))
            painter.fillPath(rounded_rect(bar.adjusted(0, 0, -9, 0), 3), colours.colour("accent"))
            words = QRectF(36, 0, room(self).width() - 40, 24)
            paint_line(
                painter, self._words, words, colours.font("caption"), colours.colour("muted")
            )


class BlackBoxPanel(QWidget):
    """Shows texts of the scene, which connects the buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.summary = ""
        """The texts below the other box."""
        self.other = Section("")
        self.small_box = SmallBox()
        self.own = Section("")
        self._well = well()
        fix(self._well.column, QLayout.setContentsMargins, 0, 5, 0, 5)
        self.lines = [_FindingLine(), _FindingLine()]
        for line in self.lines:
            self._well.column.addWidget(line)
        self.bar_legend = BarLegend()
        self._make_buttons()
        lay(
            QVBoxLayout(self),
            self.bar_legend,  # visible even if the rest scrolls
            self.other,
            (self.small_box, 1),
            self.own,
            self._well,
            None,
            self._actions,
            spacing=8,
        )

    def _make_buttons(self) -> None:
        self.random = Button(translate("common", "Random"), Look.OUTLINE, "dice", 48)
        self.hide_atoms = Button(self.tr("Hide atoms"), Look.ACCENT, height=48)
        #: verb on a button
        self.guess = Button(translate("common", "Guess"), Look.OUTLINE, height=48)
        self.end = Button(translate("common", "End turn"), Look.ACCENT, height=48)
        self._actions = ActionRow(*((button, 0) for button in self._all()), stacked=True)

    def _all(self) -> tuple[Button, ...]:
        return (self.random, self.hide_atoms, self.guess, self.end)

    def show_buttons(self, *shown: Button) -> None:
        """Show these buttons and no others."""
        for button in self._all():
            button.setVisible(button in shown)

    def show_other(
        self, title: str, fact: str, look: SmallBoxLook | None, *, clickable: bool
    ) -> None:
        """Show the other box under its heading; None hides both."""
        self.other.setVisible(look is not None)
        self.small_box.setVisible(look is not None)
        self.updateGeometry()
        if look is not None:
            self.other.show_title(title)
            self.other.show_fact(fact)
            self.small_box.show_box(look, listed(title, fact), clickable)

    def show_own(self, title: str, fact: str, findings: Sequence[Finding]) -> None:
        """Show the lower heading and up to two findings."""
        words = [listed(title, fact), *(finding.words for finding in findings)]
        self.summary = ". ".join(filter(None, words))
        self.own.show_title(title)
        self.own.show_fact(fact)
        for line, finding in zip(self.lines, [*findings, Finding(), Finding()], strict=False):
            line.say(finding)
            line.setVisible(bool(finding.words))

    def show_findings(self, shown: bool) -> None:
        """Show the lower heading and the findings, or leave them to screen readers."""
        self.own.setVisible(shown)
        self._well.setVisible(shown)

    def drop_empty_lines(self) -> None:
        """Keep no room for findings that are not there, once they no longer change."""
        for line in self.lines:
            line.setVisible(bool(line.words))

    def sizeHint(self) -> QSize:
        return px_size(292, 236 if not self.small_box.isHidden() else 170)
