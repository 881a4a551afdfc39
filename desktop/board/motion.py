"""Motion: small animations of scene items that can all be finished at once."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsItem

from desktop.theme.theme import Theme

_CURVES = {
    "enter": QEasingCurve.Type.OutCubic,
    "leave": QEasingCurve.Type.InCubic,
    "move": QEasingCurve.Type.InOutCubic,
    "drop": QEasingCurve.Type.OutBack,
    "pulse": QEasingCurve.Type.InOutSine,
    "count": QEasingCurve.Type.OutQuart,
    "linear": QEasingCurve.Type.Linear,
}


def _nothing() -> None:
    """Do nothing before a motion, unless another function is set."""


class Motion:
    """The running animations of one table. Durations are token names and respect reduced motion."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._running: list[QAbstractAnimation] = []
        self._waiting: Callable[[], None] | None = None
        self.begins: Callable[[], None] = _nothing
        """Called before an animation starts, unless it is an endless pulse."""

    @property
    def running(self) -> bool:
        return bool(self._running)

    @property
    def is_moving(self) -> bool:
        """Whether an animation is running that is not endless."""
        return any(animation.totalDuration() >= 0 for animation in self._running)

    def plays(self, animation: QAbstractAnimation) -> bool:
        """Return whether this animation is still running; Qt deletes it when it ends."""
        return animation in self._running

    def play(self, animation: QAbstractAnimation, then: Callable[[], None] | None = None) -> None:
        """Start an animation; `then` is called when it has ended or was finished early."""
        if animation.totalDuration() >= 0:
            self.begins()
        self._running.append(animation)

        def ended() -> None:
            if animation in self._running:
                self._running.remove(animation)
                if then is not None:
                    then()
                self._go_on()

        animation.finished.connect(ended)
        # Connected functions keep the animation and its items alive until Qt has deleted it.
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def when_still(self, then: Callable[[], None]) -> None:
        """Call `then` once no animation is running that is not endless."""
        self._waiting = then
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting is not None and not self.is_moving:
            then, self._waiting = self._waiting, None
            then()

    def finish(self) -> None:
        """Jump to the end of all animations, including those that follow them."""
        while self._running:
            animation = self._running[0]
            if animation.totalDuration() < 0:  # endless
                self._running.remove(animation)
                animation.stop()
            else:
                animation.setCurrentTime(animation.totalDuration())
                if animation in self._running:  # it ended before it could report this itself
                    self._running.remove(animation)
                    animation.stop()
                    self._go_on()

    def stop(self) -> None:
        """Stop all animations where they are, as their items are gone."""
        self._waiting = None
        while self._running:
            animation = self._running.pop()
            if shiboken6.isValid(animation):  # at exit Qt may have deleted it already
                animation.stop()

    def tween(
        self, duration: str, step: Callable[[float], None], curve: str = "move", times: int = 1
    ) -> QVariantAnimation:
        """Return an animation that calls `step` with 0..1.

        `duration` is a token; `times` -1 repeats.
        """
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        easing = QEasingCurve(_CURVES[curve])
        if curve == "drop":
            easing.setOvershoot(1.1)
        animation.setEasingCurve(easing)
        animation.setDuration(self.theme.duration(duration))
        animation.setLoopCount(times)
        animation.valueChanged.connect(lambda value: step(float(value)))
        # Without a duration, Qt reports the end but no value.
        animation.finished.connect(lambda: step(1.0))
        return animation

    def glide(
        self,
        item: QGraphicsItem,
        to: QPointF,
        duration: str = "stackMove",
        curve: str = "move",
    ) -> QVariantAnimation:
        """Return the motion of an item to a point of its parent."""
        origin = item.pos()
        return self.tween(duration, lambda t: item.setPos(origin + (to - origin) * t), curve)

    def fade(
        self, item: QGraphicsItem, to: float, duration: str = "captureFade"
    ) -> QVariantAnimation:
        """Return the motion of an item fading to an opacity."""
        origin = item.opacity()
        return self.tween(duration, lambda t: item.setOpacity(origin + (to - origin) * t), "enter")

    def turn(
        self, item: QGraphicsItem, to: float, duration: str = "turnTile", curve: str = "move"
    ) -> QVariantAnimation:
        """Return the motion of an item turning to an angle in degrees."""
        origin = item.rotation()
        return self.tween(duration, lambda t: item.setRotation(origin + (to - origin) * t), curve)

    def grow(
        self,
        item: QGraphicsItem,
        to: float,
        duration: str = "lift",
        curve: str = "enter",
        start: float | None = None,
    ) -> QVariantAnimation:
        """Return the motion of an item growing or shrinking about its origin."""
        origin = item.scale() if start is None else start
        return self.tween(duration, lambda t: item.setScale(origin + (to - origin) * t), curve)

    def lift(self, item: QGraphicsItem, scale: float) -> None:
        """Make an item of this scale look lifted, at once: a little larger and tilted."""
        item.setScale(scale * self.theme.lifted_scale)
        item.setRotation(self.theme.lifted_tilt)

    def pause(self, duration: str) -> QPauseAnimation:
        """Return a pause of a duration, as an animation."""
        return QPauseAnimation(self.theme.duration(duration))

    @staticmethod
    def one_by_one(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
        """Return a group of animations that run one after the other."""
        group = QSequentialAnimationGroup()
        for animation in animations:
            group.addAnimation(animation)
        return group

    @staticmethod
    def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
        """Return a group of animations that run at the same time."""
        group = QParallelAnimationGroup()
        for animation in animations:
            group.addAnimation(animation)
        return group
