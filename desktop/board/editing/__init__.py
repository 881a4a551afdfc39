"""Boards that can be edited, to set up positions and layouts."""
