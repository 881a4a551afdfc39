"""Translates the messages of the rules into the language of the window."""
