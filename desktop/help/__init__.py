"""Help: the rules of the games with pictures, the shortcuts, and what the program is made of."""

TABLE, PUZZLES, SHORTCUTS, ABOUT = "table", "puzzles", "shortcuts", "about"
"""The topics besides the games."""
