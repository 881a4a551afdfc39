"""What the games of tiles share."""
