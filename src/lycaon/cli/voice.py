"""The voice: the texts of one language, and the narrator who speaks them, with the names of a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lycaon.cli.failure import clean
from lycaon.cli.reading import plain
from lycaon.game.plan import Setup
from lycaon.game.view import Viewer
from lycaon.texts import LANGUAGES, Narrator, texts

LONGEST_NAME = 24


class Voice:
    """Says everything in one language. `names` are the players', by seat; an empty one leaves the number alone."""

    def __init__(self, language: str, names: Sequence[str] | None = None, setup: Setup | None = None) -> None:
        """Take the texts of a language; a table's variant and house rules have some of them their own way."""
        self.language = language
        self.setup = setup
        self.listed = names
        self.texts = texts(language)
        self.names: dict[int, str] = {
            seat: shown for seat, name in enumerate(names or (), 1) if (shown := clean(name, LONGEST_NAME).strip())
        }
        self.narrator = (
            Narrator(language, self.names)
            if setup is None
            else Narrator(language, self.names, setup.variant, variant_cards=setup.rules.variant_cards)
        )

    def speaking(self, language: str | None) -> Voice:
        """Return a voice in the language of a record; this one where the record has none that is spoken here."""
        return Voice(language, self.listed, self.setup) if language in LANGUAGES else self

    def named(self, names: Sequence[str] | None) -> Voice:
        """Return the same voice for a table with these names."""
        return Voice(self.language, names, self.setup)

    def playing(self, setup: Setup) -> Voice:
        """Return the same voice for a table that plays by this setup."""
        return Voice(self.language, self.listed, setup)

    def say(self, key: str, **values: str | float) -> str:
        """Say a text."""
        return self.texts.say(key, **values)

    def seat(self, number: int) -> str:
        """Return a seat as it is spoken of, with its name."""
        return self.narrator.seat(number)

    def number(self, seat: int) -> str:
        """Return a seat as players call it aloud: by its number alone."""
        return self.say("seat", number=str(seat))

    def seats(self, numbers: Iterable[int]) -> str:
        """Return several seats in one phrase."""
        return self.narrator.seats(numbers)

    def label(self, number: int) -> str:
        """Return a seat as it stands alone in a list."""
        return self.narrator.label(number)

    def role(self, card: str) -> str:
        """Return a card's name; a card that there is not is called as it is written."""
        return self.texts.role(card) if self.texts.has(f"role-{card.replace('_', '-')}-name") else clean(card, 40)

    def cards(self, cards: Sequence[str]) -> str:
        """Return what lies at one seat."""
        return " + ".join(self.role(card) for card in cards)

    def side(self, viewer: Viewer) -> str:
        """Return whose side something is told from."""
        if isinstance(viewer, int):
            return self.say("cli-side-seat", seat=self.seat(viewer))
        return self.say(f"cli-side-{viewer}")

    def words(self, key: str) -> tuple[str, ...]:
        """Return the words that a text lists with commas, as they may be typed."""
        return tuple(plain(word) for word in self.say(key).replace("、", ",").replace("，", ",").split(","))
