"""A robot at the window: it clicks, drags, touches and presses keys at random."""

from collections import deque
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import appearance
from rules.playout import random_move

Key = Qt.Key
Modifier = Qt.KeyboardModifier
LEFT, MIDDLE, RIGHT = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.MiddleButton,
    Qt.MouseButton.RightButton,
)
_KEYS = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down) * 3,
    *(Key.Key_Return, Key.Key_Space, Key.Key_Tab) * 3,
    *(Key.Key_Escape, Key.Key_Backspace, Key.Key_Delete, Key.Key_Backtab),
    *(Key.Key_Home, Key.Key_Plus, Key.Key_Minus, Key.Key_PageDown, Key.Key_F1),
    *(Key(int(Key.Key_0) + digit) for digit in range(10)),
    *(
        Key.Key_A,
        Key.Key_C,
        Key.Key_E,
        Key.Key_F,
        Key.Key_G,
        Key.Key_H,
        Key.Key_N,
        Key.Key_R,
        Key.Key_S,
    ),
)
_CHORDS = (
    (Key.Key_Z, Modifier.ControlModifier),
    (Key.Key_Z, Modifier.ControlModifier | Modifier.ShiftModifier),
    (Key.Key_E, Modifier.ControlModifier),
    (Key.Key_S, Modifier.ControlModifier),
    (Key.Key_O, Modifier.ControlModifier),
    (Key.Key_Return, Modifier.ControlModifier),
    (Key.Key_Left, Modifier.AltModifier),
    (Key.Key_Left, Modifier.AltModifier),
    (Key.Key_Right, Modifier.AltModifier),
    (Key.Key_Right, Modifier.AltModifier),
    (Key.Key_R, Modifier.ShiftModifier),
)
_WIDTHS, _HEIGHTS = (1024, 1500), (680, 1000)


