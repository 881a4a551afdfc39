"""What the reader makes of random layouts, by size.

Made by `python -m tests.mono_measure --usual 2-25`. From 10 regions on the rows are smoothed over
the sizes, as the mean of so few layouts is known to a twentieth only; all of size 2 are alike.
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
    10: (62.0, 15.7),
    11: (66.0, 17.0),
    12: (71.0, 18.5),
    13: (76.0, 20.0),
    14: (81.0, 21.5),
    15: (86.0, 22.5),
    16: (91.0, 23.5),
    17: (96.0, 25.0),
    18: (101.0, 26.5),
    19: (106.0, 28.0),
    20: (111.0, 30.0),
    21: (117.0, 32.0),
    22: (123.0, 34.0),
    23: (129.0, 36.0),
    24: (135.0, 38.0),
    25: (141.0, 40.0),
}
"""For each size the mean of its layouts, in points a match, and the spread of their own means."""
