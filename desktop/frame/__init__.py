"""What pages with a board share: banner, players, scores."""
