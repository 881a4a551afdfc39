"""An ear at the window: all that assistive technology is told, or finds when it asks."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

Told = list[tuple[str, ...]]


class Ear:
    """What is said and where the keyboard comes to, from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.aloud: list[str] = []
        """What was announced."""
        self.focus: Told = []
        """What the keyboard came to."""
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.aloud.append(event.message())
        elif event.type() == QAccessible.Event.Focus:  # other names are found in the tree
            self.focus.append(("focus", *texts(event.accessibleInterface())))

    def forget(self) -> None:
        """Forget all of it."""
        self.aloud, self.focus = [], []


def texts(one: QAccessibleInterface) -> tuple[str, ...]:
    """Return the role, the name, the description and the value of something."""
    kinds = QAccessible.Text
    return one.role().name, *map(one.text, (kinds.Name, kinds.Description, kinds.Value))


def tree(one: QAccessibleInterface) -> Iterator[tuple[str, ...]]:
    """Yield everything that can be found, each with its role and texts."""
    if one is not None and not one.state().invisible:
        yield texts(one)
        for number in range(one.childCount()):
            yield from tree(one.child(number))
