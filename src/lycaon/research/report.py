"""The report of a simulation: one page of HTML that asks nobody else for anything, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from lycaon.decks import brought
from lycaon.game.house_rules import PRESETS, as_dict, resolve, spelling
from lycaon.game.plan import Setup
from lycaon.game.table import VILLAGE, WEREWOLVES
from lycaon.reference import Speaker
from lycaon.research import charts
from lycaon.research.charts import Bar, Part
from lycaon.research.compare import Comparison, differs
from lycaon.research.folder import Head
from lycaon.research.intervals import Share
from lycaon.research.tally import LIVED, Tally
from lycaon.texts import key

MOST_NIGHTS = 10
"""How many nights and days the charts show one by one."""

NAMES = ("A", "B")
"""What the two tables of a comparison are called."""


def report(voice: Speaker, head: Head, tallies: Sequence[Tally], comparison: Comparison | None) -> str:
    """Return the page: one tally a table, and what differs where two were compared."""
    say = voice.say
    names = NAMES if comparison is not None else ("",)
    parts = [f"<h1>{escape(say('research-title'))}</h1>", _played(voice, head, names)]
    if comparison is not None:
        parts.append(_compared(voice, comparison))
    parts.append(_wins(voice, tallies, names))
    for name, tally in zip(names, tallies, strict=True):
        if name:
            parts.append(f'<h2 class="table">{escape(say("research-table", name=name))}</h2>')
        parts += [part(voice, tally) for part in (_length, _survival, _deaths, _votes, _cards, _because)]
    parts.append(f"<footer>Lycaon {escape(head.version)}</footer>")
    return _PAGE.format(
        language=voice.texts.language, title=escape(say("research-title")), body="\n".join(parts), style=_style()
    )


def _style() -> str:
    return files("lycaon.research").joinpath("report.css").read_text(encoding="utf-8")


# -- what was played --------------------------------------------------------------------------------------------------


def deck_words(voice: Speaker, setup: Setup) -> str:
    """Say which deck is played: its id where it has one, and its cards."""
    counted = Counter(setup.deck)
    cards = voice.texts.join(
        [voice.say("deck-card", count=count, role=voice.texts.role(card)) for card, count in counted.items()]
    )
    known = brought(setup.deck, setup.variant)
    return voice.say("research-deck", deck=known.id, cards=cards) if known is not None else cards


def rules_words(voice: Speaker, setup: Setup) -> str:
    """Say which house rules are played: the nearest preset, and what differs from it."""
    changed, preset = min(((_changed(setup, one), one) for one in PRESETS), key=lambda found: len(found[0]))
    name = voice.say(key("preset", preset, "name"))
    if not changed:
        return name
    words = [
        voice.say("research-rule", rule=voice.texts.rule(option), choice=voice.texts.choice(option, value))
        for option, value in changed.items()
    ]
    return voice.say("research-rules", preset=name, changes=voice.texts.clauses(words))


def _changed(setup: Setup, preset: str) -> dict[str, str]:
    usual = as_dict(resolve(preset, {}))
    return {option: spelling(value) for option, value in as_dict(setup.rules).items() if value != usual[option]}


def level_words(voice: Speaker, level: str) -> str:
    """Return what a level is called."""
    own = key("level", level)
    return voice.say(own) if voice.texts.has(own) else level


def _played(voice: Speaker, head: Head, names: Sequence[str]) -> str:
    say = voice.say
    rows = [(say("research-games"), str(head.games)), (say("research-seed"), str(head.job.seed))]
    for name, seating in zip(names, head.job.tables, strict=True):
        setup = seating.setup
        mark = f"{name}: " if name else ""
        rows.append((mark + say("research-cards"), deck_words(voice, setup)))
        rows.append((mark + say("research-house"), rules_words(voice, setup)))
        if setup.variant is not None:
            rows.append((mark + say("research-variant"), say(key("variant", setup.variant, "name"))))
        if setup.events:
            rows.append((mark + say("research-events"), str(len(setup.events))))
        levels = dict.fromkeys((seating.village, seating.werewolves))
        rows.append((mark + say("research-bots"), voice.texts.join([level_words(voice, one) for one in levels])))
    return _table((), rows) + f"<p>{escape(say('research-intervals'))}</p>"


# -- the parts --------------------------------------------------------------------------------------------------------


def share_words(voice: Speaker, share: Share) -> str:
    """Write a share with its interval, in percent."""
    return voice.say("research-share", share=_percent(share.value), low=_percent(share.low), high=_percent(share.high))


def _percent(value: float) -> str:
    text = f"{100 * value:.1f}"
    return "0.0" if text == "-0.0" else text


def _section(title: str, *parts: str) -> str:
    return f"<section><h3>{escape(title)}</h3>{''.join(parts)}</section>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        f"<tr><th>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>" for row in rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if heads else ""
    return f'<div class="scroll"><table>{top}<tbody>{body}</tbody></table></div>'


def _figures(voice: Speaker, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return the figures of a chart, folded away: they can be read where the chart can't be seen."""
    return f"<details><summary>{escape(voice.say('research-figures'))}</summary>{_table(heads, rows)}</details>"


