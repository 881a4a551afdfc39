"""Help: the rules of the games with pictures, the shortcuts, and what the program is made of."""

TABLE, PUZZLES, EYES, SHORTCUTS, ABOUT = "table", "puzzles", "eyes", "shortcuts", "about"
"""The topics besides the games."""
