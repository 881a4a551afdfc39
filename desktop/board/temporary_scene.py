"""A scene that is needed for a moment only: to draw a picture, or to ask it something."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import shiboken6

from desktop.board.scene import BoardScene

S = TypeVar("S", bound=BoardScene)


@contextmanager
def temporary(scene: S) -> Iterator[S]:
    """Delete the scene and its items when done.

    Scene and items know each other: otherwise all of them would stay until Python's garbage
    collector comes by, in the middle of something else.
    """
    try:
        yield scene
    finally:
        scene.motion.stop()
        shiboken6.delete(scene)
