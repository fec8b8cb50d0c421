"""The tongue: how seats, roles and words are named within sentences of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from lycaon.texts.messages import Texts, key, texts

NONE: Final = "none"
"""What a text gets for a seat that is not known or need not be said."""


class Tongue:
    """Speaks one language and names players: by seat, and by name where there is one for the seat."""

    def __init__(
        self,
        language: str,
        names: Mapping[int, str] | None = None,
        variant: str | None = None,
        *,
        variant_cards: bool | None = None,
    ) -> None:
        """Speak a language, call players by the names given for their seats, and say what a variant has otherwise.

        `variant_cards`: whether the house lets event cards switch variants on; None where it is not known.
        """
        self.variant = variant
        self.variant_cards = NONE if variant_cards is None else "yes" if variant_cards else "no"
        self.texts: Texts = texts(language)
        self.names: Mapping[int, str] = names if names is not None else {}

    def say(self, key: str, **values: str | float) -> str:
        """Return a text, filled in with values."""
        return self.texts.say(key, **values)

    def as_played(self, *keys: str) -> str:
        """Return the first of several keys that has a message; the variant's own where it has it otherwise.

        >>> Tongue("en", variant="fascination").as_played("call-werewolf-act", "call-act")
        'variant-fascination-call-werewolf-act'
        >>> Tongue("en").as_played("call-werewolf-act", "call-act")
        'call-werewolf-act'
        """
        found = self.texts.first(*keys)
        own = f"{key('variant', self.variant)}-{found}"
        return own if self.variant is not None and self.texts.has(own) else found

    def seat(self, number: int) -> str:
        """Return a seat as it stands within a sentence.

        >>> Tongue("zh-Hans").seat(3), Tongue("zh-Hans", {3: "小明"}).seat(3)
        ('3 号', '3 号（小明）')
        """
        name = self.names.get(number)
        if name is None:
            return self.say("seat", number=str(number))
        return self.say("seat-named", number=str(number), name=name)

    def seats(self, numbers: Iterable[int]) -> str:
        """Return several seats as they stand within a sentence.

        >>> Tongue("zh-Hans").seats([3, 5]), Tongue("en").seats([3, 5])
        ('3、5 号', '3 and 5')
        """
        listing = list(numbers)
        if not listing:
            return self.say("nobody")
        if any(number in self.names for number in listing):
            return self.texts.join([self.seat(number) for number in listing])
        return self.say("seats", numbers=self.texts.join([str(number) for number in listing]))

    def player(self, number: int) -> str:
        """Return a player with the noun that the language has for one.

        >>> Tongue("zh-Hans").player(3), Tongue("en", {3: "Ann"}).player(3)
        ('3 号玩家', 'player 3 (Ann)')
        """
        name = self.names.get(number)
        if name is None:
            return self.say("player", number=str(number))
        return self.say("player-named", number=str(number), name=name)

    def players(self, numbers: Iterable[int]) -> str:
        """Return one player or several, with the noun.

        >>> Tongue("zh-Hans").players([3, 5]), Tongue("en").players([3]), Tongue("en").players([3, 5, 6])
        ('3、5 号玩家', 'player 3', 'players 3, 5 and 6')
        """
        listing = list(numbers)
        if len(listing) < 2:
            return self.player(listing[0]) if listing else self.say("nobody")
        if any(number in self.names for number in listing):
            return self.say("players-named", seats=self.seats(listing))
        return self.say("players", numbers=self.texts.join([str(number) for number in listing]))

    def label(self, number: int) -> str:
        """Return a seat as it stands alone, on a button or in a list.

        >>> Tongue("zh-Hans", {3: "小明"}).label(3)
        '3 号 小明'
        """
        name = self.names.get(number)
        return self.seat(number) if name is None else self.say("label-named", number=str(number), name=name)

    def call_name(self, call: str) -> str:
        """Return whom a call wakes: the call's own name, or the role's.

        >>> Tongue("en").call_name("werewolf"), Tongue("en").call_name("witch.heal")
        ('Werewolves', 'Witch')
        """
        head = call.partition(".")[0]
        own = self.texts.first(key("call", call, "name"), key("call", head, "name"))
        return self.say(own) if self.texts.has(own) else self.texts.role(head)

    def word(self, call: str, word: str) -> str:
        """Return a word of an answer or a fact: as a call has it, a role's name, or as it is everywhere."""
        keys = (*(key("word", one, word) for one in alike(call)), key("role", word, "name"), key("word", word))
        return self.say(next((one for one in keys if self.texts.has(one)), keys[-1]))

    def cause(self, cause: str) -> str:
        """Return a cause of death, as it follows the player in a sentence."""
        return self.say(key("cause", cause))


def alike(call: str) -> tuple[str, ...]:
    """Return a call, and the one whose words serve where it has none of its own: a second vote sounds like the first.

    >>> alike("vote.second.runoff"), alike("seer")
    (('vote.second.runoff', 'vote.runoff'), ('seer',))
    """
    first = call.replace(".second", "")
    return (call,) if first == call else (call, first)


def sentence(said: str) -> str:
    """Begin a sentence with a capital."""
    return said[:1].upper() + said[1:]


def sentences(said: Iterable[str]) -> list[str]:
    """Begin sentences with capitals."""
    return [sentence(one) for one in said]
