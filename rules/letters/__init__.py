"""Letters: matches between computers by short texts, without a server and without trust.

A match is a chain of signed letters. Every player's program keeps the same table from them.
`letters.md` in this folder explains the format and why nobody can cheat.
"""
