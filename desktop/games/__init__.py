"""What is each game's own in the window: see `card.py` and `ui.py`."""
