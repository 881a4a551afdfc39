"""The page that shows where a match turned."""
