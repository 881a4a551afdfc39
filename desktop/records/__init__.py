"""The page of the records: matches that go on and matches that are over."""
