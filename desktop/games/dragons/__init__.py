"""Dragons on the table: `scene.py` handles the player's actions, the other modules show them."""
