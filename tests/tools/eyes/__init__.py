"""The program played by ear: over the bus of assistive technology, with texts and keys alone."""
