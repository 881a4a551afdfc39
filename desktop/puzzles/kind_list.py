"""The first side of the puzzles: today's puzzle large, the kinds as cards, and the progress."""

import datetime
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.controls.accessible_role import Heading
from desktop.controls.bar_tool import BarTool
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import scrolling
from desktop.controls.text import Text
from desktop.paint.painting import room
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.feature_card import LOW, FeatureCard
from desktop.puzzles.kind_card import LEAST, USUAL, KindCard, KindStanding
from desktop.puzzles.results import Progress, PuzzleResult, RunResult
from desktop.puzzles.side import Side, SidePanel
from desktop.puzzles.words import LEVELS
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px
from rules.puzzles import KINDS

translate = QCoreApplication.translate

_GAP = 12
_CARD = 165  # least width of a card in pixels
_FEWER = 860  # width of the cards in pixels below which there are two in a row
_UNFOLDED = 1100  # width of the page in pixels from which the panel is always open
_SENTENCE = 120
_BAR = 470  # pixels of the bar for its title and its other buttons
_FEATURE = 0.46  # share of the page's height that the large card has at most


class KindList(QWidget):
    """The list of kinds; it does not make or store puzzles. The page connects its parts."""

    def __init__(self, start: Callable[[str], object]) -> None:
        """`start` opens today's puzzle of a kind."""
        super().__init__()
        self.feature = FeatureCard()
        self.cards = {kind: KindCard(kind, start) for kind in KINDS}
        self.levels = Segmented(
            self.tr("Difficulty of the next puzzle"), [name() for name, _ in LEVELS]
        )
        self.side = SidePanel()
        self.tools = {
            Side.PROGRESS: BarTool(translate("common", "Your progress"), "flame"),
            Side.RUN: BarTool(translate("common", "Against the clock"), "clock"),
            Side.MISTAKES: BarTool(translate("common", "Your mistakes"), "target"),
            Side.PASTE: BarTool(translate("common", "Paste a puzzle"), "paste"),
        }
        """The list's commands in the bar, by the side they open."""
        self._progress, self._day = Progress(), datetime.date.min
        self._opened = False
        """Whether the panel is unfolded in a small window."""
        self._columns = 0
        self._lay_out()
        self._connect()

    @property
    def first(self) -> QWidget:
        """The widget to focus first: the button that starts the puzzle of the large card."""
        return self.feature.solve

    @property
    def count(self) -> str:
        """The number of today's puzzles solved, for the bar."""
        solved = sum(not card.standing.is_open for card in self.cards.values())
        every = len(self.cards)
        return translate("KindList", "{n} of %n today", None, every).format(n=solved)

    # -- making

    def _lay_out(self) -> None:
        kinds = QWidget()
        self._grid = QGridLayout(kinds)
        self._grid.setContentsMargins(0, 0, 0, 0)
        fix(self._grid, QLayout.setSpacing, _GAP)
        for card in self.cards.values():
            card.setParent(kinds)  # otherwise they stay if the list is deleted before it is shown
        inside = QWidget()
        self._head = self._make_head()
        lay(
            QVBoxLayout(inside),
            *((self.feature, 11), self._head, (kinds, 12)),
            spacing=_GAP,
        )
        row = lay(QHBoxLayout(self), (scrolling(inside, "background"), 1), self.side)
        fix(row, QLayout.setSpacing, "margin")
        fix(row, QLayout.setContentsMargins, "margin", 0, "margin", "margin")

    def _make_head(self) -> Flow:
        self._left = Text("", "hint", "muted")
        title = lay(QHBoxLayout(), Heading(self.tr("Today’s puzzles"), "section"), self._left, None,
                    spacing=10)  # fmt: skip
        another = Text(self.tr("Difficulty:"), "hint", "muted")
        choice = Flow(another, self.levels, spacing=12, below=2)
        return Flow((title, 1), choice, spacing=18, least=_SENTENCE, margins=(4, 0, 0, 0))

    def _connect(self) -> None:
        for card in self.cards.values():
            card.clicked.connect(lambda _=False, kind=card.kind: self.choose(kind))
        self.side.changed.connect(self._arrange)
        self.side.close_button.clicked.connect(self._fold)
        for side, tool in self.tools.items():
            tool.clicked.connect(lambda checked, side=side: self._show_tool(side, checked))

    @property
    def difficulties(self) -> range:
        """The difficulties wanted for a new puzzle."""
        return LEVELS[self.levels.index][1]

    # -- the panel

    def open_side(self, side: Side) -> None:
        """Show a side in the panel, and unfold the panel if necessary."""
        self._opened = True
        self.side.show_side(side)

    def _show_tool(self, side: Side, shown: bool) -> None:
        if not shown:
            self.side.show_side(Side.PROGRESS)
            self._fold()
            return
        if side is Side.PROGRESS:
            self._unfold()
            return
        self.open_side(side)
        first = {
            Side.RUN: self.side.run.start,
            Side.MISTAKES: self.side.mistakes.rows[0] if self.side.mistakes.rows else None,
            Side.PASTE: self.side.paste.field,
        }[side]
        if first is not None:
            first.setFocus()

    def toggle_panel(self) -> None:
        """Fold or unfold the panel in a small window."""
        if self._opened:
            self._fold()
        else:
            self._unfold()

    def _unfold(self) -> None:
        self.open_side(Side.PROGRESS)
        self.side.close_button.setFocus()

    def _fold(self) -> None:
        self._opened = False
        self._arrange()

    # -- contents

    def choose(self, kind: str) -> None:
        """Show a kind's puzzle as the large card."""
        card = self.cards[kind]
        for other in self.cards.values():
            other.setChecked(other is card)
        tally = self._progress.tally.get(kind, (0, 0))
        self.feature.show_kind(kind, card.standing, self._day, tally)

    def show_standings(
        self, standing_of: Callable[[str], KindStanding], day: datetime.date
    ) -> None:
        """Show the state of a day's puzzles; the first open one becomes the large card."""
        self._day = day
        for kind, card in self.cards.items():
            card.show_standing(standing_of(kind), day)
        open_ones = [kind for kind, card in self.cards.items() if card.standing.is_open]
        solved, left = len(self.cards) - len(open_ones), len(open_ones)
        words = translate("common", "%n solved", None, solved)
        if left:
            words = translate("KindList", "{solved}, %n to go", None, left).format(solved=words)
        self._left.setText(words)
        self.choose(next(iter(open_ones), next(iter(self.cards))))

    def refresh_standing(self, kind: str, standing: KindStanding) -> None:
        """Update the state of today's puzzle of a kind."""
        self.cards[kind].show_standing(standing, self._day)
        if kind == self.feature.kind:
            self.choose(kind)

    def show_progress(self, progress: Progress) -> None:
        """Show the player's progress over time."""
        self._progress = progress
        self.side.dashboard.show_progress(progress, self._day)
        self._arrange()
        if self.feature.kind:
            self.choose(self.feature.kind)

    def show_results(
        self,
        begun: Sequence[SavedAttempt],
        results: Sequence[PuzzleResult],
        runs: Sequence[RunResult],
    ) -> None:
        """Show unfinished puzzles, the latest results, and all timed runs."""
        self.side.begun.show_begun(begun)
        self.side.history.show_results(results, runs)
        self.side.run.show_runs(runs)

    def show_due(self, count: int) -> None:
        """Show how many of the player's mistakes are due."""
        self.tools[Side.MISTAKES].show_count(count)

    def show_problem(self, reason: str) -> None:
        """Show why the pasted text is not a puzzle; empty if it is one."""
        if reason:
            self.open_side(Side.PASTE)
        self.side.paste.show_problem(reason)

    def show_working(self, kind: str) -> None:
        """Show that a puzzle of this kind is being made; empty for none."""
        if kind and kind != self.feature.kind:
            self.choose(kind)
        self.feature.show_working(kind)

    # -- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Fold the panel in a small window, and put the cards into as few rows as possible."""
        whole = room(self).width()
        folds = whole < _UNFOLDED
        folded = folds and not self._opened
        self.side.setHidden(folded)
        self.side.show_head(folds)
        margin = theme().layout("margin")
        aside = 0 if folded else theme().layout("panelWidth") + margin
        wide = whole - aside - 2 * margin
        most = int((wide + _GAP) // (_CARD + _GAP))
        most = most if wide >= _FEWER else min(most, 2)
        rows = max(2, -(-len(self.cards) // max(1, most)))
        self.feature.limit(*self._heights(rows), room(self).height())
        self._lay_cards(-(-len(self.cards) // rows))
        room_left = self.width() - px(_BAR)
        room_left -= sum(tool.wanted_width(folded=True) for tool in self.tools.values())
        for side, tool in self.tools.items():
            more = tool.wanted_width(folded=False) - tool.wanted_width(folded=True)
            tool.fold(more > room_left)
            room_left -= more if more <= room_left else 0
            tool.setChecked(side is self.side.side and not folded and tool.isCheckable())
            if side is Side.PROGRESS:
                tool.setChecked(folds and not folded and self.side.side is side)

    def _heights(self, rows: int) -> tuple[float, float]:
        """Return the least and the greatest height of the large card, in pixels.

        If the rows of cards do not all fit below it, the first row ends at the page's edge, or
        begins there.
        """
        whole = room(self).height() - theme().layout("margin")
        head = 44.0 + 2 * _GAP
        least, usual = LEAST.height() + _GAP, USUAL.height() + _GAP
        most = _FEATURE * room(self).height()
        if whole - head - rows * least >= LOW:
            return 0.0, most
        above = whole - head - usual
        if above < LOW:
            above = whole - head
        return above, above

    def _lay_cards(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, number // columns, number % columns)
        rows = -(-len(self.cards) // columns)
        for number in range(len(self.cards)):
            self._grid.setColumnStretch(number, int(number < columns))
            self._grid.setRowStretch(number, int(number < rows))
