"""The narrator: the judge's own voice. It makes sentences of events, asks, answers, refusals and results."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Final, Protocol

from lycaon.texts.messages import Texts, key, texts
from lycaon.texts.reading import Fields, Thing, listed

NONE: Final = "none"
"""What a text gets for a seat that is not known or need not be said."""

_SEATS: Final = re.compile(r"\d+(,\d+)*")
_ASK_ID: Final = re.compile(r"(?:[nd]\d+\.)?(?P<call>[^@#]+)(?:@\d+)?(?:#(?P<occurrence>\d+))?")


class Refusal(Protocol):
    """What a refusal has: a code, and the values that explain it."""

    @property
    def code(self) -> str:
        """Why it was refused."""

    @property
    def values(self) -> Mapping[str, object]:
        """What explains it."""


class Narrator:
    """Tells a game in one language. Sentences begin with a capital and name players as the language does.

    Give `aloud` a game's events in order: it keeps in mind what has been said aloud (day or night, who lives, who has the
    badge), so that a death at dawn sounds like one. Events and asks may be the engine's structs or the same as mappings.

    >>> narrator = Narrator("zh-Hans", {3: "小明"})
    >>> narrator.aloud({"event": "day_broke", "to": None, "number": 1})
    ['天亮了，请睁眼。']
    >>> narrator.aloud({"event": "died", "to": None, "seats": [3], "causes": None})
    ['昨晚，3 号玩家（小明）死亡。']
    """

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        """Speak a language, and call players by name where `names` has one for the seat."""
        self.texts: Texts = texts(language)
        self.names: Mapping[int, str] = names if names is not None else {}
        self._begin()

    def _begin(self) -> None:
        self._living: set[int] | None = None
        self._sheriff: int | None = None
        self._runs = False
        self._moment = ""
        """What a death now is: `dawn` (the night's dead), `then` (who follows them), `voted`, or nothing of these."""

    # -- what is said aloud --------------------------------------------------------------------------------------------

    def aloud(self, event: Thing) -> list[str]:
        """Return what the judge says aloud at an event, sentence by sentence; nothing at an event that is not public."""
        fields = Fields(event)
        if not fields.public:
            return []
        tell = _ALOUD.get(fields.tag)
        return _sentences(tell(self, fields)) if tell is not None else []

    def aloud_all(self, events: Iterable[Thing]) -> list[str]:
        """Return what the judge says aloud at several events; roles that are called together are named together."""
        said: list[str] = []
        for tag, run in groupby(map(Fields, events), lambda one: one.tag if one.public else ""):
            together = list(run)
            if tag in ("called", "call_ended") and len(together) > 1:
                roles = self.texts.join([self.call_name(one.text("call")) for one in together])
                if tag == "called":
                    said += _sentences([self._say("wave-open", roles=roles), self._say("wave-act")])
                else:
                    said += _sentences([self._say("wave-close", roles=roles)])
                continue
            for one in together:
                tell = _ALOUD.get(tag)
                if tell is not None:
                    said += _sentences(tell(self, one))
        return said

    def _game_began(self, event: Fields) -> list[str]:
        self._begin()
        size = event.count("seats")
        self._living = set(range(1, size + 1))
        deck = Counter(event.words("deck")).most_common()
        cards = [self._say("deck-card", count=count, role=self.texts.role(card)) for card, count in deck]
        return [
            self._say("game-began", size=size),
            self._say("game-began-deck", cards=self.texts.join(cards)),
            self._say("game-began-look"),
        ]

    def _night_fell(self, event: Fields) -> list[str]:
        self._moment = ""
        return [self._say("night-fell")]

    def _day_broke(self, event: Fields) -> list[str]:
        self._moment = "dawn"
        return [self._say("day-broke")]

    def _day_began(self, event: Fields) -> list[str]:
        self._moment = ""
        return [self._say("day-began", number=event.count("number"))]

    def _called(self, event: Fields) -> list[str]:
        call = event.text("call")
        return [self._call(call, "open"), self._call(call, "act")]

    def _call_ended(self, event: Fields) -> list[str]:
        return [self._call(event.text("call"), "close")]

    def _call(self, call: str, line: str) -> str:
        own = key("call", call, line)
        return self._say(self.texts.first(own, key("call", line)), role=self.call_name(call))

    def _announced(self, event: Fields) -> list[str]:
        word = event.word("word")
        seat = event.number("seat")
        named = tuple(int(one) for one in word.split(",")) if word is not None and _SEATS.fullmatch(word) else ()
        return [
            self._say(
                key("announced", event.text("what")),
                seat=NONE if seat is None else self.seat(seat),
                player=NONE if seat is None else self.players((seat,)),
                word=word if word is not None else NONE,
                role=self._role_or(word, NONE),
                seats=self.seats(named),
                players=self.players(named),
            )
        ]

    def _died(self, event: Fields) -> list[str]:
        seats = event.numbers("seats")
        moment = self._moment
        if self._living is not None:
            self._living.difference_update(seats)
        if moment in ("dawn", "voted"):
            self._moment = "then"
        if not seats:
            return [self._say("dawn-peaceful")]
        line = {"dawn": "dawn-died", "then": "died-then", "voted": "died-voted"}.get(moment, "died")
        said = [self._say(line, players=self.players(seats))]
        causes = event.words("causes")
        said += [
            self._say("died-cause", player=self.players((seat,)), cause=self.cause(cause))
            for seat, cause in zip(seats, causes, strict=False)
        ]
        return said

    def _revealed(self, event: Fields) -> list[str]:
        cards = self.texts.roles(event.words("cards"))
        return [self._say("revealed", player=self.players((event.count("seat"),)), cards=cards)]

    def _speech_began(self, event: Fields) -> list[str]:
        seat = event.number("seat")
        if seat is None:
            return [self._say("speech-free")]
        call = event.text("call")
        line = "speech" if call == "speech" else key("speech", call)
        return [self._say(self.texts.first(line, "speech"), seat=self.seat(seat))]

    def _ballot_opened(self, event: Fields) -> list[str]:
        voters = event.numbers("voters")
        candidates = event.numbers("candidates")
        said = [self._say(self.texts.first(key("ballot", event.text("call")), "ballot"))]
        if not voters:
            return [*said, self._say("ballot-nobody")]
        if set(voters) != self._living:
            said.append(self._say("ballot-voters", players=self.players(sorted(voters))))
        if candidates and set(candidates) != self._living:
            said.append(self._say("ballot-candidates", players=self.players(candidates)))
        return said

    def _voted(self, event: Fields) -> list[str]:
        seat = self.seat(event.count("seat"))
        choice = event.value("choice")
        if choice is None:
            return [self._say("abstained", seat=seat)]
        if isinstance(choice, int):
            return [self._say("voted", seat=seat, target=self.seat(choice))]
        return [self._say("voted-word", seat=seat, word=self._word(event.text("call"), str(choice)))]

    def _counted(self, event: Fields) -> list[str]:
        call = event.text("call")
        voters: dict[object, list[int]] = {}
        for pair in event.values("votes"):
            seat, choice = listed(pair)
            if isinstance(seat, int):
                voters.setdefault(choice, []).append(seat)
        said: list[str] = []
        totals = [(seat, total) for seat, total in map(listed, event.values("totals")) if isinstance(seat, int)]
        for seat, total in sorted(totals, key=lambda one: (-_number(one[1]), one[0])):
            line = "counted-votes" if seat in voters else "counted-mark"
            said.append(
                self._say(
                    line, player=self.players((seat,)), votes=_number(total), seats=self.seats(sorted(voters.get(seat, ())))
                )
            )
        for choice, seats in voters.items():
            if isinstance(choice, str):
                word = self._word(call, choice)
                said.append(self._say("counted-word", word=word, votes=len(seats), seats=self.seats(sorted(seats))))
        if None in voters:
            said.append(self._say("counted-abstained", seats=self.seats(sorted(voters[None]))))
        leaders = event.numbers("leaders")
        if len(leaders) == 1:
            said.append(self._say("counted-leader", player=self.players(leaders)))
        elif leaders:
            said.append(self._say("counted-tied", players=self.players(leaders)))
        elif not any(isinstance(choice, str) for choice in voters):
            said.append(self._say("counted-nobody"))
        return said

    def _condemned(self, event: Fields) -> list[str]:
        seat = event.number("seat")
        if seat is None:
            return [self._say("condemned-nobody")]
        self._moment = "voted"
        return [self._say("condemned", player=self.players((seat,)))]

    def _candidates(self, event: Fields) -> list[str]:
        seats = event.numbers("seats")
        line = "candidates-left" if self._runs else "candidates"
        self._runs = bool(seats)
        return [self._say(line, players=self.players(seats)) if seats else self._say("candidates-nobody")]

    def _badged(self, event: Fields) -> list[str]:
        before, self._sheriff = self._sheriff, event.number("seat")
        self._runs = False
        if self._sheriff is None:
            return []  # what became of the badge is announced by itself
        line = "badged" if before is None else "badged-heir"
        return [self._say(line, player=self.players((self._sheriff,)))]

    def _exploded(self, event: Fields) -> list[str]:
        self._moment = "voted"
        return [self._say("exploded", player=self.players((event.count("seat"),)))]

    def _ended(self, event: Fields) -> list[str]:
        said = [self._say("ended"), *self._result(event)]
        winners = event.numbers("winners")
        if winners:
            said.append(self._say("ended-winners", seats=self.seats(winners)))
        cards = [
            self._say("ended-card", seat=self.seat(seat), cards=self.texts.roles(Fields({"cards": held}).words("cards")))
            for seat, held in enumerate(event.values("cards"), 1)
        ]
        if cards:
            said.append(self._say("ended-cards", cards=self.texts.clauses(cards)))
        return said

    def _result(self, ended: Fields) -> list[str]:
        winner = ended.text("winner")
        own = key("won", winner)
        won = self._say(own) if self.texts.has(own) else self._say("won", camp=self.texts.camp(winner))
        return [self._say(key("because", ended.text("because"))), won]

    # -- what is told to some, and to the judge ------------------------------------------------------------------------

    def private(self, event: Thing) -> list[str]:
        """Return what a player is told in private at an event; nothing at a public one or one for the judge alone."""
        fields = Fields(event)
        if fields.public or not fields.numbers("to"):
            return []
        return _sentences(self._private(fields))

    def _private(self, event: Fields) -> list[str]:
        if event.tag == "told":
            return [self._told(event)]
        if event.tag == "dealt":
            cards = event.words("cards")
            briefs = [self._say(key("role", card, "brief")) for card in dict.fromkeys(cards)]
            return [self._say("dealt", cards=self.texts.roles(cards)), *briefs]
        if event.tag == "revealed":
            cards = event.words("cards")
            player = self.players((event.count("seat"),))
            return [self._say("revealed-to-you", player=player, cards=self.texts.roles(cards))]
        return []

    def _told(self, event: Fields) -> str:
        call = event.text("call")
        about = event.numbers("about")
        fact = event.value("fact")
        players = self.players(about)
        if not isinstance(fact, str):
            cards = self.texts.roles(event.words("fact"))
            return self._say(self.texts.first(key("told", call, "cards"), "told-cards"), players=players, cards=cards)
        own = key("told", call, fact)
        if not about and self.texts.has(f"{own}-alone"):
            return self._say(f"{own}-alone")
        if self.texts.has(own):
            return self._say(own, players=players)
        if self.texts.has(key("role", fact, "name")):
            line = self.texts.first(key("told", call, "card"), "told-card")
            return self._say(line, players=players, role=self.texts.role(fact))
        return self._say("told", players=players, fact=self._word(call, fact))

    def judge(self, event: Thing) -> list[str]:
        """Return what a judge reads at an event that is not public: rulings with their reasons, cards, and who was told."""
        fields = Fields(event)
        if fields.public:
            return []
        tag = fields.tag
        if tag == "ruled":
            return _sentences([self._ruled(fields)])
        if tag == "centre_laid":
            return _sentences([self._say("note-centre", cards=self.texts.roles(fields.words("cards")))])
        if tag == "dealt":
            player = self.players((fields.count("seat"),))
            return _sentences([self._say("note-dealt", player=player, cards=self.texts.roles(fields.words("cards")))])
        if tag in ("told", "revealed"):
            text = self.texts.sentences(_sentences(self._private(fields)))
            return _sentences([self._say(key("note", tag), players=self.players(fields.numbers("to")), text=text)])
        return []

    def _ruled(self, event: Fields) -> str:
        ruling = event.text("ruling")
        cause = event.word("cause")
        player = self.players((event.count("seat"),))
        because = [listed(reason) for reason in event.values("because")]
        if not because and cause is not None:
            return self._say(key("ruled", ruling, "plain"), player=player, cause=self.cause(cause))
        own = key("ruled", ruling, because[0][0]) if because else ""
        return self._say(
            self.texts.first(own, key("ruled", ruling)) if self.texts.has(own) else key("ruled", ruling),
            player=player,
            cause=self.cause(cause) if cause is not None else NONE,
            reasons=self.reasons(because),
        )

    def reasons(self, because: Iterable[object]) -> str:
        """Return a chain of reasons (code, seat, house rule) as clauses of one sentence."""
        chain = [Fields(dict(zip(("code", "seat", "rule"), listed(reason), strict=False))) for reason in because]
        clauses: list[str] = []
        for (code, rule), run in groupby(chain, lambda one: (one.text("code"), one.word("rule"))):
            seats = tuple(seat for one in run if (seat := one.number("seat")) is not None)
            said = self._say(key("reason", code), seat=self.seats(seats) if seats else NONE)
            if rule is not None:
                said = self._say("reason-by-rule", reason=said, rule=self.texts.rule(rule))
            clauses.append(said)
        return self.texts.clauses(clauses)

    # -- questions and answers -----------------------------------------------------------------------------------------

    def ask(self, ask: Thing) -> str:
        """Return an ask's question, in one sentence. What passing means is `answer_label(ask, None)`."""
        fields = Fields(ask)
        call = fields.text("call")
        kind = fields.text("kind")
        head, _, rest = call.partition(".")
        values: dict[str, str | float] = {
            "least": fields.number("least") or 1,
            "most": fields.number("most") or 1,
            "role": self.texts.role(rest) if head == "who" else "",
            "seat": self.seat(int(rest)) if head == "card" else "",
            "place": rest if head == "centre" else "",
        }
        if kind == "hold":
            return _sentence(self._hold(call.removesuffix(".hold")))
        keys = [key("ask", call, kind), key("ask", call)]
        if head in ("who", "card", "centre"):
            keys.append(key("ask", head))
        if _occurrence(fields.text("id")) > 1:
            keys.insert(0, key("ask", call, "again"))
        own = next((one for one in keys if self.texts.has(one)), None)
        if own is None:
            own, values["role"] = key("ask", "kind", kind), self.call_name(call)
        return _sentence(self._say(own, **values))

    def _hold(self, call: str) -> str:
        name = "wave" if re.fullmatch(r"wave\d+", call) else call
        own = key("ask", "hold", name)
        if self.texts.has(own):
            return self._say(own)
        return self._say("ask-kind-hold", role=self.call_name(call))

    def answer_label(self, ask: Thing, value: object) -> str:
        """Return how an answer to an ask is shown: a seat, several, a word, a card; for None, what passing means."""
        fields = Fields(ask)
        call = fields.text("call")
        if value is None:
            return self._say(self.texts.first(key("ask", call, "pass"), "pass"))
        if isinstance(value, int):
            own = key("ask", call, "seat")
            return self._say(own) if self.texts.has(own) else self.label(value)
        if isinstance(value, str):
            return self._word(call, value)
        items = listed(value)
        if not items:
            head = call.partition(".")[0]
            return self._say(self.texts.first(key("ask", head, "nobody"), "nobody"))
        return self.texts.join([self.answer_label(ask, item) for item in items])

    def _word(self, call: str, word: str) -> str:
        own = self.texts.first(key("word", call, word), key("word", word))
        if not self.texts.has(own):
            return self._role_or(word, None)
        return self._say(own)

    def _role_or(self, word: str | None, other: str | None) -> str:
        """Return the name of the role that a word is the id of, or something else; None for what shows it is missing."""
        if word is not None and (other is None or self.texts.has(key("role", word, "name"))):
            return self.texts.role(word) if self.texts.has(key("role", word, "name")) else self._say(key("word", word))
        return other if other is not None else ""

    # -- refusals and results ------------------------------------------------------------------------------------------

    def refusal(self, refused: Refusal) -> str:
        """Return why something was refused, and what would have been taken."""
        code = str(refused.code)
        fields = Fields(refused.values)
        line = key("refusal", code)
        values: dict[str, str | float] = {
            name: value for name, value in refused.values.items() if isinstance(value, str | int | float)
        }
        if "seat" in values:
            values["seat"] = self.seat(fields.count("seat"))
        if code == "illegal":
            return _sentence(self._illegal(fields))
        what = fields.word("what")
        if what is not None:
            line = self.texts.first(key(line, what), line)
        return _sentence(self._say(line, **values))

    def _illegal(self, fields: Fields) -> str:
        found = _ASK_ID.fullmatch(fields.word("ask") or "")
        ask = {"call": found["call"] if found is not None else ""}
        legal: list[object] = list(fields.values("legal"))
        most = fields.number("most") or 1
        least = fields.number("least")
        least = 1 if least is None else least
        if not legal:
            return self._say("refusal-illegal")
        if fields.yes("may_pass"):
            legal.append(None)
        choices = self.texts.join([self.answer_label(ask, value) for value in dict.fromkeys(legal)])
        if (least, most) != (1, 1):
            return self._say("refusal-illegal-seats", least=least, most=most, choices=choices)
        return self._say("refusal-illegal-choices", choices=choices)

    def problem(self, problem: Thing) -> str:
        """Return what is wrong with one of the house rules that were asked for."""
        fields = Fields(problem)
        option = fields.text("option")
        nearest = fields.word("nearest")
        line = key("problem", fields.text("reason"))
        if nearest is not None:
            line = f"{line}-nearest"
        named = self.texts.has(key("rule", option, "name"))
        return _sentence(
            self._say(
                line,
                option=option,
                rule=self.texts.rule(option) if named else option,
                value=fields.text("value").strip("'\""),
                choices=self.texts.join(list(fields.words("choices"))),
                nearest=nearest if nearest is not None else "",
            )
        )

    def result(self, ended: Thing) -> str:
        """Return how a game ended, from its last event or its result: why, and who has won."""
        return self.texts.sentences(_sentences(self._result(Fields(ended))))

    # -- names ---------------------------------------------------------------------------------------------------------

    def seat(self, number: int) -> str:
        """Return a seat as it stands within a sentence."""
        name = self.names.get(number)
        if name is None:
            return self._say("seat", number=str(number))
        return self._say("seat-named", number=str(number), name=name)

    def label(self, number: int) -> str:
        """Return a seat as it stands alone, on a button or in a list."""
        name = self.names.get(number)
        return self.seat(number) if name is None else self._say("label-named", number=str(number), name=name)

    def seats(self, numbers: Iterable[int]) -> str:
        """Return several seats as they stand within a sentence."""
        listing = list(numbers)
        if not listing:
            return self._say("nobody")
        if any(number in self.names for number in listing):
            return self.texts.join([self.seat(number) for number in listing])
        return self._say("seats", numbers=self.texts.join([str(number) for number in listing]))

    def players(self, numbers: Iterable[int]) -> str:
        """Return one player or several, with the noun that the language gives them."""
        listing = list(numbers)
        if not listing:
            return self._say("nobody")
        if len(listing) == 1:
            name = self.names.get(listing[0])
            if name is None:
                return self._say("player", number=str(listing[0]))
            return self._say("player-named", number=str(listing[0]), name=name)
        if any(number in self.names for number in listing):
            return self._say("players-named", seats=self.seats(listing))
        return self._say("players", numbers=self.texts.join([str(number) for number in listing]))

    def call_name(self, call: str) -> str:
        """Return whom a call wakes."""
        own = key("call", call, "name")
        if self.texts.has(own):
            return self._say(own)
        return self.texts.role(call if self.texts.has(key("role", call, "name")) else call.partition(".")[0])

    def cause(self, cause: str) -> str:
        """Return a cause of death, as it follows the player in a sentence."""
        return self._say(key("cause", cause))

    def phase(self, phase: str, number: int) -> str:
        """Return the name of a phase of a view (`setup`, `night`, `dawn`, `day`, `over`) with its number."""
        return self._say(key("phase", phase), number=number)

    def _say(self, key: str, **values: str | float) -> str:
        return self.texts.say(key, **values)


_ALOUD: Final[dict[str, Callable[[Narrator, Fields], list[str]]]] = {
    "game_began": Narrator._game_began,
    "night_fell": Narrator._night_fell,
    "day_broke": Narrator._day_broke,
    "day_began": Narrator._day_began,
    "called": Narrator._called,
    "call_ended": Narrator._call_ended,
    "announced": Narrator._announced,
    "died": Narrator._died,
    "revealed": Narrator._revealed,
    "speech_began": Narrator._speech_began,
    "ballot_opened": Narrator._ballot_opened,
    "voted": Narrator._voted,
    "counted": Narrator._counted,
    "condemned": Narrator._condemned,
    "candidates": Narrator._candidates,
    "badged": Narrator._badged,
    "exploded": Narrator._exploded,
    "ended": Narrator._ended,
}
"""How each event is told aloud; the others say nothing."""


def _sentences(said: list[str]) -> list[str]:
    return [_sentence(one) for one in said]


def _sentence(said: str) -> str:
    """Begin a sentence with a capital."""
    return said[:1].upper() + said[1:]


def _occurrence(ask_id: str) -> int:
    found = _ASK_ID.fullmatch(ask_id)
    return int(found["occurrence"]) if found is not None and found["occurrence"] is not None else 1


def _number(value: object) -> float:
    return value if isinstance(value, int | float) else 0
