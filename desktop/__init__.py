"""The Quincunx window: everything that needs Qt."""
