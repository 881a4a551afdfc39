"""Everything the program stores on the disk."""
