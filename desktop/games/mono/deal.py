"""The first screen of a Mono match: a dealt board, to be played, dealt again or edited."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from random import Random
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.board.contract import Pointer, Prompt
from desktop.board.cursor import ARROWS
from desktop.board.folding import Islands, SidePanel
from desktop.board.palette import PaletteSwatch
from desktop.board.prompt import PromptHeader
from desktop.board.spoken.accessible import follow
from desktop.board.spoken.reading import Reading
from desktop.board.view import BoardView
from desktop.controls.buttons import Button, Look
from desktop.controls.commands import ENTER, PANEL, REDO, UNDO, WHOLE_BOARD, is_plain
from desktop.controls.explained import Explained
from desktop.controls.lay import add_layout, lay
from desktop.controls.scroll_area import ScrollColumn
from desktop.controls.surfaces import Section, lay_page
from desktop.controls.voice import say
from desktop.frame.banner import Banner, BannerWords
from desktop.frame.front import FrontPage, Owner
from desktop.frame.seat_card import SeatCard
from desktop.frame.table_strip import TableStrip
from desktop.games.mono.layout_editor import keys
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.layout_editor.edit_scene import MonoEditScene
from desktop.games.mono.layout_editor.faults import faults
from desktop.games.mono.paint import BoardLook, paint_hidden
from desktop.games.mono.panel import OwnBoard
from desktop.games.mono.shapes import C, proportion
from desktop.games.mono.turn_example import TurnExample
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon
from desktop.shell.top_bar import TopBar
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px
from desktop.theme.theme import Theme
from rules.mono.board import HIDDEN, board
from rules.mono.completion import Completion, Interrupted, blank, complete

if TYPE_CHECKING:
    from desktop.games.mono.layout_editor.page import MonoEditor
    from rules.mono.players.measure import Measure  # it imports the computer players

translate = QCoreApplication.translate

_MEASURED_AFTER_MS = 600
_ABOVE_LAYOUTS = 4  # px, more than between other parts of the panel
_LEAST_WITH_TILE, _LEAST_WORDS, _LEAST_LONG = 620.0, 500.0, 780.0
"""Pixels; on a narrower table the bar shows less."""


_SIDE = 44
_DICE: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
)


class GuessTile(Explained, QWidget):
    """A hidden tile with 1 to 5 lit dots like a die: how hard a board is to guess.

    It has no dots while that is unknown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.step = 0
        fix(self, QWidget.setFixedSize, _SIDE, _SIDE)

    def show_step(self, step: int) -> None:
        """Light this number of dots; 0 for none."""
        self.step = step
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.translate(room(self).center())
            painter.scale(0.92 * _SIDE / C, 0.92 * _SIDE / C)
            paint_hidden(painter, theme())
            away, radius = proportion("dotOffset"), proportion("dotRadius")
            for x, y in _DICE[self.step]:
                at = QPointF(x, y) * away
                painter.fillPath(hexagon(at, 1.7 * radius), QColor("white"))


class DealtScene(MonoEditScene):
    """Shows a drawing, which cannot be changed. Arrow keys read its cells, and Enter plays it."""

    def __init__(
        self, drawing: Drawing, theme: Theme, play: Callable[[], object], parent: QObject
    ) -> None:
        super().__init__(drawing, theme, parent)
        self._play = play

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return QSizeF()

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        return []

    def show_faulty(self, cells: tuple[int, ...] = ()) -> None:
        """Mark nothing: a board that is still being dealt is not a mistake."""
        self.faulty = ()

    def point(self, key: Hashable) -> None:
        pass

    def can_drag(self, pointer: Pointer) -> bool:
        return False

    def on_middle(self, pointer: Pointer) -> bool:
        return False

    def _press(self, pointer: Pointer, button: object) -> None:
        pass

    def on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if not is_plain(event):
            return False
        if key in ENTER:
            if not event.isAutoRepeat():  # held down since it began the match
                self._play()
            return True
        return key in ARROWS and self._walk(ARROWS[key], paint=False)


class _DealtView(BoardView):
    """A board without input; with little room, a notice may cover it."""

    def reserved_area(self) -> list[QRect]:
        return []


