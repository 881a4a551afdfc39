"""The games' scenes: `SCENES` of `desktop.games.catalogue`, loaded when first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.catalogue import SCENES
else:

    def __getattr__(name: str) -> object:
        # The window opens without a scene; five of them at once would be waited for.
        if name != "SCENES":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from desktop.games.catalogue import SCENES

        return SCENES


__all__ = ["SCENES"]
