"""Letters: matches against people at other computers, by short texts that travel by mail or chat.

The rules of letters are in `rules/letters`. Here are the files of the matches, their session at the
table, and the sheets to invite, accept and send.
"""
