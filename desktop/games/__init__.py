"""The games' own parts of the window: see `card.py` and `ui.py`."""
