"""BoardFrame: a board with its prompt, banner and panel, as six pages show it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Prompt, Shown
from desktop.board.folding import Islands, SidePanel, Strip
from desktop.board.host import BoardHost
from desktop.board.scene import BoardScene
from desktop.controls.voice import say
from desktop.frame.banner import Banner, BannerWords
from desktop.theme.appearance import appearance


@dataclass(frozen=True, slots=True)
class Captions:
    """The texts over a board. Without a prompt, the previous one stays.

    `aloud` is announced if the prompt's sentence is new.
    """

    player: int | None = None
    prompt: Prompt | None = None
    aloud: str = ""
    banner: BannerWords | None = None


class BoardFrame(Islands):
    """Shows a session's positions, and asks its page for the captions.

    The page makes sessions and scenes, and announces events. The frame calls `captions` with the
    scene's prompt, or None before its first view: whenever the scene changes its prompt, after each
    new position, and on `refresh`. By default the caption is that prompt. The other arguments are
    those of `Islands`.
    """

    attached = Signal(BoardScene)  # a new scene is on the board

    def __init__(
        self,
        panel: SidePanel,
        strip: Strip,
        name: str,
        captions: Callable[[Prompt | None], Captions] = lambda prompt: Captions(prompt=prompt),
        *,
        opened: bool = False,
        below: QWidget | None = None,
    ) -> None:
        view = BoardHost()
        super().__init__(view, panel, strip, name, opened=opened, below=below)
        self.view = view
        self.banner = Banner(view)
        self.captions = Captions()
        """The captions shown."""
        self.previewed: tuple[object, ...] = ()
        """The moves drawn on the board as a preview."""
        self._captions_of = captions
        view.table.add(self.banner)
        self._showing = False
        self.asking = lambda: not self.banner.isHidden()
        self.banner.installEventFilter(self)
        appearance().changed.connect(self._apply_theme)

    @property
    def scene(self) -> BoardScene | None:
        """The scene of the game on the board."""
        return self.view.board_scene

    def attach(self, scene: BoardScene) -> None:
        """Put a scene on the board."""
        scene.prompt_changed.connect(self._follow_prompt)
        self.view.attach(scene)
        self.attached.emit(scene)

    def detach(self) -> None:
        """Take the scene off the board, and delete it."""
        self.previewed = ()
        self.view.detach()

    # -- what is shown

    def show_position(self, shown: Shown) -> None:
        """Show a position, then its captions. Remove previewed moves."""
        self.preview(())
        self._showing = True  # scenes change their prompt before the position is complete
        self.view.show_position(shown)
        self._showing = False
        self._show_captions(anyway=True)

    def refresh(self) -> None:
        """Ask for the captions again; a refusal stays if they are the same."""
        self._show_captions(anyway=False)

    def _follow_prompt(self) -> None:
        if not self._showing:
            self._show_captions(anyway=True)

    def _show_captions(self, *, anyway: bool) -> None:
        scene, before = self.scene, self.captions
        seen = scene is not None and scene.view is not None
        prompt = scene.words.current_prompt() if scene and seen else None
        self.captions = now = self._captions_of(prompt)
        if now.banner is None and before.banner is not None:
            self.banner.keeps_room = False
            self.banner.hide()
        elif now.banner is not None and now.banner != before.banner:
            self.banner.show_words(now.banner)
        same = (now.player, now.prompt) == (before.player, before.prompt)
        if now.prompt is not None and (anyway or not same):
            self.view.show_prompt(now.player, now.prompt, aloud=now.aloud)
        if now.banner != before.banner:
            self.view.table.lay_out()
            self._give_keyboard(now.banner, before.banner)

    def _give_keyboard(self, words: BannerWords | None, before: BannerWords | None) -> None:
        """Focus the first button of a new question."""
        if words is not None and words.first and words.first != (before.first if before else ""):
            if words.first == "yes":
                self.banner.yes.setFocus()
            else:  # the ring shows that Enter chooses the harmless answer
                self.banner.no.setFocus(Qt.FocusReason.TabFocusReason)

    def preview(self, moves: Sequence[object]) -> None:
        """Draw legal moves on the board as if they were made; an empty sequence removes them."""
        scene = self.scene
        if scene is not None and tuple(moves) != self.previewed:
            self.previewed = tuple(moves)
            scene.hand.show_preview(self.previewed)

    def wait(self) -> None:
        """Keep the chosen move on the board until it has been written to disk."""
        if self.scene is not None:
            self.scene.wait()
        self.view.await_disk()

    def refuse(self, reason: str) -> None:
        """Show and announce for a while why an action was refused."""
        self.view.refuse(reason)

    def say(self, text: str) -> None:
        """Announce a text."""
        say(self.view, text)

    def dismiss(self) -> bool:
        """Answer the banner as Escape does; return whether Escape answers it."""
        words = self.captions.banner
        if words is None or words.escape is None:
            return False
        self.banner.answer(words.escape)
        return True

    # -- events

    def _apply_theme(self) -> None:
        drawn = self.previewed
        self.preview(())
        self.view.apply_theme()
        self.preview(drawn)
        self.view.table.lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape answer the banner before the board gets it."""
        if watched is self.banner and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            return pressed and event.key() == Qt.Key.Key_Escape and self.dismiss()
        return super().eventFilter(watched, event)
