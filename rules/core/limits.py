"""Limits on the size of files that are read, and on the work they may cause.

Matches of this program always stay within the limits, and reading checks every one. So a malicious
file costs only a moment and gives a clear error.
"""

MOST_BYTES = 4 * 2**20
"""The most bytes of a record."""

MOST_PLIES = 5_000
"""The most plies of one match, including undone ones."""

MOST_LINES = 2 * MOST_PLIES + 1
"""The most lines after a record's header: ply 0, and two per ply if each was undone alone."""

MOST_MOVES = 20_000
"""The most single moves in all these plies; a ply of Black Box may have many markers."""

LONGEST_TEXT = 4_096
"""The most characters of a typed turn, and of a ply in a record."""

LONGEST_NAME = 40
"""The most characters of a player's name."""

LONGEST_NOTE = 20_000
"""The most characters of a player's notes."""

MOST_PART_LINES = 20_000
"""The most lines of all other parts of a record, such as a study."""

MOST_BRANCHES = 2_000
"""The most plies of all variations in a study."""

LONGEST_COMMENT = 2_000
"""The most characters of a comment on one ply in a study."""

MOST_COMMENTS = 2**18
"""The most characters of all comments in a study."""