class DealtBoard(FrontPage):
    """Shows the drawing of a player who has a board to choose.

    A deal is a step of the drawing, so it can be undone.
    """

    def __init__(
        self,
        drawing: Drawing,
        owner: Owner,
        play: Callable[[str], object],
        draw_own: Callable[[], MonoEditor],
        parent: QWidget,
    ) -> None:
        """`play` plays the chosen labels, and `draw_own` opens the layout editor."""
        super().__init__(parent)
        self.drawing, self.owner, self._play, self._draw_own = drawing, owner, play, draw_own
        self.view = _DealtView()
        self.scene = DealtScene(drawing, theme(), self._play_if_whole, self)
        self.header = PromptHeader()
        self.banner = Banner(self.view)
        self.tile = GuessTile()
        self.layouts = Button(self.tr("Your layouts"), Look.OUTLINE, "grid", height=44)
        self._task, self._gauge = BackgroundTask(self), BackgroundTask(self)
        self._measure: Measure | None = None
        self._wait = QTimer(self, singleShot=True, interval=_MEASURED_AFTER_MS)
        self._wait.timeout.connect(self._ask_for_measure)
        self._add_commands()
        self.bar = TopBar(self)
        self._lay_out()
        self._connect()
        self._refresh()
        if not self._whole:
            self._step(drawing.undo, drawing.redo)  # to the board before it was drawn on
        if not self._whole:
            self._deal()

    @property
    def play(self) -> Button:
        """The button that plays the board shown."""
        return self.banner.yes

    @property
    def draw(self) -> Button:
        """The button that opens the layout editor."""
        return self.banner.no

    @property
    def again(self) -> Button:
        """The button that deals another board."""
        return self.banner.other

    @property
    def settling(self) -> bool:
        """Whether a board is still being dealt."""
        return self._task.busy or super().settling

    # -- making

    def _add_commands(self) -> None:
        self.add_command(UNDO, lambda: self._step(self.drawing.undo, self.drawing.redo))
        self.add_command(REDO, lambda: self._step(self.drawing.redo, self.drawing.undo))
        self.add_command(PANEL, lambda: self.islands.toggle())
        self.add_command(WHOLE_BOARD, self.view.show_whole)
        self.add_command(keys.USE, self._play_if_whole)
        self.add_command(keys.DEAL, self._deal)
        self.add_command(keys.PASTE, lambda: self._draw_own().exchange.paste())
        Reading(self, lambda: self.view, self._standing)
        self.keys.watch(self.view)

    def _lay_out(self) -> None:
        size = self.drawing.size
        self.bar.title.setText(translate("common", "Mono"))
        self.bar.chips.show_texts([translate("common", "%n regions", None, size)])
        self.view.table.add(self.header)
        self.view.table.add(self.banner)
        name = self.tr("Your board: read it with the arrow keys")
        self.view.setAccessibleName(name)
        self.view.show_scene(self.scene)
        self.draw.icon_name, self.again.icon_name = "pencil", "dice"
        self.banner.put_before_words(self.tile)
        secret = translate("common", "Nobody else sees it.")
        self.play.setToolTip(f"{secret}  {keys.USE.keys}")
        another = self.tr("Deal another board at random")
        self.again.setToolTip(f"{another}  {keys.DEAL.keys}")
        side, strip = SidePanel(), TableStrip()
        strip.seat_players([seat for seat, _info in self.owner.seats])
        side.column.addWidget(ScrollColumn(self._matter()), 1)
        side.column.addSpacing(8)
        add_layout(side.column, side.foot)
        side.column.addSpacing(px(_ABOVE_LAYOUTS))
        side.column.addWidget(self.layouts)
        for number, (_seat, info) in enumerate(self.owner.seats):
            strip.seats[number].show_seat(info, active=number == self.owner.player)
        self.islands = Islands(self.view, side, strip, "deal")
        lay_page(self, self.bar, self.islands)

    def _matter(self) -> QWidget:
        """Return the seats, another player's hidden board, and an example of a turn."""
        inside = QWidget()
        cards = []
        for number, (seat, info) in enumerate(self.owner.seats):
            card = SeatCard(number, seat)
            card.show_seat(info, active=number == self.owner.player)
            cards.append(card)
        others = [
            seat for n, (seat, _info) in enumerate(self.owner.seats) if n != self.owner.player
        ]
        grid = board(self.drawing.size)
        cells = len(grid.names)
        hidden = translate("DealtBoard", "%n cells hidden", None, cells)
        title = translate("common", "{name}’s board").format(name=others[0])
        theirs = OwnBoard()
        theirs.show_board(BoardLook(grid, HIDDEN * cells), f"{title}. {hidden}")
        example = Section(self.tr("A turn on {name}’s board").format(name=others[0]))
        heading = Section(title, hidden)
        parts = (*cards, 4, heading, theirs, 4, example, TurnExample(), None)
        lay(QVBoxLayout(inside), *parts, spacing=6)
        return inside

    @property
    def _others(self) -> list[str]:
        seats = enumerate(self.owner.seats)
        return [name for seat, (name, _info) in seats if seat != self.owner.player]

    @property
    def topic(self) -> str:
        return "mono"

    def _connect(self) -> None:
        self.drawing.changed.connect(self._refresh)
        self.banner.answered.connect(self._answered)
        self.again.clicked.connect(self._deal)
        self.layouts.clicked.connect(lambda: self._draw_own().show_library())
        appearance().changed.connect(self._apply_theme)
        self.view.installEventFilter(self)
        follow(self.view, self.scene)

    def _apply_theme(self) -> None:
        self.scene.set_theme(theme())
        self._show_words()

    def main_widget(self) -> QWidget:
        return self.view

    # -- input

    def _answered(self, yes: bool) -> None:
        if yes:
            self._play_if_whole()
        else:
            self._draw_own()

    def _play_if_whole(self) -> None:
        if self._whole:
            self._play(self.drawing.labels)

    @property
    def _whole(self) -> bool:
        return not faults(*self.drawing.sheet)

    def _deal(self) -> None:
        """Deal a random board, off the GUI thread."""
        size = self.drawing.size

        def think(stop: Event) -> Completion | None:
            with suppress(Interrupted):
                return complete(size, blank(size), Random(), stop.is_set)
            return None

        self._task.ask(think, self._dealt)

    def _dealt(self, found: Completion | None) -> None:
        if found is not None and found.layout:
            self.drawing.deal(found.layout)
            say(self.view, self.tr("A board was dealt."))

    def _step(self, step: Callable[[], None], back: Callable[[], None]) -> None:
        """Go to the previous or next board, skipping those that are only half drawn."""
        before, seen = self.drawing.sheet, 0
        while True:
            here = self.drawing.sheet
            step()
            seen += 1
            if self.drawing.sheet == here:
                break
            if self._whole:
                return
        while self.drawing.sheet != before and seen:
            back()
            seen -= 1

    # -- display

    def _refresh(self) -> None:
        """Show the present board, or that one is being dealt."""
        self.commands[UNDO].setEnabled(self.drawing.can_undo)
        self.commands[REDO].setEnabled(self.drawing.can_redo)
        self._gauge.stop()
        self._measure = None
        if self._whole:
            self._wait.start()
        self._show_words()

    def _show_words(self) -> None:
        owner, whole = self.owner, self._whole
        title = self.tr("{name}, this is your board").format(name=owner.name)
        others = self._others
        if len(others) == 1:
            words = self.tr(
                "{name} will reveal this board cell by cell. Deal again as often as you like."
            )
            hint = words.format(name=others[0])
        else:
            hint = self.tr("The others will reveal this board. Deal again as often as you like.")
        compact = theme().compact
        if not whole:
            title, hint = self.tr("{name}, your board is being dealt…").format(name=owner.name), ""
        self.header.show_prompt(owner.player, Prompt(title, hint))
        self.tile.show_step(self._measure.difficulty if self._measure is not None else 0)
        title, line = self._guess()
        tip = self.tr("Long, winding regions are harder to guess.")
        self.tile.setToolTip(". ".join(filter(None, (title, line, tip))))
        if compact:  # the room is the board's
            title = line = ""
        across = self.view.width() / theme().text_scale
        short = compact or across < _LEAST_LONG
        draw = self.tr("My own…") if short else self.tr("Draw my own…")
        play, again = (
            translate("common", "Play with this board"),
            translate("commands", "Deal again"),
        )
        if across < _LEAST_WORDS:
            play, again = translate("common", "Play"), translate("common", "Deal")
        self.tile.setHidden(compact and across < _LEAST_WITH_TILE)
        self.banner.show_words(BannerWords(frozenset(), title, line, play, draw, again))
        self.banner.setAccessibleName(self.tile.toolTip())
        self.play.setEnabled(whole)
        self.again.setEnabled(whole)

    def _guess(self) -> tuple[str, str]:
        """Return how hard the board is to guess, and its step of five; empty while unknown."""
        if self._measure is None:
            return "", ""
        words = (
            self.tr("Very easy to guess"),
            self.tr("Easy to guess"),
            self.tr("Fairly hard to guess"),
            self.tr("Hard to guess"),
            self.tr("Very hard to guess"),
        )
        step = self._measure.difficulty
        return words[step - 1], self.tr("{n} of 5").format(n=step)

    def _ask_for_measure(self) -> None:
        """Measure in the background how hard the board is to guess."""
        from rules.mono.players.measure import measured

        size, labels = self.drawing.sheet

        def show(found: Measure) -> None:
            self._measure = found
            self._show_words()

        if not faults(size, labels):
            self._gauge.ask(lambda stop: measured(size, labels, stop), show)

    def _standing(self) -> str:
        return " ".join((self.header.sentence, self.header.hint, self.tile.toolTip()))

    # -- geometry

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table's size, which changes with the panel beside it, too."""
        if watched is self.view and event.type() == QEvent.Type.Resize:
            self._show_words()
        return super().eventFilter(watched, event)

    # -- the end

    def rest(self) -> None:
        """Stop the background work."""
        self._wait.stop()
        self._task.stop()
        self._gauge.stop()

    def leave_match(self) -> None:
        self.drawing.changed.disconnect(self._refresh)  # the editor goes on drawing
        super().leave_match()
        self.scene.forget()
