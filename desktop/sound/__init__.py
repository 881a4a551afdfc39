"""Sounds of the events at the table."""
