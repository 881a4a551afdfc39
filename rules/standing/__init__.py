"""How one stands: a rating against the computer players, and the best of each game."""
