"""The commands common to all games, as the move list and records write them."""

RESIGN = "resign"
PROPOSE_DRAW = "propose draw"
ACCEPT_DRAW = "accept draw"
REJECT_DRAW = "reject draw"
CLAIM_TIE = "claim tie"
TIME_OUT = "out of time"
"""Given only by the clock. A record writes it as `resign`, with no time left."""
COMMANDS = (RESIGN, PROPOSE_DRAW, ACCEPT_DRAW, REJECT_DRAW, CLAIM_TIE, TIME_OUT)
