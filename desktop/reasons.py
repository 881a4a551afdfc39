"""Reasons of the rules, as the window says them."""

from __future__ import annotations


def sentence(reason: str) -> str:
    """A reason as it stands in a line of its own."""
    return reason[:1].upper() + reason[1:]
