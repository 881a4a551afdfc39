"""What the reader makes of random layouts, by size.

Made by `python -m tests.tools.mono_measure --usual 2-25`. From 10 regions on the means are those of
some hundred layouts, known to 1 percent at 10 and to 4 at 25. They are not smoothed: what the
reader makes of random layouts does not grow evenly with the size. The spreads there are known to a
fifth only, and lie on a power of the size instead. All layouts of size 2 are alike.
"""

USUAL = {
    2: (4.8, 0.5),
    3: (9.8, 1.2),
    4: (20.5, 1.8),
    5: (31.0, 3.1),
    6: (40.7, 6.9),
    7: (45.4, 9.2),
    8: (50.3, 11.3),
    9: (56.2, 14.0),
    10: (59.3, 15.7),
    11: (62.9, 16.7),
    12: (71.4, 17.7),
    13: (77.5, 18.7),
    14: (83.3, 19.7),
    15: (83.5, 20.6),
    16: (97.3, 21.6),
    17: (95.6, 22.5),
    18: (104.5, 23.4),
    19: (110.0, 24.2),
    20: (113.0, 25.1),
    21: (121.1, 26.0),
    22: (123.0, 26.8),
    23: (123.6, 27.6),
    24: (109.6, 28.4),
    25: (149.1, 29.2),
}
"""For each size the mean of its layouts, in points a match, and the spread of their own means."""
