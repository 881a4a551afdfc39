"""The sheet for a new match."""
