"""Help: the rules of the games with pictures, the use of the program, shortcuts and credits."""

TABLE, LEARNING, PUZZLES, EDITORS = "table", "learning", "puzzles", "editors"
LETTERS = "letters"
EYES, TERMS, SHORTCUTS, ABOUT = "eyes", "terms", "shortcuts", "about"
"""The topics other than the games."""

TEXTS = (TABLE, LETTERS, LEARNING, PUZZLES, EDITORS, EYES, TERMS)
"""The topics with a text in `resources/help`, besides the games."""
