"""Small programs that use the rules: start here to write your own.

- `bot`: a computer player of a dozen lines, playing against a built-in one
- `tournament`: a tournament of computer players, and its table
- `read_record`: the contents of a saved match

Each runs from a terminal, such as `python -m rules.examples.bot`.
"""
