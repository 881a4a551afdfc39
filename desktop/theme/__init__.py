"""Colours, type and motion."""
