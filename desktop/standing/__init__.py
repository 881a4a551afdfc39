"""The statistics page: ratings, results and records of the people here."""
