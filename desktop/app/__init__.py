"""The application, its window, and what leads from one page to another."""
