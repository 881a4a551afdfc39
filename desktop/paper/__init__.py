"""Documents for paper: matches, positions, layouts and sheets to write on, as PDF."""
