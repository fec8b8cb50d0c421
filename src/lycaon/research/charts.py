"""Charts as inline SVG: drawn with the page's own colours, so that they are light by day and dark by night.

Every text in a chart is text: it can be read aloud, found and copied. Colours are the custom properties `--ink`,
`--faint`, `--line` and `--c0` to `--c9` of the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal

import msgspec

from lycaon.research.intervals import Share

WIDTH = 640
LABEL = 168
"""How wide the column of labels is."""
FIGURE = 152
"""How wide the column of figures behind bars is."""
ROW = 30
COLOURS = 10


class Bar(msgspec.Struct, frozen=True):
    """A bar with its interval: shares from 0 to 1."""

    label: str
    share: Share
    text: str
    colour: int = 0


class Part(msgspec.Struct, frozen=True):
    """A part of a stacked bar."""

    label: str
    value: float
    colour: int


def bars(title: str, rows: Sequence[Bar]) -> str:
    """Draw bars that lie, with the limits of their intervals; 0 to 100 %."""
    span = WIDTH - LABEL - FIGURE
    height = len(rows) * ROW + 24
    drawn = [_grid(span, height - 20, LABEL)]
    for place, row in enumerate(rows):
        middle = place * ROW + ROW / 2
        low, high = (LABEL + span * min(max(limit, 0), 1) for limit in (row.share.low, row.share.high))
        drawn += [
            _text(LABEL - 8, middle, row.label, "end"),
            _box(LABEL, middle - 9, span * row.share.value, 18, _fill(row.colour)),
            _whiskers(low, high, middle),
            _text(LABEL + span + 10, middle, row.text, "start"),
        ]
    return _svg(title, height, drawn)


def columns(title: str, values: Sequence[tuple[str, float]]) -> str:
    """Draw columns that stand: a label below and a share of the whole for each."""
    most = max((value for _, value in values), default=0) or 1
    tall, wide = 150, min(WIDTH / max(len(values), 1), 64)
    drawn = []
    for place, (label, value) in enumerate(values):
        middle = place * wide + wide / 2
        high = tall * value / most
        drawn += [
            _box(middle - wide * 0.36, 20 + tall - high, wide * 0.72, high, _fill(0)),
            _text(middle, 11 + tall - high, f"{100 * value:.0f} %", "middle", "small"),
            _text(middle, tall + 32, label, "middle"),
        ]
    return _svg(title, tall + 46, drawn)


def heat(title: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Share]]]) -> str:
    """Draw a table of shares, each the darker the greater it is."""
    wide = min((WIDTH - LABEL) / max(len(heads), 1), 62)
    drawn = [_text(LABEL + (place + 0.5) * wide, 10, head, "middle", "small") for place, head in enumerate(heads)]
    for number, (label, shares) in enumerate(rows):
        top = 22 + number * ROW
        drawn.append(_text(LABEL - 8, top + ROW / 2, label, "end"))
        for place, share in enumerate(shares):
            left = LABEL + place * wide
            drawn += [
                _box(left + 1, top + 1, wide - 2, ROW - 2, _fill(0), 0.08 + 0.62 * share.value),
                _text(left + wide / 2, top + ROW / 2, f"{100 * share.value:.0f}", "middle"),
            ]
    return _svg(title, 26 + len(rows) * ROW, drawn)


def stacked(title: str, rows: Sequence[tuple[str, Sequence[Part]]]) -> str:
    """Draw bars that are made of parts, whose shares add up to 1 at most."""
    span = WIDTH - LABEL - 28
    height = len(rows) * ROW + 24
    drawn = [_grid(span, height - 20, LABEL)]
    for place, (label, parts) in enumerate(rows):
        middle = place * ROW + ROW / 2
        drawn.append(_text(LABEL - 8, middle, label, "end"))
        left: float = LABEL
        for part in parts:
            wide = span * part.value
            said = f"<title>{escape(part.label)} {100 * part.value:.1f} %</title>"
            drawn.append(f"<g>{said}{_box(left, middle - 9, wide, 18, _fill(part.colour))}</g>")
            if wide > 30:
                kind: Literal["small", "on"] = "on" if part.colour >= 0 else "small"
                drawn.append(_text(left + wide / 2, middle, f"{100 * part.value:.0f} %", "middle", kind))
            left += wide
    return _svg(title, height, drawn)


def legend(entries: Sequence[tuple[str, int]]) -> str:
    """Return what the colours of a stacked chart mean; a colour below nought is the faint one."""
    items = "".join(
        f'<li><span class="patch" style="background:{_fill(colour)}"></span>{escape(label)}</li>'
        for label, colour in entries
    )
    return f'<ul class="legend">{items}</ul>'


def _fill(colour: int) -> str:
    return "var(--faint)" if colour < 0 else f"var(--c{colour % COLOURS})"


def _box(left: float, top: float, wide: float, high: float, fill: str, opacity: float = 1) -> str:
    place = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect {place} rx="2" fill="{fill}" fill-opacity="{opacity:.3f}"/>'


def _whiskers(low: float, high: float, middle: float) -> str:
    ends = "".join(f"M{x:.1f} {middle - 5:.1f}v10" for x in (low, high))
    return f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}{ends}" stroke="var(--ink)" stroke-width="1.5" fill="none"/>'


def _grid(span: float, height: float, left: float) -> str:
    lines = "".join(f"M{left + span * quarter / 4:.1f} 0V{height:.1f}" for quarter in range(5))
    marks = "".join(
        _text(left + span * quarter / 4, height + 11, f"{25 * quarter} %", "middle", "small") for quarter in range(5)
    )
    return f'<path d="{lines}" stroke="var(--line)" fill="none"/>{marks}'


def _text(x: float, y: float, text: str, anchor: str, kind: Literal["", "small", "on"] = "") -> str:
    """Draw a text; a small one, or one that stands on a colour."""
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}"{of_kind}>{escape(text)}</text>'


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(drawn)}</svg>"
    )
