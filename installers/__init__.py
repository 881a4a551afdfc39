"""What makes a double-click play: the packages of each system."""
