"""The set-up program for Windows."""
