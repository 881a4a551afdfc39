"""The packages of each system, which install the program and its file type."""
