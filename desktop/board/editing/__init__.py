"""Boards that are drawn on: positions and layouts being set up."""
