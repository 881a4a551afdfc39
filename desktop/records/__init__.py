"""The page of the records of unfinished and finished matches."""
