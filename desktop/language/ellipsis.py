"""The ellipsis of commands that ask for more."""

from PySide6.QtCore import QCoreApplication


def with_ellipsis(label: str) -> str:
    """Return the label of a command that asks something before it acts."""
    #: {label} is a command that asks something first, such as “Save…”
    return QCoreApplication.translate("common", "{label}…").format(label=label)
