"""What every page needs, with or without a board: commands, top bar, notices, clipboard, touch."""
