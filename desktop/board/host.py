"""BoardHost: a board with the prompt over it, as on the table, puzzle and set-up pages."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Prompt, Shown
from desktop.board.prompt import PromptHeader
from desktop.board.scene import BoardScene
from desktop.board.spoken.accessible import follow, tell_focus
from desktop.board.view import BoardView
from desktop.controls.voice import say, say_next_step
from desktop.paint.painting import as_read, place_rect
from desktop.sound.table_sounds import play_sounds
from desktop.theme.appearance import theme
from desktop.theme.scaling import from_right, px

_PROMPT_AT = QPoint(28, 24)
_PROMPT_ROOM = 56.0
"""Pixels kept free for the prompt at the top of the table, so that no text moves the board."""
_COMPACT_AT, _COMPACT_ROOM = QPoint(14, 12), 44.0
LEAST_WIDTH = 150
"""The least width of a prompt in pixels; a widget that leaves it less room goes below it."""
_BETWEEN = 8
_COLUMN = 200
"""The least width of a prompt in pixels that is a column beside the board."""


def prompt_at() -> QPoint:
    """Return the offset of the prompt from the upper corner where reading begins, in pixels."""
    at = _COMPACT_AT if theme().compact else _PROMPT_AT
    return QPoint(px(at.x()), px(at.y()))


class BoardHost(BoardView):
    """Shows one scene at a time, with the prompt and the reasons why a move was refused."""

    glides = True
    """Whether the board glides to its new place when the prompt needs more room or less."""
    prompts = True
    """Whether the prompt appears over the table; otherwise another widget shows its text."""
    column = False
    """Whether the prompt may be a column beside the board, if that makes the board larger."""
    taken = 0
    """How many pixels beside the prompt another widget occupies."""
    beneath: QWidget | None = None
    """The widget that stands below the prompt if it has no room beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = PromptHeader(self)
        self.prompt.spoke.connect(self.place_prompt)
        self._prompted: str | None = None
        """The prompt that was said last."""
        self._unfitted = False
        """Whether the prompt changed its size while something was dragged."""
        self.make_room: Callable[[QRectF, float], QRectF] = lambda area, _width: area
        """Maps the prompt's area and its greatest width, in pixels, to the whole area kept free."""

    # -- the scene

    def attach(self, scene: BoardScene) -> None:
        """Show this scene from now on; screen readers are told where its cursor goes."""
        self._prompted = None
        follow(self, scene)
        scene.heard.connect(play_sounds)
        self.show_scene(scene)

    def detach(self) -> None:
        """Take the scene away, if there is one, and delete it."""
        scene = self.board_scene
        if scene is not None:
            scene.motion.finish()
            self.setScene(None)
            scene.deleteLater()

    def show_position(self, shown: Shown) -> None:
        """Show a session's position on the scene; nothing is animated while the page is hidden.

        Screen readers first say what happened, then the prompt.
        """
        scene = self.board_scene
        if scene is not None:
            say(self, shown.brief or shown.happened, shown.happened)
            if shown.happened and shown.seat is not None:
                self._prompted = None  # after each move somebody here hears what comes next
            scene.show_view(
                shown.view,
                shown.plies,
                viewer=shown.viewer,
                seat=shown.seat,
                animate=shown.animate and self.isVisible(),
            )

    def apply_theme(self) -> None:
        """Draw the scene in the colours of the current theme."""
        scene = self.board_scene
        if scene is not None:
            scene.set_theme(theme())

    # -- the prompt

    def show_prompt(self, player: int | None, prompt: Prompt, aloud: str = "") -> None:
        """Show what a player is to do; None shows the prompt without a player's chip.

        Screen readers say `aloud` if the prompt's sentence is new.
        """
        if prompt.sentence != self._prompted:
            say_next_step(self, aloud)
        self._prompted = prompt.sentence
        self.prompt.show_prompt(player, prompt.sentence, prompt.hint, accent=prompt.accent)
        self.fit_prompt()

    def fit_prompt(self) -> None:
        """Place the prompt; the board follows, but not during a drag."""
        before = self.header
        self._lay_out_prompt()
        self._unfitted |= self.header != before
        if self._unfitted and not (self.board_scene is not None and self.board_scene.dragging):
            self._fit_board()

    def await_disk(self) -> None:
        """Show that the chosen move is being saved, and do not announce the prompt until then."""
        say_next_step(self, "")
        self.prompt.await_disk()

    def refuse(self, reason: str) -> None:
        """Show and announce for a while why a move was refused."""
        self.prompt.show_error(reason)
        say(self, reason)
        self.place_prompt()

    def place_prompt(self) -> None:
        """Place the prompt, and give the board the remaining room."""
        self._lay_out_prompt()
        self._fit_board()

    def _lay_out_prompt(self) -> None:
        shown = self.prompts and (self.prompt.speaks or self.beneath is not None)
        self.prompt.setVisible(shown)
        if not shown:
            self.header = QRectF()
            return
        corner = prompt_at()
        usual = _COMPACT_ROOM if theme().compact else _PROMPT_ROOM
        across = self._prompt_width(self.width() - 2 * corner.x(), corner.y() + px(usual))
        width = across - self.taken
        self.prompt.limit(max(px(LEAST_WIDTH), width))
        size = QSizeF(across, max(self.prompt.height(), usual * theme().text_scale))
        if self.beneath is not None:
            size.setHeight(self.prompt.height() + px(_BETWEEN) + self.beneath.height())
        whole = QRectF(self.rect())
        at = as_read(QRectF(corner, QSizeF(self.prompt.size())), whole)
        self.prompt.move(at.topLeft().toPoint())
        if self.beneath is not None:
            left = self.width() - corner.x() - self.beneath.width()
            top = self.prompt.geometry().bottom() + px(_BETWEEN)
            self.beneath.move(corner.x() if from_right() else left, top)
        covered = self.make_room(as_read(QRectF(corner, size), whole), width)
        self.header = place_rect(covered)

    def _prompt_width(self, whole: int, head: int) -> int:
        """Return the width for the prompt: all of it, or a column where the board needs the height.

        `head` is the height that the prompt takes if it is above the board.
        """
        scene = self.board_scene
        if not self.column or scene is None or scene.view is None:
            return whole
        board, pad = scene.board_rect(), px(theme().layout("tablePadding"))
        free = self.width() - 2 * pad - px(self._corner.width())
        high = self.height() - 2 * pad - px(self.footer)
        if board.isEmpty() or high <= 0:
            return whole
        least = px(_COLUMN) + px(_BETWEEN)
        column = max(least, round(free - board.width() / board.height() * high))
        beside = min((free - column) / board.width(), high / board.height())
        below = min(free / board.width(), (high - head) / board.height())
        return column - px(_BETWEEN) if beside > below else whole

    def _fit_board(self) -> None:
        self._unfitted = False
        if self.glides:
            self.follow()
        else:
            self.refit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tell_focus(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_prompt()
