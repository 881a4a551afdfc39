"""The sounds of the table: as loud as somebody chose, or as the system wishes."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance

if TYPE_CHECKING:
    from desktop.sound.player import SoundPlayer

_USUAL = 55
"""The volume where nobody has chosen one."""


@cache
def _player() -> "SoundPlayer":
    """Return the one instance of the application."""
    from desktop.sound.player import SoundPlayer  # the start need not wait for it

    player = SoundPlayer()
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(player.close)
    return player


def volume() -> int:
    """How loud sounds are, 0..100: as was chosen, else silent where the system wants it."""
    chosen = Settings().volume
    return _wished() if chosen is None else chosen


def choose_volume(percent: int) -> None:
    """Keep a volume of 0..100; what the system has anyway is not kept, and follows it."""
    Settings().volume = None if percent == _wished() else percent


def _wished() -> int:
    return 0 if appearance().wishes.silent else _USUAL


def prepare_sounds() -> None:
    """Make the first sound as quick as the others, unless nobody is to hear any."""
    if volume():
        _player().prepare()


def play_sounds(sounds: Iterable[str]) -> None:
    """Play sounds of these names, in a thread of their own."""
    _player().play(sounds, volume())
