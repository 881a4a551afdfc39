"""The parts that all pages with a board share: banner, players, scores."""
