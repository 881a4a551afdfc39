"""The position editor: pieces, the player to move, and a match that begins there."""
