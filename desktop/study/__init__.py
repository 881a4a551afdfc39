"""The page of studies: variations, comments and an engine for a match that may be reviewed."""
