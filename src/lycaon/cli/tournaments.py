"""`lycaon tournament`: levels of bots against each other, on the same deals from both sides."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

import msgspec

from lycaon.bots import levels
from lycaon.cli.failure import Failed
from lycaon.cli.playing_many import (
    camps_first,
    grid_of,
    level_name,
    level_of,
    percent,
    play_all,
    progress,
    signed,
)
from lycaon.cli.reading import plain
from lycaon.cli.screen import Screen
from lycaon.cli.voice import Voice
from lycaon.game.deck import DECKS as KNOWN
from lycaon.game.deck import Deck
from lycaon.research.compare import differs
from lycaon.research.tournament import (
    DECKS,
    OWN,
    Rating,
    Ratings,
    Standing,
    deck_called,
    job_for,
    pairs,
    setup_with,
    standings,
)

CHUNK = 10
"""How many games a worker plays at a time: each is one at every table."""


def levels_of(given: Sequence[str]) -> tuple[str, ...]:
    """Read the levels that meet: all, unless some are given. Raises `Failed` for fewer than two."""
    found = tuple(dict.fromkeys(level_of(piece) for one in given for piece in one.split(",") if piece.strip()))
    if given and len(found) < 2:
        raise Failed("cli-too-few-levels", known=", ".join(levels))
    return found or tuple(levels)[::-1]


def decks_of(given: Sequence[str]) -> list[Deck]:
    """Read the ids of decks: the tournament's own, unless some are given. Raises `Failed`."""
    ids = [piece for one in given for piece in one.split(",") if piece.strip()] or DECKS
    found: list[Deck] = []
    for id in ids:
        deck = deck_called(plain(id).replace("-", "_"))
        if deck is None:
            near = get_close_matches(plain(id)[:80], (*KNOWN, *OWN), n=1, cutoff=0.5)
            if near:
                raise Failed("cli-unknown-deck-nearest", deck=id, nearest=near[0])
            raise Failed("cli-unknown-deck", deck=id)
        found.append(deck)
    return found


class Report(msgspec.Struct):
    """A tournament as JSON."""

    games: int
    seed: int
    standings: list[Standing]
    ratings: list[Rating]


def tournament(  # noqa: PLR0913 - a tournament has that many sides
    screen: Screen,
    voice: Voice,
    *,
    decks: Sequence[Deck],
    playing: Sequence[str],
    games: int,
    workers: int,
    seed: int,
    as_json: bool,
) -> None:
    """Play a tournament and tell how everybody stood. Raises `Failed`."""
    ratings = _ratings()
    found: list[Standing] = []
    with progress(voice, games * len(decks)) as advance:
        for deck in decks:
            chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
            played = play_all(job_for(setup_with(deck), playing, seed), chunks, workers, advance)
            found += standings(deck.id, playing, played)
            for game in played if ratings is not None else ():
                for outcome in game.outcomes:
                    ratings.rate(outcome)  # type: ignore[union-attr]
    rated = [] if ratings is None else list(ratings.table())
    if as_json:
        screen.raw(msgspec.json.format(msgspec.json.encode(Report(games, seed, found, rated)), indent=2))
        return
    screen.line(voice.say("cli-tournament-intro", games=games, seed=str(seed)), "aside")
    for first, second in pairs(playing):
        _show_pair(screen, voice, first, second, [one for one in found if _pair(one) == (first, second)])
    if rated:
        _show_ratings(screen, voice, rated)
    else:
        screen.line(voice.say("cli-no-ratings"), "aside")


def _ratings() -> Ratings | None:
    try:
        return Ratings()
    except ImportError:
        return None


def _pair(standing: Standing) -> tuple[str, str]:
    return standing.meetings[0].village, standing.meetings[0].werewolves


def _show_pair(screen: Screen, voice: Voice, first: str, second: str, found: Sequence[Standing]) -> None:
    names = {level: level_name(voice, level) for level in (first, second)}
    screen.title(voice.say("cli-tournament-pair", first=names[first], second=names[second]))
    camps = camps_first(dict.fromkeys(camp for one in found for meeting in one.meetings for camp in meeting.wins))
    columns = [
        voice.say("cli-column-deck-id"),
        voice.say("cli-column-village"),
        voice.say("cli-column-werewolves"),
        *(voice.say("cli-column-win", camp=voice.texts.camp(camp)) for camp in camps),
    ]
    rows = [
        [
            standing.deck,
            names[meeting.village],
            names[meeting.werewolves],
            *(percent(voice, meeting.wins[camp]) if camp in meeting.wins else "–" for camp in camps),
        ]
        for standing in found
        for meeting in standing.meetings
    ]
    screen.show(grid_of(columns, rows))
    screen.line()
    screen.line(voice.say("cli-tournament-edge", first=names[first], second=names[second]), "aside")
    edges = [
        [one.deck, signed(voice, one.edge), voice.say("cli-more-than-luck" if differs(one.edge) else "cli-may-be-luck")]
        for one in found
    ]
    screen.show(grid_of(["", "", ""], edges))


def _show_ratings(screen: Screen, voice: Voice, rated: Sequence[Rating]) -> None:
    screen.title(voice.say("cli-ratings"))
    keys = ("cli-column-camp", "cli-column-level", "cli-column-rating", "cli-column-floor", "cli-column-games")
    rows = [
        [
            voice.texts.camp(one.camp),
            level_name(voice, one.level),
            f"{one.mu:.1f} ± {one.sigma:.1f}",
            f"{one.floor:.1f}",
            str(one.games),
        ]
        for one in rated
    ]
    screen.show(grid_of([voice.say(key) for key in keys], rows))
    screen.line(voice.say("cli-ratings-how"), "aside")
