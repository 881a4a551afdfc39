"""The reader's points on random layouts, by size.

Made by `python -m tests.tools.mono_measure --usual 2-25`. From 10 regions on, the means come from a
few hundred layouts, with an error of 1 percent at 10 and 4 percent at 25. They are not smoothed, as
the points do not grow evenly with the size. The measured spreads there have an error of a fifth, so
a fitted power of the size is used instead. The layouts of size 2 are mirror images of
each other.
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
"""By size: the mean points per match, and the standard deviation among layouts."""
