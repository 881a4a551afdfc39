"""What the rules say, in the language of the window."""
