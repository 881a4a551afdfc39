"""The lessons: short tasks at the real board of each game."""
