"""BoardHost: a board with the prompt over it, as on the table, puzzle and set-up pages."""

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Prompt, Shown
from desktop.board.prompt import PromptHeader
from desktop.board.scene import BoardScene
from desktop.board.spoken.accessible import follow, tell_focus
from desktop.board.view import BoardView
from desktop.controls.voice import say, say_next_step
from desktop.sound.table_sounds import play_sounds
from desktop.theme.appearance import theme


class BoardHost(BoardView):
    """Shows one scene at a time, with the prompt and the reasons why a move was refused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = PromptHeader(self)
        self.table.add(self.prompt)
        self._prompted: str | None = None
        """The prompt that was said last."""

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
            scene.planned = shown.planned
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
        self.prompt.show_prompt(player, prompt)
        self.table.lay_out()

    def await_disk(self) -> None:
        """Show that the chosen move is being saved, and do not announce the prompt until then."""
        say_next_step(self, "")
        self.prompt.await_disk()

    def refuse(self, reason: str) -> None:
        """Show and announce for a while why a move was refused."""
        self.prompt.show_error(reason)
        say(self, reason)
        self.table.lay_out()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tell_focus(self)