class Robot:
    """Plays one game, to which it returns whenever it has left it."""

    def __init__(
        self,
        window: MainWindow,
        screen: QPointingDevice,
        slug: str,
        seed: int,
        computers: tuple[int | None, ...] = (),
    ) -> None:
        self.screen = screen
        self.window, self.slug, self.computers = window, slug, computers
        self.rng = Random(seed)
        self.done: deque[str] = deque(maxlen=25)
        """The last actions, to print when something goes wrong."""
        self._acts: list[Callable[[], str]] = []
        for act, weight in (
            (self._click_spot, 24), (self._click, 12), (self._drag, 16), (self._key, 16),
            (self._push, 8), (self._type_move, 6), (self._wheel, 6), (self._chord, 5),
            (self._hover, 5), (self._touch, 8), (self._wait, 4), (self._resize, 1),
            (self._dress, 1),
        ):  # fmt: skip
            self._acts += [act] * weight

    def step(self) -> None:
        """Do one action."""
        popup = QApplication.activePopupWidget()
        if popup is not None and self.rng.random() < 0.3:
            self._tell(self._close_popup)
        elif self.window.session is None and self.rng.random() < 0.25:
            self._tell(self._come_back)
        elif not self.window.curtain.isHidden() and self.rng.random() < 0.3:
            self._tell(self._lift_curtain)
        else:
            self._tell(self.rng.choice(self._acts))
        QApplication.processEvents()

    def _tell(self, act: Callable[[], str]) -> None:
        self.done.append(f"{act.__name__} …")
        self.done[-1] = f"{act.__name__} {act()}"

    # -- positions

    def _target(self) -> QWindow:
        """Return the window that receives events.

        Qt passes them on to an open menu, as with a real mouse.
        """
        handle = self.window.windowHandle()
        assert handle is not None
        return handle

    def _anywhere(self) -> QPoint:
        size = self._target().size()
        return QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))

    def _somewhere(self) -> QPoint:
        """Return the position of a spot on the board, or sometimes next to it.

        Without a board, return a position anywhere.
        """
        scene, view = self.window.table.scene, self.window.table.view
        spots = scene.spots() if scene is not None and view.isVisible() else ()
        if scene is None or not spots or self.rng.random() < 0.1:
            return self._anywhere()
        spot = self.rng.choice(spots)
        at = scene.layer_of(spot).mapToScene(spot.at).toPoint()
        at += QPoint(self.rng.randint(-12, 12), self.rng.randint(-12, 12))
        return self._within(view.viewport().mapTo(self.window, at))

    def _within(self, at: QPoint) -> QPoint:
        """Return the nearest position inside the window, as Qt warns about others."""
        size = self._target().size()
        x, y = min(at.x(), size.width() - 1), min(at.y(), size.height() - 1)
        return QPoint(max(0, x), max(0, y))

    def _press(self, at: QPoint, button: Qt.MouseButton, held: Modifier) -> None:
        QTest.mousePress(self._target(), button, held, self._within(at))
        QTest.mouseRelease(self._target(), button, held, self._within(at))

    def _tap(self, key: Key, held: Modifier = Modifier.NoModifier) -> None:
        QTest.keyPress(self._target(), key, held)
        QTest.keyRelease(self._target(), key, held)

    # -- actions

    def _click_spot(self) -> str:
        return self._click_at(self._somewhere())

    def _click(self) -> str:
        return self._click_at(self._anywhere())

    def _click_at(self, at: QPoint) -> str:
        button = self.rng.choice((LEFT, LEFT, LEFT, LEFT, LEFT, RIGHT, MIDDLE))
        QTest.mouseMove(self._target(), at)
        self._press(at, button, self._modifier())
        return f"{at.toTuple()} {button.name}"

    def _modifier(self) -> Modifier:
        return self.rng.choice((*[Modifier.NoModifier] * 6, Modifier.ShiftModifier))

    def _drag(self) -> str:
        """Drag from one position to another, sometimes with another action on the way."""
        start, end = self._somewhere(), self._somewhere()
        button, held = self.rng.choice((LEFT, LEFT, LEFT, LEFT, MIDDLE)), self._modifier()
        QTest.mousePress(self._target(), button, held, start)
        for share in (0.1, 0.5, 1.0):
            # A menu may have opened or closed, so the target may have another size.
            QTest.mouseMove(self._target(), self._within(start + (end - start) * share))
        between = ""
        if self.rng.random() < 0.2:
            act = self.rng.choice((self._key, self._chord, self._wheel, self._resize, self._dress))
            between = f"{act.__name__} {act()}"
        if self.window.isVisible():
            QTest.mouseRelease(self._target(), button, held, self._within(end))
        return f"{start.toTuple()} {end.toTuple()} {button.name} {between}"

    def _touch(self) -> str:
        """Press, move and release some fingers, and return what they did.

        Other actions may happen in between.
        """
        touch, down, said = QTest.touchEvent(self.window, self.screen), dict[int, QPoint](), ""
        for _ in range(self.rng.randrange(2, 9)):
            number = self.rng.randrange(3)
            for other in down.keys() - {number}:
                touch.stationary(other)
            at = self._somewhere()
            if number not in down:
                down[number] = at
                touch.press(number, at, self.window)
            elif self.rng.random() < 0.6:
                touch.move(number, at, self.window)
            else:
                del down[number]
                touch.release(number, at, self.window)
            said += f"{number}{'+' if number in down else '-'}{at.toTuple()} "
            touch.commit()
            if self.rng.random() < 0.2:
                act = self.rng.choice(
                    (self._key, self._chord, self._drag, self._resize, self._wait)
                )
                said += f"{act.__name__} {act()} "
        for number, at in down.items():
            touch.release(number, at, self.window)
        if down:
            touch.commit()
        return said

    def _hover(self) -> str:
        at = self._somewhere()
        QTest.mouseMove(self._target(), at)
        return str(at.toTuple())

    def _key(self) -> str:
        key = self.rng.choice(_KEYS)
        self._tap(key)
        return key.name

    def _chord(self) -> str:
        key, held = self.rng.choice(_CHORDS)
        self._tap(key, held)
        return f"{key.name} {held.name}"

    def _wheel(self) -> str:
        at, turn = self._somewhere(), self.rng.choice((-240, -120, -40, 40, 120, 240))
        held = self.rng.choice((Modifier.NoModifier, Modifier.ControlModifier))
        QTest.wheelEvent(self._target(), at, QPoint(0, turn), stateKey=held)
        return f"{at.toTuple()} {turn} {held.name}"

    def _push(self) -> str:
        """Press a random visible button, and return its name."""
        buttons = [
            button
            for button in self.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled()
        ]
        if not buttons:
            return "nothing"
        button = self.rng.choice(buttons)
        at = button.mapTo(self.window, button.rect().center())
        name = button.accessibleName() or button.text()
        self._press(at, LEFT, Modifier.NoModifier)
        return name

    def _type_move(self) -> str:
        """Type a legal move in its notation, so that the game continues."""
        scene, entry = self.window.table.scene, self.window.table.panel.entry
        if scene is None or scene.seat is None or QApplication.activePopupWidget() is not None:
            return "nothing"
        text = str(random_move(scene.game, scene.view, self.rng, most=60))
        if entry.isHidden():
            self._tap(Key.Key_E, Modifier.ControlModifier)
        if not entry.isVisible():
            return "nowhere"
        entry.field.setFocus()
        entry.field.setText(text)
        self._tap(Key.Key_Return)
        return text

    def _wait(self) -> str:
        QTest.qWait(self.rng.choice((1, 5, 20, 60)))
        return ""

    def _resize(self) -> str:
        size = self.rng.randint(*_WIDTHS), self.rng.randint(*_HEIGHTS)
        self.window.resize(*size)
        return str(size)

    def _dress(self) -> str:
        if self.rng.random() < 0.5:
            appearance().toggle()
        else:
            appearance().reduce_motion(not appearance().theme.reduced_motion)
        return ""

    # -- returning to the game

    def _close_popup(self) -> str:
        self._tap(Key.Key_Escape)
        return ""

    def _come_back(self) -> str:
        self.window.showNormal()
        seed = self.rng.randrange(100)
        self.window.start_game(NewMatch(self.slug, ("fred", "ned"), {}, seed, self.computers))
        return ""

    def _lift_curtain(self) -> str:
        self._tap(Key.Key_Return)
        return ""
