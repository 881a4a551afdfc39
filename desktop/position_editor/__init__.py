"""The editor of positions: what lies where, whose turn it is, and a match that begins there."""
