"""Developers' tools, which are not part of the bundle."""
