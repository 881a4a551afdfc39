"""Sounds: what is heard of what happens at the table."""
