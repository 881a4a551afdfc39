"""Long work outside the GUI thread."""

WORKER = "--worker"
"""The option with which the program does the work of `worker` instead of opening its window."""
