"""The analysis of a match: one session for its review and its study."""
