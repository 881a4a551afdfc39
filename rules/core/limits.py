"""The limits of what is read: so much a file may hold, and so much work it may ask for.

Whatever a match of this program writes stays within them, and reading checks every one: a file that
somebody else has made costs a moment and a clear sentence, no more.
"""

MOST_BYTES = 4 * 2**20
"""Bytes of a record."""

MOST_PLIES = 5_000
"""Plies that are replayed for one match, those that were taken back included."""

MOST_LINES = 2 * MOST_PLIES + 1
"""Lines behind the head of a record: ply 0, and each ply that was taken back alone."""

MOST_MOVES = 20_000
"""Single moves in all of these: a ply of Black Box may be a turn of many markers."""

LONGEST_TEXT = 4_096
"""Characters of a typed turn, and of a ply in a record."""

LONGEST_NAME = 40
"""Characters of a player's name."""

LONGEST_NOTE = 20_000
"""Characters of what a player noted."""

MOST_PART_LINES = 20_000
"""Lines of all that is kept in a record beside the match, as a study of it."""

MOST_BRANCHES = 2_000
"""Plies of all variations in a study."""

LONGEST_COMMENT = 2_000
"""Characters of what is written to one ply in a study."""

MOST_COMMENTS = 2**18
"""Characters of all comments in a study."""
