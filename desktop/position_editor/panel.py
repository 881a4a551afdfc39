"""The panel beside the board: turn, the game's own widget, seats, options, and commands."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.board.folding import ActionRow, SidePanel, Strip
from desktop.board.row_data import SeatInfo, Tally
from desktop.controls.buttons import Button, Look, focus_by_tab_only
from desktop.controls.flow import Flow
from desktop.controls.lay import add_layout, lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Rule, Section, keep_margins, scrolling
from desktop.controls.text import Text
from desktop.frame.seat_card import SeatBlock
from desktop.frame.tally_block import TallyBlock
from desktop.language.ellipsis import with_ellipsis
from desktop.new_match.option_rows import OptionRows
from desktop.new_match.seat_rows import SeatRows
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.text import elided
from desktop.position_editor import keys
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix
from rules.core import AnyGame

translate = QCoreApplication.translate

WIDTH = 344
_MARGIN = 14  # px at the panel's end, in which the scroll bar appears
_ICON = 19.0
_LEAST_BUTTON = 84  # px


class VerdictLine(QWidget):
    """One line: whether a match can begin from the position, and if not, why."""

    def __init__(self) -> None:
        super().__init__()
        self._icon, self._ink = "check", "success"
        self._text = Text("", "hint", wrap=True)
        lay(QHBoxLayout(self), self._text, margins=(30, 6, 4, 6))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    @property
    def text(self) -> str:
        return self._text.text()

    def show_words(self, text: str, ink: str, icon: str) -> None:
        """Show a sentence in a colour of the theme."""
        self._icon, self._ink = icon, ink
        self._text.setText(text)
        self._text.set_ink("error" if ink == "error" else "text")
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            top = (room(self).height() - _ICON) / 2
            paint_icon(painter, self._icon, QRectF(3, top, _ICON, _ICON), theme().colour(self._ink))


class SetupPanel(SidePanel):
    """The panel; the page connects its parts, and carries out the player's choices."""

    def __init__(
        self, game: AnyGame, levels: Sequence[str], choose_move: Callable[[int], object]
    ) -> None:
        """`choose_move` lets another player move first."""
        super().__init__()
        self._choose_move = choose_move
        self.strip = SetupStrip()
        self.move_row: Segmented | None = None
        self._move_texts: list[str] = []
        self.seats = SeatRows(game, levels)
        self.options = OptionRows(game, len(self.seats.rows), narrow=True)
        self.verdict = VerdictLine()
        self.start = Button(translate("common", "Start game"), Look.ACCENT, height=48)
        self.copy = Button(translate("common", "Copy"), icon="copy")
        copies = self.tr("Copies the position as text")
        self.copy.setToolTip(f"{copies}  {keys.COPY.keys}")
        self.paste = Button(translate("commands", "Paste"), icon="paste")
        shows = self.tr("Shows the position from the clipboard")
        self.paste.setToolTip(f"{shows}  {keys.PASTE.keys}")
        self.save = Button(with_ellipsis(translate("common", "Save")), icon="save")
        keeps = self.tr("Saves the position as a game that has not started")
        self.save.setToolTip(f"{keeps}  {keys.SAVE.keys}")
        self.puzzle = Button(with_ellipsis(translate("common", "Make a puzzle")), icon="star")
        self.puzzle.setToolTip(self.tr("A puzzle from this position, if it has a single best move"))
        self.begin = Button("", icon="first")
        self.clear = Button("", icon="eraser")
        focus_by_tab_only(self.start, self.copy, self.paste, self.save, self.begin, self.clear)
        focus_by_tab_only(self.puzzle)
        self._matter_room = QVBoxLayout()
        self._move_room = QVBoxLayout()
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QWidget()
        fix(self.column, QLayout.setContentsMargins, _MARGIN, _MARGIN, 0, _MARGIN)
        fix(self.head, QLayout.setContentsMargins, 0, 0, _MARGIN, 4)
        position = (self._move_room, self._matter_room, _row(self.begin, self.clear))
        seats = (Section(self.tr("Seats")), self.seats)
        options = (
            (2, Section(translate("common", "Options")), self.options) if self.options.rows else ()
        )
        self._inside = lay(
            QVBoxLayout(inside),
            *(Section(self.tr("Whose turn")), *position, 6, *seats, *options, None),
            spacing=10,
        )
        area = scrolling(inside, "surface")
        keep_margins(area, self._inside, (0, 0, _MARGIN, 0))
        self._foot = lay(QVBoxLayout(), self.verdict)
        below = (8, Rule(), self._foot, 8, self.foot, ActionRow((self.start, 1)))
        self.column.addWidget(area, 1)
        add_layout(self.column, lay(QVBoxLayout(), *below, margins=(0, 0, _MARGIN, 0)))
        self._ways = QWidget()
        ways = (_row(self.copy, self.paste, self.save), 6, self.puzzle)
        lay(QVBoxLayout(self._ways), 4, *ways)
        appearance().changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """In a small window, put the verdict beside the handle, and let the commands scroll."""
        if theme().compact:
            fix(self, QWidget.setFixedWidth, "panelWidth")
            self.head.addWidget(self.verdict, 1)
            self._inside.insertWidget(self._inside.count() - 1, self._ways)
        else:
            fix(self, QWidget.setFixedWidth, WIDTH)
            self._foot.addWidget(self.verdict)
            self._foot.addWidget(self._ways)

    def show_matter(self, matter: QWidget | None) -> None:
        """Show the game's own widget."""
        if matter is not None:
            self._matter_room.addWidget(matter)

    def show_moves(self, names: Sequence[str], to_move: int) -> None:
        """Show which players may move first, and which one is chosen."""
        made = theme().font("button")
        texts = [elided(name, made, (WIDTH - 60) / len(names) - 24) for name in names]
        if texts != self._move_texts:
            self._move_texts = texts
            if self.move_row is not None:
                self.move_row.hide()
                self.move_row.deleteLater()
            self.move_row = Segmented(self.tr("Whose turn"), texts)
            self.move_row.chosen.connect(self._choose_move)
            self._move_room.addWidget(self.move_row)
        if self.move_row is not None:
            self.move_row.choose(to_move)
        self.strip.show_moves(names, to_move)

    def show_verdict(self, text: str, ink: str, icon: str) -> None:
        """Show whether a match can begin from the position."""
        self.verdict.show_words(text, ink, icon)
        self.strip.trouble.show_tally(Tally("!", translate("common", "Not yet"), alarm=True)
                                      if ink == "error" else Tally())  # fmt: skip
        self.strip.trouble.setToolTip(text)


class SetupStrip(Strip):
    """The folded panel: whose turn it is, and whether something is wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[SeatBlock] = []
        self.trouble = TallyBlock()
        lay(self.column, None, self.trouble, spacing=6, margins=(6, 6, 6, 6))

    def show_moves(self, names: Sequence[str], to_move: int) -> None:
        """Show the players, and whose turn it is."""
        for block in self.seats:
            block.hide()
            block.deleteLater()
        self.seats = [SeatBlock(player, name) for player, name in enumerate(names)]
        for player, block in enumerate(self.seats):
            block.squeeze(True)
            block.show_seat(SeatInfo(), active=player == to_move)
            self.column.insertWidget(1 + player, block)


def _row(*buttons: Button) -> Flow:
    return Flow(*((button, 1) for button in buttons), least=_LEAST_BUTTON)
