"""A scene for a moment only: to draw a picture, or to call its methods."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import shiboken6

from desktop.board.scene import BoardScene

S = TypeVar("S", bound=BoardScene)


@contextmanager
def temporary(scene: S) -> Iterator[S]:
    """Delete the scene and its items when done.

    Scene and items refer to each other. Without this, they would stay until Python's garbage
    collector runs at some other moment.
    """
    try:
        yield scene
    finally:
        scene.motion.stop()
        shiboken6.delete(scene)