def _compared(voice: Speaker, comparison: Comparison) -> str:
    say = voice.say
    rows = []
    for camp in comparison.camps():
        share = comparison.difference(camp)
        verdict = say("research-differs" if differs(share) else "research-luck")
        difference = say(
            "research-difference",
            difference=f"{100 * share.value:+.1f}",
            low=f"{100 * share.low:+.1f}",
            high=f"{100 * share.high:+.1f}",
        )
        rows.append((voice.texts.camp(camp), difference, verdict))
    nights = comparison.nights()
    one, other = NAMES
    length = say(
        "research-nights-more",
        one=one,
        other=other,
        nights=f"{nights.value:+.2f}",
        low=f"{nights.low:+.2f}",
        high=f"{nights.high:+.2f}",
    )
    heads = (say("research-camp"), say("research-b-minus-a", other=other), "")
    return _section(
        say("research-compared", one=one, other=other),
        f"<p>{escape(say('research-paired'))}</p>",
        _table(heads, rows),
        f"<p>{escape(length)}</p>",
    )


def _wins(voice: Speaker, tallies: Sequence[Tally], names: Sequence[str]) -> str:
    seen = dict.fromkeys(camp for tally in tallies for camp in tally.camps())
    camps = [VILLAGE, WEREWOLVES, *(camp for camp in seen if camp not in (VILLAGE, WEREWOLVES))]
    rows = []
    for camp in camps:
        for name, tally in zip(names, tallies, strict=True):
            share = tally.share(camp)
            label = voice.texts.camp(camp) + (f" {name}" if name else "")
            rows.append(Bar(label, share, share_words(voice, share), camps.index(camp)))
    title = voice.say("research-wins")
    return _section(title, charts.bars(title, rows))


def _length(voice: Speaker, tally: Tally) -> str:
    say = voice.say
    longest = max(tally.nights, default=0)
    shown = [(str(nights), tally.nights[nights] / tally.games) for nights in range(1, min(longest, MOST_NIGHTS) + 1)]
    if longest > MOST_NIGHTS:
        more = sum(games for nights, games in tally.nights.items() if nights > MOST_NIGHTS)
        shown.append((f"> {MOST_NIGHTS}", more / tally.games))
    mean = tally.mean_nights()
    said = say("research-length-mean", nights=f"{mean.value:.2f}", low=f"{mean.low:.2f}", high=f"{mean.high:.2f}")
    title = say("research-length")
    return _section(title, f"<p>{escape(said)}</p>", charts.columns(title, shown))


def _survival(voice: Speaker, tally: Tally) -> str:
    nights = range(1, min(max((night for _, night in tally.died), default=1), MOST_NIGHTS) + 1)
    rows = [(voice.texts.role(card), [tally.lived(card, night) for night in nights]) for card in tally.cards()]
    heads = [voice.say("research-night", number=night) for night in nights]
    title = voice.say("research-survival")
    figures = [(label, *(share_words(voice, share) for share in shares)) for label, shares in rows]
    return _section(
        title,
        f"<p>{escape(voice.say('research-survival-how'))}</p>",
        charts.heat(title, heads, rows),
        _figures(voice, (voice.say("research-card"), *heads), figures),
    )


def _deaths(voice: Speaker, tally: Tally) -> str:
    of_all: Counter[str] = Counter()
    for (_, cause), seats in tally.causes.items():
        if cause != LIVED:
            of_all[cause] += seats
    causes = [cause for cause, _ in sorted(of_all.items(), key=lambda item: (-item[1], item[0]))]
    words = {cause: voice.say(key("cause", cause)) for cause in causes}
    rows = []
    for card in tally.cards():
        seats = tally.seats[card]
        parts = [Part(words[cause], tally.causes[card, cause] / seats, place) for place, cause in enumerate(causes)]
        parts = [part for part in parts if part.value]
        parts.append(Part(voice.say("research-lived"), tally.causes[card, LIVED] / seats, -1))
        rows.append((voice.texts.role(card), parts))
    title = voice.say("research-deaths")
    entries = [*((words[cause], place) for place, cause in enumerate(causes)), (voice.say("research-lived"), -1)]
    figures = [
        (label, *(f"{part.label}: {_percent(part.value)} %" for part in parts if part.value)) for label, parts in rows
    ]
    return _section(title, charts.legend(entries), charts.stacked(title, rows), _figures(voice, (), figures))


def _votes(voice: Speaker, tally: Tally) -> str:
    rows = [
        Bar(
            voice.say("research-day", number=day),
            tally.on_werewolves(day),
            share_words(voice, tally.on_werewolves(day)),
            1,
        )
        for day in sorted(tally.votes)[:MOST_NIGHTS]
    ]
    title = voice.say("research-votes")
    return (
        _section(title, f"<p>{escape(voice.say('research-votes-how'))}</p>", charts.bars(title, rows)) if rows else ""
    )


def _cards(voice: Speaker, tally: Tally) -> str:
    rows = [
        Bar(voice.texts.role(card), tally.of_card(card), share_words(voice, tally.of_card(card)), 2)
        for card in tally.cards()
    ]
    title = voice.say("research-by-card")
    return _section(title, charts.bars(title, rows))


def _because(voice: Speaker, tally: Tally) -> str:
    found = sorted(tally.because.items(), key=lambda item: (-item[1], item[0]))
    rows = [
        (voice.texts.camp(camp), voice.say(key("because", because)), f"{_percent(games / tally.games)} %")
        for (camp, because), games in found
    ]
    heads = (voice.say("research-camp"), voice.say("research-why"), voice.say("research-of-games"))
    return _section(voice.say("research-because"), _table(heads, rows))


_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
