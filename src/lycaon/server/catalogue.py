"""What there is to play with, for clients: made once for each language, as JSON."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from lycaon import reference
from lycaon.game.deck import DECKS
from lycaon.game.house_rules import OPTIONS, PRESETS, SECTIONS, spelling
from lycaon.texts import GLOSSARY, Narrator, Texts, key, texts

PARTS = ("cards", "rules", "presets", "decks", "glossary")


class Speaker:
    """Says the facts in one language."""

    def __init__(self, language: str) -> None:
        """Take the texts of a language."""
        self.texts: Texts = texts(language)
        self.narrator = Narrator(language)

    def say(self, key: str, **values: str | float) -> str:
        """Say a text."""
        return self.texts.say(key, **values)


@lru_cache(maxsize=32)
def catalogue(what: str, language: str) -> bytes:
    """Return one of the parts as JSON; raises `LookupError` for anything else."""
    voice = Speaker(language)
    found: list[dict[str, object]]
    if what == "cards":
        found = [reference.facts(voice, entry) for entry in reference.entries().values()]
    elif what == "rules":
        opens = {option: section for section, option in SECTIONS.items()}
        found = []
        section = ""
        for option in OPTIONS.values():
            section = opens.get(option.id, section)
            title = voice.say(key("section", section)) if section else ""
            found.append({**reference.option_facts(voice, option), "heading": title})
    elif what == "presets":
        found = [
            {
                "id": preset,
                "name": voice.say(key("preset", preset, "name")),
                "says": voice.say(key("preset", preset)),
                "rules": {option: spelling(value) for option, value in values.items()},
            }
            for preset, values in PRESETS.items()
        ]
    elif what == "decks":
        found = [reference.deck_facts(deck) for deck in DECKS.values()]
    elif what == "glossary":
        found = [reference.term_facts(voice, term) for term in GLOSSARY]
    else:
        raise LookupError(what)
    return msgspec.json.encode(found)
