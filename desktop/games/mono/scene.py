"""Mono on the table: the others' boards to uncover, the list in the rack, one's own in the panel.

A scene only knows the view of a board. Cells uncovered in one move are shown one by one: until then
the remaining reveals are `held` back on the boards, in the list and in the texts.
"""

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Lens, Spot
from desktop.board.ending import Ending
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene
from desktop.board.spoken.spot_holder import SpotHolder
from desktop.games.mono.arrangement import (
    ABOVE,
    SMALL_AT_END,
    USUAL_ROOM,
    Arrangement,
    arrange,
)
from desktop.games.mono.boards_view import BoardsView, cell_or_board
from desktop.games.mono.ending import best_turn, light_turn, uncovered_by
from desktop.games.mono.hand import MonoHand
from desktop.games.mono.items import Boards, Caption
from desktop.games.mono.layout_editor.drawing import Drawing
from desktop.games.mono.lens import BoardsLens
from desktop.games.mono.panel import MonoPanel
from desktop.games.mono.prompts import Words
from desktop.games.mono.rack import ListItem, rack_size
from desktop.games.mono.sounds import SOUNDS
from desktop.games.mono.spots import Spots
from desktop.games.mono.turn_back import TurnBack
from desktop.language.messages import listed
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.mono.board import HIDDEN
from rules.mono.game import (
    EndTurn,
    MonoView,
    Reveal,
    turn_score,
)

translate = QCoreApplication.translate

_EDGE = 12.0  # px between the boards, the list and the table's edge
_LARGE_TEXT, _TIGHT = 1.25, 165.0
"""From which size of text the list is one line, where there is less room for it in pixels."""
_DRAFT = "layout="
"""Begins the note that keeps a layout not placed yet."""


