"""Black Box on the table: `scene.py` holds what the player does, the others what is seen of it."""
