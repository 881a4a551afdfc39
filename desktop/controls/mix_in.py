"""The base of mix-ins for widgets."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    MixIn = QWidget
    """The base of a mix-in: QWidget for the type checker, as the final class inherits from it."""
else:  # a widget can have only one Qt base class
    MixIn = object
