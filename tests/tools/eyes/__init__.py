"""Tests that play the program through its accessibility tree, with only texts and keys."""
