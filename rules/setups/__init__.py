"""The words of set-up positions, game by game: texts to facts and back.

What the facts mean is for `Game.read_setup` and `Game.write_setup`.
"""
