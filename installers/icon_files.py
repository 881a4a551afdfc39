"""Icon files with several sizes: Windows' .ico and macOS' .icns."""

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
"""The entry types by edge in pixels: plain, and for screens with twice the density."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .ico of PNG pictures by edge length, 1 to 256 pixels; small ones first."""
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
    """Return an .icns of PNG pictures by edge length.

    Raises KeyError for a length that the format does not have.
    """
    body = b""
    for edge, png in sorted(pictures.items()):
        for kind in ICNS_TYPES[edge]:
            body += kind + struct.pack(">I", 8 + len(png)) + png
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
