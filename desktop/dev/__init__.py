"""Developers' tools, never bundled."""
