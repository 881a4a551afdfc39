"""Common code of all pages: commands, top bar, notices, clipboard, touch."""
