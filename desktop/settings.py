"""What the application remembers from one start to the next."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

MOST_RECENT = 8
THEME_CHOICES = ("system", "light", "dark")


class Settings:
    """Typed access to the settings; anything unreadable counts as never set."""

    def __init__(self) -> None:
        self._store = QSettings()

    @property
    def theme(self) -> str:
        """`light`, `dark` or `system`."""
        choice = str(self._store.value("theme", "system"))
        return choice if choice in THEME_CHOICES else "system"

    @theme.setter
    def theme(self, choice: str) -> None:
        self._store.setValue("theme", choice)

    @property
    def reduced_motion(self) -> bool:
        return str(self._store.value("reduced_motion", "false")).lower() == "true"

    @reduced_motion.setter
    def reduced_motion(self, reduced: bool) -> None:
        self._store.setValue("reduced_motion", reduced)

    @property
    def pace(self) -> int:
        """How fast computer players play: 0 calm, 1 brisk, 2 fast."""
        text = str(self._store.value("pace", "1"))
        return int(text) if text in ("0", "1", "2") else 1

    @pace.setter
    def pace(self, pace: int) -> None:
        self._store.setValue("pace", pace)

    @property
    def layout(self) -> str:
        """The layout of Mono that was on the editor's board last, as one line; or empty."""
        return str(self._store.value("layout", ""))

    @layout.setter
    def layout(self, line: str) -> None:
        self._store.setValue("layout", line)

    @property
    def names(self) -> list[str]:
        """The names last typed at the seats."""
        return _texts(self._store.value("names"))

    @names.setter
    def names(self, names: list[str]) -> None:
        self._store.setValue("names", names)

    def last_game(
        self, slug: str
    ) -> tuple[list[str], dict[str, int | bool], tuple[int | None, ...]]:
        """The names, options and levels a game was last begun with; empty if it never was."""
        try:
            kept = json.loads(str(self._store.value(f"last/{slug}", "")))
            names, options, levels = kept["names"], kept["options"], kept.get("levels", [])
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return [], {}, ()
        plain = isinstance(options, dict) and all(isinstance(v, int) for v in options.values())
        known = isinstance(levels, list) and all(n is None or type(n) is int for n in levels)
        return _texts(names), options if plain else {}, tuple(levels) if known else ()

    def remember_game(
        self,
        slug: str,
        names: Sequence[str],
        options: Mapping[str, int | bool],
        levels: Sequence[int | None] = (),
    ) -> None:
        """Keeps what a game was begun with."""
        kept = {"names": list(names), "options": dict(options), "levels": list(levels)}
        self._store.setValue(f"last/{slug}", json.dumps(kept))

    @property
    def recent(self) -> list[Path]:
        """The record files last opened or saved that are still there, latest first."""
        return [Path(text) for text in _texts(self._store.value("recent")) if Path(text).is_file()]

    @property
    def folder(self) -> Path:
        """Where a record was last opened or saved; at first the player's own folder."""
        recent = self.recent
        return recent[0].parent if recent else Path.home()

    def remember(self, path: Path) -> None:
        """Puts a record file at the head of the recent ones."""
        path = path.absolute()
        others = [other for other in self.recent if other != path]
        self._store.setValue("recent", [str(p) for p in [path, *others][:MOST_RECENT]])

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window stood."""
        value = self._store.value("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)


def _texts(value: object) -> list[str]:
    # An ini file turns a list of one into a plain text.
    if isinstance(value, str):
        return [value] if value else []
    return [str(item) for item in value] if isinstance(value, list) else []
