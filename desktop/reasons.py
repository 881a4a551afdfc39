"""Reasons of the rules, as the window says them."""

from __future__ import annotations


def sentence(reason: str) -> str:
    """A reason as it stands in a line of its own; names of cells stay small."""
    return reason if reason[1:2].isdigit() else reason[:1].upper() + reason[1:]
