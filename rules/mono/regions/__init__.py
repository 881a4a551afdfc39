"""“Nine regions”: a Mono layout is to be found from some of its cells, by reasoning alone.

`position.py` holds the board and its moves, `knowledge.py` what is known of a half-filled one,
`solver.py` the named techniques, `maker.py` the generator.
"""
