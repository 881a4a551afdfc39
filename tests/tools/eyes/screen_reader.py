"""A screen reader's means: the announced texts, the accessibility tree, and the keyboard.

This runs in the system's Python, which has the AT-SPI bindings. It needs no other module of the
project.
"""

import subprocess
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # a version must be chosen before

_PATIENCE = 300.0  # seconds; a busy machine starts the program slowly
_ANSWERS_IN = 60_000
"""The most milliseconds until the program answers. After 800, the usual limit, what it could not
answer would be missing in the tree.
"""
_BUTTONS = ("push button", "radio button", "check box")
_EVENTS = (
    "object:state-changed:showing",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:announcement",
)


class NothingThere(AssertionError):
    """Something that was waited for did not appear."""


class ScreenReader:
    """Listens to the program's announcements, searches its tree, and presses keys."""

    def __init__(self) -> None:
        Atspi.init()
        Atspi.set_timeout(_ANSWERS_IN, _ANSWERS_IN)
        self.said: list[str] = []
        """All announcements, in order."""
        self.focused: list[tuple[str, str]] = []
        """The role and name of each object that got the keyboard focus, in order."""
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in _EVENTS:
            self._listener.register(kind)
        self._context = GLib.MainContext.default()

    def _hear(self, event: Any) -> None:
        try:
            source, kind = event.source, event.type
            role, name = source.get_role_name(), source.get_name()
        except GLib.Error:
            return  # it is already gone
        if kind.startswith("object:announcement"):
            self.said.append(str(event.any_data))
        elif event.detail1 and kind.endswith(":showing") and role == "notification":
            self.said.append(name)
        elif event.detail1 and kind.endswith(":focused"):
            self.focused.append((role, name))

    def listen(self, seconds: float = 0.05) -> None:
        """Receive events for `seconds` seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._context.iteration(False):
                pass
            time.sleep(0.005)

    def wait_for(self, found: Callable[[], Any], what: str) -> Any:
        """Listen until `found` returns something true, and return that.

        Raises NothingThere on timeout.
        """
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            self.listen()
            try:
                thing = found()
            except GLib.Error:
                continue  # something has disappeared meanwhile
            if thing:
                return thing
        shown = "\n".join(f"{role}: {name}" for role, name, _ in self.tree())
        raise NothingThere(f"{what} did not come in {_PATIENCE:g} s; there was\n{shown}")

    # -- the tree

    def tree(self) -> Iterator[tuple[str, str, Any]]:
        """Yield the role and name of every object that is showing, in order, with the object."""
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            yield from _below(desktop.get_child_at_index(number))

    def find(self, role: str, start: str) -> Any:
        """Return the first object of a role whose name begins with `start`, or None."""
        return next((t for r, n, t in self.tree() if r == role and n.startswith(start)), None)

    def press(self, start: str, *, last: bool = False) -> None:
        """Wait for a button whose name begins with `start`, and press the first or last of them."""

        def pressed() -> bool:
            seen = (t for r, name, t in self.tree() if r in _BUTTONS and name.startswith(start))
            try:
                found = list(seen) if last else [*islice(seen, 1)]
                button = found[-1] if found else None
                return button is not None and bool(button.do_action(0))
            except GLib.Error:
                return False  # it has disappeared meanwhile

        self.wait_for(pressed, f"a button {start!r}")
        self.listen(0.3)

    def items(self, name: str) -> list[tuple[str, str, Any]]:
        """Return the name, description and object of each item of a list, and of overlays on it."""
        found = self.find("list", name)
        return [] if found is None else self.items_of(found)

    def items_of(self, thing: Any) -> list[tuple[str, str, Any]]:
        """Return the same for the direct children of an object."""
        return list(_items(thing))

    # -- keys

    def take_keyboard(self) -> None:
        """Give the program's window the keyboard focus, as there is no window manager."""

        def taken() -> bool:
            search = ["xdotool", "search", "--onlyvisible", "--name", "Quincunx", "windowfocus"]
            return subprocess.run(search, check=False, capture_output=True).returncode == 0

        self.wait_for(taken, "the window")

    def keys(self, *names: str) -> None:
        """Press keys, given by X's names."""
        subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True)
        self.listen(0.1)

    def type(self, text: str) -> None:
        """Type a text."""
        subprocess.run(["xdotool", "type", "--delay", "4", text], check=True)
        self.listen(0.1)


def _below(thing: Any) -> Iterator[tuple[str, str, Any]]:
    try:
        if thing is None:
            return
        hidden = not thing.get_state_set().contains(Atspi.StateType.SHOWING)
        if hidden and thing.get_role_name() != "application":
            return
        yield thing.get_role_name(), thing.get_name(), thing
        count = thing.get_child_count()
    except GLib.Error:
        return  # it has disappeared meanwhile
    for number in range(count):
        try:
            child = thing.get_child_at_index(number)
        except GLib.Error:
            return
        yield from _below(child)


def _items(found: Any) -> Iterator[tuple[str, str, Any]]:
    try:
        for number in range(found.get_child_count()):
            child = found.get_child_at_index(number)
            if child is not None:
                yield child.get_name(), child.get_description(), child
    except GLib.Error:
        return
