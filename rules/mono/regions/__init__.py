"""“Regions”: the puzzle of finding a Mono layout from some of its cells by reasoning.

`position.py` holds the board and its moves, `knowledge.py` the knowledge about a partial layout,
`solver.py` the named techniques, `maker.py` the generator.
"""
