"""How sure a share is: intervals that hold the truth in 95 of 100 cases, for one share and for the difference of two.

Wilson's interval for one share. For two shares of the same games Newcombe's method 10 («Improved confidence intervals
for the difference between binomial proportions based on paired data», Statistics in Medicine 17, 1998), which is made
of Wilson's limits; for a mean of figures the usual normal one.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Self

import msgspec

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(msgspec.Struct, frozen=True):
    """A share, or a difference of two, with the limits of its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Return half of the interval's width."""
        return (self.high - self.low) / 2

    @property
    def negative(self) -> Self:
        """Return the same the other way round."""
        return type(self)(-self.value, -self.high, -self.low)


UNKNOWN = Share(0.0, 0.0, 1.0)
"""A share of which nothing has been seen."""


def wilson(found: float, of: int) -> Share:
    """Return the share of so many found of so many looked at, with Wilson's interval.

    `found` may be broken, where what was looked at is whole games and a share of each was found.

    >>> share = wilson(81, 263)
    >>> round(share.value, 4), round(share.low, 4), round(share.high, 4)
    (0.308, 0.2553, 0.3662)
    """
    if of == 0:
        return UNKNOWN
    value = found / of
    centre = value + Z * Z / (2 * of)
    spread = Z * sqrt(value * (1 - value) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    low = 0.0 if found == 0 else (centre - spread) / whole  # rounding must not leave a little
    high = 1.0 if found == of else (centre + spread) / whole
    return Share(value, low, high)


def paired(both: int, first: int, second: int, neither: int) -> Share:
    """Return how much greater the first of two shares of the same games is, by Newcombe's method 10.

    `both`, `first` alone, `second` alone and `neither`: in how many games each was found.

    >>> share = paired(36, 12, 2, 0)
    >>> round(share.value, 4), round(share.low, 4), round(share.high, 4)
    (0.2, 0.0569, 0.3404)
    """
    of = both + first + second + neither
    if of == 0:
        return Share(0.0, -1.0, 1.0)
    one, other = wilson(both + first, of), wilson(both + second, of)
    phi = _correlation(both, first, second, neither)
    down, up = one.value - one.low, one.high - one.value
    other_down, other_up = other.value - other.low, other.high - other.value
    difference = one.value - other.value
    low = difference - sqrt(max(down**2 - 2 * phi * down * other_up + other_up**2, 0))
    high = difference + sqrt(max(up**2 - 2 * phi * up * other_down + other_down**2, 0))
    return Share(difference, low, high)


def _correlation(both: int, first: int, second: int, neither: int) -> float:
    """Return how the two go together, from -1 to 1, corrected for continuity as the method has it."""
    margins = (both + first) * (second + neither) * (both + second) * (first + neither)
    if margins == 0:
        return 0.0
    found = both * neither - first * second
    if found > 0:
        found = max(found - (both + first + second + neither) / 2, 0)  # type: ignore[assignment]
    return found / sqrt(margins)


def mean(count: int, total: float, squares: float) -> Share:
    """Return the mean of so many figures, given their sum and the sum of their squares, with its normal interval."""
    if count == 0:
        return UNKNOWN
    value = total / count
    if count == 1:
        return Share(value, value, value)
    variance = max(squares - count * value * value, 0) / (count - 1)
    half = Z * sqrt(variance / count)
    return Share(value, value - half, value + half)
