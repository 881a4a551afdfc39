"""`python -m rules`: the table in the terminal and its other commands."""
