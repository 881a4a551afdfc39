"""Study: variations, comments and symbols that people add to a match without secrets."""

from rules.study.part import NAME, read_study, write_study
from rules.study.tree import LONGEST_TITLE, SYMBOLS, Note, Row, Tree
from rules.study.variations import line_through, node_events, node_text, other_draws, play, redraw

__all__ = [
    "LONGEST_TITLE",
    "NAME",
    "SYMBOLS",
    "Note",
    "Row",
    "Tree",
    "line_through",
    "node_events",
    "node_text",
    "other_draws",
    "play",
    "read_study",
    "redraw",
    "write_study",
]
