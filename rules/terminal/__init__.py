"""Commands of `python -m rules`, including a table for playing in the terminal."""
