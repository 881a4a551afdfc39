"""What the scenes of all games stand on."""
