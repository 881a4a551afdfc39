"""The server's common commands, as the move list and records write them."""

RESIGN = "resign"
PROPOSE_DRAW = "propose draw"
ACCEPT_DRAW = "accept draw"
REJECT_DRAW = "reject draw"
CLAIM_TIE = "claim tie"
COMMANDS = (RESIGN, PROPOSE_DRAW, ACCEPT_DRAW, REJECT_DRAW, CLAIM_TIE)
