"""The page of studies: variations, comments and an engine beside a match that can be looked at."""
