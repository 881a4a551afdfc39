"""Long work outside the GUI thread."""

WORKER = "--worker"
"""The option that makes the program run `worker` instead of opening its window."""