class MonoScene(BoardScene):
    """The table of Mono: first place a layout, then uncover the others' boards."""

    sounds = SOUNDS
    rack_informs = True

    view: MonoView
    words: Words
    hand: MonoHand

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.shown = BoardsView()
        self.boards = Boards(self)
        self.hand = MonoHand(self)
        self.words = Words(self, self.shown)
        self.lens = BoardsLens(self, self.shown)
        self.spot_list = Spots(self, self.shown, self.words, self.lens)
        self.panel: MonoPanel | None = None
        self._list: ListItem | None = None
        self._front: int | None = None
        self._drawn: MonoView | None = None
        self._drawn_for: int | None = None
        self.turn_back = TurnBack(self, self.shown, self.boards, self.show_others)
        self._drawing: Drawing | None = None
        """The viewer's layout while layouts are placed, and the steps that led to it."""

    # -- notes

    def notes(self) -> list[str]:
        """Return this viewer's guesses on the others' boards, and the layout not placed yet."""
        if self.view is None:
            return []
        notes = self.shown.pencil.plain(self.shown.grid)
        drawing = self._drawing
        drawn = drawing is not None and drawing.labels not in (drawing.dealt, "")
        if drawing is not None and drawn and self.shown.to_place and drawing.labels.strip(HIDDEN):
            notes.append(f"{_DRAFT}{drawing.labels}")
        return notes

    def set_notes(self, texts: Collection[str]) -> None:
        """Restore notes that `notes` returned for this viewer; other texts are ignored."""
        if self.view is None:
            return
        self.shown.pencil.read(texts, self.shown.grid, len(self.view.names))
        drafts = [text.removeprefix(_DRAFT) for text in texts if text.startswith(_DRAFT)]
        if self._drawing is not None and drafts and self.shown.is_draft(drafts[0]):
            self._draw(drafts[0])
        self.redraw()

    def note(self, spot: Spot | None, label: str | None) -> None:
        """Note a label on a hidden cell, none if empty, the next possible one if None."""
        kind, player, cell = cell_or_board(spot)
        if kind != "cell" or self.shown.placing or self.seat is None:
            return
        look = self.shown.looks.get(player)
        if look is None:  # the viewer's own board lies in its place
            return
        known = look.labels
        if player == self.viewer or known[cell] != HIDDEN:
            return
        if label is None:
            self.shown.pencil.turn(player, cell, known, self.shown.grid.size)
        else:
            self.shown.pencil.write(player, cell, label)
        self.redraw()
        self.notes_changed.emit()
        self.spot_changed.emit()

    # -- drawing

    def board_rect(self) -> QRectF:
        return self.shown.arrangement.rect

    def draw(self, before: MonoView | None, animate: bool) -> None:
        shown, shown_before = self.shown, self._drawn
        shown.view, shown.viewer, shown.seat = self.view, self.viewer, self.seat
        shown.alone = self.alone
        self._take_plan()
        if self.view is not self._drawn:
            self._take_in()
        shown.ended = shown.over and self.light.is_decided and self.light.is_wanted
        shown.held = []
        stepwise = animate and before is not None and before is shown_before
        others = self.view is not shown_before and self.turn_back.follow(stepwise=stepwise)
        if stepwise and not self.theme.reduced_motion:
            shown.hold_back(self.happened)
        if shown.held and before is not None:
            self._show_next(turn_score(before.values))
        else:
            self.redraw()
            self.turn_back.begin()
        if others and stepwise:
            self.boards.appear()

    def wait(self) -> None:
        super().wait()
        self.shown.seat = self.seat

    def _take_plan(self) -> None:
        """Show the cells of a turn that is written whole."""
        moves, numbers = self.planned, self.view.grid.numbers
        cells = (numbers[move.cell] for move in moves or () if isinstance(move, Reveal))
        self.boards.planned = tuple(cells)
        self.shown.planned = None if moves is None else self.boards.planned

    def _take_in(self) -> None:
        """Store a new view, and drop the data of the view before."""
        shown = self.shown
        if self.viewer != self._drawn_for:
            shown.pencil.clear()
            # Cached pictures of pieces show the shapes of the viewer before.
            self.sprites.clear()
            self._front = None
        if self.viewer != self._drawn_for or not shown.placing:
            self._drawing = None  # with every step that led to it
        if shown.to_place and self._drawing is None:
            self._draw("")
        self._drawn, self._drawn_for = self.view, self.viewer
        shown.follow(self.plies)

    def _show_next(self, began_at: int | None = None) -> None:
        """Show the next cell held back, and after a while the one after it.

        With the first of them the score begins to count where it stood.
        """
        shown, looks = self.shown, self.shown.looks
        if not shown.held:
            return
        score = self.words.list_look().score if began_at is None else began_at
        cell = shown.grid.numbers[shown.held.pop(0).cell]
        self.redraw()
        for place in shown.arrangement.places:
            old, new = looks.get(place.player), shown.looks[place.player]
            if place.player == self.viewer:
                self.boards.strike(place.player, cell)
            if old is not None and old.labels[cell] != new.labels[cell]:
                self.boards.uncover(place.player, old, cell)
        self._move_list(score)
        if began_at is None and not shown.held:
            self.facts_changed.emit()
            self.prompt_changed.emit(self.words.current_prompt())
        self.turn_back.begin()
        steps = [self.motion.pause("autoStep"), self.motion.pause("autoGap")]
        if shown.held:
            self.motion.play(self.motion.one_by_one(*steps), self._show_next)

    def _move_list(self, score: int) -> None:
        """Animate the newest value as it comes in, and count the score."""
        item = self._list
        if item is None:
            return
        item.come(0.0)
        self.motion.play(self.motion.tween("coinIn", item.come, "drop"))
        end = item.shown_score
        if end != score:
            # Done before the next cell is uncovered: the number never lags behind.
            count = self.motion.tween(
                "autoStep",
                lambda share: item.count(round(score + (end - score) * share)),
                "count",
            )
            self.motion.play(count)

    def redraw(self) -> None:
        """Rebuild all items for the view, the typed move, the notes and the delayed events."""
        shown = self.shown
        shown.read_steps()
        shown.rolls = self.seat is not None and not self.alone and not shown.placing
        shown.arrangement = self.arranged()
        places = shown.arrangement.places
        shown.looks = {place.player: shown.look_of(place.player) for place in places}
        captions = {player: self._caption(player) for player in shown.looks}
        if self.seat is None or shown.placing:
            self.boards.hovered = None
        self.boards.draw(shown.arrangement, shown.looks, captions)
        self.lens.draw()
        self.spot_list.forget()
        self.draw_rack(self.rack_area.size())
        self._show_panel()
        if self.light.ending is not None:
            self.light.renew()

    def _caption(self, player: int) -> Caption:
        name = self.view.names[player]
        if self.shown.ended:
            return Caption(translate("common", "{name}’s board").format(name=name), ())
        return Caption(name, self.words.board_wordings(player))

    def arranged(self) -> Arrangement:
        """Return the places of the boards on the table at its present size."""
        players = self.shown.players()
        front = self._front if self.shown.struck_by is None else self.viewer
        ratio = 0.0
        if self.shown.ended and (best := best_turn(self.view, self.plies)) is not None:
            front, ratio = uncovered_by(best) if front is None else front, SMALL_AT_END
        if not self.views():
            room = USUAL_ROOM if self.picture_room.isEmpty() else self.picture_room
            return arrange(self.shown.grid, players, room, front, ratio=ratio)
        below, rack = self.board_room, self.rack_area
        usual = self.sceneRect().bottom() - below.top() - 2 * _EDGE - rack.height()
        gap = 0.0 if self.theme.text_scale >= _LARGE_TEXT else ABOVE
        size = below.size()
        return arrange(self.shown.grid, players, size, front, usual, gap, ratio=ratio)

    def place_rack(self, area: QRectF) -> None:
        super().place_rack(area)
        if self.view is not None and self.arranged() != self.shown.arrangement:
            self.redraw()

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        if upright or self.view is None or self.shown.placing or self.spare:
            return QSizeF()
        if self.view.outcome is not None:
            return QSizeF()  # the result stands there, and the boards are what is looked at
        slim = self.theme.text_scale >= _LARGE_TEXT and available.height() < _TIGHT
        return rack_size(available, slim=slim)

    def rack_under(self) -> QRectF:
        places, grid = self.shown.arrangement.places, self.shown.grid
        alone = len(places) == 1 and not self.theme.compact
        return places[0].body(grid) if alone else QRectF()

    def draw_rack(self, size: QSizeF) -> None:
        self.rack.clear()
        self._list = None
        if size.isEmpty() or self.shown.placing:
            return
        PlateItem(self, size)
        self._list = ListItem(self, size, self.words.list_look(), dice=self.shown.rolls)

    # -- called by the table

    def spots(self) -> Sequence[Spot]:
        return self.spot_list.all()

    def start_spot(self) -> Spot | None:
        return self.spot_list.first_hidden() or super().start_spot()

    def make_ending(self) -> Ending | None:
        best = best_turn(self.view, self.plies) if self.shown.ended else None
        if best is None:
            return None
        arrangement = self.shown.arrangement
        look = self.shown.looks[arrangement.places[0].player]
        return light_turn(self, look, arrangement, best)

    def spot_at(self, table: QPointF, _reach: float = 0.0) -> Spot | None:
        if self.rack_area.contains(table):
            return self.spot_list.die_at(self.rack.mapFromScene(table))
        return self.spot_list.at(self.board.mapFromScene(table))

    # -- the layout to be placed

    def to_draw(self) -> Drawing | None:
        return self._drawing if self.seat is not None and self.shown.to_place else None

    def _draw(self, labels: str) -> None:
        """Begins with this layout, as far as there is one; what is done to it is noted."""
        self._drawing = Drawing(self.shown.grid.size, labels)
        self._drawing.changed.connect(self._note_drawing)

    def _note_drawing(self) -> None:
        if self._drawing is not None and not self._drawing.in_stroke:
            self.notes_changed.emit()

    # -- the panel

    def make_panel(self) -> QWidget:
        self.panel = MonoPanel()
        self.panel.destroyed.connect(self._forget_panel)
        self.panel.end.clicked.connect(self.end_turn)
        return self.panel

    def beside(self) -> SpotHolder | None:
        return self.panel.board if self.panel is not None else None

    def end_turn(self) -> None:
        """End the turn, also one that is written whole."""
        if self.seat is not None and self.shown.planned:
            self.move_chosen.emit(EndTurn())  # its cells are revealed only later
        else:
            self.input.try_move(EndTurn())

    def _forget_panel(self) -> None:
        self.panel = None

    def _show_panel(self) -> None:
        panel = self.panel
        if panel is None:
            return
        view, seat = self.view, self.seat
        panel.show_parts(playing=not self.shown.placing and self.viewer is not None)
        if self.viewer is not None and not self.shown.placing:
            panel.own.show_title(translate("common", "Your board"))
            panel.own.show_fact(self.words.own_fact())
            words = listed(translate("common", "Your board"), self.words.own_fact())
            cells = [] if self.alone else self.words.own_cells()
            panel.board.show_board(self.shown.look_of(self.viewer), words, cells)
        else:
            panel.board.forget()
        planned = self.shown.planned
        running = seat is not None and bool(view.values or planned)
        points = self.words.list_look().score
        score = translate("MonoScene", "End turn · %n points", None, points)
        panel.end.setText(score if planned is None else translate("common", "End turn"))
        panel.end.setVisible(running)
        if self.alone:
            panel.show_board(False)

    # -- input

    def spots_of(self, move: object) -> Collection[Hashable]:
        if not isinstance(move, Reveal):
            return ()
        others = (p for p in range(len(self.view.names)) if p != self.view.to_move)
        return {("cell", player, self.shown.grid.numbers[move.cell]) for player in others}

    def show_lens(self, lens: Lens | None, *, stale: bool = False) -> None:
        self.lens.show(lens, stale=stale)
        self.spot_list.forget()

    def show_others(self) -> None:
        """Put the others' boards on the table again, after the viewer's own was uncovered."""
        self.redraw()
        self.boards.appear()
        self.announce()

    def bring_forward(self, player: int) -> None:
        """Make a small board the large one."""
        self._front = player
        self.redraw()
        self.board_changed.emit()
