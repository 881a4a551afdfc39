"""The page that tells where a match turned."""
