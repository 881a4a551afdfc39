"""The page a match is played on."""
