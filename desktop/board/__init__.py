"""The parts that the boards of all games share: scene, view, cursor, motion, sprites."""
