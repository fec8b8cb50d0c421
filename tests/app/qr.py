"""A reader for the QR codes that rooms have: versions 2 and 3, letters as bytes, nothing damaged (ISO/IEC 18004)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Modules = Sequence[Sequence[bool]]


def _turned(mask: int, y: int, x: int) -> bool:
    """Say whether a mask turns what stands in a row and a column."""
    both = y * x % 2 + y * x % 3
    zero = (
        (y + x) % 2,
        y % 2,
        x % 3,
        (y + x) % 3,
        (y // 2 + x // 3) % 2,
        both,
        both % 2,
        ((y + x) % 2 + y * x % 3) % 2,
    )
    return zero[mask] == 0


BLOCKS = {
    (2, 1): (34,), (2, 0): (28,), (2, 3): (22,), (2, 2): (16,),
    (3, 1): (55,), (3, 0): (44,), (3, 3): (17, 17), (3, 2): (13, 13),
}  # fmt: skip
"""By version and level of correction: how many bytes of content each block has."""


def _content(modules: Modules) -> Iterator[tuple[int, int]]:
    """Give the places of the content, in the order in which it is written: up and down in columns of two."""
    size = len(modules)
    middle = size - 7  # of the one small square

    def taken(y: int, x: int) -> bool:
        corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
        return corner or 6 in (y, x) or (abs(y - middle) < 3 and abs(x - middle) < 3)

    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if up else range(size):
            yield from ((y, x) for x in (right, right - 1) if not taken(y, x))
        up = not up


def read_code(modules: Modules) -> str:
    """Return what a code says. Raises `KeyError` for another version, `ValueError` for another coding."""
    version = (len(modules) - 17) // 4
    form = 0
    for x in (0, 1, 2, 3, 4):
        form = form << 1 | modules[8][x]
    form ^= 0b10101
    level, mask = form >> 3, form & 0b111
    bits = [modules[y][x] != _turned(mask, y, x) for y, x in _content(modules)]
    read = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks = BLOCKS[version, level]
    count, long = len(blocks), sum(blocks)
    content = [read[at] for block in range(count) for at in range(block, long, count)]
    line = "".join(f"{byte:08b}" for byte in content)
    if line[:4] != "0100":
        raise ValueError(line[:4])
    size = int(line[4:12], 2)
    return bytes(int(line[at : at + 8], 2) for at in range(12, 12 + 8 * size, 8)).decode()
