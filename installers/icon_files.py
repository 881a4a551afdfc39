"""The files that hold an icon in several sizes: Windows' .ico and macOS' .icns."""

import struct
from collections.abc import Mapping

ICNS_TYPES = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"ic12",),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}
"""Edge in pixels -> the kinds of entry, plain and for screens of twice the density."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .ico of PNG pictures by their edge, 1 to 256 pixels; small ones first."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for edge, png in sorted(pictures.items()):
        size = edge % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), at)
        bodies += png
        at += len(png)
    return head + entries + bodies


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .icns of PNG pictures by their edge.

    Raises KeyError for an edge it has no kind for.
    """
    body = b""
    for edge, png in sorted(pictures.items()):
        for kind in ICNS_TYPES[edge]:
            body += kind + struct.pack(">I", 8 + len(png)) + png
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
