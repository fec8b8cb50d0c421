"""The narrator: the judge's whole voice, aloud, in private, in questions and in the judge's own notes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from lycaon.texts.aloud import Aloud
from lycaon.texts.messages import key
from lycaon.texts.questions import Questions
from lycaon.texts.reading import Fields, Thing, listed
from lycaon.texts.tongue import NONE, sentence, sentences


class Narrator(Aloud, Questions):
    """Tells a game in one language. Sentences begin with a capital and name players as the language does.

    Give `aloud` a game's events in order: it keeps in mind what has been said (who lives, who has the badge, night or
    day), so that a death at dawn sounds like one. Events and asks may be the engine's structs or the same as mappings.

    >>> narrator = Narrator("zh-Hans", {3: "小明"})
    >>> narrator.aloud({"event": "day_broke", "to": None, "number": 1})
    ['天亮了，请睁眼。']
    >>> narrator.aloud({"event": "died", "to": None, "seats": [3], "causes": None})
    ['昨晚，3 号玩家（小明）死亡。']
    """

    def private(self, event: Thing) -> list[str]:
        """Return what a player is told in private at an event; nothing if it is public or for the judge alone."""
        fields = Fields(event)
        return sentences(self._private(fields)) if not fields.public and fields.numbers("to") else []

    def _private(self, event: Fields) -> list[str]:
        tag = event.tag
        if tag == "told":
            return [self._told(event)]
        if tag not in ("dealt", "revealed"):
            return []
        cards = event.words("cards")
        if tag == "revealed":
            player = self.player(event.count("seat"))
            return [self.say("revealed-to-you", player=player, cards=self.texts.roles(cards))]
        briefs = [self.say(key("role", card, "brief")) for card in dict.fromkeys(cards)]
        return [self.say("dealt", cards=self.texts.roles(cards)), *briefs]

    def _told(self, event: Fields) -> str:
        call = event.text("call")
        about = event.numbers("about")
        fact = event.value("fact")
        players = self.players(about)
        if not isinstance(fact, str):
            cards = [self.word(call, card) for card in event.words("fact")]
            line = self.texts.first(key("told", call, "cards"), "told-cards")
            return self.say(line, players=players, count=len(cards), cards=self.texts.join(cards))
        own = key("told", call, fact)
        if not about and self.texts.has(f"{own}-alone"):
            return self.say(f"{own}-alone")
        if self.texts.has(own):
            return self.say(own, players=players)
        if self.texts.has(key("role", fact, "name")):
            line = self.texts.first(key("told", call, "card"), "told-card")
            return self.say(line, players=players, role=self.texts.role(fact))
        return self.say("told", players=players, fact=self.word(call, fact))

    def judge(self, event: Thing) -> list[str]:
        """Return what a judge reads at an event that is not public: rulings with their reasons, cards, who was told."""
        fields = Fields(event)
        return sentences(self._judge(fields)) if not fields.public else []

    def _judge(self, event: Fields) -> list[str]:
        tag = event.tag
        if tag == "ruled":
            return [self._ruled(event)]
        if tag == "centre_laid":
            return [self.say("note-centre", cards=self.texts.roles(event.words("cards")))]
        if tag == "dealt":
            player = self.player(event.count("seat"))
            return [self.say("note-dealt", player=player, cards=self.texts.roles(event.words("cards")))]
        if tag in ("told", "revealed"):
            text = self.texts.sentences(sentences(self._private(event)))
            return [self.say(key("note", tag), players=self.players(event.numbers("to")), text=text)]
        return []

    def _ruled(self, event: Fields) -> str:
        ruled = key("ruled", event.text("ruling"))
        cause = event.word("cause")
        because = event.values("because")
        reasons = self.reasons(because)
        lines = [key(ruled, cause)] if cause is not None else []
        lines += [key(ruled, *listed(because[0])[:1])] if because else []
        line = next((one for one in lines if self.texts.has(one)), ruled)
        return self.say(
            line if reasons else key(ruled, "plain"),
            player=self.player(event.count("seat")),
            cause=self.cause(cause) if cause is not None else NONE,
            reasons=reasons,
        )

    def reasons(self, because: Iterable[object]) -> str:
        """Return a chain of reasons (code, seat, house rule) as clauses of one sentence.

        The same reason is said once, where it stands last; what the cause of death says anyway is left out.
        """
        given = [tuple(listed(reason)) for reason in because]
        once = [reason for place, reason in enumerate(given) if reason not in given[place + 1 :]]
        chain = [Fields(dict(zip(("code", "seat", "rule"), reason, strict=False))) for reason in once]
        told = ""
        for (code, rule), run in groupby(chain, lambda one: (one.text("code"), one.word("rule"))):
            seats = [seat for one in run if (seat := one.number("seat")) is not None]
            own = key("reason", code)
            line = self.texts.first(key(own, "then"), own) if told else own
            said = self.say(line, seat=self.seats(seats) if seats else NONE)
            if rule is not None:
                said = self.say("reason-by-rule", reason=said, rule=self.texts.rule(rule))
            if said:
                told = self.say("reason-next", list=told, next=said) if told else said
        return told

    def why_it_ended(self, because: str, died: Iterable[int], rule: str | None) -> str:
        """Return why a game ended as one sentence: who has just died, the condition met, the house rule that decided.

        >>> Narrator("en").why_it_ended("no_werewolf_lives", [5], None)
        'Why it is over: with the death of player 5, no werewolf is left alive.'
        """
        dead = list(died)
        why = self.say(key("why", because))
        if dead:
            why = self.say("why-after", players=self.players(dead), why=why)
        if rule is not None:
            why = self.say("reason-by-rule", reason=why, rule=self.texts.rule(rule))
        return sentence(self.say("ruled-end", reasons=why))

    def result(self, ended: Thing) -> str:
        """Return how a game ended, from its last event or its result: why, and who has won."""
        return self.texts.sentences(sentences(self.why_and_who(Fields(ended))))

    def phase(self, phase: str, number: int) -> str:
        """Return the name of a phase of a view (`setup`, `night`, `dawn`, `day`, `over`) with its number."""
        return self.say(key("phase", phase), number=number)
