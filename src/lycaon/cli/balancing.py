"""`lycaon balance`: decks and house rules near a share of games that the village is to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from lycaon.cli.failure import Failed
from lycaon.cli.playing_many import grid_of, percent, progress, told_failures
from lycaon.cli.screen import Screen
from lycaon.cli.tables import deck_of, rules_of
from lycaon.cli.voice import Voice
from lycaon.game.house_rules import spelling
from lycaon.game.plan import LEAST_SEATS, MOST_SEATS
from lycaon.research.balance import Proposal, Search, candidates
from lycaon.research.report import deck_words

LEAST_GAMES = 100


def balance(  # noqa: PLR0913 - a search has that many sides
    screen: Screen,
    voice: Voice,
    *,
    players: int | None,
    roles: Sequence[str],
    preset: str | None,
    rules: Sequence[str],
    target: float,
    level: str,
    games: int,
    workers: int,
    seed: int,
    as_json: bool,
) -> None:
    """Search for tables near a target, and tell how sure it is. Raises `Failed`."""
    if players is None:
        raise Failed("cli-missing-value", option="--players")
    if not LEAST_SEATS <= players <= MOST_SEATS:
        raise Failed("cli-bad-seats", value=players, least=LEAST_SEATS, most=MOST_SEATS)
    if not 0 <= target <= 100:
        raise Failed("cli-bad-target", value=f"{target:g}")
    deck = deck_of(roles)
    found = candidates(players, () if deck is None else deck.cards, rules_of(preset, rules))
    if not found:
        raise Failed("cli-no-candidates", players=players)
    search = Search(found, target=target / 100, games=games, level=level, seed=seed)
    with progress(voice, games) as advance, told_failures():
        proposals = search.run(workers=workers, advance=advance)
    if as_json:
        screen.raw(msgspec.json.format(msgspec.json.encode(proposals), indent=2))
        return
    screen.line(voice.say("cli-balance-intro", tables=search.tried, games=search.played, seed=str(seed)), "aside")
    rows = [
        [
            deck_words(voice, one.candidate.setup),
            _changed(voice, one),
            percent(voice, one.share),
            voice.say(_sure(one, target / 100)),
        ]
        for one in proposals
    ]
    columns = ("cli-column-deck", "cli-column-changed", "cli-column-village-wins", "cli-column-sure")
    screen.show(grid_of([voice.say(key) for key in columns], rows))
    screen.line(voice.say("cli-balance-how", games=proposals[0].games), "aside")
    screen.line(voice.say("cli-balance-play", options=_options(proposals[0], preset, rules)))


def _sure(proposal: Proposal, target: float) -> str:
    if proposal.near(target):
        return "cli-sure-near"
    return "cli-sure-may-be" if proposal.may_be(target) else "cli-sure-off"


def _changed(voice: Voice, proposal: Proposal) -> str:
    changed = proposal.candidate.changed
    if changed is None:
        return "–"
    option, value = changed
    choice = voice.texts.choice(option, spelling(value))
    return voice.say("research-rule", rule=voice.texts.rule(option), choice=choice)


def _options(proposal: Proposal, preset: str | None, rules: Sequence[str]) -> str:
    """Return the options by which the other commands play this table."""
    counted = Counter(proposal.candidate.setup.deck)
    cards = ",".join(card if count == 1 else f"{card}*{count}" for card, count in counted.items())
    changed = proposal.candidate.changed
    own = [*rules, *(() if changed is None else (f"{changed[0]}={spelling(changed[1])}",))]
    options = ["--deck", cards]
    options += [] if preset is None else ["--preset", preset]
    options += ["--rules", ",".join(own)] if own else []
    return " ".join(options)
