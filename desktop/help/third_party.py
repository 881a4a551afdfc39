"""The parts of others the program is packed with, and their licences: `licences/parts.json`."""

from __future__ import annotations

import sys
from typing import NamedTuple

import resources


class Part(NamedTuple):
    """Something under a licence of its own."""

    name: str
    licence: str
    """Its short name, as SPDX writes it."""
    texts: tuple[str, ...]
    """The resources that hold the licence."""

    def text(self) -> str:
        """The licence; empty where it was not packed."""
        found = []
        for name in self.texts:
            try:
                found.append(resources.text(*name.split("/")).strip("\n"))
            except OSError:
                continue
        return "\n\n".join(found)


def parts() -> list[Part]:
    """All parts of the program as it comes on this system, ours first."""
    return [
        Part(part["name"], part["licence"], tuple(part["texts"]))
        for part in resources.data("licences", "parts.json")["parts"]
        if sys.platform in part.get("systems", [sys.platform])
    ]
