"""What classes stand on that are mixed into widgets."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    MixIn = QWidget
    """The base of a mix-in: has the methods of QWidget, which the class it is mixed into brings."""
else:  # a widget has one Qt class only
    MixIn = object
