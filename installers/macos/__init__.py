"""The application and its disk image for macOS."""
