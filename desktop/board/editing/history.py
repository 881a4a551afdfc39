"""History: the value shown now, the steps that led to it, and the steps that were undone."""

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """A list of values with unlimited undo and redo."""

    def __init__(self, *steps: T) -> None:
        """Begin with these values, at least one, and show the last one."""
        self._steps = [*steps]
        self._at = len(steps) - 1

    @property
    def now(self) -> T:
        """The value that is shown."""
        return self._steps[self._at]

    @property
    def steps(self) -> tuple[T, ...]:
        """Every value that undo or redo can reach, the oldest first."""
        return tuple(self._steps)

    @property
    def at(self) -> int:
        """The number of the value that is shown, from 0."""
        return self._at

    def goto(self, number: int) -> bool:
        """Show the value with this number, and return whether it differs from the one before."""
        moved = number != self._at and 0 <= number < len(self._steps)
        self._at = number if moved else self._at
        return moved

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at < len(self._steps) - 1

    def put(self, step: T) -> bool:
        """Add a step, unless it changes nothing, and drop the steps that were undone.

        Returns whether there is a new value, like `undo` and `redo`.
        """
        if step == self.now:
            return False
        self._steps[self._at + 1 :] = [step]
        self._at += 1
        return True

    def replace(self, value: T) -> None:
        """Replace the value that is shown, as it changed without a step."""
        self._steps[self._at] = value

    def undo(self) -> bool:
        """Undo a step, if there is one."""
        could = self.can_undo
        self._at -= could
        return could

    def redo(self) -> bool:
        """Redo the step that was undone last, if there is one."""
        could = self.can_redo
        self._at += could
        return could
