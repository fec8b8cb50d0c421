"""Questions and answers: what players are asked, how answers are shown, and what is said to a wrong one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Protocol

from lycaon.texts.messages import key
from lycaon.texts.reading import Fields, Thing, listed, thing
from lycaon.texts.tongue import Tongue, alike, sentence

_ASK_ID: Final = re.compile(r"(?:[nd]\d+\.)?(?P<call>[^@#]+)(?:@\d+)?(?:#(?P<occurrence>\d+))?")
_WAVE: Final = re.compile(r"wave\d+")


class Refusal(Protocol):
    """What a refusal has: a code, and the values that explain it."""

    @property
    def code(self) -> str:
        """Why it was refused."""

    @property
    def values(self) -> Mapping[str, object]:
        """What explains it."""


class Questions(Tongue):
    """Asks, and says why something is not taken."""

    def ask(self, ask: Thing) -> str:
        """Return an ask's question, in one sentence. What passing means is `answer_label(ask, None)`."""
        fields = Fields(ask)
        call = fields.text("call")
        kind = fields.text("kind")
        if kind == "hold":
            return sentence(self._hold(call.removesuffix(".hold")))
        head, _, rest = call.partition(".")
        keys = [own for one in alike(call) for own in (key("ask", one, kind), key("ask", one))]
        if head in ("who", "card", "centre"):  # their questions are about a card, a seat, a place
            keys.append(key("ask", head))
        if _occurrence(fields.text("id")) > 1:
            keys.insert(0, key("ask", call, "again"))
        own = next((one for one in keys if self.texts.has(one)), None)
        return sentence(
            self.say(
                self.as_played(own) if own is not None else key("ask", "kind", kind),
                least=max(fields.number("least") or 1, 1),
                most=fields.number("most") or 1,
                role=self.texts.role(rest) if head == "who" else "" if own is not None else self.call_name(call),
                seat=self.seat(int(rest)) if head == "card" else "",
                place=rest,
            )
        )

    def _hold(self, call: str) -> str:
        own = key("ask", "hold", "wave" if _WAVE.fullmatch(call) else call)
        return self.say(own) if self.texts.has(own) else self.say("ask-kind-hold", role=self.call_name(call))

    def answer_label(self, ask: Thing, value: object) -> str:
        """Return how an answer to an ask is shown: a seat, several, a word, a card; for None, what passing means."""
        return self._answer(Fields(ask).text("call"), value)

    def _answer(self, call: str, value: object) -> str:
        if value is None:
            return self.say(self.texts.first(*(key("ask", one, "pass") for one in alike(call)), "pass"))
        if isinstance(value, int):
            own = key("ask", call, "label")
            return self.say(own) if self.texts.has(own) else self.label(value)
        if isinstance(value, str):
            return self.word(call, value)
        items = listed(value)
        return self.texts.join([self._answer(call, item) for item in items])

    def refusal(self, refused: Refusal) -> str:
        """Return why something was refused, what would have been taken, and the rule behind it where there is one."""
        code = str(refused.code)
        fields = Fields(refused.values)
        line = key("refusal", code)
        if code == "illegal" and fields.word("what") is None:
            return sentence(self._illegal(fields))
        if code == "not_now" and fields.number("seat") is None:
            return self.say(key(line, "ask"))
        problems = fields.values("problems")
        if problems:
            return self.texts.sentences([self._problem(line, one) for one in map(thing, problems)])
        return self._refusal(line, fields)

    def _problem(self, line: str, problem: Thing) -> str:
        """Say one of several problems: of a deck, or of a house rule."""
        fields = Fields(problem)
        return self.problem(problem) if fields.word("option") is not None else self._refusal(line, fields)

    def _refusal(self, line: str, fields: Fields) -> str:
        values: dict[str, str | float] = {}
        for name in fields.names:
            value = fields.value(name)
            if name == "seat" and isinstance(value, int):
                values[name] = self.seat(value)
            else:
                values[name] = value if isinstance(value, int | str) else _written(value)
        what = fields.word("what")
        if what is not None and self.texts.has(key(line, what)):
            line = key(line, what)
        role = values.get("value")
        if self.texts.has(key("role", role, "name")):
            values["role"] = self.texts.role(str(role))
        return sentence(self.say(line, **values))

    def _illegal(self, fields: Fields) -> str:
        found = _ASK_ID.fullmatch(fields.word("ask") or "")
        call = found["call"] if found is not None else ""
        legal = list(fields.values("legal"))
        if not legal:
            return self.say("refusal-illegal")
        if fields.yes("may_pass"):
            legal.append(None)
        choices = self.texts.join([self._answer(call, value) for value in dict.fromkeys(legal)])
        least, most = fields.number("least"), fields.number("most")
        named, why = fields.number("named"), fields.word("why")
        values: dict[str, str | float] = {"choices": choices}
        line = "refusal-illegal-choices"
        if least is not None and most is not None and (least, most) != (1, 1):
            line = "refusal-illegal-seats"
            values |= {"least": least, "most": most}
        if named is not None and why is not None and self.texts.has(key("barred", why)):
            return self.say(f"{line}-why", why=self.say(key("barred", why), player=self.player(named)), **values)
        said = self.say(line, **values)
        limit = self.limit(call)
        return said if limit is None else self.texts.sentences([said, limit])

    def left_out(self, why: str) -> str:
        """Return why somebody could not be named, as it stands behind the seats that it is about."""
        return self.say(key("left-out", why))

    def limit(self, call: str) -> str | None:
        """Return the rule behind whom a call may name, in a sentence; None where anybody may be named."""
        line = self.texts.first(*(key("limit", one) for one in alike(call)))
        return self.say(line) if self.texts.has(line) else None

    def problem(self, problem: Thing) -> str:
        """Return what is wrong with one of the house rules that were asked for."""
        fields = Fields(problem)
        option = fields.text("option")
        nearest = fields.word("nearest")
        line = key("problem", fields.text("reason"))
        return sentence(
            self.say(
                line if nearest is None else f"{line}-nearest",
                option=option,
                rule=self.texts.rule(option) if self.texts.has(key("rule", option, "name")) else option,
                value=fields.text("value").strip("'\""),
                choices=self.texts.join([self._range(one) for one in fields.words("choices")]),
                nearest=nearest if nearest is not None else "",
            )
        )

    def _range(self, choice: str) -> str:
        """Say a range such as `0..1` in words; anything else as it is."""
        least, dots, most = choice.partition("..")
        return self.say("number-range", least=least, most=most) if dots else choice


def _written(value: object) -> str:
    """Return whatever somebody gave as it is written; a list as its items."""
    return ", ".join(map(str, listed(value))) or str(value)


def _occurrence(ask_id: str) -> int:
    found = _ASK_ID.fullmatch(ask_id)
    return int(found["occurrence"]) if found is not None and found["occurrence"] is not None else 1
