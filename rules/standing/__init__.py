"""A player's standing: a rating against the computer players, and personal bests."""
