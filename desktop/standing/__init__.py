"""The page that says how one stands: rating, statistics and records of the people here."""
