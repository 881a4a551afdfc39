"""The sounds of the table, at the chosen volume or as the system setting requires."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance

if TYPE_CHECKING:
    from desktop.sound.player import SoundPlayer

_USUAL = 55
"""The default volume."""


@cache
def _player() -> "SoundPlayer":
    """Return the one instance of the application."""
    from desktop.sound.player import SoundPlayer  # imported here to keep the start fast

    player = SoundPlayer()
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(player.close)
    return player


def volume() -> int:
    """Return the volume, 0..100: the chosen one, or the default unless the system is silent."""
    chosen = Settings().volume
    return _wished() if chosen is None else chosen


def choose_volume(percent: int) -> None:
    """Store a volume of 0..100; the default is not stored, so that it follows the system."""
    Settings().volume = None if percent == _wished() else percent


def _wished() -> int:
    return 0 if appearance().wishes.silent else _USUAL


def prepare_sounds() -> None:
    """Start the player early, so that the first sound is not late; not if sounds are off."""
    if volume():
        _player().prepare()


def play_sounds(sounds: Iterable[str]) -> None:
    """Play sounds of these names, in a separate thread."""
    _player().play(sounds, volume())
