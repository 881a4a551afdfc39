"""Record what assistive technology hears from the window, or finds in its accessibility tree."""

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
    """The announcements and keyboard focus changes since it was created."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.aloud: list[str] = []
        """The announcements."""
        self.focus: Told = []
        """The role and texts of everything that got the keyboard focus."""
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.aloud.append(event.message())
        elif event.type() == QAccessible.Event.Focus:  # other names are in the tree
            self.focus.append(("focus", *texts(event.accessibleInterface())))

    def forget(self) -> None:
        """Forget everything heard so far."""
        self.aloud, self.focus = [], []


def texts(one: QAccessibleInterface) -> tuple[str, ...]:
    """Return the role, the name, the description and the value of an object."""
    kinds = QAccessible.Text
    return one.role().name, *map(one.text, (kinds.Name, kinds.Description, kinds.Value))


def tree(one: QAccessibleInterface) -> Iterator[tuple[str, ...]]:
    """Yield the role and texts of every visible object."""
    if one is not None and not one.state().invisible:
        yield texts(one)
        for number in range(one.childCount()):
            yield from tree(one.child(number))
