"""What the judge says aloud at public events."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import ClassVar, Final, TypeAlias

from lycaon.texts.messages import key
from lycaon.texts.reading import Fields, Thing, listed
from lycaon.texts.tongue import NONE, Tongue, alike, sentences

MANY: Final = 3
"""From how many players on who have one vote each they are told in one sentence."""

_SEATS: Final = re.compile(r"\d+(,\d+)*")

Tells: TypeAlias = "Mapping[str, Callable[[Aloud, Fields], list[str]]]"


class Aloud(Tongue):
    """Says what everybody hears. It keeps in mind what it has said: who lives, who has the badge, night or day."""

    def __init__(
        self,
        language: str,
        names: Mapping[int, str] | None = None,
        variant: str | None = None,
        *,
        variant_cards: bool | None = None,
    ) -> None:
        """Begin with nothing said."""
        super().__init__(language, names, variant, variant_cards=variant_cards)
        self._begin()

    def _begin(self) -> None:
        self._living: set[int] | None = None
        self._sheriff: int | None = None
        self._runs = False
        self._moment = ""
        """What a death now is: of the night (`dawn`), a vote (`voted`) or a `blow`, following one (`then`), or none."""
        self._untold = False
        """Whether the night's dead have yet to be told."""
        self._cut = False
        """Whether this day was over before it began."""
        self._moved = False
        """Whether votes have just been moved, so that only what they come to is told."""

    def aloud(self, event: Thing) -> list[str]:
        """Return what the judge says aloud at an event, sentence by sentence; nothing if it is not public."""
        fields = Fields(event)
        return self._aloud(fields) if fields.public else []

    def aloud_all(self, events: Iterable[Thing]) -> list[str]:
        """Return what the judge says aloud at several events; roles that are called together are named together."""
        said: list[str] = []
        for tag, run in groupby(map(Fields, events), lambda one: one.tag if one.public else ""):
            together = list(run)
            if tag in ("called", "call_ended") and len(together) > 1:
                roles = self.texts.join([self.call_name(one.text("call")) for one in together])
                lines = ("wave-open", "wave-act") if tag == "called" else ("wave-close",)
                said += sentences(self.say(line, roles=roles) for line in lines)
            elif tag:
                for one in together:
                    said += self._aloud(one)
        return said

    def _aloud(self, event: Fields) -> list[str]:
        tell = self._tells.get(event.tag)
        return sentences(tell(self, event)) if tell is not None else []

    # -- the course of the game ----------------------------------------------------------------------------------------

    def _game_began(self, event: Fields) -> list[str]:
        self._begin()
        size = event.count("seats")
        self._living = set(range(1, size + 1))
        deck = Counter(event.words("deck")).most_common()
        cards = [self.say("deck-card", count=count, role=self.texts.role(card)) for card, count in deck]
        return [
            self.say("game-began", size=size),
            self.say("game-began-deck", cards=self.texts.join(cards)),
            self.say("game-began-look"),
        ]

    def _night_fell(self, event: Fields) -> list[str]:
        self._moment = ""
        self._cut = False
        return [self.say("night-fell")]

    def _day_broke(self, event: Fields) -> list[str]:
        self._moment = "dawn"
        self._untold = True
        return [self.say("day-broke")]

    def _day_began(self, event: Fields) -> list[str]:
        self._moment = ""
        return [] if self._cut else [self.say("day-began", number=event.count("number"))]

    def _called(self, event: Fields) -> list[str]:
        return [self._call(event, "open"), self._call(event, "act")]

    def _call_ended(self, event: Fields) -> list[str]:
        return [self._call(event, "close")]

    def _call(self, event: Fields, line: str) -> str:
        call = event.text("call")
        own = key("call", call, line)
        return self.say(self.as_played(own, key("call", line)), role=self.call_name(call))

    def _announced(self, event: Fields) -> list[str]:
        what = event.text("what")
        if what == "day_cut":
            self._cut = True
            if self._untold:
                self._moment = "dawn"
        if what in ("duel", "punished"):
            self._moment = "blow"
        self._moved = what == "votes_moved"
        seat = event.number("seat")
        word = event.word("word")
        named = [int(one) for one in word.split(",")] if word is not None and _SEATS.fullmatch(word) else []
        cards = word.split(",") if word is not None and not named else []
        lines = [self.texts.first(key("word", what, card), key("role", card, "name")) for card in cards]
        known = bool(lines) and all(map(self.texts.has, lines))
        return [
            self.say(
                key("announced", what) if word != "" else key("announced", what, "nobody"),
                seat=NONE if seat is None else self.seat(seat),
                player=NONE if seat is None else self.player(seat),
                word=NONE if word is None else word,
                role=self.say(lines[0]) if known else NONE,
                roles=self.texts.join([self.say(line) for line in lines]) if known else NONE,
                seats=self.seats(named),
                players=self.players(named),
                variants=self.variant_cards,
            )
        ]

    def _ended(self, event: Fields) -> list[str]:
        said = [self.say("ended"), *self.why_and_who(event)]
        winners = event.numbers("winners")
        if winners:
            said.append(self.say("ended-winners", seats=self.seats(winners)))
        cards = [
            self.say("ended-card", seat=self.seat(seat), cards=self.texts.roles(map(str, listed(held))))
            for seat, held in enumerate(event.values("cards"), 1)
        ]
        if cards:
            said.append(self.say("ended-cards", cards=self.texts.clauses(cards)))
        return said

    def why_and_who(self, ended: Fields) -> list[str]:
        """Return the condition that ended the game, and who has won."""
        winner = ended.text("winner")
        own = key("won", winner)
        won = self.say(own) if self.texts.has(own) else self.say("won", camp=self.texts.camp(winner))
        return [self.say(key("because", ended.text("because"))), won]

    # -- deaths --------------------------------------------------------------------------------------------------------

    def _died(self, event: Fields) -> list[str]:
        seats = event.numbers("seats")
        moment = self._moment
        if self._living is not None:
            self._living.difference_update(seats)
        if moment:
            self._moment = "then"
        if moment == "dawn":
            self._untold = False
        if not seats:
            return [self.say("dawn-peaceful")]
        line = {"dawn": "dawn-died", "then": "died-then", "voted": "died-voted"}.get(moment, "died")
        causes = event.words("causes")
        said = [self.say(line, players=self.players(seats))] if moment == "dawn" or not causes else []
        for seat, cause in zip(seats, causes, strict=False):
            said.append(self.say("died-cause", player=self.player(seat), cause=self.cause(cause)))
        return said

    def _returned(self, event: Fields) -> list[str]:
        seat = event.count("seat")
        if self._living is not None:
            self._living.add(seat)
        return [self.say("returned", player=self.player(seat), cards=self.texts.roles(event.words("cards")))]

    def _revealed(self, event: Fields) -> list[str]:
        cards = self.texts.roles(event.words("cards"))
        return [self.say("revealed", player=self.player(event.count("seat")), cards=cards)]

    def _exploded(self, event: Fields) -> list[str]:
        self._moment = "voted"
        return [self.say("exploded", player=self.player(event.count("seat")))]

    # -- speeches and votes --------------------------------------------------------------------------------------------

    def _speech_began(self, event: Fields) -> list[str]:
        if self._moment == "then":
            self._moment = ""
        seat = event.number("seat")
        if seat is None:
            return [self.say("speech-free")]
        own = key("speech", event.text("call"))
        return [self.say(own if self.texts.has(own) else "speech", seat=self.seat(seat))]

    def _ballot_opened(self, event: Fields) -> list[str]:
        voters = event.numbers("voters")
        candidates = event.numbers("candidates")
        if not voters:
            return [self.say("ballot-nobody")]
        said = [self.say(self.as_played(*(key("ballot", one) for one in alike(event.text("call"))), "ballot"))]
        if set(voters) != self._living:
            said.append(self.say("ballot-voters", players=self.players(sorted(voters))))
        if candidates and set(candidates) != self._living:
            said.append(self.say("ballot-candidates", players=self.players(candidates)))
        return said

    def _voted(self, event: Fields) -> list[str]:
        seat = self.seat(event.count("seat"))
        choice = event.value("choice")
        if choice is None:
            return [self.say("abstained", seat=seat)]
        if isinstance(choice, int):
            line = self.as_played("voted") if event.text("call") == "vote" else "voted"
            return [self.say(line, seat=seat, target=self.seat(choice))]
        return [self.say("voted-word", seat=seat, word=self.word(event.text("call"), str(choice)))]

    def _counted(self, event: Fields) -> list[str]:
        call = event.text("call")
        moved, self._moved = self._moved, False
        if any(listed(choice) for _, choice in map(listed, event.values("votes"))):
            return self._trusted(event)
        voters: dict[object, list[int]] = {}
        for seat, choice in sorted(map(listed, event.values("votes")), key=lambda vote: str(vote[0]).zfill(3)):
            if isinstance(seat, int) and not moved:
                voters.setdefault(choice, []).append(seat)
        totals = [(seat, votes) for seat, votes in _totals(event) if votes > 0 or not moved]
        single = [seat for seat, votes in totals if votes == 1 and len(voters.get(seat, ())) == 1]
        together = single if len(single) >= MANY else []
        said = [self._total(seat, votes, voters.get(seat, [])) for seat, votes in totals if seat not in together]
        if together:
            each = [
                self.say("voters-of-one", seat=self.seat(seat), voter=self.seat(voters[seat][0])) for seat in together
            ]
            said.append(self.say("counted-one-each", votes=self.texts.join(each)))
        words = sorted((choice for choice in voters if isinstance(choice, str)), key=lambda one: (one != "yes", one))
        for word in words:
            seats = voters[word]
            said.append(self.say("counted-word", word=self.word(call, word), votes=len(seats), seats=self.seats(seats)))
        if None in voters:
            said.append(self.say("counted-abstained", seats=self.seats(voters[None])))
        leaders = event.numbers("leaders")
        if leaders:
            line = "counted-leader" if len(leaders) == 1 else "counted-tied"
            said.append(self.say(line, players=self.players(leaders)))
        elif not words and event.values("votes"):  # that nobody may vote was told when the ballot opened
            said.append(self.say("counted-nobody"))
        return said

    def _total(self, seat: int, votes: float, voters: list[int]) -> str:
        """Tell how many votes a player has and from whom; where they are more than voters, why: the sheriff's weight.

        More than one vote too many is not the sheriff's alone: there are marks and other doubled votes.
        """
        player = self.player(seat)
        if not voters:
            return self.say("counted-mark", player=player, votes=votes)
        extra = votes - len(voters)
        sheriff = self._sheriff if self._sheriff in voters and 0 < extra <= 1 else None
        if sheriff is None and extra > 0:
            return self.say("counted-extra", player=player, votes=votes, extra=extra, seats=self.seats(voters))
        if sheriff is None:
            return self.say("counted-votes", player=player, votes=votes, seats=self.seats(voters))
        others = [voter for voter in voters if voter != sheriff]
        return self.say(
            "counted-votes",
            player=player,
            votes=votes,
            seats=self.say(
                "voters-sheriff" if others else "voters-sheriff-alone",
                seats=self.seats(others),
                sheriff=self.seat(sheriff),
                weight=1 + extra,
            ),
        )

    def _trusted(self, event: Fields) -> list[str]:
        """Tell a count in which each has pointed at several."""
        friends: dict[int, list[int]] = {}
        for seat, choice in map(listed, event.values("votes")):
            for one in listed(choice):
                if isinstance(seat, int) and isinstance(one, int):
                    friends.setdefault(one, []).append(seat)
        return [
            self.say("counted-friends", player=self.player(one), seats=self.seats(friends[one]))
            for one in sorted(friends)
        ]

    def _condemned(self, event: Fields) -> list[str]:
        seat = event.number("seat")
        if seat is None:
            return [self.say("condemned-nobody")]
        self._moment = "voted"
        return [self.say("condemned", player=self.player(seat))]

    # -- the sheriff ---------------------------------------------------------------------------------------------------

    def _candidates(self, event: Fields) -> list[str]:
        seats = event.numbers("seats")
        line = "candidates-left" if self._runs else "candidates"
        self._runs = bool(seats)
        return [self.say(line, players=self.players(seats)) if seats else self.say("candidates-nobody")]

    def _badged(self, event: Fields) -> list[str]:
        before, self._sheriff = self._sheriff, event.number("seat")
        self._runs = False
        if self._sheriff is None:
            return []  # what became of the badge is announced by itself
        return [self.say("badged" if before is None else "badged-heir", player=self.player(self._sheriff))]

    _tells: ClassVar[Tells] = {
        "game_began": _game_began,
        "night_fell": _night_fell,
        "day_broke": _day_broke,
        "day_began": _day_began,
        "called": _called,
        "call_ended": _call_ended,
        "announced": _announced,
        "died": _died,
        "returned": _returned,
        "revealed": _revealed,
        "speech_began": _speech_began,
        "ballot_opened": _ballot_opened,
        "voted": _voted,
        "counted": _counted,
        "condemned": _condemned,
        "candidates": _candidates,
        "badged": _badged,
        "exploded": _exploded,
        "ended": _ended,
    }
    """How each event is told aloud; at the others the judge says nothing."""


def _totals(counted: Fields) -> list[tuple[int, float]]:
    """Return who has votes, the most first."""
    totals = [
        (seat, total)
        for seat, total in map(listed, counted.values("totals"))
        if isinstance(seat, int) and isinstance(total, int | float)
    ]
    return sorted(totals, key=lambda one: (-one[1], one[0]))
