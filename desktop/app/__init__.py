"""The application, its window, and the ways from one page to another."""
